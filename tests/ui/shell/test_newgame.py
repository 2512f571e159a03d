"""Setting a game up: who plays, by which rules, from which deal."""

from __future__ import annotations

from itertools import combinations, product
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from hoshikan.bots.levels import offered
from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.resources import game_file
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.board.match import deals
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.features.newgame.page import NewGamePage
from hoshikan.ui.features.newgame.seatlist import HUMAN, SeatEditor, SeatList
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.notebook import Notebook, People
from hoshikan.ui.shared.sitting import start_again
from hoshikan.ui.text.levels import LevelWords
from tests.games.conquestar.playing import view_of
from tests.playing import profile_of
from tests.ui.shell.test_language import needs_translations
from tests.ui.wheel import notch

GAME = GAMES["conquestar"]


@pytest.fixture
def page(qtbot: QtBot, context: AppContext) -> NewGamePage:
    return opened(qtbot, context)


def opened(qtbot: QtBot, context: AppContext, game: str = "conquestar") -> NewGamePage:
    """A new-game page as the window shows it."""
    made = NewGamePage(context, game)
    qtbot.addWidget(made)
    made.retranslate()
    made.apply_theme(context.theme())
    made.resize(1200, 700)
    made.show()
    made.fold.set_open(True)
    return made


def started(qtbot: QtBot, page: NewGamePage) -> Match:
    """The match that the start button makes."""
    with qtbot.waitSignal(page.open_table) as told:
        QTest.mouseClick(page.start, Qt.MouseButton.LeftButton)
    match, match_id = told.args
    assert isinstance(match, Match)
    assert match_id is None
    return match


def test_one_press_starts_with_sensible_defaults(qtbot: QtBot, page: NewGamePage) -> None:
    match = started(qtbot, page)
    human, bot = match.header.seats
    assert human == Seat("human", "")
    assert bot == Seat("bot", deals.bot_names(text_of(GAME.id).taken_names(None))[0], deals.DEFAULT_LEVEL)
    assert match.header.options == {"cost_counts": "all"}
    assert match.header.date == deals.today()


def test_the_players_own_name_is_filled_in(qtbot: QtBot, context: AppContext) -> None:
    context.settings.player_name = "Aki"
    assert started(qtbot, opened(qtbot, context)).header.seats[0] == Seat("human", "Aki")


def test_seats_can_be_added_up_to_the_games_limit_and_removed_again(qtbot: QtBot, page: NewGamePage) -> None:
    for _ in range(10):
        page.seats.add()
    seats = page.seats.seats()
    assert len(seats) == GAME.players[-1]
    assert len({seat.name for seat in seats}) == len(seats)
    for _ in range(10):
        page.seats.remove(0)
    assert len(page.seats.seats()) == GAME.players[0]


def pick(editor: SeatEditor, who: str) -> None:
    """Choose an entry of a seat's list."""
    editor.who.setCurrentIndex(editor.who.findData(who))


def test_names_are_asked_once_where_people_sit_together(qtbot: QtBot, page: NewGamePage, context: AppContext) -> None:
    asked = page.seats.names_asked
    assert not asked.isVisible(), "nobody who just wants to play is asked"
    pick(page.seats.editor(1), HUMAN)
    assert asked.isVisible()
    assert page.seats.editor(0).name_line.accessibleDescription() == asked.text().rstrip(".")
    for place, name in enumerate(("Aki", "Ben")):
        page.seats.editor(place).name_line.setText(name)
    assert not asked.isVisible()
    page.seats.editor(1).name_line.setText("")
    assert started(qtbot, page).header.seats == (Seat("human", "Aki"), Seat("human", ""))
    later = opened(qtbot, context)
    assert [seat.name for seat in later.seats.seats()] == ["Aki", ""]
    assert not later.seats.names_asked.isVisible()


def test_the_name_is_asked_before_the_first_rated_game(page: NewGamePage) -> None:
    asked = page.seats.names_asked
    page.rated.switch.setChecked(True)
    assert asked.isVisible()
    page.seats.editor(0).name_line.setText("Aki")
    assert not asked.isVisible()
    page.seats.editor(0).name_line.setText("")
    page.rated.switch.setChecked(False)
    assert not asked.isVisible()


