"""A small network, fitted elsewhere (`rubicon.lab.fitting`) and read from a file: a judgement that was learned.

It needs nothing but Python, and adds up in one fixed order, so that it says the same everywhere. Compiled it takes a
few microseconds, less than an array library needs to begin.
"""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

Eight = tuple[float, float, float, float, float, float, float, float]
"""The weights of eight hidden units: compiled, they are read at once, several times faster than one by one."""
UNITS: Final = 8
WEIGHTS: Final = "master.json"
"""The file in a package that has learned weights: those of the level `master`."""


class Net:
    """One hidden layer of rectified units, one number comes out."""

    def __init__(self, hidden: list[list[Eight]], bias: list[Eight], out: list[Eight], last: float) -> None:
        self.inputs: Final = len(hidden[0])
        self.hidden: Final = hidden
        """For every eight units, of each input their weights."""
        self.bias: Final = bias
        self.out: Final = out
        self.last: Final = last

    def score(self, given: list[float]) -> float:
        """What it makes of these inputs."""
        places, values = self._without_zeros(given)
        total = self.last
        for eight in range(len(self.bias)):
            a, b, c, d, e, f, g, h = add_up(self.hidden[eight], self.bias[eight], places, values)
            i, j, k, l, m, n, o, p = self.out[eight]  # noqa: E741
            total += a * i
            total += b * j
            total += c * k
            total += d * l
            total += e * m
            total += f * n
            total += g * o
            total += h * p
        return total

    def units(self, given: list[float]) -> list[float]:
        """What the hidden units make of these inputs, for who has several numbers come out of them."""
        places, values = self._without_zeros(given)
        found: list[float] = []
        for eight in range(len(self.bias)):
            a, b, c, d, e, f, g, h = add_up(self.hidden[eight], self.bias[eight], places, values)
            found += [a, b, c, d, e, f, g, h]
        return found

    def _without_zeros(self, given: list[float]) -> tuple[list[int], list[float]]:
        """Which inputs are not 0, and what they are: in most positions most are 0, and cost nothing so."""
        if len(given) != self.inputs:
            raise ValueError(f"this net takes {self.inputs} inputs, not {len(given)}")
        places: list[int] = []
        values: list[float] = []
        for place, value in enumerate(given):
            if value != 0.0:
                places.append(place)
                values.append(value)
        return places, values

    def plain(self) -> dict[str, Any]:
        """As JSON has it: for each unit the weights of all inputs."""
        rows = [[row[unit] for row in weights] for weights in self.hidden for unit in range(UNITS)]
        bias = [weight for eight in self.bias for weight in eight]
        out = [weight for eight in self.out for weight in eight]
        return {"hidden": rows, "bias": bias, "out": out, "last": self.last}


def add_up(weights: list[Eight], bias: Eight, places: list[int], values: list[float]) -> Eight:
    """What eight hidden units make of the inputs at these places."""
    a, b, c, d, e, f, g, h = bias
    for place, value in zip(places, values):  # noqa: B905 - compiled, strict would make it slow
        i, j, k, l, m, n, o, p = weights[place]  # noqa: E741
        a += i * value
        b += j * value
        c += k * value
        d += l * value
        e += m * value
        f += n * value
        g += o * value
        h += p * value
    return (
        max(a, 0.0),
        max(b, 0.0),
        max(c, 0.0),
        max(d, 0.0),
        max(e, 0.0),
        max(f, 0.0),
        max(g, 0.0),
        max(h, 0.0),
    )


def net_of(plain: dict[str, Any], inputs: int) -> Net:
    """The net that was written so; raises `ValueError` if it was made for other inputs."""
    rows = plain["hidden"]
    units = len(rows)
    if units == 0 or units % UNITS or len(plain["bias"]) != units or len(plain["out"]) != units:
        count = f"{units} hidden units with {len(plain['bias'])} biases and {len(plain['out'])} weights"
        raise ValueError(f"{count} are no net: there are as many of each, in eights")
    for row in rows:
        if len(row) != inputs:
            raise ValueError(f"the net was made for {len(row)} inputs, and the game has {inputs}: train it again")
    hidden = [
        [_eight([rows[first + unit][place] for unit in range(UNITS)]) for place in range(inputs)]
        for first in range(0, units, UNITS)
    ]
    bias = [_eight(plain["bias"][first : first + UNITS]) for first in range(0, units, UNITS)]
    out = [_eight(plain["out"][first : first + UNITS]) for first in range(0, units, UNITS)]
    return Net(hidden, bias, out, float(plain["last"]))


def _eight(given: list[Any]) -> Eight:
    a, b, c, d, e, f, g, h = [float(weight) for weight in given]
    return a, b, c, d, e, f, g, h


def read_weights(package: str, file: str = "") -> dict[str, Any]:
    """What `rubicon train` wrote into a file, or into the one of a package: nets by name, and how they were `made`."""
    text = Path(file).read_text("utf-8") if file else (files(package) / WEIGHTS).read_text("utf-8")
    read: dict[str, Any] = json.loads(text)
    return read
