"""A game's data for the table framework: the places and the handling of its pieces. No drawing, no rules.

All of it is made anew for every move, and a `Struct` is made in a twentieth of a frozen dataclass's time."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import Literal, NamedTuple

from msgspec import Struct

from hoshikan.engine import Event
from hoshikan.geometry import Rect, Sides
from hoshikan.ui.kit.sound.room import Sound

Light = Literal["gold", "glow", "hint", "link", "bad"]
"""Colours of light around a piece, as the theme names them; "bad" has a broken line."""
Tone = Literal["good", "bad", "gold", "muted"]
"""Tone of a note, as the theme names its colours."""


class TextFace(NamedTuple):
    """Kind "text": a line of text."""

    words: str
    ink: str = "text"
    """The theme's colour, or "seat0" …"""
    align: str = "left"
    """left, center or right."""
    bold: bool = False
    size: int = 0
    """Its size in scene units, for words that look alike whatever their length; 0 for as large as its place allows."""


class PanelFace(NamedTuple):
    """Kind "panel": a quiet ground for pieces that belong together."""

    edge: str = ""
    """A colour of the theme; "" for an edge that is quiet too."""


class EmblemFace(NamedTuple):
    """Kind "emblem": a seat's emblem alone."""

    seat: int


class SeatFace(NamedTuple):
    """Kind "seat": the ground of a seat's panel."""

    seat: int
    active: bool = False
    """True if the seat decides now."""


class HaloFace(NamedTuple):
    """Light around a piece."""

    light: Light
    soft: bool = False


class BadgeFace(NamedTuple):
    """A note on a piece: a few letters or figures."""

    tone: Tone
    words: str
    unit: Literal["", "coin", "star", "card"] = ""
    """A sign behind the figures: coins, points or stars, or what is bid with a card."""


class ClueFace(NamedTuple):
    """The likeliest value of something hidden, with its chance in words and in per cent."""

    words: str
    chance: str
    share: int


class BannerFace(NamedTuple):
    """Words across the table."""

    title: str
    sentence: str
    tone: Tone


Badges = Mapping[str, BadgeFace]
"""Notes by the key of the piece they lie on."""


Duration = Literal["quick", "dim", "normal", "turn", "slow", "flight", "word", "hold", "banner"]
"""Durations on a table, as the theme's `DURATION` names them."""
Stance = Literal["", "grows", "wins", "loses", "goes"]
"""The look of a piece on the stage until the moment is over: it is larger, has a golden frame, leans and
pales, or disappears."""


class Placement(Sides, Struct, frozen=True):
    """One visible piece or place.

    `key` is stable over the whole match: the framework compares two layouts by key and animates the difference.
    Centre (`x`, `y`) and size are in scene units; `z` is the stacking; `rotation` in degrees clockwise. `kind` chooses
    the painter and `face` everything the painter draws beside theme and size (a NamedTuple of that kind), so equal
    (kind, face, size) share one picture. A placement with a `label` can be focused and is exposed to screen readers
    under that name. A piece above others hides them from the eye and not from the hand: see `Affordance`.
    """

    key: str
    kind: str
    face: Hashable
    x: float
    y: float
    width: float
    height: float
    z: float = 0.0
    rotation: float = 0.0
    label: str = ""
    shortcut: str = ""
    """A single character that picks this piece, such as "3" or "C"."""
    tooltip: str = ""
    zone: str = ""
    """A name shared by pieces that belong together, such as "hand:0": focus moves within a zone first."""
    on_map: bool = False
    """True if it is on the map under the camera: then `x` and `y` are coordinates of the map."""
    inert: bool = False
    """True for mere ground or marking that is never pressed, lit or named: a table may have hundreds of them."""
    origin: str = ""
    """Key of the piece from which this one comes when it is new on the table; "" lets it appear at its place."""
    note: Literal["", "covers", "above"] = ""
    """True if a note covers the piece, like the number to come, or is at the upper edge even of a large one
    because its name is in the middle."""
    rises: bool = False
    """True if it comes forward under the mouse, as a card does out of a hand whose cards cover each other."""


def at(
    place: Rect,
    key: str,
    kind: str,
    face: Hashable = "",
    z: float = 0.0,
    label: str = "",
    shortcut: str = "",
    tooltip: str = "",
    zone: str = "",
    rotation: float = 0.0,
    origin: str = "",
) -> Placement:
    """A piece that fills a place beside the map."""
    x, y, width, height = place.x, place.y, place.width, place.height
    return Placement(key, kind, face, x, y, width, height, z, rotation, label, shortcut, tooltip, zone, origin=origin)


