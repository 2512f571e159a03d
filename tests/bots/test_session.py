"""A session whose game has a planted fault: it answers with an error and goes on."""

from __future__ import annotations

from random import Random

import pytest

from hoshikan.bots import protocol
from hoshikan.bots.engine import Session
from hoshikan.engine import TERMINAL, Match, Seat
from hoshikan.engine.chance import sample
from hoshikan.engine.record import write
from hoshikan.engine.state import CHANCE
from hoshikan.games import GAMES
from tests.bots.planted import at_the_end, plant, second_to_move

GAME = GAMES["conquestar"]


class Empty:
    """No line ever waits."""

    def waiting(self) -> bytes | None:
        return None


class Talk:
    """A session with what it has answered."""

    def __init__(self, match: Match) -> None:
        self.answers: list[protocol.Answer] = []
        self._session = Session(Empty(), self.answers.append)
        self.ask(protocol.Load(write(match)))

    def ask(self, command: protocol.Command) -> list[protocol.Answer]:
        self.answers.clear()
        self._session.handle(protocol.encode(command))
        return list(self.answers)


def played(game_id: str = GAME.id, plies: int = 10_000) -> Match:
    match, rng = Match.start(GAMES[game_id], [Seat()] * GAMES[game_id].players[0], seed=5), Random(5)
    while match.state.to_move != TERMINAL and match.ply < plies:
        state = match.state
        match.apply(sample(state, rng) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
    return match


def faults(answers: list[protocol.Answer]) -> list[protocol.Error]:
    return [answer for answer in answers if isinstance(answer, protocol.Error)]


def test_a_fault_in_a_search_is_an_error_with_its_place(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(played(plies=1))
    plant(monkeypatch, GAME, ["determinizer"], second_to_move)
    for purpose in ("move", "analyse"):
        command = protocol.Go(7, "move" if purpose == "move" else "analyse", playouts=4)
        (answer,) = talk.ask(command)
        assert isinstance(answer, protocol.Error)
        assert (answer.reason, answer.id, answer.ply) == ("internal", 7, None)
        assert answer.detail.startswith("PlantedError at ")
        assert "Traceback" in capsys.readouterr().err
    assert isinstance(talk.ask(protocol.Hello())[0], protocol.Identity)


@pytest.mark.parametrize("places", [["determinizer"], ["determinizer", "greedy_values"]])
def test_a_fallback_is_a_legal_move_whatever_fails(places: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(plies=1)
    talk = Talk(match)
    plant(monkeypatch, GAME, places, second_to_move)
    (best,) = talk.ask(protocol.Go(8, "fallback", seed=3))
    assert isinstance(best, protocol.Best)
    assert best.action in [str(action) for action in match.state.legal_actions()]
    (again,) = talk.ask(protocol.Go(8, "fallback", seed=3))
    assert isinstance(again, protocol.Best)
    assert again.action == best.action


@pytest.mark.parametrize("game_id", GAMES)
def test_a_fault_costs_an_evaluation_one_ply(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(game_id)
    talk = Talk(match)
    plant(monkeypatch, GAMES[game_id], ["determinizer"], at_the_end)
    answers = talk.ask(protocol.Evaluate(9, playouts=1))
    (fault,) = faults(answers)
    assert (fault.reason, fault.id, fault.ply) == ("internal", 9, match.ply)
    known = [answer.ply for answer in answers if isinstance(answer, protocol.Value)]
    assert known == list(range(match.ply))
    assert answers[-1] == protocol.Evaluated(9, complete=True)


def test_a_fault_costs_a_review_one_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played()
    talk = Talk(match)
    whole = talk.ask(protocol.Review(4, [0, 1], playouts=4))
    plant(monkeypatch, GAME, ["determinizer"], second_to_move)
    answers = talk.ask(protocol.Review(4, [0, 1], playouts=4))
    judged = [answer for answer in whole if isinstance(answer, protocol.Judged)]
    second = [answer.ply for answer in judged if answer.seat == 1]
    assert second
    assert [fault.ply for fault in faults(answers)] == second
    assert [answer for answer in answers if isinstance(answer, protocol.Judged)] == [
        answer for answer in judged if answer.seat == 0
    ]
    assert answers[-1] == protocol.Reviewed(4, complete=True)


def test_what_is_no_number_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    talk = Talk(played(plies=1))
    monkeypatch.setattr("hoshikan.bots.search.Search.expected", lambda _self: [float("nan"), 1.0])
    answers = talk.ask(protocol.Evaluate(1, playouts=1))
    assert [fault.ply for fault in faults(answers)] == [0, 1]


def test_the_other_side_that_has_gone_is_no_fault() -> None:
    def gone(_answer: protocol.Answer) -> None:
        raise BrokenPipeError

    with pytest.raises(BrokenPipeError):
        Session(Empty(), gone).handle(protocol.encode(protocol.Hello()))


def test_an_explanation_and_a_proof_grow_and_end() -> None:
    match = bots_played()
    talk, ply = Talk(match), next(ply for ply in range(match.ply) if match.mover(ply) == 1)
    explained = talk.ask(protocol.Why(ply, 3, asker=0, worlds=2))
    assert [answer.last for answer in explained if isinstance(answer, protocol.Explained)] == [False, False, True]
    proved = talk.ask(protocol.Peek(ply, 4, worlds=2, playouts=4))
    assert [answer.last for answer in proved if isinstance(answer, protocol.Proved)] == [False, False, True]
    for answer in (*explained, *proved):
        assert protocol.decode_answer(protocol.encode(answer)) == answer


def test_a_reading_grows_and_ends_and_a_player_is_read_at_the_end() -> None:
    talk = Talk(bots_played())
    read = talk.ask(protocol.Read(0, 3, ply=5, worlds=30))
    assert [answer.last for answer in read if isinstance(answer, protocol.HiddenRead)] == [False, False, True]
    own = talk.ask(protocol.Readable(0, 4))
    assert [type(answer) for answer in own] == [protocol.ReadableFound]
    for answer in (*read, *own):
        assert protocol.decode_answer(protocol.encode(answer)) == answer


def test_what_cannot_be_read_is_refused_with_its_reason() -> None:
    talk = Talk(bots_played(plies=3))
    commands = {
        "no-such-ply": protocol.Read(0, ply=4),
        "no-such-seat": protocol.Read(7),
        "not-over": protocol.Readable(0),
    }
    for reason, command in commands.items():
        assert [fault.reason for fault in faults(talk.ask(command))] == [reason]
    assert [fault.reason for fault in faults(talk.ask(protocol.Readable(7)))] == ["no-such-seat"]


def test_what_cannot_be_explained_is_refused_with_its_reason() -> None:
    match = bots_played(plies=3)
    talk, hidden = Talk(match), 2
    asker = 1 - match.mover(hidden)
    commands = {
        "still-hidden": protocol.Why(hidden, asker=asker),
        "not-over": protocol.Why(0),
        "no-such-ply": protocol.Why(3, asker=0),
        "no-such-seat": protocol.Why(0, asker=7),
        "no-bot": protocol.Peek(next(ply for ply in range(2) if match.mover(ply) == 0)),
    }
    for reason, command in commands.items():
        assert [fault.reason for fault in faults(talk.ask(command))] == [reason]


def bots_played(plies: int = 10_000) -> Match:
    """A game of a person with a bot, at random."""
    match, rng = Match.start(GAME, [Seat(), Seat("bot", "Vega", "novice")], seed=5), Random(5)
    while match.state.to_move != TERMINAL and match.ply < plies:
        match.apply(rng.choice(match.state.legal_actions()))
    return match
