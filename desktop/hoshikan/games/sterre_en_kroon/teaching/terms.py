"""Summands of the numbers of Sterre en Kroon."""

from __future__ import annotations

from dataclasses import dataclass

from hoshikan.engine.sums import Term


@dataclass(frozen=True, slots=True, kw_only=True)
class TakingPart(Term):
    """Point for any pawn in a full line."""

    pawns: int
    rule: str = "SK-6.1"


@dataclass(frozen=True, slots=True, kw_only=True)
class MostPawns(Term):
    """Point for the most pawns in a full line, or none."""

    most: int
    rule: str = "SK-6.1"


@dataclass(frozen=True, slots=True, kw_only=True)
class LineCells(Term):
    """All cells of a line of the map."""

    rule: str = "SK-0.4"


@dataclass(frozen=True, slots=True, kw_only=True)
class CrownCells(Term):
    """Crown cells of a line."""

    rule: str = "SK-4.2"


@dataclass(frozen=True, slots=True, kw_only=True)
class PawnsOf(Term):
    """Pawns of a seat in a line."""

    seat: int
    rule: str = "SK-4.2"


@dataclass(frozen=True, slots=True, kw_only=True)
class FullBingo(Term):
    """Point for a bingo with all its numbers open."""

    numbers: tuple[int, ...]
    rule: str = "SK-6.2"


@dataclass(frozen=True, slots=True, kw_only=True)
class BingoCells(Term):
    """All cells of a bingo."""

    rule: str = "SK-0.2"


@dataclass(frozen=True, slots=True, kw_only=True)
class FreeCell(Term):
    """Cell in the middle of a card."""

    rule: str = "SK-0.2"


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenCells(Term):
    """Open numbers of a bingo."""

    numbers: tuple[int, ...]
    rule: str = "SK-5.1"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardNumbers(Term):
    """All numbers of a card."""

    rule: str = "SK-0.2"


@dataclass(frozen=True, slots=True, kw_only=True)
class NotRecorded(Term):
    """Numbers of a card without a pawn on the map."""

    rule: str = "SK-5.1"


@dataclass(frozen=True, slots=True, kw_only=True)
class NotOpened(Term):
    """Numbers of a card that are recorded and not open."""

    rule: str = "SK-5.1"


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Term):
    """Space of the track before a move."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CrownsLeft(Term):
    """Points for crowns left at the end."""

    rule: str = "SK-7.2"


@dataclass(frozen=True, slots=True, kw_only=True)
class AllCrowns(Term):
    """Crowns in the box."""

    rule: str = "SK-0.1"


@dataclass(frozen=True, slots=True, kw_only=True)
class MapCrowns(Term):
    """Crowns on the map."""

    rule: str = "SK-4.3"


@dataclass(frozen=True, slots=True, kw_only=True)
class TrackCrowns(Term):
    """Crowns on the score track."""

    rule: str = "SK-6.3"


@dataclass(frozen=True, slots=True, kw_only=True)
class SpentCrowns(Term):
    """Crowns out of the game."""

    rule: str = "SK-2.2"


@dataclass(frozen=True, slots=True, kw_only=True)
class CrownsOf(Term):
    """Crowns of another seat."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AllPawns(Term):
    """Pawns of a colour."""

    rule: str = "SK-0.1"


@dataclass(frozen=True, slots=True, kw_only=True)
class Marker(Term):
    """Pawn on the score track."""

    rule: str = "SK-1.1"


@dataclass(frozen=True, slots=True, kw_only=True)
class PawnsOnMap(Term):
    """Pawns on numbers of the map."""

    rule: str = "SK-4.1"


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordPawns(Term):
    """Pawns on record spaces."""

    rule: str = "SK-6.1"


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(Term):
    """First cards of a seat."""

    rule: str = "SK-1.1"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedCards(Term):
    """First cards that have left the hand."""

    rule: str = "SK-3.1"


@dataclass(frozen=True, slots=True, kw_only=True)
class AllCards(Term):
    """Number cards in the box."""

    rule: str = "SK-0.1"


@dataclass(frozen=True, slots=True, kw_only=True)
class TopCard(Term):
    """Visible card."""

    rule: str = "SK-1.2"


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOf(Term):
    """Cards in a seat's hand."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsGone(Term):
    """Number cards out of the game."""

    rule: str = "SK-3.1"


LineTerm = TakingPart | MostPawns | LineCells | CrownCells | PawnsOf
BingoTerm = FullBingo | BingoCells | FreeCell | OpenCells | CardNumbers | NotRecorded | NotOpened
WalkTerm = Start | CrownsLeft
PieceTerm = AllCrowns | MapCrowns | TrackCrowns | SpentCrowns | CrownsOf | AllPawns | Marker | PawnsOnMap | RecordPawns
CardTerm = Dealt | PlayedCards | AllCards | TopCard | HandOf | CardsGone
SterreTerm = LineTerm | BingoTerm | WalkTerm | PieceTerm | CardTerm
