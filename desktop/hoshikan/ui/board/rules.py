"""The rules beside the table: one rule as a card, the list of all of them, and the way to the whole book."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QTextBrowser, QVBoxLayout, QWidget

from hoshikan.resources import MissingResourceError
from hoshikan.teaching import rulebook
from hoshikan.teaching.rulebook import REASON, BookSection, RuleBook
from hoshikan.ui.kit.look.theme import GAP
from hoshikan.ui.kit.widgets.accessible import announce
from hoshikan.ui.kit.widgets.basic import button, label, spaced


class RulesPanel(QWidget):
    """The way to ask the rules, and their titles; choosing one shows its text below."""

    book_wanted = Signal(str)
    """Open the whole rule book at this rule id ("" for its beginning)."""
    ask_wanted = Signal()

    def __init__(self, game_id: str, language: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game_id
        self._language = language
        self._book: RuleBook | None = None
        self._shown = ""
        self._reason = False
        self.ask_button = button("", self.ask_wanted.emit)
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentItemChanged.connect(self._on_chosen)
        self._title = label("large", wrap=True)
        self._card = QTextBrowser()
        self._card.setOpenLinks(False)
        self._card.anchorClicked.connect(self._follow)
        self.book_button = button("", lambda: self.book_wanted.emit(self.place))
        column = QVBoxLayout(self)
        spaced(column, GAP["m"], GAP["s"])
        column.addWidget(self.ask_button)
        column.addWidget(self.list, 2)
        column.addWidget(self._title)
        column.addWidget(self._card, 3)
        column.addWidget(self.book_button)

    def heightForWidth(self, width: int) -> int:
        return width * 2

    @property
    def shown(self) -> str:
        """The id of the rule on the card, "" for none."""
        return self._shown

    @property
    def place(self) -> str:
        """The anchor of what stands on the card: the rule, or the reason for our reading of it."""
        return REASON + self._shown if self._reason else self._shown

    def show_rule(self, rule: str) -> None:
        """Put a rule on the card; an id the book does not explain is left alone."""
        for row in range(self.list.count()):
            if self.list.item(row).data(Qt.ItemDataRole.UserRole) == rule:
                self.list.setCurrentRow(row)
                self._on_chosen(self.list.item(row))
                return

    def retranslate(self) -> None:
        try:
            self._book = rulebook.load(self._game, self._language())
        except MissingResourceError:
            self._book = None
        self.ask_button.setText(self.tr("Ask the rules (Ctrl+K)"))
        self.list.setAccessibleName(self.tr("Rules"))
        self._card.setAccessibleName(self.tr("Rule text"))
        self.book_button.setText(self.tr("Open the rule book"))
        self._list()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            # Links take their colour when the text is put in.
            self._on_chosen(self.list.currentItem())

    def _list(self) -> None:
        shown = self._shown
        self.list.clear()
        if self._book is None:
            return
        for section in self._book.sections:
            if section.is_rule:
                item = QListWidgetItem(f"{section.anchor}  {section.title}")
                item.setData(Qt.ItemDataRole.UserRole, section.anchor)
                self.list.addItem(item)
        if self.list.count():
            self.list.setCurrentRow(0)
            self.show_rule(shown)

    def _on_chosen(self, item: QListWidgetItem | None) -> None:
        if item is None or self._book is None:
            return
        self._shown = str(item.data(Qt.ItemDataRole.UserRole))
        self._reason = False
        section = self._book.rule(self._shown)
        self._put(f"{section.anchor}  {section.title}", section)

    def _put(self, title: str, section: BookSection) -> None:
        assert self._book is not None
        self._title.setText(title)
        self._card.setHtml(self._book.card(section))

    def _follow(self, link: QUrl) -> None:
        anchor = link.fragment()
        if anchor.startswith(REASON):
            self._show_reason(anchor.removeprefix(REASON))
        elif anchor:
            self.show_rule(anchor)
        announce(self._card, f"{self._title.text()}\n{self._card.toPlainText()}")

    def _show_reason(self, rule: str) -> None:
        """Put on the card what this edition decided about a rule, and why."""
        self.show_rule(rule)
        section = self._book.reason(rule) if self._book is not None else None
        if self._book is not None and section is not None:
            self._reason = True
            self._put(self.tr("{heading}: {rule}").format(heading=self._book.readings_title, rule=rule), section)
