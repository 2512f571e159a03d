"""Mines one game of self-play for puzzles, with a cascade that spends searches where they are likely to pay.

Every decision is first looked at by few playouts; where they find something else than the player that looks one step
ahead, more look again, and only what a long search confirms is tried by as many more as a puzzle needs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean
from time import process_time
from types import MappingProxyType
from typing import Final

import msgspec

from hoshikan.bots.levels import LEVELS, in_place_of, levels_of, offered
from hoshikan.bots.players import Player, level_player, player, with_budget
from hoshikan.engine.chance import sample
from hoshikan.engine.errors import HoshikanError
from hoshikan.engine.game import Game, OptionValue
from hoshikan.engine.knowledge import Knowledge
from hoshikan.engine.match import Match, Seat
from hoshikan.engine.record import write
from hoshikan.engine.state import CHANCE, TERMINAL, State
from hoshikan.games import GAMES
from hoshikan.mining.judge import (
    DOMINANT,
    Answers,
    Verdict,
    answers,
    dominates,
    judge,
    judge_thoroughly,
    may_be_foreseen,
    planned_margin,
    won_together,
)
from hoshikan.teaching.hints import Coach
from hoshikan.teaching.puzzles import Found, Origin, Puzzle, puzzle_id

MARGIN: Final = 0.10
"""By which a puzzle's solution is above all other answers, as a chance to win, in every search."""
SEARCHES: Final = 4
PLAYOUTS: Final = 20_000
"""Playouts of each of these searches."""
FEWEST_ANSWERS: Final = 2
OPEN: Final = (0.08, 0.92)
"""Chances to win, at sight, between which a position is looked at: beyond them hardly any action changes much."""
SCREENS: Final = ((100, 0.04), (800, 0.07), (3000, 0.10))
"""Playouts and margin of the looks before the long searches: where moves differ at all, a hundred playouts show a
little of it."""
NOISE: Final = 2.5
"""Where all choose at once, the factor on the playouts of the first look; and …"""
LEANINGS: Final = (0.6, 0.75, 0.9)
"""… the shares of a dominant action's share that the looks require, one after another."""
SPARE: Final = 0.003
"""More margin is wanted of the first long search, since a position at the very edge would fall in a later one."""
NEARLY: Final = 0.75
"""Share of the margin that has to be left where each answer is followed by the best choices found for it: they are
compared in fewer deals."""
OPENING: Final = 0.25
"""Share of a game that is not looked at: hardly anything is decided there."""
LATE: Final = 0.65
"""From here on every decision is looked at, since most puzzles are met towards the end (in Sterre en Kroon's last fifth
five times as many as elsewhere); of those before …"""
EARLY: Final = 0.2
"""… such a share, so that not all puzzles are ends of games."""
GLANCES: Final = 16
GLIMPSES: Final = 100
SELDOM: Final = 0.25
DRAWS: Final = 1000
"""Times the player that looks one step ahead is asked: at first; before the long searches, which cost more; and there
once more unless it finds the solution less often than `SELDOM`, from which half is five standard errors away."""
ONE_STEP: Final = 0.5
"""It may find the solution in less than this share of the draws. It is not asked in games that are calculated out
(`is_calculated`): one step ahead it sees there what takes a person a long calculation."""
PLAIN: Final = 0.30
"""Largest margin in these games: more is obvious."""
ENDS: Final = 300
WON: Final = 0.05
"""Where searches trust an evaluation instead of playing on (`Knowledge.settled`), games are played from the
solution and from the second-best answer to their ends, and it has to win this share more of them: an evaluation may be
wrong in positions that are unlike those it was fitted to."""
SELF_PLAY: Final = ("novice", "casual", "greedy")
"""The players: people make mistakes too, and puzzles punish mistakes."""
STRAY: Final = 0.05
MOST_OF_A_GAME: Final = 2
"""Puzzles of one game are alike …"""
APART: Final = 12
"""… and are at least this number of plies apart."""
TRIES: Final = MappingProxyType({"novice": 16, "casual": 16, "skilled": 8, "expert": 4, "master": 3})
"""Number of tries of each level, which measure the difficulty; the strong ones cost more and vary less."""
NAMED: Final = 3
"""Themes of each kind that are kept."""
TOLD: Final = 15
"""Results that are kept."""


