"""The system's setting for less motion."""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import unquote

from PySide6.QtCore import QObject, QSocketNotifier, Qt, Signal
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    import socket

CALL, REPLY, ERROR, SIGNAL = 1, 2, 3, 4
MOST: Final = 1_000_000
"""Bytes of a message; what is asked for here has some hundred."""
_PATH, _INTERFACE, _MEMBER, _REPLY_TO, _DESTINATION, _SIGNATURE = 1, 2, 3, 5, 6, 8
_HEAD: Final = 16
_FIXED: Final[Mapping[str, str]] = {
    "y": "B",
    "b": "I",
    "n": "h",
    "q": "H",
    "i": "i",
    "u": "I",
    "x": "q",
    "t": "Q",
    "d": "d",
}


class Message(NamedTuple):
    """A received message: `reply_to` is the serial of the call it answers, 0 if none; `arguments` that are
    texts, numbers and variants of them."""

    kind: int
    member: str = ""
    reply_to: int = 0
    arguments: tuple[Any, ...] = ()


def socket_path(environment: Mapping[str, str]) -> str:
    """Return the address of the session bus: a path, one that begins with a zero byte for Linux' abstract names, "" if
    none."""
    folder = environment.get("XDG_RUNTIME_DIR", "")
    addresses = environment.get("DBUS_SESSION_BUS_ADDRESS") or (f"unix:path={folder}/bus" if folder else "")
    for address in addresses.split(";"):
        transport, _, rest = address.partition(":")
        keys = dict(part.partition("=")[::2] for part in rest.split(","))
        if transport == "unix" and "path" in keys:
            return unquote(keys["path"])
        if transport == "unix" and "abstract" in keys:
            return "\0" + unquote(keys["abstract"])
    return ""


def greeting() -> bytes:
    """Return a client's first bytes: its user, and the start of messages."""
    user = str(os.getuid()).encode().hex() if hasattr(os, "getuid") else ""
    return b"\0AUTH EXTERNAL " + user.encode() + b"\r\nBEGIN\r\n"


def call(serial: int, destination: str, path: str, member: str, *texts: str) -> bytes:
    """A method call with text arguments; `member` is the full name, interface and method."""
    interface, _, method = member.rpartition(".")
    body = b""
    for text in texts:
        body = _padded(body, 4) + _text(text)
    fields = b""
    for code, kind, value in (
        (_PATH, "o", path),
        (_INTERFACE, "s", interface),
        (_MEMBER, "s", method),
        (_DESTINATION, "s", destination),
    ):
        fields = _padded(fields, 8) + bytes((code, 1)) + kind.encode() + b"\0" + _text(value)
    if texts:
        signature = "s" * len(texts)
        fields = (
            _padded(fields, 8) + bytes((_SIGNATURE, 1)) + b"g\0" + bytes((len(texts),)) + signature.encode() + b"\0"
        )
    head = struct.pack("<BBBBIII", ord("l"), CALL, 0, 1, len(body), serial, len(fields))
    return _padded(head + fields, 8) + body


def messages(data: bytearray) -> Iterator[Message]:
    """The whole messages at the beginning of `data`, which are taken out of it. Raises ValueError for what is none."""
    while len(data) >= _HEAD:
        order = {ord("l"): "<", ord("B"): ">"}.get(data[0])
        if order is None:
            raise ValueError("no message")
        body, _serial, fields = struct.unpack_from(order + "III", data, 4)
        start = _aligned(_HEAD + fields, 8)
        if start + body > MOST:
            raise ValueError("too long")
        if len(data) < start + body:
            return
        whole = bytes(data[: start + body])
        del data[: start + body]
        try:
            yield _message(whole, order, _HEAD + fields, start)
        except (struct.error, IndexError, RecursionError) as error:
            raise ValueError(str(error)) from None


def _message(whole: bytes, order: str, end: int, body: int) -> Message:
    reader, fields = _Reader(whole, order, _HEAD), dict[int, Any]()
    while reader.at < end:
        reader.align(8)
        code = reader.value("y")
        fields[code] = reader.value("v")
    reader.at = body
    arguments: list[Any] = []
    for kind in str(fields.get(_SIGNATURE, "")):
        if kind not in _FIXED and kind not in "sogv":
            break
        arguments.append(reader.value(kind))
    member, reply_to = str(fields.get(_MEMBER, "")), fields.get(_REPLY_TO, 0)
    return Message(whole[1], member, int(reply_to), tuple(arguments))


