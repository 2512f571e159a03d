"""Staging of the events of a turn, and their pieces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from hoshikan.engine import Event
from hoshikan.games.carcassonne_star_wars.rules import events
from hoshikan.games.carcassonne_star_wars.rules.view import Coordinates, StarWarsView
from hoshikan.games.carcassonne_star_wars.screen.arena import ground
from hoshikan.games.carcassonne_star_wars.screen.banners import BANNERS
from hoshikan.games.carcassonne_star_wars.screen.faces import DieFace, MeepleFace, RollFace, ScoreFace, dice_faces
from hoshikan.games.carcassonne_star_wars.screen.layout import LARGE_MEEPLE, MEEPLE
from hoshikan.games.carcassonne_star_wars.screen.log import StarWarsLog
from hoshikan.ui.board.table.kit.places import Staging
from hoshikan.ui.board.table.model import Banner, Beat, Cue

Staged = Cue | Beat
_TUMBLES: Final = (2, 4, 1, 3, 0, 5)
"""By how much dice differ, while they roll, from what they come to show."""
_STARS: Final = 5
"""More points than this are no more stars that fly."""
_LOG: Final = StarWarsLog()
_ARENA: Final = "arena"
_STAGED: Final = (
    events.BattleBegun,
    events.Rolled,
    events.Tied,
    events.Lost,
    events.Won,
    events.Scored,
    events.NothingFits,
    events.LastTileLaid,
    events.ScoredAtEnd,
)


def is_moment(event: Event) -> bool:
    """True if an event belongs to a battle, to a scoring or to the end."""
    return isinstance(event, _STAGED) or _is_last(event)


class TurnStory(Staging):
    """The events of an action, on the stage. A battle goes on over several actions: one for each roll."""

    def __init__(self, latest: Sequence[Event], view: StarWarsView, names: Sequence[str], rolling_again: bool) -> None:
        """`view` is what is known after the events; `rolling_again` whether the rolls before were tied."""
        super().__init__()
        self._events = latest
        self._view = view
        self._names = names
        self._rolling_again = rolling_again
        self._points = list(view.points)
        self._fought: list[str] = []
        """Keys on the stage of a battle that is over."""
        for event in latest:
            self._count(event, -1)

    def staged(self) -> list[Staged]:
        """All that is shown of the events. A tile itself moves when the table settles."""
        return [staged for group in _groups(self._events) for staged in self._staged(group)]

    def _staged(self, group: Sequence[Event]) -> Iterator[Staged]:
        first, rest = group[0], [event for event in group[1:] if isinstance(event, events.CameHome)]
        if isinstance(first, events.Claimed | events.Landed):
            yield from self._claimed(first)
        elif isinstance(first, events.BattleBegun):
            yield from self._begun(first)
        elif isinstance(first, events.FighterChosen):
            yield self._beat((first,))
            yield Cue(self._step, f"fight:{first.seat}")
        elif isinstance(first, events.Rolled):
            yield from self._rolled(first)
        elif isinstance(first, events.Tied | events.Lost | events.Won):
            yield from self._decided(group)
        elif isinstance(first, events.Scored):
            yield from self._scored(first, rest)
        elif isinstance(first, events.ScoredAtEnd):
            yield from self._scored_at_end([event for event in group if isinstance(event, events.ScoredAtEnd)])
        elif isinstance(first, events.NothingFits | events.LastTileLaid):
            banner = Banner(BANNERS.final_scoring(), self._say(first))
            yield self._beat((first,), "end", ("pile",), banner, hold="word")
            yield Cue(self._step, "pile")
        elif _is_last(first):
            banner = Banner(BANNERS.last_tile())  # which one it is, is seen when it comes out of the pile
            yield self._beat((), "last tile", ("pile", "dock"), banner, hold="word")
            yield Cue(self._step, "pile")

    def _claimed(self, event: events.Claimed | events.Landed) -> Iterator[Staged]:
        share = LARGE_MEEPLE if event.large else MEEPLE
        tile = self._tile(event.x, event.y)
        yield self._beat((event,))
        yield Cue(self._step, f"supply:{event.seat}", tile, "meeple", _meeple(event), stays=True, share=share)

    # Battles

    def _begun(self, event: events.BattleBegun) -> Iterator[Staged]:
        lights = (self._tile(*ground(self._view)), *map(_seat, event.seats))
        banner = self._battle_banner(event.kind, event.seats)
        yield self._beat((event,), "battle", (_ARENA, *lights), banner, lasts="normal", hold="turn")
        yield from (Cue(self._step, key, stance="goes") for key in self._fought)
        yield from (Cue(self._step, self._tile(*cell)) for cell in event.cells)

    def _battle_banner(self, kind: str, seats: Sequence[int]) -> Banner:
        return Banner(BANNERS.battle(kind), BANNERS.highest_wins(self._named(seats)))

    def _rolled(self, event: events.Rolled) -> Iterator[Staged]:
        battle = self._view.battle
        if battle is not None and len(battle.rolled) == 1:  # nobody has rolled before: who has how many dice, and why
            lights = (_ARENA, *map(_seat, battle.fighters))
            banner = self._battle_banner(battle.kind, battle.fighters)
            yield self._beat((), "battle", lights, banner, hold="turn" if self._rolling_again else "hold")
        dice = dice_faces(event.dice)
        yield self._beat((), "battle", lasts="word")
        tumbling = tuple(RollFace(event.seat, _tumbled(dice, turn)) for turn in _TUMBLES)
        face = RollFace(event.seat, dice, event.value)
        yield Cue(self._step, _roll(event.seat), kind="roll", face=face, through=tumbling)
        yield self._beat((event,), "battle", (), Banner(self._say(event)), hold="slow")

    def _decided(self, group: Sequence[Event]) -> Iterator[Staged]:
        """A round of rolls has been settled: first who leads, then what becomes of each loser."""
        losers = [event for event in group if isinstance(event, events.Lost)]
        winners = [event for event in group if isinstance(event, events.Won)]
        if winners:
            fighters = [*(event.seat for event in winners), *(event.seat for event in losers)]
            self._fought = [_ARENA, *map(_fighter, fighters), *map(_roll, fighters)]
        for event in group:
            if isinstance(event, events.Won):
                lights = (_ARENA, *map(_seat, (event.seat, *(one.seat for one in losers))))
                banner = Banner(BANNERS.wins(self._names[event.seat]), BANNERS.stays(event.kind))
                yield self._beat((event,), "outcome", lights, banner, hold="hold")
                yield Cue(self._step, _fighter(event.seat), stance="wins")
            elif isinstance(event, events.Tied):
                lights = (_ARENA, *map(_seat, event.seats), *(_seat(one.seat) for one in losers))
                banner = Banner(BANNERS.tied(event.value), self._say(event))
                yield self._beat((event,), "outcome", lights, banner, lasts="slow", hold="hold")
                self._count(event)
                for seat in event.seats:
                    yield Cue(self._step, _fighter(seat))
                    yield from self._points_fly(_roll(seat), seat, 1)
        for event in losers:
            home = list(self._homecoming(event, group))
            title = BANNERS.loses(self._names[event.seat], event.points)
            banner = Banner(title, BANNERS.for_dice(event.meeples), "bad")
            yield self._beat((event, *home), "outcome", (), banner, lasts="flight", hold="word")
            self._count(event)
            yield Cue(self._step, _fighter(event.seat), stance="loses")
            yield Cue(self._step, _roll(event.seat), stance="loses")
            yield from self._points_fly(_roll(event.seat), event.seat, event.points)
            yield from self._go_home(home)

    def _homecoming(self, lost: events.Lost, group: Sequence[Event]) -> Iterator[events.CameHome]:
        """The meeples that a loser's side takes back: they follow in the group."""
        for event in group[group.index(lost) + 1 :]:
            if not isinstance(event, events.CameHome):
                return
            yield event

    # Points

    def _scored(self, event: events.Scored, home: Sequence[events.CameHome]) -> Iterator[Staged]:
        tiles = [self._tile(*cell) for cell in event.cells]
        lights = (*tiles, *map(_seat, event.seats))
        sentence = BANNERS.sum(self._named(event.seats), event.points, event.tiles, event.symbols)
        banner = Banner(BANNERS.complete(event.kind, event.points), sentence)
        moment = f"scoring {self._step + 1}"
        yield self._beat((), moment, lights, banner, hold="word")
        yield from (Cue(self._step, tile) for tile in tiles)
        yield self._beat((event, *home), moment, lasts="flight", hold="word")
        self._count(event)
        for seat in event.seats:
            yield from self._points_fly(self._middle(event.cells), seat, event.points)
        yield from self._go_home(home)

    def _scored_at_end(self, latest: Sequence[events.ScoredAtEnd]) -> Iterator[Staged]:
        """All that one side has begun, at once."""
        seats, points = latest[0].seats, sum(event.points for event in latest)
        cells = dict.fromkeys(cell for event in latest for cell in event.cells)
        kinds: dict[str, list[int]] = {}
        for event in latest:
            kinds.setdefault(event.kind, []).append(event.points)
            self._count(event)
        lights = (*(self._tile(*cell) for cell in cells), *map(_seat, seats))
        banner = Banner(BANNERS.unfinished(self._named(seats), points), BANNERS.by_kind(kinds))
        yield self._beat(latest, f"end {seats[0]}", lights, banner, lasts="slow", hold="word")
        for event in latest:
            tile = self._middle(event.cells)
            yield Cue(self._step, tile, word=f"+{event.points}")
            yield Cue(self._step, tile, _points(seats[0]), "star", "", min(event.points, _STARS))
        for seat in seats:
            yield self._score(seat)
            yield Cue(self._step, f"supply:{seat}", word=f"+{points}", tone="good")

    def _points_fly(self, source: str, seat: int, points: int) -> Iterator[Cue]:
        yield Cue(self._step, source, _points(seat), "star", "", min(points, _STARS))
        yield self._score(seat)
        yield Cue(self._step, f"supply:{seat}", word=f"+{points}", tone="good")

    def _score(self, seat: int) -> Cue:
        return Cue(self._step, _points(seat), kind="score", face=ScoreFace(self._points[seat]))

    def _go_home(self, meeples: Iterable[events.CameHome]) -> Iterator[Cue]:
        for event in meeples:
            size = "large" if event.large else "small"
            lay = f"meeple:{event.x},{event.y}:{event.spot}:{event.seat}:{size}:1"
            supply = f"supply:{event.seat}"
            yield Cue(self._step, self._tile(event.x, event.y), supply, "meeple", _meeple(event), hides=lay)

    def _count(self, event: Event, times: int = 1) -> None:
        """Add what an event brings to the points of all members of the side."""
        for seat, points in _gains(event).items():
            sides = self._view.sides
            for member in range(self._view.players):
                if sides[member] == sides[seat]:
                    self._points[member] += points * times

    # Words and places

    def _say(self, event: Event) -> str:
        return _LOG.sentence_of(event, self._view, self._names)

    def _named(self, seats: Iterable[int]) -> list[str]:
        return [self._names[seat] for seat in seats]

    def _tile(self, x: int, y: int) -> str:
        return _tile(self._view.numbers, x, y)

    def _middle(self, cells: Sequence[Coordinates]) -> str:
        """The tile in the middle of a feature."""
        x, y = (sum(ways) / len(cells) for ways in zip(*cells, strict=True))
        return self._tile(*min(cells, key=lambda cell: (abs(cell[0] - x) + abs(cell[1] - y), cell)))


