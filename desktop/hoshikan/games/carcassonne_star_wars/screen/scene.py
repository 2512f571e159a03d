"""The table of Carcassonne: Star Wars: the handling of its pieces, and their values; the same for setting up a
position."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QPointF

from hoshikan.engine import Event
from hoshikan.engine.editing import Dial, DialValue
from hoshikan.games.carcassonne_star_wars.rules.actions import GEAR_NAMES, Claim, Fight, Place, parse
from hoshikan.games.carcassonne_star_wars.rules.grid import SPOTS, place_of
from hoshikan.games.carcassonne_star_wars.rules.view import Coordinates, FeatureView, StarWarsView
from hoshikan.games.carcassonne_star_wars.screen.anchors import meeple_at
from hoshikan.games.carcassonne_star_wars.screen.arena import Arena, ground, strength
from hoshikan.games.carcassonne_star_wars.screen.art.pieces import PAINTERS
from hoshikan.games.carcassonne_star_wars.screen.claims import on_map, seen_at
from hoshikan.games.carcassonne_star_wars.screen.closeup import FAR, SIDE, CloseUp
from hoshikan.games.carcassonne_star_wars.screen.events import LANDS, LOG, DiceSeen, Staged, StarWarsStory
from hoshikan.games.carcassonne_star_wars.screen.faces import MeepleFace, TurnedFace, tile_face
from hoshikan.games.carcassonne_star_wars.screen.labels import LABELS
from hoshikan.games.carcassonne_star_wars.screen.layout import LARGE_MEEPLE, MEEPLE, TILE, Places
from hoshikan.games.carcassonne_star_wars.screen.tray import (
    OWN,
    PILE,
    SKIP,
    VALUES,
    TablePieces,
    drawn_key,
    own_key,
    place_key,
)
from hoshikan.ui.board.table.drawing import Painters
from hoshikan.ui.board.table.editing import Boxed, Editing
from hoshikan.ui.board.table.kit.places import WIDTH
from hoshikan.ui.board.table.marks import alike
from hoshikan.ui.board.table.model import Affordance, BadgeFace, Badges, Placement, Scenery
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.kit.look.portraits import Mood
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.look.words import listed, sentence_case
from hoshikan.ui.kit.sound.room import Sound
from hoshikan.ui.text.gametext import EditText, GameText

_FIGURE: Final = 26.0
"""Height of the number of a column or row in scene units, …"""
_FIGURES: Final = (0.2, 0.46)
"""… within these shares of a tile."""
_GROWTH: Final = 0.3
"""Growth of things beside the map, as a share of the growth of text."""


class StarWarsScene(TableScene[StarWarsView]):
    """Keys are those of `TablePieces`. The drawn tile is laid as it is seen to lie. A click shows it in a place, turned
    on until it fits there, and turns it on there; what is carried keeps its way round, and is refused where that does
    not fit.
    """

    ground = "sky"
    wants_whole_window = True
    turns_map = True
    lands = LANDS

    def __init__(self, text: GameText[StarWarsView], theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(text, theme, parent)
        self._rotation = 0
        self._turning = ""
        """The drawn tile that `_rotation` is about, by its key and face."""
        self._dice = DiceSeen()
        self._closed_up = False
        """True if the surroundings of the new tile are drawn large."""
        self._pointed_at = False
        """True if something beside the table names places: a line of the log, a hint, a move of the list."""
        self._named = False
        """True if a lasting text beside the table names places, whatever is pointed at."""
        self._numbered = False
        """True if columns and rows have their numbers."""
        self._previewed = ""
        """The place where the tile in hand is shown faintly."""
        self._pieces: TablePieces | None = None
        """The last pieces."""
        # Methods, since a function that knows the scene would keep it, with all its pictures, for ever.
        self.pick_changed.connect(self._preview_again)
        self.focus_described.connect(self._preview_focused)
        self.stage.camera_moved.connect(self._look_again)
        self.settled.connect(self._look_again)

    def painters(self) -> Painters:
        return PAINTERS

    # Where it lies

    def scenery(self, view: StarWarsView, seat: int | None, names: Sequence[str]) -> Scenery:
        own = view.players - 1 if seat is None else seat
        # Where the side panel lies over the table, the galaxy needs what is left.
        growth = 0.0 if self.stage.overlaid else _GROWTH * (self.theme.text_scale - 1)
        places = Places(view.players, self.aspect, own, 1 + growth)
        self._closed_up = self._is_far
        close_up = self._close_up(places) if self._closed_up else None
        hand = (self._rotation, self.actions, close_up, self._dice.rolled, self._shown, self._arena(view, places))
        opened, figure, before = self.choosing.opened, self._figure, self._pieces
        table = self._pieces = TablePieces(view, seat, names, places, *hand, opened, figure, before, self._turned)
        pieces = alike(table.all(), ("name:",), self.theme)
        return Scenery(WIDTH, places.height, pieces, places.map, places.covers)

    def foreseen(self) -> Sequence[Placement]:
        return () if self._pieces is None else tuple(self._pieces.foreseen())

    def retranslate(self) -> None:
        self._pieces = None
        super().retranslate()

    @property
    def _figure(self) -> float:
        """Size of the numbers of columns and rows, as a share of a tile: readable on a map seen from afar, too."""
        if not self._numbered:
            return 0.0
        return min(max(_FIGURE / (TILE * self.stage.camera.zoom), _FIGURES[0]), _FIGURES[1])

    def happened(self, events: Sequence[Event]) -> None:
        """Remember dice for as long as they are shown."""
        self._dice.happened(events)

    def _arena(self, view: StarWarsView, places: Places) -> Arena | None:
        """Return the layout of the battle under way, if there is one."""
        battle = view.battle
        if battle is None:
            return None
        place = ground(view)
        there = seen_at(place, self._turned)
        point = self.stage.camera.to_scene(QPointF(*there) * TILE)
        geared = any(strength(view, seat).gear for seat in battle.fighters)
        return Arena(there, (point.x(), point.y()), places.stage, len(battle.fighters), geared)

    @property
    def _is_far(self) -> bool:
        """True if a place for a meeple is to be chosen on a map that is seen from afar."""
        choosing = any(action.startswith("claim") for action in self.actions)
        return self.view.phase == "claim" and choosing and self.stage.camera.zoom < FAR

    def _close_up(self, places: Places) -> CloseUp:
        there = seen_at(self.view.newest.place, self._turned)
        tiles = {seen_at(place, self._turned) for place in self.view.numbers}
        point = self.stage.camera.to_scene(QPointF(*there) * TILE)
        return CloseUp(there, tiles, (point.x(), point.y()), places.stage)

    @property
    def _turned(self) -> bool:
        """True if the map is seen turned by a quarter."""
        return self.stage.camera.is_turned

    def _look_again(self) -> None:
        """The camera has moved: draw large what it now shows too small, at the place where it now is."""
        if self.is_empty or self.is_moving:
            return
        if self._closed_up or self._is_far or self.view.battle is not None:
            self.lay_out()
            self.dress()

    def place_of_interest(self, view: StarWarsView) -> tuple[float, float] | None:
        """Return the place of the newest tile."""
        x, y = seen_at(view.newest.place, self._turned)
        return x * TILE, y * TILE

    # What can be done

    def affordances(
        self,
        view: StarWarsView,
        seat: int | None,
        actions: Sequence[str],
    ) -> list[Affordance]:
        if view.phase == "place":
            self._follow(view)
            return self._placements(actions)
        return [self._other(action) for action in actions]

    def beginnings(self, affordances: Sequence[Affordance]) -> frozenset[str]:
        """Meeples: a drawn tile is the only one there is, and its places are marked already."""
        return frozenset(key for key in super().beginnings(affordances) if key.startswith("own:"))

    def _follow(self, view: StarWarsView) -> None:
        """Turn a new tile upright."""
        drawn = f"{drawn_key(view)} {view.drawn}"
        if drawn != self._turning:
            self._turning, self._rotation = drawn, 0

    def _placements(self, actions: Sequence[str]) -> list[Affordance]:
        drawn = drawn_key(self.view)
        found = []
        for way in map(parse, actions):
            assert isinstance(way, Place)
            turn = f"turn:{way.rotation}"
            pieces = (drawn, turn) if way.rotation == self._rotation else (turn,)
            target = (place_key("spot", place_of(way.cell)),)
            found.append(Affordance(str(way), pieces, target, whole=True, preview=True))
        return found

    def holdable(self) -> frozenset[str]:
        """The drawn tile, however it is turned, and every meeple: what cannot go somewhere is refused with the rule."""
        view = self.view
        if not self.actions:
            return frozenset()
        if view.phase == "claim":
            return frozenset(own_key(large, gear) for large, gear in OWN if view.has(view.to_move, large, gear))
        if view.phase == "place":
            return frozenset({drawn_key(view), *(f"turn:{rotation}" for rotation in view.rotations())})
        return frozenset()

    def completed(self, picked: tuple[str, ...]) -> tuple[str, ...]:
        """Choosing a place for the drawn tile implies the tile."""
        drawn = drawn_key(self.view)
        placing = self._is_laying and drawn not in picked and any(key.startswith("spot:") for key in picked)
        return (drawn, *picked) if placing else picked

    def stands_for(self, key: str) -> str:
        """A way round that is offered is the drawn tile, once it is turned so."""
        return drawn_key(self.view) if self._is_laying and key.startswith("turn:") else key

    @property
    def _is_laying(self) -> bool:
        return bool(self.actions) and self.view.phase == "place"

    @property
    def _shown(self) -> str:
        """The place in which the drawn tile is shown before it is laid, or ""."""
        if not self._is_laying or not self.choosing.waiting:
            return ""
        return next((key for key in self.picking.picked if key.startswith("spot:")), "")

    def _other(self, notation: str) -> Affordance:
        action = parse(notation)
        if isinstance(action, Fight):
            return Affordance(notation, (f"fight:{action.seat}",))
        if not isinstance(action, Claim) or action.spot < 0:
            return Affordance(notation, (SKIP,))
        piece = own_key(action.large == 1, GEAR_NAMES[action.gear])
        target = f"at:{SPOTS[action.spot]}" if action.on_own_tile else place_key("planet", place_of(action.cell))
        return Affordance(notation, (piece,), (target,), seal=(target,))

    def attempt(self, picked: frozenset[str]) -> str | None:
        """The place tried last counts: the tile may be shown in another one."""
        tried = sorted(picked, key=lambda key: key in self.picking.picked)
        key, where = next(((key, place) for key in tried if (place := self._place_of(key)) is not None), ("", None))
        if self.view.phase == "place" and where is not None:
            held = drawn_key(self.view) in picked or key.startswith("spot:")
            return f"place {where[0]},{where[1]} {self._rotation}" if held else None
        return self._claim(picked, where) if self.view.phase == "claim" else None

    def nowhere(self, held: str) -> tuple[str, str]:
        if held.startswith("own:"):
            return self.tr("Place the meeple on a part of the new tile, or on a planet next to it."), "CS-3.1"
        return self.tr("Lay the tile next to one that's already there."), "CS-2.2"

    def size_on(self, held: str, place: str) -> float:
        zoom = self.stage.camera.zoom
        if not held.startswith("own:"):
            return TILE * zoom
        item = self.stage.get(place)
        tile = TILE * zoom if item is None or item.placement.on_map else SIDE
        return (LARGE_MEEPLE if "large" in held else MEEPLE) * tile

    def dress(self) -> None:
        """Numbers stand at the rim while something speaks of places, or the keyboard goes from one to another."""
        super().dress()
        if self.is_empty or self.is_moving:
            return
        ringed = self.stage.get(self.ringed)
        wanted = self._named or self._pointed_at or (ringed is not None and ringed.placement.on_map)
        if wanted != self._numbered:
            self._numbered = wanted
            self.lay_out()
            super().dress()

    def name_places(self, wanted: bool) -> None:
        if wanted != self._named:
            self._named = wanted
            self.dress()

    def highlight(self, keys: frozenset[str]) -> None:
        self._pointed_at = bool(keys)
        super().highlight(keys)

    def set_hint(self, hints: Sequence[str]) -> None:
        self._pointed_at = bool(hints)
        super().set_hint(hints)

    def _claim(self, picked: frozenset[str], where: Coordinates | None) -> str | None:
        """The claim meant: without a meeple a small one, without a place the first feature of the new tile."""
        name = next((key[4:] for key in picked if key.startswith("own:")), "")
        spot = next((key[3:] for key in picked if key.startswith("at:")), "")
        if name and not spot:
            first = next(iter(self.view.spots(self.view.newest.place)), "")
            spot = f"planet@{where[0]},{where[1]}" if where is not None else first
        size, _, gear = name.partition("+")
        return f"claim {size or 'small'} {spot}{' +' + gear if gear else ''}" if spot else None

    def _place_of(self, key: str) -> Coordinates | None:
        """The place of the board that a key stands for."""
        kind, _, rest = key.partition(":")
        if kind in ("spot", "planet", "meeple"):
            x, y = rest.partition(":")[0].split(",")
            return int(x), int(y)
        if kind == "tile" and int(rest) < len(self.view.tiles):
            return self.view.tiles[int(rest)].place
        return None

    # Turning the drawn tile

    @property
    def can_turn(self) -> bool:
        return self._is_laying

    def turn(self, step: int) -> None:
        """In the hand it turns by quarters; where it is shown, to the next way round that fits there."""
        shown = self._shown
        rotations = self._ways(shown) if shown else self.view.rotations()
        now = rotations.index(self._rotation) if self._rotation in rotations else 0
        self._turn_on(rotations[(now + step) % len(rotations)], shown)

    def turn_to(self, key: str) -> bool:
        """A way round that is offered, a place where the tile is to be shown, or the tile where it is shown already."""
        if not self._is_laying:
            return False
        shown = self._shown
        if key.startswith("turn:"):
            self._rotation = int(key[5:])
            return True
        if shown and key in (shown, drawn_key(self.view)):
            ways = self._ways(shown)
            self._turn_on(ways[(ways.index(self._rotation) + 1) % len(ways)], shown)
            return True
        way = self._next_way(key)
        if way is not None:
            self._rotation = way
        return way is not None

    def _turn_on(self, rotation: int, shown: str) -> None:
        """Turn the tile, with a message where only one rotation fits."""
        if shown and rotation == self._rotation:
            self.objected.emit(self.tr("The tile fits there only this way round."), "CS-2.2")
        self._rotation = rotation

    def _ways(self, spot: str) -> list[int]:
        """The ways round that can be laid in a place, or tried there in a lesson."""
        return sorted({int(one.action[-1]) for one in self.picking.affordances if spot in one.targets})

    def _next_way(self, spot: str) -> int | None:
        """The first way round, turning on, that fits in a place; None if none does."""
        return min(self._ways(spot), key=lambda one: (one - self._rotation) % 4, default=None)

    def opens(self, key: str) -> bool:
        """The pile shows the tiles that are left, the switch what claims are worth."""
        return key in (PILE, VALUES)

    # Assistance

    def pointed_at(self, key: str) -> None:
        """Light the whole feature that is pointed at, or all meeples of the seat."""
        super().highlight(self._reach(key))
        self._preview(key)

    def costs(self, focus: str) -> Badges:
        """Points of the feature pointed at, and of all that could be claimed or changed by what is picked."""
        picked = self.picking.picked
        keys = {focus} if focus else set()
        if focus.startswith("seat:"):
            keys = set(self._reach(focus))
        if self.view.phase == "claim" and any(key.startswith("own:") for key in picked):
            keys |= {key for key in self.picking.open_keys if key.startswith(("at:", "planet:"))}
        return {key: badge for key in keys if (badge := self._badge(key))}

    def _badge(self, key: str) -> BadgeFace | None:
        if key.startswith("spot:"):
            return self._promise(key)
        feature = self._feature(key)
        if feature is None:
            return None
        return BadgeFace("gold" if feature.open else "good", str(feature.points), "star")

    def _promise(self, key: str) -> BadgeFace | None:
        """Return the effect of laying the tile there on held features, else the best possible claim."""
        place, rotation = self._place_of(key), self._next_way(key)
        if place is None or rotation is None or f"place {place[0]},{place[1]} {rotation}" not in self.actions:
            return None
        features = self.view.imagined(place, rotation)
        sides = self.view.sides
        own = sides[self.view.to_move]
        if any(one.contested for one in features):
            return BadgeFace("bad", "!")
        done = [one for one in features if one.seats and not one.open]
        gained = sum(one.points if sides[one.seats[0]] == own else -one.points for one in done)
        if done:
            return BadgeFace("good", f"+{gained}", "star") if gained > 0 else BadgeFace("bad", f"−{-gained}", "star")
        return BadgeFace("gold", str(max((one.points for one in features), default=0)), "star")

    def _preview_again(self) -> None:
        self._preview(self._previewed)

    def _preview_focused(self) -> None:
        self._preview(self.stage.focus_key)

    def _preview(self, spot: str) -> None:
        """Show the drawn tile faintly where a click would show it."""
        before = self.stage.get(self._previewed)
        if before is not None:
            before.show_face(before.placement.kind, before.placement.face)
        self._previewed = ""
        free = spot.startswith("spot:") and self._is_laying and not self.choosing.held and spot != self._shown
        item = self.stage.get(spot) if free else None
        rotation = self._next_way(spot) if item is not None else None
        if item is not None and rotation is not None:
            seen = (rotation + self._turned) % 4
            item.show_face("ghost", TurnedFace(tile_face(self.view.face(self.view.drawn)), seen))
            self._previewed = spot

    def _feature(self, key: str) -> FeatureView | None:
        kind, _, rest = key.partition(":")
        if kind == "at":
            return self.view.feature(self.view.newest.place, rest)
        place = self._place_of(key)
        if place is None or kind not in ("planet", "meeple"):
            return None
        return self.view.feature(place, "planet" if kind == "planet" else ":".join(rest.split(":")[1:-3]))

    def _reach(self, key: str) -> frozenset[str]:
        kind, _, seat = key.partition(":")
        if kind == "seat":
            standing = (one for one in self.stage.keys() if one.startswith("meeple:"))  # noqa: SIM118  # no mapping
            return frozenset(one for one in standing if one.split(":")[-3] == seat)
        feature = self._feature(key)
        return (
            frozenset() if feature is None else frozenset(f"tile:{self.view.numbers[cell]}" for cell in feature.cells)
        )

    def cues(self, events: Sequence[Event]) -> list[Staged]:
        for item in self.stage:
            if item.placement.kind == "target" or item.key.startswith("close"):
                item.setOpacity(0)  # the choice is made: what it offered is not part of what is shown now
        return StarWarsStory(events, self.view, self.names, self._dice.again).staged()

    def is_moment(self, event: Event) -> bool:
        return LOG.presentation(event).moment

    def goes_on(self, view: StarWarsView) -> bool:
        """A battle lasts until the last roll."""
        return view.phase == "dice"

    def runs_on(self, before: StarWarsView, after: StarWarsView) -> bool:
        """A round of rolls in others' battle is shown at once; a spectator sees each roll."""
        battle = after.battle
        if self.seat is None or battle is None or not battle.rolled:
            return False
        return all(after.sides[one] != after.sides[self.seat] for one in battle.fighters)

    def pictured(self, kind: str, value: str) -> tuple[str, Hashable] | None:
        return ("tile", tile_face(self.view.face(value))) if kind == "tile" else None

    def sound_of(self, event: Event) -> Sound | None:
        return LOG.presentation(event).sound

    def feelings(self, events: Sequence[Event]) -> Mapping[int, Mood]:
        """Return moods by battles and by completed features."""
        shown = map(LOG.presentation, events)
        return {seat: one.mood for one in shown if one.mood is not None for seat in one.seats}

    def keys_of(self, event: Event) -> frozenset[str]:
        # The log may be pointed at before the first position is shown.
        return frozenset() if self.is_empty else LOG.presentation(event).keys(self.view.numbers)


