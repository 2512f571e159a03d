"""From the name of a file to a device, in a thread of its own: the caller never waits for a sound."""

from __future__ import annotations

import ctypes
import sys
import threading
import time
from array import array
from collections import deque
from collections.abc import Callable, Generator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from operator import add
from queue import Empty, SimpleQueue
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from hoshikan.resources import MissingResourceError, resource
from hoshikan.ui.kit.sound.room import Speaker, SpeakerError

_PERIOD: Final = 20
"""Milliseconds of sound that the device asks for at a time; it keeps three of them."""
_BACKENDS: Final[Mapping[str, Sequence[str]]] = MappingProxyType(
    {"win32": ("WASAPI", "DSOUND", "WINMM"), "darwin": ("COREAUDIO",)}
)
_OTHERWISE: Final = ("PULSEAUDIO", "ALSA")
"""Not JACK, which speaks up where it is not running, nor the one that only pretends to play."""


class Device:
    """A `speaker.Speaker`: the device that the system plays by."""

    def __init__(self, backends: Sequence[str] = ()) -> None:
        """`backends` are names of miniaudio's, in the order in which they are tried; none for those of the system."""
        self._backends = backends or _BACKENDS.get(sys.platform, _OTHERWISE)
        self._device: Any = None

    def start(self, rate: int, fill: Callable[[int], bytes]) -> None:
        """See `Speaker.start`; the first one loads the library."""
        try:
            import miniaudio
        except ImportError as error:
            raise SpeakerError(str(error)) from error
        if sys.platform.startswith("linux"):
            _hush_alsa()
        try:
            if self._device is None:
                self._device = miniaudio.PlaybackDevice(
                    output_format=miniaudio.SampleFormat.SIGNED16,
                    nchannels=1,
                    sample_rate=rate,
                    buffersize_msec=_PERIOD,
                    backends=[miniaudio.Backend[name] for name in self._backends],
                    app_name="Hoshikan",
                )
            stream = _stream(fill)
            next(stream)
            self._device.start(stream)
        except miniaudio.MiniaudioError as error:
            self.close()
            raise SpeakerError(str(error)) from error

    def rest(self) -> None:
        """See `Speaker.rest`."""
        if self._device is not None:
            from miniaudio import MiniaudioError

            try:
                self._device.stop()
            except MiniaudioError:
                self.close()

    def close(self) -> None:
        """See `Speaker.close`."""
        device, self._device = self._device, None
        if device is not None:
            device.close()


def _stream(fill: Callable[[int], bytes]) -> Generator[bytes, int, None]:
    """Feed samples to miniaudio: it sends the number that it needs."""
    count = yield b""
    while True:
        count = yield fill(count)


@cache
def _hush_alsa() -> object:
    """Without a sound card ALSA writes fifty lines to the terminal, by itself; not any more. The handler is kept as
    long as the process, since the library may call it at any time."""
    name = "libasound.so.2"  # not beside CDLL, where PyInstaller would read it and take the library along
    kind = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p)
    handler = kind(_say_nothing)
    try:
        ctypes.CDLL(name).snd_lib_error_set_handler(handler)
    except (OSError, AttributeError):
        return None
    return handler


def _say_nothing(_file: bytes, _line: int, _function: bytes, _error: int, _words: bytes) -> None:
    pass


MOST: Final = 8
"""More sounds at once are a noise: the oldest end."""
_HIGHEST: Final = 32_767


class _Voice:
    """A sound on its way."""

    def __init__(self, samples: array[int]) -> None:
        self.samples = samples
        self.at = 0

    def take(self, count: int) -> array[int]:
        """The next samples, fewer at the end."""
        part = self.samples[self.at : self.at + count]
        self.at += count
        return part

    @property
    def is_over(self) -> bool:
        return self.at >= len(self.samples)


