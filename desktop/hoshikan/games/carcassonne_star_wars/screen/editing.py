"""Setting up a position of Carcassonne: Star Wars on its table: keys of its pieces and places, and their names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from hoshikan.engine.editing import Dial, DialValue
from hoshikan.games.carcassonne_star_wars.rules.view import Coordinates, StarWarsView
from hoshikan.games.carcassonne_star_wars.screen.anchors import meeple_at
from hoshikan.games.carcassonne_star_wars.screen.claims import on_map, seen_at
from hoshikan.games.carcassonne_star_wars.screen.faces import MeepleFace, tile_face
from hoshikan.games.carcassonne_star_wars.screen.labels import StarWarsLabels
from hoshikan.games.carcassonne_star_wars.screen.scene import StarWarsScene
from hoshikan.ui.board.table.editing import Boxed, Editing
from hoshikan.ui.board.table.model import Placement, Scenery
from hoshikan.ui.kit.look.words import listed, sentence_case
from hoshikan.ui.text.gametext import EditText

_RING: Final = 0.3
"""Size of a place for a meeple, in tiles."""
_LABELS: Final = StarWarsLabels()


def place_in(name: str) -> Coordinates:
    """The coordinates in the name of a piece or place, such as "gap:2,-1"."""
    x, _, y = name.split(":")[1].partition(",")
    return int(x), int(y)


class StarWarsEditText(EditText[StarWarsView]):
    """For the language now installed."""

    def box(self) -> str:
        return self.tr("Tiles and meeples left")

    def piece(self, piece: str, view: StarWarsView) -> str:
        kind, _, which = piece.partition(":")
        if kind == "face":
            return sentence_case(_LABELS.face(view.face(which)))
        if kind == "tile":
            return _LABELS.tile(view, place_in(piece), self.names)
        seat, size = (which.split(":")[-3], which.split(":")[-2]) if kind == "meeple" else (which, kind)
        meeple = _LABELS.meeple(size == "large")
        words = self.tr("{name}: {meeple}").format(name=self.names[int(seat)], meeple=meeple)
        if kind != "meeple":
            return words
        return self.tr("{piece}, {place}").format(piece=words, place=_LABELS.place(*place_in(piece)))

    def place(self, place: str, view: StarWarsView) -> str:  # places are called the same on all maps
        kind, _, which = place.partition(":")
        where = _LABELS.place(*place_in(place))
        if kind != "on":
            return where
        feature = _LABELS.spot(which.partition(":")[2])
        return self.tr("{feature} at {place}").format(feature=feature, place=where)

    def refusal(self, piece: str, place: str, view: StarWarsView) -> tuple[str, str]:
        kind, where = piece.partition(":")[0], place.partition(":")[0]
        if kind == "tile":
            return self.tr("A tile on the table can only go back to the box beside it."), ""
        if kind == "meeple":
            return self.tr("A meeple on the table can only go back to the supply."), ""
        if kind == "face":
            if where == "gap":
                edges = listed(_LABELS.edge(edge, side) for side, edge in view.edges_around(place_in(place)))
                sentence = self.tr("The tile does not fit at {place} in any rotation. It must continue: {edges}.")
                return sentence.format(place=_LABELS.place(*place_in(place)), edges=edges), "CS-2.2"
            if where in ("tile", "on"):
                sentence = self.tr("There's already a tile at {place}.")
                return sentence.format(place=_LABELS.place(*place_in(place))), "CS-2.2"
            return self.tr("Lay the tile next to one that's already there."), "CS-2.2"
        if where == "on":
            return self.tr("That's complete: it has scored, and its meeples are home."), "CS-5.1"
        sentence = self.tr("Put the meeple on one of the marked trade routes, asteroid fields or planets of a tile.")
        return sentence, "CS-3.1"

    def dial(self, dial: Dial, view: StarWarsView) -> str:
        kind, _, number = dial.id.partition(":")
        if kind == "rotation":
            x, y = view.tiles[int(number)].place
            return self.tr("Rotation of the tile at {place}").format(place=_LABELS.place(x, y))
        return {
            "turn": self.tr("Whose turn it is"),
            "drawn": self.tr("Drawn tile"),
            "points": self.tr("Points"),
            "gear": self.tr("Equipment"),
        }[kind]

    def value(self, dial: Dial, value: DialValue, view: StarWarsView) -> str:
        kind = dial.id.partition(":")[0]
        if kind == "turn":
            return self.names[int(value)]
        if kind == "rotation":
            return self.tr("{degrees}°").format(degrees=90 * int(value))
        if kind == "gear":
            return sentence_case(_LABELS.gear(str(value))) if value else self.tr("No equipment")
        return sentence_case(_LABELS.face(view.face(str(value)))) if value else self.tr("Not drawn yet")


EDIT_TEXT: Final = StarWarsEditText()


class EditScene(Editing[StarWarsView], StarWarsScene):
    """The galaxy with the tiles that are left beside it. Places for tiles and meeples are seen as soon as a piece is
    taken up that goes there."""

    edit_words = EDIT_TEXT

    def scenery(self, view: StarWarsView, seat: int | None, names: Sequence[str]) -> Scenery:
        whole = super().scenery(view, seat, names)
        return replace(whole, placements=(*whole.placements, *self._free_places(view)))

    def _free_places(self, view: StarWarsView) -> Iterator[Placement]:
        for x, y in view.gaps():
            name = f"gap:{x},{y}"
            yield on_map(
                seen_at((x, y), self._turned),
                f"~{name}",
                "corner",
                "",
                1,
                label=self.edit_words.place(name, view),
                zone="gaps",
            )
        for tile in view.tiles:
            for spot in view.spots(tile.place):
                name = f"on:{tile.x},{tile.y}:{spot}"
                across, down = meeple_at(spot.partition(":")[0], view.sides_of(tile.place, spot))
                anchor = tile.x + across - 0.5, tile.y + down - 0.5
                label = self.edit_words.place(name, view)
                yield on_map(
                    seen_at(anchor, self._turned), f"~{name}", "corner", "", 2, size=_RING, label=label, zone="spots"
                )

    def keys_of_piece(self, piece: str, view: StarWarsView) -> tuple[str, ...]:
        if piece.startswith("tile:"):
            return (f"tile:{view.numbers[place_in(piece)]}",)
        return (piece,)

    def place_at(self, key: str) -> str:
        number = key.removeprefix("tile:")
        if number != key and number.isdecimal():
            tile = self.view.tiles[int(number)]
            return f"tile:{tile.x},{tile.y}"
        return key.removeprefix("~") if key.startswith(("~gap:", "~on:")) else super().place_at(key)

    def keys_of_place(self, place: str, view: StarWarsView) -> tuple[str, ...] | None:
        return (f"~{place}",)

    def boxed(self, piece: str, view: StarWarsView) -> Boxed | None:
        kind, _, which = piece.partition(":")
        if kind == "face":
            return Boxed("tile", tile_face(view.face(which)), 1.0, view.stock[which])
        left = (view.large if kind == "large" else view.small)[int(which)]
        return Boxed("meeple", MeepleFace(int(which), kind == "large", ""), 1.0, left)
