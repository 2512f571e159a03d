"""Kinds of reasons of Sterre en Kroon; `screen/text.py` has their wordings.

Lines of the map have the ids of their sheet, bingos those of the card. `missing` counts the numbers that a line or a
bingo still lacks, `rival` is a seat and `rival_points` what the best of the others gets.
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal, TypeAlias, get_args

from hoshikan.engine.tutor import Reason

Theme: TypeAlias = Literal[
    "complete lines",
    "lead in a line",
    "first pawn",
    "more pawns",
    "rivals",
    "crowns on the map",
    "bingo",
    "own card",
    "track crown",
    "end",
    "no effect",
    "without a card",
    "crowns",
    "getting cards",
    "cards for later",
    "stopping",
    "recording",
]


class CompletesLine(Reason, frozen=True):
    """Completes `lines` of the map, `line` the first of them; value: the points less those of the best rival."""

    kind = "completes-line"
    rule = "SK-6.1"
    theme: ClassVar[Theme] = "complete lines"
    line: str
    lines: int
    points: int
    rival_points: int


class TakesMapCrowns(Reason, frozen=True):
    """The lines completed have `crowns` on their cells."""

    kind = "takes-crowns"
    rule = "SK-4.3"
    theme: ClassVar[Theme] = "crowns on the map"
    crowns: int


class LeadsLine(Reason, frozen=True):
    """The player then has `pawns` in the line, `ahead` more than the best rival."""

    kind = "leads-line"
    rule = "SK-6.1"
    theme: ClassVar[Theme] = "lead in a line"
    line: str
    pawns: int
    ahead: int
    missing: int


class JoinsLine(Reason, frozen=True):
    """The player's first pawn in the line, which makes it score when it is complete."""

    kind = "joins-line"
    rule = "SK-6.1"
    theme: ClassVar[Theme] = "first pawn"
    line: str
    missing: int


class AddsToLine(Reason, frozen=True):
    """The player then has `pawns` in the line, a rival still has `rival_pawns`."""

    kind = "adds-to-line"
    rule = "SK-6.1"
    theme: ClassVar[Theme] = "more pawns"
    line: str
    pawns: int
    rival_pawns: int
    missing: int


class HelpsRivals(Reason, frozen=True):
    """Brings a line nearer to completion in which `rival` has the most pawns."""

    kind = "helps-rivals"
    rule = "SK-6.1"
    theme: ClassVar[Theme] = "rivals"
    line: str
    rival: int
    missing: int


class CompletesBingo(Reason, frozen=True):
    """Completes `bingos` of the player's card, `bingo` one of them."""

    kind = "completes-bingo"
    rule = "SK-6.2"
    theme: ClassVar[Theme] = "bingo"
    bingo: str
    bingos: int


class OpensNumber(Reason, frozen=True):
    """The number is in `bingos` of the player's card still to come; `bingo`, the nearest, then lacks `missing`."""

    kind = "opens-number"
    rule = "SK-5.1"
    theme: ClassVar[Theme] = "own card"
    number: int
    bingo: str
    bingos: int
    missing: int


class OpensForRival(Reason, frozen=True):
    """The number is on the card of `rival`, whose nearest bingo through it then lacks `missing`: declared, or kept in
    hand (where it is of no use for the player's card)."""

    kind = "opens-for-rival"
    rule = "SK-5.1"
    theme: ClassVar[Theme] = "rivals"
    declared: bool
    number: int
    rival: int
    missing: int


class TakesTrackCrowns(Reason, frozen=True):
    """The points lead to `crowns` on the track, that on `space` the first of them."""

    kind = "track-crown"
    rule = "SK-6.3"
    theme: ClassVar[Theme] = "track crown"
    space: int
    crowns: int


class EndsGame(Reason, frozen=True):
    """The game ends after this turn, with `points` for the player if nothing else is declared and nothing forgotten."""

    kind = "ends-game"
    rule = "SK-7.1"
    theme: ClassVar[Theme] = "end"
    points: int
    rival_points: int


class NoEffect(Reason, frozen=True):
    """The number has been recorded or declared already."""

    kind = "no-effect"
    rule = "SK-3.1"
    theme: ClassVar[Theme] = "no effect"
    number: int


class UsesCardRight(Reason, frozen=True):
    """The number is in hand too: played from there, another one could be declared from the bingo card."""

    kind = "uses-card-right"
    rule = "SK-3.2"
    theme: ClassVar[Theme] = "without a card"
    number: int


class FreeDeclaration(Reason, frozen=True):
    """The declaration from the bingo card costs none of the `cards` in hand."""

    kind = "free-declaration"
    rule = "SK-3.2"
    theme: ClassVar[Theme] = "without a card"
    cards: int