def test_a_bot_can_give_its_seat_to_a_person_and_take_it_back(qtbot: QtBot, page: NewGamePage) -> None:
    editor = page.seats.editor(1)
    bot = editor.seat()
    pick(editor, HUMAN)
    assert editor.seat() == Seat("human", "")
    assert not editor.name_line.isReadOnly()
    pick(editor, bot.level)
    assert editor.seat() == bot
    assert editor.name_line.isReadOnly()


def test_the_same_number_deals_the_same_game(qtbot: QtBot, page: NewGamePage, context: AppContext) -> None:
    page.seed.setText("4711")
    first = started(qtbot, page)
    second_page = opened(qtbot, context)
    second_page.seed.setText("4711")
    assert started(qtbot, second_page).state.setup == first.state.setup
    assert first.header.seed == 4711


def test_without_a_number_a_deal_is_found(qtbot: QtBot, page: NewGamePage) -> None:
    page.seed.clear()
    assert started(qtbot, page).header.seed > 0


def test_what_was_chosen_is_there_next_time(qtbot: QtBot, context: AppContext, page: NewGamePage) -> None:
    seats = [Seat("human", "Aki"), Seat("human", "ハルカ"), Seat("bot", "Spica", "master")]
    page.seats.set_seats(seats)
    started(qtbot, page)
    assert opened(qtbot, context).seats.seats() == seats


@needs_translations
def test_bots_have_their_names_in_the_language_on_the_screen(
    qtbot: QtBot, context: AppContext, page: NewGamePage
) -> None:
    assert started(qtbot, page).header.seats[1].name == "Sofia"
    context.settings.language = "ja"
    assert opened(qtbot, context).seats.seats()[1].name == "ソフィア"
    own = [Seat("human", "Aki"), Seat("bot", "Sofia II", "casual")]
    page.seats.set_seats(own)
    started(qtbot, page)
    assert opened(qtbot, context).seats.seats() == own


@pytest.mark.parametrize("game_id", GAMES)
def test_no_bot_is_called_as_something_on_the_table_is(game_id: str) -> None:
    game = GAMES[game_id]
    taken = text_of(game.id).taken_names(None)
    match = deals.default_match(game, "Aki", seed=3)
    bots = [seat.name for seat in match.header.seats if seat.is_bot]
    assert bots
    assert bots[0] == deals.bot_names()[0]
    assert not set(deals.bot_names()) & set(taken)
    assert len(deals.bot_names()) >= game.players[-1]


def test_no_bot_is_called_as_a_star_of_an_own_component_file(page: NewGamePage) -> None:
    stars = [f"Star {number}" for number in range(23)] + ["Sofia", "Ines"]
    page.components.chosen = {"star": [{"id": name, "value": 1} for name in stars]}
    page.components.changed.emit()
    page.seats.add()
    assert [seat.name for seat in page.seats.seats()[1:]] == ["Theo", "Qasim"]


@pytest.mark.parametrize("kept", ["", "{", "[]", '{"seats": [], "options": {"x": 1}}', "{}", "null"])
def test_useless_memories_are_no_obstacle(qtbot: QtBot, context: AppContext, kept: str) -> None:
    context.notebook.keep("new-game", "conquestar", kept)
    assert len(started(qtbot, opened(qtbot, context)).header.seats) == 2


def test_the_former_switch_of_the_expansion_is_remembered_as_three(qtbot: QtBot, context: AppContext) -> None:
    game = GAMES["carcassonne-star-wars"]
    context.notebook.keep("new-game", game.id, deals.remember(game, [Seat("human", "Aki")] * 2, {"expansion": True}))
    page = opened(qtbot, context, game.id)
    assert page.options() == {"sixth_player": True, "extra_tiles": True, "equipment": True, "teams": False}


def choose(page: NewGamePage, option: str, value: str) -> None:
    """Press the button of an option's value."""
    name = f"{option}: {value}"
    (pressed,) = [button for button in page.findChildren(QPushButton) if button.accessibleName() == name]
    QTest.mouseClick(pressed, Qt.MouseButton.LeftButton)


