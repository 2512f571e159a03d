"""The contract of the words on a cover, which are shown where the rest of a game is not needed yet."""

from __future__ import annotations

from abc import ABC, abstractmethod

from hoshikan.ui.kit.look.words import Words


class CoverText(Words, ABC):
    """Words in the language now installed, as in `GameText`."""

    @abstractmethod
    def title(self) -> str:
        """The game's name."""

    @abstractmethod
    def tagline(self) -> str:
        """One sentence: what you do in this game."""
