"""The commands that answer questions: `ask` about the rules, `why`, `peek` and `read` about a match record."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from time import monotonic
from typing import TYPE_CHECKING, Final
from unicodedata import normalize

import msgspec

from hoshikan.cli.advice import plain
from hoshikan.cli.arguments import WrongUseError, whole
from hoshikan.cli.records import RecordWords, add_record, opened, ply
from hoshikan.engine.match import Match
from hoshikan.engine.state import CHANCE, TERMINAL
from hoshikan.games import GAMES
from hoshikan.teaching.explanation import Explanation, Peeked, Reading
from hoshikan.teaching.opponent import Effort, Explainer, UnexplainedError, explainer
from hoshikan.teaching.peek import PLAYOUTS, decided_by_level, decisions, peek_at
from hoshikan.teaching.peek import WORLDS as OTHER_WORLDS
from hoshikan.teaching.readable import exercise, readability
from hoshikan.teaching.reading import WORLDS, readings
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.kit.look.words import LANGUAGES, Words, listed, speaking
from hoshikan.ui.text.opponentsentences import OpponentSentences, PeekSentences, ReadableSentences, ReadingSentences

if TYPE_CHECKING:
    from hoshikan.teaching.ask import Found


class AskWords(Words):
    """The command's words besides rules."""

    def nothing(self) -> str:
        return self.tr("No rule of this book answers that.")

    def no_question(self) -> str:
        return self.tr("What would you like to know? Type a question in your own words.")

    def no_game(self, typed: str) -> str:
        games = listed(GAMES)
        return self.tr("{typed} is no game here. Choose one of {games}.").format(typed=typed, games=games)


def add_ask_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of `ask`."""
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}, or its name in either language")
    parser.add_argument("question", nargs="+", metavar="QUESTION", help="in your own words")
    parser.add_argument("--language", choices=LANGUAGES, help="ja or en (default: the question's)")
    parser.add_argument("--json", action="store_true", help="the answer as JSON")


def ask(chosen: argparse.Namespace) -> int:
    """Ask the rules of a game in your own words, in Japanese or English.

    Prints the rules that answer, best first; returns 0 whatever was found, 2 for no game and an empty question.
    """
    # Reads rule books, which no other command needs.
    from hoshikan.teaching.ask import Ask, language_of
    from hoshikan.teaching.rulebook import load

    text = " ".join(chosen.question)
    language = chosen.language or language_of(text)
    with speaking(language):
        words = AskWords()
        game = chosen.game if chosen.game in GAMES else _game_named(chosen.game)
        if game is None:
            raise WrongUseError(f"GAME: {words.no_game(chosen.game)}")
        if not (text.strip() or chosen.json):
            raise WrongUseError(f"QUESTION: {words.no_question()}")
        found = Ask(game, language).search(text)
        if chosen.json:
            print(json.dumps({"rules": [_as_data(one) for one in found]}, ensure_ascii=False))
            return 0
        if not found:
            print(words.nothing())
    ours = load(game, language).readings_title
    for one in found:
        print(f"{one.rule}  {one.title}" + (f"  ({ours})" if one.ours else ""))
        print(f"    {one.sentence}")
    return 0


def _game_named(typed: str) -> str | None:
    """Return the game with a name in its rule books that begins with what was typed; None without just one such game.

    Spaces, punctuation, width and capitals make no difference.
    """
    wanted = _letters(typed)
    fitting = [game for game in GAMES if any(_letters(name).startswith(wanted) for name in _names(game))]
    return fitting[0] if wanted and len(fitting) == 1 else None


def _names(game: str) -> list[str]:
    from hoshikan.teaching.rulebook import load

    titles = [load(game, language).title for language in LANGUAGES]
    return [game, *(name for title in titles for name in re.split(r"[()]", normalize("NFKC", title)) if name)]


def _letters(text: str) -> str:
    return "".join(filter(str.isalnum, normalize("NFKC", text).casefold()))


def _as_data(found: Found) -> dict[str, str | float | bool]:
    return {
        "id": found.rule,
        "score": found.score,
        "title": found.title,
        "sentence": found.sentence,
        "ours": found.ours,
    }


SECONDS_TO_EXPLAIN: Final = 1.8
"""Longest time for an explanation, unless a number of worlds is asked for."""


def add_why_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of `why`."""
    add_record(parser, "who asks, from 1 (default: after the end a spectator, before it the only person)")
    parser.add_argument("--ply", metavar="N", help="the move with this number, from 1 (default: the last)")
    parser.add_argument("--json", action="store_true", help="for programs: one JSON object")
    parser.add_argument(
        "--worlds", type=whole(10_000), metavar="N", help="so many possible worlds, however long it takes"
    )


def why(chosen: argparse.Namespace) -> int:
    """Explain a move of a match record: what it wanted, how usual it is, plan or slip.

    Returns 2 for a record that cannot be read and a move that cannot be explained.
    """
    with opened(chosen) as (match, seat):
        number = ply("--ply", str(match.ply) if chosen.ply is None else chosen.ply, match, 1)
        over = match.state.to_move == TERMINAL
        asker = seat if seat is not None or over else _only_person(match)
        try:
            asked = explainer(match, number - 1, asker)
        except UnexplainedError as error:
            raise WrongUseError(f"--ply {number}: {RecordWords().unexplained(error.reason)}") from None
        answer = _explained(asked, chosen.worlds)
        names = seat_names(match.header.seats)
        view = match.position(number - 1).view(answer.seat if asker is None else asker)
        words = OpponentSentences(text_of(match.game.id), match.game.tutor(), view, names).why(answer)
    if chosen.json:
        found = {"game": match.game.id, "ply": number, "asker": None if asker is None else asker + 1}
        print(json.dumps(found | msgspec.to_builtins(answer) | {"text": plain(words)}, ensure_ascii=False))
    else:
        print("\n".join(plain(words)))
    return 0


