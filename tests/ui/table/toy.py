"""A scene of coloured squares for tests of the framework: no game, no rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hoshikan.engine import Event
from hoshikan.ui.look.theme import NIGHT, Theme
from hoshikan.ui.table.model import Affordance, Cue, Placement, Scenery
from hoshikan.ui.table.paint import Painters
from hoshikan.ui.table.scene import TableScene
from hoshikan.ui.text.gametext import GameText


class ToyText:
    """As much of a game's words as a scene asks for."""

    word = "square"

    def title(self) -> str:
        return "Toy"


class Happened(Event, frozen=True):
    """Something to animate."""

    rule: ClassVar[str] = "TOY-1"


class ToyScene(TableScene[Any]):
    """A view is {"pieces": {key: (x, y, face)}, "acts": {notation: (piece, target)}}; a piece whose key stands in
    "nameless" cannot have the focus."""

    def __init__(self, theme: Theme = NIGHT) -> None:
        self.painted: list[tuple[str, str]] = []
        self.words = ToyText()
        self.told: list[Cue] = []
        super().__init__(cast("GameText[Any]", self.words), theme)

    def painters(self) -> Painters:
        def paint(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
            self.painted.append((face, theme.name))
            painter.fillRect(rect, theme.gold)

        return {"square": paint, "disc": paint}

    def scenery(self, view: Mapping[str, Any], *_: object) -> Scenery:
        nameless = view.get("nameless", ())
        label = {key: "" if key in nameless else f"{self.words.word} {key}" for key in view["pieces"]}
        pieces = tuple(
            Placement(
                key,
                view.get("kind", "square"),
                face,
                x,
                y,
                view.get("wide", 40),
                40,
                label=label[key],
                zone=key[0],
                origin=view.get("origins", {}).get(key, ""),
            )
            for key, (x, y, face) in view["pieces"].items()
        )
        return Scenery(400, 300, pieces)

    def affordances(self, view: Mapping[str, Any], *_: object) -> list[Affordance]:
        return [Affordance(act, (piece,), (target,)) for act, (piece, target) in view.get("acts", {}).items()]

    def cues(self, _events: Sequence[Event]) -> list[Cue]:
        return self.told


def squares(**pieces: tuple[float, float]) -> dict[str, Any]:
    """A view with one piece per argument."""
    return {"pieces": {key: (x, y, "plain") for key, (x, y) in pieces.items()}}
