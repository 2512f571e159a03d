"""Rated games: which count, how they are set up and begun, their cards and their words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from hoshikan.bots.levels import offered
from hoshikan.engine import Game, Match, OptionValue, RecordError, Seat
from hoshikan.library import Library, LibraryProblem
from hoshikan.library.ratings import RatedGame, RatedSeat
from hoshikan.resources import MissingResourceError
from hoshikan.teaching.practice import Strength
from hoshikan.teaching.rating import KNOWN, Company, Step, even_company, is_begun, odds, rating, stakes
from hoshikan.ui.board.match import deals
from hoshikan.ui.board.match.seating import teams_before
from hoshikan.ui.board.why import Question
from hoshikan.ui.kit.look.theme import TARGET
from hoshikan.ui.kit.look.words import Notice, Words, percent, signed, together
from hoshikan.ui.kit.widgets.basic import Section, Switch, button, label, side_by_side
from hoshikan.ui.session.context import AppContext, Page
from hoshikan.ui.shared.messages import Messages
from hoshikan.ui.text.levels import STRENGTHS, LevelWords


class Waiting(NamedTuple):
    """A rated game in which the person has moved."""

    rated: RatedGame
    match: Match


class RatedGames:
    """Asks the library each time."""

    def __init__(self, library: Library, games: Mapping[str, Game]) -> None:
        self._library = library
        self._games = games

    def waiting(self, game: str, player: str) -> Waiting | None:
        """The rated game that a player has under way; None if another may begin."""
        try:
            found = self._library.ratings.under_way(game, player)
        except LibraryProblem:
            return None
        read = (self._read(one) for one in reversed(found))
        return next((one for one in read if one is not None and is_begun(*one)), None)

    def begin(self, match: Match, stakes: Sequence[RatedSeat]) -> int:
        """Note that a match is rated before anything is seen of it; its id. Whatever its person had under way is given
        up; what has not begun there is rated no longer. Raises LibraryProblem."""
        library = self._library
        player = next((seat.name for seat in match.header.seats if not seat.is_bot), "")
        for one in library.ratings.under_way(match.game.id, player):
            self._leave(one)
        return library.create(match, rated=stakes)

    def delete(self, match_id: int) -> None:
        """Delete a match; a rated game that has begun is given up with it. Raises LibraryProblem."""
        library = self._library
        rated = library.ratings.of(match_id)
        if rated is not None and rated.finished is None:
            self._leave(rated)
        library.delete(match_id)

    def is_given_up(self, match_id: int) -> bool:
        """True if a match was a rated game which counts as given up."""
        with suppress(LibraryProblem):
            rated = self._library.ratings.of(match_id)
            return rated is not None and rated.given_up
        return False

    def restore(self, match_id: int) -> None:
        """Bring a deleted match back, and with it what was given up. Raises LibraryProblem."""
        self._library.restore(match_id)
        self._library.ratings.resume(match_id)

    def _leave(self, rated: RatedGame) -> None:
        ratings, read = self._library.ratings, self._read(rated)
        if read is not None and is_begun(*read):
            ratings.give_up(rated.match_id)
        else:
            ratings.drop(rated.match_id)

    def _read(self, rated: RatedGame) -> Waiting | None:
        """With its match, if that can still be played."""
        try:
            return Waiting(rated, self._library.load(rated.match_id, self._games))
        except (LibraryProblem, RecordError, MissingResourceError):
            return None


class RatedWords(Words):
    """One sentence for each."""

    def in_short(self) -> str:
        """Explain a rated game in one sentence."""
        return self.tr("Changes your rating; giving up counts as a loss.")

    def rules(self) -> str:
        """Explain a rated game before it begins."""
        return self.tr(
            "The deal is random and counts once. You can still undo moves, ask for hints and practise from its "
            "positions. You'll be asked before the first help; from then on, the game can only lower your "
            "rating. The coach stays quiet."
        )

    def leaving(self) -> str:
        """Explain what happens to an abandoned rated game, before it begins."""
        return self.tr(
            "You can leave it and continue at any time. After your first move, deleting it or starting another "
            "rated game counts as a loss."
        )

    def under_way(self) -> str:
        """That a rated game waits, when another is to begin."""
        return self.tr("You have a rated game under way.")

    def what_giving_up_does(self, moves: int) -> str:
        return self.tr(
            "%n move(s) have been played in it. Starting another one gives it up, which counts as last place. "
            "You can still finish it, but no longer for your rating.",
            "",
            moves,
        )

    def given_up(self) -> str:
        """Said of a game that was rated when it was deleted."""
        return self.tr("The game was deleted. It was rated, so it counts as given up.")

    def own(self, strength: Strength) -> str:
        """Somebody's rating, with how sure it is."""
        if not strength.answers:
            return self.tr("You have no rating in this game yet.")
        if strength.answers >= KNOWN:
            return self.tr("Your rating: {rating}").format(rating=STRENGTHS.of(strength))
        guess = self.tr("Your rating: {number}, little more than a guess after %n game(s)", "", strength.answers)
        return guess.format(number=strength.number)

    def short(self, strength: Strength) -> str:
        """Return the same for a card with little room; "" without a rating."""
        return self.tr("Your rating: {rating}").format(rating=STRENGTHS.of(strength)) if strength.answers else ""

    def chance(self, company: Company) -> str:
        """Return the odds."""
        numbers = {"chance": percent(company.chance), "fair": percent(company.fair)}
        if not company.known:
            sentence = self.tr("You should win about {chance} of these games (rough guess). {fair} would be even.")
        else:
            sentence = self.tr("You should win about {chance} of these games. {fair} would be even.")
        return sentence.format(**numbers)

    def against_one(self, company: Company, kind: str) -> str:
        """Return the odds against one bot, briefly; `kind` is "duel", "table" for more players, or "team"."""
        words = {
            "duel": self.tr("you win about {chance}"),
            "table": self.tr("you finish ahead in about {chance}"),
            "team": self.tr("your side wins about {chance}"),
        }
        sentence = words[kind].format(chance=percent(company.chance))
        return sentence if company.known else self.tr("{odds} (rough guess)").format(odds=sentence)

    def matching(self, own: Strength) -> str:
        """Explain how opponents are chosen for somebody of this strength."""
        if own.answers >= KNOWN:
            return self.tr("Picks levels that give you about even chances.")
        return self.tr("We don't know your strength yet, so we start gently.")

    def gently(self) -> str:
        """The reason why opponents are weak at first."""
        return self.tr("We start gently until a few rated games show your strength.")

    def against(self, company: Company) -> str:
        """Return the opponents."""
        words = LevelWords()
        return together(words.name(level) for level in company.levels)

    def unrated(self, problem: LibraryProblem) -> str:
        """Why a game that was to be rated is not."""
        return self.tr("This game is not rated: {problem}").format(problem=Messages().of(problem))

    def title(self, game: str, *, helped: bool) -> str:
        """Return the title of a table with a rated game."""
        return (self.tr("{game}, rated, with help") if helped else self.tr("{game}, rated")).format(game=game)

    def wins(self, count: int) -> str:
        """Several wins one after another."""
        return self.tr("Wins in a row: {count}").format(count=count)

    def before_help(self) -> str:
        """The question before the first help."""
        return self.tr("This game is rated. Use help anyway?")

    def what_help_does(self) -> str:
        return self.tr("From then on, it can lower your rating but not raise it. The result will say so.")

    def after(self, step: Step) -> str:
        """Return the change of the rating by a game."""
        if step.game.given_up:
            return self.tr("You gave this game up earlier. It counted as last place then and no longer counts.")
        if step.game.helped and step.before.number == step.after.number:
            return self.tr("Rated, with help: your rating stays at {number}").format(number=step.after.number)
        if step.before.answers == 0:
            return self.tr("Your first rating: {rating}").format(rating=STRENGTHS.of(step.after))
        numbers = {"before": step.before.number, "after": step.after.number}
        return self.tr("Rating: {before} → {after} ({change})").format(**numbers, change=signed(step.change))


