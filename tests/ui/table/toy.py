"""A scene of coloured squares for tests of the framework: no game, no rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hoshikan.engine import Event
from hoshikan.engine.game import OptionValue
from hoshikan.engine.view import View
from hoshikan.ui.board.table.drawing import Painters
from hoshikan.ui.board.table.model import Affordance, Beat, Cue, Placement, Scenery
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.kit.look.portraits import Mood
from hoshikan.ui.kit.look.theme import NIGHT, Theme
from hoshikan.ui.text.gametext import GameText


class ToyText:
    """As much of a game's words as a scene asks for."""

    word = "square"

    def title(self) -> str:
        return "Toy"

    def action(self, notation: str, _view: object) -> str:
        return notation


class Happened(Event, frozen=True):
    """Something to animate."""

    rule: ClassVar[str] = "TOY-1"


class ToyView(View, kw_only=True):
    """Pieces and choices of the toy table."""

    game: str = "toy"
    players: int = 1
    options: Mapping[str, OptionValue] = {}
    to_move: int = 0
    points: list[int] = msgspec.field(default_factory=list)
    winners: list[int] = msgspec.field(default_factory=list)
    end: str = ""
    pieces: Mapping[str, tuple[float, float, str]] = {}
    """Place and face by key."""
    kind: str = "square"
    """Kinds of all of them."""
    wide: float = 40
    acts: Mapping[str, tuple[str, str]] = {}
    """Piece and target by notation."""
    nameless: Sequence[str] = ()
    """Keys of pieces that cannot have the focus."""
    origins: Mapping[str, str] = {}
    """Places where pieces come out, by key."""
    new: tuple[float, float] | None = None
    """The place of interest."""


class ToyScene(TableScene[ToyView]):
    """Shows a `ToyView` as it is."""

    def __init__(self, theme: Theme = NIGHT) -> None:
        self.painted: list[tuple[str, str]] = []
        self.words = ToyText()
        self.told: list[Cue | Beat] = []
        self.felt: dict[int, Mood] = {}
        """Moods after any event."""
        super().__init__(cast("GameText[ToyView]", self.words), theme)

    def painters(self) -> Painters:
        def paint(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
            self.painted.append((face, theme.name))
            painter.fillRect(rect, theme.gold)

        return {"square": paint, "disc": paint}

    def scenery(self, view: ToyView, *_: object) -> Scenery:
        label = {key: "" if key in view.nameless else f"{self.words.word} {key}" for key in view.pieces}
        pieces = tuple(
            Placement(
                key,
                view.kind,
                face,
                x,
                y,
                view.wide,
                40,
                label=label[key],
                zone=key[0],
                origin=view.origins.get(key, ""),
            )
            for key, (x, y, face) in view.pieces.items()
        )
        return Scenery(400, 300, pieces)

    def affordances(self, view: ToyView, *_: object) -> list[Affordance]:
        return [Affordance(act, (piece,), (target,)) for act, (piece, target) in view.acts.items()]

    def feelings(self, events: Sequence[Event]) -> Mapping[int, Mood]:
        return self.felt if events else {}

    def cues(self, _events: Sequence[Event]) -> list[Cue | Beat]:
        return self.told


def squares(**pieces: tuple[float, float]) -> ToyView:
    """A view with one piece per argument."""
    return ToyView(pieces={key: (x, y, "plain") for key, (x, y) in pieces.items()})
