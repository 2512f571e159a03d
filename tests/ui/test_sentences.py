"""Every reason the program can give has its sentence, in its source as well as in the translations."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest

import hoshikan
from hoshikan.engine import IllegalAction
from hoshikan.engine.errors import Fact, HoshikanError, NotationError, RecordError, SetupError
from hoshikan.engine.tutor import Feature, Nudge
from hoshikan.games import TABLES
from hoshikan.library import LibraryProblem
from hoshikan.library.problem import Reason
from hoshikan.ui.messages import Messages

PACKAGE = Path(hoshikan.__file__).parent
REASON_AT = {"IllegalAction": 1, "SetupError": 1, "RecordError": 1}
"""Which argument of each error is its reason."""


def reasons(folder: Path) -> Iterator[tuple[str, str]]:
    """(name of the error, reason) wherever an error is made with its reason in plain sight."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REASON_AT:
                place = REASON_AT[node.func.id]
                given = node.args[place] if len(node.args) > place else None
                if isinstance(given, ast.Constant) and isinstance(given.value, str):
                    yield node.func.id, given.value


def facts_of(folder: Path) -> dict[str, Fact]:
    """A fact under every name the modules of a game could give one: 1 stands for a number as well as for a name."""
    found: dict[str, Fact] = {}
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            word = node.value if isinstance(node, ast.Constant) else node.arg if isinstance(node, ast.keyword) else None
            if isinstance(word, str) and word.isidentifier():
                found[word] = 1
    return found


def folder_of(game_id: str) -> Path:
    return PACKAGE / "games" / home(game_id).rpartition(".")[2]


def home(game_id: str) -> str:
    return type(TABLES[game_id]).__module__.rpartition(".")[0]


def is_told(error: HoshikanError) -> bool:
    return not Messages().of(error).startswith("Something unexpected")


@pytest.mark.parametrize(
    ("kind", "reason"),
    sorted(set(reasons(PACKAGE / "engine"))),
)
def test_every_reason_of_the_engine_is_told(kind: str, reason: str) -> None:
    if kind == "RecordError":
        assert is_told(RecordError(1, reason))
    else:
        assert is_told(SetupError("players", reason))


def test_every_reason_of_the_library_is_told(tmp_path: Path) -> None:
    assert [reason for reason in get_args(Reason) if not is_told(LibraryProblem(reason, tmp_path))] == []


def test_no_sentence_of_the_library_has_a_gap_where_nothing_lies_beside_it(tmp_path: Path) -> None:
    problems = [LibraryProblem(reason, tmp_path / "library", detail="as told") for reason in get_args(Reason)]
    assert [error.reason for error in problems if "–" in Messages().of(error)] == []


def test_an_error_of_the_disk_is_told_in_words_and_quoted_after_them(tmp_path: Path) -> None:
    said = Messages().of(LibraryProblem("disk-error", tmp_path, detail="disk I/O error"))
    assert said.index(str(tmp_path)) < said.index("try again") < said.index("“disk I/O error”")


def test_what_is_no_action_at_all_is_told() -> None:
    assert "xyzzy" in Messages().of(NotationError("xyzzy"))


@pytest.mark.parametrize("game_id", sorted(TABLES))
def test_every_reason_of_a_game_is_told(game_id: str) -> None:
    text = TABLES[game_id].text()
    folder = folder_of(game_id)
    found, facts = set(reasons(folder)), facts_of(folder)
    assert found
    for kind, reason in sorted(found):
        if kind == "IllegalAction":
            assert text.refusal(IllegalAction("X-1", reason, facts)), reason
        assert is_told(SetupError("place", reason, facts)), reason
        # A record with such an action or set-up in it is told in the same words.
        assert is_told(RecordError(3, reason, facts)), reason


@pytest.mark.parametrize("game_id", sorted(TABLES))
def test_every_kind_of_reason_and_nudge_of_a_hint_has_a_phrase(game_id: str) -> None:
    teaching = import_module(f"{home(game_id)}.teaching")
    text, names, facts = TABLES[game_id].text(), ["Aki"] * 8, facts_of(folder_of(game_id))
    for kind, rule in teaching.RULES.items():
        assert text.feature(Feature(kind, 1.0, rule, facts), names), kind
    for kind in teaching.NUDGES:
        assert text.nudge(Nudge(kind, facts)), kind
