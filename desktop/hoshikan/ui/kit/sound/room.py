"""The sounds of a session: their names, and whether and how loudly each is played. No Qt, no threads."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, Literal, Protocol, get_args

Sound = Literal[
    "deal",
    "lift",
    "lay",
    "set",
    "flip",
    "coin",
    "dice",
    "tick",
    "bell",
    "round",
    "hint",
    "refuse",
    "undo",
    "reveal",
    "win",
    "lose",
    "shimmer",
    "star",
    "victory",
    "defeat",
]
"""Sounds of paper: cards are dealt, one is lifted, lies down, turns over; "undo" is for undo. Of wood: a piece is
set down, "tick" counts or clicks into place, "refuse" knocks twice. "coin" and "dice" are literal. Of glass and
bells: "bell" calls a player, "round" rings a new round in, "hint" points, "reveal" opens a spotlight, "star"
praises, "shimmer" ends a game. "win" and "lose" are a player's successes and losses within a game, "victory" and
"defeat" the end of a game for the only person who played it."""
SOUNDS: Final[tuple[Sound, ...]] = get_args(Sound)

_PITCHES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({"coin": ("coin-1", "coin-2", "coin-3")})
_VARIANTS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {sound: (sound, f"{sound}-2", f"{sound}-3") for sound in ("lay", "tick")}
)
"""Sounds that come so often that they would tire the ear."""


def files_of(sound: Sound) -> tuple[str, ...]:
    """Return names of files, without their suffix: several if the pitch rises when it is played again at once."""
    return _PITCHES.get(sound) or variants_of(sound)


def variants_of(sound: Sound) -> tuple[str, ...]:
    """Return the names of files that are played by turns."""
    return _VARIANTS.get(sound, (sound,))


NO_AMBIENCE: Final = "off"
AMBIENCES: Final = (NO_AMBIENCE, "night", "hearth")
"""Quiet loops below all sounds, named like their files: none, a meadow at night, a fire in a wooden room."""


class SpeakerError(Exception):
    """There is no device, or no library to speak to it."""


class Speaker(Protocol):
    """A device that asks for samples. Only one thread speaks to it; it asks from another."""

    def start(self, rate: int, fill: Callable[[int], bytes]) -> None:
        """Call `fill` for signed 16-bit samples, a number at a time, from now on, also after `rest`. Raises
        SpeakerError."""

    def rest(self) -> None:
        """Ask no more until the next start."""

    def close(self) -> None:
        """Let go of the device."""


_SAME_AGAIN: Final = 0.025
"""Seconds within which the same sound again would only be louder."""
_CHAIN: Final = 0.5
"""Seconds within which a coin that follows another one sounds higher."""
_FULL: Final = 100


class Output(Protocol):
    """Whatever makes sounds audible."""

    def play(self, file: str, gain: float) -> None:
        """Begin a sound as soon as may be, `gain` (0..1) times as loud as its file. Returns at once and never
        fails."""

    def loop(self, file: str, gain: float) -> None:
        """Let a file sound again and again below the others, instead of the one that does, swelling gently; ""
        lets it die away. Returns at once and never fails."""

    def close(self) -> None:
        """End all sounds and let go of the device; it is opened again by the next sound."""


class SoundRoom:
    """Silent until an output is set, which is opened no earlier than the first sound."""

    def __init__(
        self, open_output: Callable[[], Output] | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """`clock` returns seconds."""
        self._open_output = open_output
        self._output: Output | None = None
        self._clock = clock
        self._gain = 0.0
        self._last: dict[Sound, float] = {}
        """Time at which each sound was last played."""
        self._again: dict[Sound, int] = {}
        """Number of times each was played in a chain."""
        self._turns: dict[Sound, int] = {}
        """Number of times each was played at all."""
        self._ambience = NO_AMBIENCE
        self._awake = True
        self._around: tuple[str, float] = ("", 0.0)
        """The loop that sounds, and how loud it is."""

    def use(self, open_output: Callable[[], Output]) -> None:
        """Play through the output that `open_output` makes."""
        self.close()
        self._output, self._open_output = None, open_output
        self._surround()

    def tune(self, *, on: bool, volume: int, ambience: str = NO_AMBIENCE) -> None:
        """Set `volume` in percent, and one of `AMBIENCES`. Off, all current sounds end."""
        # The ear hears squares.
        self._gain = (volume / _FULL) ** 2 if on else 0.0
        self._ambience = ambience
        if not self._gain:
            self.close()
        self._surround()

    def set_awake(self, awake: bool) -> None:
        """Let the ambience pause while the window cannot be seen."""
        self._awake = awake
        self._surround()

    def _surround(self) -> None:
        """Let the output have the ambience that is wanted now."""
        sounds = self._gain and self._awake and self._ambience != NO_AMBIENCE
        wanted = (self._ambience, self._gain) if sounds else ("", 0.0)
        if wanted == self._around or self._open_output is None:
            return
        self._around = wanted
        if self._output is None:
            self._output = self._open_output()
        self._output.loop(*wanted)

    def play(self, sound: Sound) -> None:
        """Play a sound, if it is wanted and was not just played. Costs next to nothing."""
        if not self._gain or self._open_output is None:
            return
        now = self._clock()
        since = now - self._last.get(sound, now - _FULL)
        if since < _SAME_AGAIN:
            return
        self._last[sound] = now
        self._again[sound] = self._again.get(sound, 0) + 1 if since < _CHAIN else 0
        if self._output is None:
            self._output = self._open_output()
        turn = self._turns[sound] = self._turns.get(sound, -1) + 1
        files, variants = files_of(sound), variants_of(sound)
        rising = files[min(self._again[sound], len(files) - 1)]
        self._output.play(variants[turn % len(variants)] if len(variants) > 1 else rising, self._gain)

    def close(self) -> None:
        """Let go of the device."""
        self._around = ("", 0.0)
        if self._output is not None:
            self._output.close()
