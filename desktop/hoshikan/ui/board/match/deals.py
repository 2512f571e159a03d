"""New matches with sensible seats: people by their names, bots by those of the company, in the language shown."""

from __future__ import annotations

import dataclasses
import secrets
from collections.abc import Collection, Mapping, Sequence
from datetime import date
from random import Random
from typing import Final, Literal, NamedTuple

import msgspec

from hoshikan.engine import TERMINAL, Game, Match, OptionValue, Seat, SetupError, State, limits
from hoshikan.engine.editing import Editor, Setup
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.kit.look.words import Notice, Words

DEFAULT_LEVEL: Final = "casual"
MAX_SEED: Final = 999_999_999
"""Short enough to pass on to a friend."""


def fresh_seed() -> int:
    """Return a random deal."""
    return secrets.randbelow(MAX_SEED) + 1


class _BotNames(Words):
    """The bots at every table, in seating order: as many as the largest table has seats, with distinct
    first letters, and no names of stars or moons, since these are on the tables."""

    def all(self) -> tuple[str, ...]:
        return (
            self.tr("Sofia", "a bot"),
            self.tr("Theo", "a bot"),
            self.tr("Ines", "a bot"),
            self.tr("Qasim", "a bot"),
            self.tr("Maren", "a bot"),
            self.tr("Yukina", "a bot"),
        )


def bot_names(taken: Collection[str] = ()) -> tuple[str, ...]:
    """Names for bots in the language now installed, but for those `taken` by something else."""
    return tuple(name for name in _BotNames().all() if name not in taken)


def free_bot_name(taken: Collection[str]) -> str:
    """The first name that nothing is called by."""
    names = _BotNames().all()
    more = (f"{name} {number}" for number in range(2, len(taken) + 3) for name in names)
    return next(name for name in (*names, *more) if name not in taken)


def default_seats(game: Game, player_name: str) -> list[Seat]:
    """One person against as many bots as make the smallest sensible table."""
    seats = [Seat("human", limits.within(player_name, limits.NAME))]
    table = _on_table(game)
    while len(seats) < max(2, game.players[0]):
        seats.append(Seat("bot", free_bot_name([*table, *(seat.name for seat in seats)]), DEFAULT_LEVEL))
    return seats


def default_match(game: Game, player_name: str, seed: int | None = None) -> Match:
    """The match that one press on "Play" starts."""
    chosen = fresh_seed() if seed is None else seed
    return Match.start(game, default_seats(game, player_name), chosen, date=today())


PRACTICE: Final = "practice"
"""Entry of a record whose match began in a position that was set up or taken from another match."""


def against(match: Match, seat: int, level: str, player_name: str) -> Match:
    """A match of its own that goes on from where `match` stands: a person at `seat`, bots of `level` elsewhere.

    A person who sat there keeps the name; a bot is replaced by `player_name`.
    """
    before = match.header.seats
    seats = []
    for place, sitter in enumerate(before):
        if place == seat:
            seats.append(Seat("human", limits.within(player_name if sitter.is_bot else sitter.name, limits.NAME)))
        elif sitter.is_bot:
            seats.append(Seat("bot", sitter.name, level))
        else:
            taken = [*_on_table(match.game), *(one.name for one in before), player_name, *(one.name for one in seats)]
            seats.append(Seat("bot", free_bot_name(taken), level))
    extra = match.header.extra | {PRACTICE: "position"}
    fresh = Match(match.game, dataclasses.replace(match.header, seats=tuple(seats), date=today(), extra=extra))
    for action in match.actions[: match.ply]:
        fresh.apply(action)
    return fresh


def today() -> str:
    """The date for a match's header."""
    return date.today().isoformat()  # noqa: DTZ011  # the day as the player's own calendar says


class Choices(NamedTuple):
    """The last choices for a game; empty where nothing usable is stored."""

    seats: list[Seat]
    options: dict[str, OptionValue]


class _Memory(msgspec.Struct):
    """The remembered choices of one game."""

    seats: list[Seat]
    options: dict[str, bool | int | str]


