### The lessons of Julius Caesar.

lesson-moving = Moving
lesson-moving-about = Cards, roads, fleets, an attack and a levy: the first turn of the war.
lesson-moving-welcome =
    You are Caesar. Your golden blocks stand in Gaul and at the Rubicon, and you see what they are. Of Pompey's blocks you see only where they stand.
    Eleven cities are worth victory points. Whoever has 10 points in a winter wins. Pompey starts with 7, you with 1: you must attack.
lesson-moving-aside =
    Every year you get six cards and lay one aside, unseen. A card like 4/1 gives 4 move points and 1 levy point.
    Lay aside the weakest, 2/1.
lesson-moving-aside-best = The 4/1 is your best card: nobody moves more with one card. Lay aside 2/1.
lesson-moving-aside-not = Each of them could go. 2/1 gives least: lay that aside.
lesson-moving-play =
    Both sides now choose a card in secret. The higher move number goes first.
    Play 4/1: four places can move before Pompey does.
lesson-moving-play-not = That is possible, but then Pompey might move first. Play 4/1 and be quick.
lesson-moving-roma =
    You go first. A move point makes one place active, and any blocks there may go. Roma is vacant and worth 2 points!
    The road from Ravenna to Roma is a minor one: two blocks a turn. Send Caesar and Legio 13 to Roma. The fleet stays.
lesson-moving-roma-done = Four points and nobody has moved. Take Roma first.
lesson-moving-roma-not = First to Roma, with Caesar and Legio 13: choose Ravenna, take both blocks, then choose Roma.
lesson-moving-steps =
    Roma is yours. A block goes two steps by road, if the first place is friendly or vacant: from Massilia over Genua, by major roads, which take four blocks.
    Send Legio 11 from Massilia to Roma. That is the second point.
lesson-moving-steps-short = Genua is one step. Legio 11 can go one more, to Roma.
lesson-moving-steps-done = You have three points left. Bring Legio 11 to Roma.
lesson-moving-steps-not = Legio 11 stands in Massilia. It goes over Genua to Roma: two steps.
lesson-moving-navis =
    Massilia is active already, so its other blocks may go too, without another point.
    Navis go from port to sea. Send Navis C1 to Mare Hispanum: a sea with only your fleets is friendly, and land blocks can be shipped over it.
lesson-moving-navis-done = Wait: the fleet of Massilia can still put to sea, and costs nothing more.
lesson-moving-navis-not = Navis C1 lies in Massilia. Send it to Mare Hispanum.
lesson-moving-attack =
    Now an attack. Entering a place with enemy blocks is one, and it is made on the first step. Tarraco, beside Narbo, is worth 1 point; three of Pompey's blocks are there.
    Send all three from Narbo: Legio 7, 9 and 10. They come by one road, so all are in the main attack.
lesson-moving-attack-done = Two points are left, and Tarraco lies next to Narbo. Attack it.
lesson-moving-attack-not = Legio 7, Legio 9 and Legio 10 attack Tarraco from Narbo.
lesson-moving-levy =
    The battle comes when both sides have moved. One move point is left, but nobody needs to go: say that you are done.
    Then you levy, for 1 point: a step for a block, or a new block at its last step. Roma is yours, so levy Legio 17 there.
lesson-moving-levy-point = You could. But leave Genua guarded: say that you are done with moving, then levy Legio 17 in Roma.
lesson-moving-levy-not = Say that you are done with moving. Then take Legio 17 from the pool and put it into Roma.
lesson-moving-end =
    Pompey, as Player 2, could have sent blocks from neighbouring places to help: they would be reserves. He did not.
    Now the battles are fought. That is the next lesson.

lesson-battle = Battles
lesson-battle-about = Letters, dice and hits: fight for Tarraco.
lesson-battle-welcome =
    Your three legions attack Tarraco. All blocks lie open. A battle has up to four rounds; in each every block has one turn: all A, then B, C and D, and of one letter the defenders first.
    Pompey's Equitatus P1 is a B3, so it was first: two dice, and every die up to 3 hits. It threw 2 and 5: one hit.
lesson-battle-hit =
    A hit goes to your strongest block. All three of yours have strength III, so you choose.
    Spare Legio 10, which is a C4: let Legio 9 take the hit.
lesson-battle-hit-best = Legio 10 hits with 1 to 4, the others only with 1 and 2. Keep it strong: give the hit to Legio 9.
lesson-battle-hit-not = Any of them could take it. In this lesson it is Legio 9.
lesson-battle-fire =
    Pompey's legions, C2 like two of yours, fired first, as defenders do, and missed. Now your C blocks.
    Let Legio 10 fire: three dice, each up to 4 hits.
lesson-battle-fire-pass = A block may pass, but why? Three dice that hit with 1 to 4 are your best.
lesson-battle-fire-not = Begin with your best: let Legio 10 fire.
lesson-battle-seven =
    1, 3 and 5: two hits, one each on Legio 5 and Legio 6, which were the strongest. Go on with Legio 7, a C2.
lesson-battle-seven-not = Let Legio 7 fire, at its full strength.
lesson-battle-nine =
    One hit, and Pompey let the cavalry take it. Legio 9 is still to fire in this round.
