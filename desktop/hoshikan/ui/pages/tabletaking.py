"""What is taken without asking at a table, and what is taken back: the settings and the words for both."""

from __future__ import annotations

from collections.abc import Sequence

from hoshikan.engine.view import View
from hoshikan.ui.match.controller import MatchController
from hoshikan.ui.match.takenback import Tally
from hoshikan.ui.panels.takenback import TAKEN_BACK
from hoshikan.ui.session.settings import Settings
from hoshikan.ui.session.tallies import Tallies
from hoshikan.ui.text.gametext import GameText


class TableTaking:
    """For the match of a controller, kept under `match_id` until it has another id."""

    def __init__(
        self, controller: MatchController, text: GameText[View], settings: Settings, match_id: int | None
    ) -> None:
        self._controller = controller
        self._text = text
        self._settings = settings
        self._tallies = Tallies(settings)
        controller.only.allowed = self._may_take
        controller.taken_back.rolls = text.rolls
        controller.taken_back.tally = Tally(*self._tallies.of(match_id))

    def _may_take(self, view: View) -> bool:
        return self._settings.only_answers and self._text.takes_only_answer(view)

    def keep(self) -> None:
        """Remember how often something was taken back."""
        self._tallies.keep(self._controller.autosave.match_id, self._controller.taken_back.tally)

    def undone(self, names: Sequence[str]) -> str:
        """What has just been taken back, in words; "" for nothing."""
        back = self._controller.taken_back
        return "" if back.last is None else TAKEN_BACK.now(back.last, back.rolls, names)

    def remark(self) -> str:
        """How often something was taken back, for the result; "" for never."""
        return TAKEN_BACK.in_all(self._controller.taken_back.tally)
