"""Julius Caesar in a terminal: the map in words, a closer look, and what may be typed (see `rubicon.text.terminal`)."""

from rubicon.games.julius_caesar.terminal.board import draw, legend, redraw
from rubicon.games.julius_caesar.terminal.look import look
from rubicon.games.julius_caesar.terminal.moves import choices, spoken
from rubicon.games.julius_caesar.terminal.story import odds, story

__all__ = ["choices", "draw", "legend", "look", "odds", "redraw", "spoken", "story"]
