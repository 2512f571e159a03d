"""星を渡る on a real view, with the gestures of `tests.ui.table.hands`, and random positions to show there."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from random import Random

from pytestqt.qtbot import QtBot

from hoshikan.engine import CHANCE, TERMINAL, State
from hoshikan.engine.chance import sample
from hoshikan.engine.game import OptionValue
from tests.games.hoshi_wo_wataru.playing import GAME
from tests.ui.table.hands import Table


class Screen(Table):
    """A shown table of this game."""

    def __init__(self, qtbot: QtBot, state: State, seat: int | None = 0) -> None:
        super().__init__(qtbot, game_id=GAME.id, state=state, seat=seat)

    def kinds(self) -> dict[str, tuple[str, Hashable]]:
        """Kind and face of every piece by key."""
        return {item.key: (item.placement.kind, item.placement.face) for item in self.scene.stage}


def walk(seed: int, players: int = 4, every: int = 1, **options: OptionValue) -> Iterator[State]:
    """A random game, one state object seen again after every `every` actions."""
    rng, state, count = Random(seed), GAME.new(players=players, seed=seed, options=options), 0
    while state.to_move != TERMINAL:
        if state.to_move != CHANCE and count % every == 0:
            yield state
        count += 1
        state.apply(sample(state, rng) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
    yield state
