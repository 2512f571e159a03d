"""The table all games share: shows a view, moves and emphasizes pieces, and emits the chosen action."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Final, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPainterPathStroker, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from hoshikan.engine import Event
from hoshikan.ui.board.table import cueplay
from hoshikan.ui.board.table.access import AccessibleScene
from hoshikan.ui.board.table.cache import PictureCache
from hoshikan.ui.board.table.choosing import (
    TICK,
    Attempted,
    Choosing,
    Chosen,
    ClueWanted,
    Objected,
    Outcome,
    Picking,
    Unfinished,
    Useless,
)
from hoshikan.ui.board.table.cueplay import Hearing, Limelight
from hoshikan.ui.board.table.gestures import Gestures
from hoshikan.ui.board.table.hooks import SceneHooks
from hoshikan.ui.board.table.items import PieceItem
from hoshikan.ui.board.table.marks import MARKS, with_clues
from hoshikan.ui.board.table.model import Affordance, Badges, Clue, HaloFace, Placement, Scenery
from hoshikan.ui.board.table.motion import Motion, Step, Tween
from hoshikan.ui.board.table.stage import Stage
from hoshikan.ui.kit.look.theme import DURATION, TARGET, Theme, color
from hoshikan.ui.kit.widgets.focusring import last_input
from hoshikan.ui.text.gametext import GameText, V

_WIDTH = 9.0
_HEAD = 26.0
_ARROW_Z: Final = 800.0


class _SmoothPath(QGraphicsPathItem):
    """A path with smooth edges on a view that has none to smooth else."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        super().paint(painter, option, widget)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)


class HintArrow:
    """One item that draws all arrows of a scene."""

    def __init__(self, scene: QGraphicsScene, theme: Theme) -> None:
        self._item = _SmoothPath()
        self._item.setZValue(_ARROW_Z)
        self._item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        scene.addItem(self._item)
        self.set_colour(theme)

    def set_colour(self, theme: Theme) -> None:
        self._item.setBrush(color(theme.hint, 0.9))
        self._item.setPen(QPen(color(theme.window, 0.85), 2.5))

    def show(self, arrows: Sequence[tuple[QPointF, QPointF]]) -> None:
        """Draw arrows from each first point to its second; none hides the item."""
        if not arrows and not self._item.isVisible():
            return
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for start, end in arrows:
            path.addPath(_arrow(start, end))
        self._item.setPath(path)
        self._item.setVisible(bool(arrows))


def _arrow(start: QPointF, end: QPointF) -> QPainterPath:
    way = end - start
    length = math.hypot(way.x(), way.y())
    if length < 2 * _HEAD:
        return QPainterPath()
    unit = way / length
    across = QPointF(-unit.y(), unit.x())
    tip, neck = end - unit * 12, end - unit * (12 + _HEAD)
    bend = start + way * 0.5 + across * length * 0.08
    shaft = QPainterPath(start + unit * 20)
    shaft.quadTo(bend, neck)
    stroker = QPainterPathStroker()
    stroker.setWidth(_WIDTH)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    path = stroker.createStroke(shaft)
    head = QPainterPath(tip)
    head.lineTo(neck + across * _HEAD * 0.6)
    head.lineTo(neck - across * _HEAD * 0.6)
    head.closeSubpath()
    return path.united(head)


LIGHTS: Final = (HaloFace("gold"), HaloFace("glow"), HaloFace("glow", soft=True))
"""The halos that hovering over pieces and picking them up ask for."""


class Assistance(Protocol):
    """The part of a game needed here; see `ui.board.table.hooks`."""

    def beginnings(self, affordances: Sequence[Affordance]) -> frozenset[str]: ...
    def costs(self, focus: str) -> Badges: ...
    def related(self, focus: str) -> frozenset[str]: ...


