### The club: what remains of games, opponents, notices, learning. Its pages load these words when they are opened.

## Learning

club-learn = Learn to play
club-learn-rules = Read the rules

## Lessons

club-learn-done = done
club-learn-minutes = { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }
club-lesson = Lesson
club-lesson-of = Lesson of { $game }: { $lesson }
club-lesson-step = Step { $step } of { $of }
club-lesson-next = Go on
club-lesson-take-back = Take it back
club-lesson-again = Start again
club-lesson-rule = Read the rule
club-lesson-over = That is how it is done!
club-lesson-over-about = You have finished this lesson.
club-lesson-following = Next lesson: { $lesson }
club-lesson-play = Play against a bot
club-lesson-others = Other lessons and games
club-lesson-not-so = Not this one

## Rules

club-rules-contents = Contents
club-rules-search = Search the rules
club-rules-found = { $at } of { $count }
club-rules-not-found = Nothing found
club-rules-previous = The one before
club-rules-next = The next one

## History and profiles

club-history-nobody = Your finished games will be here once you have played one.
club-history-filters = Filters
club-history-search = Search opponents, games and notes
club-history-find = Search
club-history-any = any
club-history-game = Game
club-history-opponent = Opponent
club-history-bot = Bot: { $level }
club-history-result = Result
club-history-result-won = victory
club-history-result-shared = draw or shared victory
club-history-result-lost = defeat
club-history-seats = Players
club-history-side = Side
club-history-seat = Seat { $seat }
club-history-with = with
club-history-without = without
club-history-from = From
club-history-to = Until
club-history-total = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
club-history-found = { $count ->
    [0] No game fits all of this.
    [one] { $count } game fits
   *[other] { $count } games fit
}
club-history-all = Show all games
club-history-won = Victory
club-history-shared = Draw or shared victory
club-history-lost = { $place ->
    [1] Defeat
    [2] Second place
    [3] Third place
   *[other] Place { $place }
}
club-history-left = A bot played on for you
club-history-download = Download all records
club-import = Imported records
club-import-about = A record file of a match that was played elsewhere gets a link that anybody can open. It counts for nobody.
club-import-choose = Import a record file
club-import-checking = Replaying the match…
club-import-large = The file is too large: records have at most { $most } kB.
club-import-done = The match is imported. Whoever has its link can watch it.
club-import-link = Copy the link
club-import-delete = Delete
club-pages = Pages
club-page = Page { $page } of { $pages }
club-profile-mine = My profile
club-profile-since = Here since { $date }
club-profile-games = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
club-profile-hide = Hide my profile
club-profile-show = Show my profile
club-profile-hidden = Only you see this page: others do not find it.
club-profile-seen = This is what others see. Games at private tables are counted and never shown.
club-profile-none = No finished games yet.
club-profile-played = played
club-profile-won = won
club-profile-shared = shared
club-profile-lost = lost
club-profile-share = win rate
club-profile-all = All games
club-profile-opponents = Favourite opponents
club-profile-against = { $played ->
    [one] { $played } game
   *[other] { $played } games
} · { $won }–{ $lost }
club-profile-best = Best games
club-profile-best-clear = A clear victory
club-profile-best-close = A close victory
club-profile-recent = Last games

## Tournaments

club-tournaments = Tournaments
club-tournaments-open = Open for registration
club-tournaments-running = Being played
club-tournaments-over = Over
club-tournaments-none = None is open at the moment. Make one: it takes two minutes.
club-tournament-new = New tournament
club-tournament-account = To host a tournament you need an account, so that you can come back to it.
club-tournament-name = Name
club-tournament-game = Game
club-tournament-format = Kind
club-tournament-swiss = Swiss
club-tournament-swiss-about = A few rounds: players with as many points as each other meet, and nobody meets the same rival twice.
club-tournament-round_robin = Everybody against everybody
club-tournament-round_robin-about = As many rounds as it takes for everybody to meet everybody. For up to 24 players; best for 4 to 10.
club-tournament-ladder = Ladder
club-tournament-ladder-about = Without an end: challenge somebody at most three places above you. If you win, you take their place.
club-tournament-most = Most players
club-tournament-fill = If there are fewer
club-tournament-fill-none = play with those who come
club-tournament-fill-bot = bots fill up: { $level }
club-tournament-rounds = Rounds
club-tournament-cycles = How often each two meet
club-tournament-usual = as usual
club-tournament-live = Live: everybody is there at the same time
club-tournament-live-about = A table waits 10 minutes for its players. Who does not come has lost; so has who runs out of time.
club-tournament-slow = By days: a move now and then
club-tournament-slow-about = A table waits 3 days for its players. Who does not come has lost; so has who runs out of time.
club-tournament-round-hours = Hours for a round, at most
club-tournament-round-days = Days for a round, at most
club-tournament-round-open = no limit
club-tournament-round-about = Without a limit the next round begins when all games of this one are over. With one it begins then at the latest; games that go on count when they end.
club-tournament-rated = Rated: results count for everybody’s rating
club-tournament-rated-about = Players need an account. Only bots with a rating can fill up.
club-tournament-each-round = at most { $time } for a round
club-tournament-hours = { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }
club-tournament-full-days = { $days ->
        [one] one day
       *[other] { $days } days
    }
