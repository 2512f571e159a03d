"""`arena --ladder` and `arena --work`, called as a shell would call them."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from hoshikan.__main__ import main
from hoshikan.bots.arena import Arena
from hoshikan.bots.levels import LEVELS, offered
from hoshikan.bots.series import Job, PlayedGame
from hoshikan.cli.arena import steps
from hoshikan.cli.strength import Ladder, section, title, with_section
from hoshikan.games import GAMES

LADDER = ["arena", "conquestar", "--ladder", "--games", "2", "--playouts", "1", "--strength", "S.md"]


@pytest.fixture(autouse=True)
def lowered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Number of times that the priority was lowered, which is not done to the tests themselves."""
    times: list[str] = []
    monkeypatch.setattr("hoshikan.cli.arena.lowest_priority", lambda: times.append("once"))
    monkeypatch.chdir(tmp_path)
    return times


def played(job: Job) -> PlayedGame:
    """A game that the better rung wins, of two levels the later one; greedy is between the first two."""
    weakest, *others = LEVELS
    rungs = [weakest, "greedy", *others]
    ranks = [rungs.index(name) for name in job.seats]
    won = frozenset(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
    effort = (1.0,) * len(ranks), (5,) * len(ranks), (10,) * len(ranks)
    return PlayedGame(job.seats, job.seed, tuple(ranks), won, "end", 20, 10, *effort)


def recorded(monkeypatch: pytest.MonkeyPatch) -> list[Job]:
    """Return the jobs that the command plays from now on."""
    jobs: list[Job] = []

    def play(job: Job) -> PlayedGame:
        jobs.append(job)
        return played(job)

    monkeypatch.setattr("hoshikan.cli.arena.play", play)
    return jobs


@pytest.mark.parametrize("game_id", GAMES)
def test_every_level_meets_the_next_lower_and_the_yardstick(game_id: str) -> None:
    levels, met = offered(game_id), steps(game_id)
    assert set(met) == {(higher, lower) for lower, higher in pairwise(levels)} | {(one, "greedy") for one in levels}
    assert len(met) == 2 * len(levels) - 1


def test_the_ladder_is_played_and_reported(lowered: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*LADDER, "--players", "3"]) == 0
    assert lowered == ["once"]
    text = Path("S.md").read_text("utf-8")
    assert text.startswith("# Strength\n")
    assert f"## {text.partition('## ')[2].strip()}" in capsys.readouterr().out
    assert re.search(r"\n\d{4}-\d\d-\d\d, (commit|version) .*: `hoshikan-cli arena conquestar --ladder --games 2", text)
    assert re.findall(r"^## (.*)$", text, re.MULTILINE) == ["conquestar, 3 players"]
    assert "≥ 65 %" not in text, "goals are those of the smallest table"
    for one, other in steps("conquestar"):
        (row,) = re.findall(rf"^\| {one} > {other} \| 6 \| .*% \| 50% \|", text, re.MULTILINE)
        assert re.search(r"\d+%–\d+%", row)


def test_both_tables_are_distinguished_and_more_games_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs = recorded(monkeypatch)
    assert main([*LADDER, "--work", "w"]) == 0
    first = 2 * 2 * len(steps("conquestar"))
    assert len(jobs) == first
    text = Path("S.md").read_text("utf-8")
    least, most = GAMES["conquestar"].players[0], GAMES["conquestar"].players[-1]
    assert re.findall(r"^## (.*)$", text, re.MULTILINE) == [title("conquestar", size) for size in (least, most)]
    assert text.count("| novice > greedy | 2 | 0% | 0%–66% | 50% |") == 2
    assert text.count("| skilled > casual | 2 | 100% | 34%–100% | 50% |") == 2
    assert text.count("≥ 65 %") == 1, "goals are those of the smallest table"
    assert main([*LADDER, "--work", "w", "--games", "4"]) == 0
    assert len(jobs) == 2 * first
    assert len({(job.seats, job.seed) for job in jobs}) == len(jobs), "no game is played twice"
    assert "| novice > greedy | 4 |" in Path("S.md").read_text("utf-8")
    assert main([*LADDER, "--work", "w", "--games", "4"]) == 0
    assert len(jobs) == 2 * first


