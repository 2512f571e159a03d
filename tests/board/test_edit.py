"""Positions set up without a window: edits of every game, undo and redo, and what comes of a position."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

from hoshikan.engine import Match, Seat, SetupError
from hoshikan.engine.draft import Draft
from hoshikan.games import GAMES
from hoshikan.ui.board.match import deals
from hoshikan.ui.board.match import deals as practising
from hoshikan.ui.board.session import Play, Redo, Undo
from hoshikan.ui.features.position.session import (
    BeginAnew,
    Clear,
    DealHidden,
    EditSession,
    EditState,
    Load,
    Origin,
    Practise,
    Save,
    TakeSeat,
)
from tests.board.learning import Drafts, Heard, Store

EDITABLE = [game_id for game_id in GAMES if GAMES[game_id].editor() is not None]
EDITS = 12


@pytest.fixture(autouse=True)
def _deals_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same in every run."""
    seeds = count(1)
    monkeypatch.setattr(deals, "fresh_seed", lambda: next(seeds))
    monkeypatch.setattr(practising, "fresh_seed", lambda: next(seeds))


class Setter:
    """A position with all that becomes of it."""

    def __init__(self, game_id: str, seats: tuple[Seat, ...] = (), origin: Origin = "") -> None:
        self.drafts, self.store = Drafts(), Store()
        draft = Draft(GAMES[game_id], GAMES[game_id].new(seed=7))
        self.session = EditSession(draft, 0, seats, origin, self.drafts, lambda: self.store, lambda: "Aki")
        self.heard = Heard(self.session)

    @property
    def state(self) -> EditState:
        return self.session.state

    def plain(self) -> dict[str, object]:
        return self.state.position.view(None).plain()


@pytest.mark.parametrize("game_id", EDITABLE)
def test_edits_are_taken_back_and_done_again_one_by_one(game_id: str) -> None:
    one, rng = Setter(game_id), Random(5)
    course = [one.state.position]
    while len(course) <= EDITS:
        dials = [f"set {dial.id} {rng.choice(list(dial.values))}" for dial in one.state.dials]
        before = one.state
        one.session.dispatch(Play(rng.choice([*before.actions, *dials])))
        if one.state.position is not before.position:
            course.append(one.state.position)
            assert one.state.view == one.state.position.view(one.state.seat)
            assert one.drafts.kept[-1].header.setup == one.state.position.setup
    for position in reversed(course[:-1]):
        assert one.state.can_undo
        one.session.dispatch(Undo())
        assert one.state.position is position
    assert not one.state.can_undo
    for position in course[1:]:
        assert one.state.can_redo
        one.session.dispatch(Redo())
        assert one.state.position is position
    assert not one.state.can_redo


@pytest.mark.parametrize("game_id", EDITABLE)
def test_the_table_is_cleared_and_set_up_anew(game_id: str) -> None:
    one = Setter(game_id)
    twin = Draft(GAMES[game_id], one.state.position)
    twin.clear()
    one.session.dispatch(Clear())
    assert one.state.position.view(None) == twin.state.view(None)
    players = max(GAMES[game_id].players)
    one.session.dispatch(BeginAnew(players, {}))
    assert one.state.position.players == players
    assert len(one.session.names()) == len(set(one.session.names())) == players


def test_what_the_rules_forbid_is_refused_and_changes_nothing() -> None:
    one = Setter("conquestar")
    one.session.dispatch(Clear())
    last = next(edit for edit in one.state.actions if edit.startswith("move star:") and edit.endswith(" box"))
    before = one.state
    for edit in (last, "move nothing", "set nothing 3"):
        one.session.dispatch(Play(edit))
    assert one.state is before
    assert [type(error) for error in one.heard.refused] == [SetupError] * 3
    assert one.heard.sounds == ["refuse"] * 3


def test_the_origin_holds_until_the_first_edit() -> None:
    one = Setter("conquestar", origin="left")
    one.session.dispatch(TakeSeat(2))
    assert (one.state.seat, one.state.origin) == (2, "left")
    one.session.dispatch(Play("set coins:2 9"))
    assert (one.state.seat, one.state.origin) == (2, "")


def test_the_users_seat_is_one_at_the_table() -> None:
    one = Setter("conquestar")
    one.session.dispatch(TakeSeat(3))
    one.session.dispatch(BeginAnew(2, {}))
    assert one.state.seat == 1


@pytest.mark.parametrize("game_id", ["hoshi-wo-wataru", "sterre-en-kroon"])
def test_hidden_things_are_dealt_anew_and_the_user_sees_no_difference(game_id: str) -> None:
    one = Setter(game_id)
    editor = GAMES[game_id].editor()
    assert editor is not None
    before = one.state
    one.session.dispatch(DealHidden())
    assert one.state.origin == "dealt"
    assert one.state.view == before.view
    assert editor.position(one.state.position) != editor.position(before.position)
    one.session.dispatch(Undo())
    assert editor.position(one.state.position) == editor.position(before.position)


def test_seats_of_a_match_keep_their_names_until_there_are_others() -> None:
    seats = (Seat("human", "Ben"), *(Seat("bot", name, "casual") for name in ("Vega", "Altair", "Deneb")))
    one = Setter("conquestar", seats=seats)
    assert one.session.names() == ("Ben", "Vega", "Altair", "Deneb")
    one.session.dispatch(BeginAnew(2, {}))
    assert one.session.names()[0] == "Aki"
    one.session.dispatch(Undo())
    assert one.session.names() == ("Ben", "Vega", "Altair", "Deneb")


def test_a_position_is_played_and_saved_with_a_person_at_the_chosen_seat() -> None:
    one = Setter("conquestar")
    one.session.dispatch(Play("move star:C3 won:0"))
    one.session.dispatch(TakeSeat(1))
    one.session.dispatch(Practise("casual"))
    (match,) = one.heard.tables
    assert [seat.kind for seat in match.header.seats] == ["bot", "human", "bot", "bot"]
    assert match.state.view(None).plain()["owners"][12] == 0
    one.session.dispatch(Save())
    assert [match.header.setup for match in one.store.matches] == [one.state.position.setup]
    assert one.heard.notices == ["saved"]


def test_a_copied_position_is_taken_over_or_goes_to_the_page_of_its_game() -> None:
    one, other = Setter("conquestar"), Match.start(GAMES["crowntaker"], [Seat()] * 2, 3)
    seats = tuple(Seat("human", name) for name in ("A", "B", "C", "D"))
    match = Match.start(GAMES["conquestar"], seats, 3)
    for _ in range(4):
        match.apply(match.state.legal_actions()[0])
    one.session.dispatch(Load(match))
    assert one.state.view == match.state.view(one.state.seat)
    assert one.session.names() == ("A", "B", "C", "D")
    before = one.state
    one.session.dispatch(Load(other))
    assert one.state is before
    assert one.heard.pages == [("position", ("crowntaker", other.state, other.header.seats))]


def test_a_library_that_cannot_keep_the_position_is_reported_once() -> None:
    one = Setter("conquestar")
    one.drafts.broken = True
    one.session.dispatch(Play("set coins:2 9"))
    one.session.dispatch(Play("set coins:2 8"))
    assert one.heard.notices == ["library"]
    assert one.plain()["coins"] == [1, 1, 8, 1]
    one.store.broken = True
    one.session.dispatch(Save())
    assert one.heard.notices == ["library"] * 2
