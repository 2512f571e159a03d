"""`python -m tests.bench hints`: what the hints of every game say, counted over the middle of games.

A search is read after as many playouts as a first hint has, after six times and after twelve times as many, which is
about a quarter of a second, a second and a half (what the window thinks before it has spoken its last word) and three.
Playouts and not seconds, so that a run can be repeated anywhere. Then the facts of reasons are recomputed by the
rules, in positions of whole games: `tests/games/<game>/truth.py` knows how.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from PySide6.QtCore import QCoreApplication

from hoshikan.bots.arena import wilson
from hoshikan.bots.engine import ROOT_VISITS
from hoshikan.bots.protocol import RankedAction
from hoshikan.bots.search import Search, SearchSettings
from hoshikan.engine.game import Game
from hoshikan.engine.state import State
from hoshikan.games import GAMES
from hoshikan.teaching.hints import EVEN, LOOKED_AT, MOST_EQUALS, Coach, Hint, Rated, recommended
from hoshikan.ui.board.match.advisor import rated
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.kit.look.language import LANGUAGES, LanguageSwitch
from hoshikan.ui.text.hintsentences import HintSentences
from tests.bench.arguments import add_games, games_of
from tests.bench.positions import middles
from tests.bench.table import columns
from tests.games.truth import Verdicts, judged
from tests.teaching.soundness import faults_of_answer, faults_of_hint

FIRST: Final = {
    "conquestar": 1250,
    "hoshi-wo-wataru": 200,
    "sterre-en-kroon": 820,
    "crowntaker": 1150,
    "carcassonne-star-wars": 920,
}
"""Playouts behind a first hint: three fifths of what a search from source adds in a quarter of a second of processor
time in the middle of a game, the median of twelve positions (2026-11). The rest goes into asking, sorting, showing."""
UNTRIED: Final = 300
"""The same for a game that has not been tried."""
READ_AT: Final = (1, 6, 12)
"""Multiples of the first hint's playouts after which the ranking is read; the hint is made of the middle one."""
ASKED: Final = 16
"""Actions of a position whose reasons are recomputed."""
WHOLE: Final = (0.0, 1.0)
GOALS: Final = {
    "top action changes, first hint to 3 s": 15,
    "… to one that is better by 2 % and more": None,
    "top action changes, 1.5 s to 3 s": None,
    "no reason at all": 0,
    "only one reason": None,
    "fewer than two, of those with alternatives": 15,
    "fewer than two speak for it": None,
    "first reason speaks against": 0,
    "list not in the order it shows": 0,
    "equals: too many, unproved or worse": 0,
    "says that it is early, close, even or a mixture": None,
    "contradicts itself or the advice, or repeats a reason": 0,
    '… in an answer to "why not the second best?"': 0,
}
"""Counted properties, in this order, with the largest share wanted, in per cent."""


@dataclass
class Counted:
    """Counts over the positions of one game: hits and cases."""

    hits: Counter[str] = field(default_factory=Counter)
    of: Counter[str] = field(default_factory=Counter)
    lines: int = 0
    """Reasons in all hints."""
    nudges: str = ""
    """Variation of the first steps."""

    def note(self, what: str, hit: bool) -> None:
        """One more case."""
        self.of[what] += 1
        self.hits[what] += hit

    def cell(self, what: str) -> str:
        """The share in per cent with its interval."""
        if not self.of[what]:
            return "–"
        share = wilson(self.hits[what], self.of[what])
        return f"{100 * share.mean:.0f} [{100 * share.low:.0f}–{100 * share.high:.0f}]"


def readings(game: Game, state: State, first: int, seed: int) -> list[tuple[Rated, ...]]:
    """The ranking as a player sees it, earlier and later in one and the same search."""
    settings = SearchSettings(root_visits=ROOT_VISITS, points=True)
    search = Search(state, state.to_move, game.knowledge(), Random(seed), settings)
    found: list[tuple[Rated, ...]] = []
    named = ""
    for times in READ_AT:
        search.run(first * times - search.playouts)
        ranking = [
            RankedAction(str(one.action), one.share, one.expected, one.points, one.visits) for one in search.ranking()
        ]
        found.append(rated(ranking, mixed=state.simultaneous, scored=game.kind.scored, named=named))
        named = recommended(found[-1], named).action
    return found


def count(counted: Counted, early: Sequence[Rated], middle: Sequence[Rated], late: Sequence[Rated], hint: Hint) -> None:
    """Take in the hint of one position, made of `middle`."""
    note = counted.note
    told, first = recommended(late, hint.action).action, recommended(early).action
    changed = told != first
    note("top action changes, first hint to 3 s", changed)
    note("… to one that is better by 2 % and more", changed and _lost(late, told, first) > EVEN)
    note("top action changes, 1.5 s to 3 s", told != hint.action)
    arguments = len(hint.arguments)
    note("no reason at all", not arguments)
    note("only one reason", arguments == 1)
    if len([entry for entry in middle if entry.visits >= LOOKED_AT]) > 1:
        note("fewer than two, of those with alternatives", arguments < 2)
        note("fewer than two speak for it", sum(one.speaks_for for one in hint.arguments) < 2)
    note("first reason speaks against", bool(arguments) and not hint.arguments[0].speaks_for)
    numbers = [entry.result if entry.share is None else entry.share for entry in middle]
    shown = [round(100 * number) for number in numbers if number is not None]
    note("list not in the order it shows", shown != sorted(shown, reverse=True))
    unsure = bool(hint.doubt or hint.equals) or hint.result is None or hint.share is not None
    note("says that it is early, close, even or a mixture", unsure)
    note("equals: too many, unproved or worse", not _sound(hint, {entry.action: entry for entry in middle}))