def told(page: NewGamePage) -> str:
    """Return the page's text about the numbers of players."""
    return " ".join(label.text() for label in page.seats.findChildren(QLabel) if label.isVisible())


def test_options_that_fix_the_number_of_players_bring_the_seats_along(qtbot: QtBot, context: AppContext) -> None:
    page = opened(qtbot, context, "carcassonne-star-wars")
    assert "“Sixth" not in told(page)
    for _ in range(3):
        page.seats.add()
    assert "“Sixth player: no”, this game is for 2–5 players" in told(page)
    choose(page, "Two teams", "yes")
    assert len(page.seats.seats()) == 4
    assert "“Two teams: yes”, this game is for 4 players" in told(page)
    page.seats.add()
    page.seats.remove(1)
    assert len(started(qtbot, page).header.seats) == 4
    choose(page, "Two teams", "no")
    choose(page, "Sixth player", "yes")
    assert "With" not in told(page)
    for _ in range(3):
        page.seats.add()
    assert len(started(qtbot, page).header.seats) == 6


def test_bots_leave_before_people_where_a_rule_wants_fewer(qtbot: QtBot, context: AppContext) -> None:
    page = opened(qtbot, context, "carcassonne-star-wars")
    choose(page, "Sixth player", "yes")
    names = ["Aki", "Vega", "Ben", "Deneb", "Chiyo", "Dan"]
    page.seats.set_seats([Seat("bot" if name in ("Vega", "Deneb") else "human", name, "casual") for name in names])
    choose(page, "Two teams", "yes")
    assert [seat.name for seat in page.seats.seats()] == ["Aki", "Ben", "Chiyo", "Dan"]


def test_whatever_is_remembered_can_be_started(qtbot: QtBot, context: AppContext) -> None:
    game = GAMES["carcassonne-star-wars"]
    for count, values in product(game.players[::4], product(*(option.values for option in game.options))):
        options = {option.id: value for option, value in zip(game.options, values, strict=True)}
        context.notebook.keep("new-game", game.id, deals.remember(game, [Seat("human", "Aki")] * count, options))
        page = opened(qtbot, context, game.id)
        match = started(qtbot, page)
        assert page.options() == options
        assert len(match.header.seats) in game.players_with(options)


@needs_translations
def test_the_reason_is_reported_in_the_language_on_the_screen(
    qtbot: QtBot, context: AppContext, window: MainWindow
) -> None:
    page = window.open_page("new_game", "carcassonne-star-wars")
    assert isinstance(page, NewGamePage)
    for _ in range(3):
        page.seats.add()
    context.settings.language = "ja"
    qtbot.waitUntil(lambda: "2〜5人" in told(page))


def test_options_lead_to_their_rule(qtbot: QtBot, page: NewGamePage) -> None:
    (link,) = [button for button in page.findChildren(QPushButton) if button.text() == "CQ-4.1"]
    with qtbot.waitSignal(page.open_rules) as told:
        QTest.mouseClick(link, Qt.MouseButton.LeftButton)
    assert told.args == ["conquestar", "CQ-4.1"]


def test_bots_never_share_a_name() -> None:
    taken: list[str] = []
    for _ in range(12):
        taken.append(deals.free_bot_name(taken))
    assert len(set(taken)) == 12


