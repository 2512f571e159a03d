"""The words for what 星を渡る turns down: actions the rules forbid, places where nothing can go, impossible set-ups."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hoshikan.engine.errors import Fact, IllegalAction
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView
from hoshikan.games.hoshi_wo_wataru.screen.labels import CARDS, LABELS
from hoshikan.ui.kit.look.words import Words
from hoshikan.ui.text.gametext import Problems


class HoshiProblems(Problems):
    """For the language now installed."""

    def sentences(self) -> dict[str, str]:
        return self._steps() | self._set_up() | self._positions()

    def in_words(self, facts: Mapping[str, Fact]) -> dict[str, Fact]:
        words = dict(facts)
        if "objective" in facts:
            words["objective"] = CARDS.named(facts["objective"])
        return words

    def _steps(self) -> dict[str, str]:
        return {
            "objective-asked": self.tr("First choose which of your two objectives to keep."),
            "reveal-asked": self.tr("The constellations of the year are laid out first."),
            "card-to-set-asked": self.tr("Cards are being set face down; nothing has been lost yet."),
            "lost-card-asked": self.tr("Now decide about your lost card: pool it, shift it or keep it."),
            "objective-not-dealt": self.tr("{objective} is not one of your two objectives."),
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
            "not-two-objectives": self.tr("Every player is dealt two objectives, not {given}."),
            "bad-objective": self.tr("“{id}” is not an objective, or is dealt twice."),
            "number-twice": self.tr("Two constellations have the circled number {number}; each must have its own."),
            "bad-objective-id": self.tr("“{id}” is not one of the nine objectives, or appears twice."),
            "no-such-constellation": self.tr("The objective names “{id}”, which is not a constellation of this file."),
        }

    def _positions(self) -> dict[str, str]:
        return {
            "dummy-out-of-place": self.tr("Dummies can only be in hands and slots ({rule})."),
            "cards-do-not-add-up": self.tr("Player {seat}'s cards are not a full set of 15 ({rule})."),
            "kept-not-in-hand": self.tr("Cards that player {seat} kept this year are not in hand ({rule})."),
            "too-many-dummies": self.tr("Dummies in all: {dummies}."),
            "too-much-stardust": self.tr("Tiles of stardust in all: {tiles}."),
            "constellation-twice": self.tr("A constellation is in two places, or not where its slot was won."),
            "too-many-won": self.tr(
                "So far at most {most} constellations can have been won, not {won}: set a later year first ({rule})."
            ),
            "no-constellation-left": self.tr("No constellation is left for the empty place ({rule})."),
            "supernova-not-won": self.tr("A supernova goes to three constellations of its season ({rule})."),
            "phase-does-not-fit": self.tr("What is there doesn't belong in this part of the year."),
        }


PROBLEMS: Final = HoshiProblems()


class HoshiObjections(Words):
    """One sentence for the keys that were tried together, and the rule it follows from."""

    def about(self, view: HoshiView, seat: int | None, picked: frozenset[str]) -> tuple[str, str]:
        """The sentence and the rule's id."""
        phase = view.phase
        if phase == "objectives":
            return PROBLEMS.sentence(IllegalAction("HW-1.3", "objective-asked")), "HW-1.3"
        rule = "HW-2.3" if phase == "setting" else "HW-3.3"
        tried = [key.split(":") for key in picked]
        if any(key[0] in ("cell", "pool") and key[1] != str(seat) for key in tried):
            return self.tr("That place is another player's."), rule
        if phase != "setting":
            return self.tr("A lost card can go to the ★ pool, to the next slot or back into the hand."), rule
        if any(key[0] == "cell" for key in tried):
            return LABELS.fill_in_order(view.slot), rule
        return self.tr("Cards are set into your own row, now into slot {slot}.").format(slot=view.slot + 1), rule


OBJECTIONS: Final = HoshiObjections()
