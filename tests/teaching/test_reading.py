"""Readings of hidden things: from the seat's view alone, and truer than the rules alone."""

from __future__ import annotations

import pytest

from hoshikan.engine import Game
from hoshikan.engine.secrets import Hidden
from hoshikan.games import GAMES
from hoshikan.games.hoshi_wo_wataru.rules.components import OBJECTIVES
from hoshikan.teaching.reading import Habits, Reader, habits_of, mixed, readings
from tests.teaching.otherworlds import played
from tests.teaching.test_opponent import played as finished

LEVEL = "casual"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_reading_gives_chances_to_every_fact(game: Game) -> None:
    line = played(game, LEVEL, game.players[0], 4)
    kinds, found = game.secrets().kinds, 0
    for ply in range(5, len(line), 17):
        for fact, chances in Reader(game, line[:ply], line[ply][0], 0, [LEVEL, LEVEL, "", ""]).read(8).items():
            assert fact.kind in kinds
            assert fact.seat != 0
            assert sum(chances.reading.values()) == pytest.approx(1)
            assert sum(chances.rules.values()) == pytest.approx(1)
            found += 1
    assert found


def test_cards_face_down_are_read_better_than_by_the_rules() -> None:
    game = GAMES["hoshi-wo-wataru"]
    line, secrets, gain = played(game, LEVEL, 3, 5), GAMES["hoshi-wo-wataru"].secrets(), 0.0
    for ply, (present, _) in enumerate(line):
        if present.to_move == 2 and present.simultaneous and line[ply - 1][0].to_move == 1:
            read = Reader(game, line[:ply], present, 2, [LEVEL] * 3).read(16)
            for before, action in line[ply - 8 : ply]:
                chances = read[secrets.choice(before)]
                gain += chances.reading.get(secrets.chosen(action), 0.0) - chances.rules[secrets.chosen(action)]
    assert gain > 4  # of 40 cards, in five years


@pytest.mark.parametrize("game_id", GAMES)
def test_after_the_end_the_truth_is_beside_a_reading(game_id: str) -> None:
    match = finished(game_id)
    secrets, choices = match.game.secrets(), 0
    for ply in range(3, match.ply, match.ply // 8):
        present = match.position(ply)
        held = secrets.held(present, 0)
        *_, reading = readings(match, ply, 0, 3)
        for fact in reading.facts:
            values = held.get(Hidden(fact.kind, fact.seat, fact.place), {})
            assert fact.true in values or len(values) != 1
            choices += present.to_move == fact.seat and fact.true == secrets.chosen(match.actions[ply])
    assert choices


def test_while_the_game_goes_on_the_truth_is_what_the_seat_has_seen() -> None:
    match = finished("hoshi-wo-wataru", plies=40)
    secrets = match.game.secrets()
    held = {(fact.kind, fact.seat, fact.place) for fact in secrets.held(match.position(20), 0)}
    *_, reading = readings(match, 20, 0, 3)
    seen = {(fact.kind, fact.seat, fact.place) for fact in reading.facts if fact.true is not None}
    assert seen, "cards that have been turned up since"
    assert not seen & held, "objectives stay hidden until the end"
    *_, reading = readings(match, 40, 0, 3)
    assert reading.facts
    assert not any(fact.true for fact in reading.facts)


def test_habits_leave_every_action_possible() -> None:
    shares = mixed([0.0, -50.0], [1.0, 0.0], Habits(0.2, 0.5, 0.02))
    assert min(shares) == pytest.approx(0.01)
    assert sum(shares) == pytest.approx(1)


def test_what_a_level_likes_to_keep_is_read_first() -> None:
    game = GAMES["hoshi-wo-wataru"]
    line = played(game, LEVEL, 3, 5)
    liked = "thrift"  # the one that seats without likings are believed to keep least
    habits = {LEVEL: Habits(likings=dict.fromkeys(OBJECTIVES, 0.01) | {liked: 1.0})}
    present = line[20][0]
    secrets = game.secrets()
    asker = next(seat for seat in range(3) if liked in next(iter(secrets.held_by_rules(present, seat).values())))
    read = Reader(game, line[:20], present, asker, [LEVEL] * 3, habits).read(40)
    objectives = [chances.reading for fact, chances in read.items() if fact.kind == "objective"]
    assert len(objectives) == 2
    for shares in objectives:
        assert next(iter(shares)) == liked


@pytest.mark.parametrize("game", GAMES)
def test_every_level_has_habits(game: str) -> None:
    for habits in habits_of(game).values():
        assert not habits.likings or set(habits.likings) == set(OBJECTIVES)
        assert habits.slips > 0
        assert habits.temperature > 0
