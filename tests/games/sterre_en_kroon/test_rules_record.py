"""SK-4 and SK-5: pawns on the map, crowns on completed lines, the own bingo card."""

from __future__ import annotations

import pytest

from hoshikan.games.sterre_en_kroon.rules.events import CrownTaken, LineCompleted, NoPawnLeft, Opened, Recorded
from tests.games.sterre_en_kroon.playing import cell, legal, pawn, play, table, view_of

LATE_CROWNS = tuple(range(17, 25))
"""Nobody with 16 points meets a crown on the track."""


@pytest.mark.rule("SK-4.1")
def test_pawns_are_put_in_the_order_of_declaration() -> None:
    state = table([[1, 2], [3]])
    events = play(state, "play 2, card 16, play 1, done")
    assert [event.number for event in events if isinstance(event, Recorded)] == [2, 16, 1]
    assert view_of(state).supply == [46, 49]


@pytest.mark.rule("SK-4.1")
def test_a_taken_cell_keeps_its_pawn() -> None:
    state = table([[1], [16]])
    play(state, "card 16, done, play 16, done")
    assert pawn(state, 16) == 0
    assert view_of(state).supply == [48, 49]


@pytest.mark.rule("SK-4.1")
def test_without_a_pawn_a_number_is_not_recorded() -> None:
    """One pawn and 16 record pawns are used when seat 0 declares a hoard of more than 32 numbers at once."""
    state = table([[1], [2]], {f"l{count}": [1] for count in range(8)}, LATE_CROWNS)
    play(state, "play 1, done")
    while view_of(state).top is not None or state.to_move != 0:
        play(state, "done")
    hoard = legal(state, "play")
    assert view_of(state).supply[0] == 32 < len(hoard)
    events = play(state, ", ".join([*hoard, "done"]))
    recorded = [f"play {event.number}" for event in events if isinstance(event, Recorded)]
    left = [f"play {event.number}" for event in events if isinstance(event, NoPawnLeft)]
    assert (recorded, left) == (hoard[:32], hoard[32:])
    assert [pawn(state, int(move.split()[1])) for move in left] == [None] * len(left)


@pytest.mark.rule("SK-4.2")
def test_a_line_is_complete_when_its_numbers_carry_pawns_of_any_colour() -> None:
    state = table([[1], [2]], {"mixed": [1, 2, "c1"], "open": [1, 3]})
    events = play(state, "play 1, done")
    assert not [event for event in events if isinstance(event, LineCompleted)]
    events = play(state, "play 2, done")
    assert [event for event in events if isinstance(event, LineCompleted)] == [LineCompleted(1, "mixed")]
    assert view_of(state).complete == ["mixed"]


@pytest.mark.rule("SK-4.2")
def test_one_pawn_can_complete_several_lines_in_the_order_of_the_sheet() -> None:
    state = table([[1], [2]], {"second": [1], "first": [1], "third": [1, "c1"]})
    events = play(state, "play 1, done")
    assert [event.line for event in events if isinstance(event, LineCompleted)] == ["second", "first", "third"]


@pytest.mark.rule("SK-4.3")
def test_the_player_that_completes_a_line_takes_the_crowns_still_on_it() -> None:
    state = table([[1], [2, 3]], {"one": [1, 2, "c1", "c2"], "two": [3, "c2", "c3"]})
    play(state, "play 1, done")
    events = play(state, "play 2, done")
    assert [event for event in events if isinstance(event, CrownTaken)] == [
        CrownTaken(1, *cell("c1")),
        CrownTaken(1, *cell("c2")),
    ]
    assert view_of(state).crowns == [0, 2]
    assert list(cell("c2")) not in view_of(state).map_crowns
    events = play(state, "done, no-extra, play 3, done")
    assert [event for event in events if isinstance(event, CrownTaken)] == [CrownTaken(1, *cell("c3"))]
    assert view_of(state).crowns[1] == 4, "one of them from the fourth space of the track"


@pytest.mark.rule("SK-5.1")
def test_the_active_player_opens_whatever_is_recorded_for_any_owner_of_the_pawn() -> None:
    state = table([[6], [1]])
    events = play(state, "play 6, card 16, done")
    assert [event for event in events if isinstance(event, Opened)] == [Opened(0, (16,))]
    assert view_of(state).opened == [[16], []], "nobody else opens anything"
    events = play(state, "play 1, done")
    assert [event for event in events if isinstance(event, Opened)] == [Opened(1, (6,))]
    assert view_of(state).opened == [[16], [6]]
    play(state, "done")
    assert view_of(state).opened == [[1, 16], [6]]


@pytest.mark.rule("SK-5.1")
def test_the_free_centre_needs_no_number() -> None:
    state = table([[3, 18, 48, 63], [6]])
    play(state, "play 3, play 18, play 48, play 63, done")
    assert view_of(state).bingos[0] == ["row3"]
    assert state.points() == [1, 0]
