"""Learning from one's mistakes: what a review has found, as exercises."""

from __future__ import annotations

from hashlib import sha256

from hoshikan.engine import record
from hoshikan.engine.match import Match
from hoshikan.teaching.exercise import Exercise
from hoshikan.teaching.hints import EVEN
from hoshikan.teaching.review import Judged, Review


def mistakes(match: Match, review: Review, seat: int | None = None) -> tuple[Exercise, ...]:
    """The positions before the mistakes (of one seat) in `match`, of which `review` is, in the order of the game."""
    return tuple(_exercise(match, one) for one in review.mistakes(seat) if _fits(match, one))


def _fits(match: Match, one: Judged) -> bool:
    """True if the review is of this line of play: after an undo a match may have continued otherwise."""
    return (
        one.ply < len(match.actions) and match.mover(one.ply) == one.seat and str(match.actions[one.ply]) == one.played
    )


def _exercise(match: Match, one: Judged) -> Exercise:
    text = record.head(match.header) + "".join(f"{action}\n" for action in match.actions[: one.ply])
    results = {one.best: one.chance, one.played: one.chance - one.loss, **one.results}
    best = results[one.best]
    even = [action for action, result in results.items() if best - result <= EVEN]
    return Exercise(
        # Of what was played and nothing else: it is the same in every library, and once found stays so.
        id=f"mistake/{sha256((text + one.played).encode()).hexdigest()[:12]}",
        game=match.game.id,
        record=text,
        ply=one.ply,
        seat=one.seat,
        accepted=tuple(dict.fromkeys([one.best, *(action for action in even if action != one.played)])),
        results=results,
        played=one.played,
    )
