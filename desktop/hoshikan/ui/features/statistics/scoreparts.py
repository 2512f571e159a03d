"""Summands of the points of finished games: by the headings under which they are counted at the end."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from hoshikan.engine import Match, ScoreLine
from hoshikan.engine.view import View
from hoshikan.ui.kit.look.words import sentence_case
from hoshikan.ui.text.gametext import GameText


class Counted(NamedTuple):
    """The summands of every seat of a match that is over, and where the person sat."""

    seat: int
    lines: tuple[tuple[ScoreLine, ...], ...]


class PartMean(NamedTuple):
    """Points a game under a heading, of the person and of each opponent on average."""

    name: str
    own: float
    others: float


def counted(match: Match, seat: int) -> Counted:
    """Return the summands of a match's points at its current position."""
    state = match.state
    return Counted(seat, tuple(tuple(state.score_lines(one)) for one in range(state.players)))


def means(games: Sequence[Counted], text: GameText[View]) -> list[PartMean]:
    """Return the means over games, in the order of counting; the words in the language now installed."""
    own: defaultdict[tuple[int, str], float] = defaultdict(float)
    others: defaultdict[tuple[int, str], float] = defaultdict(float)
    for game in games:
        opponents = max(1, len(game.lines) - 1)
        for seat, lines in enumerate(game.lines):
            for line in lines:
                heading = text.heading(line)
                under = heading.order, sentence_case(heading.name or text.score_line(line))
                if seat == game.seat:
                    own[under] += line.points
                else:
                    others[under] += line.points / opponents
    count = max(1, len(games))
    return [PartMean(under[1], own[under] / count, others[under] / count) for under in sorted({*own, *others})]
