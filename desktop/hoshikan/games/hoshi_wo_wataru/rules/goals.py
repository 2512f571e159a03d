"""Goals of the objective cards (HW-0.4). Sets of constellations are masks: bit n is circled number n."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hoshikan.games.hoshi_wo_wataru.rules.components import (
    SEASONS,
    Components,
    EverySeasonObjective,
    GroupObjective,
    NamedObjective,
    ObjectiveCard,
    SeasonObjective,
    StepsObjective,
    ThriftObjective,
)

GROUP: Final = 0
EVERY: Final = 1
NAMED: Final = 2
STEPS: Final = 3
THRIFT: Final = 4


class Goal:
    """One objective card, ready to be scored.

    `each` is worth what GROUP and STEPS repeat and EVERY and THRIFT give once; `after` what GROUP leaves out and THRIFT
    asks for; `masks` the constellations of a GROUP, the seasons of EVERY and the cards of NAMED, worth `worths`.
    """

    __slots__ = ("after", "each", "kind", "masks", "spare", "worths")

    def __init__(
        self,
        kind: int,
        each: int = 0,
        masks: Sequence[int] = (),
        after: int = 0,
        spare: int = 0,
        worths: Sequence[int] = (),
    ) -> None:
        self.kind = kind
        self.each = each
        self.masks: tuple[int, ...] = tuple(masks)
        self.after = after
        self.spare = spare
        self.worths: tuple[int, ...] = tuple(worths)

    def points(self, face_up: int, turned: int, spare: int) -> int:
        """Its points for the face-up and turned-over constellations and the stars to spare (have - need)."""
        kind = self.kind
        if kind == GROUP:
            return self.each * max(0, (face_up & self.masks[0]).bit_count() - self.after)
        if kind == STEPS:
            return self.each * (face_up & face_up >> 1).bit_count()
        if kind == THRIFT:
            kept = not turned and face_up.bit_count() >= self.after and spare <= self.spare
            return self.each if kept else 0
        total = self.each
        if kind == EVERY:
            for season in self.masks:
                if not face_up & season:
                    total = 0
            return total
        for mask, worth in zip(self.masks, self.worths):  # noqa: B905  # without `strict` a plain loop once compiled
            if face_up & mask:
                total += worth
        return total


def season_masks(components: Components) -> dict[str, int]:
    """The constellations of each season, "polar" included."""
    masks = dict.fromkeys((*SEASONS, "polar"), 0)
    for card in components.constellation:
        masks[card.season] |= 1 << card.number
    return masks


def goal_of(card: ObjectiveCard, components: Components) -> Goal:
    """The objective on a card."""
    bits: Mapping[str, int] = {known.id: 1 << known.number for known in components.constellation}
    seasons = season_masks(components)
    match card:
        case SeasonObjective():
            return Goal(GROUP, card.points, [seasons[card.season]])
        case EverySeasonObjective():
            return Goal(EVERY, card.points, [seasons[season] for season in SEASONS])
        case NamedObjective():
            return Goal(NAMED, masks=[bits[name] for name in card.worth], worths=list(card.worth.values()))
        case GroupObjective():
            return Goal(GROUP, card.points, [sum(bits[name] for name in set(card.of))], after=card.free)
        case StepsObjective():
            return Goal(STEPS, card.points)
        case ThriftObjective():
            return Goal(THRIFT, card.points, after=card.least, spare=card.spare)
