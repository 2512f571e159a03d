"""External engines at a table: the message when one does not go on, and its replacement."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from hoshikan.bots.levels import SKILLED, in_place_of
from hoshikan.engine import Match
from hoshikan.ui.board.match.controller import MatchController
from hoshikan.ui.board.match.engine_client import IMPOSSIBLE, SILENT
from hoshikan.ui.board.match.handshake import words_of
from hoshikan.ui.kit.widgets.notices import Notice, NoticeAction
from hoshikan.ui.session.otherengines import OtherEngines
from hoshikan.ui.session.settings import Settings
from hoshikan.ui.text.levels import LevelWords

KEY = "other-engine"


def programs(settings: Settings, match: Match) -> dict[int, list[str]]:
    """The commands of the programs chosen on this computer for seats of a match."""
    return {seat: words_of(engine.command) for seat, engine in OtherEngines(settings).seated(match.header).items()}


def go_on_with(settings: Settings, before: Match, after: Match) -> None:
    """Let the programs that play a match play the next one too."""
    engines = OtherEngines(settings)
    engines.seat(after.header, {seat: engine.name for seat, engine in engines.seated(before.header).items()})


class TableEngines(QObject):
    """Tells of a program in trouble, once for each trouble."""

    notice = Signal(object)
    over = Signal(str)

    def __init__(self, controller: MatchController, settings: Settings) -> None:
        super().__init__(controller)
        self._controller = controller
        self._engines = OtherEngines(settings)
        controller.bots.failed.connect(self._on_failed)
        controller.bots.settled.connect(lambda: self.over.emit(KEY))

    def _on_failed(self, seat: int, said: str) -> None:
        again = NoticeAction(lambda: self.tr("Ask again"), lambda: self._controller.bots.retry(seat))
        level = in_place_of(self._controller.match.game.id, SKILLED.id)
        instead = NoticeAction(
            lambda: self.tr("Let {level} take over").format(level=LevelWords().name(level)),
            lambda: self._replace(seat),
        )
        self.notice.emit(Notice(KEY, lambda: self._trouble(seat, said), bad=True, actions=(instead, again)))

    def _trouble(self, seat: int, said: str) -> str:
        name = self._controller.match.header.seats[seat].level
        if said == SILENT:
            why = self.tr("“{engine}” doesn't answer.")
        elif said.startswith(IMPOSSIBLE):
            why = self.tr("“{engine}” tried a move that isn't possible here.")
        else:
            why = self.tr("“{engine}” has stopped, or refuses to go on.")
        return self.tr("{trouble} The game is waiting.").format(trouble=why.format(engine=name))

    def _replace(self, seat: int) -> None:
        """A level plays on; so it does when the match is opened again."""
        self._controller.let_ours_play(seat)
        header = self._controller.match.header
        outside = self._controller.bots.outside
        self._engines.seat(header, {place: header.seats[place].level for place in outside})
