"""The words for what Sterre en Kroon turns down: actions the rules forbid, and set-ups no game can start from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hoshikan.engine.errors import Fact
from hoshikan.games.sterre_en_kroon.rules.actions import STAGES
from hoshikan.games.sterre_en_kroon.screen.labels import LABELS
from hoshikan.ui.kit.look.words import Words
from hoshikan.ui.text.gametext import Problems


class SterreProblems(Problems):
    """For the language now installed."""

    def sentences(self) -> dict[str, str]:
        return self._steps() | self._declaring() | self._recording() | self._set_up() | self._positions()

    def _steps(self) -> dict[str, str]:
        return {
            "no-such-move": self.tr("This game has no such move."),
            "card-not-in-deck": self.tr("That card isn't in the deck."),
            "no-card-to-turn": self.tr("No card is being turned now."),
            "card-being-turned": self.tr("The next card is being turned right now."),
            "only-automatic": self.tr("In strict bookkeeping, close every step with “Next step”."),
            "only-strict": self.tr("That's done for you: bookkeeping is automatic in this game."),
            "step-not-reached": self.tr("Not yet: this is the step “{step}”."),
            "step-over": self.tr("Too late: this is the step “{step}”, and earlier steps stay closed."),
            "crown-next-turn": self.tr("You can't use this crown until your next turn."),
            "drawn-already": self.tr("You have already drawn this turn."),
            "draw-first": self.tr("Draw the first card before you buy more."),
            "bought-already": self.tr("Only one crown per turn buys cards."),
            "no-crown": self.tr("You have no crown."),
            "deck-empty": self.tr("The deck is empty."),
        }

    def _declaring(self) -> dict[str, str]:
        return {
            "card-not-in-hand": self.tr("You don't have the number card {number}."),
            "card-number-used": self.tr("You have already declared a number from your bingo card this turn."),
            "not-on-card": self.tr("{number} isn't on your bingo card."),
            "crown-used": self.tr("You have already declared a number by crown this turn."),
            "recorded-already": self.tr("{number} is already recorded on the map."),
            "declared-already": self.tr("{number} has already been declared this turn."),
        }

    def _recording(self) -> dict[str, str]:
        return {
            "cell-taken": self.tr("There's already a pawn on {number}."),
            "not-declared": self.tr("{number} has not been declared this turn."),
            "no-pawn-left": self.tr("You have no pawn left."),
            "no-crown-cell": self.tr("There's no crown cell at {column},{row}."),
            "crown-gone": self.tr("The crown at {column},{row} has been taken."),
            "no-line-through-crown": self.tr("No line through this crown was completed this turn."),
            "not-recorded": self.tr("{number} isn't recorded on the map."),
            "open-already": self.tr("{number} is already open."),
            "own-turn-only": self.tr("Bingos on your own card can only be claimed in your own turn."),
            "claimed-already": self.tr("You have already scored {line}."),
            "bingo-not-open": self.tr("Not all numbers of {line} are open."),
            "no-such-line": self.tr("There's no such line on this sheet."),
            "line-not-complete": self.tr("Numbers are missing in {line}."),
            "no-pawn-in-line": self.tr("You have no pawn in {line}."),
            "line-of-earlier-turn": self.tr(
                "{line} was completed in an earlier turn: claim it in your own turn or at the end."
            ),
        }

    def _set_up(self) -> dict[str, str]:
        return {
            "cell-number-or-crown": self.tr("Cell {column},{row} must have either a number or a crown."),
            "bad-cell-place": self.tr("Cell {column},{row} is outside the sheet or on another cell."),
            "numbers-do-not-add-up": self.tr("The cells must show each number from 1 to {numbers} once."),
            "crowns-do-not-add-up": self.tr("Crowns on map and track together: {crowns} needed, not {given}."),
            "line-id-twice": self.tr("Two lines are called “{line}”."),
            "bad-line-cells": self.tr("The line “{line}” names a cell twice, or one that is not on the sheet."),
            "line-without-number": self.tr("The line “{line}” has no number cell."),
            "bad-bingo-card": self.tr("This bingo card has a wrong number, or is there twice."),
            "card-dealt-twice": self.tr("The number card {number} has been dealt twice."),
            "no-such-seat": self.tr("There is no seat {seat}."),
        }

    def _positions(self) -> dict[str, str]:
        return {
            "card-in-two-places": self.tr("The number card {number} is in two places at once."),
            "number-recorded-twice": self.tr("Two pawns are on {number} ({rule})."),
            "too-many-pawns": self.tr("A player's pawns, besides the one on the track: at most {pawns} ({rule})."),
            "records-do-not-fit": self.tr("These record pawns do not fit the lines of the sheet."),
            "line-not-full": self.tr("Only a full line with a pawn of your own brings points ({rule})."),
            "opened-not-recorded": self.tr(
                "{number} is not recorded, or not on this card: it cannot be open ({rule})."
            ),
            "bingo-still-closed": self.tr("A bingo scores only when all its numbers are open ({rule})."),
            "no-crown-there": self.tr("There's no crown cell at {column},{row}."),
            "crown-passed": self.tr("A player has passed space {space}: its crown is gone ({rule})."),
            "too-many-crowns": self.tr("Crowns in all: {crowns}, not {given}."),
            "stage-not-asked": self.tr("No player has that decision now ({rule})."),
            "already-over": self.tr("The game would be over with this turn ({rule})."),
        }

    def in_words(self, facts: Mapping[str, Fact]) -> dict[str, Fact]:
        words = dict(facts)
        if facts.get("step") in STAGES:
            words["step"] = LABELS.step(str(facts["step"]))
        if "line" in facts and "action" in facts:
            words["line"] = LABELS.line(str(facts["line"]), facts)
        return words


PROBLEMS: Final = SterreProblems()


class SterreObjections(Words):
    """Targets of a piece that was let go elsewhere; and the rule about it."""

    def about(self, held: str, stage: str) -> tuple[str, str]:
        """The sentence and the rule's id for a piece by its key, in a stage of the turn."""
        kind = held.partition(":")[0]
        if kind == "hand":
            return self.tr("Lay a number card on its number on the map to declare it."), "SK-3.1"
        if kind == "bingo":
            return self.tr("Drag a number on your bingo card to its place on the map to declare it."), "SK-3.2"
        if kind == "crowns" and stage == "draw":
            return self.tr("Lay a crown on the deck to buy two more cards."), "SK-2.2"
        if kind == "crowns":
            return self.tr("Lay a crown on a number on the map to declare it."), "SK-3.3"
        if kind == "pawns":
            return self.tr("A pawn goes on a number that was declared this turn."), "SK-4.1"
        if kind == "crown":
            return self.tr("A crown won on the map goes to your crowns."), "SK-4.3"
        return self.tr("Drag what you claim to your pawn on the track."), "SK-8.5"


OBJECTIONS: Final = SterreObjections()
