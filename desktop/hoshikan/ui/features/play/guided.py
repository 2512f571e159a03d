"""Games that help at the table: a guided first game, and how pieces are handled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from hoshikan.engine import Match
from hoshikan.library import LibraryProblem
from hoshikan.teaching import rulebook
from hoshikan.teaching.guide import Guide, sentences
from hoshikan.teaching.lessons import HANDLING
from hoshikan.ui.board.match.deals import default_match
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.features.play.session import PlayState, Turn
from hoshikan.ui.kit.look.theme import GAP
from hoshikan.ui.kit.look.words import Notice, NoticeAction
from hoshikan.ui.kit.widgets.accessible import announce
from hoshikan.ui.kit.widgets.basic import Flow, button, emptied, label, spaced
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.notebook import GuidedGames
from hoshikan.ui.shared.messages import Messages


class GuideCard(QFrame):
    """Hidden while there is nothing to show."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "notice")
        self.heading = label("large", wrap=True)
        self.words = label(wrap=True)
        self.more = label("small", muted=True, wrap=True)
        self.buttons: list[QPushButton] = []
        row = QWidget()
        self._row = Flow(row)
        spaced(self._row, 0, GAP["s"])
        column = QVBoxLayout(self)
        spaced(column, GAP["m"], GAP["s"])
        for part in (self.heading, self.words, self.more, row):
            column.addWidget(part)
        self.hide()

    @property
    def text(self) -> str:
        """All of it, as it is read."""
        parts = (part.text() for part in (self.heading, self.words, self.more) if not part.isHidden())
        return "\n".join(part for part in parts if part)

    def say(self, title: str, sentence: str, more: str, actions: Sequence[NoticeAction]) -> None:
        """Say a rule's title, a sentence about it and something else, any of them "", with buttons."""
        self._put(title, sentence, more, actions)
        self.show()
        announce(self, self.text)

    def say_again(self, title: str, sentence: str, more: str, actions: Sequence[NoticeAction]) -> None:
        """Show the same in another language, without a signal."""
        self._put(title, sentence, more, actions)

    def _put(self, title: str, sentence: str, more: str, actions: Sequence[NoticeAction]) -> None:
        for part, words in ((self.heading, title), (self.words, sentence), (self.more, more)):
            part.setText(words)
            part.setVisible(bool(words))
        emptied(self._row)
        self.buttons = []
        for action in actions:
            made = button("", action.run)
            made.setText(action.label())
            self._row.addWidget(made)
            self.buttons.append(made)
        self.setAccessibleName(self.text)


GAME: Final = "carcassonne-star-wars"
"""A game whose table has everything: pieces that turn, and a map."""
SEED: Final = 6
"""A deal whose first tile can be turned wherever it fits."""
STEPS: Final = ("show", "turn", "do", "drag", "zoom", "undo", "hint")
_HANDLING_KEY: Final = "handling"
_DRAGGED: Final = 24
"""Pixels by which a press has moved that was no click."""


