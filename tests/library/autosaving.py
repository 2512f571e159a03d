"""A program to be killed: plays at random with autosave and prints each action once it is acknowledged.

python -m tests.library.autosaving LIBRARY SEED
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from hoshikan.engine.playout import uniform
from hoshikan.engine.state import TERMINAL
from hoshikan.library import Library
from tests.library.play import STAKES, started


def _stored(path: Path) -> Library:
    """A library on the disk. While others write all the time one may be opened in memory, which keeps nothing."""
    while (library := Library.open(path)).in_memory:
        library.close()
    return library


def main(path: str, seed: int) -> None:
    """Print `match ID`, then `PLY ACTION` per stored action, until the end of time.

    Around an undo stand `undoing PLY`, when it is about to be stored, and `undo PLY`, when it is. After a match come
    `finished`, and `studied` when its review and the answers to a puzzle and a question are stored.
    """
    rng = Random(seed)
    with _stored(Path(path)) as library:
        while True:
            match = started(seed)
            match_id = library.create(match, rated=STAKES)
            _say(f"match {match_id}")
            while match.state.to_move != TERMINAL:
                if match.ply and rng.random() < 0.1:
                    match.jump(rng.randrange(match.ply))
                    _say(f"undoing {match.ply}")
                    library.sync(match_id, match)
                    _say(f"undo {match.ply}")
                action = uniform(match.state, rng)
                match.apply(action)
                library.append(match_id, match.ply - 1, str(action))
                _say(f"{match.ply - 1} {action}")
            library.finish(match_id, match.state.points(), match.state.winners(), match.state.end_reason())
            _say("finished")
            library.reviews.keep(match, review_of(seed))
            library.practice.note(puzzle_of(seed), match.game.id, "first", 25.0)
            library.answers.note(match.game.id, puzzle_of(seed), right=True)
            _say("studied")
            seed += 1


def review_of(seed: int) -> str:
    """Return a placeholder review of the match dealt from `seed`, long enough for several pages of the database."""
    return f"review {seed} " * 2000


def puzzle_of(seed: int) -> str:
    """The exercise and question answered after this match."""
    return f"exercise {seed}"


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
