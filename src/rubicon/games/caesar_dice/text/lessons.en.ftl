### The lesson of the dice game.

lesson-first = Your first rounds
lesson-first-about = Throw, keep, become Consul, and take a prize.
lesson-first-welcome =
    You play against Cassius and Crassus. Whoever is Consul when the turn comes round to them again wins the round and its prize: a silver coin in rounds 1 to 4, the gold coin in round 5.
    Nobody is Consul yet. You have thrown first.
lesson-first-keep =
    Your score is the sum of the numerals × the number of laurels. Now that is 5 × 1 = 5.
    Three I would count 15 together! Keep I, I and the laurel: touch these three dice, then throw the other two again.
lesson-first-keep-early = You would be Consul with 5, and both others would beat that easily. You have two more throws: use them.
lesson-first-keep-all = All five again? The two I and the laurel are a good start. Keep them.
lesson-first-keep-laurel = A laurel alone scores nothing: it multiplies numerals. Keep the two I with it.
lesson-first-keep-ones = Two I without a laurel score nothing. Keep the laurel too.
lesson-first-keep-not = Keep exactly I, I and the laurel: two I on the way to three, and a laurel to multiply them.
lesson-first-three =
    A third I: 15 × 1 = 15. You have one throw left, and what you keep cannot get worse.
    Keep I, I, I and the laurel, and throw the bomb again.
lesson-first-three-stop = 15 is good, but the last throw costs you nothing: the bomb does nothing here, and a second laurel doubles your score.
lesson-first-three-not = Keep the three I and the laurel. Only the bomb is thrown again.
lesson-first-won =
    You were Consul with 30, and nobody beat it. Cassius scored less and paid tribute: one coin for each of his own laurels. Crassus threw three bombs, a coup: you paid one coin for each of your two laurels, and stayed Consul.
    Then the turn came back to you, and the silver coin is yours. A new round begins, without a Consul.
lesson-first-numerals =
    No laurel: that is 0. While there is no Consul, bombs do nothing. Keep the two IV and hope for laurels: throw the other three.
lesson-first-numerals-zero = Without a laurel you score 0, and pass the dice on. Throw again.
lesson-first-numerals-bombs = Bombs only count against a Consul, and there is none yet.
lesson-first-numerals-not = Keep IV and IV, the most valuable numerals. The other three dice may still bring a laurel.
lesson-first-office =
    10 × 1 = 10. Any score makes you Consul now. With one throw left you could try for more, but you have something to lose: stop here.
lesson-first-office-not = You could gamble for more. In this lesson, stop with your 10 and see what becomes of a low score.
lesson-first-coup =
    Cassius beat your 10 with 12 and is Consul now; Crassus failed and paid. If your score is lower than 12, you pay one coin for each of your laurels.
    Bombs are another way. Three of them are a coup: then the Consul pays you one coin for each of his laurels. Keep both bombs and throw the rest.
lesson-first-coup-tribute = 4 × 1 is less than 12: you would pay tribute for your laurel. You have two more throws.
lesson-first-coup-not = 12 is hard to beat with I and III. Keep the two bombs alone, and throw the other three.
lesson-first-dictator =
    Three bombs: the coup is safe, for kept dice stay. Four bombs make you Dictator, who wins the round at once; five make you Caesar, who takes every prize that is left.
    Keep the three bombs and throw the other two.
lesson-first-dictator-stop = The coup would bring you two coins. But you keep it anyway if you throw the other two dice again: try for the fourth bomb.
lesson-first-dictator-not = Keep the three bombs, and nothing else: with three bombs or more only bombs count.
lesson-first-end =
    Four bombs: you are Dictator, and a second silver coin is yours. After round 5 the richest wins: bronze counts 1, silver 2, gold 4.
    That is the whole game. As Consul you want a high score with few laurels; when you cannot win, stop with few laurels.
