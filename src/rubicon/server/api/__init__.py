"""The routes of docs/wire.md. Each checks its input, asks who it is, and hands on.

What is where:

    house    the games, the words, the rules
    people   who you are
    tables   sitting down, and looking
    play     deciding, asking, talking
"""
