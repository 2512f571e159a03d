"""A match gone through once more: what decisions have cost and what chance has brought, ply by ply."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from hoshikan.bots import protocol
from hoshikan.bots.faults import internal, rounded
from hoshikan.bots.judging import judge, teams
from hoshikan.bots.levels import SKILLED, levels_of, numbers_of
from hoshikan.bots.luck import swing
from hoshikan.bots.search import Search
from hoshikan.engine.match import Match
from hoshikan.engine.state import CHANCE, TERMINAL, State

THOROUGH: Final = 2
"""Playouts of a decision's first search, in those of *skilled*, which mostly depend on the length of a game's playouts
(`LevelFile.review` where not). Taste, between a short wait and a reliable review."""
DEALT: Final = 4
"""Playouts for the value of the deal, in those of a decision: nothing else is measured only once."""


def review_playouts(game: str) -> int:
    """Return the number of playouts of the first search of a decision."""
    return numbers_of(game).review or THOROUGH * levels_of(game)[SKILLED.id].playouts


class Reviewing:
    """Carries one `review` command out."""

    def __init__(self, match: Match, command: protocol.Review, should_stop: Callable[[], bool]) -> None:
        self._match = match
        self._command = command
        self._seats = command.seats
        self._knowledge = match.game.knowledge()
        self._playouts = command.playouts or review_playouts(match.game.id)
        self._should_stop = should_stop

    def send_review(self, ply: int, send: Callable[[protocol.Answer], None]) -> bool:
        """Send the review of the action `ply`; false if stopped."""
        if self._should_stop():
            return False
        state = self._match.position(ply)
        if ply == 0 and self._command.ply is None:
            self._answer(0, lambda: self._value(state, 0), send)
        mover = state.to_move
        if mover == CHANCE:
            return self._answer(ply, lambda: self._luck(state, ply), send)
        if mover in self._seats and len(state.legal_actions()) > 1:
            return self._answer(ply, lambda: self._judged(state, ply), send)
        return True

    def end(self, send: Callable[[protocol.Answer], None]) -> None:
        """Send the value of the last position."""
        last = len(self._match.actions)
        self._answer(last, lambda: self._value(self._match.position(last), last), send)

    def _answer(
        self, ply: int, found: Callable[[], protocol.Answer | None], send: Callable[[protocol.Answer], None]
    ) -> bool:
        """Send what is `found` of a ply, or the fault that came up instead; false if stopped meanwhile."""
        try:
            answer = found()
        except Exception as error:  # noqa: BLE001  # the other plies can still be reviewed
            answer = internal(error, self._command.id, ply)
        if answer is not None:
            send(answer)
        return answer is not None

    def _luck(self, state: State, ply: int) -> protocol.Luck:
        return protocol.Luck(self._command.id, ply, self._swings(state, ply))

    def _judged(self, state: State, ply: int) -> protocol.Judged | None:
        played = self._match.actions[ply]
        seed = f"{self._command.seed}/{ply}"
        found = judge(state, played, self._knowledge, seed, self._playouts, self._should_stop)
        if found is None:
            return None
        share, chance, loss, error, stake = rounded([found.share, found.chance, found.loss, found.error, found.stake])
        return protocol.Judged(
            self._command.id,
            ply,
            state.to_move,
            str(played),
            str(found.best),
            share=share,
            chance=chance,
            loss=loss,
            error=error,
            expected=rounded(found.expected),
            stake=stake,
            results=dict(zip(found.results, rounded(list(found.results.values())), strict=True)),
        )

    def _swings(self, state: State, ply: int) -> list[float]:
        swings = [0.0] * state.players
        sizes = teams(state, self._knowledge)
        for seat in self._seats:
            rng = Random(f"{self._command.seed}/{ply}/{seat}")
            change = swing(state, self._match.actions[ply], seat, self._knowledge, rng)
            swings[seat] = change * sizes[seat]
        return rounded(swings)

    def _value(self, state: State, ply: int) -> protocol.Value:
        """The expected results, each reviewed seat's as that seat sees it."""
        expected = [0.0] * state.players
        points = [0.0] * state.players
        for seat in self._seats or [0]:
            search = Search(state, seat, self._knowledge, Random(f"{self._command.seed}/{ply}/{seat}"))
            search.run(1 if state.to_move == TERMINAL else DEALT * self._playouts)
            seen = search.expected()
            if seat == min(self._seats, default=0):
                expected = seen
            expected[seat] = seen[seat]
        return protocol.Value(self._command.id, ply, rounded(expected), points)
