"""Every game from Home to its end against bots: by mouse, by keyboard alone, by the list of moves alone; in both
languages, with undo, redo, a hint and "why not this?" on the way.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

import pytest

from hoshikan.engine import record
from hoshikan.games import GAMES
from hoshikan.ui import deals
from hoshikan.ui.pages.table import TablePage
from hoshikan.ui.panels.hints import MOVE, NUDGE, PLACE
from tests.ui.play.desk import TIMEOUT, Desk
from tests.ui.play.manners import MANNERS
from tests.ui.play.manners.manner import Manner
from tests.ui.play.ways import Keyboard, Mouse, MoveList, Way
from tests.ui.shell.test_language import needs_translations

WAYS: Final[Mapping[str, Callable[[Desk, Manner], Way]]] = MappingProxyType(
    {"mouse": Mouse, "keyboard": Keyboard, "list": MoveList}
)
STRICT: Final = "sterre-en-kroon strict"
JAPANESE: Final = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")


def cases() -> Iterator[tuple[str, str, str]]:
    """Game, way and language: everything with everything; strict bookkeeping, which takes long, once each way."""
    for game in GAMES:
        for way in WAYS:
            yield from ((game, way, language) for language in ("en", "ja"))
    yield from zip(3 * [STRICT], WAYS, ("en", "ja", "ja"), strict=True)


@needs_translations
@pytest.mark.parametrize(("game", "way", "language"), list(cases()))
def test_a_whole_game(desk: Desk, monkeypatch: pytest.MonkeyPatch, game: str, way: str, language: str) -> None:
    manner = MANNERS[game]
    monkeypatch.setattr(deals, "fresh_seed", lambda: manner.deals[list(WAYS).index(way)])
    desk.settings.language = language
    desk.settings.move_list = way == "list"
    hands = WAYS[way](desk, manner)
    page = hands.start()
    desk.wait_turn(page)
    assert spoken(page) == {language}
    turn = 0
    while not page.controller.over:
        turn += 1
        if turn == 2:
            take_back_and_play_again(desk, page, hands)
        elif turn == 3:
            use_the_hint(desk, page, hands)
        elif way == "mouse":
            change_something(desk, page, turn, language)
        play(desk, page, hands)
    desk.qtbot.waitUntil(page.ending.isVisible, timeout=TIMEOUT)
    assert turn > 6
    points = page.controller.state.points()
    assert [page.side.score_model.index(seat, 1).data() for seat in range(len(points))] == points
    told = [entry.sentence for entry in page.side.log_model.entries()]
    assert [line for line in told if language_of(line) != language] == []
    hands.press(page.ending.home)
    assert desk.window.page_name == "home"
    (kept,) = desk.context.library.finished()
    assert kept.points == tuple(points)
    assert desk.context.library.thumbnail(kept.id)
    assert record.write(desk.context.library.load(kept.id, GAMES)) == record.write(page.controller.match)


def play(desk: Desk, page: TablePage, hands: Way) -> None:
    """One decision, and whatever the bots answer."""
    ply, action = page.controller.match.ply, hands.wants()
    hands.act(action)
    assert str(page.controller.match.actions[ply]) == action
    desk.wait_turn(page)


def take_back_and_play_again(desk: Desk, page: TablePage, hands: Way) -> None:
    before, ply, lines = page.controller.view(), page.controller.match.ply, page.side.log_model.rowCount()
    hands.use("undo")
    assert page.controller.match.ply < ply
    assert page.side.log_model.rowCount() < lines
    hands.use("redo")
    desk.wait_turn(page)
    assert page.controller.view() == before
    assert page.side.log_model.rowCount() == lines


def use_the_hint(desk: Desk, page: TablePage, hands: Way) -> None:
    hints = page.side.hints
    hands.use("hint")
    desk.qtbot.waitUntil(lambda: hints.step == NUDGE, timeout=TIMEOUT)
    for step in (PLACE, MOVE):
        hands.ask_on()
        assert hints.step == step
    assert hints.hint is not None
    assert hints.hint.action in page.controller.actions()
    with desk.qtbot.waitSignal(page.advisor.explained, timeout=TIMEOUT) as answer:
        asked = hands.ask_why_not()
    assert answer.args is not None
    assert answer.args[0].asked == asked
    rated = [
        hints.ranking.index(row, 0).data(hints.ranking.RatedRole).action for row in range(hints.ranking.rowCount())
    ]
    assert sorted(rated) == sorted(page.controller.actions())
    assert rated[0] == answer.args[0].best


def change_something(desk: Desk, page: TablePage, turn: int, language: str) -> None:
    """In one game the language and the look change under way, in the other one pieces are seen to move."""
    settings = desk.settings
    if language == "ja":
        settings.animation = "fast" if turn == 4 else "off"
    elif turn == 4:
        settings.language, settings.theme = "ja", "day"
        desk.qtbot.waitUntil(lambda: spoken(page) == {"ja"}, timeout=TIMEOUT)
        assert page.scene.theme.name == "day"
    elif turn == 5:
        settings.language = "en"
        desk.qtbot.waitUntil(lambda: spoken(page) == {"en"}, timeout=TIMEOUT)


def spoken(page: TablePage) -> set[str]:
    """The languages on the screen: of the bar, the status line, the side panel and the list of moves."""
    said = [page.bar.tool("undo").text(), page.bar.status.words, page.side.tabText(0)]
    said += [str(page.side.moves_model.index(row, 0).data()) for row in range(page.side.moves_model.rowCount())]
    return {language_of(sentence) for sentence in said}


def language_of(sentence: str) -> str:
    return "ja" if JAPANESE.search(sentence) else "en"
