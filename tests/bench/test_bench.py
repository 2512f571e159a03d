"""The table of measurements distinguishes a miss from a hit; no test judges speed."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean

import pytest
from PySide6.QtWidgets import QApplication

from hoshikan.bots.players import player
from hoshikan.games import GAMES
from hoshikan.tune.samples import Forecast, decisions_of
from tests.bench import before, soak
from tests.bench.__main__ import BENCHES, main
from tests.bench.forecast import ForecastJob, Predicted, alone, played_on, predicted
from tests.bench.gains import FROM_ONE_GAME, TrialJob, kinds, row_of, tried, words_of
from tests.bench.hints import GOALS
from tests.bench.steady import FEWEST, interval, steady
from tests.bench.table import Row, formatted, number


@pytest.mark.parametrize(
    ("row", "ratio", "verdict"),
    [
        (Row("b", "w", 150, "ms", 100, target=2.0, target_is_ratio=True), 1.5, "ok"),
        (Row("b", "w", 250, "ms", 100, target=2.0, target_is_ratio=True), 2.5, "miss"),
        (Row("b", "w", 500, "ms", target=500), None, "ok"),
        (Row("b", "w", 501, "ms", target=500), None, "miss"),
        (Row("b", "w", 10, "/s", 20), 0.5, ""),
        (Row("b", "w", 10, "bytes"), None, ""),
    ],
)
def test_a_target_bounds_the_value_or_its_ratio_from_above(row: Row, ratio: float | None, verdict: str) -> None:
    assert row.ratio == ratio
    assert row.verdict == verdict


@pytest.mark.parametrize(
    ("value", "text"),
    [(156_382.4, "156,382"), (99.94, "99.9"), (5.444, "5.44"), (0.0321, "0.0321"), (0.5, "0.500"), (0.0, "0.0000")],
)
def test_numbers_have_three_digits_that_count(value: float, text: str) -> None:
    assert number(value) == text


def test_columns_line_up_whatever_the_script() -> None:
    rows = [Row("星冠", "x", 1, "ms"), Row("conquestar", "y", 1234, "ms", target=2)]
    heading, rule, japanese, latin = formatted(rows).splitlines()
    assert heading.split()[:3] == ["bench", "what", "measured"]
    assert rule.startswith("-" * len("conquestar"))
    assert japanese.index("x") == latin.index("y") - 2  # two letters that are two columns wide
    assert latin.endswith("miss")


def test_hints_are_counted_and_their_reasons_recomputed(qapp: QApplication, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hints", "conquestar", "--positions", "2", "--playouts", "10", "--show", "1", "--facts", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("[conquestar]")
    told = [line for line in lines if re.search(r"\d+ \[\d+–\d+\]$", line)]
    assert [line.split("  ")[0] for line in told] == [
        what for what in GOALS if any(line.startswith(what) for line in told)
    ]
    assert any(line.startswith("no reason at all") for line in told)


def told(progress: float, side: int, shares: Sequence[float], winner: int, chance: float | None = None) -> Predicted:
    results = [float(seat == winner) for seat in range(len(shares))]
    return Predicted(Forecast(progress, side, shares, results, shares, shares), chance)


def test_the_seat_to_move_is_judged_alone() -> None:
    sure, wrong = told(0.9, 0, (0.9, 0.05, 0.05), 0), told(0.1, 1, (0.5, 0.4, 0.1), 2)
    assert alone([sure, wrong])[1:] == [
        ("quarter 1", "1", "0.511", "0.405"),
        ("quarter 4", "1", "0.105", "1.099"),
        ("all", "2", "0.308", "0.752"),
    ]


def test_positions_played_on_are_a_forecast_too() -> None:
    """All of 99 won, with half a game of either outcome added, is .995: its loss is .005, and 5.298 if it fails."""
    fair, certain = told(0.1, 0, (0.5, 0.5), 0, chance=1.0), told(0.9, 0, (0.9, 0.1), 1, chance=1.0)
    assert [line[1:] for line in played_on([fair, certain, told(0.1, 0, (0.5, 0.5), 0)], 99)[1:]] == [
        ("1", "100.0%", "50.0%", "99.5%", "0.693", "0.005", "0.688 ± 0.000"),
        ("1", "0.0%", "90.0%", "99.5%", "2.303", "5.298", "-2.996 ± 0.000"),
        ("2", "50.0%", "70.0%", "99.5%", "1.498", "2.652", "-1.154 ± 2.553"),
    ]


def test_a_game_is_predicted_along_its_course(capsys: pytest.CaptureFixture[str]) -> None:
    found = predicted(ForecastJob("conquestar", 2), 3)
    assert all(sum(one.forecast.results) == pytest.approx(1) == sum(one.forecast.shares) for one in found)
    assert main(["forecast", "conquestar", "--games", "1"]) == 0
    printed = capsys.readouterr().out
    assert "conquestar, 2 players, 1 games" in printed
    assert "log-loss" in printed
    assert "said to win" in printed
    assert "better by" not in printed


def test_positions_are_played_on_as_they_came(capsys: pytest.CaptureFixture[str]) -> None:
    """Late in a game it hardly changes any more who wins."""
    late = [one for seed in range(3) for one in predicted(ForecastJob("conquestar", 2, 40, times=8), seed)]
    late = [one for one in late if one.forecast.progress > 0.9]
    assert fmean(abs((one.chance or 0.0) - one.forecast.results[one.forecast.side]) for one in late) < 0.25
    assert main(["forecast", "conquestar", "--games", "1", "--positions", "2", "--played-out", "2"]) == 0
    assert "better by" in capsys.readouterr().out


def test_likings_are_the_shares_of_what_is_kept_in_secret(capsys: pytest.CaptureFixture[str]) -> None:
    names = ["conquestar", "hoshi-wo-wataru"]
    assert main(["reading", *names, "--likings", "--levels", "novice", "--games", "2"]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()[2:]]
    assert {row[0] for row in rows} == {"hoshi-wo-wataru"}, "nothing is kept from the start in Conquestar"
    counts = [[int(part) for part in row[3].split("/")] for row in rows]
    kept, possible = map(sum, zip(*counts, strict=True))
    assert (kept, possible) == (3 + 4, 2 * (3 + 4)), "of three and of four players, each one of two"
    assert all(0 < float(row[4]) < 1 for row in rows)


def test_words_that_are_met_together_belong_to_one_kind_of_decision() -> None:
    met = [frozenset({"pass", "offer"}), frozenset({"lord"}), frozenset({"pass", "demand"})]
    assert set(kinds(met)) == {frozenset({"lord"}), frozenset({"pass", "offer", "demand"})}


def test_choices_are_tried_beside_those_of_first_sight(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["crowntaker", "--games", "1", "--deals", "2", "--besides", "2", "--levels", "greedy", "--jobs", "1"]
    assert main(["gains", *asked]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith("deploy ") for line in lines)
    assert any(line.startswith("lord ") for line in lines)
    for wrong in ("genius", "engine:anybody"):
        with pytest.raises(SystemExit):
            main(["gains", "--levels", wrong])
        assert wrong in capsys.readouterr().err


def test_a_careless_deployment_costs_what_a_careful_one_would_have_gained() -> None:
    found = tried(TrialJob("crowntaker", 2, ("random", "greedy"), 8, 3), 1)
    armies = [trial for trial in found.trials if trial.words == {"deploy"}]
    assert len(armies) == FROM_ONE_GAME < max(found.decisions.values())
    assert fmean(trial.gains[0] for trial in armies) < -0.01
    assert all(
        gain == 0 or other for trial in found.trials for gain, other in zip(trial.gains, trial.others, strict=True)
    )


def test_who_plays_to_the_end_asks_no_evaluation() -> None:
    """The gain of a row is a number of won games, a shared one being half: over four deals, eighths of a win."""
    found = tried(TrialJob("conquestar", 2, ("random",), 4, 0, ahead=1.0), 1)
    gains = [8 * trial.gains[0] for trial in found.trials]
    assert any(gains)
    assert gains == [pytest.approx(round(gain)) for gain in gains]


def test_cards_that_are_set_one_after_another_in_secret_are_one_choice() -> None:
    game = GAMES["hoshi-wo-wataru"]
    state = game.new(3, 1)
    greedy = player("greedy", game)
    at = next(at for at in decisions_of(state, [greedy] * 3, Random(1), 0.0) if words_of(at.legal_actions()) == {"set"})
    row = row_of(greedy, at, Random(1))
    assert len(row) > 1
    seat = at.to_move
    for action in row:
        assert at.to_move == seat
        at.apply(action)
    assert at.to_move != seat


def test_an_unknown_bench_is_named_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["speed"])
    assert leaving.value.code == 2
    message = capsys.readouterr().err
    assert "unknown bench 'speed'" in message
    assert all(name in message for name in BENCHES)


@pytest.mark.skipif(sys.platform != "linux", reason="what a process holds is read from /proc")
def test_a_soak_shows_what_is_held_after_each_game(qapp: QApplication) -> None:
    told: list[str] = []
    first, second = soak.soak(2, 1, told.append)
    assert [line.split()[0] for line in told] == ["games", "1", "2"]
    assert (first.games, second.games) == (1, 2)
    assert first.rss > 0
    assert second.widgets <= first.widgets
    assert (second.children, second.zombies) == (0, 0)


def test_growth_compares_the_halves_of_an_evening() -> None:
    samples = [soak.Sample(games, rss, rss, rss, 0, 0, 0, 0, 0, 0) for games, rss in enumerate((100, 180, 170, 190))]
    assert soak.growth(samples) == 10


def row(ratio: float, spread: float | None = None, unit: str = "ms", what: str = "w") -> Row:
    """A row measured at so many times its reference, known to so much to either side."""
    known = None if spread is None else (ratio - spread, ratio + spread)
    return Row("b", what, 100 * ratio, unit, 100, interval=known)


@pytest.mark.parametrize(
    ("now", "earlier", "word"),
    [
        (row(1.2, 0.01), row(1.0, 0.01), "worse"),
        (row(1.2, 0.15), row(1.0, 0.06), ""),
        (row(0.8, 0.01), row(1.0, 0.01), "better"),
        (row(1.2, 0.01, "/s"), row(1.0, 0.01, "/s"), "better"),
        (row(0.8, 0.01, "/s"), row(1.0, 0.01, "/s"), "worse"),
        (row(9.0), row(1.0, 0.01), ""),
    ],
)
def test_a_noisy_machine_does_not_cry_wolf(now: Row, earlier: Row, word: str) -> None:
    assert before.verdict(now, earlier) == word
    assert before.change(now, earlier)[0] == pytest.approx(now.level / earlier.level)


def test_the_median_lies_where_it_is_said_to() -> None:
    assert interval([3.0, 1.0, 2.0]) == (1.0, 3.0)
    low, high = interval([float(value) for value in range(101)])
    assert low < 50 < high
    assert (low, high) == (40.0, 60.0)


def test_it_is_measured_until_it_is_steady() -> None:
    done = []

    def work() -> float:
        done.append(sum(range(2_000)))
        return 1

    same = steady(work, 0.2, work)
    assert 0 < same.interval[0] <= same.interval[1]
    assert min(same.rate, same.reference) > 0
    assert len(done) >= 2 * FEWEST


def _found(rows: list[Row], quick: bool, games: Sequence[str]) -> list[Row]:
    """A bench that is over at once."""
    assert not quick
    assert tuple(games) == tuple(GAMES)
    return rows


def test_a_table_is_kept_and_compared_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(before, "KEPT", tmp_path / "build" / "bench.json")
    for ratio in (1.0, 1.5):
        found = [row(ratio, 0.01), row(2.0, what=f"{ratio}")]
        monkeypatch.setitem(BENCHES, "toy", partial(_found, found))
        assert main(["toy", *(["--against", str(before.KEPT)] if ratio > 1 else [])]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[-1].split() == ["b", "w", "1.00", "×", "1.50", "×", "1.50", "×", "1.48–1.53", "worse"]
    # What one run did not measure stays from the run before.
    assert [one.what for one in before.kept(before.KEPT)] == ["w", "1.0", "1.5"]


def test_games_are_measured_alone_that_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[Sequence[str]] = []

    def toy(_quick: bool, games: Sequence[str]) -> list[Row]:
        asked.append(games)
        return [row(1.0)]

    monkeypatch.setattr(before, "KEPT", tmp_path / "bench.json")
    monkeypatch.setitem(BENCHES, "toy", toy)
    assert main(["toy", "--game", "crowntaker", "--game", "conquestar"]) == 0
    assert asked == [["crowntaker", "conquestar"]]
    with pytest.raises(SystemExit):
        main(["toy", "--game", "chess"])
    assert "crowntaker" in capsys.readouterr().err


def test_what_is_no_table_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    damaged = tmp_path / "damaged.json"
    damaged.write_text('[{"bench": 1}]', "utf-8")
    for file in (damaged, tmp_path / "none.json"):
        with pytest.raises(SystemExit):
            main(["start", "--against", str(file)])
        assert file.name in capsys.readouterr().err