class _Reader:
    """Values one after another, each where its kind may stand."""

    def __init__(self, data: bytes, order: str, at: int) -> None:
        self.data, self.order, self.at = data, order, at

    def align(self, to: int) -> None:
        self.at = _aligned(self.at, to)

    def value(self, kind: str) -> Any:
        if kind == "v":
            inner = self._short()
            # Lists and structures are of no use here, and whatever follows them neither.
            return self.value(inner) if inner in _FIXED or inner in ("s", "o", "g", "v") else None
        if kind == "g":
            return self._short()
        if kind in "so":
            length = self._fixed("I")
            text = self.data[self.at : self.at + length]
            self.at += length + 1
            return text.decode("utf-8", "replace")
        found = self._fixed(_FIXED[kind])
        return bool(found) if kind == "b" else found

    def _short(self) -> str:
        length = self.data[self.at]
        text = self.data[self.at + 1 : self.at + 1 + length]
        self.at += length + 2
        return text.decode("ascii", "replace")

    def _fixed(self, code: str) -> Any:
        self.align(struct.calcsize("=" + code))
        (found,) = struct.unpack_from(self.order + code, self.data, self.at)
        self.at += struct.calcsize("=" + code)
        return found


def _text(text: str) -> bytes:
    data = text.encode()
    return struct.pack("<I", len(data)) + data + b"\0"


