"""Input at a table: clicks, drags, wheel and keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneWheelEvent

from hoshikan.ui.board.table.camera import STEP
from hoshikan.ui.board.table.choosing import Choosing
from hoshikan.ui.board.table.items import PieceItem
from hoshikan.ui.board.table.model import Placement
from hoshikan.ui.board.table.stage import Stage
from hoshikan.ui.kit.look.theme import TARGET
from hoshikan.ui.kit.widgets.icons import typed

ARROWS: Final = MappingProxyType(
    {
        Qt.Key.Key_Left: (-1, 0),
        Qt.Key.Key_Right: (1, 0),
        Qt.Key.Key_Up: (0, -1),
        Qt.Key.Key_Down: (0, 1),
    }
)
_TURNS: Final = MappingProxyType({Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1})
"""Keys that turn the picked piece, as the wheel does."""
_PICKS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Enter)
COMMANDS: Final[Mapping[str, tuple[Qt.Key, ...]]] = MappingProxyType(
    {"move": tuple(ARROWS), "pick": _PICKS[:2], "turn": tuple(_TURNS)}
)
"""Keys on a board, for the list of keys."""
_COMMANDS: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
"""With one of these held a letter is a command of the page, not a piece of the table."""
_SIDEWAYS: Final = 2.5
"""A step to the side counts this much more than one in the direction asked for."""


def neighbour(places: Sequence[Placement], start: Placement, direction: tuple[int, int]) -> Placement | None:
    """Return the nearest of `places` from `start` in a direction of the screen; None if there is none."""
    best: tuple[float, Placement] | None = None
    for place in places:
        if place.key == start.key:
            continue
        dx, dy = place.x - start.x, place.y - start.y
        ahead = dx * direction[0] + dy * direction[1]
        aside = abs(dx * direction[1]) + abs(dy * direction[0])
        if ahead <= 1 or aside > 2 * ahead + max(start.width, start.height) / 2:
            continue
        distance = ahead + _SIDEWAYS * aside
        if best is None or distance < best[0]:
            best = (distance, place)
    return None if best is None else best[1]


def towards(places: Sequence[Placement], start: Placement, direction: tuple[int, int]) -> Placement | None:
    """The nearest of a few `places` that are anywhere in a direction of the screen, measured from edge to edge; None if
    nothing is."""
    best: tuple[float, Placement] | None = None
    for place in places:
        dx, dy = place.x - start.x, place.y - start.y
        if place.key == start.key or dx * direction[0] + dy * direction[1] <= 1:
            continue
        gap_x = max(0.0, abs(dx) - (place.width + start.width) / 2)
        gap_y = max(0.0, abs(dy) - (place.height + start.height) / 2)
        distance = (_SIDEWAYS * gap_y + gap_x) if direction[0] else (_SIDEWAYS * gap_x + gap_y)
        if best is None or distance < best[0]:
            best = (distance, place)
    return None if best is None else best[1]


def zones(places: Sequence[Placement]) -> list[str]:
    """The zones in the order in which they were laid out."""
    return list(dict.fromkeys(place.zone for place in places))


def next_zone(places: Sequence[Placement], current: str, step: int) -> str | None:
    """The zone after (1) or before (-1) `current`; None beyond the last, where focus leaves the table."""
    order = zones(places)
    index = order.index(current) + step if current in order else (0 if step > 0 else len(order) - 1)
    return order[index] if 0 <= index < len(order) else None


class Keyboard:
    """Turns keys into picks."""

    def __init__(self, stage: Stage, choosing: Choosing) -> None:
        self._stage = stage
        self._choosing = choosing

    def press(self, event: QKeyEvent) -> bool:
        """Act on a key; False if the table has no use for it."""
        key = Qt.Key(event.key())
        if key in ARROWS:
            self._move_focus(ARROWS[key])
        elif key in _PICKS:
            self._choosing.enter(self._stage.focus_key)
        elif key in _TURNS and self._choosing.turn(_TURNS[key]):
            pass
        elif key == Qt.Key.Key_Escape and self._choosing.is_busy:
            self._choosing.cancel()
        else:
            return not event.modifiers() & _COMMANDS and self._type(typed(event))
        return True

    def move_zone(self, step: int) -> bool:
        """Move the focus to the next (1) or previous (-1) zone; False if there is none."""
        places, current = self._targets() or self._places(), self._stage.get(self._stage.focus_key)
        zone = next_zone(places, current.placement.zone if current is not None else "", step)
        if zone is None:
            return False
        members = [place.key for place in places if place.zone == zone]
        self._stage.focus(next((key for key in members if self._choosing.picking.accepts(key)), members[0]))
        return True

    def _move_focus(self, direction: tuple[int, int]) -> None:
        """To the next place for a picked up piece; else to the next wanted key, within the zone, or anywhere."""
        places, current = self._places(), self._stage.get(self._stage.focus_key)
        if current is None:
            self.move_zone(1)
            return
        here = current.placement
        if targets := self._targets():
            found = neighbour(targets, here, direction) or towards(targets, here, direction)
            if found is not None:
                self._stage.focus(found.key)
            return
        wanted = self._choosing.wanted_keys
        rings = (
            [place for place in places if place.key in wanted],
            [place for place in places if place.zone == here.zone],
            places,
        )
        found = next((found for ring in rings if (found := neighbour(ring, here, direction)) is not None), None)
        if found is not None:
            self._stage.focus(found.key)

    def _type(self, letter: str) -> bool:
        meant = [one.key for one in self._places() if one.shortcut and one.shortcut.lower() == letter.lower()]
        if not letter or not meant:
            return bool(letter) and self._choosing.type(letter)
        self._choosing.activate(next((key for key in meant if self._choosing.picking.usable(key)), meant[0]))
        return True

    def _targets(self) -> list[Placement]:
        """Return the targets of the picked piece; empty if none is."""
        return [place for place in self._places() if place.key in self._choosing.targets]

    def _places(self) -> list[Placement]:
        return [item.placement for item in self._stage if item.placement.label]


CARRIED_Z: Final = 300.0
"""Added to the stacking of what is carried: above all pieces, below the notes on them."""
_GROWN: Final = 0.6
"""The share of the way to the nearest place after which a piece has the size that it will have there."""
_FREE_WAY: Final = 160.0
"""The same where it can go nowhere, in scene units."""
_LEAST: Final = 0.3
"""As small as a piece becomes, as a share of its size at rest."""
_SHEER: Final = 0.78
"""Opacity of a piece on its way over others."""


class Grip:
    """One piece from the moment it is taken up at `start`, a point of the scene."""

    def __init__(self, item: PieceItem, start: QPointF, stage: Stage, choosing: Choosing) -> None:
        self.item = item
        self._start = start
        self._stage = stage
        self._choosing = choosing
        self._held_at = (item.pos() - start) / (item.placement.width * item.scale())
        """From the pointer to the middle of the piece, in widths of the piece."""
        self._width = item.placement.width * item.scale()
        """Its former width, in scene units."""

    def carry(self, point: QPointF, target: PieceItem | None) -> None:
        """The pointer is at `point`, and the piece is over `target`, a place of the kind where it goes."""
        nearest = target or self._nearest(point)
        near = 1.0 if target is not None else self._progress(point, nearest)
        width = self._width + (self._width_on(nearest) - self._width) * near
        self.item.setScale(width / self.item.placement.width)
        self.item.setPos(point + self._held_at * width)
        self.item.setOpacity(1.0 if target is not None else 1 - (1 - _SHEER) * near)

    def _progress(self, point: QPointF, nearest: PieceItem | None) -> float:
        """Progress on its way (0..1), slow at the beginning and at the end."""
        if nearest is None:
            share = _length(point - self._start) / _FREE_WAY
        else:
            reach = max(nearest.placement.width, nearest.placement.height) * nearest.scale() / 2
            whole = _length(nearest.pos() - self._start) - reach
            left = _length(nearest.pos() - point) - reach
            share = 1.0 if whole <= 0 else (1 - left / whole) / _GROWN
        share = min(max(share, 0.0), 1.0)
        return share * share * (3 - 2 * share)

    def _nearest(self, point: QPointF) -> PieceItem | None:
        """The nearest place where it can go."""
        keys = self._choosing.picking.places
        places = [one for one in self._stage.pieces if one.key in keys]
        return min(places, key=lambda one: _length(one.pos() - point), default=None)

    def _width_on(self, place: PieceItem | None) -> float:
        """Return its width on a place: as the game sets it, else so that it fits there."""
        given = self._choosing.size_on(self.item.key, place.key if place is not None else "")
        if given:
            return given
        if place is None:
            return self._width
        own, there = self.item.placement, place.placement
        fitting = min(there.width / own.width, there.height / own.height) * place.reach
        return own.width * min(max(fitting, _LEAST), 1.0)


def _length(way: QPointF) -> float:
    return float((way.x() ** 2 + way.y() ** 2) ** 0.5)


SNAP: Final = 0.85
"""Attraction of a dragged piece to the place it would be dropped on (0..1)."""


class DragAndDrop:
    """The pressed or held piece, and its place. `drag_from` is a distance in scene units; below it a press stays a
    click."""

    def __init__(self, stage: Stage, choosing: Choosing) -> None:
        self._stage = stage
        self._choosing = choosing
        self._pressed: PieceItem | None = None
        self._grip: Grip | None = None
        self._start = QPointF()
        self._last = QPointF()
        self._again = False
        """True if the press is the second of a double click."""
        self._shown = False
        """True if the last click has shown a piece in a place where it was not before."""
        self.drag_from = 10.0

    def press(self, point: QPointF, again: bool = False) -> bool:
        """The button goes down; whether on something that can be picked up."""
        self._pressed = self._usable_at(point)
        self._start, self._again = point, again
        return self._pressed is not None and self._choosing.can_carry(self._pressed.key)

    def move(self, point: QPointF) -> None:
        """The pointer moves, with a piece held or not."""
        if self._grip is not None:
            self._drag(self._grip, point)
            return
        item = self._pressed
        if item is None:
            over = self._usable_at(point)
            self._choosing.point_at("" if over is None else over.key)
            usable = over is not None and self._choosing.would_pick(over.key)
            self._stage.point_with(Qt.CursorShape.PointingHandCursor if usable else Qt.CursorShape.ArrowCursor)
        elif self._choosing.can_carry(item.key) and self._far(point):
            self._drag(self._pick_up(item), point)

    def release(self, point: QPointF, moved_map: bool = False) -> None:
        """The button goes up: what is held is dropped, what was only pressed is activated. `moved_map`: the map was
        pushed along instead."""
        grip, pressed = self._grip, self._pressed
        self._grip = self._pressed = None
        if grip is not None:
            self._drop(grip, point)
        elif pressed is not None and not self._far(point):
            self._click(pressed.key)
        elif pressed is not None and not moved_map and not self._choosing.is_live(pressed.key):
            # Trying to take up a piece that cannot be moved now shows the reason.
            self._choosing.activate(pressed.key)
        self.move(point)

    def let_go(self) -> None:
        """Put down whatever is held, where it belongs."""
        grip, self._grip, self._pressed = self._grip, None, None
        self._stage.carried = None
        self._choosing.put_back()
        self._stage.point_with(Qt.CursorShape.ArrowCursor)
        if grip is not None:
            self._stage.send_home(grip.item)

    def hold_on(self) -> None:
        """Keep the held piece, which has been turned, under the pointer."""
        if self._grip is not None:
            self._drag(self._grip, self._last)

    def is_over_something(self, point: QPointF) -> bool:
        """True if there is something under the pointer that can be used now."""
        item = self._usable_at(point)
        return item is not None and self._choosing.is_live(item.key)

    def _click(self, key: str) -> None:
        choosing = self._choosing
        if self._again and self._shown and choosing.waiting:
            choosing.confirm()
            return
        new = key not in choosing.picking.picked
        choosing.activate(key)
        self._shown = new and bool(choosing.waiting)

    def _pick_up(self, item: PieceItem) -> Grip:
        self._shown = False
        grip = self._grip = Grip(item, self._start, self._stage, self._choosing)
        self._stage.carried = item
        item.setZValue(item.placement.z + CARRIED_Z)
        self._stage.point_with(Qt.CursorShape.ClosedHandCursor)
        self._choosing.pick_up(item.key)
        return grip

    def _drag(self, grip: Grip, point: QPointF) -> None:
        self._last = point
        held, choosing = grip.item, self._choosing
        target = self._target_at(point, held)
        fits = target is not None and choosing.picking.accepts(target.key)
        barred = target is not None and not fits and choosing.is_like_a_target(target.key)
        grip.carry(point, target if fits or barred else None)
        held.setZValue(held.placement.z + CARRIED_Z)
        if target is not None and (fits or barred):
            held.setPos(held.pos() + (target.pos() - held.pos()) * SNAP)
        here = "" if target is None else target.key
        choosing.carry_over(here if fits else "", here if barred else "")

    def _drop(self, grip: Grip, point: QPointF) -> None:
        held = grip.item
        target = self._target_at(point, held)
        self._stage.carried = None
        home = QRectF(held.boundingRect())
        home.moveCenter(held.home)
        if home.contains(point) and (target is None or not self._choosing.picking.accepts(target.key)):
            self._choosing.lay_back()
        else:
            self._choosing.drop("" if target is None else target.key)
        if self._stage.has(held) and held.pos() != held.home:
            self._stage.send_home(held)

    def _far(self, point: QPointF) -> bool:
        return (point - self._start).manhattanLength() > self.drag_from

    def _usable_at(self, point: QPointF) -> PieceItem | None:
        """The topmost piece that can be used, else a small one beside, else the topmost one that has a name."""
        found = None
        for item in self._stage.at(point):
            if self._choosing.is_live(item.key):
                return item
            if found is None and item.placement.label:
                found = item
        return self._small_beside(point) or found

    def _small_beside(self, point: QPointF) -> PieceItem | None:
        """The nearest piece that can be used and, too small for a finger, is hit beside its picture too."""
        reach = self._stage.units(TARGET / 2)
        around = []
        for item in self._stage.pieces:
            half = QPointF(item.placement.width, item.placement.height) * item.scale() / 2
            way = point - item.pos()
            if item.placement.on_map or min(half.x(), half.y()) >= reach:
                continue
            if abs(way.x()) > max(half.x(), reach) or abs(way.y()) > max(half.y(), reach):
                continue
            if self._choosing.picking.usable(item.key):
                around.append((way.manhattanLength(), item))
        return min(around, key=lambda one: one[0])[1] if around else None

    def _target_at(self, point: QPointF, held: PieceItem) -> PieceItem | None:
        found = None
        for item in self._stage.at(point, besides=held.key):
            if self._choosing.picking.accepts(item.key):
                return item
            if found is None and item.placement.label:
                found = item
        return found


NOTCH: Final = 120
"""One notch of a wheel, in Qt's units."""
_PAUSE: Final = 400
"""Milliseconds without an event after which the rest of a step is forgotten."""


