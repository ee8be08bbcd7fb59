"""Puzzles over the wire: nothing of the solution before the answer, ratings and streaks of who has a name."""

from __future__ import annotations

import json
from datetime import date

import pytest

from rubicon.core import Rng
from rubicon.learn import puzzles
from rubicon.server import puzzle_ratings
from rubicon.server.puzzle_models import PuzzleJudged, PuzzleOverview, PuzzleShown
from rubicon.server.puzzle_ratings import Rating
from tests.server.harness import Player, Row, Server, problem


def solution(id: str) -> int:
    puzzle = puzzles.find(id)
    return puzzle.setup.read(puzzle.seat, puzzle.best)


def wrong(shown: Row) -> int:
    best = solution(shown["id"])
    return next(int(move["move"]) for move in shown["view"]["moves"] if move["move"] != best)


def answer(player: Player, id: str, move: int | None) -> Row:
    told = player.post(f"/api/puzzles/{id}/answer", move=move)
    PuzzleJudged.model_validate(told)
    return told


def test_the_overview_tells_games_kinds_and_todays_puzzle(server: Server) -> None:
    nobody = Player(server)
    told = nobody.get("/api/puzzles")
    PuzzleOverview.model_validate(told)
    assert told["you"] is None
    assert [game["game"] for game in told["games"]] == puzzles.with_puzzles()
    for game in told["games"]:
        assert game["puzzles"] == sum(kind["puzzles"] for kind in game["kinds"]) >= 60
    day = told["daily"]["day"]
    assert told["daily"]["id"] == puzzles.daily(date.fromisoformat(day)).id
    shown = nobody.get("/api/puzzles/daily")
    PuzzleShown.model_validate(shown)
    if shown["day"] == day:  # the night may have passed meanwhile
        assert shown["id"] == told["daily"]["id"]
    of_game = nobody.get("/api/puzzles/daily", game="caesar_dice")
    assert of_game["game"] == "caesar_dice"


def test_what_is_sent_before_the_answer_depends_on_nothing_hidden(server: Server) -> None:
    """The view of any world that agrees with what the solver knows is the view that is sent; and no more is sent."""
    nobody = Player(server)
    for game in puzzles.with_puzzles():
        for number, puzzle in enumerate(puzzles.shipped(game)[::13]):
            shown = nobody.get(f"/api/puzzles/{puzzle.id}")
            assert set(shown) == {"id", "game", "seat", "rating", "day", "tried", "solved", "view"}
            other = puzzle.sight().imagine(Rng(number)).sight(puzzle.seat)
            assert shown["view"] == json.loads(json.dumps(other.view()))
            judged = answer(nobody, puzzle.id, wrong(shown))
            assert judged["solution"] is None, "a wrong answer gives nothing away"
            assert set(judged["move"]) == {"move", "words", "value", "why"}


def test_the_first_answer_counts_and_ratings_follow(server: Server) -> None:
    anna = Player(server, "Anna")
    first = anna.get("/api/puzzles/next", game="caesar_dice")
    assert (first["tried"], first["solved"]) == (False, False)
    right = answer(anna, first["id"], solution(first["id"]))
    assert right["right"]
    assert right["change"] > 0
    assert right["solution"]["move"] == solution(first["id"])
    assert right["solution"]["why"]["key"].startswith("hint-")
    assert right["solution"]["exact"] is True
    values = [other["value"] for other in right["solution"]["others"]]
    assert right["solution"]["value"] > values[0] >= values[-1]
    you = right["you"]
    assert (you["tried"], you["solved"], you["streak"], you["best_streak"]) == (1, 1, 1, 1)
    assert you["rating"] == puzzle_ratings.MIDDLE + right["change"]
    harder = anna.get(f"/api/puzzles/{first['id']}")
    assert harder["rating"] < first["rating"], "whoever is beaten was not that hard"
    assert harder["solved"]

    second = anna.get("/api/puzzles/next", game="caesar_dice", after=first["id"])
    assert second["id"] != first["id"]
    bad = answer(anna, second["id"], wrong(second))
    assert not bad["right"]
    assert bad["change"] < 0
    assert bad["solution"] is None
    again = answer(anna, second["id"], solution(second["id"]))
    assert again["right"]
    assert again["change"] is None, "only the first answer counts"
    assert again["solution"] is not None
    you = again["you"]
    assert (you["tried"], you["solved"], you["at_once"], you["streak"], you["best_streak"]) == (2, 2, 1, 0, 1)
    assert you["curve"][-1] == you["rating"]

    third = anna.get("/api/puzzles/next", game="caesar_dice")
    shown = answer(anna, third["id"], None)
    assert shown["move"] is None
    assert not shown["right"]
    assert shown["solution"]["move"] == solution(third["id"])
    assert shown["change"] < 0
    told = anna.get("/api/puzzles")
    game = next(game for game in told["games"] if game["game"] == "caesar_dice")
    assert game["solved"] == 2
    assert Player(server, "Ola").get("/api/puzzles")["you"]["tried"] == 0


