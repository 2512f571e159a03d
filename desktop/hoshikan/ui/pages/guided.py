"""A guided first game: a table like any other, at which each rule is told the first time it applies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QWidget

from hoshikan.engine import Event, Match
from hoshikan.teaching import rulebook
from hoshikan.teaching.guide import Guide, told
from hoshikan.ui.pages.table import TablePage
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.guidedgames import GuidedGames
from hoshikan.ui.text.notices import Notice, NoticeAction

KEY: Final = "guide"


def table_of(context: AppContext, match: Match, match_id: int | None = None) -> TablePage:
    """The page for a match: with a guide where it began with one."""
    guided = GuidedGames(context.settings).has(match.header)
    return (GuidedTablePage if guided else TablePage)(context, match, match_id)


class GuidedTablePage(TablePage):
    """Speaks when the player has to decide, of one rule after the other; offers hints and gives none by itself."""

    def __init__(
        self, context: AppContext, match: Match, match_id: int | None = None, parent: QWidget | None = None
    ) -> None:
        self._sentences = told(match.game.id)
        self.guide = Guide(self._sentences)
        """Before the table, which tells of itself while it is made."""
        self._told = ""
        self._welcomes = not match.ply
        self._offers = False
        """Whether the decision now is the first of its kind."""
        self._spoken = False
        """Whether it has been spoken of."""
        people = {seat for seat, who in enumerate(match.header.seats) if not who.is_bot}
        for ply in range(match.ply):
            chosen = [str(match.actions[ply])] if match.mover(ply) in people else []
            self.guide.remember((event.rule for event in match.events(ply)), chosen)
        super().__init__(context, match, match_id, parent)

    @property
    def told(self) -> str:
        """The rule told last."""
        return self._told

    def entered(self) -> None:
        first = not self._begun
        super().entered()
        if first:
            if self.context.settings.hints_enabled:
                self.side.open("hints")
            self._speak()

    def _on_changed(self, events: Sequence[Event]) -> None:
        self.guide.meet(event.rule for event in events)
        if self._offers:
            self.notice_over.emit(KEY)
        self._offers = self._spoken = False
        super()._on_changed(events)

    def _on_arrived(self) -> None:
        super()._on_arrived()
        self._speak()

    def _look_at_table(self) -> None:
        super()._look_at_table()
        self._tell_next()

    def _speak(self) -> None:
        """Say what is new where the player has the time to read it: before an own decision."""
        controller = self.controller
        if self._spoken or not (self._begun and controller.deciding):
            return
        self._spoken = True
        is_new = self.guide.is_first_of_its_kind(controller.actions())
        self._offers = is_new and self.context.settings.hints_enabled
        self._tell_next()

    def _tell_next(self) -> None:
        """Put the next rule, and what belongs to the moment, into a notice; without anything to say there is none."""
        rule, welcomes = self.guide.next(), self._welcomes
        self._welcomes = False
        offers = self._offers
        if rule is None and not (welcomes or offers):
            return
        actions = []
        if offers:
            actions.append(NoticeAction(lambda: self.tr("Hint"), lambda: self._on_tool("hint")))
        if self.guide.waiting:
            actions.append(NoticeAction(lambda: self.tr("Next"), self._tell_next))
        if rule is not None:
            self._told = rule
            game = self.controller.match.game.id
            actions.append(NoticeAction(lambda: self.tr("Read the rule"), lambda: self.open_rules.emit(game, rule)))
        self.notice.emit(Notice(KEY, lambda: self._words(rule, welcomes, offers), actions=tuple(actions), here=True))

    def _words(self, rule: str | None, welcomes: bool, offers: bool) -> str:
        lines = []
        if welcomes:
            lines.append(self.tr("Each rule is told here the first time it applies."))
        if rule is not None:
            language = self.context.language()
            title = rulebook.load(self.controller.match.game.id, language).rule(rule).title
            sentence = self._sentences[rule].in_language(language)
            lines.append(self.tr("{title}: {sentence}").format(title=title, sentence=sentence))
        if offers:
            lines.append(self.tr("A decision of a new kind: a hint is at hand."))
        return "\n".join(lines)
