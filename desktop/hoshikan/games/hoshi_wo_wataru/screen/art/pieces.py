"""Pictures of the pieces of 星を渡る. One painter per kind; the face has everything that varies."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from hoshikan.games.hoshi_wo_wataru.screen.art import cards, constellations, objectives, sky, tokens
from hoshikan.games.hoshi_wo_wataru.screen.art import zones as places
from hoshikan.ui.board.table.drawing import Painter

PAINTERS: Final[Mapping[str, Painter]] = MappingProxyType(
    {
        "constellation": constellations.paint_constellation,
        "sky": sky.paint_sky,
        "turned": constellations.paint_turned,
        "nova": constellations.paint_nova,
        "bid": cards.paint_bid,
        "ghost": cards.paint_ghost,
        "set": cards.paint_set,
        "back": cards.paint_back,
        "bundle": cards.paint_bundle,
        "poolstars": cards.paint_pool_total,
        "objective": objectives.paint_objective,
        "goalback": objectives.paint_goal_back,
        "seat": places.paint_seat,
        "slot": places.paint_slot,
        "bed": places.paint_bed,
        "cell": places.paint_cell,
        "pool": places.paint_place,
        "zone": places.paint_place,
        "tray": places.paint_tray,
        "order": tokens.paint_order,
        "year": places.paint_year,
        "marker": tokens.paint_marker,
        "cards": tokens.paint_cards,
        "light": tokens.paint_light,
        "score": tokens.paint_score,
        "total": tokens.paint_total,
        "stardust": tokens.paint_stardust,
        "supply": tokens.paint_supply,
        "tally": tokens.paint_tally,
    }
)
