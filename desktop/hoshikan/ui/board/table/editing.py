"""A game's table on which a position is set up: pieces go anywhere, and unused ones are in a box beside it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, Generic, NamedTuple

from msgspec.structs import replace

from hoshikan.engine.editing import BOX, Piece
from hoshikan.ui.board.table.hooks import SceneHooks
from hoshikan.ui.board.table.model import Affordance, BadgeFace, PanelFace, Placement, Scenery, TextFace
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.text.gametext import EditText, V

if TYPE_CHECKING:
    _Table = TableScene
else:

    class _Table(Generic[V]):
        """A table is what a game's scene is; this one is mixed into it, before it."""


SHARE: Final = 0.17
"""Width of the box as a share of the whole."""
HEAD: Final = 44.0
"""Height of its name, in scene units."""
TRAY: Final = "~box"
_GAP: Final = 0.08
"""Room between pieces in the box, as a share of one."""
_LARGEST: Final = 0.46
"""Width of a piece in the box, as a share of the box, at most."""


class Boxed(NamedTuple):
    """The look of a piece in the box: a kind and face of the game, and width by height."""

    kind: str
    face: Hashable
    shape: float = 1.0
    copies: int = 1
    """Number of copies there."""


class Editing(_Table[V]):
    """`class EditScene(Editing[MyView], MyScene)` in a game's `screen/scene.py` has the game's own pieces and places.

    Edits take the place of actions: `action_chosen` emits one. None is refused here, since the rules refuse it when
    it is applied.
    """

    has_box = True
    """True if there can be pieces beside the table."""
    edit_words: EditText[V]
    """Names of pieces and places."""
    _movable: Sequence[Piece] = ()

    # What a game says

    @abstractmethod
    def keys_of_piece(self, piece: str, view: V) -> tuple[str, ...]:
        """Return the keys of a piece on the table; none for one that is only in the list."""

    @abstractmethod
    def keys_of_place(self, place: str, view: V) -> tuple[str, ...] | None:
        """Return the keys of a place; none where a press of the piece is enough. None for one that is only in the
        list."""

    @abstractmethod
    def boxed(self, piece: str, view: V) -> Boxed | None:
        """Return the look of a piece in the box; None for one that is only in the list."""

    def seen_from(self, seat: int | None) -> int | None:
        """The seat from which the game lays its table out; None for a game whose hands lie open to all anyway."""
        return seat

    # What it does with that

    def take_up(self, pieces: Sequence[Piece]) -> None:
        """Set the pieces of the position to be shown next."""
        self._movable = pieces

    def lies(self, piece: str) -> str:
        """The place of a piece."""
        return next(one.place for one in self._movable if one.id == piece)

    def piece_at(self, key: str) -> str:
        """The piece whose key this is, "" for none."""
        if key.startswith(f"{TRAY}:"):
            return key.partition(":")[2]
        found = (piece.id for piece in self._movable if key in self.keys_of_piece(piece.id, self.view))
        return next(found, "")

    def place_at(self, key: str) -> str:
        """Return the place with this key, or of the piece with this key; "" for none."""
        places = dict.fromkeys(place for piece in self._movable for place in (*piece.goes, piece.place))
        found = (one for one in places if one != BOX and key in (self.keys_of_place(one, self.view) or ()))
        place = next(found, "")
        lying = "" if place else self.piece_at(key)
        return self.lies(lying) if lying else place

    def objection(self, picked: frozenset[str]) -> tuple[str, str]:
        """Why the piece that is picked cannot be put where it was tried."""
        held = next((key for key in self.picking.picked if key in picked and self.piece_at(key)), "")
        tried = next((place for key in picked if key != held and (place := self.place_at(key))), "")
        return self.edit_words.refusal(self.piece_at(held), tried, self.view)

    def nowhere(self, held: str) -> tuple[str, str]:
        """Return the message for the piece that was let go beside all places."""
        return self.edit_words.refusal(self.piece_at(held), "", self.view)

    @property
    def actions(self) -> tuple[str, ...]:
        """No actions: nothing is to be decided at this table."""
        return ()

    def set_aspect(self, aspect: float, bars: float = 0.0) -> None:
        share = 1 - SHARE if self.has_box else 1.0
        super().set_aspect(aspect * share, bars / share)

    def scenery(self, view: V, seat: int | None, names: Sequence[str]) -> Scenery:
        table = super().scenery(view, self.seen_from(seat), names)  # type: ignore[safe-super]  # it is the game's
        if not self.has_box:
            return table
        width = table.width / (1 - SHARE)
        left = table.width
        box = [
            Placement(
                TRAY,
                "panel",
                PanelFace(),
                (left + width) / 2,
                table.height / 2,
                width - left - 12,
                table.height - 16,
                z=-2,
                label=self.edit_words.box(),
                zone=TRAY,
            ),
            Placement(
                f"{TRAY}~name",
                "text",
                TextFace(self.edit_words.box(), "muted", "center"),
                (left + width) / 2,
                8 + HEAD / 2,
                width - left - 40,
                HEAD * 0.7,
                inert=True,
            ),
        ]
        if not any(piece.place == BOX for piece in self._movable):
            box += self._invitation((left + width) / 2, width - left - 24, table.height / 2)
        inside = (left + 16, 8 + HEAD, width - left - 32, table.height - HEAD - 32)
        placements = (*table.placements, *box, *self._in_box(view, inside))
        return replace(table, width=width, placements=placements)

    def _invitation(self, middle: float, width: float, y: float) -> list[Placement]:
        """Return the words of an empty box, line by line."""
        lines = self.edit_words.empty_box().split("\n")
        return [
            Placement(
                f"{TRAY}~line:{number}",
                "text",
                TextFace(line, "muted", "center", size=round(HEAD * 0.56)),
                middle,
                y + (number - len(lines) / 2) * HEAD * 0.8,
                width,
                HEAD * 0.7,
                inert=True,
            )
            for number, line in enumerate(lines)
        ]

    def _in_box(self, view: V, inside: tuple[float, float, float, float]) -> Iterator[Placement]:
        """Pieces that look alike lie on each other."""
        alike: dict[Boxed, list[str]] = {}
        for piece in self._movable:
            if piece.place == BOX and (look := self.boxed(piece.id, view)) is not None:
                alike.setdefault(look, []).append(piece.id)
        if not alike:
            return
        left, top, width, height = inside
        shape = sum(look.shape for look in alike) / len(alike)
        wide = _size(len(alike), width, height, shape)
        columns = max(1, int(width / wide))
        for number, (look, pieces) in enumerate(alike.items()):
            row, column = divmod(number, columns)
            tall = wide / shape
            x = left + (column + 0.5) * width / columns
            y = top + (row + 0.5) * tall
            name = self.edit_words.piece(pieces[0], view)
            count = look.copies * len(pieces)
            label = name if count == 1 else f"{name} ×{count}"
            drawn = min(wide, tall * look.shape) * (1 - _GAP)
            yield Placement(
                f"{TRAY}:{pieces[0]}",
                look.kind,
                look.face,
                x,
                y,
                drawn,
                drawn / look.shape,
                z=3,
                label=label,
                tooltip=label,
                zone=TRAY,
            )
            if count > 1:
                yield Placement(
                    f"{TRAY}~count:{pieces[0]}",
                    "~badge",
                    BadgeFace("gold", f"×{count}"),
                    x,
                    y + tall * 0.36,
                    drawn * 0.7,
                    drawn * 0.36,
                    z=4,
                    inert=True,
                )

    def affordances(self, view: V, seat: int | None, actions: Sequence[str]) -> list[Affordance]:
        places = {piece.id: piece.place for piece in self._movable}
        found: dict[frozenset[str], Affordance] = {}
        for action in actions:
            _, piece, place = action.split(" ")
            if places[piece] == BOX:
                pieces: tuple[str, ...] = (f"{TRAY}:{piece}",)
            else:
                pieces = self.keys_of_piece(piece, view)
            targets = (TRAY,) if place == BOX else self.keys_of_place(place, view)
            if not pieces or targets is None:
                continue
            both = frozenset((*pieces, *targets))
            other = found.get(both)
            if other is not None and other.pieces != pieces:
                # Two pieces change places, whichever of them is carried.
                keys = tuple(sorted(both))
                found[both] = Affordance(other.action, keys, keys)
            elif other is None:
                found[both] = Affordance(action, pieces, targets, whole=bool(targets))
        return list(found.values())

    # Nothing of how the game is played is in force here: a table as the framework has it

    follows_picks = SceneHooks.follows_picks
    completed = SceneHooks.completed
    first_picks = SceneHooks.first_picks
    stands_for = SceneHooks.stands_for
    typed = SceneHooks.typed
    holdable = SceneHooks.holdable
    attempt = SceneHooks.attempt
    carries = SceneHooks.carries
    size_on = SceneHooks.size_on
    turn = SceneHooks.turn
    turn_to = SceneHooks.turn_to
    opens = SceneHooks.opens
    costs = SceneHooks.costs
    related = SceneHooks.related

    def pointed_at(self, key: str) -> None:
        """Nothing follows the mouse."""


def _size(count: int, width: float, height: float, shape: float) -> float:
    """Return the width of `count` pieces at which all of them fit; `shape` is width by height."""
    columns = 1
    while True:
        wide = width / columns
        if -(-count // columns) * wide / shape <= height and wide <= width * _LARGEST:
            return wide
        columns += 1