class SpendsCrown(Reason, frozen=True):
    """The player then has `crowns`: one has been spent or `kept`."""

    kind = "spends-crown"
    rule = "SK-7.2"
    theme: ClassVar[Theme] = "crowns"
    kept: bool
    crowns: int


class CrownCanFinish(Reason, frozen=True):
    """A crown kept can declare `number`, the last of `bingo`."""

    kind = "crown-can-finish"
    rule = "SK-3.3"
    theme: ClassVar[Theme] = "crowns"
    number: int
    bingo: str


class BuysCards(Reason, frozen=True):
    """Two more cards, or the only one there is."""

    kind = "buys-cards"
    rule = "SK-2.2"
    theme: ClassVar[Theme] = "getting cards"
    cards: int


class VisibleFits(Reason, frozen=True):
    """The visible card, `bought` or not, is on the player's card; `bingo`, the nearest through it, lacks `missing`."""

    kind = "visible-fits"
    rule = "SK-2.1"
    theme: ClassVar[Theme] = "getting cards"
    bought: bool
    number: int
    bingo: str
    missing: int


class VisibleMisses(Reason, frozen=True):
    """The visible card, `bought` or not, is in no bingo that the player can still get."""

    kind = "visible-misses"
    rule = "SK-2.1"
    theme: ClassVar[Theme] = "getting cards"
    bought: bool
    number: int


class KeepsForLine(Reason, frozen=True):
    """The best card that stays in hand can still be played for a line of the map."""

    kind = "keeps-for-line"
    rule = "SK-3.1"
    theme: ClassVar[Theme] = "cards for later"
    number: int
    line: str
    missing: int


class KeepsForBingo(Reason, frozen=True):
    """The best card that stays in hand can still be played for a bingo of the player's card."""

    kind = "keeps-for-bingo"
    rule = "SK-3.1"
    theme: ClassVar[Theme] = "cards for later"
    number: int
    bingo: str
    missing: int


class HandIsSpent(Reason, frozen=True):
    """None of the `cards` in hand would have an effect."""

    kind = "hand-is-spent"
    rule = "SK-3.1"
    theme: ClassVar[Theme] = "stopping"
    cards: int


class LeavesBest(Reason, frozen=True):
    """The number could still be declared without a crown, and brings the player more than a rival."""

    kind = "leaves-best"
    rule = "SK-3.1"
    theme: ClassVar[Theme] = "stopping"
    opinion = True
    number: int

    def covers(self, other: Reason) -> bool:
        """Report whether `other` is about the same number: it is named once."""
        return other.facts.get("number") == self.number


class Draws(Reason, frozen=True):
    """The visible card (0: it is recorded, and leaves the game) is drawn, or not."""

    kind = "draws"
    rule = "SK-8.1"
    theme: ClassVar[Theme] = "getting cards"
    drawn: bool
    number: int


class Records(Reason, frozen=True):
    """`number` is recorded; or the step is closed (0), and `numbers` declared ones are void."""

    kind = "places"
    rule = "SK-8.3"
    theme: ClassVar[Theme] = "recording"
    number: int
    numbers: int


class TakesCrown(Reason, frozen=True):
    """The crown on this cell is taken; or the step is closed (0, 0), and `crowns` stay on the map."""

    kind = "takes-crown"
    rule = "SK-8.3"
    theme: ClassVar[Theme] = "crowns on the map"
    column: int
    row: int
    crowns: int


class Opens(Reason, frozen=True):
    """`number` is opened; or the step is closed (0), and `numbers` stay closed for now."""

    kind = "opens"
    rule = "SK-8.4"
    theme: ClassVar[Theme] = "own card"
    number: int
    numbers: int


class Claims(Reason, frozen=True):
    """The points for a line of the map or `of_card` are claimed; or the step is closed (""), and they are not."""

    kind = "claims"
    rule = "SK-8.5"
    theme: ClassVar[Theme] = "complete lines"
    of_card: bool
    line: str
    points: int


class Closes(Reason, frozen=True):
    """Nothing else can be done in this step."""

    kind = "closes"
    rule = "SK-8.1"
    theme: ClassVar[Theme] = "no effect"


SterreReason: TypeAlias = (
    CompletesLine
    | TakesMapCrowns
    | LeadsLine
    | JoinsLine
    | AddsToLine
    | HelpsRivals
    | CompletesBingo
    | OpensNumber
    | OpensForRival
    | TakesTrackCrowns
    | EndsGame
    | NoEffect
    | UsesCardRight
    | FreeDeclaration
    | SpendsCrown
    | CrownCanFinish
    | BuysCards
    | VisibleFits
    | VisibleMisses
    | KeepsForLine
    | KeepsForBingo
    | HandIsSpent
    | LeavesBest
    | Draws
    | Records
    | TakesCrown
    | Opens
    | Claims
    | Closes
)
KINDS: Final[tuple[type[SterreReason], ...]] = get_args(SterreReason)
