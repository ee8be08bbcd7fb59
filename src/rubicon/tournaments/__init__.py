"""Tournaments as plain functions: who meets whom, in which seat, and who is ahead.

Nothing here knows a game, a bot or a server: players are numbers, and a game that
was played is the place that each of them took. The laboratory and the server use
the same functions.
"""

from __future__ import annotations
