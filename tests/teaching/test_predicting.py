"""Guesses about hidden things: proper scores, curves by level, and how readable a player is."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from hoshikan.bots.players import player
from hoshikan.engine import CHANCE, TERMINAL, Action, Match, Seat
from hoshikan.engine.chance import sample
from hoshikan.games import GAMES
from hoshikan.library import Library
from hoshikan.teaching.exercise import Exercise
from hoshikan.teaching.explanation import HiddenFact, Likelihood, Reading
from hoshikan.teaching.predicting import (
    TOGETHER,
    Guess,
    Prediction,
    answers,
    curves,
    kept,
    predicted,
    questions,
    shares_of,
    spread,
    waiting,
    written,
)
from hoshikan.teaching.readable import exercise, readability
from hoshikan.teaching.reading import readings

SIMULTANEOUS = [game.id for game in GAMES.values() if game.kind.simultaneous]


def bots_played(game_id: str, level: str = "casual", seed: int = 5) -> Match:
    game = GAMES[game_id]
    match = Match.start(game, [Seat(), *[Seat("bot", "Vega", level)] * (game.players[0] - 1)], seed)
    bot, rng = player(level, game), Random(seed)
    while match.state.to_move != TERMINAL:
        match.apply(sample(match.state, rng) if match.state.to_move == CHANCE else bot.choose(match.state, rng))
    return match


def test_what_a_guess_leaves_open_is_shared() -> None:
    assert spread({"a": 0.5}, "abc") == {"a": 0.5, "b": 0.25, "c": 0.25}
    assert spread({"a": 3.0, "b": 1.0}, "abc") == {"a": 0.75, "b": 0.25, "c": 0.0}
    assert spread({}, "ab") == {"a": 0.5, "b": 0.5}
    for wrong in ({"d": 0.5}, {"a": -0.1}):
        with pytest.raises(ValueError, match="no guess"):
            spread(wrong, "abc")


def test_what_a_guess_leaves_open_is_shared_as_by_the_rules() -> None:
    fact = HiddenFact("card", 1, 0, [Likelihood("10", 0.5, 0.6), Likelihood("9", 0.4, 0.3), Likelihood("2", 0.1, 0.1)])
    assert list(shares_of(fact, {})) == ["2", "9", "10"], "in their natural order"
    assert shares_of(fact, {}) == pytest.approx({"2": 0.1, "9": 0.3, "10": 0.6})
    assert shares_of(fact, {"10": 0.2}) == pytest.approx({"2": 0.2, "9": 0.6, "10": 0.2})


def test_facts_that_are_true_or_not_are_one_question() -> None:
    held = [
        HiddenFact("first-card", 1, number, [Likelihood("yes", chance, 0.4), Likelihood("no", 1 - chance, 0.6)])
        for number, chance in ((7, 0.6), (12, 0.2))
    ]
    sure = HiddenFact("choice", 1, 0, [Likelihood("pass", 1.0, 1.0)])
    (asked,) = questions(Reading(0, 3, 40, [*held, sure]))
    assert (asked.kind, asked.seat, asked.place) == ("first-card", 1, TOGETHER)
    assert {one.value: one.chance for one in asked.values} == pytest.approx({"7": 0.75, "12": 0.25})
    assert {one.value: one.rules for one in asked.values} == pytest.approx({"7": 0.5, "12": 0.5})
    both = predicted("sterre-en-kroon", "casual", asked, {"7": 0.64, "12": 0.36}, "7", "12")
    assert both.chance == pytest.approx(0.48), "the geometric mean of two that are true"
    assert both.rules == pytest.approx(0.5)


def test_first_cards_are_answered_at_the_end() -> None:
    match = bots_played("sterre-en-kroon")
    secrets, asker = match.game.secrets(), 0
    ply = next(ply for ply in range(match.ply) if secrets.held(match.position(ply), asker))
    *_, reading = readings(match, ply, asker, 4)
    asked = next(one for one in questions(reading) if one.place == TOGETHER)
    held = {fact.place for fact, value in secrets.held(match.position(ply), asker).items() if "yes" in value}
    assert answers(match, ply, asked, asker) == tuple(one.value for one in asked.values if int(one.value) in held)
    match.jump(match.ply - 1)
    assert answers(match, ply, asked, asker) == ()


def test_a_guess_waits_in_the_library_and_is_no_prediction_yet() -> None:
    fact = HiddenFact("card", 1, 0, [Likelihood("9", 0.4, 0.3), Likelihood("2", 0.6, 0.7)])
    guess = Guess(5, 0, "casual", fact, {"9": 0.5, "2": 0.5})
    assert waiting(written(guess)) == guess
    assert kept([written(guess), ""]) == []
    assert waiting(written(predicted("g", "casual", fact, guess.shares, "9"))) is None


@pytest.mark.parametrize("belief", [0.1, 0.5, 0.8])
def test_nothing_but_the_own_belief_scores_best(belief: float) -> None:
    def expected(stated: float) -> float:
        gains = [Prediction("g", "novice", "choice", chance, 0.5, 0.5).gain for chance in (stated, 1 - stated)]
        return belief * gains[0] + (1 - belief) * gains[1]

    assert max((step / 20 for step in range(1, 20)), key=expected) == pytest.approx(belief)


@pytest.mark.parametrize("game_id", SIMULTANEOUS)
def test_a_guess_is_scored_when_the_choice_is_seen(game_id: str) -> None:
    match = bots_played(game_id)
    hidden = next(
        ply
        for ply in range(10, match.ply)
        if match.position(ply).simultaneous and len(match.position(ply).legal_actions()) > 1
    )
    asker = (match.mover(hidden) + 1) % match.state.players
    *_, reading = readings(match, hidden, asker, 4)
    secrets = match.game.secrets()
    asked = secrets.choice(match.position(hidden))
    fact = next(one for one in reading.facts if (one.kind, one.seat, one.place) == tuple(asked))
    true = secrets.chosen(match.actions[hidden])
    assert answers(match, hidden, fact, asker) == (true,)
    match.jump(hidden)
    assert answers(match, hidden, fact, asker) == ()
    scored = predicted(game_id, "casual", fact, {true: 1.0}, true)
    assert scored.chance == 1.0
    assert scored.gain > 0


def test_the_curve_of_each_level_is_kept(tmp_path: Path) -> None:
    with closing(Library.open(tmp_path / "library.sqlite")) as library:
        for number, chance in enumerate((0.1, 0.2, 0.4, 0.8)):
            one = Prediction("conquestar", "novice" if number % 2 else "casual", "choice", chance, 0.4, 0.1)
            library.notes.keep("prediction", f"deal/{number}", written(one))
        library.notes.keep("prediction", "damaged", "{")
        found = curves(kept(list(library.notes.all("prediction").values())))
    assert [(one.level, one.guesses, one.mean, one.possible) for one in found] == [
        ("casual", 2, 1.0, 2.0),
        ("novice", 2, 2.0, 2.0),
    ]
    assert found[0].points == [0.0, 1.0]


def taking(match: Match, word: str, rng: Random) -> Action:
    """A choice of somebody with a habit: whatever begins with `word` if possible."""
    legal = match.state.legal_actions()
    return rng.choice([action for action in legal if str(action).startswith(word)] or legal)


def test_a_planted_habit_is_named_and_practised() -> None:
    game = GAMES["conquestar"]
    match, rng = Match.start(game, [Seat(), Seat("bot", "Vega", "novice")], seed=2), Random(2)
    bot = player("novice", game)
    while match.state.to_move != TERMINAL:
        habitual = match.state.to_move == 0
        match.apply(taking(match, "trade", rng) if habitual else bot.choose(match.state, rng))
    found = readability(match, 0)
    assert found.habit is not None
    assert (found.habit.kind, found.habit.word) == ("verb", "trade")
    assert found.habit.times > found.habit.expected
    task = exercise(match, found)
    assert isinstance(task, Exercise)
    assert task.played not in task.accepted
    assert match.mover(task.ply) == 0


def test_who_makes_no_secret_choices_is_not_read() -> None:
    match = bots_played("carcassonne-star-wars")
    found = readability(match, 0)
    assert not found.choices
    assert exercise(match, found) is None
