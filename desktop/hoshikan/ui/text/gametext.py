"""The contract of a game's words, all texts of the screens about a game; words for counts and covers."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Literal, NamedTuple, TypeVar

from hoshikan.engine import Event, IllegalAction, Option, OptionValue, ScoreLine, View
from hoshikan.engine.editing import BOX, Dial, DialValue
from hoshikan.engine.errors import Fact, HoshikanError
from hoshikan.engine.sums import Sum, Term
from hoshikan.engine.tutor import Nudge, Reason
from hoshikan.ui.kit.look.words import Words, fill, language_code, sentence_case, together
from hoshikan.ui.text.covertext import CoverText

if TYPE_CHECKING:
    from hoshikan.teaching.here import Kind

V = TypeVar("V", bound=View)


class SumWords(Words, ABC, Generic[V]):
    """Sums of one game, computed from views alone, and their words in the language now installed."""

    @abstractmethod
    def at(self, key: str, view: V, seat: int | None) -> Sequence[Sum]:
        """Return the sums behind the numbers that the piece `key` shows to `seat`; empty if it shows none."""

    @abstractmethod
    def of_event(self, event: Event, before: V, after: V) -> Sequence[Sum]:
        """Return the sums behind the numbers in an event's line, from the spectator's views around its action."""

    @abstractmethod
    def heading(self, found: Sum, view: V, names: Sequence[str]) -> str:
        """Name the quantity with its total: "Trading at Vega (C3): 4 coins"."""

    @abstractmethod
    def term(self, term: Term, view: V, names: Sequence[str]) -> str:
        """Name a summand without its number: "coins on the star". Lines of a score are worded by `score_line`."""


"""The kind of view that a game has."""


class Problems(Words, ABC):
    """A game's refusals, in words: one sentence per reason, in the language now installed."""

    def sentence(self, error: HoshikanError) -> str:
        """Return the refusal, without the rule id; "" for reasons that are none of the game's own."""
        sentence = self.sentences().get(error.reason) or self._of_all().get(error.reason, "")
        return sentence_case(fill(sentence, self.in_words(error.facts))) if sentence else ""

    @abstractmethod
    def sentences(self) -> Mapping[str, str]:
        """The game's sentences by reason; what stands in braces is a fact of the error."""

    def in_words(self, facts: Mapping[str, Fact]) -> dict[str, Fact]:
        """The facts of an error, called as they are at the table."""
        return dict(facts)

    def _of_all(self) -> Mapping[str, str]:
        return {
            "game-over": self.tr("The game is over."),
            "no-such-choice": self.tr("That is not a choice of this game."),
        }


class Victory(Words):
    """The winners, in words."""

    def of(self, winners: Sequence[int], names: Sequence[str], standstill: bool = False) -> str:
        """One sentence without a full stop; without `winners` it was a draw."""
        if not winners:
            return self.tr("A draw")
        who = together(names[seat] for seat in winners)
        if len(winners) > 1:
            return self.tr("Shared victory: {names}").format(names=who)
        sentence = self.tr("Standstill. {names} wins") if standstill else self.tr("{names} wins")
        return sentence.format(names=who)


VICTORY: Final = Victory()


class Wording(NamedTuple):
    """Two short phrases for one reason: how it helps, and how it hurts. One is empty if the reason never has that
    sign."""

    helps: str = ""
    hurts: str = ""


_OBJECT: Final = re.compile(
    r"\b(outbid|than|with|for|before|lets|gives|make|brings?|costs?|ruins?|help|helps|harm|leaves) you\b"
)
"""Phrases in which "you" is no subject."""


def in_first_person(phrase: str) -> str:
    """Return a phrase that speaks to a player in that player's own words: "your planet" becomes "my planet".

    Verbs agree with "I" as with "you"; the Japanese phrases name no person but 自分, which needs no change.
    """
    if language_code() != "en":
        return phrase
    phrase = _OBJECT.sub(r"\1 me", phrase)
    for spoken_to, own in (("yours", "mine"), ("your", "my"), ("Your", "My"), ("you", "I"), ("You", "I")):
        phrase = re.sub(rf"\b{spoken_to}\b", own, phrase)
    return phrase