class WheelSteps:
    """The sum of small movements in one direction."""

    def __init__(self) -> None:
        self._rest = 0
        self._last = 0

    def add(self, delta: int, time: int) -> int:
        """Whole steps that are complete with this movement, negative for the other direction. `time` in milliseconds.
        The rest is kept for the next movement, unless that is in the other direction or comes after a pause."""
        if self._rest * delta < 0 or time - self._last > _PAUSE:
            self._rest = 0
        self._rest, self._last = self._rest + delta, time
        steps = int(self._rest / NOTCH)
        self._rest -= steps * NOTCH
        return steps

    def forget(self) -> None:
        """The wheel is used for something else."""
        self._rest = 0


_ZOOMS: Final = MappingProxyType({"+": STEP, ";": STEP, "=": STEP, "-": 1 / STEP})
"""Plus is typed with or without Shift, on an English or a Japanese keyboard."""


_PLAIN: Final = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
"""Held with these a key is still a character."""


class PanAndZoom:
    """Turns gestures into moves of the camera."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._start = QPointF()
        self._last = QPointF()
        self._ready = False
        self.dragging = False

    def grab(self, point: QPointF) -> None:
        """The button went down where nothing else is to be picked up."""
        self._ready = self._stage.camera.sees(point)
        self._start = self._last = point

    def drag(self, point: QPointF, slack: float) -> bool:
        """Push the map along; False while `slack` has not been exceeded, or if nothing was grabbed."""
        if not self._ready:
            return False
        if not self.dragging and (point - self._start).manhattanLength() <= slack:
            return False
        self.dragging = True
        self._stage.point_with(Qt.CursorShape.ClosedHandCursor)
        self._stage.camera.pan(point - self._last)
        self._last = point
        self._stage.camera_changed()
        return True

    def let_go(self) -> None:
        self._ready = self.dragging = False

    def wheel(self, point: QPointF, delta: int) -> bool:
        """Zoom around the mouse; False where there is no map."""
        camera = self._stage.camera
        if not camera.works or not camera.sees(point):
            return False
        camera.zoom_at(point, STEP ** (delta / NOTCH))
        self._stage.camera_changed()
        return True

    def key(self, event: QKeyEvent) -> bool:
        """Plus and minus zoom, 0 shows everything, Z turns; a game's own shortcuts come first."""
        camera = self._stage.camera
        if not camera.works or event.modifiers() & ~_PLAIN:
            return False
        if event.text() in _ZOOMS:
            camera.zoom_at(camera.frame.center(), _ZOOMS[event.text()])
        elif event.text() == "0":
            camera.show_all()
        elif event.text() in ("z", "Z") and camera.offers_turn:
            self._stage.turn_map(not camera.is_turned)
            return True
        else:
            return False
        self._stage.camera_changed()
        return True


