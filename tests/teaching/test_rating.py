"""Ratings of people against the levels."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import log, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoshikan.bots.levels import LEVELS, Measured, in_place_of, level_file, measured, offered, over_lower
from hoshikan.engine import Seat
from hoshikan.games import GAMES
from hoshikan.library.ratings import RatedGame, RatedSeat, Standing
from hoshikan.teaching.practice import Strength
from hoshikan.teaching.rating import (
    KNOWN,
    LevelRating,
    chance,
    course,
    even_company,
    level_ratings,
    odds,
    rating,
    stakes,
    wins_over_lower,
)

GAME = "conquestar"


TEAMS = (0, 1, 0, 1)


def seats(levels: Sequence[str]) -> list[Seat]:
    """One person, then a bot of each of these levels."""
    return [Seat(name="Aki"), *(Seat("bot", "Vega", level) for level in levels)]


def game(number: int, levels: tuple[str, ...], place: int, helped: bool = False, player: str = "Aki") -> RatedGame:
    """A game that the person at seat 0 ended at `place`; the bots stand in the order of their seats."""
    ratings = level_ratings(GAME)
    seats = (RatedSeat(), *(RatedSeat(level, *ratings[level]) for level in levels))
    others = [other for other in range(1, len(seats) + 1) if other != place]
    result = tuple(Standing(seat, at) for seat, at in enumerate((place, *others)))
    return RatedGame(f"{number:04}", number, GAME, player, seats, helped, number, result)


games = st.builds(
    lambda levels, place, helped, number: game(number, tuple(levels), 1 + place % (len(levels) + 1), helped),
    st.lists(st.sampled_from(LEVELS), min_size=1, max_size=5),
    st.integers(0, 5),
    st.booleans(),
    st.integers(0, 999),
)


@given(st.lists(games, max_size=12))
def test_a_rating_stays_within_bounds_and_gets_surer(past: list[RatedGame]) -> None:
    steps = course(past, GAME, "Aki")
    assert len(steps) == len(past)
    for step in steps:
        assert 0 < step.after.sigma < Strength().sigma + 0.1
        assert -20 < step.after.mu < 70
        last = max(standing.place for standing in step.game.result)
        place = step.game.result[0].place
        if place == last:
            assert step.after.mu <= step.before.mu
        if place == 1 and not step.game.helped:
            assert step.after.mu >= step.before.mu
        if step.game.helped:
            assert step.after.mu <= step.before.mu
    for before, after in pairwise(steps):
        assert after.before == before.after


@given(st.lists(games, min_size=1, max_size=8))
def test_what_was_rated_before_stands_when_more_is_played(past: list[RatedGame]) -> None:
    assert course(past, GAME, "Aki")[:-1] == course(past[:-1], GAME, "Aki")


def test_every_player_and_every_game_has_a_rating_of_its_own() -> None:
    past = [game(1, ("casual",), 1), game(2, ("casual",), 2, player="Ben")]
    assert rating(past, GAME, "Aki").mu > Strength().mu > rating(past, GAME, "Ben").mu
    assert rating(past, "crowntaker", "Aki") == Strength()


def test_a_win_against_a_stronger_level_is_worth_more() -> None:
    gains = [rating([game(1, (level,), 1)], GAME, "Aki").mu for level in ("novice", "casual", "skilled")]
    assert gains == sorted(set(gains))


def test_partners_win_together() -> None:
    alone = game(1, ("casual", "casual", "casual"), 1)
    sides = alone._replace(result=(Standing(0, 1), Standing(1, 2), Standing(0, 1), Standing(1, 2)))
    assert rating([sides], GAME, "Aki").mu > Strength().mu


def test_a_result_without_a_person_or_with_missing_seats_counts_for_nothing() -> None:
    sound = game(1, ("casual",), 1)
    broken = [sound._replace(result=sound.result[:1]), sound._replace(seats=sound.seats[1:] * 2)]
    assert course(broken, GAME, "Aki") == []


@pytest.mark.parametrize("game_id", GAMES)
def test_no_level_is_weaker_than_the_one_below_it(game_id: str) -> None:
    ratings = [level_ratings(game_id)[level] for level in LEVELS]
    assert [one.mu for one in ratings] == sorted(one.mu for one in ratings)
    assert all(one.sigma > 0 for one in ratings)


@pytest.mark.parametrize("game_id", GAMES)
def test_somebody_as_strong_as_the_one_ply_player_has_the_chances_measured(game_id: str) -> None:
    """The level's share of wins, found again from its rating by openskill's own expectation, but for what its games
    against the next level change."""
    found = measured(game_id, "novice")
    if found is None:
        assert not level_file(game_id).exists(), f"resources/games/{game_id}/levels.toml: a share of wins for novice"
        return
    others = [level_ratings(game_id)["novice"], *[LevelRating(25.0, 0.0)] * (found.players - 2)]
    one_ply = chance([[Strength(25.0, 0.0)], *([other] for other in others)])
    novice = chance([[Strength(others[0].mu, 0.0)], *[[LevelRating(25.0, 0.0)]] * (found.players - 1)])
    assert novice / (novice + one_ply) == pytest.approx(found.won, abs=0.05)


@pytest.mark.parametrize("opponents", [1, 2, 3, 5])
@pytest.mark.parametrize("mu", [12.0, 22.0, 28.0, 40.0])
def test_company_is_as_even_as_the_levels_allow(opponents: int, mu: float) -> None:
    own = Strength(mu, 1.5, 40)
    company, ratings = even_company(own, GAME, seats(["casual"] * opponents)), level_ratings(GAME)
    assert len(company.levels) == opponents
    assert company.known
    distance = abs(company.chance - company.fair)
    for level in LEVELS:
        alike = chance([[own], *[[ratings[level]]] * opponents])
        assert distance <= abs(alike - company.fair) + 0.021


def test_even_for_two_teams_is_half() -> None:
    alike = LevelRating(28.0, 1.0)
    assert chance([[alike, alike], [alike, alike]]) == pytest.approx(0.5)
    assert odds(Strength(), "crowntaker", seats(["casual"] * 3), TEAMS).fair == 0.5
    assert odds(Strength(), GAME, seats(["casual"] * 3)).fair == 0.25
    even = Strength(*level_ratings("crowntaker")["skilled"], KNOWN)
    for team in (TEAMS, (0, 0, 1, 1), (0, 1, 1, 0)):
        assert odds(even, "crowntaker", seats(["skilled"] * 3), team).chance == pytest.approx(0.5)


def test_a_stronger_partner_helps_and_a_stronger_opponent_hurts() -> None:
    own = Strength(25.0, 1.5, KNOWN)
    levels = ("novice", "casual", "skilled")
    partner = [odds(own, "crowntaker", seats(["casual", level, "casual"]), TEAMS).chance for level in levels]
    opponent = [odds(own, "crowntaker", seats([level, "casual", "casual"]), TEAMS).chance for level in levels]
    assert partner == sorted(set(partner))
    assert opponent == sorted(set(opponent), reverse=True)


@pytest.mark.parametrize("mu", [18.0, 25.0, 32.0])
def test_company_for_a_team_game_is_even_between_the_teams(mu: float) -> None:
    own = Strength(mu, 1.0, 40)
    company = even_company(own, "crowntaker", seats(["casual"] * 3), TEAMS)
    assert company.fair == 0.5
    assert company.chance == odds(own, "crowntaker", seats(company.levels), TEAMS).chance
    assert abs(company.chance - 0.5) < 0.13
    assert company.levels[0] == company.levels[2]


def test_a_player_that_is_not_known_yet_begins_with_the_weakest() -> None:
    for game_id in GAMES:
        company = even_company(Strength(), game_id, seats(["casual"]))
        assert company.levels == ("novice",)
        assert not company.known
    assert even_company(Strength(30.0, 5.0, KNOWN), GAME, seats(["casual"])).known


def test_a_level_that_is_no_longer_offered_is_as_strong_as_its_substitute() -> None:
    for game_id in GAMES:
        ratings = level_ratings(game_id)
        assert list(ratings) == list(LEVELS)
        assert all(ratings[level] == ratings[in_place_of(game_id, level)] for level in LEVELS)
        assert len({ratings[level] for level in offered(game_id)}) == len(offered(game_id))
        assert set(even_company(Strength(60.0, 1.0, 40), game_id, seats(["expert"])).levels) <= set(offered(game_id))
    assert stakes("hoshi-wo-wataru", seats(["expert", "master"])), "a match with an old level is still rated"


def test_each_level_that_is_offered_is_clearly_stronger_than_the_one_below() -> None:
    for game_id in GAMES:
        levels = offered(game_id)
        ratings = level_ratings(game_id)
        for lower, upper in pairwise(levels):
            direct = over_lower(game_id, upper)
            known = [one for one in (measured(game_id, lower), measured(game_id, upper)) if one is not None]
            gaps = []
            if direct is not None:
                gaps.append((logit(direct), variance(direct)))
            if len(known) == 2:
                gaps.append((logit(known[1]) - logit(known[0]), variance(known[0]) + variance(known[1])))
            weight = sum(1 / error for _gap, error in gaps)
            gap = sum(one / error for one, error in gaps) / weight
            assert gap - 1.96 / sqrt(weight) > 0, (game_id, upper)
            assert ratings[upper].mu - ratings[lower].mu > 1.0, (game_id, upper)


def test_a_level_wins_most_games_against_the_one_below_whether_they_met_or_not() -> None:
    for game_id in GAMES:
        lowest, *others = offered(game_id)
        assert wins_over_lower(game_id, lowest) == 0.5
        assert all(0.55 < wins_over_lower(game_id, level) < 0.9 for level in others)
    assert over_lower("carcassonne-star-wars", "master") is None
    assert wins_over_lower("carcassonne-star-wars", "master") == pytest.approx(0.81, abs=0.03)
    met = over_lower("conquestar", "skilled")
    assert met is not None
    assert wins_over_lower("conquestar", "skilled") == met.won


def logit(one: Measured) -> float:
    return log(one.won / (1 - one.won))


def variance(one: Measured) -> float:
    return 1 / (one.games * one.won * (1 - one.won))


def test_games_between_neighbours_count_where_greedy_loses_to_both_alike() -> None:
    ratings = level_ratings("sterre-en-kroon")
    expert, master = (measured("sterre-en-kroon", level) for level in ("expert", "master"))
    assert expert is not None
    assert master is not None
    assert abs(expert.won - master.won) < 0.01
    assert ratings["master"].mu - ratings["expert"].mu > 1.5
