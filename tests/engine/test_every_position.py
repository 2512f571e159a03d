"""Positions as set-up data, in every game with an editor: whatever can be met can be set up, and edits are sound."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from hoshikan.engine import TERMINAL, Game, Match, MatchHeader, Seat, SetupError, State, record
from hoshikan.engine.chance import sample
from hoshikan.engine.draft import Draft
from hoshikan.games import GAMES

EDITABLE = [game_id for game_id in GAMES if GAMES[game_id].editor() is not None]
SHARE = 0.2
"""Share of the positions of a game that are set up again."""


def met(game: Game, number: int) -> Iterator[State]:
    """Some positions of random games, in every number of players and every option in turn."""
    rng = Random(number)
    players = rng.choice(list(game.players))
    options = {option.id: rng.choice(option.values) for option in game.options}
    if players not in game.players_with(options):
        players = rng.choice(game.players_with(options))
    state = game.new(players, number, options)
    while state.to_move != TERMINAL:
        if rng.random() < SHARE:
            yield state.clone()
        state.apply(sample(state, rng) if state.to_move < 0 else rng.choice(state.legal_actions()))


def refused(draft: Draft, edit: str) -> SetupError | None:
    """Do an edit; why the rules forbid it, if they do."""
    try:
        draft.apply(edit)
    except SetupError as error:
        return error
    return None


def check_determinizations(state: State, rng: Random) -> None:
    """Deal anew what each seat cannot know: it must look the same to that seat."""
    for seat in range(state.players):
        believed = state.determinize(seat, rng)
        assert believed.view(seat) == state.view(seat)


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("game_id", EDITABLE)
def test_whatever_is_met_can_be_set_up(game_id: str, number: int) -> None:
    game = GAMES[game_id]
    editor = game.editor()
    assert editor is not None
    for state in met(game, number):
        setup = json.loads(json.dumps(editor.position(state)))
        again = game.new(setup=setup)
        assert game.new(setup=again.setup).setup == again.setup
        for seat in (None, *range(state.players)):
            assert again.view(seat) == state.view(seat)
        assert again.legal_actions() == state.legal_actions()
        assert again.chance_outcomes() == state.chance_outcomes()
        assert [again.score_lines(seat) for seat in range(state.players)] == [
            state.score_lines(seat) for seat in range(state.players)
        ]


@pytest.mark.parametrize("game_id", EDITABLE)
def test_a_position_is_a_record(game_id: str) -> None:
    game = GAMES[game_id]
    state = list(met(game, 1))[-1]
    draft = Draft(game, state)
    setup = draft.state.setup
    seats = tuple(Seat() for _ in range(state.players))
    header = MatchHeader(game.id, game.rules_version, seats, game.checked_options(setup["options"]), 7, setup)
    read = record.read(record.write(Match(game, header)), GAMES)
    assert read.ply == 0
    assert read.state.view(None) == state.view(None)


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("game_id", EDITABLE)
def test_edits_lead_to_what_can_be_played_or_are_refused(game_id: str, number: int) -> None:
    game, rng = GAMES[game_id], Random(number)
    positions = list(met(game, number))
    draft = Draft(game, rng.choice(positions))
    done = 0
    for _ in range(60):
        before = draft.state
        moves = draft.moves()
        turns = [f"set {dial.id} {rng.choice(dial.values)}" for dial in draft.dials()]
        edit = rng.choice(moves if moves and rng.random() < 0.7 else turns)
        refusal = refused(draft, edit)
        if refusal is not None:
            assert refusal.game == game_id
            assert refusal.reason not in ("bad-setup-value", "no-such-edit"), (edit, refusal)
            assert draft.state is before
            continue
        done += draft.state is not before
        assert draft.state.legal_actions()
        assert game.new(setup=draft.state.setup).view(None) == draft.state.view(None)
        check_determinizations(draft.state, rng)
    assert done >= 10
    while draft.can_undo:
        draft.undo()
    state = draft.state.clone()
    for _ in range(30):  # what was set up is played on
        if state.to_move != TERMINAL:
            state.apply(sample(state, rng) if state.to_move < 0 else rng.choice(state.legal_actions()))


@pytest.mark.parametrize("game_id", EDITABLE)
def test_an_edited_position_is_played_to_its_end(game_id: str) -> None:
    game, rng = GAMES[game_id], Random(5)
    draft = Draft(game, game.new(seed=5))
    for _ in range(25):
        refused(draft, rng.choice(draft.moves()))
    state = draft.state.clone()
    while state.to_move != TERMINAL:
        check_determinizations(state, rng)
        state.apply(sample(state, rng) if state.to_move < 0 else rng.choice(state.legal_actions()))
    assert state.winners()


@pytest.mark.parametrize("game_id", EDITABLE)
def test_the_usual_start_can_be_changed(game_id: str) -> None:
    game, rng = GAMES[game_id], Random(2)
    start = game.new(seed=2)
    moves = rng.sample(Draft(game, start).moves(), 40)
    assert any(refused(Draft(game, start), edit) is None for edit in moves)


@pytest.mark.parametrize("game_id", EDITABLE)
def test_tables_are_cleared_begun_anew_and_brought_back(game_id: str) -> None:
    game = GAMES[game_id]
    draft = Draft(game, game.new(seed=3))
    first = draft.state.view(None)
    draft.clear()
    cleared = draft.state.view(None)
    draft.begin_anew(game.players[-1], {}, 4)
    assert draft.state.view(None) == game.new(game.players[-1], 4).view(None)
    draft.undo()
    assert draft.state.view(None) == cleared
    draft.undo()
    assert draft.state.view(None) == first
    assert not draft.can_undo
    draft.redo()
    assert draft.state.view(None) == cleared
    with pytest.raises(SetupError, match="no such edit"):
        draft.apply("move nothing nowhere")


@pytest.mark.parametrize("number", ["9" * 5_000, "-1", "01", "1.0", "", "\u0661"])
@pytest.mark.parametrize("game_id", EDITABLE)
def test_a_number_that_no_dial_has_is_refused(game_id: str, number: str) -> None:
    game = GAMES[game_id]
    draft = Draft(game, game.new(seed=3))
    dial = next(dial for dial in draft.dials() if isinstance(dial.values, range))
    with pytest.raises(SetupError, match="no such edit"):
        draft.apply(f"set {dial.id} {number}")
