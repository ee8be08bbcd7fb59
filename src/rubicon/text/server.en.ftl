### What the server says: refusals, pages of its own, and what it prints when it starts.

## Refusals

server-not-signed-in = Please choose a name first.
server-login = The name or the password is not right.
server-login-renamed = A moderator has given your account another name. Sign in as “{ $name }”, with the same password.
server-name = A name needs at least one letter or digit.
server-name-taken = Somebody has an account with the name “{ $name }”. Please choose another one.
server-has-account = You have an account already.
server-many-tokens = You have { $most } keys already. Delete one first.
server-no-token = There is no such key.
server-bad-request = “{ $field }” cannot be read as it was sent. /api/docs describes the calls and their fields.
server-field-missing = “{ $field }” is missing. Please fill it in.
server-field-extra = There is no field “{ $field }” here. Leave it out.
server-field-short = “{ $field }” is too short: { $least ->
        [one] it cannot be empty.
       *[other] at least { $least } characters are needed.
    }
server-field-long = “{ $field }” is too long: at most { $most } characters fit.
server-field-text = “{ $field }” must be text.
field-address = E-mail address
field-url = Address of the program
server-field-bool = “{ $field }” must be true or false.
server-field-whole = “{ $field }” must be a whole number.
server-field-choice = “{ $field }” must be one of: { $choices }.
server-field-least = “{ $field }” must be { $number } or more.
server-field-above = “{ $field }” must be more than { $number }.
server-field-most = “{ $field }” must be { $number } or less.
server-field-below = “{ $field }” must be less than { $number }.
server-field-address = “{ $field }” must be an address such as anna@example.org, in letters of the English alphabet.
server-field-unreadable = “{ $field }” must be readable text: letters, digits and signs, and not only blanks.
server-not-json = This is not a request that I can read: it must be JSON.
server-too-large = That is too large: at most { $most } kB can be sent at once.
server-too-many = That was too fast. Please try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-host = This server does not answer to the name “{ $host }”.
server-origin = This call comes from another site, so it is not carried out.
server-no-call = There is no such call.
server-no-table = There is no such table (any more).
server-no-profile = There is nobody of that name with a profile.
server-history-option = { $option } is no option of this game with one of its choices; options are: { $known }.
server-no-puzzle = There is no such puzzle.
server-no-game = There is no such game.
server-no-language = There is no such language here.
server-no-lesson = There is no such lesson.
server-no-rules = The rules of this game are not written down here yet.
server-private = This table is private: open it by its invitation link.
server-not-started = The match has not started yet.
server-started = The match has started already.
server-started-leave = The match has started: you can resign, but not just leave.
server-not-over = The match is not over yet.
server-not-seated = You do not sit at this table.
server-seat-taken = This seat is taken.
server-full = There is no free seat at this table.
server-two-me = You can sit in one seat only; others at your device are “local”.
server-nobody = At least one person must sit down.
server-bots-only = At least one seat must be for a person. Bots play against each other in the arena: rubicon arena.
server-host-only = Only the host of the table can do that.
server-no-seat = This table has no such seat.
server-own-seat = This is your own seat. To give it up, leave the table or resign.
server-not-a-person = Nobody sits there for whom a bot could be called.
server-not-waited-for = The match does not wait for that seat.
server-has-clock = This table has a clock: nobody waits longer than that.
server-has-moved = That player has made a move already. A bot can be called for after a week.
server-not-yet = The match has not waited long enough for that player. A bot can be called for in { $unit ->
        [days] { $count ->
            [one] one day
           *[other] { $count } days
        }
       *[hours] { $count ->
            [one] one hour
           *[other] { $count } hours
        }
    }.
