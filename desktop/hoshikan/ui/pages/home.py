"""Home: the games, what to continue, and the ways to everywhere else."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, QTimer
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from hoshikan.ui.look.theme import GAP, Theme
from hoshikan.ui.pages.page import Page
from hoshikan.ui.panels.gamecard import GameCard
from hoshikan.ui.panels.glyphs import draw_book, draw_shelf, draw_star
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.widgets.basic import emptied
from hoshikan.ui.widgets.column import Column
from hoshikan.ui.widgets.tile import Tile

if TYPE_CHECKING:
    from hoshikan.ui.pages.homeresume import ResumeRow

WIDEST = 1200
GLYPH = QSize(56, 56)
AFTER_PAINT_MS = 30
"""Long enough for the first picture to reach the screen before the library is opened, too short to be noticed."""


def rows_of(count: int) -> list[int]:
    """How many cards stand in each row, so that no row is ragged: one game is a hero, five are two over three."""
    if count <= 3:
        return [count] if count else []
    rows = -(-count // 3)
    return [(count + row) // rows for row in range(rows)]


def shape_of(count: int) -> str:
    """The shape of the cards: as large as leaves room for what is to continue."""
    return "hero" if count == 1 else "standing" if count <= 3 else "lying"


class HomePage(Page):
    """The first thing one sees: words and ways at once, covers and matches to continue right after the first paint."""

    escape_goes_back = False

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._resume: ResumeRow | None = None
        column = Column(WIDEST)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(column)
        self._cards = [GameCard(game, shape=shape_of(len(context.shelf))) for game in context.shelf.values()]
        for row in self._card_rows():
            column.body.addLayout(row, 1000)
        self._resume_place = QVBoxLayout()
        column.body.addLayout(self._resume_place)
        self._lessons, self._rules, self._library = (Tile(picture=GLYPH) for _ in range(3))
        ways = QGridLayout()
        ways.setSpacing(GAP["l"])
        for place, tile in enumerate((self._lessons, self._rules, self._library)):
            ways.addWidget(tile, 0, place)
            ways.setColumnStretch(place, 1)
        column.body.addLayout(ways)
        column.body.addStretch(1)
        self.painted.connect(self._complete)
        self._lessons.clicked.connect(lambda: self.open_learn.emit(""))
        self._rules.clicked.connect(lambda: self.open_rules.emit("", ""))
        self._library.clicked.connect(self.open_library)

    def title(self) -> str:
        return self.tr("Hoshikan")

    def retranslate(self) -> None:
        for card in self._cards:
            card.retranslate()
        self._lessons.say(self.tr("Lessons"), self.tr("Learn by playing, one thing at a time."))
        self._rules.say(self.tr("Rule book"), self.tr("Every rule with pictures, to read and to search."))
        self._library.say(self.tr("Library"), self.tr("Finished games, replays and statistics."))
        if self._resume is not None:
            self._resume.retranslate()

    def apply_theme(self, theme: Theme) -> None:
        for card in self._cards:
            card.apply_theme(theme)
        drawings = (draw_star, draw_book, draw_shelf)
        for tile, drawing in zip((self._lessons, self._rules, self._library), drawings, strict=True):
            if tile.picture is not None:
                tile.picture.show_drawing(drawing, theme)
        if self._resume is not None:
            self._resume.apply_theme(theme)

    def entered(self) -> None:
        if self._resume is not None:
            self.refresh()

    def refresh(self) -> None:
        """Read the matches in progress again."""
        from hoshikan.ui.pages.homeresume import ResumeRow

        emptied(self._resume_place)
        self._resume = ResumeRow(self.context)
        self._resume.resumed.connect(self.open_table)
        self._resume.all_wanted.connect(self.open_library)
        self._resume.notice.connect(self.notice)
        self._resume_place.addWidget(self._resume)
        self._resume.fill()
        # It is made last, yet read before the ways to everywhere else.
        stops = [self._cards[-1].last_stop, *self._resume.stops, self._lessons] if self._cards else []
        for before, after in pairwise(stops):
            self.setTabOrder(before, after)

    def _complete(self) -> None:
        for card in self._cards:
            # A timer, not a queued call, which might still come before the picture has reached the screen.
            QTimer.singleShot(1, card, card.show_cover)
        QTimer.singleShot(AFTER_PAINT_MS, self, self.refresh)

    def _card_rows(self) -> list[QHBoxLayout]:
        rows = []
        cards = iter(self._cards)
        for count in rows_of(len(self._cards)):
            row = QHBoxLayout()
            row.setSpacing(GAP["l"])
            for _ in range(count):
                card = next(cards)
                card.play.connect(lambda game=card.game_id: self.open_new_game.emit(game))
                card.learn.connect(lambda game=card.game_id: self.open_learn.emit(game))
                row.addWidget(card, 1)
            rows.append(row)
        return rows
