"""Arithmetic behind the numbers of Carcassonne: Star Wars: features, dice, rolls and points, from views alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from hoshikan.engine import Event
from hoshikan.engine.score import ScoreLine
from hoshikan.engine.sums import Quantity, Scored, Sum, Term
from hoshikan.games.carcassonne_star_wars.rules import events, scoring
from hoshikan.games.carcassonne_star_wars.rules.battle import is_contested
from hoshikan.games.carcassonne_star_wars.rules.board import NODE_SHIFT, SEAT
from hoshikan.games.carcassonne_star_wars.rules.components import FACTION_OF
from hoshikan.games.carcassonne_star_wars.rules.grid import KIND_NAMES, SPOTS
from hoshikan.games.carcassonne_star_wars.rules.position import NAMES, OVER
from hoshikan.games.carcassonne_star_wars.rules.view import Coordinates, MeepleView, StarWarsView

# What can be asked


class Value(Quantity, frozen=True, kw_only=True):
    """Points of a feature, complete or as it is; `place` is one of its tiles."""

    kind: str
    place: Coordinates
    tiles: int
    symbols: int
    complete: bool
    seats: tuple[int, ...] | None = None
    """Seats with meeples on it, where that is part of the question."""


class DiceCount(Quantity, frozen=True, kw_only=True):
    """Number of dice of a fighter."""

    seat: int


class Roll(Quantity, frozen=True, kw_only=True):
    """Value of a fighter's roll."""

    seat: int
    top: int
    """Its highest die."""


class TiePoints(Quantity, frozen=True, kw_only=True):
    """Points that each of several tied fighters scores."""

    seats: tuple[int, ...]


class DefeatPoints(Quantity, frozen=True, kw_only=True):
    """Points that a fighter scores for losing."""

    seat: int


class Points(Quantity, frozen=True, kw_only=True):
    """Points of a seat."""

    seat: int


class Forecast(Quantity, frozen=True, kw_only=True):
    """Points of a seat if the game ended now."""

    seat: int


StarWarsQuantity = Value | DiceCount | Roll | TiePoints | DefeatPoints | Points | Forecast

# What it is made of


class Tiles(Term, frozen=True, kw_only=True):
    """Tiles of a route or an asteroid field."""

    tiles: int


class PlanetTile(Term, frozen=True, kw_only=True):
    """The planet's own tile."""


class TilesAround(Term, frozen=True, kw_only=True):
    """Tiles around a planet."""


class Symbols(Term, frozen=True, kw_only=True):
    """Symbols on a feature."""

    symbols: int


class BestMeeple(Term, frozen=True, kw_only=True):
    """Dice of a fighter's best meeple."""

    large: bool
    rule: str = "CS-4.2"


class OwnSymbol(Term, frozen=True, kw_only=True):
    """Die for a symbol of the fighter's faction."""

    colour: str
    rule: str = "CS-4.2"


class YellowDie(Term, frozen=True, kw_only=True):
    """Blaster, which replaces a die and adds none."""

    rule: str = "CS-8.2"


class HighestDie(Term, frozen=True, kw_only=True):
    """Highest die of a roll."""

    rule: str = "CS-4.3"


class Sabre(Term, frozen=True, kw_only=True):
    """Addition of a sabre to the highest die."""

    rule: str = "CS-8.2"


class Earned(Term, frozen=True, kw_only=True):
    """Points scored before the final scoring."""


StarWarsTerm = (
    Tiles | PlanetTile | TilesAround | Symbols | BestMeeple | OwnSymbol | YellowDie | HighestDie | Sabre | Earned
)


def explain(view: StarWarsView, quantity: StarWarsQuantity) -> Sum:
    """Compute a quantity step by step."""
    return Sum(quantity, tuple(_terms(view, quantity)))


