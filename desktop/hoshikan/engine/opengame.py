"""Base of a game without secrets, luck and components, and its encoding."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Generic, TypeVar

from hoshikan.engine.action import Action
from hoshikan.engine.codec import Enumerated
from hoshikan.engine.encoding import Bounds, Deal, Encoding, Pool
from hoshikan.engine.errors import NotationError, SetupError
from hoshikan.engine.game import Game
from hoshikan.engine.generics import A
from hoshikan.engine.openstate import OpenState
from hoshikan.engine.setupdata import StartData, decode, plain
from hoshikan.engine.tensor import Part, TensorLayout

O = TypeVar("O", bound=OpenState[Any])  # noqa: E741  # a type variable


class OpenGame(Game[O, A], Generic[O, A]):
    """A game whose states are `OpenState`s; the seed decides who begins."""

    state: type[O]
    start: type[StartData] = StartData
    """Its set-up data; every field has a default."""

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


def open_encoding(
    choices: Sequence[Action], longest: int, parts: Sequence[Part], start: type[StartData] = StartData
) -> Encoding:
    """Return the encoding of an `OpenGame` of at most `longest` decisions. `parts` follow the one for who decides."""

    def deal(players: int, options: Mapping[str, Any]) -> Deal:
        def set_up(drawn: Mapping[str, Sequence[int]]) -> dict[str, Any]:
            return plain(start(players=players, options=dict(options), first=drawn["first"][0]))

        return Deal((Pool("first", [str(seat) for seat in range(players)], 1),), set_up)

    to_move = Part("to_move", 1, "1 for the seat that is asked", lambda view, seat: [view.to_move == seat], each=True)
    tensor = TensorLayout(1, (to_move, *parts))
    return Encoding(Enumerated(choices), Enumerated(()), tensor, lambda _players, _options: Bounds(longest, 0), deal)
