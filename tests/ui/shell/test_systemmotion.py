"""The system's wish for less motion is followed where asked, and nothing waits for it."""

from __future__ import annotations

import ctypes
import socket
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.board.session import GoTo
from hoshikan.ui.features.replay.page import ReplayPage
from hoshikan.ui.session import systemmotion as dbuswire
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.settings import Settings
from hoshikan.ui.session.systemmotion import Portal, SystemMotion, wished_by_windows

SEATS = (Seat("human", "Aki"), Seat("human", "Ren"))


def test_a_wish_for_less_motion_counts_only_where_the_system_decides(qapp: QApplication) -> None:
    settings, motion = Settings(), SystemMotion()
    context = AppContext(settings, motion=motion)
    told: list[str] = []
    context.speed_changed.connect(told.append)
    assert context.speed() == "normal"
    motion.set_reduced(True)
    motion.set_reduced(True)
    assert context.speed() == "still"
    settings.animation = "fast"
    motion.set_reduced(False)
    motion.set_reduced(True)
    assert context.speed() == "fast"
    settings.animation = "system"
    motion.set_reduced(False)
    assert told == ["still", "fast", "still", "normal"]
    context.close()


def test_a_speed_chosen_before_stays(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"version": 1, "animation": "fast"}')
    assert Settings(path).animation == "fast"
    path.write_text('{"version": 1}')
    assert Settings(path).animation == "system"


def test_what_moves_stops_when_the_wish_comes(qtbot: QtBot, context: AppContext) -> None:
    context.settings.animation = "system"
    match = Match.start(GAMES["conquestar"], SEATS, 7)
    for plan in ("trade A1", "trade B2"):
        match.apply(match.game.parse(plan))
    page = ReplayPage(context, match)
    qtbot.addWidget(page)
    page.session.dispatch(GoTo(0))
    page.scene.fast_forward()
    page.scene.motion.enqueue(lambda: [lambda _value: None], 60_000)
    assert page.scene.is_moving
    context.motion.set_reduced(True)
    assert not page.scene.is_moving
    page.closing()