server-too-few = There are too few players. Wait for others, or let bots take the open seats.
server-many-tables = You have { $most } unfinished tables already. Finish or leave one first.
server-many-watched = You are watching { $most } tables already.
server-no-commitment = The sealed secret for this table is not there any more. Please try again.
server-token-scope = This token may not do that: its scope is “{ $scope }”. Accounts, passwords and tokens are changed in the browser.
server-no-session = You have no such session.
server-password = That is not your password.
server-nonce-needed = Who sits down adds a nonce to the luck: ask for a commitment first (POST /api/commitment), then send it with a nonce of yours.
server-nonce-used = That nonce has been given at this table already. Draw another one.
server-not-your-seat = This is not your seat.
server-stale = Something has happened since; here is the table as it stands now.
server-id-used = This id was used for another decision.
server-again = Somebody else was quicker. Please try again.
server-unavailable = That could not be stored. Nothing has changed; please try again.
server-cut-off = The server cannot reach its database at the moment. Nothing is lost, and nothing can be stored: the game goes on by itself as soon as it is back.
server-damaged = What is stored of this table is damaged. Whoever runs this server finds it named in the log.
server-paused = The match is paused.
server-not-paused = The match is not paused.
server-no-clock = Without a clock there is nothing to pause.
server-asked-already = This was asked for already.
server-no-request = This request is not there any more.
server-nothing-to-take-back = You have not made a move that could be taken back.
server-no-draws = In this game a draw cannot be agreed.
server-chat-players = Only the players of this table can write here.
server-chat-long = That is too long: at most { $most } characters.
server-notes-long = These notes are too long: at most { $most } characters.
server-no-aids = This table is played without aids.
server-no-aid = This game has no player aid.
server-no-advice = No advice can be had at the moment.
server-hint-already = A hint is being thought about for you already. Please wait for it.
server-many-analyses = Too many games wait to be analysed. Please try again in a few minutes.
server-no-position = There is no such position in this match.
server-target = That address cannot be called: it must begin with https:// and be one that everybody can reach.
server-push-keys = These keys of a browser cannot be used. Please switch notices off in the browser and on again.
server-no-channel = Notices are not sent there (any more).
server-many-channels = Notices go to { $most } places of this kind already. Delete one first.
server-zone = There is no time zone “{ $zone }”. Names are as in Europe/Warsaw.
server-no-mail = This server sends no e-mails.
server-mail-failed = The e-mail could not be sent. Please try again later.
server-mail-refused = The mail server says that there is no address “{ $address }”. Please look whether it is written correctly.
server-link-old = This link is not good any more. Open your account to see where notices are sent.
server-vacation-days = A vacation begins today or within a year, and does not end before it begins.
server-vacation-twice = You have a vacation on some of these days already.
server-vacation-many = That is more than the { $most } days of vacation that everybody has in { $year }.
server-no-vacation = There is no such vacation (any more).
server-name-refused = A moderator has taken the name “{ $name }” out of use. Please choose another one.
server-no-person = There is nobody there, or not any more.
server-nobody-named = Nobody here has an account with the name “{ $name }”. Guests can be found by their friend link only.
server-yourself = That is you. Choose somebody else.
server-no-friend-link = This link opens nothing (any more). Ask your friend for a new one.
server-many-friends = That is as many as fit: { $friends } friends, and { $asked } people who have not answered yet.
server-not-asked = This person does not ask you (any more).
server-no-friend = This person is not among your friends.
server-not-blocked = This person is neither muted nor blocked.
server-many-blocks = You have muted or blocked { $most } people, and more do not fit. Remove some first.
server-many-invited = So many friends are invited to this table that no more fit.
server-invited-already = This friend is invited to this table already.
server-no-invitation = There is no such invitation (any more).
server-seat-kept = This seat is kept for somebody else.
server-wish-range = The lowest rating you wish for ({ $least }) is above the highest ({ $most }).
server-no-wish = There is no such wish (any more).
server-many-reports = { $most } of your reports wait for a moderator. Please wait until they have been looked at.
server-no-report = There is no such report (any more).
server-moderators-only = This is for the moderators of this server.
server-ban-moderator = A moderator cannot be banned. Who runs the server can take the office away first: rubicon moderators remove NAME.
server-not-banned = This person is not banned.
server-same-name = That is the same name. Choose another one.
server-no-line = There is no such line in this chat (any more).
server-banned = A moderator has banned you from this server for good: { $reason }
server-banned-until = A moderator has banned you from this server for another { $unit ->
        [days] { $count ->
            [one] day
           *[other] { $count } days
        }
       *[hours] { $count ->
            [one] hour
           *[other] { $count } hours
        }
    }: { $reason }

