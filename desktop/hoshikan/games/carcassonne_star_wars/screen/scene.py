"""The table of Carcassonne: Star Wars: what can be done with what lies there, and what it would bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QPointF

from hoshikan.engine import Event
from hoshikan.games.carcassonne_star_wars.rules.actions import GEAR_NAMES, Claim, Fight, Place, parse
from hoshikan.games.carcassonne_star_wars.rules.events import BattleBegun, Rolled, Tied, Won
from hoshikan.games.carcassonne_star_wars.rules.grid import SPOTS, place_of
from hoshikan.games.carcassonne_star_wars.rules.view import Coordinates, FeatureView, StarWarsView
from hoshikan.games.carcassonne_star_wars.screen.art.pieces import PAINTERS
from hoshikan.games.carcassonne_star_wars.screen.closeup import FAR, CloseUp
from hoshikan.games.carcassonne_star_wars.screen.cues import cues_of, keys_of
from hoshikan.games.carcassonne_star_wars.screen.faces import TurnedFace, tile_face
from hoshikan.games.carcassonne_star_wars.screen.layout import TILE, Places
from hoshikan.games.carcassonne_star_wars.screen.tray import PILE, SKIP, TablePieces, drawn_key, own_key, place_key
from hoshikan.ui.look.theme import Theme
from hoshikan.ui.table.faces import BadgeFace, Badges
from hoshikan.ui.table.kit.places import WIDTH
from hoshikan.ui.table.marks import alike
from hoshikan.ui.table.model import Affordance, Cue, Scenery
from hoshikan.ui.table.paint import Painters
from hoshikan.ui.table.scene import TableScene
from hoshikan.ui.text.gametext import GameText


class StarWarsScene(TableScene[StarWarsView]):
    """Keys are those of `TablePieces`. The drawn tile is laid as it is turned now. As long as nobody has turned it, it
    turns on where it does not fit; once it is turned, it keeps its way round, and is refused where that does not fit.
    """

    def __init__(self, text: GameText[StarWarsView], theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(text, theme, parent)
        self._rotation = 0
        self._turned = False
        """Whether the player has turned the drawn tile: then it is laid so or not at all."""
        self._turning = ""
        """The drawn tile that `_rotation` is about, by its key and face."""
        self._rolled: dict[int, str] = {}
        """The dice seen in the battle that goes on, by seat."""
        self._closed_up = False
        """Whether the surroundings of the new tile are drawn large."""
        self._previewed = ""
        """The place where the tile in hand is shown faintly."""
        # Methods, since a function that knows the scene would keep it, with all its pictures, for ever.
        self.pick_changed.connect(self._preview_again)
        self.focus_described.connect(self._preview_focused)
        self.stage.camera_moved.connect(self._look_again)
        self.settled.connect(self._look_again)

    def painters(self) -> Painters:
        return PAINTERS

    # Where it lies

    def scenery(self, view: StarWarsView, seat: int | None, names: Sequence[str]) -> Scenery:
        places = Places(view.players, self.aspect)
        self._closed_up = self._is_far
        close_up = self._close_up(places) if self._closed_up else None
        table = TablePieces(view, seat, names, places, self._rotation, self.actions, close_up, self._rolled)
        pieces = alike(table.all(self.choosing.opened == PILE), ("name:",), self.theme)
        return Scenery(WIDTH, places.height, pieces, places.map)

    def happened(self, events: Sequence[Event]) -> None:
        """Remember dice for as long as they lie there: a view tells only what counts of them."""
        if not events:
            self._rolled = {}
        for event in events:
            if isinstance(event, BattleBegun | Tied | Won):
                self._rolled = {}
            elif isinstance(event, Rolled):
                self._rolled[event.seat] = event.dice

    @property
    def _is_far(self) -> bool:
        """Whether a place for a meeple is to be chosen on a map that is seen from afar."""
        return self.view.phase == "claim" and bool(self.actions) and self.stage.camera.zoom < FAR

    def _close_up(self, places: Places) -> CloseUp:
        newest = self.view.newest
        point = self.stage.camera.to_scene(QPointF(newest.x * TILE, newest.y * TILE))
        return CloseUp(newest.place, self.view.numbers, (point.x(), point.y()), places.map)

    def _look_again(self) -> None:
        """The camera has moved: draw large what it now shows too small, at the place where it now is."""
        if not self.is_empty and not self.is_moving and (self._closed_up or self._is_far):
            self.lay_out()
            self.dress()

    def place_of_interest(self, view: StarWarsView) -> tuple[float, float] | None:
        """Where the newest tile lies."""
        return view.newest.x * TILE, view.newest.y * TILE

    # What can be done

    def affordances(
        self,
        view: StarWarsView,
        seat: int | None,  # noqa: ARG002  # a hook's signature
        actions: Sequence[str],
    ) -> list[Affordance]:
        if view.phase == "place":
            self._follow(view)
            return self._placements(actions)
        return [self._other(action) for action in actions]

    def _follow(self, view: StarWarsView) -> None:
        """A new tile lies upright."""
        drawn = f"{drawn_key(view)} {view.drawn}"
        if drawn != self._turning:
            self._turning, self._rotation, self._turned = drawn, 0, False

    def _placements(self, actions: Sequence[str]) -> list[Affordance]:
        fitting: dict[int, list[Place]] = {}
        for action in map(parse, actions):
            assert isinstance(action, Place)
            fitting.setdefault(action.cell, []).append(action)
        drawn = drawn_key(self.view)
        found = []
        for cell, ways in fitting.items():
            target = (place_key("spot", place_of(cell)),)
            next_fitting = min((way.rotation for way in ways), key=lambda one: (one - self._rotation) % 4)
            as_it_lies = self._rotation if self._turned else next_fitting
            for way in ways:
                turn = f"turn:{way.rotation}"
                pieces = (drawn, turn) if way.rotation == as_it_lies else (turn,)
                found.append(Affordance(str(way), pieces, target, whole=True))
        return found

    def holdable(self) -> frozenset[str]:
        """The drawn tile, however it is turned: where it does not fit so, it is refused with the rule."""
        laying = self.view.phase == "place" and bool(self.actions)
        return frozenset({drawn_key(self.view)}) if laying else frozenset()

    def _other(self, notation: str) -> Affordance:
        action = parse(notation)
        if isinstance(action, Fight):
            return Affordance(notation, (f"fight:{action.seat}",))
        if not isinstance(action, Claim) or action.spot < 0:
            return Affordance(notation, (SKIP,))
        piece = own_key(action.large == 1, GEAR_NAMES[action.gear])
        target = f"at:{SPOTS[action.spot]}" if action.on_own_tile else place_key("planet", place_of(action.cell))
        return Affordance(notation, (piece,), (target,), whole=True)

    def attempt(self, picked: frozenset[str]) -> str | None:
        where = next((place for key in picked if (place := self._place_of(key)) is not None), None)
        if self.view.phase == "place" and where is not None:
            turn = next((int(key[5:]) for key in picked if key.startswith("turn:")), self._rotation)
            held = drawn_key(self.view) in picked or any(key.startswith("turn:") for key in picked)
            return f"place {where[0]},{where[1]} {turn}" if held else None
        return self._claim(picked, where) if self.view.phase == "claim" else None

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

    def turn(self, step: int) -> bool:
        if self.view.phase != "place":
            return False
        rotations = self.view.rotations()
        now = rotations.index(self._rotation) if self._rotation in rotations else 0
        self._rotation, self._turned = rotations[(now + step) % len(rotations)], True
        return True

    def turn_to(self, key: str) -> bool:
        """A way round that is offered: the tile lies so from now on."""
        if not key.startswith("turn:"):
            return False
        self._rotation, self._turned = int(key[5:]), True
        return True

    def opens(self, key: str) -> bool:
        """The pile shows the tiles that are left."""
        return key == PILE

    # Assistance

    def pointed_at(self, key: str) -> None:
        """Light the whole feature that is pointed at, or all meeples of the seat."""
        self.highlight(self._reach(key))
        self._preview(key)

    def costs(self, focus: str) -> Badges:
        """Points of the feature pointed at, and of all that could be claimed or changed by what is picked."""
        picked = self.picking.picked
        keys = {focus} if focus else set()
        if self.view.phase == "claim" and any(key.startswith("own:") for key in picked):
            keys |= {key for key in self.picking.open_keys if key.startswith(("at:", "planet:"))}
        return {key: badge for key in keys if (badge := self._badge(key))}

    def _badge(self, key: str) -> BadgeFace | None:
        if key.startswith("spot:"):
            return self._promise(key)
        feature = self._feature(key)
        if feature is None:
            return None
        return BadgeFace("gold" if feature.open else "good", str(feature.points))

    def _promise(self, key: str) -> BadgeFace | None:
        """What laying the tile there does to held features, else the best that could be claimed."""
        place, rotation = self._place_of(key), self._turned_at(key)
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
            return BadgeFace("good", f"+{gained}") if gained > 0 else BadgeFace("bad", f"−{-gained}")
        return BadgeFace("gold", str(max((one.points for one in features), default=0)))

    def _turned_at(self, spot: str) -> int | None:
        """How the tile in hand would lie on a place; None if it cannot."""
        ways = [one for one in self.picking.candidates if spot in one.targets]
        if not ways:
            return None
        drawn = drawn_key(self.view)
        return int(next((one for one in ways if drawn in one.pieces), ways[0]).action[-1])

    def _preview_again(self) -> None:
        self._preview(self._previewed)

    def _preview_focused(self) -> None:
        self._preview(self.stage.focus_key)

    def _preview(self, spot: str) -> None:
        """Show the tile in hand faintly where it would come to lie."""
        before = self.stage.get(self._previewed)
        if before is not None:
            before.show_face(before.placement.kind, before.placement.face)
        self._previewed = ""
        item = self.stage.get(spot) if spot.startswith("spot:") and self.picking.picked else None
        rotation = self._turned_at(spot) if item is not None else None
        if item is not None and rotation is not None:
            item.show_face("ghost", TurnedFace(tile_face(self.view.face(self.view.drawn)), rotation))
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

    def cues(self, events: Sequence[Event]) -> list[Cue]:
        return cues_of(events, self.view.numbers)

    def keys_of(self, event: Event) -> frozenset[str]:
        # The log may be pointed at before the first position is shown.
        return frozenset() if self.is_empty else keys_of(event, self.view.numbers)


Scene: Final = StarWarsScene
