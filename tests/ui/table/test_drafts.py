"""Choices made in many parts: a game may add picks of its own, and what lies where may follow them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hoshikan.ui.board.table.model import Affordance, Placement, Scenery
from tests.ui.table.toy import ToyScene, ToyView

pytestmark = pytest.mark.usefixtures("qapp")


class Counter(ToyScene):
    """0 to 3 pieces, as many as picked lie there; "more" stands for one more, and "go" makes the choice."""

    follows_picks = True

    @property
    def count(self) -> int:
        return max((int(key[2:]) for key in self.picking.picked if key.startswith("n:")), default=0)

    def stands_for(self, key: str) -> str:
        return f"n:{self.count + 1}" if key == "more" else key

    def completed(self, picked: tuple[str, ...]) -> tuple[str, ...]:
        return picked if any(key.startswith("n:") for key in picked) else ("n:0", *picked)

    def affordances(self, *_: object) -> list[Affordance]:
        return [Affordance(f"take {number}", ("go",), (f"n:{number}",), seal=("go",)) for number in range(4)]

    def scenery(self, _view: ToyView, *_: object) -> Scenery:
        keys = ["more", "go", *(f"n:{number}" for number in range(1, self.count + 1))]
        pieces = [
            Placement(key, "square", "", 40 + 50 * index, 50, 40, 40, label=key, zone="row")
            for index, key in enumerate(keys)
        ]
        return Scenery(400, 100, tuple(pieces))


def shown(actions: Sequence[str] = ("take 0",)) -> tuple[Counter, list[str]]:
    scene, chosen = Counter(), list[str]()
    scene.set_motion("off")
    scene.action_chosen.connect(chosen.append)
    scene.show_position(ToyView(), 0, actions, ("Aki",))
    return scene, chosen


def test_a_choice_begins_with_what_the_game_adds() -> None:
    scene, chosen = shown()
    assert scene.picking.picked == ("n:0",)
    assert not scene.choosing.is_busy
    scene.choosing.activate("go")
    assert chosen == ["take 0"]


def test_a_key_stands_for_the_next_number_and_the_table_follows() -> None:
    scene, chosen = shown()
    scene.choosing.activate("more")
    scene.choosing.activate("more")
    assert scene.stage.get("n:2") is not None
    assert scene.choosing.is_busy
    scene.choosing.activate("go")
    assert chosen == ["take 2"]


def test_putting_down_goes_back_to_the_beginning() -> None:
    scene, _ = shown()
    scene.choosing.activate("more")
    scene.choosing.cancel()
    assert scene.picking.picked == ("n:0",)
    assert scene.stage.get("n:1") is None
    scene.choosing.activate("more")
    scene.choosing.activate("n:1")
    assert scene.picking.picked == ("n:0",)