class Emphasis:
    """Keys by reason. The strongest reason decides the light of a piece."""

    def __init__(self, stage: Stage, choosing: Choosing, game: Assistance, arrow: HintArrow) -> None:
        self._stage = stage
        self._choosing = choosing
        self._game = game
        self._arrow = arrow
        self._last_input = last_input()
        self.hints: tuple[str, ...] = ()
        """Legal actions whose parts are lit and joined by arrows, or single keys."""
        self.highlighted: frozenset[str] = frozenset()
        """Pieces of something beside the table, such as a line of the log."""
        self.spoken_of: frozenset[str] = frozenset()
        """Pieces that a lesson refers to in this position."""
        self.faded: frozenset[str] = frozenset()
        """Pieces that do not matter in this position, faded while they are not lit."""
        self.ringed = ""
        """The piece with keyboard focus, if the keyboard is in use."""
        self.glow_targets = True
        """True if legal targets glow."""
        self.show_costs = True
        """True if costs are shown on the pieces."""
        self._known: Sequence[Affordance] = ()
        self._beginnings = frozenset[str]()
        """With what can be begun where these are known."""

    def begin(self) -> None:
        """Forget what was about the position before."""
        self.hints, self.spoken_of, self.faded = (), frozenset(), frozenset()

    def show(self) -> None:
        """Dress every piece as it now should be."""
        picking = self._choosing.picking
        lit, ways = hinted(self.hints, picking)
        ends = [(self._stage.get(start), self._stage.get(end)) for start, end in ways]
        self._arrow.show([(one.home, other.home) for one, other in ends if one is not None and other is not None])
        self.ringed = self._stage.focus_key if self._last_input.by_keys else ""
        # What was pointed at may be gone, as after going back to an earlier position.
        focus = next((key for key in (self._choosing.pointed, self.ringed) if self._stage.get(key)), "")
        helps = self.show_costs and bool(self._choosing.actions) and not self._stage.motion.is_moving
        badges = self._game.costs(focus) if helps else {}
        quick = self._stage.motion.lasting(DURATION["quick"])
        related = self._game.related(focus) if helps and focus else frozenset[str]()
        first = self._first()
        concerned = {focus, *self._concerned(), *lit, *badges, *related}
        for item in self._stage.pieces:
            key = item.key
            if key not in concerned and item.is_plain:
                continue
            marked = key in self.spoken_of or (key in picking.picked and picking.is_piece(key))
            in_place = marked and item.placement.on_map
            beside = key in first and not item.placement.rises  # close to others, of which none shall cover its light
            item.set_halo(self._halo(key, lit, related), above=in_place or beside or key == self._choosing.held)
            item.fade(key in self.faded and not item.halo)
            item.set_ring(key == self.ringed)
            item.set_badge(badges.get(key))
            raised = key in picking.picked and picking.is_piece(key) and not item.placement.on_map
            item.lift(raised and key != self._choosing.held)
            item.set_in_hand(raised or key == self._choosing.held)
            risen = item.placement.rises and key == self._choosing.pointed and not self._choosing.held
            item.rise(risen, quick)

    def _concerned(self) -> Iterator[str]:
        """The keys that may wear anything but hints and what the game asks for: few of all."""
        choosing, picking = self._choosing, self._choosing.picking
        yield from (choosing.held, choosing.over, choosing.barred, choosing.pointed, self.ringed)
        yield from self.highlighted
        yield from self.spoken_of
        yield from self.faded
        yield from self._first()
        if picking.picked:
            yield from picking.picked
            yield from picking.shared_keys
            yield from picking.nearest_keys

    def _first(self) -> frozenset[str]:
        """Return the playable pieces, while nothing is picked and no piece is referred to."""
        picking = self._choosing.picking
        if not self.glow_targets or picking.picked or self.hints or self.highlighted or self.spoken_of:
            return frozenset()
        if picking.affordances is not self._known:
            self._known = picking.affordances
            self._beginnings = self._game.beginnings(self._known)
        return self._beginnings

    def _halo(self, key: str, hints: frozenset[str], related: frozenset[str]) -> HaloFace | None:
        """The light around `key`."""
        picking = self._choosing.picking
        if key == self._choosing.held:
            # What it is over lies under it, and so it is itself lit for that place.
            if self._choosing.barred:
                return HaloFace("bad")
            return HaloFace("gold") if self._choosing.over else None
        if key == self._choosing.over:
            return HaloFace("gold")
        if key == self._choosing.barred:
            return HaloFace("bad")
        if key in picking.picked:
            return HaloFace("gold")
        if key in hints:
            return HaloFace("hint")
        if key in self.highlighted:
            return HaloFace("link")
        if picking.picked and key in picking.shared_keys:
            return HaloFace("gold")
        if self.glow_targets and picking.picked and key in picking.nearest_keys:
            return HaloFace("glow")
        if key in related or key in self.spoken_of:
            return HaloFace("link")
        first = key in self._first()
        if key == self._choosing.pointed and picking.usable(key):
            return HaloFace("glow", soft=not first)
        return HaloFace("glow", soft=True) if first else None


