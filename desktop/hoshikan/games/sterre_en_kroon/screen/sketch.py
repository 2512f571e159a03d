"""Sterre en Kroon as plain text: the map with its lines, and bingo cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.games.sterre_en_kroon.rules.view import SterreView
from hoshikan.games.sterre_en_kroon.screen.labels import LABELS
from hoshikan.ui.kit.look.words import listed
from hoshikan.ui.text.sketch import Column, Sketch, aligned, beside, legend_line

_OWNERS: Final = "abcdef"
"""Owners of pawns, by seat."""
_NEXT_LINES: Final = 6
"""Number of lines of the map that are listed, of those that lack least."""
_MOST_MISSING: Final = 8
"""Numbers of a line that are named."""


class SterreSketch(Sketch[SterreView]):
    """Numbers with a letter are recorded; a bracket around a number of a bingo card means that it is open."""

    def table(self, view: SterreView, seat: int | None, names: Sequence[str]) -> list[str]:
        letters = [f"{letter} {name}" for letter, name in zip(_OWNERS, names, strict=False)]
        legend = (
            self.tr("12a: recorded by {letters}").format(letters=listed(letters)),
            self.tr("^: a crown is there"),
            self.tr("~: its crown is gone"),
        )
        asked = seat if seat is not None else view.active
        card = self._card(view, asked, names[asked])
        return [*beside(self._map(view), card), "", legend_line(legend), *self._lines(view), *self._turn(view, seat)]

    def _map(self, view: SterreView) -> list[str]:
        sheet, crowns = view.sheet, {tuple(place) for place in view.map_crowns}
        cells = {(cell.col, cell.row): cell for cell in sheet.cells}
        rows = []
        for row in range(1, sheet.rows + 1):
            line = []
            for column in range(1, sheet.columns + 1):
                cell = cells.get((column, row))
                if cell is None:
                    line.append("   ")
                elif cell.number is None:
                    line.append(" ^ " if (column, row) in crowns else " ~ ")
                else:
                    owner = view.pawns[cell.number - 1]
                    line.append(f"{cell.number:2}{_OWNERS[owner] if owner is not None else ' '}")
            rows.append(" ".join(line))
        return rows

    def _card(self, view: SterreView, seat: int, name: str) -> list[str]:
        def cell(number: int) -> str:
            opened = not number or number in view.opened[seat]
            shown = f"{number:2}" if number else " *"
            return f"[{shown}]" if opened else f" {shown} "

        title = f"{LABELS.card_title()}: {name}"
        return [title, " B   I   N   G   O", *("".join(map(cell, row)) for row in view.cards[seat])]

    def _lines(self, view: SterreView) -> list[str]:
        """The lines of the map with what they lack, the shortest first."""
        lines = sorted((line.id for line in view.sheet.lines), key=lambda line: len(view.missing(line)))
        rows = []
        for line in lines[:_NEXT_LINES]:
            missing = view.missing(line)
            left = LABELS.short_of(len(missing)) if missing else self.tr("complete")
            shown = " ".join(map(str, missing[:_MOST_MISSING])) + (" …" if len(missing) > _MOST_MISSING else "")
            rows.append([LABELS.map_line(line), left, shown])
        return ["", *aligned(rows)]

    def _turn(self, view: SterreView, seat: int | None) -> list[str]:
        lines = ["", LABELS.deck(view), LABELS.declared(view.declared)]
        if seat is not None:
            lines.append(f"{LABELS.hand_caption()}: {listed(map(str, view.hands[seat])) or '-'}")
        return lines

    def columns(self, view: SterreView) -> Sequence[Column]:
        shown = [
            " ".join([*map(str, hand), *["?"] * (secret if not set(view.own_secrets) & set(hand) else 0)]) or "-"
            for hand, secret in zip(view.hands, view.secret, strict=True)
        ]
        return (
            (self.tr("Number cards"), shown),
            (self.tr("Open"), [f"{len(opened)}/24" for opened in view.opened]),
            (self.tr("Bingos"), [str(len(bingos)) for bingos in view.bingos]),
        )


SKETCH: Final = SterreSketch()
