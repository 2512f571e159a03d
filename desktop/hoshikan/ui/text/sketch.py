"""A table as plain text: for a terminal, a bug report, or wherever there is no Qt to paint it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from hoshikan.engine.state import CHANCE
from hoshikan.engine.view import View
from hoshikan.games import GAMES
from hoshikan.ui.kit.look.words import Words, figure
from hoshikan.ui.text.columns import aligned
from hoshikan.ui.text.gametext import GameText

V = TypeVar("V", bound=View)
Column = tuple[str, Sequence[str]]
"""A heading, and a cell for each seat."""


class Sketch(Words, ABC, Generic[V]):
    """A game's table in text. Each game has one (`SKETCH` in `screen/sketch.py`); the head, the list of
    players and the line of the current decision are the same for all.

    Signs are ASCII, since every terminal has them and knows how wide they are; words are the game's.
    """

    @abstractmethod
    def table(self, view: V, seat: int | None, names: Sequence[str]) -> list[str]:
        """Return the lines of the table. `seat` is the viewing one; None for a spectator."""

    def columns(self, view: V) -> Sequence[Column]:
        """Return further columns of the list of players."""
        return ()

    def picture(self, view: V, text: GameText[V], seat: int | None, names: Sequence[str]) -> list[str]:
        """Return the whole picture, with the words of the game in `text`."""
        head = " · ".join(filter(None, (text.title(), text.stage(view))))
        return [
            head,
            "",
            *self.table(view, seat, names),
            "",
            *self._players(view, text, names),
            *self._asked(view, text, names),
        ]

    def _players(self, view: V, text: GameText[V], names: Sequence[str]) -> list[str]:
        numbers = [*([(text.points_word(), view.points)] if GAMES[view.game].kind.scored else []), *text.tally(view)]
        columns = [
            (heading, [figure(value) for value in self._per_seat(view, text, cells)]) for heading, cells in numbers
        ]
        columns += [(heading, list(cells)) for heading, cells in self.columns(view)]
        rows = [["", "", *(heading for heading, _ in columns)]]
        for seat, name in enumerate(names):
            called = " ".join(filter(None, (name, self._side(view, text, seat))))
            mark = ">" if seat == view.to_move else "*" if seat in view.winners else ""
            rows.append([mark + str(seat + 1), called, *(cells[seat] for _, cells in columns)])
        return aligned(rows, right=(0, *range(2, 2 + len(numbers))))

    def _per_seat(self, view: V, text: GameText[V], numbers: Sequence[int]) -> Sequence[int]:
        """Spread numbers that the members of a team share."""
        if len(numbers) == view.players:
            return numbers
        sides = [text.side(view, seat) for seat in range(view.players)]
        teams = list(dict.fromkeys(sides))
        return [numbers[teams.index(side)] for side in sides]

    def _side(self, view: V, text: GameText[V], seat: int) -> str:
        side = text.side(view, seat)
        return f"({side})" if side else ""

    def _asked(self, view: V, text: GameText[V], names: Sequence[str]) -> list[str]:
        if view.end:
            winners = GAMES[view.game].named_winners(view.winners, view.players)
            return ["", text.end(view.end, winners, names)]
        if view.to_move == CHANCE:
            return ["", self.tr("Chance decides.")]
        return ["", text.expectation(view, view.to_move, names)]


def legend_line(parts: Sequence[str]) -> str:
    """Return the legend of signs, in one line."""
    return "   ".join(parts)
