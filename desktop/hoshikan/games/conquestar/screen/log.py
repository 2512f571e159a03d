"""The log of Conquestar: a sentence for each event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine import Event
from hoshikan.games.conquestar.rules import events
from hoshikan.games.conquestar.rules.view import ConquestarView
from hoshikan.games.conquestar.screen.labels import LABELS
from hoshikan.ui.kit.look.words import Words, listed, together


class ConquestarLog(Words):
    """One event at a time, for the language now installed."""

    def line(self, event: Event, view: ConquestarView, names: Sequence[str]) -> str:
        """An event as a sentence; "" for one that needs none."""
        if isinstance(event, events.Revealed | events.SatOut | events.LaidDown):
            return self._choice(event, view, names)
        if isinstance(event, events.Traded | events.Developed):
            return self._trade(event, view, names)
        if isinstance(event, events.Paid | events.Conquered):
            return self._invasion(event, view, names)
        if isinstance(event, events.InvasionTied | events.Outbid | events.CouldNotPay):
            return self._failure(event, view, names)
        return self._round(event)

    def _choice(
        self,
        event: events.Revealed | events.SatOut | events.LaidDown,
        view: ConquestarView,
        names: Sequence[str],
    ) -> str:
        name = names[event.seat]
        if isinstance(event, events.Revealed):
            sentence = (
                self.tr("{name} chooses to invade {star}")
                if event.invades
                else self.tr("{name} chooses to trade at {star}")
            )
            return sentence.format(name=name, star=LABELS.star(event.cell, view))
        if isinstance(event, events.SatOut):
            return self.tr("{name} has no destination cards in hand and sits this round out").format(name=name)
        cards = listed([LABELS.destination(line) for line in event.cards])
        return self.tr("{name} lays down the remaining cards: {cards}").format(name=name, cards=cards)

    def _trade(self, event: events.Traded | events.Developed, view: ConquestarView, names: Sequence[str]) -> str:
        star = LABELS.star(event.cell, view)
        if isinstance(event, events.Developed):
            return self.tr("{star} now holds {coins}").format(star=star, coins=LABELS.coins(event.total))
        income = LABELS.coins(event.income)
        return self.tr("{name} receives {coins} at {star}").format(name=names[event.seat], coins=income, star=star)

    def _invasion(self, event: events.Paid | events.Conquered, view: ConquestarView, names: Sequence[str]) -> str:
        name, star = names[event.seat], LABELS.star(event.cell, view)
        if isinstance(event, events.Paid):
            sentence = self.tr(
                "{name} pays {coins} for {star}: {allies} for its allies, {visitors} for other players there"
            )
            coins = LABELS.coins(event.cost)
            return sentence.format(name=name, coins=coins, star=star, allies=event.allies, visitors=event.visitors)
        points = LABELS.points(event.value)
        if not event.coins:
            return self.tr("{name} takes {star}: {points}").format(name=name, star=star, points=points)
        sentence = self.tr("{name} takes {star}: {points}, and {coins} with it")
        return sentence.format(name=name, star=star, points=points, coins=LABELS.coins(event.coins))

    def _failure(
        self,
        event: events.InvasionTied | events.Outbid | events.CouldNotPay,
        view: ConquestarView,
        names: Sequence[str],
    ) -> str:
        star = LABELS.star(event.cell, view)
        if isinstance(event, events.InvasionTied):
            who = together([names[seat] for seat in event.seats])
            sentence = self.tr("The invasion of {star} fails: {names} tie with {coins} each")
            return sentence.format(names=who, coins=LABELS.coins(event.coins), star=star)
        if isinstance(event, events.Outbid):
            sentence = self.tr("{name}'s invasion of {star} fails: {richest} is richer")
            return sentence.format(name=names[event.seat], star=star, richest=names[event.richest])
        sentence = self.tr("{name}'s invasion of {star} fails: it costs {cost}, with only {coins} to pay")
        return sentence.format(name=names[event.seat], cost=event.cost, star=star, coins=LABELS.coins(event.coins))

    def _round(self, event: Event) -> str:
        if isinstance(event, events.LineEmptied):
            return self.tr("No stars are left in {line}: its cards leave the game").format(
                line=LABELS.destination(event.line)
            )
        if isinstance(event, events.TookBack):
            return self.tr("All players take back their destination cards")
        if isinstance(event, events.FieldEmptied):
            return self.tr("The last star is taken")
        if isinstance(event, events.Standstill):
            return self.tr("Standstill: two hand cycles without a trade or conquest end the game")
        return ""


LOG: Final = ConquestarLog()
