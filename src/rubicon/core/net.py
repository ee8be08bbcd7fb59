"""A small network, fitted elsewhere (`rubicon.lab.fitting`) and read from a file: a judgement that was learned.

It needs nothing but Python, and adds up in one fixed order, so that it says the same everywhere. Compiled it takes a
few microseconds, less than an array library needs to begin.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

Eight = tuple[float, float, float, float, float, float, float, float]
"""The weights of eight hidden units: compiled, they are read at once, several times faster than one by one."""
UNITS: Final = 8


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
        """What it makes of these inputs. Most of them are 0 in most positions, and cost nothing."""
        if len(given) != self.inputs:
            raise ValueError(f"this net takes {self.inputs} inputs, not {len(given)}")
        places: list[int] = []
        values: list[float] = []
        for place, value in enumerate(given):
            if value != 0.0:
                places.append(place)
                values.append(value)
        total = self.last
        for eight in range(len(self.bias)):
            weights = self.hidden[eight]
            a, b, c, d, e, f, g, h = self.bias[eight]
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
            i, j, k, l, m, n, o, p = self.out[eight]  # noqa: E741
            total += max(a, 0.0) * i
            total += max(b, 0.0) * j
            total += max(c, 0.0) * k
            total += max(d, 0.0) * l
            total += max(e, 0.0) * m
            total += max(f, 0.0) * n
            total += max(g, 0.0) * o
            total += max(h, 0.0) * p
        return total

    def plain(self) -> dict[str, Any]:
        """As JSON has it: for each unit the weights of all inputs."""
        rows = [[row[unit] for row in weights] for weights in self.hidden for unit in range(UNITS)]
        bias = [weight for eight in self.bias for weight in eight]
        out = [weight for eight in self.out for weight in eight]
        return {"hidden": rows, "bias": bias, "out": out, "last": self.last}


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


def read_weights(package: str, name: str) -> dict[str, Any]:
    """The file of weights in a package: the nets by name, and under `made` how they were made."""
    read: dict[str, Any] = json.loads((files(package) / name).read_text("utf-8"))
    return read
