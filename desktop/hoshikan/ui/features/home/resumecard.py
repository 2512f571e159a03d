"""Matches to continue: the newest as a wide picture of its table, others as slim tickets. Each is one button."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from hoshikan.ui.board.table.drawing import draw_emblem
from hoshikan.ui.kit.look.fonts import display_font, scaled
from hoshikan.ui.kit.look.theme import GAP, NIGHT, RADIUS, TEXT, Theme, color
from hoshikan.ui.kit.look.words import listed
from hoshikan.ui.kit.widgets.paintedbutton import PaintedButton
from hoshikan.ui.shared.covers import cover_of

_WORDS: Final = 0.46
"""Share of the newest match's card that is for words …"""
_SHOWN: Final = 0.68
"""… and for the picture behind their end."""
_NARROWEST: Final = 0.8
"""Narrowest stretch of the letters of a line."""
_PAPER: Final = 0.54
"""So much of the card is paper: a tray that stands beside a table would look out from under it, cut off."""


class ResumeCard(PaintedButton):
    """The common part of both kinds: words, a picture, and keys."""

    def __init__(self, game_id: str, seats: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game_id, self._seats = game_id, seats
        self._theme: Theme = NIGHT
        self._title = self._line = self._names = self._when = self._press = ""
        self._image = QImage()
        self._rendered = QPixmap()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def say(self, title: str, line: str, names: str, when: str) -> None:
        """Put words in: the game, where it stands ("" while that is not known), who plays, how far and when."""
        self._title, self._line, self._names, self._when = title, line, names, when
        self.setAccessibleName(listed(part for part in (title, line, names, when) if part))
        self.update()

    def press_says(self, words: str) -> None:
        """Set the words of the button, where another game begins; else the match is continued."""
        self._press = words
        self.update()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._rendered = QPixmap()
        self.update()

    def show_image(self, image: QImage) -> None:
        """The table of the match; the game's cover until there is one."""
        self._image, self._rendered = image, QPixmap()
        self.update()

    def _picture(self, area: QRectF, corners: QPainterPath) -> QPixmap:
        """The table filling `area`, cut to `corners`; painted once for a size."""
        ratio = self.devicePixelRatioF()
        if self._rendered.size() != self.size() * ratio:
            self._rendered = QPixmap(self.size() * ratio)
            self._rendered.setDevicePixelRatio(ratio)
            self._rendered.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._rendered)
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            painter.setClipPath(corners)
            if self._image.isNull():
                cover_of(self._game_id)(painter, area, self._theme)
            else:
                _fill(painter, area, self._image)
            painter.end()
        return self._rendered

    def _size(self, role: str) -> int:
        return scaled(TEXT[role], round(100 * self._theme.interface_scale))

    def _text(self, painter: QPainter, area: QRectF, words: str, pixels: int, tint: QColor, bold: bool = False) -> None:
        """One line at the left of `area`: narrower where it is too long, then smaller, then cut."""
        font = QFont(self.font())
        font.setPixelSize(pixels)
        font.setBold(bold)
        broad = QFontMetricsF(font).horizontalAdvance(words) * _NARROWEST
        if broad > area.width():
            font.setPixelSize(max(min(pixels, self._size("small")), int(pixels * area.width() / broad)))
        write(painter, area, words, font, tint)


