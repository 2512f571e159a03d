"""What a person must know to play a game on the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any, ClassVar

from hoshikan.engine.game import OptionValue
from hoshikan.ui.table.scene import TableScene


class Manner(ABC):
    """How one game is played: what to want, and with which pieces to do it."""

    game_id: ClassVar[str]
    deals: ClassVar[tuple[int, int, int]]
    """Numbers of deals that do not last too long, for the mouse, the keyboard and the list of moves."""
    options: ClassVar[Mapping[str, OptionValue]] = MappingProxyType({})
    """Rule variants to choose before the start."""

    def wants(self, actions: list[str], rng: Random) -> str:
        """One of the legal actions."""
        return rng.choice(actions)

    @abstractmethod
    def presses(self, scene: TableScene[Any], action: str) -> list[str]:
        """The pieces to press for an action, one after another, when nothing has been picked yet."""

    def carries(self, scene: TableScene[Any], action: str) -> tuple[str, str] | None:  # noqa: ARG002  # a hook
        """The piece to drag for an action and where to drop it; None if nothing is dragged."""
        return None

    def prepares(self, scene: TableScene[Any], action: str) -> list[str]:  # noqa: ARG002  # a hook
        """What is pressed before the piece is taken up, such as to turn it."""
        return []
