"""Statistics of the players, as figures, charts with keyboard access and tables."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QDate, QLocale, QModelIndex, QObject, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from hoshikan.bots.levels import LEVELS
from hoshikan.engine import Game, Match, RecordError, ScoreLine, Seat, View
from hoshikan.library import HOT_SEAT, MIXED, LibraryProblem, Statistics, Tally
from hoshikan.library.history import Played, Streak, day_of, days_in_a_row, in_a_row
from hoshikan.library.ratings import RatedGame
from hoshikan.resources import MissingResourceError
from hoshikan.teaching.predicting import Prediction, curve, kept
from hoshikan.teaching.rating import Step, course
from hoshikan.teaching.review import PARTS, Review, accuracy, from_text
from hoshikan.ui.board.keytable import KeyWords
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.board.screens import cover_text_of, text_of
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.look.words import SEPARATOR, Words, decimal, figure, percent, sentence_case, signed, together
from hoshikan.ui.kit.widgets.basic import Column, DropDown, Flow, button, label, spaced
from hoshikan.ui.kit.widgets.chart import Bar, BarChart, CalendarChart, Chart, Line, LineChart, Part, Point
from hoshikan.ui.kit.widgets.tables import AnyIndex, RowsModel, table
from hoshikan.ui.session.context import AppContext, Page
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

    def guesses(self, made: Sequence[Prediction], which: str) -> Curves | None:
        """Return how much better than the rules alone guesses were about each level, in bits, in one game or in all."""
        found = [one for one in made if which in ("", one.game)]
        met = {one.level for one in found}
        levels = [level for level in (*LEVELS, *sorted(met - {*LEVELS, ""}), "") if level in met]
        if not found:
            return None
        lines, rows, says = [], [], []
        for look, level in enumerate(levels):
            mean = curve([one for one in found if one.level == level])
            name = self._guessed(level)
            points = [Point(place, gain, self._gain(name, place, gain)) for place, gain in enumerate(mean.points)]
            lines.append(Line(name, tuple(points), look))
            says.append(self.tr("{level} {times}").format(level=name, times=times(mean.mean)))
            rows.append((name, str(mean.guesses), times(mean.mean), times(mean.possible)))
        heads = (self.tr("Whose secrets"), self.tr("Guesses"), self.tr("You"), self.tr("The reading"))
        ends = self.tr("first guess"), self.tr("last guess")
        says.append(self.tr("Chance given to the truth, as a multiple of that by the rules alone."))
        return Curves(tuple(lines), ends, Caption(SEPARATOR.join(says), heads, rows))

    def _gain(self, name: str, place: int, gain: float) -> str:
        words = self.tr("{level}, guess {number}: {times} on average")
        return words.format(level=name, number=place + 1, times=times(gain))

    def _guessed(self, level: str) -> str:
        """Return the name of those whose secrets were guessed."""
        return sentence_case(LevelWords().name(level)) if level else self.tr("People and draws")

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


def times(bits: float) -> str:
    """Return a gain in bits as a multiple: "×2.0"."""
    return f"×{2**bits:.1f}"


def _opponents(step: Step) -> str:
    words = LevelWords()
    return together(words.name(seat.level) for seat in step.game.seats if seat.level)


def _ended(step: Step) -> int:
    return step.game.finished or 0


def _title(game: str) -> str:
    return cover_text_of(game).title()


def _day(day: date) -> str:
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)


_EVERY: Final = "every"
"""Any level: "" is the one of games without bots."""
_PERIODS: Final = (0, 30, 90, 365)
_DAY_MS: Final = 24 * 60 * 60 * 1000


class StatisticsFilter(QWidget):
    """Four lists; `changed` is emitted when others are wanted. A player who plays alone is not asked for a name."""

    changed = Signal()

    def __init__(self, games: Mapping[str, Game], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._players: Sequence[str] = ()
        self._levels: Sequence[str] = ()
        self.player, self.game, self.level, self.period = (DropDown() for _ in range(4))
        self._names = []
        row = Flow(self)
        spaced(row, 0, GAP["s"])
        for part in self._boxes:
            row.addWidget(part)
            # On Unix a combo box is called by a label beside it and by nothing else; the eye needs none here.
            name = QLabel(self)
            name.setBuddy(part)
            name.hide()
            self._names.append(name)
            part.currentIndexChanged.connect(lambda _index: self.changed.emit())

    @property
    def _boxes(self) -> tuple[DropDown, ...]:
        return self.player, self.game, self.level, self.period

    @property
    def whose(self) -> str:
        """The name of the player that is looked at."""
        return str(self.player.currentData() or "")

    @property
    def which(self) -> str:
        """The id of the game, "" for all."""
        return str(self.game.currentData() or "")

    def know(self, history: Sequence[Played], more: Iterable[str]) -> None:
        """Offer the people and the levels that have been met; `more` are names of people from elsewhere. The player
        of the last game is chosen at first."""
        newest = dict.fromkeys([*(one.name for one in reversed(history)), *more])
        met = {one.level for one in history}
        self._players = tuple(newest)
        self._levels = tuple(level for level in (*LEVELS, MIXED, HOT_SEAT) if level in met)
        self.retranslate()

    def since(self, now: int) -> int:
        """The moment from which games are wanted, in milliseconds since 1970."""
        days = int(self.period.currentData() or 0)
        return now - days * _DAY_MS if days else 0

    def of(self, history: Iterable[Played], now: int) -> list[Played]:
        """Those that are wanted, in their order."""
        level, since = self.level.currentData(), self.since(now)
        return [
            one
            for one in history
            if one.name == self.whose
            and self.which in ("", one.game)
            and level in (None, _EVERY, one.level)
            and one.finished >= since
        ]

    def retranslate(self) -> None:
        words = (self.tr("Player"), self.tr("Game"), self.tr("Opponents"), self.tr("Period"))
        for name, box, word in zip(self._names, self._boxes, words, strict=True):
            name.setText(word)
            box.setAccessibleName(word)
        words_of = LevelWords()
        nobody = seat_names([Seat()])[0]
        _fill(self.player, {name: name or nobody for name in self._players})
        self.player.setVisible(len(self._players) > 1)
        _fill(self.game, {"": self.tr("All games")} | {game: cover_text_of(game).title() for game in self._games})
        _fill(
            self.level,
            {_EVERY: self.tr("All opponents")} | {level: words_of.opponents(level) for level in self._levels},
        )
        spans = (self.tr("Any time"), self.tr("Last 30 days"), self.tr("Last 90 days"), self.tr("Last year"))
        _fill(self.period, dict(zip(_PERIODS, spans, strict=True)))


def _fill(box: DropDown, entries: Mapping[str, str] | Mapping[int, str]) -> None:
    """Name the entries in the language now installed; the chosen one stays."""
    chosen = box.currentData()
    with QSignalBlocker(box):
        box.clear()
        for value, words in entries.items():
            box.addItem(words, value)
        box.setCurrentIndex(max(0, box.findData(chosen)))


_Role = Qt.ItemDataRole
NO_NUMBER: Final = "–"
"""In place of points in a game without them."""


class StatisticsModel(QAbstractTableModel):
    """One row per game and level, followed by one per number of players where there were several."""

    def __init__(self, games: Mapping[str, Game], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._rows: list[tuple[Statistics, int, Tally]] = []
        self._texts: list[tuple[str, ...]] = []

    def show_statistics(self, statistics: Sequence[Statistics]) -> None:
        """Replace all rows."""
        self.beginResetModel()
        self._rows = []
        for entry in statistics:
            self._rows.append((entry, 0, entry.total))
            if len(entry.by_players) > 1:
                self._rows += [(entry, players, tally) for players, tally in sorted(entry.by_players.items())]
        self._texts = [self._words(*row) for row in self._rows]
        self.endResetModel()

    def retranslate(self) -> None:
        """Ask the views to read everything again."""
        self.beginResetModel()
        self._texts = [self._words(*row) for row in self._rows]
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008  # Qt's name and default
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008  # Qt's name and default
        return 0 if parent.isValid() else len(self._heads())

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == _Role.DisplayRole:
            return self._heads()[section]
        return None

    def data(self, index: AnyIndex, role: int = _Role.DisplayRole) -> Any:
        if role == _Role.TextAlignmentRole and index.column() >= 3:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return self._texts[index.row()][index.column()] if role == _Role.DisplayRole else None

    def _heads(self) -> tuple[str, ...]:
        return (
            self.tr("Game"),
            self.tr("Against"),
            self.tr("Players"),
            self.tr("Played"),
            self.tr("Won"),
            self.tr("Average points"),
            self.tr("Best"),
            self.tr("Wins in a row"),
        )

    def _words(self, entry: Statistics, players: int, tally: Tally) -> tuple[str, ...]:
        locale = QLocale()
        game = cover_text_of(entry.game).title() if entry.game in self._games else entry.game
        scored = entry.game not in self._games or self._games[entry.game].kind.scored
        share = locale.toString(100 * tally.wins / tally.games, "f", 0) if tally.games else "0"
        return (
            game,
            LevelWords().opponents(entry.level),
            str(players) if players else self.tr("all"),
            str(tally.matches),
            self.tr("{wins} ({percent}%)").format(wins=tally.wins, percent=share),
            locale.toString(tally.mean_points, "f", 1).replace("-", "−") if scored else NO_NUMBER,
            str(tally.best).replace("-", "−") if scored else NO_NUMBER,
            str(tally.streak),
        )


WIDEST: Final = 2000
_TWO_COLUMNS: Final = 1040
"""Width of the page at 100 % from which charts stand side by side."""
REVIEWS: Final = 200
"""So many reviews are read, the newest."""
REPLAYED: Final = 20
"""So many games of one kind are played through to see what their points were made of, the newest."""


class StatisticsPage(Page):
    """Asks the library each time it is shown. What takes long comes later, game by game."""

    def __init__(self, context: AppContext, game_id: str = "", parent: QWidget | None = None) -> None:
        """`game_id` is the game that is chosen at first, "" for all."""
        super().__init__(context, parent)
        self._history: tuple[Played, ...] = ()
        self._rated: list[RatedGame] = []
        self._reviews: dict[int, Review] = {}
        self._now = 0
        self._counted: dict[tuple[int, int], Counted | None] = {}
        """By match and seat; None for what cannot be read."""
        self._to_count: list[Played] = []
        self.filter = StatisticsFilter(context.games)
        self._first = game_id
        self.filter.changed.connect(self._show)
        self.rating_chart = LineChart(lambda value: str(round(value)), 200)
        self.accuracy_chart = LineChart(lambda value: str(round(value)), 10)
        self.guesses_chart = LineChart(times, 1)
        self.results_chart, self.parts_chart = BarChart(stacked=True), BarChart(stacked=False)
        self.days_chart = CalendarChart()
        self.rating, self.accuracy = ChartPanel(self.rating_chart), ChartPanel(self.accuracy_chart)
        self.results, self.parts = ChartPanel(self.results_chart), ChartPanel(self.parts_chart)
        self.days, self.guesses = ChartPanel(self.days_chart), ChartPanel(self.guesses_chart)
        for chart in (self.rating_chart, self.accuracy_chart):
            chart.chosen.connect(self._open)
        self.even = button("primary", self._play_even)
        self.rating.body.insertWidget(self.rating.body.count() - 1, self.even, 0, Qt.AlignmentFlag.AlignLeft)
        self.numbers = StatisticsModel(context.games, self)
        self.numbers_view = table(self.numbers, wide=1)
        self._numbers_head = label("large")
        self._empty = label("large", muted=True, wrap=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.begin = button("primary", self.go_home.emit)
        self._work = QTimer(self)
        self._work.setSingleShot(True)
        self._work.setInterval(0)
        self._work.timeout.connect(self._count_one)
        self._build()

    @property
    def _panels(self) -> tuple[ChartPanel, ...]:
        return self.rating, self.results, self.accuracy, self.parts, self.days, self.guesses

    def _build(self) -> None:
        column = Column(WIDEST)
        self._body = column.body
        column.body.addStretch(0)
        column.body.addWidget(self._empty)
        column.body.addWidget(self.begin, 0, Qt.AlignmentFlag.AlignHCenter)
        column.body.addWidget(self.filter)
        self._charts = QWidget()
        beside = QHBoxLayout(self._charts)
        spaced(beside, 0, GAP["m"])
        self._halves = QWidget(), QWidget()
        self._columns = tuple(QVBoxLayout(half) for half in self._halves)
        for half, one in zip(self._halves, self._columns, strict=True):
            spaced(one, 0, GAP["m"])
            beside.addWidget(half, 1, Qt.AlignmentFlag.AlignTop)
        column.body.addWidget(self._charts)
        self._numbers_box = QFrame()
        self._numbers_box.setProperty("kind", "panel")
        inside = QVBoxLayout(self._numbers_box)
        spaced(inside, GAP["m"], GAP["s"])
        inside.addWidget(self._numbers_head)
        inside.addWidget(self.numbers_view)
        column.body.addWidget(self._numbers_box)
        column.body.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(column)
        self._arranged: tuple[tuple[QWidget, ...], ...] = ()
        self._arrange()

    # The page

    @property
    def waits(self) -> bool:
        """True if games are still to be played through."""
        return bool(self._to_count)

    def title(self) -> str:
        return self.tr("Statistics")

    def entered(self) -> None:
        self.refresh()
        (self.filter.game if self._history else self.begin).setFocus()

    def left(self) -> None:
        self._work.stop()

    def refresh(self) -> None:
        """Read the library again."""
        library = self.context.library
        try:
            self._history, self._rated = library.history(), library.ratings.finished()
            kept = {one.match_id: from_text(one.content) for one in library.reviews.latest(REVIEWS)}
            whole = {match_id: found for match_id, found in kept.items() if found is not None and found.complete}
            self._reviews = {match_id: Review(found) for match_id, found in whole.items()}
            self._now = library.now()
            self.numbers.show_statistics(library.statistics())
        except LibraryProblem as problem:
            self.trouble.emit(problem)
        self.filter.know(self._history, [game.player for game in reversed(self._rated)])
        if self._first:
            self.filter.game.setCurrentIndex(max(0, self.filter.game.findData(self._first)))
            self._first = ""
        self._show()

    def retranslate(self) -> None:
        self.filter.retranslate()
        self.numbers.retranslate()
        self._empty.setText(self.tr("Finish a game, and your statistics begin here."))
        self.begin.setText(self.tr("Choose a game"))
        self.even.setText(self.tr("Rated, at your strength"))
        self._numbers_head.setText(self.tr("All games in numbers"))
        self.numbers_view.setAccessibleName(self.tr("All games in numbers"))
        for panel in self._panels:
            panel.retranslate()
        self._show()

    def apply_theme(self, theme: Theme) -> None:
        for panel in self._panels:
            panel.apply_theme(theme)
        self._fit_numbers()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Two columns where there is room for them, each panel as high as what is in it; the days close the shorter."""
        left: tuple[QWidget, ...] = (self.rating, self.accuracy, self.guesses)
        right: tuple[QWidget, ...] = (self.results, self.parts)
        if self.width() < _TWO_COLUMNS * self.context.text_size / 100:
            left, right = self._panels, ()
        elif _height(left) < _height(right):
            left = (*left, self.days)
        else:
            right = (*right, self.days)
        if (left, right) == self._arranged:
            return
        for column, panels in zip(self._columns, self._arranged, strict=False):
            for panel in panels:
                # An item that is only taken out lives on, and keeps the sizes of the next one stale.
                column.removeWidget(panel)
        self._arranged = left, right
        for column, panels in zip(self._columns, self._arranged, strict=True):
            for panel in panels:
                column.addWidget(panel)
                # A panel that changes columns is hidden until the next event.
                panel.show()
        self._halves[1].setVisible(bool(right))

    # What is shown

    def _show(self) -> None:
        there = bool(self._history or self._rated)
        for part in (self.filter, self._charts, self._numbers_box):
            part.setVisible(there)
        for part in (self._empty, self.begin):
            part.setVisible(not there)
        self._body.setStretch(0, int(not there))
        if not there:
            return
        figures, wanted = Figures(), self.filter.of(self._history, self._now)
        self._show_ratings(figures)
        self._show_accuracies(figures, wanted)
        self._show_results(figures, wanted)
        self._show_days(figures, wanted)
        self._show_guesses(figures)
        self._show_parts(wanted)
        self._fit_numbers()
        self._arrange()

    def _show_ratings(self, figures: Figures) -> None:
        which = self.filter.which
        looks = {game: look for look, game in enumerate(self.context.games) if which in ("", game)}
        found = figures.ratings(self._rated, looks, self.filter.whose, self.filter.since(self._now))
        invitation = self.tr("Play a rated game: every result moves your rating, and its curve grows here.")
        _show_curves(self.rating, self.rating_chart, self.tr("Rating"), found, invitation)

    def _show_accuracies(self, figures: Figures, wanted: list[Played]) -> None:
        reviewed = [(one, self._reviews[one.match_id]) for one in wanted if one.match_id in self._reviews]
        invitation = self.tr(
            "Review a finished game, at its end or from the library, and your accuracy will appear here."
        )
        name = self.tr("Accuracy in percent")
        _show_curves(self.accuracy, self.accuracy_chart, name, figures.accuracies(reviewed), invitation)

    def _show_guesses(self, figures: Figures) -> None:
        made = kept(list(self.context.notebook.all("prediction").values()))
        invitation = self.tr(
            "Guess at a table what others hide (“{entry}” in its menu) to see here how well you read each level."
        ).format(entry=KeyWords().command("guess"))
        found = figures.guesses(made, self.filter.which)
        _show_curves(self.guesses, self.guesses_chart, self.tr("Reading others"), found, invitation)

    def _show_results(self, figures: Figures, wanted: list[Played]) -> None:
        invitation = self.tr("No games match.")
        _show_bars(self.results, self.results_chart, self.tr("Results"), figures.results(wanted), invitation)

    def _show_days(self, figures: Figures, wanted: list[Played]) -> None:
        today = day_of(self._now)
        days, wins = days_in_a_row((one.day for one in wanted), today), in_a_row(one.won for one in wanted)
        found = figures.days(wanted, days, wins, streaks=self.context.settings.celebrations)
        if found is None:
            self.days.invite(self.tr("Days"), self.tr("No games match."))
        else:
            self.days_chart.show_days(found.counts, found.words, today)
            self.days.describe(self.tr("Days"), found.caption)

    # Points by part: games are played through one after another

    def _show_parts(self, wanted: list[Played]) -> None:
        game = self.filter.which or (wanted[-1].game if wanted else "")
        scored = game in self.context.games and self.context.games[game].kind.scored
        alike = [one for one in wanted if scored and one.game == game][-REPLAYED:]
        self._to_count = [one for one in reversed(alike) if (one.match_id, one.seat) not in self._counted]
        ready = [found for one in alike if (found := self._counted.get((one.match_id, one.seat))) is not None]
        name, figures = self.tr("Points by part"), Figures()
        if not game or game not in self.context.games:
            self.parts.invite(name, self.tr("No games match."))
        elif not scored:
            self.parts.invite(name, self.tr("This game has no points."))
        else:
            bars = figures.parts(game, means(ready, text_of(game)), len(ready))
            waiting = self.tr("Going through your games…") if self._to_count else self.tr("No games match.")
            _show_bars(self.parts, self.parts_chart, name, bars, waiting)
            if self._to_count and self.isVisible():
                self._work.start()

    def _count_one(self) -> None:
        """Play one game through; the window goes on meanwhile."""
        if not self._to_count:
            return
        one = self._to_count.pop(0)
        try:
            found = counted(self.context.library.load(one.match_id, self.context.games), one.seat)
        except (LibraryProblem, RecordError, MissingResourceError):
            found = None
        self._counted[one.match_id, one.seat] = found
        if self._to_count:
            self._work.start()
        else:
            self._show_parts(self.filter.of(self._history, self._now))
            self._arrange()

    # What is done

    def _open(self, match_id: int) -> None:
        """Go through the game that a point stands for once more."""
        try:
            self.open_replay.emit(self.context.library.load(match_id, self.context.games))
        except (LibraryProblem, RecordError) as error:
            self.trouble.emit(error)

    def _play_even(self) -> None:
        game = self.filter.which or self.context.settings.last_game or next(iter(self.context.games))
        if game not in self.context.games:
            game = next(iter(self.context.games))
        self.open_page.emit("new_game", (game, True))

    def _fit_numbers(self) -> None:
        """All rows are seen: the page scrolls, not the table."""
        view = self.numbers_view
        view.resizeRowsToContents()
        rows = sum(view.rowHeight(row) for row in range(self.numbers.rowCount()))
        bar = view.horizontalScrollBar().sizeHint().height()
        view.setFixedHeight(rows + view.horizontalHeader().sizeHint().height() + bar)


def _height(panels: Sequence[QWidget]) -> int:
    return sum(panel.sizeHint().height() for panel in panels)


def _show_curves(panel: ChartPanel, chart: LineChart, name: str, found: Curves | None, invitation: str) -> None:
    if found is None:
        panel.invite(name, invitation)
    else:
        chart.show_lines(found.lines, found.ends)
        panel.describe(name, found.caption)


def _show_bars(panel: ChartPanel, chart: BarChart, name: str, found: Bars | None, invitation: str) -> None:
    if found is None:
        panel.invite(name, invitation)
    else:
        chart.show_bars(found.bars, found.kinds)
        panel.describe(name, found.caption)