def test_a_game_can_be_dealt_from_a_component_file_of_ones_own(qtbot: QtBot, page: NewGamePage, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("".join(f'[[star]]\nid = "mine{number}"\nvalue = 9\n' for number in range(25)))
    page.components.take(path)
    match = started(qtbot, page)
    assert set(view_of(match.state).stars) == {9}
    assert set(view_of(start_again(match, same_deal=False).state).stars) == {9}
    QTest.mouseClick(page.components.shipped, Qt.MouseButton.LeftButton)
    assert set(view_of(started(qtbot, page).state).stars) == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("content", [None, "=", "[[star]]\nid = 3\n", "a = " + "[" * 9_000, "a." * 9_000])
def test_a_component_file_that_does_not_fit_is_refused_with_its_name(
    qtbot: QtBot, page: NewGamePage, tmp_path: Path, content: str | None
) -> None:
    path = tmp_path / "mine.toml"
    if content is not None:
        path.write_text(content)
    with qtbot.waitSignal(page.notice) as told:
        page.components.take(path)
    assert "mine.toml" in told.args[0].text()
    assert page.components.chosen is None


def test_seats_come_and_go_by_the_numbers_a_game_allows(qtbot: QtBot, notebook: Notebook) -> None:
    seats = SeatList(range(2, 5, 2), "conquestar", People(notebook))
    qtbot.addWidget(seats)
    seats.set_seats([Seat("human", "Aki"), Seat("bot", "Vega", "skilled")])
    seats.add()
    assert [seat.level for seat in seats.seats()] == ["", "skilled", "skilled", "skilled"]
    assert len({seat.name for seat in seats.seats()}) == 4
    seats.add()
    assert len(seats.seats()) == 4
    seats.remove(1)
    assert seats.seats()[0].name == "Aki"
    assert len(seats.seats()) == 2
    seats.remove(1)
    assert len(seats.seats()) == 2


@pytest.mark.parametrize("text_size", [100, 150])
def test_map_sheets_are_chosen_by_their_pictures(window: MainWindow, context: AppContext, text_size: int) -> None:
    context.settings.text_size = text_size
    window.resize(1024, 640)
    page = window.open_page("new_game", "sterre-en-kroon")
    assert isinstance(page, NewGamePage)
    page.fold.set_open(True)
    QApplication.processEvents()
    sheets = [b for b in page.findChildren(QToolButton) if b.accessibleName().startswith("Map")]
    pictures = [one.icon().pixmap(one.iconSize()).toImage() for one in sheets]
    assert len(sheets) == 3
    assert all(one != other for one, other in combinations(pictures, 2))
    assert all(one.mapTo(page, one.rect().topRight()).x() < page.width() for one in sheets)
    QTest.mouseClick(sheets[1], Qt.MouseButton.LeftButton)
    assert page.options()["sheet"] == "karoo"


def test_play_now_needs_no_option(qtbot: QtBot, context: AppContext, page: NewGamePage) -> None:
    page.fold.set_open(False)
    assert page.start.isVisible()
    assert not page.seed.isVisible()
    assert started(qtbot, page).header.options == {"cost_counts": "all"}


def test_names_and_faces_hold_for_all_games(qtbot: QtBot, context: AppContext, page: NewGamePage) -> None:
    page.seats.set_seats([Seat("human", "Aki"), Seat("human", "Hal"), Seat("bot", "Theo", "casual")])
    menu = page.seats.editor(0).menu
    menu.choices.aboutToShow.emit()
    next(one for one in menu.faces.actions() if one.text() == "Fox").trigger()
    assert page.seats.faces() == ["fox", "hare", "merchant"]
    page.seats.raise_seat(1)
    assert [seat.name for seat in page.seats.seats()] == ["Hal", "Aki", "Theo"]
    page.seats.raise_seat(1)
    started(qtbot, page)
    other = opened(qtbot, context, "sterre-en-kroon")
    assert other.seats.seats()[0].name == "Aki"
    assert other.seats.faces() == ["fox", "astronomer"]
    name = other.seats.editor(0).findChild(QLineEdit)
    assert isinstance(name, QLineEdit)
    completer = name.completer()
    assert [completer.model().index(row, 0).data() for row in range(2)] == ["Aki", "Hal"]


def explained(page: NewGamePage) -> str:
    """All that the page says."""
    return "\n".join(one.text() for one in page.findChildren(QLabel))


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].options])
def test_every_option_says_which_value_is_the_published_rule(
    qtbot: QtBot, context: AppContext, game: str, language: str
) -> None:
    context.settings.language = language
    text = text_of(game)
    page = opened(qtbot, context, game)
    for option in GAMES[game].options:
        source = text.option_source(option)
        assert source, f"{type(text).__name__}.option_source says nothing of {option.id!r}"
        assert source in explained(page)
    for option in GAMES[game].options:
        if option.id in profile_of(game).published:
            published = profile_of(game).published[option.id]
            assert text.option_value(option, published) in text.option_source(option)


