"""Plays cues: what happened, shown step by step before the table settles."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import takewhile
from types import MappingProxyType
from typing import Final, NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from hoshikan.engine import Event
from hoshikan.ui.board.table import tweens
from hoshikan.ui.board.table.choosing import Touch
from hoshikan.ui.board.table.items import PieceItem
from hoshikan.ui.board.table.kit.painting import PortraitFace
from hoshikan.ui.board.table.marks import HALO, badge_width, banner_height, banner_reach
from hoshikan.ui.board.table.model import (
    BadgeFace,
    Banner,
    BannerFace,
    Beat,
    Cue,
    HaloFace,
    Placement,
    Scenery,
    Stance,
    Tone,
)
from hoshikan.ui.board.table.motion import Heard, Step, Tween
from hoshikan.ui.board.table.stage import Stage
from hoshikan.ui.kit.look.portraits import Mood
from hoshikan.ui.kit.look.theme import DURATION, SHADE, Theme, color
from hoshikan.ui.kit.sound.room import Sound

_LANDS: Final = 0.85
"""Share of a flight's time after which the eye sees it landed, since it slows down at its end."""
_TURNS: Final = 0.5
_DRAWN: Final = 0.15
"""The same for what has turned over halfway, and what comes out of a pile."""
_COINS: Final = (0.7, 0.8, 0.9)
"""The same of several coins, which fly one behind the other."""
_DEALT: Final = 3
"""So many new cards or more are dealt."""
_MOST: Final = 4
"""Most sounds of one step; other events are silent."""
_BY_HAND: Final[Mapping[Touch, Sound]] = MappingProxyType({"lifted": "lift", "turned": "tick", "refused": "refuse"})


class Hearing(QObject):
    """Assigns sounds to motions; `heard` is emitted when one is due."""

    heard = Signal(str)
    """The name of a sound (`ui.kit.sound.room`), to be played now."""

    def __init__(
        self, parent: QObject, stage: Stage, lands: Mapping[str, Sound], sound_of: Callable[[Event], Sound | None]
    ) -> None:
        """`lands` and `sound_of` are those of `SceneHooks`."""
        super().__init__(parent)
        self._stage = stage
        self._lands = lands
        self._sound_of = sound_of
        self._laid = ""
        """Sound of a piece put down by hand; the table follows it, without playing it again."""
        stage.motion.sounded.connect(self._on_motion)

    def touched(self, touch: Touch, key: str = "") -> None:
        """A hand did something."""
        item = self._stage.get(key)
        kind = "" if item is None else item.placement.kind
        self._laid = ""
        if touch == "laid":
            self._laid = self._lands.get(kind, "lay")
            self.heard.emit(self._laid)
        elif touch == "picked":
            # What is pressed and goes nowhere is a button.
            self.heard.emit("lift" if kind in self._lands else "tick")
        else:
            self.heard.emit(_BY_HAND[touch])

    def of_cues(self, cues: Iterable[Cue], sounds: Iterable[Sound], events: Iterable[Event]) -> list[Heard]:
        """The sounds of a step, before it is played: `sounds` and those of its events at its beginning, then
        those of `cues`."""
        found = [Heard(0.0, sound) for sound in sounds] + self._of_events(events)
        for cue in cues:
            found += self._of(cue)
        return list(dict.fromkeys(found))[:_MOST]

    def of_change(self, scenery: Scenery, staged: Sequence[Cue | Beat], events: Iterable[Event]) -> list[Heard]:
        """Return the sounds of pieces that move or turn over as the table becomes `scenery`, except those moved by
        the cues in `staged`; and of `events`, if no step has any."""
        flown = {self._kind(one) for one in staged if isinstance(one, Cue)}
        named = [] if any(isinstance(one, Beat) for one in staged) else self._of_events(events)
        new, found = 0, []
        for place in scenery.placements:
            if place.kind not in self._lands or place.kind in flown:
                continue
            item = self._stage.get(place.key)
            before = None if item is None else item.placement
            new += before is None
            if before is None and place.origin:
                found.append(Heard(_DRAWN, "deal"))
            elif before is None or _moved(before, place):
                found.append(Heard(_LANDS, self._lands[place.kind]))
            elif before.kind != place.kind:
                found.append(Heard(_TURNS, "flip"))
        if new >= _DEALT and Heard(_LANDS, "lay") in found:
            return [*named, Heard(_DRAWN, "deal")]
        return [*named, *list(dict.fromkeys(found))[:1]]

    def _of_events(self, events: Iterable[Event]) -> list[Heard]:
        named = map(self._sound_of, events)
        return [Heard(0.0, sound) for sound in dict.fromkeys(named) if sound is not None]

    def _of(self, cue: Cue) -> Sequence[Heard]:
        source = self._stage.get(cue.source)
        if cue.sound == "none" or source is None or (cue.target and self._stage.get(cue.target) is None):
            return ()
        if cue.target:
            sound = cue.sound or self._lands.get(self._kind(cue), "lay")
            if sound == "coin" and cue.count > 1:
                return [Heard(at, sound) for at in _COINS[-cue.count :]]
            return (Heard(_LANDS, sound),)
        if cue.through:
            return (Heard(0.0, cue.sound or ("dice" if self._lands.get(cue.kind) == "dice" else "tick")),)
        turns = bool(cue.kind) and cue.kind != source.placement.kind
        if turns:
            return (Heard(_TURNS, cue.sound or "flip"),)
        return (Heard(0.0, cue.sound),) if cue.sound else ()

    def _kind(self, cue: Cue) -> str:
        """The kind of piece that flies or changes."""
        source = self._stage.get(cue.source)
        return cue.kind or ("" if source is None else source.placement.kind)

    def _on_motion(self, sound: str) -> None:
        laid, self._laid = self._laid, ""
        if sound != laid:
            self.heard.emit(sound)


