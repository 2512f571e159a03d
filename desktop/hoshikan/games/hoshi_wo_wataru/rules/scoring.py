"""Scoring: the final check (HW-4.1), points as they would be were the game over now (HW-4.2).

Sets of constellations are masks: bit n stands for circled number n.
"""

from __future__ import annotations

from hoshikan.engine.event import Event
from hoshikan.engine.score import ScoreLine
from hoshikan.games.hoshi_wo_wataru.rules import events
from hoshikan.games.hoshi_wo_wataru.rules.components import OBJECTIVES, SEASONS
from hoshikan.games.hoshi_wo_wataru.rules.position import HoshiPosition
from hoshikan.games.hoshi_wo_wataru.rules.setup import ComponentBox


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


def numbers(constellations: int) -> list[int]:
    """The circled numbers in a mask, ascending."""
    found: list[int] = []
    while constellations:
        card = constellations & -constellations
        constellations ^= card
        found.append(card.bit_length() - 1)
    return found


def account(state: HoshiPosition, seat: int) -> Account:
    """The final check of one seat."""
    return Account(state.start.box, state.won[seat], state.have(seat))


def open_points(state: HoshiPosition, seat: int, balance: Account) -> int:
    """Return the public part of a score: face-up constellations and supernovas."""
    return balance.zs + state.start.box.supernova_points * state.supernovas.count(seat)


def goal_points(state: HoshiPosition, objective: int, balance: Account) -> int:
    """Return the points of an objective (-1: none yet) for the checked constellations."""
    if objective < 0:
        return 0
    goal = state.start.box.goals[objective]
    return goal.points(balance.face_up, balance.turned, balance.have - balance.need)


def total(state: HoshiPosition, seat: int) -> int:
    """A seat's points."""
    balance = account(state, seat)
    return open_points(state, seat, balance) + goal_points(state, state.chosen[seat], balance)


def lines(state: HoshiPosition, seat: int) -> list[ScoreLine]:
    """Return the summands by card; turned-over constellations are included with 0 points."""
    box = state.start.box
    balance = account(state, seat)
    found = [
        ScoreLine("constellation", box.points[number], "HW-4.2", {"number": number, "constellation": box.ids[number]})
        for number in numbers(balance.face_up)
    ]
    found += [
        ScoreLine("turned-over", 0, "HW-4.1", {"number": number, "constellation": box.ids[number]})
        for number in numbers(balance.turned)
    ]
    found += [
        ScoreLine("supernova", box.supernova_points, "HW-0.6", {"season": SEASONS[season]})
        for season, owner in enumerate(state.supernovas)
        if owner == seat
    ]
    if state.chosen[seat] >= 0:
        points = goal_points(state, state.chosen[seat], balance)
        found.append(ScoreLine("objective", points, "HW-0.4", {"objective": OBJECTIVES[state.chosen[seat]]}))
    return found


def winners(state: HoshiPosition) -> frozenset[int]:
    """The winning seats (HW-4.2): most points, then the highest face-up number; shared only if no tied seat has one."""
    standings = [(total(state, seat), highest(state, seat)) for seat in range(state.players)]
    best = max(standings)
    return frozenset(seat for seat, standing in enumerate(standings) if standing == best)


def highest(state: HoshiPosition, seat: int) -> int:
    """The highest face-up circled number of a seat, 0 without one."""
    return max(0, account(state, seat).face_up.bit_length() - 1)


def closing(state: HoshiPosition) -> list[Event]:
    """Return the events of the end of the game: each seat's check, its objective, and the winners."""
    found: list[Event] = []
    box = state.start.box
    points: list[int] = []
    for seat in range(state.players):
        balance = account(state, seat)
        need = state.need(seat)
        found.append(events.Checked(seat, need, balance.have))
        for number in reversed(numbers(balance.turned)):
            need -= box.stars[number]
            found.append(events.TurnedOver(seat, number, need, balance.have))
        objective = state.chosen[seat]
        found.append(events.ObjectiveShown(seat, OBJECTIVES[objective], goal_points(state, objective, balance)))
        points.append(total(state, seat))
    best = winners(state)
    tied = tuple(seat for seat in range(state.players) if points[seat] == max(points))
    if len(tied) > 1 and len(best) == 1:
        found.append(events.TieBroken(tied, min(best), highest(state, min(best))))
    found.append(events.Finished(tuple(sorted(best)), max(points)))
    return found
