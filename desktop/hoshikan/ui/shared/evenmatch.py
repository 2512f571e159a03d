"""A rated game against an even match with one click: the seats and rules of last time, the bots by one's rating."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hoshikan.engine import Match, Seat
from hoshikan.engine.game import Game, OptionValue
from hoshikan.library import LibraryProblem
from hoshikan.library.ratings import RatedGame
from hoshikan.teaching.practice import Strength
from hoshikan.teaching.rating import Company, even_company, rating, stakes
from hoshikan.ui.board.match import deals
from hoshikan.ui.board.match.teams import teams_before
from hoshikan.ui.kit.widgets.notices import Notice
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.page import Page
from hoshikan.ui.session.ratedgames import RatedGames
from hoshikan.ui.shared.ratedwords import RATED


class EvenMatch(NamedTuple):
    """The players of an even match, and the known odds."""

    game: Game
    seats: tuple[Seat, ...]
    options: dict[str, OptionValue]
    own: Strength
    company: Company


def even_match(context: AppContext, game_id: str, past: Sequence[RatedGame]) -> EvenMatch:
    """Return an even match for the player of this computer, by the rated games so far."""
    game, settings = context.games[game_id], context.settings
    remembered = deals.remembered(context.notebook.value("new-game", game_id), game)
    seats = remembered.seats
    if not stakes(game_id, seats):
        seats = deals.default_seats(game, settings.player_name)
    person = next(seat.name for seat in seats if not seat.is_bot) or settings.player_name
    played = [one for one in past if (one.game, one.player) == (game_id, person)]
    # Without any nothing is computed, which takes a moment to be loaded.
    own = rating(played, game_id, person) if played else Strength()
    sides = teams_before(game, len(seats), remembered.options).sides
    company = even_company(own, game_id, seats, sides)
    levels = iter(company.levels)
    seated = tuple(Seat("bot", seat.name, next(levels)) if seat.is_bot else Seat("human", person) for seat in seats)
    return EvenMatch(game, seated, remembered.options, own, company)


def play_even(page: Page, game_id: str) -> None:
    """Begin it; a player without a rating first gets an explanation of rated games."""
    context = page.context
    try:
        past = context.library.ratings.finished()
    except LibraryProblem:
        past = []
    even = even_match(context, game_id, past)
    if not even.own.answers:
        page.open_page.emit("new_game", (game_id, True))
        return
    match = Match.start(even.game, even.seats, deals.fresh_seed(), even.options, date=deals.today())
    try:
        match_id = RatedGames(context.library, context.games).begin(match, stakes(game_id, even.seats))
    except LibraryProblem as error:
        problem = error
        page.notice.emit(Notice("rated", lambda: RATED.unrated(problem), bad=True))
        page.open_table.emit(match, None)
        return
    page.open_table.emit(match, match_id)
