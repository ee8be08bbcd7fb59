"""The criteria of the balance in words, and the games as a drawing."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from statistics import mean, stdev

from rubicon.games.augustus.balance.deck import COUNTS, kind_of
from rubicon.games.augustus.balance.games import Sample, ends
from rubicon.games.augustus.rules.box import ALL_FOUR, MISSIONS, REWARDS, Box

DRAWS = (25, 45)
POINTS = (45, 85)
INSIDE = 0.9
FINISHED = (0.10, 0.60)
"""In which part of the games where somebody could take it every mission is to be finished."""
HELD = 0.45
"""In which part of the games the winner may hold a reward, at most."""
AHEAD = 0.02
"""By how much of the victories a seat may be ahead of an even share, at most."""


def inside(values: list[int], bounds: tuple[int, int]) -> float:
    """The share of the values within the bounds."""
    return sum(bounds[0] <= value <= bounds[1] for value in values) / len(values)


def half_width(share: float, games: int) -> float:
    """Half of the 95% interval of a share."""
    return 1.96 * sqrt(max(0.0, share * (1 - share)) / max(1, games))


def report(found: Sample, box: Box, bot: str) -> tuple[str, bool]:
    """In words, and whether all criteria are met."""
    games = len(found.draws)
    seats = len(found.seats)
    lines = [f"{games} games of {seats} {bot}"]
    verdicts: list[bool] = []

    def verdict(fine: bool) -> str:
        verdicts.append(fine)
        return "as wished" if fine else "NOT AS WISHED"

    for name, values, bounds in (("draws", found.draws, DRAWS), ("winner's points", found.best, POINTS)):
        share = inside(values, bounds)
        fine = bounds[0] <= mean(values) <= bounds[1] and share >= INSIDE
        spread = stdev(values) if games > 1 else 0.0
        lines.append(
            f"  {name:16} mean {mean(values):5.1f}   standard deviation {spread:4.1f}   from {min(values)} to "
            f"{max(values)}   within {bounds[0]}-{bounds[1]}: {share:.1%}   {verdict(fine)}"
        )
    reasons = ", ".join(f"{reason} {number}" for reason, number in found.reasons.most_common())
    lines.append(f"  {'all points':16} mean {mean(found.scores):5.1f}   ended by: {reasons}")
    lines.append(f"  {'missions lost':16} {found.lost / games:.2f} a game")

    rates = ends(found)
    low, high = min(rates), max(rates)
    lines.append(
        f"  finished, of games in which somebody could take it: {low:.1%} to {high:.1%}   "
        f"{verdict(FINISHED[0] <= low and high <= FINISHED[1])}"
    )
    for mission in sorted(range(MISSIONS), key=lambda m: rates[m]):
        rate, number = rates[mission], found.offered[mission]
        if not FINISHED[0] <= rate <= FINISHED[1]:
            lines.append(f"    {box.titles[mission]:24} {rate:5.1%} ± {half_width(rate, number):.1%} of {number} games")

    kinds: Counter[str] = Counter()
    for mission in range(MISSIONS):
        kinds[kind_of(box.effects[mission])] += found.finished[mission]
    lines.append(f"  effects completed in 100 games   {verdict(all(kinds[kind] for kind in COUNTS))}")
    lines.append("    " + ", ".join(f"{kind} {100 * kinds[kind] / games:.0f}" for kind in COUNTS))

    lines.append("  rewards        points   won in   held by a winner in")
    for tile in range(len(REWARDS)):
        share = found.winners_tiles[tile] / games
        lines.append(
            f"    {REWARDS[tile]:12} {box.rewards[tile]:4}   {found.tiles[tile] / games:6.1%}   "
            f"{share:6.1%} ± {half_width(share, games):.1%}   {verdict(share <= HELD)}"
        )
    order = sorted(range(ALL_FOUR + 1), key=lambda tile: box.rewards[tile])
    won = [found.tiles[tile] for tile in order]
    lines.append(f"    colours: the more it pays, the rarer it is won   {verdict(won == sorted(won, reverse=True))}")

    shares = [victories / games for victories in found.seats]
    ahead = max(shares) - 1 / seats
    text = ", ".join(f"{share:.1%}" for share in shares)
    lines.append(f"  victories by seat: {text}, each ± {half_width(1 / seats, games):.1%}   {verdict(ahead <= AHEAD)}")
    return "\n".join(lines), all(verdicts)


# The figure

IN = "#8c2f39"
OUT = "#c9b8a8"
"""The colours of what is within the goal, and without."""


def figure(found: Sample, box: Box) -> str:
    """Length, points, and how often every mission is finished, by number, as an SVG drawing."""
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 920 640" font-family="sans-serif" font-size="12">',
        '<rect width="920" height="640" fill="#fff"/>',
    ]
    parts += _bars(30, "Draws in a game", found.draws, DRAWS, [])
    parts += _bars(480, "Points of the winner, and of everybody (line)", found.best, POINTS, found.scores)
    rates = ends(found)
    title = "Finished, of the games in which somebody could take it, by number of the mission (lines: 10% and 60%)"
    parts.append(f'<text x="30" y="430" font-weight="bold">{title}</text>')
    step = 860 / MISSIONS
    for mission, rate in enumerate(rates):
        colour = IN if FINISHED[0] <= rate <= FINISHED[1] else OUT
        x = 30 + mission * step
        height = 160 * rate
        parts.append(
            f'<rect x="{x:.1f}" y="{610 - height:.1f}" width="{step * 0.8:.1f}" height="{height:.1f}" '
            f'fill="{colour}"><title>{box.titles[mission]}: {rate:.0%}</title></rect>'
        )
        if mission % 10 == 9:
            parts.append(f'<text x="{x + step / 2:.1f}" y="626" text-anchor="middle">{mission + 1}</text>')
    for bound in FINISHED:
        y = 610 - 160 * bound
        parts.append(f'<line x1="30" x2="890" y1="{y:.1f}" y2="{y:.1f}" stroke="#4d4a44" stroke-dasharray="4 3"/>')
    return "\n".join([*parts, "</svg>", ""])


def _bars(left: int, title: str, values: list[int], bounds: tuple[int, int], behind: list[int]) -> list[str]:
    """A bar for each value, and a line for values that are drawn with it; both as shares of their own number."""
    low, high = min([*values, *behind]), max([*values, *behind])
    counts, others = Counter(values), Counter(behind)
    most = max(counts.values())
    step = 400 / (high - low + 1)
    parts = [f'<text x="{left}" y="30" font-weight="bold">{title}</text>']
    line: list[str] = []
    for value in range(low, high + 1):
        x = left + (value - low) * step
        height = 290 * counts[value] / most
        colour = IN if bounds[0] <= value <= bounds[1] else OUT
        if height:
            box = f'y="{350 - height:.1f}" width="{step * 0.92:.1f}" height="{height:.1f}"'
            parts.append(f'<rect x="{x:.1f}" {box} fill="{colour}"/>')
        if value % 10 == 0:
            parts.append(f'<text x="{x + step / 2:.1f}" y="367" text-anchor="middle">{value}</text>')
        share = others[value] / max(1, len(behind)) * len(values)
        line.append(f"{x + step / 2:.1f},{350 - min(300.0, 290 * share / most):.1f}")
    if behind:
        parts.append(f'<polyline points="{" ".join(line)}" fill="none" stroke="#4d4a44" stroke-width="1.5"/>')
    within = f"mean {mean(values):.1f}; {inside(values, bounds):.1%} of {len(values)} within {bounds[0]}–{bounds[1]}"
    parts.append(f'<text x="{left}" y="392" fill="#4d4a44">{within}</text>')
    return parts
