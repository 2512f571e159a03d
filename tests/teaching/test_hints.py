"""Hints and "why not" from a ranking."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from hoshikan.engine.action import Action
from hoshikan.engine.errors import IllegalAction, NotationError
from hoshikan.engine.state import State
from hoshikan.engine.tutor import Feature, Nudge, Tutor, TwoSides
from hoshikan.games import GAMES
from hoshikan.teaching.hints import EVEN, LOOKED_AT, MOST_EQUALS, Coach, Rated, Reason, best_first, is_even, recommended
from hoshikan.ui.text.rooms import text_of

GAME = GAMES["conquestar"]
FULL = [3, 5, 1, 4, 2, 2, 4, 3, 1, 5, 1, 3, 5, 2, 4, 4, 1, 2, 5, 3, 5, 2, 4, 3, 1]
COACH = Coach(GAME)


def asked_state() -> State:
    """Seat 0 has 10 coins and C3 (worth 5) holds 4."""
    star_coins = [0] * 25
    star_coins[12] = 4
    setup = {"players": 2, "stars": FULL, "coins": [10, 1], "star_coins": star_coins}
    return GAME.new(setup=setup).determinize(0, Random(1))


RANKING = [
    Rated("invade C3", 0.70, 33.0, 400),
    Rated("trade C3", 0.69, 32.5, 300),
    Rated("trade A3", 0.40, 28.0, 120),
    Rated("invade A3", 0.20, 24.0, 40),
]


def test_a_hint_goes_from_a_nudge_to_the_reasons() -> None:
    hint = COACH.hint(asked_state(), RANKING)
    assert hint.action == "invade C3"
    assert hint.nudge is not None
    assert hint.nudge.kind in {"look-at-row", "look-at-column"}
    assert {"C", "3"} & set(hint.nudge.facts.values())
    assert "C3" not in hint.nudge.facts.values()
    assert hint.reasons[0].kind == "takes"
    assert "coins-back" in {reason.kind for reason in hint.reasons}
    assert all(reason.rule in GAME.rule_ids for reason in hint.reasons)
    assert (hint.result, hint.points) == (0.70, 33.0)


def test_a_hint_is_honest_about_drawbacks_and_equals() -> None:
    hint = COACH.hint(asked_state(), RANKING)
    assert hint.equals == ("trade C3",)
    assert [reason.kind for reason in hint.reasons if reason.worth < 0] == [
        "pays",
        "cheaper-later",
        "gives-up",
        "income",
    ]


def test_a_hint_says_first_what_the_next_best_does_not_do() -> None:
    hint = COACH.hint(asked_state(), RANKING)
    assert hint.rival == "trade A3"
    first = hint.reasons[0]
    assert (first.kind, first.apart, first.of_rival, first.worth) == ("takes", True, False, 5)
    last = hint.reasons[-1]
    assert (last.kind, last.of_rival, last.speaks_for) == ("income", True, False)


def test_a_cost_that_only_the_next_best_has_speaks_for_the_move() -> None:
    hint = COACH.hint(asked_state(), [Rated("trade A3", 0.7, 33.0, 400), Rated("invade C3", 0.3, 20.0, 300)])
    spared = next(reason for reason in hint.reasons if reason.kind == "pays")
    assert spared.of_rival
    assert spared.speaks_for
    assert spared.feature.worth < 0


class Told(Tutor):
    """Says of two trades what the test wants."""

    def __init__(self, **features: list[Feature]) -> None:
        self._features = features

    def features(self, state: State, action: Action) -> list[Feature]:  # noqa: ARG002  # whatever the position
        return self._features[str(action).replace("trade ", "")]

    def nudge(self, state: State, action: Action) -> Nudge:  # noqa: ARG002  # none anywhere
        raise LookupError("this tutor has no question to ask")


def test_what_the_next_best_does_better_is_told_against_the_move(monkeypatch: pytest.MonkeyPatch) -> None:
    less, more = (Feature("income", worth, "CQ-3.1", {"coins": round(worth)}) for worth in (3.0, 7.0))
    alike = Feature("develops", 1.0, "CQ-3.2", {"coins": 1})
    price = Feature("pays", -2.0, "CQ-4.1", {"coins": 2})
    tutor = Told(A3=[less, alike], C3=[more, alike, price])
    monkeypatch.setattr(type(GAME), "tutor", lambda _: tutor)
    hint = Coach(GAME).hint(asked_state(), [Rated("trade A3", 0.7, 33.0, 400), Rated("trade C3", 0.3, 20.0, 300)])
    assert hint.rival == "trade C3"
    assert hint.reasons == (
        Reason(price, 2.0, of_rival=True, apart=True),
        Reason(less, 3.0),
        Reason(alike, 1.0),
        Reason(more, -4.0, of_rival=True, apart=True, versus=less),
    )


@pytest.mark.parametrize(("price", "first"), [(2.0, "saves"), (3.0, "pays")])
def test_what_one_move_costs_and_the_other_saves_is_told_once(
    monkeypatch: pytest.MonkeyPatch, price: float, first: str
) -> None:
    saves, pays = Feature("saves", 2.0, "CQ-4.1", {"coins": 2}), Feature("pays", -price, "CQ-4.1", {"coins": 2})
    gain = Feature("income", 1.0, "CQ-3.1", {"coins": 1})
    tutor = Told(A3=[saves, gain], C3=[pays])
    monkeypatch.setattr(Told, "two_sides", (TwoSides("pays", "saves", "coins"),))
    monkeypatch.setattr(type(GAME), "tutor", lambda _: tutor)
    coach = Coach(GAME)
    hint = coach.hint(asked_state(), [Rated("trade A3", 0.7, 33.0, 400), Rated("trade C3", 0.3, 20.0, 300)])
    assert sorted(reason.kind for reason in hint.reasons) == sorted([first, "income"])
    answer = coach.why_not(asked_state(), "trade A3", "trade C3")
    assert sorted(difference.kind for difference in answer.differences) == sorted([first, "income"])
    swapped = coach.why_not(asked_state(), "trade C3", "trade A3")
    assert sorted(difference.kind for difference in swapped.differences) == ["income", "pays"]


def test_of_different_things_both_sides_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    saves, pays = Feature("saves", 2.0, "CQ-4.1", {"coins": 2}), Feature("pays", -2.0, "CQ-4.1", {"coins": 3})
    tutor = Told(A3=[saves], C3=[pays])
    monkeypatch.setattr(Told, "two_sides", (TwoSides("pays", "saves", "coins"),))
    monkeypatch.setattr(type(GAME), "tutor", lambda _: tutor)
    hint = Coach(GAME).hint(asked_state(), [Rated("trade A3", 0.7, 33.0, 400), Rated("trade C3", 0.3, 20.0, 300)])
    assert {reason.kind for reason in hint.reasons} == {"saves", "pays"}


def test_what_has_two_sides_is_known_to_the_tutor() -> None:
    """A kind that a tutor no longer names, or names by another word, would be told twice again."""
    for game in GAMES.values():
        text = text_of(game.id)
        for pair in game.tutor().two_sides:
            assert text.theme(pair.one)
            assert text.theme(pair.other)


def test_what_weighs_next_to_nothing_here_is_told_of_the_next_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """As of a card that cannot win beside one that would: the one is hardly at risk, the other is spent for a prize."""
    low = [Feature("income", 0.0, "CQ-3.1", {"coins": 0}), Feature("pays", -0.01, "CQ-4.1", {"coins": 3})]
    high = [Feature("income", 6.0, "CQ-3.1", {"coins": 6}), Feature("pays", -3.0, "CQ-4.1", {"coins": 12})]
    monkeypatch.setattr(type(GAME), "tutor", lambda _: Told(A3=low, C3=high))
    hint = Coach(GAME).hint(asked_state(), [Rated("trade A3", 0.7, 33.0, 400), Rated("trade C3", 0.3, 20.0, 300)])
    assert hint.rival == "trade C3"
    assert hint.reasons == (
        Reason(high[1], 2.99, of_rival=True, apart=True, versus=low[1]),
        Reason(high[0], -6.0, of_rival=True, apart=True, versus=low[0]),
    )
    alike = [replace(high[1], worth=-0.01)]
    monkeypatch.setattr(type(GAME), "tutor", lambda _: Told(A3=alike, C3=high[1:]))
    hint = Coach(GAME).hint(asked_state(), [Rated("trade A3", 0.7, 33.0, 400), Rated("trade C3", 0.3, 20.0, 300)])
    assert hint.reasons == ()


@pytest.mark.parametrize(("result", "visits", "told"), [(0.7, 300, "C3"), (0.68, 300, "A3"), (0.7, 60, "A3")])
def test_of_moves_with_one_number_a_hint_takes_what_it_can_explain(
    monkeypatch: pytest.MonkeyPatch, result: float, visits: int, told: str
) -> None:
    """As of a card without effect, beside ending the turn."""
    tutor = Told(A3=[Feature("pays", -2.0, "CQ-4.1")], C3=[Feature("income", 1.0, "CQ-3.1")])
    monkeypatch.setattr(type(GAME), "tutor", lambda _: tutor)
    ranking = [Rated("trade A3", 0.701, 33.0, 400), Rated("trade C3", result, 33.0, visits)]
    hint = Coach(GAME).hint(asked_state(), ranking)
    assert hint.action == f"trade {told}"
    assert hint.unexplained is (told == "A3")


def test_the_next_best_that_does_the_same_is_nothing_to_compare_with() -> None:
    hint = COACH.hint(asked_state(), RANKING[:1])
    assert hint.rival is None
    assert not any(reason.apart or reason.versus for reason in hint.reasons)


def test_advice_does_not_change_between_equals() -> None:
    ranking = [
        Rated("invade C3", 0.70, 33.0, 400),
        Rated("trade C3", 0.69, 32.5, 300),
        Rated("trade A3", 0.4, 28.0, 99),
    ]
    hint = COACH.hint(asked_state(), ranking, "trade C3")
    assert (hint.action, hint.result, hint.equals) == ("trade C3", 0.69, ("invade C3",))
    assert COACH.hint(asked_state(), ranking, "trade A3").action == "invade C3"
    assert COACH.hint(asked_state(), ranking, "trade E5").action == "invade C3"


def test_no_more_equals_are_named_than_are_of_use() -> None:
    state = asked_state()
    ranking = [Rated(str(action), 0.5, 20.0, 500) for action in state.legal_actions()]
    assert len(COACH.hint(state, ranking).equals) == MOST_EQUALS


@pytest.mark.parametrize(
    ("visits", "second", "doubt"),
    [(LOOKED_AT, 0.2, "early"), (400, 0.665, "close"), (400, 0.695, ""), (400, 0.2, ""), (100_000, 0.665, "")],
    ids=["few playouts", "close", "equal, which is said", "clear", "a long look"],
)
def test_a_hint_says_when_it_is_not_sure(visits: int, second: float, doubt: str) -> None:
    ranking = [Rated("invade C3", 0.70, 33.0, visits), Rated("trade C3", second, 30.0, visits)]
    assert COACH.hint(asked_state(), ranking).doubt == doubt


def test_of_equal_numbers_the_move_told_before_stays_first() -> None:
    found = [Rated("a", 0.503, 9.0, 400), Rated("b", 0.498, 9.0, 300), Rated("c", 0.47, 9.0, 300)]
    assert [entry.action for entry in best_first(found)] == ["a", "b", "c"]
    assert [entry.action for entry in best_first(found, "b")] == ["b", "a", "c"]
    assert [entry.action for entry in best_first(found, "c")] == ["a", "b", "c"]


def test_a_hint_for_a_bad_best_move_still_says_something() -> None:
    state = GAME.new(setup={"players": 2, "stars": FULL, "hands": ["15AE", "15AE"], "tables": ["234BCD"] * 2})
    hint = COACH.hint(state.determinize(0, Random(2)), [Rated("invade A5", 0.5, 1.0)])
    assert hint.reasons
    assert hint.equals == ()


def test_why_not_shows_the_differences_signed() -> None:
    answer = COACH.why_not(asked_state(), "invade C3", "trade A3", RANKING)
    assert not answer.even
    assert answer.result == pytest.approx(0.30)
    assert answer.points == pytest.approx(5.0)
    by_kind = {difference.kind: difference for difference in answer.differences}
    assert by_kind["takes"].worth == 5
    assert by_kind["takes"].asked is None
    assert by_kind["income"].worth < 0
    assert by_kind["income"].best is None
    assert by_kind["income"].rule == "CQ-3.1"
    sizes = [abs(difference.worth) for difference in answer.differences]
    assert sizes == sorted(sizes, reverse=True)


def test_why_not_mirrors_when_the_two_are_swapped() -> None:
    one = COACH.why_not(asked_state(), "invade C3", "trade A3")
    other = COACH.why_not(asked_state(), "trade A3", "invade C3")
    assert {d.kind: d.worth for d in one.differences} == {d.kind: -d.worth for d in other.differences}
    assert one.result is None
    assert one.points is None


def test_why_not_admits_that_moves_are_equal() -> None:
    assert COACH.why_not(asked_state(), "invade C3", "trade C3", RANKING).even
    same = COACH.why_not(asked_state(), "trade A3", "trade A3", RANKING)
    assert same.even
    assert same.differences == ()


def test_nothing_is_expected_of_an_action_the_search_has_hardly_visited() -> None:
    tried = [*RANKING[:2], Rated("trade A3", 0.0, 0.0, 0), Rated("invade A3", 0.69, 30.0, LOOKED_AT - 1)]
    ranking = best_first(tried)
    assert [entry.result for entry in ranking] == [0.70, 0.69, None, None]
    assert [entry.points for entry in ranking[2:]] == [None, None]
    for asked in ("trade A3", "invade A3"):
        answer = COACH.why_not(asked_state(), "invade C3", asked, ranking)
        assert (answer.even, answer.result, answer.points) == (False, None, None)
    assert COACH.hint(asked_state(), ranking).equals == ("trade C3",)


def test_a_hint_of_a_search_that_has_just_begun_has_no_numbers() -> None:
    ranking = best_first([Rated("trade A3", 0.5, 0.0, 0), Rated("invade C3", 0.6, 3.0, 2)])
    hint = COACH.hint(asked_state(), ranking)
    assert (hint.action, hint.result, hint.points, hint.equals) == ("trade A3", None, None, ())


def test_choices_stand_in_the_order_of_the_number_they_show() -> None:
    """The favourite is the most visited one; what is nearly as well known may turn out to be better."""
    found = [
        Rated("a", 0.50, 9.0, 400),
        Rated("b", 0.52, 9.0, 300),
        Rated("c", 0.30, 9.0, 90),
        Rated("d", 0.45, 9.0, 60),
    ]
    assert [entry.action for entry in best_first(found)] == ["b", "a", "d", "c"]


def test_a_lucky_estimate_of_few_playouts_is_not_rated_above_the_favourite() -> None:
    found = [Rated("a", 0.50, 9.0, 400), Rated("lucky", 0.59, 9.0, LOOKED_AT), Rated("b", 0.40, 9.0, LOOKED_AT)]
    assert [(entry.action, entry.result) for entry in best_first(found)] == [("a", 0.50), ("b", 0.40), ("lucky", None)]


def test_a_mixture_stands_in_the_order_of_its_shares() -> None:
    mixture = best_first(
        [
            Rated("trade A3", 0.6, 9.0, 400, 0.2),
            Rated("invade C3", 0.5, 9.0, 90, 0.5),
            Rated("trade C3", 0.7, 9.0, 9, 0.3),
        ]
    )
    assert [(entry.action, entry.result) for entry in mixture] == [
        ("invade C3", 0.5),
        ("trade C3", None),
        ("trade A3", 0.6),
    ]
    hint = COACH.hint(asked_state(), mixture)
    assert (hint.share, hint.equals) == (0.5, ("trade C3",))
    answer = COACH.why_not(asked_state(), "invade C3", "trade A3", mixture)
    assert (answer.even, answer.result, answer.shares) == (False, None, (0.5, 0.2))


@pytest.mark.parametrize(
    ("share", "result", "kept"),
    [
        (0.15, 0.5, True),
        (0.15, 0.47, False),  # worse than the favourite
        (0.05, 0.5, False),  # hardly ever chosen by now
        (0.4, 0.47, True),  # chosen about as often
        (0.15, None, False),  # not known to be as good
    ],
)
def test_advice_stays_with_a_choice_of_the_mixture_that_is_as_good(
    share: float, result: float | None, kept: bool
) -> None:
    favourite = Rated("invade C3", 0.5, 0.0, 400, 0.6)
    named = Rated("trade C3", result, None, 90, share)
    ranking = [favourite, Rated("trade A3", 0.5, 0.0, 90, 0.35), named]
    hint = COACH.hint(asked_state(), ranking, named.action)
    assert hint.action == (named if kept else favourite).action
    assert hint.share == (share if kept else 0.6)
    assert ("invade C3" in hint.equals) == kept, "what is chosen most often is told either way"
    assert "trade A3" in hint.equals


@pytest.mark.parametrize(
    ("share", "result", "named"),
    [
        (0.35, 0.52, True),  # chosen about as often, and worth more
        (0.35, 0.49, False),  # worth less
        (0.35, None, False),  # not known
        (0.2, 0.52, False),  # chosen far less often
    ],
)
def test_of_choices_made_about_as_often_the_one_that_is_worth_most_is_named(
    share: float, result: float | None, named: bool
) -> None:
    ranking = [Rated("invade C3", 0.5, 0.0, 400, 0.45), Rated("trade C3", result, None, 90, share)]
    hint = COACH.hint(asked_state(), ranking)
    assert hint.action == ("trade C3" if named else "invade C3")
    assert ("invade C3" in hint.equals) == named, "what is chosen most often is told either way"
    assert recommended(ranking).action == hint.action


@pytest.mark.parametrize(
    ("gap", "visits", "even"),
    [(EVEN / 2, 100_000, True), (EVEN / 2, LOOKED_AT, True), (0.05, LOOKED_AT, False), (0.0, LOOKED_AT - 1, False)],
)
def test_only_what_was_looked_at_and_is_no_worse_counts_as_good(gap: float, visits: int, even: bool) -> None:
    assert is_even(Rated("a", 0.5, 0.0, 400), Rated("b", 0.5 - gap, 0.0, visits)) == even


@pytest.mark.rule("CQ-4.3")
@pytest.mark.rule("CQ-4.4")
def test_who_is_told_to_invade_is_told_how_that_can_fail() -> None:
    """Seat 1 is richer and can go there too."""
    state = GAME.new(setup={"players": 2, "stars": FULL, "coins": [10, 12]}).determinize(0, Random(1))
    against = [reason.kind for reason in COACH.hint(state, RANKING).reasons if reason.worth < 0]
    assert against[0] == "may-be-outbid"
    assert "pays" in against


@pytest.mark.rule("CQ-2.3")
def test_why_illegal_cites_the_rule() -> None:
    star_coins = [0] * 25
    star_coins[12] = 5
    state = GAME.new(setup={"players": 2, "stars": FULL, "star_coins": star_coins})
    refusal = COACH.why_illegal(state, "trade C3")
    assert refusal is not None
    assert (refusal.rule, refusal.facts["star"]) == ("CQ-2.3", "C3")
    assert COACH.why_illegal(state, "invade C3") is None
    with pytest.raises(NotationError):
        COACH.why_illegal(state, "buy C3")


def test_a_ranking_of_another_position_is_refused() -> None:
    state = asked_state()
    state.apply(GAME.parse("trade A1"))
    state.apply(GAME.parse("trade A1"))
    with pytest.raises(IllegalAction):
        COACH.hint(state, [Rated("trade A1", 0.5, 1.0)])
    with pytest.raises(ValueError, match="at least one"):
        COACH.hint(state, [])
