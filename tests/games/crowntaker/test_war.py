"""War: skills, dice, the end of a war (CT-3), and the recovery (CT-4)."""

from __future__ import annotations

from math import isclose

import pytest

from hoshikan.engine import CHANCE, TERMINAL
from hoshikan.games.crowntaker.rules.events import (
    ArmsReturned,
    Guarded,
    Levied,
    LordCaptured,
    LordReturned,
    LordWaits,
    NobodyLost,
    Pressed,
    Rolled,
    SkillUsed,
    TokensReturned,
    TroopLost,
    WarDrawn,
    WarWon,
)
from tests.games.crowntaker.playing import (
    BARON,
    DUKE,
    ENGLAND,
    FRANCE,
    KING,
    PRINCE,
    army,
    fight,
    legal,
    play,
    refusal,
    sides,
    view_of,
    war,
)


@pytest.mark.rule("CT-3.1")
def test_the_start_player_declares_first_and_pays_at_once() -> None:
    state = war(army("duke", 3, 5), army("king", 3, 3), start="england")
    assert state.to_move == ENGLAND
    assert play(state, "skill") == [SkillUsed(ENGLAND, KING, 4, 3)]
    assert state.points() == [15, 12]
    assert (state.to_move, view_of(state).declared) == (FRANCE, [False, True])
    play(state, "no-skill")
    assert state.to_move == CHANCE


@pytest.mark.rule("CT-3.1")
@pytest.mark.parametrize(("assets", "allowed"), [(4, True), (3, False), (2, False)])
def test_a_skill_must_leave_one_asset(assets: int, allowed: bool) -> None:
    state = war(army("king", 3, 3, assets=assets), army("duke", 3))
    assert ("skill" in legal(state)) == allowed
    if not allowed:
        assert refusal(state, "skill") == ("CT-3.1", "skill-too-dear")


@pytest.mark.rule("CT-3.1")
@pytest.mark.rule("CT-0.2")
def test_a_skill_can_be_used_twice_in_a_war_and_again_in_the_next() -> None:
    state = war(army("duke", 4, 0), army("duke", 4, 0))
    for _ in range(2):
        play(state, "skill", "no-skill", "roll 1 1")
    assert refusal(state, "skill") == ("CT-3.1", "skill-used-up")
    assert (legal(state), view_of(state).uses) == (["no-skill"], [2, 0])
    play(state, "no-skill")
    assert legal(state) == ["skill", "no-skill"]
    play(state, "no-skill", "roll 6 1")
    fight(state, *["6 1"] * 3)
    assert view_of(state).uses == [0, 0]


@pytest.mark.rule("CT-3.1")
@pytest.mark.rule("CT-0.2")
def test_levy_restores_a_troop_from_the_hand_at_once() -> None:
    state = war(army("baron", 1, 3, castle=2), army("duke", 3))
    told = play(state, "skill")
    assert told == [SkillUsed(FRANCE, BARON, 0, 2), Levied(FRANCE, False, 2)]
    assert sides(state, "troops", "hand", "castle") == [(2, 3), (2, 6), (2, 0)]


@pytest.mark.rule("CT-3.1")
@pytest.mark.rule("CT-0.2")
def test_levy_takes_from_the_castle_if_the_hand_is_empty() -> None:
    state = war(army("baron", 1, 3, castle=5), army("duke", 3))
    assert play(state, "skill")[1] == Levied(FRANCE, True, 2)
    assert sides(state, "hand", "castle") == [(0, 6), (4, 0)]


@pytest.mark.rule("CT-3.1")
def test_levy_goes_beyond_the_deployed_number_but_not_beyond_the_maximum() -> None:
    state = war(army("baron", 2, 3), army("duke", 3))
    play(state, "skill", "no-skill", "roll 1 1")
    assert view_of(state).troops[FRANCE] == 3
    assert refusal(state, "skill") == ("CT-3.1", "troops-full")


@pytest.mark.rule("CT-3.1")
def test_levy_needs_a_token() -> None:
    state = war(army("baron", 2, 3, church=4), army("duke", 3))
    assert refusal(state, "skill") == ("CT-3.1", "no-token-left")


