"""Sums of Carcassonne: Star Wars over random games: each total is the engine's own number."""

from __future__ import annotations

from collections import Counter

from hoshikan.engine.sums import Scored, Sum
from hoshikan.games.carcassonne_star_wars.rules import events
from hoshikan.games.carcassonne_star_wars.rules.view import StarWarsView
from hoshikan.games.carcassonne_star_wars.teaching import sums
from tests.games.carcassonne_star_wars.playing import (
    GAME,
    GAMES_PLAYED,
    PLANET_RING,
    Turns,
    two_routes,
    view_of,
    walk,
)
from tests.games.sums import Step, random_play


def test_every_number_of_the_log_is_explained() -> None:
    met: Counter[str] = Counter()
    for players, options in GAMES_PLAYED:
        for seed in range(3):
            for step in random_play(GAME, players, seed, options):
                met.update(_check_log(step))
    assert {"Rolled", "Tied", "Lost", "Scored", "ScoredAtEnd"} <= met.keys()


def _check_log(step: Step) -> list[str]:
    before, after = step.before, step.after
    assert isinstance(before, StarWarsView)
    assert isinstance(after, StarWarsView)
    checked = []
    for event in step.events:
        totals = [one.total for one in sums.of_event(event, before, after)]
        match event:
            case events.Rolled(dice=dice, value=value):
                assert totals == [value, len(dice.split())]
            case events.Tied(seats=seats, value=value):
                assert totals == [value] * len(seats) + [1]
            case events.Lost(points=points) | events.Scored(points=points) | events.ScoredAtEnd(points=points):
                assert totals == [points]
            case _:
                assert not totals
        checked.append(type(event).__name__)
    return checked


def test_every_number_of_the_table_is_explained() -> None:
    met: set[type] = set()
    for players, options in GAMES_PLAYED:
        for state in walk(players, options):
            met |= _check_table(view_of(state))
    assert met == {sums.Value, sums.DiceCount, sums.Roll, sums.Points, sums.Forecast}


def _check_table(view: StarWarsView) -> set[type]:
    found: list[Sum] = []
    for meeple in view.meeples:
        size = "large" if meeple.large else "small"
        value, *_ = sums.shown(f"meeple:{meeple.x},{meeple.y}:{meeple.spot}:{meeple.seat}:{size}:1", view)
        assert value.total == view.feature(meeple.place, meeple.spot).points
        found.append(value)
    for spot in view.spots(view.newest.place):
        (value,) = sums.shown(f"at:{spot}", view)
        assert value.total == view.feature(view.newest.place, spot).points
    for number, tile in enumerate(view.tiles):
        features = [view.feature(tile.place, spot) for spot in view.spots(tile.place)]
        told = {(one.quantity.seats, one.total) for one in sums.shown(f"tile:{number}", view)
                if isinstance(one.quantity, sums.Value)}  # fmt: skip
        assert told == {(feature.seats, feature.points) for feature in features}
    assert not sums.shown(f"tile:{len(view.tiles)}", view)
    if view.battle is not None:
        for number, seat in enumerate(view.battle.fighters):
            dice, *rolls = sums.shown(f"roll:{seat}", view)
            assert dice.total == view.battle.dice[number]
            assert [roll.total for roll in rolls] == view.battle.rolled[number : number + 1]
            found += (dice, *rolls)
    for seat, own in enumerate(view.points):
        points, *more = sums.shown(f"seat:{seat}", view)
        assert points.total == own
        assert [one.total for one in more] in ([], [own + _held(view, seat)])
        found += (points, *more)
    return {type(one.quantity) for one in found}


def _held(view: StarWarsView, seat: int) -> int:
    """Points of the features that a seat's side holds alone, each once."""
    features = {view.feature(meeple.place, meeple.spot) for meeple in view.meeples}
    side = view.sides[seat]
    return sum(one.points for one in features if not one.contested and view.sides[one.seats[0]] == side)


