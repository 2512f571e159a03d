"""Sentences about games that the library cannot take at the moment: why, what to do, and where they are meanwhile."""

from __future__ import annotations

from pathlib import Path

from hoshikan.library import LibraryProblem, rescue
from hoshikan.ui.kit.look.words import Words
from hoshikan.ui.shared.messages import Messages


class Keeping(Words):
    """The problem and its remedy come first, then what happens to the games until it is mended."""

    def at_start(self, problem: LibraryProblem, folder: Path | None) -> str:
        """The library cannot be used; games will be kept in `folder`, None if nothing can be written anywhere."""
        if folder is None:
            meanwhile = self.tr(
                "Until then, games are kept in memory only. Save them with “Save as file…” in the library "
                "before you close Hoshikan."
            )
        else:
            meanwhile = self.tr(
                "Until then, every game you play is saved as a file in {folder} and added to the library later."
            )
        return self._both(problem, meanwhile.format(folder=folder) + self._if_temporary(folder))

    def of_a_match(self, problem: LibraryProblem, file: Path | None) -> str:
        """The match on the table is kept in `file`, None if it could not be written anywhere."""
        if file is None:
            meanwhile = self.tr(
                "Until then, this game is kept in memory only. Save it as a file before you close Hoshikan."
            )
        else:
            meanwhile = self.tr("Until then, this game is saved as {file} and will be added to the library later.")
        return self._both(problem, meanwhile.format(file=file) + self._if_temporary(file))

    def left_behind(self, file: Path) -> str:
        """A table was closed whose match is not in the library yet."""
        kept = self.tr("The game is saved as {file} and will be added to the library later.").format(file=file)
        return kept + self._if_temporary(file)

    def diverted(self, problem: LibraryProblem) -> str:
        """The match is in the library, but not where it was."""
        sentences = {
            "played-elsewhere": self.tr(
                "This game was continued in another window. The library keeps both: what you play here is a "
                "separate game from now on."
            ),
            "no-such-match": self.tr(
                "This game was deleted from the library. Because you played on, it's back in the library."
            ),
            "vanished": self.tr(
                "The library {path} was removed or replaced while Hoshikan was running. It's there again, with "
                "this game in it."
            ),
        }
        return sentences[problem.reason].format(path=problem.path)

    def back(self) -> str:
        return self.tr("The library works again, and your games are in it.")

    def taken_in(self, count: int) -> str:
        return self.tr("%n game(s) that could not be saved last time are in your library now.", "", count)

    def again(self) -> str:
        return self.tr("Try again")

    def save(self) -> str:
        return self.tr("Save as file…")

    def last_chance(self) -> str:
        return self.tr("This game could not be saved anywhere. Save it as a file, or you'll lose it.")

    def lose(self) -> str:
        return self.tr("Don't save")

    def _if_temporary(self, place: Path | None) -> str:
        if place is None or not rescue.is_temporary(place):
            return ""
        return self.tr(
            " No lasting place can be written: this one is for temporary files, which the system may delete when the "
            "computer is started again. Save the game as a file elsewhere, or free some space."
        )

    def _both(self, problem: LibraryProblem, meanwhile: str) -> str:
        return self.tr("{problem} {meanwhile}").format(problem=Messages().of(problem), meanwhile=meanwhile)
