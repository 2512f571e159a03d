"""What the tutor of CrownTaker says about decisions."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoshikan.bots.search import Search, SearchSettings
from hoshikan.engine import CHANCE, TERMINAL
from hoshikan.engine.chance import sample
from hoshikan.games.crowntaker.teaching.tutor import NUDGES, RULES, TUTOR
from hoshikan.teaching.hints import Coach, Rated
from hoshikan.ui.text.rooms import text_of
from tests.games import playing
from tests.games.crowntaker.playing import GAME, after_wars, army, legal, play, position, view_of, war
from tests.games.crowntaker.test_setup import mild
from tests.teaching.taught import solved

features = partial(playing.features, GAME)

CAPTIVE: dict[str, Any] = {"captives": ["king"]}


@pytest.mark.rule("CT-2.1")
def test_a_lord_is_weighed_by_its_chances_and_what_it_costs_to_lose_it() -> None:
    found = features(GAME.new(players=2), "lord king")
    assert found["war-chance"].facts["lord"] == "king"
    assert "enemy" not in found["war-chance"].facts
    assert found["lord-at-stake"].facts["ransom"] == 5
    assert found["lord-at-stake"].worth < 0


@pytest.mark.rule("CT-3.2")
def test_a_deployment_names_the_enemy_it_faces() -> None:
    state = position("deploy", turn="england", france=army("king", 6, 3), england={"commander": "king"})
    strong = features(state, "deploy troops=6 arms=3 church=0 treasury=0")
    weak = features(state, "deploy troops=2 arms=0 church=2 treasury=5")
    assert strong["war-chance"].facts == {"lord": "king", "side": 1, "percent": 47, "enemy": "king"}
    assert int(weak["war-chance"].facts["percent"]) < 10
    assert weak["treasury"].facts == {"tokens": 5, "assets": 10}
    assert weak["treasury"].worth > 0
    assert weak["church-leads"].facts == {"tokens": 2, "others": 0}


@pytest.mark.rule("CT-2.1")
def test_tokens_that_could_be_assets_are_called_idle() -> None:
    state = position("deploy", turn="england", france=army("king", 6, 3), england={"commander": "king"})
    found = features(state, "deploy troops=4 arms=3 church=0 treasury=0")
    assert found["idle-tokens"].facts == {"tokens": 2, "assets": 4}
    assert found["idle-tokens"].worth < 0
    full = features(state, "deploy troops=1 arms=0 church=0 treasury=5")
    assert "idle-tokens" not in full, "no more than five can be turned into assets"


@pytest.mark.rule("CT-5.3")
def test_the_church_is_open_while_the_other_side_can_answer() -> None:
    state = GAME.new(players=2)
    play(state, "lord king")
    assert features(state, "deploy troops=4 arms=4 church=1 treasury=0")["church-open"].worth > 0
    second = position("deploy", turn="england", france=army("king", 6, 2, church=1), england={"commander": "king"})
    found = features(second, "deploy troops=4 arms=5 church=0 treasury=0")
    assert found["church-behind"].facts == {"tokens": 0, "others": 1}


@pytest.mark.rule("CT-3.1")
def test_a_skill_is_weighed_against_its_cost() -> None:
    state = war(army("king", 1, 6), army("king", 1, 6))
    used, kept = features(state, "skill"), features(state, "no-skill")
    assert used["pays-skill"].facts == {"lord": "king", "side": 0, "skill": "guard", "assets": 3}
    assert used["pays-skill"].worth < 0
    assert kept["saves-skill"].worth == -used["pays-skill"].worth
    assert int(used["war-chance"].facts["percent"]) >= int(kept["war-chance"].facts["percent"])


@pytest.mark.rule("CT-3.1")
@pytest.mark.parametrize(
    ("best", "other", "told"), [("no-skill", "skill", "saves-skill"), ("skill", "no-skill", "pays-skill")]
)
def test_what_a_skill_costs_is_told_once(best: str, other: str, told: str) -> None:
    state = war(army("king", 1, 6, assets=30), army("king", 1, 6))
    hint = Coach(GAME).hint(state, [Rated(best, 0.6, 20.0, 400), Rated(other, 0.4, 19.0, 400)])
    assert [reason.kind for reason in hint.reasons if reason.kind in {"saves-skill", "pays-skill"}] == [told]
    answer = Coach(GAME).why_not(state, best, other)
    assert [one.kind for one in answer.differences if one.kind in {"saves-skill", "pays-skill"}] == [told]


@pytest.mark.rule("CT-3.1")
def test_a_skill_that_is_not_allowed_is_no_choice() -> None:
    assert set(features(war(army("king", 1, 6, assets=3), army("king", 1, 6)), "no-skill")) == {"no-skill-now"}


@pytest.mark.rule("CT-5.5")
def test_a_demand_may_bring_a_lord_home_for_its_ransom() -> None:
    found = features(after_wars("england", france=CAPTIVE), "demand king")
    assert found["may-come-home"].worth > 0
    assert found["ransom-costs"].facts == {"lord": "king", "side": 0, "assets": 5}
    assert found["ransom-costs"].worth < 0
    poor = features(after_wars("england", france={**CAPTIVE, "assets": 5}), "demand king")
    assert poor["ransom-ruins"].rule == "CT-7.2"
    assert poor["ransom-ruins"].worth < -1.5


@pytest.mark.rule("CT-5.5")
def test_forcing_a_prisoner_may_earn_its_ransom_or_ruin_its_owner() -> None:
    found = features(after_wars("france", england=CAPTIVE), "offer king")
    assert found["ransom-comes"].worth > 0 > found["gives-up-captive"].worth
    ruin = features(after_wars("france", england={**CAPTIVE, "assets": 4}), "offer king")
    assert ruin["ransom-ruins-them"].worth > 1.0


@pytest.mark.rule("CT-5.2")
def test_a_deal_that_pays_only_one_side_would_be_declined() -> None:
    state = after_wars("england", "france", france=CAPTIVE, england={"captives": ["duke"]})
    gift = features(state, "propose release king 0")
    assert gift["deal-brings-lord"].facts == {"lord": "king", "side": 0}
    assert gift["they-would-decline"].worth < 0
    swap = features(state, "propose swap king duke")
    assert {"deal-brings-lord", "deal-frees-theirs"} <= set(swap)
    dear = features(state, "propose release king 14")
    assert dear["deal-pays"].facts == {"assets": 14}
    assert "they-would-decline" not in dear
    assert features(state, "propose sell duke 3")["deal-earns"].facts == {"assets": 3}


@pytest.mark.rule("CT-5.2")
def test_an_answer_is_weighed_from_the_other_side() -> None:
    state = after_wars("england", step="answer", turn="france", france=CAPTIVE, proposal="propose sell king 14")
    accept, decline = features(state, "accept"), features(state, "decline")
    assert accept["deal-pays"].facts == {"assets": 14}
    assert sum(feature.worth for feature in accept.values()) < 0 < decline["refuses-loss"].worth
    state = after_wars("england", step="answer", turn="france", france=CAPTIVE, proposal="propose sell king 0")
    assert features(state, "decline")["forgoes-gain"].worth < 0


@pytest.mark.rule("CT-5.1")
def test_a_pass_is_right_unless_a_request_pays() -> None:
    assert features(after_wars("burgundy"), "pass")["no-request-pays"].worth > 0
    state = after_wars("france", england={**CAPTIVE, "assets": 4})
    assert features(state, "pass")["better-request"].worth < 0


@pytest.mark.rule("CT-5.3")
def test_with_nothing_at_stake_no_card_is_called_better() -> None:
    state = after_wars("england", step="cards")
    told = [TUTOR.features(state, action) for action in state.legal_actions()]
    weighed = [[(feature.kind, feature.worth) for feature in features] for features in told]
    assert all(features == weighed[0] for features in weighed)
    assert [feature.kind for feature in told[0]] == ["order-is-open", "card-odds", "keeps-card"]


@pytest.mark.rule("CT-5.3")
def test_a_card_is_told_with_what_it_beats_and_what_is_kept() -> None:
    state = after_wars("england", step="cards")
    ace, two = (features(state, f"negotiate {card}") for card in ("A", "2"))
    assert ace["card-odds"].facts == {"card": "A", "wins": 1, "losses": 4, "of": 6}
    assert two["card-odds"].facts == {"card": "2", "wins": 1, "losses": 4, "of": 6}
    assert two["keeps-card"].facts == {"card": "6", "wins": 4, "of": 6}


@pytest.mark.rule("CT-4.1")
@pytest.mark.rule("CT-3.1")
@pytest.mark.rule("CT-3.2")
def test_the_wars_to_come_and_the_army_at_hand_are_told() -> None:
    found = features(GAME.new(players=2), "lord king")
    assert found["keeps-lord"].facts == {"lord": "prince", "side": 0, "ransom": 4}
    assert found["rests-next"].facts["lord"] == "king"
    assert "spare-tokens" not in found
    baron = features(GAME.new(players=2), "lord baron")
    assert baron["spare-tokens"].facts == {"lord": "baron", "side": 0, "army": 6, "spare": 3}
    assert baron["rests-next"].worth > found["rests-next"].worth
    state = position("deploy", turn="england", france=army("king", 6, 3), england={"commander": "king"})
    deployed = features(state, "deploy troops=6 arms=3 church=0 treasury=0")
    assert deployed["army"].facts == {"troops": 6, "arms": 3, "hits": 4}


@pytest.mark.rule("CT-5.5")
def test_for_a_captive_on_the_table_a_card_has_its_price() -> None:
    state = after_wars("england", step="cards", france={**CAPTIVE, "table": "king"})
    found = features(state, "negotiate 6")
    assert set(found) == {"may-come-home", "ransom-costs", "spares-card", "card-odds", "keeps-card"}
    assert found["may-come-home"].facts == {"lord": "king", "side": 0, "percent": 67}
    assert features(state, "negotiate A")["may-come-home"].facts["percent"] == 17


@pytest.mark.rule("CT-5.4")
def test_near_ruin_hits_and_losses_are_named() -> None:
    state = after_wars("england", step="cards", england={"assets": 3})
    found = features(state, "negotiate A")
    assert found["may-hit"].facts == {"card": "A", "percent": 17}
    assert found["may-suffer"].facts["percent"] == 67
    assert found["may-hit"].worth > 0 > found["may-suffer"].worth


@pytest.mark.rule("CT-0.5")
def test_a_captive_comes_home_for_nothing() -> None:
    wars = ("france", "england", "england")
    state = after_wars(*wars, step="free", france={"captives": ["baron", "king"]})
    assert features(state, "free king")["comes-home"].worth > features(state, "free baron")["comes-home"].worth > 0


@given(seed=st.integers(0, 2**32 - 1))
def test_every_decision_has_features_with_rules_and_a_nudge(seed: int) -> None:
    state, rng = GAME.new(players=(2, 4)[seed % 2]), Random(seed)
    for _ in range(150):
        if state.to_move == TERMINAL:
            break
        if state.to_move == CHANCE:
            state.apply(sample(state, rng))
            continue
        action = mild(state, rng)
        found = TUTOR.features(state, action)
        assert found
        assert len({feature.kind for feature in found}) == len(found)
        assert all(feature.rule == RULES[feature.kind] for feature in found)
        assert [abs(feature.worth) for feature in found] == sorted((abs(f.worth) for f in found), reverse=True)
        assert TUTOR.nudge(state, action).kind in NUDGES
        state.apply(action)


def test_all_rules_of_features_exist() -> None:
    assert set(RULES.values()) <= set(GAME.rule_ids)


@given(seed=st.integers(0, 2**32 - 1))
def test_the_hidden_card_does_not_show_in_the_features(seed: int) -> None:
    told = set()
    for card in ("A", "4", "6"):
        state = after_wars("england", step="cards", france={**CAPTIVE, "table": "king"})
        play(state, f"negotiate {card}")
        known = state.determinize(1, Random(seed))
        told.add(str([TUTOR.features(known, action) for action in known.legal_actions()]))
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
        assert hint.reasons, hint.action
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
        found = {feature.kind: feature.facts.get("percent") for feature in TUTOR.features(state, action)}
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
    found = features(known.state, "deploy troops=3 arms=6 church=0 treasury=0")
    assert round(int(found["war-chance"].facts["percent"]), -1) == 70


@pytest.mark.rule("CT-5.3")
@given(seed=st.integers(0, 2**32 - 1))
def test_what_a_card_would_have_done_elsewhere_is_a_cost_or_said_to_be_none(seed: int) -> None:
    assets = Random(seed).randint(2, 15)
    state = after_wars("england", step="cards", france={**CAPTIVE, "table": "king"}, england={"assets": assets})
    for action in state.legal_actions():
        worths = {feature.kind: feature.worth for feature in TUTOR.features(state, action)}
        assert worths.get("spends-card", -1) < 0
        assert worths.get("spares-card", 0) >= 0


@pytest.mark.parametrize("side", [0, 1])
def test_a_reason_calls_lords_as_the_moves_do(side: int) -> None:
    text = text_of("crowntaker")
    side_to_move = ("france", "england")[side]
    state = after_wars(
        "france", "england", france={"captives": ["count"]}, england={"captives": ["count"]}, turn=side_to_move
    )
    for action in ("demand count", "offer count"):
        owner = side if action.startswith("demand") else 1 - side
        title = ("Comte", "Earl")[owner]
        assert title in text.action(action, state.view(side))
        told = [text.feature(feature, ()) for feature in TUTOR.features(state, GAME.parse(action))]
        assert [sentence for sentence in told if title not in sentence] == []


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
