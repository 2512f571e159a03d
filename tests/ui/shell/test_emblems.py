"""Colours and signs of seats: chosen, exchanged, remembered by name, and the same whenever a match is seen again."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.library import Library
from hoshikan.ui.board.labels import emblem_icon
from hoshikan.ui.board.match import deals
from hoshikan.ui.features.newgame.page import NewGamePage
from hoshikan.ui.features.newgame.seatlist import SeatEditor, SeatList
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.features.replay.page import ReplayPage
from hoshikan.ui.kit.look.portraits import FREE_FACES
from hoshikan.ui.kit.look.theme import DAY, NIGHT, THEMES, USUAL, completed, seat_colours, worn
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.notebook import Emblems, Notebook, People
from tests.ui.shell.test_portraits import grey

GAME = GAMES["conquestar"]
MOON = 5
SEATS = [Seat("human", "Aki"), Seat("bot", "Theo", "casual"), Seat("human", "Hal")]


def test_no_two_seats_ever_have_the_same_emblem() -> None:
    for wishes in product((None, 0, 1, 5), repeat=4):
        given = completed(wishes)
        assert sorted(given) == list(USUAL)
        for seat, wish in enumerate(wishes):
            if wish is not None and wish not in wishes[:seat]:
                assert given[seat] == wish
    assert completed([]) == USUAL
    assert completed([9, -1, 0]) == (2, 1, 0, 3, 4, 5)


def test_colour_and_sign_go_together_in_every_theme_and_palette() -> None:
    for theme in THEMES.values():
        for palette in ("standard", "deutan", "tritan", "mono"):
            colours = seat_colours(theme, palette)
            usual = dict(zip(colours, theme.shapes, strict=True))
            look = worn(theme, (5, 4, 3, 2, 1, 0))
            assert dict(zip(look.seats, look.shapes, strict=True)) == dict(zip(theme.seats, theme.shapes, strict=True))
            assert look.seats == theme.seats[::-1]
            assert len(usual) == len(theme.shapes)


@pytest.mark.usefixtures("qapp")
def test_another_emblem_is_recognised_without_its_colour() -> None:
    for theme in (NIGHT, DAY, THEMES["contrast"]):
        assert grey("", "calm", theme, seat=0) != grey("", "calm", worn(theme, (5, 1, 2, 3, 4, 0)), seat=0)


def test_emblems_are_remembered_by_name_and_people_come_first(notebook: Notebook) -> None:
    people = People(notebook)
    people.wear("Theo", MOON)
    people.wear("Hal", MOON)
    again = People(notebook)
    assert again.emblem("Hal") == MOON
    assert again.emblems(SEATS)[:3] == (0, 1, MOON)  # Theo gives way
    assert again.emblems(SEATS[:2])[:2] == (0, MOON)
    for name, broken in (("Aki", "6"), ("Hal", "moon"), ("Theo", "")):
        notebook.keep("emblem", name, broken)
    assert People(notebook).emblems(SEATS) == USUAL


def test_no_match_is_forgotten_for_others(notebook: Notebook) -> None:
    emblems = Emblems(notebook)
    for number in range(200):
        emblems.keep(Match.start(GAME, SEATS[:2], number).header, [MOON])
    assert {emblems.of(Match.start(GAME, SEATS[:2], number).header)[0] for number in range(200)} == {MOON}


def test_a_match_has_its_emblems_in_every_list_and_however_far_it_is(notebook: Notebook) -> None:
    emblems = Emblems(notebook)
    match = Match.start(GAME, SEATS, 7, date="2026-11-23")
    emblems.keep(match.header, [MOON, 0, 1])
    match.apply(match.state.legal_actions()[0])
    assert emblems.of(match.beginning(1).header)[:3] == (MOON, 0, 1)
    with Library.temporary() as library:
        one = library.summary(library.adopt(match))
        other = library.summary(library.adopt(Match.start(GAME, SEATS, 8, date="2026-11-23")))
    assert emblems.of_deal(one.deal) == emblems.of(match.header)
    assert emblems.of_deal(other.deal) == USUAL
    emblems.keep(match.header, USUAL)
    assert emblems.of(match.header) == USUAL


@pytest.mark.parametrize("kept", ["[1]", "", "9x", "999999", "\N{SUPERSCRIPT TWO}"])
def test_damaged_notes_leave_the_usual_emblems(notebook: Notebook, kept: str) -> None:
    notebook.keep("seat-emblems", "a", kept)
    assert Emblems(notebook).of_deal("a") == USUAL


def listed_seats(qtbot: QtBot, notebook: Notebook, seats: list[Seat]) -> SeatList:
    made = SeatList(GAME.players, GAME.id, People(notebook))
    qtbot.addWidget(made)
    made.set_seats(seats)
    made.retranslate()
    made.apply_theme(NIGHT)
    return made


def offers(editor: SeatEditor) -> list[QAction]:
    """Return the emblems in the menu of a seat, as if it had been opened."""
    editor.menu.choices.aboutToShow.emit()
    return editor.menu.emblems.actions()


def test_an_emblem_is_chosen_from_a_menu_and_exchanged(qtbot: QtBot, notebook: Notebook) -> None:
    seats = listed_seats(qtbot, notebook, SEATS)
    assert [action.text() for action in offers(seats.editor(0))][:3] == [
        "Star",
        "Crown – exchange with Theo",
        "Ring – exchange with Hal",
    ]
    offers(seats.editor(0))[2].trigger()
    assert seats.emblems()[:3] == [2, 1, 0]
    assert [action.isChecked() for action in offers(seats.editor(0))] == [number == 2 for number in range(6)]
    assert seats.editor(2).menu.accessibleDescription().endswith("Star")
    assert seats.editor(2).menu.accessibleName() == "Player 3: face, emblem, place"
    assert seats.editor(1).menu.focusPolicy() & Qt.FocusPolicy.TabFocus
    offers(seats.editor(1))[MOON].trigger()
    assert seats.emblems() == [2, MOON, 0, 3, 4, 1]
    assert listed_seats(qtbot, notebook, SEATS).emblems()[:3] == [2, MOON, 0]


def test_emblems_stay_with_those_who_change_places_come_and_go(qtbot: QtBot, notebook: Notebook) -> None:
    seats = listed_seats(qtbot, notebook, SEATS)
    seats.wear(0, MOON)
    seats.raise_seat(1)
    assert seats.emblems()[:3] == [1, MOON, 2]
    seats.add()
    assert seats.emblems()[:3] == [1, MOON, 2]
    seats.remove(0)
    assert seats.emblems()[:2] == [MOON, 2]


def test_somebody_known_brings_the_emblem_along(qtbot: QtBot, notebook: Notebook) -> None:
    People(notebook).wear("Mina", 1)
    seats = listed_seats(qtbot, notebook, SEATS)
    name = seats.editor(0).name_line
    name.setText("Min")
    assert seats.emblems()[:3] == [0, 1, 2]
    name.setText("Mina")
    assert seats.emblems()[:3] == [1, 0, 2]


def test_table_replay_and_rematch_look_as_was_chosen(qtbot: QtBot, context: AppContext) -> None:
    page = NewGamePage(context, GAME.id)
    qtbot.addWidget(page)
    page.retranslate()
    page.apply_theme(context.theme())
    page.seats.wear(0, MOON)
    with qtbot.waitSignal(page.open_table) as told:
        page.start.click()
    match = told.args[0]
    table = TablePage(context, match)
    qtbot.addWidget(table)
    table.apply_theme(context.theme())
    colours = context.theme().seats
    assert table.scene.stage.pictures.theme.seats[0] == colours[MOON]
    assert table.scene.stage.pictures.theme.shapes[0] == "moon"
    replay = ReplayPage(context, match)
    qtbot.addWidget(replay)
    replay.apply_theme(context.theme())
    assert replay.scene.stage.pictures.theme.seats[0] == colours[MOON]
    with qtbot.waitSignal(table.open_table) as told:
        table.ending.again_wanted.emit(False)
    assert Emblems(context.notebook).of(told.args[0].header)[0] == MOON
    for made in (table, replay):
        made.closing()


def test_a_past_match_is_in_its_own_colours(qtbot: QtBot, context: AppContext) -> None:
    match = deals.default_match(GAME, "Aki", seed=3)
    Emblems(context.notebook).keep(match.header, [MOON])
    page = ReplayPage(context, match)
    qtbot.addWidget(page)
    assert page.scene.stage.pictures.theme.seats[0] == context.theme().seats[MOON]
    page.apply_theme(context.theme())
    assert page.scene.stage.pictures.theme.seats[0] == context.theme().seats[MOON]
    page.closing()


def test_the_emblem_of_a_selected_line_keeps_its_colours(qapp: QApplication) -> None:
    icon = emblem_icon(0, NIGHT, 24)
    normal, selected = (icon.pixmap(24, 24, mode).toImage() for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected))
    assert normal == selected


def test_another_palette_keeps_the_choice(qtbot: QtBot, context: AppContext) -> None:
    match = deals.default_match(GAME, "Aki", seed=3)
    Emblems(context.notebook).keep(match.header, [MOON])
    table = TablePage(context, match)
    qtbot.addWidget(table)
    context.settings.palette = "mono"
    table.apply_theme(context.theme())
    assert table.scene.stage.pictures.theme.seats[0] == context.theme().seats[MOON]
    assert len(set(table.scene.stage.pictures.theme.seats)) == len(USUAL)
    table.closing()


def test_people_have_a_face_of_their_own_until_they_choose_another_or_none(notebook: Notebook) -> None:
    people = People(notebook)
    names = ("", "Aki", "Mina", "Hal")
    assert all(people.face(name) in FREE_FACES for name in names)
    assert [people.face(name) for name in names] == [People(notebook).face(name) for name in names]
    people.choose("Aki", "queen")
    people.choose("Mina", "")
    assert (people.face("Aki"), people.face("Mina")) == ("queen", "")
