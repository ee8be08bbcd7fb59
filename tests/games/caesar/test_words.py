"""Notation and texts."""

from __future__ import annotations

import re
from importlib.resources import files

from rubicon.core import FORTUNA
from rubicon.core.message import Message, NameRef
from rubicon.games.caesar import GAME
from rubicon.games.caesar.bot.reasons import why
from rubicon.games.caesar.rules.box import ICONS, TOKENS
from rubicon.games.caesar.rules.priorities import TIE_RULES
from rubicon.text import LANGUAGES, Speaker, bundle, has
from tests.games.caesar.scene import CAESAR, Scene

SETUP = GAME.setup()


def test_every_move_has_its_own_notation_and_is_read_back() -> None:
    """For seats and for Fortuna."""
    for seat, size in ((0, SETUP.space), (FORTUNA, SETUP.chance_space)):
        said = [SETUP.say(seat, move) for move in range(size)]
        assert len(set(said)) == size
        for move, text in enumerate(said):
            assert SETUP.read(seat, text) == move


def test_every_text_is_there_in_every_language() -> None:
    keys = {f"event-{kind.name}" for kind in GAME.kinds}
    keys |= {f"event-{kind.name}-hidden" for kind in GAME.kinds if kind.has_secret}
    keys |= {f"reason-{reason}" for reason in GAME.reasons}
    keys |= {f"option-{option.name}" for option in GAME.options}
    keys |= {f"option-{o.name}-{choice}" for o in GAME.options for choice in o.choices if isinstance(choice, str)}
    keys |= {f"token-{token}" for token in TOKENS}
    keys |= set(SETUP.box.province_keys)  # type: ignore[attr-defined]
    keys |= {
        f"icon-{icon}" for icon in (*ICONS, "laurel", "sword-shield", "sword-ship", "shield-ship", "sword-shield-ship")
    }
    keys |= set(TIE_RULES)
    for language in LANGUAGES:
        missing = sorted(key for key in keys if not has(key, language, "caesar"))
        assert not missing, (language, missing)


def test_both_languages_have_the_same_messages() -> None:
    sources = {lang: (files("rubicon.games.caesar") / "text" / f"{lang}.ftl").read_text("utf-8") for lang in LANGUAGES}
    keys = {lang: set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)) for lang, text in sources.items()}
    assert keys["en"] == keys["pl"]


def test_polish_provinces_have_all_their_cases() -> None:
    words = bundle("pl", "caesar")
    for key in [f"province-{name}" for name in SETUP.box.ids]:  # type: ignore[attr-defined]
        assert {"gen", "dat", "acc", "ins", "loc", "in"} == set(words.get_message(key).attributes)


def test_a_few_sentences() -> None:
    scene = Scene()
    scene.camp(CAESAR, "5/1 ship", "6/0 sword")
    scene.play("5/1 ship Sicilia-Sardinia")
    message = next(event.message() for event in scene.journal if event.kind.name == "sent")
    assert Speaker("en", "caesar").say(message) == "Caesar sends 5/1 (ship): 5 to Sicilia, 1 to Sardinia."
    assert Speaker("pl", "caesar").say(message) == "Cezar wysyła legion 5/1 (okręt): Sycylia 5, Sardynia 1."
    border = Message("event-border", {"side": "Cezar", "first": "Achaja", "second": "Kreta"})
    assert Speaker("pl", "caesar").say(border)


def test_every_move_is_described_and_touches_something() -> None:
    """In positions of all kinds, in both languages (the conformance suite says them aloud)."""
    scene = Scene(border_control=True)
    sight = scene.state.sight(0)
    for move in sight.moves:
        touched = sight.touch(move)
        assert touched["border"]
        assert touched["legion"] in [scene.box.titles[t] for t in scene.state.camps[CAESAR]]
        assert len(list(touched["values"])) == 2  # type: ignore[call-overload]
    box = scene.box
    assert sight.touch(box.done) == {"done": True}
    assert sight.touch(box.use_senate_bare) == {"token": "senate"}
    assert sight.touch(box.use_tactics) == {"token": "tactics"}
    assert sight.touch(box.use_centurion) == {"token": "centurion", "legion": box.titles[0]}
    assert sight.touch(box.might_legion) == {"token": "might", "border": box.border_id(0), "target": "legion"}
    assert sight.touch(box.might_province + 7) == {"token": "might", "province": "italia", "target": "marker"}
    assert sight.touch(box.might_border) == {"token": "might", "border": box.border_id(0), "target": "marker"}


def test_numbers_agree_with_their_words() -> None:
    """One marker, not "1 markers"; one is left, not "1 are left"."""
    english = Speaker("en", "caesar")
    polish = Speaker("pl", "caesar")
    senate = [
        english.key("board-senate", tokens=tokens, markers=markers) for tokens, markers in ((1, 0), (1, 1), (1, 2))
    ]
    assert senate == [
        "One Senate token with no markers under it",
        "One Senate token with one marker under it",
        "One Senate token with 2 markers under it",
    ]
    assert english.key("board-senate", tokens=2, markers=1) == "2 Senate tokens with one marker under them"
    assert polish.key("board-senate", tokens=1, markers=1) == "Żeton Senat, pod nim 1 znacznik"
    assert polish.key("board-senate", tokens=3, markers=4) == "Żetony Senat: 3, pod nimi 4 znaczniki"
    side = NameRef("side-brutus")
    for left, said in ((0, "none is left."), (1, "one is left."), (2, "2 are left.")):
        assert english.say(Message("event-thrown", {"side": side, "left": left})).endswith(said)


def test_c3_4_a_bare_fourth_senate_token_is_said_to_fill_the_last_space() -> None:
    """Nobody else could have had it: what it costs is the space."""
    scene = Scene(border_control=True)
    scene.table.pool[0] = TOKENS.index("senate")
    scene.table.senators[CAESAR] = 3
    scene.camp(CAESAR, "3/3 ship", "6/0 sword", "2/2 laurel")
    scene.turn(CAESAR)
    scene.play("hide 3/3 ship Numidia-Africa")
    scene.chance("turn up senate")
    said = why(scene.state.sight(CAESAR), scene.box.use_senate_bare)
    assert Speaker("en", "caesar").say(said) == (
        "Fills your last senate space without markers: no later Senate token can bring you any."
    )
    assert "rywal" not in Speaker("pl", "caesar").say(said)
