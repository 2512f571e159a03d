"""The numbers of the bots that games between them have settled: `resources/games/hoshi-wo-wataru/tuning.toml`."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.tuning import Tuning, shipped_tuning
from hoshikan.resources import tuning

TUNING: Final[Tuning] = shipped_tuning(tuning("hoshi-wo-wataru"))


def tuned(name: str) -> float:
    """A single number of the evaluation. Raises KeyError."""
    return TUNING.constants[name]
