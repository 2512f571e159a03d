"""Random games, ply by ply beside the plainly written rules of `reference`."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from hoshikan.engine import CHANCE, TERMINAL, State
from tests.games.carcassonne_star_wars.playing import GAME, view_of
from tests.games.carcassonne_star_wars.reference import Reference

VARIANTS: list[tuple[int, dict[str, bool]]] = [
    (2, {}),
    (3, {"expansion": True}),
    (4, {"teams": True}),
    (4, {"expansion": True, "teams": True}),
    (5, {"equipment": True}),
    (6, {"expansion": True}),
    (6, {"expansion": True, "equipment": False}),
    (6, {"expansion": False, "sixth_player": True}),
]


def assert_same(state: State, reference: Reference) -> None:
    view = view_of(state)
    assert view.phase == reference.phase
    assert view.points == reference.points
    assert [tile.place for tile in view.tiles] == list(reference.edges)
    assert view.stock == {face: left for face, left in reference.stock.items() if left}
    told = [(one.seat, one.large, one.gear, one.x, one.y, one.spot) for one in view.meeples]
    assert sorted(told) == sorted(
        (meeple.seat, meeple.size == "large", meeple.gear, *meeple.where[0], meeple.where[1].spot)
        for meeple in reference.meeples
    )
    by_place = {(*meeple.where[0], meeple.where[1].spot): meeple.where for meeple in reference.meeples}
    for meeple in view.meeples:
        where = by_place[meeple.x, meeple.y, meeple.spot]
        assert (meeple.tiles, meeple.symbols) == (reference.tiles(where), len(reference.symbols(where)))
    for size, left in (("small", view.small), ("large", view.large)):
        assert left == [reference.in_supply(seat, size) for seat in range(state.players)]


def assert_asked(state: State, reference: Reference) -> None:
    """The same decision of the same seat, or the same chances."""
    legal = [str(action) for action in state.legal_actions()]
    if state.to_move == CHANCE:
        chances = reference.draws() if reference.phase == "draw" else reference.rolls(reference.roller())
        assert {str(action): chance for action, chance in state.chance_outcomes()} == pytest.approx(
            {text: float(chance) for text, chance in chances.items()}
        )
    elif reference.phase == "fight":
        assert legal == [f"fight {seat}" for seat in reference.choosers()]
        assert state.to_move == reference.decider()
    else:
        wanted = reference.places(reference.drawn) if reference.phase == "place" else reference.claims()
        assert sorted(legal) == sorted(wanted)
        assert state.to_move == reference.turn


def near(text: str, reference: Reference) -> int:
    """Tiles and planets around a place: what makes features join and meeples meet."""
    x, y = (int(number) for number in text.split()[1].split(","))
    around = [reference.pieces.get((x + dx, y + dy)) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    return sum(1 + 2 * any(piece.kind == "P" for piece in pieces) for pieces in around if pieces is not None)


def pick(state: State, reference: Reference, rng: Random, eagerness: float) -> str:
    legal = [str(action) for action in state.legal_actions()]
    if reference.phase == "place" and rng.random() < eagerness:
        return max(rng.sample(legal, min(4, len(legal))), key=lambda text: near(text, reference))
    if reference.phase == "claim" and rng.random() < eagerness:
        legal = [text for text in legal if "@" in text] or [text for text in legal if text != "skip"] or legal
    return rng.choice(legal)


@pytest.mark.rule("CS-3.2", "CS-4.1", "CS-4.2", "CS-4.3", "CS-4.4")
@pytest.mark.rule("CS-5.1", "CS-6.1", "CS-7.1", "CS-8.1", "CS-8.2")
@pytest.mark.parametrize(("players", "options"), VARIANTS)
@given(seed=st.integers(0, 2**32 - 1), eagerness=st.sampled_from([0.0, 0.6, 0.9]))
@example(seed=1, eagerness=0.9)
@settings(max_examples=3)
def test_random_games_follow_the_text(players: int, options: dict[str, bool], seed: int, eagerness: float) -> None:
    state = GAME.new(players=players, seed=seed, options=options)
    view = view_of(state)
    reference = Reference(view.colours, GAME.option_values(options), view.turn)
    rng = Random(seed)
    while reference.phase != "over":
        assert_asked(state, reference)
        text = pick(state, reference, rng, eagerness)
        state.apply(GAME.parse(text))
        reference.play(text)
        assert_same(state, reference)
    assert state.to_move == TERMINAL
    best = max(reference.points)
    assert state.winners() == {seat for seat, points in enumerate(reference.points) if points == best}