def _aligned(at: int, to: int) -> int:
    return -(-at // to) * to


def _padded(data: bytes, to: int) -> bytes:
    return data.ljust(_aligned(len(data), to), b"\0")


_BUS: Final = "org.freedesktop.DBus"
_PORTAL: Final = "org.freedesktop.portal.Desktop"
_PLACE: Final = "/org/freedesktop/portal/desktop"
_SETTINGS: Final = "org.freedesktop.portal.Settings"
_REDUCED: Final = ("org.freedesktop.appearance", "reduced-motion")
"""1 where less motion is wished for; newer desktops have it."""
_ANIMATED: Final = ("org.gnome.desktop.interface", "enable-animations")
_CHANGES: Final = f"type='signal',sender='{_PORTAL}',path='{_PLACE}',interface='{_SETTINGS}',member='SettingChanged'"


class Portal(QObject):
    """A connection to the session bus that reads when data come. Where there is no bus or no portal, or neither
    answers, nothing is ever emitted."""

    reduced = Signal(bool)
    """True for less motion: the current setting, and each change."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._socket: socket.socket | None = None
        self._notifier: QSocketNotifier | None = None
        self._came = bytearray()
        self._greeted = False
        self._asked: dict[int, tuple[str, str]] = {}
        self._values: dict[tuple[str, str], Any] = {}

    def open(self) -> None:
        """Ask, and return at once."""
        path = socket_path(os.environ)
        if not path or self._socket is not None:
            return
        import socket  # slow to load, and there must be a picture first

        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.setblocking(False)
        try:
            self._socket.connect(path)
            # Far less than any socket holds, so that it is written whole or not at all.
            self._socket.sendall(greeting() + self._questions())
        except OSError:
            self.close()
            return
        self._notifier = QSocketNotifier(self._socket.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read)

    def close(self) -> None:
        """Leave the bus."""
        if self._notifier is not None:
            self._notifier.setEnabled(False)
            self._notifier.deleteLater()
            self._notifier = None
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def _questions(self) -> bytes:
        place = "/org/freedesktop/DBus"
        sent = call(1, _BUS, place, f"{_BUS}.Hello") + call(2, _BUS, place, f"{_BUS}.AddMatch", _CHANGES)
        serial = 3
        for key in (_REDUCED, _ANIMATED):
            # Older portals know only the second way to read; whichever answers will do.
            for method in ("ReadOne", "Read"):
                self._asked[serial] = key
                sent += call(serial, _PORTAL, _PLACE, f"{_SETTINGS}.{method}", *key)
                serial += 1
        return sent

    def _read(self) -> None:
        if self._socket is None:
            return
        try:
            new = self._socket.recv(65_536)
        except BlockingIOError:
            return
        except OSError:
            new = b""
        self._came += new
        if not new or not self._is_bus():
            self.close()
            return
        with suppress(ValueError):
            for message in messages(self._came) if self._greeted else ():
                self._take(message)
            return
        self.close()

    def _is_bus(self) -> bool:
        """True if it may still be a bus that accepts us; its first line is taken out once it is there."""
        if self._greeted or b"\r\n" not in self._came:
            return self._greeted or len(self._came) < 1_000
        line, _, rest = bytes(self._came).partition(b"\r\n")
        self._came[:] = rest
        self._greeted = line.startswith(b"OK ")
        return self._greeted

    def _take(self, message: Message) -> None:
        if message.kind == REPLY and message.reply_to in self._asked and message.arguments:
            self._values[self._asked[message.reply_to]] = message.arguments[0]
        elif message.kind == SIGNAL and message.member == "SettingChanged" and len(message.arguments) == 3:
            namespace, name, value = message.arguments
            if (namespace, name) not in (_REDUCED, _ANIMATED):
                return
            self._values[namespace, name] = value
        else:
            return
        with suppress(KeyError):
            self.reduced.emit(self._wish())

    def _wish(self) -> bool:
        if _REDUCED in self._values:
            return bool(self._values[_REDUCED] == 1)
        return self._values[_ANIMATED] is False


_GET_CLIENT_AREA_ANIMATION: Final = 0x1042
"""Windows' SPI_GETCLIENTAREAANIMATION: "Show animations in Windows"."""


class SystemMotion(QObject):
    """Follows the system's wish for less motion, from `follow` on; nothing is known before, and nothing is waited for.

    On Linux the settings portal reports it and its changes; Windows and macOS are asked whenever the window comes to
    the front again.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reduced = False
        self._portal: Portal | None = None

    @property
    def reduced(self) -> bool:
        """True if the user wants less motion, if known by now."""
        return self._reduced

    def follow(self) -> None:
        """Begin to ask: after the first picture, which must not wait for it."""
        if sys.platform in ("win32", "darwin"):
            app = QGuiApplication.instance()
            if isinstance(app, QGuiApplication):
                app.applicationStateChanged.connect(self._on_state)
            self.set_reduced(_wished_now())
        elif self._portal is None:
            self._portal = Portal(self)
            self._portal.reduced.connect(self.set_reduced)
            self._portal.open()

    def close(self) -> None:
        """Ask no more."""
        if self._portal is not None:
            self._portal.close()

    def set_reduced(self, reduced: bool) -> None:
        """Take the system's value."""
        if reduced != self._reduced:
            self._reduced = reduced
            self.changed.emit()

    def _on_state(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self.set_reduced(_wished_now())


def _wished_now() -> bool:
    """Return the current value of Windows or macOS; False where it does not answer."""
    import ctypes

    try:
        if sys.platform == "win32":
            return wished_by_windows(ctypes.windll.user32)
        return wished_by_macos(ctypes.CDLL("/usr/lib/libobjc.A.dylib"))
    except (OSError, AttributeError):
        return False


def wished_by_windows(user32: Any) -> bool:
    """True if Windows, asked through its library `user32`, shows no animations."""
    import ctypes

    shown = ctypes.c_int(1)
    asked = user32.SystemParametersInfoW(_GET_CLIENT_AREA_ANIMATION, 0, ctypes.byref(shown), 0)
    return bool(asked) and not shown.value


def wished_by_macos(objc: Any) -> bool:
    """NSWorkspace.sharedWorkspace.accessibilityDisplayShouldReduceMotion, through the Objective-C runtime `objc`."""
    from ctypes import CFUNCTYPE, c_bool, c_char_p, c_void_p, cast

    objc.objc_getClass.restype, objc.objc_getClass.argtypes = c_void_p, [c_char_p]
    objc.sel_registerName.restype, objc.sel_registerName.argtypes = c_void_p, [c_char_p]
    message = cast(objc.objc_msgSend, c_void_p).value
    workspaces = objc.objc_getClass(b"NSWorkspace")
    if not message or not workspaces:
        return False
    shared = CFUNCTYPE(c_void_p, c_void_p, c_void_p)(message)(workspaces, objc.sel_registerName(b"sharedWorkspace"))
    wish = objc.sel_registerName(b"accessibilityDisplayShouldReduceMotion")
    return bool(shared) and bool(CFUNCTYPE(c_bool, c_void_p, c_void_p)(message)(shared, wish))
