"""The faces at the table of a match, by the names of the seats and by what happened lately, and scores against them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QImage

from hoshikan.engine import Event, Match, MatchHeader, RecordError, Seat, View
from hoshikan.library import LibraryProblem
from hoshikan.library.history import Played, against
from hoshikan.resources import MissingResourceError
from hoshikan.ui.board.match.deals import fresh_seed, today
from hoshikan.ui.board.match.moods import moods
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.board.scenes import snapshot
from hoshikan.ui.board.table.kit.painting import Sitter
from hoshikan.ui.kit.look.portraits import Mood, face_of
from hoshikan.ui.kit.look.theme import Theme, worn
from hoshikan.ui.kit.look.words import Words
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.notebook import Emblems, Notebook, People
from hoshikan.ui.shared.boxart import THEME_KEY
from hoshikan.ui.text.gametext import GameText


def dressed(theme: Theme, notebook: Notebook, header: MatchHeader) -> Theme:
    """The look of everything about a match: its seats have the emblems they were given."""
    return worn(theme, Emblems(notebook).of(header))


def sitters(
    notebook: Notebook,
    seats: Sequence[Seat],
    view: View,
    text: GameText[View],
    feelings: Feelings | None = None,
) -> list[Sitter]:
    """The faces of the seats in the mood of the moment."""
    faces, lately = People(notebook).faces(seats), {} if feelings is None else feelings.now()
    return [Sitter(face, mood) for face, mood in zip(faces, moods(view, text, lately), strict=True)]


class AgainstWords(Words):
    """The results of a person against one bot."""

    def of(self, played: Sequence[Played], game: str, person: str, bot: str) -> str:
        """Return them in words; "" before the first."""
        face = face_of(bot)
        found = against(played, game, person, lambda name: name == bot or (bool(face) and face_of(name) == face))
        if found == (0, 0):
            return ""
        return self.tr("you won {won}, lost {lost}").format(won=found.won, lost=found.lost)

    def whole(self, played: Sequence[Played], game: str, person: str, bot: str) -> str:
        """Return the same with the name of the bot."""
        score = self.of(played, game, person, bot)
        return self.tr("Against {name}: {score}").format(name=bot, score=score) if score else ""


AGAINST: Final = AgainstWords()


class Scores:
    """The results of people against bots in the games played so far, which are read when first asked for."""

    def __init__(self, context: AppContext) -> None:
        self._context = context
        self._played: Sequence[Played] | None = None

    def of(self, game: str, person: str, bot: str) -> str:
        """Return those of a person against a bot, in words."""
        if self._played is None:
            try:
                self._played = self._context.library.history()
            except LibraryProblem:
                self._played = ()
        return AGAINST.of(self._played, game, person, bot)


THUMBNAIL = QSize(480, 300)
QUICKLY = 80
"""Quality of 0 to 100: paper and cloth have a grain that gains little from a stronger compression."""


def start_again(match: Match, same_deal: bool) -> Match:
    """The same seats and options once more: with the same deal and luck, or with others."""
    header = match.header
    if same_deal:
        return Match.start(match.game, header.seats, header.seed, setup=header.setup, date=today())
    own = match.game.components_of(header.setup)
    return Match.start(match.game, header.seats, fresh_seed(), header.options, date=today(), components=own)


def thumbnail(match: Match, names: Sequence[str], theme: Theme, sitters: Sequence[Sitter] = ()) -> bytes:
    """Return the public view of the table, as PNG that contains the name of its theme."""
    picture = snapshot(match.game, match.state.view(None), None, names, THUMBNAIL, theme, sitters=sitters)
    picture.setText(THEME_KEY, theme.name)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG", QUICKLY)  # type: ignore[call-overload]  # the stub wants bytes, Qt takes str
    return bytes(data.data())


def repainted(context: AppContext, match_id: int, theme: Theme, match: Match | None = None) -> QImage | None:
    """The picture of a match in `theme`, also for the next time; None where it cannot be replayed or kept. `match` is
    the match itself, where it has been read already."""
    from hoshikan.ui.board.screens import text_of

    notebook = context.notebook
    try:
        match = match or context.library.load(match_id, context.games)
        seats, text = match.header.seats, text_of(match.game.id)
        sitting = sitters(notebook, seats, match.state.view(None), text)
        png = thumbnail(match, seat_names(seats), dressed(theme, notebook, match.header), sitting)
        context.library.set_thumbnail(match_id, png)
    except (LibraryProblem, MissingResourceError, RecordError):
        return None
    return QImage.fromData(png)


_TURN: Final = 3
"""Actions of a turn, as a rule, with what chance brings."""

Feel = Callable[[Sequence[Event]], Mapping[int, Mood]]
"""The game's word for what events mean to whom (`SceneHooks.feelings`)."""


class Feelings:
    """Recent events for each seat: they are felt for about one time round the table."""

    def __init__(self, feel: Feel, players: int) -> None:
        self._feel = feel
        self._lasts = _TURN * players
        self._now = 0
        self._felt: dict[int, tuple[int, Mood]] = {}
        """By seat, since which action."""

    def see(self, ply: int, events: Sequence[Event]) -> None:
        """`events` led to the position after `ply` actions; going back, what came afterwards is felt no longer."""
        if ply < self._now:
            self._felt = {seat: one for seat, one in self._felt.items() if one[0] <= ply}
        self._now = ply
        self._felt |= {seat: (ply, mood) for seat, mood in self._feel(events).items()}

    def now(self) -> dict[int, Mood]:
        """Return the current feelings, by seat."""
        return {seat: mood for seat, (since, mood) in self._felt.items() if self._now < since + self._lasts}