def _moved(before: Placement, after: Placement) -> bool:
    """True if its place differs; the camera moves nothing."""
    return (before.x, before.y, before.on_map) != (after.x, after.y, after.on_map)


_SHADE_Z: Final = 450.0
"""Above all pieces and their notes, below moving and lit ones."""
_FAR: Final = 4000.0
"""Reach of the shade beyond the table, in scene units: a window may be broader than its table."""
_WORD: Final = 50.0
"""Height of a word on a piece, in scene units."""
_MARGIN: Final = 24.0
"""Between a banner and the edge of the table."""
_PORTRAIT: Final = 172.0
"""Height of a face beside a banner, …"""
_CLEAR: Final = 14.0
"""… and its distance from the words."""
_CROWD: Final = 2
"""Most faces on one side."""


class Limelight:
    """One shade for the whole table. What it shows belongs to no scenery and is gone when it goes out."""

    def __init__(
        self,
        scene: QGraphicsScene,
        stage: Stage,
        theme: Theme,
        feelings: Callable[[Sequence[Event]], Mapping[int, Mood]],
    ) -> None:
        """`feelings` are those of `SceneHooks`."""
        self._scene = scene
        self._stage = stage
        self._feelings = feelings
        self._shade = QGraphicsRectItem()
        self._shade.setPen(Qt.PenStyle.NoPen)
        self._shade.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._shade.setZValue(_SHADE_Z)
        self._shade.setOpacity(0)
        self._shade.hide()
        self.set_colour(theme)
        self._keys: tuple[str, ...] = ()
        """Keys of lit pieces, also of those still to come."""
        self._lit: list[PieceItem] = []
        self._posed: list[PieceItem] = []
        self._words: list[PieceItem] = []
        self._banner: PieceItem | None = None
        self._band = 0
        """Number of the band in which it is, as long as there is one."""
        self._faces: list[PieceItem] = []
        """Those beside the banner."""
        self.moment = ""
        """The name of the moment that its words belong to."""

    @property
    def is_dark(self) -> bool:
        """True if all but the stage is darkened."""
        return self._shade.isVisible()

    @property
    def shade(self) -> float:
        """Opacity of the shade: 0..1."""
        return self._shade.opacity()

    @property
    def banner(self) -> BannerFace | None:
        """The face of the banner across the table."""
        face = self._banner.placement.face if self._banner is not None else None
        return face if isinstance(face, BannerFace) else None

    @property
    def faces(self) -> list[PortraitFace]:
        """The faces beside the banner, from the left."""
        shown = sorted(self._faces, key=lambda item: item.x())
        return [item.placement.face for item in shown if isinstance(item.placement.face, PortraitFace)]

    @property
    def words(self) -> list[str]:
        """The words on pieces."""
        return [item.placement.face.words for item in self._words if isinstance(item.placement.face, BadgeFace)]

    @property
    def headline(self) -> list[PieceItem]:
        """The banner, and the faces beside it."""
        return [*self._faces, *([self._banner] if self._banner is not None else ())]

    @property
    def standing(self) -> list[PieceItem]:
        """All words that stand on the stage, and the frames of winners."""
        return [*self._words, *self.headline]

    def set_colour(self, theme: Theme) -> None:
        """Darken as the theme does."""
        self._shade.setBrush(color(theme.shadow))

    def light(self, keys: Iterable[str]) -> list[Tween]:
        """Light these pieces, and those on them; darkens the rest, if it is not dark yet."""
        self._keys = tuple(keys)
        found = (self._stage.get(key) for key in self._keys)
        grounds = [_Ground.of(item) for item in found if item is not None]
        lit = [item for item in self._stage if _is_on(item, grounds)]
        staying = set(lit)
        for item in self._lit:
            if item not in staying:  # what stays bright is not stacked anew, which would paint it once more
                item.light(lit=False)
        self._lit = lit
        for item in lit:
            item.light(lit=True)
        if self.is_dark or not self._lit:
            return []
        if self._shade.scene() is None:
            self._scene.addItem(self._shade)
        self._shade.setRect(self._scene.sceneRect().adjusted(-_FAR, -_FAR, _FAR, _FAR))
        self._shade.show()
        return [lambda at: self._shade.setOpacity(SHADE * at)]

    def light_again(self) -> None:
        """As before, with what has come to lie there since."""
        self.light(self._keys)

    def announce(self, banner: Banner, lights: Iterable[str] = ()) -> list[Tween]:
        """Let words stand across the table, instead of those that stood there. `lights` are the pieces that are lit at
        any time of the moment: its words keep one place."""
        table = self._scene.sceneRect()
        height = banner_height(bool(banner.sentence), self._stage.pictures.theme)
        face = BannerFace(banner.title, banner.sentence, banner.tone)
        before = self._banner
        if before is None:
            self._band = self._band_for_banner(table, height, lights)
        else:
            self._stage.drop_flyer(before)
        place = QPointF(table.center().x(), _bands(table, height)[self._band])
        item = self._banner = self._stage.flyer("~banner", face, table.width(), height, place)
        item.setZValue(tweens.BANNER_Z)
        return [tweens.fade_in(item)] if before is None else []

    def look_on(self, lived: Sequence[Event]) -> Iterator[Tween]:
        """Let the faces of those who felt something about `lived`, all that has happened in this moment, be seen beside
        the banner: those who are pleased on the left, the others on the right."""
        face, banner = self.banner, self._banner
        if face is None or banner is None:
            return
        table, there = self._scene.sceneRect(), {item.placement.face: item for item in self._faces}
        for item in self._faces:
            self._stage.drop_flyer(item)
        self._faces = []
        felt = self._feelings(lived)
        reach = banner_reach(face, table.width(), self._stage.pictures.theme) + _CLEAR
        foot = banner.y() + banner.placement.height / 2 - 4
        y = max(foot - _PORTRAIT / 2, table.top() + _PORTRAIT / 2)
        for side, mood in ((-1, "pleased"), (1, "worried")):
            seats = [seat for seat in sorted(felt) if felt[seat] == mood]
            for number, seat in enumerate(seats[:_CROWD]):
                x = banner.x() + side * (reach + _PORTRAIT * (0.5 + number))
                x = min(max(x, table.left() + _PORTRAIT / 2), table.right() - _PORTRAIT / 2)
                portrait = PortraitFace(seat, felt[seat])
                item = self._stage.flyer("~portrait", portrait, _PORTRAIT, _PORTRAIT, QPointF(x, y))
                item.setZValue(tweens.BANNER_Z + 1 - number / 10)
                self._faces.append(item)
                if portrait not in there:
                    yield tweens.stamp(item)

    def word(self, piece: PieceItem, words: str, tone: Tone) -> Tween:
        """Let a word stand on a piece, with those that stand there already above it."""
        wide = badge_width(words, _WORD)
        table = self._scene.sceneRect()
        above = sum(
            1 for other in self._words if abs(other.x() - piece.home.x()) < wide / 2 and self._near(other, piece)
        )
        half = wide / 2 + 2
        x = min(max(piece.home.x(), table.left() + half), table.right() - half)
        place = QPointF(x, min(piece.home.y() + above * _WORD, table.bottom() - _WORD / 2))
        note = self._stage.flyer("~badge", BadgeFace(tone, words), wide, _WORD, place)
        note.setZValue(tweens.FLYER_Z + 2)
        self._words.append(note)
        return tweens.stamp(note)

    def pose(self, piece: PieceItem, stance: Stance) -> Tween:
        """Let a piece stand in another way until the moment is over."""
        self._posed.append(piece)
        if stance == "grows":
            return tweens.grow(piece)
        if stance == "loses":
            return tweens.lose(piece)
        if stance == "goes":
            return tweens.fade_out(piece)
        outline = piece.outline
        width, height = (edge * piece.scale() + 2 * HALO for edge in (outline.width(), outline.height()))
        ring = self._stage.flyer("~halo", HaloFace("gold"), width, height, piece.mapToScene(outline.center()))
        self._words.append(ring)
        return tweens.ring(ring)

    def clear(self) -> None:
        """A moment is over: its words go, and what stood in another way stands as before; the light stays."""
        for item in self.standing:
            self._stage.drop_flyer(item)
        self._words, self._faces, self._banner, self.moment = [], [], None, ""
        for item in self._posed:
            if self._stage.has(item) and item.pos() == item.home:
                item.settle()
        self._posed = []

    def out(self) -> Sequence[Tween]:
        """Let there be light everywhere, and take the words away."""
        dark = self._shade.opacity()
        fading = [tweens.vanish(item, self._stage.drop_flyer) for item in self._words if self._stage.has(item)]
        if self._banner is not None and self._stage.has(self._banner):
            fading.append(tweens.vanish(self._banner, self._stage.drop_flyer))
        fading += [tweens.vanish(item, self._stage.drop_flyer) for item in self._faces if self._stage.has(item)]
        posed = [item for item in self._posed if self._stage.has(item)]

        def lighten(at: float) -> None:
            self._shade.setOpacity(dark * (1 - at))
            if at >= 1:
                self._darkness_over()

        back = [tweens.stand_up(item) for item in posed if item.pos() == item.home]
        self._words, self._faces, self._banner, self._posed, self.moment = [], [], None, [], ""
        return [lighten, *fading, *back]

    def put_out(self) -> None:
        """Let there be light everywhere at once."""
        self.clear()
        self._darkness_over()

    def _darkness_over(self) -> None:
        self._shade.hide()
        for item in self._lit:
            item.light(lit=False)
        self._keys, self._lit = (), []

    def _band_for_banner(self, table: QRectF, height: float, lights: Iterable[str]) -> int:
        """Return the number of a band: the foot of the table if nothing is bright there, else where it hides least."""
        found = (self._stage.get(key) for key in lights)
        bright = dict.fromkeys((*self._lit, *(item for item in found if item is not None)))
        lit = [item.sceneBoundingRect() for item in bright]
        bands = _bands(table, height)

        def hidden(number: int) -> float:
            band = QRectF(table.left(), bands[number] - height / 2, table.width(), height)
            parts = [band.intersected(rect) for rect in lit]
            return sum(part.width() * part.height() for part in parts)

        return min(range(len(bands)), key=hidden)

    def _near(self, other: PieceItem, piece: PieceItem) -> bool:
        return 0 <= other.y() - piece.home.y() < 4 * _WORD and abs(other.y() - piece.home.y()) % _WORD < 1


