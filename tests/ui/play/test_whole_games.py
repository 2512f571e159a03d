"""Every game from Home to its end against bots: by drags alone, by keyboard alone, by the list of moves alone; in
either language, with undo, redo, a hint and "why not this?" on the way. By clicks alone: test_by_clicks.py.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import count, cycle, islice
from types import MappingProxyType
from typing import Final

import pytest

from hoshikan.engine import record
from hoshikan.games import GAMES
from hoshikan.ui.board.match import deals
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.features.play.session import MOVE, NUDGE, PLACE
from hoshikan.ui.text.hintsentences import TAKEN_BACK
from tests.engine.variants import THOROUGH, sampled
from tests.playing import PLAYINGS, Playing, lasting_deals, playing_of
from tests.ui.play.desk import TIMEOUT, Desk
from tests.ui.play.ways import Drags, Keyboard, MoveList, Way
from tests.ui.shell.test_language import needs_translations

WAYS: Final[Mapping[str, Callable[[Desk, str, Playing], Way]]] = MappingProxyType(
    {"drag": Drags, "keyboard": Keyboard, "list": MoveList}
)
JAPANESE: Final = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")
SMALLEST: Final = (960, 540)
"""Full HD at 200 %: where there is room to carry pieces here, there is room everywhere."""
BY_HAND: Final = 24
"""Number of decisions that are made with the hands where there is no time for all: what differs recurs among them."""
MOST_GAMES: Final = 6
"""So many games may end before everything has been done that is to be done on the way."""

Deed = Callable[[Desk, TablePage, Way], None]
"""Something besides playing that a player does before a decision."""


def cases() -> Iterator[tuple[str, str, str]]:
    """Playing, way and language: every game one way or two, in turn in either language, so that each way meets both;
    where there is time, every game each way in both.

    Variants that are played otherwise are played by the keyboard for so many decisions as their kinds take; mouse and
    list are tried there piece by piece.
    """
    both = cycle(("en", "ja"))
    variants = [(name, "keyboard") for name in PLAYINGS if name not in GAMES]
    for name, way in [*sampled(GAMES, WAYS), *variants]:
        yield name, way, next(both)
        if THOROUGH:
            yield name, way, next(both)
            next(both)


@needs_translations
@pytest.mark.parametrize(("name", "way", "language"), list(cases()))
@pytest.mark.usefixtures("kept_pictures")
def test_a_whole_game(desk: Desk, monkeypatch: pytest.MonkeyPatch, name: str, way: str, language: str) -> None:
    game, playing = playing_of(name)
    desk.settings.move_list = way == "list"
    if way == "drag":
        desk.window.resize(*SMALLEST)
    hands = WAYS[way](desk, game.id, playing)
    for number, deal in enumerate(islice(lasting_deals(game, playing, len(deeds(way, language))), MOST_GAMES), 1):
        desk.settings.language = language  # a short game may have ended in the other one
        monkeypatch.setattr(deals, "fresh_seed", lambda seed=deal: seed)
        page = hands.start()
        by_hand = None if THOROUGH and name in GAMES else BY_HAND
        left = play_to_the_end(desk, page, hands, deeds(way, language), language, by_hand)
        check_the_end(desk, page, hands, desk.settings.language, number)
        if not left:
            return
    pytest.fail(f"in {MOST_GAMES} games there was no time for: {left}")


def deeds(way: str, language: str) -> list[Deed]:
    """Actions before the decisions of a game, one after another."""
    looks: list[Deed] = [change_the_language, change_it_back] if language == "en" else [move_pieces, move_none]
    return [do_nothing, take_back_and_play_again, use_the_hint, *(looks if way == "drag" else [])]


def play_to_the_end(
    desk: Desk, page: TablePage, hands: Way, before: list[Deed], language: str, by_hand: int | None
) -> list[Deed]:
    """Play, and do one thing of `before` before each decision; returns what is left of them. Only the first `by_hand`
    decisions are made with the hands, or all."""
    desk.wait_turn(page)
    assert spoken(page) == {language}
    for decision in count():
        if page.session.controller.over:
            break
        if before:
            before.pop(0)(desk, page, hands)
        if by_hand is None or decision < by_hand:
            play(desk, page, hands)
        else:
            page.session.controller.play(hands.wants())
            desk.wait_turn(page)
    desk.qtbot.waitUntil(page.ending.isVisible, timeout=TIMEOUT)
    return before


def check_the_end(desk: Desk, page: TablePage, hands: Way, language: str, number: int) -> None:
    """The result is shown and kept, as that of the `number`th game; then Home."""
    points = page.session.controller.state.points()
    shown = [str(page.side.score_model.index(seat, 1).data()) for seat in range(len(points))]
    assert shown == [str(number).replace("-", "−") for number in points]
    told = [entry.sentence for entry in page.side.log_model.entries()]
    assert [line for line in told if language_of(line) != language] == []
    hands.press(page.ending.home)
    assert desk.window.page_name == "home"
    finished = desk.context.library.finished()
    assert len(finished) == number
    kept = max(finished, key=lambda summary: summary.id)
    assert kept.points == tuple(points)
    assert desk.context.library.thumbnail(kept.id)
    assert record.write(desk.context.library.load(kept.id, GAMES)) == record.write(page.session.match)


def play(desk: Desk, page: TablePage, hands: Way) -> None:
    """One decision, and whatever the bots answer."""
    ply, action = page.session.match.ply, hands.wants()
    hands.act(action)
    assert str(page.session.match.actions[ply]) == action
    desk.wait_turn(page)


def take_back_and_play_again(desk: Desk, page: TablePage, hands: Way) -> None:
    before, ply, lines = page.session.controller.view(), page.session.match.ply, page.side.log_model.rowCount()
    hands.use("undo")
    assert page.session.match.ply < ply
    assert page.side.log_model.rowCount() < lines
    back = page.session.controller.taken_back
    assert back.last is not None
    assert page.bar.status.words.startswith(TAKEN_BACK.now(*back.last, back.rolls, page.names))
    hands.use("redo")
    desk.wait_turn(page)
    assert page.session.controller.view() == before
    assert page.side.log_model.rowCount() == lines


def use_the_hint(desk: Desk, page: TablePage, hands: Way) -> None:
    hints = page.side.hints
    hands.use("hint")
    desk.qtbot.waitUntil(lambda: page.session.state.advice.step == NUDGE, timeout=TIMEOUT)
    for step in (PLACE, MOVE):
        hands.ask_on()
        assert page.session.state.advice.step == step
    assert page.session.state.advice.hint is not None
    assert page.session.state.advice.hint.action in page.session.controller.actions()
    with desk.qtbot.waitSignal(page.session.advisor.explained, timeout=TIMEOUT) as answer:
        asked = hands.ask_why_not()
    assert answer.args is not None
    assert answer.args[0].asked == asked
    rated = [
        hints.ranking.index(row, 0).data(hints.ranking.RatedRole).action for row in range(hints.ranking.rowCount())
    ]
    assert sorted(rated) == sorted(page.session.controller.actions())
    assert rated[0] == answer.args[0].best


def do_nothing(desk: Desk, page: TablePage, hands: Way) -> None:
    """The first decision comes as it is."""


def change_the_language(desk: Desk, page: TablePage, hands: Way) -> None:
    """Also the look, in the middle of the game."""
    desk.settings.language, desk.settings.theme = "ja", "day"
    desk.qtbot.waitUntil(lambda: spoken(page) == {"ja"}, timeout=TIMEOUT)
    assert page.scene.theme.name == "day"


def change_it_back(desk: Desk, page: TablePage, hands: Way) -> None:
    desk.settings.language = "en"
    desk.qtbot.waitUntil(lambda: spoken(page) == {"en"}, timeout=TIMEOUT)


def move_pieces(desk: Desk, page: TablePage, hands: Way) -> None:
    """One decision is seen to be carried out."""
    desk.settings.animation = "fast"


def move_none(desk: Desk, page: TablePage, hands: Way) -> None:
    desk.settings.animation = "off"


def spoken(page: TablePage) -> set[str]:
    """The languages on the screen: of the bar, the status line, the side panel and the list of moves."""
    said = [page.bar.tool("undo").text(), page.bar.status.words, page.side.tabText(0)]
    said += [str(page.side.moves_model.index(row, 0).data()) for row in range(page.side.moves_model.rowCount())]
    return {language_of(sentence) for sentence in said}


def language_of(sentence: str) -> str:
    return "ja" if JAPANESE.search(sentence) else "en"
