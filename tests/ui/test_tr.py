"""Sentences are found in the translations wherever in a family of classes they are written."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hoshikan.games.conquestar.screen.labels import ConquestarLabels
from hoshikan.ui.kit.look.language import LanguageSwitch


@pytest.fixture
def japanese(qapp: object) -> Iterator[None]:
    switch = LanguageSwitch()
    switch.use("ja")
    yield
    switch.clear()


class Heir(ConquestarLabels):
    """Says what its base class says."""


@pytest.mark.usefixtures("japanese")
def test_what_a_base_class_says_is_translated_for_its_subclasses() -> None:
    own, inherited = ConquestarLabels(), Heir()
    assert inherited.trade() == own.trade() == "交易"
    assert inherited.coins(2) == own.coins(2) != "2 coin(s)"


@pytest.mark.usefixtures("japanese")
def test_what_nobody_translated_is_shown_as_it_is_written() -> None:
    assert Heir().tr("Nobody has written this") == "Nobody has written this"
    assert Heir().tr("%n unheard thing(s)", "", -3) == "−3 unheard thing(s)"


def test_another_language_is_spoken_at_once(qapp: object) -> None:
    labels, switch = ConquestarLabels(), LanguageSwitch()
    said = []
    for language in ("ja", "en", "ja"):
        switch.use(language)
        said.append((labels.trade(), labels.coins(2)))
    switch.clear()
    said.append((labels.trade(), labels.coins(2)))
    assert said[0] == said[2] == ("交易", "2枚")
    assert said[1] == ("Trade", "2 coins")
    assert said[3] == ("Trade", "2 coin(s)")
