"""The engine process, spoken to over its pipes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hoshikan.bots
from hoshikan.bots.engine import NICENESS, NICENESS_VARIABLE
from hoshikan.engine import Match, Seat
from hoshikan.engine.record import write
from hoshikan.games import GAMES
from tests.bots.process import LAST_WORDS, engine

PROTOCOL = Path(hoshikan.bots.__file__).with_name("PROTOCOL.md")


def match_text(players: int = 3, plies: int = 0) -> str:
    match = Match.start(GAMES["conquestar"], [Seat()] * players, seed=5)
    for _ in range(plies):
        match.apply(match.state.legal_actions()[0])
    return write(match)


def example_session() -> list[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """The commands of PROTOCOL.md's example, each with its answers."""
    block = PROTOCOL.read_text("utf-8").split("```session\n")[1].split("```")[0]
    session: list[tuple[dict[str, Any], list[dict[str, Any]]]] = []
    for line in block.splitlines():
        message = json.loads(line[2:])
        if line.startswith("> "):
            session.append((message, []))
        else:
            session[-1][1].append(message)
    return session


def test_example_session_of_the_protocol_page_runs() -> None:
    session = example_session()
    assert len(session) == 7
    with engine() as running:
        for command, expected in session[:-1]:
            running.say(**command)
            last = expected[-1]["type"]
            answers = [running.receive()]
            while answers[-1]["type"] != last:
                answers.append(running.receive())
            answers = [answer for answer in answers if answer["type"] != "info"]
            assert [sorted(answer) for answer in answers] == [sorted(answer) for answer in expected]
            for answer, told in zip(expected, answers, strict=True):
                for key in ("type", "id", "ply", "plies", "action", "levels", "complete", "reason", "detail"):
                    assert told.get(key) == answer.get(key), (command, key)
                assert set(told.get("games", [])) >= set(answer.get("games", []))


def test_every_message_type_stands_on_the_protocol_page() -> None:
    page = PROTOCOL.read_text("utf-8")
    for word in (*LAST_WORDS, *LAST_WORDS.values(), "stop", "quit", "info", "value", "error"):
        assert f"| `{word}` |" in page


def test_an_analysis_streams_and_stops_on_demand() -> None:
    with engine() as running:
        running.ask(type="load", record=match_text())
        running.say(type="go", id=7, purpose="analyse")
        first, second = running.receive(), running.receive()
        assert [first["type"], second["type"]] == ["info", "info"]
        assert second["playouts"] > first["playouts"]
        while second["playouts"] < 50:
            second = running.receive()
        running.say(type="stop")
        best = running.until("best")
        assert best["id"] == 7
        assert best["playouts"] >= second["playouts"]
        assert best["action"] == best["ranking"][0]["action"]
        assert len(best["ranking"]) == 50
        assert sum(entry["share"] for entry in best["ranking"]) == pytest.approx(1, abs=0.01)
        assert sum(entry["visits"] for entry in best["ranking"]) == best["playouts"]
        assert running.ask(type="hello")["name"] == "Hoshikan"


def test_same_seed_and_playouts_give_the_same_answer() -> None:
    with engine() as running:
        running.ask(type="load", record=match_text(plies=4))
        go = {"type": "go", "purpose": "analyse", "playouts": 300, "seed": 11}
        one, two = running.ask(**go), running.ask(**go)
        for answer in (one, two):
            del answer["ms"]
        assert one == two


def test_going_back_to_a_ply_searches_that_position() -> None:
    with engine() as running:
        loaded = running.ask(type="load", record=match_text(plies=5), ply=1)
        assert (loaded["ply"], loaded["plies"], loaded["to_move"]) == (1, 5, 1)
        assert running.ask(type="go", seat=1, level="novice")["type"] == "best"


