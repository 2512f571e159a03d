"""Why a card of 星を渡る cannot go where it was tried, where no step of the rules is meant by that."""

from __future__ import annotations

from typing import Final

from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView
from hoshikan.games.hoshi_wo_wataru.screen.labels import LABELS
from hoshikan.ui.look.words import Words


class HoshiObjections(Words):
    """One sentence for the keys that were tried together, and the rule it follows from."""

    def about(self, view: HoshiView, seat: int | None, picked: frozenset[str]) -> tuple[str, str]:
        """The sentence and the rule's id."""
        phase = view.phase
        if phase == "objectives":
            return self.tr("First choose which of your two objectives to keep."), "HW-1.3"
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
