"""A guided first game: a table like any other, at which each rule is told the first time it applies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QWidget

from hoshikan.engine import Event
from hoshikan.teaching import rulebook
from hoshikan.teaching.guide import Guide, sentence
from hoshikan.ui.match.deals import default_match
from hoshikan.ui.pages.table import TablePage
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.text.notices import Notice, NoticeAction

KEY: Final = "guide"


class GuidedTablePage(TablePage):
    """One person against as many bots as make the smallest sensible table, with hints at hand."""

    def __init__(
        self, context: AppContext, game_id: str, seed: int | None = None, parent: QWidget | None = None
    ) -> None:
        self.guide = Guide()
        """Before the table, which tells of itself while it is made."""
        self._told = ""
        super().__init__(
            context, default_match(context.games[game_id], context.settings.player_name, seed), None, parent
        )

    @property
    def told(self) -> str:
        """The rule told last."""
        return self._told

    def entered(self) -> None:
        first = not self._begun
        super().entered()
        if first:
            self.side.open("hints")
            hint = NoticeAction(lambda: self.tr("Hint"), lambda: self._on_tool("hint"))
            self.notice.emit(Notice(KEY, self._welcome, actions=(hint,), here=True))

    def _on_changed(self, events: Sequence[Event]) -> None:
        self.guide.meet(event.rule for event in events)
        super()._on_changed(events)

    def _on_arrived(self) -> None:
        super()._on_arrived()
        if not self.controller.over and (rule := self.guide.next()) is not None:
            self._tell_rule(rule)

    def _tell_rule(self, rule: str) -> None:
        game = self.controller.match.game.id
        self._told = rule
        read = NoticeAction(lambda: self.tr("Read the rule"), lambda: self.open_rules.emit(game, rule))
        self.notice.emit(Notice(KEY, lambda: self._words(rule), actions=(read,), here=True))

    def _words(self, rule: str) -> str:
        book = rulebook.load(self.controller.match.game.id, self.context.language())
        return self.tr("{rule} {title}: {sentence}").format(
            rule=rule, title=book.rule(rule).title, sentence=sentence(book, rule)
        )

    def _welcome(self) -> str:
        return self.tr("Each rule is told here the first time it applies. A hint is always at hand.")