@dataclass(frozen=True, slots=True)
class Standard:
    """The proofs required of a puzzle; a test may ask for less."""

    playouts: int = PLAYOUTS
    searches: int = SEARCHES
    margin: float = MARGIN
    screens: tuple[tuple[int, float], ...] = SCREENS
    foreseen: bool = True
    """True if a solution has to stay best when the others predict it (`judge.dominates`), and when the best choices
    follow each answer (`judge.planned_margin`), which takes long searches."""
    levels: int | None = None
    """Playouts of the levels that search, in place of their own."""
    ends: int = ENDS


USUAL: Final = Standard()


@dataclass(frozen=True, slots=True)
class MineJob:
    """One game to play and to look into."""

    game: str
    players: int
    seed: int
    command: str
    commit: str = ""
    standard: Standard = USUAL
    variations: int = 0
    """Number of times the game is played on anew from late in it, by other players that err: where hardly any game
    reaches a decision that counts, the same one reaches several."""
    only: str = ""
    """The word with which an action of the decisions begins that are looked at; empty: all of them."""
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    """The rule variants of the game."""


class MinedGame(msgspec.Struct, frozen=True):
    """The finds in a game, and their cost."""

    game: str
    players: int
    seed: int
    stages: list[int]
    """Decisions looked at, and how many of them passed each stage of the cascade."""
    seconds: float
    puzzles: list[Puzzle]


def mine(job: MineJob) -> MinedGame:
    """Play a game and keep its puzzles."""
    begin = process_time()
    rng = Random(f"{job.seed}/puzzles")
    match = self_play(GAMES[job.game], job.players, job.seed, rng, job.options)
    miner = Miner(match, job)
    found: list[Puzzle] = []
    end = match.ply
    fresh = int(OPENING * end)
    for variation in range(job.variations + 1):
        if variation:
            fresh = rng.randrange(int(LATE * end), end)
            match.jump(fresh)
            match.forget_redo()
            play_on(match, rng)
            end = match.ply
        decisions = [ply for ply in range(fresh, end) if match.mover(ply) >= 0]
        plies = [ply for ply in decisions if ply >= LATE * end or rng.random() < EARLY]
        rng.shuffle(plies)
        for ply in plies:
            puzzle = miner.puzzle(ply) if all(abs(ply - one.origin.ply) >= APART for one in found) else None
            if puzzle is not None:
                found.append(puzzle)
            if len(found) == MOST_OF_A_GAME:
                return _mined(job, miner, begin, found)
    return _mined(job, miner, begin, found)


def _mined(job: MineJob, miner: Miner, begin: float, found: list[Puzzle]) -> MinedGame:
    return MinedGame(job.game, job.players, job.seed, miner.stages, round(process_time() - begin, 1), found)


def self_play(
    game: Game, players: int, seed: int, rng: Random, options: Mapping[str, OptionValue] | None = None
) -> Match:
    """A whole match between players that err."""
    match = Match.start(game, [Seat()] * players, seed, options)
    play_on(match, rng)
    return match


def play_on(match: Match, rng: Random) -> None:
    """The rest of a match between players that err."""
    game = match.game
    seated: list[Player] = [player(rng.choice(SELF_PLAY), game) for _ in range(match.state.players)]
    while match.state.to_move != TERMINAL:
        state = match.state
        if state.to_move == CHANCE:
            match.apply(sample(state, rng))
            continue
        legal = state.legal_actions()
        stray = len(legal) > 1 and rng.random() < STRAY
        match.apply(rng.choice(legal) if stray else seated[state.to_move].choose(state, rng))