def _only_person(match: Match) -> int:
    people = [place for place, seat in enumerate(match.header.seats) if not seat.is_bot]
    if len(people) != 1:
        raise WrongUseError(f"--seat: {RecordWords().who_asks()}")
    return people[0]


def _explained(asked: Explainer, worlds: int | None) -> Explanation:
    deadline = monotonic() + SECONDS_TO_EXPLAIN if worlds is None else None
    *_, answer = asked.explain(Effort() if worlds is None else Effort(worlds), deadline=deadline)
    return answer


def add_peek_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of `peek`."""
    add_record(parser, "only the decisions of this seat, from 1 (default: of all bots)")
    parser.add_argument("--ply", metavar="N", help="only the move with this number, from 1")
    parser.add_argument(
        "--worlds", type=whole(10_000), default=OTHER_WORLDS, metavar="N", help="other worlds (default: %(default)s)"
    )
    parser.add_argument(
        "--playouts", type=whole(10_000_000), default=PLAYOUTS, metavar="N",
        help="at most so many for each decision of a level that searches (default: %(default)s)",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="for programs: one JSON object")


def peek(chosen: argparse.Namespace) -> int:
    """Prove that the bots of a match record did not look at what was hidden from them.

    Returns 1 if a decision differed in another world, 2 for a record or move without one to look at.
    """
    with opened(chosen) as (match, seat):
        names = seat_names(match.header.seats)
        plies = _asked(match, seat, chosen.ply)
        words = PeekSentences()
        found: list[tuple[int, Peeked]] = []
        for place in plies:
            *_, proof = peek_at(match, place, chosen.worlds, chosen.playouts)
            found.append((place, proof))
            if not chosen.json and not proof.alike:
                print(words.different(proof, place + 1, names))
        summary = words.match([proof for _, proof in found])
    different = sum(not proof.alike for _, proof in found)
    if chosen.json:
        decided = [{"ply": place + 1} | msgspec.to_builtins(proof) for place, proof in found]
        data = {"game": match.game.id, "decisions": len(found), "different": different, "text": summary}
        print(json.dumps(data | {"proofs": decided}, ensure_ascii=False))
    else:
        print(summary)
    return int(different > 0)


def _asked(match: Match, seat: int | None, typed: str | None) -> Iterator[int]:
    if typed is not None:
        number = ply("--ply", typed, match, 1)
        if not decided_by_level(match, number - 1):
            raise WrongUseError(f"--ply {number}: {RecordWords().no_bot()}")
        return iter([number - 1])
    return (place for place in decisions(match) if seat is None or match.mover(place) == seat)


SECONDS_TO_READ: Final = 4.0
"""Longest time for a reading, unless a number of worlds is asked for."""


def add_read_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of `read`."""
    add_record(parser, "who reads, from 1 (default: the first person, else the first seat)")
    parser.add_argument("--ply", metavar="N", help="after so many moves (default: where the record ends)")
    parser.add_argument("--readable", action="store_true", help="how well this seat could be read itself")
    parser.add_argument("--json", action="store_true", help="for programs: one JSON object")
    parser.add_argument(
        "--worlds", type=whole(10_000), metavar="N", help="so many possible worlds, however long it takes"
    )


def read(chosen: argparse.Namespace) -> int:
    """Read what is hidden from a player in a match record: how likely each card or choice is, given what was played.

    Returns 2 for a record that cannot be read.
    """
    with opened(chosen) as (match, seat):
        number = match.ply if chosen.ply is None else ply("--ply", chosen.ply, match)
        asker = _first_person(match) if seat is None else seat
        if chosen.readable:
            return _print_readability(match, asker, as_json=chosen.json)
        reading = _read(match, number, asker, chosen.worlds)
        text, names = text_of(match.game.id), seat_names(match.header.seats)

        def move(place: int) -> str:
            named = text.action(str(match.actions[place]), match.position(place).view(asker))
            return named if match.mover(place) == CHANCE else f"{names[match.mover(place)]}: {named}"

        words = ReadingSentences(text, match.position(number).view(asker), names, move).reading(reading)
    if chosen.json:
        found = {"game": match.game.id} | msgspec.to_builtins(reading) | {"asker": asker + 1, "text": plain(words)}
        print(json.dumps(found, ensure_ascii=False))
    else:
        print("\n".join(plain(words)))
    return 0


def _print_readability(match: Match, seat: int, *, as_json: bool) -> int:
    if match.state.to_move != TERMINAL:
        raise WrongUseError(f"--readable: {RecordWords().not_over()}")
    found = readability(match, seat)
    text = text_of(match.game.id)
    words = ReadableSentences(lambda ply: text.action(str(match.actions[ply]), match.position(ply).view(seat)))
    lines = words.summary(found, seat_names(match.header.seats)[seat])
    task = exercise(match, found)
    if task is not None:
        lines.append(words.exercise(task.ply + 1))
    if as_json:
        data = {"game": match.game.id} | msgspec.to_builtins(found) | {"seat": seat + 1}
        print(json.dumps(data | {"exercise": msgspec.to_builtins(task), "text": lines}, ensure_ascii=False))
    else:
        print("\n".join(lines))
    return 0


def _first_person(match: Match) -> int:
    return next((place for place, seat in enumerate(match.header.seats) if not seat.is_bot), 0)


def _read(match: Match, number: int, asker: int, worlds: int | None) -> Reading:
    deadline = monotonic() + SECONDS_TO_READ if worlds is None else None
    *_, reading = readings(match, number, asker, worlds or WORLDS, deadline=deadline)
    return reading
