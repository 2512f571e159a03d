"""Opening a match to be played: its engines, its place in the library, and notices when these are in trouble."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from hoshikan.bots.levels import SKILLED, in_place_of
from hoshikan.engine import Match
from hoshikan.library import Library, LibraryProblem
from hoshikan.ui.board.match.autosave import Autosave
from hoshikan.ui.board.match.engine_client import IMPOSSIBLE, SILENT, Budget, EngineClient
from hoshikan.ui.board.match.engine_process import words_of
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.features.play.session import PlaySession
from hoshikan.ui.kit.look.words import Notice, NoticeAction
from hoshikan.ui.session import recordfiles
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.notebook import Emblems
from hoshikan.ui.session.otherengines import OtherEngines
from hoshikan.ui.session.settings import Settings
from hoshikan.ui.shared.keeping import Keeping
from hoshikan.ui.shared.messages import Messages
from hoshikan.ui.shared.rated import RATED
from hoshikan.ui.shared.reviewdesk import review_played
from hoshikan.ui.shared.sitting import start_again
from hoshikan.ui.text.levels import LevelWords

KEY = "engine"
FAULT = "fault"


def open_match(context: AppContext, match: Match, match_id: int | None, library: Library | None) -> PlaySession:
    """Return the session of a match that is played; without a library it is not stored."""
    budget = None if context.engine_playouts is None else Budget(context.engine_playouts)
    engine, judge = (EngineClient(context.engine_command, budget) for _ in range(2))
    seated = OtherEngines(context.settings).seated(match.header)
    session = PlaySession(
        match,
        text_of(match.game.id),
        Autosave(match, library, match_id),
        engine,
        judge,
        context.settings,
        context.notebook,
        library,
        {seat: words_of(program.command) for seat, program in seated.items()},
    )
    for one in (engine, judge, session.controller.autosave):
        one.setParent(session)
    TableTrouble(session)
    TableEngines(session, context.settings)

    def review() -> None:
        if context.settings.review_games:
            review_played(context, match)

    session.finished.connect(review)
    return session


def next_match(context: AppContext, session: PlaySession, same_deal: bool) -> tuple[Match, int | None]:
    """Return a match with the same seats, and its id in the library if it is rated like the one before."""
    before, match = session.match, start_again(session.match, same_deal)
    emblems, engines = Emblems(context.notebook), OtherEngines(context.settings)
    emblems.keep(match.header, emblems.of(before.header))
    engines.seat(match.header, {seat: engine.name for seat, engine in engines.seated(before.header).items()})
    try:
        return match, None if same_deal else session.rate_again(match)
    except LibraryProblem as error:
        problem = error
        session.noticed.emit(Notice("rated", lambda: RATED.unrated(problem), bad=True))
        return match, None


class TableTrouble(QObject):
    """Reports each trouble of our engine, and a fault that costs moves their search once in a game."""

    def __init__(self, session: PlaySession) -> None:
        super().__init__(session)
        self._notice = session.noticed.emit
        self._engine = engine = session.controller.engine
        self._stumbled = False
        engine.restarted.connect(self._on_restarted)
        engine.stumbled.connect(self._on_stumbled)
        engine.failed.connect(self._on_failed)
        engine.settled.connect(lambda: session.settled.emit(KEY))

    def _on_restarted(self, _said: str) -> None:
        self._notice(Notice(KEY, lambda: self.tr("The bots crashed and were restarted.")))

    def _on_stumbled(self) -> None:
        if not self._stumbled:
            self._stumbled = True
            self._notice(Notice(FAULT, self._fault))

    def _fault(self) -> str:
        return self.tr("The bots ran into an error. They play on, with simple moves where they can't think ahead.")

    def _on_failed(self, _said: str) -> None:
        if self._engine.hopeless:
            self._notice(Notice(KEY, self._hopeless, bad=True))
            return
        again = NoticeAction(lambda: self.tr("Ask again"), self._engine.retry)
        self._notice(Notice(KEY, self._no_answer, bad=True, actions=(again,)))

    def _hopeless(self) -> str:
        return self.tr("An error keeps the bots from answering here. You can play on.")

    def _no_answer(self) -> str:
        return self.tr("The bots don't answer. Ask again, or undo your last move.")


_LIBRARY = "library"


class TableKeeping(QObject):
    """Follows an autosave; shows the place of the match, offers to try again and, if it has none, to save it
    elsewhere."""

    def __init__(self, session: PlaySession, table: QWidget) -> None:
        super().__init__(table)
        self._notice, self._over = session.noticed.emit, session.settled.emit
        self._keeper = autosave = session.controller.autosave
        self._table = table
        self._reported = False
        autosave.problem.connect(self._on_problem)
        autosave.recovered.connect(self._on_recovered)
        autosave.diverted.connect(self._on_diverted)

    def close(self) -> None:
        """The table goes: a match that is nowhere can be saved now or never."""
        autosave = self._keeper
        while autosave.unsaved and self._wants_to_save():
            self._save()
        if self._reported:
            self._over(_LIBRARY)
        if (file := autosave.rescued) is not None:
            self._notice(Notice(_LIBRARY, lambda: Keeping().left_behind(file)))

    def _on_problem(self, problem: LibraryProblem) -> None:
        self._reported = True
        file, words = self._keeper.rescued, Keeping()
        actions = [NoticeAction(words.again, self._keeper.catch_up)]
        if file is None:
            actions.append(NoticeAction(words.save, self._save))
        self._notice(Notice(_LIBRARY, lambda: words.of_a_match(problem, file), bad=True, actions=tuple(actions)))

    def _on_recovered(self) -> None:
        self._reported = False
        self._notice(Notice(_LIBRARY, lambda: self.tr("Your game is saved again.")))

    def _on_diverted(self, problem: LibraryProblem) -> None:
        self._reported = False
        self._notice(Notice(_LIBRARY, lambda: Keeping().diverted(problem), bad=True))

    def _wants_to_save(self) -> bool:
        words = Keeping()
        box = QMessageBox(self._table.window())
        box.setIcon(QMessageBox.Icon.Warning)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(words.last_chance())
        save = box.addButton(words.save(), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(words.lose(), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(save)
        box.exec()
        return box.clickedButton() is save

    def _save(self) -> None:
        try:
            path = recordfiles.save(self._keeper.match, self._table.window())
        except LibraryProblem as error:
            problem = error
            self._notice(Notice("record", lambda: Messages().of(problem), bad=True))
            return
        if path is not None:
            self._keeper.saved_as(path)
            self._over(_LIBRARY)
            self._notice(Notice("record", lambda: self.tr("Saved as {path}.").format(path=path)))


_ENGINES = "other-engine"


class TableEngines(QObject):
    """Reports a program in trouble, once for each trouble."""

    def __init__(self, session: PlaySession, settings: Settings) -> None:
        super().__init__(session)
        self._notice = session.noticed.emit
        self._controller = controller = session.controller
        self._engines = OtherEngines(settings)
        controller.bots.failed.connect(self._on_failed)
        controller.bots.settled.connect(lambda: session.settled.emit(_ENGINES))

    def _on_failed(self, seat: int, said: str) -> None:
        again = NoticeAction(lambda: self.tr("Ask again"), lambda: self._controller.bots.retry(seat))
        level = in_place_of(self._controller.match.game.id, SKILLED.id)
        instead = NoticeAction(
            lambda: self.tr("Let {level} take over").format(level=LevelWords().name(level)),
            lambda: self._replace(seat),
        )
        self._notice(Notice(_ENGINES, lambda: self._trouble(seat, said), bad=True, actions=(instead, again)))

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
