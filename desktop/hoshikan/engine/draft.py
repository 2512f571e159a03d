"""A position in the making: edits done one after another, each checked by the rules, and taken back."""

from __future__ import annotations

from collections.abc import Sequence

from hoshikan.engine.editing import Dial, Editor, Setup
from hoshikan.engine.errors import SetupError, errors_of
from hoshikan.engine.game import Game, Options
from hoshikan.engine.state import TERMINAL, State


class Draft:
    """A position being set up, with the way back."""

    def __init__(self, game: Game, state: State) -> None:
        """Begins with the position of `state`. Raises SetupError where the game has no editor, or is over."""
        editor = game.editor()
        if editor is None:
            raise SetupError("", "no-editor")
        self.game = game
        self.editor: Editor = editor
        self._course: list[State] = [self._playable(self._position(state))]
        self._at = 0

    @property
    def state(self) -> State:
        """The position as it is now; its `setup` is the record's."""
        return self._course[self._at]

    @property
    def can_undo(self) -> bool:
        """True after a change."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """True after an undo."""
        return self._at + 1 < len(self._course)

    def undo(self) -> None:
        """Take the last edit back, if there is one."""
        self._at = max(0, self._at - 1)

    def redo(self) -> None:
        """Do again what was taken back last, if anything was."""
        self._at = min(self._at + 1, len(self._course) - 1)

    def moves(self) -> list[str]:
        """All edits that move a piece, those that the rules would refuse included."""
        return [
            f"move {piece.id} {place}"
            for piece in self.editor.pieces(self.state)
            for place in piece.goes
            if place != piece.place
        ]

    def dials(self) -> Sequence[Dial]:
        """Whatever is counted or chosen."""
        return self.editor.dials(self.state)

    def apply(self, edit: str) -> None:
        """Do an edit. Raises SetupError and changes nothing if the rules forbid it or it is none."""
        word, _, rest = edit.partition(" ")
        name, _, wanted = rest.partition(" ")
        with errors_of(self.game.id):
            if word == "move":
                piece = next((one for one in self.editor.pieces(self.state) if one.id == name), None)
                if piece is None or wanted not in piece.goes:
                    raise SetupError("", "no-such-edit", {"edit": edit[:60]})
                self._take(self.editor.move(self.state, name, wanted))
                return
            dial = next((one for one in self.dials() if one.id == name), None)
            values = () if dial is None or word != "set" else dial.values
            value = next((one for one in values if str(one) == wanted), None)
            if dial is None or value is None:
                raise SetupError("", "no-such-edit", {"edit": edit[:60]})
            if value != dial.value:
                self._take(self.editor.turn(self.state, name, value))

    def clear(self) -> None:
        """Take everything off the table that can be."""
        self._take(self.editor.cleared(self.state))

    def begin_anew(self, players: int, options: Options, seed: int) -> None:
        """Go to the usual start of a game. Raises SetupError if the options do not allow this number of players."""
        self._take(self.editor.position(self.game.new(players, seed, options)))

    def load(self, state: State) -> None:
        """Go on with another position of the same game. Raises SetupError where that is over."""
        self._take(self._position(state))

    def _position(self, state: State) -> Setup:
        """The set-up of `state`. Raises SetupError if it is over, before an editor meets values it does not know."""
        if state.to_move == TERMINAL:
            raise SetupError("", "is-over")
        return self.editor.position(state)

    def _take(self, setup: Setup) -> None:
        state = self._playable(setup)
        del self._course[self._at + 1 :]
        self._course.append(state)
        self._at += 1

    def _playable(self, setup: Setup) -> State:
        with errors_of(self.game.id):
            state = self.game.new(setup=setup)
            if state.to_move == TERMINAL:
                raise SetupError("", "nothing-to-play")
        return state
