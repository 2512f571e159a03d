"""星を渡る on a real view, with the gestures of `tests.ui.table.hands`, and random positions to show there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from pytestqt.qtbot import QtBot

from hoshikan.engine import CHANCE, TERMINAL, State
from hoshikan.engine.chance import sample
from hoshikan.engine.game import OptionValue
from hoshikan.ui.table.scene import TableScene
from hoshikan.ui.table.view import TableView
from hoshikan.ui.theme import NIGHT
from tests.games.hoshi_wo_wataru.table import GAME
from tests.ui.table.hands import Table


class Screen(Table):
    """A shown table and what its scene said."""

    def __init__(self, qtbot: QtBot, state: State, seat: int | None = 0) -> None:
        self.game = GAME
        self.state = state
        self.scene: TableScene = GAME.scene_class()(GAME.text(), NIGHT)
        self.view = TableView(self.scene)
        qtbot.addWidget(self.view)
        self.view.resize(1280, 800)
        self.view.show()
        qtbot.waitExposed(self.view)
        self.chosen: list[str] = []
        self.attempted: list[str] = []
        self.announced: list[str] = []
        self.ready: list[str] = []
        self.scene.action_chosen.connect(self.chosen.append)
        self.scene.attempted.connect(self.attempted.append)
        self.scene.announce.connect(self.announced.append)
        self.scene.set_motion("off")
        self.show(seat)

    def kinds(self) -> dict[str, tuple[str, str]]:
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
