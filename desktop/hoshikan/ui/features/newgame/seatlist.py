"""All seats of a new game, as many as the game allows."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QCompleter,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QProxyStyle,
    QStyle,
    QStyleOption,
    QStyleOptionComboBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from hoshikan.bots.levels import in_place_of, offered
from hoshikan.engine import Seat, limits
from hoshikan.teaching.rating import Company
from hoshikan.ui.board.emblem import emblem_pixmap, nobody_pixmap, portrait_pixmap
from hoshikan.ui.board.match.deals import DEFAULT_LEVEL, bot_names, free_bot_name
from hoshikan.ui.board.match.seating import Teams, seat_names
from hoshikan.ui.board.table.kit.painting import Sitter
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.portraits import FACES, face_of
from hoshikan.ui.kit.look.shapes import USUAL, completed, worn
from hoshikan.ui.kit.look.theme import GAP, NIGHT, SEAT_SHAPES, Theme
from hoshikan.ui.kit.look.words import Words
from hoshikan.ui.kit.widgets.basic import button, emptied, label
from hoshikan.ui.kit.widgets.choice import DropDown, Segments
from hoshikan.ui.kit.widgets.focusring import tab_in_reading_order
from hoshikan.ui.session.notebook import People
from hoshikan.ui.text.levels import LevelWords

_IN_MENU: Final = 40
"""Logical pixels of a picture in the menu."""


class _LargeIcons(QProxyStyle):
    """Menus show pictures as small as words else."""

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        if metric == QStyle.PixelMetric.PM_SmallIconSize:
            return _IN_MENU
        return super().pixelMetric(metric, option, widget)


class PictureMenu(QToolButton):
    """Subclasses set the picture and fill the menu when that opens."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme: Theme = NIGHT
        self._side = side
        self.setProperty("kind", "quiet")
        self.setIconSize(QSize(side, side))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.choices = QMenu(self)
        self._large = _LargeIcons()
        self.choices.setStyle(self._large)
        # Filled when it is wanted: seats come and go while names are typed.
        self.choices.aboutToShow.connect(self._on_opening)

    def fill(self) -> None:
        """Put what may be chosen into the empty menu."""

    def picture(self) -> QIcon:
        """The chosen picture, in the size of the button."""
        return QIcon()

    def offer(self, offered: bool) -> None:
        """Let it be chosen, or only be seen."""
        self.setMenu(self.choices if offered else None)  # type: ignore[arg-type]  # the stub forbids None, Qt takes it
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if offered else Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not offered)

    def apply_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.show_picture()

    def show_picture(self) -> None:
        """Show the choice or its colours anew."""
        icon = self.picture()
        icon.addPixmap(icon.pixmap(QSize(self._side, self._side)), QIcon.Mode.Disabled)
        self.setIcon(icon)

    def _on_opening(self) -> None:
        self.choices.clear()
        self.fill()


class EmblemWords(Words):
    """Names by the signs of `look.theme.SEAT_SHAPES`: colours differ with theme and palette, signs never."""

    def name(self, emblem: int) -> str:
        """The emblem's name."""
        names = {
            "star": self.tr("Star", "an emblem"),
            "crown": self.tr("Crown", "an emblem"),
            "ring": self.tr("Ring", "an emblem"),
            "diamond": self.tr("Diamond", "an emblem"),
            "drop": self.tr("Drop", "an emblem"),
            "moon": self.tr("Moon", "an emblem"),
        }
        return names[SEAT_SHAPES[emblem]]


SIDE: Final = 36
"""Logical pixels of an emblem on its button."""


