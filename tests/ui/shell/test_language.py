"""Japanese and English, switched while everything stays open."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from hoshikan import resources
from hoshikan.ui.app import startup
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.kit.look import language
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.settings import Settings

PAGES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("home", ()),
    ("new_game", ("conquestar",)),
    ("learn", ("",)),
    ("library", ()),
    ("library", ("statistics",)),
    ("settings", ()),
    ("questions", ("hoshi-wo-wataru",)),
    ("rules", ("conquestar",)),
    ("position", ("crowntaker",)),
    ("keys", ()),
    ("about", ()),
)
needs_translations = pytest.mark.skipif(
    not (resources.translations() / "hoshikan_ja.qm").exists(), reason="translations are not compiled"
)


@pytest.mark.parametrize(
    ("system", "expected"),
    [(["ja-JP"], "ja"), (["ja"], "ja"), (["de-DE", "ja"], "en"), (["jam-JM"], "en"), ([], "en"), (["ja_JP"], "ja")],
)
def test_the_system_decides_at_the_first_start(
    monkeypatch: pytest.MonkeyPatch, system: list[str], expected: str
) -> None:
    class System(QLocale):
        def uiLanguages(self, *_separator: object) -> list[str]:
            return system

    monkeypatch.setattr(QLocale, "system", System)
    assert language.resolve("") == expected
    assert language.resolve("ja") == "ja"


@needs_translations
def test_the_button_offers_the_other_language(window: MainWindow, context: AppContext, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: "日本語" in words(window))  # once it is known that there is nothing to continue
    context.settings.language = "ja"
    qtbot.waitUntil(lambda: {"English", "学ぶ"} <= set(words(window)))


@needs_translations
@pytest.mark.parametrize(("page", "arguments"), PAGES)
def test_open_pages_change_their_words_and_change_them_back(
    window: MainWindow, context: AppContext, qtbot: QtBot, page: str, arguments: tuple[str, ...]
) -> None:
    if page != "home":
        window.open_page(page, *arguments)
    else:
        qtbot.waitUntil(lambda: "日本語" in words(window))  # once it is known that there is nothing to continue
    english = words(window)
    context.settings.language = "ja"
    qtbot.waitUntil(lambda: words(window) != english)
    context.settings.language = "en"
    qtbot.waitUntil(lambda: words(window) == english)


def words(page: QWidget) -> list[str]:
    """All that visible labels and buttons say."""
    parts = [part for part in page.findChildren(QWidget) if part.isVisible()]
    return sorted(part.text() for part in parts if isinstance(part, QLabel | QAbstractButton))


@pytest.fixture
def damaged_installation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(resources, "translations", lambda: tmp_path)
    return tmp_path


def test_a_missing_translation_is_reported_and_english_shows(
    damaged_installation: Path, context: AppContext, window: MainWindow
) -> None:
    context.settings.language = "ja"
    startup.report(context, window)
    (text,) = window.messages.texts()
    assert str(damaged_installation / "hoshikan_ja.qm") in text
    assert {button.text() for button in window.findChildren(QAbstractButton)} >= {"Play", "My games"}


def test_dates_and_numbers_follow_the_language(context: AppContext) -> None:
    context.settings.language = "ja"
    assert QLocale().language() == QLocale.Language.Japanese
    context.settings.language = "en"
    assert QLocale().language() == QLocale.Language.English


def test_the_choice_is_kept(context: AppContext) -> None:
    context.settings.language = "ja"
    assert Settings(context.settings.path).language == "ja"


def test_japanese_is_set_with_full_width_signs() -> None:
    source = Path(__file__).parents[3] / "translations" / "hoshikan_ja.ts"
    narrow = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff}][:;!?()]|[(][\u3040-\u30ff\u4e00-\u9fff{]| %(?!n)")
    texts = re.findall(r"<(?:translation|numerusform)>([^<]+)<", source.read_text("utf-8"))
    assert len(texts) > 100
    assert [text for text in texts if narrow.search(text)] == []
