"""Arithmetic behind the numbers of Sterre en Kroon: lines, bingos, points and supplies, from views alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, assert_never

from hoshikan.engine import Event
from hoshikan.engine.score import ScoreLine
from hoshikan.engine.sums import Quantity, Scored, Sum, Term
from hoshikan.games.sterre_en_kroon.rules import events
from hoshikan.games.sterre_en_kroon.rules.bingo import NUMBERS, SIZE, line_numbers
from hoshikan.games.sterre_en_kroon.rules.components import CROWNS, TRACK_END, numbers_of_line
from hoshikan.games.sterre_en_kroon.rules.position import share
from hoshikan.games.sterre_en_kroon.rules.scoring import POINTS_TO_END
from hoshikan.games.sterre_en_kroon.rules.setup import HAND, PAWNS
from hoshikan.games.sterre_en_kroon.rules.view import SterreView
from hoshikan.games.sterre_en_kroon.teaching.terms import (
    AllCards,
    AllCrowns,
    AllPawns,
    BingoCells,
    CardNumbers,
    CardsGone,
    CrownCells,
    CrownsLeft,
    CrownsOf,
    Dealt,
    FreeCell,
    FullBingo,
    HandOf,
    LineCells,
    MapCrowns,
    Marker,
    MostPawns,
    NotOpened,
    NotRecorded,
    OpenCells,
    PawnsOf,
    PawnsOnMap,
    PlayedCards,
    RecordPawns,
    SpentCrowns,
    Start,
    TakingPart,
    TopCard,
    TrackCrowns,
)

CARD_NUMBERS: Final = SIZE * SIZE - 1

# What can be asked


class LinePoints(Quantity, frozen=True, kw_only=True):
    """Points of a seat for a full line of the map."""

    seat: int
    line: str


class MissingInLine(Quantity, frozen=True, kw_only=True):
    """Numbers that a line of the map lacks."""

    line: str


class BingoPoint(Quantity, frozen=True, kw_only=True):
    """Point for a bingo of a seat's card."""

    seat: int
    bingo: str


class MissingInBingo(Quantity, frozen=True, kw_only=True):
    """Numbers of a bingo that are not open on a seat's card."""

    seat: int
    bingo: str


class OpenNumbers(Quantity, frozen=True, kw_only=True):
    """Open numbers of a seat's card."""

    seat: int


class Track(Quantity, frozen=True, kw_only=True):
    """Space of the score track that a seat comes to."""

    seat: int
    start: int
    lines: tuple[str, ...] = ()
    bingos: tuple[str, ...] = ()
    crowns: int = 0
    """Crowns left at the end that count a point each."""


class CrownPoints(Quantity, frozen=True, kw_only=True):
    """Points of a seat for crowns left at the end."""

    seat: int
    crowns: int


class Points(Quantity, frozen=True, kw_only=True):
    """Points of a seat."""

    seat: int


class Crowns(Quantity, frozen=True, kw_only=True):
    """Crowns of a seat."""

    seat: int


class Supply(Quantity, frozen=True, kw_only=True):
    """Pawns left to a seat."""

    seat: int


class SecretCards(Quantity, frozen=True, kw_only=True):
    """Cards in a seat's hand that only their owner knows."""

    seat: int


class Deck(Quantity, frozen=True, kw_only=True):
    """Cards below the visible one."""


SupplyQuantity = Crowns | Supply | SecretCards | Deck
SterreQuantity = (
    LinePoints
    | MissingInLine
    | BingoPoint
    | MissingInBingo
    | OpenNumbers
    | Track
    | CrownPoints
    | Points
    | SupplyQuantity
)


def explain(view: SterreView, quantity: SterreQuantity) -> Sum:
    """Compute a quantity step by step."""
    return Sum(quantity, tuple(_terms(view, quantity)))


def _terms(view: SterreView, quantity: SterreQuantity) -> Iterable[Term]:
    if isinstance(quantity, SupplyQuantity):
        return _supplies(view, quantity)
    match quantity:
        case LinePoints(seat=seat, line=line):
            return _line_points(view, seat, line)
        case MissingInLine(line=line):
            return _missing_in_line(view, line)
        case BingoPoint(seat=seat, bingo=bingo):
            return [FullBingo(amount=1, numbers=tuple(line_numbers(view.cards[seat], bingo)))]
        case MissingInBingo(seat=seat, bingo=bingo):
            return _missing_in_bingo(view, seat, bingo)
        case OpenNumbers(seat=seat):
            return _opened(view, seat)
        case Track(start=start):
            return [Start(amount=start), *_walked(view, quantity)]
        case CrownPoints(crowns=crowns):
            return [CrownsLeft(amount=crowns)]
        case Points(seat=seat):
            return [Scored.of(line) for line in _score(view, seat)]
    assert_never(quantity)