lesson-battle-nine-not = Nothing speaks against firing: let Legio 9 fire.
lesson-battle-two =
    Round 2. From now on blocks may retreat, and Pompey's Equitatus did, to save itself. Then Legio 5 threw two hits!
    The first goes to Legio 7 or Legio 10. Choose Legio 7; the second then goes to Legio 10 by itself, the only one left with III.
lesson-battle-two-best = Both will be hit in the end, for the second hit takes the strongest that is left. Begin with Legio 7.
lesson-battle-two-not = Legio 7 takes the first hit.
lesson-battle-again =
    All of yours are down to II. Pompey's Legio 5 has II, and Legio 6 has I. You could retreat to Narbo now. But you are ahead: let Legio 10 fire.
lesson-battle-again-retreat = A retreat saves a block, and gives Tarraco away. You are winning: fire.
lesson-battle-again-not = Let Legio 10 fire: two dice that hit with 1 to 4.
lesson-battle-last =
    Legio 5 is eliminated, and Legio 6 has one step left. Let Legio 7 fire.
lesson-battle-last-retreat = One more hit wins the battle. Fire!
lesson-battle-last-not = Let Legio 7 fire at what is left.
lesson-battle-regroup =
    Tarraco is yours! The winner may regroup: every block there one step, to friendly or vacant places.
    Narbo is empty now. Send Legio 9 back there and keep the others here; then say that you are done.
lesson-battle-regroup-stay = All could stay. But Narbo would be empty, and Pompey could walk in. Send Legio 9 back first.
lesson-battle-regroup-strong = Your best legion should hold the new city. Send Legio 9 to Narbo.
lesson-battle-regroup-not = Legio 9 goes to Narbo, then you are done.
lesson-battle-end =
    Well fought. Remember: hits go to the strongest, so strong legions shield a leader; and a leader who falls is a point for the enemy, for good.
    In round 4 attackers can only retreat, and who cannot is lost. Have a way back.

lesson-winter = Winter
lesson-winter-about = Fleets into port, food for everybody, and the count of points.
lesson-winter-welcome =
    The five turns of the year are over, and winter comes. Cleopatra is at home in Alexandria already.
    Look at your side: Navis C1 is at sea, and five blocks stand in Genua.
lesson-winter-berth =
    No fleet winters at sea. Each goes to a friendly port of its sea, or back to the pool. Navis C1 can reach Genua, Massilia and Narbo.
    A city feeds 3 blocks, and one more for each point it is worth, fleets counted. Send it to Massilia: 1 point, so 4 blocks, and only Legio 14 is there.
lesson-winter-berth-full = Genua has five blocks and feeds three. A sixth would not make it better.
lesson-winter-berth-fourth = Three legions are in Narbo, which is worth no points and feeds three. A fourth block would be too many.
lesson-winter-berth-not = Send Navis C1 to Massilia.
lesson-winter-supply =
    Genua is worth no points and feeds three of five: two go back to the pool. Keep Antonius, and keep what you could not levy soon again.
    Legio 11 and Legio 12 are levied in Genua itself. Disband these two.
lesson-winter-supply-leader = A leader who is disbanded waits in the pool and gives the enemy no point, but then he does not lead either. Keep Antonius.
lesson-winter-supply-home = Legio 8 can be levied only in Tarraco, and Legio 16 only in Aquileia: you hold neither. Legio 11 and Legio 12 come back in Genua.
lesson-winter-supply-not = Disband Legio 11 and Legio 12.
lesson-winter-victory =
    Now points are counted: you hold Roma for 2 and Massilia for 1, and Pompey has 7. Whoever has 10 wins at once. Nobody has, so the war goes on; after five winters the higher total wins.
lesson-winter-disband =
    You may send more blocks to the pool, to levy them elsewhere later. Leaders, Auxilia and the Ballista come back in any friendly city.
    You need everybody where they are: say that you are done.
lesson-winter-disband-leader = Caesar could be levied again in any friendly city, but only at strength I. Keep him.
lesson-winter-disband-not = That can be clever. Here everybody is where they should be: say that you are done.
lesson-winter-aside =
    Spring. What fell last year can be levied again, and everybody has six new cards. Lay one aside: 2/1.
lesson-winter-aside-not = For this lesson lay aside 2/1.
lesson-winter-play =
    You want your two legions back, so you need levy points. Play 2/3.
lesson-winter-play-levies = 4/1 moves a lot, but it gives a single levy point. Play 2/3.
lesson-winter-play-not = Play 2/3: three levy points.
lesson-winter-levy =
    You go first. Say that you are done with moving. Then levy Legio 11 and Legio 12 in Genua, one point each, and give the third point to Legio 11 as another step.
lesson-winter-levy-not = Done with moving; levy Legio 11 and Legio 12 in Genua; then a step for Legio 11.
lesson-winter-end =
    Your legions are back where they belong. Before each winter look at three things: fleets near a friendly port, no more blocks in a city than it feeds, and the points.
    Now you know the whole game. Good luck, Caesar!