## Ratings

server-rated-account = Rated games are for people with an account, so that a rating can be found again. Make one on the page “Account”: you keep your name and your tables.
server-rated-program = In rated games people play themselves: a program may not play with your key. Play in the browser, or let the program play games that are not rated.
server-rated-aids = A rated game is played without odds and hints.
server-rated-local = In a rated game everybody plays at a device of their own.
server-rated-alone = A rated game needs at least two players.
server-rated-bot = The bot { $bot } has no rating in this game, so it cannot play a rated one. Bots with a rating: { $known }.
server-rated-take-back = In a rated game no move is taken back.
server-rated-draw = With a bot at the table a rated game cannot end in an agreed draw.
server-no-player = There is no player of that name with an account.
ratings-computed = { $game }: { $matches ->
        [one] one rated match
       *[other] { $matches } rated matches
    } of { $people ->
        [one] one person
       *[other] { $people } people
    } computed anew.
ratings-differing = { $count ->
        [0] Every number is as it was stored.
        [one] One row was not as it should be, and is now.
       *[other] { $count } rows were not as they should be, and are now.
    }
ratings-none = No rated match has been played here yet.
ratings-nobody = Nobody has a rating in this game yet.
ratings-place = Place
ratings-player = Player
ratings-bot = bot
ratings-points = Rating
ratings-games = Games
ratings-page = Page { $page } of { $pages }

## What was agreed on at a table

term-rated = Rated
term-option = { $option }: { $value }
term-clock-none = No clock
term-clock-move = { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } for each move
term-clock-bank = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } for the whole game{ $increment ->
        [0] { "" }
       *[other] { " " }and { $increment } s for each move
    }
term-clock-bank-seconds = { $seconds } s for the whole game{ $increment ->
        [0] { "" }
       *[other] { " " }and { $increment } s for each move
    }
term-clock-days = { $days ->
        [one] One day
       *[other] { $days } days
    } for each move
term-time-bot = When time runs out, a bot plays on
term-time-loss = When time runs out, the game is lost
term-aids = With odds and hints
term-no-aids = Without odds and hints

## Fields that people fill in

field-name = Name
field-password = Password
field-new = New password
field-recovery = Recovery code
field-label = What it is for
field-text = Text

## Pages of its own

server-page-title = Rubicon
server-page-none = There is no such page.
server-page-not-built = The server is running, but the browser app has not been built. In the source tree, “make install” builds it. Programs can use the calls described at /api/docs.
server-docs-title = Rubicon: the calls
server-docs-intro = For programs: every call in one table, and the full description as OpenAPI:

## Notices to people who are not at the table

server-no-calendar = There is no such calendar. Its link was renewed or revoked; the page of your account has the new one.
calendar-name = Rubicon: deadlines
calendar-move = Your move by now: { $table }
calendar-game = Be at your table by now: { $name }, round { $round }
calendar-round = The next round begins: { $name }, after round { $round }
notice-turn = Your turn
notice-late = Your time is running out
notice-start = The game has begun
notice-invitation = A seat is kept for you
notice-over = The game is over
notice-turns = { $count ->
        [one] Your turn at one table
       *[other] Your turn at { $count } tables
    }
notice-news = { $count ->
        [one] News from one table
       *[other] News from { $count } tables
    }
notice-more = { $count ->
        [one] And one more table:
       *[other] And { $count } more tables:
    }
notice-left = { $unit ->
        [days] { $count ->
            [one] one day left
           *[other] { $count } days left
        }
        [hours] { $count ->
            [one] one hour left
           *[other] { $count } hours left
        }
       *[minutes] { $count ->
            [one] one minute left
           *[other] { $count } minutes left
        }
    }
notice-mail-why = You get these e-mails because you asked for them. You choose which ones, and how often, in your account: { $url }
notice-mail-stop = No more of them, with one click: { $url }
notice-confirm = Is this your address? Notices from Rubicon
notice-confirm-text = Somebody who is called { $name } at Rubicon, we hope you, wants notices about games at this address. To say yes, open this link within three days:

    { $url }

    If it was not you, do nothing: nothing else will be sent here.

## Starting

