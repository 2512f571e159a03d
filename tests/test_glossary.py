"""The code's own words are those of the field: docstrings begin with a verb or a noun, names avoid private terms."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = [
    path
    for folder in (ROOT / "desktop", ROOT / "packaging")
    for path in sorted(folder.rglob("*.py"))
    if not {"build", "dist"} & set(path.parts)
]
TESTS: Final = sorted((ROOT / "tests").rglob("*.py"))
QUESTION: Final = re.compile(r"\s*(What|Who|Whom|Whose|Whoever|Whether|How|Where|Of)\b")
DISCARDED: Final = re.compile(
    r"(^|_)(told|tells|whoever|reckon\w*|storeys?|errands?|foretold|foretell|heirs?|narrating)(_|$)"
)
"""In names. As words in text they are rare, and counted."""
TEXT: Final = re.compile(r"\b(?:told|tells?|whoever|reckon\w*|storeys?|errand\w*|foretell|heir)\b")
MOST_IN_TEXT: Final = 100
MOST_QUESTIONS: Final = 20
MOST_NAMES: Final = 30


def docstrings(source: str) -> Iterator[str]:
    """Yield all docstrings of a module, those below attributes and constants included."""
    for node in ast.walk(ast.parse(source)):
        for child in getattr(node, "body", None) or [] if not isinstance(node, ast.Lambda | ast.IfExp) else []:
            match child:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    yield text


def names(source: str) -> Iterator[str]:
    """Yield the names that a module defines."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()):
                yield name
            case ast.Attribute(attr=name, ctx=ast.Store()):
                yield name


def questions(source: str) -> list[str]:
    """Return the docstrings that begin like a question."""
    return [text.strip().partition("\n")[0] for text in docstrings(source) if QUESTION.match(text)]


def discarded(source: str) -> list[str]:
    """Return the discarded terms among the names of a module."""
    return [name for name in names(source) if DISCARDED.search(name.lower())]


def test_docstrings_begin_with_a_verb_or_a_noun() -> None:
    sources = [*SOURCES, *TESTS]
    found = [f"{path.relative_to(ROOT)}: {text}" for path in sources for text in questions(path.read_text("utf-8"))]
    assert len(found) <= MOST_QUESTIONS, "\n".join(found)


def test_names_are_the_fields_own() -> None:
    found = [f"{path.relative_to(ROOT)}: {name}" for path in SOURCES for name in discarded(path.read_text("utf-8"))]
    assert len(found) <= MOST_NAMES, "\n".join(found)


def test_private_words_are_rare_in_text() -> None:
    found = [TEXT.findall(path.read_text("utf-8")) for path in SOURCES]
    assert len(list(chain.from_iterable(found))) <= MOST_IN_TEXT


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('"""What it is."""', ["What it is."]),
        ('class C:\n    x: int\n    """Whether it moves."""', ["Whether it moves."]),
        ('def f() -> int:\n    """Return the sum."""\n    return 1', []),
    ],
)
def test_a_question_is_found(source: str, found: list[str]) -> None:
    assert questions(source) == found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("told = 1", ["told"]),
        ("class C:\n    def has_told(self) -> None:\n        self.reckoned = 1", ["has_told", "reckoned"]),
        ("def f(tell_me: int, history: int) -> None: ...", []),
    ],
)
def test_a_discarded_name_is_found(source: str, found: list[str]) -> None:
    assert sorted(discarded(source)) == sorted(found)
