"""The part of the D-Bus wire protocol that reading a service's settings needs: calls with texts, answers with variants.

QtDBus connects to the bus and waits for its greeting with the interpreter locked, so that a bus that hangs would stop
the window even from another thread; these messages can go through a socket without blocking.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import unquote

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


@dataclass(frozen=True, slots=True)
class Message:
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