def _supplies(view: SterreView, quantity: SupplyQuantity) -> Iterable[Term]:
    match quantity:
        case Crowns(seat=seat):
            return _crowns(view, seat)
        case Supply(seat=seat):
            on_map = view.pawns.count(seat)
            on_records = sum(pawns[seat] for pawns in view.records)
            used = (PawnsOnMap(amount=-on_map), RecordPawns(amount=-on_records))
            return [AllPawns(amount=PAWNS), Marker(amount=-1), *_not_zero(used)]
        case SecretCards(seat=seat):
            return [Dealt(amount=HAND), *_not_zero([PlayedCards(amount=view.secret[seat] - HAND)])]
        case Deck():
            return _deck(view)
    assert_never(quantity)


def _not_zero(terms: Iterable[Term]) -> list[Term]:
    return [term for term in terms if term.amount]


# Lines and bingos


def _pawns_in(view: SterreView, line: str) -> list[int]:
    """Return the number of each seat's pawns in a line of the map."""
    owners = [view.pawns[number - 1] for number in numbers_of_line(view.sheet, line)]
    return [owners.count(seat) for seat in range(view.players)]


def _line_points(view: SterreView, seat: int, line: str) -> list[Term]:
    counts = _pawns_in(view, line)
    own, most = counts[seat], max(counts)
    return [TakingPart(amount=1, pawns=own), MostPawns(amount=share(own, most) - 1, most=most)]


def _missing_in_line(view: SterreView, line: str) -> list[Term]:
    cells = next(len(one.cells) for one in view.sheet.lines if one.id == line)
    crowns = cells - len(numbers_of_line(view.sheet, line))
    pawns = [PawnsOf(amount=-count, seat=seat) for seat, count in enumerate(_pawns_in(view, line))]
    return [LineCells(amount=cells), *_not_zero((CrownCells(amount=-crowns), *pawns))]


def _missing_in_bingo(view: SterreView, seat: int, bingo: str) -> list[Term]:
    numbers = line_numbers(view.cards[seat], bingo)
    opened = tuple(number for number in numbers if number in view.opened[seat])
    cells = (FreeCell(amount=len(numbers) - SIZE), OpenCells(amount=-len(opened), numbers=opened))
    return [BingoCells(amount=SIZE), *_not_zero(cells)]


def _opened(view: SterreView, seat: int) -> list[Term]:
    numbers = [number for row in view.cards[seat] for number in row if number]
    missing = sum(not view.recorded(number) for number in numbers)
    waiting = len(numbers) - missing - len(view.opened[seat])
    return [CardNumbers(amount=CARD_NUMBERS), *_not_zero((NotRecorded(amount=-missing), NotOpened(amount=-waiting)))]


# Points


def _line_score(view: SterreView, seat: int, line: str) -> ScoreLine:
    counts = _pawns_in(view, line)
    points = share(counts[seat], max(counts))
    kind = "map-line" if points == 1 else "map-majority"
    return ScoreLine(kind, points, "SK-6.1", {"line": line, "pawns": counts[seat]})


def _bingo_score(bingo: str) -> ScoreLine:
    return ScoreLine("card-line", 1, "SK-6.2", {"line": bingo})


def _beyond(points: int) -> list[ScoreLine]:
    """Return the line of the points that go beyond the track."""
    lost = points - TRACK_END
    return [ScoreLine("beyond-the-track", -lost, "SK-6.3", {"lost": lost, "most": TRACK_END})] if lost > 0 else []


def _score(view: SterreView, seat: int) -> list[ScoreLine]:
    lines = [_line_score(view, seat, line) for line in view.claimed[seat]]
    lines += [_bingo_score(bingo) for bingo in view.bingos[seat]]
    crowns = view.crown_points[seat]
    if crowns:
        lines.append(ScoreLine("crowns", crowns, "SK-7.2", {"crowns": crowns}))
    return lines + _beyond(sum(line.points for line in lines))


def _gained(view: SterreView, walk: Track) -> list[Term]:
    lines = [_line_score(view, walk.seat, line) for line in walk.lines]
    scored = [Scored.of(line) for line in (*lines, *map(_bingo_score, walk.bingos))]
    return [*scored, *_not_zero([CrownsLeft(amount=walk.crowns)])]


def _walked(view: SterreView, walk: Track) -> list[Term]:
    gained = _gained(view, walk)
    return [*gained, *map(Scored.of, _beyond(walk.start + sum(term.amount for term in gained)))]


# Crowns and cards


def _crowns(view: SterreView, seat: int) -> list[Term]:
    """Return the crowns of the box without those that are elsewhere."""
    elsewhere = (
        MapCrowns(amount=-len(view.map_crowns)),
        TrackCrowns(amount=-len(view.track_crowns)),
        SpentCrowns(amount=-view.spent),
        *(CrownsOf(amount=-count, seat=other) for other, count in enumerate(view.crowns) if other != seat),
    )
    return [AllCrowns(amount=CROWNS), *_not_zero(elsewhere)]


