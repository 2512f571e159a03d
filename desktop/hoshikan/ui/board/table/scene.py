"""The table all games share: shows a view, moves changed pieces, and emits the chosen action."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent, QGraphicsSceneWheelEvent

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
from hoshikan.ui.board.table.emphasis import Emphasis, HintArrow, Prerendering
from hoshikan.ui.board.table.gestures import Gestures
from hoshikan.ui.board.table.hooks import SceneHooks
from hoshikan.ui.board.table.items import PieceItem
from hoshikan.ui.board.table.marks import MARKS, with_clues
from hoshikan.ui.board.table.model import Affordance, Clue, Placement, Scenery
from hoshikan.ui.board.table.motion import Motion, Step, Tween
from hoshikan.ui.board.table.stage import Stage
from hoshikan.ui.kit.look.style import TARGET
from hoshikan.ui.kit.look.theme import DURATION, Theme
from hoshikan.ui.kit.widgets.focusring import last_input
from hoshikan.ui.text.gametext import GameText, V

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
