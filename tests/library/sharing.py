"""A program with a match that another one has open too: acts on commands, as a window does.

python -m tests.library.sharing LIBRARY MATCH SEED
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication

from hoshikan.engine.playout import uniform
from hoshikan.engine.state import TERMINAL
from hoshikan.games import GAMES
from hoshikan.library import Library, LibraryProblem
from hoshikan.ui.board.match.autosave import Autosave


def main(path: str, match_id: int, seed: int) -> None:
    """For each line `act` play or take back, and say `kept`, or `apart` where the match became one of its own.

    At the end of its match it goes back. `line` prints the line of play and ends the program.
    """
    QCoreApplication([])
    rng, apart = Random(seed), list[LibraryProblem]()
    with Library.open(Path(path)) as library:
        match = library.load(match_id, GAMES)
        autosave = Autosave(match, library, match_id)
        autosave.diverted.connect(apart.append)
        autosave.problem.connect(_fail)
        for word in sys.stdin:
            if word.strip() == "line":
                break
            if match.state.to_move == TERMINAL or rng.random() < 0.2:
                match.jump(rng.randrange(match.ply + 1))
                match.forget_redo()
                autosave.moved()
            else:
                match.apply(uniform(match.state, rng))
                autosave.acted()
            _say("apart" if apart else "kept")
            apart.clear()
    for action in match.actions[: match.ply]:
        _say(str(action))


def _fail(problem: LibraryProblem) -> None:
    raise problem


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
