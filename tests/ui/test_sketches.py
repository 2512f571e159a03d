"""Every table as plain text: in both languages, at every moment, and without a secret of anybody else."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random

import pytest

from hoshikan import drawing
from hoshikan.engine.grid import Grid, GridView
from hoshikan.games import GAMES
from hoshikan.ui.board.screens import sketch_of
from hoshikan.ui.kit.look.words import LANGUAGES
from hoshikan.ui.text.sketch import GridSketch, aligned, width
from tests.engine.test_grid import PAIRS
from tests.engine.variants import VARIANTS, Variant, along

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)


@every_variant
def test_every_position_has_a_picture_in_text(variant: Variant) -> None:
    for state in along(variant, step=40):
        names = [f"<{seat}>" for seat in range(state.players)]
        for language in LANGUAGES:
            shown = drawing.text(state, None, names, language)
            assert all(name in shown for name in names)
            assert max(map(width, shown.splitlines())) <= 250
            assert not {"{", "}", "%n", "None"} & set(shown.split())


@every_variant
def test_a_picture_shows_no_secret_of_others(variant: Variant) -> None:
    for state in along(variant, step=60):
        for seat in (0, state.players - 1):
            guess = state.determinize(seat, Random(1))
            assert drawing.text(state, seat) == drawing.text(guess, seat)


@pytest.mark.parametrize("game_id", list(GAMES))
def test_a_state_says_in_one_line_where_it_stands(game_id: str) -> None:
    state = GAMES[game_id].new(seed=7)
    assert repr(state).startswith(f"<{game_id}: {state.players} players")
    assert "\n" not in repr(state)


@pytest.mark.parametrize("game_id", list(GAMES))
def test_a_state_as_text_lists_what_a_spectator_sees(game_id: str) -> None:
    state = GAMES[game_id].new(seed=7)
    view = state.view(None)
    fields = dict(line.split(": ", 1) for line in str(state).splitlines())
    assert {name: json.loads(value) for name, value in fields.items()} == json.loads(json.dumps(view.plain()))
    assert str(view) == str(state)


def test_a_state_as_text_loads_no_window() -> None:
    program = (
        "import sys\n"
        "from hoshikan.games import GAMES\n"
        "print([str(game.new(seed=1)) for game in GAMES.values()] and '')\n"
        "print([name for name in sys.modules if name.startswith('hoshikan.ui')])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["[]"]


def test_columns_are_as_wide_as_a_terminal_shows_them() -> None:
    assert width("星 a") == 4
    assert aligned([("星", "1"), ("abc", "20")], right=[1]) == ["星    1", "abc  20"]


def test_a_board_has_a_sign_for_each_player() -> None:
    view = GridView(game="toy", players=2, options={}, to_move=0, points=[], winners=[], end="", cells=[0, -1, 1, -1])
    assert GridSketch(Grid(2, 2)).table(view, None, ["Aki", "Ben"]) == [
        "   A B",
        " 1 o .",
        " 2 x .",
        "",
        "o Aki   x Ben",
    ]


def test_a_game_on_a_board_needs_no_sketch_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hoshikan.games.GAMES", {"pairs": PAIRS, "other": GAMES["crowntaker"]})
    view = PAIRS.new(setup={"players": 2, "options": {}, "rows": ["0..", "..1"], "first": 0}).view(None)
    assert sketch_of("pairs").table(view, None, ["Aki", "Ben"])[:3] == ["   A B C", " 1 o . .", " 2 . . x"]
    with pytest.raises(ModuleNotFoundError):
        sketch_of("other")
