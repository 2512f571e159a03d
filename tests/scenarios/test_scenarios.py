"""Plays every scenario record and checks the expectations written in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from hoshikan.engine import Match, Seat
from hoshikan.engine.record import SUFFIX, read
from hoshikan.games import GAMES
from tests.scenarios.expectations import WORD, Moment, UnknownExpectationError

SCENARIOS = sorted((Path(__file__).parent.parent / "games").glob(f"*/scenarios/*{SUFFIX}"))


def game_of(path: Path) -> str:
    return path.parent.parent.name.replace("_", "-")


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: f"{game_of(path)}/{path.stem}")
def test_scenario(path: Path) -> None:
    text = path.read_text("utf-8")
    match = read(text, GAMES)
    assert match.game.id == game_of(path)
    lines = text.splitlines()
    body = lines.index("")
    assert any(line.startswith("# ") for line in lines[:body]), "the head says what the scenario shows"
    ply = expectations = 0
    for number, line in enumerate(lines[body:], body + 1):
        comment = line.removeprefix("# ")
        if line and not line.startswith("#"):
            ply += 1
        elif comment.startswith(WORD):
            expectations += 1
            try:
                moment(match, ply).check(comment.removeprefix(WORD))
            except (AssertionError, UnknownExpectationError) as error:
                pytest.fail(f"{path.name}:{number}: {line}: {error!r}")
    assert expectations
    assert ply == len(match.actions)


def moment(match: Match, ply: int) -> Moment:
    return Moment(match.game, match.position(ply), match.events(ply - 1) if ply else ())


@pytest.mark.parametrize("word", ["ponts 1 1", "", "view 0 nothing 1"])
def test_an_unknown_expectation_is_an_error(word: str) -> None:
    with pytest.raises(UnknownExpectationError):
        moment(started(), 0).check(word)


@pytest.mark.parametrize(
    "claim",
    [
        "points 1 0",
        "points 0",
        "round 2",
        "to-move 1",
        "to-move nobody",
        "no-legal trade A1",
        "refuse CQ-2.2 trade A1",
        "event Conquered",
        "order Decided Decided",
        "end standstill",
        "star_coins A1 1",
        "view 0 coins [1, 2]",
    ],
)
def test_an_expectation_that_is_wrong_fails(claim: str) -> None:
    with pytest.raises(AssertionError):
        moment(started(), 0).check(claim)


def test_events_are_compared_fact_by_fact() -> None:
    match = started()
    match.apply(match.game.parse("trade C3"))
    match.apply(match.game.parse("trade C3"))
    after = moment(match, 2)
    after.check("event Traded seat=1 cell=C3 income=3")
    after.check("order Revealed Traded Developed")
    for wrong in ("event Traded seat=1 cell=C4", "event Traded income=4", "no-event Traded", "order Developed Traded"):
        with pytest.raises(AssertionError):
            after.check(wrong)


def started() -> Match:
    return Match.start(GAMES["conquestar"], [Seat(), Seat()], seed=1)