server-serving = Rubicon is ready.
server-line-address = Open in a browser
server-line-lan = From other devices
server-line-database = Database
server-line-games = Games
server-line-bots = Processes for bots
server-line-limits = Limits
server-line-rules = Rules
server-line-stop = Stop
server-value-limits = { $body } kB a request, { $calls } calls a second each, { $tables } unfinished tables each
server-value-no-rate = { $body } kB a request, no limit on calls, { $tables } unfinished tables each
server-value-compiled = compiled
server-value-plain = plain Python (slower)
server-value-compiling = plain Python; they are being compiled meanwhile, then the bots think faster
server-value-stop = Ctrl+C
server-value-port-taken = { $address } (port { $usual } is taken)
server-value-not-built = { $address } (the browser app is not built)
server-local-only = Only this computer can connect. For others in your network: rubicon serve --host 0.0.0.0
server-compiled-now = The rules are compiled: the bots are fast from now on, everything else from the next start.
server-not-compiled = The rules could not be compiled, so bots stay slower: { $log } says why.
server-stopping = Stopping: everything is stored.

server-setting-number = The setting { $name } must be a number, not “{ $value }”.
server-mail-needs = RUBICON_SMTP_HOST is set, so { $name } is needed too.
server-setting-whole = The setting { $name } must be a whole number, not “{ $value }”.
server-setting-negative = The setting { $name } cannot be less than zero ({ $value }).
server-setting-port = There is no port { $value }: ports are numbers from 0 to 65535.
server-setting-choice = The setting { $name } must be one of { $known }, not “{ $value }”.
server-setting-yes-no = The setting { $name } must be true or false, not “{ $value }”.
server-port-taken = Port { $port } is taken by another program. Choose another one, or leave --port out to get a free one.
server-host-unknown = The server cannot listen on “{ $host }”: { $why }
server-database-unusable = The database { $database } cannot be used: { $why }
server-database-damaged = the file is damaged; a backup can be brought back with rubicon restore
server-old-matches = { $count ->
    [one] One match was begun
   *[other] { $count } matches were begun
} under rules that this Rubicon no longer plays: { $matches }. Nothing was changed. Finish them with the older Rubicon, then upgrade.
server-database-newer = The database { $database } was made by a newer Rubicon (version { $version } of its tables). Use that one.

## Backup and restore

backup-done = { $matches ->
    [one] One match and
   *[other] { $matches } matches and
} { $people ->
    [one] one person
   *[other] { $people } people
} are safe in { $file }.
backup-exists = The file { $file } is there already. Choose another name.
backup-no-database = There is no database at { $database }: nothing to keep safe.
backup-only-sqlite = This is for SQLite. For PostgreSQL use pg_dump and pg_restore.
backup-write = The file { $file } cannot be written: { $why }
restore-done = { $database } is what it was when { $file } was made.
restore-kept = The database that was there is kept as { $kept }.
restore-no-file = There is no file { $file }.
restore-not-ours = The file { $file } is not a whole backup of Rubicon: { $why }
restore-running = A server is using { $database }. Stop it first.

## Other databases

moderators-none-such = “{ $name }” is not a moderator.
moderators-are = { $count ->
    [0] This server has no moderator yet: rubicon moderators add NAME.
    [one] The moderator of this server is { $names }.
   *[other] The moderators of this server are { $names }.
}
migrate-done = { $database } has all its tables now.
migrate-nothing = { $database } was up to date: nothing to do.
carry-table = { $rows ->
    [one] { $table }: one row
   *[other] { $table }: { $rows } rows
}
carry-done = { $rows ->
    [one] One row
   *[other] All { $rows } rows
} of { $source } { $rows ->
    [one] is
   *[other] are
} in { $target }, compared one by one. The old database is as it was.
carry-same = { $database } is both where to take from and where to put.
carry-no-url = { $database } is no address of a database. Addresses look like sqlite:////var/lib/rubicon/rubicon.sqlite3 or postgresql+psycopg://rubicon@localhost/rubicon
carry-older = { $database } was made by an older Rubicon (version { $version } of its tables, { $wanted } is needed). Run rubicon migrate on it first.
carry-not-empty = { $database } is not empty: there is something in { $table }. Nothing was changed.
carry-differs = What came into { $table } is not what was sent ({ $sent } and { $came } rows). Nothing was kept.
carry-failed = { $source } could not be carried over to { $target }, and nothing was kept there: { $why }

