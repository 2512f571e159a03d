"""Programs that are killed, or that share a library, and what is stored afterwards beside what they acknowledged."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

from hoshikan.games import GAMES
from hoshikan.library import Library
from hoshikan.ui.session.settings import Settings
from tests.library.play import played
from tests.library.trials import ROOT, Outcome

BEGUN = 7
"""Plies of the match that two programs open."""


def keeping_killed(home: Path, seed: int, lines: int) -> Outcome:
    """`tests.library.keeping` killed after so many lines; each line acknowledges something stored."""
    command = [sys.executable, "-m", "tests.library.keeping", str(home), str(seed)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        printed = [program.stdout.readline() for _ in range(lines)]
        program.send_signal(signal.SIGKILL)
        printed += program.stdout.readlines()
    # A last line that the kill has cut acknowledges nothing.
    facts = [json.loads(line) for line in printed if line.endswith("\n")]
    outcome = Outcome(matches=len(facts), notes=[fact[0] for fact in facts])
    try:
        missing = _missing(home, facts)
    except Exception as error:  # noqa: BLE001  # any failure is what is looked for
        missing = [f"{type(error).__name__}: {error}"]
    outcome.kept = outcome.matches - len(missing)
    outcome.fault = missing[0] if missing else ""
    return outcome


def _missing(home: Path, facts: list[list[str]]) -> list[str]:
    """Acknowledged data that is missing. Of settings, drafts and notes only the last can be, or one after it."""
    found = []
    settings = Settings(home / "settings.json")
    with Library.open(home / "library.sqlite3") as library:
        if library.problem is not None or settings.problem is not None:
            return [f"{library.problem} {settings.problem}"]
        ids = {match.id for match in library.listed()}
        practised = {answer.exercise for answer in library.practice.all()}
        last = {word: int(rest[-1]) for word, *rest in facts if word in ("draft", "note", "settings")}
        for word, *rest in facts:
            match word:
                case "import":
                    there = int(rest[0]) in ids
                case "export":
                    there = Path(rest[0]).read_bytes() == Path(rest[1]).read_bytes()
                case "review":
                    there = library.reviews.of(library.load(int(rest[0]), GAMES)) == rest[1]
                case "answer":
                    there = rest[0] in practised and rest[0] in library.answers.known("conquestar")
                case "draft":
                    there = (library.drafts.of("conquestar") or "") in (
                        f"draft {last[word]}",
                        f"draft {last[word] + 1}",
                    )
                case "note":
                    there = library.notes.value("lesson-step", "first") in (str(last[word]), str(last[word] + 1))
                case "help":
                    there = library.help.of(int(rest[0])).undos == int(rest[1])
                case _:
                    there = settings.player_name in (f"Aki {last[word]}", f"Aki {last[word] + 1}")
            if not there:
                found.append(" ".join([word, *rest])[:200])
    return found


def shared(home: Path, seed: int, actions: int) -> Outcome:
    """Two programs act in turn on one match: the line of play of each is stored to the last action."""
    path, order = home / "library.sqlite3", Random(seed)
    with Library.open(path) as library:
        match_id = library.create(played(plies=BEGUN))
    command = [sys.executable, "-m", "tests.library.sharing", str(path), str(match_id)]
    programs = [
        subprocess.Popen(
            [*command, str(2 * seed + one)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for one in (1, 2)
    ]
    answers: list[list[str]] = [[], []]
    for _ in range(actions):
        number = order.randrange(2)
        program = programs[number]
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write("act\n")
        program.stdin.flush()
        answers[number].append(program.stdout.readline().strip())
    lines = [program.communicate("line\n", timeout=600)[0].splitlines() for program in programs]
    outcome = Outcome(matches=2)
    with Library.open(path) as library:
        stored = [[str(action) for action in library.load(match.id, GAMES).actions] for match in library.listed()]
        outcome.kept = sum(line in stored for line in lines)
        outcome.notes += [answer for answer in answers[0] + answers[1] if answer == "apart"]
        if library.problem is not None or any(program.returncode for program in programs):
            outcome.fault = f"{library.problem}, exit codes {[program.returncode for program in programs]}"
        elif outcome.kept < outcome.matches:
            outcome.fault = f"{outcome.matches - outcome.kept} lines of play are not stored"
        elif len(outcome.notes) != 1:
            outcome.fault = f"parted {len(outcome.notes)} times"
    return outcome
