"""The panel beside the table: log, score and moves; and the cards over it: hints, rules, guesses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import (
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QHideEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHBoxLayout, QListView, QVBoxLayout, QWidget

from hoshikan.engine import Match, View
from hoshikan.teaching.hints import Hint, Rated
from hoshikan.ui.board.labels import RuleText, blank
from hoshikan.ui.board.log import LogPanel
from hoshikan.ui.board.match.models import LogModel, MovesModel, RankingModel, ScoreModel
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.board.otherside import Guessing, GuessResult
from hoshikan.ui.board.panels import (
    VALUE_PICTURE,
    GuessList,
    GuessRow,
    MovesPanel,
    RankingLines,
    RulesPanel,
    ScorePanel,
)
from hoshikan.ui.board.session import (
    AwaitGuess,
    CloseWhy,
    GiveGuess,
    GuessAbout,
    PickGuess,
    Play,
    ReadHidden,
    RequestHint,
    RequestWhyNot,
    WeighGuess,
)
from hoshikan.ui.board.side import SideCard, SidePanel
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.board.why import TableCard
from hoshikan.ui.features.play.session import MOVE, NO_HINT, NUDGE, PLACE, Advice, PlaySession, PlayState
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.look.words import Notice, NoticeAction, percent
from hoshikan.ui.kit.widgets.accessible import announce
from hoshikan.ui.kit.widgets.basic import DropDown, Sheet, button, frame, label, spaced
from hoshikan.ui.text.gametext import GameText
from hoshikan.ui.text.hintsentences import HintSentences
from hoshikan.ui.text.opponentsentences import (
    PredictionSentences,
    ReadingSentences,
)

_WITH_TITLE: Final = 22
"""Height of a panel, in letters, from which the list of choices has a title."""


class HintsPanel(QWidget):
    """Shows the `Advice` of a match, never more than was asked for."""

    command = Signal(object)
    """A Command: the next step of the hint or a new one, "why not?", or play what is advised."""
    rule_wanted = Signal(str)

    def __init__(self, text: GameText[View], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self._view: View | None = None
        self._names: Sequence[str] = ()
        self.advice = Advice()
        self._available = False
        self._offers = True
        self.ranking = RankingModel(text, self)
        self._build()
        self._refresh()

    def _build(self) -> None:
        self._intro = label(muted=True, wrap=True)
        self._nudge = label("large", wrap=True)
        self._place = label(wrap=True)
        self._move = RuleText(self.rule_wanted.emit)
        self.more = button("primary", lambda: self.command.emit(RequestHint()))
        self.play = button("", self._play)
        self._why = RuleText(self.rule_wanted.emit)
        self._ranking_title = label("small", muted=True, wrap=True)
        self.list = QListView()
        self.list.setModel(self.ranking)
        self.list.setItemDelegate(RankingLines(self.list))
        self.list.setMouseTracking(True)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.clicked.connect(self._ask_why)
        self.list.activated.connect(self._ask_why)
        card, self._answer_card = frame("card"), frame("card")
        inner = QVBoxLayout(card)
        spaced(inner, GAP["m"], GAP["s"])
        for part in (self._intro, self._nudge, self._place, self._move):
            inner.addWidget(part)
        answer = QVBoxLayout(self._answer_card)
        spaced(answer, GAP["m"], GAP["s"])
        answer.addWidget(self._why)
        buttons = QHBoxLayout()
        spaced(buttons, 0, GAP["s"])
        buttons.addWidget(self.more)
        buttons.addWidget(self.play)
        buttons.addStretch(1)
        inner.addLayout(buttons)
        self._scroll = Sheet(GAP["m"], GAP["s"], short=True)
        words = self._scroll.body
        words.addWidget(self._answer_card)
        words.addWidget(card)
        words.addStretch(1)
        column = QVBoxLayout(self)
        spaced(column, 0, 0)
        column.addWidget(self._scroll, 2)
        self._ranking_title.setContentsMargins(GAP["m"], GAP["s"], GAP["m"], GAP["xs"])
        column.addWidget(self._ranking_title)
        column.addWidget(self.list, 1)

    def heightForWidth(self, width: int) -> int:
        """Return the height of the words, and with a list of some of its lines."""
        high = self._scroll.body.totalHeightForWidth(width)
        if not self.list.isHidden():
            high += self._ranking_title.heightForWidth(width) + self.list.sizeHint().height()
        return high

    def put_on_top(self, card: QWidget) -> None:
        """Put something above all hints, and leave the first step of them to the tool bar."""
        self._offers = False
        self._scroll.body.insertWidget(0, card)

    # Input from the page

    def show_position(self, view: View, names: Sequence[str], advice: Advice, available: bool) -> None:
        """Show the advice about a position; none can be had unless `available`."""
        if view is not self._view:
            self.ranking.show((), view)
        self._view, self._names, self._available = view, names, available
        self.show_advice(advice)

    def show_advice(self, advice: Advice) -> str:
        """Show what has come. Returns the nudge if it is a new one, else ""."""
        before, self.advice = self.advice, advice
        self._rank(advice.ranking)
        self._refresh()
        if advice.explained is not None and advice.explained != before.explained:
            self._scroll.verticalScrollBar().setValue(0)
        old, hint = before.hint, advice.hint
        if hint is None or (old is not None and (old.action, old.nudge) == (hint.action, hint.nudge)):
            return ""
        return self._nudge_of(hint)

    # What the player does

    def _play(self) -> None:
        if self.advice.hint is not None and self.advice.step == MOVE:
            self.command.emit(Play(self.advice.hint.action))

    def _rank(self, ranking: Sequence[Rated]) -> None:
        """List `ranking` and stay at the current choice, wherever it is now."""
        entry = self.list.currentIndex().data(RankingModel.RatedRole)
        chosen = Rated(*entry).action if isinstance(entry, tuple) else None
        self.ranking.show(ranking, self._view)
        rows = [row for row, rated in enumerate(ranking) if rated.action == chosen]
        if rows and self.ranking.rowCount():
            self.list.setCurrentIndex(self.ranking.index(rows[0], 0))

    def _ask_why(self) -> None:
        entry = self.list.currentIndex().data(RankingModel.RatedRole)
        if isinstance(entry, tuple):
            self.command.emit(RequestWhyNot(Rated(*entry).action))

    # What is seen

    def retranslate(self) -> None:
        self.play.setText(self.tr("Play this"))
        self._refresh()

    def _refresh(self) -> None:
        hint, step, answer = self.advice.hint, self.advice.step, self.advice.explained
        self._intro.setText(self._introduction())
        self._intro.setVisible(step == NO_HINT and answer is None)
        self._nudge.setVisible(NUDGE <= step < MOVE)
        self._place.setVisible(step == PLACE)
        self._move.setVisible(step == MOVE)
        self._answer_card.setVisible(answer is not None)
        if hint is not None:
            self._nudge.setText(self._nudge_of(hint))
            self._place.setText(self.tr("The place glows on the table."))
        if self._view is not None:
            reasons = HintSentences(self._text, self._view, self._names)
            if hint is not None:
                self._move.setText(reasons.move(hint))
            if answer is not None:
                self._why.setText(reasons.why_not(answer))
        words = (self.tr("Give me a hint"), self.tr("Show me where"), self.tr("Show me the move"), "")
        self.more.setText(words[step])
        self.more.setVisible(step < MOVE and (self._offers or step > NO_HINT))
        self.more.setEnabled(self._available and not self.advice.searching)
        self.play.setVisible(step == MOVE)
        self.list.setVisible(step == MOVE or answer is not None)
        self._entitle()
        self._show_title()

    def _show_title(self) -> None:
        """In a low panel the words have its room; the list says by itself what it is to a screen reader."""
        high = self.height() >= _WITH_TITLE * self.fontInfo().pixelSize()
        self._ranking_title.setVisible(high and not self.list.isHidden())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_title()

    def _entitle(self) -> None:
        ask = self.tr("Click one to see why not.")
        if self.ranking.mixed:
            name = self.tr("How often the bot would pick each")
            title = self.tr("How often the bot would pick each. {ask}").format(ask=ask)
        else:
            name = self.tr("All choices, best first")
            title = self.tr("All choices with their winning chances, best first. {ask}").format(ask=ask)
        self.list.setAccessibleName(name)
        self._ranking_title.setText(title)

    def _nudge_of(self, hint: Hint) -> str:
        if hint.nudge is None:
            return self.tr("No nudge for this decision: ask for the place.")
        return self._text.nudge(hint.nudge)

    def _introduction(self) -> str:
        if self.advice.searching:
            return self.tr("Looking ahead…")
        if not self._available:
            return self.tr("Hints are for your own decisions. Wait for your turn.")
        return self.tr("A hint comes in three steps: a nudge, the place, the move with its reasons.")


class TableSide(SidePanel):
    """Log, score (where points are counted) and moves of one match; hints and rules are on its `card`."""

    def __init__(
        self,
        match: Match,
        text: GameText[View],
        language: Callable[[], str],
        parent: QWidget | None = None,
        taken: Callable[[int], bool] = lambda _ply: False,
    ) -> None:
        """`taken`: whether the action with this number was the only one and taken without asking."""
        super().__init__(parent)
        self._match = match
        self._names = names = seat_names(match.header.seats)
        self.log_model = LogModel(text, match, names, self, taken)
        self.score_model = ScoreModel(text, self)
        self.moves_model = MovesModel(text, self)
        self.log = LogPanel(self.log_model)
        self.log.fold()
        self.score = ScorePanel(self.score_model)
        self.hints = HintsPanel(text)
        self.rules = RulesPanel(match.game.id, language)
        self.moves = MovesPanel(self.moves_model)
        self.card = SideCard()
        for name in ("log", "score", "moves"):
            self.add(name, getattr(self, name))
        self.card.add("hints", self.hints)
        self.card.add("rules", self.rules)
        self.allow("score", match.game.kind.scored)
        for page in (self.log, self.score, self.hints):
            page.rule_wanted.connect(self.rule_wanted)
        self.hints.command.connect(self.command)
        self.moves.play_wanted.connect(lambda notation: self.command.emit(Play(notation)))

    def open(self, name: str) -> None:
        if self.card.has(name):
            self.card.open(name)
        else:
            super().open(name)

    def shows(self, name: str) -> bool:
        return self.card.shows(name) if self.card.has(name) else super().shows(name)

    def advise_below(self, card: QWidget) -> None:
        """Put a card above all advice."""
        self.hints.put_on_top(card)

    def wait(self, view: View) -> None:
        """Wait while something is being shown: the next actions are not listed yet, and the newest lines come by
        `log_model.release`. `view` was described last."""
        self.moves_model.show((), view)
        self.hints.show_position(view, self._names, Advice(), available=False)

    def show_position(self, state: PlayState) -> None:
        """Bring all pages but the log up to the position."""
        self.score_model.show(self._match.state, state.view, self._names, state.seat)
        self.moves_model.show(state.actions, state.view)
        self.hints.show_position(state.view, self._names, state.advice, available=state.can_ask)

    def apply_theme(self, theme: Theme) -> None:
        self.log.apply_theme(theme)
        self.score.apply_theme(theme)

    def retranslate(self) -> None:
        super().retranslate()
        self.card.retranslate(self.titles())
        self._names = seat_names(self._match.header.seats)
        self.log_model.retranslate(self._names)
        for page in (self.log, self.score, self.hints, self.rules, self.moves):
            page.retranslate()


_RESULTS: Final = 3
"""Results of guesses that are written out at once."""


class GuessCard(TableCard):
    """Asks how likely each possible value of a hidden thing is. Escape and everything used elsewhere close it."""

    command = Signal(object)
    """A Command."""
    _shown: Guessing | None = None

    def __init__(
        self, around: QWidget, board: TableView, session: PlaySession, names: Callable[[], Sequence[str]]
    ) -> None:
        """`names` returns those of the seats, in the language of the moment."""
        super().__init__(around, board)
        self._session, self._names = session, names
        session.guessed.connect(self._on_guessed)
        self.give = button("primary", lambda: self.command.emit(GiveGuess()))
        self.read = button("quiet", self._read)
        self.later = button("", lambda: self.command.emit(AwaitGuess()))
        self.fill(self._body, (self.give, self.read, self.later, self._close))
        self.facts.currentIndexChanged.connect(lambda place: self.command.emit(GuessAbout(place)))
        self.list.picked.connect(lambda value: self.command.emit(PickGuess(value)))
        self.list.weighed.connect(lambda value, share: self.command.emit(WeighGuess(value, share)))

    def retranslate(self) -> None:
        super().retranslate()
        self.give.setText(self.tr("Give this guess"))
        self.read.setText(self.tr("Show the reading"))
        self.later.setText(self.tr("Ask me before the next move"))
        self.facts.call(self.tr("What to guess"))
        if self._shown is not None:
            self._show()

    def _made_body(self) -> QWidget:
        self.facts, self.list = DropDown(), GuessList()
        body = QWidget()
        column = QVBoxLayout(body)
        spaced(column, 0, GAP["s"])
        column.addWidget(self.facts, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.lines)
        column.addWidget(self.list)
        return body

    def show_guess(self, shown: Guessing | None) -> None:
        """Show the guess as it is now, or go away."""
        before, self._shown = self._shown, shown
        if shown is None:
            self.hide()
            return
        self._show()
        if before is None:
            self.come()
        elif before.growing and not shown.growing:
            first = self.list if shown.facts else self._close if self.later.isHidden() else self.later
            first.setFocus(Qt.FocusReason.OtherFocusReason)
            announce(self, self.lines.accessibleName())
        elif shown.is_given and not before.is_given and shown.place == before.place:
            announce(self, self.lines.accessibleName())

    def _on_guessed(self, results: Sequence[GuessResult]) -> None:
        """Report how good guesses were whose answers have been seen."""

        def words() -> str:
            more = len(results) - _RESULTS
            lines = [self._result(one) for one in results[:_RESULTS]]
            return "\n".join([*lines, *([self.tr("… and %n more guess(es)", "", more)] if more > 0 else [])])

        curve = NoticeAction(
            lambda: self.tr("How well do I read?"), lambda: self._session.page_wanted.emit("library", ("statistics",))
        )
        self._session.noticed.emit(Notice("guess", words, actions=(curve,), here=True))

    def _result(self, scored: GuessResult) -> str:
        """Return what became of a guess, as a sentence."""
        guess = scored.guess
        view = self._session.match.position(guess.ply).view(guess.asker)
        words = ReadingSentences(self._scene.text, view, self._names(), str)
        true = [words.named(guess.fact, value) for value in scored.true]
        return PredictionSentences().result(scored.prediction, words.about(guess.fact), true)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.isHidden() and self._shown is not None:
            self.command.emit(CloseWhy())

    def _read(self) -> None:
        fact = None if self._shown is None else self._shown.fact
        self.command.emit(ReadHidden(-1 if fact is None else fact.seat))

    def _show(self) -> None:
        shown = self._shown
        assert shown is not None
        self.head.setText(self.tr("Guess what's hidden"))
        self._seat = None if shown.fact is None else shown.fact.seat
        view = self._session.match.position(shown.ply).view(shown.asker)
        words = ReadingSentences(self._scene.text, view, self._names(), str)
        self.facts.fill({str(place): words.about(fact) for place, fact in enumerate(shown.facts)})
        self.facts.setVisible(bool(shown.facts))
        blocked = self.facts.blockSignals(True)
        self.facts.setCurrentIndex(shown.place)
        self.facts.blockSignals(blocked)
        self.list.setVisible(shown.fact is not None)
        if shown.is_given and self.give.hasFocus():
            self._close.setFocus(Qt.FocusReason.OtherFocusReason)
        self.give.setVisible(shown.fact is not None and not shown.is_given)
        self.give.setEnabled(bool(shown.named))
        self.read.setVisible(shown.fact is not None and shown.fact.seat >= 0)
        self.later.setVisible(shown.fact is None and not shown.growing and not shown.silent)
        if shown.fact is not None:
            fact = shown.fact
            self.list.show_rows(
                [
                    GuessRow(value, self._row(shown, value, words), share, self._picture(fact.kind, value))
                    for value, share in shown.shares.items()
                ]
            )
            self.list.setAccessibleName(self.tr("{fact}: your guess").format(fact=words.about(shown.fact)))
        sentence = self._sentence(shown)
        self.lines.setText(escape(sentence))
        self.lines.setAccessibleName(sentence)
        self.place()

    def _row(self, shown: Guessing, value: str, words: ReadingSentences) -> str:
        """Return the words of a value: picked ones have a mark, and the reading comes after the guess."""
        fact = shown.fact
        assert fact is not None
        named = words.named(fact, value)
        if shown.is_given and fact.seat >= 0:
            read = next((one.chance for one in fact.values if one.value == value), 0.0)
            return self.tr("{value} (reading: {chance})").format(value=named, chance=percent(read))
        return self.tr("★ {value}").format(value=named) if value in shown.named else named

    def _picture(self, kind: str, value: str) -> QPixmap | None:
        found = self._scene.pictured(kind, value)
        if found is None:
            return None
        picture = blank(VALUE_PICTURE, VALUE_PICTURE)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        piece, face = found
        self._scene.painters()[piece](painter, QRectF(0, 0, VALUE_PICTURE, VALUE_PICTURE), face, self._scene.theme)
        painter.end()
        return picture

    def _sentence(self, shown: Guessing) -> str:
        if shown.growing:
            return self.tr("Looking at what is possible…")
        if shown.silent:
            return self.tr("The bots don't answer.")
        if shown.fact is None:
            return self.tr("Nothing is hidden from you now. But you can guess what the others will do.")
        if shown.is_given:
            return self.tr("Your guess waits. As soon as the answer is seen, you'll read how good it was.")
        how = self.tr(
            "The bars show what the rules alone say. Click what you expect; drag, or press ← and →, to be more precise."
        )
        if shown.counts:
            return how
        return self.tr("{how} You've seen the reading, so this guess doesn't count.").format(how=how)
