"""Whole games as a screen reader meets them: legal actions are found by the names of their pieces and pressed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final, NamedTuple

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from pytestqt.qtbot import QtBot

from hoshikan.engine import CHANCE, TERMINAL
from hoshikan.engine.chance import sample
from hoshikan.engine.game import OptionValue
from hoshikan.games import GAMES
from hoshikan.ui.context import AppContext
from tests.ui.play.manners import MANNERS
from tests.ui.shell.test_language import needs_translations
from tests.ui.table.hands import Table

JAPANESE: Final = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")
NAME: Final = QAccessible.Text.Name
EVERY: Final = 8
"""In positions so many decisions apart all legal actions are pressed, in between one of each kind still rare."""
RARE: Final = 4
MOST: Final = 40
"""Of hundreds of possible deals so many will do."""


class Walk(NamedTuple):
    """A game from its start to its end in which every kind of decision that its notation knows can be taken."""

    players: int
    seed: int
    options: Mapping[str, OptionValue]
    kinds: str


WALKS: Final[Mapping[str, Walk]] = MappingProxyType(
    {
        "conquestar": Walk(3, 5, {}, "trade invade"),
        "carcassonne-star-wars": Walk(4, 151, {"expansion": True, "teams": True}, "place claim skip fight"),
        "hoshi-wo-wataru": Walk(3, 3, {}, "objective set pool shift keep"),
        "sterre-en-kroon": Walk(2, 1, {}, "play card crown extra no-extra done"),
        "sterre-en-kroon strict": Walk(
            2, 37, {"bookkeeping": "strict"}, "draw extra play card crown place open take-crown claim next"
        ),
        "crowntaker": Walk(
            2,
            207,
            {},
            "lord deploy skill no-skill propose demand offer accept decline pass negotiate free",
        ),
    }
)


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
        """Of all pieces that have one."""
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


def kind(action: str) -> str:
    return action.partition(" ")[0]


def worth_pressing(actions: Sequence[str], pressed: Counter[str], decision: int) -> list[str]:
    if decision % EVERY == 0:
        return list(actions) if len(actions) <= MOST else Random(decision).sample(actions, MOST)
    of_kind = {kind(action): action for action in actions}
    return [action for verb, action in of_kind.items() if pressed[verb] < RARE]


@needs_translations
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("name", WALKS)
def test_every_legal_action_is_found_by_name_and_pressed(
    qtbot: QtBot, context: AppContext, name: str, language: str
) -> None:
    context.settings.language = language
    walk, manner, rng = WALKS[name], MANNERS[name], Random(WALKS[name].seed)
    game = GAMES[manner.game_id]
    state = game.new(players=walk.players, seed=walk.seed, options=walk.options)
    table, decision = Table(qtbot, game_id=game.id, state=state), 0
    reader, pressed = Reader(table), Counter[str]()
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            state.apply(sample(state, rng))
            continue
        actions = [str(action) for action in state.legal_actions()]
        wanted = worth_pressing(actions, pressed, decision)
        if wanted:
            table.show(state.to_move, animate=False)
            reader.look()
        for action in wanted:
            press(table, reader, manner.presses(table.scene, action))
            assert table.chosen[-1:] == [action]
            pressed[kind(action)] += 1
        decision += 1
        state.apply(game.parse(manner.wants(actions, rng)))
    assert bool(JAPANESE.search(" ".join(reader.names))) == (language == "ja")
    assert pressed.keys() == set(walk.kinds.split())


def press(table: Table, reader: Reader, keys: Sequence[str]) -> None:
    """Press the pieces by the names a listener is told, until the action is chosen."""
    table.scene.cancel()
    table.chosen.clear()
    for key in keys:
        item = table.scene.stage.get(key)
        assert item is not None, key
        if not table.chosen:
            reader.press(item.placement.label)
