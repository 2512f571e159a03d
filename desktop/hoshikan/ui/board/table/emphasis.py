"""Highlights on the table: picks, places to drop on, hints, pointed-at log lines, focus."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Final, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from hoshikan.ui.board.table.choosing import Choosing, Picking
from hoshikan.ui.board.table.model import Affordance, Badges, HaloFace, Placement
from hoshikan.ui.board.table.stage import Stage
from hoshikan.ui.kit.look.theme import DURATION, Theme, color
from hoshikan.ui.kit.widgets.focusring import last_input

_WIDTH = 9.0
_HEAD = 26.0
_Z = 800.0


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
        self._item.setZValue(_Z)
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