def _terms(view: StarWarsView, quantity: StarWarsQuantity) -> Iterable[Term]:
    match quantity:
        case Value():
            return _parts(quantity)
        case DiceCount(seat=seat):
            return _dice(view, seat)
        case Roll(seat=seat, top=top):
            sabre = "sabre" in _gear(view, seat)
            return (HighestDie(amount=top), *([Sabre(amount=1)] if sabre else []))
        case TiePoints(seats=seats):
            seat = seats[0]
            (x, y), spot = next((one.place, one.spot) for one in fighting(view) if one.seat == seat)
            return (Scored.of(ScoreLine("tie", 1, "CS-4.3", {"x": x, "y": y, "spot": spot})),)
        case DefeatPoints(seat=seat):
            return _dice_thrown(view, seat, "CS-4.4")
        case Points(seat=seat):
            lines = _unfinished(view, seat) if view.phase == NAMES[OVER] else []
            earned = view.points[seat] - sum(line.points for line in lines)
            return (Earned(amount=earned), *map(Scored.of, lines))
        case Forecast(seat=seat):
            return (Earned(amount=view.points[seat]), *map(Scored.of, _unfinished(view, seat)))
    assert_never(quantity)


def _parts(value: Value) -> list[Term]:
    """Split the points of a feature (CS-5.1, CS-6.1)."""
    rule = "CS-5.1" if value.complete else "CS-6.1"
    kind = KIND_NAMES.index(value.kind)
    for_tiles = scoring.points_for(kind, value.tiles, 0, value.complete)
    for_symbols = scoring.points_for(kind, 0, value.symbols, value.complete)
    parts: list[Term] = [Tiles(amount=for_tiles, rule=rule, tiles=value.tiles)]
    if value.kind == "planet":
        around = value.tiles - 1
        parts = [PlanetTile(amount=1, rule=rule), *([TilesAround(amount=around, rule=rule)] if around else [])]
    if value.symbols:
        parts.append(Symbols(amount=for_symbols, rule=rule, symbols=value.symbols))
    return parts


def fighting(view: StarWarsView) -> list[MeepleView]:
    """Return the meeples on the feature that is fought for."""
    battle = view.battle
    if battle is None:
        return []
    found = []
    for meeple in view.meeples:
        feature = view.feature(meeple.place, meeple.spot)
        if feature.contested and feature.kind == battle.kind and [list(cell) for cell in feature.cells] == battle.cells:
            found.append(meeple)
    return found


def _gear(view: StarWarsView, seat: int) -> list[str]:
    return [meeple.gear for meeple in fighting(view) if meeple.seat == seat]


def _dice(view: StarWarsView, seat: int) -> list[Term]:
    yellow = [YellowDie(amount=0)] if "blaster" in _gear(view, seat) else []
    return [*_dice_thrown(view, seat, "CS-4.2"), *yellow]


def _dice_thrown(view: StarWarsView, seat: int, rule: str) -> list[Term]:
    """Split a fighter's number of dice (CS-4.2)."""
    there = [meeple for meeple in fighting(view) if meeple.seat == seat]
    large = any(meeple.large for meeple in there)
    dice: list[Term] = [BestMeeple(amount=2 if large else 1, rule=rule, large=large)]
    colour = view.colours[seat]
    if there and _factions(view, there[0]) >> FACTION_OF[colour] & 1:
        dice.append(OwnSymbol(amount=1, rule=rule, colour=colour))
    return dice


def _factions(view: StarWarsView, meeple: MeepleView) -> int:
    """Return the factions of the symbols on a meeple's feature, as bits."""
    board, tile = view.board, view.numbers[meeple.place]
    node = board.firsts[tile] + board.lays[tile].slot_of[SPOTS.index(meeple.spot)]
    return board.factions[board.root(node)]


def _unfinished(view: StarWarsView, seat: int) -> list[ScoreLine]:
    """Return the lines that the features held by a seat's side would score now, as in the final scoring."""
    board, sides = view.board, tuple(view.sides)
    lines = []
    for root, claims in enumerate(board.claims):
        if not claims or sides[claims[0] & SEAT] != sides[seat] or is_contested(claims, sides):
            continue
        complete = not board.open[root]
        points = scoring.worth(board, root, complete)
        reason = scoring.COMPLETE if complete else scoring.AT_END
        tiles, symbols = board.tile_count(root), board.symbols[root]
        entry = (claims[0] & SEAT, reason, points, claims[0] >> NODE_SHIFT, tiles, symbols)
        lines.append(scoring.line(board, entry, view.teams))
    return lines


