"""States on their way to another process, as `pickle` and Dask send them; to keep one is the business of records.

A compiled object can be made by its constructor only, so a state travels as its set-up, from which the game makes it
anew where it arrives, and what differs from that: its fields.

What lies in the set-up, such as a box of components, is not sent but named by the way that leads there. Other objects
are filled where the new state has one already (a board, a bag); one that comes and goes with the game (a battle) is
made by its constructor, whose parameters are then all its fields.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from hoshikan.engine.action import Action

LEFT_OUT: Final = frozenset({"start", "events"})
"""Fields of a state that the set-up makes, or that describe the last action: a clone has none of these either."""


class _Fields(NamedTuple):
    kind: type[Any]
    values: dict[str, Any]


class _Way(NamedTuple):
    """From the set-up to one of its objects: names of fields, and places in lists, tuples and dicts."""

    steps: tuple[Any, ...]


def reduced(state: Any, from_setup: Callable[[dict[str, Any]], Any]) -> tuple[Any, ...]:
    """Return the value of a state's `__reduce__`; `from_setup` is the function of its game that makes the start."""
    ways = _ways(getattr(state, "start", None))
    values = {name: _packed(value, ways) for name, value in fields_of(state) if name not in LEFT_OUT}
    return restored, (from_setup, state.setup, values)


def restored(from_setup: Callable[[dict[str, Any]], Any], setup: dict[str, Any], values: dict[str, Any]) -> Any:
    """The state that `reduced` took apart."""
    state = from_setup(setup)
    _fill(state, values, getattr(state, "start", None))
    return state


def fields_of(thing: object) -> Iterator[tuple[str, Any]]:
    """The fields that are set, of a compiled class or of one with slots or without."""
    kind: Any = type(thing)
    for name in dict.fromkeys([*_declared(kind), *getattr(thing, "__dict__", ())]):
        try:
            yield name, getattr(thing, name)
        except AttributeError:  # not set yet
            continue


@cache
def _declared(kind: type) -> tuple[str, ...]:
    """Return the fields that a class and its bases declare."""
    compiled = [name for name in getattr(kind, "__mypyc_attrs__", ()) if name != "__dict__"]
    return (*compiled, *(name for base in kind.__mro__ for name in base.__dict__.get("__slots__", ())))


def _is_ours(value: object) -> bool:
    """True for an object of the rules with fields, and no plain value, action, named tuple or struct."""
    kind = type(value)
    plain = Action, tuple, int, str
    return ".rules." in kind.__module__ and not isinstance(value, plain) and not hasattr(kind, "__struct_fields__")


def _ways(start: Any) -> dict[int, _Way]:
    """The shortest way to each of the objects with fields in a set-up, by their `id`."""
    found: dict[int, _Way] = {}
    waiting: deque[tuple[Any, tuple[Any, ...]]] = deque([(start, ())])
    while waiting:
        thing, steps = waiting.popleft()
        parts: Iterable[tuple[Any, Any]] = ()
        if _is_ours(thing):
            if id(thing) not in found:
                found[id(thing)] = _Way(steps)
                parts = fields_of(thing)
        elif isinstance(thing, list | tuple):
            parts = enumerate(thing)
        elif isinstance(thing, dict):
            parts = thing.items()
        waiting.extend((part, (*steps, step)) for step, part in parts)
    return found


def _packed(value: Any, ways: dict[int, _Way]) -> Any:
    if _is_ours(value):
        way = ways.get(id(value))
        return way or _Fields(type(value), {name: _packed(one, ways) for name, one in fields_of(value)})
    if isinstance(value, list):
        return [_packed(one, ways) for one in value]
    if type(value) is tuple:
        return tuple(_packed(one, ways) for one in value)
    if isinstance(value, dict):
        return {key: _packed(one, ways) for key, one in value.items()}
    return value


def _unpacked(packed: Any, start: Any, there: Any) -> Any:
    """The value that was packed; `there` is what stands in its place in the new state."""
    if isinstance(packed, _Way):
        for step in packed.steps:
            start = getattr(start, step) if _is_ours(start) else start[step]
        return start
    if isinstance(packed, _Fields):
        if type(there) is packed.kind:
            _fill(there, packed.values, start)
            return there
        return packed.kind(**{name: _unpacked(one, start, None) for name, one in packed.values.items()})
    if isinstance(packed, list):
        return [_unpacked(one, start, None) for one in packed]
    if type(packed) is tuple:
        return tuple(_unpacked(one, start, None) for one in packed)
    if isinstance(packed, dict):
        return {key: _unpacked(one, start, None) for key, one in packed.items()}
    return packed


def _fill(thing: Any, values: dict[str, Any], start: Any) -> None:
    for name, packed in values.items():
        setattr(thing, name, _unpacked(packed, start, getattr(thing, name, None)))


def copied(value: Any) -> Any:
    """Return a copy of a plain value of a state: lists, sets and dicts anew, at any depth."""
    if isinstance(value, list):
        return [copied(one) for one in value]
    if isinstance(value, dict):
        return {key: copied(one) for key, one in value.items()}
    return set(value) if isinstance(value, set) else value


def frozen(value: Any) -> Hashable:
    """Return a plain value of a state as a key of a dict."""
    if isinstance(value, list):
        return tuple(map(frozen, value))
    if isinstance(value, dict):
        return frozenset((key, frozen(one)) for key, one in value.items())
    return frozenset(value) if isinstance(value, set) else value
