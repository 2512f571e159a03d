"""The words for what Conquestar turns down: actions the rules forbid, and set-ups no game can start from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hoshikan.engine.errors import Fact
from hoshikan.games.conquestar.screen.labels import LABELS
from hoshikan.ui.kit.look.words import Words, listed
from hoshikan.ui.text.gametext import Problems


class ConquestarProblems(Problems):
    """For the language now installed."""

    def sentences(self) -> dict[str, str]:
        return self._actions() | self._set_up()

    def _actions(self) -> dict[str, str]:
        return {
            "no-such-plan": self.tr("This game has no such choice."),
            "star-gone": self.tr("There's no star left at {star}."),
            "card-on-table": self.tr("{star} needs {cards}, which is not in your hand now."),
            "star-full": self.tr(
                "{star} already holds as many coins as it is worth ({coins} for {value}): you can only invade it."
            ),
        }

    def _set_up(self) -> dict[str, str]:
        return {
            "bad-star-name": self.tr("“{name}” cannot be the name of a star, or appears twice."),
            "bad-destination-card": self.tr("“{card}” is not a destination card, or appears twice."),
            "cards-do-not-add-up": self.tr("Hand and table together must hold exactly these cards: {cards}."),
            "coins-without-star": self.tr("There are coins where there is no star."),
            "empty-field": self.tr("At least one star must be on the field."),
            "hand-reaches-nothing": self.tr("This hand leads to no star; its cards belong on the table ({rule})."),
            "hand-too-small": self.tr("A hand this small belongs on the table ({rule})."),
            "no-hand-at-all": self.tr("At least one player must hold destination cards ({rule})."),
            "no-such-seat": self.tr("There is no player {seat}."),
            "plan-not-possible": self.tr("No player can choose {star} like that ({rule})."),
            "all-have-chosen": self.tr("At least one player must still have a choice to make."),
            "more-taken-than-gone": self.tr("More stars were won than are missing from the field."),
        }

    def in_words(self, facts: Mapping[str, Fact]) -> dict[str, Fact]:
        words = dict(facts)
        if "cards" in facts:
            words["cards"] = listed(LABELS.destination(line) for line in str(facts["cards"]))
        return words


PROBLEMS: Final = ConquestarProblems()


class ConquestarObjections(Words):
    """Targets of a piece that was let go elsewhere; and the rule about it."""

    def about(self, held: str) -> tuple[str, str]:
        """The sentence and the rule's id for a piece by its key."""
        if held.startswith("card:"):
            return self.tr("A destination card goes on a star that it leads to."), "CQ-2.1"
        return self.tr("Lay the card on the star you want to trade with or invade."), "CQ-2.1"


OBJECTIONS: Final = ConquestarObjections()
