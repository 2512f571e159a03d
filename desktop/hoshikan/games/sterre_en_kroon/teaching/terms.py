"""Summands of the numbers of Sterre en Kroon."""

from __future__ import annotations

from hoshikan.engine.sums import Term


class TakingPart(Term, frozen=True, kw_only=True):
    """Point for any pawn in a full line."""

    pawns: int
    rule: str = "SK-6.1"


class MostPawns(Term, frozen=True, kw_only=True):
    """Point for the most pawns in a full line, or none."""

    most: int
    rule: str = "SK-6.1"


class LineCells(Term, frozen=True, kw_only=True):
    """All cells of a line of the map."""

    rule: str = "SK-0.4"


class CrownCells(Term, frozen=True, kw_only=True):
    """Crown cells of a line."""

    rule: str = "SK-4.2"


class PawnsOf(Term, frozen=True, kw_only=True):
    """Pawns of a seat in a line."""

    seat: int
    rule: str = "SK-4.2"


class FullBingo(Term, frozen=True, kw_only=True):
    """Point for a bingo with all its numbers open."""

    numbers: tuple[int, ...]
    rule: str = "SK-6.2"


class BingoCells(Term, frozen=True, kw_only=True):
    """All cells of a bingo."""

    rule: str = "SK-0.2"


class FreeCell(Term, frozen=True, kw_only=True):
    """Cell in the middle of a card."""

    rule: str = "SK-0.2"


class OpenCells(Term, frozen=True, kw_only=True):
    """Open numbers of a bingo."""

    numbers: tuple[int, ...]
    rule: str = "SK-5.1"


class CardNumbers(Term, frozen=True, kw_only=True):
    """All numbers of a card."""

    rule: str = "SK-0.2"


class NotRecorded(Term, frozen=True, kw_only=True):
    """Numbers of a card without a pawn on the map."""

    rule: str = "SK-5.1"


class NotOpened(Term, frozen=True, kw_only=True):
    """Numbers of a card that are recorded and not open."""

    rule: str = "SK-5.1"


class Start(Term, frozen=True, kw_only=True):
    """Space of the track before a move."""


class CrownsLeft(Term, frozen=True, kw_only=True):
    """Points for crowns left at the end."""

    rule: str = "SK-7.2"


class AllCrowns(Term, frozen=True, kw_only=True):
    """Crowns in the box."""

    rule: str = "SK-0.1"


class MapCrowns(Term, frozen=True, kw_only=True):
    """Crowns on the map."""

    rule: str = "SK-4.3"


class TrackCrowns(Term, frozen=True, kw_only=True):
    """Crowns on the score track."""

    rule: str = "SK-6.3"


class SpentCrowns(Term, frozen=True, kw_only=True):
    """Crowns out of the game."""

    rule: str = "SK-2.2"


class CrownsOf(Term, frozen=True, kw_only=True):
    """Crowns of another seat."""

    seat: int


class AllPawns(Term, frozen=True, kw_only=True):
    """Pawns of a colour."""

    rule: str = "SK-0.1"


class Marker(Term, frozen=True, kw_only=True):
    """Pawn on the score track."""

    rule: str = "SK-1.1"


class PawnsOnMap(Term, frozen=True, kw_only=True):
    """Pawns on numbers of the map."""

    rule: str = "SK-4.1"


class RecordPawns(Term, frozen=True, kw_only=True):
    """Pawns on record spaces."""

    rule: str = "SK-6.1"


class Dealt(Term, frozen=True, kw_only=True):
    """First cards of a seat."""

    rule: str = "SK-1.1"


class PlayedCards(Term, frozen=True, kw_only=True):
    """First cards that have left the hand."""

    rule: str = "SK-3.1"


class AllCards(Term, frozen=True, kw_only=True):
    """Number cards in the box."""

    rule: str = "SK-0.1"


class TopCard(Term, frozen=True, kw_only=True):
    """Visible card."""

    rule: str = "SK-1.2"


class HandOf(Term, frozen=True, kw_only=True):
    """Cards in a seat's hand."""

    seat: int


class CardsGone(Term, frozen=True, kw_only=True):
    """Number cards out of the game."""

    rule: str = "SK-3.1"


LineTerm = TakingPart | MostPawns | LineCells | CrownCells | PawnsOf
BingoTerm = FullBingo | BingoCells | FreeCell | OpenCells | CardNumbers | NotRecorded | NotOpened
WalkTerm = Start | CrownsLeft
PieceTerm = AllCrowns | MapCrowns | TrackCrowns | SpentCrowns | CrownsOf | AllPawns | Marker | PawnsOnMap | RecordPawns
CardTerm = Dealt | PlayedCards | AllCards | TopCard | HandOf | CardsGone
SterreTerm = LineTerm | BingoTerm | WalkTerm | PieceTerm | CardTerm