def test_the_level_that_thinks_longest_may_play_fewer_games_and_more_later(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs = recorded(monkeypatch)
    fewer = [*LADDER, "--players", "2", "--work", "w", "--games", "6", "--long-games", "2"]
    assert main(fewer) == 0
    text = Path("S.md").read_text("utf-8")
    assert set(re.findall(r"^\| (\w+ > \w+) \| 2 \|", text, re.MULTILINE)) == {"master > expert", "master > greedy"}
    assert len(re.findall(r"^\| \w+ > \w+ \| 6 \|", text, re.MULTILINE)) == len(steps("conquestar")) - 2
    assert "--games 6 --seed 0 --long-games 2 --players 2 --playouts 1`" in text
    jobs.clear()
    at_once = [*LADDER, "--players", "2", "--games", "6"]
    assert main([*at_once, "--work", "w"]) == 0
    later = Path("S.md").read_text("utf-8")
    assert len(jobs) == 2 * (6 - 2), "games already played are not played again"
    assert all("master" in job.seats for job in jobs)
    Path("S.md").unlink()
    assert main(at_once) == 0
    assert Path("S.md").read_text("utf-8") == later, "ratings know no difference"


def test_the_ladder_shows_steps_without_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    def lucky(job: Job) -> PlayedGame:
        game = played(job)
        luck = 0.5 if 0 in game.winners else -0.5
        return replace(game, luck=(luck, -luck) if job.measure_luck else ())

    monkeypatch.setattr("hoshikan.cli.arena.play", lucky)
    many = [*LADDER, "--players", "2", "--games", "10"]
    assert main([*many, "--luck"]) == 0
    text = Path("S.md").read_text("utf-8")
    assert "| step | games | won | 95 % | without luck | 95 % | fair | goal |" in text
    assert "| novice > greedy | 10 | 0% | 0%–28% | 0% | 0%–0% | 50% | 15–30 % |" in text
    assert "--luck`" in text
    assert main(many) == 0
    assert "without luck" not in Path("S.md").read_text("utf-8")


def test_ctrl_c_keeps_what_was_played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    count = 0

    def play(job: Job) -> PlayedGame:
        nonlocal count
        count += 1
        if count == 5:
            raise KeyboardInterrupt
        return played(job)

    monkeypatch.setattr("hoshikan.cli.arena.play", play)
    assert main([*LADDER, "--work", "w"]) == 130
    assert "after 4 of" in capsys.readouterr().err
    assert Path("S.md").read_text("utf-8").count(" > ") == 4
    assert main([*LADDER, "--work", "w"]) == 0
    assert count == 1 + 4 * len(steps("conquestar"))
    whole = Path("S.md").read_bytes()
    count = 0
    assert main([*LADDER, "--work", "anew"]) == 130
    assert "keeps its section" in capsys.readouterr().out
    assert Path("S.md").read_bytes() == whole


def test_a_section_is_replaced_and_the_others_stay_in_order() -> None:
    def text(table: tuple[str, int], said: str) -> str:
        return f"## {title(*table)}\n\n{said}\n"

    first, second, third = list(GAMES)[:3]
    told = [
        ((second, 2), "two"),
        ((third, 3), "three"),
        ((first, 2), "one"),
        ((second, 4), "four"),
        ((second, 2), "two again"),
    ]
    document = ""
    for table, said in (*told, (("toy", 2), "last")):
        document = with_section(document, text(table, said))
    tables = [title(*table) for table in ((first, 2), (second, 2), (second, 4), (third, 3), ("toy", 2))]
    assert re.findall(r"^## (.*)$", document, re.MULTILINE) == tables
    found = re.findall(r"^(two.*|one|three|four|last)$", document, re.MULTILINE)
    assert found == ["one", "two again", "four", "three", "last"]
    assert document.startswith("# Strength\n")


def test_a_level_that_is_worse_than_its_opponent_is_reported() -> None:
    arena = Arena(["greedy", *LEVELS])
    for seats in (("novice", "greedy"), ("greedy", "novice"), ("greedy", "novice")):
        arena.add(played(Job("conquestar", seats, 1)))
    told = section(Ladder({2: arena}, steps("conquestar")), "conquestar", 2, "by hand")
    assert "| novice > greedy | 3 | 0% | 0%–56% | 50% | 15–30 % |" in told
    assert "| greedy | " in told
    assert "master" not in told, "who has not played is not listed"


@pytest.mark.parametrize(
    ("arguments", "remedy"),
    [
        (["--ladder", "--contestants", "greedy,random"], "leave out"),
        (["--ladder", "--csv", "games.csv"], "leave out"),
        (["--ladder", "--players", "9"], "2 or 3 or 4"),
        (["--ladder", "--strength", "nowhere/S.md"], "nowhere"),
        (["--strength", "S.md"], "--ladder"),
        (["--long-games", "4"], "--ladder"),
    ],
)
def test_a_wrong_command_line_gets_one_line(
    arguments: list[str], remedy: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "conquestar", *arguments]) == 2
    told = capsys.readouterr().err
    assert remedy in told
    assert told.count("\n") == 1
    assert list(Path().iterdir()) == []


def test_an_arena_goes_on_where_it_was_ended(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "conquestar", "--games", "4", "--work", "w", "--csv", "rows.csv"]
    assert main(command) == 0
    told, rows = capsys.readouterr().out, Path("rows.csv").read_bytes()
    journal = Path("w/arena-conquestar.jsonl")
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:3]))
    assert main(command) == 0
    again = capsys.readouterr().out
    assert [line.split()[:2] for line in again.splitlines()] == [line.split()[:2] for line in told.splitlines()]
    assert Path("rows.csv").read_bytes().count(b"\n") == rows.count(b"\n")
    assert main([*command, "--contestants", "greedy,novice@2"]) == 2
    assert "another contestants" in capsys.readouterr().err


def test_an_arena_goes_on_with_more_games_of_every_group(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs = recorded(monkeypatch)
    command = ["arena", "conquestar", "--players", "2", "--contestants", "greedy,novice,casual", "--work", "w"]
    assert main([*command, "--games", "4"]) == 0
    before = len(jobs)
    assert main([*command, "--games", "6"]) == 0
    assert len({(job.seats, job.seed) for job in jobs}) == len(jobs) == 3 * 6 == before + 3 * 2


def test_two_runs_do_not_write_one_journal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "conquestar", "--contestants", "greedy,novice", "--games", "4", "--work", "w"]
    codes: list[int] = []

    def play(job: Job) -> PlayedGame:
        if not codes:
            # Begun while the other one plays, and ended before it has written anything.
            codes.append(0)
            codes.append(main(command))
        return played(job)

    monkeypatch.setattr("hoshikan.cli.arena.play", play)
    assert main(command) == 2
    assert codes == [0, 0]
    told = capsys.readouterr().err.strip().splitlines()[-1]
    assert "arena-conquestar.jsonl: another run writes here" in told
    lines = Path("w/arena-conquestar.jsonl").read_bytes().splitlines()
    assert len(lines) == len(set(lines)) == 1 + 4
    assert main(command) == 0
    assert Path("w/arena-conquestar.jsonl").read_bytes().splitlines() == lines
