"""Ask the rules: a question in the player's own words, over any page. At a table, what a rule means there."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from html import escape
from threading import Thread
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from hoshikan.resources import MissingResourceError
from hoshikan.teaching import rulebook
from hoshikan.teaching.ask import LONGEST, Ask, Found, asked, language_of
from hoshikan.teaching.position import TeachingError
from hoshikan.ui.board.screens import cover_text_of
from hoshikan.ui.kit.look.theme import GAP, Theme, color
from hoshikan.ui.kit.widgets.accessible import Overlay, announce
from hoshikan.ui.kit.widgets.basic import Segments, button, label, later, spaced
from hoshikan.ui.session.context import Page
from hoshikan.ui.shared.bookbrowser import BookBrowser

_PAUSE: Final = 150
"""Milliseconds without a key after which a question is answered."""
_STILL: Final = 500
"""Milliseconds after which a picture is painted, which takes longer than a key may wait."""
_SOON: Final = 15
"""Milliseconds until it is tried again, while the index is being built."""
_WIDEST: Final = 760
_EXAMPLES: Final = 4
_ROWS: Final = 5
"""Rows of the list in sight, …"""
_FEW: Final = 3
"""… and in a page that is low, in logical pixels less than this."""
_HIGH: Final = 700
_LATIN_WORD: Final = re.compile(r"[A-Za-z]{3,}")


def language_asked(question: str, here: str) -> str:
    """Return the language in which a question is to be answered in a window whose language is `here`."""
    if here == "ja" and not _LATIN_WORD.search(question):
        return here
    return language_of(question) if question.strip() else here


@dataclass(frozen=True, slots=True)
class Answers:
    """The answer to a question."""

    question: str
    language: str
    found: Mapping[str, Sequence[Found]]
    """The rules that answer, best first, by game; games without any are left out."""


def places(answers: Answers, book: rulebook.RuleBook) -> list[tuple[str, str, str]]:
    """Return the rules of a book that answer, best first, then its other places with all the words of the question.

    Each with its anchor, its title and an excerpt.
    """
    answered = answers.found.get(book.game, ())
    known = {one.rule for one in answered}
    rules = [(one.rule, f"{one.rule}  {one.title}", one.sentence) for one in answered]
    hits = [hit for hit in book.search(answers.question) if hit.anchor not in known]
    return rules + [(hit.anchor, hit.title, hit.excerpt) for hit in hits]


class Asker(QObject):
    """Answers questions while they are typed, after a pause. The index is built in another thread when it is needed."""

    answered = Signal(object)
    """Answers."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted = Answers("", "", {})
        self._games: tuple[str, ...] = ()
        self._begun: set[tuple[str, str]] = set()
        self._threads: list[Thread] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._answer)

    @property
    def waits(self) -> bool:
        """True while a question is to be answered."""
        return self._timer.isActive()

    def prepare(self, here: str, *games: str) -> None:
        """Build what a first question in a window whose language is `here` needs."""
        missing = [(game, here) for game in games if (game, here) not in self._begun]
        if missing:
            self._begun.update(missing)
            self._threads.append(Thread(target=_build, args=(missing,), name="ask", daemon=True))
            self._threads[-1].start()

    def ask(self, question: str, here: str, *games: str) -> None:
        """Answer soon, unless another question comes first; an empty one at once."""
        language = language_asked(question, here)
        self._wanted, self._games = Answers(question, language, {}), games
        if not question.strip():
            self._timer.stop()
            self.answered.emit(self._wanted)
            return
        self.prepare(language, *games)
        self._timer.start(_PAUSE)

    def _answer(self) -> None:
        self._threads = [thread for thread in self._threads if thread.is_alive()]
        if self._threads:
            self._timer.start(_SOON)
            return
        question, language = self._wanted.question, self._wanted.language
        found = {}
        for game in self._games:
            with suppress(MissingResourceError, TeachingError):
                if rules := Ask(game, language).search(question):
                    found[game] = rules
        self.answered.emit(Answers(question, language, found))


