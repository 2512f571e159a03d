"""A fixed sample of what `python -m tests.fresh` examines with new seeds, and the faults that it must find."""

from __future__ import annotations

import pytest

from hoshikan.games import GAMES
from tests.bots.planted import PlantedError, at_the_end, plant
from tests.engine.variants import EVERY, SETS, Variant
from tests.fresh.__main__ import main
from tests.fresh.courses import WAYS, Case
from tests.fresh.questions import Examiner, FaultError

pytestmark = pytest.mark.usefixtures("qapp")


def sample() -> list[Case]:
    """Each set of options in one way, all ways in turn; and what random moves hardly reach."""
    found = [Case(variant, WAYS[number % len(WAYS)], number) for number, variant in enumerate(SETS)]
    found += [Case(variant, "edited", 3) for variant in SETS if variant.game_id in ("conquestar", "crowntaker")]
    return found


def drafts(case: Case) -> int:
    """Many of the games in which that is quick."""
    return 20 if case.variant.game_id in ("conquestar", "crowntaker") else 2


@pytest.mark.parametrize("case", sample(), ids=str)
def test_every_position_can_be_thought_about(case: Case) -> None:
    examiner = Examiner(sampled=2, thorough=1, drafts=drafts(case))
    examiner.examine(case)
    assert examiner.questions[case.variant.game_id] > examiner.positions[case.variant.game_id] > 2


def smallest(game_id: str) -> Variant:
    return min((variant for variant in EVERY if variant.game_id == game_id), key=lambda variant: variant.players)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_fault_in_an_evaluation_is_found(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, GAMES[game_id], ["evaluate"], at_the_end)
    with pytest.raises(FaultError) as caught:
        Examiner(sampled=0, thorough=0).examine(Case(smallest(game_id), "random", 1))
    assert isinstance(caught.value.__cause__, PlantedError)


def test_a_fault_that_hints_forgive_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_given: object) -> None:
        raise PlantedError

    game = GAMES["conquestar"]
    monkeypatch.setattr(type(game.tutor()), "nudge", fail)
    with pytest.raises(FaultError, match="hint"):
        Examiner(sampled=1, thorough=1).examine(Case(smallest(game.id), "random", 1))


def test_a_seed_repeats_and_a_failure_names_what_repeats_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    runs = []
    for _ in range(2):
        assert main(["--seed", "5", "--only", "3"]) == 0
        runs.append(capsys.readouterr().out)
    assert runs[0] == runs[1]
    assert runs[0].startswith("seed 5\n")
    assert runs[0].endswith("questions, seed 5, 0 failures\n")
    for game in GAMES.values():
        plant(monkeypatch, game, ["evaluate"], at_the_end)
    assert main(["--seed", "5", "--only", "3"]) == 1
    said = capsys.readouterr().out
    assert "PlantedError" in said
    assert "python -m tests.fresh --seed 5 --only 3" in said
    assert said.endswith("1 failures\n")


def test_two_processes_share_the_cases(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--seed", "5", "--seconds", "0.001", "--jobs", "2"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith("questions, seed 5, 0 failures")
