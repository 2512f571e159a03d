"""Whole games as a screen reader meets them: legal actions are found by the names of their pieces and pressed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import cycle
from random import Random
from typing import Final

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from pytestqt.qtbot import QtBot

from hoshikan.ui.session.context import AppContext
from tests.engine.variants import THOROUGH
from tests.playing import PLAYINGS, decisions, first_word, playing_of, telling_deals
from tests.ui.shell.test_language import needs_translations
from tests.ui.table.hands import Table

JAPANESE: Final = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")
NAME: Final = QAccessible.Text.Name
EVERY: Final = 8
"""In positions so many decisions apart all legal actions are pressed, in between one of each kind still rare."""
RARE: Final = 4
MOST: Final = 40 if THOROUGH else 12
"""Number of deals that are enough among hundreds of possible ones."""


class Reader:
    """Finds pieces by name and presses them, through nothing but accessible interfaces."""

    def __init__(self, table: Table) -> None:
        self._view = QAccessible.queryAccessibleInterface(table.view)
        self._found: dict[str, QAccessibleInterface] = {}

    def look(self) -> None:
        """Take in the names on the table."""
        children = map(self._view.child, range(self._view.childCount()))
        self._found = {child.text(NAME): child for child in children}

    @property
    def names(self) -> list[str]:
        """Return the descriptions of all pieces that have one."""
        return list(self._found)

    def press(self, name: str) -> None:
        if name not in self._found:
            self.look()
        actions = self._found[name].actionInterface()
        actions.doAction(actions.pressAction())


@pytest.fixture(autouse=True)
def _listening() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def worth_pressing(actions: Sequence[str], pressed: Counter[str], decision: int) -> list[str]:
    if decision % EVERY == 0:
        return list(actions) if len(actions) <= MOST else Random(decision).sample(actions, MOST)
    of_kind = {first_word(action): action for action in actions}
    return [action for verb, action in of_kind.items() if pressed[verb] < RARE]


@needs_translations
@pytest.mark.parametrize(("name", "language"), list(zip(PLAYINGS, cycle(("en", "ja")), strict=False)))
def test_every_legal_action_is_found_by_name_and_pressed(
    qtbot: QtBot, context: AppContext, name: str, language: str
) -> None:
    context.settings.language = language
    game, playing = playing_of(name)
    kinds, pressed = set(playing.walk.kinds.split()), Counter[str]()
    for seed in telling_deals(game, playing):
        state = game.new(players=playing.walk.players, seed=seed, options=playing.walk.options)
        table = Table(qtbot, game_id=game.id, state=state)
        reader = Reader(table)
        thorough = not pressed
        for number, (mover, actions, _) in enumerate(decisions(game, playing, state, Random(seed))):
            wanted = worth_pressing(actions, pressed, number if thorough else 1)
            if wanted:
                table.show(mover, animate=False)
                reader.look()
            for action in wanted:
                press(table, reader, playing.presses(table.scene, action))
                assert table.chosen[-1:] == [action]
                pressed[first_word(action)] += 1
            if not thorough and pressed.keys() == kinds:
                break
        assert bool(JAPANESE.search(" ".join(reader.names))) == (language == "ja")
    assert pressed.keys() == kinds


def press(table: Table, reader: Reader, keys: Sequence[str]) -> None:
    """Press the pieces by the names that a screen reader reads, until the action is chosen."""
    table.scene.choosing.cancel()
    table.chosen.clear()
    for key in keys:
        item = table.scene.stage.get(key)
        assert item is not None, key
        if not table.chosen:
            reader.press(item.placement.label)