Scene: Final = StarWarsScene


_RING: Final = 0.3
"""Size of a place for a meeple, in tiles."""


def place_in(name: str) -> Coordinates:
    """The coordinates in the name of a piece or place, such as "gap:2,-1"."""
    x, _, y = name.split(":")[1].partition(",")
    return int(x), int(y)


class StarWarsEditText(EditText[StarWarsView]):
    """For the language now installed."""

    def box(self) -> str:
        return self.tr("Tiles and meeples left")

    def piece(self, piece: str, view: StarWarsView) -> str:
        kind, _, which = piece.partition(":")
        if kind == "face":
            return sentence_case(LABELS.face(view.face(which)))
        if kind == "tile":
            return LABELS.tile(view, place_in(piece), self.names)
        seat, size = (which.split(":")[-3], which.split(":")[-2]) if kind == "meeple" else (which, kind)
        meeple = LABELS.meeple(size == "large")
        words = self.tr("{name}: {meeple}").format(name=self.names[int(seat)], meeple=meeple)
        if kind != "meeple":
            return words
        return self.tr("{piece}, {place}").format(piece=words, place=LABELS.place(*place_in(piece)))

    def place(self, place: str, view: StarWarsView) -> str:  # places are called the same on all maps
        kind, _, which = place.partition(":")
        where = LABELS.place(*place_in(place))
        if kind != "on":
            return where
        feature = LABELS.spot(which.partition(":")[2])
        return self.tr("{feature} at {place}").format(feature=feature, place=where)

    def refusal(self, piece: str, place: str, view: StarWarsView) -> tuple[str, str]:
        kind, where = piece.partition(":")[0], place.partition(":")[0]
        if kind == "tile":
            return self.tr("A tile on the table can only go back to the box beside it."), ""
        if kind == "meeple":
            return self.tr("A meeple on the table can only go back to the supply."), ""
        if kind == "face":
            if where == "gap":
                edges = listed(LABELS.edge(edge, side) for side, edge in view.edges_around(place_in(place)))
                sentence = self.tr("The tile does not fit at {place} in any rotation. It must continue: {edges}.")
                return sentence.format(place=LABELS.place(*place_in(place)), edges=edges), "CS-2.2"
            if where in ("tile", "on"):
                sentence = self.tr("There's already a tile at {place}.")
                return sentence.format(place=LABELS.place(*place_in(place))), "CS-2.2"
            return self.tr("Lay the tile next to one that's already there."), "CS-2.2"
        if where == "on":
            return self.tr("That's complete: it has scored, and its meeples are home."), "CS-5.1"
        sentence = self.tr("Put the meeple on one of the marked trade routes, asteroid fields or planets of a tile.")
        return sentence, "CS-3.1"

    def dial(self, dial: Dial, view: StarWarsView) -> str:
        kind, _, number = dial.id.partition(":")
        if kind == "rotation":
            x, y = view.tiles[int(number)].place
            return self.tr("Rotation of the tile at {place}").format(place=LABELS.place(x, y))
        return {
            "turn": self.tr("Whose turn it is"),
            "drawn": self.tr("Drawn tile"),
            "points": self.tr("Points"),
            "gear": self.tr("Equipment"),
        }[kind]

    def value(self, dial: Dial, value: DialValue, view: StarWarsView) -> str:
        kind = dial.id.partition(":")[0]
        if kind == "turn":
            return self.names[int(value)]
        if kind == "rotation":
            return self.tr("{degrees}°").format(degrees=90 * int(value))
        if kind == "gear":
            return sentence_case(LABELS.gear(str(value))) if value else self.tr("No equipment")
        return sentence_case(LABELS.face(view.face(str(value)))) if value else self.tr("Not drawn yet")


