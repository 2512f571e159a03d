"""The upper part of the table: year and supplies, the constellations of the year, and the cards everybody has left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from hoshikan.games.hoshi_wo_wataru.rules.components import BID_COPIES, SEASONS
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS, YEARS
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView
from hoshikan.games.hoshi_wo_wataru.screen.cardwords import CARDS
from hoshikan.games.hoshi_wo_wataru.screen.faces import (
    BidFace,
    ConstellationFace,
    ObjectiveFace,
    SlotFace,
    SupernovaFace,
    SupplyFace,
    TallyFace,
    TurnedFace,
    YearFace,
)
from hoshikan.games.hoshi_wo_wataru.screen.labels import LABELS
from hoshikan.games.hoshi_wo_wataru.screen.layout import Places
from hoshikan.ui.look.theme import Theme
from hoshikan.ui.table.drawing import SHADOW_MARGIN
from hoshikan.ui.table.lettering import common_size
from hoshikan.ui.table.marks import TextFace, text_font
from hoshikan.ui.table.model import Placement, at

_WORD: Final = 22.0
"""Size of the words for supplies, in scene units."""
_NAME: Final = 24.0
"""Size of a constellation's name, in scene units."""


def bid_face(view: HoshiView, card: int) -> BidFace:
    """The face of a bid card or dummy."""
    return BidFace(card, view.box.stars_on(card))


def constellation_face(view: HoshiView, number: int, dim: bool = False, name_size: int = 0) -> ConstellationFace:
    """The face of a constellation card; `dim` while its stars are missing."""
    card = view.constellation(number)
    return ConstellationFace(number, card.id, card.season, card.stars, card.points, CARDS.name(card), dim, name_size)


def turned_face(view: HoshiView, number: int) -> TurnedFace:
    """The face of a constellation turned over."""
    card = view.constellation(number)
    return TurnedFace(number, card.id, card.season)


def objective_face(view: HoshiView, name: str) -> ObjectiveFace:
    """The face of an objective card."""
    return ObjectiveFace(name, *CARDS.objective(view, name))


def sky(view: HoshiView, places: Places, names: Sequence[str], theme: Theme) -> Iterator[Placement]:
    """Everything above the rows."""
    year = YearFace(view.year, YEARS, LABELS.year(view.year))
    yield at(places.year, "year", "year", year, label=LABELS.year(view.year), zone="sky")
    if choosing(view, places.seat):
        yield from _choice(view, places)
    else:
        yield from _slots(view, places, _name_size(view, places, theme))
    yield from _supplies(view, places, theme)
    yield from _tally(view, places, names)


def choosing(view: HoshiView, seat: int | None) -> bool:
    """Whether `seat` still has both objectives."""
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
    width = place.width - 2 * SHADOW_MARGIN * min(place.width, place.height) - 2
    names = [CARDS.name(card) for card in view.box.constellation]
    return common_size(names, width, _NAME * theme.text_scale, text_font(_NAME), lines=2)


def _slots(view: HoshiView, places: Places, name_size: int) -> Iterator[Placement]:
    taken = view.taken
    phase, current = view.phase, view.slot
    for slot in range(SLOTS):
        state = ""
        if phase == "resolving":
            state = "now" if slot == current else "past" if slot < current else ""
        elif phase == "setting" and view.to_move == places.seat:
            state = "now" if slot == current else ""
        word = LABELS.slot(slot)
        yield at(places.slot(slot), f"slot:{slot}", "slot", SlotFace(word, state), -2)
        if state == "now" and view.winner >= 0:
            yield at(places.winner(slot), "winner", "emblem", str(view.winner))
        for index, number in enumerate(view.slots[slot]):
            if number not in taken:
                label = f"{word}: {LABELS.constellation(view, number)}"
                place, face = places.constellation(slot, index), constellation_face(view, number, name_size=name_size)
                star = at(place, f"star:{number}", "constellation", face, 1, label=label, zone="sky")
                yield replace(star, origin="supply:deck")


def _supplies(view: HoshiView, places: Places, theme: Theme) -> Iterator[Placement]:
    novas = [season for season, owner in zip(SEASONS, view.supernovas, strict=True) if owner < 0]
    used = bool(view.options["supernova"])
    kinds = (("deck", view.unseen), ("dummies", view.dummies_left), ("stardust", view.stardust_left))
    room, words = places.supply(0, len(kinds), used), [LABELS.supply(kind) for kind, _ in kinds]
    size = common_size(words, room.width * (1 - 2 * SHADOW_MARGIN), _WORD * theme.text_scale, text_font(_WORD))
    for index, (kind, count) in enumerate(kinds):
        label = LABELS.supply_label(kind, count)
        place, face = places.supply(index, len(kinds), used), SupplyFace(kind, count, words[index], size)
        yield at(place, f"supply:{kind}", "supply", face, label=label, zone="sky")
    if used:
        for season in novas:
            place = places.nova(SEASONS.index(season), len(SEASONS))
            label = LABELS.nova(season)
            yield at(place, f"nova:{season}", "nova", SupernovaFace(season), 1, label=label, zone="sky")


def _tally(view: HoshiView, places: Places, names: Sequence[str]) -> Iterator[Placement]:
    yield at(places.tally(-1), "tally", "text", TextFace(LABELS.tally_heading(), "muted"))
    for seat in range(view.players):
        left = Counter(view.remaining[seat])
        cards = [
            (number, copy < left[number])
            for number, copies in enumerate(BID_COPIES)
            for copy in range(copies)
            if number
        ]
        label = LABELS.tally(names[seat], view.remaining[seat])
        place = places.tally(places.order(seat))
        yield at(place, f"tally:{seat}", "tally", TallyFace(seat, tuple(cards)), label=label, zone="tally")
