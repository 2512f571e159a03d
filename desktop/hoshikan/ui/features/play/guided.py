"""A guided first game: a table like any other, at which each rule is explained the first time it applies."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from hoshikan.engine import Match
from hoshikan.teaching import rulebook
from hoshikan.teaching.guide import Guide, sentences
from hoshikan.ui.features.play.guidecard import GuideCard
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.features.play.session import PlayState
from hoshikan.ui.kit.widgets.notices import Notice, NoticeAction
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.guidedgames import GuidedGames

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
    """Speaks when the player has to decide, of one rule after the other; offers hints and gives none by itself. It does
    so beside the table where the hints are seen, else over it."""

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
        self.side.hints.put_on_top(self.card)

    @property
    def explained(self) -> str:
        """The rule explained last."""
        return self._explained

    def entered(self) -> None:
        if not self._begun and self.context.settings.hints_enabled:
            self.side.open("hints")
            if self.beside.is_over:
                # The map moves aside for it, which it does not for a notice.
                self.beside.open()
        super().entered()
        self._speak()

    def retranslate(self) -> None:
        super().retranslate()
        if self._saying is not None:
            self.card.say_again(*self._parts(self._saying), self._saying.actions)

    def _render(self, state: PlayState, before: PlayState) -> None:
        if state.change != before.change:
            self.guide.meet(event.rule for event in state.events)
            # What was said was for the decision that has been taken.
            self._be_quiet()
            self._offers = self._spoken = False
        super()._render(state, before)

    def _on_arrived(self) -> None:
        super()._on_arrived()
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
        self._offers = is_new and self.context.settings.hints_enabled
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
        hint = NoticeAction(lambda: self.tr("Hint"), lambda: self._on_tool("hint"))
        actions = (hint, *saying.actions) if saying.offers else saying.actions
        notice = Notice(KEY, lambda: self._words(saying), actions=actions, here=True)
        self._be_quiet()
        if self.beside.is_open and self.side.shows("hints"):
            # The button of the panel itself is the one that offers the hint.
            self._saying = saying
            self.card.say(*self._parts(saying), saying.actions)
        else:
            self.notice.emit(notice)
        self.said.emit(notice)

    def _be_quiet(self) -> None:
        self._saying = None
        self.card.hide()
        self.notice_over.emit(KEY)

    def _words(self, saying: _Saying) -> str:
        title, sentence, more = self._parts(saying)
        text = self.tr("{title}: {sentence}").format(title=title, sentence=sentence) if title else ""
        return "\n".join(part for part in (text, more) if part)

    def _parts(self, saying: _Saying) -> tuple[str, str, str]:
        """The rule's title, the sentence about it, and what belongs to the moment."""
        title = sentence = ""
        if saying.rule is not None:
            language = self.context.language()
            title = rulebook.title_of(self.session.match.game.id, language, saying.rule)
            sentence = self._sentences[saying.rule].in_language(language)
        more = []
        if saying.welcomes:
            more.append(self.tr("Each rule appears here the first time it applies."))
        if saying.offers:
            more.append(self.tr("A new kind of decision. Ask for a hint if you like."))
        return title, sentence, "\n".join(more)
