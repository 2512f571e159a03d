"""Frame times of the table at 1600×1000 without a graphics card: the deal, dragging a piece, and a great moment in
which three things fly, also while an engine thinks or reviews the game before.

Targets bind the processor time of the window's thread, which other programs of this computer do not change; the time by
the clock stands beside it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from math import cos, sin, tau
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, thread_time
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

from hoshikan.engine import CHANCE, TERMINAL, Match, Seat
from hoshikan.engine.game import Game
from hoshikan.games import GAMES
from hoshikan.library.paths import HOME_VARIABLE
from hoshikan.ui.app.startup import create_application, create_context
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.board.match.advisor import key_of
from hoshikan.ui.board.table import cueplay
from hoshikan.ui.board.table.items import PieceItem
from hoshikan.ui.board.table.model import Banner, Beat, Cue
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.settings import Settings
from hoshikan.ui.shared.reviewdesk import review_played, reviewer_of
from tests.bench.table import Row

SIZE = (1600, 1000)
TARGET_MS = 8.0
"""Half of a frame at 60 Hz: the other half is the screen's and the system's."""
BARE_ITEMS = 210
FRAME_MS = 16.0
LATE = 85
"""Per cent of a game after which its table is full."""
A_LOOK = 700
"""Milliseconds between a new position and the hand on a piece: nobody is quicker."""
NOTHING_NEW = 0.004
"""Seconds after which nothing is to be painted."""
A_DEED = 0.001
"""Seconds that nothing takes but what changes the table."""
LOST = 2.0
"""Seconds after which a frame will not come."""


class Frame(NamedTuple):
    """Milliseconds that a frame took."""

    clock: float
    work: float
    """Processor time of the window's thread."""


class Watch:
    """Times one frame."""

    def __init__(self) -> None:
        self._clock = perf_counter()
        self._work = thread_time()

    @property
    def waited(self) -> float:
        """Seconds by the clock."""
        return perf_counter() - self._clock

    def frame(self) -> Frame:
        """Return the time of the frame that is painted now."""
        work = thread_time() - self._work
        return Frame(1000 * self.waited, 1000 * work)


class Paints(QObject):
    """Counts the paint events of a widget."""

    def __init__(self, watched: QWidget) -> None:
        super().__init__()
        self.count = 0
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return super().eventFilter(watched, event)


class Reviews:
    """Reviews of finished games in the background, one after another."""

    def __init__(self, context: AppContext, game: Game) -> None:
        self._game = game
        self._context = context
        self._reviewer = reviewer_of(context)
        self._seed = 1
        self._match = _finished(game, self._seed)
        watch = Watch()
        review_played(context, self._match)
        self.asking = watch.frame()
        """Work of the window for the first one."""
        while self._reviewer.is_asked(key_of(self._match)) and not self._reached:
            QTest.qWait(A_LOOK)

    @property
    def _reached(self) -> int:
        growing = self._reviewer.growing(key_of(self._match))
        return 0 if growing is None else growing.reached

    def keep_going(self) -> None:
        """Ask for the next one if the last is over."""
        if not self._reviewer.is_asked(key_of(self._match)):
            self._seed += 1
            self._match = _finished(self._game, self._seed)
            review_played(self._context, self._match)

    def stop(self) -> None:
        self._reviewer.cancel(key_of(self._match))