def test_todays_puzzle_makes_a_streak_of_days(server: Server) -> None:
    anna = Player(server, "Anna")
    daily = anna.get("/api/puzzles/daily")
    told = answer(anna, daily["id"], solution(daily["id"]))
    assert told["you"]["days"] == 1
    yesterday = date.fromisoformat(daily["day"]).toordinal() - 1
    other = next(one for one in puzzles.shipped("caesar_dice") if one.id != daily["id"])
    answer(anna, other.id, solution(other.id))
    server.sql(
        "UPDATE puzzle_attempts SET day = ? WHERE person = ? AND puzzle = ?",
        date.fromordinal(yesterday).isoformat(),
        anna.id,
        other.id,
    )
    assert anna.get("/api/puzzles")["you"]["days"] == 2


def test_next_puzzles_are_of_the_game_and_kind_that_was_asked_for(server: Server) -> None:
    anna = Player(server, "Anna")
    few = min(
        puzzles.shipped("caesar_dice"), key=lambda one: sum(one.kind == p.kind for p in puzzles.shipped(one.game))
    )
    alike = [one for one in puzzles.shipped("caesar_dice") if one.kind == few.kind]
    seen = set()
    for _ in alike:
        shown = anna.get("/api/puzzles/next", game="caesar_dice", kind=few.kind)
        seen.add(shown["id"])
        answer(anna, shown["id"], wrong(shown) if len(seen) == 1 else solution(shown["id"]))
    assert seen == {one.id for one in alike}, "every one once before any comes again"
    again = anna.get("/api/puzzles/next", game="caesar_dice", kind=few.kind)
    assert (again["tried"], again["solved"]) == (True, False), "then those that were not solved"


def test_what_is_wrong_is_refused(server: Server) -> None:
    anna = Player(server, "Anna")
    id = puzzles.shipped("caesar_dice")[0].id
    assert anna.refused(f"/api/puzzles/{id}/answer", move=99_999_999) == (422, "illegal_move")
    assert anna.refused(f"/api/puzzles/{id}/answer", move="stop")[0] == 400
    assert anna.refused(f"/api/puzzles/{id}/answer", answer=1)[0] == 400
    assert anna.refused("/api/puzzles/caesar_dice-nothing/answer", move=1) == (404, "not_found")
    for path in ("/api/puzzles/nothing", "/api/puzzles/next?game=chess", "/api/puzzles/daily?game=chess"):
        response = anna.http.get(path)
        assert (response.status_code, problem(response)["error"]) == (404, "not_found")
    assert anna.get("/api/puzzles")["you"]["tried"] == 0
    token = anna.post("/api/tokens", label="reads", scope="read")["token"]
    reader = Player(server)
    reader.http.headers["authorization"] = f"Bearer {token}"
    assert reader.get(f"/api/puzzles/{id}")["id"] == id
    assert reader.refused(f"/api/puzzles/{id}/answer", move=1)[0] == 403


def test_attempts_are_exported_and_deleted_with_the_person(server: Server) -> None:
    anna = Player(server, "Anna")
    shown = anna.get("/api/puzzles/next", game="caesar_dice")
    answer(anna, shown["id"], wrong(shown))
    (told,) = anna.get("/api/me/export")["puzzles"]
    assert (told["puzzle"], told["solved"], told["tries"]) == (shown["id"], False, 1)
    assert anna.http.delete("/api/me").status_code == 200
    assert server.sql("SELECT count(*) FROM puzzle_attempts WHERE person = ?", anna.id) == [(0,)]


def test_ratings_are_on_the_scale_of_elo() -> None:
    """400 points are odds of ten to one: who is that much stronger gains a tenth of what could be lost."""
    sure = 0.01
    strong, weak = Rating(25 + 400 / puzzle_ratings.POINTS, sure), Rating(25, sure)
    assert (strong.points, weak.points) == (1900, 1500)
    gained = puzzle_ratings.after(strong, weak, True)[0].mu - strong.mu
    lost = strong.mu - puzzle_ratings.after(strong, weak, False)[0].mu
    assert lost / gained == pytest.approx(10, rel=0.01)
    up, down = puzzle_ratings.after(Rating(), puzzle_ratings.first_of(1700), True)
    assert up.points > 1500
    assert down.points < 1700
    assert up.sigma < Rating().sigma
