"""Rule ids as links in rich text."""

from __future__ import annotations

from html import escape
from typing import Final

RULE_SCHEME: Final = "rule:"


def rule_link(rule: str) -> str:
    """HTML that opens a rule when it is inside a `RuleText`; nothing for no rule."""
    return f'<a href="{RULE_SCHEME}{escape(rule)}"><small>{escape(rule)}</small></a>' if rule else ""
