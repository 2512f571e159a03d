"""A match in numbers, its deal included: what adapters to frameworks that know actions as numbers have in common. What
a seat has seen and done is a text of its own: an information state with perfect recall."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from hoshikan.engine.action import Action
from hoshikan.engine.encoding import Bounds, Deal
from hoshikan.engine.game import Game, Options
from hoshikan.engine.knowledge import shared_by_winners
from hoshikan.engine.state import CHANCE, TERMINAL, State


class Memory:
    """The memory that one seat (None: a spectator) has of a game.

    Two games have equal memories of a seat as long as it cannot distinguish them.

    The text has one line for the view at the start, and one for each action since: the action if it was the seat's
    own, the events that everybody saw, and what changed in its view.
    """

    __slots__ = ("_seen", "_state", "plies", "seat", "text")

    def __init__(self, state: State, seat: int | None, before: Memory | None = None, plies: int = 0) -> None:
        """The view of `seat` of `state`, after `plies` actions that it does not remember; or with its memory `before`,
        which led to the current view."""
        self.seat = seat
        self.plies: int = before.plies if before else plies
        """Number of actions since the start."""
        self._state = state.clone()
        self._state.record_events = True
        self._seen: dict[str, Any] = before._seen if before else state.view(seat).plain()  # noqa: SLF001  # its own kind
        self.text: str = before.text if before else as_json(self._seen) + "\n"

    def note(self, action: Action) -> None:
        """Remember what `action` showed the seat. Raises IllegalAction."""
        own = self._state.to_move == self.seat
        self._state.apply(action)
        seen = self._state.view(self.seat).plain()
        events = [[type(event).__name__, *msgspec.structs.astuple(event)] for event in self._state.events]
        self.text += as_json([action.text if own else None, events, change(self._seen, seen)]) + "\n"
        self._seen = seen
        self.plies += 1

    def clone(self) -> Memory:
        """An independent copy."""
        return Memory(self._state, self.seat, self)


def as_json(data: Any) -> str:
    """Plain data as a line of text."""
    return json.dumps(data, separators=(",", ":"), sort_keys=True, ensure_ascii=False)


def change(before: Any, after: Any) -> Any:
    """Return the difference that leads from `before` to `after`: both are plain data."""
    if isinstance(before, dict) and isinstance(after, dict):
        news = [key for key, value in after.items() if key not in before or before[key] != value]
        changed = {key: change(before.get(key), after[key]) for key in news}
        gone = sorted(before.keys() - after.keys())
        return changed | ({"-": gone} if gone else {})
    if isinstance(before, list) and isinstance(after, list):
        if len(after) == len(before):
            pairs = enumerate(zip(before, after, strict=True))
            return {str(place): change(old, new) for place, (old, new) in pairs if old != new}
        if before == after[: len(before)]:
            return {"+": after[len(before) :]}
    return [after]


class NumberedMatch:
    """A match whose actions are the numbers of `Game.encoding`. Copies are deep; it can be pickled.

    With a `deal` that one is dealt first, draw by draw; until then `state` only holds the players and options.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        deal: Deal | None = None,
        drawn: Iterable[int] = (),
        actions: Iterable[Action] = (),
    ) -> None:
        """The match that `drawn` and `actions` have led to `state`."""
        self.game = game
        self.players = state.players
        self.state = state
        self._deal = deal
        self._drawn = list(drawn)
        self._actions = list(actions)
        self._memories: dict[int | None, Memory] = {}
        self._origin: State | None = None
        """In a guess, the position that was guessed after the first `_before` actions."""
        self._before = 0

    @classmethod
    def begin(
        cls,
        game: Game,
        players: int | None = None,
        seed: int = 0,
        options: Options | None = None,
        *,
        dealing: bool = False,
    ) -> NumberedMatch:
        """A new match, dealt from `seed` or, if `dealing`, draw by draw. Raises SetupError."""
        state = game.new(players=players, seed=seed, options=options)
        return cls(game, state, deal_of(state, game) if dealing else None)

    @property
    def bounds(self) -> Bounds:
        """Return the bounds of its length, the draws of the deal among its chances."""
        rules = self.game.encoding.bounds(self.players, self.state.setup["options"])
        return rules._replace(chances=rules.chances + (self._deal.draws if self._deal else 0))

    @property
    def most_outcomes(self) -> int:
        """All numbers that chance may ever bring are below this one."""
        return max(self.game.encoding.chances.size, self._deal.most if self._deal else 0)

    @property
    def dealing(self) -> bool:
        """True while the deal is under way."""
        return self._deal is not None and len(self._drawn) < self._deal.draws

    @property
    def to_move(self) -> int:
        """The seat that is asked, `CHANCE` or `TERMINAL`."""
        return CHANCE if self.dealing else self.state.to_move

    def legal(self) -> list[int]:
        """The numbers of all that may be done, ascending."""
        if self.to_move < 0:
            return sorted(number for number, _ in self.outcomes())
        return sorted(map(self.game.actions.encode, self.state.legal_actions()))

    def outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance now, as numbers with their probabilities."""
        if self._deal is not None and self.dealing:
            left = self._deal.left(self._drawn)
            return [(number, 1.0 / len(left)) for number in left]
        chances = self.game.encoding.chances
        return [(chances.encode(action), share) for action, share in self.state.chance_outcomes()]

    def apply(self, number: int) -> None:
        """Carry out a decision, an outcome of chance or a draw of the deal. Raises LookupError and IllegalAction."""
        if self._deal is not None and self.dealing:
            if number not in self._deal.left(self._drawn):
                raise LookupError(f"{number} cannot be dealt here")
            self._drawn.append(number)
            if not self.dealing:
                self.state = self.game.new(setup=self._deal.dealt(self._drawn))
            return
        codec = self.game.encoding.chances if self.to_move == CHANCE else self.game.actions
        action = codec.decode(number)
        self.state.apply(action)
        self._actions.append(action)

    def name(self, seat: int, number: int) -> str:
        """The notation of an action of `seat` (or `CHANCE`), or what is dealt. Raises LookupError."""
        if self._deal is not None and self.dealing:
            pool, _ = self._deal.pool(len(self._drawn))
            return f"deal {pool.name} {pool.items[number]}"
        return str((self.game.encoding.chances if seat == CHANCE else self.game.actions).decode(number))

    def utilities(self) -> list[float]:
        """Return the results by seat: 1 for a sole winner, less for several, and below 0 for losers, with the sum 0."""
        if self.to_move != TERMINAL:
            return [0.0] * self.players
        return as_utilities(shared_by_winners(self.state))

    # What a seat knows

    def tensor(self, seat: int) -> array[float]:
        """Return the view of `seat` as numbers; zeros while cards are dealt."""
        if self.dealing:
            return array("f", [0.0]) * self.game.encoding.tensor.size(self.players)
        return self.game.tensor(self.state, seat)

    def seen(self, seat: int | None) -> str:
        """Return the view of `seat` (None: a spectator) as JSON."""
        return self._under_way() if self.dealing else as_json(self.state.view(seat).plain())

    def seen_alone(self, seat: int | None) -> str:
        """Return the part of the view that a spectator does not have."""
        return "" if self.dealing else as_json(change(self.state.view(None).plain(), self.state.view(seat).plain()))

    def remembered(self, seat: int | None) -> str:
        """All that `seat` (None: a spectator) has seen and done (see `Memory`)."""
        return self._under_way() if self.dealing else self._memory(seat).text

    def guess(self, seat: int, rng: Random) -> NumberedMatch:
        """Return a match that `seat` cannot distinguish from this one; the others' memories begin with their views
        there."""
        guessed = self.state.determinize(seat, rng)
        copy = NumberedMatch(self.game, guessed, self._deal, self._drawn, self._actions)
        copy._origin, copy._before = guessed.clone(), len(self._actions)
        copy._memories[seat] = Memory(guessed, seat, self._memory(seat))
        return copy

    def _under_way(self) -> str:
        return f"dealt {len(self._drawn)}"

    def _memory(self, seat: int | None) -> Memory:
        memory = self._memories.get(seat)
        if memory is None:
            memory = Memory(self._origin or self.game.new(setup=self.state.setup), seat, plies=self._before)
            self._memories[seat] = memory
        for action in self._actions[memory.plies :]:
            memory.note(action)
        return memory

    # Copies

    def __deepcopy__(self, _: Mapping[int, Any]) -> NumberedMatch:
        copy = NumberedMatch(self.game, self.state.clone(), self._deal, self._drawn, self._actions)
        copy._origin, copy._before = self._origin, self._before
        copy._memories = {seat: memory.clone() for seat, memory in self._memories.items()}
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        """As what it can be played again from. Raises TypeError for a guess, to which no actions lead."""
        if self._origin is not None:
            raise TypeError("what a seat takes for possible cannot be kept, only what is")
        actions = [action.text for action in self._actions]
        return _played_again, (self.game, self.state.setup, self._deal is not None, self._drawn, actions)


def _played_again(
    game: Game, setup: Mapping[str, Any], deals: bool, drawn: Sequence[int], texts: Sequence[str]
) -> NumberedMatch:
    state = game.new(setup=setup)
    actions = [game.parse(text) for text in texts]
    for action in actions:
        state.apply(action)
    return NumberedMatch(game, state, deal_of(state, game) if deals else None, drawn, actions)


def deal_of(state: State, game: Game) -> Deal | None:
    """Return the draws by which a match like `state` is dealt; None where a seed decides nothing."""
    deal = game.encoding.deal
    return deal(state.players, state.setup["options"]) if deal else None


def as_utilities(shares: Sequence[float]) -> list[float]:
    """Parts of one win as utilities that sum to 0."""
    return [(len(shares) * share - 1.0) / (len(shares) - 1) for share in shares]


def least_utility(players: int) -> float:
    """Return the result of a loser."""
    return -1.0 / (players - 1)