class Bus:
    """The other end of the session bus' socket."""

    def __init__(self, path: Path) -> None:
        self._listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._listening.bind(str(path))
        self._listening.listen()
        self.peer: socket.socket | None = None
        self.calls: dict[int, tuple[str, ...]] = {}

    def meet(self) -> None:
        """Let the client in and take down what it asks, by serial."""
        self.peer, _ = self._listening.accept()
        data = bytearray(self.peer.recv(100_000))
        head, _, rest = bytes(data).partition(b"BEGIN\r\n")
        assert head.startswith(b"\0AUTH EXTERNAL ")
        calls = dbuswire.messages(bytearray(rest))
        self.calls = {serial: (call.member, *call.arguments) for serial, call in enumerate(calls, 1)}
        self.peer.sendall(b"OK 0123456789abcdef\r\n")

    def answer(self, key: str, kind: bytes, value: int, order: str = "<") -> None:
        """Answer a request to read `key`, by a variant in a variant as old portals do."""
        serial = next(serial for serial, (member, *rest) in self.calls.items() if member == "Read" and key in rest)
        fields = b"\x05\x01u\x00" + struct.pack(order + "I", serial) + b"\x08\x01g\x00\x01v\x00"
        self._send(2, fields, b"\x01v\x00\x01" + kind + b"\x00\x00\x00" + struct.pack(order + "I", value), order)

    def change(self, namespace: str, key: str, kind: bytes, value: int) -> None:
        body = b""
        for text in (namespace, key):
            body = body.ljust(-(-len(body) // 4) * 4, b"\0") + struct.pack("<I", len(text)) + text.encode() + b"\0"
        body += b"\x01" + kind + b"\0"
        body = body.ljust(-(-len(body) // 4) * 4, b"\0") + struct.pack("<I", value)
        fields = b"\x03\x01s\x00" + struct.pack("<I", 14) + b"SettingChanged\0"
        fields = fields.ljust(-(-len(fields) // 8) * 8, b"\0") + b"\x08\x01g\x00\x03ssv\x00"
        self._send(4, fields, body, "<")

    def _send(self, kind: int, fields: bytes, body: bytes, order: str) -> None:
        assert self.peer is not None
        first = ord("l" if order == "<" else "B")
        head = struct.pack(order + "BBBBIII", first, kind, 0, 1, len(body), 9, len(fields)) + fields
        whole = head.ljust(-(-len(head) // 8) * 8, b"\0") + body
        # In pieces, as sockets do.
        self.peer.sendall(whole[:11])
        self.peer.sendall(whole[11:])

    def close(self) -> None:
        self._listening.close()
        if self.peer is not None:
            self.peer.close()


@pytest.fixture
def bus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bus]:
    if not hasattr(socket, "AF_UNIX"):
        pytest.skip("no sockets among files here")
    made = Bus(tmp_path / "bus")
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", f"tcp:host=x;unix:path={tmp_path}/bus,guid=00")
    yield made
    made.close()


@pytest.fixture
def portal(qapp: QApplication, bus: Bus) -> Iterator[Portal]:
    made = Portal()
    made.open()
    yield made
    made.close()


@pytest.mark.parametrize("order", ["<", ">"])
def test_the_portals_answer_and_its_changes_are_reported(qtbot: QtBot, bus: Bus, portal: Portal, order: str) -> None:
    bus.meet()
    with qtbot.waitSignal(portal.reduced) as told:
        bus.answer("enable-animations", b"b", 0, order)
    assert told.args == [True]
    with qtbot.waitSignal(portal.reduced) as told:
        bus.change("org.gnome.desktop.interface", "enable-animations", b"b", 1)
    assert told.args == [False]
    with qtbot.waitSignal(portal.reduced) as told:
        bus.answer("reduced-motion", b"u", 1, order)
    assert told.args == [True]
    with qtbot.waitSignal(portal.reduced) as told:
        bus.change("org.gnome.desktop.interface", "enable-animations", b"b", 1)
    assert told.args == [True]


def test_nothing_waits_for_a_bus_that_does_not_answer(qapp: QApplication, bus: Bus, portal: Portal) -> None:
    told: list[bool] = []
    portal.reduced.connect(told.append)
    qapp.processEvents()
    bus.meet()
    qapp.processEvents()
    assert told == []
    assert bus.calls[1] == ("Hello",)


@pytest.mark.parametrize("noise", [b"REJECTED EXTERNAL\r\n", b"OK 1\r\nnoise that is no message", b"l" * 5000, b""])
def test_what_is_no_bus_is_left_alone(qtbot: QtBot, bus: Bus, portal: Portal, noise: bytes) -> None:
    bus.meet()
    assert bus.peer is not None
    bus.peer.sendall(noise)
    bus.peer.shutdown(socket.SHUT_WR)

    def left() -> bool:
        assert bus.peer is not None
        return bus.peer.recv(1000) == b""

    bus.peer.setblocking(False)
    qtbot.waitUntil(lambda: _without_blocking(left))


def _without_blocking(left: Any) -> bool:
    try:
        return bool(left())
    except BlockingIOError:
        return False


@pytest.mark.parametrize("address", ["", "unix:path=/nowhere/bus", "tcp:host=localhost,port=1", "unix:"])
def test_without_a_bus_nothing_is_reported(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, address: str
) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    motion = SystemMotion()
    motion.follow()
    qapp.processEvents()
    assert not motion.reduced
    motion.close()


@pytest.mark.parametrize(("answers", "shown", "wished"), [(1, 0, True), (1, 1, False), (0, 0, False)])
def test_windows_is_asked_for_its_animations(answers: int, shown: int, wished: bool) -> None:
    class User32:
        def SystemParametersInfoW(self, what: int, _size: int, into: Any, _how: int) -> int:  # Windows' name
            assert what == 0x1042
            ctypes.memmove(into, ctypes.byref(ctypes.c_int(shown)), 4)
            return answers

    assert wished_by_windows(User32()) == wished
