"""Seats at the screen, and the moments when a curtain falls."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.board.match.seating import first_viewer, human_seats, needs_curtain, seat_names
from hoshikan.ui.kit.look.language import LanguageSwitch

AKI, BEN, VEGA = Seat("human", "Aki"), Seat("human", "Ben"), Seat("bot", "Vega", "casual")


def start(*seats: Seat) -> Match:
    return Match.start(GAMES["conquestar"], seats, 7)


def test_the_only_person_looks_even_while_a_bot_begins() -> None:
    assert first_viewer(start(VEGA, AKI)) == 1


def test_bots_among_themselves_are_watched_as_a_spectator() -> None:
    match = start(VEGA, VEGA)
    assert first_viewer(match) is None
    assert not human_seats(match)
    assert not needs_curtain(match.state, human_seats(match), None)


def test_the_first_of_several_people_begins_without_a_curtain() -> None:
    match = start(AKI, BEN)
    assert first_viewer(match) == 0
    assert not needs_curtain(match.state, human_seats(match), 0)


def test_a_match_taken_up_amid_secrets_opens_behind_a_curtain() -> None:
    match = start(AKI, BEN)
    match.apply(match.game.parse("trade A1"))
    assert first_viewer(match) is None
    assert needs_curtain(match.state, human_seats(match), None)


def test_secret_choices_call_for_a_curtain() -> None:
    match = start(AKI, BEN)
    match.apply(match.game.parse("trade A1"))
    assert needs_curtain(match.state, human_seats(match), 0)
    assert not needs_curtain(match.state, human_seats(match), 1)


def test_who_plays_alone_against_bots_is_spoken_to_in_japanese(qapp: QApplication) -> None:
    bot, switch = Seat("bot", "Vega", "casual"), LanguageSwitch()
    alone, together = [bot, Seat()], [Seat(), Seat(), bot]
    assert seat_names(alone) == ["Vega", "Player 2"]
    switch.use("ja")
    assert seat_names(alone) == ["Vega", "あなた"]
    assert seat_names([bot, AKI]) == ["Vega", "Aki"]
    assert seat_names(together) == ["プレイヤー1", "プレイヤー2", "Vega"]
    switch.clear()


def test_nameless_seats_are_called_by_their_place() -> None:
    names = seat_names([Seat(), Seat("bot", "", "casual"), AKI])
    assert names[2] == "Aki"
    assert len(set(names)) == 3
    assert all(names)
