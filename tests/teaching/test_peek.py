"""A bot's decision is made again in other worlds: a fair one is the same everywhere, one that peeks is found out."""

from __future__ import annotations

from random import Random

import pytest

from hoshikan.bots.levels import levels_of, offered
from hoshikan.bots.players import level_player
from hoshikan.engine import Match, State, knowledge
from hoshikan.engine.chance import stream
from hoshikan.engine.knowledge import Determinizer, Knowledge
from hoshikan.games import GAMES
from hoshikan.teaching.explanation import Peeked
from hoshikan.teaching.peek import decisions, peek, peek_at
from hoshikan.ui.kit.look.words import LANGUAGES, speaking
from hoshikan.ui.text.opponentsentences import PeekSentences
from tests.teaching.test_opponent import played


def proof(match: Match, ply: int, level: str, worlds: int = 3) -> Peeked:
    *_, found = peek(match.game, match.position(ply), match.actions[ply], level, 7, worlds, 6)
    assert found.complete
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_every_level_decides_alike_in_other_worlds(game_id: str) -> None:
    match = played(game_id)
    deals = 0
    for level in offered(game_id):
        for ply in list(decisions(match))[::17]:
            found = proof(match, ply, level)
            assert found.alike, (level, ply)
            assert found.worlds == 3
            deals += found.deals
    assert bool(deals) == GAMES[game_id].kind.imperfect or game_id == "carcassonne-star-wars"


@pytest.mark.skipif(not (knowledge.__file__ or "").endswith(".py"), reason="compiled methods can't be replaced")
def test_a_bot_that_looks_at_the_hidden_cards_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheating(Determinizer):
        def draw(self, rng: object) -> State:
            return self.root.clone()

    def cheats(_knowledge: Knowledge, state: State, seat: int) -> Determinizer:
        return Cheating(state, seat)

    match = played("hoshi-wo-wataru")
    ply = list(decisions(match))[-8]
    assert proof(match, ply, "master").alike
    kind: type[Knowledge] = type(match.game.knowledge())
    monkeypatch.setattr(kind, "determinizer", cheats)
    assert not proof(match, ply, "master").alike


def test_the_move_of_the_window_is_repeated() -> None:
    """A level that does not search plays the same move with the window's seed."""
    match = played("conquestar")
    match = Match(match.game, match.header)
    while match.ply < 12:
        if match.state.to_move < 0:
            match.apply_chance()
            continue
        seed = stream(match.header.seed, match.ply).getrandbits(32)
        bot = level_player(match.game.knowledge(), levels_of(match.game.id)["casual"])
        match.apply(bot.choose(match.state, Random(seed)))
    for ply in decisions(match):
        *_, found = peek_at(match, ply, 2)
        assert found.repeated
        assert found.decided == found.action


def test_a_proof_grows_and_can_be_stopped() -> None:
    match = played("conquestar")
    ply = next(decisions(match))
    assert [found.worlds for found in peek_at(match, ply, 3)] == [1, 2, 3]
    assert [found.complete for found in peek_at(match, ply, 3, should_stop=lambda: True)] == [False]


def test_a_proof_speaks_of_hidden_things_only_after_the_end() -> None:
    found = Peeked(1, "casual", "set 9", "set 9", 0, worlds=40, different=0, deals=38)
    for language in LANGUAGES:
        with speaking(language):
            during, after = (PeekSentences().decision(found, over=over) for over in (False, True))
        assert "40" in during
        assert "38" not in during
        assert "38" in after
