"""Reviews made of the engine's measurements."""

from __future__ import annotations

import pytest

from hoshikan.teaching.review import (
    GRADES,
    Growing,
    Judged,
    Kept,
    Review,
    accuracy,
    from_text,
    grade,
    part_of,
    to_text,
)

LOSSES = {0: 0.0, 4: 0.04, 8: 0.2, 11: 0.015}


def judged(ply: int, loss: float, seat: int = 0, stake: float | None = 0.2, chance: float = 0.6) -> Judged:
    return Judged(ply, seat, "played", "best", chance, loss, 0.01, stake=stake)


def review(complete: bool = True) -> Review:
    growing = Growing(12, [0], [1, 1])
    growing.value(0, (0.55, 0.45))
    for ply, loss in LOSSES.items():
        growing.judge(judged(ply, loss), (0.5, 0.5))
    growing.strike(2, (0.1, 0.0))
    growing.strike(6, (-0.3, 0.0))
    growing.value(12, (0.0, 1.0))
    growing.complete = complete
    return Review(growing.kept)


def test_grades_are_ordered_by_what_is_lost() -> None:
    assert [grade(loss) for loss in (0.0, 0.02, 0.04, 0.3)] == list(GRADES)


def test_the_parts_of_a_game_are_its_thirds() -> None:
    assert [part_of(ply, 12) for ply in (0, 3, 4, 7, 8, 11)] == [0, 0, 1, 1, 2, 2]
    assert part_of(0, 0) == 0


def test_accuracy_falls_with_every_loss_and_needs_a_decision() -> None:
    assert accuracy([]) is None
    assert accuracy([judged(0, 0.0)]) == 1.0
    some, more = accuracy([judged(0, 0.0), judged(1, 0.05)]), accuracy([judged(0, 0.0), judged(1, 0.1)])
    assert some is not None
    assert more is not None
    assert 1.0 > some > more > 0.5


def test_choices_as_good_as_random_are_not_accurate() -> None:
    at_random = accuracy([judged(ply, 0.2) for ply in range(4)])
    assert at_random is not None
    assert at_random < 0.25


def test_a_decided_game_makes_nobody_accurate() -> None:
    lost = [judged(0, 0.2), judged(1, 0.15), *(judged(ply, 0.0, stake=0.0, chance=0.01) for ply in range(2, 22))]
    found = accuracy(lost)
    assert found is not None
    assert found < 0.3
    assert accuracy(lost[2:]) is None
    kept = Kept(22, (0,), tuple(lost), sizes=(1, 1), complete=True)
    assert Review(kept).counts(0) == {"best": 0, "good": 0, "inaccuracy": 0, "mistake": 2}
    assert Review(kept).idle(0) == 20
    assert Review(kept).decided(0) == 2
    assert Review(Kept(22, (0,), tuple(lost[:2]), sizes=(1, 1), complete=True)).decided(0) is None


def test_a_game_that_turned_was_not_decided_before() -> None:
    chances = [0.5, 0.01, 0.01, 0.4, 0.99, 0.99, 0.99]
    decisions = tuple(judged(2 * number, 0.0, chance=chance) for number, chance in enumerate(chances))
    assert Review(Kept(14, (0,), decisions, sizes=(1, 1), complete=True)).decided(0) == 8


def test_a_review_of_the_version_before_is_read_without_accuracy() -> None:
    text = to_text(review().kept).replace(',"stake":0.2', "").replace('"version":2', '"version":1')
    kept = from_text(text)
    assert kept is not None
    assert not kept.current
    assert accuracy(kept.judged) is None
    assert [one.ply for one in Review(kept).mistakes()] == [8]
    assert Review(kept).counts(0) == review().counts(0)


def test_each_part_has_its_own_accuracy() -> None:
    found = review()
    assert [one.ply for one in found.of(0, 2)] == [8, 11]
    assert accuracy(found.of(0, 0)) == 1.0
    assert found.of(1) == []


def test_worth_a_look_is_what_cost_much_in_the_order_of_the_game() -> None:
    found = review()
    assert [one.ply for one in found.worth_a_look(0)] == [4, 8]
    assert [one.ply for one in found.mistakes()] == [8]
    assert found.counts(0) == {"best": 1, "good": 1, "inaccuracy": 1, "mistake": 1}


def test_luck_and_skill_add_up_to_the_result() -> None:
    luck = review().luck(0)
    assert luck is not None
    assert luck.fair == 0.5
    assert luck.deal == pytest.approx(0.05)
    assert luck.chance == pytest.approx(-0.2)
    assert luck.decisions == pytest.approx(-sum(LOSSES.values()))
    assert luck.fair + luck.deal + luck.chance + luck.decisions + luck.others == pytest.approx(luck.result) == 0.0
    assert review(complete=False).luck(0) is None


def test_a_team_shares_its_result() -> None:
    kept = Kept(2, (0,), course=((0, (0.25,) * 4), (2, (0.5, 0.0, 0.5, 0.0))), sizes=(2,) * 4, complete=True)
    luck = Review(kept).luck(0)
    assert luck is not None
    assert (luck.fair, luck.result) == (0.5, 1.0)


def test_the_largest_strokes_of_luck_are_reported_in_order() -> None:
    assert review().strokes(0) == [(2, 0.1), (6, -0.3)]
    assert review().strokes(0, most=1) == [(6, -0.3)]


def test_the_value_of_the_start_is_not_replaced_by_a_rougher_one() -> None:
    growing = Growing(1, [0], [1, 1])
    growing.value(0, (0.55, 0.45))
    growing.judge(judged(0, 0.0), (0.1, 0.9))
    assert growing.kept.course == ((0, (0.55, 0.45)),)


def test_a_review_is_kept_as_text() -> None:
    kept = review().kept
    assert from_text(to_text(kept)) == kept


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"version":2', '"version":3'),
        ('"plies":12', '"plies":3'),
        ('"sizes":[1,1]', '"sizes":[1]'),
        ('"loss":0.2', '"loss":7'),
        ('"people":[0]', '"people":[9]'),
        ("{", "["),
    ],
)
def test_what_is_damaged_or_of_another_version_is_made_anew(old: str, new: str) -> None:
    text = to_text(review().kept)
    assert old in text
    assert from_text(text.replace(old, new, 1)) is None
