"""All figures of speed in the docs: measured, kept in benchmarks/figures.json, and written into the pages from there.

    python benchmarks/figures.py [--only rules environments search wire server] [--seconds 2] [--rounds 5]
    python benchmarks/figures.py --tables     # write the tables from figures.json, without measuring

Each part of figures.json says on which commit, machine and Python it was measured. In the pages a table stands between
<!-- figures: NAME --> and <!-- end of figures -->; a test compares it with what figures.json gives. No figure is typed.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "benchmarks"
FIGURES = HERE / "figures.json"
PAGES = (HERE / "README.md", ROOT / "docs" / "environments.md", ROOT / "docs" / "hosting.md")

RULE_GOALS = {"augustus": 25, "caesar": 15, "caesar_dice": 30, "julius_caesar": 5}
"""× backgammon, in the Python loop."""
VIEW_GOALS = {"augustus": 15_000, "caesar": 15_000, "caesar_dice": 60_000, "julius_caesar": 8_000}
"""Decisions a second, with a view at each."""
STEP_GOAL = 3
"""× connect_four, for every environment."""
VECTOR_GOALS = {"caesar": 5, "caesar_dice": 5}
"""× the single environment."""

WIRE_GOAL = 4_000
"""Bytes, of 95 of 100 changes."""
SERVER_GOALS = {"caesar_dice": 0.6, "caesar": 1.0, "julius_caesar": 1.5}
"""Milliseconds of the server's processor time for a decision."""

SCRIPTS = {"wire": "wire_sizes", "server": "server_load"}
"""Those that import others of the folder."""

Figures = dict[str, Any]


# ---- measuring ----


