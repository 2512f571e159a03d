"""From games to numbers in a file, and back."""

from __future__ import annotations

from math import log
from pathlib import Path
from random import Random

import msgspec
import pytest

from hoshikan.bots.entrants import entrant, tuned
from hoshikan.engine.errors import SetupError
from hoshikan.engine.knowledge import FittedKnowledge
from hoshikan.engine.state import TERMINAL
from hoshikan.engine.tuning import FittedTable, Origin, Tuning, read_tuning
from hoshikan.games import GAMES
from hoshikan.tune.fitting import fit
from hoshikan.tune.samples import Forecast, Sample, SampledGame, SampleJob, calibration, look, of_samples, parted, play
from hoshikan.tune.writing import written
from tests.bench.forecast import of_knowledge
from tests.tune.counting import NOTHING, Counting, Hasty, Pairs, counted, counting

__all__ = ["counted"]

TABLE = FittedTable(
    sides=2,
    games=10,
    positions=40,
    log_loss=0.5,
    constant=0.6931,
    results={"points": (0.0, 2.0), "coins": (0.5, 0.0)},
    points={"points": (1.0, 1.0), "coins": (0.25, 0.0), "base": (8.0, 0.0)},
)


def test_what_is_written_is_read(tmp_path: Path) -> None:
    origin = Origin("hoshikan-cli tune 'x'", 7, ("greedy", "skilled@60"), 'a "good" reason \x7f ★')
    tuning = Tuning("conquestar", origin, {"coin-worth": 0.25, "面 value": -3.0}, (TABLE,))
    place = tmp_path / "conquestar.toml"
    place.write_text(written(tuning), "utf-8")
    assert read_tuning(place) == tuning


def test_a_damaged_file_is_named_with_the_place(tmp_path: Path) -> None:
    place = tmp_path / "conquestar.toml"
    place.write_text('game = "conquestar"\n[origin]\ncommand = 3\n', "utf-8")
    with pytest.raises(SetupError, match=r"conquestar\.toml.*command"):
        read_tuning(place)


def test_splines_of_unequal_length_are_refused_with_their_place(tmp_path: Path) -> None:
    table = msgspec.structs.replace(TABLE, points=TABLE.points | {"coins": (0.25, 0.0, 1.0)})
    place = tmp_path / "conquestar.toml"
    place.write_text(written(Tuning("conquestar", Origin("x"), {}, (table,))), "utf-8")
    with pytest.raises(SetupError, match=r"conquestar\.toml.*table\[0\]\.points\.coins"):
        read_tuning(place)


def test_weights_move_between_knots_and_a_new_feature_says_nothing_yet() -> None:
    valuation = TABLE.valuation(("coins", "new", "points"))
    rows = [[4.0, 99.0, 1.0], [0.0, -99.0, 3.0]]
    assert valuation.points(rows, 0.5) == pytest.approx([4 + 0.5 + 1, 4 + 3])
    even = valuation.results([[0.0, 5.0, 2.0], [4.0, 0.0, 1.0]], 0.5)
    assert even == pytest.approx([0.5, 0.5]), "at half time a point is worth four coins"
    assert valuation.results([[4.0, 0.0, 0.0], [0.0, 0.0, 0.0]], 0.0)[0] == pytest.approx(0.8808, abs=1e-4)
    assert valuation.results([[9.0, 0.0, 1.0], [0.0, 0.0, 1.0]], 1.0) == pytest.approx([0.5, 0.5])


def test_the_nearest_number_of_sides_stands_in_and_nothing_fitted_is_equal_shares() -> None:
    state = GAMES["conquestar"].new(players=3, seed=1)
    assert counting().evaluate(state) == pytest.approx([1 / 3] * 3)
    assert counting(Tuning("conquestar", Origin(""), {}, (TABLE,))).expected_points(state) == pytest.approx(
        [8 + 1 / 4] * 3
    )