def test_evaluate_follows_the_whole_match() -> None:
    with engine() as running:
        running.ask(type="load", record=match_text(players=2, plies=6))
        running.say(type="evaluate", id=3, playouts=5)
        for ply in range(7):
            value = running.receive()
            assert (value["type"], value["ply"]) == ("value", ply)
            assert sum(value["expected"]) == pytest.approx(1, abs=0.01)
        assert running.receive() == {"type": "evaluated", "id": 3, "complete": True}


BAD_LINES = [
    (b'{"type":"load","record":"\xff"}', "bad-message"),
    (b"hello", "bad-message"),
    (b"\xff\xfe{", "bad-message"),
    (b"[" * 100_000, "bad-message"),
    (b'{"type":"dance"}', "bad-message"),
    (b'{"type":"hello","colour":"red"}', "bad-message"),
    (b'{"type":"go","playouts":-3}', "bad-message"),
    (b'{"type":"go","id":5}', "nothing-loaded"),
    (b'{"type":"load","record":"chess"}', "not-a-record"),
    (b'{"type":"load","record":"' + b"x" * 4_000_001 + b'"}', "too-large"),
    (b'{"type":"load","record":"hoshikan-record 1\\ngame \\"go\\"\\nrules 1\\nseed 1\\nsetup {}\\n"}', "unknown-game"),
]


def test_bad_input_is_answered_and_survived() -> None:
    with engine() as running:
        for line, reason in BAD_LINES:
            running.send(line)
            answer = running.receive()
            assert (answer["type"], answer["reason"]) == ("error", reason), line[:60]
            assert answer["detail"]
        running.send(b"")
        running.say(type="stop")
        running.say(type="load", record=match_text())
        running.until("loaded")
        running.say(type="go", purpose="analyse")
        running.send(b'{"type":"load","record":"\xff"}')
        running.say(type="stop")
        assert running.until("best")["type"] == "best"
        assert running.receive()["reason"] == "bad-message"
        running.send(b'"' + b"x" * 9_000_000)
        assert running.receive()["reason"] == "bad-message"
        running.ask(type="load", record=match_text())
        assert running.ask(type="load", record=match_text(), ply=99)["reason"] == "no-such-ply"
        assert running.ask(type="go", seat=2)["reason"] == "not-to-move"
        assert running.ask(type="go", id=8, level="godlike")["id"] == 8
        assert running.ask(type="evaluate", seat=5)["reason"] == "no-such-seat"
        assert running.ask(type="go", level="novice")["type"] == "best"


def test_a_record_with_a_mistake_is_refused_with_line_and_rule() -> None:
    with engine() as running:
        error = running.ask(type="load", record=match_text() + "trade C3\ntrade C3\nfly C3\n")
        assert (error["reason"], error["line"]) == ("not-notation", match_text().count("\n") + 3)


def test_the_end_of_input_ends_a_running_search() -> None:
    command = [sys.executable, "-m", "hoshikan.bots.engine"]
    lines = [{"type": "load", "record": match_text()}, {"type": "go", "purpose": "analyse"}]
    text = "".join(json.dumps(line) + "\n" for line in lines)
    done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 0
    assert done.stderr == ""


def test_an_engine_nobody_listens_to_leaves_quietly() -> None:
    command = [sys.executable, "-m", "hoshikan.bots.engine"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(b'{"type":"hello"}\n')
        process.stdin.flush()
        assert process.wait(timeout=120) == 0
        assert process.stderr.read() == b""


def test_the_engine_meets_no_qt() -> None:
    code = "import sys, hoshikan.bots.engine, hoshikan.games.conquestar.bot.knowledge; print('PySide6' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="this system has no such priorities")
@pytest.mark.parametrize(("told", "lower"), [("", NICENESS), ("0", 0), ("nonsense", NICENESS)])
def test_it_stands_back_behind_everything_by_default(told: str, lower: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NICENESS_VARIABLE, told)
    with engine() as running:
        running.ask(type="hello")
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, running.process.pid) == min(own + lower, 19)