RATED: Final = RatedWords()


class EvenMatch(NamedTuple):
    """The players of an even match, and the known odds."""

    game: Game
    seats: tuple[Seat, ...]
    options: dict[str, OptionValue]
    own: Strength
    company: Company


def even_match(context: AppContext, game_id: str, past: Sequence[RatedGame]) -> EvenMatch:
    """Return an even match for the player of this computer, by the rated games so far."""
    game, settings = context.games[game_id], context.settings
    remembered = deals.remembered(context.notebook.value("new-game", game_id), game)
    seats = remembered.seats
    if not stakes(game_id, seats):
        seats = deals.default_seats(game, settings.player_name)
    person = next(seat.name for seat in seats if not seat.is_bot) or settings.player_name
    played = [one for one in past if (one.game, one.player) == (game_id, person)]
    # Without any nothing is computed, which takes a moment to be loaded.
    own = rating(played, game_id, person) if played else Strength()
    sides = teams_before(game, len(seats), remembered.options).sides
    company = even_company(own, game_id, seats, sides)
    levels = iter(company.levels)
    seated = tuple(Seat("bot", seat.name, next(levels)) if seat.is_bot else Seat("human", person) for seat in seats)
    return EvenMatch(game, seated, remembered.options, own, company)


def play_even(page: Page, game_id: str) -> None:
    """Begin it; a player without a rating first gets an explanation of rated games."""
    context = page.context
    try:
        past = context.library.ratings.finished()
    except LibraryProblem:
        past = []
    even = even_match(context, game_id, past)
    if not even.own.answers:
        page.open_page.emit("new_game", (game_id, True))
        return
    match = Match.start(even.game, even.seats, deals.fresh_seed(), even.options, date=deals.today())
    try:
        match_id = RatedGames(context.library, context.games).begin(match, stakes(game_id, even.seats))
    except LibraryProblem as error:
        problem = error
        page.notice.emit(Notice("rated", lambda: RATED.unrated(problem), bad=True))
        page.open_table.emit(match, None)
        return
    page.open_table.emit(match, match_id)