def test_seats_of_a_side_win_together() -> None:
    state = GAMES["conquestar"].new(players=4, seed=1)
    knowledge = Pairs(NOTHING.valuations(Pairs.feature_names, 4))
    pairs = knowledge.evaluate(state)
    assert sum(pairs) == pytest.approx(1)
    assert pairs[0] == pairs[2]


def invented(games: int, weight: float) -> list[SampledGame]:
    """Games of two whose winner follows a feature by the logit with this weight at their end, and luck at their start;
    the other feature is noise, and everybody has three points and twice the feature."""
    rng = Random(5)
    found = []
    for seed in range(games):
        samples = []
        for _ in range(8):
            progress, rows = rng.random(), [[rng.gauss(0, 1), rng.gauss(0, 1)] for _ in "ab"]
            chance = 1 / (1 + 2.718281828 ** (-weight * progress * (rows[0][0] - rows[1][0])))
            won = float(rng.random() < chance)
            samples.append(Sample(progress, rng.randrange(2), rows, [won, 1 - won], [3 + 2 * row[0] for row in rows]))
        found.append(SampledGame(2, seed, samples))
    return found


def test_a_fit_finds_what_made_the_games() -> None:
    games = invented(1000, weight=3.0)
    table = fit(games, ("lead", "noise"), knots=5)
    assert (table.sides, table.games, table.positions) == (2, 1000, 2400)
    assert table.results["lead"][0] == pytest.approx(0, abs=0.3)
    assert table.results["lead"][-1] == pytest.approx(3, abs=0.5)
    assert all(abs(weight) < 0.4 for weight in table.results["noise"])
    assert table.points["lead"] == pytest.approx((2,) * 5, abs=0.05)
    assert table.points["base"] == pytest.approx((3,) * 5, abs=0.05)
    found = calibration(of_samples(parted(games)[1], table.valuation(("lead", "noise"))))
    assert found.whole.log_loss == pytest.approx(table.log_loss, abs=1e-3)
    assert found.whole.constant == pytest.approx(table.constant) == log(2)
    assert abs(found.whole.bias) < 0.1
    assert all(abs(one.said - one.came) < 0.1 for one in found.bins)
    assert len(fit(games[:100], ("lead", "noise"), knots=11).results["lead"]) == 11


def forecast(progress: float, said: float, won: float, points: float = 0.0) -> Forecast:
    return Forecast(progress, 0, [said, 1 - said], [won, 1 - won], [points, points], [1.0, 1.0])


def test_calibration_shows_quarters_and_bins() -> None:
    found = calibration(
        [forecast(0.1, 0.7, 1), forecast(0.2, 0.65, 0), forecast(0.3, 1.0, 0), forecast(1.0, 0.5, 0.5, points=4)]
    )
    first, second, third, last = found.quarters
    assert third is None
    assert first is not None
    assert second is not None
    assert last is not None
    assert first.log_loss == pytest.approx(-(log(0.7) + log(0.35)) / 2)
    assert second.log_loss > 20, "a miss of who was sure costs much, but not all"
    assert (last.log_loss, last.constant, last.bias, last.deviation) == pytest.approx((log(2), log(2), 3, 3))
    assert [(one.low, one.positions) for one in found.bins] == [(0.4, 1), (0.6, 2), (0.9, 1)]
    assert (found.bins[1].said, found.bins[1].came) == pytest.approx((0.675, 0.5))
    assert [row[0] for row in found.by_quarter()] == ["", "quarter 1", "quarter 2", "quarter 4", "all"]
    assert list(found.reliability())[2] == ("60%–75%", "2", "67.5%", "50.0%")
    with pytest.raises(ValueError, match="no forecasts"):
        calibration([])


