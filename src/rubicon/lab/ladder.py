"""The ratings of the built-in bots, as a league found them: `ladder.json`, which comes with the package.

In every game `medium` has 1500 points, and the others as many more or fewer as the league gave them. A bot that a
league played with fewer iterations (`strong:150`) stands there by its level, with a word on how it was played.
`python -m tools.ladder` writes the file from results of `rubicon league`, and docs/ladder.md from the file.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from statistics import NormalDist
from typing import Any, Final, NamedTuple

from rubicon.games import find
from rubicon.lab.statistics import CONFIDENCE

FILE: Final = "ladder.json"
MIDDLE: Final = "medium"
"""The level that has 1500 points."""
POINTS: Final = 1500


class Anchor(NamedTuple):
    """A bot's points, their standard error, and the name under which it played in the league."""

    points: int
    error: int
    played: str


def anchors(game: str) -> dict[str, Anchor]:
    """The bots of a game that are rated, the best first."""
    found = _ladder().get(game, {"bots": {}})["bots"]
    rated = {bot: Anchor(told["points"], told["error"], told["played"]) for bot, told in found.items()}
    return dict(sorted(rated.items(), key=lambda item: -item[1].points))


def entry_of(league: dict[str, Any]) -> dict[str, Any]:
    """What the ladder keeps of a league's `league.json`."""
    ratings = {rating["bot"].partition(":")[0]: rating for rating in league["ladder"]}
    if len(ratings) != len(league["ladder"]):
        names = ", ".join(rating["bot"] for rating in league["ladder"])
        raise ValueError(f"each level may be in the league once, with one number of iterations: {names}")
    middle = ratings[MIDDLE]["elo"] if MIDDLE in ratings else 0.0
    return {
        "command": _command(league),
        "games": league["games"],
        "bots": {
            bot: {
                "points": round(POINTS + rating["elo"] - middle),
                "error": max(1, round(_error(rating))),
                "played": rating["bot"],
            }
            for bot, rating in ratings.items()
        },
        "seat_shares": {bot: _rounded(league["seat_shares"][rating["bot"]]) for bot, rating in ratings.items()},
        "pairings": [
            {
                "first": pairing["first"].partition(":")[0],
                "second": pairing["second"].partition(":")[0],
                "games": pairing["games"],
                "share": _rounded([pairing["share"][end] for end in ("mean", "low", "high")]),
                "seat_shares": _rounded(pairing["seat_shares"]),
            }
            for pairing in league["pairings"]
        ],
    }


def _rounded(shares: list[float]) -> list[float]:
    return [round(share, 4) for share in shares]


def _error(rating: dict[str, Any]) -> float:
    """The standard error; of who won or lost everything only one end of the interval is known."""
    ends: list[float] = [abs(end - rating["elo"]) for end in (rating["low"], rating["high"]) if end is not None]
    return max(ends) / NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)


def _command(league: dict[str, Any]) -> str:
    bots = ",".join(sorted(rating["bot"] for rating in league["ladder"]))
    usual = {option.name: option.default for option in find(league["game"]).options}
    options = "".join(
        f" --option {name}={str(value).lower() if isinstance(value, bool) else value}"
        for name, value in league["options"].items()
        if value != usual[name]
    )
    each = league["pairings"][0]["games"]
    return (
        f"rubicon league {league['game']} --only {bots} --games {each} --seats {league['seats']}"
        f" --seed {league['seed']}{options}"
    )


@cache
def _ladder() -> dict[str, Any]:
    ladder: dict[str, Any] = json.loads((files("rubicon.lab") / FILE).read_text(encoding="utf-8"))
    return ladder
