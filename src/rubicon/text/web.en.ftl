### The browser app.

## The house

web-welcome = Board games about Caesar's Rome. Sit down: a bot is waiting, or invite your friends.
web-compiling = Rubicon is still being compiled in the background. You can play at once; until it is done, bots think more slowly.
web-footer = Rubicon, free and open. The die is cast
web-skip = Skip to the content
web-home = Home
web-navigation = Main menu
web-rules = Rules
web-menu = Menu
web-learn = Learn
web-tournaments = Tournaments
web-puzzles = Puzzles
web-mistakes = My mistakes
web-page-failed = This page could not be loaded. The server may be away, or newer than this page.
web-page-again = Load it again
web-language = Language
web-settings = Settings
web-account = You and your account
web-guest = Guest
web-close = Close
web-cancel = Cancel
web-yes = Yes
web-no = No
web-turns = { $count ->
        [one] Your turn!
       *[other] Your turn at { $count } tables
    }
web-lost = Connection lost. Trying again…
web-no-database = The server cannot reach its database. Nothing is lost; the game goes on by itself as soon as it can.
web-no-network = You are offline. Waiting for the network…
web-back = Connected again.
web-unreachable = The server does not answer. Is it still running?
web-failed = That did not work ({ $error }).
web-missing = Nothing here
web-missing-more = This page or table does not exist, or no longer does.
web-locked = A private table
web-locked-more = You can only come in by its invitation link. Ask the host for it.

## Home

web-games = The games
web-play = Play
web-learn-lesson = Learn it in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }
web-play-now = Play now
web-new-table = New table
web-for-players = { $from } to { $to } players
web-for-so-many = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-my-tables = Your tables
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting for players at the moment. Open a table and others will find it here.
web-finished-tables = Finished games
web-free-seat = free seat
web-free-seats = { $count ->
        [one] One free seat
       *[other] { $count } free seats
    }
web-running = The others are thinking
web-time-for-you = { $time } left
web-last-move = Last, { $when }: { $what }
web-just-now = just now
web-last-when = Last move { $when }
web-your-turn = Your turn
web-all-finished = All finished games
web-history = My games
web-profile = Profile
web-my-profile = My profile
web-hide-profile = Hide my profile
web-hide-profile-more = Others then find no page about you, and your name is shown without a link.
web-watch = Watch
web-you-are-late = You watch with a delay: { $time }.
web-watch-replay = Watch the replay
web-your-name = Your name
web-rivals = Against
web-bots = { $count ->
        [one] one bot
       *[other] { $count } bots
    }
web-side = Your side
web-level = How strong?
web-start-playing = Start playing
web-bot-random = random (any legal move)
web-bot-easy = easy
web-bot-greedy = greedy
web-bot-medium = medium
web-bot-strong = strong
web-bot-master = master
web-bot-rating = Rating { $points }.
web-bot-rated = { $level } ({ $points })

## A new table

web-new-table-of = New table: { $game }
web-seats = Who plays?
web-how-many = Number of seats
web-seat = Seat { $number }
web-seat-me = me
web-seat-open = open: somebody may join
web-seat-local = somebody at this device
web-seat-bot = bot: { $level }
web-local-name = Friend { $number }
web-name-of-seat = Name of the person in seat { $number }
web-options = Options
web-clock = Clock
web-clock-none = no clock
web-clock-move = time for each move
web-clock-bank = time for the whole game
web-clock-days = days for each move
web-clock-note-awake = While the server is off or asleep, this clock stands still.
web-clock-note-days = These are days of the calendar: they go by while the server is off, too.
web-seconds-per-move = Seconds
web-minutes = Minutes
web-increment = and seconds for each move
web-days-per-move = Days
web-time-bot = When time runs out, a bot plays on
web-time-loss = When time runs out, the game is lost
web-private = Private: only with the invitation link
web-aids = With odds and hints
web-rated = Rated: the result counts for everybody's rating
web-rated-about = No odds, no hints, no moves taken back; everybody has an account and a device of their own. Who leaves has lost.
web-rated-guest = Rated games need an account. Here you make one in a moment:
web-open-the-table = Open the table

## Ratings

web-players-page = Players and ratings
web-rating = { $points }{ $provisional ->
        [yes] ?
       *[no] { "" }
    }
web-rating-of = Rating { $points }{ $provisional ->
        [yes] { " " }(few games yet)
       *[no] { "" }
    }
web-rating-change = { $direction ->
        [up] +{ $points }
        [down] −{ $points }
       *[same] ±0
    }
web-rated-not-counted = The game ended before everybody had made a move, so it does not count for the rating.

## Waiting for players

web-waiting-for-players = { $count ->
        [0] Everybody is here.
        [one] One more player is needed.
       *[other] { $count } more players are needed.
    }
