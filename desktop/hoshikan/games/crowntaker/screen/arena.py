"""The place of dice, large and in the middle: those of a war with the origin of each side's strength, and an
event's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hoshikan.games.crowntaker.rules.phases import ENGLAND, FRANCE
from hoshikan.games.crowntaker.rules.view import CrownTakerView
from hoshikan.games.crowntaker.screen.faces import DiceFace, PowerFace
from hoshikan.games.crowntaker.screen.labels import LABELS
from hoshikan.games.crowntaker.screen.layout import Layout
from hoshikan.ui.board.table.model import Placement, TextFace, at

REASONS: Final = 2
"""Lines of reasons below the dice of a side."""
LETTERS: Final = 25
"""Their size."""
WAITING: Final = (0,)
"""A die that has not been rolled."""


def shows_arena(view: CrownTakerView, *, decides: bool) -> bool:
    """True if dice are what the table is about: during all of a war, but for a player who `decides` about a skill."""
    return view.step in ("roll", "event") or (view.step == "skill" and not decides)


def arena_pieces(view: CrownTakerView, places: Layout) -> Iterator[Placement]:
    """Yield the pieces in the middle while dice are to be rolled: the dice of the last round, or blank ones, and places
    for words."""
    if view.step == "event":
        side = view.asked
        yield at(places.event_die, "die:event", "dice", DiceFace(side, WAITING), 3)
        yield at(
            places.event_words, "why:event", "text", TextFace(LABELS.side(side), f"seat{side}", "center", bold=True)
        )
        return
    yield at(places.versus, "versus", "text", TextFace("", "text", "center", bold=True), 3)
    for side in (FRANCE, ENGLAND):
        name = TextFace(LABELS.side(side), f"seat{side}", "center", bold=True)
        yield at(places.arena_name(side), f"why:{side}", "text", name, 3)
        last = view.dice(side) if view.step == "skill" else ()
        face = DiceFace(side, last or WAITING * dice(view, side))
        yield at(places.arena_die(side), f"die:{side}", "dice", face, 3)
        yield at(places.arena_power(side), f"power:{side}", "power", PowerFace(None, ""), 3)
        for line in range(REASONS):
            key = f"why:{side}:{line}"
            yield at(places.arena_reason(side, line), key, "text", TextFace("", "text", "center", size=LETTERS), 3)


def dice(view: CrownTakerView, side: int) -> int:
    """Return the number of a side's dice (CT-0.2)."""
    lord = view.commanding(side)
    return 2 if lord is not None and view.declared[side] and lord.skill == "feint" else 1
