"""Names and other text of strangers are shown letter by letter, never read as rich text, which would open files."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex
from PySide6.QtCore import Qt as Core
from PySide6.QtGui import QAccessible, Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QGraphicsView, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

import hoshikan
from hoshikan.engine import TERMINAL, Game, Match, Seat, limits
from hoshikan.games import GAMES
from hoshikan.ui.app import startup
from hoshikan.ui.app.headless import seats
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.board.labels import RuleText
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.kit.look.literal import literal, tied, titled
from hoshikan.ui.kit.widgets.accessible import interface
from hoshikan.ui.kit.widgets.basic import label
from hoshikan.ui.session.context import AppContext
from tests.engine.variants import any_action
from tests.ui.shell.test_fitting import cut_off

NAME = '<img src="/some/file.png">'
PACKAGE = Path(hoshikan.__file__).parent
TIPS = (Core.ItemDataRole.ToolTipRole, Core.ItemDataRole.WhatsThisRole, Core.ItemDataRole.StatusTipRole)


def guessed(part: QWidget) -> Iterator[str]:
    """Every text in `part` that Qt may read as rich text."""
    for widget in [part, *part.findChildren(QWidget)]:
        yield from (widget.toolTip(), widget.whatsThis(), widget.statusTip())
        if isinstance(widget, QLabel) and widget.textFormat() != Core.TextFormat.PlainText:
            yield widget.text()
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from tips_of(widget.model())
        if isinstance(widget, QGraphicsView) and (scene := widget.scene()) is not None:
            yield from (item.toolTip() for item in scene.items())


def tips_of(model: QAbstractItemModel, parent: QModelIndex | None = None) -> Iterator[str]:
    above = parent or QModelIndex()
    listed = isinstance(model, QAbstractListModel)  # whose columnCount and children are private
    columns = 1 if listed else model.columnCount(above)
    for row in range(model.rowCount(above)):
        for column in range(columns):
            index = model.index(row, column, above)
            yield from (str(index.data(role) or "") for role in TIPS)
            if column == 0 and not listed:
                yield from tips_of(model, index)
    for column in range(columns):
        yield from (str(model.headerData(column, Core.Orientation.Horizontal, role) or "") for role in TIPS)


def read_as_rich_text(part: QWidget) -> list[str]:
    return [text for text in guessed(part) if Qt.mightBeRichText(text) and "<img" in text]


def named(game: Game) -> Match:
    """A match in which everybody has the name."""
    usual = seats(game, ["Aki"])
    return Match.start(game, [Seat(seat.kind, NAME, seat.level) for seat in usual], 7, date="2026-11-22")


def played(game: Game, plies: int) -> Match:
    match, rng = named(game), Random(3)
    while match.ply < plies and match.state.to_move != TERMINAL:
        match.apply(any_action(match.state, rng))
    return match


@pytest.mark.parametrize("text", [NAME, "<b>", "a <b>x</b>", "&lt;b&gt;", "<a href='x'>\nB</a>"])
def test_a_text_that_looks_like_rich_text_is_shown_as_it_is(qapp: QApplication, text: str) -> None:
    label = QLabel(literal(text))
    assert "<img" not in label.text()
    assert Qt.mightBeRichText(label.text())
    assert Qt.mightBeRichText(text)


def test_an_ordinary_text_stays_what_it_is(qapp: QApplication) -> None:
    assert literal("Aki: 3 < 4, 12 coins") == "Aki: 3 < 4, 12 coins"


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_tables_show_a_name_letter_by_letter(window: MainWindow, game_id: str) -> None:
    for plies in (0, 12):
        window.open_table(played(GAMES[game_id], plies))
        for page in ("log", "score", "hints", "rules", "moves"):
            window.page.side.open(page)  # type: ignore[attr-defined]  # the page is the table's
        QApplication.processEvents()
        texts = list(guessed(window))
        assert len([text for text in texts if text]) > 20
        assert read_as_rich_text(window) == []
        assert any(NAME in str(text) or "&lt;img" in text for text in texts)


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_ending_replay_library_and_home_show_a_name_letter_by_letter(
    window: MainWindow, context: AppContext, qtbot: QtBot, game_id: str
) -> None:
    context.settings.player_name = NAME
    match = played(GAMES[game_id], 10**6)
    context.library.create(played(GAMES[game_id], 6), title=NAME)
    window.open_table(match)
    page = window.page
    assert isinstance(page, TablePage)
    qtbot.waitUntil(page.ending.isVisible)
    assert read_as_rich_text(window) == []
    window.open_page("replay", match)
    assert read_as_rich_text(window) == []
    for name in ("library", "settings"):
        window.open_page(name)
        QApplication.processEvents()
        assert read_as_rich_text(window) == []
    assert any("&lt;img" in text for text in guessed(window))
    window.open_page("new_game", game_id)
    assert read_as_rich_text(window) == []
    window.home()
    window.page.entered()
    assert read_as_rich_text(window) == []


def test_a_message_shows_what_it_quotes_letter_by_letter(
    window: MainWindow, context: AppContext, tmp_path: Path
) -> None:
    path = tmp_path / "bad.hoshikan"
    quoted = NAME.replace('"', "'")
    path.write_text(f'hoshikan-record 1\ngame "{quoted}"\nrules 1\nseed 1\nsetup {{}}\n')
    startup.open_record(context, window, path)
    assert quoted in window.messages.texts()[0]
    assert read_as_rich_text(window) == []


@pytest.mark.parametrize("name", ["W" * limits.NAME, "星" * limits.NAME])
def test_a_long_name_or_title_makes_no_page_wider_than_its_window(
    window: MainWindow, context: AppContext, qtbot: QtBot, name: str
) -> None:
    game = GAMES["conquestar"]
    match, rng = Match.start(game, [Seat("human", name)] * 4, 7), Random(3)
    for _ in range(8):
        match.apply(any_action(match.state, rng))
    context.library.create(match, title=name * 4)
    window.page.entered()
    for _ in range(4):
        QApplication.processEvents()
    for area in window.findChildren(QScrollArea):
        if area.isVisible():
            assert area.horizontalScrollBar().maximum() == 0
    while match.state.to_move != TERMINAL:
        match.apply(any_action(match.state, rng))
    window.open_table(match)
    page = window.page
    assert isinstance(page, TablePage)
    qtbot.waitUntil(page.ending.isVisible)
    for _ in range(4):
        QApplication.processEvents()
    assert cut_off(page.ending) == []


def test_every_model_gives_its_tool_tips_through_the_one_door() -> None:
    wrong = []
    for path in (PACKAGE / "ui").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.If) or "ToolTipRole" not in ast.unparse(node.test):
                continue
            given = [ast.unparse(part.value) for part in ast.walk(node) if isinstance(part, ast.Return) and part.value]
            wrong += [f"{path.name}:{node.lineno}" for value in given[:1] if not value.startswith("literal(")]
    assert wrong == []


def test_every_tool_tip_goes_through_the_one_door() -> None:
    """A new way is found here."""
    wrong = []
    for path in [*(PACKAGE / "ui").rglob("*.py"), *(PACKAGE / "games").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            if node.func.attr in {"setToolTip", "setWhatsThis", "setStatusTip", "setInformativeText", "showText"}:
                given = ast.unparse(node.args[1 if len(node.args) > 1 else 0])
                if not given.startswith("literal(") and given != "item.toolTip()":  # which came through that door
                    wrong.append(f"{path.name}:{node.lineno}")
    assert wrong == []


@pytest.mark.parametrize("title", ["Kart: Stern Rad", "カルタ：スターラッド"])
def test_a_title_breaks_after_its_colon(qtbot: QtBot, title: str) -> None:
    shown = QLabel(titled(title))
    qtbot.addWidget(shown)
    shown.setWordWrap(True)
    metrics = shown.fontMetrics()
    broad, line = metrics.horizontalAdvance(title), metrics.lineSpacing()
    assert shown.heightForWidth(broad + line) < 2 * line
    head, tail = title.replace("：", ": ").split(": ")
    assert shown.minimumSizeHint().width() >= max(metrics.horizontalAdvance(part) for part in (head, tail)) * 0.95
    assert titled(head) == head


def test_the_last_letters_of_a_japanese_sentence_stay_together() -> None:
    assert tied("いまここでまけました。") == "いまここでま" + "\u2060".join("けました") + "。"
    assert tied("いまはここ\nそこ") == "い" + "\u2060".join("まはここ") + "\n" + "\u2060".join("そこ")
    assert "い\u2060ち" in tied("この手番で終わらせて、いちばん多く得点しましょう。")
    assert tied("Sofia takes Mira (C4)") == "Sofia takes Mira (C4)"
    assert tied("Take whatever lies in the row for it.") == "Take whatever lies in the row for\u00a0it."
    assert tied("Maren moves from 2 to 5") == "Maren moves from 2 to\u00a05"
    assert tied("It is complete (4 tiles, 1 symbol)") == "It is complete (4 tiles, 1\u00a0symbol)"
    assert tied("Take what is there.") == "Take what is there.", "one line"


@pytest.mark.parametrize(
    "shown",
    [
        "12_に負_け_ま_し_た。",
        "テ_オ_は4_を_出_し_た\n枠_2",
        "相_手_と400_ゲ_ー_ム_をし_て、48%で勝_ち_ま_し_た。",
        "手_元_に同_盟_3、連_合_E",
        "地_図_のラ_イ_ン_とビ_ン_ゴ_を_作_ろ_う。",
        "フ_ラ_ン_スA、イ_ン_グ_ラ_ン_ドA",
        "領_域_をか_け_て_戦_お_う。",
        "1239（_ま_だ_不_確_か_）",
        "だ_れのも_のが1_つあ_り_ま_す。",
        "小_ミ_ー_プ_ル_を置_か_な_か_っ_た",
        "じ_っ_く_り_ど_う_ぞ。",
        "あ_な_たが「終_え_る」を押_し_てく_だ_さ_い",
    ],
)
def test_japanese_words_stay_whole_with_their_numbers_and_endings(shown: str) -> None:
    assert tied(shown.replace("_", "")).replace("\u2060", "_") == shown


def test_japanese_words_too_long_for_a_narrow_column_are_broken_all_the_same(qtbot: QtBot) -> None:
    long = "ア" * 40
    one = label(wrap=True)
    qtbot.addWidget(one)
    one.setText(f"{long}とここで")
    assert one.minimumSizeHint().width() < one.fontMetrics().horizontalAdvance(long)


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("交易でいちばん多く手に入れよう。", "交易でいちばん多く手に入れよう。"),
        ('ここは<b>限界</b>です。<a href="rule:CQ-2.3">CQ-2.3</a>', "ここは限界です。CQ-2.3"),
        ("Take whatever lies in the row for it.", "Take whatever lies in the row for it."),
    ],
)
def test_what_ties_letters_is_only_painted(qtbot: QtBot, text: str, heard: str) -> None:
    one = RuleText(lambda _rule: None) if "<" in text else label(wrap=True)
    qtbot.addWidget(one)
    one.setText(text)
    assert one.text() == text
    assert QLabel.text(one) != text, "tied"
    assert interface(one).text(QAccessible.Text.Name) == heard
    one.setText("12")
    assert interface(one).text(QAccessible.Text.Name) == "12"
    one.setAccessibleName("a name of its own")
    one.setText(text)
    assert interface(one).text(QAccessible.Text.Name) == "a name of its own"
