"""Hints of the tutor of CrownTaker about decisions."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoshikan.bots.search import Search, SearchSettings
from hoshikan.engine import CHANCE, TERMINAL, State
from hoshikan.engine.chance import sample
from hoshikan.engine.tutor import Nudge
from hoshikan.teaching.hints import Coach, Hint, Rated
from hoshikan.ui.board.screens import text_of
from tests.games import playing
from tests.games.crowntaker.playing import GAME, after_wars, army, legal, play, position, view_of, war
from tests.games.crowntaker.test_setup import mild
from tests.teaching.taught import solved

TUTOR = GAME.tutor()

reasons = partial(playing.reasons, GAME)

CAPTIVE: dict[str, Any] = {"captives": ["king"]}


@pytest.mark.rule("CT-2.1")
def test_a_lord_is_weighed_by_its_chances_and_what_it_costs_to_lose_it() -> None:
    found = reasons(GAME.new(players=2), "lord king")
    assert found["war-chance"].facts["lord"] == "king"
    assert found["war-chance"].facts["enemy"] == ""
    assert found["lord-at-stake"].facts["ransom"] == 5
    assert found["lord-at-stake"].value < 0


@pytest.mark.rule("CT-3.2")
def test_a_deployment_names_the_enemy_it_faces() -> None:
    state = position("deploy", turn="england", france=army("king", 6, 3), england={"commander": "king"})
    strong = reasons(state, "deploy troops=6 arms=3 church=0 treasury=0")
    weak = reasons(state, "deploy troops=2 arms=0 church=2 treasury=5")
    assert strong["war-chance"].facts == {"lord": "king", "enemy": "king", "percent": 47, "full": False}
    assert int(weak["war-chance"].facts["percent"]) < 10
    assert weak["treasury"].facts == {"tokens": 5, "assets": 10}
    assert weak["treasury"].value > 0
    assert weak["church"].facts == {"tokens": 2, "others": 0}


@pytest.mark.rule("CT-2.1")
def test_tokens_that_could_be_assets_are_called_idle() -> None:
    state = position("deploy", turn="england", france=army("king", 6, 3), england={"commander": "king"})
    found = reasons(state, "deploy troops=4 arms=3 church=0 treasury=0")
    assert found["idle-tokens"].facts == {"tokens": 2, "assets": 4}
    assert found["idle-tokens"].value < 0
    full = reasons(state, "deploy troops=1 arms=0 church=0 treasury=5")
    assert "idle-tokens" not in full, "no more than five can be turned into assets"


@pytest.mark.rule("CT-5.3")
def test_the_church_is_open_while_the_other_side_can_answer() -> None:
    state = GAME.new(players=2)
    play(state, "lord king")
    assert reasons(state, "deploy troops=4 arms=4 church=1 treasury=0")["church-open"].value > 0
    second = position("deploy", turn="england", france=army("king", 6, 2, church=1), england={"commander": "king"})
    found = reasons(second, "deploy troops=4 arms=5 church=0 treasury=0")
    assert found["church"].facts == {"tokens": 0, "others": 1}


@pytest.mark.rule("CT-3.1")
def test_a_skill_is_weighed_against_its_cost() -> None:
    state = war(army("king", 1, 6), army("king", 1, 6))
    used, kept = reasons(state, "skill"), reasons(state, "no-skill")
    assert used["skill-cost"].facts == {"skill": "guard", "assets": 3, "uses": True}
    assert used["skill-cost"].value < 0
    assert kept["skill-cost"].value == -used["skill-cost"].value
    assert kept["skill-chance"].value == -used["skill-chance"].value
    better = int(used["skill-chance"].facts["percent"]) > int(used["skill-chance"].facts["without"])
    assert (used["skill-chance"].value > 0) == better


@pytest.mark.rule("CT-3.1")
@pytest.mark.parametrize(("best", "other"), [("no-skill", "skill"), ("skill", "no-skill")])
def test_what_a_skill_costs_is_reported_once(best: str, other: str) -> None:
    state = war(army("king", 1, 6, assets=30), army("king", 1, 6))
    hint = Coach(GAME).hint(state, [Rated(best, 0.6, 20.0, 400), Rated(other, 0.4, 19.0, 400)])
    assert [one.reason.kind for one in hint.arguments].count("skill-cost") == 1
    answer = Coach(GAME).why_not(state, best, other)
    told = [one for one in (*answer.against, *answer.gained) if one.reason.kind == "skill-cost"]
    assert [one.reason.value < 0 for one in told] == [other == "skill"]


@pytest.mark.rule("CT-3.1")
def test_the_last_use_of_a_skill_is_named() -> None:
    first = war(army("king", 1, 6), army("king", 1, 6))
    assert "skill-uses" not in reasons(first, "skill")
    last = war(army("king", 1, 6, uses=1), army("king", 1, 6))
    assert reasons(last, "skill")["skill-uses"].value < 0 < reasons(last, "no-skill")["skill-uses"].value


@pytest.mark.rule("CT-3.1")
def test_a_skill_that_is_not_allowed_is_no_choice() -> None:
    assert set(reasons(war(army("king", 1, 6, assets=3), army("king", 1, 6)), "no-skill")) == {"no-skill-now"}


@pytest.mark.rule("CT-5.5")
def test_a_demand_may_bring_a_lord_home_for_its_ransom() -> None:
    found = reasons(after_wars("england", france=CAPTIVE), "demand king")
    assert found["may-come-home"].facts == {"lord": "king", "assets": 5, "percent": 0}
    assert "ransom-ruins" not in found
    poor = reasons(after_wars("england", france={**CAPTIVE, "assets": 5}), "demand king")
    assert poor["ransom-ruins"].rule == "CT-7.2"
    assert poor["ransom-ruins"].value < -0.5


@pytest.mark.rule("CT-5.5")
def test_forcing_a_prisoner_may_earn_its_ransom_or_ruin_its_owner() -> None:
    found = reasons(after_wars("france", england=CAPTIVE), "offer king")
    assert found["gives-up-captive"].facts == {"lord": "king", "assets": 5, "percent": 0}
    ruin = reasons(after_wars("france", england={**CAPTIVE, "assets": 4}), "offer king")
    assert ruin["ransom-ruins-them"].value > 0.5


@pytest.mark.rule("CT-5.2")
def test_a_deal_that_pays_only_one_side_would_be_declined() -> None:
    state = after_wars("england", "france", france=CAPTIVE, england={"captives": ["duke"]})
    gift = reasons(state, "propose release king 0")
    assert gift["deal-brings-lord"].facts == {"lord": "king"}
    assert gift["they-would-decline"].value < 0
    swap = reasons(state, "propose swap king duke")
    assert {"deal-brings-lord", "deal-frees-theirs"} <= set(swap)
    dear = reasons(state, "propose release king 14")
    assert dear["deal-assets"].facts == {"assets": 14}
    assert dear["deal-assets"].value < 0
    assert "they-would-decline" not in dear
    assert reasons(state, "propose sell duke 3")["deal-assets"].value > 0


@pytest.mark.rule("CT-5.2")
def test_an_answer_is_weighed_from_the_other_side() -> None:
    state = after_wars("england", step="answer", turn="france", france=CAPTIVE, proposal="propose sell king 14")
    accept, decline = reasons(state, "accept"), reasons(state, "decline")
    assert accept["deal-assets"].facts == {"assets": 14}
    assert sum(reason.value for reason in accept.values()) < 0 < decline["declines"].value
    state = after_wars("england", step="answer", turn="france", france=CAPTIVE, proposal="propose sell king 0")
    assert reasons(state, "decline")["declines"].value < 0


@pytest.mark.rule("CT-5.1")
def test_a_pass_is_right_unless_a_request_pays() -> None:
    alone = reasons(after_wars("burgundy"), "pass")["no-request"]
    assert alone.facts == {"choice": False}
    assert alone.value > 0
    state = after_wars("france", england={**CAPTIVE, "assets": 4})
    assert reasons(state, "pass")["no-request"].value < 0


@pytest.mark.rule("CT-5.3")
def test_with_nothing_at_stake_no_card_is_called_better() -> None:
    state = after_wars("burgundy", step="cards")
    found = [reasons(state, str(action)) for action in state.legal_actions()]
    assert [set(one) for one in found] == [{"any-order", "meets-cards"}] * 6
    assert len({(one["any-order"].value, one["meets-cards"].value) for one in found}) == 1
    assert found[0]["any-order"].facts == {"card": "A", "rounds": 6}
    assert found[5]["meets-cards"].facts == {"card": "6", "wins": 4, "losses": 1, "of": 6}
    assert {TUTOR.nudge(state, action).kind for action in state.legal_actions()} == {"any-order"}


@pytest.mark.rule("CT-5.3")
def test_a_hint_says_that_no_order_of_cards_is_better() -> None:
    state = after_wars("burgundy", step="cards")
    ranking = [Rated(text, 0.5, 20.0, 400, share) for text, share in (("negotiate 6", 0.5), ("negotiate A", 0.5))]
    arguments = Coach(GAME).hint(state, ranking).arguments
    assert [(one.reason.kind, one.apart, one.speaks_for) for one in arguments] == [
        ("any-order", False, True),
        ("meets-cards", False, True),
    ]


def test_nudges_name_what_is_at_stake_in_the_position() -> None:
    def nudges(state: State) -> list[Nudge]:
        return [TUTOR.nudge(state, action) for action in state.legal_actions()]

    captive = after_wars("england", step="cards", france=CAPTIVE)
    assert set(map(str, nudges(captive))) == {str(Nudge("look-at-cards", {"card": "A", "assets": 3, "tokens": 3}))}
    table = after_wars("england", step="cards", france={**CAPTIVE, "table": "king"})
    assert nudges(table)[0] == Nudge("look-at-table", {"lord": "king"})
    asked = after_wars("england", step="answer", turn="france", france=CAPTIVE, proposal="propose sell king 14")
    assert nudges(asked)[0] == Nudge("look-at-price", {"lord": "king", "assets": 14})
    held = after_wars("england", "england", france={"captives": ["baron", "duke"]})
    assert nudges(held)[0] == Nudge("look-at-captives", {"lord": "duke"})
    fight = war(army("king", 1, 6), army("king", 2, 6))
    assert nudges(fight)[0].facts | {"troops": 1, "enemies": 2} == nudges(fight)[0].facts


@pytest.mark.rule("CT-5.3")
def test_a_card_is_reported_with_what_it_beats_and_what_is_kept() -> None:
    state = after_wars("england", step="cards", france=CAPTIVE)
    ace, two, six = (reasons(state, f"negotiate {card}") for card in ("A", "2", "6"))
    assert ace["card-odds"].facts == {"card": "A", "wins": 1, "losses": 4, "of": 6}
    assert two["card-odds"].facts == {"card": "2", "wins": 1, "losses": 4, "of": 6}
    assert two["keeps-card"].facts == {"card": "6", "wins": 4, "of": 6}
    assert two["card-odds"].value < 0 < six["card-odds"].value
    assert "keeps-card" not in six


@pytest.mark.rule("CT-4.1")
@pytest.mark.rule("CT-3.1")
@pytest.mark.rule("CT-3.2")
def test_the_wars_to_come_and_the_army_at_hand_are_reported() -> None:
    found = reasons(GAME.new(players=2), "lord king")
    assert found["rests-next"].facts == {"lord": "king", "commands": True}
    assert "spare-tokens" not in found
    assert "cheap-loss" not in found
    baron = reasons(GAME.new(players=2), "lord baron")
    assert baron["spare-tokens"].facts == {"lord": "baron", "army": 6, "spare": 3}
    assert baron["rests-next"].facts == {"lord": "king", "commands": False}
    assert baron["rests-next"].value > 0 > found["rests-next"].value
    assert baron["cheap-loss"].facts == {"lord": "baron", "ransom": 1}
    state = position("deploy", turn="england", france=army("king", 6, 3), england={"commander": "king"})
    deployed = reasons(state, "deploy troops=6 arms=3 church=0 treasury=0")
    assert deployed["army"].facts == {"troops": 6, "arms": 3, "hits": 4}


@pytest.mark.rule("CT-5.5")
def test_for_a_captive_on_the_table_a_card_has_its_price() -> None:
    state = after_wars("england", step="cards", france={**CAPTIVE, "table": "king"})
    found = reasons(state, "negotiate 6")
    assert set(found) == {"may-come-home", "spends-card", "card-odds"}
    assert found["may-come-home"].facts == {"lord": "king", "assets": 5, "percent": 67}
    assert reasons(state, "negotiate A")["may-come-home"].facts["percent"] == 17


@pytest.mark.rule("CT-5.4")
def test_near_ruin_hits_and_losses_are_named() -> None:
    state = after_wars("england", step="cards", england={"assets": 3})
    found = reasons(state, "negotiate A")
    assert found["may-hit"].facts == {"card": "A", "assets": 3, "tokens": 3, "percent": 17, "ruins": True}
    assert found["may-suffer"].facts["percent"] == 67
    assert found["may-hit"].value > 0 > found["may-suffer"].value


@pytest.mark.rule("CT-0.5")
def test_a_captive_comes_home_for_nothing() -> None:
    wars = ("france", "england", "england")
    state = after_wars(*wars, step="free", france={"captives": ["baron", "king"]})
    assert reasons(state, "free king")["comes-home"].value > reasons(state, "free baron")["comes-home"].value > 0


@given(seed=st.integers(0, 2**32 - 1))
def test_every_decision_has_known_reasons_and_a_nudge(seed: int) -> None:
    state, rng = GAME.new(players=(2, 4)[seed % 2]), Random(seed)
    for _ in range(150):
        if state.to_move == TERMINAL:
            break
        if state.to_move == CHANCE:
            state.apply(sample(state, rng))
            continue
        action = mild(state, rng)
        found = TUTOR.reasons(state, action)
        assert len({reason.kind for reason in found}) == len(found)
        assert {type(reason) for reason in found} <= set(TUTOR.kinds)
        assert [abs(reason.value) for reason in found] == sorted((abs(one.value) for one in found), reverse=True)
        assert TUTOR.nudge(state, action).kind in TUTOR.nudges
        state.apply(action)


@given(seed=st.integers(0, 2**32 - 1))
def test_the_hidden_card_does_not_show_in_the_reasons(seed: int) -> None:
    told = set()
    for card in ("A", "4", "6"):
        state = after_wars("england", step="cards", france={**CAPTIVE, "table": "king"})
        play(state, f"negotiate {card}")
        known = state.determinize(1, Random(seed))
        told.add(str([TUTOR.reasons(known, action) for action in known.legal_actions()]))
    assert len(told) == 1


def test_a_hint_gives_a_move_with_reasons_at_every_step() -> None:
    coach, knowledge, rng = Coach(GAME), GAME.knowledge(), Random(5)
    state, told = GAME.new(players=2), set()
    for _ in range(60):
        if state.to_move == CHANCE:
            state.apply(sample(state, rng))
            continue
        known = state.determinize(state.to_move, rng)
        search = Search(known, state.to_move, knowledge, rng, SearchSettings(points=True))
        search.run(playouts=12)
        ranking = [Rated(str(r.action), r.expected, r.points, r.visits) for r in search.ranking()]
        hint = coach.hint(known, ranking)
        assert hint.arguments or len(ranking) == 1, hint.action
        told.add(view_of(state).step)
        other = legal(state)[-1]
        assert coach.why_not(known, hint.action, other, ranking).best == hint.action
        state.apply(GAME.parse(hint.action))
    assert {"lord", "deploy", "skill", "request", "cards"} <= told


def said(name: str, index: int) -> dict[str, tuple[int, int]]:
    """Per decision of a lesson's step the chances in per cent to win and to lose the war, as the tutor says them."""
    known = solved(GAME, name, index - 1)
    known.next()
    state = known.state
    chances = {}
    for action in state.legal_actions():
        found = {reason.kind: reason.facts.get("percent") for reason in TUTOR.reasons(state, action)}
        won, lost = found["war-chance"], found["lord-at-stake"]
        assert isinstance(won, int)
        assert isinstance(lost, int)
        chances[str(action)] = (won, lost)
    return chances


