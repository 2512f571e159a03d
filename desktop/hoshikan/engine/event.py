"""Events: what an applied action did, typed, for the log, the animation and the announcements."""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Event(msgspec.Struct, frozen=True):
    """Something that happened. Games subclass it, frozen; `rule` names the rule that made it happen.

    Events hold ids and numbers, never sentences. What only some seats may know is not in them.

    A Struct, because a game has a dozen or two of them and a start makes them all: a dataclass takes ten times as long.
    """

    rule: ClassVar[str]
