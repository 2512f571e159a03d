"""Pieces on the table of Carcassonne: Star Wars: the map with its tiles and meeples, the seats, the dock."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from types import MappingProxyType
from typing import Any, Final

from msgspec.structs import replace

from hoshikan.games.carcassonne_star_wars.rules.actions import GEAR_NAMES, Claim, Fight, Place, parse
from hoshikan.games.carcassonne_star_wars.rules.components import FACTION_OF
from hoshikan.games.carcassonne_star_wars.rules.grid import SPOTS, place_of
from hoshikan.games.carcassonne_star_wars.rules.position import NAMES, OVER
from hoshikan.games.carcassonne_star_wars.rules.view import BattleView, Coordinates, StarWarsView
from hoshikan.games.carcassonne_star_wars.screen.anchors import meeple_at
from hoshikan.games.carcassonne_star_wars.screen.arena import Arena, strength
from hoshikan.games.carcassonne_star_wars.screen.arena import Z as ARENA_Z
from hoshikan.games.carcassonne_star_wars.screen.claims import WORTH, claims, on_map, seen_at, worth_at
from hoshikan.games.carcassonne_star_wars.screen.closeup import CloseUp
from hoshikan.games.carcassonne_star_wars.screen.faces import (
    BannerFace,
    ButtonFace,
    ClaimFace,
    DieFace,
    FactionFace,
    FighterFace,
    FightFace,
    MeepleFace,
    PileFace,
    RimFace,
    RollFace,
    ScoreFace,
    StockFace,
    SupplyFace,
    SwitchFace,
    TargetFace,
    TurnedFace,
    WorthFace,
    dice_faces,
    tile_face,
)
from hoshikan.games.carcassonne_star_wars.screen.labels import StarWarsTableLabels
from hoshikan.games.carcassonne_star_wars.screen.layout import (
    ATTACK,
    GROUND,
    LARGE_MEEPLE,
    MEEPLE,
    RING,
    TILE,
    Places,
)
from hoshikan.geometry import Rect
from hoshikan.ui.board.table.model import EmblemFace, Placement, SeatFace, TextFace, at
from hoshikan.ui.kit.look.words import sentence_case

PILE: Final = "pile"
VALUES: Final = "values"
SKIP: Final = "skip"
_BELOW: Final = ((1, 0), (0, 1), (1, 1))
"""Neighbours that lie on all of what a tile casts."""
_RIM: Final = MappingProxyType({"top": (0.0, -0.26), "foot": (0.0, 0.26), "left": (-0.26, 0.0), "right": (0.26, 0.0)})
"""Offsets of the numbers of columns and rows in the outermost places."""
_ASIDE: Final = 0.12
OWN: Final = tuple((large, gear) for gear in GEAR_NAMES for large in (False, True))
"""Every way to place a meeple: whether it is large, and its equipment."""


class TablePieces:
    """The placements of one position, seen from `seat` with `rotation` for the drawn tile.

    Keys: "tile:0", "spot:3,-2", "at:route:E", "planet:4,-1", "meeple:…", "turn:1", "own:small+sabre", "skip",
    "fight:2", "arena", "fighter:2", "roll:2", "pile", "values", "claim:3,-2:route:E", "seat:0", "points:0".
    """

    def __init__(
        self,
        view: StarWarsView,
        seat: int | None,
        names: Sequence[str],
        places: Places,
        rotation: int,
        legal: Sequence[str],
        close_up: CloseUp | None = None,
        rolled: Mapping[int, str] = MappingProxyType({}),
        shown: str = "",
        arena: Arena | None = None,
        opened: str = "",
        figure: float = 0.0,
        before: TablePieces | None = None,
        turned: bool = False,
    ) -> None:
        """Unchanged pieces are taken over from `before`. `turned`: the map is seen turned by a quarter."""
        self._view = view
        self._seat = seat
        self._names = names
        self._places = places
        self._rotation = rotation
        self._actions = [parse(notation) for notation in legal]
        """Actions of the player who decides at this screen."""
        self._close_up = close_up
        self._rolled = rolled
        """The dice that fighters have been seen to roll, by seat."""
        self._shown = shown
        """The place in which the drawn tile is shown before it is laid, by its key, or ""."""
        self._arena = arena
        """Layout of the battle under way."""
        self._opened = opened
        """The opened part: `PILE`, `VALUES` or ""."""
        self._figure = figure
        """Size of the numbers of columns and rows, as a share of a tile; 0 for none."""
        self._turned = turned
        self._words = StarWarsTableLabels()
        same = before if before is not None and before.is_of(view, seat, names, turned) else None
        self.lying: tuple[Placement, ...] = (
            (*self._tiles(), *self._claims(), *self._meeples()) if same is None else same.lying
        )
        """Pieces on the map, whatever is held or shown: they take long to compute."""
        self.legal = tuple(legal)
        self.gaps: tuple[Placement, ...] = (
            tuple(self._gaps()) if same is None or same.legal != self.legal else same.gaps
        )
        """Places of the drawn tile that fit or do not, for any rotation."""

    def is_of(self, view: StarWarsView, seat: int | None, names: Sequence[str], turned: bool) -> bool:
        """True if it is of this very position, seen from there, in these names."""
        mine = self._seat, tuple(self._names), self._turned
        return view is self._view and mine == (seat, tuple(names), turned)

    def all(self) -> Iterator[Placement]:
        """Everything, map first."""
        view, lying = self._view, self.lying
        open_pile = self._opened == PILE
        yield from lying if self._arena is None else self._arena.lying(lying)
        if self._opened == VALUES and self._arena is None:
            yield from self._values()
        if self._figure:
            yield from self._rim()
        if not open_pile:
            yield from self.gaps
            yield from self._targets() if self._close_up is None else self._enlarged(self._close_up, lying)
        yield from self._corners()
        for seat in range(view.players):
            yield from self._panel(seat)
        yield from self._dock()
        if open_pile:
            yield from self._stock()

    # The map

    def _on_map(self, place: tuple[float, float], *args: Any, **options: Any) -> Placement:
        return on_map(seen_at(place, self._turned), *args, **options)

    def _way(self, rotation: int) -> int:
        """Return the quarter turns of a tile as it is seen."""
        return (rotation + self._turned) % 4

    def _claims(self) -> Iterator[Placement]:
        for piece in claims(self._view):
            face = piece.face
            if not self._turned or not isinstance(face, ClaimFace):
                yield piece
                continue
            x, y = seen_at((piece.x, piece.y), turned=True)
            seen = face._replace(turned=self._way(face.turned))
            yield replace(piece, x=x, y=y, rotation=piece.rotation + 90, face=seen)

    def _tiles(self) -> Iterator[Placement]:
        view = self._view
        for number, tile in enumerate(view.tiles):
            label = self._words.labels.tile(view, tile.place, self._names)
            face = tile_face(view.face(tile.face))._replace(turned=self._way(tile.rotation))
            if not {(tile.x + x, tile.y + y) for x, y in _BELOW} <= view.numbers.keys():
                yield self._on_map(tile.place, f"ground:{number}", "ground", "", -1, size=GROUND, inert=True)
            yield self._on_map(
                tile.place, f"tile:{number}", "tile", face, rotation=90 * self._way(tile.rotation), label=label
            )
            if number and tile is view.newest:
                yield self._on_map(tile.place, "newest", "newest", "", z=0.5, inert=True)

    def _corners(self) -> Iterator[Placement]:
        """Keep room for a ring of tiles, so that the map stays where it is while places to lay one come and go."""
        xs = [tile.x for tile in self._view.tiles]
        ys = [tile.y for tile in self._view.tiles]
        for name, place in (("first", (min(xs) - 1.45, min(ys) - 1.45)), ("last", (max(xs) + 1.45, max(ys) + 1.45))):
            yield self._on_map(place, f"corner:{name}", "corner", "", size=0.1)

    def _meeples(self) -> Iterator[Placement]:
        seen: Counter[str] = Counter()
        meeples = self._view.meeples
        for meeple in meeples:
            size = "large" if meeple.large else "small"
            base = f"meeple:{meeple.x},{meeple.y}:{meeple.spot}:{meeple.seat}:{size}"
            seen[base] += 1
            feature = self._view.feature(meeple.place, meeple.spot)
            label = self._words.labels.standing(meeple, feature, self._names)
            tip = f"{label} ({self._words.labels.promise(feature)})"
            # Attackers and defenders stand side by side until the battle is over.
            others = [one for one in meeples if (one.place, one.spot) == (meeple.place, meeple.spot)]
            shift = (others.index(meeple) - (len(others) - 1) / 2) * 0.26
            yield self._on_map(
                self._anchor(meeple.place, meeple.spot, shift),
                f"{base}:{seen[base]}",
                "meeple",
                MeepleFace(meeple.seat, meeple.large, meeple.gear),
                z=3,
                size=LARGE_MEEPLE if meeple.large else MEEPLE,
                label=label,
                tooltip=tip,
                zone="meeples",
            )

    def _values(self) -> Iterator[Placement]:
        """Yield the current value of every claim, beside one of its meeples."""
        said: set[tuple[tuple[Coordinates, ...], str, tuple[int, ...]]] = set()
        for meeple in self._view.meeples:
            feature = self._view.feature(meeple.place, meeple.spot)
            if (feature.cells, feature.kind, feature.seats) in said:
                continue
            said.add((feature.cells, feature.kind, feature.seats))
            place = worth_at(self._view, meeple.place, self._anchor(meeple.place, meeple.spot))
            face = WorthFace(meeple.seat, feature.points)
            key = f"worth:{meeple.x},{meeple.y}:{meeple.spot}"
            yield replace(self._on_map(place, key, "worth", face, z=5, size=WORTH[0]), height=WORTH[1] * TILE)

    def _rim(self) -> Iterator[Placement]:
        """Numbers of columns and rows around the galaxy, as the log and the list of moves call them."""
        xs = [tile.x for tile in self._view.tiles]
        ys = [tile.y for tile in self._view.tiles]
        left, top, right, foot = min(xs) - 1, min(ys) - 1, max(xs) + 1, max(ys) + 1
        columns = [((x, y), name, x) for x in range(left, right + 1) for name, y in (("top", top), ("foot", foot))]
        rows = [((x, y), name, y) for y in range(top, foot + 1) for name, x in (("left", left), ("right", right))]
        for (x, y), name, number in (*columns, *rows):
            across, down = _RIM[name]
            # In a corner the numbers of column and row make room for each other.
            inwards = {left: _ASIDE, right: -_ASIDE}.get(x, 0.0) if down else 0.0
            upwards = {top: _ASIDE, foot: -_ASIDE}.get(y, 0.0) if across else 0.0
            place = x + across + inwards, y + down + upwards
            yield self._on_map(place, f"rim:{name}:{number}", "rim", RimFace(number), 6, size=self._figure, inert=True)

    def _gaps(self) -> Iterator[Placement]:
        """Yield the places where the drawn tile fits, and where it does not."""
        if not self._deciding("place"):
            return
        legal = {place_of(action.cell) for action in self._actions if isinstance(action, Place)}
        for x, y in self._view.gaps():
            fits = (x, y) in legal
            label = self._words.spot(x, y, fits)
            yield self._on_map(
                (x, y), place_key("spot", (x, y)), "spot" if fits else "gap", "", 1, label=label, zone="spots"
            )

    def _targets(self) -> Iterator[Placement]:
        """The features of the new tile and the planets around it."""
        if not self._deciding("claim"):
            return
        place = self._view.newest.place
        claims = [action for action in self._actions if isinstance(action, Claim) and action.spot >= 0]
        free = {SPOTS[claim.spot] for claim in claims if claim.on_own_tile}
        for spot in self._view.spots(place):
            feature = self._view.feature(place, spot)
            label = self._words.target(self._words.labels.spot(spot), feature, self._names)
            anchor = self._anchor(place, spot)
            face = TargetFace(held=spot not in free)
            yield self._on_map(anchor, f"at:{spot}", "target", face, 2, size=RING, label=label, zone="spots")
        open_planets = {place_of(claim.cell) for claim in claims if not claim.on_own_tile}
        for planet in self._planets_around(place):
            feature = self._view.feature(planet, "planet")
            where = self._words.labels.place(*planet)
            label = f"{self._words.target(self._words.labels.kind('planet'), feature, self._names)} {where}"
            face = TargetFace(held=planet not in open_planets, attack=bool(feature.seats))
            size = ATTACK if feature.seats else MEEPLE
            yield self._on_map(
                planet, place_key("planet", planet), "target", face, 4, size=size, label=label, zone="spots"
            )

    def _planets_around(self, place: Coordinates) -> list[Coordinates]:
        """The planets that a meeple could be meant for, those included that its own side holds."""
        x, y = place
        around = [(x + across, y + down) for across, down in product((-1, 0, 1), repeat=2) if across or down]
        return [one for one in sorted(around) if one in self._view.numbers and "planet" in self._view.spots(one)]

    def _enlarged(self, close_up: CloseUp, lying: Iterable[Placement]) -> Iterator[Placement]:
        """The surroundings of the new tile, large, with the places for a meeple there instead of on the map."""
        yield at(close_up.frame, "close", "glass", "", z=11)
        yield from close_up.pictures(piece for piece in lying if piece.kind != "ground")
        yield from (close_up.moved(target) for target in self._targets())

    def _anchor(self, place: Coordinates, spot: str, shift: float = 0.0) -> tuple[float, float]:
        x, y = meeple_at(spot.partition(":")[0], self._view.sides_of(place, spot))
        return place[0] + x - 0.5 + shift, place[1] + y - 0.5

    # Beside the map

    def _panel(self, seat: int) -> Iterator[Placement]:
        view, words = self._view, self._words
        panel = self._places.panel(seat, view.teams)
        supply = SupplyFace(seat, view.small[seat], view.large[seat], view.blasters[seat], view.sabres[seat])
        points, faction = view.points[seat], words.labels.faction_of(view.colours[seat])
        label = words.seat(self._names[seat], faction, points, *supply[1:])
        ground = SeatFace(seat, view.turn == seat and view.phase != NAMES[OVER])
        yield at(panel.frame, f"seat:{seat}", "seat", ground, z=-2, label=label, zone="seats")
        yield at(panel.emblem, f"emblem:{seat}", "emblem", EmblemFace(seat))
        yield at(
            panel.name,
            f"name:{seat}",
            "text",
            TextFace(self._names[seat], bold=True),
        )
        symbol = FactionFace(FACTION_OF[view.colours[seat]])
        yield at(panel.faction, f"faction:{seat}", "faction", symbol, z=1, tooltip=faction)
        if view.teams:
            side = view.sides[seat]
            banner = BannerFace(sentence_case(faction), side, view.sides.index(side))
            yield at(panel.team, f"team:{seat}", "banner", banner, z=1)
        yield at(panel.supply, f"supply:{seat}", "supply", supply)
        yield at(panel.points, f"points:{seat}", "score", ScoreFace(points), z=1, tooltip=words.labels.points(points))

    def _dock(self) -> Iterator[Placement]:
        view, places, words = self._view, self._places, self._words
        yield at(places.dock, "dock", "island", "", z=-3)
        title = places.title if view.phase == "place" else places.choice
        here = view.phase != "place" or places.drawn_by(view.turn) == places.drawn
        if view.phase != NAMES[OVER] and here:
            yield at(title, "title", "text", TextFace(words.title(view.phase), "text", "center", bold=True))
        left, pile = words.left(view.left), PileFace(view.left)
        yield at(places.pile, PILE, "pile", pile, label=left, shortcut="P", tooltip=words.pile(), zone="dock")
        switch = SwitchFace(words.values(), self._opened == VALUES)
        label, tip = words.values_shown(switch.on), words.what_values_are()
        yield at(places.values, VALUES, "switch", switch, label=label, shortcut="V", tooltip=tip, zone="dock")
        if view.phase == "place":
            yield from self._drawn()
        elif self._deciding("claim"):
            yield from self._supply()
        elif view.battle is not None:
            yield from self._offers()
        if view.battle is not None and self._arena is not None:
            yield from self._battle(view.battle, self._arena)

    def _drawn(self) -> Iterator[Placement]:
        view, words = self._view, self._words
        drawn = view.face(view.drawn)
        tile = tile_face(drawn)
        lying = tile._replace(turned=self._way(self._rotation))
        label = words.drawn(words.labels.face(drawn), self._rotation)
        # The drawn tile already has the key that it will have on the board, and so glides there.
        key, turned = drawn_key(view), 90 * self._way(self._rotation)
        if self._shown:
            x, y = self._shown.partition(":")[2].split(",")
            there = self._on_map((int(x), int(y)), key, "tile", lying, 2, turned, label=label, zone="spots")
            yield replace(there, shortcut="T")
            yield at(self._places.drawn, "slot", "slot", "", z=-1)
        else:
            place = self._places.drawn_by(view.turn)
            ground = Rect(place.x, place.y, place.width * GROUND, place.height * GROUND)
            yield at(ground, "ground:drawn", "ground", "", z=-1)
            yield at(place, key, "tile", lying, 10, label, "T", zone="dock", rotation=turned, origin=PILE)
        if not self._deciding("place"):
            return
        for number, rotation in enumerate(view.rotations()):
            label, shown = words.turn(rotation), "turntile" + ("" if rotation != self._rotation else "-now")
            place, short = self._places.turn(number), str(number + 1)
            face = TurnedFace(tile, self._way(rotation))
            yield at(place, f"turn:{rotation}", shown, face, z=10, label=label, shortcut=short, zone="dock")

    def foreseen(self) -> Iterator[Placement]:
        """The drawn tile in every way round, as it may be seen on the dock and on the map."""
        if not self._deciding("place"):
            return
        view, places = self._view, self._places
        tile = tile_face(view.face(view.drawn))
        for number, rotation in enumerate(map(self._way, view.rotations())):
            turned, lying = TurnedFace(tile, rotation), tile._replace(turned=rotation)
            yield from (at(places.turn(number), "", shown, turned) for shown in ("turntile", "turntile-now"))
            yield at(places.drawn, "", "tile", lying, rotation=90 * rotation)
            yield self._on_map(view.newest.place, "", "tile", lying, rotation=90 * rotation)
            yield self._on_map(view.newest.place, "", "ghost", turned)

    def _supply(self) -> Iterator[Placement]:
        view, seat = self._view, self._view.to_move
        for number, (large, gear) in enumerate(OWN):
            if not view.has(seat, large, gear):
                continue
            place = self._places.own(large, GEAR_NAMES.index(gear) if view.equipment else None)
            label, short = self._words.labels.meeple(large, gear), str(number + 1)
            face = MeepleFace(seat, large, gear)
            yield at(place, own_key(large, gear), "meeple", face, z=10, label=label, shortcut=short, zone="dock")
        label = self._words.skip()
        yield at(self._places.skip, SKIP, "button", ButtonFace(label), z=10, label=label, shortcut="N", zone="dock")
        if not view.small[seat] + view.large[seat]:
            yield at(self._places.none, "none", "text", TextFace(self._words.none_left(), "text", "center"))

    def _offers(self) -> Iterator[Placement]:
        """Yield the possible fighters."""
        named = (
            [action.seat for action in self._actions if isinstance(action, Fight)] if self._deciding("fight") else []
        )
        for number, seat in enumerate(named):
            label, short = self._words.sends(self._names[seat]), str(number + 1)
            place, face = self._places.fighter(number), FightFace(seat, label)
            yield at(place, f"fight:{seat}", "fight", face, z=10, label=label, shortcut=short, zone="dock")

    def _battle(self, battle: BattleView, arena: Arena) -> Iterator[Placement]:
        """Yield the fighters, with their dice and the origin of these."""
        view, words = self._view, self._words
        yield at(arena.frame, "arena", "glass", "", z=ARENA_Z)
        values = battle.rolled + [0] * (len(battle.fighters) - len(battle.rolled))
        for number, (seat, count, value) in enumerate(zip(battle.fighters, battle.dice, values, strict=True)):
            card, why = arena.card(number), strength(view, seat)
            reason = words.strength(why, words.labels.faction_of(view.colours[seat]))
            face = FighterFace(seat, self._names[seat], reason, words.gear(why.gear))
            label = words.fighter(self._names[seat], count, value)
            yield at(card.frame, f"fighter:{seat}", "fighter", face, z=ARENA_Z + 1, tooltip=reason)
            seen = self._rolled.get(seat, "") if value else ""
            roll = RollFace(seat, dice_faces(seen) if seen else (DieFace(),) * count, value)
            yield at(card.dice, f"roll:{seat}", "roll", roll, z=ARENA_Z + 2, label=label, zone="dock", tooltip=reason)

    def _stock(self) -> Iterator[Placement]:
        """All tiles still face down by kind, beside the pile."""
        stock = sorted(self._view.stock.items())
        ground, title, places = self._places.stock(len(stock))
        yield at(ground, "stock", "cloth", "", z=20)
        words = self._words.left(self._view.left)
        yield at(title, "left", "text", TextFace(words, "muted", bold=True), z=21)
        for place, (name, count) in zip(places, stock, strict=True):
            face = self._view.face(name)
            label = self._words.stock(self._words.labels.face(face), count)
            shown = StockFace(tile_face(face), count)
            yield at(place, f"stock:{name}", "stocktile", shown, z=21, label=label, zone="stock")

    def _deciding(self, phase: str) -> bool:
        return bool(self._actions) and self._view.phase == phase and self._seat == self._view.to_move


def drawn_key(view: StarWarsView) -> str:
    """The drawn tile's key, on the dock and then on the board."""
    return f"tile:{len(view.tiles)}"


def place_key(kind: str, place: Coordinates) -> str:
    """The key of a place on the board: "spot:3,-2", "planet:4,-1"."""
    return f"{kind}:{place[0]},{place[1]}"


def own_key(large: bool, gear: str) -> str:
    """The key of a way to place a meeple: "own:small", "own:large+sabre"."""
    return f"own:{'large' if large else 'small'}{gear and '+' + gear}"