@pytest.mark.rule("CT-3.2")
def test_the_lesson_about_commanders_and_the_hints_name_the_same_chances() -> None:
    against_baron, against_duke = said("commander", 1), said("commander", 2)
    assert 85 <= against_baron["lord duke"][0] < 90  # "almost nine times in ten"
    assert abs(against_baron["lord count"][0] - 50) <= 5  # "an even fight"
    assert round(against_duke["lord king"][0], -1) == 70  # "seven times in ten"
    assert abs(against_duke["lord prince"][0] - 100 * 2 / 3) < 1  # "two in three"
    assert max(against_duke["lord duke"][0], against_duke["lord count"][0]) < 50  # "less than half of the time"


@pytest.mark.rule("CT-3.2")
def test_the_lesson_about_tactics_and_the_hints_name_the_same_chance() -> None:
    known = solved(GAME, "tactics", 0)
    known.restart_step()
    found = reasons(known.state, "deploy troops=3 arms=6 church=0 treasury=0")
    assert round(int(found["war-chance"].facts["percent"]), -1) == 70


@pytest.mark.rule("CT-5.3")
def test_a_card_is_compared_with_the_others_for_a_round_without_a_captive() -> None:
    state = after_wars("england", step="cards", france={**CAPTIVE, "table": "king"})
    values = {card: reasons(state, f"negotiate {card}")["spends-card"].value for card in "A23456"}
    assert values["5"] < 0 < values["6"], "the 6 costs the loser only one asset"
    assert abs(sum(values.values())) < 1e-6


