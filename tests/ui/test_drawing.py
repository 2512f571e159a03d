"""Positions draw themselves: by the window's painters where there is Qt, as text elsewhere, and never a secret."""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image
from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication

from hoshikan import drawing
from hoshikan.engine import CHANCE, TERMINAL, Match, Seat, State, View
from hoshikan.games import GAMES
from hoshikan.ui.board.studio import VectorPainter
from tests.engine.variants import any_action
from tests.noqt import WITHOUT_QT

SVG = "{http://www.w3.org/2000/svg}"
SMALL = (320, 180)
every_game = pytest.mark.parametrize("game_id", list(GAMES))


@pytest.fixture(autouse=True)
def qt(qapp: QApplication) -> None:
    """Pictures need one; the tests' own is used."""


def later(game_id: str, moves: int = 30) -> State:
    """A position after so many moves in which a seat decides; the last one of a game that is over by then."""
    state, rng = GAMES[game_id].new(seed=3), Random(4)
    found = state.clone()
    made = 0
    while state.to_move != TERMINAL:
        if state.to_move != CHANCE:
            found = state.clone()
            if made >= moves:
                break
        state.apply(any_action(state, rng))
        made += 1
    return found


def tidy(svg: str) -> list[tuple[str, dict[str, str]]]:
    return [(element.tag, dict(element.attrib)) for element in ElementTree.fromstring(svg).iter()]  # noqa: S314  # ours


@every_game
def test_a_table_is_an_svg_with_outlined_letters_and_its_text_for_those_who_cannot_see_it(game_id: str) -> None:
    state = later(game_id)
    root = ElementTree.fromstring(drawing.svg(state, theme="contrast"))  # noqa: S314  # our own
    assert root.get("viewBox") == "0 0 1280 720"
    assert root.findtext(f"{SVG}desc") == drawing.text(state)
    assert not list(root.iter(f"{SVG}text"))
    assert len(list(root.iter(f"{SVG}path"))) >= 10


@every_game
def test_pictures_show_no_secret_of_others(game_id: str) -> None:
    state = later(game_id)
    for seat in (0, None):
        guess = state.determinize(0, Random(9)) if seat == 0 else state.determinize(state.players - 1, Random(9))
        if state.view(seat) != guess.view(seat):
            continue  # the spectator knows less than the seat that guesses for them
        assert tidy(drawing.svg(state, seat, theme="contrast")) == tidy(drawing.svg(guess, seat, theme="contrast"))


@every_game
def test_a_png_is_as_large_as_it_should_be_and_shows_more_than_a_ground(game_id: str) -> None:
    picture = Image.open(io.BytesIO(drawing.png(later(game_id), 0, size=SMALL, theme="contrast")))
    assert picture.size == SMALL
    assert len(picture.convert("RGB").getcolors(100_000) or ()) > 50


@every_game
def test_an_animation_has_a_picture_for_what_can_be_seen_of_every_move(game_id: str) -> None:
    game = GAMES[game_id]
    match = Match.start(game, [Seat()] * game.players[0], 3)
    rng = Random(4)
    while match.ply < 6:
        match.apply(any_action(match.state, rng))
    out, told = io.BytesIO(), list[int]()
    drawing.gif(match, out, plies=range(1, 5), size=SMALL, theme="contrast", progress=told.append)
    film = Image.open(io.BytesIO(out.getvalue()))
    assert film.size == SMALL
    assert told == [1, 2, 3, 4]
    assert 1 <= film.n_frames <= 4  # type: ignore[attr-defined]  # of animated formats only


class Formatter:
    """One of IPython's: what it does with the objects of each type."""

    def __init__(self) -> None:
        self.of: dict[type, Callable[..., Any]] = {}
        self.for_type = self.of.__setitem__


@every_game
def test_a_notebook_shows_states_and_views_as_pictures(game_id: str) -> None:
    formatters: dict[str, Formatter] = {"image/svg+xml": Formatter(), "text/plain": Formatter()}
    drawing.load_ipython_extension(SimpleNamespace(display_formatter=SimpleNamespace(formatters=formatters)))
    state = later(game_id)
    for kind, shown in ((State, state), (View, state.view(0))):
        assert formatters["image/svg+xml"].of[kind](shown).startswith("<?xml")
        printed: list[str] = []
        formatters["text/plain"].of[kind](shown, SimpleNamespace(text=printed.append), False)
        assert printed == [drawing.text(shown)]


def test_without_qt_a_notebook_has_no_picture_and_another_names_the_remedy() -> None:
    program = f"""{WITHOUT_QT}
from hoshikan import drawing
from hoshikan.games import GAMES

class Formatter(dict):
    for_type = dict.__setitem__

class Shell:
    class display_formatter:
        formatters = {{"image/svg+xml": Formatter(), "text/plain": Formatter()}}

drawing.load_ipython_extension(Shell)
state = GAMES["conquestar"].new(seed=7)
for draw in Shell.display_formatter.formatters["image/svg+xml"].values():
    assert draw(state) is None
print(drawing.text(state))
try:
    drawing.png(state)
except drawing.NoPicturesError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.count("Conquestar · Round 1") == 1
    assert done.stdout.splitlines()[-1] == "pictures need Qt: pip install 'hoshikan[app]'"


def test_a_script_without_an_application_paints_without_a_display() -> None:
    program = """
from hoshikan import drawing
from hoshikan.games import GAMES
print(len(drawing.png(GAMES["conquestar"].new(seed=7), size=(320, 180), theme="contrast")))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert int(done.stdout) > 1000


def test_a_clip_within_a_clip_ends_where_it_should() -> None:
    """Qt itself would go on with the inner one."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(100, 100))
    painter = VectorPainter(generator)
    painter.translate(10, 10)
    painter.setClipRect(QRectF(0, 0, 80, 80))
    painter.save()
    disc = QPainterPath()
    disc.addEllipse(QRectF(20, 20, 20, 20))
    painter.setClipPath(disc, Qt.ClipOperation.IntersectClip)
    painter.fillRect(QRectF(0, 0, 60, 60), QColor("blue"))
    painter.restore()
    painter.fillRect(QRectF(50, 50, 25, 25), QColor("green"))
    painter.end()
    root = ElementTree.fromstring(bytes(buffer.data().data()))  # noqa: S314  # our own
    clips = {clip.get("id"): clip for clip in root.iter(f"{SVG}clipPath")}
    groups = [group for group in root.iter(f"{SVG}g") if any(part.get("fill") == "#008000" for part in group.iter())]
    (clip,) = [group.get("clip-path", "")[5:-1] for group in groups if group.get("clip-path")]
    (path,) = clips[clip].iter(f"{SVG}path")
    assert path.get("d", "").startswith("M10,10")
