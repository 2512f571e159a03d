"""Tables as text and as pictures, for terminals, notebooks and bug reports.

    from hoshikan import drawing
    from hoshikan.games import GAMES

    state = GAMES["conquestar"].new(players=3, seed=7)
    print(drawing.text(state, seat=0))
    Path("table.svg").write_text(drawing.svg(state, seat=0, language="ja"))

Everything draws `state.view(seat)`, by default a spectator's, so no picture reveals a secret. Text
needs nothing; pictures need Qt (`pip install hoshikan[app]`) and are painted by the window's own painters, without a
display. In a notebook, `%load_ext hoshikan.drawing` shows every state as its picture.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from types import ModuleType
from typing import Any, BinaryIO, Final

from hoshikan.engine.match import Match, Seat
from hoshikan.engine.state import State
from hoshikan.engine.view import View
from hoshikan.systemlibraries import QT_PACKAGES, advice
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.board.screens import sketch_of, text_of
from hoshikan.ui.kit.look.words import speaking

SIZE: Final = (1280, 720)
"""Width and height of a picture, in pixels or units."""
SMALL: Final = (800, 450)
"""The same of an animation, which is sent around."""
THEME: Final = "night"
PAUSE: Final = 0.7
"""Seconds between two pictures of an animation."""


class NoPicturesError(ImportError):
    """Qt cannot paint here, mostly since it or a library that it needs is missing; the message names the remedy."""


def text(shown: State | View, seat: int | None = None, names: Sequence[str] = (), language: str = "") -> str:
    """A table in plain text. `names` are the players', `language` is "ja" or "en" (default: the one now spoken, else
    English)."""
    with speaking(language) if language else nullcontext():
        view = _seen(shown, seat)
        return "\n".join(sketch_of(view.game).picture(view, text_of(view.game), seat, called(view, names)))


def called(view: View, names: Sequence[str]) -> Sequence[str]:
    """The players' names, or "Player 1" and so on."""
    return names or seat_names([Seat()] * view.players)


def svg(
    shown: State | View,
    seat: int | None = None,
    names: Sequence[str] = (),
    language: str = "",
    size: tuple[int, int] = SIZE,
    theme: str = THEME,
) -> str:
    """A table as an SVG file. `theme` is "night", "day" or "contrast". Raises NoPicturesError where Qt is missing."""
    with _painting(language) as studio:
        view = _seen(shown, seat)
        described = text(view, seat, names, language)
        drawn: str = studio.svg(view, seat, called(view, names), size, theme, described)
        return drawn


def png(
    shown: State | View,
    seat: int | None = None,
    names: Sequence[str] = (),
    language: str = "",
    size: tuple[int, int] = SIZE,
    theme: str = THEME,
) -> bytes:
    """A table as a PNG file of `size` pixels. Raises NoPicturesError where Qt is missing."""
    with _painting(language) as studio:
        view = _seen(shown, seat)
        drawn: bytes = studio.png(view, seat, called(view, names), size, theme)
        return drawn


def gif(
    match: Match,
    out: BinaryIO,
    seat: int | None = None,
    plies: Sequence[int] = (),
    language: str = "",
    size: tuple[int, int] = SMALL,
    theme: str = THEME,
    pause: float = PAUSE,
    progress: Callable[[int], object] = lambda _: None,
) -> None:
    """A match as an animated GIF, written to `out`: a picture for each of `plies` (default: all), `pause` seconds
    apart. `progress` is called with the number done. Raises NoPicturesError, and OSError if `out` cannot be written."""
    with _painting(language) as studio:
        shown = plies or range(len(match.actions) + 1)
        studio.animate(
            match, shown, seat, seat_names(match.header.seats), size, theme, round(100 * pause), out, progress
        )


def load_ipython_extension(shell: Any) -> None:
    """Show states and views as pictures in a notebook: `%load_ext hoshikan.drawing` calls this. Where Qt is missing,
    and in a terminal, they are shown as text. A view does not contain its seat, so no hand is in front."""
    formatters = shell.display_formatter.formatters
    for kind in (State, View):
        formatters["image/svg+xml"].for_type(kind, _svg_or_none)
        formatters["text/plain"].for_type(kind, lambda shown, printer, _cycle: printer.text(text(shown)))


def _svg_or_none(shown: State | View) -> str | None:
    try:
        return svg(shown)
    except NoPicturesError:
        return None


def _seen(shown: State | View, seat: int | None) -> View:
    return shown.view(seat) if isinstance(shown, State) else shown


@contextmanager
def _painting(language: str) -> Iterator[ModuleType]:
    """The module that paints, with Qt. Raises NoPicturesError."""
    try:
        from hoshikan.ui.board import studio

        studio.application()
    except TypeError as error:
        raise NoPicturesError(str(error)) from error
    except ImportError as error:
        if "shared object" in str(error):
            raise NoPicturesError(advice(QT_PACKAGES, str(error).partition(":")[0])) from error
        raise NoPicturesError("pictures need Qt: pip install 'hoshikan[app]'") from error
    with speaking(language) if language else nullcontext():
        yield studio
