"""The contract by which a game names what a seat may not know, so that it can be read from what was played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, Generic, NamedTuple

from hoshikan.engine.generics import A, S
from hoshikan.engine.state import TERMINAL, State

YES: Final = "yes"
NO: Final = "no"
"""The values of a fact that is true or not."""


class Hidden(NamedTuple):
    """A fact that may be hidden: its kind, the seat that it is about (-1 for none), and which of several it is."""

    kind: str
    seat: int
    place: int = 0


Likings = Sequence[Mapping[str, float]]
"""By seat the shares of the times that each value was kept where it could be; empty for a seat without any."""


class Secrets(Generic[S, A]):
    """The hidden things of a game, by default the simultaneous choices alone. Stateless.

    A reading begins at an earlier position, in a world as the asking seat may imagine it, and plays the match forward
    from there: actions that it knows as they were, those still hidden from it by guesses.
    """

    kinds: tuple[str, ...] = ("choice",)
    """Every kind of hidden fact; "choice" is a decision, its value the notation."""
    memory: int = 0
    """Decisions of others before the present phase that say something about what is hidden now; at least so many are
    looked at."""

    even: bool = True
    """True if `start` draws what is held by the rules alone, False if by likelihoods of its own."""

    def begins(self, state: S) -> bool:
        """True if a reading can begin at this position, the first of its phase."""
        return True

    def start(self, earlier: S, present: S, asker: int, rng: Random, likings: Likings = ()) -> State:
        """Return a world at `earlier` that agrees with the views of `asker` there and at `present`."""
        return earlier.determinize(asker, rng)

    def is_hidden(self, earlier: S, action: A, present: S, asker: int) -> bool:
        """True if `asker` does not know at `present` which action was taken at `earlier`."""
        phase = earlier.simultaneous_phase
        if earlier.to_move == asker or phase == 0 or present.to_move == TERMINAL:
            return False
        return phase == present.simultaneous_phase

    def choice(self, state: S) -> Hidden:
        """Return the fact that the decision now asked settles; its value is `chosen` of an action."""
        return Hidden("choice", state.to_move)

    def chosen(self, action: A) -> str:
        """Return the value of a choice."""
        return str(action)

    def by_rules(self, state: S, legal: Sequence[A]) -> list[float]:
        """Return how likely each legal action is for somebody who knows nothing but the rules; scale is irrelevant."""
        return [1.0] * len(legal)

    def held(self, world: S, asker: int) -> Mapping[Hidden, Mapping[str, float]]:
        """Return what is hidden from `asker` in a world beside choices, with the chances of its values there: a single
        one, unless the world itself leaves it to chance."""
        return {}

    def held_by_rules(self, present: S, asker: int) -> Mapping[Hidden, Mapping[str, float]]:
        """Return the chances of the same facts for somebody who knows the rules and the view of `asker` alone."""
        return {}