def _deck(view: SterreView) -> list[Term]:
    known = [len(set(hand).difference(view.own_secrets)) for hand in view.hands]
    elsewhere = (
        TopCard(amount=0 if view.top is None else -1),
        *(HandOf(amount=-known[seat] - view.secret[seat], seat=seat) for seat in range(view.players)),
        CardsGone(amount=-len(view.gone)),
    )
    return [AllCards(amount=NUMBERS), *_not_zero(elsewhere)]


# Pieces and events


def shown(key: str, view: SterreView) -> Sequence[Sum]:
    """Explain the numbers that a piece of the table shows."""
    kind, *places = key.split(":")
    match kind:
        case "record":
            return _record(view, places[0])
        case "line":
            seat, bingo = int(places[0]), places[1]
            full = not view.closed(seat, bingo)
            return (explain(view, (BingoPoint if full else MissingInBingo)(seat=seat, bingo=bingo)),)
        case "points" | "marker":
            return (explain(view, Points(seat=int(places[0]))),)
        case "crowns":
            return (explain(view, Crowns(seat=int(places[0]))),)
        case "pawns":
            return (explain(view, Supply(seat=int(places[0]))),)
        case "seat":
            seat = int(places[0])
            return tuple(explain(view, asked(seat=seat)) for asked in (Points, Crowns, Supply))
        case "card":
            return (explain(view, OpenNumbers(seat=int(places[0]))),)
        case "known" if view.secret[int(places[0])]:
            return (explain(view, SecretCards(seat=int(places[0]))),)
        case "deck" | "deckcount":
            return (explain(view, Deck()),)
    return ()


def _record(view: SterreView, line: str) -> tuple[Sum, ...]:
    if line not in view.complete:
        return (explain(view, MissingInLine(line=line)),)
    counts = enumerate(_pawns_in(view, line))
    return tuple(explain(view, LinePoints(seat=seat, line=line)) for seat, count in counts if count)


def of_event(event: Event, before: SterreView, after: SterreView) -> Sequence[Sum]:
    """Explain the numbers that an event reports. Pawns in a line never change once it is full."""
    match event:
        case events.NoPawnLeft(seat=seat):
            return (explain(after, Supply(seat=seat)),)
        case events.LineCompleted(line=line):
            return (explain(after, MissingInLine(line=line)),)
        case events.MapScored(seat=seat, line=line):
            return (explain(after, LinePoints(seat=seat, line=line)),)
        case events.CardScored(seat=seat, line=bingo):
            return (explain(after, BingoPoint(seat=seat, bingo=bingo)),)
        case events.Advanced():
            return (explain(after, _walk(event, before, after)),)
        case events.CrownsCounted(seat=seat, crowns=crowns):
            return (explain(after, CrownPoints(seat=seat, crowns=crowns)),)
        case events.EndTriggered(seat=seat, reason=reason):
            return _end(seat, reason, before, after)
        case events.Won(seats=seats):
            return tuple(explain(after, Points(seat=seat)) for seat in seats)
    return ()


def _walk(event: events.Advanced, before: SterreView, after: SterreView) -> Track:
    """Return the walk that an event reports: an action may contain one for a turn, one for bingos in the closing, and
    some for crowns."""
    turn = _turn(event.seat, before, after)
    closing = Track(
        seat=event.seat, start=explain(after, turn).total, bingos=_new_bingos(event.seat, before, after, turn.bingos)
    )
    points = event.after + event.lost - event.before
    for walk in (turn, closing):
        if (walk.start, sum(term.amount for term in _gained(after, walk))) == (event.before, points):
            return walk
    return Track(seat=event.seat, start=event.before, crowns=points)


def _turn(seat: int, before: SterreView, after: SterreView) -> Track:
    """Return the walk of a seat in a turn's scoring, in which only the active seat scores its card (SK-6.2)."""
    lines = tuple(line for line in after.claimed[seat] if line not in before.claimed[seat])
    bingos = _new_bingos(seat, before, after) if seat == before.active else ()
    return Track(seat=seat, start=before.points[seat], lines=lines, bingos=bingos)


def _new_bingos(seat: int, before: SterreView, after: SterreView, scored: tuple[str, ...] = ()) -> tuple[str, ...]:
    return tuple(bingo for bingo in after.bingos[seat] if bingo not in (*before.bingos[seat], *scored))


def _end(seat: int, reason: str, before: SterreView, after: SterreView) -> tuple[Sum, ...]:
    """Explain the number that ends the game in a turn of `seat`."""
    if reason == "card-full":
        return (explain(after, OpenNumbers(seat=seat)),)
    if reason == "pawns-gone":
        return tuple(explain(after, Supply(seat=other)) for other, left in enumerate(after.supply) if not left)
    turns = [explain(after, _turn(other, before, after)) for other in range(after.players)]
    return tuple(
        turn if len(turn.terms) > 1 else explain(before, Points(seat=other))
        for other, turn in enumerate(turns)
        if turn.total >= POINTS_TO_END
    )