class HandlingPage(TablePage):
    """A match against a bot that is not stored; the line above the table shows the next step."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        self._at = 0
        self._ready = ""
        """The action that has been shown in its place and waits to be done."""
        self._pressed: QPointF | None = None
        self._way = 0.0
        """Distance of the mouse with its button down; 0 for keys."""
        self._by_mouse = False
        match = default_match(context.games[GAME], context.settings.player_name, SEED)
        super().__init__(context, match, None, parent, stored=False)
        self.scene.action_ready.connect(self._on_ready)
        self.scene.action_chosen.connect(self._on_done)
        self.scene.stage.camera_moved.connect(self._on_camera)
        self.board.viewport().installEventFilter(self)

    @property
    def step(self) -> str:
        """The current step; "" after the last."""
        return STEPS[self._at] if self._at < len(STEPS) else ""

    def title(self) -> str:
        return self.tr("Table controls")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Detect whether an action came from a click, a drag or a key."""
        if isinstance(event, QMouseEvent):
            if event.type() == QEvent.Type.MouseButtonPress:
                self._pressed, self._way, self._by_mouse = event.position(), 0.0, True
            elif self._pressed is not None and event.type() == QEvent.Type.MouseMove:
                self._way = max(self._way, (event.position() - self._pressed).manhattanLength())
        elif event.type() == QEvent.Type.KeyPress:
            self._by_mouse = False
        return super().eventFilter(watched, event)

    def _on_ready(self, notation: str) -> None:
        before, self._ready = self._ready, notation
        if notation and self.step == "show":
            self._tried("show")
        elif notation and before and notation != before:
            self._tried("turn")

    def _on_done(self, _notation: str) -> None:
        if self.step in ("show", "turn"):
            # A player who has done it at once knows how.
            self._at = STEPS.index("do")
        if self.step == "do":
            self._tried("do")
        elif not self._by_mouse or self._way >= _DRAGGED:
            self._tried("drag")

    def _on_camera(self) -> None:
        self._tried("zoom")

    def _on_tool(self, name: str) -> None:
        super()._on_tool(name)
        self._tried(name)

    def _tried(self, step: str) -> None:
        if not step or step != self.step:
            return
        self._at += 1
        self.context.sounds.play("star")
        if not self.step:
            done = NoticeAction(lambda: self.tr("All lessons"), lambda: self.open_learn.emit(""))
            self.notice.emit(Notice(_HANDLING_KEY, self._farewell, actions=(done,), here=True))
            self._keep_done()
        self._show_turn()
        announce(self.board, self.instruction())

    def _show_turn(self) -> None:
        super()._show_turn()
        if self.step and self.session.state.turn is not Turn.OVER:
            self.bar.status.say(self.instruction())

    def _keep_done(self) -> None:
        try:
            self.context.library.lessons.complete(*HANDLING)
        except LibraryProblem as error:
            problem = error
            self.notice.emit(Notice("library", lambda: Messages().of(problem), bad=True))

    def instruction(self) -> str:
        """Return the current step in words."""
        words = {
            "show": self.tr("Click a lit place to preview the tile there. (Or use the arrow keys, then Enter.)"),
            "turn": self.tr("Turn it: click it again, scroll over it, or right-click."),
            "do": self.tr("Lay it: click the tick, double-click it, or press Enter."),
            "drag": self.tr("Now drag a piece to a lit place and let go. Esc puts it back."),
            "zoom": self.tr("Zoom in: scroll over the map or press +. Press 0 to see everything again."),
            "undo": self.tr("Undo your last move: press the arrow above, or Ctrl+Z."),
            "hint": self.tr("Not sure what to do? Press Hint, or H."),
            "": self._farewell(),
        }
        if not self.step:
            return words[""]
        return self.tr("{number} of {count}: {what}").format(
            number=self._at + 1, count=len(STEPS), what=words[self.step]
        )

    def _farewell(self) -> str:
        return self.tr("That's all you need to know. Every table works like this.")


KEY: Final = "guide"


def table_of(context: AppContext, match: Match, match_id: int | None = None) -> TablePage:
    """The page for a match: with a guide where it began with one."""
    guided = GuidedGames(context.notebook).has(match.header)
    return (GuidedTablePage if guided else TablePage)(context, match, match_id)


class _Saying(NamedTuple):
    """The current explanation."""

    rule: str | None
    welcomes: bool
    offers: bool
    actions: tuple[NoticeAction, ...]