club-tournament-round-ends = the next one begins by { $date }
club-tournament-play-too = I play, too
club-tournament-private = Only for people who have the link
club-tournament-make = Make the tournament
club-tournament-days = { $days ->
        [one] one day for each move
       *[other] { $days } days for each move
    }
club-tournament-move = { $seconds } s for each move
club-tournament-bank = { $increment ->
        [0] { $minutes } min for the whole game
       *[other] { $minutes } min + { $increment } s for each move
    }
club-tournament-places = { $players ->
        [one] One player of at most { $most } is registered
       *[other] { $players } players of at most { $most } are registered
    }
club-tournament-players = { $players ->
        [one] One player
       *[other] { $players } players
    }
club-tournament-by-link = by invitation
club-tournament-yours = You play here
club-tournament-hosted = You are the host
club-tournament-host = host: { $name }
club-tournament-nobody = Player { $number }
club-tournament-bot = bot: { $level }
club-tournament-paused = The host has paused the tournament: no round begins meanwhile, and nobody is late. Games go on.
club-tournament-over = The tournament is over.
club-tournament-ladder-rule = { $reach ->
        [one] Challenge whoever stands one place above you. If you win, you take their place.
       *[other] Challenge somebody at most { $reach } places above you. If you win, you take their place.
    }
club-tournament-round-of = Round { $round } of { $rounds }
club-tournament-play = Play now
club-tournament-join = Join the tournament
club-tournament-leave = Leave
club-tournament-withdraw = Withdraw
club-tournament-leave-ask = You play no more games here, and one that waits for you is lost.
club-tournament-leave-sure = Yes, withdraw
club-tournament-start = Start the tournament
club-tournament-wait = Your game of this round is over. The next one begins when the others have finished.
club-tournament-wait-end = Your games are over. The table is final when the others have finished.
club-tournament-invite = Send this link to those who shall play
club-tournament-invite-text = Play in the tournament “{ $name }” at Rubicon!
club-tournament-will-fill = At the start bots fill up the free places: { $level }.
club-tournament-standings = Table
club-tournament-crosstable = Crosstable
club-tournament-games = Games
club-tournament-older = Older games
club-tournament-round = Round { $round }
club-tournament-rank = #
club-tournament-player = player
club-tournament-points = points
club-tournament-direct = direct
club-tournament-direct-about = points from games among those who are tied, if each of them played each other one.
club-tournament-buchholz = Buchholz
club-tournament-buchholz-about = the points of all rivals, added up.
club-tournament-berger = Sonn.-Berger
club-tournament-berger-about = (Sonneborn-Berger) the points of rivals who were beaten, and half of those with whom one tied.
club-tournament-wins = wins
club-tournament-wins-about = games that were played and won alone.
club-tournament-ties = Who is ahead when points are equal?
club-tournament-ties-about = These decide in this order; who is still equal shares the rank. A bye, or a game to which somebody did not come, counts for points; for Buchholz and Sonneborn-Berger it is a game against somebody with one’s own points. Who leaves before half of the games of a round robin is struck out.
club-tournament-playing = is played
club-tournament-waiting = waits for its players
club-tournament-bye = bye
club-tournament-status-forfeit = somebody did not come
club-tournament-status-ruled = decided by the host
club-tournament-replay = Replay
club-tournament-watch = To the table
club-tournament-rule = Decide this game
club-tournament-rule-for = { $name } wins
club-tournament-rule-tie = a tie
club-tournament-challenge = Challenge
club-tournament-challenge-name = Challenge { $name }
club-tournament-remove = Remove
club-tournament-remove-name = Remove { $name }
club-tournament-remove-ask = { $name } plays no more games here, and one that waits for { $name } is lost.
club-tournament-remove-sure = Yes, remove
club-tournament-pause = Pause
club-tournament-resume = Go on
club-tournament-end = End the tournament
club-tournament-end-ask = It is over for everybody then, and no game begins any more. Games that are being played still count.
club-tournament-end-sure = Yes, end it

