"""Language, look and text size change while everything is open: nothing keeps the old words, colours or sizes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from hoshikan.bots import protocol
from hoshikan.engine import CHANCE, TERMINAL, Match, Seat
from hoshikan.games import GAMES
from hoshikan.teaching.hints import Coach, Rated
from hoshikan.teaching.lessons import lessons
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.board.session import GoTo, RequestHint
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.features.learn.lesson import LessonPage
from hoshikan.ui.features.newgame.page import NewGamePage
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.features.replay.page import ReplayPage
from hoshikan.ui.session.context import AppContext, Page
from hoshikan.ui.shared.bookbrowser import BookBrowser
from tests.engine.variants import THOROUGH
from tests.ui.match.engines import silent
from tests.ui.play.desk import Desk
from tests.ui.shell.test_language import needs_translations
from tests.ui.words import said, unlike

pytestmark = needs_translations
PLIES = 12
"""So far a match has come that is under way, or to its middle if the game is shorter."""
MOST_UNLIKE = 0.0025
"""The share of a window that may look different: where a list is scrolled by a hair, and at the rims of a map's
numerals, whose pictures are fitted anew only when the map grows."""


class Visit(NamedTuple):
    """A page, what it is opened with, what is done there, and the tabs of its side panel."""

    name: str
    arguments: tuple[Any, ...] = ()
    act: Callable[[Any], object] = lambda _page: None
    tabs: tuple[str, ...] = ("",)


def played(game_id: str, until: Callable[[Match], bool]) -> Match:
    """A match of people and bots, some without a name, played at random."""
    game, rng = GAMES[game_id], Random(4)
    seats = [Seat("human", ""), Seat("bot", "Vega", "casual"), Seat("bot", "", "casual")][: max(2, game.players[0])]
    match = Match.start(game, seats, 7)
    while match.state.to_move != TERMINAL and not until(match):
        if match.state.to_move == CHANCE:
            match.apply_chance()
        else:
            match.apply(rng.choice(match.state.legal_actions()))
    return match


def under_way(game_id: str) -> Match:
    """A match in which the first seat decides between several answers."""
    turns: list[int] = []

    def note(match: Match) -> bool:
        decides = match.state.to_move == 0 and len(match.state.legal_actions()) > 1
        turns.extend([match.ply] if decides else [])
        return False

    enough = min(PLIES, played(game_id, note).ply // 2)
    stop = next((ply for ply in turns if ply >= enough), turns[-1])
    return played(game_id, lambda match: match.ply == stop)


def get_a_hint(page: TablePage) -> None:
    """Everything a hint and a "why not" can say."""
    controller = page.session.controller
    actions = controller.actions()
    ranking = [Rated(action, 0.6 - place / 100, 20.0 - place, 90 - place) for place, action in enumerate(actions)]
    coach, state = Coach(page.session.match.game), controller.determinization()
    advisor = page.session.advisor
    advisor.ranked.emit(tuple(ranking))
    advisor.hinted.emit(coach.hint(state, ranking))
    page.session.dispatch(RequestHint())
    page.session.dispatch(RequestHint())
    advisor.explained.emit(coach.why_not(state, actions[0], actions[-1], ranking))


def get_an_opinion(page: ReplayPage) -> None:
    """Show a ranking and key moments, as the engine would report them."""
    session, match = page.session, page.match
    session.dispatch(GoTo(match.ply))
    ranking = [protocol.RankedAction(str(action), 0.1, 0.5, 10.0, 5) for action in match.state.legal_actions()]
    values = [(ply, [(ply % 5) / 10, *(match.state.players - 1) * [0.5]]) for ply in range(match.ply + 1)]
    course = session.state.course.with_values(values)
    session._set(opinion=tuple(ranking), course=course, moments=course.moments())


def try_something(page: LessonPage) -> None:
    """To the first decision of the lesson, and a right answer to it."""
    while page.session.state.step.kind == "read":
        page.go_on()
    page.attempt(page.session.state.step.accept[0])


def finish(page: LessonPage) -> None:
    for step in page.session.state.lesson.steps:
        if step.kind != "read":
            page.attempt(step.accept[0])
        page.go_on()


def number(page: NewGamePage) -> None:
    page.seed.setText("4711")


def in_the_middle(game_id: str) -> list[Visit]:
    """Every page that is a game's own, with something going on; every other one where there is no time for all."""
    rule = GAMES[game_id].rule_ids[-1]
    visits = [
        Visit("new_game", (game_id,), number),
        Visit("rules", (game_id,), lambda page: page.point_at(rule)),
        Visit("lesson", (game_id, lessons(game_id)[0].id), try_something, ("lesson", "moves", "rules")),
        Visit("replay", (under_way(game_id),), get_an_opinion, ("log", "score", "bot", "review")),
        Visit("table", (under_way(game_id), None), get_a_hint, ("log", "score", "hints", "rules", "moves")),
    ]
    return visits if THOROUGH else visits[list(GAMES).index(game_id) % 2 :: 2]


