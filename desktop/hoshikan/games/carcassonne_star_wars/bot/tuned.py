"""The tuned numbers of Carcassonne: Star Wars, read once.

Their constants come from one-ply games against the estimates before them: every game draws each constant high or low,
and what wins more points on the average is kept (a factorial design).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hoshikan.engine.tuning import Tuning, shipped_tuning
from hoshikan.resources import tuning

TUNING: Final[Tuning] = shipped_tuning(tuning("carcassonne-star-wars"))
CONSTANTS: Final[Mapping[str, float]] = TUNING.constants
