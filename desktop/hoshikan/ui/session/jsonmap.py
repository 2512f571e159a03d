"""Values of a setting by name, as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from hoshikan.ui.session.settings import LONGEST


def by_name(text: str) -> dict[str, Any]:
    """Return the values in `text`; unreadable text counts as empty."""
    try:
        known = json.loads(text or "{}")
    except (ValueError, RecursionError):
        return {}
    return known if isinstance(known, dict) else {}


def to_text(known: Mapping[str, Any], most: int) -> str:
    """The last entries of `known` as a setting can keep them, at most that number; "" for none."""
    kept = list(known.items())[-most:]
    while kept:
        text = json.dumps(dict(kept), ensure_ascii=False, separators=(",", ":"))
        if len(text) <= LONGEST:
            return text
        del kept[0]
    return ""
