"""What the server keeps: a relational database, SQLite by default.

What is where:

    schema      the tables
    migrate     bringing an old database up to date
    store       the threads that talk to it
    persons     what we ask it about people
    tables      what we ask it about tables and their matches
    prepared    statements that are needed so often that they are put into words once
    backup      backup and restore
"""
