"""Cards over the table: messages and questions, sums with their rules, and another seat's action."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape, unescape
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QObject,
    QPoint,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from hoshikan.engine import CHANCE, Match, View
from hoshikan.engine.sums import Scored, Sum, Term
from hoshikan.teaching.explanation import Reading
from hoshikan.teaching.reading import clues
from hoshikan.ui.board.labels import RuleText
from hoshikan.ui.board.log import LogPanel
from hoshikan.ui.board.match.models import LogEntry
from hoshikan.ui.board.otherside import OtherSide, Topic, decision_behind, last_of_others
from hoshikan.ui.board.session import (
    AskWhy,
    CloseWhy,
    MarkReadings,
    OpenGuess,
    TurnTo,
)
from hoshikan.ui.board.table.model import Clue, ClueFace
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.kit.look.theme import GAP, color
from hoshikan.ui.kit.look.words import figure, percent, signed
from hoshikan.ui.kit.widgets.accessible import Overlay, announce
from hoshikan.ui.kit.widgets.basic import Flow, Sheet, button, label, spaced
from hoshikan.ui.text.hintsentences import paragraphs, rule_link
from hoshikan.ui.text.opponentsentences import (
    MOVE_SCHEME,
    SEAT_SCHEME,
    OpponentSentences,
    PeekSentences,
    ReadingSentences,
)

WIDEST: Final = 560


class Question(QFrame):
    """A card with a headline, something more about it, and buttons. Escape presses the last of them."""

    def __init__(self, around: QWidget, board: QWidget) -> None:
        super().__init__(around)
        self._board = board
        self._around = around
        self._answers: tuple[QPushButton, ...] = ()
        self.setProperty("kind", "notice")
        self.head = label("large", wrap=True)
        around.installEventFilter(self)
        self.hide()

    def fill(self, more: QWidget, answers: Sequence[QPushButton]) -> None:
        """Put in what the question consists of, once."""
        self._answers = tuple(answers)
        column, below = QVBoxLayout(self), QWidget()
        row = Flow(below)
        spaced(column, GAP["m"], GAP["s"])
        column.addWidget(self.head)
        column.addWidget(more)
        spaced(row, 0, GAP["s"])
        for answer in answers:
            row.addWidget(answer)
        column.addWidget(below)

    def appear(self) -> None:
        """Come to the front. A player who presses Enter once too often gives the last answer."""
        self.place()
        self.show()
        self.raise_()
        self._answers[-1].setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, self.head.text())

    def place(self) -> None:
        """Take the room that the words need."""
        self.setAccessibleName(self.head.text())
        board = self._board
        corner = board.mapTo(self._around, QPoint())
        width = min(WIDEST, board.width() - 2 * GAP["m"])
        layout = self.layout()
        assert layout is not None
        high = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else self.sizeHint().height()
        self.setGeometry(corner.x() + (board.width() - width) // 2, corner.y() + GAP["m"], width, high)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._answers[-1].click()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Space presses what has the focus here, whatever it does on the page."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(event.key() == Qt.Key.Key_Space)
            return event.isAccepted()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self.place()
        return super().eventFilter(watched, event)


class Veil(Overlay):
    """Dims the table behind a card, which stays in sight. Escape takes the card away."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)

    def put_away(self) -> None:
        """Give the table back."""
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.theme is not None:
            QPainter(self).fillRect(self.rect(), color(self.theme.window, 0.62))


_WIDEST: Final = 440
_SMALL: Final = 380
"""Width of a card beside a piece, …"""
_LINE: Final = 21
"""… up to this height of a line, in pixels: cards grow with larger text."""


