"""Settings: everything applies at once, and the sample shows how it looks."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from hoshikan.bots.levels import LEVELS
from hoshikan.engine import Game, Seat, View, limits
from hoshikan.engine.playout import playout
from hoshikan.resources import MissingResourceError
from hoshikan.ui.board.match.deals import bot_names
from hoshikan.ui.board.match.engine_process import Handshake, Refusal
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.board.screens import cover_text_of, text_of
from hoshikan.ui.kit.look.language import LANGUAGES, NAMES
from hoshikan.ui.kit.look.theme import GAP, NIGHT, RADIUS, Theme, color
from hoshikan.ui.kit.look.words import Notice, NoticeAction, Words, listed, percent
from hoshikan.ui.kit.sound.room import AMBIENCES
from hoshikan.ui.kit.widgets.accessible import announce
from hoshikan.ui.kit.widgets.basic import (
    Column,
    DropDown,
    Fold,
    Row,
    Section,
    Segments,
    Slider,
    Spread,
    Switch,
    button,
    emptied,
    frame,
    label,
    spaced,
)
from hoshikan.ui.session.context import AppContext, Page
from hoshikan.ui.session.otherengines import LONGEST_COMMAND, LONGEST_NAME, OtherEngine, OtherEngines
from hoshikan.ui.session.settings import HELPS, TEXT_SIZE_STEP, TEXT_SIZES, VOLUME_STEP, VOLUMES, Settings


class SeatRow(QWidget):
    """The six players' emblems."""

    SIDE = 44

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = NIGHT
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.SIDE * len(self._theme.seats), self.SIDE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        from hoshikan.ui.board.table.drawing import draw_emblem

        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for seat in range(len(self._theme.seats)):
            center = QPointF(self.SIDE * (seat + 0.5), self.SIDE / 2)
            draw_emblem(painter, center, self.SIDE * 0.4, seat, self._theme)
        painter.end()


class Sample(QFrame):
    """Shows what the look settings do."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self._heading = label("large", wrap=True)
        self._text = label(muted=True, wrap=True)
        self._seats = SeatRow()
        words = QVBoxLayout()
        words.setSpacing(GAP["xs"])
        words.addStretch(1)
        words.addWidget(self._heading)
        words.addWidget(self._text)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP["l"], GAP["m"], GAP["l"], GAP["m"])
        row.setSpacing(GAP["l"])
        row.addLayout(words, 1)
        row.addWidget(self._seats)

    def retranslate(self) -> None:
        self._heading.setText(self.tr("This is how it looks"))
        self._text.setText(self.tr("Whose turn it is, what is expected, and why."))
        self._seats.setAccessibleName(self.tr("The colours and shapes of six players"))

    def apply_theme(self, theme: Theme) -> None:
        self._seats.apply_theme(theme)


_SHAPE: Final = 1.6
"""Width of a table to its height."""
_LINE: Final = 1
"""Width of a panel's edge."""
_LEAST: Final = 180
"""A picture lower than that shows nothing."""
_SEED: Final = 7
_PLIES: Final = 60
"""Plies after which every table is full enough to show."""
_AFTER_MS: Final = 120
"""A picture waits for the page, and for the end of a slider's way."""


class Fit(NamedTuple):
    """Pictures side by side."""

    across: int
    size: QSize


def fitting(count: int, width: int, height: int) -> Fit:
    """As many of `count` pictures as fill most of the room; none where they would be too small."""
    best = Fit(0, QSize(0, 0))
    for across in range(1, count + 1):
        high = min(height, int((width - (across - 1) * GAP["l"]) / across / _SHAPE))
        if high >= _LEAST and across * high**2 > best.across * best.size.height() ** 2:
            best = Fit(across, QSize(int(high * _SHAPE), high))
    return best


