"""The settings portal of Linux desktops, asked for the wish for less motion without ever waiting for an answer."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from typing import Any, Final

from PySide6.QtCore import QObject, QSocketNotifier, Signal

from hoshikan.ui.session import dbuswire
from hoshikan.ui.session.dbuswire import Message

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
        path = dbuswire.socket_path(os.environ)
        if not path or self._socket is not None:
            return
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.setblocking(False)
        try:
            self._socket.connect(path)
            # Far less than any socket holds, so that it is written whole or not at all.
            self._socket.sendall(dbuswire.greeting() + self._questions())
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
        sent = dbuswire.call(1, _BUS, place, f"{_BUS}.Hello") + dbuswire.call(
            2, _BUS, place, f"{_BUS}.AddMatch", _CHANGES
        )
        serial = 3
        for key in (_REDUCED, _ANIMATED):
            # Older portals know only the second way to read; whichever answers will do.
            for method in ("ReadOne", "Read"):
                self._asked[serial] = key
                sent += dbuswire.call(serial, _PORTAL, _PLACE, f"{_SETTINGS}.{method}", *key)
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
            for message in dbuswire.messages(self._came) if self._greeted else ():
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
        if message.kind == dbuswire.REPLY and message.reply_to in self._asked and message.arguments:
            self._values[self._asked[message.reply_to]] = message.arguments[0]
        elif message.kind == dbuswire.SIGNAL and message.member == "SettingChanged" and len(message.arguments) == 3:
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
