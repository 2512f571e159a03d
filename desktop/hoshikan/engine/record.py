"""The match record (`.hoshikan`): a UTF-8 text file, header tags first, then one action per line in the notation.

    hoshikan-record 1
    game "conquestar"
    rules 1
    date "2026-11-21"
    seat {"kind": "human", "name": "Aki"}
    seat {"kind": "bot", "name": "Vega", "level": "skilled"}
    options {"cost_counts": "all"}
    seed 7
    setup {"players": 2, …}

    trade C3
    invade A1

A tag's value is JSON on one line; `#` starts a comment line, and the last of them may be a checksum (see
`recordchecksum`), which files have that the application writes. The record is complete: the set-up is explicit, so
it replays on any version whose rules are the same, and every action, chance included, is validated while reading.

Limits, each refused with its place: a file has at most 4,000,000 bytes and 50,000 lines of at most 500,000 characters,
an action has at most 500 characters; there are at most 20 seats; a player's name, a level and the date have at most 40
characters, none of them a control character; at most 50 entries may be unknown to this version, with names of at most
40 and values of at most 1,000 characters. A text or file may hold up to 200 records, with other words around them.
"""

from __future__ import annotations

import codecs
import json
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from hoshikan import product
from hoshikan.engine import limits, recordchecksum
from hoshikan.engine.errors import IllegalAction, NotationError, RecordError, SetupError, errors_of
from hoshikan.engine.game import Game, OptionValue
from hoshikan.engine.match import Match, MatchHeader, Seat
from hoshikan.engine.recordpassages import Passage, lines_of, passages
from hoshikan.engine.state import TERMINAL

VERSION = 1
MAX_BYTES = 4_000_000
"""More than a hundred times the longest sensible match."""
MAX_GAMES = 200
"""Records in one text; each is replayed while it is read."""
MAX_ACTION = 500
"""Characters of the longest line handed to a game's notation; sensible ones have less than a hundred."""
SUFFIX: Final = product.SUFFIX
FIRST_WORD = "hoshikan-record"
_KINDS = ("human", "bot")


