"""Plays cues: what happened, shown step by step before the table settles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby

from PySide6.QtCore import QPointF

from hoshikan.ui.look.theme import DURATION
from hoshikan.ui.table import tweens
from hoshikan.ui.table.faces import BadgeFace
from hoshikan.ui.table.items import PieceItem
from hoshikan.ui.table.marks import HALO
from hoshikan.ui.table.model import Cue
from hoshikan.ui.table.motion import Motion, Tween
from hoshikan.ui.table.stage import Stage

FLYER_SIZE = 44.0
"""Edge of a flying piece in scene units, unless the cue's target says otherwise."""
CAPTION_RISE = 68.0
"""Room that a caption needs above its piece, in scene units; where there is less it floats down below it."""
_MOST_FLYERS = 6
"""More pieces than this would be a swarm: the caption tells the number."""


def play(cues: Sequence[Cue], stage: Stage, motion: Motion) -> None:
    """Queue the steps of `cues` in their order."""
    for _, step in groupby(sorted(cues, key=lambda cue: cue.step), key=lambda cue: cue.step):
        together = tuple(step)
        flights = any(cue.target for cue in together)
        motion.enqueue(partial(_step, together, stage), DURATION["slow" if flights else "normal"])


def captions(cues: Sequence[Cue], stage: Stage) -> list[Tween]:
    """The motions of what `cues` say beside their pieces."""
    return [_caption(cue, stage) for cue in cues if cue.caption]


def _step(cues: Sequence[Cue], stage: Stage) -> list[Tween]:
    return [tween for cue in cues for tween in _tweens(cue, stage)]


def _tweens(cue: Cue, stage: Stage) -> list[Tween]:
    source = stage.get(cue.source)
    if source is None:
        return []
    motions = _way(cue, stage) if cue.target else [_emphasis(cue, stage)]
    return [*motions, *captions((cue,), stage)]


def _emphasis(cue: Cue, stage: Stage) -> Tween:
    source = stage.get(cue.source)
    assert source is not None
    if not cue.kind or (cue.kind, cue.face) == (source.placement.kind, source.placement.face):
        return tweens.pulse(source)
    stage.put_down_on(source)
    after = replace(source.placement, kind=cue.kind, face=cue.face)
    if cue.through:
        return tweens.roll(source, after, cue.through)
    return (tweens.swap if cue.kind == source.placement.kind else tweens.turn_over)(source, after)


def _way(cue: Cue, stage: Stage) -> list[Tween]:
    source, target = stage.get(cue.source), stage.get(cue.target)
    if source is None or target is None:
        return []
    return [tweens.travel(source, target)] if cue.leaves else _flight(cue, stage, source, target)


def _flight(cue: Cue, stage: Stage, source: PieceItem, target: PieceItem) -> list[Tween]:
    stage.lift_off(cue.kind, cue.face, source.home)
    hidden = stage.get(cue.hides)
    if hidden is not None:
        hidden.setOpacity(0)
    width, height = _size(cue, target)
    number = min(cue.count, _MOST_FLYERS)
    flights = []
    for index in range(number):
        item = stage.flyer(cue.kind, cue.face, width, height, source.home)
        spread = QPointF((index - (number - 1) / 2) * 9, 0)
        delay = 0.4 * index / number
        flights.append(
            tweens.fly(item, source.home, target.home + spread, delay, None if cue.stays else stage.drop_flyer)
        )
    return flights


def _size(cue: Cue, target: PieceItem) -> tuple[float, float]:
    if cue.share:
        scale = cue.share * target.reach
        return target.placement.width * scale, target.placement.height * scale
    return FLYER_SIZE, FLYER_SIZE


def _caption(cue: Cue, stage: Stage) -> Tween:
    anchor = stage.get(cue.target or cue.source)
    assert anchor is not None
    wide = 34.0 + 17.0 * len(cue.caption)
    away = QPointF(0, anchor.placement.height / 2 + HALO)
    upwards = anchor.home.y() - away.y() - CAPTION_RISE >= anchor.scene().sceneRect().top()
    place = anchor.home - away if upwards else anchor.home + away
    note = stage.flyer("~badge", BadgeFace("gold", cue.caption), wide, 44.0, place)
    note.setZValue(tweens.FLYER_Z + 1)
    return tweens.rise(note, stage.drop_flyer, upwards)
