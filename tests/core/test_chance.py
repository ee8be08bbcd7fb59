"""Fortuna: sealed picks as docs describe them, computed here a second time; streams; scripts."""

from __future__ import annotations

import hashlib
import hmac
import pickle

import pytest

from rubicon import games
from rubicon.core import FORTUNA, Scripted, Sealed, Setup, Streamed, Unreadable, record
from rubicon.core.chance import sealed_key, sealed_pick
from tests.conformance.harness import random_match
from tests.fixture_game import GAME

SECRET = bytes(range(32))
NONCES = ["Anna", "Łukasz żółw", ""]


def independent_pick(secret: bytes, nonces: list[str], number: int, chances: list[tuple[int, int]]) -> int:
    """The text of `rubicon.core.chance`, followed step by step."""
    material = secret
    for nonce in nonces:
        data = nonce.encode("utf-8")
        material += len(data).to_bytes(4, "big") + data
    key = hashlib.sha256(material).digest()
    total = sum(weight for _, weight in chances)
    attempt = 0
    while True:
        x = int(hmac.new(key, f"{number}/{attempt}".encode("ascii"), hashlib.sha256).hexdigest(), 16)
        if x < (2**256 // total) * total:
            break
        attempt += 1
    ladder = [outcome for outcome, weight in chances for _ in range(weight)]
    return ladder[x % total]


def test_known_answers() -> None:
    """Written down once, so that neither this file nor the code can change its mind."""
    key = sealed_key(SECRET, NONCES)
    assert key.hex() == "0960e744e459c7119fe3bbb6053ca43c2ff9181fbc821a36568a3c00fb93aaa2"
    assert [sealed_pick(key, number, [(0, 1), (1, 2), (2, 3)]) for number in range(12)] == [
        2,
        2,
        2,
        1,
        2,
        2,
        1,
        2,
        1,
        2,
        1,
        2,
    ]


def test_picks_are_what_the_description_says() -> None:
    for nonces in ([], ["x"], NONCES):
        key = sealed_key(SECRET, nonces)
        for chances in ([(0, 1), (5, 1)], [(3, 7), (4, 1), (9, 2)], [(i, i + 1) for i in range(30)], [(7, 1)]):
            for number in range(40):
                assert sealed_pick(key, number, chances) == independent_pick(SECRET, nonces, number, chances)


def test_picks_beyond_the_largest_multiple_are_drawn_again() -> None:
    """No weights that add up so high exist in a game; they make nearly every second attempt a miss."""
    huge = 2**255 + 1
    key = sealed_key(SECRET, [])
    chances = [(0, huge // 2), (1, huge - huge // 2)]
    missed = 0
    for number in range(40):
        attempt = 0
        while int(hmac.new(key, f"{number}/{attempt}".encode(), hashlib.sha256).hexdigest(), 16) >= huge:
            attempt += 1
        missed += attempt > 0
        x = int(hmac.new(key, f"{number}/{attempt}".encode(), hashlib.sha256).hexdigest(), 16)
        assert sealed_pick(key, number, chances) == (0 if x < huge // 2 else 1)
    assert missed > 5


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    fortuna = Sealed(SECRET, NONCES)
    assert fortuna.commitment == hashlib.sha256(SECRET).hexdigest()
    assert fortuna.proof(False) == {"kind": "sealed", "commitment": fortuna.commitment, "nonces": NONCES}
    assert fortuna.proof(True)["secret"] == SECRET.hex()


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_secret_has_256_bits(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Sealed(b"x" * length)


def test_every_nonce_matters_and_so_does_where_it_ends() -> None:
    keys = [
        sealed_key(SECRET, nonces)
        for nonces in ([], [""], ["a"], ["b"], ["a", "b"], ["b", "a"], ["ab"], ["a", "b", ""])
    ]
    assert len(set(keys)) == len(keys)
    assert sealed_key(bytes(32), ["a"]) != sealed_key(SECRET, ["a"])


def test_sealed_counts_its_picks_and_goes_on_from_any(dice: Setup) -> None:
    state = dice.start()
    whole = Sealed(SECRET)
    picks = [whole.pick(state) for _ in range(20)]
    assert whole.picks == 20
    later = Sealed(SECRET, picks=12)
    assert [later.pick(state) for _ in range(8)] == picks[12:]
    assert len(set(picks)) > 1


def test_streams_are_told_apart_by_name_seed_and_number() -> None:
    setup = GAME.setup(seats=3)

    def played(fortuna: Streamed) -> str:
        return str(record.write(random_match(setup, fortuna, fortuna._rng.copy()))["entries"])

    runs = [played(Streamed(*key)) for key in (("a", 1, 0), ("a", 1, 1), ("a", 2, 0), ("b", 1, 0))]
    assert len(set(runs)) == 4
    assert played(Streamed("a", 1, 1)) == runs[1]
    assert Streamed("a", 1, 1).proof(False) == {"kind": "stream", "name": "a", "seed": 1, "number": 1}


def test_a_script_is_followed_and_says_when_it_is_at_its_end(dice: Setup) -> None:
    state = dice.start()
    fortuna = Scripted(["first 2", "I I IV L B"])
    state.play(FORTUNA, fortuna.pick(state))
    state.play(FORTUNA, fortuna.pick(state))
    assert state.acting() == (1,)
    with pytest.raises(ValueError, match="2 outcomes, and one more"):
        fortuna.pick(state)
    with pytest.raises(Unreadable):
        Scripted(["sixes"]).pick(dice.start())
    assert fortuna.proof(True) == {"kind": "scripted"}


@pytest.fixture
def dice() -> Setup:
    """The dice game for three."""
    return games.find("caesar_dice").setup(seats=3)


def test_pages_get_what_they_need_to_recompute_every_pick() -> None:
    setup = GAME.setup(seats=2)
    match = random_match(setup, Sealed(SECRET, NONCES), Streamed("page", 1)._rng)
    told = record.write(match)
    picks = record.picks_of(told, games.find)
    assert len(picks) == sum(entry[0] == "F" for entry in told["entries"])
    for number, pick in enumerate(picks):
        chances = list(enumerate(pick["weights"]))
        assert pick["outcomes"][independent_pick(SECRET, NONCES, number, chances)] == pick["told"] == pick["due"]
        assert told["entries"][pick["entry"]] == ["F", pick["told"]]
    hidden = {**told, "chance": {key: value for key, value in told["chance"].items() if key != "secret"}}
    assert all("due" not in pick for pick in record.picks_of(hidden, games.find))


def test_setups_travel() -> None:
    setup = GAME.setup({"goal": 5}, 3)
    again = pickle.loads(pickle.dumps(setup))
    assert (again.game, again.options, again.seats) == (GAME, setup.options, 3)