def test_the_final_scoring_is_in_the_points_line_by_line() -> None:
    for players, options in GAMES_PLAYED:
        *_, state = walk(players, options)
        for seat in range(players):
            (points,) = sums.shown(f"points:{seat}", view_of(state))
            lines = [term.line for term in points.terms if isinstance(term, Scored)]
            assert lines == [line for line in state.score_lines(seat) if line.kind.endswith("-at-end")]


def test_a_planet_is_its_tile_the_tiles_around_and_its_symbol() -> None:
    table = Turns().turn("planet:h", 0, 1, 0, "claim large planet")
    (value,) = sums.shown("meeple:0,1:planet:0:large:1", table.view)
    assert [(term.amount, term.rule) for term in value.terms] == [(1, "CS-6.1"), (1, "CS-6.1"), (2, "CS-6.1")]
    before = table.turns(*PLANET_RING[:-1]).lay(*PLANET_RING[-1]).view
    (scored,) = table.play("skip").events(events.Scored)
    (value,) = sums.of_event(scored, before, table.view)
    assert [(term.amount, term.rule) for term in value.terms] == [(1, "CS-5.1"), (8, "CS-5.1"), (2, "CS-5.1")]
    assert isinstance(value.quantity, sums.Value)
    assert value.quantity.place == (0, 1)


def _terms(found: Sum) -> list[tuple[str, int]]:
    return [(type(term).__name__, term.amount) for term in found.terms]


def test_a_tile_of_an_asteroid_field_counts_twice_once_it_is_complete() -> None:
    table = Turns().turn("belt:h", 0, -1, 1, "claim small asteroid:N").lay("edge:e", 0, -2, 2)
    (value,) = sums.shown("worth:0,-1:asteroid:N", table.view)
    assert _terms(value) == [("Tiles", 6), ("Symbols", 4)]
    table = Turns().turn("belt:h", 0, -1, 1, "claim small asteroid:N")
    (value,) = sums.shown("close:meeple:0,-1:asteroid:N:0:small:1", table.view)
    assert _terms(value) == [("Tiles", 2), ("Symbols", 2)]


def test_dice_come_from_the_best_meeple_and_an_own_symbol_and_a_blaster_adds_none() -> None:
    table = two_routes(Turns(expansion=True), "claim large route:E +blaster", "claim small route:E +sabre")
    table.turn("straight:r", 1, 1, 1)
    (first,), (second,) = (sums.shown(f"fighter:{seat}", table.view) for seat in (0, 1))
    assert _terms(first) == [("BestMeeple", 2), ("OwnSymbol", 1), ("YellowDie", 0)]
    assert _terms(second) == [("BestMeeple", 1)]


def test_a_sabre_is_added_to_the_highest_die_and_ties_a_six() -> None:
    table = two_routes(Turns(expansion=True), "claim small route:E +sabre", "claim large route:E")
    table.turn("straight:-", 1, 1, 1).play("dice 5")
    dice, roll = sums.shown("roll:0", table.view)
    assert _terms(roll) == [("HighestDie", 5), ("Sabre", 1)]
    before = table.view
    (tied,) = table.play("dice 6 2").events(events.Tied)
    mine, other, point = sums.of_event(tied, before, table.view)
    assert [[term.amount for term in one.terms] for one in (dice, mine, other, point)] == [[1], [5, 1], [6], [1]]
    assert [term.line.kind for term in point.terms if isinstance(term, Scored)] == ["tie"]


def test_a_defeat_scores_its_dice_whatever_they_show() -> None:
    table = two_routes(Turns()).turn("straight:-", 1, 1, 1).play("dice 6")
    before = table.view
    (lost,) = table.play("dice 5 5").events(events.Lost)
    (points,) = sums.of_event(lost, before, table.view)
    assert _terms(points) == [("BestMeeple", 2)]
    assert [term.rule for term in points.terms] == ["CS-4.4"]
