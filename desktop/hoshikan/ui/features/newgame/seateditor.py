"""One seat of a new game: who sits there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QLineEdit, QStyle, QStyleOptionComboBox, QWidget

from hoshikan.bots.levels import in_place_of, offered
from hoshikan.engine import Seat, limits
from hoshikan.teaching.rating import Company
from hoshikan.ui.board.match.deals import DEFAULT_LEVEL
from hoshikan.ui.features.newgame.emblemchoice import EmblemChoice
from hoshikan.ui.features.newgame.facechoice import FaceChoice
from hoshikan.ui.kit.look.emblems import USUAL, worn
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.portraits import face_of
from hoshikan.ui.kit.look.theme import GAP, NIGHT, Theme
from hoshikan.ui.kit.widgets.basic import button, label
from hoshikan.ui.kit.widgets.choice import DropDown, Segments
from hoshikan.ui.session.people import People
from hoshikan.ui.text.levels import LevelWords


class _Levels(DropDown):
    """The levels of a bot. Screen readers see a closed list even while its box is hidden; so it is empty then, and
    keeps its width."""

    def __init__(self, level: str, game: str, others: Sequence[str]) -> None:
        """`others` are the names of other people's engines that play the game."""
        super().__init__()
        self._all = (*offered(game), *others)
        self.level = level
        self.chances: Mapping[str, Company] = {}
        """The odds of the one person at the table against each level."""
        self.currentIndexChanged.connect(self._on_index)

    def offer(self, offered: bool) -> None:
        """List the levels, in the language now installed, or none."""
        words = LevelWords()
        with QSignalBlocker(self):
            self.clear()
            for level in self._all if offered else ():
                self.addItem(words.name(level), level)
                self.setItemData(
                    self.count() - 1, literal(words.about(level, self.chances.get(level))), Qt.ItemDataRole.ToolTipRole
                )
            self.setCurrentIndex(self.findData(self.level))

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        if self.count():
            return hint
        words, option = LevelWords(), QStyleOptionComboBox()
        self.initStyleOption(option)
        widest = max(self.fontMetrics().boundingRect(words.name(level)).width() for level in self._all)
        full = QSize(widest, self.fontMetrics().height())
        full = self.style().sizeFromContents(QStyle.ContentsType.CT_ComboBox, option, full, self)
        return QSize(full.width(), hint.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _on_index(self, _index: int) -> None:
        self.level = self.currentData()


class SeatEditor(QWidget):
    """Human with a name, or bot with a name and a level."""

    changed = Signal()
    removed = Signal()
    raised = Signal()
    """The seat wants to change places with the one before it."""
    emblem_wanted = Signal(int)
    """Another emblem was chosen, which may be that of another seat."""

    def __init__(
        self,
        place: int,
        seat: Seat,
        bot_name: str,
        game: str,
        people: People,
        parent: QWidget | None = None,
        others: Sequence[str] = (),
    ) -> None:
        """`place` counts from 0; `bot_name` is the name the seat takes when it turns into a bot's; `others` are the
        engines of other people that can sit here."""
        super().__init__(parent)
        self._place = place
        self._names = {"human": "" if seat.is_bot else seat.name, "bot": seat.name if seat.is_bot else bot_name}
        self._face = FaceChoice(place)
        self._face.show_face(face_of(seat.name) if seat.is_bot else people.face(seat.name))
        self._face.offer(not seat.is_bot)
        self._face.chosen.connect(self._on_face)
        self._people = people
        self._theme = NIGHT
        self._emblem = EmblemChoice(place)
        self._emblem.chosen.connect(self.emblem_wanted)
        self._kind = Segments(("human", "bot"))
        self._name = QLineEdit()
        self._name.setMaxLength(limits.NAME)
        level = in_place_of(game, seat.level)
        self._level = _Levels(level if level in (*offered(game), *others) else DEFAULT_LEVEL, game, others)
        self._level.offer(seat.is_bot)
        self.team = label("small")
        """The name of the team, where seats win together."""
        self.team.hide()
        self._raise = button("quiet", self.raised.emit)
        if place == 0:
            self._raise.hide()
        self._remove = button("quiet", self.removed.emit)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP["m"])
        row.addWidget(self._face)
        row.addWidget(self._emblem)
        row.addWidget(self._kind, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._name, 1)
        row.addWidget(self._level)
        row.addWidget(self.team)
        row.addWidget(self._raise)
        row.addWidget(self._remove)
        for part in (self._level, self._raise, self._remove):
            # Names stay of one length whether or not something stands behind them.
            keep = part.sizePolicy()
            keep.setRetainSizeWhenHidden(True)
            part.setSizePolicy(keep)
        self._kind.choose(seat.kind)
        self._name.setText(seat.name)
        self._kind.chosen.connect(self._on_kind)
        self._name.textChanged.connect(self._on_name)
        self._complete(seat.is_bot)
        self._level.currentIndexChanged.connect(lambda _index: self._on_level())
        self._level.setVisible(seat.is_bot)

    @property
    def face(self) -> str:
        """The face of the player, "" for the emblem alone."""
        return self._face.face

    @property
    def name_line(self) -> QLineEdit:
        """The field of the name."""
        return self._name

    @property
    def level_list(self) -> DropDown:
        """The list of a bot's levels, and of the engines that can play in its place."""
        return self._level

    @property
    def emblem(self) -> int:
        """The emblem under which the seat plays."""
        return self._emblem.emblem

    def show_chances(self, chances: Mapping[str, Company]) -> None:
        """Tell the odds of the one person at the table against each level; none where they are unknown."""
        if chances != self._level.chances:
            self._level.chances = chances
            self._level.offer(self._kind.value() == "bot")
            self._describe_level()

    def show_team(self, team: str) -> None:
        """Name the team of the seat; "" where the seat plays for itself."""
        self.team.setText(team)
        self.team.setVisible(bool(team))
        self._name.setAccessibleDescription(self.tr("Team: {team}").format(team=team) if team else "")

    def show_emblem(self, emblem: int, others: Mapping[int, str]) -> None:
        """Play under this emblem; `others` names who has which of the rest."""
        self._emblem.show_emblem(emblem, others)
        self._dress()

    def take_focus(self) -> None:
        """Take the keyboard, at the part where nothing happens by accident."""
        self._name.setFocus(Qt.FocusReason.OtherFocusReason)

    def seat(self) -> Seat:
        """Return the current input."""
        name = self._name.text().strip()
        if self._kind.value() == "bot":
            return Seat("bot", name, self._level.level)
        return Seat("human", name)

    def rename_bot(self, names: Mapping[str, str]) -> None:
        """Call a bot that has one of these names by the name it stands for; people keep theirs."""
        self._names["bot"] = names.get(self._names["bot"], self._names["bot"])
        if self._kind.value() == "bot":
            self._name.setText(names.get(self._name.text(), self._name.text()))

    def set_removable(self, removable: bool) -> None:
        self._remove.setVisible(removable)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._emblem.apply_theme(theme)
        self._dress()

    def _dress(self) -> None:
        """The face has the colour and the sign of the emblem."""
        others = [emblem for emblem in USUAL if emblem != self.emblem]
        self._face.apply_theme(worn(self._theme, [*others[: self._place], self.emblem, *others[self._place :]]))

    def retranslate(self) -> None:
        place = self.tr("Player {place}").format(place=self._place + 1)
        self._kind.say([self.tr("Human"), self.tr("Bot")], place)
        self._name.setPlaceholderText(place)
        self._name.setAccessibleName(self.tr("Player {place}'s name").format(place=self._place + 1))
        self._level.offer(self._kind.value() == "bot")
        self._level.call(self.tr("Player {place}'s level").format(place=self._place + 1))
        self._face.say(self.tr("Player {place}'s face").format(place=self._place + 1))
        self._emblem.say(self.tr("Player {place}'s colour and emblem").format(place=self._place + 1))
        self._raise.setText("↑")
        self._raise.setToolTip(literal(self.tr("Move up one seat")))
        self._raise.setAccessibleName(self.tr("Move player {place} up one seat").format(place=self._place + 1))
        self._remove.setText(self.tr("Remove"))
        self._remove.setAccessibleName(self.tr("Remove player {place}").format(place=self._place + 1))
        self._describe_level()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _on_kind(self, kind: str) -> None:
        other = "bot" if kind == "human" else "human"
        if self._level.isHidden() == (kind == "bot"):
            self._names[other] = self._name.text()
            self._name.setText(self._names[kind])
        self._level.offer(kind == "bot")
        self._level.setVisible(kind == "bot")
        self._face.offer(kind == "human")
        self._complete(kind == "bot")
        self._show_face()
        self.changed.emit()

    def _on_face(self, face: str) -> None:
        self._people.choose(self.seat().name, face)
        self.changed.emit()

    def _on_name(self, _text: str) -> None:
        """Somebody known brings a face along; else the one shown stays."""
        self._show_face(stays=True)
        self.changed.emit()

    def _show_face(self, *, stays: bool = False) -> None:
        seat = self.seat()
        known = face_of(seat.name) if seat.is_bot else self._people.face(seat.name)
        if known or seat.is_bot or not stays:
            self._face.show_face(known)

    def _complete(self, is_bot: bool) -> None:
        """Offer the names of people who have played here as completions."""
        known = [] if is_bot else self._people.names()
        self._name.setCompleter(QCompleter(known, self._name))

    def _on_level(self) -> None:
        self._describe_level()
        self.changed.emit()

    def _describe_level(self) -> None:
        about = LevelWords().about(self._level.level, self._level.chances.get(self._level.level))
        self._level.setToolTip(literal(about))
        self._level.setAccessibleDescription(about)
