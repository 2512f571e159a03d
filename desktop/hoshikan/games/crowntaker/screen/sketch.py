"""CrownTaker as plain text: the two realms side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.games.crowntaker.rules.phases import ENGLAND, FRANCE, SIDES
from hoshikan.games.crowntaker.rules.view import CrownTakerView
from hoshikan.games.crowntaker.screen.labels import labels_of
from hoshikan.games.crowntaker.screen.text import TEXT
from hoshikan.ui.kit.look.words import listed
from hoshikan.ui.text.sketch import Sketch, aligned

_BOTH: Final = (FRANCE, ENGLAND)


class CrownTakerSketch(Sketch[CrownTakerView]):
    """A row for each thing a side has, a column for each side."""

    def table(self, view: CrownTakerView, seat: int | None, names: Sequence[str]) -> list[str]:
        labels = labels_of(view)

        def lords(side: int, ranks: Sequence[str]) -> str:
            return listed(labels.lord(side, rank) for rank in ranks) or "-"

        commanders = [lords(side, [rank] if (rank := view.commander[side]) else []) for side in _BOTH]
        waiting = [lords(side, [rank] if (rank := view.waiting[side]) else []) for side in _BOTH]
        rows = [
            ("", *(labels.side(side) for side in _BOTH)),
            (self.tr("Assets"), *map(str, view.assets)),
            (self.tr("Medals"), *(str(view.medals_of(side)) for side in _BOTH)),
            (self.tr("Tokens in hand"), *map(str, view.hand)),
            (self.tr("Tokens in the castle"), *map(str, view.castle)),
            (self.tr("In command"), *commanders),
            *((labels.space(space), *map(str, count)) for space, count in self._formation(view)),
            (self.tr("Lords in hand"), *(lords(side, view.lords[side]) for side in _BOTH)),
            (self.tr("Resting"), *waiting),
            (self.tr("Held by the enemy"), *(lords(side, view.captives[side]) for side in _BOTH)),
            (self.tr("Cards left"), *(" ".join(view.cards[side]) or "-" for side in _BOTH)),
        ]
        return [*aligned(rows), *self._under_way(view)]

    def _formation(self, view: CrownTakerView) -> list[tuple[str, Sequence[int]]]:
        return [("troops", view.troops), ("arms", view.arms), ("church", view.church)]

    def _under_way(self, view: CrownTakerView) -> list[str]:
        """Return the map, the dice, the deal and the face-down card, if there are any."""
        labels, lines = labels_of(view), [""]
        spaces = [labels.side(SIDES.index(owner)) if owner in SIDES else "-" for owner in view.medals]
        lines.append(self.tr("Medals on the map: {owners}").format(owners=listed(spaces) or "-"))
        if view.burgundy is not None:
            lines.append(self.tr("Burgundy: {side}").format(side=labels.side(SIDES.index(view.burgundy))))
        if view.last_roll:
            lines.append(self.tr("Dice: {roll}").format(roll=view.last_roll.removeprefix("roll ")))
        if view.proposal is not None:
            lines.append(TEXT.proposal(view))
        if view.plan is not None:
            lines.append(self.tr("Your choice: {plan}").format(plan=view.plan))
        return lines


SKETCH: Final = CrownTakerSketch()
