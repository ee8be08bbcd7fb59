### The lesson of Augustus.

lesson-first = Your first missions
lesson-first-about = Choose missions, place legions, and let one mission finish another.
lesson-first-welcome =
    Tokens are drawn from a bag, one after the other, and each lets everybody place a legion on a field of its symbol. Cover all fields of a mission, and it is yours, with its points and its effect.
    When somebody controls seven missions the game ends, and the most points win.
lesson-first-keep =
    You were dealt six missions and keep three. Each shows its fields, its points, and how many draws it takes on average.
    Keep 35 Phrygia, 9 Asia and 5 Asinius Pollio: short ones, and Phrygia helps Asia, as you will see.
lesson-first-keep-long = Many points, but six fields: that takes most of the game. Begin with something quicker.
lesson-first-keep-dagger = 11 points, but it needs the dagger, and there is one dagger among 23 tokens. Begin with something quicker.
lesson-first-keep-not = For this lesson keep 35, 9 and 5.
lesson-first-sword =
    The first token is a sword. You may put a legion on a sword of 35 or of 9. Everybody decides at the same time, and nobody sees it before all have decided.
    Put it on 35 Phrygia: its effect will later place two legions on swords by itself.
lesson-first-sword-later = Asia needs two swords, that is true. But when Phrygia is complete its effect places two legions on swords: they will go there.
lesson-first-sword-pass = You may pass, but a legion in your supply does nothing.
lesson-first-sword-not = Put a legion from your supply on the sword of 35 Phrygia.
lesson-first-shield =
    A shield: 5 of the 23 tokens are shields, 6 are swords. The token stays out of the bag until a joker comes, so the next one is a little less likely to be a shield.
    Only Phrygia has a shield. Put a legion there.
lesson-first-shield-not = Put a legion from your supply on the shield of 35 Phrygia.
lesson-first-catapult =
    A catapult. You could also move a legion there that lies on another field already; that is worth it only when your supply is empty, and you still have five of seven.
    Put a new legion on the catapult of Phrygia.
lesson-first-catapult-moved = Moving takes the legion from another field, which is empty then. You have legions in your supply: use one of those.
lesson-first-catapult-second = Asia has a catapult too. But Phrygia is nearly complete, and its effect pays off at once: finish that first.
lesson-first-catapult-not = Put a legion from your supply on the catapult of 35 Phrygia.
lesson-first-joker =
    A joker! It is any symbol you like. Use it for what comes seldom: there are only two standards in the bag.
    Put a legion on the standard of Phrygia, its last field.
lesson-first-joker-rare = A common symbol comes by itself. Use the joker where you would wait longest: on the standard, which also completes Phrygia.
lesson-first-joker-not = Complete Phrygia: put a legion on its standard.
lesson-first-ave =
    Ave Caesar! Phrygia is complete. Its four legions are back in your supply, and its effect places two legions on swords.
    Put both on Asia. Then Phrygia is yours, with the reward for most gold; take a new mission from the row: 1 Chersonesus, which needs common symbols only.
lesson-first-ave-pass = The effect is worth two legions, and both find a sword on Asia. Use it.
lesson-first-ave-not = Both legions go to swords of 9 Asia; then take 1 Chersonesus from the row.
lesson-first-asia =
    After a joker all tokens are back in the bag, and the next player is Herald. A catapult again: that is all that Asia still lacks.
    Complete it. Its effect is red: every opponent loses a legion from a mission in progress.
lesson-first-asia-pass = Pass, when a legion completes a mission? Put it on the catapult of Asia.
lesson-first-asia-not = Put a legion from your supply on the catapult of 9 Asia: that completes it.
lesson-first-reward =
    Your rival had to remove a legion, and you control exactly two missions: you may claim the reward for two, 2 points. But you can claim one such reward in the whole game, and five missions bring 8.
    Decline it, and take 20 Sextus Appuleius from the row: then three missions are in progress again.
lesson-first-reward-early = 2 points now, and never a reward for three, four, five or six missions. You are ahead: wait for more.
lesson-first-reward-not = Decline the reward for two missions, then take 20 Sextus Appuleius.
lesson-first-end =
    Two missions and the gold reward: you are well on the way. Look at the rewards: three of a colour, one of each colour, the number of missions, most gold and most wheat.
    The game ends after the round in which somebody controls seven missions.
