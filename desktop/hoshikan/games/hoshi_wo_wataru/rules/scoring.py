"""Points as they would be were the game over now, and the end of the game (HW-4.1, HW-4.2)."""

from __future__ import annotations

from hoshikan.engine.event import Event
from hoshikan.engine.score import ScoreLine
from hoshikan.games.hoshi_wo_wataru.rules import events as happened
from hoshikan.games.hoshi_wo_wataru.rules.account import Account, needed, numbers
from hoshikan.games.hoshi_wo_wataru.rules.components import OBJECTIVES, SEASONS
from hoshikan.games.hoshi_wo_wataru.rules.phases import OVER
from hoshikan.games.hoshi_wo_wataru.rules.table import Table


def account(state: Table, seat: int) -> Account:
    """The final check of one seat."""
    return Account(state.start.box, state.won[seat], state.have(seat))


def open_points(state: Table, seat: int, balance: Account) -> int:
    """The part of a score that everybody sees: face-up constellations and supernovas."""
    return balance.zs + state.start.box.supernova_points * state.supernovas.count(seat)


def goal_points(state: Table, objective: int, balance: Account) -> int:
    """What an objective (-1: none yet) gives for the checked constellations."""
    if objective < 0:
        return 0
    goal = state.start.box.goals[objective]
    return goal.points(balance.face_up, balance.turned, balance.have - balance.need)


def total(state: Table, seat: int) -> int:
    """A seat's points."""
    balance = account(state, seat)
    return open_points(state, seat, balance) + goal_points(state, state.chosen[seat], balance)


def lines(state: Table, seat: int) -> list[ScoreLine]:
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


def winners(state: Table) -> frozenset[int]:
    """HW-4.2: most points, then the highest face-up number; shared only if none of the tied has any."""
    standings = [(total(state, seat), highest(state, seat)) for seat in range(state.players)]
    best = max(standings)
    return frozenset(seat for seat, standing in enumerate(standings) if standing == best)


def highest(state: Table, seat: int) -> int:
    """The highest face-up circled number of a seat, 0 without one."""
    return max(0, account(state, seat).face_up.bit_length() - 1)


def closing(state: Table) -> list[Event]:
    """What the end of the game tells: each seat's check, its objective, and who wins."""
    assert state.phase == OVER
    told: list[Event] = []
    box = state.start.box
    points: list[int] = []
    for seat in range(state.players):
        balance = account(state, seat)
        need = needed(box, state.won[seat])
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
