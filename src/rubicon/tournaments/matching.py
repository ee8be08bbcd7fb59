"""The cheapest way to put an even number of players into pairs.

Edmonds' blossom algorithm with dual variables, in time n³. Odd cycles of players
who might be paired in two ways shrink to one node (a blossom) and are opened
again. Nodes 1 to n are players, larger ones are blossoms, 0 is nobody. It is our
own, because the libraries that have it take megabytes and longer to import than
a round takes to be paired; tests compare it with all pairings of small groups.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

Edge = tuple[int, int]


def cheapest_pairs(costs: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """Everybody in a pair, so that the costs, `costs[a][b] == costs[b][a]`, add up to as little as they can."""
    players = len(costs)
    if players % 2:
        raise ValueError(f"{players} players cannot all be in pairs")
    if not players:
        return []
    highest = max(max(row) for row in costs)
    # Another pair is always worth more than any saving.
    worth = [[(highest - cost + 1) + players * (highest + 1) for cost in row] for row in costs]
    partner = _Matching(worth).solve()
    return [(one, other) for one, other in enumerate(partner) if one < other]


class _Matching:
    """Pairs of the greatest worth."""

    def __init__(self, worth: list[list[int]]) -> None:
        self.players = players = len(worth)
        nodes = 2 * players + 1
        self.worth = [[0] * (players + 1), *[[0, *row] for row in worth]]
        self.nodes = players  # the largest node in use
        self.edge: list[list[Edge | None]] = [[None] * nodes for _ in range(nodes)]
        self.label = [0] * nodes
        self.partner = [0] * nodes
        self.slack = [0] * nodes
        self.top = list(range(players + 1)) + [0] * (nodes - players - 1)  # the outermost blossom around a node
        self.parent = [0] * nodes
        self.inside = [[0] * (players + 1) for _ in range(nodes)]  # which part of a blossom holds a player
        self.side = [-1] * nodes  # 0 outer, 1 inner, -1 not reached
        self.seen = [0] * nodes
        self.now = 0
        self.parts: list[list[int]] = [[] for _ in range(nodes)]
        self.queue: deque[int] = deque()
        most = max(max(row) for row in self.worth)
        for one in range(1, players + 1):
            self.label[one] = most
            self.inside[one][one] = one
            for other in range(1, players + 1):
                if one != other:
                    self.edge[one][other] = (one, other)

    def solve(self) -> list[int]:
        """The partner of each player, both counted from 0."""
        while self._add_pair():
            pass
        return [self.partner[player] - 1 for player in range(1, self.players + 1)]

    def _spare(self, edge: Edge) -> int:
        one, other = edge
        return self.label[one] + self.label[other] - 2 * self.worth[one][other]

    def _spare_between(self, one: int, other: int) -> int:
        edge = self.edge[one][other]
        assert edge is not None
        return self._spare(edge)

    def _see(self, player: int, node: int) -> None:
        """This player may be the nearest to a node."""
        known = self.slack[node]
        if not known or self._spare_between(player, node) < self._spare_between(known, node):
            self.slack[node] = player

    def _find_slack(self, node: int) -> None:
        self.slack[node] = 0
        for player in range(1, self.players + 1):
            if self.edge[player][node] and self.top[player] != node and self.side[self.top[player]] == 0:
                self._see(player, node)

    def _push(self, node: int) -> None:
        if node <= self.players:
            self.queue.append(node)
        else:
            for part in self.parts[node]:
                self._push(part)

    def _set_top(self, node: int, top: int) -> None:
        self.top[node] = top
        if node > self.players:
            for part in self.parts[node]:
                self._set_top(part, top)

    def _even_way(self, blossom: int, part: int) -> int:
        """The place of a part, after the cycle was turned so that the way to it from the base is even."""
        at = self.parts[blossom].index(part)
        if at % 2:
            self.parts[blossom][1:] = self.parts[blossom][:0:-1]
            return len(self.parts[blossom]) - at
        return at

    def _join(self, node: int, other: int) -> None:
        """A node is paired with another one, and what is inside of it accordingly."""
        edge = self.edge[node][other]
        assert edge is not None
        self.partner[node] = edge[1]
        if node <= self.players:
            return
        part = self.inside[node][edge[0]]
        at = self._even_way(node, part)
        parts = self.parts[node]
        for i in range(at):
            self._join(parts[i], parts[i ^ 1])
        self._join(part, other)
        self.parts[node] = parts[at:] + parts[:at]

    def _augment(self, node: int, other: int) -> None:
        while True:
            before = self.top[self.partner[node]]
            self._join(node, other)
            if not before:
                return
            parent = self.top[self.parent[before]]
            self._join(before, parent)
            node, other = parent, before

    def _common(self, one: int, other: int) -> int:
        """The node at which the ways of two nodes to their roots meet; 0 if they have different roots."""
        self.now += 1
        while one or other:
            if one:
                if self.seen[one] == self.now:
                    return one
                self.seen[one] = self.now
                one = self.top[self.partner[one]]
                if one:
                    one = self.top[self.parent[one]]
            one, other = other, one
        return 0

    def _shrink(self, one: int, base: int, other: int) -> None:
        blossom = self.players + 1
        while blossom <= self.nodes and self.top[blossom]:
            blossom += 1
        self.nodes = max(self.nodes, blossom)
        self.label[blossom] = 0
        self.side[blossom] = 0
        self.partner[blossom] = self.partner[base]
        parts = self.parts[blossom] = [base]
        for start in (one, other):
            node = start
            while node != base:
                mate = self.top[self.partner[node]]
                parts += [node, mate]
                self._push(mate)
                node = self.top[self.parent[mate]]
            if start == one:  # from the base to there, and the other way back
                parts[1:] = parts[:0:-1]
        self._set_top(blossom, blossom)
        for node in range(1, self.nodes + 1):
            self.edge[blossom][node] = self.edge[node][blossom] = None
        self.inside[blossom] = [0] * (self.players + 1)
        for part in parts:
            for node in range(1, self.nodes + 1):
                edge = self.edge[part][node]
                known = self.edge[blossom][node]
                if edge and (known is None or self._spare(edge) < self._spare(known)):
                    self.edge[blossom][node] = edge
                    self.edge[node][blossom] = self.edge[node][part]
            for player in range(1, self.players + 1):
                if self.inside[part][player]:
                    self.inside[blossom][player] = part
        self._find_slack(blossom)

    def _open(self, blossom: int) -> None:
        parts = self.parts[blossom]
        for part in parts:
            self._set_top(part, part)
        edge = self.edge[blossom][self.parent[blossom]]
        assert edge is not None
        entry = self.inside[blossom][edge[0]]
        at = self._even_way(blossom, entry)
        parts = self.parts[blossom]
        for i in range(0, at, 2):
            inner, outer = parts[i], parts[i + 1]
            between = self.edge[outer][inner]
            assert between is not None
            self.parent[inner] = between[0]
            self.side[inner], self.side[outer] = 1, 0
            self.slack[inner] = 0
            self._find_slack(outer)
            self._push(outer)
        self.side[entry] = 1
        self.parent[entry] = self.parent[blossom]
        for part in parts[at + 1 :]:
            self.side[part] = -1
            self._find_slack(part)
        self.top[blossom] = 0

    def _use(self, edge: Edge) -> bool:
        """Walk along an edge that costs nothing; whether there is one pair more now."""
        one, other = self.top[edge[0]], self.top[edge[1]]
        if self.side[other] == -1:
            self.parent[other] = edge[0]
            self.side[other] = 1
            mate = self.top[self.partner[other]]
            self.slack[other] = self.slack[mate] = 0
            self.side[mate] = 0
            self._push(mate)
        elif self.side[other] == 0:
            base = self._common(one, other)
            if not base:
                self._augment(one, other)
                self._augment(other, one)
                return True
            self._shrink(one, base, other)
        return False

    def _add_pair(self) -> bool:
        """Find a way to have one pair more; whether there was one."""
        for node in range(1, self.nodes + 1):
            self.side[node] = -1
            self.slack[node] = 0
        self.queue.clear()
        for node in range(1, self.nodes + 1):
            if self.top[node] == node and not self.partner[node]:
                self.parent[node] = 0
                self.side[node] = 0
                self._push(node)
        if not self.queue:
            return False
        while True:
            while self.queue:
                player = self.queue.popleft()
                if self.side[self.top[player]] == 1:
                    continue
                for other in range(1, self.players + 1):
                    edge = self.edge[player][other]
                    if edge and self.top[player] != self.top[other]:
                        if self._spare(edge) > 0:
                            self._see(player, self.top[other])
                        elif self._use(edge):
                            return True
            self._lower()
            self.queue.clear()
            for node in range(1, self.nodes + 1):
                nearest = self.slack[node]
                if self.top[node] == node and nearest and self.top[nearest] != node:
                    edge = self.edge[nearest][node]
                    assert edge is not None
                    if self._spare(edge) == 0 and self._use(edge):
                        return True
            for blossom in range(self.players + 1, self.nodes + 1):
                if self.top[blossom] == blossom and self.side[blossom] == 1 and self.label[blossom] == 0:
                    self._open(blossom)

    def _lower(self) -> None:
        """Change the labels until one more edge costs nothing, or a blossom may be opened."""
        steps = []
        blossoms = range(self.players + 1, self.nodes + 1)
        for blossom in blossoms:
            if self.top[blossom] == blossom and self.side[blossom] == 1:
                steps.append(self.label[blossom] // 2)
        for node in range(1, self.nodes + 1):
            if self.top[node] == node and self.slack[node] and self.side[node] != 1:
                spare = self._spare_between(self.slack[node], node)
                steps.append(spare if self.side[node] == -1 else spare // 2)
        step = min(steps)
        for player in range(1, self.players + 1):
            side = self.side[self.top[player]]
            if side >= 0:
                self.label[player] += step if side else -step
        for blossom in blossoms:
            if self.top[blossom] == blossom and self.side[blossom] >= 0:
                self.label[blossom] += -2 * step if self.side[blossom] else 2 * step
