"""Staging of a round, in its order, with its sentences."""

from __future__ import annotations

import pytest

from hoshikan.engine import Event
from hoshikan.games import GAMES
from hoshikan.games.conquestar.rules import events
from hoshikan.games.conquestar.rules.field import CELL_NAMES
from hoshikan.games.conquestar.screen.events import EVENTS, ConquestarStory
from hoshikan.games.conquestar.screen.faces import PurseFace, ScoreFace, StarFace
from hoshikan.games.conquestar.screen.labels import LABELS
from hoshikan.ui.board.table.model import Beat, Cue
from tests.games.conquestar.playing import view_of
from tests.ui.table.hands import NAMES, motions

pytestmark = pytest.mark.usefixtures("qapp")


def star_face(cell: int, coins: int) -> StarFace:
    return StarFace(CELL_NAMES[cell], 5, coins, 23, "Vega")


def played(plans: list[str], coins: list[int] | None = None) -> tuple[list[Event], list[Cue | Beat]]:
    """The last round's events, and how they are staged."""
    game = GAMES["conquestar"]
    setup = {**game.new(players=len(plans), seed=7).setup, "coins": coins or [1] * len(plans)}
    state = game.new(setup=setup)
    for plan in plans:
        state.apply(game.parse(plan))
    return list(state.events), ConquestarStory(state.events, view_of(state), NAMES, star_face).staged()


def beats(told: list[Cue | Beat]) -> list[Beat]:
    return [one for one in told if isinstance(one, Beat)]


def words(told: list[Cue | Beat]) -> dict[str, str]:
    """The last word at each piece."""
    return {cue.target or cue.source: cue.word for cue in motions(told) if cue.word}


def test_a_secret_choice_shows_nothing() -> None:
    game = GAMES["conquestar"]
    state = game.new(players=2, seed=7)
    state.apply(game.parse("trade C3"))
    assert ConquestarStory(state.events, view_of(state), NAMES, star_face).staged() == []


@pytest.mark.rule("CQ-2.1")
def test_choices_turn_over_seat_by_seat_before_they_go_to_their_stars() -> None:
    _, told = played(["trade C3", "invade B2"])
    turned = [(cue.source, cue.kind) for cue in motions(told) if cue.kind in ("trade", "invade")]
    assert turned == [("choice:0", "trade"), ("choice:1", "invade")]
    last = max(cue.step for cue in motions(told) if cue.kind in ("trade", "invade"))
    assert {cue.step for cue in motions(told) if cue.kind == "mark"} == {last + 1}


def test_stars_are_settled_one_by_one_in_reading_order() -> None:
    _, told = played(["trade C3", "invade B2", "trade A5"], [1, 20, 1])
    moments = dict.fromkeys(beat.moment for beat in sorted(beats(told), key=lambda beat: beat.step))
    assert list(moments) == ["reveal", "star 4", "star 6", "star 12"]


@pytest.mark.rule("CQ-3.1")
@pytest.mark.rule("CQ-3.2")
def test_traders_are_paid_alike_whatever_goes_onto_the_star() -> None:
    _, told = played(["trade C3", "trade C3"])
    flights = [(cue.target, cue.count) for cue in motions(told) if cue.kind == "coin"]
    assert flights == [("purse:0", 3), ("purse:1", 3), ("star:C3", 2)]
    purses = [(cue.source, cue.face) for cue in motions(told) if cue.kind == "purse"]
    assert purses == [("purse:0", PurseFace(4)), ("purse:1", PurseFace(4))]
    assert [cue.face for cue in motions(told) if cue.kind == "star"] == [star_face(12, 2)]
    assert words(told) == dict.fromkeys(("seat:0", "seat:1"), f"+{LABELS.coins(3)}")


@pytest.mark.rule("CQ-4.5")
def test_a_payer_pays_before_the_star_and_its_coins_arrive() -> None:
    _, told = played(["trade C3", "invade C3"], [1, 20])
    paid = [cue for cue in motions(told) if cue.source == "purse:1" and cue.kind == "purse"]
    assert [(cue.caption, cue.face) for cue in paid] == [("−9", PurseFace(11)), ("", PurseFace(12))]
    (prize,) = (cue for cue in motions(told) if cue.leaves)
    assert (prize.source, prize.target) == ("star:C3", "seat:1")
    assert paid[0].step < prize.step == paid[1].step
    assert [cue.step for cue in motions(told) if isinstance(cue.face, ScoreFace)] == [prize.step]


@pytest.mark.rule("CQ-4.3")
def test_a_tie_has_a_word_for_each() -> None:
    latest, told = played(["invade C3", "invade C3"], [9, 9])
    assert words(told) == {"seat:0": "tied", "seat:1": "tied"}
    assert {"star:C3", "seat:0", "seat:1"} in [EVENTS.presentation(event).keys for event in latest]


@pytest.mark.rule("CQ-4.3")
def test_the_purses_that_decide_an_invasion_are_compared() -> None:
    _, told = played(["invade C3", "invade C3", "trade B2"], [20, 15, 1])
    sentences = [beat.banner.sentence for beat in beats(told) if beat.banner is not None]
    assert f"More coins: {NAMES[0]} 20 > {NAMES[1]} 15" in sentences
    assert [cue.source for cue in motions(told) if cue.stance == "wins"] == ["purse:0"]


@pytest.mark.rule("CQ-4.4")
def test_players_who_cannot_pay_or_are_not_rich_enough_read_so() -> None:
    _, told = played(["invade C3", "invade C3"], [2, 3])
    assert words(told) == {"seat:0": "outbid", "seat:1": "cannot pay"}
    assert [beat.banner.tone for beat in beats(told) if beat.banner is not None] == ["bad"]


def test_every_event_of_a_star_is_reported_on_its_stage() -> None:
    latest, told = played(["invade C3", "invade C3", "trade C3", "trade B2"], [20, 5, 1, 1])
    heard = [event for beat in beats(told) for event in beat.events]
    kinds = (events.Decided, events.LaidDown, events.LineEmptied, events.TookBack)
    assert sorted(map(repr, heard)) == sorted(repr(event) for event in latest if not isinstance(event, kinds))


def test_an_event_is_about_its_star_and_its_seat() -> None:
    latest, _ = played(["trade C3", "invade B2"])
    assert {"star:C3", "seat:0"} in [EVENTS.presentation(event).keys for event in latest]
