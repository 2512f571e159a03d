"""The computer's sound device, through miniaudio. The only module that knows that library, and it may be missing."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Generator, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from hoshikan.ui.kit.sound.room import SpeakerError

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
