"""The meaning of a rule in a position: the actions it lets happen now, and those it forbids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeVar

from hoshikan.engine.action import Action
from hoshikan.engine.errors import IllegalAction
from hoshikan.engine.game import Game
from hoshikan.engine.state import State

MOST_TRIED: Final = 4_000
"""Actions of which the engine is asked whether they are allowed; games with more are asked about as many, evenly."""
MOST_APPLIED: Final = 120
"""Allowed actions whose consequences are looked at."""
_SEVERAL: Final = 3
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Kind:
    """The actions of one kind, the first word of a notation, as one rule sees them now."""

    name: str
    allowed: tuple[Action, ...]
    """All of this kind that are allowed now."""
    applying: tuple[Action, ...]
    """Those of them that make the rule apply at once."""
    refused: tuple[tuple[Action, IllegalAction], ...]
    """Those that the rule forbids now, with the refusal a screen has a sentence for."""


def here(game: Game, state: State, seat: int, rule: str) -> tuple[Kind, ...]:
    """Return what a rule means for the decision of `seat` in a position, by kinds of actions.

    Only what the seat may know is used. It is empty where the rule neither forbids nor governs an action now, and
    where the seat is not asked: then nothing more is known than the words of the rule.
    """
    if state.to_move != seat:
        return ()
    known = state.determinize(seat, Random(0))
    known.record_events = True
    legal = known.legal_actions()
    applying = {action for action in _some(legal, MOST_APPLIED) if rule in _rules_of(known, action)}
    refused: dict[str, list[tuple[Action, IllegalAction]]] = {}
    codec = game.encoding.actions
    for number in _some(range(codec.size), MOST_TRIED):
        action = codec.decode(number)
        refusal = known.explain_illegal(action)
        if refusal is not None and refusal.rule == rule:
            refusal.game = game.id
            refused.setdefault(_kind(action), []).append((action, refusal))
    if applying:
        kinds = {_kind(action) for action in legal}
        for name in _of_other_decisions(refused, kinds):
            del refused[name]
    names = dict.fromkeys([*(_kind(action) for action in legal if action in applying), *refused])
    return tuple(
        Kind(
            name,
            tuple(action for action in legal if _kind(action) == name),
            tuple(action for action in legal if _kind(action) == name and action in applying),
            tuple(refused.get(name, ())),
        )
        for name in names
    )


def _of_other_decisions(
    refused: Mapping[str, Sequence[tuple[Action, IllegalAction]]], allowed: Collection[str]
) -> list[str]:
    """The kinds that are refused only because another decision is asked: three or more for one and the same reason."""
    reasons = {name: {refusal.reason for _, refusal in some} for name, some in refused.items() if name not in allowed}
    several = Counter(reason for found in reasons.values() for reason in found)
    return [name for name, found in reasons.items() if all(several[reason] >= _SEVERAL for reason in found)]


def _kind(action: Action) -> str:
    return str(action).partition(" ")[0]


def _rules_of(state: State, action: Action) -> set[str]:
    """The rules that apply when an action is carried out."""
    after = state.clone()
    after.record_events = True
    after.apply(action)
    return {event.rule for event in after.events}


def _some(items: Sequence[T], most: int) -> Sequence[T]:
    """The items, or as many of them as `most`, evenly."""
    return items if len(items) <= most else items[:: -(-len(items) // most)]
