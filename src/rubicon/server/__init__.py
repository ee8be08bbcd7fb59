"""The server: tables, seats, live updates, storage, sign-in. Knows games only through core.

What is where:

    app        everything put together
    serve      the command: settings, one clear block, start and stop
    settings   what can be set, by flag and by environment
    people     who you are: guests, accounts, tokens
    tables     sitting down: create, join, leave, start, rematch
    play       deciding: the only place that changes matches
    clocks     time
    bots       players that are programs, thinking in processes of their own (`thinker`)
    show       what a viewer may see, as the wire wants it
    live       one WebSocket a browser
    limits     how much and how often
    storage    what is kept, and how
    web        the pages of the browser app
    api        the calls of docs/wire.md
"""
