"""Things to do today: the puzzle and the deal of the day, the next lesson, and own mistakes found by reviews."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from hoshikan.engine import Game, RecordError, Seat
from hoshikan.library import Library, LibraryProblem
from hoshikan.library.history import day_of, days_in_a_row
from hoshikan.library.practice import PastAnswer
from hoshikan.resources import MissingResourceError
from hoshikan.teaching.exercise import Exercise, Outcome
from hoshikan.teaching.lessons import Lesson, lessons
from hoshikan.teaching.mistakes import mistakes
from hoshikan.teaching.position import TeachingError
from hoshikan.teaching.practice import of_the_day
from hoshikan.teaching.review import Review, from_text
from hoshikan.ui.kit.look.words import Words
from hoshikan.ui.session.context import AppContext


class DayPuzzle(NamedTuple):
    """The puzzle and the player's last answer to it."""

    exercise: Exercise
    outcome: str
    """"" before the first answer."""
    row: int
    """Days in a row with a finished game or an answered puzzle; 0 where streaks are not wanted."""


def day_puzzle(context: AppContext, past: Sequence[PastAnswer]) -> DayPuzzle | None:
    """Return the puzzle of today. Raises TeachingError and LibraryProblem."""
    box, library = context.puzzles, context.library
    today = box.today()
    found = of_the_day(box.of(), today)
    if found is None:
        return None
    outcome = next((one.outcome for one in reversed(past) if one.exercise == found.id), "")
    row = 0
    if context.settings.celebrations:
        played = [one.day for one in library.history()]
        row = days_in_a_row([*played, *(day_of(one.answered) for one in past)], today).now
    return DayPuzzle(found, outcome, row)


class DayDeal(NamedTuple):
    """The deal that everybody has today who plays this game."""

    game: str
    seed: int
    played: bool
    """True once a match of it was played to its end."""


def day_deal(context: AppContext) -> DayDeal | None:
    """Return today's deal in the game played last, None before the first one. Raises LibraryProblem."""
    game = context.settings.last_game
    if game not in context.shelf:
        return None
    today = context.puzzles.today()
    seed = (today.year * 100 + today.month) * 100 + today.day
    return DayDeal(game, seed, context.library.is_played_out(game, seed))


class DayLesson(NamedTuple):
    """A lesson and its game."""

    game: str
    lesson: Lesson


def next_lesson(context: AppContext, games: Iterable[str]) -> DayLesson | None:
    """Return the first lesson that is not done, in the first of `games` that has one; what cannot be read is left
    out."""
    for game in games:
        try:
            course, done = lessons(game), context.library.lessons.done(game)
        except (MissingResourceError, TeachingError, LibraryProblem):
            continue
        for lesson in course:
            if lesson.id not in done:
                return DayLesson(game, lesson)
    return None


class Today(NamedTuple):
    """Things to do today; None where there is nothing."""

    puzzle: DayPuzzle | None = None
    deal: DayDeal | None = None
    lesson: DayLesson | None = None
    """The next one of a game that was begun, the one played last first, else of any."""


def today(context: AppContext) -> Today:
    """Return what there is to do; what cannot be read is left out."""
    puzzle, deal = None, None
    with suppress(TeachingError, LibraryProblem):
        puzzle = day_puzzle(context, context.library.practice.all())
    with suppress(LibraryProblem):
        deal = day_deal(context)
    begun = dict.fromkeys(context.shelf, False)
    with suppress(LibraryProblem):
        begun = {game: bool(context.library.lessons.done(game)) for game in begun}
    last = context.settings.last_game
    return Today(puzzle, deal, next_lesson(context, sorted(begun, key=lambda game: (not begun[game], game != last))))


class DayWords(Words):
    """Sentences about these."""

    def title(self) -> str:
        return self.tr("Puzzle of the day")

    def state(self, outcome: str) -> str:
        """Return what came of it, or what is to be done."""
        if not outcome:
            return self.tr("Find the best move.")
        if outcome == Outcome.SHOWN.value:
            return self.tr("☆ Not found. You can try it again.")
        return self.tr("★ Solved. You can try it again.")

    def mark(self, outcome: str) -> str:
        """Return the same in a word or two."""
        if not outcome:
            return self.tr("Not solved yet")
        return self.tr("☆ Not found") if outcome == Outcome.SHOWN.value else self.tr("★ Solved")

    def row(self, days: int) -> str:
        """Return the days in a row; nothing for a first one."""
        return self.tr("%n day(s) in a row", "", days) if days > 1 else ""

    def deal(self) -> str:
        return self.tr("Deal of the day")

    def dealt(self, played: bool) -> str:
        """Return what became of the deal, in a word or two."""
        return self.tr("★ Played") if played else self.tr("Not played yet")

    def next_lesson(self) -> str:
        return self.tr("Next lesson")

    def lesson(self, title: str) -> str:
        return self.tr("Lesson: {title}").format(title=title)


GAMES: Final = 30
"""So many games are looked back at."""
MOST: Final = 10
"""So many mistakes are tried at one sitting."""
ONESELF: Final = ""
"""The player here: alone among bots under any name, and beside other people under the player's name or none."""


def mistaken(library: Library, player_name: str) -> dict[str, int]:
    """Return the people whose mistakes reviews of the last games have found, by name, with the number of games. Raises
    LibraryProblem."""
    found: Counter[str] = Counter()
    for _, review, people in _reviewed(library, player_name):
        found.update({who for seat, who in people.items() if review.mistakes(seat)})
    return dict(found)


def own_mistakes(
    library: Library, games: Mapping[str, Game], player_name: str, who: str = ONESELF, last: int = GAMES
) -> tuple[Exercise, ...]:
    """The mistakes of one person in the `last` games with a review, the newest game first, without those that were
    found by now. Raises LibraryProblem; a game that cannot be read any more is left out."""
    found = {one.exercise for one in library.practice.all() if one.outcome == Outcome.FIRST.value}
    stack: list[Exercise] = []
    for match_id, review, people in _reviewed(library, player_name, last):
        seats = [seat for seat, name in people.items() if name == who and review.mistakes(seat)]
        if not seats:
            continue
        try:
            match = library.load(match_id, games)
        except (LibraryProblem, RecordError, MissingResourceError):
            continue
        stack += [one for seat in seats for one in mistakes(match, review, seat) if one.id not in found]
        if len(stack) >= MOST:
            break
    return tuple(stack[:MOST])


def _reviewed(library: Library, player_name: str, last: int = GAMES) -> Iterator[tuple[int, Review, dict[int, str]]]:
    """The last games with a review: the match's id, the review and who sat where."""
    for stored in library.reviews.latest(last):
        kept = from_text(stored.content)
        if kept is not None:
            people = _people(library.summary(stored.match_id).seats, player_name)
            yield stored.match_id, Review(kept), people


def _people(seats: Sequence[Seat], player_name: str) -> dict[int, str]:
    people = {place: seat.name for place, seat in enumerate(seats) if not seat.is_bot}
    alone = len(people) == 1
    return {place: ONESELF if alone or name == player_name else name for place, name in people.items()}
