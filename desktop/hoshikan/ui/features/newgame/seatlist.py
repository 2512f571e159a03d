"""All seats of a new game, as many as the game allows."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFont,
    QFontInfo,
    QFontMetrics,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QCompleter,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QProxyStyle,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOption,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from hoshikan.bots.levels import in_place_of, offered
from hoshikan.engine import Seat, limits
from hoshikan.ui.board.labels import emblem_pixmap, portrait_pixmap
from hoshikan.ui.board.match.deals import DEFAULT_LEVEL, bot_names, free_bot_name
from hoshikan.ui.board.match.seating import Teams, seat_names
from hoshikan.ui.board.table.drawing import draw_banner
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.portraits import FACES, face_of
from hoshikan.ui.kit.look.theme import GAP, NIGHT, SEAT_SHAPES, USUAL, Theme, color, completed, worn
from hoshikan.ui.kit.look.words import Words
from hoshikan.ui.kit.widgets.basic import DropDown, button, emptied, label, set_in_display, tab_in_reading_order
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


_SIDE: Final = 44
"""Logical pixels of the picture on its button."""


class SeatMenu(QToolButton):
    """The picture of a player, with a menu of what else can be chosen about the seat."""

    face_chosen = Signal(str)
    emblem_chosen = Signal(int)
    raised = Signal()
    """The seat wants to change places with the one before it."""
    rename_wanted = Signal()

    def __init__(self, place: int, emblem: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._place = place
        self._theme: Theme = NIGHT
        self._is_person = True
        self._others: Mapping[int, str] = {}
        self.face, self.emblem = "", emblem
        self.setProperty("kind", "quiet")
        self.setIconSize(QSize(_SIDE, _SIDE))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.choices, self.faces, self.emblems = QMenu(self), QMenu(self), QMenu(self)
        self._large = _LargeIcons()
        for menu in (self.faces, self.emblems):
            menu.setStyle(self._large)
        # Filled when it is wanted: seats come and go while names are typed.
        self.choices.aboutToShow.connect(self._fill)
        self.setMenu(self.choices)

    def show_person(self, is_person: bool) -> None:
        """Offer what a person or a bot can choose."""
        self._is_person = is_person

    def show_face(self, face: str) -> None:
        """Show another face; the emblem for ""."""
        self.face = face
        self._show_picture()

    def show_emblem(self, emblem: int, others: Mapping[int, str]) -> None:
        """Play under another emblem; `others` names who has which of the rest."""
        self.emblem, self._others = emblem, others
        self._describe()

    def apply_theme(self, theme: Theme) -> None:
        """Show the picture in the colours of a theme, where the seat wears its emblem."""
        self._theme = theme
        self._show_picture()

    def retranslate(self) -> None:
        name = self.tr("Player {place}: face, emblem, place").format(place=self._place + 1)
        self.setAccessibleName(name)
        self.setToolTip(literal(name))
        self._describe()

    def _describe(self) -> None:
        emblem = EmblemWords().name(self.emblem)
        self.setAccessibleDescription(f"{FaceWords().name(self.face)}, {emblem}" if self.face else emblem)

    def _fill(self) -> None:
        for menu in (self.choices, self.faces, self.emblems):
            menu.clear()
        if self._is_person:
            self.faces.setTitle(self.tr("Face"))
            self.choices.addMenu(self.faces)
            self._fill_faces()
        self.emblems.setTitle(self.tr("Colour and emblem"))
        self.choices.addMenu(self.emblems)
        self._fill_emblems()
        if not self._is_person:
            self.choices.addAction(self.tr("Another name")).triggered.connect(self.rename_wanted)
        if self._place:
            self.choices.addAction(self.tr("Move up one seat")).triggered.connect(self.raised)

    def _fill_faces(self) -> None:
        words = FaceWords()
        for face in ("", *FACES):
            action = self.faces.addAction(self._icon(face), words.name(face))
            action.setCheckable(True)
            action.setChecked(face == self.face)
            action.triggered.connect(lambda _checked=False, face=face: self._choose_face(face))

    def _fill_emblems(self) -> None:
        words = EmblemWords()
        for emblem in USUAL:
            name = words.name(emblem)
            if emblem in self._others:
                name = self.tr("{emblem} – exchange with {name}").format(emblem=name, name=self._others[emblem])
            # An ampersand in somebody's name is no key to press.
            picture = QIcon(emblem_pixmap(emblem, self._theme, _IN_MENU))
            action = self.emblems.addAction(picture, name.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(emblem == self.emblem)
            action.triggered.connect(lambda _checked=False, emblem=emblem: self.emblem_chosen.emit(emblem))

    def _choose_face(self, face: str) -> None:
        self.show_face(face)
        self._describe()
        self.face_chosen.emit(face)

    def _show_picture(self) -> None:
        self.setIcon(self._icon(self.face))

    def _icon(self, face: str) -> QIcon:
        if face:
            return QIcon(portrait_pixmap(face, self._place, self._dressed(), _SIDE))
        return QIcon(emblem_pixmap(self._place, self._dressed(), _SIDE))

    def _dressed(self) -> Theme:
        """The theme in which this seat has its emblem."""
        others = [emblem for emblem in USUAL if emblem != self.emblem]
        return worn(self._theme, [*others[: self._place], self.emblem, *others[self._place :]])


HUMAN: Final = "human"
_MATCH: Final = "match"
_LEAVE: Final = "leave"
_ODDS: Final = Qt.ItemDataRole.UserRole + 1
_ABOUT: Final = Qt.ItemDataRole.UserRole + 2
_MOST: Final = 30
"""Entries of the open list before it scrolls."""
_SMALLER: Final = 0.88
"""Size of the second line, as a share of the first."""


class _TwoLines(QStyledItemDelegate):
    """A name with the odds at the right, and a sentence below."""

    theme: Theme = NIGHT

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        first, second = self._fonts(option)
        gap = GAP["xl"] if index.data(_ODDS) else 0
        wide = first.horizontalAdvance(index.data()) + gap + first.horizontalAdvance(index.data(_ODDS) or "")
        about = index.data(_ABOUT) or ""
        high = first.height() + (second.height() if about else 0)
        return QSize(max(wide, second.horizontalAdvance(about)) + 2 * GAP["m"], high + 2 * GAP["s"])

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        widget = option.widget
        rect = option.rect
        widget.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, widget)
        inside = rect.adjusted(GAP["m"], GAP["s"], -GAP["m"], -GAP["s"])
        first, second = self._fonts(option)
        font = widget.font()
        painter.save()
        painter.setFont(font)
        painter.setPen(color(self.theme.text))
        top = QRect(inside.left(), inside.top(), inside.width(), first.height())
        painter.drawText(top, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, index.data())
        odds = index.data(_ODDS) or ""
        painter.drawText(top, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, odds)
        painter.setFont(_smaller(font))
        painter.setPen(color(self.theme.muted))
        below = QRect(inside.left(), top.bottom() + 1, inside.width(), second.height())
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, index.data(_ABOUT) or "")
        painter.restore()

    def _fonts(self, option: QStyleOptionViewItem) -> tuple[QFontMetrics, QFontMetrics]:
        font = option.widget.font()
        return QFontMetrics(font), QFontMetrics(_smaller(font))


def _smaller(font: QFont) -> QFont:
    made = QFont(font)
    made.setPixelSize(max(12, round(QFontInfo(font).pixelSize() * _SMALLER)))
    return made


class WhoChoice(DropDown):
    """The one list of a seat: a person, the levels with the odds against them, other programs, and two commands.

    The keys and the wheel step through the players alone: passing a command must not run it.
    """

    chosen = Signal()
    match_wanted = Signal()
    """The bots at the table are to be as strong as the person."""
    leave_wanted = Signal()

    def __init__(self, who: str, game: str, others: Sequence[str]) -> None:
        """`who` is HUMAN or a level; `others` are the names of other people's engines that play the game."""
        super().__init__()
        self._levels = (*offered(game), *others)
        self.who = who
        self._odds: Mapping[str, str] = {}
        self._match = ""
        self._leaves = False
        self._lines = _TwoLines(self)
        self.setItemDelegate(self._lines)
        self.setMaxVisibleItems(_MOST)
        self.currentIndexChanged.connect(self._on_index)

    def apply_theme(self, theme: Theme) -> None:
        self._lines.theme = theme

    def show_odds(self, odds: Mapping[str, str], match: str) -> None:
        """Show the odds of the one person at the table against each level, in words, and offer to match the person's
        strength with the sentence `match`; "" if that is not possible."""
        if (odds, match) != (self._odds, self._match):
            self._odds, self._match = odds, match
            self.offer()

    def set_leaving(self, leaves: bool) -> None:
        """Offer to leave the seat empty, or do not."""
        if leaves != self._leaves:
            self._leaves = leaves
            self.offer()

    def offer(self) -> None:
        """List everything, in the language now installed."""
        words = LevelWords()
        with QSignalBlocker(self):
            self.clear()
            self._add(HUMAN, self.tr("Person"), self.tr("Plays at this computer."))
            for level in self._levels:
                self._add(level, words.name(level), words.about(level), self._odds.get(level, ""))
            if self._match:
                self._add(_MATCH, self.tr("Match my strength"), self._match)
            if self._leaves:
                self._add(_LEAVE, self.tr("Remove this player"), "")
            self.setCurrentIndex(self.findData(self.who))

    def _add(self, who: str, name: str, about: str, odds: str = "") -> None:
        self.addItem(name, who)
        place = self.count() - 1
        self.setItemData(place, odds, _ODDS)
        self.setItemData(place, about, _ABOUT)
        heard = ". ".join(part.rstrip(".") for part in (name, odds, about) if part)
        self.setItemData(place, heard, Qt.ItemDataRole.AccessibleTextRole)

    def sizeHint(self) -> QSize:
        """Wide enough for the players; the list below is as wide as its sentences."""
        size, option = super().sizeHint(), QStyleOptionComboBox()
        self.initStyleOption(option)
        names = [self.itemText(place) for place in range(1 + len(self._levels))]
        widest = max((self.fontMetrics().horizontalAdvance(name) for name in names), default=0)
        full = QSize(widest, self.fontMetrics().height())
        full = self.style().sizeFromContents(QStyle.ContentsType.CT_ComboBox, option, full, self)
        return QSize(full.width(), size.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def showPopup(self) -> None:
        view = self.view()
        view.setMinimumWidth(max(self.width(), view.sizeHintForColumn(0) + 2 * GAP["s"]))
        super().showPopup()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self._levels)
        steps = {
            Qt.Key.Key_Up: self.currentIndex() - 1,
            Qt.Key.Key_Down: self.currentIndex() + 1,
            Qt.Key.Key_PageUp: 0,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_PageDown: last,
            Qt.Key.Key_End: last,
        }
        plain = not event.modifiers() & Qt.KeyboardModifier.AltModifier
        if plain and event.key() in steps:
            self.setCurrentIndex(min(max(0, steps[Qt.Key(event.key())]), last))
        elif event.text().isprintable() and event.text().strip():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if not self.hasFocus():
            event.ignore()
        elif event.angleDelta().y():
            step = -1 if event.angleDelta().y() > 0 else 1
            self.setCurrentIndex(min(max(0, self.currentIndex() + step), len(self._levels)))

    def _on_index(self, _index: int) -> None:
        who = self.currentData()
        if who in (_MATCH, _LEAVE):
            with QSignalBlocker(self):
                self.setCurrentIndex(self.findData(self.who))
            (self.match_wanted if who == _MATCH else self.leave_wanted).emit()
        elif who is not None:
            self.who = who
            self.chosen.emit()


