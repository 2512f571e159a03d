"""The order of the end of a game, and the duration of each step."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

from hoshikan.ui.board.ending.layout import Picture
from hoshikan.ui.board.ending.stage import EndStage
from hoshikan.ui.board.match.finale import Beat, Finale, beats
from hoshikan.ui.board.table.motion import Heard, Motion, Step, Tween
from hoshikan.ui.text.counts import COUNTS

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
_SHIMMER: Final = Heard(0.3, "shimmer")
"""With the crowns."""
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
        motion.play(Step(self._result, _RESULT, hears=lambda: (_SHIMMER,)))

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
            for at, value in enumerate(lane.column.measures):
                tower.measure(at, value)
            stage.badges[number].see(float(bool(lane.column.place)))
            tower.crown(float(lane.column.wins))
            tower.react()
            tower.setAccessibleName(COUNTS.points(lane.column.measures[0]) if self._finale.scored else "")
        for label in stage.labels.values():
            label.see(1)
        stage.why.see(float(bool(self._finale.why)))
        stage.remark.see(float(bool(stage.remark.accessibleName())))
        stage.entitle(self._finale.sentence)
        stage.sparks.fly(1)

    def _begin(self) -> None:
        stage = self._stage
        stage.darken(0)
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
                stage.towers[column].measure(0, starts[column] + row.points * share)

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
            for number, lane in enumerate(self._picture.lanes):
                for leaf in stage.captions[number]:
                    leaf.see(min(1.0, at * 3))
                stage.towers[number].measure(measure, lane.column.measures[measure] * at)

        return (show,)

    def _result(self) -> Sequence[Tween]:
        stage, lanes = self._stage, self._picture.lanes
        last = max((lane.column.place for lane in lanes), default=0)
        winning = [stage.towers[number] for number, lane in enumerate(lanes) if lane.column.wins]
        for number, lane in enumerate(lanes):
            for at, value in enumerate(lane.column.measures):
                stage.towers[number].measure(at, value)
        theme = stage.theme
        if theme is not None:
            stage.sparks.light([tower.top for tower in winning], theme, self._picture.lanes[0].tower.height() * 0.75)
        stage.entitle(self._finale.sentence, 0)

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
            stage.sparks.fly(_between(at, 0.3, 1.0))

        return (show,)


def _hold(_at: float) -> None:
    """Nothing moves."""


def _between(at: float, begin: float, end: float) -> float:
    return max(0.0, min(1.0, (at - begin) / (end - begin)))
