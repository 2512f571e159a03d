"""A program that speaks the engine protocol, plays the first legal action and misbehaves as its argument says."""

from __future__ import annotations

import json
import sys
from typing import Any

from hoshikan.engine.record import read
from hoshikan.games import GAMES


def main(fault: str) -> None:
    action = ""
    for line in sys.stdin:
        command = json.loads(line)
        match command["type"]:
            case "hello":
                name = {"protocol": 9 if fault == "elder" else 1, "games": [] if fault == "stranger" else list(GAMES)}
                say(type="hello", name="Unruly", version="1", levels=["calm"], **name)
            case "load":
                loaded = read(command["record"], GAMES)
                action = str(loaded.state.legal_actions()[0])
                state = {"players": loaded.state.players, "to_move": loaded.state.to_move}
                say(type="loaded", game=loaded.game.id, ply=loaded.ply, plies=loaded.ply, **state)
            case "go":
                if fault == "dead":
                    sys.exit(3)
                if fault == "silent":
                    continue
                if fault == "mute":
                    say(type="error", reason="no-mood", detail="not today")
                played = {"liar": "invade Z9", "mumbler": "☆" * 99, "cheat": "trade A1 C3"}.get(fault, action)
                say(type="best", id=command["id"], action=played, playouts=command.get("playouts", 0) + 1, ms=1)
            case _:
                return


def say(**answer: Any) -> None:
    print(json.dumps(answer), flush=True)  # noqa: T201  # that is how it speaks


if __name__ == "__main__":
    main(sys.argv[1])
