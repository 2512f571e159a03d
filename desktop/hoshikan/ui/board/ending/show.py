"""The end of a game as a scene over the table: how the points came about, who stands where, and what next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from hoshikan.ui.board.ending.layout import Picture
from hoshikan.ui.board.ending.stage import EndStage
from hoshikan.ui.board.match.finale import Beat, Finale, Own, beats
from hoshikan.ui.board.table.kit.painting import Sitter
from hoshikan.ui.board.table.motion import Heard, Motion, Step, Tween
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.widgets.basic import button
from hoshikan.ui.text.covertext import COUNTS

_OPENING: Final = 1000
_COUNTING: Final = 4400
"""Milliseconds for all summands together, unless they are so few that each has its fill."""
_BEAT: Final = (140, 1100)
"""Shortest and longest time for the summands that are counted at once."""
_WEIGHTS: Final = MappingProxyType({"counted": 1.0, "lost": 1.6, "revealed": 3.0})
"""Relative duration of a summand, by its fate."""
_BESIDE: Final = 900
_BREATH: Final = 650
"""Before the winners are named."""
_RESULT: Final = 2000
_LAST_SOUND: Final = MappingProxyType({"": "shimmer", "won": "victory", "lost": "defeat"})
"""With the crowns, by the end for the person at the screen."""
_LEAST: Final = 6000
"""The whole scene, at least."""


class Script:
    """The scene of one finale on one stage."""

    def __init__(self, stage: EndStage, finale: Finale, picture: Picture) -> None:
        self._stage, self._finale, self._picture = stage, finale, picture
        self._rows = [[placed.row for placed in lane.rows] for lane in picture.lanes]
        self._counted = [0] * len(self._rows)

    def enqueue(self, motion: Motion) -> None:
        """Line up all steps."""
        self._begin()
        counted = beats(self._rows)
        times = self._times(counted)
        beside = range(int(self._finale.scored), len(self._finale.headings))
        spare = _LEAST - _OPENING - sum(times) - _BESIDE * len(beside) - _BREATH - _RESULT
        motion.enqueue(lambda: (self._open,), _OPENING + max(0, min(spare, _OPENING) // 2))
        for beat, time in zip(counted, times, strict=True):
            motion.play(Step(partial(self._count, beat), time, hears=partial(self._heard, beat)))
        for measure in beside:
            motion.enqueue(partial(self._show_beside, measure), _BESIDE)
        motion.enqueue(lambda: (_hold,), _BREATH + max(0, min(spare, _OPENING) // 2))
        motion.play(Step(self._result, _RESULT, hears=self._last_sound))

    def end(self) -> None:
        """All as it is at last."""
        stage = self._stage
        stage.darken(1)
        for number, lane in enumerate(self._picture.lanes):
            for leaf in (*stage.names[number], *stage.captions[number]):
                leaf.see(1)
            for leaf, row in zip(stage.rows[number], self._rows[number], strict=True):
                if row.heading.fate == "lost":
                    leaf.lose(1)
                else:
                    leaf.see(1)
            tower = stage.towers[number]
            tower.rise(1)
            if self._finale.scored:
                tower.measure(lane.column.measures[0])
            stage.badges[number].see(float(bool(lane.column.place)))
            tower.crown(float(lane.column.wins))
            tower.react()
            tower.setAccessibleName(COUNTS.points(lane.column.measures[0]) if self._finale.scored else "")
        for label in stage.labels.values():
            label.see(1)
        stage.explain(True)
        stage.remark.see(float(bool(stage.remark.accessibleName())))
        stage.light_up(stage.own.outcome == "won")
        self._name_winners(1)
        stage.sparks.fly(1)

    def _last_sound(self) -> Sequence[Heard]:
        return (Heard(0.3, _LAST_SOUND[self._stage.own.outcome]),)

    def _name_winners(self, at: float) -> None:
        stage = self._stage
        show = stage.acclaim if stage.own.outcome == "won" else stage.entitle
        show(self._finale.sentence, at)

    def _begin(self) -> None:
        stage = self._stage
        stage.darken(0)
        stage.light_up(False)
        stage.explain(False)
        for leaf in (stage.title, stage.why, stage.remark, *stage.labels.values()):
            leaf.see(0)
        for number, tower in enumerate(stage.towers):
            for leaf in (*stage.names[number], *stage.captions[number], *stage.rows[number]):
                leaf.see(0)
            stage.badges[number].see(0)
            tower.setAccessibleName("")
            tower.begin()
            tower.rise(0)
        stage.entitle(stage.over(), 0)

    def _times(self, counted: Sequence[Beat]) -> list[int]:
        weights = [_WEIGHTS[self._fate(beat)] for beat in counted]
        unit = _COUNTING / sum(weights) if weights else 0
        shortest, longest = _BEAT
        return [round(max(shortest, min(longest, unit * weight))) for weight in weights]

    def _fate(self, beat: Beat) -> str:
        column, row = beat.rows[0]
        return self._rows[column][row].heading.fate

    def _heard(self, beat: Beat) -> Sequence[Heard]:
        return (Heard(0.5, "lose" if self._fate(beat) == "lost" else "tick"),)

    def _open(self, at: float) -> None:
        stage = self._stage
        stage.darken(min(1.0, at * 2))
        later = max(0.0, at * 2 - 1)
        stage.title.see(later)
        stage.why.see(later if self._finale.why else 0)
        for tower, names in zip(stage.towers, stage.names, strict=True):
            tower.rise(later)
            for name in names:
                name.see(later)

    def _count(self, beat: Beat) -> Sequence[Tween]:
        stage = self._stage
        if beat.heading or len(self._finale.headings) > 1:
            stage.entitle(beat.heading or self._finale.headings[0])
        starts = dict(self._counted_in(beat))
        first_column, first_row = beat.rows[0]
        label = stage.labels.get(self._rows[first_column][first_row].heading.order)

        def show(at: float) -> None:
            if label is not None and not label.isVisible():
                label.see(1)
            for column, number in beat.rows:
                row, leaf = self._rows[column][number], stage.rows[column][number]
                share = at
                if row.heading.fate == "lost":
                    if at < 0.35:
                        leaf.see(at / 0.35)
                    else:
                        leaf.lose((at - 0.35) / 0.65)
                elif row.heading.fate == "revealed":
                    leaf.turn(min(1.0, at * 2))
                    share = max(0.0, at * 2 - 1)
                else:
                    leaf.see(min(1.0, at * 2))
                stage.towers[column].measure(starts[column] + row.points * share)

        return (show,)

    def _counted_in(self, beat: Beat) -> list[tuple[int, int]]:
        """Return the points of the columns before and after the beat."""
        before = [(column, self._counted[column]) for column, _row in beat.rows]
        for column, number in beat.rows:
            self._counted[column] += self._rows[column][number].points
        return before

    def _show_beside(self, measure: int) -> Sequence[Tween]:
        stage = self._stage
        stage.entitle(self._finale.headings[measure])

        def show(at: float) -> None:
            for captions in stage.captions:
                captions[measure - int(self._finale.scored)].see(min(1.0, at * 3))

        return (show,)

    def _result(self) -> Sequence[Tween]:
        stage, lanes = self._stage, self._picture.lanes
        last = max((lane.column.place for lane in lanes), default=0)
        winning = [stage.towers[number] for number, lane in enumerate(lanes) if lane.column.wins]
        for number, lane in enumerate(lanes):
            if self._finale.scored:
                stage.towers[number].measure(lane.column.measures[0])
        theme = stage.theme
        if theme is not None:
            stage.sparks.light([tower.top for tower in winning], theme, self._picture.lanes[0].tower.height() * 0.75)
        self._name_winners(0)
        stage.explain(stage.own.outcome == "lost")
        stage.why.see(0 if stage.own.outcome else float(bool(self._finale.why)))

        def show(at: float) -> None:
            for tower, badge, lane in zip(stage.towers, stage.badges, lanes, strict=True):
                if lane.column.place:
                    begin = 0.3 * (1 - (lane.column.place - 1) / last)
                    badge.see(_between(at, begin, begin + 0.12))
                if lane.column.wins:
                    tower.crown(_between(at, 0.3, 0.5))
                if at >= 0.4:
                    tower.react()
            stage.title.see(_between(at, 0.32, 0.45))
            if stage.own.outcome == "lost":
                stage.why.see(_between(at, 0.45, 0.6))
            if at >= 0.3:
                stage.light_up(stage.own.outcome == "won")
            stage.sparks.fly(_between(at, 0.3, 1.0))

        return (show,)


def _hold(_at: float) -> None:
    """Nothing moves."""


def _between(at: float, begin: float, end: float) -> float:
    return max(0.0, min(1.0, (at - begin) / (end - begin)))


_NONE: Final = Own()
_AT_ONCE: Final = ("off", "still")
_MODIFIERS: Final = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)


class Ending(EndStage):
    """Plays the end of a game and then shows it, with the ways on. A click or a key shows the last picture at once."""

    review_wanted = Signal()
    again_wanted = Signal(bool)
    """Play again; with the same deal if true."""
    home_wanted = Signal()
    table_wanted = Signal()
    """Look at the table; the scene goes away."""
    ended = Signal()
    """All has been seen, the winners too."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._finale: Finale | None = None
        self._remark = ""
        self._speed = "normal"
        self.has_ended = False
        """True if the end has been seen to its last picture."""
        self._skipped: int | None = None
        """Time at which the scene was skipped, in the time of events."""
        self.motion = Motion(self)
        self.motion.finished.connect(self._rest)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.applicationStateChanged.connect(self._on_attention)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.offers_review = True
        """True if there are decisions that can be reviewed."""
        self.new_deal = button("primary", lambda: self.again_wanted.emit(False))
        self.same_deal = button("", lambda: self.again_wanted.emit(True))
        self.review = button("", self.review_wanted.emit)
        self.look = button("quiet", self.put_away)
        self.once_more = button("quiet", self.play)
        self.home = button("quiet", self.home_wanted.emit)
        for one in self._buttons:  # all of them, at first
            one.setParent(self)
            one.installEventFilter(self)
            one.hide()

    @property
    def _buttons(self) -> tuple[QPushButton, ...]:
        return (self.new_deal, self.same_deal, self.review, self.look, self.once_more, self.home)

    @property
    def is_playing(self) -> bool:
        """True if the animation is not over."""
        return self.motion.is_moving

    def show_end(
        self, finale: Finale, *, play: bool, remark: str = "", sitters: Sequence[Sitter] = (), own: Own = _NONE
    ) -> None:
        """Show the end of a game, as a scene or at once. `remark` is one more sentence below the standing, `own` the
        end for the person at the screen."""
        self.seat(sitters)
        self.own = own
        self._finale, self._remark = finale, remark
        self.cover()
        if play:
            self.play()
        else:
            self.motion.fast_forward()
            self._arrange()
            self._rest()

    def play(self) -> None:
        """Show the scene, also once more."""
        if self._finale is None:
            return
        self.motion.fast_forward()
        self._skipped = None
        self.has_ended = False
        self._arrange()
        if self.picture is None or self._speed in _AT_ONCE:
            self._rest()
            return
        for one in self._buttons:
            one.hide()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setAccessibleName(self.over())
        Script(self, self._finale, self.picture).enqueue(self.motion)

    def set_speed(self, speed: str) -> None:
        """One of the speeds of `table.motion`; without motion there is only the last picture."""
        self._speed = speed
        self.motion.set_speed(speed)

    def retranslate(self) -> None:
        self.new_deal.setText(self.tr("New deal"))
        self.same_deal.setText(self.tr("Same deal again"))
        self.review.setText(self.tr("Review") if self.offers_review else self.tr("Replay"))
        self.look.setText(self.tr("Look at the table"))
        self.once_more.setText(self.tr("Show again"))
        self.home.setText(self.tr("Home"))
        self._refresh()

    def apply_theme(self, theme: Theme) -> None:
        super().apply_theme(theme)
        self._refresh()

    def finish(self) -> None:
        """Show the last picture at once."""
        self.motion.fast_forward()

    def withdraw(self) -> None:
        """Vanish: the game is not over after all."""
        self.finish()
        self.hide()
        self.has_ended = False

    def put_away(self) -> None:
        """Give the table back, if this is in front of it."""
        if self.isHidden():
            return
        self.finish()
        self.hide()
        self.table_wanted.emit()

    # The picture

    def _refresh(self) -> None:
        if self._finale is not None and not self.isHidden():
            self.motion.fast_forward()
            self._arrange()
            self._rest()

    def _arrange(self) -> None:
        if self._finale is not None and self.theme is not None and self.width() > 1:
            self.ensurePolished()
            self.set_out(self._finale, self._remark, self._place_buttons())
            for one in self._buttons:
                one.raise_()

    def _rest(self) -> None:
        """The last picture: all is seen, and the ways on are open."""
        if self._finale is None or self.picture is None:
            return
        Script(self, self._finale, self.picture).end()
        self.setAccessibleName(self._finale.sentence)
        for one in self._buttons:
            one.show()
        if self.isVisible():
            self.new_deal.setFocus(Qt.FocusReason.OtherFocusReason)
        self.has_ended = True
        self.ended.emit()

    def _place_buttons(self) -> float:
        """Put the buttons at the foot, on two lines where one is too short; returns where they begin."""
        for one in self._buttons:
            one.ensurePolished()
        lines = [self._buttons]
        if sum(one.sizeHint().width() + GAP["s"] for one in self._buttons) > self.width() - 2 * GAP["m"]:
            lines = [self._buttons[:4], self._buttons[4:]]
        y = self.height() - GAP["m"]
        for line in reversed(lines):
            high = max(one.sizeHint().height() for one in line)
            y -= high
            x = (self.width() - sum(one.sizeHint().width() + GAP["s"] for one in line) + GAP["s"]) // 2
            for one in line:
                one.setGeometry(x, y, one.sizeHint().width(), high)
                x += one.sizeHint().width() + GAP["s"]
            y -= GAP["s"]
        return float(y)

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._refresh()

    def _on_attention(self, state: Qt.ApplicationState) -> None:
        """Time stands still while the windows of others are used."""
        self.motion.set_awake(state == Qt.ApplicationState.ApplicationActive)

    def take_focus(self) -> None:
        if self.is_playing:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().take_focus()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and self.is_playing:
            event.accept()  # a key that would do something at the table only ends the scene
            return True
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._refresh()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.is_playing:
            if event.key() not in _MODIFIERS and not event.isAutoRepeat():
                self._skip(event.timestamp())
        elif event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.is_playing:
            self._skip(event.timestamp())
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ignore clicks and keys too soon after the one that ended the scene: they were not meant for a button."""
        if watched in self._buttons and self._skipped is not None:
            kinds = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.KeyPress)
            if event.type() in kinds and isinstance(event, QMouseEvent | QKeyEvent):
                since = event.timestamp() - self._skipped
                again = isinstance(event, QKeyEvent) and event.isAutoRepeat()
                if again or 0 < since < QGuiApplication.styleHints().mouseDoubleClickInterval():
                    return True
        return super().eventFilter(watched, event)

    def _skip(self, when: int) -> None:
        if self.motion.is_fresh:
            return
        self._skipped = when
        self.motion.fast_forward()