@pytest.mark.rule("CT-3.2")
@pytest.mark.parametrize(
    ("roll", "powers", "loses"),
    [
        ("4 1", (1, 0), ENGLAND),
        ("1 6", (0, 2), FRANCE),
        ("6 5", (2, 1), ENGLAND),
        ("1 1", (0, 0), None),
        ("4 4", (1, 1), "both"),
        ("6 6", (2, 2), "both"),
    ],
)
def test_the_lower_power_loses_a_troop(roll: str, powers: tuple[int, int], loses: int | str | None) -> None:
    """Two dukes with three arms tokens: xxss**."""
    state = war(army("duke", 3, 3), army("prince", 3, 2))
    told = fight(state, roll)
    rolled = next(event for event in told if isinstance(event, Rolled))
    assert rolled.powers == powers
    lost = [event.side for event in told if isinstance(event, TroopLost)]
    assert lost == ([0, 1] if loses == "both" else [] if loses is None else [loses])
    assert sides(state, "castle")[0] == (lost.count(0), lost.count(1)), "lost troops lie in the castle"
    assert (NobodyLost() in told) == (loses is None)


@pytest.mark.rule("CT-0.3")
def test_the_armament_picks_the_row_and_the_die_the_column() -> None:
    state = war(army("king", 6, 0), army("king", 6, 3))
    rows = {die: fight(state.clone(), f"{die} {die}") for die in range(1, 7)}
    powers = [next(event.powers for event in told if isinstance(event, Rolled)) for told in rows.values()]
    assert powers == [(0, 0), (0, 0), (0, 1), (1, 1), (1, 2), (1, 2)]


@pytest.mark.rule("CT-0.2")
@pytest.mark.rule("CT-3.2")
def test_feint_rolls_two_dice_and_the_better_result_counts() -> None:
    state = war(army("count", 3, 3), army("duke", 3, 3))
    play(state, "skill", "no-skill")
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 21 * 6
    chances = {str(action): chance for action, chance in outcomes}
    assert isclose(chances["roll 1+6 1"], 2 / 216)
    assert isclose(chances["roll 6+6 1"], 1 / 216)
    assert refusal(state, "roll 6 1") == ("CT-3.2", "wrong-dice")
    told = play(state, "roll 1+5 3")
    assert told[0] == Rolled((1, 5), (3,), (2, 1))


@pytest.mark.rule("CT-0.2")
def test_two_feints_roll_four_dice() -> None:
    state = war(army("count", 3, 3), army("count", 3, 3))
    play(state, "skill", "skill")
    assert len(state.chance_outcomes()) == 21 * 21
    assert "roll 4+6 1+2" in legal(state)


@pytest.mark.rule("CT-0.2")
@pytest.mark.rule("CT-3.2")
def test_press_turns_an_equal_power_into_a_success() -> None:
    state = war(army("duke", 3, 3), army("king", 3, 3))
    told = play(state, "skill", "no-skill", "roll 4 4")
    assert Pressed(FRANCE) in told
    assert sides(state, "troops") == [(3, 2)]


@pytest.mark.rule("CT-3.2")
def test_press_does_nothing_for_an_equal_power_of_0_or_a_lower_one() -> None:
    state = war(army("duke", 3, 3), army("king", 3, 3))
    assert NobodyLost() in play(state, "skill", "no-skill", "roll 1 1")
    play(state, "skill", "no-skill", "roll 4 6")
    assert sides(state, "troops") == [(2, 3)]


@pytest.mark.rule("CT-0.2")
@pytest.mark.rule("CT-3.2")
def test_charge_adds_one_unless_the_result_is_a_cross() -> None:
    state = war(army("prince", 3, 3), army("prince", 3, 3))
    rolls = {}
    for roll in ("1 3", "3 3", "6 3"):
        copy = state.clone()
        rolls[roll] = play(copy, "skill", "no-skill", f"roll {roll}")[2]
    assert [event.powers for event in rolls.values() if isinstance(event, Rolled)] == [(0, 1), (2, 1), (3, 1)]


@pytest.mark.rule("CT-3.2")
def test_two_charges_can_tie_at_three() -> None:
    state = war(army("prince", 3, 4), army("prince", 3, 4))
    told = play(state, "skill", "skill", "roll 6 6")
    assert Rolled((6,), (6,), (3, 3)) in told
    assert sides(state, "troops") == [(2, 2)]