class TeamBanner(QWidget):
    """The banner of a team, in the colour of its first member."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name, self._side, self._emblem = "", 0, 0
        self._theme: Theme = NIGHT
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def name(self) -> str:
        """The team; "" for none."""
        return self._name

    def show_team(self, name: str, side: int, emblem: int) -> None:
        """Bear the name of a team; none for ""."""
        self._name, self._side, self._emblem = name, side, emblem
        self.setVisible(bool(name))
        self.updateGeometry()
        self.update()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        high = round(self.fontMetrics().height() * 1.3)
        return QSize(self.fontMetrics().horizontalAdvance(self._name) + GAP["s"] + high, high)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tint = color(self._theme.seats[self._emblem])
        words = draw_banner(painter, QRectF(self.rect()), tint, self._side, self._theme)
        painter.setPen(color(self._theme.text))
        painter.drawText(words, int(Qt.AlignmentFlag.AlignCenter), self._name)
        painter.end()


class SeatEditor(QWidget):
    """A person with a name, or a bot of a level."""

    changed = Signal()
    removed = Signal()
    raised = Signal()
    """The seat wants to change places with the one before it."""
    match_wanted = Signal()
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
        self._names = {True: seat.name if seat.is_bot else bot_name, False: "" if seat.is_bot else seat.name}
        self._was_bot = seat.is_bot
        self._use = ""
        self._people = people
        self.menu = SeatMenu(place, place)
        self.menu.show_face(face_of(seat.name) if seat.is_bot else people.face(seat.name, place))
        self.menu.face_chosen.connect(self._on_face)
        self.menu.emblem_chosen.connect(self.emblem_wanted)
        self.menu.raised.connect(self.raised)
        self.menu.rename_wanted.connect(self._rename)
        self._name = QLineEdit()
        self._name.setMaxLength(limits.NAME)
        level = in_place_of(game, seat.level)
        level = level if level in (*offered(game), *others) else DEFAULT_LEVEL
        self._who = WhoChoice(level if seat.is_bot else HUMAN, game, others)
        self._who.offer()
        self._who.match_wanted.connect(self.match_wanted)
        self._who.leave_wanted.connect(self.removed)
        self.team = TeamBanner()
        self.score = label(muted=True)
        """The results so far against the bot that sits here."""
        self.score.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP["m"])
        for part in (self.menu, self._name, self.score, self._who, self.team):
            row.addWidget(part, int(part is self._name), Qt.AlignmentFlag.AlignVCenter)
        self._name.setText(seat.name)
        self._name.textChanged.connect(self._on_name)
        self._who.chosen.connect(self._on_who)
        self._show_kind()

    @property
    def face(self) -> str:
        """The face of the player, "" for the emblem alone."""
        return self.menu.face

    @property
    def name_line(self) -> QLineEdit:
        """The field of the name."""
        return self._name

    @property
    def who(self) -> WhoChoice:
        """The list of who plays."""
        return self._who

    @property
    def emblem(self) -> int:
        """The emblem under which the seat plays."""
        return self.menu.emblem

    def show_team(self, team: str, side: int, emblem: int) -> None:
        """Name the team of the seat; "" where the seat plays for itself."""
        self.team.show_team(team, side, emblem)
        self._describe_name()

    def show_score(self, score: str) -> None:
        """Show the results against the bot here; "" for none."""
        self.score.setText(score)
        self.score.setVisible(bool(score))

    def ask_name(self, why: str) -> None:
        """Read out the use of a name beside the field, while it is empty and a person's; "" for nothing."""
        self._use = why
        self._describe_name()

    def _describe_name(self) -> None:
        team = self.tr("Team: {team}").format(team=self.team.name) if self.team.name else ""
        use = "" if self.seat().is_bot or self.seat().name else self._use
        self._name.setAccessibleDescription(". ".join(one.rstrip(".") for one in (team, use) if one))

    def show_emblem(self, emblem: int, others: Mapping[int, str]) -> None:
        """Play under this emblem; `others` names who has which of the rest."""
        self.menu.show_emblem(emblem, others)
        self.menu.show_face(self.menu.face)

    def take_focus(self) -> None:
        """Take the keyboard, at a part where nothing happens by accident."""
        self.menu.setFocus(Qt.FocusReason.OtherFocusReason)

    def seat(self) -> Seat:
        """Return the current input."""
        name = self._name.text().strip()
        return Seat("human", name) if self._who.who == HUMAN else Seat("bot", name, self._who.who)

    def rename_bot(self, names: Mapping[str, str]) -> None:
        """Call a bot that has one of these names by the name it stands for; people keep theirs."""
        self._names[True] = names.get(self._names[True], self._names[True])
        if self._was_bot:
            self._name.setText(names.get(self._name.text(), self._name.text()))

    def apply_theme(self, theme: Theme) -> None:
        self.menu.apply_theme(theme)
        self._who.apply_theme(theme)
        self.team.apply_theme(theme)

    def retranslate(self) -> None:
        place = self.tr("Player {place}").format(place=self._place + 1)
        self._name.setPlaceholderText(place)
        self._name.setAccessibleName(self.tr("Player {place}'s name").format(place=self._place + 1))
        self._who.offer()
        self._who.call(self.tr("Who plays in seat {place}").format(place=self._place + 1))
        self.menu.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _on_who(self) -> None:
        is_bot = self._who.who != HUMAN
        if is_bot != self._was_bot:
            self._names[self._was_bot] = self._name.text()
            self._was_bot = is_bot
            self._name.setText(self._names[is_bot])
            self._show_kind()
            self._show_face()
        self.changed.emit()

    def _show_kind(self) -> None:
        """Bots have a name that is read, people one that is written."""
        is_bot = self._was_bot
        self.menu.show_person(not is_bot)
        self._name.setReadOnly(is_bot)
        self._name.setFocusPolicy(Qt.FocusPolicy.NoFocus if is_bot else Qt.FocusPolicy.StrongFocus)
        known = [] if is_bot else self._people.names()
        self._name.setCompleter(QCompleter(known, self._name))

    def _rename(self) -> None:
        """Let a bot's name be written."""
        self._name.setReadOnly(False)
        self._name.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._name.setFocus(Qt.FocusReason.OtherFocusReason)
        self._name.selectAll()

    def _on_face(self, face: str) -> None:
        self._people.choose(self.seat().name, face)
        self.changed.emit()

    def _on_name(self, _text: str) -> None:
        """Somebody known brings a face along; else the one shown stays."""
        self._show_face(stays=True)
        self.changed.emit()

    def _show_face(self, *, stays: bool = False) -> None:
        seat = self.seat()
        known = face_of(seat.name) if seat.is_bot else self._people.face(seat.name, self._place)
        if known or seat.is_bot or not stays:
            self.menu.show_face(known)


