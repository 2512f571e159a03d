"""Checks of the engine's answers: an external engine must not break a match by a wrong one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from hoshikan.bots import protocol
from hoshikan.engine import Match


@dataclass(frozen=True, slots=True)
class Plausible:
    """The bounds of the answers to one question, taken from the match it is about."""

    players: int
    plies: int
    legal: frozenset[str]
    """The actions that can be answered; empty for a question about the course of the match."""
    ranked: bool = False
    """True if a ranking is asked for."""
    played: Match | None = None
    """The match whose decisions are reviewed."""

    @classmethod
    def decision(cls, match: Match, ply: int, ranked: bool) -> Self:
        """For a question about the decision after `ply` actions."""
        state = match.position(ply)
        return cls(state.players, ply, frozenset(str(action) for action in state.legal_actions()), ranked)

    @classmethod
    def course(cls, match: Match) -> Self:
        """For a question about every ply."""
        return cls(match.state.players, match.ply, frozenset())

    @classmethod
    def review(cls, match: Match) -> Self:
        """For a question about what the decisions of a match were worth."""
        return cls(match.state.players, match.ply, frozenset(), played=match)

    def holds(self, answer: protocol.AnyAnswer) -> bool:
        """True if `answer` can be correct."""
        match answer:
            case protocol.Info():
                return self._is_ranking(answer.ranking)
            case protocol.Best():
                return answer.action in self.legal and (not self.ranked or self._is_ranking(answer.ranking))
            case protocol.Value():
                # Results are shares of one win; points are shown by nobody.
                results = answer.expected
                return 0 <= answer.ply <= self.plies and len(results) == self.players and _are_shares(results)
            case protocol.Judged():
                return self._is_judgement(answer)
            case protocol.Luck():
                swings = answer.swings
                return (
                    self._is_ply(answer.ply) and len(swings) == self.players and all(-1 <= one <= 1 for one in swings)
                )
            case _:
                return True

    def _is_ply(self, ply: int) -> bool:
        return 0 <= ply < self.plies

    def _is_judgement(self, answer: protocol.Judged) -> bool:
        match = self.played
        if match is None or not self._is_ply(answer.ply) or str(match.actions[answer.ply]) != answer.played:
            return False
        state = match.position(answer.ply)
        legal = {str(action) for action in state.legal_actions()}
        numbers = (answer.share, answer.chance, answer.loss, answer.error, *answer.expected, *answer.results.values())
        known = answer.seat == state.to_move and {answer.best, *answer.results} <= legal
        known = known and len(answer.expected) == self.players
        return known and _are_shares(numbers)

    def _is_ranking(self, ranking: Sequence[protocol.RankedAction]) -> bool:
        actions = {entry.action for entry in ranking}
        shares = [number for entry in ranking for number in (entry.share, entry.expected)]
        return len(actions) == len(ranking) > 0 and actions <= self.legal and _are_shares(shares)


def _are_shares(numbers: Sequence[float]) -> bool:
    return all(0 <= number <= 1 for number in numbers)
