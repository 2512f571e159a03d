"""Hidden things of 星を渡る: the cards face down and the objectives of others (HW-3.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from hoshikan.engine.secrets import Hidden, Likings, Secrets
from hoshikan.engine.state import TERMINAL
from hoshikan.games.hoshi_wo_wataru.bot.beliefs import LikelyDeals
from hoshikan.games.hoshi_wo_wataru.rules.actions import OBJECTIVE, SET, HoshiAction
from hoshikan.games.hoshi_wo_wataru.rules.components import OBJECTIVES
from hoshikan.games.hoshi_wo_wataru.rules.position import EMPTY, RESOLVING
from hoshikan.games.hoshi_wo_wataru.rules.position import OBJECTIVES as CHOOSING
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS
from hoshikan.games.hoshi_wo_wataru.rules.state import HoshiState


class HoshiSecrets(Secrets[HoshiState, HoshiAction]):
    """Rows are known slot by slot as they are resolved, objectives at the end."""

    kinds = ("card", "objective", "choice")
    even = False

    def begins(self, state: HoshiState) -> bool:
        return state.phase not in (CHOOSING, RESOLVING)

    def start(
        self, earlier: HoshiState, present: HoshiState, asker: int, rng: Random, likings: Likings = ()
    ) -> HoshiState:
        """The likelier objectives are for the constellations won, the likelier they are drawn."""
        guess = LikelyDeals(earlier, asker, likings).draw(rng)
        assert isinstance(guess, HoshiState)
        return guess

    def is_hidden(self, earlier: HoshiState, action: HoshiAction, present: HoshiState, asker: int) -> bool:
        if earlier.to_move == asker or present.to_move == TERMINAL or earlier.phase == RESOLVING:
            return False
        if action.kind != SET:
            return earlier.phase == CHOOSING
        return earlier.year == present.year and present.rows[SLOTS * earlier.to_move + earlier.slot] != EMPTY

    def choice(self, state: HoshiState) -> Hidden:
        if state.phase == RESOLVING:
            return Hidden("choice", state.to_move)
        if state.phase == CHOOSING:
            return Hidden("objective", state.to_move)
        return Hidden("card", state.to_move, state.slot)

    def chosen(self, action: HoshiAction) -> str:
        if action.kind == OBJECTIVE:
            return OBJECTIVES[action.value]
        return str(action.value) if action.kind == SET else str(action)

    def by_rules(self, state: HoshiState, legal: Sequence[HoshiAction]) -> list[float]:
        """Every card of a hand alike: two copies are twice as likely."""
        if state.simultaneous_phase == 0:
            return [1.0] * len(legal)
        hand = state.hands[state.to_move]
        return [float(hand >> 4 * action.value & 15) for action in legal]

    def held(self, world: HoshiState, asker: int) -> Mapping[Hidden, Mapping[str, float]]:
        """The objectives kept."""
        return {fact: {OBJECTIVES[world.chosen[fact.seat]]: 1.0} for fact in _kept(world, asker)}

    def held_by_rules(self, present: HoshiState, asker: int) -> Mapping[Hidden, Mapping[str, float]]:
        """Every objective alike that was not dealt to the asker."""
        unseen = [name for index, name in enumerate(OBJECTIVES) if index not in present.pair(asker)]
        return {fact: dict.fromkeys(unseen, 1 / len(unseen)) for fact in _kept(present, asker)}


def _kept(state: HoshiState, asker: int) -> list[Hidden]:
    if state.to_move == TERMINAL:
        return []
    return [Hidden("objective", seat) for seat, kept in enumerate(state.chosen) if seat != asker and kept >= 0]


SECRETS: Final = HoshiSecrets()
