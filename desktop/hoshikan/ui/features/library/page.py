"""My games: every match kept here, to continue, replay, share and delete, and statistics of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, QRect, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QInputDialog,
    QLineEdit,
    QMenu,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import Shiboken

from hoshikan.engine import Game, RecordError, Seat
from hoshikan.library import LibraryProblem, ListedMatch, MatchSummary
from hoshikan.ui.board import keytable
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.board.screens import cover_text_of
from hoshikan.ui.features.library.model import (
    COLUMNS,
    GAME,
    PLAYERS,
    RESULT,
    WHEN,
    MatchDetail,
    MatchesModel,
    MatchPictures,
)
from hoshikan.ui.kit.look.theme import GAP, TEXT, Theme
from hoshikan.ui.kit.look.words import Notice, NoticeAction
from hoshikan.ui.kit.widgets.basic import (
    DropDown,
    Flow,
    button,
    label,
    later,
    of_the_house,
    spaced,
)
from hoshikan.ui.kit.widgets.tables import table
from hoshikan.ui.session.context import AppContext, Page
from hoshikan.ui.session.recordfiles import LIBRARY, RecordFiles, with_suffix
from hoshikan.ui.shared import sharing as clipboard
from hoshikan.ui.shared.messages import Messages
from hoshikan.ui.shared.rated import RATED, RatedGames
from hoshikan.ui.shared.sharing import shown_name

if TYPE_CHECKING:
    from hoshikan.ui.features.library.statistics import StatisticsPage


RESULTS: Final = ("", "open", "won", "lost")
SLICE: Final = 400
"""Matches whose words are read at once: some milliseconds."""
ReadSeats = Callable[[Sequence[int]], Mapping[int, Sequence[Seat]]]
"""The seats of the matches with these ids."""
_AROUND: Final = 64
"""Pixels of the field beside its words: its edges and the button that clears it."""


class LibraryFilter(QWidget):
    """A field and two lists; `changed` is emitted when other matches are wanted."""

    changed = Signal()

    def __init__(self, games: Mapping[str, Game], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._matches: Sequence[ListedMatch] = ()
        self._read_seats: ReadSeats = lambda _ids: {}
        self._words: list[str] = []
        """The words that a search looks through, of the first matches; read in slices before the first search."""
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.timeout.connect(self._read_on)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.game, self.result = DropDown(), DropDown()
        self._row = row = Flow(self)
        spaced(row, 0, GAP["s"])
        for part in (self.search, self.game, self.result):
            row.addWidget(part)
        self.search.textChanged.connect(lambda _text: self.changed.emit())
        self.game.currentIndexChanged.connect(lambda _index: self.changed.emit())
        self.result.currentIndexChanged.connect(lambda _index: self.changed.emit())

    def add(self, *buttons: QWidget) -> None:
        """Put buttons of the page beside the lists; in a narrow window all together below them."""
        together = QWidget()
        row = QHBoxLayout(together)
        spaced(row, 0, GAP["s"])
        for one in buttons:
            row.addWidget(one)
        self._row.addWidget(together)

    def set_filtering(self, wanted: bool) -> None:
        """Show the field and the lists, or only what was added."""
        for part in (self.search, self.game, self.result):
            part.setVisible(wanted)

    def clear(self) -> None:
        """Leave nothing out."""
        with QSignalBlocker(self):
            self.search.clear()
            self.game.setCurrentIndex(0)
            self.result.setCurrentIndex(0)
        self.changed.emit()

    def choose_from(self, matches: Sequence[ListedMatch], read_seats: ReadSeats) -> None:
        """Filter these matches from now on."""
        self._matches, self._read_seats = matches, read_seats
        self._forget_words()

    def rest(self) -> None:
        """Read nothing any more until it is needed."""
        self._reading.stop()

    def wanted(self) -> Sequence[ListedMatch]:
        """The matches that are wanted, in their order."""
        looked_for = self.search.text().casefold().split()
        found = self._matches
        if looked_for:
            while len(self._words) < len(self._matches):
                self._read_slice()
            pairs = zip(self._matches, self._words, strict=True)
            found = [match for match, words in pairs if all(word in words for word in looked_for)]
        if game := self.game.currentData():
            found = [match for match in found if match.game == game]
        if result := self.result.currentData():
            found = [match for match in found if _result(match) == result]
        return found

    def retranslate(self) -> None:
        self._forget_words()
        self.search.setPlaceholderText(self.tr("Search players and games"))
        self.search.setAccessibleName(self.tr("Search players and games"))
        self._widen()
        self.game.call(self.tr("Game"))
        self.result.call(self.tr("Result"))
        results = (self.tr("All results"), self.tr("In progress"), self.tr("Won by people"), self.tr("Won by bots"))
        self.result.fill(dict(zip(RESULTS, results, strict=True)))
        self.game.fill({"": self.tr("All games")} | {game: cover_text_of(game).title() for game in self._games})

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._widen()

    def _widen(self) -> None:
        """Make the field as wide as its placeholder."""
        words = self.search.fontMetrics().horizontalAdvance(self.search.placeholderText())
        self.search.setMinimumWidth(words + _AROUND)

    def _forget_words(self) -> None:
        self._words = []
        self._reading.start()

    def _read_on(self) -> None:
        if len(self._words) < len(self._matches):
            self._read_slice()
            self._reading.start()

    def _read_slice(self) -> None:
        matches = self._matches[len(self._words) : len(self._words) + SLICE]
        seats = self._read_seats([match.id for match in matches])
        titles = {game: cover_text_of(game).title() for game in self._games}
        for match in matches:
            names = seat_names(seats.get(match.id, ()))
            self._words.append(" ".join((titles.get(match.game, match.game), match.title, *names)).casefold())


def _result(match: ListedMatch) -> str:
    """The value of `RESULTS` that fits; winners that are bots, or none, are "lost"."""
    if not match.finished:
        return "open"
    return "won" if match.won else "lost"


WIDEST = 2480
_LEAST_LIST: Final = 1100
"""Width of the list, at a text size of 100 %, that leaves room for the chosen match beside it."""


class LibraryPage(Page):
    """A list of matches, the chosen one at a glance where there is room, and a row of buttons for it; beside it, made
    when it is first shown, a part with statistics."""

    def __init__(self, context: AppContext, part: str = "", game: str = "", parent: QWidget | None = None) -> None:
        """`part` is shown first: "statistics", of a game if one is named, or "" for the list."""
        super().__init__(context, parent)
        self._first = game
        self.matches = MatchesModel(context.games, context.library.summary, self)
        self.view = table(self.matches, wide=2)
        self.view.activated.connect(lambda _index: self._open_default())
        self.view.selectionModel().currentRowChanged.connect(lambda *_rows: self._enable())
        self.detail = MatchDetail(context, self.matches)
        self.pictures = MatchPictures(context, self.matches, self.view)
        self.view.setItemDelegate(self.pictures)
        self.pictures.repainted.connect(self._show_repainted)
        rows = self.view.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(self.pictures.row_height())
        self.view.horizontalHeader().setResizeContentsPrecision(0)  # what is in sight, whose pictures are made anyway
        self.filter = LibraryFilter(context.games)
        self.filter.changed.connect(self._show_wanted)
        self._everything: Sequence[ListedMatch] = ()
        self._empty = label("large", muted=True, wrap=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.begin = button("primary", self.go_home.emit)
        self.statistics: StatisticsPage | None = None
        self.resume = button("primary", self._resume)
        self.look = button("", self._look)
        self.export = button("", self._ask_export)
        self.delete = button("", self._delete)
        self.take = button("", self._ask_import)
        self.keep = button("", self._ask_back_up)
        self.menu = self._context_menu()
        self._build()
        keys: dict[str, Callable[[], None]] = {
            "copy_chosen": self._copy,
            "paste": self._paste,
            "rename": self._ask_name,
            "delete": self._delete,
        }
        keytable.bind(self, keytable.LIBRARY, lambda command: keys[command]() if self._lists else None)
        if part == "statistics":
            self.parts.setCurrentIndex(1)

    def title(self) -> str:
        return self.tr("My games")

    def apply_theme(self, theme: Theme) -> None:
        if self.statistics is not None:
            self.statistics.apply_theme(theme)
        self.pictures.apply_theme(theme)
        self.detail.apply_theme(theme)
        self.view.viewport().update()
        later(self, self._widen_columns)  # for letters of another size, once the list has them

    def _widen_columns(self) -> None:
        self.view.resizeColumnsToContents()
        self._fit_columns()

    def retranslate(self) -> None:
        self.filter.retranslate()
        for place, word in enumerate((self.tr("Games"), self.tr("Statistics"))):
            self.parts.setTabText(place, word)
        self._empty.setText(self._empty_words())
        self.begin.setText(self.tr("Choose a game"))
        self.resume.setText(self.tr("Continue"))
        self.export.setText(self.tr("Save as file…"))
        self.delete.setText(self.tr("Delete"))
        self.take.setText(self.tr("Open files…"))
        self.keep.setText(self.tr("Save all games…"))
        words = (self.tr("Rename…"), self.tr("Copy as text"), self.tr("Save as file…"), self.tr("Delete"))
        for action, word, key in zip(self.menu.actions()[1:], words, ("F2", "Ctrl+C", "", "Del"), strict=True):
            action.setText(f"{word}\t{key}" if key else word)
        self.view.setAccessibleName(self.tr("Games"))
        row = self.view.currentIndex().row()
        self.matches.retranslate()
        self._choose_row(row)

    def entered(self) -> None:
        if self.statistics is not None and not self._lists:
            self.statistics.entered()
            return
        self.refresh()
        if self.matches.rowCount():
            self.view.setFocus()
        elif not self._everything:
            self.begin.setFocus()

    def left(self) -> None:
        self.pictures.rest()
        self.filter.rest()
        if self.statistics is not None:
            self.statistics.left()

    @property
    def _lists(self) -> bool:
        """True if the list is shown, not the statistics."""
        return self.parts.currentIndex() == 0

    def _turn(self) -> None:
        self.left()
        if not self._lists and self.statistics is None:
            from hoshikan.ui.features.library.statistics import StatisticsPage

            made = StatisticsPage(self.context, self.filter.game.currentData() or self._first)
            made.open_replay.connect(self.open_replay)
            made.open_page.connect(self.open_page)
            made.go_home.connect(self.go_home)
            made.trouble.connect(self.trouble)
            made.apply_theme(self.context.theme())
            made.retranslate()
            self._numbers.addWidget(made)
            self.statistics = made
        if self.isVisible():
            self.entered()

    def _show_repainted(self, match_id: int) -> None:
        """A picture is one of today's look now."""
        self.view.viewport().update()
        row = self.view.currentIndex().row()
        if row >= 0 and self.matches.listed(row).id == match_id:
            self.detail.show_row(row)

    def refresh(self) -> None:
        """Read the library again."""
        library = self.context.library
        row = max(0, self.view.currentIndex().row())
        try:
            self._everything = library.listed()
        except LibraryProblem as problem:
            self._report(problem)
            self._everything = ()
        self.filter.choose_from(self._everything, self._read_seats)
        self.pictures.forget()
        self._show_matches(self.filter.wanted(), row)

    def _read_seats(self, ids: Sequence[int]) -> Mapping[int, Sequence[Seat]]:
        try:
            return self.context.library.seats(ids)
        except LibraryProblem as problem:
            self._report(problem)
            return {}

    def _show_wanted(self) -> None:
        """List what the filter wants; the chosen match stays chosen if it is among it."""
        row = self.view.currentIndex().row()
        chosen = self.matches.listed(row) if row >= 0 else None
        wanted = self.filter.wanted()
        self._show_matches(wanted, wanted.index(chosen) if chosen in wanted else 0)

    def _show_matches(self, matches: Sequence[ListedMatch], row: int) -> None:
        """List these, with that row chosen."""
        self.matches.show_matches(matches)
        self._show_view()
        self._fit_columns()
        later(self, self._fit_columns)
        self._choose_row(row)

    def current(self) -> MatchSummary | None:
        """The match the buttons act on."""
        row = self.view.currentIndex().row()
        return self.matches.summary(row) if 0 <= row < self.matches.rowCount() else None

    def import_file(self, path: Path) -> None:
        """Take a record into the library; a bad one gets a notice with place and remedy."""
        take = self.context.library.import_file
        self._take_in(lambda: take(path, self.context.games), path.name)

    def import_files(self, paths: Sequence[Path]) -> None:
        """Take records and whole libraries in; bad ones are named in a notice, and the others are taken in."""
        if len(paths) == 1 and paths[0].suffix != LIBRARY:
            self.import_file(paths[0])
            return
        library, refused, left_out = self.context.library, list[tuple[str, Exception]](), 0
        try:
            before = {match.id for match in library.listed()}
            for path in paths:
                try:
                    if path.suffix == LIBRARY:
                        left_out += library.bring_in(path, self.context.games).left_out
                    else:
                        library.import_file(path, self.context.games)
                except (LibraryProblem, RecordError) as error:
                    refused.append((shown_name(path.name), error))
            new = len({match.id for match in library.listed()} - before)
        except LibraryProblem as problem:
            self._report(problem)
            return
        if len(refused) < len(paths):
            self.notice.emit(Notice("library", lambda: self._taken_words(2, new, "")))
        if left_out:
            self.notice.emit(Notice("left-out", lambda: self._left_out_words(left_out), bad=True, here=True))
        if refused:
            self.notice.emit(
                Notice(
                    "refused",
                    lambda: "\n".join(f"{name}: {Messages().of(error)}" for name, error in refused),
                    bad=True,
                    here=True,
                )
            )
        self.filter.clear()
        self.refresh()

    def import_text(self, text: str) -> None:
        """Take a copied record into the library, as `import_file` does."""
        take = self.context.library.import_text
        self._take_in(lambda: take(text, self.context.games), "")

    def _take_in(self, take: Callable[[], tuple[int, ...]], name: str) -> None:
        """`name` is the file's, "" for the clipboard."""
        library = self.context.library
        try:
            before = {match.id for match in library.listed()}
            ids = take()
        except (LibraryProblem, RecordError) as error:
            if name:
                self._report(error, f"{shown_name(name)}: ", here=True)
            else:
                problem = error
                self.notice.emit(Notice("library", lambda: clipboard.refusal(problem), bad=True))
            return
        new = len(set(ids) - before)
        self.notice.emit(Notice("library", lambda: self._taken_words(len(ids), new, name)))
        self.filter.clear()
        self.refresh()
        self._choose_row(self.matches.row_of(ids[0]) or 0)

    def _taken_words(self, count: int, new: int, name: str) -> str:
        """`new` of the games were not in the library before."""
        known, file = not new, shown_name(name)
        if count > 1:
            if known:
                return self.tr("These games are already in your library.")
            return self.tr("%n game(s) imported.", "", new)
        if not file:
            return self.tr("This game is already in your library.") if known else self.tr("The game was imported.")
        if known:
            return self.tr("The game in {file} is already in your library; here it is.").format(file=file)
        return self.tr("The game in {file} was imported.").format(file=file)

    def _left_out_words(self, count: int) -> str:
        return self.tr(
            "%n game(s) can't be replayed by this version of Hoshikan and stayed in the file. "
            "Keep it, and try again with a newer version.",
            "",
            count,
        )

    def export_file(self, path: Path) -> None:
        """Write the chosen match as a record."""
        chosen = self.current()
        if chosen is not None:
            target = with_suffix(path)
            if self._done(lambda: self.context.library.export_file(chosen.id, target)):
                self.notice.emit(Notice("library", lambda: self.tr("Saved as {path}.").format(path=target)))

    def _build(self) -> None:
        self.filter.add(self.take, self.keep)
        self._stack = QStackedWidget()
        matches = QWidget()
        chosen = QHBoxLayout(matches)
        chosen.setContentsMargins(0, 0, 0, 0)
        chosen.setSpacing(GAP["l"])
        chosen.addWidget(self.view, 1)
        chosen.addWidget(self.detail)
        nothing = QWidget()
        middle = QVBoxLayout(nothing)
        middle.addStretch(1)
        middle.addWidget(self._empty)
        middle.addSpacing(GAP["m"])
        middle.addWidget(self.begin, 0, Qt.AlignmentFlag.AlignHCenter)
        middle.addStretch(2)
        for view in (matches, nothing):
            self._stack.addWidget(view)
        self._foot = QWidget()
        below = QHBoxLayout(self._foot)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(GAP["s"])
        below.addWidget(self.delete)
        below.addStretch(1)
        for part in (self.export, self.look, self.resume):
            below.addWidget(part)
        inner = QWidget()
        inner.setMaximumWidth(WIDEST)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP["m"])
        column.addWidget(self.filter)
        column.addWidget(self._stack, 1)
        column.addWidget(self._foot)
        listed, numbers = QWidget(), QWidget()
        beside = QHBoxLayout(listed)
        beside.setContentsMargins(GAP["xl"], GAP["m"], GAP["xl"], GAP["l"])
        beside.addStretch(1)
        beside.addWidget(inner, 1000)
        beside.addStretch(1)
        self._numbers = QVBoxLayout(numbers)
        spaced(self._numbers, 0, 0)
        self.parts = QTabWidget()
        self.parts.setDocumentMode(True)
        for half in (listed, numbers):
            self.parts.addTab(half, "")
        self.parts.currentChanged.connect(lambda _index: self._turn())
        whole = QVBoxLayout(self)
        spaced(whole, 0, 0)
        whole.addWidget(self.parts)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        list_width = self.width() - self.detail.width() - GAP["l"] - 2 * GAP["xl"]
        self.detail.setVisible(list_width >= _LEAST_LIST * self.fontInfo().pixelSize() / TEXT["body"])
        self._fit_columns()
        later(self, self._fit_columns)  # rows are measured that are in sight once the list has its height

    def _fit_columns(self) -> None:
        """Give the players the remaining width. Without room for their faces at least, days, titles and results are on
        two lines and names give way, then the results, then the titles: the list never scrolls sideways."""
        head, mode, faces = self.view.horizontalHeader(), QHeaderView.ResizeMode, self.pictures.company_width()

        def spare() -> int:
            """Return the width that the other columns leave to results."""
            wide = [max(self.view.sizeHintForColumn(one), head.sectionSizeHint(one)) for one in range(COLUMNS)]
            others = sum(wide) - wide[PLAYERS]
            bar = self.view.verticalScrollBar()  # it may only come with the rows
            whole = self.view.viewport().width() - (0 if bar.isVisible() else bar.sizeHint().width())
            return whole - others - faces + self.view.sizeHintForColumn(RESULT)

        self._break_lines(False)
        if spare() >= self.view.sizeHintForColumn(RESULT):
            head.setSectionResizeMode(PLAYERS, mode.Stretch)
            head.setSectionResizeMode(RESULT, mode.ResizeToContents)
            head.setSectionResizeMode(GAME, mode.ResizeToContents)
            return
        self._break_lines(True)
        lacks = max(0, head.sectionSizeHint(RESULT) - spare())
        for column, width in ((PLAYERS, faces), (GAME, self.view.sizeHintForColumn(GAME) - lacks)):
            head.setSectionResizeMode(column, mode.Fixed)
            head.resizeSection(column, width)
        head.setSectionResizeMode(RESULT, mode.Stretch)

    def _break_lines(self, narrow: bool) -> None:
        self.pictures.narrow = narrow
        self.view.setWordWrap(narrow)
        self.view.resizeColumnToContents(WHEN)

    def _show_view(self) -> None:
        self._empty.setText(self._empty_words())
        self._stack.setCurrentIndex(0 if self.matches.rowCount() else 1)
        self._foot.setVisible(bool(self.matches.rowCount()))
        self.filter.set_filtering(bool(self._everything))
        self.begin.setVisible(not self._everything)

    def _empty_words(self) -> str:
        if self._everything:
            return self.tr("No games match.")
        return self.tr("No games yet. Every game you play is kept here automatically, move by move.")

    def _enable(self) -> None:
        chosen = self.current()
        self.resume.setEnabled(chosen is not None and chosen.finished is None)
        self.menu.actions()[0].setText(
            self.tr("Continue") if chosen is not None and chosen.finished is None else self.tr("Open")
        )
        self.look.setText(self.tr("Review") if self._reviews else self.tr("Replay"))
        for part in (self.look, self.export, self.delete):
            part.setEnabled(chosen is not None)
        self.detail.show_row(self.view.currentIndex().row())

    def _choose_row(self, row: int) -> None:
        if self.matches.rowCount():
            self.view.selectRow(min(max(0, row), self.matches.rowCount() - 1))
        else:
            self._enable()

    def _open_default(self) -> None:
        chosen = self.current()
        if chosen is not None:
            self._resume() if chosen.finished is None else self._look()

    def _resume(self) -> None:
        chosen = self.current()
        if chosen is not None:
            self._done(
                lambda: self.open_table.emit(self.context.library.load(chosen.id, self.context.games), chosen.id)
            )

    @property
    def _reviews(self) -> bool:
        """True if the selected game can have a review."""
        chosen = self.current()
        return chosen is not None and chosen.finished is not None and any(seat.kind != "bot" for seat in chosen.seats)

    def _look(self) -> None:
        chosen, load = self.current(), self.context.library.load
        if chosen is not None:
            self._done(lambda: self.open_page.emit("replay", (load(chosen.id, self.context.games), self._reviews)))

    def _copy(self) -> None:
        chosen = self.current()
        if chosen is not None:
            load = self.context.library.load
            self._done(lambda: self.notice.emit(clipboard.copy(load(chosen.id, self.context.games))))

    def _context_menu(self) -> QMenu:
        """Return the menu of a row: to open it, and what the buttons and keys do."""
        menu = QMenu(self.view)
        for act in (self._open_default, self._ask_name, self._copy, self._ask_export, self._delete):
            menu.addAction("").triggered.connect(lambda _checked=False, act=act: act())
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._open_menu)
        return menu

    def _open_menu(self, place: QPoint) -> None:
        if self.current() is None:
            return
        row = self.view.visualRect(self.view.currentIndex())
        if not QRect(0, row.y(), self.view.viewport().width(), row.height()).contains(place):
            place = row.center()  # the menu key is about the chosen row
        self.menu.popup(self.view.viewport().mapToGlobal(place))

    def _ask_name(self) -> None:
        chosen = self.current()
        if chosen is None:
            return
        name, given = QInputDialog.getText(
            self, of_the_house(self.tr("Rename")), self.tr("Name of this game"), text=chosen.title
        )
        if given:
            self.rename(name)

    def rename(self, name: str) -> None:
        """Give the chosen match a title; "" takes it away."""
        chosen = self.current()
        if chosen is not None and self._done(lambda: self.context.library.rename(chosen.id, name.strip())):
            self.refresh()

    def _paste(self) -> None:
        self.import_text(clipboard.pasted())

    def _delete(self) -> None:
        chosen, rated = self.current(), RatedGames(self.context.library, self.context.games)
        if chosen is None or not self._done(lambda: rated.delete(chosen.id)):
            return
        self.refresh()
        # Pressed once more, the button would take the next game.
        (self.view if self.view.isVisible() else self.take).setFocus(Qt.FocusReason.OtherFocusReason)
        back = NoticeAction(lambda: self.tr("Undo"), lambda: self._restore(chosen.id))
        words = RATED.given_up if rated.is_given_up(chosen.id) else lambda: self.tr("The game was deleted.")
        self.notice.emit(Notice("deleted", words, actions=(back,)))

    def _restore(self, match_id: int) -> None:
        rated = RatedGames(self.context.library, self.context.games)
        if Shiboken.isValid(self):
            self._done(lambda: rated.restore(match_id))
            self.refresh()
        else:
            # The notice with its button outlives the page; no page is left to report a problem.
            with suppress(LibraryProblem):
                rated.restore(match_id)

    def _ask_import(self) -> None:
        self.import_files(RecordFiles(self.context.settings).to_open(self))

    def _ask_back_up(self) -> None:
        path = RecordFiles(self.context.settings).to_back_up(
            self, f"hoshikan-{datetime.now(UTC).astimezone():%Y-%m-%d}"
        )
        if path is not None:
            self.back_up(path)

    def back_up(self, path: Path) -> None:
        """Write the whole library as one file."""
        if self._done(lambda: self.context.library.back_up(path)):
            self.notice.emit(Notice("library", lambda: self.tr("All games saved as {path}.").format(path=path)))

    def _ask_export(self) -> None:
        chosen = self.current()
        if chosen is not None:
            day = chosen.recorded or chosen.started
            path = RecordFiles(self.context.settings).to_save(self, f"{chosen.game}-{day:%Y-%m-%d}")
            if path is not None:
                self.export_file(path)

    def _done(self, act: Callable[[], object]) -> bool:
        """Return true if `act` succeeded; a problem becomes a notice."""
        try:
            act()
        except (LibraryProblem, RecordError) as error:
            self._report(error)
            return False
        return True

    def _report(self, error: Exception, prefix: str = "", *, here: bool = False) -> None:
        self.notice.emit(Notice("library", lambda: prefix + Messages().of(error), bad=True, here=here))
