"""Programs of other people at the table: named in the settings, chosen in New game, and replaced when they fail."""

from __future__ import annotations

import os
import re
import shlex
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

import hoshikan.bots
from hoshikan.__main__ import main
from hoshikan.engine import Match, Seat, record
from hoshikan.games import GAMES
from hoshikan.ui.board.match import controller as botseats
from hoshikan.ui.board.match.engine_client import Patience
from hoshikan.ui.features.newgame.page import NewGamePage
from hoshikan.ui.features.newgame.seatlist import SeatEditor
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.features.settings.page import OtherEnginesPanel, SettingsPage
from hoshikan.ui.session.otherengines import LONGEST_NAME, MOST, OtherEngine, OtherEngines
from hoshikan.ui.session.settings import Settings
from tests.ui.play.desk import AKI, CONQUESTAR, TIMEOUT, Desk
from tests.ui.play.test_trouble import press
from tests.ui.shell.test_language import needs_translations

ROOT = Path(__file__).parent.parent.parent.parent
PROTOCOL = Path(hoshikan.bots.__file__).with_name("PROTOCOL.md")
PYTHON = shlex.quote(sys.executable)
HELLO = '{"type":"hello","name":"%s","version":"1","protocol":%d,"games":["%s"],"levels":[]}'
HELD = (AKI, Seat("bot", "Vega", "Dicer"))


@pytest.fixture(autouse=True)
def _in_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "desktop"), str(ROOT)]))


@pytest.fixture
def dicer(tmp_path: Path) -> str:
    """The command of the example in PROTOCOL.md."""
    (example,) = re.findall(r"```python\n(.*?)```", PROTOCOL.read_text("utf-8"), re.DOTALL)
    path = tmp_path / "a folder" / "dicer.py"
    path.parent.mkdir()
    path.write_text(example, "utf-8")
    return f"{PYTHON} '{path}'"


def unruly(fault: str) -> str:
    return f"{PYTHON} -m tests.bots.unruly {fault}"


def saying(line: str) -> str:
    return f"{PYTHON} -c {shlex.quote(f'print({line!r}, flush=True); input()')}"


def settings_page(desk: Desk) -> SettingsPage:
    page = desk.window.open_page("settings")
    assert isinstance(page, SettingsPage)
    page.advanced.set_open(True)
    return page


def take_in(desk: Desk, panel: OtherEnginesPanel, command: str, name: str = "") -> None:
    """By keyboard, until it is known what came of it."""
    panel.name.setFocus()
    QTest.keyClicks(panel.name, name)
    QTest.keyClick(panel.name, Qt.Key.Key_Tab)
    assert panel.command.hasFocus()
    QTest.keyClicks(panel.command, command)
    QTest.keyClick(panel.command, Qt.Key.Key_Return)
    desk.qtbot.waitUntil(lambda: not panel.status.isVisible(), timeout=TIMEOUT)


def seated(desk: Desk, command: str) -> TablePage:
    """A match against a program that was chosen for it."""
    engines = OtherEngines(desk.settings)
    engines.add(OtherEngine("Dicer", command, ("conquestar",)))
    match = Match.start(CONQUESTAR, HELD, 7)
    engines.seat(match.header, {1: "Dicer"})
    return desk.open(match)


def test_the_example_plays_in_the_arena(dicer: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "conquestar", "--contestants", f"random,engine:{dicer}", "--games", "2"]) == 0
    assert "dicer.py" in capsys.readouterr().out


def test_a_program_is_named_chosen_and_plays(desk: Desk, dicer: str) -> None:
    panel = settings_page(desk).engines
    take_in(desk, panel, dicer)
    assert not panel.problem.isVisible()
    (known,) = OtherEngines(Settings(desk.folder / "settings.json")).all()
    assert (known.name, known.command, set(known.games)) == ("Dicer", dicer, set(GAMES))
    page = desk.window.open_page("new_game", "crowntaker")
    assert isinstance(page, NewGamePage)
    bot = next(one for one in page.findChildren(SeatEditor) if one.seat().is_bot)
    levels = bot.who
    levels.setFocus()
    QTest.keyClick(levels, Qt.Key.Key_End)
    assert bot.seat().level == "Dicer"
    assert not page.rated.possible, "nobody knows how strong it is"
    QTest.mouseClick(page.start, Qt.MouseButton.LeftButton)
    table = desk.window.page
    assert isinstance(table, TablePage)
    assert table.session.controller.bots.outside
    assert 'level": "Dicer"' in record.write(table.session.match)
    desk.wait_turn(table)
    again = desk.window.open_page("new_game", "crowntaker")
    assert isinstance(again, NewGamePage)
    assert "Dicer" in [seat.level for seat in again.seats.seats()], "it sits there again"


def test_a_game_against_a_program_goes_on_and_is_played_again_with_it(desk: Desk, dicer: str) -> None:
    page = seated(desk, dicer)
    desk.wait_turn(page)
    desk.act(page, "trade C3")
    desk.wait_turn(page)
    assert page.session.match.ply == 2
    page.ending.again_wanted.emit(False)
    table = desk.window.page
    assert isinstance(table, TablePage)
    assert table.session.match.ply == 0
    assert table.session.controller.bots.outside == {1}
    (summary,) = (one for one in desk.context.library.unfinished() if one.ply == 2)
    stored = desk.context.library.load(summary.id, GAMES)
    assert desk.open(stored, summary.id).session.controller.bots.outside == {1}


