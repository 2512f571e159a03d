"""OpenSpiel's searches at the other end of our protocol."""

from __future__ import annotations

from random import Random

import pytest

from hoshikan.bots import protocol
from hoshikan.engine import CHANCE, Match, RecordError, Seat, record
from hoshikan.games import GAMES

pytest.importorskip("pyspiel", reason="needs the extra `openspiel`")

from hoshikan.interop.contestant import SEARCHES, Contestant, Refused  # only where it is installed


def contestant(search: str, leaves: str = "rollouts") -> Contestant:
    """One with a small budget."""
    return Contestant(search, playouts=4, leaves=leaves, exploration=1.4)


def under_way(game_id: str) -> Match:
    """A match with a choice to be made."""
    game, rng = GAMES[game_id], Random(2)
    match = Match.start(game, [Seat()] * game.players[0], seed=2)
    while match.ply < 6 or match.state.to_move == CHANCE or len(match.state.legal_actions()) < 2:
        match.apply_chance() if match.state.to_move == CHANCE else match.apply(rng.choice(match.state.legal_actions()))
    return match


@pytest.mark.parametrize("leaves", ["rollouts", "knowledge"])
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("search", SEARCHES)
def test_it_plays_whatever_it_says_it_plays(search: str, game_id: str, leaves: str) -> None:
    player, match = contestant(search, leaves), under_way(game_id)
    hello = player.answer(protocol.Hello())
    assert isinstance(hello, protocol.Identity)
    if game_id not in hello.games:
        assert not match.game.kind.imperfect
        return
    loaded = player.answer(protocol.Load(record.write(match)))
    assert isinstance(loaded, protocol.Loaded)
    assert (loaded.ply, loaded.to_move) == (match.ply, match.state.to_move)
    best = player.answer(protocol.Go(id=3, seed=5))
    assert isinstance(best, protocol.Best)
    assert (best.id, best.playouts) == (3, 4)
    assert match.game.parse(best.action) in match.state.legal_actions()
    again = player.answer(protocol.Go(id=3, seed=5))
    assert isinstance(again, protocol.Best)
    assert again.action == best.action, "the same seed plays the same"


def test_what_it_does_not_do_it_says() -> None:
    player = contestant("mcts")
    with pytest.raises(Refused, match="load"):
        player.answer(protocol.Go())
    with pytest.raises(RecordError):
        player.answer(protocol.Load("nonsense"))
    match = under_way(next(iter(GAMES)))
    with pytest.raises(Refused, match="ply 99"):
        player.answer(protocol.Load(record.write(match), ply=99))
    player.answer(protocol.Load(record.write(match)))
    with pytest.raises(Refused, match="budget"):
        player.answer(protocol.Go(ms=5))
    with pytest.raises(Refused, match="nothing else"):
        player.answer(protocol.Evaluate())
    assert player.answer(protocol.Stop()) is None