def shown(key: str, view: StarWarsView) -> Sequence[Sum]:
    """Explain the numbers that a piece of the table shows."""
    kind, _, rest = key.partition(":")
    match kind:
        case "close":
            return shown(rest, view)
        case "at":
            return (_value(view, view.newest.place, rest),)
        case "tile":
            return _of_tile(view, int(rest))
        case "planet" | "worth":
            place, spot = _place_of(rest)
            return (_value(view, place, spot or "planet"),)
        case "meeple":
            where, seat, *_ = rest.rsplit(":", 3)
            place, spot = _place_of(where)
            fights = any((one.seat, one.place, one.spot) == (int(seat), place, spot) for one in fighting(view))
            return (_value(view, place, spot), *(_roll(view, int(seat)) if fights else ()))
        case "fighter" | "roll":
            return _roll(view, int(rest))
        case "seat" | "points":
            return _points(view, int(rest))
    return ()


def _place_of(text: str) -> tuple[Coordinates, str]:
    """Split "3,-2:route:E" into a place and a feature."""
    place, _, spot = text.partition(":")
    x, y = map(int, place.split(","))
    return (x, y), spot


def _of_tile(view: StarWarsView, number: int) -> Sequence[Sum]:
    """Explain each feature of a tile on the board, with the players on it."""
    if number >= len(view.tiles):
        return ()
    place = view.tiles[number].place
    features = {view.feature(place, spot): spot for spot in view.spots(place)}
    return [_value(view, place, spot, feature.seats) for feature, spot in features.items()]


def _value(view: StarWarsView, place: Coordinates, spot: str, seats: tuple[int, ...] | None = None) -> Sum:
    known = view.feature(place, spot)
    tiles, complete = len(known.cells), not known.open
    value = Value(kind=known.kind, place=place, tiles=tiles, symbols=known.symbols, complete=complete, seats=seats)
    return explain(view, value)


def _roll(view: StarWarsView, seat: int) -> Sequence[Sum]:
    """Explain a fighter's number of dice, and its roll of this round."""
    battle = view.battle
    if battle is None or seat not in battle.fighters:
        return ()
    number, dice = battle.fighters.index(seat), explain(view, DiceCount(seat=seat))
    return (dice, _rolled(view, seat, battle.rolled[number])) if number < len(battle.rolled) else (dice,)


def _rolled(view: StarWarsView, seat: int, value: int) -> Sum:
    """Explain the counted value of a roll whose dice are not known."""
    return explain(view, Roll(seat=seat, top=value - ("sabre" in _gear(view, seat))))


def _points(view: StarWarsView, seat: int) -> Sequence[Sum]:
    points, forecast = explain(view, Points(seat=seat)), explain(view, Forecast(seat=seat))
    return (points,) if view.phase == NAMES[OVER] or len(forecast.terms) == 1 else (points, forecast)


def of_event(event: Event, before: StarWarsView, after: StarWarsView) -> Sequence[Sum]:
    """Explain the numbers that an event reports."""
    match event:
        case events.Rolled(seat=seat, dice=dice):
            top = max(int(die.removeprefix("y")) for die in dice.split())
            return (explain(before, Roll(seat=seat, top=top)), explain(before, DiceCount(seat=seat)))
        case events.Tied(seats=seats, value=value):
            return (*(_rolled(before, seat, value) for seat in seats), explain(before, TiePoints(seats=seats)))
        case events.Lost(seat=seat):
            return (explain(before, DefeatPoints(seat=seat)),)
        case events.Scored(kind=kind, cells=cells):
            # A complete planet is in the middle of its nine tiles.
            place = sorted(cells)[4] if kind == "planet" else before.newest.place
            return (explain(before, _scored(event, place)),)
        case events.ScoredAtEnd(kind=kind, cells=cells):
            place = next(one.place for one in after.meeples if _is_on(after, one, kind, cells))
            return (explain(after, _scored(event, place)),)
    return ()


def _scored(event: events.Scored | events.ScoredAtEnd, place: Coordinates) -> Value:
    complete = isinstance(event, events.Scored)
    return Value(kind=event.kind, place=place, tiles=event.tiles, symbols=event.symbols, complete=complete)


def _is_on(view: StarWarsView, meeple: MeepleView, kind: str, cells: events.Cells) -> bool:
    feature = view.feature(meeple.place, meeple.spot)
    return (feature.kind, feature.cells) == (kind, cells)
