"""The kinds of reasons and pointers that hints of Sterre en Kroon are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hoshikan.engine.errors import Fact
from hoshikan.engine.tutor import Feature

RULES: Final[Mapping[str, str]] = {
    "completes-line": "SK-4.2",  # line, points, rival: the seat gets `points`, the best placed rival `rival`
    "leads-line": "SK-6.1",  # line, pawns, missing: nobody has more there then, `missing` cells still empty
    "joins-line": "SK-6.1",  # line, missing: the first own pawn there, worth a point when it is complete
    "adds-to-line": "SK-6.1",  # line, pawns, most: `pawns` own ones there then, a rival has `most`
    "helps-rivals": "SK-6.1",  # line, rival, missing: brings a line nearer where a rival has the most pawns
    "takes-crowns": "SK-4.3",  # line, crowns
    "completes-bingo": "SK-6.2",  # bingo, bingos: so many bingos of the own card, `bingo` one of them
    "opens-number": "SK-5.1",  # number, missing: on the own card; the nearest bingo through it then lacks `missing`
    "opens-for-rival": "SK-5.1",  # number, rival: on the card of seat `rival` too
    "track-crown": "SK-6.3",  # space: reached first, with its crown
    "ends-game": "SK-7.1",  # points, rival: brings the end, with `points` against `rival` as it stands
    "no-effect": "SK-3.1",  # number: recorded or declared already
    "uses-card-right": "SK-3.2",  # number: the card for it is in hand, another number could be declared instead
    "free-declaration": "SK-3.2",  # number: costs nothing, once per turn
    "spends-crown": "SK-3.3",  # left: crowns left then; each unused one is a point at the end
    "buys-cards": "SK-2.2",  # number (the visible card; 0 if recorded), left: crowns left then
    "keeps-crown": "SK-2.2",  # crowns: worth a point each at the end
    "stops": "SK-3.1",  # cards: so many cards stay in hand
    "leaves-best": "SK-3.1",  # number: could still be declared and is worth more than waiting
    "draws": "SK-8.1",  # number: the visible card; 0 if it is recorded
    "gives-up-draw": "SK-8.1",  # number
    "places": "SK-8.3",  # number: the declaration counts only then
    "voids": "SK-8.3",  # numbers: so many declared numbers are lost
    "takes-crown": "SK-8.3",  # column, row
    "leaves-crowns": "SK-8.3",  # crowns
    "opens": "SK-8.4",  # number
    "leaves-closed": "SK-8.4",  # numbers: so many own numbers could be opened now
    "claims": "SK-8.5",  # line, points
    "leaves-points": "SK-8.5",  # points: not claimed now
    "closes": "SK-8.1",  # nothing else can be done in this step
}
"""Every kind of feature with the rule it follows from. Lines of the map have their sheet's ids, bingos those of the
card; seats count from 0."""

NUDGES: Final = (
    "look-at-line",  # line, missing
    "look-at-card",  # bingo, missing
    "look-at-hand",  # cards
    "look-at-crowns",  # crowns
    "look-at-step",  # step: what can be done in it, or that nothing can
    "enough-declared",  # cards
)
"""Every kind of nudge with its facts; none tells the move."""


class Found:
    """The features found so far: one of each kind, the first that was named."""

    def __init__(self) -> None:
        self._features: dict[str, Feature] = {}

    def add(self, kind: str, worth: float, **facts: Fact) -> None:
        """Take in a feature of this kind unless there is one; its rule follows from the kind."""
        self._features.setdefault(kind, Feature(kind, round(worth, 3), RULES[kind], facts))

    def listed(self) -> list[Feature]:
        """All features, the weightiest first."""
        return sorted(self._features.values(), key=lambda feature: -abs(feature.worth))
