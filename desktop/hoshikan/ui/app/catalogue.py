"""Which class shows which page, or which function chooses it. Naming them by module keeps their imports for the moment
they are needed."""

from __future__ import annotations

from importlib import import_module
from types import MappingProxyType
from typing import Any, Final

from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.page import Page

_PAGES: Final = MappingProxyType(
    {
        "home": ("hoshikan.ui.features.home.page", "HomePage"),
        "new_game": ("hoshikan.ui.features.newgame.page", "NewGamePage"),
        "table": ("hoshikan.ui.features.play.guided", "table_of"),
        "handling": ("hoshikan.ui.features.play.guided", "HandlingPage"),
        "learn": ("hoshikan.ui.features.learn.page", "LearnPage"),
        "lesson": ("hoshikan.ui.features.learn.lesson", "LessonPage"),
        "questions": ("hoshikan.ui.features.learn.questions", "QuestionsPage"),
        "exercise": ("hoshikan.ui.features.puzzles.exercise", "ExercisePage"),
        "puzzles": ("hoshikan.ui.features.puzzles.page", "PuzzlesPage"),
        "books": ("hoshikan.ui.features.rulebook.books", "BooksPage"),
        "rules": ("hoshikan.ui.features.rulebook.page", "RulesPage"),
        "library": ("hoshikan.ui.features.library.page", "LibraryPage"),
        "replay": ("hoshikan.ui.features.replay.page", "ReplayPage"),
        "position": ("hoshikan.ui.features.position.page", "PositionPage"),
        "keys": ("hoshikan.ui.features.about.keys", "KeysPage"),
        "about": ("hoshikan.ui.features.about.page", "AboutPage"),
        "settings": ("hoshikan.ui.features.settings.page", "SettingsPage"),
    }
)


def create(name: str, context: AppContext, *arguments: Any) -> Page:
    """A new page: what makes it is called with the context and `arguments`."""
    module, maker = _PAGES[name]
    page = getattr(import_module(module), maker)(context, *arguments)
    assert isinstance(page, Page)
    return page