class ReasonWords(Words, ABC):
    """Words for the hints of one game, for the language now installed."""

    kinds: ClassVar[Sequence[type[Reason]]] = ()
    """Kinds of reasons that the game has."""

    def wording(self, reason: Reason, names: Sequence[str], *, quoted: bool = False) -> Wording:
        """Return both wordings of a reason, with its facts. `names` are the seats' names.

        They speak to the seat that moves; `quoted`, they are that seat's own words.
        """
        facts = self.in_words(reason, names)
        helps, hurts = map(in_first_person, self.sentences(reason)) if quoted else self.sentences(reason)
        return Wording(fill(helps, facts), fill(hurts, facts))

    def theme(self, kind: str) -> str:
        """Name of the theme of a kind of reason, which gives no move away: puzzles are found by it. Kinds with the same
        theme have the same name; "" for a kind that has none or is not known."""
        return next((self.theme_name(one.theme) for one in self.kinds if one.theme and one.kind == kind), "")

    @abstractmethod
    def sentences(self, reason: Reason) -> Wording:
        """Return both wordings of a reason with `{fact}` for its facts."""

    def in_words(self, reason: Reason, names: Sequence[str]) -> Mapping[str, object]:
        """Return the facts of a reason as its sentences show them: counts with their noun, seats by name; plain numbers
        unless a game has others."""
        return reason.facts

    def theme_name(self, theme: str) -> str:
        """Return a few words for a theme, such as "coins on a star"; a game whose reasons have no themes has none."""
        return theme

    @abstractmethod
    def nudge(self, nudge: Nudge) -> str:
        """Return the first step of a hint."""


class Heading(NamedTuple):
    """Under which heading a summand is counted when the game is over."""

    order: int = 0
    """Headings are counted in this order."""
    name: str = ""
    """Common name of its summands, in the plural; "" where each of them is shown by itself."""
    fate: Literal["counted", "lost", "revealed"] = "counted"
    """ "lost" is what brings nothing after all, "revealed" what the others see only now."""


class Measure(NamedTuple):
    """Numbers other than points that can decide a game."""

    heading: str
    numbers: Sequence[int]
    """One per seat."""
    goal: int
    """The number that wins the game at once."""


