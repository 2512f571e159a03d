"""Events after phases 3 and 6 (CT-6.1, CT-0.5)."""

from __future__ import annotations

from math import isclose
from typing import Any

import pytest
from msgspec import to_builtins

from hoshikan.engine import CHANCE, TERMINAL, State
from hoshikan.games.crowntaker.rules.components import COMPONENTS
from hoshikan.games.crowntaker.rules.events import BurgundyTaken, CaptiveFreed, EventAssets, EventRolled, NoEvent
from tests.games.crowntaker.playing import (
    ENGLAND,
    FRANCE,
    NOBODY,
    after_wars,
    cards,
    ending,
    legal,
    play,
    refusal,
    sides,
    view_of,
)

PHASE_3 = ("france", "england", "england")
PHASE_6 = ("france", "england", "england", "burgundy", "burgundy", "england")


def event(wars: tuple[str, ...], **more: Any) -> State:
    """France has fewer medals and rolls."""
    return after_wars(*wars, step="event", turn="france", **more)


@pytest.mark.rule("CT-6.1")
@pytest.mark.parametrize(
    ("wars", "roller"),
    [
        (("france", "england", "england"), FRANCE),
        (("france", "france", "england"), ENGLAND),
        (("france", "burgundy", "burgundy"), ENGLAND),
        (("france", "england", "burgundy"), None),
        (("france", "england"), None),
        (("france", "england", "england", "england"), None),
        (PHASE_6, FRANCE),
    ],
)
def test_the_side_with_fewer_medals_rolls_after_phases_3_and_6(wars: tuple[str, ...], roller: int | None) -> None:
    state = after_wars(*wars, france={"cards": ["3"]}, england={"cards": ["3"]})
    told = cards(state, "3", "3")
    assert (state.to_move == CHANCE) == (roller is not None)
    if roller is None:
        assert view_of(state).phase == len(wars) + 1
        assert (NoEvent(3) in told) == (len(wars) == 3), "a tie is told, other phases have none"
    else:
        assert view_of(state).side == ("france", "england")[roller]
        assert all(isclose(chance, 1 / 6) for _, chance in state.chance_outcomes())
        assert play(state, "roll 1")[0] == EventRolled(roller, len(wars), 1)


@pytest.mark.rule("CT-0.5")
@pytest.mark.parametrize(
    ("wars", "die", "points"),
    [
        (PHASE_3, 1, [17, 15]),
        (PHASE_3, 2, [19, 15]),
        (PHASE_3, 3, [15, 15]),
        (PHASE_3, 4, [18, 15]),
        (PHASE_3, 5, [15, 13]),
        (PHASE_3, 6, [17, 15]),
        (PHASE_6, 1, [18, 15]),
        (PHASE_6, 2, [20, 15]),
        (PHASE_6, 3, [15, 15]),
        (PHASE_6, 4, [19, 15]),
        (PHASE_6, 5, [15, 11]),
        (PHASE_6, 6, [15, 15]),
    ],
)
def test_the_table_of_events_without_a_captive(wars: tuple[str, ...], die: int, points: list[int]) -> None:
    state = event(wars)
    play(state, f"roll {die}")
    assert state.points() == points
    assert view_of(state).burgundy == ("france" if die in (3, 6) else None)
    assert (view_of(state).step, view_of(state).phase) == ("lord", len(wars) + 1)


@pytest.mark.rule("CT-0.5")
@pytest.mark.parametrize(("wars", "die"), [(PHASE_3, 4), (PHASE_6, 4), (PHASE_6, 6)])
def test_a_captive_goes_home_free_and_its_owner_has_no_choice_of_assets(wars: tuple[str, ...], die: int) -> None:
    state = event(wars, france={"captives": ["baron", "king"]})
    play(state, f"roll {die}")
    assert (state.to_move, view_of(state).step) == (FRANCE, "free")
    assert legal(state) == ["free baron", "free king"]
    assert refusal(state, "free duke") == ("CT-0.5", "no-captive")
    assert play(state, "free king")[0] == CaptiveFreed(FRANCE, 4)
    assert state.points() == [15, 15]
    assert view_of(state).captives[FRANCE] == ["baron"]
    assert "king" in view_of(state).lords[FRANCE]


