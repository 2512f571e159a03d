"""Which class shows which page, or which function chooses it. Naming them by module keeps their imports for the moment
they are needed."""

from __future__ import annotations

from importlib import import_module
from types import MappingProxyType
from typing import Any, Final

from hoshikan.ui.pages.page import Page
from hoshikan.ui.session.context import AppContext

_PAGES: Final = MappingProxyType(
    {
        "home": ("hoshikan.ui.pages.home", "HomePage"),
        "new_game": ("hoshikan.ui.pages.newgame", "NewGamePage"),
        "table": ("hoshikan.ui.pages.guided", "table_of"),
        "handling": ("hoshikan.ui.pages.handling", "HandlingPage"),
        "learn": ("hoshikan.ui.pages.learn", "LearnPage"),
        "lesson": ("hoshikan.ui.pages.lesson", "LessonPage"),
        "questions": ("hoshikan.ui.pages.questions", "QuestionsPage"),
        "exercise": ("hoshikan.ui.pages.exercise", "ExercisePage"),
        "puzzles": ("hoshikan.ui.pages.puzzles", "PuzzlesPage"),
        "books": ("hoshikan.ui.pages.books", "BooksPage"),
        "rules": ("hoshikan.ui.pages.rules", "RulesPage"),
        "library": ("hoshikan.ui.pages.library", "LibraryPage"),
        "replay": ("hoshikan.ui.pages.replay", "ReplayPage"),
        "review": ("hoshikan.ui.pages.review", "ReviewPage"),
        "position": ("hoshikan.ui.pages.position", "PositionPage"),
        "keys": ("hoshikan.ui.pages.keys", "KeysPage"),
        "statistics": ("hoshikan.ui.pages.statistics", "StatisticsPage"),
        "about": ("hoshikan.ui.pages.about", "AboutPage"),
        "settings": ("hoshikan.ui.pages.settings", "SettingsPage"),
    }
)


def create(name: str, context: AppContext, *arguments: Any) -> Page:
    """A new page: what makes it is called with the context and `arguments`."""
    module, maker = _PAGES[name]
    page = getattr(import_module(module), maker)(context, *arguments)
    assert isinstance(page, Page)
    return page
