"""Sums of 星を渡る over random games: each total is the engine's own number, and nothing secret is in it."""

from __future__ import annotations

from collections import Counter

import pytest

from hoshikan.games.hoshi_wo_wataru.rules import events
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView
from hoshikan.games.hoshi_wo_wataru.teaching import sums
from tests.games.hoshi_wo_wataru.playing import GAME, game, reveal, set_rows, view_of
from tests.games.sums import Step, random_play


@pytest.mark.parametrize("generous", [False, True])
def test_every_number_of_the_log_is_explained(generous: bool) -> None:
    met: Counter[str] = Counter()
    for seed in range(12):
        for step in random_play(GAME, 3 + seed % 2, seed, {"dummy_at_four": generous}):
            met.update(_check_log(step))
    assert {"BidRevealed", "CardPooled", "MarkerTaken", "DummiesTaken", "Checked", "TurnedOver"} <= met.keys()


def _check_log(step: Step) -> list[str]:
    before, after = step.before, step.after
    assert isinstance(before, HoshiView)
    assert isinstance(after, HoshiView)
    checked = []
    for event in step.events:
        totals = [one.total for one in sums.of_event(event, before, after)]
        match event:
            case events.BidRevealed(card=card, moved=moved, bid=bid):
                assert totals == ([bid] if moved or card >= 0 else [])
            case events.CardPooled(total=total):
                assert totals == [total]
            case events.MarkerTaken(stars=stars):
                assert totals == ([stars] if stars else [])
            case events.DummiesTaken(dummies=dummies):
                assert totals == [dummies]
            case events.Checked(need=need, have=have) | events.TurnedOver(need=need, have=have):
                assert totals == [have, need]
            case events.ObjectiveShown(seat=seat):
                assert totals == [after.points[seat]]
            case events.Finished(winners=winners, points=points):
                assert totals == [points] * len(winners)
            case _:
                assert not totals
        checked.append(type(event).__name__)
    return checked


def test_every_number_of_the_table_is_explained() -> None:
    met: Counter[type] = Counter()
    for seed in range(8):
        for state, *_ in random_play(GAME, 3 + seed % 2, seed, {"supernova": bool(seed % 2)}):
            for watching in (*range(state.players), None):
                view = state.view(watching)
                assert isinstance(view, HoshiView)
                for seat in range(state.players):
                    points, have, need = sums.shown(f"seat:{seat}", view, watching)
                    assert (points.total, have.total, need.total) == (
                        view.points[seat],
                        view.have[seat],
                        view.need[seat],
                    )
                    (pool,) = sums.shown(f"pool:{seat}", view, watching)
                    assert pool.total == view.pool_stars[seat]
                    for slot in range(SLOTS):
                        met.update(_check_bid(view, seat, slot, watching))
    assert met.keys() == {sums.Bid, sums.NextBid}


def _check_bid(view: HoshiView, seat: int, slot: int, watching: int | None) -> list[type]:
    found = sums.shown(f"cell:{seat}:{slot}", view, watching)
    if slot < len(view.ledger):
        assert [one.total for one in found] == ([view.ledger[slot].bids[seat]] if view.ledger[slot].cards[seat] else [])
    elif seat != watching:
        assert not found
    for one in found:
        if isinstance(one.quantity, sums.NextBid):
            assert one.total == view.bid_with_shifted(seat, view.due(seat))
    return [type(one.quantity) for one in found]


def test_a_bid_face_down_is_explained_to_its_owner_alone() -> None:
    state = game(3)
    reveal(state, 1, 2, 3, 4)
    set_rows(state, "12 9 4 1")
    (own,) = sums.shown("cell:0:0", view_of(state, 0), 0)
    assert [term.amount for term in own.terms] == [12]
    assert not sums.shown("cell:0:0", view_of(state, 1), 1)
    assert not sums.shown("cell:0:0", view_of(state, None), None)


def test_a_secret_objective_is_in_the_score_of_its_owner_alone() -> None:
    state = game(3)
    kinds = [
        [type(term).__name__ + getattr(getattr(term, "line", None), "kind", "") for term in one.terms]
        for watching in (0, 1)
        for one in sums.shown("points:0", view_of(state, watching), watching)
    ]
    assert kinds == [["Scoredobjective"], []]