class Gestures:
    """Knows the picks and the pieces, and nothing of views, seats and games. Points are the scene's."""

    def __init__(self, stage: Stage, choosing: Choosing) -> None:
        self._stage = stage
        self._choosing = choosing
        self._pieces = DragAndDrop(stage, choosing)
        self._map = PanAndZoom(stage)
        self._keyboard = Keyboard(stage, choosing)
        self._steps = WheelSteps()

    def press(self, button: Qt.MouseButton, point: QPointF, again: bool = False) -> None:
        """The left button takes hold of a piece, else of the map; the middle one of the map. The right one turns the
        piece to be laid, if that can be turned, else it puts everything down. `again`: a double click."""
        self._stage.motion.fast_forward()
        if button == Qt.MouseButton.LeftButton:
            if not self._pieces.press(point, again):
                self._map.grab(point)
        elif button == Qt.MouseButton.MiddleButton:
            self._map.grab(point)
        elif button == Qt.MouseButton.RightButton and not self._turn(1):
            self._choosing.cancel()

    def move(self, point: QPointF) -> None:
        """The mouse moves, with a button down or not."""
        if not self._map.drag(point, self._pieces.drag_from):
            self._pieces.move(point)

    def release(self, button: Qt.MouseButton, point: QPointF) -> None:
        """A button goes up."""
        moved_map = self._map.dragging
        self._map.let_go()
        if button == Qt.MouseButton.LeftButton:
            self._pieces.release(point, moved_map)

    def wheel(self, event: QGraphicsSceneWheelEvent) -> bool:
        """Turn what is picked up or pointed at, once for each notch, else zoom the map, as Ctrl does in any case; False
        if the table has no use for the wheel."""
        if event.orientation() != Qt.Orientation.Vertical:
            return False
        point, delta = event.scenePos(), event.delta()
        zooms = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        at_hand = self._choosing.is_busy or self._pieces.is_over_something(point)
        if zooms or not (at_hand and self._choosing.can_turn):
            self._steps.forget()
            return self._map.wheel(point, delta)
        steps = self._steps.add(delta, event.timestamp())
        for _ in range(abs(steps)):
            self._turn(-1 if steps > 0 else 1)
        return True

    def key(self, event: QKeyEvent) -> bool:
        """A key goes down; False if the table has no use for it."""
        used = self._keyboard.press(event)
        self._pieces.hold_on()
        return used or self._map.key(event)

    def _turn(self, step: int) -> bool:
        turned = self._choosing.turn(step)
        self._pieces.hold_on()
        return turned

    def move_zone(self, step: int) -> bool:
        """Move the focus to the next (1) or previous (-1) zone; False if there is none."""
        return self._keyboard.move_zone(step)

    def let_go(self) -> None:
        """Let what is carried float back to where it belongs."""
        self._pieces.let_go()