@pytest.mark.rule("CT-0.2")
@pytest.mark.rule("CT-3.2")
def test_guard_spares_its_side_and_is_applied_last() -> None:
    state = war(army("king", 3, 3), army("duke", 3, 3))
    told = play(state, "skill", "no-skill", "roll 1 6")
    assert Guarded(FRANCE) in told
    assert sides(state, "troops") == [(3, 3)]
    told = play(state, "skill", "skill", "roll 3 3")
    assert [Pressed(ENGLAND), Guarded(FRANCE), NobodyLost()] == told[-3:], "press against guard: nobody loses"
    assert sides(state, "troops") == [(3, 3)]


@pytest.mark.rule("CT-3.2")
def test_guard_does_not_spare_the_other_side() -> None:
    state = war(army("king", 3, 3), army("duke", 3, 3))
    play(state, "skill", "no-skill", "roll 3 3")
    assert sides(state, "troops") == [(3, 2)]


@pytest.mark.rule("CT-3.3")
@pytest.mark.rule("CT-3.4")
@pytest.mark.rule("CT-4.1")
@pytest.mark.rule("CT-4.2")
def test_the_winner_gets_a_medal_assets_and_a_captive_and_its_lord_waits() -> None:
    state = war(army("king", 3, 3, church=1), army("duke", 1, 5, church=2, castle=1))
    told = fight(state, "6 1")
    assert told[-5:] == [
        ArmsReturned(3, 5),
        WarWon(FRANCE, 1, 3),
        LordCaptured(ENGLAND, DUKE),
        LordWaits(FRANCE, KING),
        TokensReturned(3, 2),
    ]
    assert view_of(state).medals == ["france"]
    assert state.points() == [18, 15]
    assert view_of(state).captives == [[], ["duke"]]
    assert view_of(state).waiting == ["king", None]
    assert sides(state, "arms", "troops", "castle", "church", "hand") == [(0, 0), (0, 0), (0, 0), (1, 2), (8, 7)]


@pytest.mark.rule("CT-3.4")
def test_both_at_no_troops_together_is_burgundys_war() -> None:
    state = war(army("king", 1, 3), army("duke", 1, 3))
    told = fight(state, "6 6")
    assert WarDrawn(1) in told
    assert view_of(state).medals == ["burgundy"]
    assert state.points() == [15, 15]
    assert view_of(state).captives == [[], []]
    assert view_of(state).waiting == ["king", "duke"], "both lords wait"


@pytest.mark.rule("CT-3.3")
def test_the_war_goes_on_while_both_have_troops() -> None:
    state = war(army("king", 2, 3), army("duke", 2, 3))
    fight(state, "6 1")
    assert (view_of(state).step, view_of(state).war_round) == ("skill", 2)
    fight(state, "6 1")
    assert view_of(state).step == "request"


@pytest.mark.rule("CT-4.1")
def test_a_lord_that_waited_returns_for_any_winner() -> None:
    medals = ["france", "england"]
    france, england = army("king", 1, waiting="prince"), army("duke", 1, waiting="baron")
    told = fight(war(france, england, medals=medals), "6 1")
    assert [event for event in told if isinstance(event, LordReturned | LordWaits)] == [
        LordReturned(FRANCE, PRINCE),
        LordWaits(FRANCE, KING),
        LordReturned(ENGLAND, BARON),
    ]


@pytest.mark.rule("CT-4.1")
def test_after_a_draw_one_lord_waits_in_each_castle() -> None:
    state = war(army("king", 1, 3, waiting="prince"), army("duke", 1, 3, waiting="baron"))
    fight(state, "6 6")
    assert view_of(state).waiting == ["king", "duke"]
    assert view_of(state).lords == [["baron", "count", "duke", "prince"], ["baron", "count", "prince", "king"]]


@pytest.mark.rule("CT-3.4")
@pytest.mark.rule("CT-7.2")
def test_if_the_war_ends_the_game_nothing_of_the_phase_is_played() -> None:
    state = war(army("king", 1, 3), army("duke", 1, 3), medals=["france"] * 4)
    told = fight(state, "6 1")
    assert state.to_move == TERMINAL
    assert not any(isinstance(event, LordWaits | TokensReturned) for event in told)
