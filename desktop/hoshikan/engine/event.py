"""Events: what an applied action did, typed, for the log, the animation and the announcements."""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Event(msgspec.Struct, frozen=True):
    """Something that happened. Games subclass it, frozen; `rule` names the rule that made it happen.

    A Struct, because a game has a dozen or two of them and a start makes them all: a dataclass takes ten times as long.
    """

    rule: ClassVar[str]
