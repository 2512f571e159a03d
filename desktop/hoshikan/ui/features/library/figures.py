"""Texts and numbers of the charts of the statistics, from the library."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Final, NamedTuple

from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from hoshikan.bots.levels import LEVELS
from hoshikan.engine import Match, ScoreLine
from hoshikan.engine.view import View
from hoshikan.library import HOT_SEAT, MIXED
from hoshikan.library.history import Played, Streak, day_of
from hoshikan.library.ratings import RatedGame
from hoshikan.teaching.rating import Step, course
from hoshikan.teaching.review import PARTS, Review, accuracy
from hoshikan.ui.board.screens import cover_text_of
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.look.words import Words, decimal, figure, percent, sentence_case, signed, together
from hoshikan.ui.kit.widgets.basic import button, label, spaced
from hoshikan.ui.kit.widgets.chart import Bar, Chart, Line, Part, Point
from hoshikan.ui.kit.widgets.tables import RowsModel, table
from hoshikan.ui.shared.actionpage import SEPARATOR
from hoshikan.ui.text.gametext import GameText
from hoshikan.ui.text.levels import STRENGTHS, LevelWords

_MOST_ROWS: Final = 9
"""So many rows of the table are seen at once."""


class Caption(NamedTuple):
    """The words of a chart."""

    summary: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


class ChartPanel(QFrame):
    """A frame around one chart."""

    def __init__(self, chart: Chart, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "panel")
        self.chart = chart
        self.heading = label("large", wrap=True)
        self.summary = label("small", muted=True, wrap=True)
        self.invitation = label(muted=True, wrap=True)
        self.invitation.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.as_table = button("quiet")
        self.as_table.setCheckable(True)
        self.as_table.toggled.connect(lambda _on: self._show())
        self._rows = RowsModel(self)
        self.table = table(self._rows, wide=0)
        head = QHBoxLayout()
        head.setSpacing(GAP["s"])
        head.addWidget(self.heading, 1)
        head.addWidget(self.as_table, 0, Qt.AlignmentFlag.AlignTop)
        self.body = QVBoxLayout(self)
        spaced(self.body, GAP["m"], GAP["s"])
        self.body.addLayout(head)
        self.body.addWidget(self.summary)
        self.body.addWidget(self.chart, 1)
        for part in (self.table, self.invitation):
            self.body.addWidget(part)
        self.body.addStretch(0)
        self._caption: Caption | None = None

    def describe(self, name: str, caption: Caption) -> None:
        """Set the name and the words of the chart."""
        self._caption = caption
        self.heading.setText(name)
        self.summary.setText(caption.summary)
        self.chart.say(name, caption.summary)
        self.table.setAccessibleName(name)
        self.table.setAccessibleDescription(caption.summary)
        self._show()

    def invite(self, name: str, words: str) -> None:
        """There is nothing to show yet."""
        self._caption = None
        self.heading.setText(name)
        self.invitation.setText(words)
        self._show()

    def retranslate(self) -> None:
        self._name_switch()

    def apply_theme(self, theme: Theme) -> None:
        self.chart.apply_theme(theme)

    def _name_switch(self) -> None:
        as_table = self.as_table.isChecked()
        self.as_table.setText(self.tr("As a chart") if as_table else self.tr("As a table"))
        name = self.tr("{chart}: {switch}").format(chart=self.heading.text(), switch=self.as_table.text())
        self.as_table.setAccessibleName(name)

    def _show(self) -> None:
        caption, as_table = self._caption, self.as_table.isChecked()
        self.chart.setVisible(caption is not None and not as_table)
        self.table.setVisible(caption is not None and as_table)
        self.summary.setVisible(caption is not None and bool(caption.summary))
        self.invitation.setVisible(caption is None)
        self.as_table.setVisible(caption is not None)
        self._name_switch()
        if caption is not None and as_table:
            self._rows.show_rows(caption.heads, caption.rows)
            self._fit_table()

    def _fit_table(self) -> None:
        view = self.table
        view.resizeRowsToContents()
        rows = min(self._rows.rowCount(), _MOST_ROWS)
        high = sum(view.rowHeight(row) for row in range(rows)) + view.horizontalHeader().sizeHint().height()
        view.setFixedHeight(high + 2 * view.frameWidth() + 2)


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


_AVERAGED: Final = 5
"""So many games, the newest included, make a point of the line of accuracy."""


class Curves(NamedTuple):
    """Lines with what is written below their ends."""

    lines: tuple[Line, ...]
    ends: tuple[str, str]
    caption: Caption


class Bars(NamedTuple):
    """Bars with the names of their kinds."""

    bars: tuple[Bar, ...]
    kinds: tuple[str, ...]
    caption: Caption


class Days(NamedTuple):
    """A calendar."""

    counts: Mapping[date, int]
    words: Mapping[date, str]
    caption: Caption


class Figures(Words):
    """Every method answers in the language now installed; None where there is nothing to show."""

    def ratings(self, past: Sequence[RatedGame], looks: Mapping[str, int], player: str, since: int) -> Curves | None:
        """Return the courses of a player's ratings, one line for each game of `looks`, which has its style."""
        steps = {game: [step for step in course(past, game, player) if _ended(step) >= since] for game in looks}
        order = sorted((_ended(step), step.game.deal) for found in steps.values() for step in found)
        if not order:
            return None
        places = {deal: place for place, (_when, deal) in enumerate(order)}
        lines, rows, says = [], [], []
        for game, found in steps.items():
            if not found:
                continue
            lines.append(Line(_title(game), tuple(self._rated(step, places) for step in found), looks[game]))
            last = found[-1].after
            sentence = self.tr("{game} {rating}")
            says.append(sentence.format(game=_title(game), rating=STRENGTHS.of(last)))
            rows += [self._rating_row(step) for step in found]
        heads = (self.tr("Game"), self.tr("Day"), self.tr("Against"), self.tr("Rating"), self.tr("Change"))
        ends = _day(day_of(order[0][0])), _day(day_of(order[-1][0]))
        says.append(self.tr("%n rated game(s)", "", len(order)))
        if len(lines) == 1:
            says.append(STRENGTHS.meaning(last))
        return Curves(tuple(lines), ends, Caption(SEPARATOR.join(says), heads, rows[::-1]))

    def accuracies(self, reviewed: Sequence[tuple[Played, Review]]) -> Curves | None:
        """Return the accuracy of a player's decisions, game by game, oldest first."""
        found = [
            (one, review, share) for one, review in reviewed if (share := accuracy(review.of(one.seat))) is not None
        ]
        if not found:
            return None
        points, rows = [], []
        for place, (one, _review, share) in enumerate(found):
            words = self.tr("{game}, {day}: accuracy {percent}, against {opponents}")
            summary = words.format(
                game=_title(one.game),
                day=_day(one.day),
                percent=percent(share),
                opponents=LevelWords().opponents(one.level),
            )
            recent = [share for _one, _review, share in found[max(0, place + 1 - _AVERAGED) : place + 1]]
            points.append(Point(place, 100 * share, summary, key=one.match_id, loose=True))
            mean = sum(recent) / len(recent)
            average = self.tr("Average of the last %n game(s): {percent}", "", len(recent)).format(
                percent=percent(mean)
            )
            points.append(Point(place, 100 * mean, average))
            rows.append((_title(one.game), _day(one.day), LevelWords().opponents(one.level), percent(share)))
        heads = (self.tr("Game"), self.tr("Day"), self.tr("Against"), self.tr("Accuracy"))
        ends = _day(found[0][0].day), _day(found[-1][0].day)
        line = Line(self.tr("Accuracy"), tuple(points), 1)
        return Curves((line,), ends, Caption(self._by_parts(found), heads, rows[::-1]))

    def results(self, played: Sequence[Played]) -> Bars | None:
        """Wins, shared wins and losses against each kind of opponents."""
        counts: dict[str, Counter[int]] = {}
        for one in played:
            counts.setdefault(one.level, Counter())[2 if not one.won else 1 if one.shared else 0] += 1
        if not counts:
            return None
        kinds = (self.tr("won"), self.tr("shared"), self.tr("lost"))
        bars, rows = [], []
        for level in (*LEVELS, MIXED, HOT_SEAT, *sorted(set(counts) - {*LEVELS, MIXED, HOT_SEAT})):
            if level in counts:
                name, count = sentence_case(LevelWords().opponents(level)), counts[level]
                whole = count.total()
                words = self.tr("{opponents}: {kind} {count} of {whole} ({percent})")
                parts = [
                    Part(
                        kind,
                        count[kind],
                        figure(count[kind]),
                        words.format(
                            opponents=name,
                            kind=kinds[kind],
                            count=count[kind],
                            whole=whole,
                            percent=percent(count[kind] / whole),
                        ),
                    )
                    for kind in range(len(kinds))
                ]
                bars.append(Bar(name, tuple(parts)))
                rows.append((name, str(whole), *(str(count[kind]) for kind in range(len(kinds)))))
        won = sum(one.won for one in played)
        summary = self.tr("Won {won} of %n game(s): {percent}", "", len(played))
        summary = summary.format(won=won, percent=percent(won / len(played)))
        heads = (self.tr("Against"), self.tr("Played"), self.tr("Won"), self.tr("Shared"), self.tr("Lost"))
        return Bars(tuple(bars), kinds, Caption(summary, heads, rows))

    def parts(self, game: str, means: Sequence[PartMean], games: int) -> Bars | None:
        """Return the summands of a player's points in a game, and those of the others."""
        if not means:
            return None
        kinds = (self.tr("you"), self.tr("each opponent"))
        bars, rows = [], []
        words = self.tr("{part}, {who}: {points} points a game")
        for one in means:
            parts = [
                Part(kind, value, decimal(value), words.format(part=one.name, who=who, points=decimal(value)))
                for kind, (who, value) in enumerate(zip(kinds, (one.own, one.others), strict=True))
            ]
            bars.append(Bar(one.name, tuple(parts)))
            rows.append((one.name, decimal(one.own), decimal(one.others), signed(one.own - one.others, 1)))
        best = max(means, key=lambda one: one.own - one.others)
        worst = min(means, key=lambda one: one.own - one.others)
        summary = self.tr("{game}: average of the last %n game(s).", "", games).format(game=_title(game))
        if best.own > best.others:
            summary += "\n" + self.tr("Your biggest plus: “{part}” ({points}).").format(
                part=best.name, points=signed(best.own - best.others, 1)
            )
        if worst.own < worst.others:
            summary += "\n" + self.tr("Your biggest minus: “{part}” ({points}).").format(
                part=worst.name, points=signed(worst.own - worst.others, 1)
            )
        heads = (self.tr("Part"), self.tr("You"), self.tr("Each opponent"), self.tr("Difference"))
        return Bars(tuple(bars), kinds, Caption(summary, heads, rows))

    def days(self, played: Sequence[Played], days: Streak, wins: Streak, *, streaks: bool) -> Days | None:
        """On which days something was played; with `streaks` how often in a row."""
        counts = Counter(one.day for one in played)
        if not counts:
            return None
        words = {day: self.tr("{day}: %n game(s)", "", count).format(day=_day(day)) for day, count in counts.items()}
        says = [self.tr("Played on %n day(s)", "", len(counts))]
        if streaks:
            says.append(self.tr("Days in a row: {now} (longest {longest})").format(**days._asdict()))
            says.append(self.tr("Wins in a row: {now} (longest {longest})").format(**wins._asdict()))
        rows = [(_day(day), str(count)) for day, count in sorted(counts.items(), reverse=True)]
        return Days(counts, words, Caption(SEPARATOR.join(says), (self.tr("Day"), self.tr("Games")), rows))

    # Small parts

    def _rated(self, step: Step, places: Mapping[str, int]) -> Point:
        words = self.tr("{game}, {day}: {rating} ({change}), against {opponents}")
        if step.game.helped:
            words = self.tr("{game}, {day}: {rating} ({change}), with help, against {opponents}")
        if step.game.given_up:
            words = self.tr("{game}, {day}: {rating} ({change}), given up, against {opponents}")
        summary = words.format(
            game=_title(step.game.game),
            day=_day(day_of(_ended(step))),
            rating=STRENGTHS.of(step.after),
            change=signed(step.change),
            opponents=_opponents(step),
        )
        place = places[step.game.deal]
        return Point(place, step.after.number, summary, step.after.margin, step.game.match_id)

    def _rating_row(self, step: Step) -> tuple[str, ...]:
        rating = STRENGTHS.of(step.after)
        day = _day(day_of(_ended(step)))
        return _title(step.game.game), day, _opponents(step), rating, signed(step.change)

    def _by_parts(self, found: Sequence[tuple[Played, Review, float]]) -> str:
        names = dict(zip(PARTS, (self.tr("beginning"), self.tr("middle"), self.tr("end")), strict=True))
        whole = sum(share for *_rest, share in found) / len(found)
        says = [self.tr("On average {percent}").format(percent=percent(whole))]
        for number, part in enumerate(PARTS):
            share = accuracy(judged for one, review, _share in found for judged in review.of(one.seat, number))
            if share is not None:
                says.append(self.tr("{part} {percent}").format(part=names[part], percent=percent(share)))
        return SEPARATOR.join(says)


def _opponents(step: Step) -> str:
    words = LevelWords()
    return together(words.name(seat.level) for seat in step.game.seats if seat.level)


def _ended(step: Step) -> int:
    return step.game.finished or 0


def _title(game: str) -> str:
    return cover_text_of(game).title()


def _day(day: date) -> str:
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)