def hinted(hints: Sequence[str], picking: Picking) -> tuple[frozenset[str], list[tuple[str, str]]]:
    """The keys to light for hints, which are legal actions or keys, and from where to where arrows lead."""
    keys: set[str] = set()
    ways: list[tuple[str, str]] = []
    for hint in hints:
        known = next((one for one in picking.affordances if one.action == hint), None)
        if known is None:
            keys.add(hint)
            continue
        keys.update((*known.pieces, *known.seal))
        if known.arrows:
            keys.update(end for _, end in known.arrows if end in known.targets)
            ways += known.arrows
            continue
        keys.update(known.targets[:1])
        starts = [key for key in (*known.seal, *known.pieces) if key not in known.targets]
        ways += [(start, end) for start in starts[:1] for end in known.targets[:1]]
    return frozenset(keys), ways


_REST: Final = 15
"""Milliseconds between the pictures, for everything else that waits."""
_AT_ONCE: Final = 2
"""Milliseconds of drawing after which the rest is left for the next time."""
_TOGETHER: Final = 8
"""Pieces of a map that are made sharp at once: their pictures are drawn already, and only made to fit."""


class Foreseeing(Protocol):
    """The part of a game needed here; see `ui.board.table.hooks`."""

    def foreseen(self) -> Iterable[Placement]: ...


class Prerendering(QObject):
    """Asks for a few pictures at a time; the cache keeps them."""

    def __init__(self, stage: Stage, choosing: Choosing, game: Foreseeing) -> None:
        super().__init__(stage)
        self._stage = stage
        self._choosing = choosing
        self._game = game
        self._waiting: list[Callable[[], None]] = []
        """In reverse order: the first to be drawn is last."""
        self._clock = QTimer(self)
        self._clock.setInterval(_REST)
        self._clock.timeout.connect(self._draw_next)

    def begin(self) -> None:
        """Light every size of piece that can be used now, once the table is on a screen."""
        usable = [item for item in self._stage if self._choosing.picking.usable(item.key)]
        sizes = {(item.placement.width, item.placement.height, item.reach): item.key for item in usable}
        pieces = [item.key for item in usable if self._choosing.picking.is_piece(item.key)]
        coarse = self._stage.coarse
        self._waiting = [
            *(partial(self._stage.sharpen, coarse[at : at + _TOGETHER]) for at in range(0, len(coarse), _TOGETHER)),
            *(partial(self._draw_cast, key) for key in pieces),
            *(partial(self._draw_light, key, light) for light in LIGHTS for key in sizes.values()),
            *(partial(self._stage.prepare, placement) for placement in self._game.foreseen()),
        ]
        if self._waiting and self._stage.is_in_window:
            self._clock.start()

    def stop(self) -> None:
        """Somebody uses the table."""
        self._clock.stop()

    def _draw_next(self) -> None:
        since = QElapsedTimer()
        since.start()
        while self._waiting and since.elapsed() < _AT_ONCE:  # most are known already, and take no time
            self._waiting.pop()()
        if not self._waiting:
            self._clock.stop()

    def _draw_cast(self, key: str) -> None:
        item = self._stage.get(key)
        if item is not None:
            item.prepare_cast()

    def _draw_light(self, key: str, light: HaloFace) -> None:
        item = self._stage.get(key)
        if item is not None:
            item.prepare_halo(light)