class Affordance(Struct, frozen=True):
    """The handling of one legal action.

    `pieces` can be picked up (dragged, clicked, typed), `targets` are places to drop on; picking any of them narrows
    the choice to the actions that contain it, and the last one left is done. All keys are placement keys.

    A press goes to the topmost piece that some affordance names and passes through all above it: stones on a
    board, a frame, a shade need no affordance of their own, and the place below them is named alone.
    """

    action: str
    pieces: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    seal: tuple[str, ...] = ()
    """If given, one of these must be among the picked keys before the last action left is done: a choice that happens
    to be the only one must not be made by looking at it."""
    arrows: tuple[tuple[str, str], ...] = ()
    """From which pieces to which the arrows of a hint lead; without any, from the first piece to the first target."""
    whole: bool = False
    """True if a piece and a target must both be picked before the last action left is done."""
    preview: bool = False
    """True if clicks and keys only show it in place, until a tick, Enter or a double click does it: for pieces that are
    turned there. A drop does it at once."""

    def fits(self, picked: Iterable[str]) -> bool:
        """Return true if this action is still possible after picking `picked`."""
        return all(key in self.pieces or key in self.targets for key in picked)

    def missing(self, picked: Iterable[str]) -> tuple[str, ...]:
        """Keys of which one must still be picked before it is clear enough that this action is meant."""
        groups = (self.seal, self.pieces, self.targets) if self.whole else (self.seal,)
        for group in groups:
            if group and not any(key in group for key in picked):
                return group
        return ()


class Cue(Struct, frozen=True):
    """A short motion for an event: `count` pieces of (`kind`, `face`) fly from one key to another, or,
    without `target`, the piece at `source` is emphasised (and becomes `kind`, `face` if those are given). Cues of
    equal `step` run together, steps one after another."""

    step: int
    source: str
    target: str = ""
    kind: str = ""
    face: Hashable = ""
    count: int = 1
    caption: str = ""
    """A short text shown beside the motion, such as "+4"."""
    stays: bool = False
    """The pieces that flew lie at the target until the whole sequence is over."""
    leaves: bool = False
    """It is the piece at `source` itself that goes to the target, as `kind` and `face` if those are given, and waits
    there for the table to settle."""
    hides: str = ""
    """Key of a piece that is no longer seen where it lay, since what flies stands for it."""
    share: float = 0.0
    """Final size of a flying or leaving piece, as a share of its target (of its width, if it leaves); 0 for the
    usual size of flying pieces, and for a leaving one no larger than its target."""
    shift: tuple[float, float] = (0.0, 0.0)
    """Landing place of a flying or leaving piece on its target, from the middle, in shares of the target's width and
    height."""
    through: tuple[Hashable, ...] = ()
    """Faces shown before the emphasised piece comes to rest at `face`, as of dice that roll."""
    word: str = ""
    """Result of the piece (the target, if there is one), such as "tied": it is shown until the moment is over,
    outside of one until the table settles."""
    tone: Tone = "gold"
    """The colour of `word`."""
    stance: Stance = ""
    """The look of the piece at `source` from now on, instead of an emphasis."""
    sound: Sound | Literal["", "none"] = ""
    """Sound of the motion: when a flying piece lands, when a turning one is turned, else from the
    beginning on. "" for the usual sound of such a motion (`SceneHooks.lands`), "none" for silence."""


class Banner(Struct, frozen=True):
    """Words across the table, above everything, until the moment is over or another banner takes their place.

    Beside them are the faces of seats that were pleased (`SceneHooks.feelings`) in this moment, on the left, and of
    those that were worried, on the right."""

    title: str
    sentence: str = ""
    tone: Tone = "gold"


class Beat(Struct, frozen=True):
    """The purpose of a step of cues, beside its motion; several beats of one step add up, and a step may have no cues.

    Neighbouring steps of the same `moment` are one spotlight: a press, Space, Enter or Escape
    skips it, and it can be seen again. The events in `events` are neither written nor spoken before the step is over;
    events of no step wait until the table has settled.
    """

    step: int
    events: tuple[Event, ...] = ()
    """Events, as they were handed to `cues`."""
    moment: str = ""
    """A name that no other moment of the sequence has; "" for what happens in passing."""
    lights: tuple[str, ...] = ()
    """In a moment: the keys that stay bright while everything else darkens. None leave the light as it was."""
    banner: Banner | None = None
    """In a moment: what stands across the table from the beginning of the step on."""
    lasts: Duration | None = None
    """Duration of the motion, None for the usual one."""
    hold: Duration | None = None
    """Duration of the still picture after it; None for none."""
    sound: Sound | Literal[""] = ""
    """Sound as the step begins, beside its cues."""


class Clue(Struct, frozen=True):
    """A reading of something that a seat hides: a mark at the seat that is a button."""

    seat: int
    kind: str
    place: int
    """The kind and the place of the hidden fact (`engine.secrets.Hidden`)."""
    face: ClueFace
    label: str


def at_end(piece: Placement, width: float) -> Rect:
    """Return the right end of a piece."""
    return Rect(piece.x + (piece.width - width) / 2, piece.y, width, piece.height)


class Scenery(Struct, frozen=True):
    """A whole picture of the table for one view: every placement and the scene's extent in scene units.

    A table with a map larger than its window names the `map_frame` (left, top, width, height) through which it is seen;
    the player moves it there. Pieces that are not `on_map` lie above it and stay where they are.
    """

    width: float
    height: float
    placements: tuple[Placement, ...] = ()
    map_frame: tuple[float, float, float, float] | None = None
    map_covers: tuple[tuple[float, float, float, float], ...] = ()
    """Parts of the frame that other pieces cover: the whole map is shown beside them, and no press goes through."""
