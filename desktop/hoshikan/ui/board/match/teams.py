"""Seats that win together: their sides and what these are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from hoshikan.engine.game import Game, OptionValue
from hoshikan.engine.view import View
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.kit.look.words import sentence_case
from hoshikan.ui.text.gametext import GameText


class Teams(NamedTuple):
    """By seat the number and the name of its side; both empty where every seat plays for itself."""

    sides: tuple[int, ...] = ()
    names: tuple[str, ...] = ()

    def of(self, seat: int) -> str:
        """The name of the team of a seat; "" without teams."""
        return self.names[seat] if self.names else ""

    def members(self, seat: int) -> list[int]:
        """The seats that win with `seat`, itself included."""
        if not self.sides:
            return [seat]
        return [other for other, side in enumerate(self.sides) if side == self.sides[seat]]


def teams_of(view: View, text: GameText[View]) -> Teams:
    """The teams at a table, in the language now installed."""
    if len(set(view.sides)) == len(view.sides):
        return Teams()
    return Teams(tuple(view.sides), tuple(sentence_case(text.side(view, seat)) for seat in range(view.players)))


def teams_before(game: Game, players: int, options: Mapping[str, OptionValue]) -> Teams:
    """The teams of a game that has not begun yet."""
    if not game.kind.teams or players not in game.players_with(options):
        return Teams()
    return teams_of(game.new(players, 0, game.options_for(players, options)).view(None), text_of(game.id))
