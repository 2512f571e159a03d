"""Reasons recomputed: a game's `truth.py` says for each kind of reason how its facts follow from the rules alone.

Nothing there asks the tutor or the evaluation behind it: actions are carried out on a copy, and what comes of them is
read from the position, the view or the events.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from hoshikan.engine.action import Action
from hoshikan.engine.errors import Fact
from hoshikan.engine.game import Game
from hoshikan.engine.state import State

Truth = Callable[[Any, Any, Mapping[str, Fact]], bool | None]
"""Check of the facts of a reason, with `helps` for its sign, for an action that is legal in a position; None where
that cannot be seen."""


@dataclass
class Verdicts:
    """Number of times that the facts of each kind of reason were right and wrong."""

    right: Counter[str] = field(default_factory=Counter)
    wrong: Counter[str] = field(default_factory=Counter)
    unjudged: Counter[str] = field(default_factory=Counter)
    """Kinds that the rules alone cannot compute: estimates such as chances."""

    def told(self) -> str:
        """One line: what was wrong, and how often each kind was judged."""
        wrong = ", ".join(f"{kind} {times}" for kind, times in self.wrong.most_common())
        right = ", ".join(f"{kind} {times}" for kind, times in self.right.most_common())
        unjudged = ", ".join(f"{kind} {times}" for kind, times in self.unjudged.most_common())
        return f"wrong: {wrong or 'none'}; right: {right or 'none'}; not judged: {unjudged or 'none'}"


def truths(game: Game) -> Mapping[str, Truth]:
    """Recomputations of each kind of reason of a game; empty for a game that has no `truth.py`."""
    name = f"tests.games.{game.id.replace('-', '_')}.truth"
    found: Mapping[str, Truth] = import_module(name).TRUTHS if find_spec(name) else {}
    return found


def judged(game: Game, state: State, actions: Sequence[Action], verdicts: Verdicts) -> list[str]:
    """Reckon all reasons for these legal actions again; returns what was wrong, in words."""
    known, tutor, faults = truths(game), game.tutor(), []
    for action in actions:
        for reason in tutor.reasons(state, action):
            truth = known.get(reason.kind)
            facts = {**reason.facts, "helps": reason.value > 0}
            holds = truth(state, action, facts) if truth is not None else None
            if holds is None:
                verdicts.unjudged[reason.kind] += 1
            elif holds:
                verdicts.right[reason.kind] += 1
            else:
                verdicts.wrong[reason.kind] += 1
                faults.append(f"{action}: {reason}")
    return faults
