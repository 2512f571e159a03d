"""Sums of Sterre en Kroon over random games: each total is the engine's own number, and nothing secret is in it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

import pytest

from hoshikan.engine import Event
from hoshikan.engine.sums import Scored, Term
from hoshikan.games.sterre_en_kroon.rules import events
from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES, line_numbers
from hoshikan.games.sterre_en_kroon.rules.components import SHEETS
from hoshikan.games.sterre_en_kroon.rules.state import SterreState
from hoshikan.games.sterre_en_kroon.rules.view import SterreView
from hoshikan.games.sterre_en_kroon.teaching import sums, terms
from tests.games.sterre_en_kroon.playing import GAME, TRACK, Line, legal, play, table, turn_up, view_of
from tests.games.sums import Step, random_play

OPTIONS = [
    (players, bookkeeping, SHEETS[players % 3]) for players in (2, 3, 4, 6) for bookkeeping in ("auto", "strict")
]
COUNTED = ("MapScored", "CardScored", "Advanced", "CrownsCounted", "LineCompleted", "EndTriggered", "Won")


def test_every_number_of_the_log_is_explained() -> None:
    met: Counter[str] = Counter()
    for seed, (players, bookkeeping, sheet) in enumerate(OPTIONS):
        for step in random_play(GAME, players, seed, {"bookkeeping": bookkeeping, "sheet": sheet}):
            met.update(_check_log(step))
    assert set(COUNTED) <= met.keys()


def _check_log(step: Step) -> list[str]:
    before, after = step.before, step.after
    assert isinstance(before, SterreView)
    assert isinstance(after, SterreView)
    points = before.points[:]
    scored: defaultdict[int, list[int]] = defaultdict(list)
    for event in step.events:
        found = sums.of_event(event, before, after)
        totals = [one.total for one in found]
        match event:
            case events.MapScored(seat=seat, points=gained):
                assert totals == [gained]
                scored[seat].append(gained)
            case events.CardScored(seat=seat):
                assert totals == [1]
                scored[seat].append(1)
            case events.CrownsCounted(seat=seat, crowns=crowns):
                assert totals == [crowns]
                scored[seat].append(crowns)
            case events.Advanced(seat=seat):
                assert totals == [event.after]
                assert sorted(_gains(found[0].terms)) == sorted([event.before, *scored.pop(seat)])
                points[seat] = event.after
            case events.LineCompleted() | events.NoPawnLeft():
                assert totals == [0]
            case events.EndTriggered(reason="card-full"):
                assert totals == [24]
            case events.EndTriggered(reason="eighteen-points"):
                assert totals == [reached for reached in points if reached >= 18]
            case events.EndTriggered():
                assert totals == [0] * after.supply.count(0)
            case events.Won(seats=seats):
                assert totals == [after.points[seat] for seat in seats]
            case _:
                assert not totals
    return [type(event).__name__ for event in step.events]


def _gains(found: Sequence[Term]) -> list[int]:
    """The amounts without points that go beyond the track."""
    return [one.amount for one in found if not isinstance(one, Scored) or one.line.kind != "beyond-the-track"]


@pytest.mark.parametrize("bookkeeping", ["auto", "strict"])
def test_every_number_of_the_table_is_explained(bookkeeping: str) -> None:
    for players in (2, 5):
        for ply, step in enumerate(random_play(GAME, players, 1, {"bookkeeping": bookkeeping, "sheet": "karoo"})):
            if ply % 9 == 0 or step.after.end:
                assert isinstance(step.state, SterreState)
                _check_table(step.state)


def _check_table(state: SterreState) -> None:
    view = view_of(state, 0)
    (deck,) = sums.shown("deck", view)
    assert deck.total == view.deck
    for line in view.sheet.lines:
        found = sums.shown(f"record:{line.id}", view)
        if missing := view.missing(line.id):
            assert [one.total for one in found] == [len(missing)]
            continue
        points = [state.line_points(view.sheet.lines.index(line), seat) for seat in range(view.players)]
        assert [one.total for one in found] == [gained for gained in points if gained]
    for seat in range(view.players):
        scored, crowns, supply = sums.shown(f"seat:{seat}", view)
        assert (scored.total, crowns.total, supply.total) == (view.points[seat], view.crowns[seat], view.supply[seat])
        assert [one.line for one in scored.terms if isinstance(one, Scored)] == state.score_lines(seat)
        assert sums.shown(f"points:{seat}", view) == sums.shown(f"marker:{seat}", view) == (scored,)
        assert sums.shown(f"crowns:{seat}", view) == (crowns,)
        assert sums.shown(f"pawns:{seat}", view) == (supply,)
        assert [one.total for one in sums.shown(f"card:{seat}", view)] == [len(view.opened[seat])]
        secret = view.secret[seat]
        assert [one.total for one in sums.shown(f"known:{seat}", view)] == ([secret] if secret else [])
        for bingo in CARD_LINES:
            (one,) = sums.shown(f"line:{seat}:{bingo}", view)
            closed = set(line_numbers(view.cards[seat], bingo)).difference(view.opened[seat])
            assert one.total == (len(closed) or 1)


def _step(state: SterreState, last: str) -> Step:
    """Make a move, and check all that it reports."""
    turn_up(state)
    before = view_of(state)
    state.apply(GAME.parse(last))
    step = Step(state, before, view_of(state), tuple(state.events))
    _check_log(step)
    return step


def _walks(step: Step) -> list[tuple[Event, Sequence[Term]]]:
    assert isinstance(step.before, SterreView)
    assert isinstance(step.after, SterreView)
    return [
        (event, one.terms)
        for event in step.events
        if isinstance(event, events.Advanced)
        for one in sums.of_event(event, step.before, step.after)
    ]


def _table(
    hands: Sequence[Sequence[int]],
    lines: Mapping[str, Line],
    moves: str,
    bookkeeping: str = "auto",
    track: Sequence[int] = TRACK,
) -> SterreState:
    """The state after these moves."""
    state = table(hands, lines, track, bookkeeping=bookkeeping)
    play(state, moves)
    assert isinstance(state, SterreState)
    return state


def test_a_walk_in_a_turn_is_what_its_lines_and_bingos_bring() -> None:
    """Seat 0 opens row 1, seat 1 has one pawn of three in the line."""
    moves = "done, play 6, done, play 1, play 16, play 31, play 46, card 61"
    state = _table([[1, 16, 31, 46], [6]], {"line": [1, 6, 16]}, moves)
    ((own, walked), (other, behind)) = _walks(_step(state, "done"))
    assert own == events.Advanced(0, 0, 3, 0)
    assert [(one.amount, one.rule) for one in walked] == [(0, ""), (2, "SK-6.1"), (1, "SK-6.2")]
    assert other == events.Advanced(1, 0, 1, 0)
    assert [(one.amount, one.rule) for one in behind] == [(0, ""), (1, "SK-6.1")]


def test_points_beyond_the_track_and_for_crowns_are_terms_of_their_walks() -> None:
    lines = {f"l{count}": [1] for count in range(13)}
    (turn, crowns) = (walked for _, walked in _walks(_step(_table([[1], [2]], lines, "play 1"), "done")))
    assert [one.amount for one in turn] == [0, *[2] * 13, -2]
    assert [one.amount for one in crowns] == [24, 6, -6]
    assert isinstance(crowns[1], terms.CrownsLeft)


def test_bingos_in_the_closing_are_a_walk_of_their_own() -> None:
    """Seat 1 has row 1 recorded by seat 0, whose lines bring 18 points in the same turn."""
    lines = {f"l{count}": [6] for count in range(9)}
    state = _table([[6, 21, 36, 51, 66], [2]], lines, "play 6, play 21, play 36, play 51, play 66")
    walks = [(event, [one.amount for one in walked]) for event, walked in _walks(_step(state, "done"))]
    assert walks == [
        (events.Advanced(0, 0, 18, 0), [0, *[2] * 9]),
        (events.Advanced(0, 18, 22, 0), [18, 4]),
        (events.Advanced(0, 22, 23, 0), [22, 1]),
        (events.Advanced(1, 0, 1, 0), [0, 1]),
    ]


def test_a_line_is_a_point_for_taking_part_and_one_for_the_most_pawns() -> None:
    state = _table([[1, 2], [3]], {"line": [1, 2, 3]}, "play 1, play 2, done, play 3, done")
    most, fewer = sums.shown("record:line", view_of(state))
    assert most.terms == (terms.TakingPart(amount=1, pawns=2), terms.MostPawns(amount=1, most=2))
    assert fewer.terms == (terms.TakingPart(amount=1, pawns=1), terms.MostPawns(amount=0, most=2))


def test_points_that_were_claimed_before_the_step_was_closed_end_the_game() -> None:
    lines = {f"l{count}": [6] for count in range(9)}
    moves = "next, next, next, next, next, next, play 6, next, place 6, next, open 6, next"
    claims = ", ".join(f"claim map:l{count}" for count in range(9))
    state = _table([[9], [6]], lines, f"{moves}, {claims}", "strict")
    step = _step(state, "next")
    assert any(isinstance(event, events.EndTriggered) for event in step.events)


def test_the_supply_is_what_is_not_on_track_map_and_record_spaces() -> None:
    """Seat 0 keeps its cards, and then declares more numbers than it has pawns for."""
    state = _table([[1], [2]], {f"l{count}": [1] for count in range(8)}, "play 1, done", track=range(17, 25))
    while view_of(state).top is not None or state.to_move != 0:
        play(state, "done")
    play(state, ", ".join(legal(state, "play")))
    step = _step(state, "done")
    assert {events.NoPawnLeft, events.EndTriggered} <= {type(event) for event in step.events}
    *_, supply = sums.shown("seat:0", view_of(state))
    assert [one.amount for one in supply.terms] == [50, -1, -33, -16]


def test_secret_cards_are_counted_and_not_named() -> None:
    """A spectator, an opponent and the owner get the same sums for every piece."""
    state = _table([[1, 2], [3], [4]], {"line": [1, 2, 3]}, "play 1, done, play 3, done")
    keys = ["deck", "deckcount", "record:line", *(f"{kind}:{seat}" for kind in ("seat", "known") for seat in range(3))]
    for watching in (0, 1, 2):
        for key in keys:
            assert sums.shown(key, view_of(state, watching)) == sums.shown(key, view_of(state, None))
    (secret,) = sums.shown("known:0", view_of(state, 1))
    assert [one.amount for one in secret.terms] == [5, -1]
