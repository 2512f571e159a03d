"""What a setting keeps by name, as JSON."""

from __future__ import annotations

import json
from typing import Any


def by_name(text: str) -> dict[str, Any]:
    """What `text` keeps; what cannot be read counts as nothing."""
    try:
        known = json.loads(text or "{}")
    except (ValueError, RecursionError):
        return {}
    return known if isinstance(known, dict) else {}
