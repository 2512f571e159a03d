"""Sentences without Qt are those that Qt finds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from hoshikan.ui.kit.look.language import LanguageSwitch
from hoshikan.ui.kit.look.words import LANGUAGES, Dictionary, dictionary, speaking, translate
from tools.sentencerest import messages


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    switch = LanguageSwitch()
    switch.use(request.param)
    yield request.param
    switch.clear()


def test_every_sentence_is_found_as_qt_finds_it(language: str) -> None:
    known = dictionary(language)
    assert known is not None
    for one in messages():
        for count in (0, 1, 2) if one.plural else (-1,):
            asked = (one.context, one.source, one.comment, count)
            with speaking(language):
                assert translate(*asked) == QCoreApplication.translate(*asked), asked


def test_what_nobody_translated_stays_as_it_is_written() -> None:
    with speaking("ja"):
        assert translate("Nowhere", "Nobody has written this") == "Nobody has written this"
        assert translate("Nowhere", "%n thing(s)", "", 3) == "3 thing(s)"


def test_what_is_no_dictionary_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "x.qm"
    file.write_bytes(b"no translations")
    with pytest.raises(ValueError, match=r"x\.qm"):
        Dictionary(file)