web-sit-down = Sit down here
web-invite = Send this link to your friends
web-share = Share
web-qr = QR code
web-qr-of = QR code of the invitation
web-invitation-text = Play { $game } with me at Rubicon!
web-terms = Agreed
web-name-at-table = Somebody at this table has your name. How shall the others call you here?
web-copy = Copy
web-copied = Copied
web-begin-with-bots = Start now, bots ({ $level }) take the free seats
web-leave = Leave the table
web-free-this-seat = Free this seat
web-sealed = Chance is sealed: the dice are fixed by a secret whose fingerprint you see here, mixed with a number from every player. Nobody can choose them, and afterwards your browser checks it.

## At the table

web-table-of = Table: { $game }
web-board = The table
web-prompt = What is to be done
web-players = Players
web-you = you
web-away-now = on vacation until { $date }
web-away-soon = vacation from { $date }
web-online = here
web-offline = away
web-to-move = to move
web-next-table = Next table: { $game }
web-ready = ready
web-won = wins
web-turn-of = { $player }'s turn
web-catching-up = This happened meanwhile…
web-skip-story = Skip
web-sending = Sending…
web-queued = Not sent yet. Your move is kept and goes out as soon as the server answers.
web-paused = The game is paused.
web-replace = Call for a bot: { $player } does not come
web-looking-back = You are looking back, at position { $at } of { $of }.
web-to-now = Back to now
web-moves = What you can do
web-preview = What it would do
web-would = If you do this:
web-confirm = Yes, do it
web-held = Your move is ready. Send it?
web-undo = Undo
web-hint = What would the bot do?
web-hint-is = { $moves ->
        [one] The bot would choose:
       *[other] The bot would choose the first of these:
    }
web-hint-thinks = The bot is thinking…
web-hint-chance = { $percent }% chance of winning
web-spectating = You are watching.
web-table-menu = More
web-ask-take_back = Ask to take back
web-ask-draw = Offer a draw
web-ask-pause = Ask for a pause
web-ask-resume = Play on
web-asks-take_back = { $player } asks to take the last move back.
web-asks-draw = { $player } offers a draw.
web-asks-pause = { $player } asks for a pause.
web-asks-resume = { $player } wants to play on.
web-waiting-for = Waiting for { $players }.
web-resign = Resign
web-resign-ask = You would lose this game. Do you really want to resign?
web-resign-sure = Yes, resign
web-pass-device = Now { $name } plays. The others look away.
web-i-am = I am { $name }
web-time-left = Time left: { $time }
web-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-beside = Beside the table
web-see-rule = See the rule
web-link-to-rule = Link to this rule
web-tab-log = Log
web-tab-chat = Chat
web-tab-notes = Notes
web-tab-rules = Rules
web-tab-play = Play
web-tab-menu = Menu
web-tab-analysis = Analysis
web-log-empty = Nothing yet.
web-go-back-here = Look back at this position
web-chat-empty = Nobody has said anything yet.
web-chat-message = Say something
web-send = Send
web-notes-more = Only you see these notes. They save themselves.
web-no-rules = There are no rules in words for this game yet.
web-guide = Explanation
web-understood = Understood
web-guide-off = No more explanations

## The end

web-you-win = You win!
web-you-share = You share the victory!
web-wins = { $count ->
        [one] { $players } wins
       *[other] { $players } share the victory
    }
web-you-lose = You have lost
web-loses = { $player } has lost
web-draw = A draw
web-rematch = Play again
web-to-rematch = To the next game
web-to-tournament = To the tournament
web-record = Save the record
web-result = The result
web-proof-checking = Checking the chance…
web-proof = Chance checked: { $good } of { $picks } picks are as they must be.
web-proof-unsealed = The secret is not the one that was sealed before the game!
web-proof-nonce = The luck of this game was not drawn with the number that your browser gave! Keep the record and ask the host.
web-proof-earlier = A number that somebody gave before you was exchanged afterwards! Keep the record and ask the host.
web-proof-picks = Not every throw is the one that the sealed secret gives! Keep the record and ask the host.
web-proof-mine = Your own number is among those they were drawn with.
web-proof-outside = Check it outside the browser
web-proof-missing = The chance of this game could not be checked.
web-proof-imported = An imported record: every move was checked by the rules. Its chance was drawn elsewhere, and this server cannot vouch for it.
web-proof-more = Your browser has computed every throw again, from the secret that was sealed before the game and the players' numbers.

## Replay

