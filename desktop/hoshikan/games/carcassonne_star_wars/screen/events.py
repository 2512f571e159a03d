"""Looks, sounds and words of each event of Carcassonne: Star Wars, and the staging of a turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple, assert_never

from msgspec.structs import replace

from hoshikan.engine import Event
from hoshikan.games.carcassonne_star_wars.rules import events
from hoshikan.games.carcassonne_star_wars.rules.events import Cells, StarWarsEvent
from hoshikan.games.carcassonne_star_wars.rules.view import Coordinates, StarWarsView
from hoshikan.games.carcassonne_star_wars.screen.arena import ground
from hoshikan.games.carcassonne_star_wars.screen.faces import DieFace, MeepleFace, RollFace, ScoreFace, dice_faces
from hoshikan.games.carcassonne_star_wars.screen.labels import LABELS
from hoshikan.games.carcassonne_star_wars.screen.layout import LARGE_MEEPLE, MEEPLE
from hoshikan.ui.board.table.kit.places import Staging
from hoshikan.ui.board.table.model import Banner, Beat, Cue
from hoshikan.ui.kit.look.words import Words, listed, together
from hoshikan.ui.kit.sound.room import Sound

if TYPE_CHECKING:
    from hoshikan.ui.kit.look.portraits import Mood

Staged = Cue | Beat
Outcome = events.Tied | events.Lost | events.Won
"""The end of a round of rolls."""
LANDS: Final[Mapping[str, Sound]] = MappingProxyType({"tile": "set", "meeple": "set", "star": "coin", "roll": "dice"})
"""Sounds of pieces as they come to lie, by their kind."""
_TUMBLES: Final = (2, 4, 1, 3, 0, 5)
"""By how much dice differ, while they roll, from what they come to show."""
_STARS: Final = 5
"""More points than this are no more stars that fly."""
_ARENA: Final = "arena"


class Presentation(NamedTuple):
    """All about one event that does not depend on the others of its turn."""

    sentence: str
    """Line of the log: `{name}` or `{names}` are `seats`, `{rivals}` or `{by}` are `others`, `{place}` is the first of
    `cells`, `{tile}` is `face`; the rest are `facts`."""
    seats: tuple[int, ...] = ()
    cells: Cells = ()
    others: tuple[int, ...] = ()
    face: str = ""
    facts: Mapping[str, object] = MappingProxyType({})
    points: int = 0
    """Points of the side of each of `seats`."""
    sound: Sound | None = None
    """Sound beside those of its pieces."""
    mood: Mood | None = None
    """Feeling of `seats`."""
    moment: bool = False
    """True if it belongs to a battle, to a scoring or to the end."""

    def keys(self, numbers: Mapping[Coordinates, int]) -> frozenset[str]:
        """Return the keys of its seats and of its tiles, by their `numbers`."""
        return frozenset(map(_seat, self.seats)) | {_tile(numbers, *cell) for cell in self.cells if cell in numbers}


class StarWarsLog(Words):
    """One event at a time, for the language now installed."""

    def sentence_of(self, event: Event, view: StarWarsView, names: Sequence[str]) -> str:
        """Return an event as a line of the log."""
        shown = self.presentation(event)
        who = together(names[seat] for seat in shown.seats)
        others = together(names[seat] for seat in shown.others)
        place = LABELS.place(*shown.cells[0]) if shown.cells else ""
        tile = LABELS.face(view.face(shown.face)) if shown.face else ""
        return shown.sentence.format(
            name=who, names=who, rivals=others, by=others, place=place, tile=tile, **shown.facts
        )

    def presentation(self, event: Event) -> Presentation:  # noqa: C901  # one case for each event
        """Return what an event looks, sounds and reads like."""
        match _known(event):
            case events.TileDrawn(seat, face, left):
                return Presentation(self.tr("{name} draws a tile: {tile}"), (seat,), face=face, moment=not left)
            case events.TilePlaced(seat, x, y):
                return Presentation(self.tr("{name} lays the tile at {place}"), (seat,), ((x, y),))
            case events.Claimed(seat, x, y, spot, large, gear):
                sentence = self.tr("{name} places a {meeple} on {feature} at {place}")
                facts = {"feature": LABELS.the(spot.partition(":")[0]), "meeple": LABELS.meeple(large, gear)}
                return Presentation(sentence, (seat,), ((x, y),), facts=facts)
            case events.Landed(seat, x, y, large, gear, defenders):
                sentence = (
                    self.tr("{name} sends a {meeple} against {rivals} on the planet at {place}")
                    if defenders
                    else self.tr("{name} lands a {meeple} on the planet at {place}")
                )
                facts = {"meeple": LABELS.meeple(large, gear)}
                return Presentation(sentence, (seat,), ((x, y),), defenders, facts=facts)
            case events.Skipped(seat):
                return Presentation(self.tr("{name} places no meeple"), (seat,))
            case events.BattleBegun(kind, seats, cells):
                facts = {"feature": LABELS.the(kind)}
                sentence = self.tr("Battle for {feature}: {names}")
                return Presentation(sentence, seats, cells, facts=facts, sound="reveal", moment=True)
            case events.FighterChosen(seat, by):
                sentence = (
                    self.tr("{name} fights for the team")
                    if seat == by
                    else self.tr("{by} sends {name} to fight for the team")
                )
                return Presentation(sentence, (seat,), others=(by,), sound="tick")
            case events.Rolled(seat, dice, value, bonus):
                sentence = (
                    self.tr("{name} rolls {dice}, and {value} with the sabre")
                    if bonus
                    else self.tr("{name} rolls {dice}")
                )
                return Presentation(sentence, (seat,), facts={"dice": LABELS.dice(dice), "value": value}, moment=True)
            case events.Tied(seats, value):
                sentence = self.tr("{names} tie at {value}: one point each, and they roll again")
                return Presentation(sentence, seats, facts={"value": value}, points=1, sound="tick", moment=True)
            case events.Lost(seat, points, meeples):
                sentence = self.tr("{name} loses the battle, scores {points} and takes back {meeples}")
                facts = {"points": LABELS.points(points), "meeples": LABELS.meeples(meeples)}
                return Presentation(
                    sentence, (seat,), facts=facts, points=points, sound="lose", mood="worried", moment=True
                )
            case events.Won(seat, kind):
                sentence = self.tr("{name} wins the battle and stays on {feature}")
                facts = {"feature": LABELS.the(kind)}
                return Presentation(sentence, (seat,), facts=facts, sound="win", mood="pleased", moment=True)
            case events.CameHome(seat, x, y, _, large, gear):
                sentence = self.tr("{name}: a {meeple} comes home from {place}")
                return Presentation(sentence, (seat,), ((x, y),), facts={"meeple": LABELS.meeple(large, gear)})
            case events.Scored(seats, kind, points, tiles, symbols, cells):
                sentence = self.tr("{names}: {points}, {feature} is complete ({sum})")
                facts = _sum_of(kind, points, tiles, symbols)
                return Presentation(
                    sentence, seats, cells, facts=facts, points=points, sound="win", mood="pleased", moment=True
                )
            case events.NothingFits(left):
                sentence = self.tr("No place for the remaining %n tile(s): final scoring", "", left)
                return Presentation(sentence, sound="round", moment=True)
            case events.LastTileLaid():
                sentence = self.tr("The last tile is in place: final scoring")
                return Presentation(sentence, sound="round", moment=True)
            case events.ScoredAtEnd(seats, kind, points, tiles, symbols, cells):
                sentence = self.tr("{names}: {points} for {feature} ({sum})")
                facts = _sum_of(kind, points, tiles, symbols)
                return Presentation(sentence, seats, cells, facts=facts, points=points, sound="win", moment=True)
            case forgotten:
                assert_never(forgotten)


LOG: Final = StarWarsLog()


class DiceSeen:
    """The dice of the battle under way: a view has only their counted values."""

    def __init__(self) -> None:
        self.rolled: dict[int, str] = {}
        """By seat."""
        self.again = False
        """True if the rolls before these were tied."""

    def happened(self, latest: Sequence[Event]) -> None:
        """Notice a new position, to which `latest` led (none after a jump)."""
        if not latest:
            self.rolled, self.again = {}, False
        for event in latest:
            match event:
                case events.BattleBegun() | events.Tied() | events.Won():
                    self.rolled, self.again = {}, isinstance(event, events.Tied)
                case events.Rolled(seat, dice):
                    self.rolled[seat] = dice


class StarWarsStory(Staging, Words):
    """The events of an action, on the stage. A battle goes on over several actions: one for each roll."""

    def __init__(self, latest: Sequence[Event], view: StarWarsView, names: Sequence[str], rolling_again: bool) -> None:
        """`view` is what is known after the events; `rolling_again` whether the rolls before were tied."""
        super().__init__()
        self._events = [_known(event) for event in latest]
        self._view = view
        self._names = names
        self._rolling_again = rolling_again
        self._points = list(view.points)
        self._fought: list[str] = []
        """Keys on the stage of a battle that is over."""
        for event in self._events:
            self._count(event, -1)

    def staged(self) -> list[Staged]:
        """All that is shown of the events. A tile itself moves when the table settles."""
        return [staged for group in _groups(self._events) for staged in self._staged(group)]

    def _staged(self, group: Sequence[StarWarsEvent]) -> Iterator[Staged]:
        match group[0]:
            case events.Claimed() | events.Landed() as event:
                yield from self._claimed(event)
            case events.BattleBegun() as event:
                yield from self._begun(event)
            case events.FighterChosen(seat) as event:
                yield self._beat((event,))
                yield Cue(self._step, f"fight:{seat}")
            case events.Rolled() as event:
                yield from self._rolled(event) if len(group) == 1 else self._round(group)
            case events.Tied() | events.Lost() | events.Won():
                yield from self._decided(group)
            case events.Scored() as event:
                yield from self._scored(event, [one for one in group if isinstance(one, events.CameHome)])
            case events.ScoredAtEnd():
                yield from self._scored_at_end([one for one in group if isinstance(one, events.ScoredAtEnd)])
            case events.NothingFits() | events.LastTileLaid() as event:
                banner = Banner(self.tr("Final scoring"), self._say(event))
                yield self._beat((event,), "end", ("pile",), banner, hold="word")
                yield Cue(self._step, "pile")
            case events.TileDrawn(left=0):
                banner = Banner(self.tr("The last tile"))  # which one it is, is seen when it comes out of the pile
                yield self._beat((), "last tile", ("pile", "dock"), banner, hold="word")
                yield Cue(self._step, "pile")
            case events.TileDrawn() | events.TilePlaced() | events.Skipped() | events.CameHome():
                pass
            case forgotten:
                assert_never(forgotten)

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
        title = self.tr("Battle for {feature}").format(feature=LABELS.the(kind))
        return Banner(title, self.tr("{names}: the highest single die wins").format(names=self._named(seats)))

    def _rolled(self, event: events.Rolled) -> Iterator[Staged]:
        battle = self._view.battle
        if battle is not None and len(battle.rolled) == 1:  # the first roll: how many dice each side has, and why
            lights = (_ARENA, *map(_seat, battle.fighters))
            banner = self._battle_banner(battle.kind, battle.fighters)
            yield self._beat((), "battle", lights, banner, hold="turn" if self._rolling_again else "hold")
        yield self._beat((), "battle", lasts="word")
        yield self._tumble(event)
        yield self._beat((event,), "battle", (), Banner(self._say(event)), hold="slow")

    def _tumble(self, event: events.Rolled) -> Cue:
        dice = dice_faces(event.dice)
        tumbling = tuple(RollFace(event.seat, _tumbled(dice, turn)) for turn in _TUMBLES)
        face = RollFace(event.seat, dice, event.value)
        return Cue(self._step, _roll(event.seat), kind="roll", face=face, through=tumbling)

    def _round(self, group: Sequence[StarWarsEvent]) -> Iterator[Staged]:
        """A whole round of rolls of others: all dice at once, then who leads together with what becomes of the rest."""
        rolls = [event for event in group if isinstance(event, events.Rolled)]
        lights = (_ARENA, *(_seat(event.seat) for event in rolls))
        yield self._beat((), "battle", lights, lasts="word")
        yield from map(self._tumble, rolls)
        settled = [*self._decided([event for event in group if not isinstance(event, events.Rolled)])]
        first, *others = [one.banner for one in settled if isinstance(one, Beat) and one.banner is not None]
        banner = Banner(first.title, listed(one.title for one in others) or first.sentence, first.tone)
        yield self._beat(group, "outcome", lights, banner, lasts="flight", hold="hold")
        yield from (replace(one, step=self._step) for one in settled if isinstance(one, Cue))

    def _decided(self, group: Sequence[StarWarsEvent]) -> Iterator[Staged]:
        """A round of rolls has been settled: first who leads, then what becomes of each loser."""
        losers = [event for event in group if isinstance(event, events.Lost)]
        for event in group:
            match event:
                case events.Won(seat, kind):
                    fighters = (seat, *(one.seat for one in losers))
                    self._fought = [_ARENA, *map(_fighter, fighters), *map(_roll, fighters)]
                    title = self.tr("{name} wins the battle").format(name=self._names[seat])
                    banner = Banner(title, self.tr("and stays on {feature}").format(feature=LABELS.the(kind)))
                    yield self._beat((event,), "outcome", (_ARENA, *map(_seat, fighters)), banner, hold="hold")
                    yield Cue(self._step, _fighter(seat), stance="wins")
                case events.Tied(seats, value):
                    lights = (_ARENA, *map(_seat, seats), *(_seat(one.seat) for one in losers))
                    title = self.tr("Tied at {value}: +1 each, roll again").format(value=value)
                    banner = Banner(title, self._say(event))
                    yield self._beat((event,), "outcome", lights, banner, lasts="slow", hold="hold")
                    self._count(event)
                    for seat in seats:
                        yield Cue(self._step, _fighter(seat))
                        yield from self._points_fly(_roll(seat), seat, 1)
        for event in losers:
            home = list(_homecoming(event, group))
            name, points = self._names[event.seat], LABELS.points(event.points)
            title = self.tr("{name} loses: +{points}").format(name=name, points=points)
            back = LABELS.meeples(event.meeples)
            why = self.tr("One point per die. Back in supply: {meeples}").format(meeples=back)
            banner = Banner(title, why, "bad")
            yield self._beat((event, *home), "outcome", (), banner, lasts="flight", hold="word")
            self._count(event)
            yield Cue(self._step, _fighter(event.seat), stance="loses")
            yield Cue(self._step, _roll(event.seat), stance="loses")
            yield from self._points_fly(_roll(event.seat), event.seat, event.points)
            yield from self._go_home(home)

    # Points

    def _scored(self, event: events.Scored, home: Sequence[events.CameHome]) -> Iterator[Staged]:
        tiles = [self._tile(*cell) for cell in event.cells]
        lights = (*tiles, *map(_seat, event.seats))
        title = {
            "route": self.tr("Trade route complete: {points}"),
            "asteroid": self.tr("Asteroid field complete: {points}"),
            "planet": self.tr("Planet complete: {points}"),
        }[event.kind].format(points=LABELS.points(event.points))
        sentence = self.tr("{names}: {sum}").format(names=self._named(event.seats), sum=self._sum(event))
        moment = f"scoring {self._step + 1}"
        yield self._beat((), moment, lights, Banner(title, sentence), hold="word")
        yield from (Cue(self._step, tile) for tile in tiles)
        yield self._beat((event, *home), moment, lasts="flight", hold="word")
        self._count(event)
        for seat in event.seats:
            yield from self._points_fly(self._middle(event.cells), seat, event.points)
        yield from self._go_home(home)

    def _sum(self, event: events.Scored) -> str:
        """Return the summands of the points."""
        each = (event.points - 2 * event.symbols) // event.tiles
        made = self.tr("{tiles} × {points}").format(tiles=LABELS.tiles(event.tiles), points=LABELS.points(each))
        if not event.symbols:
            return made
        symbols, two = LABELS.symbols(event.symbols), LABELS.points(2)
        bonus = self.tr("{symbols} × {points}").format(symbols=symbols, points=two)
        return self.tr("{tiles} + {symbols}").format(tiles=made, symbols=bonus)

    def _scored_at_end(self, latest: Sequence[events.ScoredAtEnd]) -> Iterator[Staged]:
        """All that one side has begun, at once."""
        seats, points = latest[0].seats, sum(event.points for event in latest)
        cells = dict.fromkeys(cell for event in latest for cell in event.cells)
        kinds: dict[str, list[int]] = {}
        for event in latest:
            kinds.setdefault(event.kind, []).append(event.points)
            self._count(event)
        lights = (*(self._tile(*cell) for cell in cells), *map(_seat, seats))
        title = self.tr("{names}: {points} for unfinished features").format(
            names=self._named(seats), points=LABELS.points(points)
        )
        by_kind = listed(
            self.tr("{feature} × {count}: {points}").format(
                feature=LABELS.kind(kind), count=len(each), points=LABELS.points(sum(each))
            )
            for kind, each in kinds.items()
        )
        yield self._beat(latest, f"end {seats[0]}", lights, Banner(title, by_kind), lasts="slow", hold="word")
        for event in latest:
            tile = self._middle(event.cells)
            yield Cue(self._step, tile, word=f"+{LABELS.points(event.points)}")
            yield Cue(self._step, tile, _points(seats[0]), "star", "", min(event.points, _STARS))
        for seat in seats:
            yield self._score(seat)
            yield Cue(self._step, f"supply:{seat}", word=f"+{LABELS.points(points)}", tone="good")

    def _points_fly(self, source: str, seat: int, points: int) -> Iterator[Cue]:
        yield Cue(self._step, source, _points(seat), "star", "", min(points, _STARS))
        yield self._score(seat)
        yield Cue(self._step, f"supply:{seat}", word=f"+{LABELS.points(points)}", tone="good")

    def _score(self, seat: int) -> Cue:
        return Cue(self._step, _points(seat), kind="score", face=ScoreFace(self._points[seat]))

    def _go_home(self, meeples: Iterable[events.CameHome]) -> Iterator[Cue]:
        for event in meeples:
            size = "large" if event.large else "small"
            lay = f"meeple:{event.x},{event.y}:{event.spot}:{event.seat}:{size}:1"
            supply = f"supply:{event.seat}"
            yield Cue(self._step, self._tile(event.x, event.y), supply, "meeple", _meeple(event), hides=lay)

    def _count(self, event: StarWarsEvent, times: int = 1) -> None:
        """Add what an event brings to the points of all members of each side."""
        shown, sides = LOG.presentation(event), self._view.sides
        scoring = {sides[seat] for seat in shown.seats}
        for member in range(self._view.players):
            if sides[member] in scoring:
                self._points[member] += shown.points * times

    # Words and places

    def _say(self, event: StarWarsEvent) -> str:
        return LOG.sentence_of(event, self._view, self._names)

    def _named(self, seats: Iterable[int]) -> str:
        return together(self._names[seat] for seat in seats)

    def _tile(self, x: int, y: int) -> str:
        return _tile(self._view.numbers, x, y)

    def _middle(self, cells: Sequence[Coordinates]) -> str:
        """The tile in the middle of a feature."""
        x, y = (sum(ways) / len(cells) for ways in zip(*cells, strict=True))
        return self._tile(*min(cells, key=lambda cell: (abs(cell[0] - x) + abs(cell[1] - y), cell)))


def _groups(latest: Sequence[StarWarsEvent]) -> list[list[StarWarsEvent]]:
    """Events that are shown together: the end of a round of rolls, a scoring with the meeples that go home, all that a
    side scores in the end."""
    groups: list[list[StarWarsEvent]] = []
    ends: dict[tuple[int, ...], list[StarWarsEvent]] = {}
    for event in latest:
        fought = bool(groups) and isinstance(groups[-1][0], events.Rolled)
        settled = bool(groups) and (isinstance(groups[-1][0], Outcome) or (fought and len(groups[-1]) > 1))
        if isinstance(event, events.ScoredAtEnd):
            ends.setdefault(event.seats, []).append(event)
        elif (
            (groups and isinstance(event, events.CameHome))
            or (settled and isinstance(event, Outcome))
            or (fought and isinstance(event, events.Rolled))
        ):
            groups[-1].append(event)
        else:
            groups.append([event])
    return [*groups, *(ends[seats] for seats in sorted(ends))]


def _homecoming(lost: events.Lost, group: Sequence[StarWarsEvent]) -> Iterator[events.CameHome]:
    """Yield the meeples that a loser's side takes back: they follow in the group."""
    for event in group[group.index(lost) + 1 :]:
        if not isinstance(event, events.CameHome):
            return
        yield event


def _known(event: Event) -> StarWarsEvent:
    """Return `event`, which is one of this game."""
    assert isinstance(event, StarWarsEvent)
    return event


def _sum_of(kind: str, points: int, tiles: int, symbols: int) -> dict[str, str]:
    """Return the facts of a feature that scores."""
    return {"feature": LABELS.the(kind), "points": LABELS.points(points), "sum": LABELS.sum(tiles, symbols)}


def _tumbled(dice: Sequence[DieFace], turn: int) -> tuple[DieFace, ...]:
    """The dice on another of their sides; the yellow one shows 3 to 8."""
    least = [3 if die.yellow else 1 for die in dice]
    return tuple(DieFace((die.eyes - low + turn) % 6 + low, die.yellow) for die, low in zip(dice, least, strict=True))


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
