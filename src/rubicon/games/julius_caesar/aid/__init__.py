"""The player aid of Julius Caesar: the odds of battles, at the table and for `rubicon odds`."""

from rubicon.games.julius_caesar.aid.battles import aid

__all__ = ["aid"]
