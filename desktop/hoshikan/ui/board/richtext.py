"""Labels in which rule ids are links."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QWidget

from hoshikan.ui.kit.widgets.basic import Wording, dress
from hoshikan.ui.text.hintsentences import RULE_SCHEME


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
