"""The end of a game as it is staged: the parts of the points, the order of counting, and the ranking."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from hoshikan.engine import Game, ScoreLine, State, View
from hoshikan.ui.kit.look.words import Words, figure, listed
from hoshikan.ui.text.gametext import GameText, Heading


class Row(NamedTuple):
    """A summand, or several under their heading."""

    words: str
    points: int
    heading: Heading
    short: str = ""
    """A shorter text where `words` are too long."""
    brief: str | None = None
    """The rest of the text beside the heading; None for all of it."""


class Beat(NamedTuple):
    """Rows counted at the same time: a row of some columns, by the numbers of both."""

    heading: str
    rows: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Column:
    """A seat, or the seats of a side that win and lose together."""

    seats: tuple[int, ...]
    names: tuple[str, ...]
    side: str
    """The name of the side, "" for a player alone."""
    summands: tuple[Row, ...]
    """In the order in which they are counted."""
    measures: tuple[int, ...]
    """The points, if any are counted, then what else decides; by the headings of the `Finale`."""
    place: int
    """From 1, shared by equals; 0 where there is no order."""
    wins: bool


@dataclass(frozen=True, slots=True)
class Finale:
    """All texts and numbers of the end of a game, in the language now installed."""

    columns: tuple[Column, ...]
    headings: tuple[str, ...]
    """The names of the measures."""
    full: tuple[int, ...]
    """The number of the highest pillar of each measure: the largest number, or the goal of the game."""
    scored: bool
    """True if the first measure is the sum of the summands."""
    why: str
    """The reason for the end; names no winner."""
    sentence: str
    """The kind of the end and the winners."""


Outcome = Literal["", "won", "lost"]
"""The end of a game for the only person who played it; "" for a draw and without such a person."""


class Own(NamedTuple):
    """The end for the only person at the table."""

    outcome: Outcome = ""
    reason: str = ""
    """Why the game was lost."""


class Finales(Words):
    """Makes finales, and shortens what has no room."""

    def own(self, finale: Finale, view: View, seat: int | None, text: GameText[View]) -> Own:
        """The same end for the person at `seat`, if there is only one."""
        mine = next((column for column in finale.columns if seat in column.seats), None)
        best = next((column for column in finale.columns if column.wins), None)
        if mine is None or best is None or seat is None:
            return Own()
        return Own("won") if mine.wins else Own("lost", text.why_lost(view, seat) or self._short_of(finale, mine, best))

    def _short_of(self, finale: Finale, mine: Column, best: Column) -> str:
        """Return what the loser lacks of what decides."""
        pairs = zip(finale.headings, mine.measures, best.measures, strict=True)
        short = next((one for one in pairs if one[1] < one[2]), None)
        if short is None:
            return ""
        sentence = self.tr("{measure}: {own} against {best} of {winner}")
        own, other = figure(short[1]), figure(short[2])
        return sentence.format(measure=_begun(short[0]), own=own, best=other, winner=listed(best.names))

    def of(self, game: Game, state: State, view: View, names: Sequence[str], text: GameText[View]) -> Finale:
        """The end of a game whose last position is `state`."""
        winners = game.named_winners(view.winners, state.players)
        drawn = not winners or text.is_draw(view.end)
        points, scored = state.points(), game.kind.scored
        beside = text.beside_points(view)
        columns = []
        standings = [(seat in winners, points[seat] if scored else 0) for seat in range(state.players)]
        sides = _sides(view, state.players)
        for seats in sides:
            first = seats[0]
            better = sum(standings[other[0]] > standings[first] for other in sides)
            measures = ([points[first]] if scored else []) + [one.numbers[first] for one in beside]
            columns.append(
                Column(
                    seats,
                    tuple(names[seat] for seat in seats),
                    _begun(text.side(view, first)),
                    _summands(state.score_lines(first), text) if scored else (),
                    tuple(measures),
                    0 if drawn or not scored else better + 1,
                    wins=first in winners and not drawn,
                )
            )
        headings = ([text.points_word()] if scored else []) + [one.heading for one in beside]
        full = [max(column.measures[at] for column in columns) for at in range(len(headings))]
        for at, one in enumerate(beside, len(headings) - len(beside)):
            full[at] = max(full[at], one.goal)
        sentence = text.end(view.end, winners, names)
        return Finale(tuple(columns), tuple(headings), tuple(full), scored, text.why_over(view.end), sentence)

    def rows(self, columns: Sequence[Column], together: bool, most: int | None = None) -> list[list[Row]]:
        """The summands of all columns, one by one or `together` under their headings; in each column those of least
        weight in one if there are more than `most`. Their points add up to the same."""
        parts = [list(column.summands) for column in columns]
        if together:
            runs = [list(_runs(column.summands)) for column in columns]
            several = {heading for column in runs for heading, members in column if len(members) > 1}
            parts = [[self._row(heading, members, heading in several) for heading, members in run] for run in runs]
        return parts if most is None else [self._heaviest(rows, most) for rows in parts]

    def _row(self, heading: Heading, members: Sequence[Row], several: bool) -> Row:
        """Return the summands under a heading as one row; a single one has its own text unless other columns have
        `several`."""
        if len(members) == 1:
            only = members[0]
            brief = None if heading.fate == "revealed" else ""
            if several:
                return only._replace(words=heading.name, brief=brief)
            return only._replace(short=heading.name, brief=brief)
        words = self.tr("{heading} × {count}").format(heading=heading.name, count=len(members))
        points = sum(member.points for member in members)
        return Row(words, points, heading, brief=f"× {len(members)}")

    def _heaviest(self, rows: list[Row], most: int) -> list[Row]:
        if len(rows) <= most:
            return rows
        kept = sorted(range(len(rows)), key=lambda at: -abs(rows[at].points))[: max(0, most - 1)]
        rest = sum(row.points for at, row in enumerate(rows) if at not in kept)
        last = Heading(max(row.heading.order for row in rows))
        heaviest = [row for at, row in enumerate(rows) if at in kept]
        return [*heaviest, Row(_begun(self.tr("everything else")), rest, last)] if most else []


FINALES: Final = Finales()


def beats(columns: Sequence[Sequence[Row]]) -> list[Beat]:
    """Heading by heading, and under it the first rows of all columns at once, then the second ones."""
    counted: list[Beat] = []
    for order in sorted({row.heading.order for rows in columns for row in rows}):
        under = [[at for at, row in enumerate(rows) if row.heading.order == order] for rows in columns]
        name = next(rows[places[0]].heading.name for rows, places in zip(columns, under, strict=True) if places)
        for step in range(max(map(len, under))):
            now = tuple((number, places[step]) for number, places in enumerate(under) if step < len(places))
            counted.append(Beat(name, now))
    return counted


def _sides(view: View, players: int) -> list[tuple[int, ...]]:
    sides = view.sides or list(range(players))
    return [tuple(seat for seat in range(players) if sides[seat] == side) for side in dict.fromkeys(sides)]


def _summands(lines: Sequence[ScoreLine], text: GameText[View]) -> tuple[Row, ...]:
    rows = [Row(_begun(text.score_line(line)), line.points, _begun_heading(text.heading(line))) for line in lines]
    return tuple(sorted(rows, key=lambda row: row.heading.order))


def _begun_heading(heading: Heading) -> Heading:
    return heading._replace(name=_begun(heading.name))


def _begun(words: str) -> str:
    """`words` with a capital: phrases that stand inside sentences elsewhere."""
    return words[:1].upper() + words[1:]


def _runs(summands: Sequence[Row]) -> Iterator[tuple[Heading, list[Row]]]:
    """Yield the rows under each heading; a row without one by itself."""
    run: list[Row] = []
    for row in summands:
        if run and (run[0].heading != row.heading or not row.heading.name):
            yield run[0].heading, run
            run = []
        run.append(row)
    if run:
        yield run[0].heading, run
