"""Copies of positions of every game: no field is forgotten, mixed up or changed with the original."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from hoshikan.engine import TERMINAL, State
from tests.engine.variants import VARIANTS, Variant, any_action

NEW = {"events"}
"""Fields that each copy begins anew."""
SET_UP = {"start", "box"}
"""Fields that no action changes."""
CHANGED_IN_PLACE = (list, dict, set, bytearray)


def names(thing: object) -> list[str]:
    """Return the fields that the class of `thing` and its bases define, compiled or not."""
    kind = type(thing)
    compiled: tuple[str, ...] = getattr(kind, "__mypyc_attrs__", ())
    slots = [name for base in kind.__mro__ for name in base.__dict__.get("__slots__", ())]
    own = [name for name in compiled if name != "__dict__"]  # which it has where a subclass may be interpreted
    return [*(own or slots), *getattr(thing, "__dict__", ())]


def faults(one: Any, other: Any, where: str) -> Iterator[str]:
    """Yield the fields that a copy lacks or has with another value."""
    if one is not other and type(one) is type(other) and names(one) and not isinstance(one, tuple):
        for name in names(one):
            if hasattr(one, name) != hasattr(other, name):
                yield f"{where}.{name} is missing"
            elif hasattr(one, name) and name not in NEW:
                yield from faults(getattr(one, name), getattr(other, name), f"{where}.{name}")
    elif one != other:
        yield f"{where} differs"


def containers(thing: Any, where: str) -> Iterator[tuple[str, Any]]:
    """Yield the lists, dictionaries and sets in the fields of `thing` and of its parts that are not from the set-up."""
    if isinstance(thing, CHANGED_IN_PLACE):
        yield where, thing
    elif names(thing) and not isinstance(thing, tuple):
        for name in names(thing):
            if name not in NEW | SET_UP and hasattr(thing, name):
                yield from containers(getattr(thing, name), f"{where}.{name}")


def positions(variant: Variant) -> Iterator[State]:
    """Yield the positions of a random game with its events recorded, so that no field has its first value only."""
    rng, state = Random(str(variant)), variant.new(7)
    state.record_events = True
    yield state
    while state.to_move != TERMINAL:
        state.apply(any_action(state, rng))
        yield state


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_copy_has_every_field(variant: Variant) -> None:
    for number, state in enumerate(positions(variant)):
        assert not [name for name in names(state) if not hasattr(state, name)], "fields that the constructor forgets"
        if number % 3 == 0 or state.to_move == TERMINAL:
            assert not list(faults(state, state.clone(), "state"))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_no_list_of_a_copy_changes_with_the_original(variant: Variant) -> None:
    rng, state = Random(str(variant)), variant.new(7)
    while state.to_move != TERMINAL:
        copy = state.clone()
        before = [(where, found, found.copy()) for where, found in containers(copy, "state")]
        state.apply(any_action(state, rng))
        assert not [where for where, found, as_it_was in before if found != as_it_was]


class _Pair:
    __slots__ = ("first", "second")

    def __init__(self, first: int, second: list[int] | None = None) -> None:
        self.first = first
        if second is not None:
            self.second = second


@pytest.mark.parametrize(
    ("copied", "found"),
    [
        (_Pair(1, [2]), []),
        (_Pair(2, [2]), ["pair.first differs"]),
        (_Pair(1, [3]), ["pair.second differs"]),
        (_Pair(1), ["pair.second is missing"]),
    ],
)
def test_a_faulty_copy_is_found(copied: _Pair, found: list[str]) -> None:
    assert list(faults(_Pair(1, [2]), copied, "pair")) == found
