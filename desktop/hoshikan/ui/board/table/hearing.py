"""Sounds at a table: those of cues, of pieces put down, and of the hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QObject, Signal

from hoshikan.engine import Event
from hoshikan.ui.board.table.choosing import Touch
from hoshikan.ui.board.table.model import Beat, Cue, Placement, Scenery
from hoshikan.ui.board.table.motion import Heard
from hoshikan.ui.board.table.stage import Stage
from hoshikan.ui.kit.sound.names import Sound

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
    """The name of a sound (`ui.kit.sound.names`), to be played now."""

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
