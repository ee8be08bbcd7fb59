"""What the server keeps: a relational database, SQLite by default.

What is where:

    schema      the tables
    migrate     bringing an old database up to date
    store       the threads that talk to it, and every question we ask it
    safekeeping backup and restore
"""
