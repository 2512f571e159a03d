"""Pieces on the stage: the line with the year and the supply, and the lanes with their constellations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from hoshikan.games.hoshi_wo_wataru.rules.components import SEASONS
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS, YEARS
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView
from hoshikan.games.hoshi_wo_wataru.screen.cardfaces import constellation_face, objective_face, sky_face
from hoshikan.games.hoshi_wo_wataru.screen.faces import (
    BedFace,
    CellFace,
    ConstellationFace,
    OrderFace,
    SlotFace,
    SupernovaFace,
    SupplyFace,
    YearFace,
)
from hoshikan.games.hoshi_wo_wataru.screen.keys import SCREEN, bed
from hoshikan.games.hoshi_wo_wataru.screen.labels import CARDS, LABELS
from hoshikan.games.hoshi_wo_wataru.screen.layout import Places
from hoshikan.ui.board.table.drawing import LEAST_TEXT, SHADOW_MARGIN, common_size
from hoshikan.ui.board.table.marks import text_font
from hoshikan.ui.board.table.model import EmblemFace, Placement, TextFace, at
from hoshikan.ui.kit.look.style import display_font
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.look.words import listed

_NAME: Final = 0.13
"""Size of a constellation's name, as a share of its card's width."""
_PAST_NAME: Final = 26.0
"""… and where it has been won, in scene units."""


def sky(view: HoshiView, places: Places, names: Sequence[str], theme: Theme) -> Iterator[Placement]:
    """Yield all pieces without an owner."""
    year = YearFace(view.year, YEARS, LABELS.year(view.year))
    yield at(places.year, "year", "year", year, label=LABELS.year(view.year), zone="sky")
    ranked = tuple(sorted(range(view.players), key=lambda seat: view.markers[seat]))
    tip = LABELS.markers([names[seat] for seat in ranked])
    yield at(places.order_of_markers, "order", "order", OrderFace(ranked, LABELS.order()), tooltip=tip)
    yield at(places.screen, SCREEN, "cell", CellFace())
    if choosing(view, places.seat):
        yield from _choice(view, places)
    elif view.end:
        yield at(places.stage, "sky", "sky", sky_face(view, checked=True), label=LABELS.sky(view, names), zone="sky")
    else:
        yield from _slots(view, places, theme)
    yield from _supplies(view, places, theme)


def choosing(view: HoshiView, seat: int | None) -> bool:
    """True if `seat` still has both objectives."""
    return seat is not None and view.phase == "objectives" and not view.has_objective[seat]


def _choice(view: HoshiView, places: Places) -> Iterator[Placement]:
    for index, name in enumerate(view.dealt):
        label, face = LABELS.objective(view, name), objective_face(view, name)
        place = places.choice(index)
        key = f"choice:{name}"
        yield at(place, key, "objective", face, 2, label=label, shortcut=str(index + 1), zone="choice")


def _name_size(view: HoshiView, places: Places, theme: Theme) -> int:
    """The size of all names of constellations, whichever lie there now."""
    place = places.constellation(0)
    width = place.width * (1 - 2 * SHADOW_MARGIN) - 8
    names = [CARDS.name(card) for card in view.box.constellation]
    size = place.width * _NAME * theme.text_scale
    return common_size(names, width, size, display_font(size), lines=2)


def star_face(view: HoshiView, places: Places, theme: Theme, number: int) -> ConstellationFace:
    """Return the look of a constellation on the stage."""
    face = constellation_face(view, number)
    return face._replace(name_size=_name_size(view, places, theme), words=LABELS.printed(number))


def _slots(view: HoshiView, places: Places, theme: Theme) -> Iterator[Placement]:
    taken, every_name = view.taken, [CARDS.name(card) for card in view.box.constellation]
    font = text_font(_PAST_NAME)
    past_size = common_size(every_name, places.constellation(0).width - 28, _PAST_NAME * theme.text_scale, font)
    phase, current = view.phase, view.slot
    for slot in range(SLOTS):
        state = ""
        if phase == "resolving":
            state = "now" if slot == current else "past" if slot < current else ""
        elif phase == "setting" and view.to_move == places.seat:
            state = "now" if slot == current else ""
        word = LABELS.slot(slot)
        yield at(places.slot(slot), f"slot:{slot}", "slot", SlotFace(state), -2)
        ink = "text" if state == "now" else "muted"
        yield at(places.heading(slot), f"heading:{slot}", "text", TextFace(word, ink, "center"), -1)
        for index in range(places.constellations(slot)):
            yield at(places.constellation(slot, index), bed(slot, index), "bed", BedFace(), -1)
        if slot < len(view.ledger):
            yield at(places.winner(slot), f"winner:{slot}", "emblem", EmblemFace(view.ledger[slot].winner))
            prize = listed(CARDS.name(view.constellation(number)) for number in view.slots[slot])
            yield at(places.prize(slot), f"prize:{slot}", "text", TextFace(prize, "muted", "center", size=past_size))
        for index, number in enumerate(view.slots[slot]):
            if number not in taken:
                label = f"{word}: {LABELS.constellation(view, number)}"
                place, face = places.constellation(slot, index), star_face(view, places, theme, number)
                star = at(place, f"star:{number}", "constellation", face, 1, label=label, zone="sky")
                yield replace(star, origin="supply:deck")


def _supplies(view: HoshiView, places: Places, theme: Theme) -> Iterator[Placement]:
    kinds = (("deck", view.unseen), ("dummies", view.dummies_left), ("stardust", view.stardust_left))
    words = [LABELS.supply(kind) for kind, _count in kinds]
    size = common_size(words, places.supply_word, LEAST_TEXT * theme.text_scale, text_font(LEAST_TEXT))
    for index, (kind, count) in enumerate(kinds):
        label, face = LABELS.supply_label(kind, count), SupplyFace(kind, count, words[index], size)
        yield at(places.supply(index), f"supply:{kind}", "supply", face, label=label, zone="sky")
    if view.options["supernova"]:
        for index, (season, owner) in enumerate(zip(SEASONS, view.supernovas, strict=True)):
            if owner < 0:
                nova, label = SupernovaFace(season), LABELS.nova(season)
                yield at(places.nova(index), f"nova:{season}", "nova", nova, 1, label=label, zone="sky")
