"""Names of the pieces and places of Conquestar."""

from __future__ import annotations

from typing import Final

from hoshikan.games.conquestar.rules.components import COMPONENTS
from hoshikan.games.conquestar.rules.field import CELL_NAMES
from hoshikan.games.conquestar.rules.view import ConquestarView
from hoshikan.ui.kit.look.words import Words, language_code
from hoshikan.ui.text.covertext import Counts


class ConquestarLabels(Counts):
    """One piece at a time, for the language now installed."""

    def trade(self) -> str:
        """The word on the trade card."""
        return self.tr("Trade", "word on a card")

    def invade(self) -> str:
        """The word on the invade card."""
        return self.tr("Invade", "word on a card")

    def supply(self) -> str:
        """The word on the tray of coins."""
        return self.tr("Supply", "the coins that belong to nobody")

    def coins_word(self) -> str:
        """Beside a number of coins."""
        return self.tr("Coins", "beside a number")

    def points_word(self) -> str:
        """Beside a number of points."""
        return self.tr("Points", "beside a number")

    def ends(self, stars: int) -> str:
        """Return the number of stars left, and the effect of none on the game."""
        return self.tr("%n star(s) left, then it ends", "", stars)

    def cycle(self, rounds: int) -> str:
        """Return the time when all seats take the cards back."""
        return self.tr("Cards back in at most %n round(s)", "", rounds)

    def star_name(self, identifier: str) -> str:
        """A star's printed name; the id of a player's own star is its name."""
        return COMPONENTS.shipped().names(language_code()).get(identifier, identifier)

    def star(self, cell: int, view: ConquestarView) -> str:
        """A star with its place: "Vega (C3)"."""
        return self.star_at(view.names[cell], CELL_NAMES[cell])

    def star_at(self, identifier: str, place: str) -> str:
        """The star card of that id with its place."""
        name = self.star_name(identifier)
        return self.tr("{name} ({place})", "a star, such as Vega (C3)").format(name=name, place=place)

    def star_label(self, cell: int, view: ConquestarView) -> str:
        """A star with all that can be seen of it, for screen readers and tooltips."""
        value, coins = view.stars[cell], view.star_coins[cell]
        if value is None:
            return self.tr("{place}: no star").format(place=CELL_NAMES[cell])
        sentence = self.tr("{star}: {points}, {coins} on it") if coins else self.tr("{star}: {points}")
        return sentence.format(star=self.star(cell, view), points=self.points(value), coins=self.coins(coins))

    def star_described(self, cell: int, view: ConquestarView) -> str:
        """A star with the same in words: its points are not those of what is done there."""
        value, coins = view.stars[cell], view.star_coins[cell]
        if value is None:
            return self.star_label(cell, view)
        sentence = (
            self.tr("{star}, a star worth {points} with {coins} on it")
            if coins
            else self.tr("{star}, a star worth {points}")
        )
        return sentence.format(star=self.star(cell, view), points=self.points(value), coins=self.coins(coins))

    def coins(self, count: int) -> str:
        return self.tr("%n coin(s)", "", count)

    def destination(self, line: str) -> str:
        """A destination card: "row C", "column 3"."""
        if line.isalpha():
            return self.tr("row {line}").format(line=line)
        return self.tr("column {line}").format(line=line)


LABELS: Final = ConquestarLabels()


class ConquestarObjections(Words):
    """Targets of a piece that was let go elsewhere; and the rule about it."""

    def about(self, held: str) -> tuple[str, str]:
        """The sentence and the rule's id for a piece by its key."""
        if held.startswith("card:"):
            return self.tr("A destination card goes on a star that it leads to."), "CQ-2.1"
        return self.tr("Lay the card on the star you want to trade with or invade."), "CQ-2.1"


OBJECTIONS: Final = ConquestarObjections()
