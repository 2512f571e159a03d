"""The words of 星を渡る: every option, step, expectation, score line and end has its sentence."""

from __future__ import annotations

from typing import Any

import pytest

from hoshikan.engine import TERMINAL
from hoshikan.engine.score import ScoreLine
from hoshikan.games.hoshi_wo_wataru.rules.components import COMPONENTS, OBJECTIVES
from hoshikan.ui.board.screens import text_of
from tests.games.hoshi_wo_wataru.playing import GAME, game, reveal, view_of
from tests.games.hoshi_wo_wataru.screen import walk
from tests.ui.table.hands import NAMES

TEXT = text_of(GAME.id)


def test_options_explain_themselves() -> None:
    for option in GAME.options:
        label, explanation = TEXT.option(option)
        assert label
        assert explanation
        assert len({TEXT.option_value(option, value) for value in option.values}) == len(option.values)


@pytest.mark.parametrize("double", [False, True])
def test_every_step_and_expectation_is_reported(double: bool) -> None:
    for state in walk(2, 4, last_slot_double=double):
        if state.to_move == TERMINAL:
            continue
        view = view_of(state, state.to_move)
        said = {TEXT.action(str(step), view) for step in state.legal_actions()}
        assert len(said) == len(state.legal_actions())
        for seat in range(4):
            asked = TEXT.expectation(view, seat, NAMES)
            assert asked.startswith(NAMES[seat])
            assert ("waiting" in asked) == (seat != state.to_move)


def test_a_step_names_what_it_is_about() -> None:
    state = game()
    reveal(state, 21, 5, 17, 25)
    view = view_of(state, 0)
    assert TEXT.action("set 9", view) == "Set 9 in slot 1, for Leo (21)"
    assert TEXT.action("shift 9", view) == "Shift the 9 to slot 2, for Lyra (5)"
    assert TEXT.action("pool 9", view) == "Pool the 9 for ★3"


@pytest.mark.rule("HW-0.4")
@pytest.mark.parametrize("objective", OBJECTIVES)
def test_objectives_say_what_they_score(objective: str) -> None:
    sentence = TEXT.action(f"objective {objective}", game().view(0))
    card = next(card for card in COMPONENTS.shipped().objective if card.id == objective)
    assert card.en in sentence
    assert "zs" in sentence


def test_an_own_component_set_is_called_by_its_own_names() -> None:
    own: dict[str, Any] = COMPONENTS.plain(COMPONENTS.shipped())
    own["constellation"][20]["en"] = "The Cat"
    own["bid_stars"] = [2] * 12
    state = GAME.new(players=3, components=own)
    while state.to_move >= 0:
        state.apply(state.legal_actions()[0])
    for number in (21, 1, 2, 3):
        state.apply(GAME.parse(f"reveal {number}"))
    assert TEXT.action("set 9", state.view(0)) == "Set 9 in slot 1, for The Cat (21)"
    assert TEXT.action("pool 4", state.view(0)) == "Pool the 4 for ★2"


def test_scores_and_ends_are_reported() -> None:
    facts: dict[str, Any] = {"number": 21, "constellation": "leo", "season": "winter", "objective": "zodiac"}
    told = {
        TEXT.score_line(ScoreLine(kind, 1, "HW-4.2", facts))
        for kind in ("constellation", "turned-over", "supernova", "objective")
    }
    assert told == {"Leo (21)", "Leo (21), turned over", "supernova (winter)", "objective Zodiac"}
    assert TEXT.end("five-years", (1,), NAMES) == "Ben wins"
    assert TEXT.end("five-years", (0, 1), NAMES) == "Shared victory: Aki and Ben"
    view = view_of(game())
    assert [list(numbers) for _, numbers in TEXT.tally(view)] == [view.have, view.need]
