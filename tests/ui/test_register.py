"""Style of the Japanese: the log in the plain past, reasons plainly, refusals and instructions politely."""

from __future__ import annotations

import re

import pytest

from hoshikan.games import GAMES
from tests.test_translations import JAPANESE, pairs
from tests.ui.spoken import japanese

pytestmark = pytest.mark.usefixtures("qapp")
of_each_game = pytest.mark.parametrize("game_id", GAMES)

POLITE = re.compile(r"(?:です|ます|ません|でした|ました|ましょう|でしょう|ください)(?:か|ね)?$")
PRESENT = re.compile(r"[うくぐすつぬぶむるい]$")
"""Endings of verbs and adjectives before anything has happened."""
ASIDE = re.compile(r"（[^（）]*）$")
DEAL = re.compile(r"の申し出：")
"""Proposals in the log are still to come."""


def clauses(sentence: str) -> list[str]:
    """Parts between full stops and colons, without additions in brackets."""
    return [ASIDE.sub("", part.strip(" ？！")) for part in re.split("[。：]|[？！] ", sentence) if part.strip()]


@of_each_game
def test_the_log_is_in_the_plain_past(game_id: str) -> None:
    told = [clause for line in japanese(game_id, "log") if not DEAL.search(line) for clause in clauses(line)]
    assert told
    assert [clause for clause in told if POLITE.search(clause) or PRESENT.search(clause)] == []


@of_each_game
def test_reasons_are_plain(game_id: str) -> None:
    reasons = japanese(game_id, "reasons")
    assert reasons
    assert [one for one in reasons if any(map(POLITE.search, clauses(one))) or one.endswith("。")] == []


@of_each_game
def test_nudges_ask_politely(game_id: str) -> None:
    nudges = japanese(game_id, "nudges")
    assert nudges
    assert [one for one in nudges if not one.endswith("？")] == []
    assert [one for one in nudges if not any(map(POLITE.search, clauses(one)))] == []


@of_each_game
def test_refusals_and_faults_are_reported_politely(game_id: str) -> None:
    refusals = japanese(game_id, "refusals")
    assert refusals
    assert [one for one in refusals if not any(map(POLITE.search, clauses(one))) or not one.endswith("。")] == []


@of_each_game
def test_what_a_player_is_to_do_is_said_politely(game_id: str) -> None:
    asked = japanese(game_id, "status")
    assert asked
    assert [one for one in asked if not POLITE.search(clauses(one)[-1])] == []


def test_a_piece_that_comes_back_says_why_politely_and_a_banner_shows_plainly() -> None:
    said = {(pair.context, pair.translation) for pair in pairs(JAPANESE)}
    objections = [text for context, text in said if context.endswith("Objections")]
    banners = [text for context, text in said if context.endswith("Banners")]
    assert objections
    assert [text for text in objections if not any(map(POLITE.search, clauses(text)))] == []
    assert [text for text in banners if any(map(POLITE.search, clauses(text)))] == []
