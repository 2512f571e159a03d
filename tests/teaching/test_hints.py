"""Hints and "why not" from a ranking."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from hoshikan.engine.action import Action
from hoshikan.engine.errors import IllegalAction, NotationError
from hoshikan.engine.state import State
from hoshikan.engine.tutor import Nudge, Reason, Tutor
from hoshikan.games import GAMES
from hoshikan.teaching.hints import (
    EVEN,
    LOOKED_AT,
    MOST_EQUALS,
    Argument,
    Coach,
    Rated,
    best_first,
    is_even,
    recommended,
)

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


def test_a_hint_goes_from_a_nudge_to_the_arguments() -> None:
    hint = COACH.hint(asked_state(), RANKING)
    assert hint.action == "invade C3"
    assert hint.nudge is not None
    assert {"C", "3"} & set(hint.nudge.facts.values())
    assert "C3" not in hint.nudge.facts.values()
    assert hint.arguments[0].reason.kind == "takes"
    assert "coins-back" in {argument.reason.kind for argument in hint.arguments}
    assert all(argument.reason.rule in GAME.rule_ids for argument in hint.arguments)
    assert (hint.result, hint.points) == (0.70, 33.0)


def test_a_hint_is_honest_about_drawbacks_and_equals() -> None:
    hint = COACH.hint(asked_state(), RANKING)
    assert hint.equals == ("trade C3",)
    against = [argument.reason for argument in hint.arguments if not argument.speaks_for]
    assert [reason.kind for reason in against] == ["pays", "cheaper-later", "gives-up"]
    assert all(reason.value < 0 for reason in against)


def test_a_hint_says_first_what_the_next_best_does_not_do() -> None:
    hint = COACH.hint(asked_state(), RANKING)
    assert hint.rival == "trade A3"
    first = hint.arguments[0]
    assert (first.reason.kind, first.apart, first.of_rival, first.versus) == ("takes", True, False, None)


def test_a_cost_that_only_the_next_best_has_speaks_for_the_move() -> None:
    hint = COACH.hint(asked_state(), [Rated("trade A3", 0.7, 33.0, 400), Rated("invade C3", 0.3, 20.0, 300)])
    spared = next(argument for argument in hint.arguments if argument.reason.kind == "pays")
    assert spared.of_rival
    assert spared.speaks_for
    assert spared.reason.value < 0


class Earns(Reason, frozen=True):
    kind, rule, theme = "earns", "CQ-3.1", "earning"
    coins: int = 1


class Costs(Reason, frozen=True):
    kind, rule, theme = "costs", "CQ-4.1", "cost"
    coins: int = 1


class Fails(Reason, frozen=True):
    kind, rule, theme, risk = "fails", "CQ-4.4", "cost", True


class Doubtful(Reason, frozen=True):
    kind, rule, theme, opinion = "doubtful", "CQ-4.4", "cost", True


class Fixed(Tutor):
    """Has the reasons that the test gives to two or three trades."""

    def __init__(self, **reasons: list[Reason]) -> None:
        self._reasons = reasons

    def reasons(self, state: State, action: Action) -> list[Reason]:  # whatever the position
        return self._reasons[str(action).replace("trade ", "")]

    def nudge(self, state: State, action: Action) -> Nudge:  # none anywhere
        raise LookupError("this tutor has no question to ask")


@pytest.fixture
def coach_of(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Coach]:
    """Make a coach for the reasons of each trade."""

    def make(**reasons: list[Reason]) -> Coach:
        monkeypatch.setattr(type(GAME), "tutor", lambda _: Fixed(**reasons))
        return Coach(GAME)

    return make


A3, C3, E3 = (Rated(f"trade {star}", result, 33.0, 400) for star, result in (("A3", 0.7), ("C3", 0.3), ("E3", 0.2)))


def test_the_advised_move_is_never_called_worse_than_another(coach_of: Callable[..., Coach]) -> None:
    less, more, price = Earns(value=3.0, coins=3), Earns(value=7.0, coins=7), Costs(value=-2.0)
    hint = coach_of(A3=[less], C3=[more, price]).hint(asked_state(), [A3, C3])
    assert hint.arguments == (Argument(price, of_rival=True, apart=True), Argument(less))


def test_a_reason_that_holds_for_every_move_is_none(coach_of: Callable[..., Coach]) -> None:
    alike, own = Earns(value=3.0), Costs(value=-2.0)
    coach = coach_of(A3=[alike, own], C3=[alike], E3=[alike])
    assert coach.hint(asked_state(), [A3, C3, E3]).arguments == (Argument(own),)
    coach = coach_of(A3=[alike], C3=[alike, own], E3=[Earns(value=3.0, coins=2)])
    assert Argument(alike) in coach.hint(asked_state(), [A3, C3, E3]).arguments


def test_a_drawback_that_all_moves_have_does_not_speak_against_the_other_one(coach_of: Callable[..., Coach]) -> None:
    price, own = Costs(value=-2.0), Earns(value=3.0)
    hint = coach_of(A3=[own, price], C3=[Costs(value=-1.0)]).hint(asked_state(), [A3, C3])
    assert hint.arguments == (Argument(own, apart=True),)


def test_of_one_kind_there_is_one_line(coach_of: Callable[..., Coach]) -> None:
    """The greater advantage beside the smaller one; of drawbacks that of the advised move alone."""
    more, less = Earns(value=5.0, coins=5), Earns(value=2.0, coins=2)
    dear, cheap = Costs(value=-4.0, coins=4), Costs(value=-1.0, coins=1)
    hint = coach_of(A3=[more, cheap], C3=[less, dear]).hint(asked_state(), [A3, C3])
    assert hint.arguments == (Argument(more, apart=True, versus=less), Argument(cheap))


def test_risks_come_first_and_opinions_not_at_all(coach_of: Callable[..., Coach]) -> None:
    reasons: list[Reason] = [Costs(value=-2.0), Fails(value=-0.01), Doubtful(value=-9.0)]
    hint = coach_of(A3=reasons, C3=[]).hint(asked_state(), [A3, C3])
    assert [argument.reason.kind for argument in hint.arguments] == ["fails", "costs"]


@pytest.mark.parametrize(("result", "visits", "told"), [(0.7, 300, "C3"), (0.68, 300, "A3"), (0.7, 60, "A3")])
def test_of_moves_with_one_number_a_hint_takes_what_it_can_explain(
    coach_of: Callable[..., Coach], result: float, visits: int, told: str
) -> None:
    """As of a card without effect, beside ending the turn."""
    coach = coach_of(A3=[Costs(value=-2.0)], C3=[Earns(value=1.0)])
    ranking = [Rated("trade A3", 0.701, 33.0, 400), Rated("trade C3", result, 33.0, visits)]
    hint = coach.hint(asked_state(), ranking)
    assert hint.action == f"trade {told}"
    assert hint.unexplained is (told == "A3")


def test_the_next_best_that_does_the_same_is_nothing_to_compare_with() -> None:
    hint = COACH.hint(asked_state(), RANKING[:1])
    assert hint.rival is None
    assert not any(argument.apart or argument.versus for argument in hint.arguments)


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


def test_of_equal_numbers_the_move_advised_before_stays_first() -> None:
    found = [Rated("a", 0.503, 9.0, 400), Rated("b", 0.498, 9.0, 300), Rated("c", 0.47, 9.0, 300)]
    assert [entry.action for entry in best_first(found)] == ["a", "b", "c"]
    assert [entry.action for entry in best_first(found, "b")] == ["b", "a", "c"]
    assert [entry.action for entry in best_first(found, "c")] == ["a", "b", "c"]


def test_a_hint_for_a_bad_best_move_still_says_something() -> None:
    state = GAME.new(setup={"players": 2, "stars": FULL, "hands": ["15AE", "15AE"], "tables": ["234BCD"] * 2})
    hint = COACH.hint(state.determinize(0, Random(2)), [Rated("invade A5", 0.5, 1.0)])
    assert hint.arguments
    assert hint.equals == ()


def test_why_not_has_what_is_given_up_and_what_is_gained() -> None:
    answer = COACH.why_not(asked_state(), "invade C3", "trade A3", RANKING)
    assert not answer.even
    assert answer.result == pytest.approx(0.30)
    assert answer.points == pytest.approx(5.0)
    assert "takes" in {argument.reason.kind for argument in answer.given_up}
    assert answer.gained[0].reason.kind == "income"
    assert not {"takes", "income"} & {argument.reason.kind for argument in answer.against}


def test_why_not_speaks_of_drawbacks_of_the_asked_move_alone() -> None:
    answer = COACH.why_not(asked_state(), "trade A3", "invade C3")
    assert "pays" in {argument.reason.kind for argument in answer.against}
    assert all(argument.reason.value < 0 for argument in answer.against)
    assert answer.result is None
    assert answer.points is None


def test_why_not_does_not_contradict_the_search(coach_of: Callable[..., Coach]) -> None:
    coach = coach_of(A3=[], C3=[Doubtful(value=4.0), Earns(value=1.0)])
    answer = coach.why_not(asked_state(), "trade A3", "trade C3")
    assert [argument.reason.kind for argument in answer.gained] == ["earns"]


def test_why_not_admits_that_moves_are_equal() -> None:
    assert COACH.why_not(asked_state(), "invade C3", "trade C3", RANKING).even
    same = COACH.why_not(asked_state(), "trade A3", "trade A3", RANKING)
    assert same.even
    assert (same.against, same.given_up, same.gained) == ((), (), ())


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
def test_an_advised_invasion_says_how_it_can_fail() -> None:
    """Seat 1 is richer and can go there too."""
    state = GAME.new(setup={"players": 2, "stars": FULL, "coins": [10, 12]}).determinize(0, Random(1))
    against = [one.reason.kind for one in COACH.hint(state, RANKING).arguments if not one.speaks_for]
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
