### What the server says: refusals, pages of its own, and what it prints when it starts.

## Refusals

server-not-signed-in = Please choose a name first.
server-login = The name or the password is not right.
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
server-field-bool = “{ $field }” must be true or false.
server-field-whole = “{ $field }” must be a whole number.
server-field-choice = “{ $field }” must be one of: { $choices }.
server-field-least = “{ $field }” must be { $number } or more.
server-field-above = “{ $field }” must be more than { $number }.
server-field-most = “{ $field }” must be { $number } or less.
server-field-below = “{ $field }” must be less than { $number }.
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
server-no-game = There is no such game.
server-no-language = There is no such language here.
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

## What was agreed on at a table

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
cli-migrate-about = Bring a database up to date with this Rubicon. The server does so too when it starts.
cli-move-about = Carry a whole database over to an empty one, SQLite or PostgreSQL, and compare every row. Stop the server first.
cli-move-from-help = The database to take from.
cli-move-to-help = The empty database to put everything into.
