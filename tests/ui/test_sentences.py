"""Every reason the program can give has its sentence, in its source as well as in the translations."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from PySide6.QtWidgets import QApplication

from hoshikan.engine import TERMINAL, IllegalAction
from hoshikan.engine.errors import HoshikanError, NotationError, RecordError
from hoshikan.engine.tutor import Nudge
from hoshikan.engine.tutor import Reason as MoveReason
from hoshikan.games import GAMES
from hoshikan.library import LibraryProblem
from hoshikan.library.problem import Reason
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.kit.look.language import LanguageSwitch
from hoshikan.ui.shared.messages import Messages
from tests.engine.variants import VARIANTS, any_action
from tests.playing import profile_of
from tests.ui.callsites import PACKAGE, Site, in_play, in_sources, sentences_of

LANGUAGES = ("en", "ja")


def folder_of(game_id: str) -> Path:
    return PACKAGE / "games" / home(game_id).rpartition(".")[2]


def home(game_id: str) -> str:
    return GAMES[game_id].package


def unexpected(error: HoshikanError) -> str:
    """Sentence for an error that has none of its own."""
    return Messages().of(RuntimeError(str(error)))


def has_gap(said: str) -> bool:
    """Return true if a fact is missing in a sentence."""
    return "–" in said or "{" in said


def is_told(error: HoshikanError) -> bool:
    return Messages().of(error) not in (unexpected(error), "")


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """Each language in turn, installed."""
    switch = LanguageSwitch()
    switch.use(request.param)
    yield request.param
    switch.clear()


def test_every_reason_of_the_engine_is_reported(language: str) -> None:
    sites = [site for site in in_sources(PACKAGE / "engine") if site.kind != "IllegalAction"]
    assert len(sites) > 10
    said = {site: Messages().of(site.error()) for site in sites}
    assert [f"{site.where} {site.reason}: {text}" for site, text in said.items() if has_gap(text)] == []
    assert [site.reason for site in sites if not is_told(site.error())] == []


def test_every_reason_of_the_library_is_reported(tmp_path: Path) -> None:
    assert [reason for reason in get_args(Reason) if not is_told(LibraryProblem(reason, tmp_path))] == []


def test_no_sentence_of_the_library_has_a_gap_where_nothing_lies_beside_it(tmp_path: Path) -> None:
    problems = [LibraryProblem(reason, tmp_path / "library", detail="as told") for reason in get_args(Reason)]
    assert [error.reason for error in problems if "–" in Messages().of(error)] == []


def test_an_error_of_the_disk_is_reported_in_words_and_quoted_after_them(tmp_path: Path) -> None:
    said = Messages().of(LibraryProblem("disk-error", tmp_path, detail="disk I/O error"))
    assert said.index(str(tmp_path)) < said.index("try again") < said.index("“disk I/O error”")


def test_what_is_no_action_at_all_is_reported() -> None:
    assert "xyzzy" in Messages().of(NotationError("xyzzy"))


@cache
def sites_of(game_id: str) -> frozenset[Site]:
    """Every reason of a game with the facts of each place that gives it."""
    met = {(refusal.reason, frozenset(refusal.facts)) for refusal in in_play(GAMES[game_id])}
    played = {Site("IllegalAction", reason, facts, "in play") for reason, facts in met}
    seldom = {Site("IllegalAction", reason, facts, "refusals.py") for reason, facts in profile_of(game_id).seldom}
    return in_sources(folder_of(game_id)) | played | seldom


def own_sentence(game_id: str, error: HoshikanError) -> str:
    return text_of(game_id).problem(error)


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_every_sentence_of_a_game_belongs_to_a_reason_it_gives(game_id: str) -> None:
    """Otherwise the test below would not know the facts in its sentence."""
    assert sentences_of(folder_of(game_id)) - {site.reason for site in sites_of(game_id)} == set()


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_every_reason_of_a_game_is_reported_in_its_own_words(game_id: str, language: str) -> None:
    own = sentences_of(folder_of(game_id))
    for site in sorted(sites_of(game_id), key=lambda site: (site.reason, site.where)):
        for error in (site.error(), site.in_a_record()):
            error.game = game_id
            said = Messages().of(error)
            assert is_told(error), site
            assert not has_gap(said), (site, said)
            if site.reason in own:
                assert own_sentence(game_id, error), site
                assert own_sentence(game_id, error) in said, site


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_no_missing_fact_keeps_an_error_from_being_reported(game_id: str, language: str) -> None:
    for reason in sorted(sentences_of(folder_of(game_id))):
        error = RecordError(3, reason)
        error.game = game_id
        assert own_sentence(game_id, error) in Messages().of(error)
        assert is_told(error)


def test_no_game_speaks_for_another() -> None:
    """Reasons are each game's own: two games may give the same one and mean different things."""
    for game_id in GAMES:
        for other in GAMES:
            for reason in sentences_of(folder_of(other)) - sentences_of(folder_of(game_id)):
                error = IllegalAction("X-1.1", reason)
                without_game = Messages().of(error)
                error.game = game_id
                assert Messages().of(error) == without_game, reason


def test_a_game_that_nobody_knows_has_no_sentence_but_is_reported() -> None:
    error = IllegalAction("X-1.1", "card-not-in-hand", {"card": 3})
    error.game = "no-such-game"
    assert "card not in hand" in Messages().of(error)


def reasoned(game_id: str) -> Iterator[tuple[MoveReason, Nudge]]:
    """Yield the tutor's sentences about random moves of random games."""
    game, rng = GAMES[game_id], Random(5)
    tutor = game.tutor()
    for variant in VARIANTS:
        if variant.game_id != game_id:
            continue
        state = variant.new(1)
        for _ply in range(60):
            if state.to_move == TERMINAL:
                break
            action = any_action(state, rng)
            if state.to_move >= 0:
                nudge = tutor.nudge(state, action)
                yield from ((reason, nudge) for reason in tutor.reasons(state, action) if reason.value)
            state.apply(action)


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_every_reason_and_nudge_of_a_hint_is_reported_with_its_facts(game_id: str) -> None:
    text, names = text_of(game_id), ["Aki"] * 8
    told = {said for pair in reasoned(game_id) for said in (text.reason(pair[0], names), text.nudge(pair[1]))}
    assert len(told) > 10
    assert [said for said in told if not said or has_gap(said)] == []


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_every_kind_of_reason_and_nudge_of_a_hint_has_a_phrase(game_id: str) -> None:
    text, game = text_of(game_id), GAMES[game_id]
    tutor = game.tutor()
    assert tutor.nudges, f"name every kind of nudge in {type(tutor).__name__}.nudges"
    assert [kind for kind in tutor.nudges if not text.nudge(Nudge(kind))] == []
    kinds = tutor.kinds
    assert len({one.kind for one in kinds}) == len(kinds) > 0
    assert [one.kind for one in kinds if one.theme and not text.theme(one.kind)] == []
    assert [one.kind for one in kinds if one.rule not in game.rule_ids] == []