class SampleTables(QFrame):
    """Tables in the middle of a game, those with most seats first, painted one after the other."""

    def __init__(self, games: Mapping[str, Game], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "panel")
        self._games = sorted(games.values(), key=lambda game: -game.players[-1])
        self._heading = label("large")
        self.strip = _Strip()
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP["l"], GAP["m"], GAP["l"], GAP["l"])
        column.setSpacing(GAP["m"])
        column.addWidget(self._heading)
        column.addWidget(self.strip, 0, Qt.AlignmentFlag.AlignHCenter)
        self._theme = NIGHT
        self._views: dict[str, View] = {}
        self._work = QTimer(self)
        self._work.setSingleShot(True)
        self._work.setInterval(_AFTER_MS)
        self._work.timeout.connect(self._paint_next)
        self.hide()

    def retranslate(self) -> None:
        self._heading.setText(self.tr("Tables in this look"))
        self.strip.setAccessibleName(self._heading.text())
        self._again()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.strip.theme = theme
        self._again()

    def fit(self, width: int, height: int) -> None:
        """Take the available room, or none if that is too little."""
        inner = width - 2 * GAP["l"]
        frame = self._heading.sizeHint().height() + 2 * GAP["m"] + GAP["l"] + 2 * _LINE
        found = fitting(len(self._games), inner, height - frame)
        if found != self.strip.fit:
            self.strip.lay(found)
            self._again()
        self.setVisible(found.across > 0)
        if self.strip.stale:
            self._work.start()

    @property
    def is_painted(self) -> bool:
        """True if all pictures have the current look."""
        return not self.strip.stale

    def rest(self) -> None:
        """The page is left."""
        self._work.stop()

    def _again(self) -> None:
        self.strip.stale = set(range(self.strip.fit.across))
        if self.strip.stale:
            self._work.start()

    def _paint_next(self) -> None:
        from hoshikan.ui.board.scenes import snapshot

        strip = self.strip
        if not strip.stale or not self.isVisible():
            return
        place = min(strip.stale)
        strip.stale.discard(place)
        game = self._games[place]
        try:
            names = bot_names(text_of(game.id).taken_names(None))
            view, ratio = self._view(game), self.devicePixelRatioF()
            image = snapshot(game, view, 0, names[: view.players], strip.fit.size, self._theme, ratio)
        except MissingResourceError:
            return
        strip.show_image(place, image)
        if strip.stale:
            self._work.start()

    def _view(self, game: Game) -> View:
        if game.id not in self._views:
            state, rng = game.new(game.players[-1], _SEED), Random(_SEED)
            playout(state, rng, max_plies=_PLIES)
            self._views[game.id] = state.view(0)
        return self._views[game.id]


