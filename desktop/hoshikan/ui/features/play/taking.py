"""Automatic actions at a table, and the help used: the settings and the words for both."""

from __future__ import annotations

from collections.abc import Sequence

from hoshikan.engine.view import View
from hoshikan.library.help import Help
from hoshikan.ui.board.match.controller import MatchController
from hoshikan.ui.board.match.takenback import Tally
from hoshikan.ui.session.notebook import Notebook
from hoshikan.ui.session.settings import Settings
from hoshikan.ui.shared.takenback import TAKEN_BACK
from hoshikan.ui.text.gametext import GameText


class TableTaking:
    """For the match of a controller, kept under `match_id` until it has another id."""

    def __init__(
        self,
        controller: MatchController,
        text: GameText[View],
        settings: Settings,
        notebook: Notebook,
        match_id: int | None,
    ) -> None:
        self._controller = controller
        self._text = text
        self._settings = settings
        self._notebook = notebook
        controller.only.allowed = self._may_take
        controller.taken_back.rolls = text.rolls
        known = notebook.help(match_id)
        controller.taken_back.tally = Tally(known.undos, known.over_dice, known.over_others)
        self._hints, self._questions = known.hints, known.questions
        self._hinted_at = -1
        """The ply of the last hint: for one decision it is one, however often it is asked for."""

    def _may_take(self, view: View) -> bool:
        return self._settings.only_answers and self._text.takes_only_answer(view)

    @property
    def help(self) -> Help:
        """All that was had until now."""
        undone = self._controller.taken_back.tally
        return Help(
            undos=undone.times,
            over_dice=undone.over_dice,
            over_others=undone.over_others,
            hints=self._hints,
            questions=self._questions,
        )

    def hinted(self) -> None:
        """A hint is given for the decision at hand."""
        if (ply := self._controller.match.ply) != self._hinted_at:
            self._hinted_at = ply
            self._hints += 1
            self.keep()

    def questioned(self) -> None:
        """The coach has asked."""
        self._questions += 1
        self.keep()

    def keep(self) -> None:
        """Remember how much help was taken."""
        self._notebook.keep_help(self._controller.autosave.match_id, self.help)

    def undone(self, names: Sequence[str]) -> str:
        """Return the last undo in words; "" for none."""
        back = self._controller.taken_back
        return "" if back.last is None else f"{TAKEN_BACK.now(back.last, back.rolls, names)} {TAKEN_BACK.redo()}"

    def remark(self) -> str:
        """Return the amount of help for the result; "" for none."""
        return TAKEN_BACK.help(self.help)
