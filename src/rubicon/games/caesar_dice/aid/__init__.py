"""The player aid of the dice game: exact odds, at the table and for `rubicon odds`."""

from rubicon.games.caesar_dice.aid.keeps import aid

__all__ = ["aid"]
