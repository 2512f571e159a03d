"""Hypothesis profiles: "ci" is short and repeats exactly, "quick" still shorter; "thorough" searches longer and anew.

`dev.py test --quick` and `--thorough` choose one; the tests that `--quick` leaves out are marked `slow` here.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

settings.register_profile("ci", max_examples=5, deadline=None, derandomize=True, database=None)
settings.register_profile("quick", max_examples=2, deadline=None, derandomize=True, database=None)
settings.register_profile("thorough", max_examples=200, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

HERE: Final = Path(__file__).parent
UNCOLLECTED: Final = 20_000
"""So many objects more than at the last collection are worth the next one."""
IN_A_TEST: Final = 500_000
"""A test that leaves so much does not wait for its end: memory is not endless."""
SLOW: Final = (
    "bench/",
    "bots/",
    "cli/",
    "engine/test_every_kind.py",
    "fresh/",
    "fuzz/",
    "games/carcassonne_star_wars/test_rules_against_reference.py",
    "games/carcassonne_star_wars/test_scene_everywhere.py",
    "games/crowntaker/test_search.py",
    "games/hoshi_wo_wataru/test_bot.py",
    "interop/",
    "library/",
    "mining/",
    "teaching/test_agreement.py",
    "teaching/test_every_hint.py",
    "teaching/test_lessons.py",
    "teaching/test_secrecy.py",
    "teaching/test_shippedpuzzles.py",
    "teaching/test_sound_hints.py",
    "test_documents.py",
    "test_imports.py",
    "test_newgame.py",
    "test_packaging.py",
    "test_wanted.py",
    "tune/",
    "ui/play/",
    "ui/shell/",
    "ui/table/test_hint_marks.py",
    "ui/table/test_legible.py",
    "ui/table/test_lettering.py",
    "ui/table/test_objections.py",
    "ui/table/test_prompts.py",
    "ui/test_drawing.py",
    "ui/test_screens.py",
    "ui/test_sentences.py",
    "ui/test_vision.py",
)
"""Whole games in the window, searches, other processes and files by the hundred."""

COVERED: Final = ("engine/", "games/", "scenarios/")
"""Tests that have to reach every branch of engine and rules; the others run much longer under measurement."""


@pytest.fixture(scope="session")
def qapp_cls() -> type[object]:
    """The application that pytest-qt makes for tests of screens: the player's, which hears what theirs does."""
    from hoshikan.ui.app.startup import Application

    return Application


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> Iterator[QApplication]:
    """The application; cards and covers that any test of this run has seen are not painted again, and an engine starts
    with its first question: most tables that tests open ask none."""
    from hoshikan.ui.board.match.controller import BotSeats
    from hoshikan.ui.board.table import cache
    from hoshikan.ui.shared import boxart
    from tests.ui.painted import Painted

    painted = Painted()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cache, "paint_piece", painted.piece)
        patch.setattr(boxart, "paint_box", painted.box)
        patch.setattr(BotSeats, "start", lambda _seats: None)
        yield qapp


def pytest_collection_finish() -> None:
    """From here on garbage is collected between tests, by the thread that runs them, and hardly ever in their midst.

    A collection takes widgets apart one by one. Started by chance, by whichever thread allocates next (a worker
    of pytest-xdist has a second one), it lets the main thread meet a page that has half its labels.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(IN_A_TEST, 1, 1)


class Collector:
    """Deletes and collects what tests left. Modules that they have loaded stay, so no collection walks over them again:
    late in a run that would take a quarter of a second each time."""

    def __init__(self) -> None:
        self._modules = len(sys.modules)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_teardown(self) -> Iterator[None]:
        """After all fixtures of the last test have ended."""
        yield
        _delete_widgets()
        if gc.get_count()[0] > UNCOLLECTED:
            gc.collect()
            if len(sys.modules) > self._modules:
                self._modules = len(sys.modules)
                gc.freeze()


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Collector())


def _delete_widgets() -> None:
    """No window of a test hears of the next, and nothing of it stays: without a running event loop nobody else deletes
    what `deleteLater` left to it."""
    widgets, core = sys.modules.get("PySide6.QtWidgets"), sys.modules.get("PySide6.QtCore")
    app = widgets.QApplication.instance() if widgets is not None else None
    if widgets is None or core is None or not isinstance(app, widgets.QApplication):
        return
    for widget in app.topLevelWidgets():
        # A menu goes with what it belongs to: alone it would leave that behind without its actions.
        if widget.parent() is None:
            widget.deleteLater()
    app.sendPostedEvents(None, core.QEvent.Type.DeferredDelete.value)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests in `SLOW` places."""
    for item in items:
        if item.path.relative_to(HERE).as_posix().startswith(SLOW):
            item.add_marker("slow")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Pause what `--cov` measures outside `COVERED` places, with the fixtures that pytest-cov's own mark leaves."""
    plugin = item.config.pluginmanager.getplugin("_cov")
    controller = None if plugin is None else plugin.cov_controller
    if controller is None or item.path.relative_to(HERE).as_posix().startswith(COVERED):
        return (yield)
    controller.pause()
    try:
        return (yield)
    finally:
        controller.resume()