EDIT_TEXT: Final = StarWarsEditText()


class EditScene(Editing[StarWarsView], StarWarsScene):
    """The galaxy with the tiles that are left beside it. Places for tiles and meeples are seen as soon as a piece is
    taken up that goes there."""

    edit_words = EDIT_TEXT

    def scenery(self, view: StarWarsView, seat: int | None, names: Sequence[str]) -> Scenery:
        whole = super().scenery(view, seat, names)
        return replace(whole, placements=(*whole.placements, *self._free_places(view)))

    def _free_places(self, view: StarWarsView) -> Iterator[Placement]:
        for x, y in view.gaps():
            name = f"gap:{x},{y}"
            yield on_map(
                seen_at((x, y), self._turned),
                f"~{name}",
                "corner",
                "",
                1,
                label=self.edit_words.place(name, view),
                zone="gaps",
            )
        for tile in view.tiles:
            for spot in view.spots(tile.place):
                name = f"on:{tile.x},{tile.y}:{spot}"
                across, down = meeple_at(spot.partition(":")[0], view.sides_of(tile.place, spot))
                anchor = tile.x + across - 0.5, tile.y + down - 0.5
                label = self.edit_words.place(name, view)
                yield on_map(
                    seen_at(anchor, self._turned), f"~{name}", "corner", "", 2, size=_RING, label=label, zone="spots"
                )

    def keys_of_piece(self, piece: str, view: StarWarsView) -> tuple[str, ...]:
        if piece.startswith("tile:"):
            return (f"tile:{view.numbers[place_in(piece)]}",)
        return (piece,)

    def place_at(self, key: str) -> str:
        number = key.removeprefix("tile:")
        if number != key and number.isdecimal():
            tile = self.view.tiles[int(number)]
            return f"tile:{tile.x},{tile.y}"
        return key.removeprefix("~") if key.startswith(("~gap:", "~on:")) else super().place_at(key)

    def keys_of_place(self, place: str, view: StarWarsView) -> tuple[str, ...] | None:
        return (f"~{place}",)

    def boxed(self, piece: str, view: StarWarsView) -> Boxed | None:
        kind, _, which = piece.partition(":")
        if kind == "face":
            return Boxed("tile", tile_face(view.face(which)), 1.0, view.stock[which])
        left = (view.large if kind == "large" else view.small)[int(which)]
        return Boxed("meeple", MeepleFace(int(which), kind == "large", ""), 1.0, left)
