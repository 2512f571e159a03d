"""Hints for the player at the screen: the engine ranks, the coach gives the reasons."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final, Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from hoshikan.bots import protocol
from hoshikan.bots.judging import teams
from hoshikan.engine import TERMINAL, Match, record
from hoshikan.engine.chance import stream
from hoshikan.library import Library, LibraryProblem
from hoshikan.teaching.hints import Coach, Rated, WhyNot, best_first, recommended
from hoshikan.teaching.review import Growing, Judged, Kept, from_text, to_text
from hoshikan.ui.board.match.controller import MatchController
from hoshikan.ui.board.match.seating import human_seats


def rated(
    ranking: Sequence[protocol.RankedAction], mixed: bool, scored: bool = True, named: str = ""
) -> tuple[Rated, ...]:
    """An engine's ranking as players may see it; `mixed` where the decision is a simultaneous one.

    `named` is the action of an earlier hint: it stays first among equals.
    """
    return best_first(
        [
            Rated(
                entry.action,
                entry.expected,
                entry.points if scored else None,
                entry.visits,
                entry.share if mixed else None,
            )
            for entry in ranking
        ],
        named,
    )


def key_of(match: Match) -> str:
    """Return the key of a match: everything fixed in it, and everything played."""
    return record.write(match)


def can_be_reviewed(match: Match) -> bool:
    """True if it was played to its end, by at least one person."""
    return match.state.to_move == TERMINAL and bool(human_seats(match))


class ReviewEngine(Protocol):
    """The needed part of `EngineClient`."""

    failed: SignalInstance

    def review(self, match: Match, seats: Collection[int], listen: Callable[[protocol.Answer], None]) -> None:
        """Pass `Judged`, `Luck` and `Value` to `listen` as they are found, and `Reviewed` at the end."""

    def cancel(self) -> None:
        """Forget the question."""

    def close(self) -> None:
        """End the process."""


class Reviewer(QObject):
    """Works through what it is asked for in an engine process of its own, which games never wait for."""

    grew = Signal(str)
    """The key of the match of whose review more is known."""
    ended = Signal(str)
    """The key of the match whose review is complete."""
    failed = Signal(str)
    """The key of the match whose review was given up: the engine does not answer."""

    def __init__(self, engine: ReviewEngine, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self.engine = engine
        self.engine.failed.connect(self._on_failed)
        self._waiting: dict[str, Match] = {}
        """The one under way is the first."""
        self._growing: Growing | None = None
        self._made: dict[str, Kept] = {}
        """Reviews of this session: the library may not have their matches."""

    def kept(self, match: Match) -> Kept | None:
        """The review of a match, if there is one; incomplete where the engine failed, with all that it had found."""
        made = self._made.get(key_of(match))
        if made is not None:
            return made
        try:
            text = self._library.reviews.of(match)
        except LibraryProblem:
            return None
        kept = None if text is None else from_text(text)
        return kept if kept is not None and kept.current and kept.plies == match.ply else None

    # Below, a match is named by its `key_of`, which takes some time to make.

    def is_asked(self, key: str) -> bool:
        """True if its review is under way, or waits for others."""
        return key in self._waiting

    def growing(self, key: str) -> Growing | None:
        """The review under way of this match."""
        return self._growing if key == next(iter(self._waiting), None) else None

    def request(self, match: Match) -> None:
        """Review a match, which no longer changes, after those requested before."""
        key = key_of(match)
        if key not in self._waiting and can_be_reviewed(match) and not self._is_complete(match):
            self._waiting[key] = match
            self._go_on()

    def _is_complete(self, match: Match) -> bool:
        kept = self.kept(match)
        return kept is not None and kept.complete

    def cancel(self, key: str) -> None:
        """Leave the review of a match for another time."""
        if key in self._waiting:
            under_way = key == next(iter(self._waiting))
            del self._waiting[key]
            if under_way:
                self._growing = None
                self.engine.cancel()
                self._go_on()
            self.grew.emit(key)

    def close(self) -> None:
        """End the engine's process. What was not complete is lost."""
        self._waiting.clear()
        self.engine.close()

    def _go_on(self) -> None:
        if self._growing is not None or not self._waiting:
            return
        match = next(iter(self._waiting.values()))
        people = human_seats(match)
        self._growing = Growing(match.ply, sorted(people), teams(match.state, match.game.knowledge()))
        self.engine.review(match, people, self._on_answer)

    def _on_answer(self, answer: protocol.Answer) -> None:
        growing = self._growing
        if growing is None:
            return
        key = next(iter(self._waiting))
        match answer:
            case protocol.Judged():
                growing.judge(judged(answer), answer.expected)
            case protocol.Luck():
                growing.strike(answer.ply, answer.swings)
            case protocol.Value():
                growing.value(answer.ply, answer.expected)
            case protocol.Error():
                if answer.ply is not None:
                    growing.skip(answer.ply)
            case protocol.Reviewed():
                growing.complete = answer.complete
                self._complete(key, growing)
                return
        self.grew.emit(key)

    def _complete(self, key: str, growing: Growing) -> None:
        match = self._waiting.pop(key)
        self._growing = None
        if growing.complete:
            self._keep(match, key, growing.kept)
        self.ended.emit(key)
        self._go_on()

    def _keep(self, match: Match, key: str, kept: Kept) -> None:
        self._made[key] = kept
        try:
            if self._library.reviews.keep(match, to_text(kept)):
                del self._made[key]
        except LibraryProblem:
            pass  # it lasts as long as the session; trouble with the library is reported where games are kept

    def _on_failed(self, _said: str) -> None:
        if self._waiting:
            key = next(iter(self._waiting))
            match, growing = self._waiting.pop(key), self._growing
            self._growing = None
            self.engine.cancel()
            before = self.kept(match)
            if growing is not None and len(growing.kept.judged) > (0 if before is None else len(before.judged)):
                self._keep(match, key, growing.kept)
            self.failed.emit(key)
            self._go_on()