## The commands

cli-server-extra = The packages of the server are not installed ({ $missing }): pip install "rubicon[server]".
cli-serve-about = Serve tables to browsers: on this computer, or in the network.
cli-serve-host-help = Where to listen; 0.0.0.0 lets other devices in. Only this computer if left out.
cli-serve-port-help = The port; 8000 if left out, or a free one if that is taken.
cli-serve-data-help = The folder of the database; your data folder if left out.
cli-serve-database-help = An SQLAlchemy address of a database, instead of a folder.
cli-serve-url-help = How the world reaches the server when a proxy stands before it: https://play.example.org
cli-serve-open-help = Open the page in your browser.
cli-work-about = Think for bots, hints and analyses of servers that share a PostgreSQL database.
cli-work-database-help = The SQLAlchemy address of that database, as the servers have it.
server-works = Thinking for the servers on { $database }. Stop with Ctrl+C.
server-work-shared = “rubicon work” needs a database that several processes share: --database postgresql+psycopg://… A server on SQLite thinks by itself.
cli-backup-about = Write the server's database to a file, also while it is serving.
cli-backup-file-help = The new file.
cli-restore-about = Put a backup in the place of the server's database. The old one is kept.
cli-restore-file-help = A file that rubicon backup has written.
cli-ratings-about = Say who is how strong at a server: people and bots on one scale.
cli-ratings-game-help = The game; all if left out.
cli-ratings-recompute-help = Compute all ratings anew from the records of the matches. The same must come out.
cli-ratings-page-help = Which page of a long list.
cli-moderators-about = Appoint the moderators of this server: who looks at reports, bans people and changes names.
cli-moderators-action-help = list, add or remove.
cli-moderators-name-help = The name of an account on this server.
cli-moderators-unknown = There is nothing called “{ $action }” to do here. It can be: { $known }.
cli-moderators-name-needed = “add” and “remove” need the name of an account, and “list” needs none.
cli-migrate-about = Bring a database up to date with this Rubicon. The server does so too when it starts.
cli-move-about = Carry a whole database over to an empty one, SQLite or PostgreSQL, and compare every row. Stop the server first.
cli-move-from-help = The database to take from.
cli-move-to-help = The empty database to put everything into.

## Imported records

server-import-many = You have { $most } imported records, and that is the most. Delete one first.
server-import-none = There is no such imported record of yours.
server-import-running = This match is not over: only records of finished matches can be imported.
server-import-box = This record was played with components of somebody’s own, which this server does not have.
server-imported-chance = This record was imported: its chance was drawn elsewhere, and this server cannot prove it.

## Tournaments

server-no-tournament = There is no such tournament.
server-tournament-private = This tournament is by invitation. Ask its host for the link.
server-tournament-account = To host a tournament you need an account: give yourself a password on the page “Account”.
server-tournament-account-rated = This tournament is rated: to play in it you need an account.
server-tournament-ladder-seats = On a ladder two play against each other: its tables have two seats.
server-tournament-most = Everybody meets everybody in a round robin: it has at most { $most } players. For more, choose Swiss.
server-tournament-few = There must be at least as many players as a table has seats.
server-tournament-too-few = A tournament of this kind needs at least { $least ->
        [one] one player
       *[other] { $least } players
    }.
server-tournament-hosted = You host { $most } tournaments that are not over. End one of them first.
server-tournament-started = The tournament has begun already.
server-tournament-over = The tournament is over, or paused.
server-tournament-full = The tournament is full.
server-tournament-not-in = You do not play in this tournament.
server-tournament-no-player = There is no such player in the tournament.
server-tournament-no-game = There is no such game, or it is over.
server-tournament-reach = You may challenge somebody above you, at most { $reach ->
        [one] one place
       *[other] { $reach } places
    }.
server-tournament-no-challenge = You cannot challenge this player.
server-tournament-busy = One of you has a challenge that is not decided yet.
server-tournament-table = This table belongs to a tournament. To leave, withdraw from the tournament.