_SIDE: Final = 56.0
"""Its width in scene units, if that is enough for a finger."""
_Z: Final = 700.0
"""Above every piece, below what flies."""


def beside(item: PieceItem, table: QRectF, least: float, label: str) -> Placement:
    """At the lower right corner of `item`, so that all its edges can be seen, within `table`; `least` units wide."""
    side = max(_SIDE, least)
    half = QPointF(item.placement.width, item.placement.height) * item.reach / 2
    room = table.adjusted(side / 2, side / 2, -side / 2, -side / 2)
    x = min(max(item.home.x() + half.x() + side * 0.3, room.left()), room.right())
    y = min(max(item.home.y() + half.y() + side * 0.3, room.top()), room.bottom())
    return Placement(TICK, "~tick", "", x, y, side, side, _Z, label=label, zone=item.placement.zone)


_MOST_NAMES: Final = 4
"""Most choices that are named."""
_ASPECT_STEP: Final = 0.02
"""Windows whose shapes differ by less share a layout."""
_TURNING: Final = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class TableScene(AccessibleScene, SceneHooks[V]):
    """Base of every game's scene.

    **A game's scene defines**: places (`scenery`), pictures (`painters`), the handling of each legal
    action (`affordances`); and, where the game has such a thing, any other of `SceneHooks`.

    **It inherits**: drag and drop, clicks, keyboard, screen readers, confirming, motion from one position
    to the next, lights, notes, hints, zoom, other languages, themes and sizes.

    **It may read** `view`, `seat`, `names`, `actions` (the shown view, the viewing seat, the players, the legal
    actions), `picking` (the picks, and what fits), `choosing.opened`, `text`, `theme`, `aspect`, `is_empty`,
    `is_moving`, `stage` (the placed pieces, the camera); and it may connect to the signals. **It may call**
    `lay_out` and `dress`, when something that only this game knows of has changed, and `highlight`.
    """

    action_chosen = Signal(str)
    """The notation of a legal action."""
    action_ready = Signal(str)
    """With `choosing.waits_for_confirm`: an action waits for `choosing.confirm()`; "" when it no longer does."""
    attempted = Signal(str)
    """The notation of a try that the rules do not allow, for an explanation."""
    objected = Signal(str, str)
    """Why a piece cannot go where it was tried, if no action is meant by that; and the rule's id or ""."""
    prompted = Signal(str)
    """The next choice after a piece was let go where it may go."""
    clue_wanted = Signal(int)
    """The seat of a reading (`show_clues`) of which everything is wanted."""
    pick_changed = Signal(object)
    """The picked keys, a tuple."""
    announce = Signal(str)
    """A short sentence for the status line and for screen readers."""
    focus_described = Signal(str)
    """The focused piece, in words."""
    theme_changed = Signal(object)
    """The new theme."""
    seen = Signal(object)
    """The numbers (a tuple) of those events of the newest position whose motion has now been seen. The rest is seen
    when the position has `arrived`."""
    arrived = Signal()
    """The newest position is on the table for the first time: now it may be described, and played in."""
    settled = Signal()
    """The table shows the newest position and nothing moves."""

    def __init_subclass__(cls) -> None:
        """Raises TypeError where a game's table lacks a part: Qt's metaclass ignores `abstractmethod`."""
        super().__init_subclass__()
        lacking = [name for name in vars(SceneHooks) if getattr(getattr(cls, name), "__isabstractmethod__", False)]
        if lacking:
            raise TypeError(f"{cls.__name__} lacks {', '.join(lacking)}")

    def __init__(self, text: GameText[V], theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.text = text
        self._view: V | None = None
        self.seat: int | None = None
        self.names: Sequence[str] = ()
        self.aspect, self.bars = 1.6, 0.0
        """Width by height of the window that shows the table, for games whose layout can adapt."""
        self.motion = Motion(self)
        self.stage = Stage(self, PictureCache(MARKS | dict(self.painters()), theme), self.motion)
        self.hearing = Hearing(self, self.stage, self.lands, self.sound_of)
        self.touched = self.hearing.touched
        self.choosing = Choosing(self, self)
        self._gestures = Gestures(self.stage, self.choosing)
        self._arrow = HintArrow(self, theme)
        self.limelight = Limelight(self, self.stage, theme, self.feelings)
        """The light of the great moments, and the words in it."""
        self._coming: tuple[str, ...] | None = None
        """The legal actions of a position on its way; None while there is no such position."""
        self._skipped = False
        """True if the last press ended a spotlight."""
        self._skips_on = False
        """True if a spotlight was skipped that is not over."""
        self._emphasis = Emphasis(self.stage, self.choosing, self, self._arrow)
        self._last_input = last_input()
        self._last_input.changed.connect(self._on_last_input)
        self._clues: tuple[Clue, ...] = ()
        self._waited = ""
        """The action beside which the tick is shown."""
        self.stage.camera.can_turn = self.turns_map
        self.stage.map_turned.connect(self.lay_out)
        self.stage.camera_moved.connect(self._show_tick)
        self.stage.camera_moved.connect(self.dress)
        self.focusItemChanged.connect(self._on_focus)
        self.motion.finished.connect(self._arrive)
        self._prerendering = Prerendering(self.stage, self.choosing, self)
        self.settled.connect(self._prerendering.begin)

    def objection(self, picked: frozenset[str]) -> tuple[str, str]:
        """Return the targets of the picked piece."""
        held = [key for key in self.picking.picked if key in picked and self.picking.is_piece(key)]
        return self.nowhere(held[-1] if held else "")

    def nowhere(self, held: str) -> tuple[str, str]:
        """Return a general sentence, for games without their own."""
        return self.tr("That doesn't go there."), ""

    # The position

    @property
    def view(self) -> V:
        """The shown view; only once a position is shown."""
        assert self._view is not None
        return self._view

    @property
    def is_empty(self) -> bool:
        """True if no position has been shown yet, so that there is no `view`."""
        return self._view is None

    @property
    def actions(self) -> tuple[str, ...]:
        """The legal actions of `seat`; none unless a person at this screen has to decide."""
        return self.choosing.actions

    @property
    def picking(self) -> Picking:
        """The picks, and the actions left."""
        return self.choosing.picking

    def show_position(
        self,
        view: V,
        seat: int | None,
        actions: Sequence[str],
        names: Sequence[str],
        events: Sequence[Event] = (),
        animate: bool = True,
    ) -> None:
        """Show a view. With `events` the way there is shown too; without (undo, jump) the table just changes.

        `actions` are the legal ones of `seat`, empty unless a person at this screen has to decide.
        """
        animate = animate and bool(events) and not self.motion.is_off
        self.happened(events)
        self.let_go()
        if not animate:
            self.motion.fast_forward()
            self.limelight.put_out()
        elif place := self.place_of_interest(view):
            self.stage.bring_into_sight(place)
        self._view, self.seat, self.names, self._clues = view, seat, tuple(names), ()
        self.choosing.begin(actions)  # what lies where may follow the first picks
        self._emphasis.begin()
        scenery = self.scenery(view, seat, self.names)
        self.setSceneRect(QRectF(0, 0, scenery.width, scenery.height))
        self._coming = tuple(actions)
        if not animate:
            self._show_tick()
            self._change_to(scenery)
            self._arrive(begun=True)
            return
        self.choosing.rest()
        self._show_tick()
        self.picks_changed()
        self.motion.play(*self._steps_to(scenery, events, partial(self._emit_seen, events)))
        if self._skips_on:
            self.skip()

    def _steps_to(
        self, scenery: Scenery, events: Sequence[Event], emit: Callable[[tuple[Event, ...]], None]
    ) -> list[Step]:
        """Return the steps by which `events` led to the scenery of the view shown now."""
        cues, goes_on = self.cues(events), self.goes_on(self.view)
        steps = cueplay.steps(cues, self.stage, self.limelight, self.hearing, emit, goes_on=goes_on)
        hears = partial(self.hearing.of_change, scenery, cues, events)

        def settle() -> list[Tween]:
            changes = self.stage.change_to(scenery, self.limelight.headline if goes_on else ())
            if goes_on:
                self.limelight.light_again()
            return changes

        return [*steps, Step(settle, DURATION["slow" if cues and not goes_on else "normal"], hears=hears)]

    def _emit_seen(self, events: Sequence[Event], seen: Sequence[Event]) -> None:
        """The same event may happen twice: it is identified by its number."""
        numbers = tuple(number for number, event in enumerate(events) if any(event is one for one in seen))
        if numbers:
            self.seen.emit(numbers)

    def show_again(self, course: Sequence[tuple[V, Sequence[Event]]]) -> None:
        """Show earlier positions once more, each with the events that led to it, and return to the present one. The
        first has none. No events are emitted, and nothing can be done meanwhile; where motion is off,
        the held pictures are shown without any."""
        self.motion.fast_forward()
        self.let_go()
        present, actions, speed = self.view, self.choosing.actions, self.motion.speed
        self.choosing.rest()
        self.happened(())
        self._view = course[0][0]
        self._change_to(self.scenery(self._view, self.seat, self.names))
        self.picks_changed()
        if self.motion.is_off:
            self.motion.set_speed("still")
        left = deque(course[1:])

        def go_on() -> None:
            if left:
                view, events = left.popleft()
                hold = 0 if self.goes_on(view) else DURATION["word"]
                self.happened(events)
                self._view = view
                steps = self._steps_to(self.scenery(view, self.seat, self.names), events, lambda _events: None)
                self.motion.play(*steps, Step(lambda: (), hold=hold, over=go_on))
                return
            self.limelight.put_out()
            self.happened(())
            self._view = present
            self.choosing.begin(actions)
            self._change_to(self._laid_out(present))
            self.picks_changed()
            self.motion.set_speed(speed)

        go_on()

    def _arrive(self, *, begun: bool = False) -> None:
        """The newest position is on the table. `begun`: its actions are offered already."""
        coming, self._coming = self._coming, None
        if coming is not None:
            if not begun:
                self.choosing.begin(coming)
            self.picks_changed()
            self.arrived.emit()
        if not self.is_moving:
            self.dress()
            self.settled.emit()

    @property
    def is_staging(self) -> bool:
        """True if a position is on its way, so that it must not be described yet."""
        return self._coming is not None

    def skip(self) -> bool:
        """End the great moment that is shown; False if none is."""
        self._skips_on = False
        if not self.motion.in_moment:
            return False
        self.motion.skip()
        self._skips_on = self.goes_on(self.view) and not self.motion.has_moments
        return True

    def call(self, names: Sequence[str]) -> None:
        """The players have other names now, as in another language."""
        self.names = tuple(names)
        self.lay_out()

    def lay_out(self) -> None:
        """Let everything lie at once where it now belongs, if it follows more than the view."""
        if self._view is not None:
            self.motion.fast_forward()
            self._change_to(self._laid_out(self._view))

    def show_clues(self, clues: Sequence[Clue]) -> None:
        """Mark at the seats what is read of them, until there is another position; of several readings of a seat the
        first one for which there is a place."""
        if tuple(clues) != self._clues:
            self._clues = tuple(clues)
            self.lay_out()
            self.dress()

    def _laid_out(self, view: V) -> Scenery:
        return with_clues(self.scenery(view, self.seat, self.names), self._clues, self.clue_place)

    def _change_to(self, scenery: Scenery) -> None:
        self.setSceneRect(QRectF(0, 0, scenery.width, scenery.height))
        dark = self.limelight.is_dark
        for change in self.stage.change_to(scenery, self.limelight.standing if dark else ()):
            change(1.0)
        if dark:
            self.limelight.light_again()
        self._show_tick()

    def _show_tick(self) -> None:
        """Put the tick at the corner of the waiting action, whatever else changes."""
        self._waited = self.choosing.waiting
        last = [one for key in self.picking.picked if (one := self.stage.get(key)) is not None]
        if not self._waited or not last:
            self.stage.set_tick(None)
            return
        label = self.text.action(self._waited, self.view)
        self.stage.set_tick(beside(last[-1], self.sceneRect(), self.stage.units(TARGET), label))

    @property
    def is_moving(self) -> bool:
        return self.motion.is_moving

    def fast_forward(self) -> None:
        """Show the end of all motion at once, and put out the light of a moment that goes on."""
        self.motion.fast_forward()
        self.limelight.put_out()

    def set_motion(self, speed: str) -> None:
        """One of `motion.SPEEDS`."""
        self.motion.set_speed(speed)

    # Looks

    @property
    def theme(self) -> Theme:
        return self.stage.pictures.theme

    def set_theme(self, theme: Theme) -> None:
        self.stage.pictures.set_theme(theme)
        self._arrow.set_colour(theme)
        self.limelight.set_colour(theme)
        self._redraw()
        self.theme_changed.emit(theme)

    def set_resolution(self, pixels_per_unit: float) -> None:
        """Device pixels per scene unit, after a zoom or on another screen."""
        self.stage.set_resolution(pixels_per_unit)
        self._prerendering.begin()

    def set_aspect(self, aspect: float, bars: float = 0.0) -> None:
        """Lay the table out for a window of another shape, below bars that take `bars` times its width in height.

        Nothing is painted before `set_resolution`, which is to follow."""
        aspect, bars = (round(value / _ASPECT_STEP) * _ASPECT_STEP for value in (aspect, bars))
        if aspect > 0 and (aspect, bars) != (self.aspect, self.bars):
            self.aspect, self.bars = aspect, bars
            self.stage.pictures.rest()
            self._redraw()

    def retranslate(self) -> None:
        """Render all texts again, in the language now installed: items are not notified of a language change."""
        self.stage.pictures.clear()
        self._redraw()

    def _redraw(self) -> None:
        self.lay_out()
        self.stage.refresh()
        self.dress()
        for view in self.views():
            view.viewport().update()

    # Help

    def set_assists(self, glow: bool, costs: bool) -> None:
        """Set whether legal targets glow, and whether costs are shown on the pieces."""
        self._emphasis.glow_targets, self._emphasis.show_costs = glow, costs
        self.dress()

    def set_hint(self, hints: Sequence[str]) -> None:
        """Light what the hinted actions (notations) are done with, or single pieces (keys); empty: no hint."""
        if tuple(hints) != self._emphasis.hints:
            self._emphasis.hints = tuple(hints)
            self.dress()

    def highlight(self, keys: frozenset[str]) -> None:
        """Light pieces, for instance those a line of the log is about."""
        self._emphasis.highlighted = frozenset(keys)
        self.dress()

    def point_out(self, keys: frozenset[str], faded: frozenset[str] = frozenset()) -> None:
        """Light the pieces that are spoken of and fade others, until there is another position."""
        self._emphasis.spoken_of, self._emphasis.faded = keys, faded
        self.dress()

    def dress(self) -> None:
        """Put lights, notes and the ring of the focus where they now belong."""
        self._emphasis.show()

    def _on_last_input(self) -> None:
        # A table that was left gets this as long as Python keeps it: its view and its pieces are gone by then.
        if self.views():
            self.dress()

    # Interface of `choosing`

    def pieces_of(self, event: Event) -> list[PieceItem]:
        """Return the pieces that an event is about; a seat is no piece, but the face beside it."""
        keys = sorted(key for key in self.keys_of(event) if not key.startswith("seat"))
        return [piece for key in keys if (piece := self.stage.get(key)) is not None]

    def affordances_of(self, actions: Sequence[str]) -> list[Affordance]:
        """Return the handling of actions of the shown position."""
        return self.affordances(self.view, self.seat, actions)

    def report(self, outcome: Outcome) -> None:
        """Tell what came of a choice by a signal."""
        match outcome:
            case Chosen(action):
                self.action_chosen.emit(action)
            case Attempted(action):
                self.attempted.emit(action)
            case Objected(sentence, rule):
                self.objected.emit(sentence, rule)
            case ClueWanted(seat):
                self.clue_wanted.emit(seat)
            case Unfinished(keys):
                self._prompt(keys)
            case Useless(key):
                item = self.stage.get(key)
                if item is not None and item.placement.label:
                    self.announce.emit(item.placement.label)

    def _prompt(self, keys: Sequence[str]) -> None:
        """Say what a choice still lacks."""
        pieces = [item for key in keys if (item := self.stage.get(key)) is not None]
        names = dict.fromkeys(item.placement.label for item in pieces if item.placement.label)
        if 0 < len(names) <= _MOST_NAMES:
            self.prompted.emit(self.tr("Now choose: {choices}").format(choices=" / ".join(names)))
        else:
            self.prompted.emit(self.tr("Now choose what goes with it."))

    def picks_changed(self) -> None:
        """Light the meaning of the picks, and emit it."""
        if self.choosing.waiting != self._waited:
            self.lay_out()
        self.dress()
        self.pick_changed.emit(self.picking.picked)
        self.action_ready.emit(self.choosing.waiting)

    def let_go(self) -> None:
        """Let what is carried float back."""
        self._gestures.let_go()

    # Mouse and keyboard

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._prerendering.stop()
        self._press(event, again=False)

    def _press(self, event: QGraphicsSceneMouseEvent, *, again: bool) -> None:
        """`again`: the second press of a double click, which means nothing where the first one has skipped a moment."""
        self._last_input.note(by_keys=False)
        self._skipped = self.motion.ignores_press() or self.skip() or (again and self._skipped)
        if not self._skipped:
            if not self.is_moving:
                self.limelight.put_out()
            self._gestures.press(event.button(), event.scenePos(), again)
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._gestures.move(event.scenePos())
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._gestures.release(event.button(), event.scenePos())
        event.accept()

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        event.setAccepted(self._gestures.wheel(event))

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._prerendering.stop()
        self._press(event, again=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys the table has no use for are left to the page."""
        if event.text() or event.key() in _TURNING:
            if self.motion.ignores_press(held=event.isAutoRepeat()) or self.skip():
                event.accept()
                return
            self.motion.fast_forward()  # what is meant is what lies there in the end
        event.setAccepted(self._gestures.key(event))
        self.dress()

    # Focus

    @property
    def ringed(self) -> str:
        """The piece whose keyboard focus is shown, "" for none."""
        return self._emphasis.ringed

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Back to the piece that had the focus, if it still can have it. Otherwise Tab is the view's matter: Qt would
        swallow the key."""
        return super().focusNextPrevChild(forward) and self.focusItem() is not None

    def move_zone(self, step: int) -> bool:
        """Move the focus to the next (1) or previous (-1) zone; False if there is none."""
        return self._gestures.move_zone(step)

    def _on_focus(self, new: QGraphicsItem | None) -> None:
        if isinstance(new, PieceItem):
            label, tip = new.placement.label, new.placement.tooltip
            self.focus_described.emit(f"{label}. {tip}" if tip and tip != label else label)
        self.dress()
