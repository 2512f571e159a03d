"""Base of a game without secrets, luck and components."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, Final, Generic, TypeVar

from hoshikan.engine.codec import Enumerated
from hoshikan.engine.encoding import Bounds, Deal, Encoding, Pool
from hoshikan.engine.errors import NotationError, SetupError
from hoshikan.engine.game import Game, GameParts, Kind, Option
from hoshikan.engine.generics import A
from hoshikan.engine.grid import GridStart, Place
from hoshikan.engine.openstate import GridState, OpenState
from hoshikan.engine.setupdata import StartData, decode, plain
from hoshikan.engine.tensor import Part, TensorLayout
from hoshikan.engine.view import View

O = TypeVar("O", bound=OpenState[Any])  # noqa: E741  # a type variable


class OpenGame(Game[O, A], Generic[O, A]):
    """A game whose states are `OpenState`s; the seed decides who begins."""

    state: type[O]
    start: type[StartData] = StartData
    """Its set-up data; every field has a default."""
    longest: int
    """No game has more decisions."""
    parts: Sequence[Part] = ()
    """The parts of its tensor beside those for who decides and for the options."""
    kind = Kind()
    """Its number of different actions is filled in."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self.kind = replace(self.kind, most_distinct_actions=len(self._choices))

    def _deal(self, players: int, seed: int, options: dict[str, Any], _components: Mapping[str, Any] | None, /) -> O:
        return self.state(self.start(players=players, options=options, first=seed % players))

    def _restore(self, setup: Mapping[str, Any], _seed: int, /) -> O:
        start = decode(setup, self.start)
        self.checked_players(start.players)
        if start.first >= start.players:
            raise SetupError("first", "bad-setup-value", {"detail": f"there is no seat {start.first}"})
        options = self.options_for(start.players, start.options)
        return self.state(decode({**plain(start), "options": options}, self.start))

    @cached_property
    def _choices(self) -> Mapping[str, A]:
        return {str(action): action for action in self._deal(self.players[0], 0, {}, None).choices()}

    def parse(self, text: str) -> A:
        """The one of its states' `choices` with this notation. Raises NotationError."""
        action = self._choices.get(text)
        if action is None:
            raise NotationError(text)
        return action

    @cached_property
    def encoding(self) -> Encoding:
        """Its decisions in the order of `choices`, and its tensor of `parts`."""
        tensor = TensorLayout(1, (_TO_MOVE, *map(_of_option, self.options), *self.parts))
        choices = list(self._choices.values())
        return Encoding(Enumerated(choices), Enumerated(()), tensor, lambda *_: Bounds(self.longest, 0), self._draws)

    def _draws(self, players: int, options: Mapping[str, Any]) -> Deal:
        def set_up(drawn: Mapping[str, Sequence[int]]) -> dict[str, Any]:
            return plain(self.start(players=players, options=dict(options), first=drawn["first"][0]))

        return Deal((Pool("first", [str(seat) for seat in range(players)], 1),), set_up)


G = TypeVar("G", bound=GridState)


class GridGame(OpenGame[G, Place], Generic[G]):
    """A game on the board of its states, on which each cell is filled once."""

    start = GridStart

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self.grid = self.state.grid
        self.longest = len(self.grid)
        self.parts = (self.grid.part(), *self.parts)


_TO_MOVE: Final = Part(
    "to_move", 1, "1 for the seat that is asked", lambda view, seat: [view.to_move == seat], each=True
)


def _of_option(option: Option) -> Part:
    """Return the part of a tensor that has the value of an option."""

    def read(view: View, _: int) -> list[float]:
        return [float(view.options[option.id] == value) for value in option.values]

    return Part(option.id, len(option.values), f"1 for its value: {', '.join(map(str, option.values))}", read)
