"""Guessing hidden things before they are seen: scores of guesses with probabilities, and how they change with practice.

A guess is scored by the logarithm of the chance that it gave to what was true. That is the only kind of score by which
nobody gains from stating other chances than those that they believe in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log2
from typing import Annotated, Final

import msgspec

from hoshikan.engine.match import Match
from hoshikan.engine.secrets import Hidden
from hoshikan.teaching.explanation import HiddenFact
from hoshikan.teaching.reading import truths

LEAST: Final = 0.01
"""The chance that counts for a value to which a guess gives less: nobody is that sure of anything."""
WINDOW: Final = 10
"""Guesses behind each point of a curve."""

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


def predicted(game: str, level: str, fact: HiddenFact, guess: Mapping[str, float], true: str) -> Prediction:
    """Score a guess about a fact as it was read before it was seen. Raises ValueError for no guess about it."""
    values = list(dict.fromkeys([*(one.value for one in fact.values), true]))
    read = next((one for one in fact.values if one.value == true), None)
    chance = spread(guess, values)[true]
    if read is None:
        return Prediction(game, level, fact.kind, chance, 0.0, 0.0)
    return Prediction(game, level, fact.kind, chance, read.chance, read.rules)


def outcome(match: Match, ply: int, fact: HiddenFact, asker: int) -> str | None:
    """Return the value of a fact that was read for `asker` after `ply` actions, as soon as that seat can know it; None
    before."""
    return truths(match, ply, match.ply, asker).get(Hidden(fact.kind, fact.seat, fact.place))


def spread(guess: Mapping[str, float], values: Sequence[str]) -> dict[str, float]:
    """Return a guess as chances of all values: what it leaves open, up to 1, is shared by the values not named; shares
    of more than 1 together are made smaller. Raises ValueError for a negative one and for a value that is none."""
    if any(share < 0 for share in guess.values()) or not set(guess) <= set(values):
        raise ValueError(f"no guess about {', '.join(values)}: {dict(guess)}")
    total = sum(guess.values())
    rest = [value for value in values if value not in guess]
    if total >= 1.0 or not rest:
        if total <= 0.0:
            return dict.fromkeys(values, 1 / len(values))
        return {value: guess.get(value, 0.0) / total for value in values}
    return {value: guess.get(value, (1.0 - total) / len(rest)) for value in values}


def written(prediction: Prediction) -> str:
    """Return a prediction as text for the library (the notes of kind "prediction")."""
    return msgspec.json.encode(prediction).decode()


def kept(texts: Sequence[str]) -> list[Prediction]:
    """Return the predictions of the library, oldest first; texts that are none are left out."""
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


def _curve(game: str, level: str, group: Sequence[Prediction]) -> Curve:
    gains = [one.gain for one in group]
    points = []
    for end in range(1, len(gains) + 1):
        last = gains[max(0, end - WINDOW) : end]
        points.append(round(sum(last) / len(last), 4))
    possible = sum(one.possible for one in group) / len(group)
    return Curve(game, level, len(gains), round(sum(gains) / len(gains), 4), round(possible, 4), points)
