"""Explanations of other seats' actions depend on nothing that the asking seat cannot know."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final
from xml.etree import ElementTree

import pytest

from hoshikan.bots.players import player
from hoshikan.bots.search import Search, SearchSettings
from hoshikan.engine import CHANCE, TERMINAL, Action, Match, Seat, State
from hoshikan.engine.tutor import Reason
from hoshikan.games import GAMES
from hoshikan.teaching.explanation import Explanation, Outlook
from hoshikan.teaching.hints import Argument, Hint
from hoshikan.teaching.opponent import Effort, Explainer, UnexplainedError, explainer, is_known
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.kit.look.words import LANGUAGES, speaking
from hoshikan.ui.text.gametext import in_first_person
from hoshikan.ui.text.opponentsentences import OpponentSentences
from tests.engine.variants import VARIANTS, Variant
from tests.teaching.otherworlds import other_world
from tests.teaching.soundness import faults_of_hint
from tests.teaching.test_every_hint import decisions

ROOT: Final = Path(__file__).parent.parent.parent
SMALL: Final = Effort(worlds=2, factor=0.06)
ASKED: Final = 3
"""Moves of each variant that are explained in two worlds."""
LEVELS: Final = ("novice", "skilled", "")
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)


def asked(variant: Variant) -> Iterator[tuple[State, Action, int]]:
    """Decisions with a choice in games played greedily: the position, what was chosen, and another seat, that asks."""
    for seed in range(50):
        rng = Random(f"{variant}/{seed}")
        for state, action in decisions(variant, seed, greedy=True):
            if rng.random() < (0.1 if len(state.legal_actions()) > 1 else 0.02):
                yield state, action, rng.choice([seat for seat in range(state.players) if seat != state.to_move])


@every_variant
def test_nothing_that_the_asker_cannot_know_changes_an_explanation(variant: Variant) -> None:
    rng = Random(3)
    for number, (state, action, asker) in enumerate(islice(asked(variant), ASKED)):
        world = other_world(state, action, asker, rng)
        assert world is not None
        level = LEVELS[number % len(LEVELS)]
        one, other = (
            list(Explainer(variant.game, truth, action, asker, level, over=False).explain(SMALL))
            for truth in (state, world)
        )
        assert one == other


def played(game_id: str, level: str = "casual", plies: int = 10_000) -> Match:
    """A game of one person with bots, every seat played by that level."""
    game, rng = GAMES[game_id], Random(5)
    match = Match.start(game, [Seat("human", "Aki"), *[Seat("bot", "Vega", level)] * (game.players[0] - 1)], 5)
    bot = player(level, game)
    while match.state.to_move != TERMINAL and match.ply < plies:
        if match.state.to_move == CHANCE:
            match.apply_chance()
        else:
            match.apply(bot.choose(match.state, rng))
    return match


def choices(match: Match) -> list[int]:
    return [ply for ply in range(match.ply) if match.mover(ply) > 0 and len(match.position(ply).legal_actions()) > 2]


def some(plies: list[int]) -> list[int]:
    """A few of them, spread over the game."""
    return plies[:: len(plies) // 6 + 1]


def last(asked: Explainer, effort: Effort = SMALL) -> Explanation:
    *_, answer = asked.explain(effort)
    return answer


@pytest.mark.parametrize("game_id", GAMES)
def test_an_explanation_agrees_with_itself_and_has_words(game_id: str) -> None:
    match, text, tutor = played(game_id), text_of(game_id), GAMES[game_id].tutor()
    for ply in some(choices(match)):
        answer = last(explainer(match, ply, 0))
        assert answer.truth is not None
        for seen in filter(None, (answer.known, answer.truth)):
            reasons = [given.reason(tutor) for given in seen.reasons]
            assert faults_of_hint(text, ["Aki", "Vega", "Rigel"], _hint(seen, reasons)) == []
            assert len({reason.kind for reason in reasons}) == len(reasons)
            assert all(0.0 < given.share <= 1.0 for given in seen.reasons)
        for language in LANGUAGES:
            with speaking(language):
                view = match.position(ply).view(0)
                words = OpponentSentences(text, tutor, view, ["Aki", "Vega", "Rigel"]).why(answer)
            assert ["Aki", "Vega", "Rigel"][answer.seat] in words
            assert not re.search(r"[{}]|%n|\byou(r|rs)?\b", words.replace("you can know", ""), re.IGNORECASE)


def _hint(seen: Outlook, reasons: Sequence[Reason]) -> Hint:
    return Hint(None, seen.best, tuple(map(Argument, reasons)), None, None, ())


@pytest.mark.parametrize("game_id", GAMES)
def test_reasons_come_true_in_their_share_of_the_worlds(game_id: str) -> None:
    """After the end all worlds are what the acting seat could see: a certain reason is true in any of them."""
    match, tutor = played(game_id), GAMES[game_id].tutor()
    certain, plies = 0, choices(match)
    for number, ply in enumerate([*some(plies), *plies]):
        if certain and number >= len(some(plies)):
            break  # the others are asked about in a short game alone
        state = match.position(ply)
        answer = last(explainer(match, ply, None))
        assert answer.known is not None
        true = tutor.reasons(state.determinize(state.to_move, Random(99)), match.actions[ply])
        for given in answer.known.reasons:
            if given.share == 1.0:
                certain += 1
                assert any(given.reason(tutor).same_fact(reason) for reason in true), given
    assert certain, "no reason of this game speaks for a move of a casual bot: teaching/tutor.py"


def test_a_secret_choice_is_explained_only_when_it_is_known() -> None:
    match = played("conquestar", plies=3)
    assert match.state.simultaneous
    mover = match.mover(2)
    other = 1 - mover
    assert match.position(3).to_move == other
    assert not is_known(match, 2, other)
    assert is_known(match, 2, mover)
    with pytest.raises(UnexplainedError, match="hidden"):
        explainer(match, 2, other)
    match.apply(match.state.legal_actions()[0])
    assert is_known(match, 2, other)
    assert last(explainer(match, 2, other)).known is not None


def test_cards_set_face_down_are_known_when_they_are_revealed() -> None:
    """Cards of a row set at once are known one after the other."""
    match, asker = played("hoshi-wo-wataru"), 0
    row = [ply for ply in range(match.ply) if match.mover(ply) == 1 and str(match.actions[ply]).startswith("set")][:4]
    known: dict[int, int] = {}
    match.jump(row[-1] + 1)
    while len(known) < len(row):
        assert match.state.simultaneous <= (not known)
        match.redo()
        for ply in row:
            if is_known(match, ply, asker):
                known.setdefault(ply, match.ply)
    assert list(known) == row
    assert len(set(known.values())) == len(row)


def test_while_the_game_goes_on_only_a_seat_may_ask_and_gets_no_truth() -> None:
    match = played("conquestar", plies=20)
    ply = choices(match)[0]
    with pytest.raises(UnexplainedError, match="only a seat"):
        explainer(match, ply, None)
    answer = last(explainer(match, ply, 0))
    assert answer.known is not None
    assert answer.truth is None


def test_a_level_that_does_not_search_is_explained_by_its_own_rule() -> None:
    match = played("conquestar", "novice")
    answer = last(explainer(match, choices(match)[0], 0))
    assert not answer.searches
    with speaking("en"):
        view = match.position(choices(match)[0]).view(0)
        words = OpponentSentences(text_of("conquestar"), match.game.tutor(), view, ["Aki", "Vega"]).why(answer)
    assert "doesn't search" in words.replace("&#x27;", "'")


def test_an_explanation_grows_and_can_be_stopped() -> None:
    match = played("conquestar")
    asked = explainer(match, choices(match)[0], 0)
    worlds = [answer.known.worlds for answer in asked.explain(SMALL) if answer.known is not None]
    assert worlds == [1, 2]
    assert [answer.complete for answer in asked.explain(SMALL, should_stop=lambda: True)] == [False]
    assert [answer.complete for answer in asked.explain(SMALL, deadline=monotonic())] == [False]


def test_a_blunder_is_a_slip_and_the_best_move_none() -> None:
    """The worst and the best action of a position, by a search."""
    match = played("conquestar")
    game = match.game
    for ply in reversed(choices(match)):
        state = match.position(ply)
        search = Search(state, state.to_move, game.knowledge(), Random(1), SearchSettings(root_visits=20))
        search.run(600)
        best, *_, worst = sorted(search.ranking(), key=lambda entry: -entry.expected)
        if best.expected - worst.expected > 0.3:
            verdicts = [
                last(Explainer(game, state, entry.action, 0, "casual", over=False), Effort(8))
                for entry in (best, worst)
            ]
            assert [answer.known.verdict for answer in verdicts if answer.known] == ["plan", "slip"]
            return
    pytest.fail("no blunder was possible")


SUBJECT: Final = re.compile(
    r"\bI (can|can't|could|declared|don't|get|have|hold|keep|lay|lose|may|must|need|still|win|would)\b"
)
"""A subject and its verb."""


def test_every_reason_can_be_quoted() -> None:
    """Sentences that speak to a player become that player's own words, by the English sources of all reasons."""
    contexts = ElementTree.parse(ROOT / "translations" / "hoshikan_ja.ts").getroot().iter("context")  # noqa: S314  # our own file
    reasons = [context for context in contexts if (context.findtext("name") or "").endswith("Reasons")]
    assert len(reasons) == len(GAMES)
    sources = [source.text or "" for context in reasons for source in context.iter("source")]
    with speaking("en"):
        for source in sources:
            quoted = in_first_person(source)
            assert not re.search(r"\byou", quoted, re.IGNORECASE)
            assert len(re.findall(r"\bI\b", quoted)) == len(SUBJECT.findall(quoted)) or source.endswith("?"), quoted
    with speaking("ja"):
        assert in_first_person("your planet") == "your planet"
