"""Public names have docstrings: in the whole engine, and nowhere a rule's number in place of words."""

from __future__ import annotations

import ast
import doctest
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from hoshikan import engine

PACKAGE = Path(engine.__file__).parent.parent
LEAST_WORDS = 3
RULE_ID = re.compile(r"\b[A-Z]{2}(?:-\d+(?:\.\d+)?)?\b")
Documented = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def words(docstring: str) -> int:
    """Return the number of words in a docstring besides ids of rules."""
    return len(re.findall(r"[A-Za-z]{2,}", RULE_ID.sub("", docstring)))


def definitions(body: list[ast.stmt], prefix: str = "") -> Iterator[tuple[str, Documented]]:
    """Functions and classes with their dotted names, those within classes included."""
    for node in body:
        if isinstance(node, Documented):
            yield prefix + node.name, node
            if isinstance(node, ast.ClassDef):
                yield from definitions(node.body, f"{prefix}{node.name}.")


def undescribed(source: str) -> list[str]:
    """Public names of a module that nothing, or nothing but a rule's id, is said of."""
    found = []
    for name, node in definitions(ast.parse(source).body):
        public = not any(part.startswith("_") for part in name.split("."))
        overload = any(ast.unparse(one).endswith("overload") for one in node.decorator_list)
        if public and not overload and words(ast.get_docstring(node) or "") < LEAST_WORDS:
            found.append(name)
    return found


def described_constants(source: str) -> set[str]:
    """Names of a module's level that a string stands below."""
    found = set()
    for node, below in pairwise(ast.parse(source).body):
        match node, below:
            case (
                ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str())),
            ):
                found.add(name)
    return found


@pytest.mark.parametrize("path", sorted((PACKAGE / "engine").glob("*.py")), ids=lambda path: path.stem)
def test_whatever_is_public_in_the_engine_says_what_it_is_for(path: Path) -> None:
    assert undescribed(path.read_text("utf-8")) == []


def test_every_exported_constant_says_what_it_means() -> None:
    constants = {name for name in engine.__all__ if name.isupper()}
    told = {name for path in (PACKAGE / "engine").glob("*.py") for name in described_constants(path.read_text("utf-8"))}
    assert constants
    assert constants - told == set()


def test_the_example_of_the_engine_runs() -> None:
    ran = doctest.testmod(engine)
    assert ran.attempted > 5
    assert ran.failed == 0


def test_no_docstring_is_a_rules_number_alone() -> None:
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        for name, node in definitions(ast.parse(path.read_text("utf-8")).body):
            docstring = ast.get_docstring(node) or ""
            if RULE_ID.search(docstring) and words(docstring) < LEAST_WORDS:
                found.append(f"{path.relative_to(PACKAGE)}: {name}: {docstring}")
    assert found == []


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ('def f() -> None:\n    """CQ-4.1."""', ["f"]),
        ('def f() -> None:\n    """CQ-4.1, CQ-5.3: see there."""', ["f"]),
        ('def f() -> None:\n    """What an invasion costs (CQ-4.1)."""', []),
        ("class C:\n    def m(self) -> None: ...", ["C", "C.m"]),
        ("def _f() -> None: ...\nclass _C:\n    def m(self) -> None: ...", []),
    ],
)
def test_the_search_for_what_is_not_described_finds_it(source: str, names: list[str]) -> None:
    assert undescribed(source) == names