class EmblemChoice(PictureMenu):
    """Emblems of others may be chosen too: then the two seats exchange."""

    chosen = Signal(int)

    def __init__(self, emblem: int, parent: QWidget | None = None) -> None:
        super().__init__(SIDE, parent)
        self.emblem = emblem
        self._others: Mapping[int, str] = {}
        self.offer(True)

    def show_emblem(self, emblem: int, others: Mapping[int, str]) -> None:
        """Show another emblem; `others` names who has which of the rest."""
        self.emblem, self._others = emblem, others
        self.setAccessibleDescription(EmblemWords().name(emblem))
        self.show_picture()

    def say(self, name: str) -> None:
        """Set the name for screen readers, in the language now installed."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(EmblemWords().name(self.emblem))
        self.setToolTip(literal(name))

    def picture(self) -> QIcon:
        return QIcon(emblem_pixmap(self.emblem, self.theme, SIDE))

    def fill(self) -> None:
        words = EmblemWords()
        for emblem in USUAL:
            name = words.name(emblem)
            if emblem in self._others:
                name = self.tr("{emblem} – exchange with {name}").format(emblem=name, name=self._others[emblem])
            # An ampersand in somebody's name is no key to press.
            action = self.choices.addAction(QIcon(emblem_pixmap(emblem, self.theme, SIDE)), name.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(emblem == self.emblem)
            action.triggered.connect(lambda _checked=False, emblem=emblem: self.chosen.emit(emblem))


class FaceWords(Words):
    """Names by the ids in `look.portraits`."""

    def name(self, face: str) -> str:
        """A face's name; that of the seat's emblem for ""."""
        return {
            "": self.tr("Emblem", "a portrait"),
            "astronomer": self.tr("Astronomer", "a portrait"),
            "merchant": self.tr("Merchant", "a portrait"),
            "queen": self.tr("Queen", "a portrait"),
            "knight": self.tr("Knight", "a portrait"),
            "sailor": self.tr("Sailor", "a portrait"),
            "clerk": self.tr("Clerk", "a portrait"),
            "owl": self.tr("Owl", "a portrait"),
            "cat": self.tr("Cat", "a portrait"),
            "fox": self.tr("Fox", "a portrait"),
            "hare": self.tr("Hare", "a portrait"),
        }.get(face, face)


_FACECHOICE_SIDE: Final = 52
"""Logical pixels of a portrait on its button."""


class FaceChoice(PictureMenu):
    """Shows a face on the colour of its seat; people choose another one."""

    chosen = Signal(str)

    def __init__(self, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(_FACECHOICE_SIDE, parent)
        self._seat = seat
        self.face = ""

    def show_face(self, face: str) -> None:
        """Show another face."""
        self.face = face
        self.show_picture()

    def say(self, name: str) -> None:
        """Set the name for screen readers, in the language now installed."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(FaceWords().name(self.face))
        self.setToolTip(literal(name))

    def picture(self) -> QIcon:
        # The emblem stands beside already.
        return self._icon(self.face) if self.face else QIcon(nobody_pixmap(self.theme, _FACECHOICE_SIDE))

    def fill(self) -> None:
        words = FaceWords()
        for face in ("", *FACES):
            action = self.choices.addAction(self._icon(face), words.name(face))
            action.setCheckable(True)
            action.setChecked(face == self.face)
            action.triggered.connect(lambda _checked=False, face=face: self._choose(face))

    def _choose(self, face: str) -> None:
        self.show_face(face)
        self.setAccessibleDescription(FaceWords().name(face))
        self.chosen.emit(face)

    def _icon(self, face: str) -> QIcon:
        if face:
            return QIcon(portrait_pixmap(Sitter(face), self._seat, self.theme, _FACECHOICE_SIDE))
        return QIcon(emblem_pixmap(self._seat, self.theme, _FACECHOICE_SIDE))


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
        size = super().sizeHint()
        if self.count():
            return size
        words, option = LevelWords(), QStyleOptionComboBox()
        self.initStyleOption(option)
        widest = max(self.fontMetrics().boundingRect(words.name(level)).width() for level in self._all)
        full = QSize(widest, self.fontMetrics().height())
        full = self.style().sizeFromContents(QStyle.ContentsType.CT_ComboBox, option, full, self)
        return QSize(full.width(), size.height())

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


