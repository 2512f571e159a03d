"""Many random games with every invariant checked after every ply: `python -m tests.engine.long_run --games 2000`.

Not part of the normal test run. Prints one line per variant: what random play comes to, and how long it took.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from statistics import fmean
from time import perf_counter

import pytest
from tqdm import tqdm  # type: ignore[import-untyped]  # tqdm ships no types

from hoshikan.engine import CHANCE, TERMINAL, IllegalAction, State
from tests.engine.invariants import check_events, check_position
from tests.engine.variants import VARIANTS, Variant, all_seen, any_action, picture

HEAD = """\
| variant | games | mean points per seat | plies | ends | shared wins | time |
|---|---|---|---|---|---|---|"""


@dataclass
class Tally:
    """Totals of a variant's games."""

    plies: list[int] = field(default_factory=list)
    points: list[list[int]] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)
    shared: int = 0
    seconds: float = 0.0

    def note(self, state: State, plies: int) -> None:
        self.plies.append(plies)
        self.points.append(state.points())
        self.ends[state.end_reason()] += 1
        self.shared += len(state.winners()) > 1

    def line(self, variant: Variant) -> str:
        games = len(self.plies)
        means = " ".join(f"{fmean(seat):.2f}" for seat in zip(*self.points, strict=True))
        ends = ", ".join(f"{end} {count / games:.1%}" for end, count in sorted(self.ends.items()))
        return (
            f"| {variant} | {games} | {means} | {fmean(self.plies):.1f} ({min(self.plies)}-{max(self.plies)}) "
            f"| {ends} | {self.shared / games:.1%} | {self.seconds:.0f} s |"
        )


def check_hidden(state: State, rng: Random) -> None:
    """One seat's guess at this position is what that seat sees and plays on."""
    seat = rng.randrange(state.players)
    guess = state.determinize(seat, rng)
    assert guess.view(seat) == state.view(seat)
    assert guess.information_key(seat) == state.information_key(seat)
    if guess.to_move not in (CHANCE, TERMINAL):
        guess.apply(rng.choice(guess.legal_actions()))


def check_refusal(variant: Variant, state: State, rng: Random) -> None:
    """One action of the game that is not legal here is refused by a rule."""
    action = rng.choice(all_seen(variant))
    if action not in state.legal_actions():
        with pytest.raises(IllegalAction) as refused:
            state.apply(action)
        assert refused.value.rule in variant.game.rule_ids


def one_game(variant: Variant, seed: int, tally: Tally) -> None:
    state, rng = variant.new(seed), Random(seed)
    copy = state.clone()
    plies = 0
    check_position(variant.game, state)
    while state.to_move != TERMINAL:
        check_hidden(state, rng)
        check_refusal(variant, state, rng)
        action = any_action(state, rng)
        state.apply(action)
        copy.apply(variant.game.parse(str(action)))
        plies += 1
        check_position(variant.game, state)
        check_events(variant.game, state)
    assert picture(copy) == picture(state)
    tally.note(state, plies)


def tell(line: str) -> None:
    """Line by line, so that a run cut short has not been for nothing."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="games per variant")
    parser.add_argument("--only", default="", help="variants whose name contains this")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game")
    asked = parser.parse_args()
    tell(HEAD)
    for variant in VARIANTS:
        if asked.only in str(variant):
            tally, begun = Tally(), perf_counter()
            for seed in tqdm(range(asked.seed, asked.seed + asked.games), desc=str(variant), disable=None):
                one_game(variant, seed, tally)
            tally.seconds = perf_counter() - begun
            tell(tally.line(variant))


if __name__ == "__main__":
    main()