@pytest.mark.parametrize("game", [game.id for game in GAMES.values() if game.is_estimated(None)])
def test_estimated_components_are_called_so_with_the_way_to_the_list(
    qtbot: QtBot, context: AppContext, game: str
) -> None:
    page = opened(qtbot, context, game)
    assert "our estimates" in explained(page)
    list_button = next(one for one in page.findChildren(QPushButton) if "assume" in one.text())
    with qtbot.waitSignal(page.open_rules) as asked:
        list_button.click()
    assert asked.args == [game, "reconstructed"]


@pytest.mark.parametrize(
    ("flag", "said"), [("true", "Your file marks some"), ("false", "These numbers are from your own file")]
)
def test_a_file_of_ones_own_is_taken_at_its_word(
    qtbot: QtBot, context: AppContext, tmp_path: Path, flag: str, said: str
) -> None:
    text = game_file("conquestar", "components.toml").read_text("utf-8")
    own = tmp_path / "own.toml"
    own.write_text(text.replace("reconstructed = true", f"reconstructed = {flag}"), "utf-8")
    page = opened(qtbot, context)
    page.components.take(own)
    assert said in explained(page)
    assert "built-in numbers" not in explained(page)
    page.components.shipped.click()
    assert "Some of the built-in numbers are our estimates" in explained(page)


def test_off_stands_before_on_whichever_is_the_default(qtbot: QtBot, context: AppContext) -> None:
    page = opened(qtbot, context, "hoshi-wo-wataru")
    words = [one.text() for one in page.findChildren(QPushButton) if one.text() in ("on", "off")]
    assert words == ["off", "on"] * 3
    assert page.options() == {"last_slot_double": False, "supernova": False, "dummy_at_four": True}


def test_what_was_wrong_with_a_file_is_over_with_a_good_one(window: MainWindow, tmp_path: Path) -> None:
    page = window.open_page("new_game", "conquestar")
    assert isinstance(page, NewGamePage)
    broken = tmp_path / "broken.toml"
    broken.write_text("[[star]]\nnothing = 1\n")
    page.components.take(broken)
    assert len(window.messages.texts()) == 1
    good = tmp_path / "good.toml"
    good.write_bytes(game_file("conquestar", "components.toml").read_bytes())
    page.components.take(good)
    assert page.components.chosen is not None
    assert window.messages.texts() == []


@pytest.mark.qt_log_ignore("grabbing the keyboard", "raise", extend=True)
def test_the_list_of_levels_fills_its_frame(window: MainWindow) -> None:
    page = window.open_page("new_game", "conquestar")
    levels = next(box for box in page.findChildren(QComboBox) if box.isVisible())
    levels.showPopup()
    QApplication.processEvents()
    frame = levels.view().window()
    try:
        assert frame is not window
        assert levels.view().geometry() == frame.rect()
    finally:
        levels.hidePopup()


@pytest.mark.parametrize("language", ["en", "ja"])
@needs_translations
def test_one_list_holds_everybody_who_can_sit_in_a_seat(qtbot: QtBot, context: AppContext, language: str) -> None:
    context.settings.language = language
    page = opened(qtbot, context)
    words = LevelWords()
    for editor in (page.seats.editor(0), page.seats.editor(1)):
        assert [editor.who.itemText(place) for place in range(1, 6)] == [words.name(one) for one in offered(GAME.id)]
    bot = page.seats.editor(1).who
    odds = page.rated.odds_in_words(1)
    for place, level in enumerate(offered(GAME.id), start=1):
        heard = bot.itemData(place, Qt.ItemDataRole.AccessibleTextRole)
        assert heard.startswith(words.name(level))
        assert odds[level] in heard
        assert words.about(level).rstrip(".") in heard