def _groups(latest: Sequence[Event]) -> list[list[Event]]:
    """Events that are shown together: the end of a round of rolls, a scoring with the meeples that go home, all that a
    side scores in the end."""
    groups: list[list[Event]] = []
    ends: dict[tuple[int, ...], list[Event]] = {}
    for event in latest:
        if isinstance(event, events.ScoredAtEnd):
            ends.setdefault(event.seats, []).append(event)
        elif groups and (_comes_home(event) or (_settles(event) and _settles(groups[-1][0]))):
            groups[-1].append(event)
        else:
            groups.append([event])
    return [*groups, *(ends[seats] for seats in sorted(ends))]


def _gains(event: Event) -> dict[int, int]:
    """Points by a member of each side that scores."""
    if isinstance(event, events.Tied):
        return dict.fromkeys(event.seats, 1)
    if isinstance(event, events.Lost):
        return {event.seat: event.points}
    if isinstance(event, events.Scored | events.ScoredAtEnd):
        return {event.seats[0]: event.points}
    return {}


def _tumbled(dice: Sequence[DieFace], turn: int) -> tuple[DieFace, ...]:
    """The dice on another of their sides; the yellow one shows 3 to 8."""
    least = [3 if die.yellow else 1 for die in dice]
    return tuple(DieFace((die.eyes - low + turn) % 6 + low, die.yellow) for die, low in zip(dice, least, strict=True))