def _bands(table: QRectF, height: float) -> tuple[float, float, float]:
    """Middles of the bands in which a banner can stand: at the foot, at the head, in the middle."""
    return table.bottom() - height / 2 - _MARGIN, table.top() + height / 2 + _MARGIN, table.center().y()


class _Ground(NamedTuple):
    """The place of a bright piece: pieces there are bright too."""

    piece: PieceItem
    layer: float
    own: QRectF
    """In the coordinates of its placement, …"""
    seen: QRectF
    """… and in those of the scene, for what is not on the map with it."""

    @classmethod
    def of(cls, piece: PieceItem) -> _Ground:
        place = piece.placement
        own = QRectF(place.left, place.top, place.width, place.height)
        seen = QRectF(QPointF(), own.size() * piece.reach)
        seen.moveCenter(piece.home)
        return cls(piece, piece.layer, own, seen)


def _is_on(item: PieceItem, grounds: Sequence[_Ground]) -> bool:
    """True if it is one of them or belongs there: both may be on their way."""
    place, layer = item.placement, item.layer
    for ground in grounds:
        if item is ground.piece:
            return True
        if layer > ground.layer:
            together = place.on_map == ground.piece.placement.on_map
            if ground.own.contains(place.x, place.y) if together else ground.seen.contains(item.home):
                return True
    return False


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
    lived: tuple[Event, ...]
    """All events of its moment up to now."""
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
    lights: tuple[str, ...] = ()
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
        if begins:
            lights = _lights_of_moment(scenes[index:])
        build = partial(_build, scene, stage, limelight, begins, lights)
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
    made: list[_Scene] = []
    for step in sorted({one.step for one in staged}):
        here = [one for one in staged if one.step == step]
        beats = [one for one in here if isinstance(one, Beat)]
        events = tuple(event for beat in beats for event in beat.events)
        moment = next((beat.moment for beat in beats if beat.moment), "")
        goes_on = bool(made) and made[-1].moment == moment
        made.append(
            _Scene(
                tuple(one for one in here if isinstance(one, Cue)),
                events,
                (*made[-1].lived, *events) if goes_on else events,
                moment,
                tuple(dict.fromkeys(key for beat in beats for key in beat.lights)),
                next((beat.banner for beat in reversed(beats) if beat.banner), None),
                max((DURATION[beat.lasts] for beat in beats if beat.lasts), default=0),
                max((DURATION[beat.hold] for beat in beats if beat.hold), default=0),
                tuple(beat.sound for beat in beats if beat.sound),
            )
        )
    return made


def _lights_of_moment(scenes: Sequence[_Scene]) -> tuple[str, ...]:
    """The lit pieces of all scenes of the moment with which `scenes` begin."""
    moment = takewhile(lambda scene: scene.moment == scenes[0].moment, scenes)
    return tuple(dict.fromkeys(key for scene in moment for key in scene.lights))


def _build(scene: _Scene, stage: Stage, limelight: Limelight, begins: bool, lights: Sequence[str]) -> list[Tween]:
    made: list[Tween] = []
    if begins and not scene.moment == limelight.moment != "":
        limelight.clear()
    limelight.moment = scene.moment
    if scene.moment and scene.lights:
        made += limelight.light(scene.lights)
    if scene.moment and scene.banner is not None:
        made += limelight.announce(scene.banner, lights)
    if scene.moment:
        made += limelight.look_on(scene.lived)
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
    same = not cue.kind or (cue.kind, cue.face) == (source.placement.kind, source.placement.face)
    if same and not cue.through:
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
