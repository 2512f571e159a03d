"""The words of Sterre en Kroon: nothing can be done, asked or scored without them."""

from __future__ import annotations

from itertools import islice

import pytest

from hoshikan.engine import IllegalAction
from hoshikan.engine.score import ScoreLine
from hoshikan.games.sterre_en_kroon.screen.labels import LABELS
from hoshikan.ui.board.screens import text_of
from tests.games.sterre_en_kroon.playing import GAME, play, table, view_of
from tests.games.sterre_en_kroon.screen import walk
from tests.ui.table.hands import NAMES

TEXT = text_of(GAME.id)


@pytest.mark.parametrize(("players", "bookkeeping", "sheet"), [(2, "auto", "veld"), (3, "strict", "provinces")])
def test_actions_expectations_and_scores_are_said_without_gaps(players: int, bookkeeping: str, sheet: str) -> None:
    for state in islice(walk(players, 3, bookkeeping=bookkeeping, sheet=sheet), 0, None, 9):
        said: list[str] = []
        if state.to_move >= 0:
            view = view_of(state, state.to_move)
            actions = [TEXT.action(str(action), view) for action in state.legal_actions()]
            assert len(actions) == len(set(actions))
            said += [*actions, TEXT.expectation(view, state.to_move, NAMES)]
        for seat in range(players):
            said += [TEXT.score_line(line) for line in state.score_lines(seat)]
        assert all(said)
        assert not any("{" in words for words in said)


def test_options_and_their_values_are_said() -> None:
    for option in GAME.options:
        label, hint = TEXT.option(option)
        values = [TEXT.option_value(option, value) for value in option.values]
        assert label
        assert hint
        assert len(values) == len(set(values))


def test_bingos_of_the_card_are_not_taken_for_lines_of_the_map() -> None:
    state = table([[1], [2]], {"row1": [1, 2]}, bookkeeping="strict")
    play(state, "draw, next, next, next, next")
    refused = state.explain_illegal(GAME.parse("claim card:row1"))
    mapped = state.explain_illegal(GAME.parse("claim map:row1"))
    assert refused is not None
    assert mapped is not None
    assert "card row 1" in TEXT.refusal(refused)
    assert "map row 1" in TEXT.refusal(mapped)


def test_lines_of_the_shipped_sheets_have_names() -> None:
    assert LABELS.map_line("col10") == "map column 10"
    assert LABELS.map_line("p3-left") == "province 3 (left half)"
    assert LABELS.map_line("diag2") == "map diagonal ↙"
    assert LABELS.map_line("spiral") == "map line spiral"
    assert LABELS.card_line("col4") == "card column G"


def test_reasons_that_are_not_the_games_own_are_left_to_others() -> None:
    assert TEXT.refusal(IllegalAction("X-1", "somebody-elses", {})) == ""


@pytest.mark.rule("SK-7.2")
@pytest.mark.rule("SK-6.3")
def test_scores_explain_crowns_and_what_was_lost() -> None:
    lost = ScoreLine("beyond-the-track", -2, "SK-6.3", {"lost": 2, "most": 24})
    assert "24" in TEXT.score_line(lost)
    assert TEXT.score_line(ScoreLine("crowns", 2, "SK-7.2", {"crowns": 2}))


def test_the_end_names_the_winners() -> None:
    assert TEXT.end("card-full", [1], NAMES) == "Ben wins"
    assert "Aki and Ben" in TEXT.end("standstill", [0, 1], NAMES)
    assert TEXT.end("standstill", [0], NAMES).startswith("Standstill")