class GuidedTablePage(TablePage):
    """Speaks when the player has to decide, of one rule after the other; points to the hints of the tool bar, the one
    offer of them, and gives none by itself. It does so beside the table where the hints are seen, else over it."""

    said = Signal(object)
    """A Notice with the current explanation, wherever it is shown."""

    def __init__(
        self, context: AppContext, match: Match, match_id: int | None = None, parent: QWidget | None = None
    ) -> None:
        self._sentences = sentences(match.game.id)
        self.guide = Guide(self._sentences)
        """Before the table, which emits signals while it is made."""
        self._explained = ""
        self._welcomes = not match.ply
        self._offers = False
        """True if the current decision is the first of its kind."""
        self._spoken = False
        """True if it has been explained."""
        people = {seat for seat, who in enumerate(match.header.seats) if not who.is_bot}
        for ply in range(match.ply):
            chosen = [str(match.actions[ply])] if match.mover(ply) in people else []
            self.guide.remember((event.rule for event in match.events(ply)), chosen)
        self._saying: _Saying | None = None
        self.card = GuideCard()
        super().__init__(context, match, match_id, parent)
        self.side.advise_below(self.card)

    @property
    def explained(self) -> str:
        """The rule explained last."""
        return self._explained

    def entered(self) -> None:
        if not self._begun and self._helps:
            # The table makes room for it, which it does not for a notice.
            self.side.card.is_docked = True
            self.side.open("hints")
        super().entered()
        self._speak()

    def retranslate(self) -> None:
        super().retranslate()
        if self._saying is not None:
            self.card.say_again(*self._phrases(self._saying), self._saying.actions)

    def _render(self, state: PlayState, before: PlayState | None) -> None:
        if before is not None and state.change != before.change:
            self.guide.meet(event.rule for event in state.events)
            # What was said was for the decision that has been taken.
            self._be_quiet()
            self._offers = self._spoken = False
        super()._render(state, before)

    def _describe(self, state: PlayState, before: PlayState | None) -> None:
        super()._describe(state, before)
        self._speak()

    def _look_at_table(self) -> None:
        super()._look_at_table()
        self._explain_next()

    def _speak(self) -> None:
        """Say what is new where the player has the time to read it: before an own decision."""
        state = self.session.state
        if self._spoken or not (self._begun and state.can_ask):
            return
        self._spoken = True
        is_new = self.guide.is_first_of_its_kind(state.actions)
        self._offers = is_new and self._helps
        self._explain_next()

    def _explain_next(self) -> None:
        """Explain the next rule, and show the notes of the moment; without any, show nothing."""
        rule, welcomes = self.guide.next(), self._welcomes
        self._welcomes = False
        offers = self._offers
        if rule is None and not (welcomes or offers):
            return
        actions = []
        if waiting := self.guide.waiting:
            actions.append(NoticeAction(lambda: self.tr("Next ({count})").format(count=waiting), self._explain_next))
        if rule is not None:
            self._explained = rule
            game = self.session.match.game.id
            actions.append(NoticeAction(lambda: self.tr("Read the rule"), lambda: self.open_rules.emit(game, rule)))
        self._show_saying(_Saying(rule, welcomes, offers, tuple(actions)))

    def _show_saying(self, saying: _Saying) -> None:
        notice = Notice(KEY, lambda: self._words(saying), actions=saying.actions, here=True)
        self._be_quiet()
        if self.side.shows("hints"):
            self._saying = saying
            self.card.say(*self._phrases(saying), saying.actions)
        else:
            self.notice.emit(notice)
        self.said.emit(notice)

    def _be_quiet(self) -> None:
        self._saying = None
        self.card.hide()
        self.notice_over.emit(KEY)

    def _words(self, saying: _Saying) -> str:
        title, sentence, more = self._phrases(saying)
        text = self.tr("{title}: {sentence}").format(title=title, sentence=sentence) if title else ""
        return "\n".join(part for part in (text, more) if part)

    def _phrases(self, saying: _Saying) -> tuple[str, str, str]:
        """The rule's title, the sentence about it, and what belongs to the moment."""
        title = sentence = ""
        if saying.rule is not None:
            language = self.context.language()
            title = rulebook.title_of(self.session.match.game.id, language, saying.rule)
            sentence = self._sentences[saying.rule].in_language(language)
        more = []
        if saying.welcomes:
            more.append(self.tr("Each rule appears here the first time it applies."))
            more.append(self.tr("Click or drag what glows; Esc puts it back, and Ctrl+Z undoes a move."))
        if saying.offers:
            more.append(self.tr("A new kind of decision. Press Hint above (H) if you like."))
        return title, sentence, "\n".join(more)
