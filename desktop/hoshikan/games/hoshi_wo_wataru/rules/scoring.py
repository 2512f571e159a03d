"""Scoring: objectives (HW-0.4), the final check (HW-4.1), points as they would be were the game over now (HW-4.2).

Sets of constellations are masks: bit n stands for circled number n.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from hoshikan.engine.event import Event
from hoshikan.engine.score import ScoreLine
from hoshikan.games.hoshi_wo_wataru.rules import events as happened
from hoshikan.games.hoshi_wo_wataru.rules.components import (
    OBJECTIVES,
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

if TYPE_CHECKING:
    from hoshikan.games.hoshi_wo_wataru.rules.setup import ComponentBox
    from hoshikan.games.hoshi_wo_wataru.rules.state import HoshiState

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
        for mask, worth in zip(self.masks, self.worths, strict=True):
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


class Account:
    """The final check of one seat as it would turn out now: what stays face up, and for how many zs (HW-4.1)."""

    __slots__ = ("face_up", "have", "need", "turned", "zs")

    def __init__(self, box: ComponentBox, won: int, have: int) -> None:
        """Turning over the highest while stars are missing leaves the longest ascending line that `have` pays for."""
        self.have = have
        self.need = 0
        """Stars of the constellations that stay face up."""
        self.zs = 0
        self.face_up = 0
        self.turned = won
        stars = box.stars
        points = box.points
        while self.turned:
            card = self.turned & -self.turned
            number = card.bit_length() - 1
            if self.need + stars[number] > have:
                break
            self.need += stars[number]
            self.zs += points[number]
            self.face_up |= card
            self.turned ^= card


def needed(box: ComponentBox, constellations: int) -> int:
    """The stars that all `constellations` need."""
    total = 0
    while constellations:
        card = constellations & -constellations
        constellations ^= card
        total += box.stars[card.bit_length() - 1]
    return total


def numbers(constellations: int) -> list[int]:
    """The circled numbers in a mask, ascending."""
    found: list[int] = []
    while constellations:
        card = constellations & -constellations
        constellations ^= card
        found.append(card.bit_length() - 1)
    return found


def account(state: HoshiState, seat: int) -> Account:
    """The final check of one seat."""
    return Account(state.start.box, state.won[seat], state.have(seat))


def open_points(state: HoshiState, seat: int, balance: Account) -> int:
    """The part of a score that everybody sees: face-up constellations and supernovas."""
    return balance.zs + state.start.box.supernova_points * state.supernovas.count(seat)


def goal_points(state: HoshiState, objective: int, balance: Account) -> int:
    """What an objective (-1: none yet) gives for the checked constellations."""
    if objective < 0:
        return 0
    goal = state.start.box.goals[objective]
    return goal.points(balance.face_up, balance.turned, balance.have - balance.need)


def total(state: HoshiState, seat: int) -> int:
    """A seat's points."""
    balance = account(state, seat)
    return open_points(state, seat, balance) + goal_points(state, state.chosen[seat], balance)


def lines(state: HoshiState, seat: int) -> list[ScoreLine]:
    """Who got what for which card; turned-over constellations are told with 0 points."""
    box = state.start.box
    balance = account(state, seat)
    told = [
        ScoreLine("constellation", box.points[number], "HW-4.2", {"number": number, "constellation": box.ids[number]})
        for number in numbers(balance.face_up)
    ]
    told += [
        ScoreLine("turned-over", 0, "HW-4.1", {"number": number, "constellation": box.ids[number]})
        for number in numbers(balance.turned)
    ]
    told += [
        ScoreLine("supernova", box.supernova_points, "HW-0.6", {"season": SEASONS[season]})
        for season, owner in enumerate(state.supernovas)
        if owner == seat
    ]
    if state.chosen[seat] >= 0:
        points = goal_points(state, state.chosen[seat], balance)
        told.append(ScoreLine("objective", points, "HW-0.4", {"objective": OBJECTIVES[state.chosen[seat]]}))
    return told


def winners(state: HoshiState) -> frozenset[int]:
    """The winning seats (HW-4.2): most points, then the highest face-up number; shared only if nobody tied has one."""
    standings = [(total(state, seat), highest(state, seat)) for seat in range(state.players)]
    best = max(standings)
    return frozenset(seat for seat, standing in enumerate(standings) if standing == best)


def highest(state: HoshiState, seat: int) -> int:
    """The highest face-up circled number of a seat, 0 without one."""
    return max(0, account(state, seat).face_up.bit_length() - 1)


def closing(state: HoshiState) -> list[Event]:
    """What the end of the game tells: each seat's check, its objective, and who wins."""
    told: list[Event] = []
    box = state.start.box
    points: list[int] = []
    for seat in range(state.players):
        balance = account(state, seat)
        need = state.need(seat)
        told.append(happened.Checked(seat, need, balance.have))
        for number in reversed(numbers(balance.turned)):
            need -= box.stars[number]
            told.append(happened.TurnedOver(seat, number, need, balance.have))
        objective = state.chosen[seat]
        told.append(happened.ObjectiveShown(seat, OBJECTIVES[objective], goal_points(state, objective, balance)))
        points.append(total(state, seat))
    best = winners(state)
    tied = tuple(seat for seat in range(state.players) if points[seat] == max(points))
    if len(tied) > 1 and len(best) == 1:
        told.append(happened.TieBroken(tied, min(best), highest(state, min(best))))
    told.append(happened.Finished(tuple(sorted(best)), max(points)))
    return told