class RatedOpen(Question):
    """Says what beginning another one costs. Escape begins none."""

    continue_wanted = Signal()
    other_wanted = Signal()

    def __init__(self, around: QWidget, board: QWidget) -> None:
        super().__init__(around, board)
        self._moves = 0
        self._why = label(wrap=True)
        self.go_on = button("primary", self.continue_wanted.emit)
        self.other = button("", self.other_wanted.emit)
        self.leave = button("", self.hide)
        self.fill(self._why, (self.go_on, self.other, self.leave))

    def ask(self, moves: int) -> None:
        """Ask about a game in which `moves` moves have been played."""
        self._moves = moves
        self.retranslate()
        self.appear()

    def retranslate(self) -> None:
        self.head.setText(RATED.under_way())
        self._why.setText(RATED.what_giving_up_does(self._moves))
        self.go_on.setText(self.tr("Continue that game"))
        self.other.setText(self.tr("Give it up and start"))
        self.leave.setText(self.tr("Cancel"))
        if not self.isHidden():
            self.place()


class RatedLaw(Question):
    """The card that explains rated games."""

    def __init__(self, around: QWidget, board: QWidget) -> None:
        super().__init__(around, board)
        self._own = ""
        self._law = label(wrap=True)
        self.close_button = button("primary", self.hide)
        self.fill(self._law, (self.close_button,))

    def explain(self, own: str) -> None:
        """Show the rules, and `own`, what is known of the person's rating."""
        self._own = own
        self.retranslate()
        self.appear()

    def retranslate(self) -> None:
        self.head.setText(self.tr("Rated games"))
        self._law.setText("\n\n".join(part for part in (RATED.rules(), RATED.leaving(), self._own) if part))
        self.close_button.setText(self.tr("Close"))
        if not self.isHidden():
            self.place()


