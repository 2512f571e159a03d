"""Negotiation cards: who wins, who suffers, who goes home (CT-5.3 to CT-5.6)."""

from __future__ import annotations

import pytest

from hoshikan.games.crowntaker.rules.events import (
    CaptiveKept,
    CardChosen,
    CardsRevealed,
    NegotiationEnded,
    Ransomed,
    Suffered,
)
from hoshikan.games.crowntaker.rules.negotiation import judge
from tests.games.crowntaker.playing import (
    BARON,
    CARDS,
    DUKE,
    ENGLAND,
    FRANCE,
    KING,
    NOBODY,
    after_wars,
    cards,
    ending,
    legal,
    play,
    refusal,
    sides,
    view_of,
)


@pytest.mark.rule("CT-5.3")
@pytest.mark.parametrize("france", range(6))
@pytest.mark.parametrize("england", range(6))
def test_the_higher_card_wins_but_an_ace_beats_a_six(france: int, england: int) -> None:
    if france == england:
        expected = NOBODY
    elif {france, england} == {0, 5}:
        expected = FRANCE if france == 0 else ENGLAND
    else:
        expected = FRANCE if france > england else ENGLAND
    assert judge(france, england, 0) == expected


@pytest.mark.rule("CT-5.3")
def test_france_decides_first_hidden_and_both_are_revealed_together() -> None:
    state = after_wars("england", step="cards", start="england", players=4)
    assert (state.to_move, state.simultaneous) == (2, True)
    assert play(state, "negotiate 4") == [CardChosen(FRANCE)]
    assert state.to_move == 3
    assert [view_of(state, seat).plan for seat in (None, 0, 1, 2, 3)] == [None, None, None, "negotiate 4", None]
    assert view_of(state).chosen == [True, False]
    assert view_of(state).cards[FRANCE] == list(CARDS), "which one is missing would tell"
    told = play(state, "negotiate 2")
    assert told[1] == CardsRevealed(3, 1, FRANCE, False)
    assert view_of(state).last_cards == ["4", "2"]


@pytest.mark.rule("CT-5.3")
def test_cards_are_used_up_in_every_case() -> None:
    state = after_wars("england")
    cards(state, "4", "4")
    assert view_of(state).cards == [["A", "2", "3", "5", "6"]] * 2
    play(state, "pass", "pass")
    assert refusal(state, "negotiate 4") == ("CT-5.3", "card-used")
    assert legal(state) == [f"negotiate {card}" for card in "A2356"]


@pytest.mark.rule("CT-5.3")
@pytest.mark.parametrize(("church", "winner"), [((1, 0), FRANCE), ((1, 2), ENGLAND), ((2, 2), NOBODY)])
def test_equal_cards_are_decided_by_the_church(church: tuple[int, int], winner: int) -> None:
    state = after_wars("england", france={"church": church[0]}, england={"church": church[1]})
    told = cards(state, "4", "4")
    assert CardsRevealed(3, 3, winner, winner != NOBODY) in told
    assert state.points() == [15 - 2 * (winner == ENGLAND), 15 - 2 * (winner == FRANCE)]


@pytest.mark.rule("CT-5.3")
def test_the_church_decides_also_with_a_captive_on_the_table() -> None:
    state = after_wars("england", step="cards", france={"captives": ["baron"], "table": "baron", "church": 1})
    assert Ransomed(FRANCE, BARON, 1) in play(state, "negotiate 3", "negotiate 3")
    state = after_wars("england", step="cards", france={"captives": ["baron"], "table": "baron"})
    told = play(state, "negotiate 3", "negotiate 3")
    assert told[-1] == CaptiveKept(FRANCE, BARON), "equal there too: nothing happens"
    assert state.points() == [15, 15]


@pytest.mark.rule("CT-0.4")
@pytest.mark.rule("CT-5.4")
@pytest.mark.parametrize(
    ("winning", "losing", "tokens", "assets"),
    [("A", "6", 3, 3), ("2", "A", 0, 3), ("3", "A", 1, 1), ("4", "A", 0, 2), ("5", "A", 1, 0), ("6", "5", 0, 1)],
)
def test_the_loser_suffers_the_winners_card(winning: str, losing: str, tokens: int, assets: int) -> None:
    state = after_wars("france")
    assert Suffered(FRANCE, tokens, assets) in cards(state, losing, winning)
    assert state.points() == [15 - assets, 15]
    assert sides(state, "hand", "castle") == [(9 - tokens, 9), (tokens, 0)]