def _lost(ranking: Sequence[Rated], told: str, before: str) -> float:
    """Return the loss by the action advised `before`, as far as it is known by now."""
    known = {entry.action: entry.result for entry in ranking}
    best, other = known.get(told), known.get(before)
    return 1.0 if best is None or other is None else best - other


def _sound(hint: Hint, ranking: dict[str, Rated]) -> bool:
    best, others = ranking[hint.action], [ranking[action] for action in hint.equals]
    if best.share is not None:
        return len(others) <= MOST_EQUALS
    proved = all(other.visits >= LOOKED_AT and other.result is not None for other in others)
    near = all(abs((best.result or 0.0) - (other.result or 0.0)) <= EVEN for other in others)
    return len(others) <= MOST_EQUALS and proved and near


def advised(game: Game, positions: int, first: int, seed: int) -> Iterator[tuple[State, list[tuple[Rated, ...]], Hint]]:
    """Each position as the seat to move guesses it to be, with its rankings and the hint of the middle one."""
    coach = Coach(game)
    for number, state in enumerate(middles(game, positions, seed)):
        rankings = readings(game, state, first, number)
        known = state.determinize(state.to_move, Random(number))
        yield known, rankings, coach.hint(known, rankings[1], recommended(rankings[0]).action)


def main(argv: Sequence[str]) -> int:
    """Print a column for each game; returns 0 whatever was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench hints", description=__doc__)
    add_games(parser)
    parser.add_argument("--positions", type=int, default=60, help="so many in each game (default: %(default)s)")
    parser.add_argument("--playouts", type=int, help="of the first hint (default: by game, what it has in the window)")
    parser.add_argument("--facts", type=int, default=400, help="positions to compute reasons in (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="another one asks about other games")
    parser.add_argument("--quick", action="store_true", help="twelve positions and a fifth of the playouts")
    parser.add_argument("--show", type=int, default=0, metavar="N", help="write out the first N hints of each game")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="in which they are written")
    options = parser.parse_args(argv)
    positions, facts = (12, 60) if options.quick else (options.positions, options.facts)
    tables: dict[str, tuple[Counted, Verdicts]] = {}
    application = QCoreApplication.instance() or QCoreApplication([])
    assert application is not None
    switch = LanguageSwitch()
    switch.use(options.language)
    for game_id in games_of(parser, options.names):
        sys.stderr.write(f"asking for hints in {game_id} …\n")
        first = options.playouts or FIRST.get(game_id, UNTRIED)
        first = first // 5 if options.quick else first
        tables[game_id] = _measured(GAMES[game_id], positions, first, options.seed, options.show, facts)
    heading = ["% of hints [95 %]", "goal", *tables]
    lines = [[what, "" if goal is None else f"≤ {goal}"] for what, goal in GOALS.items()]
    for line in lines:
        line += [counted.cell(line[0]) for counted, _ in tables.values()]
    computed = ["reasons recomputed: right / wrong", "0 wrong"]
    computed += [f"{verdicts.right.total()} / {verdicts.wrong.total()}" for _, verdicts in tables.values()]
    each = ["reasons per hint", "", *(_per_hint(counted) for counted, _ in tables.values())]
    varied = ["distinct nudges", "", *(counted.nudges for counted, _ in tables.values())]
    sys.stdout.write(columns([heading, *lines, each, varied, computed]) + "\n")
    for game_id, (_, verdicts) in tables.items():
        sys.stdout.write(f"{game_id}: {verdicts.told()}\n")
    return 0


def _per_hint(counted: Counted) -> str:
    return f"{counted.lines / max(1, counted.of['no reason at all']):.1f}"


def _measured(game: Game, positions: int, first: int, seed: int, show: int, facts: int) -> tuple[Counted, Verdicts]:
    counted, verdicts = Counted(), Verdicts()
    coach, text, nudges = Coach(game), text_of(game.id), Counter[str]()
    for state, rankings, hint in advised(game, positions, first, seed):
        count(counted, rankings[0], rankings[1], rankings[2], hint)
        names = _names(state)
        counted.note("contradicts itself or the advice, or repeats a reason", bool(faults_of_hint(text, names, hint)))
        for entry in [entry for entry in rankings[1] if entry.action != hint.action][:1]:
            faults = faults_of_answer(text, names, coach.why_not(state, hint.action, entry.action, rankings[1]))
            counted.note('… in an answer to "why not the second best?"', bool(faults))
        counted.lines += len(hint.arguments)
        nudges[text.nudge(hint.nudge) if hint.nudge is not None else ""] += 1
        if show:
            show -= 1
            sys.stdout.write(written(game, state, hint) + "\n\n")
    rng = Random(seed)
    for state in middles(game, facts, seed, WHOLE):
        legal = state.legal_actions()
        known = state.determinize(state.to_move, rng)
        judged(game, known, rng.sample(legal, min(ASKED, len(legal))), verdicts)
    counted.nudges = (
        f"{len(nudges)} of {nudges.total()}, most frequent {100 * max(nudges.values()) // nudges.total()} %"
    )
    return counted, verdicts


def _names(state: State) -> list[str]:
    return [f"Player {seat + 1}" for seat in range(state.players)]


def written(game: Game, state: State, hint: Hint) -> str:
    """A hint in the words of the window, without their form."""
    text, names = text_of(game.id), _names(state)
    nudge = text.nudge(hint.nudge) if hint.nudge is not None else "–"
    said = HintSentences(text, state.view(state.to_move), names).move(hint)
    return f"[{game.id}] {nudge}\n" + re.sub(r"<[^>]+>", "", said.replace("</p>", "\n")).replace("&nbsp;", " ").strip()
