"""Words of the sums of 星を渡る: each quantity and each of its terms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never, cast

from hoshikan.engine import Event
from hoshikan.engine.sums import Sum, Term
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView
from hoshikan.games.hoshi_wo_wataru.screen.labels import CARDS, LABELS
from hoshikan.games.hoshi_wo_wataru.teaching import sums
from hoshikan.ui.text.gametext import SumWords


class HoshiSums(SumWords[HoshiView]):
    """One sum at a time, for the language now installed."""

    def at(self, key: str, view: HoshiView, seat: int | None) -> Sequence[Sum]:
        return sums.shown(key, view, seat)

    def of_event(self, event: Event, before: HoshiView, after: HoshiView) -> Sequence[Sum]:
        return sums.of_event(event, before, after)

    def heading(self, found: Sum, view: HoshiView, names: Sequence[str]) -> str:  # names say it all
        quantity, total = cast("sums.HoshiQuantity", found.quantity), found.total
        name = names[quantity.seat]
        match quantity:
            case sums.Bid(slot=slot):
                return self.tr("{name}, bid in slot {slot}: {bid}").format(name=name, slot=slot + 1, bid=total)
            case sums.NextBid(slot=slot, cards=cards):
                sentence = self.tr("{name}, bid in slot {slot} with the {card} shifted there: {bid}")
                return sentence.format(name=name, slot=slot + 1, card=cards[-1], bid=total)
            case sums.PooledStars():
                return self.tr("{name}, pool: ★{stars}").format(name=name, stars=total)
            case sums.Light():
                return self.tr("{name} has ★{stars}").format(name=name, stars=total)
            case sums.Need():
                return self.tr("{name} needs ★{stars}").format(name=name, stars=total)
            case sums.Dummies():
                return self.tr("{name}, dummies: {count}").format(name=name, count=total)
            case sums.Points():
                return self.tr("{name}: {points}").format(name=name, points=LABELS.points(total))
        assert_never(quantity)

    def term(self, term: Term, view: HoshiView, names: Sequence[str]) -> str:  # none needs them
        known = cast("sums.HoshiTerm", term)
        match known:
            case sums.CardNumber(card=0):
                return self.tr("a dummy")
            case sums.CardNumber():
                return self.tr("number on the card")
            case sums.CardStars(card=card):
                return self.tr("★ on the {card}").format(card=card)
            case sums.FromPool():
                return self.tr("★ in the pool")
            case sums.FromStardust(tiles=tiles):
                return self.tr("★ on %n stardust tile(s)", "", tiles)
            case sums.NeededStars(constellation=number):
                return CARDS.constellation(view, number)
            case sums.HandSize():
                return self.tr("cards that a hand is filled up to")
            case sums.InHand():
                return self.tr("in hand already")
            case sums.Lacking():
                return self.tr("missing in the supply")
        assert_never(known)


SUMS: Final = HoshiSums()