@pytest.mark.rule("CT-5.4")
def test_church_tokens_are_safe_and_a_hand_gives_what_it_has() -> None:
    state = after_wars("france", france={"church": 4, "castle": 3})
    assert Suffered(FRANCE, 2, 3) in cards(state, "6", "A")
    assert sides(state, "hand", "castle", "church") == [(0, 9), (5, 0), (4, 0)]


@pytest.mark.rule("CT-5.4")
@pytest.mark.rule("CT-7.2")
def test_assets_may_fall_below_0_and_that_is_the_end() -> None:
    state = after_wars("france", england={"assets": 2})
    cards(state, "A", "6")
    assert state.points() == [15, -1]
    assert ending(state) == ("ruin", {FRANCE})


@pytest.mark.rule("CT-5.5")
def test_a_captive_on_the_table_turns_card_effects_off() -> None:
    state = after_wars("england", step="cards", france={"captives": ["duke"], "table": "duke"})
    told = play(state, "negotiate 2", "negotiate 3")
    assert not any(isinstance(event, Suffered) for event in told)
    assert CaptiveKept(FRANCE, DUKE) in told
    assert state.points() == [15, 15]
    assert view_of(state).captives == [["duke"], []]


@pytest.mark.rule("CT-5.5")
def test_the_owner_who_wins_pays_the_ransom_to_the_captor() -> None:
    state = after_wars("england", step="cards", france={"captives": ["duke"], "table": "duke"})
    assert Ransomed(FRANCE, DUKE, 3) in play(state, "negotiate 4", "negotiate 3")
    assert state.points() == [12, 18]
    assert view_of(state).captives == [[], []]
    assert "duke" in view_of(state).lords[FRANCE]


@pytest.mark.rule("CT-5.5")
def test_of_two_captives_only_the_winners_goes_home() -> None:
    france, england = {"captives": ["duke"], "table": "duke"}, {"captives": ["king"], "table": "king"}
    state = after_wars("england", "france", step="cards", france=france, england=england)
    told = play(state, "negotiate 2", "negotiate 3")
    assert [event for event in told if isinstance(event, Ransomed | CaptiveKept)] == [
        CaptiveKept(FRANCE, DUKE),
        Ransomed(ENGLAND, KING, 5),
    ]
    assert state.points() == [20, 10]


@pytest.mark.rule("CT-5.5")
@pytest.mark.rule("CT-7.2")
def test_the_ransom_is_paid_even_to_ruin() -> None:
    state = after_wars("england", step="cards", france={"captives": ["king"], "table": "king", "assets": 3})
    play(state, "negotiate 4", "negotiate 3")
    assert state.points() == [-2, 20]
    assert ending(state) == ("ruin", {ENGLAND})


@pytest.mark.rule("CT-5.6")
def test_after_six_rounds_cards_and_church_tokens_return() -> None:
    last = {"cards": ["5"]}
    state = after_wars("france", france={"church": 2, **last}, england={"church": 1, **last})
    assert view_of(state).card_round == 6
    told = cards(state, "5", "5")
    assert NegotiationEnded(2, 1) in told
    assert (view_of(state).phase, view_of(state).step) == (2, "lord")
    assert sides(state, "church", "hand", "castle") == [(0, 0), (9, 8), (0, 1)], "tokens lost to cards wait"
    assert view_of(state).cards == [list(CARDS)] * 2


@pytest.mark.rule("CT-5.6")
@pytest.mark.rule("CT-4.2")
def test_tokens_lost_to_cards_come_back_with_the_next_recovery() -> None:
    state = after_wars("france", france={"castle": 5, "cards": ["4"]}, england={"cards": ["4"]})
    cards(state, "4", "4")
    play(state, "lord king", "deploy troops=1 arms=0 church=0 treasury=0")
    play(state, "lord king", "deploy troops=1 arms=0 church=0 treasury=0")
    assert view_of(state).castle == [5, 0]
    play(state, "no-skill", "no-skill", "roll 6 1")
    assert sides(state, "castle", "hand") == [(0, 0), (9, 9)]


@pytest.mark.rule("CT-5.3")
def test_six_rounds_use_six_cards() -> None:
    state = after_wars("france")
    rounds = []
    for card in CARDS:
        rounds.append(view_of(state).card_round)
        cards(state, card, card)
    assert rounds == [1, 2, 3, 4, 5, 6]
    assert view_of(state).step == "lord"