class Miner:
    """Looks at the decisions of one match."""

    def __init__(self, match: Match, job: MineJob) -> None:
        self._match = match
        self._job = job
        self._knowledge = match.game.knowledge()
        self._one_step = player("greedy", match.game)
        self._calculated = is_calculated(match.game)
        self.stages = [0] * (len(job.standard.screens) + 3)

    def puzzle(self, ply: int) -> Puzzle | None:
        """The puzzle that the position at `ply` is, if it is one."""
        state = self._match.position(ply)
        state.record_events = False
        legal = state.legal_actions()
        if len(legal) < FEWEST_ANSWERS or not any(
            str(action).split()[0].startswith(self._job.only) for action in legal
        ):
            return None
        rng = Random(f"{self._job.seed}/{ply}/{self._job.players}")
        known = answers(state, rng)
        if len(known.classes) < FEWEST_ANSWERS or not self._is_open(state, rng):
            return None
        self.stages[0] += 1
        best, second, greedy = self._screened(state, known, rng)
        if best < 0 or not any(self._contrast(ply, state, known.classes[best][0], known.classes[second][0])):
            return None
        verdicts = self._searched(ply, state, known, best, rng)
        made = self._made(ply, state, known, verdicts, greedy, rng) if verdicts else None
        # What came second before may not be what is second in the mean of the searches: the reason has to hold there.
        return made if made is not None and (made.themes or made.avoids) else None

    def _is_open(self, state: State, rng: Random) -> bool:
        """True if the seat to move neither has won nor lost by static evaluation."""
        seat = state.to_move
        known = self._knowledge.determinize(state, seat, rng)
        chance = self._knowledge.evaluate(known)[seat] * won_together(self._knowledge, state)
        return OPEN[0] <= chance <= OPEN[1]

    def _screened(self, state: State, known: Answers, rng: Random) -> tuple[int, int, float]:
        """Return the classes that seem best and second, and the share of greedy play in the best; -1 if it is most."""
        best = second = -1
        noisy = state.simultaneous and not self._knowledge.compares
        for stage, (playouts, margin) in enumerate(self._job.standard.screens, 1):
            scale = NOISE if noisy and stage == 1 else 1.0
            verdict = judge(state, known, self._knowledge, rng, int(scale * playouts), margin)
            if verdict.best < 0 or verdict.margin < margin:
                return -1, -1, 0.0
            if noisy and verdict.share < DOMINANT * LEANINGS[min(stage, len(LEANINGS)) - 1]:
                return -1, -1, 0.0
            if self._calculated and stage > 1 and verdict.margin > PLAIN:
                return -1, -1, 0.0
            seen = not self._calculated and verdict.best != best
            if seen and share_of(self._one_step, state, known, verdict.best, GLANCES, rng) >= ONE_STEP:
                return -1, -1, 0.0
            best, second = verdict.best, verdict.second
            self.stages[stage] += 1
        greedy = share_of(self._one_step, state, known, best, GLIMPSES, rng)
        if greedy >= SELDOM:
            greedy = share_of(self._one_step, state, known, best, DRAWS, rng)
        return (best, second, greedy) if self._calculated or greedy < ONE_STEP else (-1, -1, greedy)

    def _searched(self, ply: int, state: State, known: Answers, best: int, rng: Random) -> list[Verdict]:
        """Return the findings of the long searches, if all of them agree, and if there is a reason to show; else
        nothing."""
        standard, verdicts = self._job.standard, []
        if not stays_best(state, known, self._knowledge, best, rng, standard):
            return []
        if not keeps_margin(state, known, self._knowledge, best, rng, standard):
            return []
        for number in range(standard.searches):
            margin = standard.margin + (0.0 if number else SPARE)
            verdict = judge_thoroughly(state, known, self._knowledge, rng, standard.playouts, margin)
            if verdict.best != best or not verdict.stands(margin, mixed=state.simultaneous):
                return []
            if not number:
                if not any(self._contrast(ply, state, known.classes[best][0], known.classes[verdict.second][0])):
                    return []
                self.stages[-2] += 1
            verdicts.append(verdict)
        if not wins_more(self._match.game, state, known, verdicts[0], rng, standard.ends):
            return []
        self.stages[-1] += 1
        return verdicts

    def _contrast(self, ply: int, state: State, solution: str, second: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        guess = state.determinize(state.to_move, Random(f"{self._match.header.seed}/{ply}"))
        return contrast(self._match.game, guess, solution, second)

    def _made(
        self, ply: int, state: State, known: Answers, verdicts: Sequence[Verdict], greedy: float, rng: Random
    ) -> Puzzle:
        match, job = self._match, self._job
        match.jump(ply)
        text = write(match)
        results = mean_results(known, verdicts)
        solution = known.classes[verdicts[0].best]
        second = next(action for action in results if action not in solution)
        themes, avoids = self._contrast(ply, state, solution[0], second)
        margins = [verdict.margin for verdict in verdicts]
        standard = job.standard
        return Puzzle(
            id=puzzle_id(text),
            players=job.players,
            seat=state.to_move,
            solution=solution,
            second=second,
            margin=round(fmean(margins), 3),
            least=round(min(margins), 3),
            results=dict(list(results.items())[:TOLD]),
            greedy=round(greedy, 3),
            found=found_by(match.game, state, known, verdicts[0].best, rng, standard.levels),
            origin=Origin(job.command, job.seed, ply, standard.searches, standard.playouts, job.commit),
            record=text,
            themes=themes,
            avoids=avoids,
        )


def stays_best(state: State, known: Answers, knowledge: Knowledge, best: int, rng: Random, standard: Standard) -> bool:
    """True if the class `best` does not depend on the others failing to predict it."""
    if not standard.foreseen or not may_be_foreseen(state, knowledge):
        return True
    return dominates(state, known, knowledge, best, rng, standard.playouts)


def keeps_margin(
    state: State, known: Answers, knowledge: Knowledge, best: int, rng: Random, standard: Standard
) -> bool:
    """Return true if the class `best` stays ahead where the best choices follow each answer; asked with `foreseen`."""
    planned = planned_margin(state, known, knowledge, best, rng) if standard.foreseen else None
    return planned is None or planned >= NEARLY * standard.margin


def is_calculated(game: Game) -> bool:
    """Report whether searches trust a calculation in this game instead of playing on (`Knowledge.settled`)."""
    return type(game.knowledge()).settled is not Knowledge.settled


def wins_more(game: Game, state: State, known: Answers, verdict: Verdict, rng: Random, ends: int) -> bool:
    """True if the best answer wins more games than the second, played to their ends greedily; checked only where
    searches themselves hardly get there."""
    if not is_calculated(game):
        return True
    luck = [rng.getrandbits(32) for _ in range(ends)]
    best, second = (_won(game, state, known.classes[place][0], luck) for place in (verdict.best, verdict.second))
    return best - second >= WON


def _won(game: Game, state: State, action: str, luck: Sequence[int]) -> float:
    """Return the share of wins of the side to move after an action, with each of these seeds; a shared win counts
    half."""
    one_step, seat, wins = player("greedy", game), state.to_move, 0.0
    for seed in luck:
        rng = Random(seed)
        after = state.determinize(seat, rng)
        after.apply(game.parse(action))
        while after.to_move != TERMINAL:
            after.apply(sample(after, rng) if after.to_move == CHANCE else one_step.choose(after, rng))
        winners = after.winners()
        wins += (seat in winners) / (2 if len(winners) == after.players else 1)
    return wins / len(luck)


def mean_results(known: Answers, verdicts: Sequence[Verdict]) -> dict[str, float]:
    """By the first action of each class that all searches looked at: its mean result, best first."""
    places = set(verdicts[0].results).intersection(*(verdict.results for verdict in verdicts))
    means = {place: fmean([verdict.results[place] for verdict in verdicts]) for place in places}
    order = sorted(means, key=lambda place: (-means[place], place))
    return {known.classes[place][0]: round(min(1.0, max(0.0, means[place])), 3) for place in order}


def share_of(who: Player, state: State, known: Answers, best: int, draws: int, rng: Random) -> float:
    """Return the share of a player's tries that find the best class."""
    by_action = known.by_action
    return sum(by_action[str(who.choose(state, rng))] == best for _ in range(draws)) / draws


def found_by(game: Game, state: State, known: Answers, best: int, rng: Random, playouts: int | None = None) -> Found:
    """Return the share of each level's tries that find the best class; by its playouts alone, however slow the computer
    is, or by `playouts`."""
    shares: dict[str, float] = {}
    for name in offered(game.id):
        level = levels_of(game.id)[name]
        who = level_player(game.knowledge(), with_budget(level, playouts or level.playouts, None))
        shares[name] = round(share_of(who, state, known, best, TRIES[name], rng), 3)
    return Found(**{name: shares[in_place_of(game.id, name)] for name in LEVELS})


def contrast(game: Game, known: State, solution: str, second: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the tutor's reasons for the solution, and those against the second-best answer that the solution lacks.

    `known` is a determinization for the seat to move.
    """
    try:
        answer = Coach(game).why_not(known, solution, second)
    except HoshikanError:
        return (), ()
    does, avoids = ([one.reason.kind for one in sort] for sort in (answer.given_up, answer.against))
    return tuple(does[:NAMED]), tuple(avoids[:NAMED])
