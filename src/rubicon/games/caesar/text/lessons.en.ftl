### The lesson of CAESAR!

lesson-first = Take Hispania
lesson-first-about = Send legions, close provinces, use bonus tokens.
lesson-first-welcome =
    You are Caesar. You have twelve control markers, and whoever has placed all twelve first wins at once.
    Markers go into provinces that you win. For that you send legions from your camp to the borders around them. You begin with two legions; Pompey does not see them.
lesson-first-send =
    A legion fits borders with its own icon: shields to shields, ships to ships. It has two values, one for the province on each side of the border.
    Hispania Citerior, which holds a Senate token, has only two borders. Choose your 5/1 shield, then the border between the two Hispanias, and turn the 5 to Hispania Citerior.
lesson-first-send-turned = Right border, wrong way round: like this the 5 counts for Hispania Ulterior. Turn the 5 to Hispania Citerior.
lesson-first-send-not = That is a legal place for it. But look at the far west: Hispania Citerior has only two borders, so it is soon decided. Send the 5/1 shield there, its 5 to Hispania Citerior.
lesson-first-closed =
    Pompey took the last border of Hispania Citerior, so it was closed. Whoever closes a province takes its bonus token, and that was Pompey. But you have 5 there against 4: the province is yours, and your first marker lies on it. Pompey's Senate token came from a province that he lost, so he gets no markers for it.
lesson-first-close =
    Now Hispania Ulterior: its last border is the one with the ship, and you lead there by 1 to 0. Even a 0 closes it!
    Send your 6/0 ship there. Turn the 6 to Mauretania, where it helps you next, and the 0 to Hispania Ulterior.
lesson-first-close-wasted = That closes Hispania Ulterior too, but you win it by 1 to 0 anyway. A 6 is wasted there: turn it to Mauretania.
lesson-first-close-not = Close Hispania Ulterior: the ship border between it and Mauretania is the last one that is empty.
lesson-first-tactics =
    Hispania Ulterior is yours. Because you control its neighbour Hispania Citerior too, the border between them got a marker as well: three markers so far.
    You closed it, so you have its Tactics token: another turn after this one. Use it.
lesson-first-tactics-lost = Bonus tokens that are not used at once are lost. Take it back and use Tactics.
lesson-first-tactics-not = Use the Tactics token: another turn is worth a lot.
lesson-first-italia =
    Your extra turn. Take care: a sword between Mauretania and Numidia would leave one empty border around Mauretania, and Pompey could close it and take the token.
    Start in Italia instead, which takes two markers: send the 6/0 sword between Italia and Gallia Cisalpina, the 6 to Italia.
lesson-first-italia-gap = Now only one border of Mauretania is empty. Pompey can close it and take the Might token. Let him make that mistake.
lesson-first-italia-turned = Right border, but the 6 should count in Italia, where two markers are to be won.
lesson-first-italia-not = Send the 6/0 sword to Italia, the 6 to its side: the border to Gallia Cisalpina shows a sword.
lesson-first-mauretania =
    Pompey sent a ship to Sardinia and left a single empty border around Mauretania: the one with the sword. You lead there by 6 to 0.
    Close it with your 3/3 sword.
lesson-first-mauretania-not = Mauretania has one empty border left, with a sword, and you lead there. Close it before Pompey does.
lesson-first-might =
    Mauretania is yours, and so is its border to Hispania Ulterior: five markers. Its token is Might: turn one of Pompey's legions or markers face down, for good.
    Turn his 6/0 ship between Mauretania and Sardinia, and he has nothing in Sardinia any more.
lesson-first-might-lost = Bonus tokens that are not used at once are lost. Might can undo Pompey's best legion.
lesson-first-might-weak = That legion counts 2 for Gallia, and Hispania Citerior is decided already. The 6 in Sardinia hurts more.
lesson-first-might-not = Turn the legion that counts most: the 6 between Mauretania and Sardinia.
lesson-first-end =
    Five of your twelve markers are placed. Neighbouring provinces pay twice, low values close what is won already, and a single empty border is an invitation.
    One thing more: if you cannot send any legion when your turn begins, you lose. Keep legions that fit.