class SeatList(QFrame):
    """Rows of seats with a button that adds one."""

    changed = Signal()

    def __init__(
        self,
        allowed: Sequence[int],
        game: str,
        people: People,
        parent: QWidget | None = None,
        others: Sequence[str] = (),
    ) -> None:
        """`others` are external engines that can sit here."""
        super().__init__(parent)
        self._people = people
        self._game = game
        self._others = others
        self._chances: Mapping[str, Company] = {}
        self.setProperty("kind", "panel")
        self._allowed = allowed
        self._theme = NIGHT
        self._editors: list[SeatEditor] = []
        self._names: list[str] = []
        self._company = bot_names()
        self._reserved: Collection[str] = ()
        self._heading = label("large")
        self._why = label("small", muted=True, wrap=True)
        self._why.hide()
        self._add = button("", self.add)
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self._add)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(GAP["s"])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(GAP["l"], GAP["m"], GAP["l"], GAP["m"])
        whole.setSpacing(GAP["m"])
        whole.addLayout(head)
        whole.addWidget(self._why)
        whole.addLayout(self._rows)
        self._levels = label("small", muted=True, wrap=True)
        whole.addWidget(self._levels)
        self.changed.connect(self._show_levels)

    def seats(self) -> list[Seat]:
        """Return the players by seat."""
        return [editor.seat() for editor in self._editors]

    def show_chances(self, chances: Mapping[str, Company]) -> None:
        """Show the odds of the one person here against each level; none where they are unknown."""
        self._chances = chances
        for editor in self._editors:
            editor.show_chances(chances)
        self._show_levels()

    def reserve(self, names: Collection[str]) -> None:
        """From now on no bot is given these names: pieces on the table have them."""
        self._reserved = names

    def yield_reserved(self) -> None:
        """Another name for every bot that has a reserved one."""
        names = self._reserved
        seats = self.seats()
        for place, seat in enumerate(seats):
            if seat.is_bot and seat.name in names:
                seats[place] = Seat(seat.kind, self._free_name(seats), seat.level)
        if seats != self.seats():
            self.set_seats(seats, self.emblems())

    def _free_name(self, seats: Sequence[Seat]) -> str:
        return free_bot_name([*self._reserved, *(seat.name for seat in seats)])

    def set_seats(self, seats: Sequence[Seat], emblems: Sequence[int] = ()) -> None:
        """Show these seats instead, under `emblems` or those that are known of them."""
        emptied(self._rows)
        self._editors = []
        given = completed(emblems) if emblems else self._people.emblems(seats)
        for place, seat in enumerate(seats):
            editor = SeatEditor(place, seat, self._free_name(seats), self._game, self._people, others=self._others)
            editor.changed.connect(self.changed)
            # Queued: the row goes away, and with it the button that is being pressed.
            editor.removed.connect(lambda place=place: self.remove(place), Qt.ConnectionType.QueuedConnection)
            editor.raised.connect(lambda place=place: self.raise_seat(place), Qt.ConnectionType.QueuedConnection)
            editor.emblem_wanted.connect(lambda emblem, place=place: self.wear(place, emblem))
            editor.changed.connect(lambda place=place: self._on_name(place))
            editor.apply_theme(self._theme)
            editor.retranslate()
            self._rows.addWidget(editor)
            self._editors.append(editor)
        tab_in_reading_order(self)
        self._names = [seat.name for seat in seats]
        self._show_emblems(given)
        self._show_limits(len(seats))
        self.changed.emit()

    def wear(self, place: int, emblem: int) -> None:
        """Give a seat another emblem, and its former owner that of the seat; remembered by the name."""
        emblems = self.emblems()
        emblems[emblems.index(emblem)], emblems[place] = emblems[place], emblem
        self._people.wear(self.seats()[place].name, emblem)
        self._show_emblems(emblems)
        self.changed.emit()

    def emblems(self) -> list[int]:
        """Return the emblems of all six seats, unused ones included."""
        return list(completed([editor.emblem for editor in self._editors]))

    def _show_emblems(self, emblems: Sequence[int]) -> None:
        names = seat_names(self.seats())
        for place, editor in enumerate(self._editors):
            others = {emblems[other]: name for other, name in enumerate(names) if other != place}
            editor.show_emblem(emblems[place], others)

    def _on_name(self, place: int) -> None:
        """Somebody known brings an emblem along."""
        name = self.seats()[place].name
        if name == self._names[place]:
            return
        self._names[place] = name
        emblems, known = self.emblems(), self._people.emblem(name) if name else None
        if known is not None:
            emblems[emblems.index(known)], emblems[place] = emblems[place], known
        self._show_emblems(emblems)

    def allow(self, counts: Sequence[int]) -> None:
        """Allow only these numbers of seats from now on, ascending; seats are added or removed as needed."""
        self._allowed = counts
        seats = self.seats()
        if seats and len(seats) not in counts:
            more = [count for count in counts if count > len(seats)]
            self.set_seats(self._with_bots(min(more)) if more else _without_last(seats, max(counts)))
        else:
            self._show_limits(len(seats))

    def explain(self, why: str) -> None:
        """Why not every number of players of the game is offered; "" if it is."""
        self._why.setText(why)
        self._why.setVisible(bool(why))
        self._add.setAccessibleDescription(why)

    def show_teams(self, teams: Teams) -> None:
        """Name the team of every seat, where seats win together."""
        for place, editor in enumerate(self._editors):
            editor.show_team(teams.of(place))
        widest = max((editor.team.sizeHint().width() for editor in self._editors), default=0)
        for editor in self._editors:
            editor.team.setMinimumWidth(widest)

    def editor(self, place: int) -> SeatEditor:
        """The row of a seat."""
        return self._editors[place]

    def add(self) -> None:
        """Bots, of the level of the last one, up to the next number of seats the game allows."""
        wanted = min((count for count in self._allowed if count > len(self._editors)), default=0)
        if wanted:
            focused = self._add.hasFocus()
            self.set_seats(self._with_bots(wanted), self.emblems())
            if focused and not self._add.isEnabled():
                self._editors[-1].take_focus()

    def remove(self, place: int) -> None:
        """Remove this seat, and the last ones if the game requires it."""
        seats = self.seats()
        wanted = max((count for count in self._allowed if count < len(seats)), default=0)
        if wanted:
            focused = self._editors[place].isAncestorOf(self.focusWidget())
            emblems = self.emblems()
            self.set_seats((seats[:place] + seats[place + 1 :])[:wanted], emblems[:place] + emblems[place + 1 :])
            if focused:
                self._editors[min(place, wanted - 1)].take_focus()

    def raise_seat(self, place: int) -> None:
        """Let a seat change places with the one before it."""
        seats = self.seats()
        emblems = self.emblems()
        seats[place - 1 : place + 1] = [seats[place], seats[place - 1]]
        emblems[place - 1 : place + 1] = [emblems[place], emblems[place - 1]]
        self.set_seats(seats, emblems)
        self._editors[place - 1].take_focus()

    def faces(self) -> list[str]:
        """Return the face of each seat, "" for its emblem."""
        return [editor.face for editor in self._editors]

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        for editor in self._editors:
            editor.apply_theme(theme)

    def retranslate(self) -> None:
        self._heading.setText(self.tr("Players"))
        self._add.setText(self.tr("Add a player"))
        self._show_levels()
        company = bot_names()
        if company != self._company:
            # Such a name typed for a bot means the suggested opponent of that name.
            translated = dict(zip(self._company, company, strict=True))
            self._company = company
            for editor in self._editors:
                editor.rename_bot(translated)

    def _show_levels(self) -> None:
        """Show a description of the bots that sit here, a line for each level."""
        seated = {seat.level for seat in self.seats() if seat.is_bot}
        words = LevelWords()
        known = (*offered(self._game), *self._others)
        self._levels.setText(
            "\n".join(words.line(level, self._chances.get(level)) for level in known if level in seated)
        )
        self._levels.setVisible(bool(seated))

    def _with_bots(self, wanted: int) -> list[Seat]:
        seats = self.seats()
        level = next((seat.level for seat in reversed(seats) if seat.is_bot), DEFAULT_LEVEL)
        while len(seats) < wanted:
            seats.append(Seat("bot", self._free_name(seats), level))
        return seats

    def _show_limits(self, seats: int) -> None:
        self._add.setEnabled(seats < self._allowed[-1])
        for editor in self._editors:
            editor.set_removable(seats > self._allowed[0])

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _without_last(seats: Sequence[Seat], wanted: int) -> list[Seat]:
    """The first `wanted` seats where bots give way before people."""
    places = sorted(range(len(seats)), key=lambda place: (seats[place].is_bot, place))[:wanted]
    return [seats[place] for place in sorted(places)]
