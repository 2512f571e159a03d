"""The words for what 星を渡る turns down: actions the rules forbid, and set-ups no game can start from."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.errors import Fact, HoshikanError
from hoshikan.games.hoshi_wo_wataru.screen.cardwords import CARDS
from hoshikan.ui.look.words import Words, fill


class HoshiProblems(Words):
    """One sentence per reason, for the language now installed."""

    def sentence(self, error: HoshikanError) -> str:
        """What is wrong; "" for a reason that is none of this game's."""
        sentence = (self._steps() | self._set_up()).get(error.reason, "")
        facts: dict[str, Fact] = dict(error.facts)
        if "objective" in facts:
            facts["objective"] = CARDS.named(facts["objective"])
        return fill(sentence, facts)

    def _steps(self) -> dict[str, str]:
        return {
            "game-over": self.tr("The game is over."),
            "objective-asked": self.tr("First choose which of your two objectives to keep."),
            "reveal-asked": self.tr("First the constellations of the year are laid out."),
            "card-to-set-asked": self.tr("Now cards are set face down; nothing has been lost yet."),
            "lost-card-asked": self.tr("Now decide about your lost card: pool it, shift it or keep it."),
            "objective-not-dealt": self.tr("{objective} is none of your two objectives."),
            "constellation-seen-before": self.tr("Constellation {constellation} is no longer in the deck."),
            "no-dummy-in-hand": self.tr("You have no dummy in your hand."),
            "card-not-in-hand": self.tr("You have no {card} in your hand."),
            "other-card-first": self.tr("The highest lost card comes first: decide about the {due} before the {card}."),
            "nothing-after-last-slot": self.tr(
                "Slot {slot} is the last of the year: the {card} can only be pooled or kept."
            ),
        }

    def _set_up(self) -> dict[str, str]:
        return {
            "bad-markers": self.tr("The markers must be the numbers 1 to {players}, each once."),
            "one-per-seat": self.tr("There must be one entry per player: {players}, not {given}."),
            "not-two-objectives": self.tr("Every player is dealt two objectives, not {given}."),
            "bad-objective": self.tr("“{id}” is no objective, or is dealt twice."),
            "number-twice": self.tr("Two constellations have the circled number {number}; each must have its own."),
            "bad-objective-id": self.tr("“{id}” is none of the nine objectives, or appears twice."),
            "no-such-constellation": self.tr("The objective names “{id}”, which is no constellation of this file."),
        }


PROBLEMS: Final = HoshiProblems()