## Players and ratings

club-players-games = Games
club-players-search = Part of a name
club-players-find = Find
club-players-all = Show all
club-players-none = Nobody has a rating in this game yet.
club-players-none-found = Nobody of that name has a rating in this game.
club-players-place = Place
club-players-player = Player
club-players-bot = bot
club-players-games-played = Games
club-players-pages = Pages of the list
club-players-page = Page { $page } of { $pages }
club-players-better = Stronger
club-players-weaker = Weaker
club-players-scale = The level “medium” has 1500 points in every game. With 400 points more one wins ten games of eleven for two. A question mark: too few games to rely on the number, and no place yet.
club-players-how = A rating comes from rated games, with an account:
club-rating = Rating
club-rating-levels = Levels of bots
club-rating-as-table = The last games as a table
club-rating-when = Game
club-rating-place = Place
club-rating-change = Change
club-ratings = Ratings
club-rating-like = About as strong as the level “{ $level }”.
club-rating-between = Between the levels “{ $lower }” and “{ $upper }”.
club-rating-above = Stronger than the level “{ $level }”.
club-rating-below = Weaker than the level “{ $level }”.
club-rating-provisional = After few games this is a first guess.
club-rating-curve = How the rating went: { $game }
club-rating-at = Place { $place }
club-rating-games = { $count ->
        [one] one rated game
       *[other] { $count } rated games
    }

## Watching

club-watch-running = Games in progress
club-watch-none = Nobody plays where others may watch at the moment.
club-watch-since = started { $when }
club-watch-spectators = { $count ->
    [0] no spectators
    [one] { $count } spectator
   *[other] { $count } spectators
}
club-watch-delay = shown { $time } late
club-watch-finished = Worth seeing
club-watch-close = A close game
club-watch-long = A long game

## Puzzles

club-puzzles = Puzzles
club-puzzles-about = Positions from real games. One move is clearly the best, judged by what the player could know: find it on the board.
club-puzzle-daily = Puzzle of the day
club-puzzle-done-today = Solved. There will be another one tomorrow.
club-puzzle-solve = Solve it
club-puzzle-look-again = Look at it again
club-puzzle-you = How far you are
club-puzzle-rating = Rating
club-puzzle-streak = In a row
club-puzzle-best = best { $best }
club-puzzle-days = Days in a row
club-puzzle-solved = Solved
club-puzzle-guest = Your browser remembers this. With a name of your own you get a rating too.
club-puzzle-any = A puzzle for me
club-puzzle-play = Solve one
club-puzzle-of = { $solved } of { $puzzles } solved
club-puzzle-player = You
club-puzzle-title = Puzzle: { $game }
club-puzzle-rated = Rating { $rating }
club-puzzle-row = { $streak } in a row
club-puzzle-task = You are { $player }. One move is clearly the best. Make it on the board.
club-puzzle-right = Right!
club-puzzle-wrong = There is something better.
club-puzzle-shown = This was the best move.
club-puzzle-again = Try another move, or look at the solution.
club-puzzle-show = Show the solution
club-puzzle-next = Next puzzle
club-puzzle-others = The next best moves:
club-puzzle-exact = The chances are exact: this game is solved for two.
club-puzzle-estimated = The chances are estimated by two long searches, from what you can know here.
club-puzzle-change = Your rating: { $rating } ({ $change })

## Mistakes

club-mistakes = My mistakes
club-mistakes-about = The costliest moves of your games, by the kind of decision you missed, judged by what you could know then.
club-mistakes-nobody = Play a game to its end: then there is something to learn from.
club-mistakes-from = { $analysed ->
        [0] None of your games has been analysed yet.
        [one] From one analysed game.
       *[other] From { $analysed } analysed games.
    } { $without ->
        [0] { "" }
        [one] One more can be analysed.
       *[other] { $without } more can be analysed.
    }
club-mistakes-running = { $running ->
        [one] One game is being analysed…
       *[other] { $running } games are being analysed…
    }
club-mistakes-analyse = { $games ->
        [one] Analyse my last game
       *[other] Analyse my last { $games } games
    }
club-mistakes-other = Other decisions
club-mistakes-cost = { $count ->
        [one] once
       *[other] { $count } times
    }, { $cost } points of winning chance in all
club-mistakes-look = { $day }: see it in the replay
club-mistakes-train = Train it with puzzles
club-mistakes-none = No costly mistakes were found. Well played!

