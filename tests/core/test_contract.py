"""The base classes are what they seem, compiled or not."""

from __future__ import annotations

import pytest

import rubicon
from rubicon import games
from rubicon.core import Bot, Fortuna, Game, Message, Rng, Scripted, Sealed, Sight, State, Streamed
from tests.fixture_game import GAME


class Idle(Bot):
    def decide(self, sight: Sight) -> int:
        return sight.moves[0]


def test_nothing_is_an_instance_of_another_base() -> None:
    """Asked in every order, for one answer must not colour the next: compiled classes once shared a memory of them."""
    things: list[tuple[object, type]] = [
        (GAME, Game),
        (games.find("caesar_dice"), Game),
        (GAME.setup().start(), State),
        (games.find("caesar_dice").setup().start(), State),
        (GAME.setup().start().sight(None), Sight),
        (games.find("caesar_dice").setup().start().sight(0), Sight),
        (Idle(Rng(1)), Bot),
        (Sealed(bytes(32)), Sealed),
        (Streamed("x", 1), Streamed),
        (Scripted([]), Scripted),
    ]
    bases: list[type] = [Game, State, Sight, Bot, Sealed, Streamed, Scripted]
    for thing, _ in things:
        for other, _ in things:
            assert isinstance(thing, type(other)) == (type(thing) is type(other))
    for _ in range(2):
        for thing, kind in things:
            for base in [kind, *bases]:
                assert isinstance(thing, base) == (base is kind), (thing, base)
            assert isinstance(thing, Fortuna) == (kind in (Sealed, Streamed, Scripted))


@pytest.mark.skipif(rubicon.COMPILED, reason="compiled classes name it when it is called: test_missing_methods.py")
def test_what_is_left_out_is_named() -> None:
    class Half(Sight):
        pass

    with pytest.raises(TypeError, match=r"board.*describe.*imagine.*prompt"):
        Half(GAME.setup().start(), 0)  # type: ignore[abstract]


def test_a_game_that_gives_no_reasons_still_refuses_in_words() -> None:
    state = GAME.setup().start()
    assert State.refusal(state, 0, 2) == Message("error-move-now", {"move": "aureus"})
    assert State.standing(state) == (0, 0)
