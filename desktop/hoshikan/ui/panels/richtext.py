"""Labels in which rule ids are links."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from hoshikan.ui.widgets.basic import label

RULE_SCHEME = "rule:"


def rule_link(rule: str) -> str:
    """HTML that opens a rule when it is inside a `rule_text`; nothing for no rule."""
    return f'<a href="{RULE_SCHEME}{escape(rule)}"><small>{escape(rule)}</small></a>' if rule else ""


def rule_text(on_rule: Callable[[str], object], role: str = "body") -> QLabel:
    """A wrapping rich-text label; `on_rule` is called with the id of a rule that is clicked or opened by keyboard."""
    made = label(role, wrap=True)
    made.setTextFormat(Qt.TextFormat.RichText)
    made.setTextInteractionFlags(
        Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
    )
    made.linkActivated.connect(lambda link: on_rule(link.removeprefix(RULE_SCHEME)))
    return made
