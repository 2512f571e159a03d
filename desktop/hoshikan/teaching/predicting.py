"""Guessing hidden things before they are seen: scores of guesses with probabilities, and how they change with practice.

A guess is scored by the logarithm of the chance that it gave to what was true. That is the only kind of score by which
nobody gains from stating other chances than those that they believe in.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from math import exp, log, log2
from typing import Annotated, Final

import msgspec

from hoshikan.engine.match import Match
from hoshikan.engine.secrets import YES, Hidden
from hoshikan.teaching.explanation import HiddenFact, Likelihood, Reading
from hoshikan.teaching.reading import course, truths

LEAST: Final = 0.01
"""The chance that counts for a value to which a guess gives less: nobody is that sure of anything."""
WINDOW: Final = 10
"""Guesses behind each point of a curve."""
TOGETHER: Final = -1
"""The place of a question that joins the facts of a kind that are true or not: which of them are true?"""

_Share = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]


class Prediction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guess about one hidden fact, beside the reading of the fact; `chance` of each is that of what was true."""

    game: str
    level: str
    """Level of the bot whose secret it was; empty for people."""
    kind: str
    chance: _Share
    reader: _Share
    rules: _Share

    @property
    def gain(self) -> float:
        """Bits by which the guess was better than the rules alone; 1 means that it gave twice the chance."""
        return _gain(self.chance, self.rules)

    @property
    def possible(self) -> float:
        """The same of the reading of the program."""
        return _gain(self.reader, self.rules)


def _gain(chance: float, rules: float) -> float:
    return log2(max(LEAST, chance) / max(LEAST, rules))


