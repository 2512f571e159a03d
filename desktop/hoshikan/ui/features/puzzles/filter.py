"""Which puzzles are wanted: of which game, about what, how hard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QVBoxLayout, QWidget

from hoshikan.bots.levels import LEVELS
from hoshikan.engine.game import Game
from hoshikan.teaching.exercise import Exercise
from hoshikan.teaching.practice import Strength
from hoshikan.teaching.puzzles import BEYOND
from hoshikan.ui.board.screens import cover_text_of, text_of
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.widgets.basic import spaced
from hoshikan.ui.kit.widgets.choice import DropDown
from hoshikan.ui.kit.widgets.flow import Flow
from hoshikan.ui.kit.widgets.tile import Tile
from hoshikan.ui.shared.covers import cover_of
from hoshikan.ui.text.levels import LevelWords
from hoshikan.ui.text.strengths import STRENGTHS

_COVER: Final = QSize(66, 66)
_COVERS: Final = (66, 112, 200)
"""Width and least height of a cover by how much room there is; from the second on it is as high as its tile."""
_UNBOUND: Final = 16_777_215
"""Qt's QWIDGETSIZE_MAX."""
_COVER_SHAPE: Final = 0.75
"""Width of a cover that is shown in full height, in its height."""
_VAST: Final = 1000
"""Width from which there is room for the largest, in logical pixels."""
_COLUMNS: Final = 3


class PuzzlesFilter(QWidget):
    """A box for each game, and two lists; `changed` is emitted when others are wanted."""

    changed = Signal()

    def __init__(self, games: Mapping[str, Game], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._puzzles: tuple[Exercise, ...] = ()
        self._strengths: dict[str, Strength] = {}
        self.tiles = {game: Tile(picture=_COVER) for game in (*games, "")}
        group = QButtonGroup(self)
        self._grid = grid = QGridLayout()
        grid.setSpacing(GAP["s"])
        for game, tile in self.tiles.items():
            tile.setCheckable(True)
            group.addButton(tile)
            tile.toggled.connect(lambda down, game=game: self._on_game(game) if down else None)
        self.spread_out(False)
        self.theme, self.level = DropDown(), DropDown()
        below = QWidget()
        row = Flow(below)
        spaced(row, 0, GAP["s"])
        for part in (self.theme, self.level):
            row.addWidget(part)
            part.currentIndexChanged.connect(lambda _index: self.changed.emit())
        whole = QVBoxLayout(self)
        spaced(whole, 0, GAP["m"])
        whole.addLayout(grid)
        whole.addWidget(below)

    @property
    def game(self) -> str:
        """The chosen game, "" for all."""
        return next((game for game, tile in self.tiles.items() if tile.isChecked()), "")

    def spread_out(self, roomy: bool) -> None:
        """Boxes in three columns, or larger ones in two."""
        columns = _COLUMNS - roomy
        for place, tile in enumerate(self.tiles.values()):
            self._grid.addWidget(tile, place // columns, place % columns)
        for column in range(_COLUMNS):
            self._grid.setColumnStretch(column, int(column < columns))
        self._roomy = roomy
        self._picture_all()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._picture_all()

    def _picture_all(self) -> None:
        vast = self._roomy and self.width() >= _VAST
        side = _COVERS[self._roomy + vast]
        most = _UNBOUND if self._roomy else side
        for tile in self.tiles.values():
            tile.set_large(vast)
            if tile.picture is not None:
                tile.picture.setMinimumSize(side, side)
                tile.picture.setMaximumSize(side, most)

    def choose(self, game: str) -> None:
        self.tiles.get(game, self.tiles[""]).setChecked(True)

    def show_all(self, puzzles: Sequence[Exercise], strengths: Mapping[str, Strength]) -> None:
        """Show the puzzles, and the player's strength in each game that was tried ("": over all)."""
        self._puzzles, self._strengths = tuple(puzzles), dict(strengths)
        self.retranslate()

    def wanted(self) -> list[Exercise]:
        """The puzzles that fit all three."""
        theme, level = self.theme.currentData() or "", self.level.currentData() or ""
        return [
            puzzle
            for puzzle in self._of_game()
            if (not theme or theme in self._themes(puzzle)) and (not level or puzzle.level == level)
        ]

    def retranslate(self) -> None:
        for game, tile in self.tiles.items():
            count = sum(not game or puzzle.game == game for puzzle in self._puzzles)
            number = self.tr("%n puzzle(s)", "", count) if count else self.tr("no puzzles yet")
            found = self._strengths.get(game)
            rated = "" if found is None else self.rated(found)
            name = cover_text_of(game).title() if game else self.tr("All games")
            tile.say(name, "  ·  ".join(part for part in (number, rated) if part))
        self.theme.call(self.tr("Theme"))
        self.level.call(self.tr("Difficulty"))
        self._fill()

    def rated(self, found: Strength) -> str:
        """A puzzle rating with its uncertainty."""
        return self.tr("rating {rating}").format(rating=STRENGTHS.of(found))

    def apply_theme(self, theme: Theme) -> None:
        for game, tile in self.tiles.items():
            if tile.picture is not None:
                tile.picture.show_drawing(cover_of(game) if game else self._all_covers, theme)

    def _all_covers(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        """The middle of every cover, side by side."""
        wide, cover = area.width() / len(self._games), area.height() * _COVER_SHAPE
        for place, game in enumerate(self._games):
            strip = QRectF(area.x() + place * wide, area.y(), wide, area.height())
            painter.save()
            painter.setClipRect(strip, Qt.ClipOperation.IntersectClip)
            cover_of(game)(painter, QRectF(strip.center().x() - cover / 2, area.y(), cover, area.height()), theme)
            painter.restore()

    def _of_game(self) -> list[Exercise]:
        return [puzzle for puzzle in self._puzzles if self.game in ("", puzzle.game)]

    def _themes(self, puzzle: Exercise) -> set[str]:
        """Return the themes of a puzzle, by their shown names: several kinds of features may have the same, and where
        all games are side by side each name includes its game."""
        text = text_of(puzzle.game)
        names = {name for kind in puzzle.themes if (name := text.theme(kind))}
        if self.game:
            return names
        return {self.tr("{game}: {theme}").format(game=text.title(), theme=name) for name in names}

    def _on_game(self, _game: str) -> None:
        self._fill()
        self.changed.emit()

    def _fill(self) -> None:
        found = self._of_game()
        named = {"": self.tr("Any theme")}
        for game in (self.game,) if self.game else self._games:
            themes = Counter(theme for one in found if one.game == game for theme in self._themes(one))
            for theme, count in themes.most_common():
                named[theme] = self._counted(theme, count)
        self.theme.fill(named)
        levels = Counter(puzzle.level for puzzle in found)
        words = LevelWords()
        hard = {"": self.tr("Any difficulty")}
        for level in (*LEVELS, BEYOND):
            if levels[level]:
                name = self.tr("No bot solves it") if level == BEYOND else words.name(level)
                hard[level] = self._counted(name, levels[level])
        self.level.fill(hard)

    def _counted(self, name: str, count: int) -> str:
        return self.tr("{name} ({count})").format(name=name, count=count)
