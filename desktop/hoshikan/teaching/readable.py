"""The readability of a player: chances of its secret choices as others could guess them, a habit, and an exercise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from math import sqrt
from random import Random
from typing import Final

from hoshikan.bots.levels import LEVELS
from hoshikan.bots.search import Search, SearchSettings
from hoshikan.engine import record
from hoshikan.engine.action import Action
from hoshikan.engine.match import Match
from hoshikan.engine.secrets import Hidden
from hoshikan.engine.state import State
from hoshikan.teaching.exercise import READABLE, Exercise
from hoshikan.teaching.explanation import Habit, HabitKind, Readability, SecretChoice
from hoshikan.teaching.hints import EVEN
from hoshikan.teaching.reading import Habits, Reader, habits_of, looks, policy

WORLDS: Final = 16
"""Worlds of the reading of one choice."""
FEWEST: Final = 4
"""Choices from which on a habit is looked for."""
CLEAR: Final = 1.6
"""Standard deviations by which a habit is more frequent than by good play before it is named."""
PLAYOUTS: Final = 300
"""Playouts of the search for an exercise."""
TRIED: Final = 6
"""Choices that are tried as an exercise, the most readable first."""


@dataclass(frozen=True, slots=True)
class _Made:
    """A choice beside the marks of each habit that it has, and their chances by careful play."""

    ply: int
    marks: dict[tuple[HabitKind, str], tuple[bool, float]]


def readability(match: Match, seat: int, should_stop: Callable[[], bool] | None = None) -> Readability:
    """Read the secret choices of a seat, up to the present position of `match`, as another seat could have.

    Only at the end of a game is everything in it for the other seats to know.
    """
    levels = [one.level if one.is_bot and one.level in LEVELS else "" for one in match.header.seats]
    secrets = match.game.secrets()
    careful = habits_of(match.game.id)[""]
    history: list[tuple[State, Action]] = []
    state = match.position(0)
    choices: list[SecretChoice] = []
    made: list[_Made] = []
    last: dict[Hidden, str] = {}
    for ply, action in enumerate(match.actions[: match.ply]):
        if should_stop is not None and should_stop():
            break
        if state.to_move == seat and state.simultaneous and len(state.legal_actions()) > 1:
            fact, value = secrets.choice(state), secrets.chosen(action)
            other = (seat + 1) % state.players
            chances = Reader(match.game, history, state, other, levels).read(WORLDS).get(fact)
            if chances is not None:
                shares = chances.reading.get(value, 0.0), chances.rules.get(value, 0.0)
                choices.append(SecretChoice(ply, *(round(share, 4) for share in shares)))
            made.append(_made(match, state, ply, last.get(fact), careful))
            last[fact] = value
        history.append((state.clone(), action))
        state.apply(action)
    count = max(1, len(choices))
    return Readability(
        seat,
        choices,
        round(sum(one.chance for one in choices) / count, 4),
        round(sum(one.rules for one in choices) / count, 4),
        _habit(made),
    )


def _made(match: Match, state: State, ply: int, before: str | None, careful: Habits) -> _Made:
    knowledge, secrets, taken = match.game.knowledge(), match.game.secrets(), match.actions[ply]
    known = state.determinize(state.to_move, Random(ply))
    legal = known.legal_actions()
    shares = policy(knowledge, known, legal, careful)
    sight = looks(knowledge, known, legal)[1]
    best = max(sight)
    marks: dict[tuple[HabitKind, str], tuple[bool, float]] = {}

    def mark(kind: HabitKind, word: str, having: list[bool]) -> None:
        if any(having) and not all(having):
            chance = sum(share for share, one in zip(shares, having, strict=True) if one)
            marks[kind, word] = (having[legal.index(taken)], chance)

    mark("sight", "", [share >= best for share in sight])
    if before is not None:
        mark("repeat", "", [secrets.chosen(action) == before for action in legal])
    for word in sorted({str(action).partition(" ")[0] for action in legal}):
        mark("verb", word, [str(action).partition(" ")[0] == word for action in legal])
    return _Made(ply, marks)


def _habit(made: list[_Made]) -> Habit | None:
    """Return the habit that is most clearly more frequent than expected, None if none is."""
    found: tuple[float, Habit] | None = None
    for key in dict.fromkeys(key for one in made for key in one.marks):
        cases = [one.marks[key] for one in made if key in one.marks]
        times, expected = sum(had for had, _ in cases), sum(chance for _, chance in cases)
        spread = sqrt(sum(chance * (1 - chance) for _, chance in cases))
        if len(cases) < FEWEST or times < FEWEST or spread <= 0.0:
            continue
        clear = (times - expected) / max(spread, 0.5)
        if clear >= CLEAR and (found is None or clear > found[0]):
            kind, word = key
            example = next(one.ply for one in made if one.marks.get(key, (False, 0.0))[0])
            found = clear, Habit(kind, word, example, times, len(cases), round(expected, 2))
    return None if found is None else found[1]


def exercise(match: Match, found: Readability) -> Exercise | None:
    """Return a position in which the player could have been guessed, with the actions that are as good as the one that
    was expected; None if there is no such choice."""
    for choice in sorted(found.choices, key=lambda one: (-one.chance, one.ply))[:TRIED]:
        state, played = match.position(choice.ply), str(match.actions[choice.ply])
        search = Search(state, found.seat, match.game.knowledge(), Random(choice.ply), SearchSettings(root_visits=4))
        search.run(PLAYOUTS)
        results = {str(entry.action): round(entry.expected, 4) for entry in search.ranking()}
        best = max(results.values())
        accepted = [action for action in results if action != played and best - results[action] <= EVEN]
        if accepted:
            return Exercise(
                id=f"{READABLE}{_digest(match, choice.ply)}",
                game=match.game.id,
                record="".join(_lines(match, choice.ply)),
                ply=choice.ply,
                seat=found.seat,
                accepted=tuple(accepted),
                results=results,
                played=played,
            )
    return None


def _lines(match: Match, ply: int) -> Iterator[str]:
    yield record.head(match.header)
    for action in match.actions[:ply]:
        yield f"{action}\n"


def _digest(match: Match, ply: int) -> str:
    text = "".join(_lines(match, ply)) + str(match.actions[ply])
    return sha256(text.encode()).hexdigest()[:12]
