"""Golden play-throughs: every ply of a random game with what it did. `python -m tests.scenarios.golden` writes them,
and beside them the checksums of each game's encoding.

A difference means that rules, events or the public view have changed. If that was meant, write them anew and read the
difference before committing it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from random import Random

from hoshikan.engine import CHANCE, TERMINAL, Action, State
from hoshikan.engine.chance import sample
from hoshikan.games import GAMES
from tests.engine.variants import EVERY, Variant

GAMES_FOLDER = Path(__file__).parent.parent / "games"
SEED = 2026
ENCODING = "encoding.txt"


def _written() -> list[Variant]:
    """All variants; with options that set-up data name only where they are chosen, one table of the smallest size."""
    usual = {game_id: len(game.checked_options({})) for game_id, game in GAMES.items()}
    smallest: dict[object, int] = {}
    for variant in EVERY:
        key = variant.game_id, variant.options
        smallest[key] = min(variant.players, smallest.get(key, variant.players))
    return [
        variant
        for variant in EVERY
        if len(variant.named) == usual[variant.game_id] or variant.players == smallest[variant.game_id, variant.options]
    ]


WRITTEN: Sequence[Variant] = tuple(_written())
"""The variants with a golden play-through."""


def folder(game_id: str) -> Path:
    return GAMES_FOLDER / game_id.replace("-", "_") / "golden"


def path(variant: Variant) -> Path:
    return folder(variant.game_id) / f"{variant}.txt"


def encoding_path(game_id: str) -> Path:
    """The file with `checksums` of a game."""
    return folder(game_id) / ENCODING


def checksums(game_id: str) -> str:
    """Return the rules' version and the checksums of actions, chance outcomes and tensor layout (`Encoding`): programs
    that have learnt the game rely on them."""
    game = GAMES[game_id]
    parts = game.encoding.actions, game.encoding.chances, game.encoding.tensor
    return " ".join([str(game.rules_version), *(part.checksum() for part in parts)]) + "\n"


def playthrough(variant: Variant) -> str:
    """Per ply: its number, the mover, the action, the points and a digest of the public view; then the events."""
    state, rng = variant.new(SEED), Random(SEED)
    lines = [f"setup {json.dumps(state.setup)}"]
    ply = 0
    while state.to_move != TERMINAL:
        mover, action = state.to_move, _leaning_action(state, rng)
        state.apply(action)
        ply += 1
        view = json.dumps(state.view(None).plain(), sort_keys=True)
        points = " ".join(map(str, state.points()))
        lines.append(f"{ply} seat {mover} {action} | {points} | {sha256(view.encode()).hexdigest()[:12]}")
        lines += [f"  {event.rule} {event!r}" for event in state.events]
    lines.append(f"end {state.end_reason()} winners {sorted(state.winners())}")
    return "\n".join(lines) + "\n"


def _leaning_action(state: State, rng: Random) -> Action:
    """Leans to the first legal actions, so that seats get into each other's way and rules of conflict are met."""
    if state.to_move == CHANCE:
        return sample(state, rng)
    actions = state.legal_actions()
    return actions[int(len(actions) * rng.random() ** 3)]


def left_over() -> list[Path]:
    """Files that belong to no way to set a game up, such as after an option has got another name."""
    found = {one for one in GAMES_FOLDER.glob("*/golden/*.txt") if one.name != ENCODING}
    return sorted(found - {path(variant) for variant in WRITTEN})


def main(game_ids: Sequence[str]) -> None:
    """Write the play-throughs of these games, of all if none is named, and remove what is left over of theirs."""
    for variant in WRITTEN:
        if game_ids and variant.game_id not in game_ids:
            continue
        path(variant).parent.mkdir(parents=True, exist_ok=True)
        path(variant).write_text(playthrough(variant), "utf-8", newline="\n")
    for game_id in game_ids or GAMES:
        encoding_path(game_id).write_text(checksums(game_id), "utf-8", newline="\n")
    for old in left_over():
        if not game_ids or old.parent in map(folder, game_ids):
            old.unlink()


if __name__ == "__main__":
    main(sys.argv[1:])