@pytest.mark.parametrize("side", [0, 1])
def test_a_reason_calls_lords_as_the_moves_do(side: int) -> None:
    text = text_of("crowntaker")
    side_to_move = ("france", "england")[side]
    state = after_wars(
        "france", "england", france={"captives": ["count"]}, england={"captives": ["count"]}, turn=side_to_move
    )
    for action in ("demand count", "offer count"):
        assert "Count" in text.action(action, state.view(side))
        told = [text.reason(reason, ()) for reason in TUTOR.reasons(state, GAME.parse(action))]
        assert [sentence for sentence in told if "Count" not in sentence] == []


# No line of a hint contradicts itself, another one, or the advice.


def rated(*actions: str) -> list[Rated]:
    """A ranking of clearly different actions, the best first."""
    return [Rated(action, 0.7 - 0.1 * rank, 20.0, 400) for rank, action in enumerate(actions)]


def lines(hint: Hint) -> list[str]:
    """The phrases of a hint without their signs."""
    text = text_of("crowntaker")
    return [
        sentence
        for one in hint.arguments
        for reason in (one.reason, one.versus)
        if reason is not None and (sentence := text.reason(reason, ()))
    ]


@pytest.mark.rule("CT-5.1")
def test_an_advised_pass_is_not_called_worse_than_a_request() -> None:
    state = after_wars("france", england={**CAPTIVE, "assets": 4})
    assert reasons(state, "pass")["no-request"].value < 0
    hint = Coach(GAME).hint(state, rated("pass", "offer king", "propose sell king 3"))
    assert "no-request" not in {one.reason.kind for one in hint.arguments if not one.of_rival}
    assert not [line for line in lines(hint) if "another request" in line]