class GameText(Words, ABC, Generic[V]):
    """Words in the language now installed; nothing is cached, so a language switch needs only asking again.

    `names` are the seats' names as the match header gives them (never empty strings: the caller fills in defaults).
    """

    cover: CoverText
    problems: Problems
    reasons: ReasonWords
    sums: SumWords[V] | None = None
    """Arithmetic behind the numbers, for "Why?"; None for a game that has not written it."""

    def title(self) -> str:
        return self.cover.title()

    def tagline(self) -> str:
        return self.cover.tagline()

    def option(self, option: Option) -> tuple[str, str]:
        """Return an option's label and one-line explanation; a game without options has none."""
        return option.id, ""

    def option_value(self, option: Option, value: OptionValue) -> str:
        """One value of an option."""
        if isinstance(value, bool):
            return self.tr("on", "value of an option") if value else self.tr("off", "value of an option")
        return str(value)

    def pictured(self, option: Option) -> str:
        """The zone of the table that shows what an option chooses, so that pictures of it can stand beside the words;
        "" where there is nothing to see."""
        return ""

    def option_source(self, option: Option) -> str:
        """Return the source of an option's values: the printed rule, or our reading.

        One sentence, shown behind the explanation; a game with options gives it for every one of them, with the value
        that is the printed rule named as `option_value` names it. "" only where there are no options.
        """
        return ""

    @abstractmethod
    def action(self, notation: str, view: V) -> str:
        """An action in words, for the move list, buttons and screen readers: "Trade at C3 (Vega, 4)"."""

    def hidden(self, kind: str, place: int, view: V) -> str:
        """Return the name of a hidden fact of a seat, or of none: "Slot 2"; a game with other facts than choices
        overrides it."""
        return self.tr("Choice")

    def hidden_value(self, kind: str, place: int, value: str, view: V) -> str:
        """Return a value of a hidden fact; where facts are true or not, the name of the one with this `place`."""
        return self.action(value, view)

    def brief_value(self, kind: str, place: int, value: str, view: V) -> str:
        """Return the same in a word or two, "" where it takes more."""
        return "" if kind == "choice" else self.hidden_value(kind, place, value, view)

    @abstractmethod
    def expectation(self, view: V, seat: int, names: Sequence[str]) -> str:
        """The status line while `seat` decides: "Aki: choose a star, then trade or invade"."""

    def takes_only_answer(self, view: V) -> bool:
        """True if a decision with one legal action may be made without asking: not where finding out that there is but
        one is part of the game."""
        return True

    def rolls(self, notation: str) -> bool:
        """True if an outcome of chance is a roll of dice; games with dice begin its notation so."""
        return notation.startswith(("roll ", "dice "))

    def stage(self, view: V) -> str:
        """Return the stage of the game, in a few words: "Round 3"; "" in a game without stages."""
        return self.tr("Round {round}").format(round=view.round) if view.round else ""

    def waiting(self, seat: int, names: Sequence[str]) -> str:
        """The status line while nothing is left to `seat` but to wait."""
        return self.tr("{name}: waiting for the others").format(name=names[seat])

    @abstractmethod
    def log(self, event: Event, view: V, names: Sequence[str]) -> str:
        """An event as a sentence; "" for events not worth a line. `view` is the spectator's, after the event."""

    def seat_of(self, event: Event) -> int | None:
        """Return the seat whose emblem is shown before the event's line; None if it is about no seat or all of them."""
        seat = getattr(event, "seat", None)
        return seat if isinstance(seat, int) else None

    def refusal(self, refusal: IllegalAction) -> str:
        """Why an action is not allowed, in one sentence without the rule id."""
        return self.problems.sentence(refusal)

    def problem(self, error: HoshikanError) -> str:
        """Return the fault of a set-up or an action of this game; "" for reasons that are none of the game's own."""
        return self.problems.sentence(error)

    def reason(self, reason: Reason, names: Sequence[str], *, quoted: bool = False) -> str:
        """Return a reason as a short phrase that agrees with its sign; `quoted` as in `ReasonWords.wording`."""
        wording = self.reasons.wording(reason, names, quoted=quoted)
        return wording.helps if reason.value > 0 else wording.hurts

    def amount(self, value: float, *, change: bool = False) -> str:
        """A score in the unit of the game, such as "17 points"; with its sign if it is a `change`."""
        number = round(value)
        said = self.counted(number)
        return said.replace(str(number), f"+{number}", 1) if change and number > 0 else said

    def counted(self, points: int) -> str:
        """A whole number of points, which may be negative, in the unit of the game."""
        return self.tr("%n point(s)", "", points)

    def nudge(self, nudge: Nudge) -> str:
        """The first step of a hint."""
        return self.reasons.nudge(nudge)

    def theme(self, kind: str) -> str:
        """The name of a kind of reason, under which puzzles are found."""
        return self.reasons.theme(kind)

    def taken_names(self, components: Mapping[str, Any] | None) -> Collection[str]:
        """Return the names of pieces of this set of components (None: the shipped one), which bots must not have."""
        return ()

    def score_line(self, line: ScoreLine) -> str:
        """Return the text of one summand of a score; a game without points has none."""
        return line.kind

    def heading(self, line: ScoreLine) -> Heading:
        """The heading of a summand at the end of the game, where there is no room for each of them or no sense."""
        return Heading()

    def points_word(self) -> str:
        """Return the heading of the points."""
        return self.tr("Points")

    def beside_points(self, view: V) -> Sequence[Measure]:
        """Return the other measures that can decide the game, shown beside the points at the end."""
        return ()

    def tally(self, view: V) -> Sequence[tuple[str, Sequence[int]]]:
        """Public numbers for columns beside the points: a heading and one number per seat, or per team if its members
        share it."""
        return ()

    def side(self, view: V, seat: int) -> str:
        """Return the name of a seat's side; "" for a player alone."""
        return ""

    def why_over(self, end: str) -> str:
        """Return the reason for the end, as a sentence without a full stop that names no winner; "" if `end` is
        enough."""
        return ""

    def why_lost(self, view: V, seat: int) -> str:
        """Return the reason, beside the final standing, why a seat has lost, as a sentence without a full stop; "" if
        there is none."""
        return ""

    def is_draw(self, end: str) -> bool:
        """True if this end is a draw although there are winners by the rules; an end that all seats of a game without
        points win is one anyway."""
        return False

    def end(self, end: str, winners: Sequence[int], names: Sequence[str]) -> str:
        """Return the kind of the end and the winners; a game with other ends than a victory or "standstill" overrides
        it.

        `winners` are those of `Game.named_winners`: none after a draw.
        """
        return VICTORY.of(winners, names, end == "standstill")


