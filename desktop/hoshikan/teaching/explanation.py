"""Explanations of other seats' actions and proofs of their fairness, as data that travels between processes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from hoshikan.engine.errors import Fact
from hoshikan.engine.tutor import Reason, Tutor

Verdict = Literal["", "plan", "slip", "unclear"]
"""Empty until enough worlds are known. A "plan" is as good as the best choice that a longer search finds."""


class GivenReason(msgspec.Struct, frozen=True):
    """A reason with the share of the worlds in which it is true, 0..1."""

    kind: str
    value: float
    facts: dict[str, Fact]
    share: float

    def reason(self, tutor: Tutor) -> Reason:
        """Return the reason as the game's own kind, for its sentence. Raises KeyError for a kind that it has not."""
        kinds = {kind.kind: kind for kind in tutor.kinds}
        return kinds[self.kind](value=self.value, **self.facts)


class Threat(msgspec.Struct, frozen=True):
    """A strong reply of `seat` that the action prevents: what it would do, by its own reason."""

    seat: int
    instead: str
    """The other choice that would have allowed it."""
    reply: GivenReason


class Outlook(msgspec.Struct, frozen=True, omit_defaults=True):
    """The action in a number of worlds; shares and results are 0..1.

    Worlds weigh as much as the action is likely there, except in `usual`.
    """

    worlds: int
    usual: float
    """Mean probability of the action by the policy of the seat's level, or of a skilled search."""
    favourite: str
    """The action that this policy makes most often."""
    reasons: list[GivenReason]
    """For the action, then against it; of each kind the one that is true most often."""
    best: str
    """The action that longer searches prefer most often."""
    loss: float
    """Mean part of the chance to win that the action gives up against the best one."""
    error: float
    """Standard error of `loss`."""
    verdict: Verdict
    sight: float
    """Share of the worlds in which no action looked better one step ahead."""
    better: float
    """Mean number of the actions that looked better."""
    threats: list[Threat] = []
    forced: bool = False
    """True if no world allows another choice."""


class Explanation(msgspec.Struct, frozen=True, omit_defaults=True):
    """An explanation of one action so far; later ones of the same question know more worlds."""

    seat: int
    action: str
    level: str = ""
    """Level of the bot whose action it was; empty for people and other programs."""
    searches: bool = True
    """False for a level that looks one step ahead only."""
    attention: float = 1.0
    """Share of the moves that such a level notices."""
    known: Outlook | None = None
    """As far as the asking seat can know, or the acting seat if a spectator asks; None if no drawn world allows the
    action."""
    truth: Outlook | None = None
    """With all that the acting seat really knew; only after the end."""
    complete: bool = False


class Likelihood(msgspec.Struct, frozen=True):
    """The chances of one value of a hidden fact, 0..1."""

    value: str
    chance: float
    """Given what was played."""
    rules: float
    """By the rules alone."""


class HiddenFact(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hidden fact as it was read; kinds and values are those of the game's `Secrets`."""

    kind: str
    seat: int
    """The seat that it is about, -1 for none."""
    place: int
    values: list[Likelihood]
    """The likelier first; those that are very unlikely are left out."""
    to_come: bool = False
    """True of a choice that has not been made yet."""
    shown_by: int | None = None
    """The ply, from 0, of the action that changed the likelihoods most, None if none did."""
    change: float = 0.0
    """The probability that moved with it."""
    true: str | None = None
    """The value that it had, or would have, as far as the reading seat can know it by now; None if it cannot, or if
    there was none."""


class Reading(msgspec.Struct, frozen=True):
    """The facts hidden from a seat, as far as worlds were looked at; later ones of a question know more."""

    asker: int
    ply: int
    """The number of actions that led to the position."""
    worlds: int
    facts: list[HiddenFact]
    """By seat, kind and place."""


HabitKind = Literal["sight", "repeat", "verb"]
"""Taking what is best at first sight, doing the same as the last time, and doing one kind of thing."""


class Habit(msgspec.Struct, frozen=True):
    """Something that a player does more often than good play would."""

    kind: HabitKind
    word: str
    """The first word of the notation that is meant by "verb", else empty."""
    example: int
    """The ply, from 0, of a choice that shows it."""
    times: int
    of: int
    """Choices in which it was possible."""
    expected: float
    """The number that would have been expected by the habits of a careful player."""


class SecretChoice(msgspec.Struct, frozen=True):
    """One secret choice of the player; `chance` is what a reader gave to it before it was seen."""

    ply: int
    chance: float
    rules: float


class Readability(msgspec.Struct, frozen=True):
    """The secret choices of a seat in one game."""

    seat: int
    choices: list[SecretChoice]
    mean: float
    """Mean chance that a reader gave to what was chosen."""
    rules: float
    """The same by the rules alone."""
    habit: Habit | None = None


class Peeked(msgspec.Struct, frozen=True):
    """The proof for one decision so far."""

    seat: int
    level: str
    action: str
    """The action of the record."""
    decided: str
    """The action decided anew in the true position."""
    playouts: int
    """Playouts of each search; 0 for a level that does not search."""
    worlds: int
    """Other worlds so far."""
    different: int
    """Worlds among them in which another action was decided, or only thought about otherwise."""
    deals: int
    """Different ways, other than the true one, in which hidden things were dealt in them; 0 if nothing was hidden."""
    repeated: bool = False
    """True if the decision was made anew at full length, and is that of the record. Moves that a time limit ended, or
    that were played with other seeds than the window's, are not repeated."""
    complete: bool = False

    @property
    def alike(self) -> bool:
        """True if the decision was the same in all of them."""
        return not self.different


def plain_facts(facts: Mapping[str, Fact]) -> tuple[tuple[str, Fact], ...]:
    """Return facts as a key."""
    return tuple(sorted(facts.items()))