@pytest.mark.rule("CT-5.3")
def test_a_card_is_not_called_harmful_where_it_is_advised() -> None:
    state = after_wars("england", step="cards", france={**CAPTIVE, "table": "king", "assets": 30})
    hint = Coach(GAME).hint(state, rated("negotiate 6", "negotiate 2", "negotiate A"))
    helping = {one.reason.kind for one in hint.arguments if one.speaks_for and not one.of_rival}
    assert {"may-come-home", "card-odds"} <= helping
    assert not [line for line in lines(hint) if "harm" in line]
    assert len(set(lines(hint))) == len(lines(hint))


@pytest.mark.rule("CT-3.4")
def test_a_risk_of_the_advised_lord_is_its_own_and_nothing_is_reported_twice() -> None:
    state = GAME.new(players=2)
    hint = Coach(GAME).hint(state, rated("lord prince", "lord count"))
    risk = [one for one in hint.arguments if one.reason.kind == "lord-at-stake"]
    assert [(one.reason.facts["lord"], one.versus) for one in risk] == [("prince", None)]
    assert len(set(lines(hint))) == len(lines(hint))


@pytest.mark.rule("CT-5.2")
def test_an_advised_proposal_is_not_said_to_be_declined() -> None:
    state = after_wars("france", england={**CAPTIVE, "assets": 21})
    assert reasons(state, "propose sell king 20")["they-would-decline"].value < 0
    hint = Coach(GAME).hint(state, rated("propose sell king 20", "pass"))
    assert not [line for line in lines(hint) if "decline" in line]
    answer = Coach(GAME).why_not(state, "pass", "propose sell king 20")
    assert "they-would-decline" in {one.reason.kind for one in answer.against}


