"""The log of Sterre en Kroon: one sentence for each event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine import Event
from hoshikan.games.sterre_en_kroon.rules import events
from hoshikan.games.sterre_en_kroon.screen.labels import LABELS
from hoshikan.ui.kit.look.words import Words, listed
from hoshikan.ui.text.gametext import VICTORY


class SterreLog(Words):
    """Sentences in the language now installed; "" for events not worth a line."""

    def sentence(self, event: Event, names: Sequence[str]) -> str:
        """Return an event as a part of the story."""
        seat = getattr(event, "seat", None)
        name = names[seat] if isinstance(seat, int) else ""
        return (
            self._draw(event, name)
            or self._declare(event, name)
            or self._record(event, name)
            or self._score(event, name)
            or self._end(event, name, names)
        )

    def _draw(self, event: Event, name: str) -> str:
        if isinstance(event, events.TurnBegan):
            return self.tr("{name}'s turn").format(name=name)
        if isinstance(event, events.Turned):
            return self.turned(event.number)
        if isinstance(event, events.Removed):
            return self.tr("{number} is already recorded and leaves the game").format(number=event.number)
        if isinstance(event, events.Drew):
            return self.tr("{name} draws {number}").format(name=name, number=event.number)
        if isinstance(event, events.BoughtCards):
            return self.tr("{name} spends a crown for two more cards").format(name=name)
        if isinstance(event, events.KeptCrown):
            return self.tr("{name} keeps the crown").format(name=name)
        return ""

    def _declare(self, event: Event, name: str) -> str:
        if isinstance(event, events.Played):
            sentence = (
                self.tr("{name} plays {number}") if event.counts else self.tr("{name} plays {number} without effect")
            )
            return sentence.format(name=name, number=event.number)
        if isinstance(event, events.DeclaredFromCard):
            return self.tr("{name} declares {number} from the bingo card").format(name=name, number=event.number)
        if isinstance(event, events.DeclaredByCrown):
            return self.tr("{name} spends a crown to declare {number}").format(name=name, number=event.number)
        return ""

    def _record(self, event: Event, name: str) -> str:
        if isinstance(event, events.Recorded):
            return self.tr("{name} records {number} on the map").format(name=name, number=event.number)
        if isinstance(event, events.NoPawnLeft):
            return self.tr("{name} has no pawn left for {number}").format(name=name, number=event.number)
        if isinstance(event, events.Forgotten):
            return self.tr("{name} did not record {number}: the declaration is void").format(
                name=name, number=event.number
            )
        if isinstance(event, events.LineCompleted):
            return self.tr("{name} completes {line}").format(name=name, line=LABELS.map_line(event.line))
        if isinstance(event, events.CrownTaken):
            return self.tr("{name} takes the crown at {column},{row}").format(
                name=name, column=event.column, row=event.row
            )
        if isinstance(event, events.Opened):
            numbers = listed(str(number) for number in event.numbers)
            return self.tr("{name} opens {numbers} on the bingo card").format(name=name, numbers=numbers)
        return ""

    def _score(self, event: Event, name: str) -> str:
        if isinstance(event, events.MapScored):
            sentence = self.tr("{name} scores {points} for {line} with {pawns} there")
            points, pawns = LABELS.points(event.points), LABELS.pawns(event.count)
            return sentence.format(name=name, points=points, line=LABELS.map_line(event.line), pawns=pawns)
        if isinstance(event, events.CardScored):
            return self.tr("Bingo! {name} scores 1 point for {line}").format(
                name=name, line=LABELS.card_line(event.line)
            )
        if isinstance(event, events.Advanced):
            sentence = self.tr("{name} moves from {before} to {after}")
            if event.lost:
                sentence = self.tr(
                    "{name} moves from {before} to {after}, the end of the track (points lost beyond it: {lost})"
                )
            return sentence.format(name=name, before=event.before, after=event.after, lost=event.lost)
        if isinstance(event, events.TrackCrownTaken):
            return self.tr("{name} is the first to reach {space} and takes its crown").format(
                name=name, space=event.space
            )
        return ""

    def _end(self, event: Event, name: str, names: Sequence[str]) -> str:
        if isinstance(event, events.EndTriggered):
            return self.why(event.reason)
        if isinstance(event, events.StoodStill):
            return self.why("standstill")
        if isinstance(event, events.CrownsCounted):
            return self.tr("{name} scores {crowns} kept to the end").format(
                name=name, crowns=LABELS.crowns(event.crowns)
            )
        if isinstance(event, events.Won):
            return VICTORY.of(event.seats, names)
        return ""

    def turned(self, number: int) -> str:
        """A number that the deck shows."""
        return self.tr("{number} is turned up").format(number=number)

    def why(self, reason: str) -> str:
        """Why the game ends."""
        return {
            "card-full": self.tr("A bingo card is fully open: the end begins"),
            "eighteen-points": self.tr("A player has 18 points: the end begins"),
            "pawns-gone": self.tr("A player has run out of pawns: the end begins"),
            "standstill": self.tr("Standstill: nothing has changed for a whole round. The end begins"),
        }.get(reason, "")


LOG: Final = SterreLog()