class _SeatTag(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    name: str = ""
    level: str = ""


_TAG_TYPES: Final[Mapping[str, Any]] = {
    "game": str,
    "rules": int,
    "date": str,
    "seat": _SeatTag,
    "options": dict[str, bool | int | str],
    "seed": int,
    "setup": dict[str, Any],
}
_REQUIRED = ("game", "rules", "seed", "setup")


def write(match: Match, ply: int | None = None) -> str:
    """The record of `match` up to `ply`, by default its current one."""
    last = match.ply if ply is None else ply
    return head(match.header) + "".join(f"{action}\n" for action in match.actions[:last])


def head(header: MatchHeader) -> str:
    """The part of a record before its first action, the empty line between included."""
    tags: list[tuple[str, Any]] = [("game", header.game), ("rules", header.rules), ("date", header.date)]
    for seat in header.seats:
        tag = {"kind": seat.kind, "name": seat.name, "level": seat.level}
        tags.append(("seat", {key: value for key, value in tag.items() if value}))
    tags += [("options", header.options), ("seed", header.seed), ("setup", header.setup)]
    tags += sorted(header.extra.items())
    lines = [f"{name} {json.dumps(value, ensure_ascii=False)}\n" for name, value in tags]
    return f"{FIRST_WORD} {VERSION}\n" + "".join(lines) + "\n"


def read(text: str, games: Mapping[str, Game]) -> Match:
    """The match a record describes, at its last ply. Raises RecordError with line, reason and rule."""
    return _read(text, games, _Limits())


def read_stored(text: str, games: Mapping[str, Game]) -> Match:
    """Like `read`, of a record that the application took in itself, perhaps when it knew no limits yet.

    No limit on lines and names refuses it; in the match that is read, names, levels and the date are shortened to what
    can be shown.
    """
    return _read(text, games, _Shortening())


def _read(text: str, games: Mapping[str, Game], bounds: _Limits) -> Match:
    _check_text(text)
    lines = lines_of(text)
    bounds.count("line", len(lines) - 1, limits.LINES, 0)
    _check_first_line(lines[0].strip())
    bounds.lines(lines)
    recordchecksum.check(text)
    tags, extra, body = _read_tags(lines, bounds)
    game = _game(tags, games)
    with errors_of(game.id):
        match = _open(game, tags, extra)
        for number in range(body, len(lines)):
            line = lines[number].strip()
            if line and not line.startswith("#"):
                _play(match, line, number + 1)
    return match


def read_all(text: str, games: Mapping[str, Game]) -> tuple[Match, ...]:
    """The matches, at least one, whose records `text` holds, in their order; see `recordpassages`.

    Raises RecordError for the first that cannot be read, with its line in `text`.
    """
    _check_text(text)
    found = passages(text)
    if not found:
        raise RecordError(0, "not-a-record")
    limits.check_count("game", len(found), MAX_GAMES, partial(RecordError, 0))
    return tuple(_read_passage(passage, games) for passage in found)


def _read_passage(passage: Passage, games: Mapping[str, Game]) -> Match:
    refusal = RecordError(0, "not-a-record")
    for text in dict.fromkeys(passage.readings()):
        try:
            return read(text, games)
        except RecordError as error:
            refusal = error
    refusal.line += passage.line if refusal.line else 0
    raise refusal


def read_file(path: Path, games: Mapping[str, Game]) -> Match:
    """The first match of a file; see `read_whole_file`."""
    return read_whole_file(path, games)[0]


def read_whole_file(path: Path, games: Mapping[str, Game]) -> tuple[Match, ...]:
    """Like `read_all`, from a file. Raises RecordError (also for foreign or oversized files) and OSError."""
    if "\0" in str(path) or (path.exists() and not path.is_file()):
        # No file has such a name; reading a pipe or a device might never end.
        raise RecordError(0, "not-a-file")
    with path.open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise RecordError(0, "too-large", {"bytes": path.stat().st_size, "most": MAX_BYTES})
    try:
        text = data.decode(_encoding(data))
    except UnicodeDecodeError as error:
        raise RecordError(data.count(b"\n", 0, error.start) + 1, "not-text", {"byte": error.start}) from None
    return read_all(text, games)


def _encoding(data: bytes) -> str:
    """UTF-8, unless the byte order mark of another encoding begins `data`."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    return "utf-8"


def _check_text(text: str) -> None:
    if len(text) > MAX_BYTES:
        raise RecordError(0, "too-large", {"bytes": len(text), "most": MAX_BYTES})
    try:
        text.encode()
    except UnicodeEncodeError as error:
        # Half a surrogate pair: a string like that can be made, but never written to a file.
        raise RecordError(text.count("\n", 0, error.start) + 1, "not-text") from None


class _Limits:
    """Refuses what is beyond the limits; `line` is where it stands."""

    def lines(self, lines: list[str]) -> None:
        for number, line in enumerate(lines, 1):
            if len(line) > limits.LINE:
                raise RecordError(number, "line-too-long", {"length": len(line), "most": limits.LINE})

    def count(self, key: str, count: int, most: int, line: int) -> None:
        limits.check_count(key, count, most, partial(RecordError, line))

    def text(self, key: str, text: str, most: int, line: int) -> str:
        """Check a `text` that is going to be shown, as the match does."""
        limits.check_text(key, text, most, partial(RecordError, line))
        return text

    def entry(self, name: str, value: str, line: int) -> None:
        """An entry that this version does not know; it is never shown."""
        limits.check_text(name[:40], name, limits.TAG_NAME, partial(RecordError, line))
        limits.check_length(name[:40], value, limits.TAG_VALUE, partial(RecordError, line))


class _Shortening(_Limits):
    """Takes everything, and shortens what is going to be shown."""

    def lines(self, lines: list[str]) -> None:
        pass

    def count(self, key: str, count: int, most: int, line: int) -> None:
        pass

    def text(self, key: str, text: str, most: int, line: int) -> str:  # none is refused
        return limits.within(text, most)

    def entry(self, name: str, value: str, line: int) -> None:
        pass


def _check_first_line(line: str) -> None:
    word, _, version = line.partition(" ")
    if word != FIRST_WORD or not version.isascii() or not version.isdigit() or len(version) > 9:
        raise RecordError(1, "not-a-record")
    if int(version) > VERSION:
        raise RecordError(1, "newer-version", {"version": int(version), "known": VERSION})
    if int(version) < 1:
        raise RecordError(1, "not-a-record")


def _read_tags(lines: list[str], bounds: _Limits) -> tuple[dict[str, tuple[int, Any]], dict[str, str], int]:
    """The tags by name with their line, unknown ones apart, and the index of the first line after them."""
    tags: dict[str, tuple[int, Any]] = {}
    extra: dict[str, str] = {}
    seats: list[Seat] = []
    index = 1
    for index in range(1, len(lines) + 1):
        line = lines[index].strip() if index < len(lines) else ""
        if not line:
            break
        if line.startswith("#"):
            continue
        name, _, source = line.partition(" ")
        if not name.isascii() or not name.isidentifier():
            raise RecordError(index + 1, "bad-tag", {"tag": name[:40], "detail": "not a name"})
        bounds.entry(name, "", index + 1)
        value = _tag_value(name, source, index + 1)
        if isinstance(value, _SeatTag):
            seats.append(_seat(value, bounds, index + 1))
            bounds.count("seat", len(seats), limits.SEATS, index + 1)
        elif name in tags or name in extra:
            raise RecordError(index + 1, "tag-twice", {"tag": name[:40]})
        elif name in _TAG_TYPES:
            if name == "date":
                value = bounds.text(name, value, limits.DATE, index + 1)
            tags[name] = (index + 1, value)
        else:
            bounds.entry(name, value, index + 1)
            extra[name] = value
            bounds.count("tag", len(extra), limits.TAGS, index + 1)
    for name in _REQUIRED:
        if name not in tags:
            raise RecordError(min(index + 1, len(lines)), "tag-missing", {"tag": name})
    tags["seats"] = (index, tuple(seats))
    return tags, extra, index


def _tag_value(name: str, source: str, line: int) -> Any:
    try:
        return msgspec.json.decode(source.encode(), type=_TAG_TYPES.get(name, str), strict=True)
    except (msgspec.DecodeError, RecursionError) as error:
        raise RecordError(line, "bad-tag", {"tag": name[:40], "detail": str(error)[:120]}) from None


def _seat(tag: _SeatTag, bounds: _Limits, line: int) -> Seat:
    if tag.kind not in _KINDS:
        raise RecordError(line, "bad-seat-kind", {"kind": tag.kind[:40]})
    name = bounds.text("name", tag.name, limits.NAME, line)
    return Seat(tag.kind, name, bounds.text("level", tag.level, limits.LEVEL, line))


def _game(tags: Mapping[str, tuple[int, Any]], games: Mapping[str, Game]) -> Game:
    line, game_id = tags["game"]
    if game_id not in games:
        raise RecordError(line, "unknown-game", {"game": game_id[:40]})
    return games[game_id]


def _open(game: Game, tags: Mapping[str, tuple[int, Any]], extra: dict[str, str]) -> Match:
    line, rules = tags["rules"]
    if rules != game.rules_version:
        raise RecordError(line, "other-rules-version", {"rules": rules, "known": game.rules_version})
    seats: tuple[Seat, ...] = tags["seats"][1]
    options: dict[str, OptionValue] = tags.get("options", (0, {}))[1]
    date: str = tags.get("date", (0, ""))[1]
    setup_line, setup = tags["setup"]
    try:
        state = game.new(setup=_as_recorded(game, setup))
        chosen = game.checked_options(state.setup.get("options"))
        differs = bool(options) and game.checked_options(game.options_recorded(options)) != chosen
    except SetupError as error:
        facts = {"place": error.place, **error.facts}
        raise RecordError(setup_line, error.reason, facts) from error
    if differs:
        raise RecordError(tags["options"][0], "options-differ")
    if seats and len(seats) != state.players:
        raise RecordError(setup_line, "seats-differ", {"seats": len(seats), "players": state.players})
    seats = seats or tuple(Seat() for _ in range(state.players))
    return Match(game, MatchHeader(game.id, rules, seats, chosen, tags["seed"][1], state.setup, date, extra))


def _as_recorded(game: Game, setup: dict[str, Any]) -> dict[str, Any]:
    """`setup` with the options it leaves out; options that are none are for the game to refuse."""
    options = setup.get("options", {})
    if not isinstance(options, dict):
        return setup
    recorded = game.options_recorded(options)
    return {**setup, "options": recorded} if recorded != options else setup


def _play(match: Match, text: str, line: int) -> None:
    if match.state.to_move == TERMINAL:
        raise RecordError(line, "after-the-end", {"action": text[:60]})
    if len(text) > MAX_ACTION:
        raise RecordError(line, "not-notation", {"text": text[:60]})
    try:
        match.apply(match.game.parse(text))
    except NotationError as error:
        raise RecordError(line, error.reason, error.facts) from None
    except IllegalAction as error:
        raise RecordError(line, error.reason, {"action": text[:60], **error.facts}, error.rule) from None
