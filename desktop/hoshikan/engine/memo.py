"""Cached results of a function of a number, for loops so hot that calling `functools` would be most of the work."""

from __future__ import annotations

from typing import Generic, TypeVar

V = TypeVar("V")


class Memo(Generic[V]):
    """Remembers values that follow from their key alone, so that forgetting one changes nothing but the time it takes.

    Compiled code looks into `known` itself, which costs a tenth of a call of a cached function.
    """

    __slots__ = ("known",)

    def __init__(self) -> None:
        self.known: dict[int, V] = {}
