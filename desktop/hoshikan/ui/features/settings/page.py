"""Settings: everything applies at once, and the sample shows how it looks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QSignalBlocker, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from hoshikan.engine import Seat, limits
from hoshikan.ui.board.match.names import seat_names
from hoshikan.ui.features.settings.otherengines import OtherEnginesPanel
from hoshikan.ui.features.settings.sample import Sample
from hoshikan.ui.features.settings.tables import SampleTables
from hoshikan.ui.kit.look.language import LANGUAGES, NAMES
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.look.words import percent
from hoshikan.ui.kit.sound.names import GROUPS
from hoshikan.ui.kit.widgets.basic import button
from hoshikan.ui.kit.widgets.choice import Segments, Switch
from hoshikan.ui.kit.widgets.column import Column
from hoshikan.ui.kit.widgets.notices import Notice, NoticeAction
from hoshikan.ui.kit.widgets.section import Row, Section
from hoshikan.ui.kit.widgets.slider import Slider
from hoshikan.ui.kit.widgets.spread import Spread
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.otherengines import OtherEngines
from hoshikan.ui.session.page import Page
from hoshikan.ui.session.settings import TEXT_SIZE_STEP, TEXT_SIZES, VOLUME_STEP, VOLUMES, Settings

WIDEST = 1940
_COLUMN: Final = (640, 1040)
"""Least width of two columns each, and greatest of one alone."""
PLAYING = ("confirm_moves", "only_answers", "move_list", "review_games", "celebrations")
ASSISTS = ("glow_targets", "show_costs", "explain_refusals", "hints_enabled", "table_coach")
HEARD = tuple(f"sounds_{group}" for group in GROUPS)
SWITCHES = (*PLAYING, *ASSISTS, "sounds", *HEARD)
_LEAST_SLIDER: Final = 200
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "language": ("", *LANGUAGES),
    "theme": ("system", "night", "day", "contrast"),
    "palette": ("standard", "deutan", "tritan", "mono"),
    "animation": ("system", "off", "fast", "normal", "slow"),
}


class SettingsPage(Page):
    """Sections in one column or two; the sample stands beside those that change the look, tables below all where there
    is room."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._settings: Settings = context.settings
        self._choices = {key: Segments(values) for key, values in CHOICES.items()}
        self.switches = {key: Switch() for key in SWITCHES}
        self._name = QLineEdit()
        self._name.setMaxLength(limits.NAME)
        self._size, self._size_value = _slider(TEXT_SIZES, TEXT_SIZE_STEP), QLabel()
        self._volume, self._volume_value = _slider(VOLUMES, VOLUME_STEP), QLabel()
        self._sample = Sample()
        self.tables = SampleTables(context.games)
        self.reset_button = button("", self._reset)
        self._rows: dict[str, Row] = {}
        self._look, self._play, self._sound, self._assists = Section(), Section(), Section(), Section()
        self.engines = OtherEnginesPanel(OtherEngines(self._settings), tuple(context.games))
        self._laid = QTimer(self)
        self._laid.setSingleShot(True)
        self._laid.setInterval(0)
        self._laid.timeout.connect(self._fit_tables)
        self._build()
        for key, control in self._choices.items():
            control.chosen.connect(lambda value, key=key: self._settings.set_value(key, value))
        for key, switch in self.switches.items():
            switch.toggled.connect(lambda on, key=key: self._settings.set_value(key, on))
        self._size.valueChanged.connect(lambda step: self._settings.set_value("text_size", step * TEXT_SIZE_STEP))
        self._volume.valueChanged.connect(self._store_volume)
        self._name.editingFinished.connect(self._store_name)
        self._settings.changed.connect(self._show_values)
        self._show_values()

    def title(self) -> str:
        return self.tr("Settings")

    def retranslate(self) -> None:
        self._look.heading.setText(self.tr("Look and language"))
        self._play.heading.setText(self.tr("Playing"))
        self._sound.heading.setText(self.tr("Sound"))
        self._assists.heading.setText(self.tr("Help while playing"))
        self.reset_button.setText(self.tr("Reset all settings"))
        for key, words in self._words().items():
            self._rows[key].say(*words)
        for key, control in self._choices.items():
            control.say(self._values(key), self._words()[key][0])
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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show):
            self._laid.start()
        return super().eventFilter(watched, event)

    def left(self) -> None:
        self.tables.rest()

    def closing(self) -> None:
        self.engines.close_all()

    def _build(self) -> None:
        for key in ("language", "theme", "palette"):
            self._rows[key] = self._look.add(self._choices[key])
        self._rows["text_size"] = self._look.add(_beside(self._size, self._size_value))
        self._rows["animation"] = self._play.add(self._choices["animation"])
        self._rows["player_name"] = self._play.add(self._name)
        for key in PLAYING:
            self._rows[key] = self._play.add(self.switches[key])
        for key in ASSISTS:
            self._rows[key] = self._assists.add(self.switches[key])
        self._rows["sounds"] = self._sound.add(self.switches["sounds"])
        self._rows["volume"] = self._sound.add(_beside(self._volume, self._volume_value))
        for key in HEARD:
            self._rows[key] = self._sound.add(self.switches[key])
        self._column = column = Column(WIDEST)
        self._spread = spread = Spread(*_COLUMN)
        for section in (self._look, self._sample, self._play):
            spread.left.addWidget(section)
        for section in (self._sound, self._assists, self.engines):
            spread.right.addWidget(section)
        spread.right.addWidget(self.reset_button, 0, Qt.AlignmentFlag.AlignRight)
        for side in (spread.left, spread.right):
            side.addStretch(1)
        column.body.addWidget(spread)
        column.body.addWidget(self.tables)
        column.body.addStretch(1)
        for part in (self._play, self.reset_button, spread, column.viewport()):
            part.installEventFilter(self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(GAP["m"])
        whole.addWidget(column)

    def _fit_tables(self) -> None:
        """Tables in what the columns leave free, and none where one column is all there is."""
        low = max(part.mapTo(self, QPoint(0, part.height())).y() for part in (self._play, self.reset_button))
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

    def _store_volume(self, step: int) -> None:
        self._settings.volume = step * VOLUME_STEP
        self.context.sounds.play("lay")

    def _store_name(self) -> None:
        self._settings.player_name = limits.within(self._name.text(), limits.NAME).strip()

    def _show_values(self, _key: str = "") -> None:
        for key, control in self._choices.items():
            control.choose(self._settings.value(key))
        for key, switch in self.switches.items():
            switch.setChecked(self._settings.value(key))
        self._size.setValue(self._settings.text_size // TEXT_SIZE_STEP)
        self._size_value.setText(percent(self._settings.text_size / 100))
        with QSignalBlocker(self._volume):
            self._volume.setValue(self._settings.volume // VOLUME_STEP)
        self._volume_value.setText(percent(self._settings.volume / 100))
        if self._name.text().strip() != self._settings.player_name:
            self._name.setText(self._settings.player_name)

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
            "volume": (self.tr("Volume"), ""),
            "sounds_pieces": (self.tr("Pieces"), self.tr("Cards, coins, dice, and the pieces you move.")),
            "sounds_turn": (self.tr("Turns"), self.tr("A bell when it is your turn; hints, refusals, undo.")),
            "sounds_results": (self.tr("Results"), self.tr("Reveals, wins and losses, the end of a game.")),
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
            "glow_targets": (self.tr("Show where a piece can go"), self.tr("Legal places glow.")),
            "show_costs": (self.tr("Show costs and gains"), self.tr("Numbers appear beside the legal places.")),
            "explain_refusals": (
                self.tr("Explain why a move isn't allowed"),
                self.tr("With the rule that forbids it."),
            ),
            "hints_enabled": (self.tr("Offer hints"), self.tr("Up to three steps, from a nudge to the move.")),
            "table_coach": (
                self.tr("Coach at the table"),
                self.tr("Asks “Sure?” after a costly move, and says why. Undone moves are counted."),
            ),
        }

    def _values(self, key: str) -> list[str]:
        """The words of a setting's alternatives."""
        if key == "language":
            return [self.tr("System"), *(NAMES[language] for language in LANGUAGES)]
        if key == "theme":
            return [self.tr("System"), self.tr("Night"), self.tr("Day"), self.tr("High contrast")]
        if key == "palette":
            return [self.tr("Standard"), self.tr("Red–green"), self.tr("Blue–yellow"), self.tr("By brightness")]
        slower = (self.tr("Fast"), self.tr("Normal"), self.tr("Slow"))
        return [self.tr("Follow the system"), self.tr("Off"), *slower]


def _slider(values: range, step: int) -> Slider:
    slider = Slider()
    slider.setRange(values[0] // step, values[-1] // step)
    slider.setMinimumWidth(_LEAST_SLIDER)
    return slider


def _beside(slider: Slider, value: QLabel) -> QWidget:
    both = QWidget()
    row = QHBoxLayout(both)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(slider)
    row.addWidget(value)
    return both