@pytest.mark.usefixtures("counted")
def test_samples_are_what_the_mover_may_know_of_a_game_with_its_end() -> None:
    job = SampleJob("conquestar", ("greedy", "random"), seed=4, samples=6)
    game = play(job)
    assert game == play(job)
    assert (game.sides, game.seed, len(game.samples)) == (2, 4, 6)
    ends = {(tuple(one.results), tuple(one.points)) for one in game.samples}
    assert len(ends) == 1
    for one in game.samples:
        assert sum(one.results) == 1
        assert all(row[0] <= points for row, points in zip(one.rows, one.points, strict=True))
        assert one.side in (0, 1)


def test_what_is_fitted_to_are_positions_at_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is over once what is under way has run its course has nothing to predict."""
    knowledge = Hasty(NOTHING.valuations(Hasty.feature_names, 4))
    monkeypatch.setattr("hoshikan.games.conquestar.bot.knowledge.KNOWLEDGE", knowledge)
    job = SampleJob("conquestar", ("random", "random"), seed=4, samples=40)
    positions = [knowledge.at_rest(position) for _, position in look(job).positions]
    under_way = [rest for rest in positions if rest.to_move != TERMINAL]
    assert 0 < len(under_way) < len(positions)
    assert [one.rows for one in play(job).samples] == [knowledge.features(rest) for rest in under_way]


def test_any_knowledge_can_be_asked_for_forecasts() -> None:
    job = SampleJob("crowntaker", ("random",) * 2, seed=4, samples=3)
    for one in of_knowledge(GAMES["crowntaker"].knowledge(), look(job)):
        assert 0 < one.progress < 1
        assert sum(one.shares) == pytest.approx(1)
        assert sum(one.results) == pytest.approx(1)
    paired = Pairs(NOTHING.valuations(Pairs.feature_names, 4))
    for one in of_knowledge(paired, look(SampleJob("conquestar", ("random",) * 4, seed=4, samples=3))):
        assert list(one.shares) == pytest.approx([0.5, 0.5])


def test_knowledge_without_features_cannot_be_sampled(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["conquestar"]
    monkeypatch.setattr(type(game), "knowledge", lambda _self: object())
    with pytest.raises(TypeError, match="no features"):
        play(SampleJob("conquestar", ("random", "random"), 1, 1))
    with pytest.raises(TypeError, match="no features"):
        tuned(game, NOTHING)


@pytest.mark.usefixtures("counted")
def test_an_entrant_has_its_own_budget_and_numbers(tmp_path: Path) -> None:
    game = GAMES["conquestar"]
    state = game.new(players=2, seed=3)
    player = entrant("skilled@7").sit(game, playouts=90)
    player.choose(state, Random(1))
    assert player.searched == 7
    assert entrant("skilled@20ms").milliseconds == 20
    place = tmp_path / "a+b.toml"
    place.write_text(written(Tuning("conquestar", Origin(""), {}, (TABLE,))), "utf-8")
    other = entrant(f"skilled@5+{place}")
    assert other.tuning is not None
    knowledge = tuned(game, other.tuning)
    assert isinstance(knowledge, Counting)
    assert knowledge.expected_points(state)[0] > 0 == game.knowledge().expected_points(state)[0]
    other.sit(game).choose(state, Random(1))


@pytest.mark.parametrize("text", ["", "wizard", "skilled@", "skilled@0", "skilled@3s", "skilled@99999999", "@5", "a:b"])
def test_an_entrant_nobody_knows_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"no player|after the @"):
        entrant(text)


@pytest.mark.parametrize("game", GAMES)
def test_every_feature_of_a_game_is_fitted(game: str) -> None:
    """Nothing is counted that only the file or only the code knows; `hoshikan-cli tune` makes them agree."""
    knowledge = GAMES[game].knowledge()
    if isinstance(knowledge, FittedKnowledge):
        from hoshikan.cli.tune import standing_file

        names = set(knowledge.feature_names)
        tuning = read_tuning(standing_file(game))
        assert tuning.game == game
        for table in tuning.table:
            assert set(table.results) == names
            assert {len(spline) for spline in table.results.values()} == {knowledge.knots}
            assert set(table.points) == {*names, "base"}
