"""Twelve questions: spread over the rules, shaky rules first, and scored."""

from __future__ import annotations

from random import Random

from hoshikan.teaching.lessons import Bilingual
from hoshikan.teaching.questions import Answer, Question, Taught
from hoshikan.teaching.quiz import draw, order_of, shaky

TEXT = Bilingual(ja="文。", en="Text.")
TAUGHT = Taught(ja="語", en="word", lesson="01-field", step=1)


def question(name: str, rule: str, right: int = 0, *, ordered: bool = False) -> Question:
    answers = tuple(Answer(ja=f"{place}", en=f"{place}", right=place == right) for place in range(4))
    return Question(name, (rule, "CQ-9.9"), TAUGHT, TEXT, TEXT, answers, ordered)


BANK = [question(f"rule{rule}-{number}", f"CQ-{rule}.1") for rule in range(1, 16) for number in range(3)]


def rules(drawn: tuple[Question, ...]) -> set[str]:
    return {one.rules[0] for one in drawn}


def test_twelve_questions_ask_twelve_rules() -> None:
    drawn = draw(BANK, {}, Random(3))
    assert len(drawn) == len(rules(drawn)) == 12
    assert drawn == draw(BANK, {}, Random(3)) != draw(BANK, {}, Random(4))


def test_what_was_answered_wrong_comes_again_and_what_was_never_asked_before_what_is_known() -> None:
    known = {one.id: True for one in BANK if one.rules[0] <= "CQ-13.1"} | {"rule1-2": False, "rule9-0": False}
    drawn = draw(BANK, known, Random(1))
    assert {"rule1-2", "rule9-0"} <= {one.id for one in drawn}
    unasked = rules(tuple(one for one in BANK if one.id not in known))
    assert unasked <= rules(drawn)


def test_a_rule_comes_twice_only_when_every_rule_has_come() -> None:
    few = BANK[:6]
    assert set(draw(few, {}, Random(0))) == set(few)
    drawn = draw(few, {}, Random(0), 3)
    assert len(drawn) == 3
    assert rules(drawn) == {"CQ-1.1", "CQ-2.1"}


def test_a_rule_is_shaky_until_the_same_question_is_answered_right() -> None:
    assert shaky(BANK, {}) == ()
    assert shaky(BANK, {"rule9-1": False, "rule2-0": False, "rule2-1": True}) == ("CQ-2.1", "CQ-9.1")
    assert shaky(BANK, {"rule9-1": True}) == ()


def test_answers_are_mixed_unless_their_order_is_kept() -> None:
    mixed = [order_of(question("one", "CQ-1.1"), Random(seed)) for seed in range(9)]
    assert {tuple(sorted(order)) for order in mixed} == {(0, 1, 2, 3)}
    assert len(set(mixed)) > 1
    assert order_of(question("one", "CQ-1.1", ordered=True), Random(5)) == (0, 1, 2, 3)
