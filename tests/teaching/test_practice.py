"""Choice of the next puzzles, dates of their return, and the puzzle rating."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Final

import msgspec
import pytest

from hoshikan.bots.levels import offered
from hoshikan.games import GAMES
from hoshikan.library.practice import PastAnswer
from hoshikan.teaching.exercise import Exercise, ExerciseRun, Outcome
from hoshikan.teaching.practice import NEW_PLAYER, Strength, chosen, due, exercise_of, of_the_day, strength
from hoshikan.teaching.puzzles import BEYOND, Found, Origin, Puzzle, puzzles
from tests.teaching.trying import exercise_of as trial

MORNING: Final = datetime(2026, 11, 23, 8, tzinfo=UTC)
ONE: Final = trial("conquestar")


def puzzle(name: str, rating: float = NEW_PLAYER, game: str = "conquestar") -> Exercise:
    return msgspec.structs.replace(ONE, id=name, rating=rating, game=game)


def answer(
    name: str, outcome: str, days: float = 0, rating: float | None = NEW_PLAYER, game: str = "conquestar"
) -> PastAnswer:
    return PastAnswer(name, moment(days), game, outcome, rating)


def moment(days: float) -> int:
    return int((MORNING + timedelta(days=days)).timestamp() * 1000)


def due_day(past: Sequence[PastAnswer]) -> int | None:
    """Return the first day on which a puzzle is due again."""
    return next((day for day in range(2000) if due(past, moment(day))), None)


def test_what_was_missed_comes_back_the_next_day_and_then_ever_later() -> None:
    past = [answer("one", "later")]
    assert due(past, moment(0.1)) == ()
    assert due(past, moment(1)) == ("one",)
    pauses, day = [], 1
    for _ in range(5):
        past.append(answer("one", "first", day))
        back = due_day(past)
        assert back is not None
        pauses.append(back - day)
        day = back
    assert pauses == sorted(pauses)
    assert pauses[-1] > 10 * pauses[0]


def test_what_is_missed_again_comes_back_sooner_than_what_is_found() -> None:
    begun = [answer("one", "shown"), answer("one", "first", 1), answer("one", "first", 4)]
    back = [due_day([*begun, answer("one", outcome, 20)]) for outcome in ("first", "later", "shown")]
    found, found_late, shown = (day for day in back if day is not None)
    assert found > found_late > shown


def test_the_same_answers_give_the_same_dates() -> None:
    past = [answer("one", "shown"), answer("one", "first", 1), answer("one", "first", 5), answer("one", "first", 30)]
    assert len({due_day(past) for _ in range(3)}) == 1


def test_what_was_found_at_once_and_what_is_not_rated_does_not_come_back() -> None:
    past = [answer("known", "first"), answer("mistake", "shown", rating=None)]
    assert due(past, moment(1000)) == ()


def test_what_has_waited_longest_is_due_first() -> None:
    past = [answer("b", "later", 0), answer("a", "later", 3), answer("c", "later", 1)]
    assert due(past, moment(9)) == ("b", "c", "a")


def test_the_rating_rises_with_what_is_found_and_falls_with_what_is_not() -> None:
    assert strength([]) == Strength()
    won, lost = (strength([answer("one", outcome)]) for outcome in ("first", "shown"))
    assert won.mu > NEW_PLAYER > lost.mu
    assert won.answers == 1
    hard, easy = (strength([answer("one", "first", rating=rating)]) for rating in (33.0, 17.0))
    assert hard.mu > easy.mu
    many = strength([answer(str(number), "first" if number % 2 else "later") for number in range(40)])
    assert many.sigma < won.sigma < Strength().sigma
    assert many.margin < Strength().margin
    assert abs(many.mu - NEW_PLAYER) < 2


def test_only_the_first_answer_to_a_puzzle_counts() -> None:
    first = [answer("one", "shown")]
    assert strength([*first, answer("one", "first", 1)]) == strength(first)
    assert strength([*first, answer("mistake", "first", rating=None)]) == strength(first)


def test_each_game_has_a_rating_of_its_own_beside_the_one_over_all() -> None:
    past = [answer("one", "first"), answer("two", "shown", game="crowntaker")]
    assert strength(past, "conquestar").mu > NEW_PLAYER > strength(past, "crowntaker").mu
    assert strength(past, "conquestar").answers == 1
    assert strength(past).answers == 2


def test_a_rating_is_shown_as_players_are_used_to() -> None:
    assert (Strength().number, Strength().margin) == (1500, 1000)
    assert Strength(mu=30).number == 1800


def test_first_come_begun_puzzles_then_those_due_then_new_ones_that_suit_then_those_seen_long_ago() -> None:
    puzzles = [puzzle("seen", 25), puzzle("old", 25), puzzle("hard", 34), puzzle("fair", 26), puzzle("missed", 35)]
    past = [answer("old", "first"), answer("seen", "first", 1), answer("missed", "later", 1)]
    stack = chosen(puzzles, past, moment(3))
    assert [one.id for one in stack] == ["missed", "fair", "hard", "old", "seen"]
    assert [one.id for one in chosen(puzzles, past, moment(3), most=2)] == ["missed", "fair"]
    begun = chosen(puzzles, past, moment(3), begun=["old", "hard", "gone"])
    assert [one.id for one in begun] == ["old", "hard", "missed", "fair", "seen"]


def test_the_puzzle_of_the_day_follows_from_the_date_alone() -> None:
    puzzles = [puzzle(str(number)) for number in range(30)]
    days = [date(2026, 1, 1) + timedelta(days=number) for number in range(60)]
    told = [of_the_day(puzzles, day) for day in days]
    assert told == [of_the_day(puzzles[::-1], day) for day in days]
    assert len({one.id for one in told if one is not None}) > 20
    more = [*puzzles, puzzle("new")]
    changed = sum(of_the_day(more, day) != one for day, one in zip(days, told, strict=True))
    assert changed < 10
    assert of_the_day([], days[0]) is None


@pytest.mark.parametrize("outcome", ["first", "later", "shown"])
def test_every_way_of_answering_is_known_to_the_schedule(outcome: str) -> None:
    assert due([answer("one", "shown"), answer("one", outcome, 1)], moment(1000)) == ("one",)


@pytest.mark.parametrize("game", GAMES)
def test_shipped_puzzles_can_be_set_up_as_exercises(game: str) -> None:
    shipped = [exercise_of(game, one) for one in puzzles(game)]
    own = [*shipped[:2], *shipped[-1:], exercise_of(game, mined(game))]
    for one in own:
        run = ExerciseRun(GAMES, one)
        run.try_action(one.accepted[0])
        assert run.outcome is Outcome.FIRST
        assert one.rating is not None
    assert len({one.id for one in shipped}) == len(shipped)


def mined(game: str) -> Puzzle:
    """A puzzle as the miner writes it."""
    made = trial(game)
    solution, second, _ = made.results
    found = Found(novice=0.0, casual=0.25, skilled=0.5, expert=1.0, master=1.0)
    origin = Origin(command="", game=1, ply=999, searches=4, playouts=20_000)
    return Puzzle(
        id="0",
        players=2,
        seat=made.seat,
        solution=(solution,),
        second=second,
        margin=0.2,
        least=0.1,
        results=dict(made.results),
        greedy=0.0,
        found=found,
        origin=origin,
        record=made.record,
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_difficulty_of_a_puzzle_is_a_level_that_its_game_offers(game: str) -> None:
    assert {exercise_of(game, one).level for one in puzzles(game)} <= {*offered(game), BEYOND}


def test_no_puzzle_has_the_answer_of_the_one_before_while_others_are_left() -> None:
    answers = ("lord duke", "lord duke", "lord duke", "decline", "skill")
    puzzles = [msgspec.structs.replace(puzzle(str(number)), accepted=(one,)) for number, one in enumerate(answers)]
    assert [one.accepted[0] for one in chosen(puzzles, [], moment(0))] == [
        "lord duke", "decline", "lord duke", "skill", "lord duke"
    ]  # fmt: skip