class _Strip(QWidget):
    """Pictures side by side."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = NIGHT
        self.fit = Fit(0, QSize(0, 0))
        self.stale: set[int] = set()
        """Places whose picture is of another look, or missing."""
        self._images: dict[int, QImage] = {}
        # Not the reason for the page to stay as wide as the window was before.
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def lay(self, fit: Fit) -> None:
        """So many pictures of such a size from now on; those that are there are shown until then."""
        self.fit = fit
        self.updateGeometry()
        self.update()

    def show_image(self, place: int, image: QImage) -> None:
        self._images[place] = image
        self.update()

    def sizeHint(self) -> QSize:
        across, size = self.fit
        return QSize(max(across * (size.width() + GAP["l"]) - GAP["l"], 0), size.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        across, size = self.fit
        for place in range(across):
            box = QRectF(place * (size.width() + GAP["l"]), 0, size.width(), size.height())
            box.adjust(0.5, 0.5, -0.5, -0.5)
            path = QPainterPath()
            path.addRoundedRect(box, RADIUS["m"], RADIUS["m"])
            painter.save()
            painter.setClipPath(path)
            painter.fillRect(box, color(self.theme.sky_bottom))
            if place in self._images:
                painter.drawImage(box, self._images[place])
            painter.restore()
            painter.setPen(QPen(color(self.theme.border), 1))
            painter.drawPath(path)
        painter.end()


class _Refusals(Words):
    """Why a program is not taken in, with the remedy."""

    def of(self, why: Refusal) -> str:
        return {
            Refusal.NOT_FOUND: self.tr("Program not found. Give its full path, in quotes if it has spaces."),
            Refusal.ENDED: self.tr("The program ended at once. Try the command in a terminal."),
            Refusal.SILENT: self.tr(
                "The program did not identify itself within ten seconds. It must speak the engine protocol."
            ),
            Refusal.NONSENSE: self.tr("The program wrote something that is not an engine protocol message."),
            Refusal.VERSION: self.tr("The program speaks another version of the engine protocol than this Hoshikan."),
            Refusal.NO_GAME: self.tr("The program doesn't play any of these games."),
        }[why]


class OtherEnginesPanel(Section):
    """A row for each program, and a line to name another one, which is started once to see whether it answers."""

    changed = Signal()

    def __init__(self, engines: OtherEngines, games: Collection[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._engines = engines
        self._games = games
        self._asked: Handshake | None = None
        self._refused: Refusal | None = None
        self._level_taken = ""
        """A name that was refused, since a level has it."""
        self._about = label("small", muted=True, wrap=True)
        self.add_below(self._about)
        self._known = QVBoxLayout()
        spaced(self._known, 0, GAP["s"])
        listed_here = QWidget()
        listed_here.setLayout(self._known)
        self.add_below(listed_here)
        self.name, self.command = QLineEdit(), QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.command.setMaxLength(LONGEST_COMMAND)
        self.take_in = button("", self._ask)
        for line in (self.name, self.command):
            line.returnPressed.connect(self._ask)
        self.command.textChanged.connect(lambda _text: self._show_state())
        entering = QWidget()
        row = QHBoxLayout(entering)
        spaced(row, 0, GAP["s"])
        row.addWidget(self.name, 1)
        row.addWidget(self.command, 3)
        row.addWidget(self.take_in)
        self.add_below(entering)
        self.status = label("small", muted=True, wrap=True)
        self.problem = label("bad", wrap=True)
        self.add_below(self.status)
        self.add_below(self.problem)

    def retranslate(self) -> None:
        self.heading.setText(self.tr("Other engines"))
        self._about.setText(
            self.tr(
                "Programs that speak the engine protocol can play as bots. They run only when you choose them "
                "for a seat."
            )
        )
        self.name.setPlaceholderText(self.tr("Name"))
        self.name.setAccessibleName(self.tr("Name of the engine"))
        self.command.setPlaceholderText(self.tr("Program and arguments"))
        self.command.setAccessibleName(self.tr("Command that starts the engine"))
        self.take_in.setText(self.tr("Add"))
        self.take_in.setAccessibleName(self.tr("Add this engine"))
        self._list()
        self._show_state()

    def close_all(self) -> None:
        """Stop waiting for a program."""
        if self._asked is not None:
            self._asked.close()
            self._asked = None

    def _list(self) -> None:
        emptied(self._known)
        for engine in self._engines.all():
            self._known.addWidget(self._row(engine))

    def _row(self, engine: OtherEngine) -> QWidget:
        remove = button("quiet", lambda: self._remove(engine.name))
        row, words = frame("plain"), QVBoxLayout()
        games = listed([cover_text_of(game).title() for game in engine.games if game in self._games])
        said = Row(remove)
        said.say(engine.name, self.tr("{games} · {command}").format(games=games, command=engine.command))
        remove.setText(self.tr("Remove"))
        remove.setAccessibleName(self.tr("Remove {engine}").format(engine=engine.name))
        spaced(words, 0, 0)
        words.addWidget(said.name)
        words.addWidget(said.explanation)
        beside = QHBoxLayout(row)
        spaced(beside, 0, GAP["m"])
        beside.addLayout(words, 1)
        beside.addWidget(remove)
        return row

    def _remove(self, name: str) -> None:
        self._engines.remove(name)
        self.command.setFocus()
        self._list()
        self._show_state()
        self.changed.emit()

    def _ask(self) -> None:
        command = self.command.text().strip()
        if not command or self._asked is not None or self._engines.full:
            return
        self._refused, self._level_taken = None, ""
        self._asked = Handshake(command, self._games, self)
        self._asked.met.connect(self._on_met)
        self._asked.refused.connect(self._on_refused)
        self._asked.begin()
        self._show_state()

    def _on_met(self, own_name: str, games: tuple[str, ...]) -> None:
        self._forget()
        name = _shown(self.name.text()) or _shown(own_name) or self.tr("Engine")
        if name.lower() in LEVELS:
            self._level_taken = name
        else:
            self._engines.add(OtherEngine(name, self.command.text().strip(), games))
            self.name.clear()
            self.command.clear()
            self._list()
            self.changed.emit()
        self._show_state()

    def _on_refused(self, why: Refusal) -> None:
        self._forget()
        self._refused = why
        self._show_state()

    def _forget(self) -> None:
        if self._asked is not None:
            self._asked.deleteLater()
            self._asked = None

    def _show_state(self) -> None:
        """Show the current work and errors."""
        waiting, full = self._asked is not None, self._engines.full
        self.take_in.setEnabled(not waiting and not full and bool(self.command.text().strip()))
        status = self.tr("Starting it to see if it answers…") if waiting else ""
        if full:
            status = self.tr("There's no room for more. Remove one first.")
        self.status.setText(status)
        self.status.setVisible(bool(status))
        problem = "" if self._refused is None else _Refusals().of(self._refused)
        if self._level_taken:
            problem = self.tr("“{name}” is a level's name. Choose another one.").format(name=self._level_taken)
        if problem and problem != self.problem.text():
            announce(self.problem, problem)
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))


def _shown(name: str) -> str:
    """A name as it can stand in a list of levels."""
    return "".join(sign for sign in name if sign.isprintable())[:LONGEST_NAME].strip()


WIDEST = 1940
_COLUMN: Final = (640, 1040)
"""Least width of two columns each, and greatest of one alone."""
SWITCHES = ("confirm_moves", "only_answers", "move_list", "review_games", "celebrations")
_LEAST_SLIDER: Final = 200
LISTS: Final[Mapping[str, tuple[str, ...]]] = {
    "language": ("", *LANGUAGES),
    "palette": ("standard", "deutan", "tritan", "mono"),
}
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "theme": ("system", "night", "day", "contrast"),
    "animation": ("off", "normal", "fast"),
    "help": HELPS,
    "ambience": AMBIENCES,
}


class SettingsPage(Page):
    """Sections in one column or two; the sample stands beside those that change the look, tables below all where there
    is room."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._settings: Settings = context.settings
        self.lists = {key: DropDown() for key in LISTS}
        self._choices = {key: Segments(values) for key, values in CHOICES.items()}
        self.switches = {key: Switch() for key in (*SWITCHES, "sounds")}
        self._name = QLineEdit()
        self._name.setMaxLength(limits.NAME)
        self._size, self._size_value = _slider(TEXT_SIZES, TEXT_SIZE_STEP), QLabel()
        self._volume, self._volume_value = _slider(VOLUMES, VOLUME_STEP), QLabel()
        self._sample = Sample()
        self.tables = SampleTables(context.games)
        self.reset_button = button("", self._reset)
        self._rows: dict[str, Row] = {}
        self._look, self._play, self._more = Section(), Section(), Section()
        self.engines = OtherEnginesPanel(OtherEngines(self._settings), tuple(context.games))
        self.advanced = Fold()
        self._laid = QTimer(self)
        self._laid.setSingleShot(True)
        self._laid.setInterval(0)
        self._laid.timeout.connect(self._fit_tables)
        self._build()
        for key, box in self.lists.items():
            box.currentIndexChanged.connect(lambda _index, key=key: self._store_list(key))
        for key, control in self._choices.items():
            control.chosen.connect(lambda value, key=key: self._settings.set_value(key, value))
        for key, switch in self.switches.items():
            switch.toggled.connect(lambda on, key=key: self._settings.set_value(key, on))
        self._size.valueChanged.connect(lambda step: self._settings.set_value("text_size", step * TEXT_SIZE_STEP))
        self._volume.valueChanged.connect(self._store_volume)
        self._name.editingFinished.connect(self._store_name)
        self._settings.changed.connect(self._show_values)
        context.speed_changed.connect(self._show_values)
        self._show_values()

    def title(self) -> str:
        return self.tr("Settings")

    def retranslate(self) -> None:
        self._look.heading.setText(self.tr("Look and language"))
        self._play.heading.setText(self.tr("Playing"))
        self.advanced.head.setText(self.tr("Advanced"))
        self.reset_button.setText(self.tr("Reset"))
        for key, box in self.lists.items():
            box.fill(dict(zip(LISTS[key], self._values(key), strict=True)))
        for key, words in self._words().items():
            self._rows[key].say(*words)
        for key, box in self.lists.items():
            box.call(self._words()[key][0])
        for key, control in self._choices.items():
            control.say(self._values(key), self._words()[key][0])
        self.switches["sounds"].setAccessibleName(self.tr("Sound"))
        self._size.setAccessibleName(self.tr("Text size"))
        self._volume.setAccessibleName(self.tr("Volume"))
        self._name.setPlaceholderText(seat_names([Seat()])[0])
        self._sample.retranslate()
        self.tables.retranslate()
        self.engines.retranslate()
        self._show_values()

    def apply_theme(self, theme: Theme) -> None:
        self._sample.apply_theme(theme)
        self.tables.apply_theme(theme)
        self.advanced.apply_theme(theme)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show):
            self._laid.start()
        return super().eventFilter(watched, event)

    def left(self) -> None:
        self.tables.rest()

    def closing(self) -> None:
        self.engines.close_all()

    def _build(self) -> None:
        self._rows["language"] = self._look.add(self.lists["language"])
        self._rows["theme"] = self._look.add(self._choices["theme"])
        self._rows["palette"] = self._look.add(self.lists["palette"])
        self._rows["text_size"] = self._look.add(_beside(self._size, self._size_value))
        self._rows["player_name"] = self._play.add(self._name)
        self._rows["help"] = self._play.add(self._choices["help"])
        self._rows["animation"] = self._play.add(self._choices["animation"])
        self._rows["sounds"] = self._play.add(_beside(self._volume, self._volume_value, self.switches["sounds"]))
        self._rows["ambience"] = self._more.add(self._choices["ambience"])
        for key in SWITCHES:
            self._rows[key] = self._more.add(self.switches[key])
        self._more.heading.hide()
        self._rows["reset"] = self._more.add(self.reset_button)
        for section in (self._more, self.engines):
            self.advanced.body.addWidget(section)
        self._column = column = Column(WIDEST)
        self._spread = spread = Spread(*_COLUMN)
        spread.left.addWidget(self._look)
        spread.left.addWidget(self._sample)
        spread.right.addWidget(self._play)
        spread.right.addWidget(self.advanced)
        for side in (spread.left, spread.right):
            side.addStretch(1)
        column.body.addWidget(spread)
        column.body.addWidget(self.tables)
        column.body.addStretch(1)
        for part in (self._sample, self.advanced, spread, column.viewport()):
            part.installEventFilter(self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(GAP["m"])
        whole.addWidget(column)

    def _fit_tables(self) -> None:
        """Tables in what the columns leave free, and none where one column is all there is."""
        low = max(part.mapTo(self, QPoint(0, part.height())).y() for part in (self._sample, self.advanced))
        top = self._spread.mapTo(self, QPoint(0, 0)).y()
        room = self._column.viewport().height() - 2 * GAP["l"] - (low - top) - GAP["l"]
        self.tables.fit(self._spread.width(), room if self._spread.is_broad else 0)

    def _reset(self) -> None:
        """Reset at once, and offer the way back."""
        settings, before = self._settings, self._settings.reset()
        if not before:
            self.notice.emit(Notice("reset", lambda: self.tr("All settings are at their defaults already.")))
            return

        def bring_back() -> None:
            for key, value in before.items():
                settings.set_value(key, value)

        back = NoticeAction(lambda: self.tr("Undo"), bring_back)
        self.notice.emit(Notice("reset", lambda: self.tr("All settings were reset."), actions=(back,)))

    def _store_list(self, key: str) -> None:
        self._settings.set_value(key, self.lists[key].currentData())

    def _store_volume(self, step: int) -> None:
        self._settings.volume = step * VOLUME_STEP
        self.context.sounds.play("lay")

    def _store_name(self) -> None:
        self._settings.player_name = limits.within(self._name.text(), limits.NAME).strip()

    def _show_values(self, _key: str = "") -> None:
        settings = self._settings
        for key, box in self.lists.items():
            with QSignalBlocker(box):
                box.setCurrentIndex(box.findData(settings.value(key)))
        for key, control in self._choices.items():
            control.choose(self.context.chosen_speed() if key == "animation" else settings.value(key))
        for key, switch in self.switches.items():
            switch.setChecked(settings.value(key))
        self._size.setValue(settings.text_size // TEXT_SIZE_STEP)
        self._size_value.setText(percent(settings.text_size / 100))
        with QSignalBlocker(self._volume):
            self._volume.setValue(settings.volume // VOLUME_STEP)
        self._volume.setEnabled(settings.sounds)
        self._choices["ambience"].setEnabled(settings.sounds)
        self._volume_value.setText(percent(settings.volume / 100))
        if self._name.text().strip() != settings.player_name:
            self._name.setText(settings.player_name)
        self._rows["help"].say(*self._words()["help"])

    def _words(self) -> dict[str, tuple[str, str]]:
        """Name and explanation of each setting."""
        return {
            "language": (self.tr("Language"), ""),
            "theme": (self.tr("Theme"), ""),
            "palette": (self.tr("Player colours"), self.tr("Players also differ by shape, in every palette.")),
            "text_size": (self.tr("Text size"), ""),
            "animation": (self.tr("Animation"), self.tr("How fast pieces move.")),
            "player_name": (self.tr("Your name"), self.tr("Used for new games.")),
            "sounds": (self.tr("Sound"), self.tr("Hear pieces, coins and dice as they move. Shift+M at a table.")),
            "ambience": (self.tr("Ambience"), self.tr("A quiet background sound, at the volume of all sounds.")),
            "help": (self.tr("Help at the table"), self._helps()[self._settings.help]),
            "confirm_moves": (self.tr("Confirm moves"), self.tr("Asks before making a move.")),
            "only_answers": (
                self.tr("Make the only possible choice automatically"),
                self.tr("The log says so; Undo goes back to your last real decision."),
            ),
            "move_list": (self.tr("List of moves"), self.tr("Show every legal move in words beside the table.")),
            "review_games": (
                self.tr("Review finished games"),
                self.tr("In the background, as soon as a game ends; the review is kept with the game."),
            ),
            "celebrations": (
                self.tr("Celebrate lessons"),
                self.tr("A star flies to your progress when you finish a lesson for the first time."),
            ),
            "reset": (self.tr("Reset all settings"), self.tr("Your name, games and progress stay.")),
        }

    def _helps(self) -> dict[str, str]:
        """Explanations of the degrees of help."""
        return {
            "none": self.tr("Just the table: no marks, no hints, no reasons."),
            "moves": self.tr("Legal places glow, refusals come with their rule, and hints answer when you ask."),
            "numbers": self.tr("Also shows costs and gains beside the legal places."),
            "coach": self.tr("Also asks “Sure?” after a costly move, and says why."),
        }

    def _values(self, key: str) -> list[str]:
        """The words of a setting's alternatives."""
        words = {
            "language": [self.tr("System"), *(NAMES[language] for language in LANGUAGES)],
            "theme": [self.tr("System"), self.tr("Night"), self.tr("Day"), self.tr("High contrast")],
            "palette": [self.tr("Standard"), self.tr("Red–green"), self.tr("Blue–yellow"), self.tr("By brightness")],
            "animation": [self.tr("Off"), self.tr("Normal"), self.tr("Fast")],
            "ambience": [self.tr("Off"), self.tr("Night meadow"), self.tr("Fireside")],
            "help": [self.tr("None"), self.tr("Moves"), self.tr("Numbers"), self.tr("Coach")],
        }
        return words[key]


def _slider(values: range, step: int) -> Slider:
    slider = Slider()
    slider.setRange(values[0] // step, values[-1] // step)
    slider.setMinimumWidth(_LEAST_SLIDER)
    return slider


def _beside(*parts: QWidget) -> QWidget:
    """One control of several."""
    control = QWidget()
    row = QHBoxLayout(control)
    row.setContentsMargins(0, 0, 0, 0)
    for part in parts:
        row.addWidget(part)
    return control