class EditText(Words, ABC, Generic[V]):
    """Words in the language now installed. `names` are those of the seats; ids are those of the game's editor."""

    names: tuple[str, ...] = ()
    """The names of the players; set by the page that shows a position."""

    @abstractmethod
    def piece(self, piece: str, view: V) -> str:
        """Return the name of a piece."""

    @abstractmethod
    def place(self, place: str, view: V) -> str:
        """Return the name of a place other than the box."""

    @abstractmethod
    def refusal(self, piece: str, place: str, view: V) -> tuple[str, str]:
        """Why a piece cannot be put on a place, as a sentence, and the id of its rule or ""; "" for `place` where it
        was let go beside all of them."""

    @abstractmethod
    def dial(self, dial: Dial, view: V) -> str:
        """Return the short name of a counter or choice, without its owner."""

    def owner(self, seat: int) -> str:
        """Return the owner of a seat's dial."""
        return self.names[seat]

    def value(self, dial: Dial, value: DialValue, view: V) -> str:
        """Return the name of one value of a dial whose values are words; yes and no by default."""
        if isinstance(value, bool):
            return self.tr("Yes") if value else self.tr("No")
        return str(value)

    def box(self) -> str:
        """Return the name of the place beside the table."""
        return self.tr("Box", "what is not in play")

    def empty_box(self) -> str:
        """Return the purpose of the box, in a few short lines, as long as it is empty."""
        return self.tr("Drop here\nwhat goes\nout of play.")

    def action(self, notation: str, view: V) -> str:
        """An edit that moves a piece, for the list of them."""
        _, piece, place = notation.split(" ")
        to = self.box() if place == BOX else self.place(place, view)
        return self.tr("{piece} → {place}").format(piece=self.piece(piece, view), place=to)


_NAMED: Final = 3
"""Moves and refusals that are named."""


class HereWords(Words):
    """The meaning of a rule in a position, as sentences."""

    def of(self, kinds: Sequence[Kind] | None, text: GameText[V], view: V) -> list[str]:
        """`kinds`: None if nothing can be said."""
        if kinds is None:
            return []
        if not kinds:
            return [self.tr("This rule doesn't allow or forbid a move right now.")]
        possible = [text.action(str(action), view) for kind in kinds for action in kind.applying or kind.allowed]
        # A whole kind of action that isn't due yet is said only where nothing else is: it is no news at other times.
        refused = [kind for kind in kinds if kind.allowed or not possible]
        reasons = sorted({text.refusal(refusal) for kind in refused for _, refusal in kind.refused}, key=_nearest)
        said = []
        if possible:
            named = self.tr("; ", "between moves").join(possible[:_NAMED])
            more = len(possible) - _NAMED
            said.append(self.tr("Possible now: {moves}").format(moves=named))
            if more > 0:
                said[-1] += " " + self.tr("… and %n more", "", more)
        if reasons:
            said.append(self.tr("Not possible now: {reasons}").format(reasons=" ".join(reasons[:_NAMED])))
        return said


def _nearest(sentence: str) -> tuple[int, str]:
    """Short sentences first: of places on a map they name those in the middle."""
    return len(sentence), sentence