def keys_of(event: Event, numbers: Mapping[Coordinates, int]) -> frozenset[str]:
    """The tiles and the seats an event is about."""
    keys = {_seat(seat) for seat in getattr(event, "seats", ())}
    if isinstance(seat := getattr(event, "seat", None), int):
        keys.add(_seat(seat))
    places = list(getattr(event, "cells", ()))
    if hasattr(event, "x") and hasattr(event, "y"):
        places.append((event.x, event.y))
    keys.update(_tile(numbers, x, y) for x, y in places if (x, y) in numbers)
    return frozenset(keys)


def _comes_home(event: Event) -> bool:
    return isinstance(event, events.CameHome)


def _settles(event: Event) -> bool:
    """True if it belongs to the end of a round of rolls."""
    return isinstance(event, events.Tied | events.Lost | events.Won)


def _is_last(event: Event) -> bool:
    return isinstance(event, events.TileDrawn) and not event.left


def _tile(numbers: Mapping[Coordinates, int], x: int, y: int) -> str:
    return f"tile:{numbers[x, y]}"


def _seat(seat: int) -> str:
    return f"seat:{seat}"


def _points(seat: int) -> str:
    return f"points:{seat}"


def _fighter(seat: int) -> str:
    return f"fighter:{seat}"


def _roll(seat: int) -> str:
    return f"roll:{seat}"


def _meeple(event: events.Claimed | events.Landed | events.CameHome) -> MeepleFace:
    return MeepleFace(event.seat, event.large, event.gear)
