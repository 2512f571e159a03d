"""The table all games share: shows a view, moves what changed, and turns gestures into one chosen action."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final, Generic

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QGraphicsSceneMouseEvent, QGraphicsSceneWheelEvent

from hoshikan.engine import Event
from hoshikan.ui.look.theme import DURATION, Theme
from hoshikan.ui.table import cueplay
from hoshikan.ui.table.arrows import HintArrow
from hoshikan.ui.table.cache import PictureCache
from hoshikan.ui.table.emphasis import Emphasis, hinted
from hoshikan.ui.table.hands import Hands
from hoshikan.ui.table.items import PieceItem
from hoshikan.ui.table.keyboard import Keys
from hoshikan.ui.table.maphands import MapHands
from hoshikan.ui.table.marks import MARKS
from hoshikan.ui.table.model import Affordance, Cue, Scenery
from hoshikan.ui.table.motion import Motion
from hoshikan.ui.table.paint import Painters
from hoshikan.ui.table.picking import Picking
from hoshikan.ui.table.stage import Stage
from hoshikan.ui.table.warming import Warming
from hoshikan.ui.text.gametext import GameText, V
from hoshikan.ui.widgets.lastinput import last_input

_ASPECT_STEP: Final = 0.02
"""Windows whose shapes differ by less share a layout."""


class TableScene(QGraphicsScene, Generic[V]):
    """Base of every game's scene. A game says what lies where (`scenery`), what can be done with it (`affordances`),
    what an impossible try meant (`attempt`) and how events look (`cues`); everything else is done here.
    """

    action_chosen = Signal(str)
    """The notation of a legal action."""
    action_ready = Signal(str)
    """With `set_confirm(True)`: an action waits for `confirm()`; "" when it no longer does."""
    attempted = Signal(str)
    """The notation of a try that the rules do not allow, for an explanation."""
    objected = Signal(str, str)
    """Why a piece cannot go where it was tried, if no action is meant by that; and the rule's id or ""."""
    pick_changed = Signal(object)
    """The picked keys, a tuple."""
    announce = Signal(str)
    """A short sentence for the status line and for screen readers."""
    focus_described = Signal(str)
    """What has the focus now, in words."""
    camera_moved = Signal()
    """The map is seen from elsewhere; what is drawn on it may be too coarse now."""
    theme_changed = Signal(object)
    """The new theme."""
    settled = Signal()
    """The table shows the newest position and nothing moves."""

    follows_picks = False
    """Whether what lies where depends on the picks: pieces that are placed one after another, counters, a sum."""

    def __init_subclass__(cls) -> None:
        """Raises TypeError where a game's table lacks a part: Qt's metaclass does not heed `abstractmethod`."""
        super().__init_subclass__()
        lacking = [name for name in vars(TableScene) if getattr(getattr(cls, name), "__isabstractmethod__", False)]
        if lacking:
            raise TypeError(f"{cls.__name__} lacks {', '.join(lacking)}")

    def __init__(self, text: GameText[V], theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.text = text
        self._view: V | None = None
        self.seat: int | None = None
        self.names: Sequence[str] = ()
        self._actions: tuple[str, ...] = ()
        self._tries: tuple[str, ...] = ()
        self.aspect = 1.6
        """Width by height of the window that shows the table, for games whose layout can adapt."""
        self.picking = Picking()
        self.motion = Motion(self)
        self.stage = Stage(self, PictureCache(MARKS | dict(self.painters()), theme))
        self._hands = Hands(self)
        self._map = MapHands(self)
        self._keys = Keys(self)
        self._last_input = last_input()
        self._last_input.changed.connect(self._on_last_input)
        self._emphasis = Emphasis()
        self._arrow = HintArrow(self, theme)
        self._hints: tuple[str, ...] = ()
        self._show_costs = True
        self._confirm = False
        self.focusItemChanged.connect(self._on_focus)
        self.motion.finished.connect(self._on_settled)
        self._warming = Warming(self)
        self.settled.connect(self._warming.begin)

    # What a game provides

    @abstractmethod
    def painters(self) -> Painters:
        """The game's painters by kind."""

    @abstractmethod
    def scenery(self, view: V, seat: int | None, names: Sequence[str]) -> Scenery:
        """Where everything lies, seen from `seat` (None: a spectator)."""

    @abstractmethod
    def affordances(self, view: V, seat: int | None, actions: Sequence[str]) -> list[Affordance]:
        """How each of the legal actions is done."""

    def attempt(self, picked: frozenset[str]) -> str | None:  # noqa: ARG002  # a hook
        """The action meant by keys of which no legal action is made; None if they do not say enough.

        One that is legal, and only not done so, is none that could be explained: `objection` has the word then.
        """
        return None

    def holdable(self) -> frozenset[str]:
        """Pieces that can be picked up although, as they are now, nothing legal can be done with them."""
        return frozenset()

    def objection(self, picked: frozenset[str]) -> tuple[str, str]:  # noqa: ARG002  # a hook
        """Why keys that mean no action cannot go together: a sentence, and the id of its rule or ""."""
        return self.tr("That does not go there."), ""

    def cues(self, events: Sequence[Event]) -> list[Cue]:  # noqa: ARG002  # a hook
        """How `events` are shown before the table settles."""
        return []

    def keys_of(self, event: Event) -> frozenset[str]:  # noqa: ARG002  # a hook
        """The pieces an event is about."""
        return frozenset()

    def place_of_interest(self, view: V) -> tuple[float, float] | None:  # noqa: ARG002  # a hook
        """The coordinates on the map that must be seen in a new position; None for nowhere in particular."""
        return None

    def turn(self, step: int) -> bool:  # noqa: ARG002  # a hook
        """Turn what is picked up one step on (1) or back (-1), for pieces such as tiles; False if nothing turns."""
        return False

    def stands_for(self, key: str) -> str:
        """The key that picking `key` means as the picks now are, such as the next number of a counter."""
        return key

    def completed(self, picked: tuple[str, ...]) -> tuple[str, ...]:
        """`picked` with what the game picks of itself, so that each part of a choice in many parts has a value."""
        return picked

    def costs(self, focus: str) -> Mapping[str, str]:  # noqa: ARG002  # a hook
        """Badges ("token/text") to show by key while `focus` (a key, or "") is pointed at, as the picks now are."""
        return {}

    def related(self, focus: str) -> frozenset[str]:  # noqa: ARG002  # a hook
        """The pieces that belong to the one pointed at and are lit with it, such as the place of a number."""
        return frozenset()

    # The position

    @property
    def view(self) -> V:
        """What lies on the table; only once a position is shown."""
        assert self._view is not None
        return self._view

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

        `actions` are the legal ones of `seat`, empty unless somebody at this screen has to decide.
        """
        self._hands.let_go()
        if not (animate and events):
            self.motion.fast_forward()
        elif place := self.place_of_interest(view):
            self._map.bring_into_sight(place)
        self._view, self.seat, self.names, self._actions = view, seat, tuple(names), tuple(actions)
        self.offer()
        self.picking.restore(self.completed(()))
        self._hints = ()
        scenery = self.scenery(view, seat, self.names)
        self.setSceneRect(QRectF(0, 0, scenery.width, scenery.height))
        if animate and events:
            cues = self.cues(events)
            cueplay.play(cues, self.stage, self.motion)
            self.motion.enqueue(lambda: self.stage.change_to(scenery), DURATION["slow" if cues else "normal"])
        else:
            self._lay_out(scenery)
        self.picks_changed()
        if not self.is_moving:
            self.settled.emit()

    def allow_tries(self, tries: Sequence[str]) -> None:
        """Illegal actions that can be done with the hands all the same in the positions to come, for a lesson in which
        they are to be seen refused. The table looks as it does without them; `action_chosen` brings them."""
        self._tries = tuple(tries)

    def offer(self) -> None:
        """Offer all that can be done now, with nothing picked."""
        actions = (*self._actions, *self._tries)
        self.picking.reset(self.affordances(self.view, self.seat, actions), self.holdable())

    @property
    def is_moving(self) -> bool:
        return self.motion.is_moving

    def fast_forward(self) -> None:
        """Show the end of all motion at once."""
        self.motion.fast_forward()

    def set_motion(self, speed: str) -> None:
        """ "off", "fast", "normal" or "slow"."""
        self.motion.set_speed(speed)

    # Looks

    @property
    def theme(self) -> Theme:
        return self.stage.pictures.theme

    def set_theme(self, theme: Theme) -> None:
        self.stage.pictures.set_theme(theme)
        self._arrow.set_colour(theme)
        self._redraw()
        self.theme_changed.emit(theme)

    def set_resolution(self, pixels_per_unit: float) -> None:
        """Device pixels per scene unit, after a zoom or on another screen."""
        self.stage.pictures.set_resolution(pixels_per_unit)
        self.stage.refresh()
        self._warming.begin()

    def set_aspect(self, aspect: float) -> None:
        """Lay the table out for a window of another shape."""
        aspect = round(aspect / _ASPECT_STEP) * _ASPECT_STEP
        if aspect > 0 and aspect != self.aspect:
            self.aspect = aspect
            self._redraw()

    def retranslate(self) -> None:
        """Say everything again, in the language now installed: items hear of no language change themselves."""
        self.stage.pictures.clear()
        self._redraw()

    def _lay_out(self, scenery: Scenery) -> None:
        self.setSceneRect(QRectF(0, 0, scenery.width, scenery.height))
        for change in self.stage.change_to(scenery):
            change(1.0)

    def _redraw(self) -> None:
        self.motion.fast_forward()
        if self._view is not None:
            self._lay_out(self.scenery(self.view, self.seat, self.names))
        self.stage.refresh()
        self._dress()
        for view in self.views():
            view.viewport().update()

    # Help

    def set_assists(self, glow: bool, costs: bool) -> None:
        """Whether legal targets glow, and whether costs are shown on the pieces."""
        self._emphasis.glow_targets = glow
        self._show_costs = costs
        self._dress()

    def set_hint(self, hints: Sequence[str]) -> None:
        """Light what the hinted actions (notations) are done with, or single pieces (keys); empty: no hint."""
        self._hints = tuple(hints)
        self._dress()

    def highlight(self, keys: frozenset[str]) -> None:
        """Light pieces, for instance those a line of the log is about."""
        self._emphasis.highlighted = frozenset(keys)
        self._dress()

    def hover(self, key: str) -> None:
        if key != self._emphasis.hovered:
            self._emphasis.hovered = key
            self._dress()

    def drag_over(self, key: str) -> None:
        if key != self._emphasis.over:
            self._emphasis.over = key
            self._dress()

    def point_with(self, shape: Qt.CursorShape) -> None:
        """Show the mouse as this, so that it tells what can be taken hold of."""
        for view in self.views():
            if view.viewport().cursor().shape() != shape:
                view.viewport().setCursor(shape)

    def camera_changed(self) -> None:
        """Show the map from where the camera now is."""
        self.motion.fast_forward()
        self.stage.follow_camera()
        self._dress()
        self.camera_moved.emit()

    # Choosing

    @property
    def is_busy(self) -> bool:
        """Whether something is picked or held that `cancel()` would put down."""
        return bool(self._hands.held) or self.picking.picked != self.completed(())

    def set_confirm(self, confirm: bool) -> None:
        """Whether a chosen action waits for `confirm()`."""
        self._confirm = confirm

    @property
    def is_ready(self) -> bool:
        """Whether an action waits for `confirm()`."""
        return self._confirm and self.picking.chosen is not None

    def confirm(self) -> None:
        """Do the action that waits, if one does."""
        chosen = self.picking.chosen
        if chosen is not None:
            self.action_chosen.emit(chosen.action)

    def cancel(self) -> None:
        """Put everything down."""
        self._hands.let_go()
        self.picking.restore(())
        self._complete()

    def activate(self, key: str) -> None:
        """Click, type or press a piece: picks it, or puts it back if it was picked."""
        self.fast_forward()
        meant = self.stands_for(key)
        if meant == key and key in self.picking.picked:
            self.picking.remove(key)
            self._complete()
        else:
            self.pick(meant)

    def pick(self, key: str, dropped: bool = False) -> bool:
        """Add `key` to the picks and do the action if it is the last one left; False if nothing came of it, which is
        said. `dropped`: what is picked was carried there."""
        key = self.stands_for(key)
        if not self.picking.accepts(key):
            meant = self.attempt(frozenset((*self.picking.picked, key)))
            if meant is not None and self._actions and meant not in self._actions:
                self.attempted.emit(meant)
                return False
        if not self.picking.usable(key):
            self._explain_useless(key, dropped)
            return False
        self.picking.add(key)
        self._complete()
        chosen = self.picking.chosen
        if chosen is not None and not self._confirm:
            self.action_chosen.emit(chosen.action)
        return True

    def turn_picked(self, step: int) -> bool:
        """Let the game turn what is picked, and offer again what can be done with it."""
        if not self.picking.picked or not self.turn(step):
            return False
        picked = self.picking.picked
        self.offer()
        self.picking.restore(tuple(key for key in picked if self.picking.usable(key)))
        self._lay_out(self.scenery(self.view, self.seat, self.names))
        self.picks_changed()
        return True

    def picks_changed(self) -> None:
        """Light what the picks now mean, and tell."""
        self._dress()
        self.pick_changed.emit(self.picking.picked)
        chosen = self.picking.chosen
        self.action_ready.emit(chosen.action if chosen is not None and self.is_ready else "")

    def _complete(self) -> None:
        """Let the game add to the picks, and show what they now mean."""
        self.picking.restore(self.completed(self.picking.picked))
        if self.follows_picks and self._view is not None:
            self._lay_out(self.scenery(self.view, self.seat, self.names))
        self.picks_changed()

    def _is_like_a_target(self, key: str) -> bool:
        """Whether `key` is a place of a kind that could take what is picked."""
        return key.partition(":")[0] in {one.partition(":")[0] for one in self.picking.open_keys}

    def _explain_useless(self, key: str, dropped: bool) -> None:
        if self._actions and self.picking.picked and (dropped or self._is_like_a_target(key)):
            self.objected.emit(*self.objection(frozenset((*self.picking.picked, key))))
            return
        item = self.stage.get(key)
        if item is not None and item.placement.label:
            self.announce.emit(item.placement.label)

    def _on_settled(self) -> None:
        self._dress()
        self.settled.emit()

    def _on_last_input(self) -> None:
        # A table that was left is told as long as Python keeps it: its view and its pieces are gone by then.
        if self.views():
            self._dress()

    def _dress(self) -> None:
        self._emphasis.hinted, ways = hinted(self._hints, self.picking)
        ends = [(self.stage.get(start), self.stage.get(end)) for start, end in ways]
        self._arrow.show([(one.home, other.home) for one, other in ends if one is not None and other is not None])
        shown = self.focus_key if self._last_input.by_keys else ""
        # What was pointed at may be gone, as after going back to an earlier position.
        focus = next((key for key in (self._emphasis.hovered, shown) if self.stage.get(key)), "")
        helps = self._show_costs and bool(self._actions) and not self.is_moving
        self._emphasis.badges = self.costs(focus) if helps else {}
        self._emphasis.related = self.related(focus) if helps and focus else frozenset()
        self._emphasis.ringed = shown
        self._emphasis.show({item.key: item for item in self.stage}, self.picking)

    # Mouse and keyboard

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802  # Qt's name
        self._warming.stop()
        self._last_input.note(by_keys=False)
        self.fast_forward()
        if event.button() == Qt.MouseButton.LeftButton:
            if not self._hands.press(event.scenePos()):
                self._map.grab(event.scenePos())
        elif event.button() == Qt.MouseButton.MiddleButton:
            self._map.grab(event.scenePos())
        elif event.button() == Qt.MouseButton.RightButton:
            self.cancel()
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802  # Qt's name
        if not self._map.drag(event.scenePos(), self._hands.drag_from):
            self._hands.move(event.scenePos())
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802  # Qt's name
        self._map.let_go()
        if event.button() == Qt.MouseButton.LeftButton:
            self._hands.release(event.scenePos())
        event.accept()

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:  # noqa: N802  # Qt's name
        """The wheel turns what is picked up, else it zooms the map."""
        delta = event.delta()
        turned = bool(delta) and self.turn_picked(-1 if delta > 0 else 1)
        event.setAccepted(turned or self._map.wheel(event.scenePos(), delta))

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802  # Qt's name
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Keys the table has no use for are left to the page."""
        event.setAccepted(self._keys.press(event) or self._map.key(event))
        self._dress()

    # Focus

    @property
    def focus_key(self) -> str:
        item = self.focusItem()
        return item.key if isinstance(item, PieceItem) else ""

    @property
    def ringed(self) -> str:
        """The piece whose keyboard focus is shown, "" for none."""
        return self._emphasis.ringed

    def focus(self, key: str) -> None:
        """Give a piece the keyboard focus."""
        item = self.stage.get(key)
        if item is not None:
            self._map.reveal(item)
            self.setFocusItem(item, Qt.FocusReason.TabFocusReason)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802  # Qt's name
        """Back to the piece that had the focus, if it still can have it. Otherwise Tab is the view's matter: Qt would
        swallow the key."""
        return super().focusNextPrevChild(forward) and self.focusItem() is not None

    def move_zone(self, step: int) -> bool:
        """Move the focus to the next (1) or previous (-1) zone; False if there is none."""
        return self._keys.move_zone(step)

    def _on_focus(self, new: QGraphicsItem | None) -> None:
        if isinstance(new, PieceItem):
            label, tip = new.placement.label, new.placement.tooltip
            self.focus_described.emit(f"{label}. {tip}" if tip and tip != label else label)
        self._dress()
