"""Sums of every game that has them: worded in both languages, with rules of the book, and without secrets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

import pytest
from PySide6.QtWidgets import QApplication

from hoshikan.engine import CHANCE, TERMINAL, State
from hoshikan.engine.chance import sample
from hoshikan.engine.sums import Scored, Sum
from hoshikan.engine.view import View
from hoshikan.games import GAMES
from hoshikan.teaching.rulebook import load
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.kit.look.language import LANGUAGES, LanguageSwitch
from hoshikan.ui.kit.look.theme import NIGHT
from hoshikan.ui.kit.look.words import figure
from hoshikan.ui.text.gametext import GameText
from tests.engine.variants import sampled

WITH_SUMS: Final = [game_id for game_id in GAMES if text_of(game_id).sums is not None]
NAMES: Final = ("Aki", "Ben", "Chiyo", "Dai", "Emi", "Fuyuko")
EVERY: Final = 7
"""Plies from one look at the table to the next."""


def walk(game_id: str, seed: int) -> Iterator[State]:
    """Play a random game, and return it after each action."""
    game, rng = GAMES[game_id], Random(seed)
    state = game.new(seed=seed)
    while state.to_move != TERMINAL:
        state.apply(sample(state, rng) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
        yield state


def sums_of_table(scene: TableScene[Any], view: View, seat: int | None) -> dict[str, Sequence[Sum]]:
    """The sums of all pieces that show any."""
    scene.show_position(view, seat, (), NAMES[: view.players], (), False)
    words, keys = scene.text.sums, [item.key for item in scene.stage]
    assert words is not None
    return {key: found for key in keys if (found := words.at(key, view, seat))}


def check_words(text: GameText[View], found: Sum, view: View, rules: frozenset[str]) -> None:
    words = text.sums
    assert words is not None
    heading = words.heading(found, view, NAMES)
    assert figure(found.total) in heading
    assert "{" not in heading
    for term in found.terms:
        sentence = text.score_line(term.line) if isinstance(term, Scored) else words.term(term, view, NAMES)
        assert sentence
        assert "{" not in sentence
        assert not term.rule or term.rule in rules


@pytest.fixture
def switch(qapp: QApplication) -> Iterator[LanguageSwitch]:
    made = LanguageSwitch()
    yield made
    made.clear()


@pytest.mark.parametrize(("game_id", "language"), sampled(WITH_SUMS, LANGUAGES))
def test_every_sum_has_words_and_rules(switch: LanguageSwitch, game_id: str, language: str) -> None:
    switch.use(language)
    book = load(game_id, language)
    text, rules = text_of(game_id), frozenset(section.anchor for section in book.sections if section.is_rule)
    assert text.sums is not None
    kinds, scene = set(), new_scene(game_id, NIGHT)
    before = GAMES[game_id].new(seed=3).view(None)
    for ply, state in enumerate(walk(game_id, 3)):
        after = state.view(None)
        shown = [one for event in state.events for one in text.sums.of_event(event, before, after)]
        before = after
        if ply % EVERY == 0:
            seat = ply // EVERY % state.players
            view = state.view(seat)
            shown += [one for found in sums_of_table(scene, view, seat).values() for one in found]
        for one in shown:
            check_words(text, one, after, rules)
            kinds.add(type(one.quantity))
    assert len(kinds) > 1


@pytest.mark.parametrize("game_id", WITH_SUMS)
def test_no_sum_of_the_table_depends_on_a_secret(qapp: QApplication, game_id: str) -> None:
    """A position that a seat cannot distinguish from the real one explains the same."""
    rng, scene = Random(1), new_scene(game_id, NIGHT)
    for ply, state in enumerate(walk(game_id, 4)):
        if ply % (3 * EVERY):
            continue
        for seat in range(state.players):
            guess = state.determinize(seat, rng)
            real = sums_of_table(scene, state.view(seat), seat)
            assert sums_of_table(scene, guess.view(seat), seat) == real
