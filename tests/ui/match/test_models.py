"""The Qt models of log, moves, scores and the course of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from hoshikan.engine import CHANCE, TERMINAL, Match, Seat
from hoshikan.engine.game import Game
from hoshikan.games import GAMES
from hoshikan.teaching.hints import Rated
from hoshikan.ui.board.match.models import NAME, POINTS, LogModel, MovesFilter, MovesModel, RankingModel, ScoreModel
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.features.replay.session import EvaluationHistory

GAME = GAMES["conquestar"]
NAMES = ("Aki", "Vega")


@pytest.fixture
def match() -> Match:
    return Match.start(GAME, [Seat("human", "Aki"), Seat("bot", "Vega", "casual")], 7)


def play(match: Match, *plans: str) -> None:
    for plan in plans:
        match.apply(GAME.parse(plan))


def test_the_log_shows_only_what_everybody_may_know(match: Match, qtbot: QtBot) -> None:
    log = LogModel(text_of(GAME.id), match, NAMES)
    QAbstractItemModelTester(log, QAbstractItemModelTester.FailureReportingMode.Fatal)
    play(match, "trade A1")
    assert log.follow() == []
    play(match, "trade B2")
    new = log.follow()
    assert [entry.event.rule for entry in new][:4] == ["CQ-2.1", "CQ-2.1", "CQ-3.1", "CQ-3.1"]
    assert [entry.seat for entry in new][:4] == [0, 1, 0, 1]
    assert all(entry.ply == 1 for entry in new)
    assert log.rowCount() == len(new)


def test_the_log_forgets_what_is_taken_back_and_shows_another_line(match: Match, qtbot: QtBot) -> None:
    log = LogModel(text_of(GAME.id), match, NAMES)
    play(match, "trade A1", "trade B2", "trade C3", "trade D4")
    log.follow()
    before = [entry.sentence for entry in log.entries()]
    match.jump(2)
    log.follow()
    assert [entry.sentence for entry in log.entries()] == before[: log.rowCount()]
    assert 0 < log.rowCount() < len(before)
    play(match, "invade C3", "invade D4")
    assert {entry.ply for entry in log.follow()} == {3}


def test_the_log_of_a_match_taken_up_again_is_whole(match: Match, qtbot: QtBot) -> None:
    played_here = LogModel(text_of(GAME.id), match, NAMES)
    play(match, "trade A1", "trade B2", "trade C3", "trade D4")
    played_here.follow()
    opened = LogModel(text_of(GAME.id), match, NAMES)
    assert [entry.sentence for entry in opened.entries()] == [entry.sentence for entry in played_here.entries()]


def test_lines_of_actions_shown_together_come_by_their_numbers_among_all_of_them(match: Match, qtbot: QtBot) -> None:
    log = LogModel(text_of(GAME.id), match, NAMES)
    play(match, "trade A1", "trade B2", "trade C3", "trade D4")
    whole = [entry.sentence for entry in LogModel(text_of(GAME.id), match, NAMES).entries()]
    count = sum(len(match.events(ply)) for ply in range(match.ply))
    assert log.follow(waits=count) == []
    for number in reversed(range(count)):
        log.release((number,))
    assert [entry.sentence for entry in log.entries()] == whole


def test_moves_are_found_by_words_and_notation(match: Match, qtbot: QtBot) -> None:
    moves = MovesModel(text_of(GAME.id))
    found = MovesFilter()
    found.setSourceModel(moves)
    QAbstractItemModelTester(found, QAbstractItemModelTester.FailureReportingMode.Fatal)
    actions = [str(action) for action in match.state.legal_actions()]
    moves.show(actions, match.state.view(0))
    assert found.rowCount() == 50
    found.look_for("TRADE c3")
    assert [found.index(row, 0).data(MovesModel.NotationRole) for row in range(found.rowCount())] == ["trade C3"]
    found.look_for("no such words")
    assert found.rowCount() == 0
    found.look_for("")
    assert found.rowCount() == 50


def test_a_whole_notation_finds_its_own_move_alone(qtbot: QtBot) -> None:
    game = GAMES["carcassonne-star-wars"]
    moves, found = MovesModel(text_of(game.id)), MovesFilter()
    found.setSourceModel(moves)
    moves.show(["place 3,0 0", "place 3,0 3", "place 13,0 3"], game.new().view(0))
    found.look_for("place 3,0 3")
    assert [found.index(row, 0).data(MovesModel.NotationRole) for row in range(found.rowCount())] == ["place 3,0 3"]
    found.look_for("place 3,0")
    assert found.rowCount() == 3


def test_a_team_has_one_score_and_its_parts_name_who_earned_them(qtbot: QtBot) -> None:
    game, names = GAMES["carcassonne-star-wars"], ("Ann", "Sofia", "Theo", "Ines")
    match = random_play(game, [Seat(name=name) for name in names], {"teams": True})
    scores = ScoreModel(text_of(game.id))
    QAbstractItemModelTester(scores, QAbstractItemModelTester.FailureReportingMode.Fatal)
    view = match.state.view(None)
    scores.show(match.state, view, names, None)
    points = match.state.points()
    assert [scores.heading(row) for row in range(scores.rowCount())] == [
        "Rebels (Ann and Theo)",
        "Empire (Sofia and Ines)",
    ]
    assert [scores.index(row, POINTS).data() for row in range(2)] == points[:2] == points[2:]
    meeples = text_of(game.id).tally(view)[0][1]
    assert scores.index(0, POINTS + 1).data() == f"{meeples[0]} + {meeples[2]}"
    assert [scores.row_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert sum(line.points for line in scores.lines(0)) == points[0]
    earners = {line.member for line in scores.lines(0)}
    assert earners == {0, 2}
    assert scores.explanation(0).count("(Ann)") + scores.explanation(0).count("(Theo)") == len(scores.lines(0))


def test_medals_of_a_team_are_counted_once(qtbot: QtBot) -> None:
    game = GAMES["crowntaker"]
    scores = ScoreModel(text_of(game.id))
    state = game.new(4, 1)
    scores.show(state, state.view(None), ("Ann", "Sofia", "Theo", "Ines"), None)
    assert [scores.index(row, 0).data() for row in range(scores.rowCount())] == [
        "France\nAnn, Theo",
        "England\nSofia, Ines",
    ]
    assert [scores.index(row, POINTS + 1).data() for row in range(2)] == [0, 0]


def random_play(game: Game, seats: Sequence[Seat], options: Mapping[str, bool]) -> Match:
    """A game of these seats played at random to its end."""
    match, rng = Match.start(game, seats, 3, options), Random(3)
    while match.state.to_move != TERMINAL:
        if match.state.to_move == CHANCE:
            match.apply_chance()
        else:
            match.apply(rng.choice(match.state.legal_actions()))
    return match


def test_scores_keep_the_objectives_of_others_secret_until_the_end(qtbot: QtBot) -> None:
    game, names = GAMES["hoshi-wo-wataru"], ("Aki", "Ben", "Cleo")
    match = random_play(game, [Seat(name=name) for name in names], {})
    scores = ScoreModel(text_of(game.id))
    middle = match.position(match.ply // 2)
    scores.show(middle, middle.view(0), names, 0)
    assert [[line.kind for line in scores.lines(row)].count("objective") for row in range(3)] == [1, 0, 0]
    points = [scores.index(row, POINTS).data() for row in range(3)]
    assert points == [sum(line.points for line in scores.lines(row)) for row in range(3)]
    scores.show(match.state, match.state.view(0), names, 0)
    assert [[line.kind for line in scores.lines(row)].count("objective") for row in range(3)] == [1, 1, 1]
    assert [scores.index(row, POINTS).data() for row in range(3)] == match.state.points()


def test_scores_explain_themselves(qtbot: QtBot) -> None:
    setup = GAME.new(players=2, seed=7).setup
    values: list[int | None] = list(setup["stars"])
    first, second = values[0], values[6]
    assert isinstance(first, int)
    assert isinstance(second, int)
    match = Match.start(GAME, [Seat("human", "Aki"), Seat("human", "Ben")], 7, setup={**setup, "coins": [9, 9]})
    play(match, "invade A1", "invade B2")
    scores = ScoreModel(text_of(GAME.id))
    QAbstractItemModelTester(scores, QAbstractItemModelTester.FailureReportingMode.Fatal)
    scores.show(match.state, match.state.view(None), ("Aki", "Ben"), None)
    rows = [[scores.index(seat, column).data() for column in (NAME, POINTS, POINTS + 1)] for seat in range(2)]
    assert rows == [["Aki", first, 1], ["Ben", second, 1]]
    assert scores.headerData(POINTS + 1, Qt.Orientation.Horizontal) == "Coins"
    explanation = scores.index(0, POINTS).data(Qt.ItemDataRole.ToolTipRole)
    assert f"+{first}" in explanation
    assert "A1" in explanation
    assert sum(line.points for line in scores.lines(1)) == second


def test_the_ranking_keeps_its_order_and_says_the_chance(match: Match, qtbot: QtBot) -> None:
    ranking = RankingModel(text_of(GAME.id))
    rated = [Rated("trade C3", 0.61, 20.0, 40), Rated("invade C3", 0.2, 10.0, 4)]
    ranking.show(rated, match.state.view(0))
    assert [ranking.index(row, 0).data(RankingModel.RatedRole) for row in range(2)] == rated
    assert "61" in ranking.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert ranking.rowCount(ranking.index(0, 0)) == 0
    assert ranking.data(QModelIndex()) is None


def test_key_moments_are_swings_between_settled_plies() -> None:
    values = enumerate([0.5, 0.9, 0.52, 0.1, 0.8, 0.8, 0.3])
    course = EvaluationHistory.start(6, {2, 4, 6}, [1, 1])
    course = course.with_values((ply, (expected, 1 - expected)) for ply, expected in values)
    assert [(moment.ply, round(moment.change, 2)) for moment in course.moments()] == [(4, 0.28), (6, -0.5)]
    assert course.line(1) == [(0, 0.5), (2, pytest.approx(0.48)), (4, pytest.approx(0.2)), (6, pytest.approx(0.7))]
    assert course.known == 7


def test_a_team_has_one_chance_to_win_and_not_a_share_for_each() -> None:
    course = EvaluationHistory.start(1, {1}, [2, 2, 2, 2])
    course = course.with_values([(0, [0.25, 0.25, 0.25, 0.25]), (1, [0.5, 0.0, 0.5, 0.0])])
    assert course.line(0) == course.line(2) == [(0, 0.5), (1, 1.0)]
    assert course.line(1) == [(0, 0.5), (1, 0.0)]
    assert [moment.change for moment in course.moments()] == [0.5]
