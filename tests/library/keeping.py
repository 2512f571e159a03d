"""A program to be killed: stores everything but play, and prints a JSON list for each thing once it is stored.

python -m tests.library.keeping HOME SEED
"""

from __future__ import annotations

import json
import sys
from itertools import count
from pathlib import Path
from random import Random

from hoshikan.engine import record
from hoshikan.games import GAMES
from hoshikan.library import Library
from hoshikan.library.help import Help
from hoshikan.ui.session.settings import Settings
from tests.library.play import played


def main(home: Path, seed: int) -> None:
    """Import, export, review, answer, draft, note and set in turn, without end."""
    rng = Random(seed)
    settings = Settings(home / "settings.json")
    with Library.open(home / "library.sqlite3") as library:
        for number in count():
            match = played(1000 * seed + number, rng.randint(1, 60))
            source, target = home / f"in{number}.hoshikan", home / f"out{number}.hoshikan"
            source.write_text(record.write(match), "utf-8")
            [match_id] = library.import_file(source, GAMES)
            _acknowledge("import", match_id)
            library.export_file(match_id, target)
            kept = home / f"kept{number}.hoshikan"
            kept.write_bytes(target.read_bytes())
            _acknowledge("export", target, kept)
            review = f"review {number} " * 2000
            library.reviews.keep(match, review)
            _acknowledge("review", match_id, review)
            library.practice.note(f"exercise {number}", "conquestar", "first", 25.0)
            library.answers.note("conquestar", f"exercise {number}", right=True)
            _acknowledge("answer", f"exercise {number}")
            library.drafts.keep("conquestar", f"draft {number}")
            _acknowledge("draft", number)
            library.notes.keep("lesson-step", "first", str(number))
            _acknowledge("note", number)
            library.help.keep(match_id, Help(undos=number))
            _acknowledge("help", match_id, number)
            settings.player_name = f"Aki {number}"
            _acknowledge("settings", number)


def _acknowledge(*facts: object) -> None:
    sys.stdout.write(json.dumps([str(fact) for fact in facts]) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