class SeatList(QFrame):
    """Rows of seats with a button that adds one."""

    changed = Signal()
    match_wanted = Signal()
    """The bots are to be as strong as the person."""

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
        self._odds: Sequence[Mapping[str, str]] = ()
        self._match = ""
        self._teams = Teams()
        self.setProperty("kind", "panel")
        self._allowed = allowed
        self._theme = NIGHT
        self._editors: list[SeatEditor] = []
        self._names: list[str] = []
        self._company = bot_names()
        self._reserved: Collection[str] = ()
        self._heading = label("large")
        set_in_display(self._heading)
        self._why = label("small", muted=True, wrap=True)
        self._why.hide()
        self._add = button("", self.add)
        self.partners = button("", self.change_partners)
        self.partners.hide()
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self.partners)
        head.addWidget(self._add)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(GAP["s"])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(GAP["l"], GAP["m"], GAP["l"], GAP["m"])
        whole.setSpacing(GAP["m"])
        whole.addLayout(head)
        whole.addWidget(self._why)
        whole.addLayout(self._rows)
        self.names_asked = label("small", muted=True, wrap=True)
        """The use of names, while they matter and are not known."""
        self.names_asked.hide()
        whole.addWidget(self.names_asked)
        self.expected = label(wrap=True)
        """The odds at this table."""
        self.expected.hide()
        whole.addWidget(self.expected)

    def seats(self) -> list[Seat]:
        """Return the players by seat."""
        return [editor.seat() for editor in self._editors]

    def show_odds(self, odds: Sequence[Mapping[str, str]], match: str, expected: str) -> None:
        """Show by seat the odds of the one person here against each level, in words, and what to expect of this table;
        `match` explains what matching the person's strength does, "" where it cannot be done."""
        self._odds, self._match = odds, match
        for editor, known in zip(self._editors, odds, strict=True):
            editor.who.show_odds(known, match)
        self.expected.setText(expected)
        self.expected.setVisible(bool(expected))

    def show_scores(self, scores: Sequence[str]) -> None:
        """Show by seat the results of the one person here against its bot; "" for none."""
        for editor, score in zip(self._editors, scores, strict=True):
            editor.show_score(score)

    def ask_names(self, why: str) -> None:
        """Say below the fields that are still empty what a name is used for; "" for nothing."""
        self.names_asked.setText(why)
        self.names_asked.setVisible(bool(why))
        for editor in self._editors:
            editor.ask_name(why)

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
            editor.match_wanted.connect(self.match_wanted, Qt.ConnectionType.QueuedConnection)
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
        self.show_teams(self._teams)

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
        self._add.setAccessibleDescription(why)
        self._show_limits(len(self._editors))

    def show_teams(self, teams: Teams) -> None:
        """Name the team of every seat, where seats win together."""
        self._teams = teams
        self.partners.setVisible(bool(teams.names))
        emblems = self.emblems()
        for place, editor in enumerate(self._editors):
            first = teams.members(place)[0]
            known = bool(teams.names) and len(teams.names) == len(self._editors)
            editor.show_team(teams.of(place) if known else "", teams.sides[place] if known else 0, emblems[first])
        widest = max((editor.team.sizeHint().width() for editor in self._editors), default=0)
        for editor in self._editors:
            editor.team.setMinimumWidth(widest)

    def change_partners(self) -> None:
        """Let everybody but the first player move on by one seat."""
        seats, emblems = self.seats(), self.emblems()
        last = len(seats) - 1
        self.set_seats(
            [seats[0], seats[last], *seats[1:last]], [emblems[0], emblems[last], *emblems[1:last], *emblems[last + 1 :]]
        )
        self.partners.setFocus(Qt.FocusReason.OtherFocusReason)

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
        self.partners.setText(self.tr("Change partners"))
        company = bot_names()
        if company != self._company:
            # Such a name typed for a bot means the suggested opponent of that name.
            translated = dict(zip(self._company, company, strict=True))
            self._company = company
            for editor in self._editors:
                editor.rename_bot(translated)

    def _with_bots(self, wanted: int) -> list[Seat]:
        seats = self.seats()
        level = next((seat.level for seat in reversed(seats) if seat.is_bot), DEFAULT_LEVEL)
        while len(seats) < wanted:
            seats.append(Seat("bot", self._free_name(seats), level))
        return seats

    def _show_limits(self, seats: int) -> None:
        self._add.setEnabled(seats < self._allowed[-1])
        self._why.setVisible(bool(self._why.text()) and seats == self._allowed[-1])
        for editor in self._editors:
            editor.who.set_leaving(seats > self._allowed[0])

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _without_last(seats: Sequence[Seat], wanted: int) -> list[Seat]:
    """The first `wanted` seats where bots give way before people."""
    places = sorted(range(len(seats)), key=lambda place: (seats[place].is_bot, place))[:wanted]
    return [seats[place] for place in sorted(places)]
