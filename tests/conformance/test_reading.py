"""Everything that stands on the screen can be typed, in every language; and lists leave out no kind of move."""

from __future__ import annotations

import pytest

from rubicon import games
from rubicon.core import Rng, Setup, Sight
from rubicon.core.notation import fold
from rubicon.text import LANGUAGES, Speaker
from rubicon.text.terminal import LEAST_SHOWN, TerminalRenderer
from tests.conformance.harness import ALL_SETUPS, LABELS, walk
from tests.fixture_game.house import guest

NAMES = ["Anna", "Bartek", "Celina", "Daria", "Ewa", "Filip"]
MOST = 40
"""So many positions of a match are read, and so many of their moves."""


def sights(setup: Setup) -> list[Sight]:
    found = []
    for number, (state, seat, _) in enumerate(walk(setup, "reading", most=600)):
        if seat >= 0 and number % 7 == 0:
            found.append(state.sight(seat))
    return found[:: max(1, len(found) // MOST)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*games.names(), "three_coins"])
def test_what_is_listed_can_be_typed_as_it_stands_there(name: str, language: str) -> None:
    """The notation, the choice in the list and the sentence, also without accents and capitals."""
    with guest():
        setup = games.find(name).setup()
        artist = TerminalRenderer(setup.game)
        speaker = Speaker(language, name, NAMES)
        rng = Rng(5)
        for sight in sights(setup):
            for move in {rng.choice(sight.moves) for _ in range(4)}:
                texts = [
                    setup.game.say(setup, move),
                    artist.label(sight, move, speaker),
                    speaker.say(sight.describe(move)),
                ]
                for text in [*texts, *[fold(text) for text in texts]]:
                    assert artist.read(text, sight, speaker) == move, text


@pytest.mark.parametrize("setup", ALL_SETUPS[::5], ids=LABELS[::5])
def test_the_short_list_has_every_kind_of_move(setup: Setup) -> None:
    artist = TerminalRenderer(setup.game)
    kinds = [one.kind for one in artist._spoken(setup)]
    for sight in sights(setup):
        moves, few = artist.choices(sight)
        assert sorted(moves) == list(sight.moves)
        short = [kinds[move] for move in moves[:few]]
        whole = [kinds[move] for move in moves]
        assert set(short) == set(whole)
        own = getattr(artist.module, "choices", None)
        given = [] if own is None else [kinds[move] for move in own(sight)]
        for kind in set(whole) - set(given):
            assert short.count(kind) >= min(LEAST_SHOWN, whole.count(kind))
