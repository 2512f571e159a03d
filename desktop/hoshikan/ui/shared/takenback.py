"""Words about help: the last undo in the status line, and all help below the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hoshikan.library.help import Help
from hoshikan.ui.board.match.controller import Crossing, Tally
from hoshikan.ui.kit.look.words import Words, together

SEPARATOR: Final = "  ·  "
"""Between texts on one line."""


class TakenBackWords(Words):
    """One sentence for each."""

    def now(self, what: Crossing, rolls: Callable[[str], bool], names: Sequence[str]) -> str:
        """Describe the last undo."""
        dice = any(map(rolls, what.chance))
        if what.others:
            with_dice = self.tr("Undone, with the dice roll and the turn of {names}.")
            sentence = with_dice if dice else self.tr("Undone, with the turn of {names}.")
            return sentence.format(names=together(names[seat] for seat in what.others))
        if dice:
            return self.tr("Undone, dice roll included.")
        return self.tr("Undone, draw included.") if what.chance else self.tr("Undone.")

    def redo(self) -> str:
        """Explain how to redo."""
        return self.tr("Redo: Shift+U.")

    def in_all(self, tally: Tally) -> str:
        """Return the number of undos, for the result; "" for none."""
        if not tally.times:
            return ""
        if tally.over_dice and tally.over_others:
            sentence = self.tr("Moves undone: {times} ({dice} across dice, {others} across others' turns)")
        elif tally.over_dice:
            sentence = self.tr("Moves undone: {times} ({dice} across dice)")
        elif tally.over_others:
            sentence = self.tr("Moves undone: {times} ({others} across others' turns)")
        else:
            sentence = self.tr("Moves undone: {times}")
        return sentence.format(times=tally.times, dice=tally.over_dice, others=tally.over_others)

    def help(self, had: Help) -> str:
        """Return the amount of help in a game, for the result; "" for none."""
        hints = self.tr("Hints: {count}").format(count=had.hints) if had.hints else ""
        coach = self.tr("Coach questions: {count}").format(count=had.questions) if had.questions else ""
        undos = self.in_all(Tally(had.undos, had.over_dice, had.over_others))
        return SEPARATOR.join(part for part in (undos, hints, coach) if part)


TAKEN_BACK: Final = TakenBackWords()
