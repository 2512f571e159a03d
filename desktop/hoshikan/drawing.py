"""Tables as text and as pictures, for terminals, notebooks and bug reports.

    from hoshikan import drawing
    from hoshikan.games import GAMES

    state = GAMES["conquestar"].new(players=3, seed=7)
    print(drawing.text(state, seat=0))
    Path("table.svg").write_text(drawing.svg(state, seat=0, language="ja"))

Everything draws `state.view(seat)`, by default a spectator's, so no picture tells what that seat may not know. Text
needs nothing; pictures need Qt (`pip install hoshikan[app]`) and are painted by the window's own painters, without a
display.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext

from hoshikan.engine.match import Seat
from hoshikan.engine.state import State
from hoshikan.engine.view import View
from hoshikan.ui.look.dictionary import speaking
from hoshikan.ui.match.names import seat_names
from hoshikan.ui.text.sketch import sketch_of


def text(shown: State | View, seat: int | None = None, names: Sequence[str] = (), language: str = "") -> str:
    """A table in plain text. `names` are the players', `language` is "ja" or "en" (default: the one now spoken, else
    English)."""
    with speaking(language) if language else nullcontext():
        view = shown.view(seat) if isinstance(shown, State) else shown
        return "\n".join(sketch_of(view.game).picture(view, seat, called(view, names)))


def called(view: View, names: Sequence[str]) -> Sequence[str]:
    """The players' names, or "Player 1" and so on."""
    return names or seat_names([Seat()] * view.players)
