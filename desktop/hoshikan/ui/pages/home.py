"""Home: the games, what to continue, and the ways to everywhere else."""

from __future__ import annotations

from hoshikan.ui.pages.page import Page


class HomePage(Page):
    """The first thing one sees."""

    escape_goes_back = False

    def title(self) -> str:
        return self.tr("Home")