def test_scores_are_assets() -> None:
    text = text_of("crowntaker")
    assert text.amount(17.4) == "17 asset(s)"
    assert [text.amount(change, change=True) for change in (3.2, -2.0)] == ["+3 asset(s)", "−2 asset(s)"]


@given(seed=st.integers(0, 2**32 - 1))
def test_chances_agree_with_their_words(seed: int) -> None:
    """A greater chance to win the war is never the worse one, and a stronger lord never the cheap loss."""
    state, rng = GAME.new(players=2), Random(seed)
    for _ in range(80):
        if state.to_move == TERMINAL:
            break
        if state.to_move == CHANCE:
            state.apply(sample(state, rng))
            continue
        if view_of(state).step in {"lord", "deploy"}:
            asked = rng.sample(state.legal_actions(), min(4, len(state.legal_actions())))
            found = [reason for action in asked for reason in TUTOR.reasons(state, action)]
            chances = [one for one in found if one.kind == "war-chance"]
            for one in chances:
                for other in chances:
                    if int(one.facts["percent"]) > int(other.facts["percent"]) + 2:
                        assert one.value > other.value
        state.apply(mild(state, rng))


@pytest.mark.rule("CT-3.2")
def test_press_against_press_is_a_tie_that_the_larger_army_wins() -> None:
    assert view_of(solved(GAME, "04c-clash", 1).state).medals == ["france"]


@pytest.mark.rule("CT-3.2")
def test_press_against_guard_costs_neither_side_a_troop() -> None:
    assert view_of(solved(GAME, "04c-clash", 2).state).troops == [1, 1]


@pytest.mark.rule("CT-5.5")
def test_of_two_captives_on_the_table_only_the_winners_comes_home() -> None:
    view = view_of(solved(GAME, "06-cards", 4).state)
    assert (view.captives, view.assets) == ([[], ["baron"]], [11, 16])


@pytest.mark.rule("CT-0.3")
def test_a_row_without_a_cross_is_named_by_its_criterion() -> None:
    run = solved(GAME, "01-lord", 4)
    run.next()
    met = {str(one) for one in run.state.legal_actions() if GAME.tutor().meets(run.state, one, "no-cross")}
    assert met == {str(one) for one in run.state.legal_actions() if " arms=5 " in str(one)}