def remembered(text: str, game: Game) -> Choices:
    """Return the choices for `game` in `text` (see `remember`), as far as the game still allows them."""
    try:
        memory = msgspec.json.decode(text.encode(), type=_Memory)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return Choices([], {})
    allowed = {option.id: option.values for option in (*game.options, *game.former_options)}
    options = {name: value for name, value in memory.options.items() if value in allowed.get(name, ())}
    seats = _named(memory.seats, _on_table(game)) if len(memory.seats) in game.players else []
    return Choices(seats, options)


def remember(game: Game, seats: Sequence[Seat], options: Mapping[str, OptionValue]) -> str:
    """Return the choices for `game` as text.

    Names the bots would get anyway are left out: next time they may be given in another language.
    """
    nameless = [Seat("bot", "", seat.level) if seat.is_bot else seat for seat in seats]
    kept = nameless if _named(nameless, _on_table(game)) == list(seats) else list(seats)
    return msgspec.json.encode(_Memory(kept, dict(options))).decode()


def _on_table(game: Game) -> Collection[str]:
    text = text_of(game.id)
    return text.taken_names(None)


def _named(seats: Sequence[Seat], table: Collection[str]) -> list[Seat]:
    """The seats with a name for every bot that has none, which nothing on the `table` has."""
    taken = [*table, *(seat.name for seat in seats)]
    named = []
    for seat in seats:
        name = free_bot_name(taken) if seat.is_bot and not seat.name else seat.name
        taken.append(name)
        named.append(Seat(seat.kind, limits.within(name, limits.NAME), seat.level))
    return named


Hidden = Literal["", "kept", "dealt"]
"""State of the hidden things: "" where there are none, "kept" as they were, "dealt" anew."""

DEALS: Final = 24
"""So many deals that are all the true one show that there is no other."""


class Origin(NamedTuple):
    """The start of a practice."""

    match: Match
    """It stands at the position, with those who sat there."""
    hidden: Hidden


class OriginWords(Words):
    """Sentences about the hidden part of a position."""

    def hidden(self, hidden: Hidden) -> str:
        """Return a description of hidden things in the position; "" where there are none."""
        if hidden == "kept":
            return self.tr("Everything hidden is as it was in the finished game.")
        return self.tr("Everything hidden from you was dealt again.") if hidden else ""


def origin_notice(hidden: Hidden) -> Notice:
    """Return the notice over a table that has just been opened."""
    return Notice("origin", lambda: OriginWords().hidden(hidden), here=True)


def origin(match: Match, ply: int, seat: int | None) -> Origin:
    """Return the position after `ply` actions, for `seat`; None for the seat to move there.

    Hidden things are as they were once the game is over, since then they may be shown. During a game they are
    a determinization for the seat, with other luck: a practice reveals nothing about the game itself.
    """
    there = match.beginning(ply)
    knows = max(0, there.state.to_move) if seat is None else seat
    setup = guess(match.game, there.state, knows)
    if match.state.to_move == TERMINAL:
        return Origin(there, "" if setup is None else "kept")
    seed = fresh_seed()
    if setup is not None:
        return Origin(Match(match.game, dataclasses.replace(match.header, setup=setup, seed=seed)), "dealt")
    other = Match(match.game, dataclasses.replace(match.header, seed=seed))
    for action in match.actions[:ply]:
        other.apply(action)
    return Origin(other, "")


def guess(game: Game, state: State, seat: int) -> Setup | None:
    """Set-up data of a position with everything dealt anew that `seat` cannot know; None where it knows all, or the
    game cannot be begun from a position."""
    editor = game.editor()
    if editor is None or state.to_move == TERMINAL or not game.kind.imperfect:
        return None
    rng = Random(fresh_seed())
    setup, truth = _dealt_anew(game, editor, state, seat, rng), editor.position(state)
    # A deal that happens to be the true one says nothing, unless no other is possible.
    known = setup == truth and all(_dealt_anew(game, editor, state, seat, rng) == truth for _ in range(DEALS))
    return None if known else setup


def _dealt_anew(game: Game, editor: Editor, state: State, seat: int, rng: Random) -> Setup:
    other = state.determinize(seat, rng)
    guessed = editor.position(other)
    # Players who have chosen in secret choose again, if the game can be begun from there.
    other.reopen(seat)
    setup = editor.position(other)
    try:
        game.new(setup=setup)
    except SetupError:
        return guessed
    return setup
