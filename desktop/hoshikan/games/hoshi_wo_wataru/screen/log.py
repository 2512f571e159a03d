"""The log of 星を渡る: every event as a sentence of a story."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hoshikan.engine import Event
from hoshikan.games.hoshi_wo_wataru.rules import events
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView
from hoshikan.games.hoshi_wo_wataru.screen.labels import CARDS
from hoshikan.ui.kit.look.words import Words, fill, listed, together


class HoshiLog(Words):
    """One event at a time, for the language now installed."""

    def line(self, event: Event, view: HoshiView, names: Sequence[str]) -> str:
        """ "" for what needs no line: cards set after the first, and a card used alone."""
        facts: dict[str, Any] = {field: getattr(event, field) for field in event.__struct_fields__}
        if "seat" in facts:
            facts["name"] = names[facts["seat"]]
        if "seats" in facts:
            facts["names"] = together(names[seat] for seat in facts["seats"])
        if "winner" in facts:
            facts["winner"] = names[facts["winner"]]
        if "slot" in facts:
            facts["next_slot"] = facts["slot"] + 2
            facts["slot"] += 1
        if "constellation" in facts:
            facts["constellation"] = CARDS.constellation(view, facts["constellation"])
        if "season" in facts:
            facts["season"] = CARDS.season(facts["season"])
        if "cards" in facts:
            facts["cards"] = listed(CARDS.bid_card(card) for card in facts["cards"])
        sentence = (
            self._year(event) or self._bidding(event) or self._losing(event) or self._end(event, view, facts, names)
        )
        return fill(sentence, facts)

    def _year(self, event: Event) -> str:
        if isinstance(event, events.ObjectiveKept):
            return self.tr("{name} keeps one of two objectives, in secret")
        if isinstance(event, events.ConstellationRevealed):
            return self.tr("{constellation} rises in slot {slot}")
        if isinstance(event, events.MarkerTaken):
            if event.stars:
                return self.tr("{name} takes priority marker {marker}: ★{stars}, topmost card {top}")
            return self.tr("{name} takes priority marker {marker}, with an empty pool")
        if isinstance(event, events.DummiesTaken):
            if event.missing:
                return self.tr("{name} takes %n dummies ({missing} short)", "", event.dummies)
            return self.tr("{name} takes %n dummies", "", event.dummies)
        if isinstance(event, events.DummiesReturned):
            return self.tr("{name} returns %n unused dummies", "", event.dummies)
        if isinstance(event, events.YearEnded):
            return self.tr("Year {year} is over")
        return ""

    def _bidding(self, event: Event) -> str:
        if isinstance(event, events.CardSet):
            return self.tr("{name} sets cards face down") if event.slot == 0 else ""
        if isinstance(event, events.BidRevealed):
            if event.card < 0 and not event.moved:
                return self.tr("Slot {slot}: {name} has no card there")
            if event.moved:
                return self.tr("Slot {slot}: {name} bids {bid} with several cards")
            return self.tr("Slot {slot}: {name} bids {bid}")
        if isinstance(event, events.BidTied):
            return self.tr("{names} tie at {bid}; {winner} wins with the better marker")
        if isinstance(event, events.ConstellationWon):
            return self.tr("{name} wins {constellation}")
        if isinstance(event, events.SupernovaTaken):
            return self.tr("{name} takes a supernova for a third constellation of one season: {season}")
        if isinstance(event, events.CardsDiscarded):
            return self.tr("{name} discards {cards}") if len(event.cards) > 1 else ""
        if isinstance(event, events.StardustTaken):
            return self.tr("{name} gathers stardust for winning with three cards or more")
        if isinstance(event, events.StardustUsedUp):
            return self.tr("{name} would gather stardust, but there is none left")
        return ""

    def _losing(self, event: Event) -> str:
        if isinstance(event, events.DummyLost):
            return self.tr("{name}'s dummy in slot {slot} goes back")
        if isinstance(event, events.CardPooled):
            return self.tr("{name} pools the {card}: ★{stars}, ★{total} in all")
        if isinstance(event, events.CardShifted):
            return self.tr("{name} shifts the {card} to slot {next_slot}")
        if isinstance(event, events.CardKept):
            return self.tr("{name} keeps the {card} for a later year")
        return ""

    def _end(self, event: Event, view: HoshiView, facts: dict[str, Any], names: Sequence[str]) -> str:
        if isinstance(event, events.Checked):
            if event.have < event.need:
                return self.tr("{name} needs ★{need} and has only ★{have}")
            return self.tr("{name} needs ★{need} and has ★{have}: every constellation shines")
        if isinstance(event, events.TurnedOver):
            return self.tr("{name} turns {constellation} over (now ★{need} needed, ★{have} at hand)")
        if isinstance(event, events.ObjectiveShown):
            facts["objective"] = CARDS.objective(view, event.objective)[0]
            return self.tr("{name} shows the objective {objective}: {points} zs")
        if isinstance(event, events.TieBroken):
            return self.tr("{names} tie on points: {winner} has the highest constellation, {constellation}")
        if isinstance(event, events.Finished):
            facts["names"] = together(names[seat] for seat in event.winners)
            return self.tr("The journey is over. {names} wins with {points} zs")
        return ""


LOG: Final = HoshiLog()
