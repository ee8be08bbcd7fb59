"""The player aid of Augustus: chances of tokens and missions, at the table and for `rubicon odds`."""

from rubicon.games.augustus.aid.chances import aid

__all__ = ["aid"]
