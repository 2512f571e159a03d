"""Seats of people and bots, their names and teams."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hoshikan.engine import Game, Match, OptionValue, Seat, State, View
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.kit.look.words import sentence_case, translate
from hoshikan.ui.text.gametext import GameText


def seat_names(seats: Sequence[Seat]) -> list[str]:
    """The seats' names in the language now installed; nameless ones are called by their place.

    A person who is alone among bots is spoken to, where the language lets "you" stand for a name: Japanese does.
    English would need every sentence twice, as in "Vega takes" and "You take".
    """
    alone = sum(not seat.is_bot for seat in seats) == 1
    return [seat.name or _default_name(place, seat.is_bot, alone) for place, seat in enumerate(seats, start=1)]


def _default_name(place: int, is_bot: bool, alone: bool) -> str:
    if is_bot:
        return translate("Seats", "Bot {place}").format(place=place)
    if alone:
        return translate("Seats", "Player {place}", "the only person at the table").format(place=place)
    return translate("Seats", "Player {place}").format(place=place)


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


def human_seats(match: Match) -> frozenset[int]:
    """The seats played by people."""
    return frozenset(seat for seat, who in enumerate(match.header.seats) if not who.is_bot)


def first_viewer(match: Match) -> int | None:
    """Return the seat from whose view the table opens: the only person's, the person to move, else a spectator's.

    With secrets among several people the person at the screen is not known yet.
    """
    people = human_seats(match)
    if len(people) == 1:
        return min(people)
    mover = match.state.to_move
    return mover if mover in people and not holds_secrets(match.state, people) else None


def needs_curtain(state: State, people: frozenset[int], viewer: int | None) -> bool:
    """Return true if the person to move takes the screen over from a person who must not look on.

    So it is while choices are made in secret, and while a seat knows more than a spectator.
    """
    if state.to_move not in people or len(people) < 2 or state.to_move == viewer:
        return False
    return state.simultaneous or holds_secrets(state, people)


def holds_secrets(state: State, people: frozenset[int]) -> bool:
    """True if one of `people` knows more than a spectator."""
    return any(state.view(seat) != state.view(None) for seat in people)