def at_the_end(game_id: str) -> list[Visit]:
    over = played(game_id, lambda _match: False)
    return [
        Visit("learn", (game_id,)),
        Visit("library"),
        Visit("settings"),
        Visit("lesson", (game_id, lessons(game_id)[0].id), finish),
        Visit("replay", (over,)),
        Visit("table", (over, None)),
    ]


def settle(window: MainWindow) -> None:
    """Until all is laid out, all pictures of a rule book are painted, and tables are drawn as sharp as they can be."""
    for _ in range(5):
        QApplication.processEvents()
    while any(book.isVisible() and book.painting for book in window.findChildren(BookBrowser)):
        QApplication.processEvents()
    for view in window.findChildren(TableView):
        if view.isVisible():
            view.sharpen()


def shown(window: MainWindow, visit: Visit) -> Page:
    page = window.open_page(visit.name, *visit.arguments)
    settle(window)
    return page


def compare(window: MainWindow, fresh: MainWindow, visit: Visit) -> None:
    """Both windows say the same and look alike, on every tab of the page."""
    pages = shown(window, visit), shown(fresh, visit)
    visit.act(pages[1])
    for tab in visit.tabs:
        for page in pages:
            if tab:
                page.side.open(tab)  # type: ignore[attr-defined]  # pages with tabs
            page.setFocus(Qt.FocusReason.OtherFocusReason)
        settle(window)
        settle(fresh)
        assert said(window) == said(fresh), (visit.name, tab)
        assert unlike(window.grab().toImage(), fresh.grab().toImage()) < MOST_UNLIKE, (visit.name, tab)


def cases() -> Iterator[tuple[str, Callable[[str], list[Visit]]]]:
    """Every game in the middle, the first one also at its end; where there is time, every other one too."""
    for number, game_id in enumerate(GAMES):
        yield game_id, in_the_middle
        if number == 0 or (THOROUGH and number % 2 == 0):
            yield game_id, at_the_end


@pytest.mark.parametrize(("game_id", "visits"), list(cases()))
def test_open_pages_become_what_they_would_be_if_opened_now(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, game_id: str, visits: Callable[[str], list[Visit]]
) -> None:
    monkeypatch.setattr(AppContext, "engine_command", silent())
    desk.context.library.create(under_way(game_id))
    every, settings = visits(game_id), desk.settings
    settings.move_list = True
    for visit in every:
        visit.act(shown(desk.window, visit))
    settings.language, settings.theme, settings.text_size = "ja", "day", 120
    settle(desk.window)
    fresh = MainWindow(desk.context)
    fresh.resize(desk.window.size())
    fresh.show()
    for visit in reversed(every):
        compare(desk.window, fresh, visit)
    fresh.close()
    fresh.deleteLater()


@pytest.mark.parametrize("theme", ["day", "contrast"])
def test_links_and_refusals_take_the_colours_of_the_new_look(desk: Desk, theme: str) -> None:
    lesson, table = (
        Visit("lesson", ("conquestar", lessons("conquestar")[0].id)),
        Visit("table", (under_way("conquestar"), None)),
    )
    pictures = []
    for late in (True, False):
        desk.settings.theme = "night" if late else theme
        window = MainWindow(desk.context)
        window.resize(1280, 720)
        window.show()
        refused, taught = shown(window, table), shown(window, lesson)
        assert isinstance(refused, TablePage)
        assert isinstance(taught, LessonPage)
        refused.bar.status.refuse("Not now.", "CQ-2.1")
        desk.settings.theme = theme
        settle(window)
        links = taught.speech.rules.grab().toImage()
        window.back()  # the page behind takes the new look when it is shown
        assert window.page is refused
        pictures.append([links, refused.bar.status.grab().toImage()])
        window.close()
        window.deleteLater()
    assert pictures[0] == pictures[1]
