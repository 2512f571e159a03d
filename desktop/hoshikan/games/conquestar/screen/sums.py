"""Words of Conquestar's sums: each quantity and each of its terms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never, cast

from hoshikan.engine import Event
from hoshikan.engine.sums import Sum, Term
from hoshikan.games.conquestar.rules.view import ConquestarView
from hoshikan.games.conquestar.screen.labels import LABELS
from hoshikan.games.conquestar.teaching import sums
from hoshikan.ui.text.gametext import SumWords


class ConquestarSums(SumWords[ConquestarView]):
    """One sum at a time, for the language now installed."""

    def at(self, key: str, view: ConquestarView, seat: int | None) -> Sequence[Sum]:  # same for all
        return sums.shown(key, view)

    def of_event(self, event: Event, before: ConquestarView, after: ConquestarView) -> Sequence[Sum]:
        return sums.of_event(event, before, after)

    def heading(self, found: Sum, view: ConquestarView, names: Sequence[str]) -> str:
        quantity = cast("sums.ConquestarQuantity", found.quantity)
        coins = LABELS.coins(found.total)
        match quantity:
            case sums.Income(cell=cell):
                return self.tr("Trading at {star}: {coins}").format(star=LABELS.star(cell, view), coins=coins)
            case sums.Cost(cell=cell, visitors=0):
                sentence = self.tr("Invading {star} with no one else there: {coins}")
                return sentence.format(star=LABELS.star(cell, view), coins=coins)
            case sums.Cost(cell=cell):
                return self.tr("Invading {star}: {coins}").format(star=LABELS.star(cell, view), coins=coins)
            case sums.Development(cell=cell):
                return self.tr("Coins on {star}: {coins}").format(star=LABELS.star(cell, view), coins=found.total)
            case sums.Conquest(seat=seat, cell=cell):
                sentence = self.tr("{name} after taking {star}: {coins}")
                return sentence.format(name=names[seat], star=LABELS.star(cell, view), coins=coins)
            case sums.Points(seat=seat):
                return self.tr("{name}: {points}").format(name=names[seat], points=LABELS.points(found.total))
        assert_never(quantity)

    def term(self, term: Term, view: ConquestarView, names: Sequence[str]) -> str:  # none needs them
        known = cast("sums.ConquestarTerm", term)
        match known:
            case sums.Basic():
                return self.tr("for every trade")
            case sums.OnStar():
                return self.tr("on the star")
            case sums.Added(amount=traders):
                return self.tr("added by %n trader(s)", "", traders)
            case sums.Allies(line=line):
                return self.tr("other stars in {line}").format(line=LABELS.destination(line))
            case sums.Visitors():
                return self.tr("other players at the star")
            case sums.InHand():
                return self.tr("in hand before the round")
            case sums.PaidOut():
                return self.tr("paid for the invasion")
        assert_never(known)


SUMS: Final = ConquestarSums()