web-replay = Replay
web-replay-of = Replay: { $game }
web-previous = One step back
web-next = One step on
web-play-on = Play
web-stop-playing = Pause
web-position = Position
web-position-of = position { $at } of { $of }
web-replay-view = Seen by
web-replay-view-spectator = a spectator
web-link-here = Link to here
web-to-table = To the table
web-analysis = Analysis
web-analyse = Analyse
web-analysis-about = Where was the game won and lost? This takes a minute or less, and is kept for everybody.
web-analysis-running = The game is being thought over…
web-analysis-failed = The analysis did not succeed. You can try again.
web-analysis-curve = Everybody’s chance of winning along the game, as a curve. “As a table” gives the numbers.
web-analysis-table = As a table
web-analysis-span = (positions { $from } to { $to })
web-analysis-better = Better: { $move }

## You

web-you-are = You are { $name }
web-you-are-nobody = You have no name yet
web-keep-name = Save
web-name-kept = From now on this is your name.
web-name = Name
web-password = Password
web-new-password = New password
web-make-account = Make an account
web-make-account-more = With a password you can come back from another device. No e-mail is needed.
web-recovery = Your recovery codes
web-recovery-more = Keep them in a safe place; they are shown only now. Each lets you in once when the password is lost.
web-recovery-code = Recovery code
web-have-recovery-code = I have a recovery code
web-know-password = I know my password
web-login = Sign in
web-welcome-back = Welcome back.
web-logout = Sign out
web-logout-guest = You are a guest: after signing out you cannot come back under this name.
web-gone = Done. You are nobody in particular now.
web-tokens = Keys for your own bots
web-tokens-more = A program of yours can play with such a key. It is shown only once.
web-token-label = What is it for?
web-make-token = Make a key
web-scope = What it may do
web-scope-play = play
web-scope-read = look only
web-never-used = never used
web-last-used = last used { $date }
web-sessions = Where you are signed in
web-sessions-more = A browser that is not used for 60 days is signed out.
web-some-browser = A browser
web-this-browser = (this one)
web-end-session = Sign out there
web-everywhere = Sign out everywhere
web-old-password = Password so far
web-change-password = Change the password
web-change-password-more = Every other browser and every key is signed out.
web-password-changed = The password is changed. Other browsers and keys are signed out.
web-delete-token = Delete “{ $label }”
web-your-data = Your data
web-export = Take it all with you
web-forget = Forget me
web-forget-sure = Really forget everything about me

## Settings

web-theme = Light or dark
web-theme-system = as the system
web-theme-light = light
web-theme-dark = dark
web-pace = How the others' moves are shown
web-pace-calm = calmly
web-pace-quick = quickly
web-pace-none = at once
web-sound = Sounds
web-keys = Single keys play, where they are shown
web-confirm-setting = Ask before every move
web-guide-setting = Explain what is new to me
web-notify = Notify me when it is my turn

## The installed app

web-newer = There is a newer version of Rubicon.
web-newer-load = Load it now
web-newer-later = Later
web-offline-title = Rubicon
web-offline-network = You are offline. As soon as there is a network, it goes on by itself.
web-offline-server = The server does not answer. As soon as it does, it goes on by itself.
web-offline-tables = Your tables, as they were { $when }
web-offline-open = Waits for players
web-offline-none = Your tables are shown here once you have seen them online.

## Other people

web-opponents = Opponents
web-find-opponent = Find an opponent
web-friends = Friends
web-moderation = Moderation
web-banned = A moderator has banned you from this server for good: { $reason }
web-banned-until = A moderator has banned you from this server, for another { $time }: { $reason }
web-match-found = Your match is found.
web-match-open = Open the table
web-invitation = Invitation
web-invitation-from = { $name } invites you to { $game }
web-invitation-accept = Sit down
web-invitation-decline = No, thank you
web-invite-friends = Invite your friends
web-invite-now = Invite
web-invite-this = Invite { $name }
web-invite-sent = invited
web-is-here = here now
web-is-away = away
web-invite-declined = has declined
web-people = People at this table
web-people-nobody = Nobody else is here.
web-people-befriend = Be friends
web-people-asked = { $name } is asked to be your friend.
web-people-friend = a friend
web-people-mute = Mute
web-people-muted = You will not read what { $name } writes.
web-people-is-mute = muted
web-people-block = Block
web-people-blocked = { $name } is blocked: no chat, no invitations, no pairing, no seat at your tables.
web-people-is-block = blocked
web-people-report = Report
web-people-more = Nobody is told that you mute or block them. You can take it back on the page of your friends.
web-chat-removed = removed by a moderator
web-report-line = Report this line by { $name }
web-report-of = Report { $name }
web-report-why = Why?
web-report-chat = offensive chat
web-report-name = offensive name
web-report-cheating = cheating
web-report-leaving = leaves games
web-report-other = something else
web-report-text = What happened?
web-report-more = The moderators of this server read it, with the chat around it. The other person is not told who reported.
web-report-send = Send the report
web-reported = Thank you. A moderator will look at it.
