"""Events: what an applied action did, typed, for the log, the animation and the announcements."""

from __future__ import annotations

from typing import ClassVar


class Event:
    """Something that happened. Games subclass it as frozen dataclasses; `rule` names the rule that made it happen."""

    __slots__ = ()

    rule: ClassVar[str]
