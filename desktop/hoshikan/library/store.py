"""The parts of a library beside matches (reviews, puzzles, answers …), each in a module of its own."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Mapping
from contextlib import AbstractContextManager
from typing import Protocol


class Keeper(Protocol):
    """The library as its stores see it. Every method raises LibraryProblem when the file cannot be used."""

    def reading(self) -> AbstractContextManager[sqlite3.Connection]:
        """The connection, for questions only."""

    def changing(self) -> AbstractContextManager[sqlite3.Connection]:
        """One write transaction: all of it is on the disk when the block ends, or none of it."""

    def now(self) -> int:
        """Milliseconds since 1970, within what the schema takes."""


class Store(ABC):
    """One kind of things that a library keeps; its tables are a step of `schema.STEPS` and stand in `salvage.PLAIN`."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    @abstractmethod
    def hand_over(self, other: Keeper, ids: Mapping[int, int]) -> None:
        """Put what came since the start into `other`, which may have more; `ids` gives matches their numbers there."""
