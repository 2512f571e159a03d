"""Tables that can be read: late positions of every game, in every size of window and of text."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hoshikan.engine import CHANCE, TERMINAL, State
from hoshikan.engine.chance import sample
from hoshikan.engine.view import View
from hoshikan.games import GAMES
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.table import drawing as lettering
from hoshikan.ui.board.table.drawing import NARROWEST, Painter, line_metrics
from hoshikan.ui.board.table.marks import paint_text, text_font
from hoshikan.ui.board.table.model import Placement, Scenery, TextFace
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.kit.look.language import LANGUAGES, LanguageSwitch
from hoshikan.ui.kit.look.theme import NIGHT, application_font
from tests.engine.variants import sampled

BESIDE_PANEL = ((880, 600, 1.0), (1280, 606, 1.0), (838, 585, 1.5), (1280, 585, 1.5))
"""Width and height of a table in a window of 1280×720, beside the panel and without it, and the size of text."""
SMALLEST = (960, 494)
"""A table on the smallest screen, full HD at 200 %."""
NAMES = ("プレイヤー1", "Altair", "ベガ", "デネブ", "Capella", "シリウス")
WINDOWS = ((880, 600), (1280, 606), (1200, 890), (2100, 1320))
"""Tables in windows of 1280×720 to 2560×1440, with the panel and without."""
LEAST_PIXELS = 12.0
LEAST_ON_SMALLEST = 10.0
"""Letters are smaller there than wherever a window has the comfortable size."""
TABLES_OF = [
    pytest.param(game.id, players, id=f"{game.id}, {players} players")
    for game in GAMES.values()
    for players in (game.players[0], game.players[-1])
]


@pytest.fixture(autouse=True)
def letters(qtbot: QtBot) -> Iterator[None]:
    """The letters of the application, for both scripts."""
    before = QFont(QApplication.font())
    QApplication.setFont(application_font(100))
    yield
    QApplication.setFont(before)


def late(game_id: str, players: int, seed: int, actions: int) -> State:
    """A position after so many actions at random, or the end."""
    state, rng = GAMES[game_id].new(players=players, seed=seed), Random(seed)
    for _ in range(actions):
        if state.to_move == TERMINAL:
            break
        state.apply(sample(state, rng) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
    return state


def scenery(scene: TableScene[View], state: State, window: tuple[int, int], text_scale: float) -> Scenery:
    scene.set_theme(NIGHT._replace(text_scale=text_scale))
    scene.set_aspect(window[0] / window[1])
    seat = max(state.to_move, 0)
    legal = [str(action) for action in state.legal_actions()] if state.to_move >= 0 else []
    scene.show_position(state.view(seat), seat, legal, NAMES[: state.players])
    return scene.scenery(scene.view, seat, NAMES[: state.players])


def sizes(pieces: tuple[Placement, ...], kind: str) -> dict[str, int]:
    """The size of words by their key."""
    faces = {piece.key: piece.face for piece in pieces if piece.key.startswith(kind)}
    return {key: face.size for key, face in faces.items() if isinstance(face, TextFace)}


def shortened(pieces: tuple[Placement, ...]) -> list[str]:
    """The names that do not fit their place even with narrow letters."""
    found = []
    for piece in pieces:
        if piece.key.startswith("name:"):
            face = piece.face
            assert isinstance(face, TextFace)
            words, font = face.words, text_font(face.size, face.bold)
            if line_metrics(font, words).horizontalAdvance(words) * NARROWEST > piece.width + 0.5:
                found.append(words)
    return found


@pytest.mark.parametrize(("game_id", "players"), TABLES_OF)
@pytest.mark.parametrize("actions", [0, 60, 220])
def test_players_have_names_of_one_size_that_can_be_read(
    qtbot: QtBot, game_id: str, players: int, actions: int
) -> None:
    found = GAMES[game_id]
    state = late(found.id, players, seed=players + actions, actions=actions)
    scene = new_scene(found.id, NIGHT)
    for window in WINDOWS:
        usual = scenery(scene, state, window, 1.0)
        names = sizes(usual.placements, "name:")
        assert len(names) == players
        assert len(set(names.values())) == 1
        pixels = min(window[0] / usual.width, window[1] / usual.height)
        assert min(names.values()) * pixels >= LEAST_PIXELS
        tips = {piece.tooltip for piece in usual.placements if piece.key.startswith("name:")}
        assert all(any(name in tip for tip in tips) for name in NAMES[:players])
        assert shortened(usual.placements) == []
        wished = scenery(scene, state, window, 1.5)
        assert shortened(wished.placements) == []
        larger = sizes(wished.placements, "name:")
        assert min(larger.values()) >= min(names.values())


class Written(NamedTuple):
    """A line or a paragraph on a piece: how high its letters are, and whether it stands out of its place."""

    words: str
    size: float
    stands_out: bool = False


class Reader(QPainter):
    """A painter that notes the paragraphs it draws."""

    def __init__(self, picture: QImage, written: list[Written]) -> None:
        super().__init__(picture)
        self._written = written

    def drawText(self, *arguments: Any) -> None:  # type: ignore[override]  # Qt has several
        place, flags, words = arguments
        room = self.boundingRect(place, flags, words)
        stands_out = room.height() > place.height() + 1 or room.width() > place.width() + 1
        self._written.append(Written(words, self.font().pixelSize() * self.worldTransform().m22(), stands_out))


def decisions(game_id: str, players: int) -> Iterator[State]:
    """Positions of a random game that ask for every kind of decision the game has, late ones among them."""
    state, rng = GAMES[game_id].new(players=players, seed=1), Random(1)
    last: dict[frozenset[str], State] = {}
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            state.apply(sample(state, rng))
            continue
        legal = state.legal_actions()
        last[frozenset(str(action).partition(" ")[0] for action in legal)] = state.clone()
        state.apply(rng.choice(legal))
    yield from last.values()


@pytest.mark.parametrize(
    ("game_id", "language", "window"), sampled(GAMES, LANGUAGES, [*BESIDE_PANEL, (*SMALLEST, 1.0)], step=3), ids=str
)
def test_no_word_or_number_of_the_fullest_table_is_smaller_than_twelve_pixels_or_cut(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    game_id: str,
    language: str,
    window: tuple[int, int, float],
) -> None:
    width, height, text_scale = window
    written: list[Written] = []

    def note(painter: QPainter, _start: QPointF, text: str, drawn: QFont, _bold: bool) -> None:
        written.append(Written(text, drawn.pixelSize() * painter.worldTransform().m22()))

    monkeypatch.setattr(lettering, "_write", note)
    counts, least = GAMES[game_id].players, LEAST_ON_SMALLEST if (width, height) == SMALLEST else LEAST_PIXELS - 0.5
    states = [late(game_id, counts[-1], actions, actions) for actions in (0, 40, 220)]
    states += [state for players in {counts[0], counts[-1]} for state in decisions(game_id, players)]
    scene = new_scene(game_id, NIGHT)
    painters: dict[str, Painter] = {**scene.painters(), "text": paint_text}
    picture = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    seen: set[tuple[str, object, float, float]] = set()
    switch = LanguageSwitch()
    switch.use(language)
    try:
        for state in states:
            shown = scenery(scene, state, (width, height), text_scale)
            pixels = min(width / shown.width, height / shown.height)
            for piece in shown.placements:
                key = (piece.kind, piece.face, piece.width, piece.height)
                if piece.on_map or piece.kind not in painters or key in seen:
                    continue
                seen.add(key)
                written.clear()
                painter = Reader(picture, written)
                painters[piece.kind](painter, QRectF(0, 0, piece.width, piece.height), piece.face, scene.theme)
                painter.end()
                poor = [one for one in written if one.size * pixels < least or one.stands_out or "…" in one.words]
                assert not poor, (piece.key, piece.width, piece.height, pixels)
    finally:
        switch.clear()


@pytest.mark.parametrize(("game_id", "players"), TABLES_OF)
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_everything_lies_on_the_table(qtbot: QtBot, game_id: str, players: int, text_scale: float) -> None:
    found = GAMES[game_id]
    scene = new_scene(found.id, NIGHT)
    states = [late(found.id, players, seed=actions, actions=actions) for actions in (30, 150, 400)]
    for state, window in sampled(states, (*WINDOWS, SMALLEST)):
        shown = scenery(scene, state, window, text_scale)
        outside = [
            piece.key
            for piece in shown.placements
            if not piece.on_map
            and not (
                piece.width / 2 - 0.1 <= piece.x <= shown.width - piece.width / 2 + 0.1
                and piece.height / 2 - 0.1 <= piece.y <= shown.height - piece.height / 2 + 0.1
            )
        ]
        assert outside == []
