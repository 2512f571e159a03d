"""How a person plays each of the games with the hands."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tests.ui.play.manners.carcassonne_star_wars import CarcassonneStarWars
from tests.ui.play.manners.conquestar import Conquestar
from tests.ui.play.manners.crowntaker import CrownTaker
from tests.ui.play.manners.hoshi_wo_wataru import HoshiWoWataru
from tests.ui.play.manners.manner import Manner
from tests.ui.play.manners.sterre_en_kroon import SterreEnKroon, StrictSterre

MANNERS: Final[Mapping[str, Manner]] = MappingProxyType(
    {
        "conquestar": Conquestar(),
        "carcassonne-star-wars": CarcassonneStarWars(),
        "hoshi-wo-wataru": HoshiWoWataru(),
        "sterre-en-kroon": SterreEnKroon(),
        "sterre-en-kroon strict": StrictSterre(),
        "crowntaker": CrownTaker(),
    }
)
