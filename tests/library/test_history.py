"""Whatever is done to a match, the stored one is the same as the one in memory."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from hoshikan.engine.state import TERMINAL
from hoshikan.games import GAMES
from hoshikan.library import Library
from tests.library.play import started


class History(RuleBasedStateMachine):
    """A match on the table and its stored twin, through play, undo, redo, jumps and forgotten writes."""

    def __init__(self) -> None:
        super().__init__()
        self.library = Library.temporary()
        self.match = started()
        self.match_id = self.library.create(self.match)
        self.behind = False

    def teardown(self) -> None:
        self.library.close()

    def is_over(self) -> bool:
        return self.match.state.to_move == TERMINAL

    def write(self, change: Callable[[], None]) -> None:
        """As the application does it: once a write was lost, `sync` catches up."""
        if not self.behind:
            change()

    @precondition(lambda self: not self.is_over())
    @rule(choice=st.integers(0, 1000))
    def act(self, choice: int) -> None:
        actions = self.match.state.legal_actions()
        action = actions[choice % len(actions)]
        self.match.apply(action)
        self.write(lambda: self.library.append(self.match_id, self.match.ply - 1, str(action)))

    @rule()
    def undo(self) -> None:
        self.match.undo()
        self.write(lambda: self.library.sync(self.match_id, self.match))

    @precondition(lambda self: self.match.ply < len(self.match.actions))
    @rule()
    def redo(self) -> None:
        self.match.redo()
        action = self.match.actions[self.match.ply - 1]
        self.write(lambda: self.library.append(self.match_id, self.match.ply - 1, str(action)))

    @rule(choice=st.integers(0, 1000))
    def jump(self, choice: int) -> None:
        self.match.jump(choice % (len(self.match.actions) + 1))
        self.library.sync(self.match_id, self.match)
        self.behind = False

    @precondition(lambda self: not self.is_over())
    @rule()
    def lose_a_write(self) -> None:
        self.match.apply(self.match.state.legal_actions()[0])
        self.behind = True

    @rule()
    def delete_and_restore(self) -> None:
        self.library.delete(self.match_id)
        self.library.restore(self.match_id)

    @invariant()
    def the_stored_match_is_the_one_on_the_table(self) -> None:
        if self.behind:
            return
        loaded = self.library.load(self.match_id, GAMES)
        assert loaded.actions == self.match.actions[: self.match.ply]
        assert loaded.state.view(None) == self.match.state.view(None)
        assert self.library.summary(self.match_id).ply == self.match.ply


TestHistory = History.TestCase
TestHistory.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)