def processor() -> str:
    """What the processor is called."""
    try:
        found = re.search(r"^model name\s*:\s*(.+)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    except OSError:
        found = None
    return found.group(1).strip() if found else platform.processor() or platform.machine()


def commit() -> str:
    """What was measured; with a + if it was changed since."""
    try:
        command = ["git", "describe", "--always", "--abbrev=10", "--dirty=+", "--exclude=*"]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def circumstances(settings: list[str]) -> Figures:
    """Where and how."""
    return {
        "commit": commit(),
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "machine": f"{processor()}, {os.cpu_count()} cores",
        "load": round(os.getloadavg()[0], 1),
        "python": platform.python_version(),
        "settings": " ".join(settings),
    }


def ask(script: str, settings: list[str]) -> Any:
    """What one of the scripts finds, as JSON."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    module = ["-m", script] if script.startswith("benchmarks.") else [str(HERE / script)]
    command = [sys.executable, "-W", "ignore", *module, "--json", *settings]
    return json.loads(subprocess.run(command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout)


def measure(part: str, seconds: float, rounds: int) -> Figures:
    """One part of the figures."""
    settings = ["--seconds", f"{seconds:g}", "--rounds", f"{rounds}"]
    if part == "search":
        settings = ["--seconds", f"{seconds:g}", "--decisions", "6", "--turns", "3"]
    elif part == "wire":
        settings = ["--matches", "4"]
    elif part == "server":
        settings = ["--game", *SERVER_GOALS, "--matches", "500", "--seconds", f"{5 * seconds:g}"]
    told = circumstances(settings)
    if part in SCRIPTS:
        return {**told, "rows": ask(f"benchmarks.{SCRIPTS[part]}", settings)}
    if part == "search":
        return {**told, "rows": ask("search.py", settings)}
    found = ask("rates.py" if part == "rules" else "envs.py", settings)
    return {**told, **found}


# ---- telling ----


def table(columns: list[str], rows: list[list[str]]) -> str:
    """As Markdown."""
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def rate(row: Figures | None) -> str:
    """Decisions a second in a loop, if it was measured."""
    return "" if row is None else whole(row["decisions_per_s"])


def whole(value: float) -> str:
    """A rate, to three digits: there is no more to it."""
    digits = max(0, len(str(int(value))) - 3)
    return f"{round(value, -digits) if digits else round(value):,.0f}"


def times(value: float | None, goal: float | None = None) -> str:
    """A ratio, with its goal."""
    if value is None:
        return ""
    told = f"{value:.2g}" if value < 10 else f"{value:.0f}"
    return told if goal is None else f"{told} (goal {goal:g})"


def origin(part: Figures, *libraries: str) -> str:
    """The sentence above a table."""
    used = [f"Python {part['python']}"]
    names = {"open_spiel": "OpenSpiel", "pettingzoo": "PettingZoo"}
    used += [f"{names[name]} {part[name]}" for name in libraries if part.get(name)]
    return (
        f"Commit {part['commit']}, {part['date']}, {part['machine']}, load {part['load']:g} at the start, "
        f"{', '.join(used)}, `{part['settings']}`:"
    )


def rules_table(figures: Figures) -> str:
    """Rates of all games in all loops, compiled, beside OpenSpiel's."""
    part = figures["rules"]
    rows = []
    found: dict[tuple[str, bool | None], dict[str, Figures]] = {}
    for row in part["rows"]:
        found.setdefault((row["game"], row["compiled"]), {})[row["loop"]] = row
    for (game, compiled), loops in sorted(found.items(), key=lambda item: (item[0][1] is None, not item[0][1])):
        same, views = loops["Python loop"], loops.get("Python loop, with views")
        ours = compiled is True
        rows.append(
            [
                game,
                "OpenSpiel" if compiled is None else "compiled" if compiled else "plain",
                rate(loops.get("own loop")),
                rate(same),
                times(same["ratio"], RULE_GOALS.get(game) if ours else None),
                rate(loops.get("Python loop, chance listed")),
                rate(views) + (f" (goal {VIEW_GOALS[game]:,})" if ours and game in VIEW_GOALS else ""),
                whole(same["games_per_s"]),
                "" if views is None else f"{views['games_per_s']:.3g}",
                f"{same['spread']:.0%}",
            ]
        )
    columns = ["game", "rules", "own loop", "Python loop", "× backgammon", "chance listed", "with views", "games/s"]
    return f"{origin(part, 'open_spiel')}\n\n{table([*columns, 'games/s with views', 'spread'], rows)}"


def sizes_table(figures: Figures) -> str:
    """How large positions and records are."""
    part = figures["rules"]
    rows = [
        [size["game"], "compiled" if size["compiled"] else "plain", f"{size['copy']:,}", f"{size['record']:,}"]
        for size in part["sizes"]
    ]
    return table(["game", "rules", "bytes of a copied state", "bytes of the record of a random game"], rows)


def environments_table(figures: Figures) -> str:
    """Steps a second, one environment and many at once."""
    part = figures["environments"]
    rows = []
    for row in part["rows"]:
        ours, single = row["compiled"] is True, row["count"] == 1
        rows.append(
            [
                f"{row['game']}, {row['seats']} seats",
                f"{row['numbers']:,}",
                f"{row['actions']:,}",
                "PettingZoo" if row["compiled"] is None else "compiled" if ours else "plain",
                "" if single else f"{row['count']}",
                whole(row["steps_per_s"]),
                times(row["ratio"], STEP_GOAL if ours and single else None),
                times(row["times_single"], VECTOR_GOALS.get(row["game"])),
                f"{row['spread']:.0%}",
            ]
        )
    columns = [
        "game",
        "numbers",
        "actions",
        "rules",
        "at once",
        "steps/s",
        "× connect_four",
        "× one at a time",
        "spread",
    ]
    return f"{origin(part, 'pettingzoo')}\n\n{table(columns, rows)}"


def search_table(figures: Figures) -> str:
    """How fast the search thinks."""
    part = figures["search"]
    rows = []
    for row in part["rows"]:
        gain = "" if row["two_processes"] is None else f"× {row['two_processes']:.2f}"
        spread = f"{whole(row['slowest'])}–{whole(row['fastest'])}"
        rows.append([row["game"], whole(row["iterations_per_s"]), spread, gain, f"{row['imagine_us']:.0f} µs"])
    first = table(["game", "iterations/s", "slowest–fastest decision", "two processes", "imagine"], rows)
    rows = []
    for row in part["rows"]:
        if told := row["strong"]:
            seconds = [f"{told[key]:.2f} s" for key in ("decision_s", "longest_decision_s", "turn_s", "longest_turn_s")]
            rows.append([row["game"], *seconds[:2], f"{told['decisions_in_a_turn']:.1f}", *seconds[2:]])
    columns = ["`strong` in", "a decision", "the longest", "decisions in a turn", "a turn", "the longest"]
    return f"{origin(part)}\n\n{first}\n\n{table(columns, rows)}"


def wire_table(figures: Figures) -> str:
    """Bytes of a message that tells a table, whole and as a change."""
    part = figures["wire"]
    rows = []
    for game, found in part["rows"].items():
        for kind in ("whole", "changes"):
            sizes = found[kind]
            most = f"{sizes['p95']:,}" + (f" (goal {WIRE_GOAL:,})" if kind == "changes" else "")
            rows.append([game, kind, f"{sizes['messages']:,}", f"{sizes['p50']:,}", most, f"{sizes['largest']:,}"])
    return f"{origin(part)}\n\n{table(['game', 'told', 'messages', 'p50', 'p95', 'largest'], rows)}"


def server_table(figures: Figures) -> str:
    """What a decision costs the server, and how long it takes."""
    part = figures["server"]
    rows = []
    for row in part["rows"]:
        each = 1000 * row["server"] / max(1.0, row["rate"])
        cells = [f"{row[key]:.1f}" for key in ("p50", "p95", "p99")]
        shares = [f"{row['server']:.0%}", f"{row['client']:.0%}"]
        pace = f"{row['think']:g} s a move" if row["think"] else "flat out"
        goal = f" (goal {SERVER_GOALS[row['game']]:g})"
        which = [row["game"], f"{row['matches']}", pace, f"{row['rate']:.0f}"]
        rows.append([*which, *cells, *shares, f"{each:.2f}{goal}", f"{row['full_kb']:.0f}"])
    columns = ["game", "matches", "pace", "decisions/s", "p50 ms", "p95 ms", "p99 ms", "CPU server", "CPU client"]
    return f"{origin(part)}\n\n{table([*columns, 'server ms each', 'kB a match'], rows)}"


TABLES = {
    "rules": rules_table,
    "sizes": sizes_table,
    "environments": environments_table,
    "search": search_table,
    "wire": wire_table,
    "server": server_table,
}
PARTS = ("rules", "environments", "search", "wire", "server")
MARKED = re.compile(r"(<!-- figures: (\w+) -->\n).*?(<!-- end of figures -->)", re.DOTALL)


def rewritten(page: str, figures: Figures) -> str:
    """The page with its tables as figures.json gives them."""
    return MARKED.sub(lambda found: f"{found[1]}\n{TABLES[found[2]](figures)}\n\n{found[3]}", page)


def write_tables(figures: Figures) -> None:
    for path in PAGES:
        path.write_text(rewritten(path.read_text("utf-8"), figures), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each thing is measured")
    parser.add_argument("--rounds", type=int, default=5, help="in how many turns")
    parser.add_argument("--tables", action="store_true", help="write the tables without measuring")
    arguments = parser.parse_args()
    figures: Figures = json.loads(FIGURES.read_text("utf-8")) if FIGURES.exists() else {}
    if not arguments.tables:
        for part in arguments.only:
            print(f"measuring: {part}", file=sys.stderr, flush=True)
            figures[part] = measure(part, arguments.seconds, arguments.rounds)
            FIGURES.write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n", "utf-8")
    write_tables(figures)
    for name, told in TABLES.items():
        print(f"## {name}\n\n{told(figures)}\n")


if __name__ == "__main__":
    main()
