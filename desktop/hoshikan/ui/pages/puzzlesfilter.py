"""Which puzzles are wanted: of which game, about what, how hard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QLabel, QVBoxLayout, QWidget

from hoshikan.bots.levels import LEVELS
from hoshikan.engine.game import Game
from hoshikan.teaching.exercise import Exercise
from hoshikan.teaching.practice import Strength
from hoshikan.teaching.puzzles import BEYOND
from hoshikan.ui.look.theme import GAP, Theme
from hoshikan.ui.panels.covers import cover_of
from hoshikan.ui.text.levels import LevelWords
from hoshikan.ui.text.rooms import text_of
from hoshikan.ui.widgets.basic import spaced
from hoshikan.ui.widgets.choice import DropDown
from hoshikan.ui.widgets.flow import Flow
from hoshikan.ui.widgets.tile import Tile

_COVER: Final = QSize(66, 66)
_COLUMNS: Final = 3


class PuzzlesFilter(QWidget):
    """A box for each game, and two lists; `changed` tells that others are wanted."""

    changed = Signal()

    def __init__(self, games: Mapping[str, Game], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._puzzles: tuple[Exercise, ...] = ()
        self._strengths: dict[str, Strength] = {}
        self.tiles = {game: Tile(picture=_COVER) for game in games} | {"": Tile()}
        group = QButtonGroup(self)
        grid = QGridLayout()
        grid.setSpacing(GAP["s"])
        for place, (game, tile) in enumerate(self.tiles.items()):
            tile.setCheckable(True)
            group.addButton(tile)
            tile.toggled.connect(lambda down, game=game: self._on_game(game) if down else None)
            grid.addWidget(tile, place // _COLUMNS, place % _COLUMNS)
        for column in range(_COLUMNS):
            grid.setColumnStretch(column, 1)
        self.theme, self.level = DropDown(), DropDown()
        self._names = []
        below = QWidget()
        row = Flow(below)
        spaced(row, 0, GAP["s"])
        for part in (self.theme, self.level):
            row.addWidget(part)
            # On Unix a combo box is called by a label beside it and by nothing else; the eye needs none here.
            name = QLabel(self)
            name.setBuddy(part)
            name.hide()
            self._names.append(name)
            part.currentIndexChanged.connect(lambda _index: self.changed.emit())
        whole = QVBoxLayout(self)
        spaced(whole, 0, GAP["m"])
        whole.addLayout(grid)
        whole.addWidget(below)

    @property
    def game(self) -> str:
        """The chosen game, "" for all."""
        return next((game for game, tile in self.tiles.items() if tile.isChecked()), "")

    def choose(self, game: str) -> None:
        self.tiles.get(game, self.tiles[""]).setChecked(True)

    def show_all(self, puzzles: Sequence[Exercise], strengths: Mapping[str, Strength]) -> None:
        """What there is, and how strong the player is in each game that was tried ("": over all)."""
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
            name = text_of(game).title() if game else self.tr("All games")
            tile.say(name, "  ·  ".join(part for part in (number, rated) if part))
        words = (self.tr("What it is about"), self.tr("How hard it is"))
        for told, word, box in zip(self._names, words, (self.theme, self.level), strict=True):
            told.setText(word)
            box.setAccessibleName(word)
        self._fill()

    def rated(self, found: Strength) -> str:
        """A puzzle rating with its uncertainty."""
        return self.tr("rating {number} ± {margin}").format(number=found.number, margin=found.margin)

    def apply_theme(self, theme: Theme) -> None:
        for game, tile in self.tiles.items():
            if game and tile.picture is not None:
                tile.picture.show_drawing(cover_of(game), theme)

    def _of_game(self) -> list[Exercise]:
        return [puzzle for puzzle in self._puzzles if self.game in ("", puzzle.game)]

    def _themes(self, puzzle: Exercise) -> set[str]:
        """What a puzzle is about, by the names that are shown: several kinds of features may have the same."""
        text = text_of(puzzle.game)
        return {name for kind in puzzle.themes if (name := text.theme(kind))}

    def _on_game(self, _game: str) -> None:
        self._fill()
        self.changed.emit()

    def _fill(self) -> None:
        found = self._of_game()
        themes = Counter(theme for puzzle in found for theme in self._themes(puzzle)) if self.game else Counter[str]()
        named = {"": self.tr("About anything")}
        for theme, count in themes.most_common():
            named[theme] = self._counted(theme, count)
        _fill(self.theme, named)
        self.theme.setVisible(bool(self.game))
        levels = Counter(puzzle.level for puzzle in found)
        words = LevelWords()
        hard = {"": self.tr("Of any strength")}
        for level in (*LEVELS, BEYOND):
            if levels[level]:
                name = self.tr("No level finds it") if level == BEYOND else words.name(level)
                hard[level] = self._counted(name, levels[level])
        _fill(self.level, hard)

    def _counted(self, name: str, count: int) -> str:
        return self.tr("{name} ({count})").format(name=name, count=count)


def _fill(box: DropDown, entries: Mapping[str, str]) -> None:
    """Name the entries in the language now installed; the chosen one stays if it is still there."""
    chosen = box.currentData()
    with QSignalBlocker(box):
        box.clear()
        for value, words in entries.items():
            box.addItem(words, value)
        box.setCurrentIndex(max(0, box.findData(chosen)))
