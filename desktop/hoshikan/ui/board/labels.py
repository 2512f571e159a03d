"""Small labels: the emblem of a seat, and text in which rule ids are links."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from hoshikan.ui.board.table.drawing import draw_banner, draw_emblem
from hoshikan.ui.board.table.kit.painting import draw_portrait
from hoshikan.ui.kit.look.portraits import Mood
from hoshikan.ui.kit.look.theme import Theme, color
from hoshikan.ui.kit.widgets.basic import Wording, dress
from hoshikan.ui.text.hintsentences import RULE_SCHEME


def emblem_pixmap(seat: int, theme: Theme, size: int) -> QPixmap:
    """The emblem `size` logical pixels wide, sharp on the present screen."""
    pixmap = blank(size, size)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_emblem(painter, QPointF(size / 2, size / 2), size / 2 - 0.5, seat, theme)
    painter.end()
    return pixmap


def portrait_pixmap(who: str, seat: int | None, theme: Theme, size: int, mood: Mood = "calm") -> QPixmap:
    """Somebody's face with the emblem of the seat, `size` logical pixels wide and high with its hat; the emblem alone
    where nobody has a face."""
    if not who and seat is not None:
        return emblem_pixmap(seat, theme, size)
    pixmap = blank(size, size)
    painter = QPainter(pixmap)
    room = QRectF(0, 0, size * _UNDER_A_HAT, size * _UNDER_A_HAT)
    room.moveCenter(QPointF(size / 2, 0))
    room.moveBottom(size)
    draw_portrait(painter, room, who, mood, theme, seat)
    painter.end()
    return pixmap


_UNDER_A_HAT: Final = 0.9
"""Side of a face without its hat, as a share of both."""


def blank(width: float, height: float) -> QPixmap:
    """Return an empty picture of this size, sharp on the present screen."""
    app = QGuiApplication.instance()
    ratio = app.devicePixelRatio() if isinstance(app, QGuiApplication) else 1.0
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def emblem_icon(seat: int, theme: Theme, size: int) -> QIcon:
    """The emblem as an icon, in the seat's colours also where its line is selected: Qt would tint it."""
    return emblems_icon((seat,), theme, size)


def emblems_icon(seats: Sequence[int], theme: Theme, size: int, side: int = 0) -> QIcon:
    """The emblems of several seats side by side as one icon, on the banner of their side."""
    picture = blank(size * len(seats), size)
    painter = QPainter(picture)
    if len(seats) > 1:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_banner(painter, QRectF(0, 0, size * len(seats), size), color(theme.seats[seats[0]]), side, theme)
    for place, seat in enumerate(seats):
        painter.drawPixmap(size * place, 0, emblem_pixmap(seat, theme, size))
    painter.end()
    icon = QIcon(picture)
    icon.addPixmap(picture, QIcon.Mode.Selected)
    return icon


class RuleText(Wording):
    """A wrapping rich-text label whose links are of the theme's colour, also after the theme has changed."""

    def __init__(self, on_rule: Callable[[str], object], role: str = "body") -> None:
        """`on_rule` is called with the id of a rule that is clicked or opened by keyboard."""
        super().__init__()
        dress(self, role, wrap=True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.linkActivated.connect(lambda link: on_rule(link.removeprefix(RULE_SCHEME)))

    def focusNextPrevChild(self, forward: bool) -> bool:
        """From link to link; one that goes away does not keep the focus for its links."""
        if self.isEnabled() and self.isVisible():
            return super().focusNextPrevChild(forward)
        return QWidget.focusNextPrevChild(self, forward)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            # Links take their colour when the text is put in; the same text twice changes nothing.
            text = self.text()
            self.setText("")
            self.setText(text)
