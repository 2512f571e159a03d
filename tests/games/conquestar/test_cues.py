"""What is shown of a round, in which order."""

from __future__ import annotations

import pytest

from hoshikan.engine import Event
from hoshikan.games import GAMES
from hoshikan.games.conquestar.rules.field import CELL_NAMES
from hoshikan.games.conquestar.screen.cues import cues, keys_of
from hoshikan.games.conquestar.screen.faces import PurseFace, StarFace
from hoshikan.ui.table.model import Cue
from tests.games.conquestar.playing import view_of


def star_face(cell: int, coins: int) -> StarFace:
    return StarFace(CELL_NAMES[cell], 5, coins, 23, "Vega")


def played(plans: list[str], coins: list[int] | None = None) -> tuple[list[Event], list[Cue]]:
    """The last round's events and cues."""
    game = GAMES["conquestar"]
    setup = {**game.new(players=len(plans), seed=7).setup, "coins": coins or [1] * len(plans)}
    state = game.new(setup=setup)
    for plan in plans:
        state.apply(game.parse(plan))
    return list(state.events), cues(state.events, view_of(state).coins, star_face)


def test_a_secret_choice_shows_nothing() -> None:
    game = GAMES["conquestar"]
    state = game.new(players=2, seed=7)
    state.apply(game.parse("trade C3"))
    assert cues(state.events, view_of(state).coins, star_face) == []


@pytest.mark.rule("CQ-2.1")
def test_all_cards_are_turned_over_together() -> None:
    _, told = played(["trade C3", "invade B2"])
    turned = [(cue.source, cue.kind) for cue in told if cue.step == 1]
    assert turned == [("choice:0", "trade"), ("choice:1", "invade")]


@pytest.mark.rule("CQ-3.1")
@pytest.mark.rule("CQ-3.2")
def test_traders_are_paid_before_coins_go_onto_the_star() -> None:
    _, told = played(["trade C3", "trade C3"])
    flights = [(cue.step, cue.target, cue.count) for cue in told if cue.kind == "coin"]
    assert flights == [(3, "purse:0", 3), (3, "purse:1", 3), (4, "star:C3", 2)]
    purses = [(cue.source, cue.face) for cue in told if cue.kind == "purse"]
    assert purses == [("purse:0", PurseFace(4)), ("purse:1", PurseFace(4))]
    assert [cue.face for cue in told if cue.kind == "star"] == [star_face(12, 2)]


@pytest.mark.rule("CQ-4.5")
def test_a_payer_pays_before_the_coins_of_the_star_arrive() -> None:
    _, told = played(["trade C3", "invade C3"], [1, 20])
    paid = [cue for cue in told if cue.source == "purse:1" and cue.kind == "purse"]
    assert [(cue.caption, cue.face) for cue in paid] == [("−9", PurseFace(11))]


@pytest.mark.rule("CQ-4.3")
def test_a_tie_is_told_at_the_star() -> None:
    events, told = played(["invade C3", "invade C3"], [9, 9])
    assert [(cue.source, cue.caption) for cue in told if cue.step == 5] == [("star:C3", "=")]
    assert {"star:C3", "seat:0", "seat:1"} in [keys_of(event) for event in events]


def test_an_event_is_about_its_star_and_its_seat() -> None:
    events, _ = played(["trade C3", "invade B2"])
    assert {"star:C3", "seat:0"} in [keys_of(event) for event in events]