class RatedChoice(Section):
    """One switch and one sentence, and a card with the rest; it knows the odds of the person who sits here."""

    begin_wanted = Signal()
    """The game is to begin all the same, though it gives another one up."""
    table_wanted = Signal(object, object)
    """The game under way is to be continued: its match, and its id in the library."""
    notice = Signal(object)

    def __init__(self, context: AppContext, game: str, around: QWidget, *, on: bool) -> None:
        """`around` is the page over which cards appear; with `on` the game is to be rated at first."""
        super().__init__()
        self._context = context
        self._game = game
        self.card, self.waits = RatedLaw(around, around), RatedOpen(around, around)
        self.waits.continue_wanted.connect(self._go_on)
        self.waits.other_wanted.connect(self._begin_instead)
        self._waiting: Waiting | None = None
        self._past: Sequence[RatedGame] | None = None
        """The rated games so far, read when the first person against bots is seen."""
        self._seats: Sequence[Seat] = ()
        self._sides: Sequence[int] = ()
        self._matched: tuple[str, ...] = ()
        self.switch = Switch()
        self.switch.setChecked(on)
        self.switch.toggled.connect(lambda _on: self.retranslate())
        self.law = button("quiet", lambda: self.card.explain(self.own()))
        self.law.setText("?")
        self.law.setMinimumWidth(TARGET)
        self.heading.hide()
        self._row = self.add(side_by_side(self.law, self.switch))

    @property
    def possible(self) -> bool:
        """True if one person plays against bots of known strength."""
        return bool(stakes(self._game, self._seats))

    @property
    def wanted(self) -> bool:
        """True if the game is to be rated, and can be."""
        return self.possible and self.switch.isChecked()

    def chances(self, place: int) -> Mapping[str, Company]:
        """Return the odds of the one person with a bot of each level in a seat: against that bot alone, or where seats
        win together those of the person's side. None for other tables."""
        if not self.possible or not self._seats[place].is_bot:
            return {}
        own, teams = self._strength(), self._teams

        def table(level: str) -> Sequence[Seat]:
            one = Seat("bot", "", level)
            return [*self._seats[:place], one, *self._seats[place + 1 :]] if teams else [Seat(), one]

        sides = self._sides if teams else ()
        return {level: odds(own, self._game, table(level), sides) for level in offered(self._game)}

    def odds_in_words(self, place: int) -> Mapping[str, str]:
        """Return those odds as the list of a seat shows them; before the first rated game, and where there are none,
        each level compared with the one below it."""
        if self._unrated or not (known := self.chances(place)):
            words = LevelWords()
            return {level: words.compared(self._game, level) for level in offered(self._game)}
        return {level: RATED.against_one(one, self._kind) for level, one in known.items()}

    def matching(self) -> str:
        """Explain what matching the person's strength does; "" where it cannot be done."""
        return RATED.matching(self._strength()) if self.possible else ""

    def expected(self) -> str:
        """Return the odds at this table; "" where they are unknown."""
        if not self.possible:
            return ""
        found = odds(self._strength(), self._game, self._seats, self._sides)
        gently = [RATED.gently()] if not found.known and found.levels == self._matched else []
        return "\n".join(gently if self._unrated else [*gently, RATED.chance(found)])

    def even_levels(self) -> tuple[str, ...]:
        """Return the levels of bots here that give the person about even chances."""
        self._matched = even_company(self._strength(), self._game, self._seats, self._sides).levels
        return self._matched

    def own(self) -> str:
        """Return what is known of the person's rating."""
        return RATED.own(self._strength()) if self.possible else ""

    def show_seats(self, seats: Sequence[Seat], sides: Sequence[int] = ()) -> None:
        """Take note of these seats, of which those of the same side win together; each its own by default. The switch
        stays what it is: it holds again once it can."""
        self._seats, self._sides = tuple(seats), tuple(sides)
        self.retranslate()

    def stakes(self) -> tuple[RatedSeat, ...]:
        """The seats as the library keeps them with a rated game; none for a game that is not."""
        return stakes(self._game, self._seats) if self.wanted else ()

    def retranslate(self) -> None:
        explanation = RATED.in_short() if self.possible else self.tr("Only for one person against our own bots.")
        self._row.say(self.tr("Rated game"), explanation)
        self.switch.setAccessibleName(self.tr("Rated game"))
        self.switch.setAccessibleDescription(explanation)
        self.law.setAccessibleName(self.tr("What is a rated game?"))
        self.card.retranslate()
        self.waits.retranslate()

    # The beginning

    def asks_first(self) -> bool:
        """Ask about the rated game under way that this one would give up; False if there is none."""
        self._waiting = self._games().waiting(self._game, self._person()) if self.wanted else None
        if self._waiting is not None:
            self.waits.ask(self._waiting.match.ply)
        return self._waiting is not None

    def begin(self, match: Match) -> int | None:
        """Return the id of a rated match. With a library that cannot be written the game is not rated, with a
        notice."""
        if not self.wanted:
            return None
        try:
            return self._games().begin(match, self.stakes())
        except LibraryProblem as error:
            problem = error
            self.notice.emit(Notice("rated", lambda: RATED.unrated(problem), bad=True))
            return None

    def _games(self) -> RatedGames:
        return RatedGames(self._context.library, self._context.games)

    def _person(self) -> str:
        return next((seat.name for seat in self._seats if not seat.is_bot), "")

    def _go_on(self) -> None:
        self.waits.hide()
        if self._waiting is not None:
            self.table_wanted.emit(self._waiting.match, self._waiting.rated.match_id)

    def _begin_instead(self) -> None:
        self.waits.hide()
        self.begin_wanted.emit()

    @property
    def _unrated(self) -> bool:
        """True before the person's first rated game, and at tables that cannot be rated."""
        return not self.possible or not self._strength().answers

    @property
    def _teams(self) -> bool:
        return len(set(self._sides)) < len(self._sides)

    @property
    def _kind(self) -> str:
        if self._teams:
            return "team"
        return "duel" if len(self._seats) == 2 else "table"

    def _strength(self) -> Strength:
        if self._past is None:
            try:
                self._past = self._context.library.ratings.finished()
            except LibraryProblem:
                self._past = ()
        return rating(self._past, self._game, self._person())