@pytest.mark.rule("CT-0.5")
def test_a_single_captive_is_asked_for_too() -> None:
    state = event(PHASE_3, france={"captives": ["count"]})
    play(state, "roll 4")
    assert legal(state) == ["free count"]


@pytest.mark.rule("CT-0.5")
def test_captives_one_holds_oneself_are_not_freed() -> None:
    state = event(PHASE_3, england={"captives": ["king"]})
    assert EventAssets(FRANCE, 3) in play(state, "roll 4")
    assert view_of(state).captives == [[], ["king"]]


@pytest.mark.rule("CT-0.5")
@pytest.mark.rule("CT-7.2")
def test_an_event_can_ruin_the_opponent() -> None:
    state = event(PHASE_6, england={"assets": 4})
    play(state, "roll 5")
    assert (state.points(), state.to_move) == ([15, 0], TERMINAL)
    assert ending(state) == ("ruin", {FRANCE})


@pytest.mark.rule("CT-7.2")
@pytest.mark.parametrize("captives", [["king"], []], ids=["with a captive to choose", "without"])
@pytest.mark.parametrize(("assets", "over"), [(4, True), (3, True), (5, False)])
def test_ruin_at_an_event_comes_before_a_captive_is_chosen(captives: list[str], assets: int, over: bool) -> None:
    """Components of one's own may free a captive and cost the opponent assets by the same die."""
    events: list[dict[str, Any]] = [to_builtins(line) for line in COMPONENTS.shipped().events]
    events[3] |= {"opponent_loses": 4, "burgundy": True}
    state = event(PHASE_3, data={"events": events}, france={"captives": captives}, england={"assets": assets})
    play(state, "roll 4")
    if over:
        assert state.to_move == TERMINAL
        assert ending(state) == ("ruin", {FRANCE})
        assert view_of(state).captives[FRANCE] == captives, "nobody is freed any more"
    else:
        assert view_of(state).step == ("free" if captives else "lord")


@pytest.mark.rule("CT-6.1")
@pytest.mark.rule("CT-0.1")
def test_the_burgundy_token_comes_from_the_supply_to_the_hand() -> None:
    state = event(PHASE_3)
    assert BurgundyTaken(FRANCE, NOBODY) in play(state, "roll 3")
    assert sides(state, "hand") == [(10, 9)]
    play(state, "lord king", "deploy troops=1 arms=0 church=0 treasury=0", "lord king")
    assert "deploy troops=6 arms=4 church=0 treasury=0" in legal(state), "it counts like any other"


@pytest.mark.rule("CT-6.1")
@pytest.mark.parametrize(("castle", "expected"), [(2, [(10, 8), (0, 1)]), (0, [(10, 9), (0, 0)])])
def test_it_leaves_the_old_holders_castle_first_else_its_hand(castle: int, expected: list[tuple[int, int]]) -> None:
    state = event(PHASE_3, burgundy="england", england={"castle": castle})
    assert BurgundyTaken(FRANCE, ENGLAND) in play(state, "roll 3")
    assert sides(state, "hand", "castle") == expected
    assert view_of(state).burgundy == "france"


@pytest.mark.rule("CT-6.1")
@pytest.mark.parametrize(("castle", "expected"), [(2, [(9, 9), (1, 0)]), (0, [(10, 9), (0, 0)])])
def test_who_holds_it_already_gets_it_from_the_castle(castle: int, expected: list[tuple[int, int]]) -> None:
    state = event(PHASE_3, burgundy="france", france={"castle": castle})
    play(state, "roll 6")
    assert sides(state, "hand", "castle") == expected
    assert state.points() == [17, 15]