## Notices

club-notices = Notices
club-notices-more = When you are not at the table, Rubicon can call you. While you look at a table, nothing is sent about it.
club-notices-of = Tell me when
club-notices-drop = Remove
club-notice-turn = it is my turn, or my time runs short
club-notice-start = a game begins
club-notice-invitation = a seat is kept for me
club-notice-over = a game is over
club-push = In this browser
club-push-start = Notify me in this browser
club-push-on = This browser gets notices, also while Rubicon is closed.
club-push-stop = No more notices in this browser
club-push-impossible = This browser cannot be woken here: that needs an address with https. On an iPhone or iPad, first add Rubicon to the home screen.
club-push-denied = The browser does not allow notices from this page. You can change that in its settings.
club-push-failed = The browser could not reach its push service. Please try again later.
club-mail = By e-mail
club-mail-impossible = This server sends no e-mails.
club-mail-address = E-mail address
club-mail-add = Use this address
club-mail-confirm = We have sent a link to this address. Open it within three days; until then nothing else is sent.
club-mail-stopped = No e-mails go to this address: they were stopped, or the address was refused.
club-mail-resume = Send e-mails again
club-mail-every = How often at most
club-mail-every-so = { $minutes ->
        [15] every quarter of an hour
        [60] every hour
        [240] every four hours
       *[other] once a day
    }
club-mail-drop = Forget this address
club-quiet = Quiet hours
club-quiet-want = Send nothing at certain hours
club-quiet-from = From
club-quiet-until = Until
club-quiet-zone = Time zone: { $zone }. What came up meanwhile is sent afterwards.
club-calendar = Deadlines in my calendar
club-calendar-more = A private link for your calendar program: when your move is due at tables with days for a move, and dates of your tournaments. Whoever has the link can read them, and nothing else.
club-calendar-link = Your link, shown only now:
club-calendar-since = There is a link since { $date }.
club-calendar-copy = Copy the link
club-calendar-open = Open in the calendar
club-calendar-make = Make a link
club-calendar-renew = Renew the link
club-calendar-revoke = Revoke the link
club-hook = For programs: a webhook
club-hook-more = Rubicon posts to an address of yours. Each call is signed; docs/wire.md says how.
club-hook-url = Address of your program
club-hook-add = Add
club-hook-secret = The secret that signs the calls, shown only now:
club-link-confirm = Notices now come to { $address }.
club-link-stop = No more e-mails are sent to { $address }.
club-link-resume = E-mails are sent to { $address } again.
club-link-undo = That was a mistake: send them again
club-link-account = My account

## Vacations

club-vacation = Vacation
club-vacation-more = { $count ->
        [one] You have one day a year. Meanwhile clocks that count days stand still for you, and the others see when you are back.
       *[other] You have { $count } days a year. Meanwhile clocks that count days stand still for you, and the others see when you are back.
    }
club-vacation-first = First day
club-vacation-last = Last day
club-vacation-add = Go on vacation
club-vacation-span = { $first } – { $last }
club-vacation-end = I am back
club-vacation-drop = Call it off
club-vacation-left = { $count ->
        [one] One day is left in { $year }.
       *[other] { $count } days are left in { $year }.
    }

## Opponents

club-opponents = Find an opponent
club-what-to-play = What do you want to play?
club-another-wish = Something else, too?
club-game = Game
club-seats-wished = Number of players
club-pace = Pace
club-pace-live = now
club-pace-live-more = 20 minutes each, and 15 seconds for every move
club-pace-days = by days
club-pace-days-more = three days for every move
club-pace-any = whichever comes first
club-pace-any-more = now while you are here, by days otherwise
club-options-usual = the usual ones, or what the others want
club-options-exact = exactly these:
club-options-any = with the usual options, or what you want
club-range = How strong the others are (you: { $rating })
club-range-any = any strength
club-range-about = about as strong as me (±{ $points })
club-range-guest = With an account you have a rating, play rated games and choose how strong the others are.
club-wish-rated = Rated
club-wish-range = Looks for ratings from { $least } to { $most }
club-wish-least = Looks for ratings from { $least }
club-wish-most = Looks for ratings up to { $most }
club-wish-needs-account = This is a rated game: you need an account.
club-wish-other-rating = Your rating is not in this range.
club-find = Find an opponent
club-who-waits = Who waits
club-nobody-waits = Nobody waits at the moment. Say what you want to play: the next one who comes sees it here.
club-waits-since = Waiting for { $time }
club-play-with = Play with { $name }
club-wish-about = When wishes match, the table opens by itself; whoever has waited longest comes first. A wish to play now ends 20 seconds after you close Rubicon; a wish by days stays.
club-rather-friends = Rather play with friends?
club-my-wish = Your wish
club-waiting = You are waiting for an opponent
club-waited = For { $time } now.
club-ends-live = If nobody comes, the wish ends in { $time }. Keep Rubicon open: any page will do.
club-ends-days = The wish stays for another { $time }, whether you are here or not.
club-others-wait = { $count ->
        [one] One other person waits, for something else: see who, and play with them if you like.
       *[other] { $count } others wait, for something else: see who, and play with them if you like.
    }
