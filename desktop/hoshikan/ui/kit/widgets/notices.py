"""Short messages to the player, as data: what happened, where, and what can be done about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

Sentence = Callable[[], str]
"""A sentence in the language of the moment; asked again when the language changes."""


class NoticeAction(NamedTuple):
    """A button of a notice. Pressing it closes the notice."""

    label: Sentence
    run: Callable[[], object]


class Notice(NamedTuple):
    """One message. Bad news stay until the player closes them, a newer one with the same `key` comes, or they are over;
    good ones go by themselves."""

    key: str
    text: Sentence
    bad: bool = False
    actions: tuple[NoticeAction, ...] = ()
    here: bool = False
    """It is about what is done on this page, and goes with it."""
