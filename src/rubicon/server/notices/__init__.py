"""Notices to people who are not at the table: push messages, e-mails, calls of programs.

A change of a table puts notices into a queue, in its own transaction (`occasions`). The server that leads sends them
(`sender`), in words of the person's language (`letters`), to where the person chose (`channels`). A notice says what
is public at the table: the game, who plays, that it is one's turn, how much time is left.
"""