@pytest.mark.parametrize(
    ("command", "remedy"),
    [
        ("/no/such/engine --fast", "Program not found"),
        ("'quotes that never end", "Program not found"),
        (f"{PYTHON} -c 'raise SystemExit(3)'", "ended at once"),
        (saying("How do you do"), "not an engine protocol message"),
        (saying(HELLO % ("Elder", 9, "conquestar")), "another version"),
        (saying(HELLO % ("Stranger", 1, "chess")), "any of these games"),
        (saying(HELLO % ("Master", 1, "conquestar")), "a level's name"),
        (f"{PYTHON} -c 'input(); input()'", "did not identify itself"),
    ],
)
def test_a_program_that_cannot_play_is_refused_with_the_remedy(
    desk: Desk, command: str, remedy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "did not identify" in remedy:
        monkeypatch.setattr("hoshikan.ui.board.match.engine_process.PATIENCE_MS", 300)
    panel = settings_page(desk).engines
    take_in(desk, panel, command)
    assert remedy in panel.problem.text()
    assert panel.problem.isVisible()
    assert panel.command.text() == command, "what was typed can be mended"
    assert OtherEngines(desk.settings).all() == []


def test_a_program_is_taken_out_by_its_button(desk: Desk) -> None:
    OtherEngines(desk.settings).add(OtherEngine("Dicer", "dicer", ("conquestar",)))
    panel = settings_page(desk).engines
    remove = next(one for one in panel.findChildren(QPushButton) if one.accessibleName() == "Remove Dicer")
    QTest.mouseClick(remove, Qt.MouseButton.LeftButton)
    assert OtherEngines(desk.settings).all() == []


@pytest.mark.parametrize(
    ("fault", "told"),
    [("dead", "has stopped"), ("liar", "isn't possible"), ("silent", "doesn't answer"), ("mute", "refuses")],
)
def test_when_a_program_fails_a_level_takes_over_and_nothing_is_lost(
    desk: Desk, fault: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if fault == "silent":
        monkeypatch.setattr(botseats, "OUTSIDE", Patience(searching=300))
    page = seated(desk, unruly(fault))
    desk.wait_turn(page)
    with desk.qtbot.waitSignal(page.session.controller.bots.failed, timeout=TIMEOUT):
        desk.act(page, "trade C3")
    (said,) = [text for text in desk.window.messages.texts() if "Dicer" in text]
    assert told in said
    assert page.session.match.ply == 1
    assert page.bar.tool("hurry").isHidden(), "it answers when it likes"
    press(desk, "Let Skilled take over")
    desk.wait_turn(page)
    assert page.session.match.ply == 2
    assert OtherEngines(desk.settings).seated(page.session.match.header) == {}


def test_a_record_starts_nothing(desk: Desk, tmp_path: Path) -> None:
    """A seat may name a program that the settings have, or a command: only a choice in New game starts one."""
    mark = tmp_path / "started"
    command = f"{PYTHON} -c {shlex.quote(f'open({str(mark)!r}, chr(119))')}"
    OtherEngines(desk.settings).add(OtherEngine("Dicer", command, ("conquestar",)))
    for level in ("Dicer", "engine:/bin/true", "'/bin/true'"):
        text = record.write(Match.start(CONQUESTAR, (AKI, Seat("bot", "Vega", level)), 8))
        page = desk.open(record.read(text, GAMES))
        assert page.session.controller.bots.outside == frozenset()
        desk.wait_turn(page)
        desk.act(page, "trade C3")
        desk.wait_turn(page)
        assert page.session.match.ply == 2, "our bots play there"
    assert not mark.exists()


def test_settings_that_make_no_sense_name_nobody() -> None:
    settings = Settings()
    engines = OtherEngines(settings)
    for text in ("[]", '{"A": 3}', '{"A": {"command": 1, "games": []}}', '{"A": {"command": "x", "games": [1]}}', "{"):
        settings.engines = text
        assert engines.all() == []
    settings.engines = '{"%s": {"command": "x", "games": []}}' % ("A" * (LONGEST_NAME + 1))
    assert engines.all() == []
    for number in range(MOST + 1):
        engines.add(OtherEngine(f"E{number}", "x" * 240, ("conquestar",) * 5))
    assert len(engines.all()) == MOST
    header = Match.start(CONQUESTAR, HELD, 7).header
    for text in ("[]", '{"": 3}', "{"):
        settings.engine_seats = text
        assert engines.seated(header) == {}


@needs_translations
def test_the_panel_speaks_japanese(desk: Desk) -> None:
    page = settings_page(desk)
    before = page.engines.heading.text()
    desk.settings.language = "ja"
    desk.qtbot.waitUntil(lambda: page.engines.heading.text() != before, timeout=TIMEOUT)
    assert page.engines.take_in.text() != "Add"