def test_the_wheel_and_the_keys_step_through_the_players_alone(qtbot: QtBot, page: NewGamePage) -> None:
    page.seats.add()
    who = page.seats.editor(2).who
    matched: list[int] = []
    page.seats.match_wanted.connect(lambda: matched.append(1))
    page.activateWindow()
    who.setFocus()
    qtbot.waitUntil(who.hasFocus)
    for way in ("wheel", "keys"):
        pick(page.seats.editor(2), HUMAN)
        for _ in range(12):
            if way == "wheel":
                notch(who, -120)
            else:
                QTest.keyClick(who, Qt.Key.Key_Down)
        assert who.who == "master"
        QTest.keyClick(who, Qt.Key.Key_M)
    notch(who, 120)
    assert who.who == "expert"
    QApplication.processEvents()
    assert (len(page.seats.seats()), matched) == (3, [])


def test_a_player_is_removed_by_the_list_while_more_play_than_must(qtbot: QtBot, page: NewGamePage) -> None:
    assert "Remove this player" not in entries(page, 1)
    page.seats.add()
    who = page.seats.editor(1).who
    who.setCurrentIndex(entries(page, 1).index("Remove this player"))
    qtbot.waitUntil(lambda: len(page.seats.seats()) == 2)
    assert "Remove this player" not in entries(page, 1)


def entries(page: NewGamePage, place: int) -> list[str]:
    """The entries of a seat's list."""
    who = page.seats.editor(place).who
    return [who.itemText(number) for number in range(who.count())]


def test_matching_the_strength_starts_gently_and_never_rates(qtbot: QtBot, page: NewGamePage) -> None:
    page.seats.add()
    who = page.seats.editor(1).who
    assert "gently" not in told(page)
    who.setCurrentIndex(entries(page, 1).index("Match my strength"))
    qtbot.waitUntil(lambda: {seat.level for seat in page.seats.seats()[1:]} == {"novice"})
    assert "We start gently" in told(page)
    assert not page.rated.switch.isChecked()
    pick(page.seats.editor(1), "master")
    assert "We start gently" not in told(page)
    page.seats.set_seats([Seat("human", "Aki"), Seat("human", "Mio")])
    assert "Match my strength" not in entries(page, 1)


def test_a_bots_name_is_written_on_demand(qtbot: QtBot, page: NewGamePage) -> None:
    editor = page.seats.editor(1)
    assert not editor.name_line.focusPolicy() & Qt.FocusPolicy.TabFocus
    editor.menu.choices.aboutToShow.emit()
    next(one for one in editor.menu.choices.actions() if one.text() == "Another name").trigger()
    page.activateWindow()
    qtbot.waitUntil(editor.name_line.hasFocus)
    QTest.keyClicks(editor.name_line, "Rex")
    assert editor.seat().name == "Rex"


def test_a_large_window_shows_the_box_and_rules_wait_under_more(qtbot: QtBot, context: AppContext) -> None:
    page = NewGamePage(context, "carcassonne-star-wars")
    qtbot.addWidget(page)
    page.retranslate()
    page.apply_theme(context.theme())
    page.resize(1600, 940)
    page.show()
    qtbot.waitUntil(lambda: page.box.is_painted)
    assert page.box.isVisible()
    assert not page.fold.is_open
    assert "Two teams" not in seen(page)
    page.fold.head.click()
    choose(page, "Two teams", "yes")
    page.fold.head.click()
    assert "Two teams: yes" in seen(page), "what differs from the usual rules is not hidden"
    page.resize(1200, 700)
    assert not page.box.isVisible()


def seen(page: NewGamePage) -> str:
    """All words in sight."""
    return "\n".join(one.text() for one in page.findChildren(QLabel) if one.isVisible())


def test_the_law_of_rated_games_is_behind_a_question_mark(page: NewGamePage) -> None:
    assert "lower your rating" not in seen(page)
    page.rated.law.click()
    assert "lower your rating" in seen(page)
    assert page.rated.card.close_button.hasFocus() or not page.isActiveWindow()
    QTest.keyClick(page.rated.card, Qt.Key.Key_Escape)
    assert "lower your rating" not in seen(page)
