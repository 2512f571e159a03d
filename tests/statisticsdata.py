"""A library with months of games, made up within seconds: for tests of the statistics, and for their pictures.

Matches are played by chance; who won and the reviews are drawn, so that there is something to see.
"""

from __future__ import annotations

from random import Random
from typing import Final

from hoshikan.engine import CHANCE, TERMINAL, Match, Seat
from hoshikan.games import GAMES
from hoshikan.library import Library
from hoshikan.library.ratings import RatedSeat
from hoshikan.teaching.predicting import Prediction, written
from hoshikan.teaching.rating import BETA, chance, even_company, level_ratings, rating
from hoshikan.teaching.review import Judged, Kept, to_text

AKI: Final = Seat("human", "Aki")
_DAY: Final = 24 * 60 * 60 * 1000
_TRUE: Final = 29.0
"""Strength of Aki, on openskill's scale."""


def fill(library: Library, games: int, seed: int = 1) -> None:
    """Put so many finished matches of every game into the library, spread over the last five months."""
    rng = Random(seed)
    now = library.now()
    for number in range(games):
        for place, game in enumerate(GAMES):
            if games > 1 and rng.random() < place / 8:
                continue
            ended = now - int((games - number - rng.random() / 2) * _DAY * 150 / max(games, 30))
            _add(library, game, number, ended, rng)
            for guess, level in enumerate(("novice", "casual")):
                made = Prediction(game, level, "choice", 0.1 + 0.6 * number / games, 0.3, 0.2)
                library.notes.keep("prediction", f"{game}/{number}/{guess}", written(made))


def _add(library: Library, game: str, number: int, ended: int, rng: Random) -> None:
    seats = max(2, GAMES[game].players[0])
    own, ratings = rating(library.ratings.finished(), game, "Aki"), level_ratings(game)
    levels = even_company(own, game, [AKI, *[Seat("bot")] * (seats - 1)]).levels
    bots = [Seat("bot", f"Bot{seat}", level) for seat, level in enumerate(levels)]
    match = Match.start(GAMES[game], [AKI, *bots], number + 1)
    rated = (RatedSeat(), *(RatedSeat(level, *ratings[level]) for level in levels)) if rng.random() < 0.7 else ()
    while match.state.to_move != TERMINAL:
        if match.state.to_move == CHANCE:
            match.apply_chance()
        else:
            match.apply(rng.choice(match.state.legal_actions()))
    match_id = library.create(match, rated=rated)
    # All is drawn in any case: which games there are must not depend on how strong the levels were found to be.
    luck, other, shared = rng.random(), rng.randrange(1, seats), rng.random() < 0.08
    won = luck < chance([[own._replace(mu=_TRUE, sigma=BETA / 4)], *([ratings[level]] for level in levels)])
    winners = frozenset({0, 1}) if won and shared else frozenset({0 if won else other})
    library.finish(match_id, match.state.points(), winners, match.state.end_reason())
    if rng.random() < 0.6:
        plies = len(match.actions)
        losses = [max(0.0, rng.gauss(0.015, 0.03)) for _ in range(0, plies, 5)]
        decisions = [(ply, str(match.actions[ply])) for ply in range(plies) if match.mover(ply) == 0]
        judged = tuple(
            Judged(ply, 0, taken, taken, 0.5, loss, 0.01, stake=0.1)
            for (ply, taken), loss in zip(decisions, losses, strict=False)
        )
        library.reviews.keep(match, to_text(Kept(plies, (0,), judged, sizes=(1,) * seats, complete=True)))
    with library.changing() as connection:
        connection.execute("UPDATE matches SET finished = ? WHERE id = ?", (ended, match_id))
        connection.execute("UPDATE rated SET finished = ? WHERE match_id = ?", (ended, match_id))
