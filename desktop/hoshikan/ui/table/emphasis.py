"""What is lit on the table, and why: picks, places to drop on, hints, pointed-at log lines, focus."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from hoshikan.ui.table.items import PieceItem
from hoshikan.ui.table.picking import Picking

LIGHTS: Final = ("gold", "glow", "glow/soft")
"""The halos that hovering over pieces and picking them up ask for."""


@dataclass(slots=True)
class Emphasis:
    """Keys by reason. The strongest reason decides the light of a piece."""

    hinted: frozenset[str] = frozenset()
    highlighted: frozenset[str] = frozenset()
    hovered: str = ""
    over: str = ""
    """The target a dragged piece would be dropped on."""
    ringed: str = ""
    """The piece with keyboard focus, if the keyboard is in use."""
    related: frozenset[str] = frozenset()
    """What belongs to the piece that is pointed at."""
    glow_targets: bool = True
    badges: Mapping[str, str] = field(default_factory=dict)

    def halo(self, key: str, picking: Picking) -> str:
        """Face of the halo around `key`; "" for none."""
        if key == self.over:
            return "gold"
        if key in picking.picked:
            return "gold"
        if key in self.hinted:
            return "hint"
        if key in self.highlighted:
            return "link"
        if picking.picked and key in picking.shared_keys:
            return "gold"
        if self.glow_targets and picking.picked and key in picking.nearest_keys:
            return "glow"
        if key in self.related:
            return "gold"
        if key == self.hovered and picking.usable(key):
            return "glow/soft"
        return ""

    def show(self, items: Mapping[str, PieceItem], picking: Picking) -> None:
        """Dress every item accordingly."""
        for key, item in items.items():
            item.set_halo(self.halo(key, picking))
            item.set_ring(key == self.ringed)
            item.set_badge(self.badges.get(key, ""))
            item.lift(key in picking.picked and picking.is_piece(key))


def hinted(hints: Sequence[str], picking: Picking) -> tuple[frozenset[str], list[tuple[str, str]]]:
    """The keys to light for hints, which are legal actions or keys, and from where to where arrows lead."""
    keys: set[str] = set()
    ways: list[tuple[str, str]] = []
    for hint in hints:
        known = next((one for one in picking.affordances if one.action == hint), None)
        if known is None:
            keys.add(hint)
            continue
        keys.update((*known.pieces, *known.seal, *known.targets[:1]))
        starts = [key for key in (*known.seal, *known.pieces) if key not in known.targets]
        ways += [(start, end) for start in starts[:1] for end in known.targets[:1]]
        ways += [known.arrow] if known.arrow else []
    return frozenset(keys), ways