class TableCard(Question):
    """A card of lines over the table. Escape, a click elsewhere and whatever else is used close it."""

    rule_wanted = Signal(str)

    def __init__(self, around: QWidget, board: TableView) -> None:
        super().__init__(around, board)
        self._scene = board.table
        self._source: QWidget = board
        """Widget of the question: the focus returns there."""
        self._low = False
        """True if the card is at the lower edge of the board, so that it does not cover the piece."""
        self._seat: int | None = None
        """The seat beside which the card is, where there is room; None for the edge."""
        self.lines = RuleText(self._follow)
        self._close = button("quiet", self.hide)
        self._body = self._made_body()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusObjectChanged.connect(self._on_focus)

    def _made_body(self) -> QWidget:
        """Return a widget with the lines."""
        sheet = Sheet(0, GAP["s"], short=True)
        sheet.body.addWidget(self.lines)
        return sheet

    def retranslate(self) -> None:
        self._close.setText(self.tr("Close"))

    def come(self) -> None:
        """Come to the front and take the keyboard."""
        self.show()
        self.raise_()
        self.place()
        self._close.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, f"{self.head.text()}. {self.lines.accessibleName()}".replace("\n", ". "))

    def _follow(self, link: str) -> None:
        """Open what a link leads to."""
        self.rule_wanted.emit(link)

    def place(self) -> None:
        """Take the room that the words need, beside the piece that they are about, or at an edge of the board."""
        board, margin = self._board, GAP["m"]
        corner = board.mapTo(self._around, QPoint())
        free = board.width() - self._scene.stage.overlaid
        wide = _WIDEST if self._seat is None else _SMALL
        width = min(round(wide * max(1.0, self.fontMetrics().height() / _LINE)), free - 2 * margin)
        self.resize(width, self.height())
        self._body.updateGeometry()
        layout = self.layout()
        assert layout is not None
        layout.activate()
        high = min(layout.totalHeightForWidth(width), board.height() - 2 * margin)
        top = board.height() - high - margin if self._low else margin
        place = QRect((free - width) // 2, top, width, high)
        if not (spared := self._spared()).isEmpty():
            place = _beside(place, spared, QRect(margin, margin, free - 2 * margin, board.height() - 2 * margin))
        self.setGeometry(place.translated(corner))

    def _spared(self) -> QRect:
        """Return the part of the board beside which the card is."""
        spared, stage = QRect(), self._scene.stage
        if self._seat is not None:
            for piece in (stage.get(f"seat:{self._seat}"), stage.get(f"name:{self._seat}")):
                if piece is not None:
                    spared |= self._scene.views()[0].mapFromScene(piece.sceneBoundingRect()).boundingRect()
        return spared

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        focus: QWidget | None = self.window().focusWidget()
        if self.isHidden() and focus is not None and self.isAncestorOf(focus):
            self._source.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_focus(self, thing: QObject | None) -> None:
        """Close as soon as something else is used; a list that drops down from the card is part of it."""
        part: QWidget | None = thing if isinstance(thing, QWidget) else self
        while part is not None and part is not self:
            part = part.parentWidget()
        if part is None:
            self.hide()


def _beside(card: QRect, spared: QRect, room: QRect) -> QRect:
    """Return the place of a card in `room` next to what it is about, where it does not cover it; else the one it
    has."""
    middle = spared.center()
    for left, top in (
        (middle.x() - card.width() // 2, spared.bottom() + GAP["s"]),
        (middle.x() - card.width() // 2, spared.top() - GAP["s"] - card.height()),
        (spared.right() + GAP["s"], middle.y() - card.height() // 2),
        (spared.left() - GAP["s"] - card.width(), middle.y() - card.height() // 2),
    ):
        found = QRect(
            max(room.left(), min(left, room.right() - card.width())),
            max(room.top(), min(top, room.bottom() - card.height())),
            card.width(),
            card.height(),
        )
        if not found.intersects(spared):
            return found
    return card


class WhyCard(TableCard):
    """Opens for a number on the table or in a line of the log. A pick and every new position close it too."""

    def __init__(self, around: QWidget, board: TableView, log: LogPanel | None = None) -> None:
        super().__init__(around, board)
        self._asking, self._log = board.asking, log
        self._sums: Sequence[Sum] = ()
        self._view: View | None = None
        self.fill(self._body, (self._close,))
        self._asking.has_card = True
        self._asking.wanted.connect(self._explain_piece)
        self._scene.pick_changed.connect(lambda _picked: self.hide())
        if log is not None and self._scene.text.sums is not None:
            log.offer_why(lambda entry: bool(self._of_event(entry)))
            log.why_wanted.connect(self._explain_line)

    @property
    def words(self) -> str:
        """Everything that the card shows, as plain text."""
        return "\n".join(part for found in self._sums for part in self._plain(found))

    def ask(self) -> None:
        """Explain the line of the log with the focus, or the piece of the table."""
        if self._log is not None and self._log.hasFocus():
            self._log.ask_why()
        elif not self._asking.ask():
            announce(self._source, self.tr("There's no number to explain here."))

    def retranslate(self) -> None:
        super().retranslate()
        if not self.isHidden():
            self._show_sums()

    def _explain_piece(self, key: str) -> None:
        piece = self._scene.stage.get(key)
        if piece is None:
            return
        middle = self._scene.views()[0].mapFromScene(piece.scenePos()).y()
        self._explain(self._asking.sums(key), self._scene.view, middle < self._board.height() / 2, self._board)

    def _explain_line(self, entry: LogEntry) -> None:
        assert self._log is not None
        self._explain(self._of_event(entry), entry.view, False, self._log)

    def _of_event(self, entry: LogEntry) -> Sequence[Sum]:
        words = self._scene.text.sums
        return () if words is None else words.of_event(entry.event, entry.before, entry.view)

    def _explain(self, sums: Sequence[Sum], view: View, low: bool, source: QWidget) -> None:
        if not sums:
            return
        self._sums, self._view, self._low, self._source = sums, view, low, source
        self._show_sums()
        self.come()

    def _show_sums(self) -> None:
        first, *_ = self._sums
        self.head.setText(self._heading(first))
        self.lines.setText(f"<table>{''.join(self._marked_up(found) for found in self._sums)}</table>")
        self.lines.setAccessibleName(self.words)
        self.place()

    def _heading(self, found: Sum) -> str:
        words, view = self._scene.text.sums, self._view
        assert words is not None
        assert view is not None
        return words.heading(found, view, self._scene.names)

    def _marked_up(self, found: Sum) -> str:
        """Return the rows of a sum, below its heading unless that is the card's."""
        style = f"padding-top: {GAP['m']}px"
        head = f'<tr><td colspan="3" style="{style}"><b>{escape(self._heading(found))}</b></td></tr>'
        rows, before = [] if found is self._sums[0] else [head], ""
        for number, term in enumerate(found.terms):
            rule = "" if term.rule == before else rule_link(term.rule)
            before = term.rule
            rows.append(_row(_amount(term, first=not number), escape(self._in_words(term)), rule))
        rows += [_row(f"<b>{total.replace(' ', '&nbsp;')}</b>", "", "") for total in _total(found)]
        return "".join(rows)

    def _plain(self, found: Sum) -> list[str]:
        terms = [f"{_amount(term, first=not number)} {self._in_words(term)}" for number, term in enumerate(found.terms)]
        return [self._heading(found), *terms, *_total(found)]

    def _in_words(self, term: Term) -> str:
        text, view = self._scene.text, self._view
        if isinstance(term, Scored):
            return text.score_line(term.line)
        assert text.sums is not None
        assert view is not None
        return text.sums.term(term, view, self._scene.names)


def _amount(term: Term, *, first: bool) -> str:
    return figure(term.amount) if first else signed(term.amount)


def _total(found: Sum) -> list[str]:
    """Return the line of the total; none if the only term is the total."""
    return [] if len(found.terms) == 1 else [f"= {figure(found.total)}"]


def _row(amount: str, words: str, rule: str) -> str:
    # Padding and no space in the text: a second line of the words begins below the first.
    cells = "".join(f'<td style="padding-left: {GAP["s"]}px">{text}</td>' for text in (words, rule))
    return f'<tr><td align="right" width="1">{amount}</td>{cells}</tr>'


_TAG: Final = re.compile("<[^>]*>")


class OtherCard(TableCard):
    """Shows the answers while they grow. Escape and everything used elsewhere close it, and end the question."""

    command = Signal(object)
    """A Command."""
    move_wanted = Signal(int)
    """The ply, from 0, of an action that the words are about."""
    _shown: OtherSide | None = None

    def __init__(
        self,
        around: QWidget,
        board: TableView,
        log: LogPanel,
        asked: Callable[[], tuple[Match, int, int | None] | None],
    ) -> None:
        """`asked` returns the match, its ply and who asks; None where nothing may be asked now."""
        super().__init__(around, board)
        self._log, self._asked = log, asked
        log.offer_other(self._is_of_other)
        log.other_wanted.connect(self._ask_line)
        self._match: Match | None = None
        self._names: list[str] = []
        self._of = 0
        """The seat that the answer is about: the one that acted, or another whose hidden things are shown."""
        self._why = button("quiet", lambda: self._turn("why"))
        self._reading = button("quiet", lambda: self._turn("reading"))
        self._proof = button("quiet", lambda: self._turn("proof"))
        self._guess = button("quiet", lambda: self.command.emit(OpenGuess()))
        self.guesses: Callable[[], bool] = bool
        """Returns true if there may be something to guess now."""
        self.mark = button("quiet", lambda: self.command.emit(MarkReadings(not self.marks())))
        self.marks: Callable[[], bool | None] = lambda: None
        """Returns whether readings are marked at the seats; None where they cannot be."""
        self.fill(self._body, (self._why, self._reading, self._guess, self._proof, self.mark, self._close))

    @property
    def topics(self) -> dict[Topic, QWidget]:
        """The buttons of the questions."""
        return {"why": self._why, "reading": self._reading, "proof": self._proof}

    @property
    def words(self) -> str:
        """Everything that the card shows, as plain text."""
        return _plain(self.lines.text())

    def retranslate(self) -> None:
        super().retranslate()
        self._why.setText(self.tr("Why this move?"))
        self._reading.setText(self.tr("What does it tell me?"))
        self._proof.setText(self.tr("Did it peek?"))
        self._guess.setText(self.tr("Guess first…"))
        if self._shown is not None:
            self._show_answer()

    def clues(self, reading: Reading | None, view: View, names: Sequence[str]) -> list[Clue]:
        """Return the marks at the seats for what is read of them."""
        if reading is None:
            return []
        words = ReadingSentences(self._scene.text, view, names, str)
        return [
            Clue(
                fact.seat,
                fact.kind,
                fact.place,
                ClueFace(words.brief(fact, one), percent(one.chance), round(100 * one.chance)),
                words.clue(fact, one),
            )
            for fact, one in clues(reading)
        ]

    def ask(self) -> None:
        """Ask about the line of the log with the focus, or the last action of another seat."""
        asked, line = self._asked(), self._log.other()
        if asked is None:
            return
        if line is not None:
            self._ask_line(line)
        elif (ply := last_of_others(*asked)) is not None:
            self.command.emit(AskWhy(ply))
        else:
            announce(self._board, self.tr("No other player has moved yet."))

    def _ask_line(self, entry: LogEntry) -> None:
        if (asked := self._asked()) is not None:
            self.command.emit(AskWhy(decision_behind(asked[0], entry.ply, entry.decider)))

    def _is_of_other(self, entry: LogEntry) -> bool:
        asked = self._asked()
        return asked is not None and entry.ply < asked[0].ply and entry.decider not in (CHANCE, asked[2])

    def show_other(self, shown: OtherSide | None, match: Match, names: list[str]) -> None:
        """Show the answers so far, or go away; the focus returns to the line of the log or the table."""
        before, self._shown = self._shown, shown
        if shown is None:
            self.hide()
            return
        self._match, self._names = match, names
        is_new = before is None or (before.ply, before.acted) != (shown.ply, shown.acted)
        if is_new:
            self._source = self._log if self._log.hasFocus() else self._board
        if is_new or shown.topic != "reading":
            self._of = shown.seat
        self._show_answer()
        if is_new:
            self.come()
        elif before is not None and before.growing and not shown.growing:
            announce(self, self.lines.accessibleName())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.isHidden() and self._shown is not None:
            self.command.emit(CloseWhy())

    def _turn(self, topic: Topic) -> None:
        self.command.emit(TurnTo(topic))

    def _show_answer(self) -> None:
        shown = self._shown
        assert shown is not None
        self._seat = self._of if shown.topic == "reading" else None
        name = self._names[self._of] if self._of >= 0 else ""
        self.head.setText(
            self.tr("The other side: {name}").format(name=name) if name else self.tr("What's hidden from you")
        )
        for topic, one in self.topics.items():
            one.setVisible(
                not shown.refused and shown.acted and topic != shown.topic and (topic != "proof" or shown.bot)
            )
        self._guess.setVisible(shown.topic == "why" and self.guesses())
        self.mark.setVisible(shown.topic == "reading" and self.marks() is not None)
        self.mark.setText(self.tr("Hide at the seats") if self.marks() else self.tr("Show at the seats"))
        if self.focusWidget() is None or not self.focusWidget().isVisibleTo(self):
            self._close.setFocus(Qt.FocusReason.OtherFocusReason)
        words = self._refusal(shown) or self._answer(shown)
        if shown.growing:
            more = self.tr("Still thinking…")
            words += paragraphs([f"<i>{escape(more)}</i>"])
        self.lines.setText(words)
        self.lines.setAccessibleName(_plain(words))
        self.place()

    def _refusal(self, shown: OtherSide) -> str:
        if not shown.refused:
            return ""
        sentence = {
            "not-over": self.tr("While the game goes on, only players can ask. Ask again after the end."),
            "still-hidden": self.tr("You can't know this choice yet. Ask again when it has been revealed."),
            "silent": self.tr("The bots don't answer."),
        }[shown.refused]
        return paragraphs([escape(sentence)])

    def _answer(self, shown: OtherSide) -> str:
        match = self._match
        assert match is not None
        text = self._scene.text
        if shown.topic == "reading":
            return "" if shown.reading is None else self._bars(shown, shown.reading)
        if shown.topic == "proof":
            if shown.proof is None:
                return ""
            more = self.tr("The bot had to decide again, with everything it couldn't see changed at random.")
            return paragraphs(
                [f"<b>{escape(PeekSentences().decision(shown.proof, over=shown.over))}</b>", escape(more)]
            )
        if shown.explanation is None:
            return ""
        view = match.position(shown.ply).view(shown.seat if shown.asker is None else shown.asker)
        return OpponentSentences(text, match.game.tutor(), view, self._names).why(shown.explanation)

    def _bars(self, shown: OtherSide, reading: Reading) -> str:
        """Return what the seat may hide, with a bar for each chance."""
        match, text, reader = self._match, self._scene.text, shown.reader
        assert match is not None

        def move(ply: int) -> str:
            named = text.action(str(match.actions[ply]), match.position(ply).view(reader))
            return named if match.mover(ply) == CHANCE else f"{self._names[match.mover(ply)]}: {named}"

        color = self.palette().color(QPalette.ColorRole.Accent).name()
        view = match.position(reading.ply).view(reader)
        return ReadingSentences(text, view, self._names, move).at(self._of, reading, color)

    def _follow(self, link: str) -> None:
        if link.startswith(MOVE_SCHEME):
            self.move_wanted.emit(int(link.removeprefix(MOVE_SCHEME)))
        elif link.startswith(SEAT_SCHEME):
            self._of = int(link.removeprefix(SEAT_SCHEME))
            self._show_answer()
            announce(self, f"{self.head.text()}. {self.lines.accessibleName()}")
        else:
            super()._follow(link)


def _plain(html: str) -> str:
    """Return the lines of a text with markup."""
    broken = html.replace("</p>", "\n").replace("</tr></table></td>", " ").replace("</tr>", "\n")
    lines = unescape(_TAG.sub(" ", broken)).replace("\u00a0", " ").splitlines()
    return "\n".join(joined for line in lines if (joined := " ".join(line.split())))