class _Loop:
    """A file of half the rate that goes round, louder or softer step by step."""

    def __init__(self, samples: array[int], gain: float) -> None:
        self.samples = samples
        self.wanted = gain
        """Its loudness when it has swelled or died away."""
        self._gain = 0.0
        self._at = 0
        """The next sample, counted at the full rate."""

    def take(self, count: int) -> array[int]:
        """The next samples; between two of the file is their mean."""
        begin, odd = divmod(self._at, 2)
        part = [self.samples[at % len(self.samples)] for at in range(begin, begin + count // 2 + 2)]
        self._at = (self._at + count) % (2 * len(self.samples))
        fine = [value for one, other in pairwise(part) for value in (one, (one + other) / 2)][odd : odd + count]
        if self._gain == self.wanted:
            return array("h", [round(value * self._gain) for value in fine])
        made, step = array("h"), 1 / (_SWELL * RATE)
        for value in fine:
            away = self.wanted - self._gain
            self._gain = self.wanted if abs(away) <= step else self._gain + (step if away > 0 else -step)
            made.append(round(value * self._gain))
        return made

    @property
    def is_over(self) -> bool:
        return not self.wanted and not self._gain


class Mixer:
    """`begin`, `surround` and `hush` may be called by any thread, `fill` by one, which is the device's."""

    def __init__(self) -> None:
        self._new: deque[_Voice] = deque(maxlen=MOST)
        self._voices: deque[_Voice] = deque(maxlen=MOST)
        self._loops: tuple[_Loop, ...] = ()
        """The one that sounds, after those that die away."""
        self.fillings = 0
        """Number of times that a device has asked, so that one that no longer does is noticed."""

    def begin(self, samples: array[int]) -> None:
        """Play signed 16-bit samples from their beginning, mixed with the current sounds."""
        self._new.append(_Voice(samples))

    def surround(self, samples: array[int] | None, gain: float) -> None:
        """Let signed 16-bit samples of half the rate sound again and again, below the others; None for silence."""
        here = next((one for one in self._loops if one.samples is samples), None)
        for one in self._loops:
            one.wanted = 0.0
        if here is not None:
            here.wanted = gain
        elif samples:
            self._loops = (*self._loops, _Loop(samples, gain))

    @property
    def is_surrounding(self) -> bool:
        """True if a loop sounds."""
        return bool(self._loops)

    def hush(self) -> None:
        """End everything."""
        self._new.clear()
        self._voices.clear()
        self._loops = ()

    def fill(self, count: int) -> bytes:
        """The next `count` samples."""
        self.fillings += 1
        while self._new:
            self._voices.append(self._new.popleft())
        loops = self._loops
        parts = [*(one.take(count) for one in loops), *(voice.take(count) for voice in tuple(self._voices))]
        if any(one.is_over for one in loops) and loops is self._loops:
            self._loops = tuple(one for one in loops if not one.is_over)
        self._voices = deque((voice for voice in tuple(self._voices) if not voice.is_over), maxlen=MOST)
        return _sum(parts, count).tobytes()


def _sum(parts: list[array[int]], count: int) -> array[int]:
    if not parts:
        return array("h", bytes(2 * count))
    for part in parts:
        part.extend(array("h", bytes(2 * (count - len(part)))))
    if len(parts) == 1:
        return parts[0]
    total = list(parts[0])
    for part in parts[1:]:
        total = list(map(add, total, part))
    return array("h", [max(-_HIGHEST, min(_HIGHEST, value)) for value in total])


RATE: Final = 32_000
"""Samples a second of all sounds."""
_SWELL: Final = 1.5
"""Seconds in which a loop becomes as loud as can be, or dies away from there."""
_LATEST: Final = 0.6
"""Delay in seconds after the visible event at which a sound is left out."""
_IDLE: Final = 20.0
"""Seconds without a sound after which the device rests."""
_TRY_AGAIN: Final = 60.0
"""Seconds between two attempts to find a device."""
_PATIENCE: Final = 1.0
"""Seconds that `close` waits for a device that does not answer."""


class _Order(NamedTuple):
    file: str
    gain: float
    at: float
    loops: bool = False


class Loudspeaker:
    """An output (`room.Output`). Files are read and the device is opened when the first sound is wanted; without
    either there is silence, and another attempt later."""

    def __init__(
        self, find: Callable[[], Speaker], clock: Callable[[], float] = time.monotonic, idle: float = _IDLE
    ) -> None:
        """`find` is called in the thread, so that it may load whatever it needs; `clock` returns seconds, `idle` is a
        number of them."""
        self._find = find
        self._clock = clock
        self._idle = idle
        self._mixer = Mixer()
        self._orders: SimpleQueue[_Order | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._plays = False
        """True if the device asks for samples."""
        self._asked = (0.0, 0)
        """When the device was last found alive, and how often it had asked by then."""
        self._not_before = 0.0

    def play(self, file: str, gain: float) -> None:
        """See `Output.play`."""
        self._order(_Order(file, gain, self._clock()))

    def loop(self, file: str, gain: float) -> None:
        """See `Output.loop`."""
        self._order(_Order(file, gain, self._clock(), loops=True))

    def _order(self, order: _Order) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="sound", daemon=True)
            self._thread.start()  # it has nothing to do yet, so that nothing waits for it
        self._orders.put(order)

    def close(self) -> None:
        """See `Output.close`. Earlier sounds are dropped."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._mixer.hush()
            self._orders.put(None)
            thread.join(_PATIENCE)

    # In the thread

    def _work(self) -> None:
        speaker = self._find()
        while True:
            surrounds = self._mixer.is_surrounding
            try:
                order = self._orders.get(timeout=self._idle if self._plays or surrounds else None)
            except Empty:
                if surrounds:
                    self._find_device(speaker)  # it may be there again
                else:
                    speaker.rest()
                    self._plays = False
                continue
            if order is None:
                break
            if order.loops:
                self._mixer.surround(_loop(order.file) if order.file else None, order.gain)
            self._begin(order, speaker)
        speaker.close()
        self._plays = False

    def _find_device(self, speaker: Speaker) -> bool:
        """True if there is one that asks for samples."""
        return self._clock() >= self._not_before and self._is_ready(speaker)

    def _begin(self, order: _Order, speaker: Speaker) -> None:
        if (order.loops and not order.file) or not self._find_device(speaker) or order.loops:
            return
        if self._clock() - order.at <= _LATEST:
            samples = _samples(order.file, order.gain)
            if samples is not None:
                self._mixer.begin(samples)

    def _is_ready(self, speaker: Speaker) -> bool:
        """True if the device asks for samples; it is started if it does not."""
        now, (then, before) = self._clock(), self._asked
        if self._plays:
            if self._mixer.fillings == before and now - then > _PATIENCE:
                speaker.close()  # it was unplugged, or has fallen asleep
                self._plays = False
            elif self._mixer.fillings != before:
                self._asked = now, self._mixer.fillings
        if not self._plays:
            try:
                speaker.start(RATE, self._mixer.fill)
            except SpeakerError:
                self._not_before = now + _TRY_AGAIN
                return False
            self._plays, self._asked = True, (self._clock(), self._mixer.fillings)
        return True


def loudspeaker() -> Loudspeaker:
    """Return an audible output."""

    def find() -> Speaker:

        return Device()

    return Loudspeaker(find)


@lru_cache(maxsize=64)
def _samples(file: str, gain: float) -> array[int] | None:
    """A sound as loud as it is wanted; None if it cannot be read."""
    samples = _read(file, RATE)
    return None if samples is None else array("h", [round(value * gain) for value in samples])


@lru_cache(maxsize=2)
def _loop(file: str) -> array[int] | None:
    """A loop, as its file has it; None if it cannot be read."""
    return _read(file, RATE // 2)


def _read(file: str, rate: int) -> array[int] | None:
    import wave  # not wanted by a start

    try:
        with wave.open(str(resource("sounds", f"{file}.wav")), "rb") as sound:
            if sound.getparams()[:3] != (1, 2, rate):
                return None
            samples = array("h", sound.readframes(sound.getnframes()))
    except (MissingResourceError, OSError, EOFError, wave.Error):
        return None
    if sys.byteorder == "big":
        samples.byteswap()
    return samples
