"""Names of the seats on screen."""

from __future__ import annotations

from collections.abc import Sequence

from hoshikan.engine import Seat
from hoshikan.ui.kit.look.dictionary import translate


def seat_names(seats: Sequence[Seat]) -> list[str]:
    """The seats' names in the language now installed; nameless ones are called by their place.

    A person who is alone among bots is spoken to, where the language lets "you" stand for a name: Japanese does.
    English would need every sentence twice, as in "Vega takes" and "You take".
    """
    alone = sum(not seat.is_bot for seat in seats) == 1
    return [seat.name or _default_name(place, seat.is_bot, alone) for place, seat in enumerate(seats, start=1)]


def _default_name(place: int, is_bot: bool, alone: bool) -> str:
    if is_bot:
        return translate("Seats", "Bot {place}").format(place=place)
    if alone:
        return translate("Seats", "Player {place}", "the only person at the table").format(place=place)
    return translate("Seats", "Player {place}").format(place=place)
