"""The tree search on games whose answer is known, and what it may know."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import monotonic

import pytest

from hoshikan.bots.search import MixingNode, Search, SearchSettings
from hoshikan.engine import Action, State
from hoshikan.games import GAMES
from tests.bots.toys import (
    GOOD_DIE,
    Appraiser,
    Corridor,
    HiddenCard,
    Lottery,
    Marathon,
    Nim,
    Pennies,
    Tale,
    TeamNim,
    Toy,
    ToyKnowledge,
    Weather,
)


def search(root: State, seat: int = 0, playouts: int = 2000, settings: SearchSettings | None = None) -> Search:
    search = Search(root, seat, ToyKnowledge(), Random(3), settings)
    search.run(playouts)
    return search


def shares(search: Search) -> dict[str, float]:
    return {str(entry.action): entry.share for entry in search.ranking()}


def test_a_won_position_is_found_several_moves_deep() -> None:
    best = search(Nim()).ranking()[0]
    assert str(best.action) == "2"
    assert best.expected > 0.8


def test_chance_is_weighed_not_hoped_for() -> None:
    ranking = search(Lottery(), settings=SearchSettings(points=True, root_visits=400)).ranking()
    assert [str(entry.action) for entry in ranking] == ["sure", "ticket"]
    assert ranking[0].expected == pytest.approx(0.6)
    assert ranking[0].points == pytest.approx(60)
    assert ranking[1].expected == pytest.approx(0.4, abs=0.08)


def test_what_is_settled_is_not_played_out() -> None:
    found = Search(Lottery(), 0, Appraiser(), Random(3), SearchSettings(root_visits=40))
    found.run(80)
    ticket = found.ranking()[-1]
    assert str(ticket.action) == "ticket"
    assert ticket.expected == pytest.approx(0.4, abs=1e-12)


def test_simultaneous_choices_are_mixed_by_their_equilibrium() -> None:
    """Seat 0 is indifferent at q = 1/3 heads, seat 1 at p = 1/3 heads: the value is 1/3."""
    for seat in (0, 1):
        equilibrium = SearchSettings(restricted=0.0)
        found = search(Pennies(("heads",) if seat else ()), seat, playouts=6000, settings=equilibrium)
        assert shares(found)["heads"] == pytest.approx(1 / 3, abs=0.08)
        assert found.expected()[0] == pytest.approx(1 / 3, abs=0.05)


def test_a_player_that_plays_by_the_priors_is_answered() -> None:
    """Against even choices of seat 1 heads wins a half and tails a quarter; against its best replies both a third."""
    heads = []
    for restricted in (0.0, 0.5, 1.0):
        found = search(Pennies(), playouts=6000, settings=SearchSettings(restricted=restricted))
        heads.append(shares(found)["heads"])
    assert heads == sorted(heads)
    assert heads[-1] > 0.9  # a tenth of the draws explores


def test_hidden_choices_of_others_have_no_influence() -> None:
    rankings = [search(Pennies((choice,)), seat=1, playouts=50).ranking() for choice in ("heads", "tails")]
    assert rankings[0] == rankings[1]


def test_hidden_cards_have_no_influence() -> None:
    rankings = [search(HiddenCard((card,)), playouts=400).ranking() for card in ("high", "low")]
    assert rankings[0] == rankings[1]
    assert str(rankings[0][0].action) == "bid high"
    assert rankings[0][0].expected == pytest.approx(0.75, abs=0.08)


@pytest.mark.parametrize("plan", ["trade A1", "invade E5"])
def test_conquestar_is_searched_without_the_plans_of_others(plan: str) -> None:
    game = GAMES["conquestar"]
    states = [game.new(players=3, seed=2) for _ in range(2)]
    for state, first in zip(states, ("trade B2", plan), strict=True):
        state.apply(game.parse(first))
    assert states[0].view(1) == states[1].view(1)
    found = [Search(state, 1, game.knowledge(), Random(5)) for state in states]
    for one in found:
        one.run(60)
    assert found[0].ranking() == found[1].ranking()


def test_the_root_state_is_left_as_it_was() -> None:
    state = GAMES["conquestar"].new(players=2, seed=2)
    before = state.view(0)
    Search(state, 0, GAMES["conquestar"].knowledge(), Random(1)).run(30)
    assert state.view(0) == before


def test_every_legal_action_is_ranked_and_visited_if_asked_for() -> None:
    state = GAMES["conquestar"].new(players=2, seed=2)
    found = Search(state, 0, GAMES["conquestar"].knowledge(), Random(1), SearchSettings(root_visits=2, points=True))
    found.run(200)
    ranking = found.ranking()
    assert {entry.action for entry in ranking} == set(state.legal_actions())
    assert all(entry.visits >= 2 for entry in ranking)
    assert sum(entry.share for entry in ranking) == pytest.approx(1)
    assert sum(found.expected_points()) == pytest.approx(75, abs=10)


@pytest.mark.parametrize("root", [Nim(), Pennies()], ids=["in turn", "simultaneous"])
def test_imposed_visits_are_no_recommendation(root: Toy) -> None:
    found = search(root, playouts=200, settings=SearchSettings(root_visits=1000))
    shares = {str(entry.action): entry.share for entry in found.ranking()}
    visits = {str(entry.action): entry.visits for entry in found.ranking()}
    assert min(visits.values()) >= 50
    best = found.ranking()[0]
    assert best.share > best.visits / 200
    assert sum(shares.values()) == pytest.approx(1)


def test_before_the_first_playout_all_actions_are_ranked_by_their_priors() -> None:
    ranking = Search(Nim(), 0, ToyKnowledge(), Random(1)).ranking()
    assert [entry.share for entry in ranking] == pytest.approx([1 / 3] * 3)


class Hunch(ToyKnowledge):
    """Takes as many as allowed at first sight, whatever the priors say."""

    def greedy_values(self, state: State, actions: Sequence[Action]) -> list[float]:  # in any position
        return [float(str(action)) for action in actions]


def test_what_one_step_shows_is_recommended_until_playouts_know_better() -> None:
    """One object more or less decides this game, which few playouts cannot show."""
    found = Search(Nim(), 0, Hunch(), Random(1))
    recommended = [str(found.ranking()[0].action)]
    for playouts in (3, 2000):
        found.run(playouts)
        recommended.append(str(found.ranking()[0].action))
        assert sum(entry.share for entry in found.ranking()) == pytest.approx(1)
    assert recommended == ["3", "3", "2"]


def test_a_search_stops_on_demand_and_at_its_deadline() -> None:
    told = Search(Nim(), 0, ToyKnowledge(), Random(1))
    assert told.run(1000, should_stop=lambda: told.playouts == 7) == 7
    assert told.run(1000, deadline=monotonic()) == 1
    assert told.run(3) == 3
    assert told.playouts == 11


def test_a_seat_that_is_not_to_move_gets_values_but_no_ranking() -> None:
    found = search(Nim(("1",)), seat=0, playouts=300)
    assert found.ranking() == []
    assert found.expected()[1] > 0.6


def test_team_mates_play_as_one() -> None:
    """Four in two teams search exactly like the two sides they are."""
    rankings = [search(game, playouts=500).ranking() for game in (Nim(), TeamNim())]
    for alone, together in zip(*rankings, strict=True):
        assert together.action == alone.action
        assert together.visits == alone.visits
        assert together.expected == pytest.approx(alone.expected / 2)


def test_an_answer_to_chance_is_chosen_knowing_it() -> None:
    ranking = search(Weather()).ranking()
    assert [str(entry.action) for entry in ranking] == ["in", "out"]
    assert ranking[1].expected == pytest.approx(0.2, abs=0.15)


def test_moves_without_a_choice_cost_no_playouts() -> None:
    found = search(Corridor(), playouts=20)
    assert str(found.ranking()[0].action) == "right"
    assert found.ranking()[0].expected == 1


def test_a_long_game_of_six_with_hundreds_of_moves_is_searched() -> None:
    marathon = Marathon()
    for ply in range(600):
        outcomes = marathon.chance_outcomes()
        marathon.apply(outcomes[ply % 2][0] if marathon.to_move < 0 else GOOD_DIE)
    found = Search(marathon, marathon.to_move, ToyKnowledge(), Random(3), SearchSettings(root_visits=2))
    found.run(800)
    best = found.ranking()[0]
    assert best.action == GOOD_DIE
    assert best.visits > 200
    assert sum(found.expected()) == pytest.approx(1)


class Circle(Tale):
    """A game that never ends and favours no seat."""

    def mover(self) -> int:
        return len(self.history) % 2

    def moves(self) -> tuple[str, ...]:
        return ("on",)

    def result(self) -> float:
        return 0.5

    def information_key(self, seat: int) -> int:
        return seat


def test_a_position_that_repeats_does_not_hold_a_playout_for_ever() -> None:
    assert search(Circle(), playouts=3).playouts == 3


def test_two_lucky_results_do_not_outweigh_what_looks_good_at_first_sight() -> None:
    node = MixingNode()
    likely, lucky = Action("likely"), Action("lucky")
    node.learn([likely, lucky], [9.0, 1.0])
    rng = Random(1)
    for position, result in ((0, 0.4), (1, 0.6)):
        node.select([0, 1], rng, 0.1)
        node.update(position, result, 0.0)
    drawn = [node.select([0, 1], rng, 0.1) for _ in range(200)]
    assert drawn.count(0) > 100
