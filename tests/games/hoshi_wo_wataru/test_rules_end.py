"""The end of the game (HW-4.1, HW-4.2): the final check, points at every moment, ties."""

from __future__ import annotations

from random import Random

import pytest

from hoshikan.engine import TERMINAL, State
from hoshikan.games.hoshi_wo_wataru.rules.events import Checked, Finished, ObjectiveShown, TieBroken, TurnedOver
from tests.engine.variants import any_action, to_the_end
from tests.games.hoshi_wo_wataru.playing import (
    GAME,
    game,
    play,
    quick_year,
    refusal,
    resolve,
    reveal,
    set_rows,
    told,
    view_of,
)


def finished(seed: int, players: int = 3, **options: bool) -> State:
    state = GAME.new(players=players, seed=seed, options=options)
    to_the_end(state, Random(seed))
    return state


@pytest.mark.rule("HW-4.1")
@pytest.mark.parametrize(
    ("pooled", "turned", "points"), [([1, 2], [9, 25], 2), ([9], [25], 6), ([9, 9], [25], 6), ([9, 9, 1], [], 15)]
)
def test_the_highest_constellations_are_turned_over_until_the_stars_suffice(
    pooled: list[int], turned: list[int], points: int
) -> None:
    """Won 1, 9 and 25, which need 7 stars; what is pooled decides how many stay face up."""
    state = game()
    reveal(state, 1, 9, 25, 24)
    set_rows(state, "12 12 11 8", "1 2 3 9", "1 2 3 7")
    resolve(state, "keep")
    reveal(state, 2, 3, 4, 5)
    row = [*pooled, 4, 4, 5, 6][:4]
    set_rows(state, " ".join(map(str, row)), "12 12 11 10", "1 2 3 4")
    while view_of(state).phase == "resolving":
        card = view_of(state).lying[state.to_move][0]
        play(state, f"pool {card}" if state.to_move == 0 and card in pooled else f"keep {card}")
    assert view_of(state).won[0] == [1, 9, 25]
    assert view_of(state).need[0] == 7
    assert view_of(state).turned[0] == turned
    assert view_of(state).points[0] == points


@pytest.mark.rule("HW-4.1")
@pytest.mark.parametrize("seed", range(8))
def test_the_end_shows_each_check_step_by_step(seed: int) -> None:
    state = finished(seed)
    events = state.events
    for seat in range(3):
        need, have = view_of(state).need[seat], view_of(state).have[seat]
        assert Checked(seat, need, have) in events
        turned = [event for event in told(events, TurnedOver) if event.seat == seat]
        assert [event.constellation for event in turned] == view_of(state).turned[seat][::-1]
        assert all(event.need >= 0 for event in turned)
        if need <= have:
            assert not turned
        else:
            assert turned[-1].need <= have
            assert all(event.need > have for event in turned[:-1])


@pytest.mark.rule("HW-4.2")
@pytest.mark.parametrize("seed", range(8))
def test_points_are_face_up_constellations_objective_and_supernovas(seed: int) -> None:
    state = finished(seed, 4, supernova=True, last_slot_double=True)
    for seat in range(4):
        kinds = {"constellation": 0, "turned-over": 0, "supernova": 0, "objective": 0}
        for line in state.score_lines(seat):
            kinds[line.kind] += line.points
        assert kinds["turned-over"] == 0
        assert kinds["supernova"] == 3 * view_of(state).supernovas.count(seat)
        shown = [event for event in told(state.events, ObjectiveShown) if event.seat == seat]
        assert [(event.objective, event.points) for event in shown] == [
            (view_of(state).objectives[seat], kinds["objective"])
        ]
        assert sum(kinds.values()) == state.points()[seat] == view_of(state).points[seat]


@pytest.mark.rule("HW-4.2")
def test_most_points_win_and_ties_go_to_the_highest_face_up_number() -> None:
    tied = shared = 0
    for seed in range(400):
        state = finished(seed)
        points = state.points()
        best = [seat for seat in range(3) if points[seat] == max(points)]
        face_up = {
            seat: max(set(view_of(state).won[seat]) - set(view_of(state).turned[seat]), default=0) for seat in best
        }
        highest = max(face_up.values())
        assert state.winners() == {seat for seat in best if face_up[seat] == highest}
        assert told(state.events, Finished) == [Finished(tuple(sorted(state.winners())), max(points))]
        if len(best) > 1:
            tied += 1
            winner = min(state.winners())
            assert told(state.events, TieBroken) == [TieBroken(tuple(best), winner, highest)]
        else:
            assert not told(state.events, TieBroken)
        shared += len(state.winners()) > 1
    assert tied
    assert not shared


@pytest.mark.rule("HW-4.2")
def test_without_any_face_up_constellation_the_victory_is_shared() -> None:
    state = game()
    while state.to_move != TERMINAL:
        quick_year(state, "keep")
    assert view_of(state).have == [0, 0, 0]
    assert state.points() == [0, 0, 0]
    assert state.winners() == {0, 1, 2}
    assert not told(state.events, TieBroken)


@pytest.mark.rule("HW-4.2")
def test_a_supernova_alone_loses_the_tie_to_a_face_up_constellation() -> None:
    """Seat 0 takes the summer supernova without a star, seat 1 Lyra with one: 3 zs each, and chance brings the rest."""
    start = game(supernova=True)
    reveal(start, 8, 11, 14, 5)
    set_rows(start, "12 12 11 1", "1 2 3 10", "1 2 3 4")
    play(start, "pool 1", "keep 1")
    resolve(start, "keep")
    found = 0
    for seed in range(300):
        state, rng = start.clone(), Random(seed)
        while state.to_move != TERMINAL:
            state.apply(any_action(state, rng) if view_of(state).phase != "resolving" else state.legal_actions()[-1])
        points = state.points()
        if points[0] == points[1] == max(points):
            found += 1
            assert view_of(state).won[0] == view_of(state).turned[0]
            assert 1 in state.winners()
            assert 0 not in state.winners()
            assert told(state.events, TieBroken)[0].winner == 1
    assert found


@pytest.mark.rule("HW-4.2")
def test_nothing_is_allowed_after_the_end() -> None:
    state = finished(1)
    assert state.legal_actions() == []
    assert refusal(state, "set 12") == ("HW-4.2", "game-over")
    assert view_of(state).end == "five-years"
