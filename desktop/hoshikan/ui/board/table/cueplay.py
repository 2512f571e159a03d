"""Plays cues: what happened, shown step by step before the table settles."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QPointF

from hoshikan.engine import Event
from hoshikan.ui.board.table import tweens
from hoshikan.ui.board.table.faces import BadgeFace
from hoshikan.ui.board.table.hearing import Hearing
from hoshikan.ui.board.table.items import PieceItem
from hoshikan.ui.board.table.limelight import Limelight
from hoshikan.ui.board.table.marks import HALO, badge_width
from hoshikan.ui.board.table.model import Banner, Beat, Cue
from hoshikan.ui.board.table.motion import Step, Tween
from hoshikan.ui.board.table.stage import Stage
from hoshikan.ui.kit.look.theme import DURATION
from hoshikan.ui.kit.sound.names import Sound

FLYER_SIZE = 44.0
"""Edge of a flying piece in scene units, unless the cue's target sets another."""
CAPTION_RISE = 68.0
"""Room that a caption needs above its piece, in scene units; where there is less it floats down below it."""
_CAPTION = 44.0
"""Height of a caption."""
_MOST_FLYERS = 6
"""Most flying pieces: the caption has the number."""


@dataclass(frozen=True, slots=True)
class _Scene:
    """All that happens in one step."""

    cues: tuple[Cue, ...]
    events: tuple[Event, ...]
    moment: str
    lights: tuple[str, ...]
    banner: Banner | None
    lasts: int
    hold: int
    sounds: tuple[Sound, ...]

    @property
    def milliseconds(self) -> int:
        flights = any(cue.target for cue in self.cues)
        return self.lasts or DURATION["slow" if flights else "normal"]


def steps(
    staged: Iterable[Cue | Beat],
    stage: Stage,
    limelight: Limelight,
    hearing: Hearing,
    emit: Callable[[tuple[Event, ...]], None],
    *,
    goes_on: bool = False,
) -> list[Step]:
    """Return the steps of `staged` in their order. `emit` is called with the events of each one when it has been seen.
    If its last moment `goes_on`, the light stays as it is in the end."""
    scenes = _scenes(tuple(staged))
    played: list[Step] = []
    number, dark = 0, limelight.is_dark
    for index, scene in enumerate(scenes):
        begins = not index or scenes[index - 1].moment != scene.moment
        number += begins
        moment = number if scene.moment else 0
        if begins:
            if scene.moment and scene.lights and not dark:
                played.append(Step(partial(limelight.light, scene.lights), DURATION["dim"], moment=moment))
                dark = True
            elif not scene.moment and dark:
                played.append(Step(limelight.out, DURATION["quick"]))
                dark = False
        build = partial(_build, scene, stage, limelight, begins)
        hears = partial(hearing.of_cues, scene.cues, scene.sounds, scene.events)
        played.append(Step(build, scene.milliseconds, scene.hold, moment, partial(emit, scene.events), hears))
        dark = dark or bool(scene.moment)
    if dark and not goes_on:
        played.append(Step(limelight.out, DURATION["quick"], moment=number))
    return played


def captions(cues: Sequence[Cue], stage: Stage) -> list[Tween]:
    """Return the motions of the captions of `cues` beside their pieces."""
    return [_caption(cue, stage) for cue in cues if cue.caption]


def _scenes(staged: Sequence[Cue | Beat]) -> list[_Scene]:
    made = []
    for step in sorted({one.step for one in staged}):
        here = [one for one in staged if one.step == step]
        beats = [one for one in here if isinstance(one, Beat)]
        made.append(
            _Scene(
                tuple(one for one in here if isinstance(one, Cue)),
                tuple(event for beat in beats for event in beat.events),
                next((beat.moment for beat in beats if beat.moment), ""),
                tuple(dict.fromkeys(key for beat in beats for key in beat.lights)),
                next((beat.banner for beat in reversed(beats) if beat.banner), None),
                max((DURATION[beat.lasts] for beat in beats if beat.lasts), default=0),
                max((DURATION[beat.hold] for beat in beats if beat.hold), default=0),
                tuple(beat.sound for beat in beats if beat.sound),
            )
        )
    return made


def _build(scene: _Scene, stage: Stage, limelight: Limelight, begins: bool) -> list[Tween]:
    made: list[Tween] = []
    if begins and not scene.moment == limelight.moment != "":
        limelight.clear()
    limelight.moment = scene.moment
    if scene.moment and scene.lights:
        made += limelight.light(scene.lights)
    if scene.moment and scene.banner is not None:
        made += limelight.announce(scene.banner)
    return [*made, *(tween for cue in scene.cues for tween in _tweens(cue, stage, limelight))]


def _tweens(cue: Cue, stage: Stage, limelight: Limelight) -> list[Tween]:
    source = stage.get(cue.source)
    if source is None:
        return []
    if cue.target:
        motions = _way(cue, stage)
    elif cue.stance:
        motions = [limelight.pose(source, cue.stance)]
    else:
        motions = [_emphasis(cue, stage)]
    bearer = stage.get(cue.target or cue.source)
    if cue.word and bearer is not None:
        motions.append(limelight.word(bearer, cue.word, cue.tone))
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
    return [_leave(cue, source, target)] if cue.leaves else _flight(cue, stage, source, target)


def _leave(cue: Cue, source: PieceItem, target: PieceItem) -> Tween:
    if cue.kind:
        source.show_face(cue.kind, cue.face)
    scale = cue.share * target.placement.width * target.reach / source.placement.width
    return tweens.travel(source, target, _landing(cue, target), scale)


def _flight(cue: Cue, stage: Stage, source: PieceItem, target: PieceItem) -> list[Tween]:
    stage.lift_off(cue.kind, cue.face, source.home)
    hidden = stage.get(cue.hides)
    if hidden is not None:
        hidden.setOpacity(0)
    width, height = _size(cue, target)
    end = _landing(cue, target)
    number = min(cue.count, _MOST_FLYERS)
    flights = []
    for index in range(number):
        item = stage.flyer(cue.kind, cue.face, width, height, source.home)
        spread = QPointF((index - (number - 1) / 2) * 9, 0)
        delay = 0.4 * index / number
        flights.append(tweens.fly(item, source.home, end + spread, delay, None if cue.stays else stage.drop_flyer))
    return flights


def _landing(cue: Cue, target: PieceItem) -> QPointF:
    place, (across, down) = target.placement, cue.shift
    return target.home + QPointF(across * place.width, down * place.height) * target.reach


def _size(cue: Cue, target: PieceItem) -> tuple[float, float]:
    if cue.share:
        scale = cue.share * target.reach
        return target.placement.width * scale, target.placement.height * scale
    return FLYER_SIZE, FLYER_SIZE


def _caption(cue: Cue, stage: Stage) -> Tween:
    anchor = stage.get(cue.target or cue.source)
    assert anchor is not None
    away = QPointF(0, anchor.placement.height / 2 + HALO)
    upwards = anchor.home.y() - away.y() - CAPTION_RISE >= anchor.scene().sceneRect().top()
    place = anchor.home - away if upwards else anchor.home + away
    wide = badge_width(cue.caption, _CAPTION)
    note = stage.flyer("~badge", BadgeFace("gold", cue.caption), wide, _CAPTION, place)
    note.setZValue(tweens.FLYER_Z + 1)
    return tweens.rise(note, stage.drop_flyer, upwards)
