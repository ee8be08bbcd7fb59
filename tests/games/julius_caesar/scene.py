"""A match set up as a test wants it: an empty map, the blocks that are named, and whatever cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rubicon.core import FORTUNA, Event, IllegalMove
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.rules.box import CAESAR, POMPEY, Box
from rubicon.games.julius_caesar.rules.state import JuliusState
from rubicon.games.julius_caesar.rules.table import CHOOSING, POOL, TURNS
from rubicon.text import LANGUAGES, Speaker

CONTROL = ("vacant", "caesar", "pompey", "contested")


class Scene:
    """`Scene({"Roma": "Pompeius, Legio 1 2"})`: blocks at places, each with its strength or at full strength.

    Blocks serve their owners unless a `!` says otherwise; Cleopatra is at home
    unless she is named.
    """

    def __init__(self, armies: dict[str, str], **options: Any) -> None:
        rules = options.pop("rules", None)  # the version, if not the newest
        self.state: JuliusState = GAME.start(GAME.setup(options, rules=rules))
        self.journal: list[Event] = []
        self.said = ""
        """The last refusal, in English."""
        self.state.journal = self.journal
        self.box: Box = self.state.box
        table = self.table = self.state.table
        for b in range(self.box.blocks):
            self.state.put(b, POOL)
            table.strength[b] = table.low[b] = table.high[b] = 0
            table.weakest[b] = table.strongest[b] = 0
        for place, blocks in armies.items():
            for block in blocks.split(","):
                self.put(block.strip(), place)
        if table.where[self.box.cleopatra] == POOL:
            self.put("Cleopatra", "Alexandria")

    # Places, blocks and cards by their names

    def place(self, name: str) -> int:
        return self.box.names.index(name)

    def block(self, name: str) -> int:
        return self.box.titles.index(name)

    def put(self, text: str, place: str) -> None:
        """Put a block somewhere: `Legio 1`, `Legio 1:2` at strength 2, `Legio 1:2!` in the enemy's service."""
        name, _, strength = text.replace("!", "").partition(":")
        b = self.block(name)
        table = self.table
        side = self.box.owner[b]
        if "!" in text:
            side = 1 - side
        if table.where[b] < self.box.places:
            self.state.put(b, POOL)
        table.side[b] = side
        self.state.put(b, self.place(place))
        table.strength[b] = table.low[b] = table.high[b] = int(strength or self.box.full[b])
        table.weakest[b] = table.strongest[b] = table.strength[b]

    def forget(self, *names: str) -> None:
        """Nobody remembers how strong these blocks are."""
        for name in names:
            b = self.block(name)
            self.table.low[b] = self.table.weakest[b] = self.box.least[b]
            self.table.high[b] = self.table.strongest[b] = self.box.full[b]

    def mingle(self, *names: str) -> None:
        """Nobody can tell these blocks of one colour from each other any more."""
        blocks = [self.block(name) for name in names]
        for b in blocks:
            self.table.mask[b] = sum(self.box.mark[other] for other in blocks)

    def label(self, seat: int, text: str) -> str:
        """The key of what is said about a move."""
        return self.state.sight(seat).describe(self.state.setup.read(seat, text)).key

    def card(self, name: str) -> int:
        return self.box.card_names.index(name)

    # What happens

    def turn(self, caesar: str, pompey: str, turn: int = 2) -> Scene:
        """Both play these cards in some turn of the year."""
        table = self.table
        table.phase = CHOOSING
        table.turn = turn
        for seat, name in ((CAESAR, caesar), (POMPEY, pompey)):
            table.hands[seat] = [self.card(name)]
            table.discards[seat] = self.card("2/2")
        self.say(CAESAR, f"play {caesar}")
        self.say(POMPEY, f"play {pompey}")
        return self

    def last_turn(self) -> None:
        """Let the year end without another move."""
        self.turn("Mars", "Neptune", TURNS)

    def say(self, seat: int, *texts: str) -> Scene:
        """The seat does this, one after the other."""
        for text in texts:
            self.state.play(seat, self.state.setup.read(seat, text))
        return self

    def caesar(self, *texts: str) -> Scene:
        return self.say(CAESAR, *texts)

    def pompey(self, *texts: str) -> Scene:
        return self.say(POMPEY, *texts)

    def chance(self, *texts: str) -> Scene:
        """Fortuna brings this."""
        return self.say(FORTUNA, *texts)

    def fire(self, seat: int, block: str, dice: str) -> Scene:
        """A block fires, and the dice fall so."""
        return self.say(seat, f"fire {block}").chance(f"dice {dice}")

    def miss(self, seat: int, block: str) -> Scene:
        """A block fires in vain."""
        return self.fire(seat, block, " ".join("6" * self.table.strength[self.block(block)]))

    def refused(self, seat: int, text: str) -> str:
        """Why the seat may not do this: the key of the message. It can be said in every language."""
        try:
            self.say(seat, text)
        except IllegalMove as error:
            for language in reversed(LANGUAGES):
                self.said = Speaker(language, GAME.name, ["Anna", "Bartek"]).say(error.message)
            return error.message.key
        raise AssertionError(f"{text} is legal")

    # What is so

    @property
    def acting(self) -> tuple[int, ...]:
        return self.state.acting()

    def moves(self, seat: int) -> set[str]:
        """Everything that the seat can do."""
        assert seat in self.state.acting(), (seat, self.state.acting(), self.state.table.phase)
        return {self.state.setup.say(seat, move) for move in self.state.moves(seat)}

    def goals(self, seat: int, block: str, by: str = ">") -> set[str]:
        """Where the block can go."""
        return {text.split(f" {by} ")[1] for text in self.moves(seat) if text.startswith(f"{block} {by} ")}

    def where(self, block: str) -> str:
        place = self.table.where[self.block(block)]
        return self.box.names[place] if place < self.box.places else {1000: "pool", 1001: "fallen", 1002: "dead"}[place]

    def strength(self, block: str) -> int:
        return self.table.strength[self.block(block)]

    def side(self, block: str) -> int:
        return self.table.side[self.block(block)]

    def reserve(self, block: str) -> bool:
        return bool(self.table.reserve[self.block(block)])

    def control(self, place: str) -> str:
        p = self.place(place)
        return CONTROL[bool(self.table.held[p]) + 2 * bool(self.table.held[self.box.places + p])]

    def used(self) -> dict[tuple[str, ...], int]:
        """The roads that blocks of this command took, and how many on each."""
        ends = self.box.road_ends
        return {tuple(self.box.names[p] for p in ends[r]): n for r, n in enumerate(self.table.roads) if n}

    def kinds(self) -> list[str]:
        return [event.kind.name for event in self.journal]

    def told(self, kind: str) -> list[tuple[Any, ...]]:
        return [event.values for event in self.journal if event.kind.name == kind]

    def points(self) -> tuple[int, ...]:
        return self.state.standing()


def fight(
    armies: dict[str, str], *attacks: str, pompey: str = "2/1", answers: Sequence[str] = (), **options: str
) -> Scene:
    """Caesar, with four moves, attacks; Pompey makes these moves in answer; no levies. At the first battle decision."""
    scene = Scene(armies, **options).turn("4/1", pompey).caesar(*attacks)
    finish_command(scene, CAESAR)
    scene.pompey(*answers)
    finish_command(scene, POMPEY)
    return scene


def finish_command(scene: Scene, seat: int) -> None:
    """The seat gives up what is left of its moves and levies."""
    while scene.table.part == (0 if seat == scene.table.first else 1) and scene.acting == (seat,):
        if "done" not in scene.moves(seat) or scene.table.round:
            break
        scene.say(seat, "done")
