"""The words of CrownTaker: none is missing, none has an unfilled gap."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from msgspec.structs import replace

from hoshikan.engine import Event, IllegalAction, ScoreLine
from hoshikan.engine.errors import SetupError
from hoshikan.engine.state import CHANCE
from hoshikan.engine.tutor import Nudge
from hoshikan.games.crowntaker.rules import components, events, refusals
from hoshikan.games.crowntaker.rules import setup as start
from hoshikan.games.crowntaker.rules.events import CaptiveFreed, CardChosen, Passed, PhaseBegan, SkillKept
from hoshikan.games.crowntaker.rules.phases import ENGLAND, FRANCE, LEDGER, STEPS
from hoshikan.games.crowntaker.screen.events import CrownTakerLog
from hoshikan.games.crowntaker.screen.text import TEXT
from hoshikan.games.crowntaker.teaching.tutor import TUTOR
from tests.games.crowntaker.playing import GAME, after_wars, play, position, view_of, war

pytestmark = pytest.mark.usefixtures("qapp")

FACTS: dict[str, int | str] = {
    "lord": "duke", "enemy": "king", "percent": 62, "ransom": 3, "tokens": 2, "others": 1, "assets": 4,
    "skill": "press", "card": "A", "most": 4, "placed": 12, "cost": 1, "step": "request", "france": 1, "england": 2,
    "action": "pass", "rule": "CT-5.1", "least": 1, "expected": "king", "rows": 2, "of": 9, "lines": 12,
    "text": "propose nothing", "medals": 2, "side": 0, "troops": 3, "enemies": 2, "own_cards": 4,
}  # fmt: skip
NAMES = ("Aki", "Ben", "Chiyo", "Dai")


def is_filled(sentence: str) -> bool:
    return bool(sentence) and "{" not in sentence and "None" not in sentence


@pytest.mark.parametrize("kind", TUTOR.nudges)
def test_every_nudge_has_words(kind: str) -> None:
    assert is_filled(TEXT.nudge(Nudge(kind, FACTS)))


def test_every_refusal_has_words() -> None:
    # Beside the compiled module, where there is one; `inspect` knows none of it then.
    source = Path(refusals.__file__).with_name("refusals.py").read_text("utf-8")
    reasons = re.findall(r'IllegalAction\(\s*"CT-[0-9.]+", "([a-z-]+)"', source)
    reasons += re.findall(r'"(asked-for-something-else)"', source)
    assert len(set(reasons)) > 15
    assert [one for one in reasons if not is_filled(TEXT.refusal(IllegalAction("CT-2.1", one, FACTS)))] == []


def test_every_problem_of_a_set_up_has_words() -> None:
    found = re.findall(r'_refuse\(\s*f?"[^"]*", "([a-z-]+)"', inspect.getsource(start))
    found += re.findall(r'SetupError\(f"[^"]*", "([a-z-]+)"', inspect.getsource(components))
    found += re.findall(r'"(commander-needed|no-commander-yet)"', inspect.getsource(start))
    assert len(set(found)) > 25
    assert [one for one in found if not is_filled(TEXT.problem(SetupError("state", one, FACTS)))] == []
    assert TEXT.problem(SetupError("state", "a-reason-of-another-game", {})) == ""


@pytest.mark.parametrize("kind", LEDGER)
def test_every_summand_of_a_score_has_words(kind: str) -> None:
    assert is_filled(TEXT.score_line(ScoreLine(kind, 3, "CT-0.1", {"assets": 3})))


@pytest.mark.parametrize("end", ["five-medals", "ruin", "burgundy", "more-assets", "equal-assets"])
def test_every_end_has_words(end: str) -> None:
    assert is_filled(TEXT.end(end, [0, 2], NAMES))


@pytest.mark.parametrize("players", [2, 4])
def test_random_games_have_sentences_from_the_first_lord_to_the_crown(players: int) -> None:
    silent = (CardChosen, SkillKept)
    for seed in range(4):
        rng = Random(seed)
        state = GAME.new(players=players)
        while state.to_move >= 0 or state.to_move == CHANCE:
            view = view_of(state)
            actions = state.legal_actions()
            for action in rng.sample(actions, min(len(actions), 5)):
                assert is_filled(TEXT.action(str(action), view)), str(action)
            assert is_filled(TEXT.summary(view))
            assert is_filled(TEXT.asks(view))
            for seat in range(players):
                assert is_filled(TEXT.expectation(view, seat, NAMES[:players]))
            state.apply(rng.choice(actions))
            for event in state.events:
                said = TEXT.log(event, view_of(state), NAMES)
                empty_handed = type(event).__name__ == "ArmsReturned"
                assert is_filled(said) or isinstance(event, silent) or empty_handed, event
        view = view_of(state)
        assert is_filled(TEXT.end(state.end_reason(), sorted(state.winners()), NAMES))
        assert is_filled(TEXT.asks(view))
        assert TEXT.tally(view)[0][1] == [view.medals_of(0), view.medals_of(1)]


def test_every_step_says_what_it_asks() -> None:
    view = view_of(GAME.new(players=2))
    said = {TEXT.expectation(replace(view, step=step), 0, NAMES[:2]) for step in STEPS if step != "over"}
    assert len(said) == len(STEPS) - 1


def test_every_class_of_events_is_in_the_union_that_the_log_matches() -> None:
    defined = {one for one in vars(events).values() if isinstance(one, type) and issubclass(one, Event)} - {Event}
    assert set(get_args(events.CrownTakerEvent)) == defined


def test_titles_are_those_of_the_own_side() -> None:
    state = war({"commander": "duke", "troops": 3}, {"commander": "duke", "troops": 4})
    told = [CrownTakerLog().sentence(event) for event in play(state, "skill")]
    assert told == ["France's Duke uses Press for 1 asset(s)"]
    assert TEXT.action("skill", view_of(war({"commander": "duke", "troops": 3}, {"commander": "count", "troops": 4})))


def test_deals_are_reported_with_payer_and_sum() -> None:
    state = after_wars(
        "england", "france", france={"captives": ["duke"]}, england={"captives": ["king"]}, start="france"
    )
    view = view_of(state)
    assert TEXT.action("propose release duke 4", view) == "Propose: France pays 4 asset(s), France's Duke goes home"
    assert TEXT.action("propose sell king 6", view) == "Propose: England pays 6 asset(s), England's King goes home"
    assert TEXT.action("propose swap duke king", view) == "Propose: France's Duke in exchange for England's King"


def test_equal_cards_are_the_churchs() -> None:
    ahead = after_wars("france", france={"church": 2, "waiting": "king"}, england={"captives": ["duke"], "church": 1})
    assert TEXT.balance(view_of(ahead)).endswith("France wins")
    level = position("lord")
    assert TEXT.balance(view_of(level)).endswith("nothing happens")


def test_a_line_of_the_log_bears_the_emblem_of_its_side() -> None:
    assert TEXT.seat_of(Passed(side=ENGLAND)) == ENGLAND
    assert TEXT.seat_of(CaptiveFreed(owner=FRANCE, lord=0)) == FRANCE
    assert TEXT.seat_of(PhaseBegan(phase=2, start=FRANCE, reason="medals")) is None
