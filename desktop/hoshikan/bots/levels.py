"""The four levels of our bots. They differ in budget, noise and knowledge, never in information."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from hoshikan.bots.search import SearchSettings


@dataclass(frozen=True, slots=True)
class Level:
    """A way to play. The search ends at `playouts` or after `milliseconds`, whichever comes first."""

    id: str
    playouts: int
    milliseconds: int
    """Generous: playouts decide, so that a level plays alike on a slow and on a fast computer."""
    temperature: float
    """Sharpens (< 1) or flattens (> 1) the search's recommendation before a move is drawn from it; 0 = always best."""
    slips: float
    """Probability of any legal action instead of thinking."""
    settings: SearchSettings


NOVICE: Final = Level("novice", 40, 500, 1.0, 0.2, SearchSettings(use_priors=False))
CASUAL: Final = Level("casual", 80, 1000, 0.7, 0.1, SearchSettings())
SKILLED: Final = Level("skilled", 300, 2000, 0.3, 0.0, SearchSettings())
MASTER: Final = Level("master", 1500, 5000, 0.2, 0.0, SearchSettings())

LEVELS: Final = MappingProxyType({level.id: level for level in (NOVICE, CASUAL, SKILLED, MASTER)})
"""By id, weakest first."""