def _build(wanted: Sequence[tuple[str, str]]) -> None:
    for game, language in wanted:
        with suppress(MissingResourceError, TeachingError):
            Ask(game, language)


class AskRules(Overlay):
    """The question, the rules that answer, and the text of one of them.

    Beside a table it leaves the table in sight, and is about its game; elsewhere it is in the middle of the page, and
    the game is chosen.
    """

    rule_wanted = Signal(str, str, str)
    """The rule book of a game is wanted at a rule ("" for its beginning) and a sentence of it, or ""."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._page, self._context = page, page.context
        self._answers = Answers("", "", {})
        self._entered = False
        """True if Enter was pressed before there was an answer."""
        self._meaning: Sequence[str] = ()
        self._source: QWidget | None = None
        """The control that had the focus before."""
        games = tuple(self._context.games)
        last = self._context.settings.last_game
        self._game = page.game_id or (last if last in games else games[0])
        self.panel = QFrame(self)
        self.panel.setProperty("kind", "panel")
        self.asker = Asker(self)
        self.asker.answered.connect(self._show_answers)
        self._build(games)
        page.here_changed.connect(self._on_here_changed)
        self._context.theme_changed.connect(self.apply_theme)
        self.apply_theme(self._context.theme())
        self.retranslate()

    def _build(self, games: Sequence[str]) -> None:
        self._title = label("large")
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self.field.setAcceptDrops(False)
        self.field.setMaxLength(LONGEST)
        self.field.textChanged.connect(lambda _words: self._on_text())
        self.field.returnPressed.connect(self._on_enter)
        self.field.installEventFilter(self)
        self._title.setBuddy(self.field)
        self.games = Segments(games)
        self.games.choose(self._game)
        self.games.chosen.connect(self._choose_game)
        self.nothing = label("large", wrap=True)
        self.summary = label(muted=True, wrap=True)
        self.results = QListWidget()
        self.results.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.results.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.results.currentRowChanged.connect(lambda _row: self._on_row())
        self.results.itemClicked.connect(self._on_clicked)
        self.results.itemActivated.connect(lambda _item: self._open())
        self.text = BookBrowser(self._context.games[self._game], pause=_STILL)
        self.text.anchor_followed.connect(lambda anchor: self._leave_for(anchor, ""))
        self.open_button = button("primary", self._open)
        self.close_button = button("", self.put_away)
        for one in (self.open_button, self.close_button):
            one.setAutoDefault(False)
        column = QVBoxLayout(self.panel)
        spaced(column, GAP["m"], GAP["s"])
        for part in (self._title, self.field, self.games, self.nothing, self.summary, self.results):
            column.addWidget(part)
        column.addWidget(self.text, 1)
        self._rest = column.count()
        column.addStretch(0)
        row = QHBoxLayout()
        spaced(row, 0, GAP["s"])
        row.addWidget(self.open_button)
        row.addStretch(1)
        row.addWidget(self.close_button)
        column.addLayout(row)

    # For the window

    def appear(self) -> None:
        """Come to the front with the question asked last, ready to be typed over."""
        if self.isHidden():
            self._source = self._page.window().focusWidget()
            if self._page.game_id:
                self._choose_game(self._page.game_id)
            self.cover()
            self.asker.prepare(self._context.language(), self._game)
            later(self, self._begin)
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def give_way(self) -> None:
        self.put_away()

    def put_away(self) -> None:
        """Give the page back, and the focus to what had it."""
        self.hide()
        if self._source is not None and isValid(self._source):
            self._source.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def found(self) -> Sequence[Found]:
        """The rules that are listed, best first."""
        return self._answers.found.get(self._game, ())

    # What is asked

    def _on_text(self) -> None:
        self._entered = False
        self._ask()

    def _ask(self) -> None:
        self.asker.ask(self.field.text(), self._context.language(), self._game)

    def _begin(self) -> None:
        """List examples, or the answers to the last question as they are now."""
        self._ask()

    def _choose_game(self, game: object) -> None:
        self._game = str(game)
        self.games.choose(self._game)
        self.text.show_html("", self._context.games[self._game])
        self._ask()

    def _show_answers(self, answers: Answers) -> None:
        self._answers = answers
        found, asks = self.found, bool(answers.question.strip())
        self.results.blockSignals(True)
        self.results.clear()
        if asks:
            for one in found:
                self._list(f"{one.rule}  {one.title}", one)
        else:
            for question in self._examples():
                self._list(question, None)
        self.results.setCurrentRow(0 if found else -1)
        self.results.blockSignals(False)
        self.nothing.setVisible(asks and not found)
        self.summary.setText(self._summary(asks, len(found)))
        self.results.setVisible(self.results.count() > 0)
        self._show_rule()
        if asks:
            summary = self.summary.text()
            announce(self, f"{summary}\n{self._spoken()}" if found else f"{self.nothing.text()} {summary}")
        if self._entered and not self.asker.waits:
            self._go_to_answers()

    def _list(self, words: str, found: Found | None) -> None:
        item = QListWidgetItem(words)
        if found is not None:
            if found.ours:
                item.setText(f"{words}  ·  {self._book().readings_title}")
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{item.text()}. {found.sentence}")
        self.results.addItem(item)

    def _spoken(self) -> str:
        """The chosen row for a screen reader, with what its rule means at the table."""
        item = self.results.currentItem()
        return "\n".join([str(item.data(Qt.ItemDataRole.AccessibleTextRole) or item.text()), *self._meaning])

    def _summary(self, asks: bool, rules: int) -> str:
        if not asks:
            return self.tr("For example:")
        if rules:
            return self.tr("%n rule(s) answer. Enter goes to them; there it opens the rule book.", "", rules)
        return self.tr("Try other words, or look in the rule book.")

    def _examples(self) -> list[str]:
        """Return a few questions about the game, as players ask them."""
        try:
            known = [said[0] for said in asked(self._game, self._context.language()).values()]
        except TeachingError:
            return []
        return known[1 :: max(1, len(known) // _EXAMPLES)][:_EXAMPLES]

    def _book(self) -> rulebook.RuleBook:
        return rulebook.load(self._game, self._answers.language)

    # The text of a rule

    @property
    def _chosen(self) -> Found | None:
        row = self.results.currentRow()
        return self.found[row] if 0 <= row < len(self.found) else None

    def _show_rule(self) -> None:
        found = self._chosen
        self.text.setVisible(found is not None)
        layout = self.panel.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.setStretch(self._rest, 0 if found is not None else 1)
        words = self.tr("Open the rule book") if found is None else self.tr("Open {rule} in the rule book")
        self.open_button.setText(words.format(rule="" if found is None else found.rule))
        self._meaning = self._page.rule_here("" if found is None else found.rule)
        self._place()
        layout.activate()  # the sentence is brought in sight where the text is now
        if found is None:
            return
        book = self._book()
        html = self._here(self._meaning) + book.card(book.rule(found.rule))
        self.text.show_html(html, self._context.games[self._game])
        self.text.verticalScrollBar().setValue(0)
        self.text.light(found.sentence)

    def _here(self, sentences: Sequence[str]) -> str:
        if not sentences or self.theme is None:
            return ""
        lines = "<br/>".join(map(escape, sentences))
        table = f'<table width="100%" cellpadding="6" bgcolor="{self.theme.raised}">'
        return f"{table}<tr><td>{lines}</td></tr></table>"

    def _on_here_changed(self) -> None:
        if not self.isHidden():
            self._show_rule()

    def _on_clicked(self) -> None:
        if not self.found:
            self._take_example()

    def _on_enter(self) -> None:
        """Go on to the answers, once there are some to what is in the field: what their rules mean on this page is lost
        in the rule book."""
        if not self.field.text().strip():
            if self.results.currentRow() >= 0:
                self._take_example()
        elif self.asker.waits:
            self._entered = True
        else:
            self._go_to_answers()

    def _go_to_answers(self) -> None:
        self._entered = False
        if self._chosen is not None:
            self.results.setFocus(Qt.FocusReason.OtherFocusReason)
            self._bring_up_meaning()

    def _on_row(self) -> None:
        self._show_rule()
        if self.results.hasFocus():
            self._bring_up_meaning()

    def _bring_up_meaning(self) -> None:
        """Show and announce what the chosen rule means on this page; the row itself is read out with the focus."""
        if self._meaning:
            self.text.verticalScrollBar().setValue(0)
            announce(self.results, "\n".join(self._meaning))

    def _take_example(self) -> None:
        item = self.results.currentItem()
        if item is not None:
            self.field.setText(item.text())
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open(self) -> None:
        found = self._chosen
        if found is None and not self.field.text().strip() and self.results.hasFocus():
            self._take_example()
        elif found is None:
            self._leave_for("", "")
        else:
            there = self._answers.language == self._context.language()
            self._leave_for(found.rule, found.sentence if there else "")

    def _leave_for(self, anchor: str, sentence: str) -> None:
        self.put_away()
        self.rule_wanted.emit(self._game, anchor, sentence)

    # The overlay

    def retranslate(self) -> None:
        self._title.setText(self.tr("Ask the rules"))
        self.setAccessibleName(self._title.text())
        self.field.setPlaceholderText(self.tr("Your question, in your own words"))
        self.field.setAccessibleName(self.tr("Ask the rules: your question"))
        self.games.say([cover_text_of(game).title() for game in self._context.games], self.tr("Game"))
        self.results.setAccessibleName(self.tr("Answers"))
        self.text.setAccessibleName(self.tr("Rule text"))
        self.nothing.setText(self.tr("No rule says anything about this."))
        self.close_button.setText(self.tr("Close"))
        self.text.show_html("")
        self._ask()
        self._show_answers(self._answers)

    def apply_theme(self, theme: Theme) -> None:
        super().apply_theme(theme)
        self.text.apply_theme(theme)
        if not self.isHidden():
            self._show_rule()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The arrow keys lead from the field through the answers."""
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
            if step is not None and self.results.count():
                self.results.setCurrentRow(min(max(self.results.currentRow() + step, 0), self.results.count() - 1))
                announce(self.results, self._spoken())
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press beside the panel closes it."""
        if not self.panel.geometry().contains(event.position().toPoint()):
            self.put_away()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.isHidden():
            self._page.rule_here("")
            self._page.lie_under(0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.theme is not None and self._page.reading_room() is None:
            QPainter(self).fillRect(self.rect(), color(self.theme.window, 0.62))

    def _place(self) -> None:
        room = self._page.reading_room()
        self.games.setVisible(room is None)
        if room is None:
            margin = GAP["l"]
            widest = round(_WIDEST * self._context.text_size / 100)
            wide = min(widest, self.width() - 2 * margin)
            room = QRect((self.width() - wide) // 2, margin, wide, self.height() - 2 * margin)
            if self.text.isHidden() and (layout := self.panel.layout()) is not None:
                self._fit_list()
                room.setHeight(min(room.height(), layout.totalHeightForWidth(wide)))
        elif not self.isHidden():
            self._page.lie_under(room.width())
        self.panel.setGeometry(room)
        self._fit_list()

    def _fit_list(self) -> None:
        """Let the list be as high as its rows, but leave most of the room to the text."""
        high = [max(self.results.sizeHintForRow(row), 1) for row in range(self.results.count())]
        most = _ROWS if self.text.isHidden() or self.height() >= _HIGH else _FEW
        self.results.setFixedHeight(sum(high[:most]) + 2 * self.results.frameWidth())
