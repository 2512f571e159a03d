"""What is printed on the cards of 星を渡る, in words."""

from __future__ import annotations

from typing import Final

from hoshikan.games.hoshi_wo_wataru.rules.components import (
    Components,
    Constellation,
    EverySeasonObjective,
    GroupObjective,
    NamedObjective,
    ObjectiveCard,
    SeasonObjective,
    StepsObjective,
    ThriftObjective,
    shipped,
)
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView
from hoshikan.ui.look.words import Words, listed


class HoshiCards(Words):
    """Names and sentences of cards, for the language now installed."""

    def name(self, card: Constellation | ObjectiveCard) -> str:
        """A card's printed name."""
        return card.ja if self._language() == "ja" else card.en

    def named(self, identifier: object) -> str:
        """The name of a shipped card by its id; an id of somebody's own cards stands for itself."""
        return shipped().names(self._language()).get(str(identifier), str(identifier))

    def constellation(self, view: HoshiView, number: int) -> str:
        """A constellation with its circled number: "Leo (21)"."""
        return self.tr("{name} ({number})", "a constellation, such as Leo (21)").format(
            name=self.name(view.constellation(number)), number=number
        )

    def season(self, season: object) -> str:
        """A season's name."""
        return {
            "spring": self.tr("spring"),
            "summer": self.tr("summer"),
            "autumn": self.tr("autumn"),
            "winter": self.tr("winter"),
            "polar": self.tr("seen all year"),
        }.get(str(season), str(season))

    def bid_card(self, card: int) -> str:
        """A bid card: its number, or that it is a dummy."""
        return self.tr("dummy") if card == 0 else str(card)

    def objective(self, view: HoshiView, name: str) -> tuple[str, str]:
        """An objective's name and what it scores."""
        card = view.objective(name)
        return self.name(card), self._scores(card, view.box)

    def _scores(self, card: ObjectiveCard, components: Components) -> str:
        match card:
            case SeasonObjective():
                return self.tr("{points} zs for each {season} constellation").format(
                    points=card.points, season=self.season(card.season)
                )
            case EverySeasonObjective():
                return self.tr("{points} zs for at least one constellation of each season").format(points=card.points)
            case NamedObjective():
                names = {known.id: self.name(known) for known in components.constellation}
                parts = [
                    self.tr("{name}: {points} zs").format(name=names[known], points=points)
                    for known, points in card.worth.items()
                ]
                return listed(parts)
            case GroupObjective():
                names = {known.id: self.name(known) for known in components.constellation}
                sentence = self.tr("{points} zs for each of these after the first {free}: {names}")
                return sentence.format(points=card.points, free=card.free, names=listed(names[one] for one in card.of))
            case StepsObjective():
                return self.tr("{points} zs for each number whose successor you have too").format(points=card.points)
            case ThriftObjective():
                return self.tr(
                    "{points} zs with {least} or more constellations, none turned over, and at most ★{spare} left over"
                ).format(points=card.points, least=card.least, spare=card.spare)

    def _language(self) -> str:
        return self.tr("en", "code of this language: en or ja")


CARDS: Final = HoshiCards()