def judged(answer: protocol.Judged) -> Judged:
    """Convert the engine's answer for a decision to the form of reviews."""
    return Judged(
        answer.ply,
        answer.seat,
        answer.played,
        answer.best,
        answer.chance,
        answer.loss,
        answer.error,
        answer.share,
        answer.results,
        answer.stake,
    )


FIRST_HINT_MS: Final = 200
"""Age of the ranking for the first hint: half a second would be too long a wait, and the search goes on."""


class Advisor(QObject):
    """Answers "what should I do?" and "why not this?" for the decision at hand."""

    searching = Signal()
    """The engine has been asked."""
    ranked = Signal(object)
    """Tuple of `Rated`, best first: the ranking of the hint or the explanation that follows."""
    hinted = Signal(object)
    """The Hint; another one follows when the search is done."""
    explained = Signal(object)
    """The WhyNot asked for."""
    cleared = Signal()
    """The position has changed: earlier texts no longer hold."""

    def __init__(self, controller: MatchController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._coach = Coach(controller.match.game)
        self.ranking: tuple[Rated, ...] = ()
        """The ranking of the last hint or explanation."""
        self._newest: tuple[Rated, ...] = ()
        self._final = False
        self._hinted = False
        self._asked = ""
        self._named = ""
        """The action of the last hint for this decision."""
        controller.changed.connect(self._forget)

    @property
    def available(self) -> bool:
        """True if there is a decision to give a hint for."""
        return self._controller.deciding

    def request(self) -> None:
        """Ask for a hint; `hinted` brings it."""
        if not self.available:
            return
        if self._final:
            self._give_hint()
        elif not self._controller.engine.busy:
            self._search()

    def why_not(self, notation: str) -> None:
        """Ask what speaks against a legal action; `explained` brings the answer, after a search if there was none."""
        if not self.available:
            return
        self._asked = notation
        if self._final:
            self._explain()
        elif not self._controller.engine.busy:
            self._search()

    def _search(self) -> None:
        match = self._controller.match
        self.searching.emit()
        seed = stream(match.header.seed, match.ply).getrandbits(32)
        self._controller.engine.analyse(match, seed, self._on_answer)

    def _on_answer(self, answer: protocol.Answer) -> None:
        if not isinstance(answer, protocol.Info | protocol.Best):
            return
        match = self._controller.match
        mixed, scored = match.state.simultaneous, match.game.kind.scored
        self._newest = rated(answer.ranking, mixed=mixed, scored=scored, named=self._named)
        self._final = isinstance(answer, protocol.Best)
        if self._final:
            if self._hinted or not self._asked:
                self._give_hint()
            if self._asked:
                self._explain()
        elif not self._hinted and not self._asked and answer.ms >= FIRST_HINT_MS:
            self._give_hint()

    def _give_hint(self) -> None:
        """Rank and hint from one and the same search, so that no number contradicts another."""
        self._hinted = True
        self._rank()
        hint = self._coach.hint(self._controller.determinization(), self.ranking, self._named)
        self._named = hint.action
        self.hinted.emit(hint)

    def _explain(self) -> None:
        asked, self._asked = self._asked, ""
        self._rank()
        best = recommended(self.ranking, self._named).action
        answer: WhyNot = self._coach.why_not(self._controller.determinization(), best, asked, self.ranking)
        self.explained.emit(answer)

    def _rank(self) -> None:
        self.ranking = self._newest
        self.ranked.emit(self.ranking)

    def _forget(self) -> None:
        self.ranking = self._newest = ()
        self._final = self._hinted = False
        self._asked = self._named = ""
        self.cleared.emit()