class Guess(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guess that waits until its fact is seen."""

    ply: int
    """The number of actions that led to the position in which it was made."""
    asker: int
    level: str
    fact: HiddenFact
    """The fact as it was read there."""
    shares: dict[str, float]
    counts: bool = True
    """False if the answer, or the reading, was known before."""


def questions(reading: Reading) -> list[HiddenFact]:
    """Return what can be guessed: facts with several possible values, those that are true or not joined by kind."""
    found: list[HiddenFact] = []
    joined: dict[tuple[str, int], list[HiddenFact]] = {}
    for fact in reading.facts:
        if any(one.value == YES for one in fact.values):
            joined.setdefault((fact.kind, fact.seat), []).append(fact)
        elif sum(one.rules > 0.0 for one in fact.values) > 1:
            found.append(fact)
    for (kind, seat), facts in joined.items():
        held = [(str(fact.place), one) for fact in facts for one in fact.values if one.value == YES]
        chances, rules = sum(one.chance for _, one in held), sum(one.rules for _, one in held)
        if len(held) > 1 and chances > 0.0 and rules > 0.0:
            values = [Likelihood(place, one.chance / chances, one.rules / rules) for place, one in held]
            found.append(HiddenFact(kind, seat, TOGETHER, sorted(values, key=lambda one: -one.chance)))
    return sorted(found, key=lambda one: (one.seat, one.kind, one.place))


def shares_of(fact: HiddenFact, named: Mapping[str, float]) -> dict[str, float]:
    """Return a guess about a question as chances of all values, in their natural order; what it leaves open is shared
    as by the rules alone."""
    values = sorted((one.value for one in fact.values), key=_natural)
    return spread(named, values, {one.value: one.rules for one in fact.values})


def _natural(value: str) -> list[tuple[int, str]]:
    """Return a key by which numbers within texts are sorted by size."""
    return [(int(part), "") if part.isdigit() else (-1, part) for part in re.split(r"(\d+)", value) if part]


def predicted(game: str, level: str, fact: HiddenFact, guess: Mapping[str, float], *true: str) -> Prediction:
    """Score a guess about a fact as it was read before it was seen; where several values are true, by the geometric
    mean of their chances. Raises ValueError for no guess about it."""
    read = {one.value: one for one in fact.values}
    shares = spread(guess, list(dict.fromkeys([*read, *true])))
    return Prediction(
        game,
        level,
        fact.kind,
        _mean([shares[value] for value in true]),
        _mean([read[value].chance if value in read else 0.0 for value in true]),
        _mean([read[value].rules if value in read else 0.0 for value in true]),
    )


def _mean(chances: Sequence[float]) -> float:
    if len(chances) == 1:
        return chances[0]
    return exp(sum(log(max(LEAST, chance)) for chance in chances) / len(chances))


def answers(match: Match, ply: int, fact: HiddenFact, asker: int) -> tuple[str, ...]:
    """Return the true values of a question about what was hidden after `ply` actions, as soon as `asker` can know them;
    none before."""
    true = truths(match.game, *course(match, match.ply), ply, asker)
    if fact.place != TOGETHER:
        found = true.get(Hidden(fact.kind, fact.seat, fact.place))
        return () if found is None else (found,)
    return tuple(one.value for one in fact.values if true.get(Hidden(fact.kind, fact.seat, int(one.value))) == YES)


def spread(
    guess: Mapping[str, float], values: Sequence[str], others: Mapping[str, float] | None = None
) -> dict[str, float]:
    """Return a guess as chances of all values: what it leaves open, up to 1, is shared by the values not named, in the
    proportions of `others` if given; shares of more than 1 together are made smaller. Raises ValueError for a negative
    one and for a value that is none."""
    if any(share < 0 for share in guess.values()) or not set(guess) <= set(values):
        raise ValueError(f"no guess about {', '.join(values)}: {dict(guess)}")
    total = sum(guess.values())
    rest = [value for value in values if value not in guess]
    if total >= 1.0 or not rest:
        if total <= 0.0:
            return dict.fromkeys(values, 1 / len(values))
        return {value: guess.get(value, 0.0) / total for value in values}
    weights = {value: (others or {}).get(value, 0.0) for value in rest}
    if sum(weights.values()) <= 0.0:
        weights = dict.fromkeys(rest, 1.0)
    whole = sum(weights.values())
    return {value: guess[value] if value in guess else (1.0 - total) * weights[value] / whole for value in values}


def written(note: Prediction | Guess) -> str:
    """Return a prediction, or a guess that still waits, as text for the library (the notes of kind "prediction")."""
    return msgspec.json.encode(note).decode()


def waiting(text: str) -> Guess | None:
    """Return the guess of a text of the library; None if it is none, or has been scored."""
    try:
        return msgspec.json.decode(text, type=Guess)
    except msgspec.MsgspecError:
        return None


def kept(texts: Sequence[str]) -> list[Prediction]:
    """Return the predictions of the library, oldest first; texts that are none, and guesses that wait, are left out."""
    found = []
    for text in texts:
        try:
            found.append(msgspec.json.decode(text, type=Prediction))
        except msgspec.MsgspecError:
            continue
    return found


class Curve(msgspec.Struct, frozen=True):
    """The guesses about one level of one game."""

    game: str
    level: str
    guesses: int
    mean: float
    """Mean gain of all guesses, in bits."""
    possible: float
    """Mean gain of the program's readings of the same facts."""
    points: list[float]
    """Mean gains of the last `WINDOW` guesses or fewer after each guess, oldest first."""


def curves(predictions: Sequence[Prediction]) -> list[Curve]:
    """Return the curve of each game and level with guesses, in the order of the first guess."""
    groups: dict[tuple[str, str], list[Prediction]] = {}
    for one in predictions:
        groups.setdefault((one.game, one.level), []).append(one)
    return [_curve(game, level, group) for (game, level), group in groups.items()]


def curve(predictions: Sequence[Prediction]) -> Curve:
    """Return the curve of guesses about one level, in whatever games; `game` is that of the first one."""
    return _curve(predictions[0].game, predictions[0].level, predictions)


def _curve(game: str, level: str, group: Sequence[Prediction]) -> Curve:
    gains = [one.gain for one in group]
    points = []
    for end in range(1, len(gains) + 1):
        last = gains[max(0, end - WINDOW) : end]
        points.append(round(sum(last) / len(last), 4))
    possible = sum(one.possible for one in group) / len(group)
    return Curve(game, level, len(gains), round(sum(gains) / len(gains), 4), round(possible, 4), points)