def measure(quick: bool, games: Sequence[str]) -> list[Row]:
    """Each of these games' fullest table in the real window, beside 210 bare pixmaps in a bare view."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    frames = 120 if quick else 600
    application = create_application()
    bare = _bare(frames)
    rows = []
    with TemporaryDirectory() as home:
        os.environ[HOME_VARIABLE] = home
        context = create_context(application, Settings(Path(home) / "settings.json"))
        context.settings.only_answers = False  # else the table goes on from where it is to be looked at
        window = MainWindow(context)
        window.resize(*SIZE)
        window.show()
        for game in games:
            rows += _game(window, GAMES[game], frames, bare)
        window.close()
        context.library.close()
        del os.environ[HOME_VARIABLE]
    return rows


def _game(window: MainWindow, game: Game, frames: int, bare: list[Frame]) -> list[Row]:
    page, item = _full_table(window, game)
    controller = page.session.controller
    page.board.sharpen()  # else the redrawing after the change of size falls into the drag
    QTest.qWait(A_LOOK)
    start = page.board.mapFromScene(page.scene.stage.grip(item))
    drag = _drag(page.board.viewport(), start, frames)
    busy = _drag(page.board.viewport(), start, frames, meanwhile=lambda: _keep_thinking(page))
    moment, dimming = _moment(page, frames, meanwhile=lambda: _keep_thinking(page))
    controller.engine.cancel()
    reviews = Reviews(window.context, game)
    reviewed = _drag(page.board.viewport(), start, frames, meanwhile=reviews.keep_going)
    _, dimming_reviewed = _moment(page, frames, meanwhile=reviews.keep_going)
    reviews.stop()
    window.home()
    dealt = _deal(window, game, frames)
    window.home()
    name = f"frames, {game.id}"
    rows = [
        Row(name, "picking a piece up for the first time, work", drag[0].work, "ms", bare[0].work, TARGET_MS),
        Row(name, "asking for a review at the end of a game, work", reviews.asking.work, "ms", None, TARGET_MS),
    ]
    for what, frames_of in (
        ("dragging a piece", drag),
        ("dragging while a bot thinks", busy),
        ("three things flying on a lit stage while a bot thinks", moment),
        ("the stage being lit", dimming),
        ("the deal of a new game", dealt),
        ("dragging while a game is reviewed", reviewed),
        ("the stage being lit while a game is reviewed", dimming_reviewed),
    ):
        rows += _rows(name, what, frames_of, bare)
    return rows


def _rows(name: str, what: str, seen: list[Frame], bare: list[Frame]) -> list[Row]:
    rows = []
    for percent, part in ((50, "half of the frames"), (99, "99 %")):
        clock, work = (_percentile([frame[kind] for frame in seen], percent) for kind in (0, 1))
        bare_clock, bare_work = (_percentile([frame[kind] for frame in bare], percent) for kind in (0, 1))
        rows.append(Row(name, f"{what}, {part}, by the clock", clock, "ms", bare_clock))
        target = TARGET_MS if percent == 99 else None
        rows.append(Row(name, f"{what}, {part}, work", work, "ms", bare_work, target))
    return rows


def _moment(page: TablePage, frames: int, meanwhile: Callable[[], None]) -> tuple[list[Frame], list[Frame]]:
    """Milliseconds of each frame, painted, while three pieces fly under a banner and all else is dark; and of those in
    which it becomes dark or light."""
    scene, viewport = page.scene, page.board.viewport()
    scene.motion.take_the_time()
    scene.set_motion("normal")
    item, *others = sorted((one for one in scene.stage if one.placement.label), key=_area)
    ends = [others[len(others) * part // 4] for part in (1, 2, 3)]
    cues = [Cue(0, item.key, end.key, item.placement.kind, item.placement.face, caption="+1") for end in ends]
    lit = Beat(0, moment="bench", lights=tuple(end.key for end in ends), banner=Banner("Banner", "What it says"))
    paints = Paints(viewport)
    flying: list[Frame] = []
    dimming: list[Frame] = []
    shown = scene.limelight.shade
    """As it was painted last: a frame may come later than the step that asked for it."""
    while len(flying) < frames:
        scene.motion.play(*cueplay.steps((*cues, lit), scene.stage, scene.limelight, scene.hearing, lambda _told: None))
        for frame in _played(page, paints, meanwhile):
            times = flying if scene.limelight.shade == shown else dimming
            times.append(frame)
            shown = scene.limelight.shade
    viewport.removeEventFilter(paints)
    return flying, dimming


def _deal(window: MainWindow, game: Game, frames: int) -> list[Frame]:
    """Milliseconds of each frame, painted, while a new game with the most players comes to the table."""
    window.open_table(Match.start(game, _seats(game), 1))
    page = window.page
    assert isinstance(page, TablePage)
    page.scene.motion.take_the_time()
    page.scene.set_motion("normal")
    QTest.qWait(A_LOOK)
    page.scene.fast_forward()
    paints = Paints(page.board.viewport())
    times: list[Frame] = []
    while len(times) < frames:
        page.board.begin_with_a_deal()
        times += _played(page, paints)
    page.board.viewport().removeEventFilter(paints)
    return times


def _played(page: TablePage, paints: Paints, meanwhile: Callable[[], None] = lambda: None) -> Iterator[Frame]:
    """Times of each painted frame of all that moves on the table."""
    while page.scene.is_moving:
        painted = paints.count
        meanwhile()
        watch = Watch()
        page.scene.motion.advance(FRAME_MS)
        quiet = Watch()
        while paints.count == painted and quiet.waited < NOTHING_NEW:
            turn = Watch()
            QApplication.processEvents()
            if turn.waited > A_DEED:
                quiet = Watch()  # what was done is painted next
        if paints.count > painted:
            yield watch.frame()


def _area(item: PieceItem) -> float:
    return item.placement.width * item.placement.height


def _seats(game: Game) -> list[Seat]:
    """Somebody at the screen, and as many bots as the game has room for."""
    return [Seat("human", "Aki"), *(Seat("bot", f"bot {seat}", "casual") for seat in range(1, game.players[-1]))]


def _finished(game: Game, seed: int) -> Match:
    """A game of random moves."""
    match, rng = Match.start(game, _seats(game), seed), Random(seed)
    while match.state.to_move != TERMINAL:
        if match.state.to_move == CHANCE:
            match.apply_chance()
        else:
            match.apply(rng.choice(match.state.legal_actions()))
    return match


def _full_table(window: MainWindow, game: Game) -> tuple[TablePage, PieceItem]:
    """A late position with the most players, and a piece that the person at the screen can take hold of."""
    match = _finished(game, 1)
    own = [ply for ply in range(len(match.actions) * LATE // 100) if match.mover(ply) == 0]
    for ply in reversed(own):
        window.open_table(match.beginning(ply))
        page = window.page
        assert isinstance(page, TablePage)
        while not page.session.controller.deciding or page.scene.is_moving:
            QApplication.processEvents()
        for affordance in page.scene.picking.affordances:
            for key in affordance.pieces:
                item = page.scene.stage.get(key)
                if item is not None and page.scene.choosing.can_carry(key):
                    return page, item
    raise AssertionError(f"nothing can be dragged in {game.id}")


def _keep_thinking(page: TablePage) -> None:
    controller = page.session.controller
    if not controller.engine.busy:
        controller.engine.analyse(controller.match, 1, lambda _answer: None)


def _drag(viewport: QWidget, start: QPoint, frames: int, meanwhile: Callable[[], None] | None = None) -> list[Frame]:
    """Milliseconds of each step of a drag around the middle of the window, painted; ends where it began."""
    paints = Paints(viewport)
    middle, reach = viewport.rect().center(), min(viewport.width(), viewport.height()) * 0.4
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    times = []
    for frame in range(frames):
        angle = tau * frame / 90
        point = middle + QPoint(round(reach * cos(angle)), round(reach * sin(angle)))
        if meanwhile is not None:
            meanwhile()
        before, watch = paints.count, Watch()
        QTest.mouseMove(viewport, point)
        while paints.count == before:
            assert watch.waited < LOST, "the drag paints nothing: did the piece let go?"
            QApplication.processEvents()
        times.append(watch.frame())
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=start)
    viewport.removeEventFilter(paints)
    return times


def _bare(frames: int) -> list[Frame]:
    """The same drag of a pixmap among 210 in a view without anything else."""
    scene = QGraphicsScene()
    picture = QPixmap(90, 90)
    picture.fill(QColor("white"))
    for number in range(BARE_ITEMS):
        item = QGraphicsPixmapItem(picture)
        item.setPos(number % 20 * 78, number // 20 * 90)
        scene.addItem(item)
    item.setFlag(QGraphicsPixmapItem.GraphicsItemFlag.ItemIsMovable)
    scene.setSceneRect(QRectF(0, 0, *SIZE))
    view = QGraphicsView(scene)
    view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
    view.resize(*SIZE)
    view.show()
    QApplication.processEvents()
    return _drag(view.viewport(), view.mapFromScene(item.sceneBoundingRect().center()), frames)


def _percentile(times: list[float], percent: int) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]