club-nobody-else = Nobody else waits at the moment. The table opens by itself when somebody comes.
club-bot-meanwhile = Play a bot ({ $level }) while you wait
club-withdraw = Wait no longer
club-wish-withdrawn = You wait no longer.
club-wish-ended = Your wish has ended: nobody came in time, or you were away for too long.
club-wish-paired = Your match is found. The table opens…
club-wish-kept = Somebody else was quicker, or your wishes do not fit. You are waiting now, too.

## Friends

club-friends = Friends
club-friends-name-first = Choose a name first, so that your friends know you.
club-your-friends = Your friends
club-no-friends = Nobody yet. Send your link to somebody, or ask for an account by its name. Nobody else sees whom you are friends with.
club-they-ask = Want to be your friends
club-accept = Yes
club-decline = No
club-now-friends = You and { $name } are friends now.
club-friend-asked = { $name } is asked.
club-friend-removed = { $name } is no longer among your friends.
club-remove-friend = Remove { $name }
club-remove-sure = Yes, remove
club-you-asked = You have asked
club-take-back = Take it back
club-table-open = { $game }: waits for players
club-table-running = { $game }: watch
club-invite-how = To invite a friend, open a table: your friends stand below its seats.
club-add-friend = Add a friend
club-friend-name = Name of an account
club-ask = Ask
club-your-link = Your friend link
club-your-link-more = Whoever opens it and agrees is your friend at once.
club-link-text = Be my friend at Rubicon!
club-renew-link = Make a new link; the old one stops working
club-link-renewed = Your old link opens nothing any more.
club-friend-link-of = { $name } wants to be your friend
club-friend-link-more = You will see when { $name } is here and at which public tables, and can invite each other.
club-become-friends = Be friends
club-blocked = Muted and blocked
club-blocked-more = They are not told.
club-kind-mute = muted
club-kind-block = blocked
club-unblock = Undo

## Moderation

club-moderation = Moderation
club-mod-reports = { $count ->
        [0] No open reports
        [one] One open report
       *[other] { $count } open reports
    }
club-mod-no-reports = All is quiet.
club-mod-about = { $name }: { $kind }
club-mod-from = by { $name }, { $when }
club-mod-gone = somebody who is gone
club-mod-gone-moderator = a former moderator
club-mod-whom = { $name }
club-mod-whom-gone = somebody who is gone
club-mod-is-banned = banned
club-mod-ban = Ban { $name }
club-mod-rename = Rename { $name }
club-mod-close = Done with this report
club-mod-closed = The report is closed.
club-mod-remove = Remove
club-mod-remove-line = Remove the line “{ $text }”
club-mod-line-removed = The line is removed.
club-mod-find = Find somebody
club-mod-search = Find
club-mod-bans = Bans
club-mod-no-bans = Nobody is banned.
club-mod-unban = Lift the ban on { $name }
club-mod-unbanned = { $name } may play again.
club-mod-banned = { $name } is banned.
club-mod-until = until { $date }
club-mod-for-good = for good
club-mod-how-long = For how long?
club-mod-days = { $count ->
        [one] one day
       *[other] { $count } days
    }
club-mod-reason = Reason, which the person is told
club-mod-ban-now = Ban
club-mod-rename-more = The old name cannot be used by anybody any more. Who has an account signs in with the new one. They are told which it is when they try the old one with their password.
club-mod-new-name = New name
club-mod-rename-now = Rename
club-mod-renamed = { $old } is called { $name } now.
club-mod-log = What was done
club-mod-no-log = Nothing yet.
club-mod-did-ban = { $moderator } banned { $whom }
club-mod-did-unban = { $moderator } lifted the ban on { $whom }
club-mod-did-rename = { $moderator } changed the name of { $whom }
club-mod-did-remove = { $moderator } removed a line by { $whom }
club-mod-did-close = { $moderator } closed a report about { $whom }
