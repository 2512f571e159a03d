"""How the Japanese speaks: the log in the plain past, reasons plainly, refusals and instructions politely."""

from __future__ import annotations

import re

from tests.test_translations import JAPANESE, pairs

POLITE = re.compile(r"(?:です|ます|ません|でした|ました|ましょう|でしょう|ください)(?:か|ね)?$")
PRESENT = re.compile(r"[うくぐすつぬぶむるい]$")
"""How verbs and adjectives end where nothing has happened yet."""
ASIDE = re.compile(r"（[^）]*）$")
TERMS_OF_A_DEAL = "{payer} pays {assets}, {lord} goes home"
"""Stands in the log, but is still to come."""
FRAGMENT = re.compile(r"[^。？]$")
"""A name that stands within another sentence."""


def said(*kinds: str) -> list[tuple[str, str]]:
    """The English and the Japanese of every sentence whose context is of one of these kinds."""
    return [(pair.source, pair.translation) for pair in pairs(JAPANESE) if pair.context.endswith(kinds)]


def clauses(sentence: str) -> list[str]:
    """What stands between full stops and colons, without what is added in brackets."""
    return [ASIDE.sub("", part.strip(" ？！")) for part in re.split("[。：]|[？！] ", sentence) if part.strip()]


def test_the_log_tells_in_the_plain_past() -> None:
    lines = said("Log")
    assert len(lines) > 100
    spoken = [(source, clause) for source, line in lines for clause in clauses(line) if source != TERMS_OF_A_DEAL]
    assert [clause for _, clause in spoken if POLITE.search(clause) or PRESENT.search(clause)] == []


def test_reasons_are_plain_and_nudges_ask_politely() -> None:
    phrases = [phrase for _, phrase in said("Reasons") if phrase]
    assert len(phrases) > 100
    questions = [phrase for phrase in phrases if phrase.endswith("？")]
    assert [phrase for phrase in questions if not POLITE.search(clauses(phrase)[-1]) and "は？" not in phrase] == []
    reasons = [phrase for phrase in phrases if phrase not in questions]
    assert [phrase for phrase in reasons if any(map(POLITE.search, clauses(phrase))) or phrase.endswith("。")] == []


def test_refusals_and_faults_are_told_politely() -> None:
    sentences = [sentence for _, sentence in said("Problems", "Objections") if not FRAGMENT.search(sentence)]
    assert len(sentences) > 100
    assert [sentence for sentence in sentences if not any(map(POLITE.search, clauses(sentence)))] == []


def test_what_a_player_is_to_do_is_said_politely() -> None:
    asked = [line for _, line in said("Text") if line.startswith("{name}：")]
    assert len(asked) > 20
    assert [line for line in asked if not POLITE.search(clauses(line)[-1])] == []
