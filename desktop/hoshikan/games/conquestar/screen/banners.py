"""Words on the stage of Conquestar: a sentence for each star that is settled, a word for each player there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.games.conquestar.screen.labels import LABELS
from hoshikan.ui.kit.look.words import Words, together


class ConquestarBanners(Words):
    """One thing at a time, for the language now installed."""

    def trade(self, names: Sequence[str], income: int) -> str:
        """Return the traders at a star, and their income."""
        if len(names) == 1:
            return self.tr("{name} trades: {coins}").format(name=names[0], coins=LABELS.coins(income))
        sentence = self.tr("{names} trade: {coins} each")
        return sentence.format(names=together(names), coins=LABELS.coins(income))

    def pays(self, name: str, cost: int) -> str:
        """An invader pays."""
        return self.tr("{name} invades for {coins}").format(name=name, coins=LABELS.coins(cost))

    def outbids(self, name: str, others: Sequence[str]) -> str:
        """The richest of several invaders."""
        return self.tr("{name} has more coins than {others}").format(name=name, others=together(others))

    def takes(self, name: str, points: int, coins: int) -> str:
        """A star changes hands, with the coins on it."""
        worth = LABELS.points(points)
        if not coins:
            return self.tr("{name} takes the star: {points}").format(name=name, points=worth)
        sentence = self.tr("{name} takes the star: {points} and {coins}")
        return sentence.format(name=name, points=worth, coins=LABELS.coins(coins))

    def tied(self, names: Sequence[str], coins: int) -> str:
        """The richest invaders are equally rich."""
        sentence = self.tr("{names} tie with {coins} each: no one takes it")
        return sentence.format(names=together(names), coins=LABELS.coins(coins))

    def cannot_pay(self, name: str, cost: int, coins: int) -> str:
        """An invader is too poor."""
        sentence = self.tr("{name} has {coins} and cannot pay {cost}: no one takes it")
        return sentence.format(name=name, coins=LABELS.coins(coins), cost=cost)

    def word_tied(self) -> str:
        """Beside an invader."""
        return self.tr("tied", "an invasion that failed")

    def word_cannot_pay(self) -> str:
        """Beside an invader."""
        return self.tr("cannot pay", "an invasion that failed")

    def word_outbid(self) -> str:
        """Beside an invader."""
        return self.tr("outbid", "an invasion that failed")

    def word_points(self, points: int) -> str:
        """Beside who takes a star."""
        return "+" + LABELS.points(points)


BANNERS: Final = ConquestarBanners()
