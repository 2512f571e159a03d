"""Every rule id is the thread through tests and rule books: none may be without a test or an anchor."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hoshikan.engine.record import SUFFIX
from hoshikan.games import GAMES
from hoshikan.resources import game_file

TESTS = Path(__file__).parent
SCENARIO_RULE = "# rule "
ANCHOR = re.compile(r"\{#([A-Z]{2}-[0-9.]+)\}")
RULES = [(game_id, rule) for game_id, game in GAMES.items() for rule in game.rule_ids]


def marked_rules(source: str) -> Iterator[str]:
    """Arguments of `@pytest.mark.rule(…)` on test functions."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    yield from (str(word.value) for word in mark.args if isinstance(word, ast.Constant))


def scenario_rules(record: str) -> Iterator[str]:
    """Rules after "# rule" in a scenario, whose expectations check them."""
    for line in record.splitlines():
        if line.startswith(SCENARIO_RULE):
            yield from line.removeprefix(SCENARIO_RULE).split()


def rules_with_tests() -> set[str]:
    """Return the rules named by tests and scenarios."""
    sources = (path.read_text("utf-8") for path in TESTS.rglob("test_*.py"))
    marked = {rule for source in sources if "mark.rule" in source for rule in marked_rules(source)}
    scenarios = (TESTS / "games").glob(f"*/scenarios/*{SUFFIX}")
    return marked.union(rule for path in scenarios for rule in scenario_rules(path.read_text("utf-8")))


@pytest.fixture(scope="module")
def marked() -> set[str]:
    return rules_with_tests()


@pytest.mark.parametrize(("game_id", "rule"), RULES)
def test_every_rule_has_a_test(game_id: str, rule: str, marked: set[str]) -> None:
    wanted = f'a test of its content with @pytest.mark.rule("{rule}"), or a scenario with the line "# rule {rule}"'
    assert rule in marked, f"tests/games/{game_id.replace('-', '_')}/: {wanted}"


def test_no_test_names_a_rule_that_does_not_exist(marked: set[str]) -> None:
    prefixes = {rule.split("-")[0] for _, rule in RULES}
    assert {rule for rule in marked if rule.split("-")[0] in prefixes} <= {rule for _, rule in RULES}


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("game_id", list(GAMES))
def test_the_rule_book_has_one_anchor_per_rule_in_the_order_of_the_rules(game_id: str, language: str) -> None:
    text = game_file(game_id, f"rules.{language}.md").read_text("utf-8")
    assert ANCHOR.findall(text) == list(GAMES[game_id].rule_ids)


def test_a_scenario_names_rules_in_lines_of_their_own() -> None:
    record = 'game "five-stars"\n# rule XX-1.1 XX-1.2\n# expect refuse XX-1.3 take 4\n# A rule XX-1.4\n'
    assert list(scenario_rules(record)) == ["XX-1.1", "XX-1.2"]


def test_only_marks_on_tests_count() -> None:
    source = """
@pytest.mark.rule("XX-1.1")
@pytest.mark.rule("XX-1.2")
def test_it(): ...
@pytest.mark.rule("XX-1.3")
def helper(): ...
@pytest.mark.other("XX-1.4")
def test_else(): "XX-1.5"
"""
    assert set(marked_rules(source)) == {"XX-1.1", "XX-1.2"}
