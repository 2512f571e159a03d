"""A window to be killed: plays by itself, in the home that is named, and prints acknowledged changes.

python -m tests.library.playing HOME SEED
"""

from __future__ import annotations

import os
import sys
from random import Random

from PySide6.QtCore import QTimer

from hoshikan.engine import Match
from hoshikan.games import GAMES
from hoshikan.ui.app.headless import seats
from hoshikan.ui.app.startup import create_application, create_context
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.session.folders import HOME_VARIABLE
from hoshikan.ui.session.settings import Settings

PLAYOUTS = 4
UNDO = 0.1


class Player:
    """A player who goes on with the match in progress, or begins one, and acts by chance."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.app = create_application()
        settings = Settings()
        settings.animation = "off"
        self.context = create_context(self.app, settings)
        self.context.engine_playouts = PLAYOUTS
        self.window = MainWindow(self.context)
        self.window.show()
        say("window")
        begun = self.context.library.unfinished()
        if begun:
            self.window.open_table(self.context.library.load(begun[0].id, self.context.games), begun[0].id)
            say("resumed")
        else:
            game = list(GAMES.values())[seed % len(GAMES)]
            self.window.open_table(Match.start(game, seats(game, ["Aki"]), seed))
        page = self.window.page
        assert isinstance(page, TablePage)
        self.controller = page.session.controller
        self.controller.changed.connect(self.tell)
        self.controller.engine.failed.connect(self.controller.engine.retry)
        self.controller.autosave.problem.connect(lambda problem: say(f"problem {problem}"))
        self.timer = QTimer()
        self.timer.timeout.connect(self.act)
        self.timer.start(0)

    def tell(self, _events: object) -> None:
        """The match as it is kept: its id and its line of play."""
        match = self.controller.match
        line = ";".join(str(action) for action in match.actions[: match.ply])
        say(f"kept {self.controller.autosave.match_id} {line}")

    def act(self) -> None:
        """Do something if it is the player's turn."""
        controller = self.controller
        if controller.over:
            say("undoing")
            controller.jump(0)
        if controller.waiting_for is not None:
            controller.take_over()
        elif controller.deciding and controller.can_undo() and self.rng.random() < UNDO:
            say("undoing")
            controller.undo()
        elif controller.deciding:
            controller.play(self.rng.choice(controller.actions()))


def say(line: str) -> None:
    """One line, at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    os.environ[HOME_VARIABLE] = sys.argv[1]
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    player = Player(int(sys.argv[2]))
    sys.exit(player.app.exec())
