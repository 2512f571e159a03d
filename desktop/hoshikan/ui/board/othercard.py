"""Card about an action of another seat: why it was chosen, what it shows about hidden things, whether it was fair."""

from __future__ import annotations

import re
from html import escape, unescape
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QPalette
from PySide6.QtWidgets import QWidget

from hoshikan.engine import CHANCE, Match
from hoshikan.teaching.explanation import Reading
from hoshikan.ui.board.otherside import OtherSide, Topic
from hoshikan.ui.board.session import CloseWhy, TurnTo
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.board.why import TableCard
from hoshikan.ui.kit.widgets.accessible import announce
from hoshikan.ui.kit.widgets.basic import button
from hoshikan.ui.text.hintsentences import paragraphs
from hoshikan.ui.text.opponentsentences import OpponentSentences, PeekSentences
from hoshikan.ui.text.readingsentences import ReadingSentences

_TAG: Final = re.compile("<[^>]*>")


class OtherCard(TableCard):
    """Shows the answers while they grow. Escape and everything used elsewhere close it, and end the question."""

    command = Signal(object)
    """A Command."""
    _shown: OtherSide | None = None

    def __init__(self, around: QWidget, board: TableView) -> None:
        super().__init__(around, board)
        self._match: Match | None = None
        self._names: list[str] = []
        self._why = button("quiet", lambda: self._turn("why"))
        self._reading = button("quiet", lambda: self._turn("reading"))
        self._proof = button("quiet", lambda: self._turn("proof"))
        self.fill(self._sheet, (self._why, self._reading, self._proof, self._close))

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
        if self._shown is not None:
            self._show_answer()

    def show_other(self, shown: OtherSide | None, match: Match, names: list[str], source: QWidget) -> None:
        """Show the answers so far, or go away; the focus returns to `source`."""
        before, self._shown = self._shown, shown
        if shown is None:
            self.hide()
            return
        self._match, self._names = match, names
        is_new = before is None or before.ply != shown.ply
        if is_new:
            self._source = source
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
        self.head.setText(self.tr("The other side: {name}").format(name=self._names[shown.seat]))
        for topic, one in self.topics.items():
            one.setVisible(not shown.refused and topic != shown.topic and (topic != "proof" or shown.bot))
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
            more = self.tr("The bot decided this again in worlds in which what it couldn't see was dealt anew.")
            return paragraphs(
                [f"<b>{escape(PeekSentences().decision(shown.proof, over=shown.over))}</b>", escape(more)]
            )
        if shown.explanation is None:
            return ""
        view = match.position(shown.ply).view(shown.seat if shown.asker is None else shown.asker)
        return OpponentSentences(text, match.game.tutor(), view, self._names).why(shown.explanation)

    def _bars(self, shown: OtherSide, reading: Reading) -> str:
        """Return what may be hidden, by seats, with a bar for each chance."""
        match, text, reader = self._match, self._scene.text, shown.reader
        assert match is not None

        def move(ply: int) -> str:
            named = text.action(str(match.actions[ply]), match.position(ply).view(reader))
            return named if match.mover(ply) == CHANCE else f"{self._names[match.mover(ply)]}: {named}"

        color = self.palette().color(QPalette.ColorRole.Accent).name()
        view = match.position(reading.ply).view(reader)
        return ReadingSentences(text, view, self._names, move).reading(reading, color)


def _plain(html: str) -> str:
    """Return the lines of a text with markup."""
    broken = html.replace("</p>", "\n").replace("</tr></table></td>", " ").replace("</tr>", "\n")
    lines = unescape(_TAG.sub(" ", broken)).replace("\u00a0", " ").splitlines()
    return "\n".join(joined for line in lines if (joined := " ".join(line.split())))