class HeroCard(ResumeCard):
    """The newest match. Its button is the one golden thing on the page."""

    def least_height(self) -> int:
        """Below this the words would not fit."""
        return round(sum(self._heights(0)) + 2 * GAP["m"])

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        whole = QRectF(self.rect())
        corners = QPainterPath()
        corners.addRoundedRect(whole, RADIUS["m"], RADIUS["m"])
        shown = QRectF(whole.right() - whole.width() * _SHOWN, 0, whole.width() * _SHOWN, whole.height())
        painter.fillPath(corners, color(theme.surface))
        painter.drawPixmap(0, 0, self._picture(shown, corners))
        veil = QLinearGradient(whole.topLeft(), whole.topRight())
        for at, alpha in ((1 - _SHOWN, 1.0), (_PAPER, 0.97), (_PAPER * 1.12, 0.45), (_PAPER * 1.28, 0.0)):
            veil.setColorAt(at, color(theme.surface, alpha))
        painter.fillPath(corners, veil)
        lit = self.underMouse() or self.hasFocus()
        painter.setPen(QPen(color(theme.gold_line if lit else theme.border), 2 if lit else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(whole.adjusted(1, 1, -1, -1), RADIUS["m"], RADIUS["m"])
        self._paint_words(painter, whole, lit)
        painter.end()

    def _heights(self, height: float) -> tuple[float, float, float, float]:
        """Return the heights of title, line, names and button, growing with the card."""
        title = max(self._size("title") * 1.25, height * 0.19)
        line = max(self._size("large") * 1.4, height * 0.115)
        names = max(self._size("small") * 1.5, height * 0.085)
        return title, line, names, max(self._size("body") * 2.2, height * 0.17)

    def _paint_words(self, painter: QPainter, whole: QRectF, lit: bool) -> None:
        theme = self._theme
        heights = self._heights(whole.height())
        edge = max(GAP["l"], whole.height() * 0.1)
        left, room = whole.x() + edge, whole.width() * _WORDS - edge
        free = max(0.0, whole.height() - sum(heights))
        y = whole.y() + free * 0.38
        title, line, names, button = heights
        font = display_font(round(title * 0.78))
        broad = QFontMetricsF(font).horizontalAdvance(self._title) * 0.8
        if broad > room:
            font.setPixelSize(max(self._size("large"), int(font.pixelSize() * room / broad)))
        write(painter, QRectF(left, y, room, title), self._title, font, color(theme.text))
        y += title
        self._text(painter, QRectF(left, y, room, line), self._line, round(line * 0.7), color(theme.text), bold=True)
        y += line
        x, radius = left, names * 0.34
        for seat in range(self._seats):
            draw_emblem(painter, QRectF(x, y, 2 * radius, names).center(), radius, seat, theme)
            x += radius * 2.35
        if self._seats:
            x += GAP["xs"]
        rest, small = "  ·  ".join(part for part in (self._names, self._when) if part), QFont(self.font())
        small.setPixelSize(round(names * 0.66))
        if QFontMetricsF(small).horizontalAdvance(rest) * 0.8 > left + room - x:
            rest = self._names
        self._text(painter, QRectF(x, y, left + room - x, names), rest, small.pixelSize(), color(theme.muted))
        y += names + free * 0.22
        words = self._press or self.tr("Continue")
        font = display_font(round(button * 0.48))
        wide = QFontMetricsF(font).horizontalAdvance(words) + button * 1.3
        plate = QRectF(left, y, wide, button)
        painter.setPen(QPen(color(theme.coin_edge), 1))
        painter.setBrush(color(theme.gold).lighter(110 if lit else 100))
        painter.drawRoundedRect(plate, RADIUS["s"], RADIUS["s"])
        painter.setPen(color(theme.on_gold))
        painter.setFont(font)
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, words)


class TicketCard(ResumeCard):
    """A further match, on a ticket with a stub."""

    def least_height(self) -> int:
        return round(self._size("body") * 1.4 + self._size("small") * 1.4 + GAP["s"])

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        stub = min(box.height() * 1.6, box.width() * 0.4)
        broad = QFontMetricsF(display_font(self._size("body"))).horizontalAdvance(self._title) * 0.82
        stub = max(min(stub, box.width() - broad - GAP["m"] - GAP["s"]), box.height() * 0.5)
        outline = _ticket(box, stub)
        lit = self.underMouse() or self.hasFocus()
        painter.fillPath(outline, color(theme.surface))
        shown = QPainterPath()
        shown.addRect(QRectF(box.x(), box.y(), stub, box.height()))
        painter.drawPixmap(
            0, 0, self._picture(QRectF(box.x(), box.y(), stub, box.height()), outline.intersected(shown))
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color(theme.gold_line if lit else theme.border), 2 if lit else 1))
        painter.drawPath(outline)
        painter.setPen(QPen(color(theme.border), 1, Qt.PenStyle.DotLine))
        painter.drawLine(box.topLeft() + QPointF(stub, 6), box.bottomLeft() + QPointF(stub, -6))
        left = box.x() + stub + GAP["m"]
        room = box.right() - left - GAP["s"]
        grown = round(min(box.height() * 0.115, (box.width() - stub) * 0.066))
        large, small = (max(self._size(role), grown) for role in ("body", "small"))
        first, second = large * 1.4, small * 1.4
        lines = [line for line in (self._line or self._when_fitting(room, small), self._names) if line]
        if first + 2 * second > box.height() - 4:
            lines = lines[:1]
        y = box.center().y() - (first + second * len(lines)) / 2
        font = display_font(large)
        write(painter, QRectF(left, y, room, first), self._title, font, color(theme.text))
        y += first
        for line in lines:
            self._text(painter, QRectF(left, y, room, second), line, small, color(theme.muted))
            y += second
        painter.end()

    def _when_fitting(self, room: float, pixels: int) -> str:
        """Return the stage and the time; the stage alone where a part of the time would be cut off."""
        font = QFont(self.font())
        font.setPixelSize(pixels)
        fits = QFontMetricsF(font).horizontalAdvance(self._when) * _NARROWEST <= room
        return self._when if fits else self._when.partition("  ·  ")[0]


def write(painter: QPainter, area: QRectF, words: str, font: QFont, tint: QColor) -> None:
    """One line at the left of `area`: narrower where it is too long, then cut."""
    made = QFont(font)
    broad = QFontMetricsF(made).horizontalAdvance(words)
    if broad > area.width():
        made.setStretch(max(round(100 * _NARROWEST), int(100 * area.width() / broad)))
    painter.setFont(made)
    painter.setPen(tint)
    shown = QFontMetricsF(made).elidedText(words, Qt.TextElideMode.ElideRight, area.width())
    painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


def _ticket(box: QRectF, stub: float) -> QPainterPath:
    """A ticket with a notch above and below where the stub tears off."""
    path = QPainterPath()
    path.addRoundedRect(box, RADIUS["s"], RADIUS["s"])
    notches = QPainterPath()
    for y in (box.y(), box.bottom()):
        notches.addEllipse(QRectF(box.x() + stub - 5, y - 5, 10, 10))
    return path.subtracted(notches)


def _fill(painter: QPainter, target: QRectF, image: QImage) -> None:
    """Draw the middle of `image` as large as fills `target`."""
    scale = max(target.width() / image.width(), target.height() / image.height())
    width, height = target.width() / scale, target.height() / scale
    painter.drawImage(target, image, QRectF((image.width() - width) / 2, (image.height() - height) / 2, width, height))
