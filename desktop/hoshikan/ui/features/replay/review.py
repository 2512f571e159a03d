"""Review: how good each decision of a finished game was, what it cost and why, and what was luck."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from hoshikan.engine import Match
from hoshikan.teaching.mistakes import mistakes
from hoshikan.teaching.review import Growing, Judged, Kept, Review
from hoshikan.ui.board import keytable
from hoshikan.ui.board.match.advisor import key_of
from hoshikan.ui.board.match.deals import against, origin
from hoshikan.ui.board.match.seating import human_seats
from hoshikan.ui.board.practise import show_origin
from hoshikan.ui.features.replay.evaluationhistory import Moment
from hoshikan.ui.features.replay.pastmatch import PastMatchPage
from hoshikan.ui.features.replay.reviewbar import ReviewBar
from hoshikan.ui.features.replay.reviewside import ReviewSide
from hoshikan.ui.features.replay.reviewwords import ReviewWords
from hoshikan.ui.kit.widgets.notices import Notice, NoticeAction
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.shared.reviewdesk import reviewer_of


class ReviewPage(PastMatchPage):
    """Begins a review when opened, unless one is kept; leaving the page lets it go on, only "Stop" ends it."""

    def __init__(self, context: AppContext, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(context, match, len(match.actions), parent)
        self.words = ReviewWords(self.match, self.text, self.names)
        self.reviewer = reviewer_of(context)
        self._key = key_of(self.match)
        self._people = tuple(sorted(human_seats(self.match)))
        self._kept = self.reviewer.kept(self.match)
        self.review = Review(self._known())
        self._begun = self._failed = False
        self._shown: Judged | None = None
        self._build()
        self.reviewer.grew.connect(self._on_news)
        self.reviewer.ended.connect(self._on_end)
        self.reviewer.failed.connect(self._on_failed)

    def _build(self) -> None:
        self.scene.set_motion("off")
        self.bar = ReviewBar()
        self.side = ReviewSide(self.review, self.words)
        self._frame(self.bar, self.side, range(self.match.ply + 1))
        self.side.person_chosen.connect(self._refresh)
        self.side.decision_wanted.connect(self.show_decision)
        self.side.rule_wanted.connect(lambda rule: self.open_rules.emit(self.match.game.id, rule))
        self.graph.ply_wanted.connect(self._show_near)
        self.bar.go_wanted.connect(self._go)
        self.bar.stop_wanted.connect(lambda: self.reviewer.cancel(self._key))
        self.bar.replay_wanted.connect(lambda: self.open_replay.emit(self.match))
        self.bar.learn_wanted.connect(self._learn)
        self.bar.practice_wanted.connect(self._practise)
        self.bar.edit_wanted.connect(self._set_up)
        self.bar.practise.setEnabled(False)
        self.scene.action_chosen.connect(lambda _notation: self._lay_out())
        keytable.bind(self, keytable.REVIEW, lambda _command: self.why.ask())

    # The page

    def title(self) -> str:
        return self.tr("Review: {game}").format(game=self.text.title())

    def retranslate(self) -> None:
        self._name_again()
        self.words.names = self.names
        self.bar.retranslate()
        self.side.say_again()
        if self._begun:
            self._lay_out()
            self._refresh()

    def entered(self) -> None:
        if not self._begun:
            self._begun = True
            self._lay_out()
            self._go()
        self._refresh()
        self.side.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def closing(self) -> None:
        self.reviewer.grew.disconnect(self._on_news)
        self.reviewer.ended.disconnect(self._on_end)
        self.reviewer.failed.disconnect(self._on_failed)

    # The review

    def _known(self) -> Kept:
        """Return the known part of the review."""
        growing: Growing | None = self.reviewer.growing(self._key)
        if growing is not None:
            return growing.kept
        return self._kept or Kept(self.match.ply, self._people)

    def _go(self) -> None:
        self.notice_over.emit("review")
        self._failed = False
        self.reviewer.request(self.match)
        self._refresh()

    def _on_news(self, key: str) -> None:
        if key == self._key:
            self._refresh()

    def _on_end(self, key: str) -> None:
        if key == self._key:
            self._kept = self.reviewer.kept(self.match)
            self._refresh()

    def _on_failed(self, key: str) -> None:
        if key == self._key:
            self._kept = self.reviewer.kept(self.match)
            self._failed = True
            self._refresh()
            again = NoticeAction(lambda: self.tr("Ask again"), self._go)
            words = lambda: self.tr("The bots don't answer.")  # noqa: E731  # asked again in another language
            self.notice.emit(Notice("review", words, bad=True, actions=(again,), here=True))

    def _refresh(self) -> None:
        kept = self._known()
        self.review = review = Review(kept)
        growing = self.reviewer.growing(self._key)
        going = self.reviewer.is_asked(self._key)
        self.bar.show_progress(growing.reached if growing is not None else 0, self.match.ply)
        self.bar.allow(going=going, complete=kept.complete, mistakes=bool(review.mistakes(self.side.seat)))
        for ply, expected in kept.course:
            self.course.note(ply, expected)
        self.graph.show_moments([Moment(one.ply, one.seat, -one.loss) for one in review.mistakes()])
        self.side.show_review(review, going=going)
        self.bar.status.say(self._state_in_words(kept, going), None)

    def _state_in_words(self, kept: Kept, going: bool) -> str:
        if self._shown is not None:
            grade = self.words.grade(self._shown.grade)
            who = self.names[self._shown.seat]
            return self.tr("Before move {ply} of {name}: {grade}").format(
                ply=self._shown.ply + 1, name=who, grade=grade
            )
        if self._failed:
            # The notice says it, with what can be done.
            return ""
        if going:
            return self.tr("The game is being reviewed. You can leave this page meanwhile.")
        return self.tr("The review is complete.") if kept.complete else self.tr("This game has not been reviewed yet.")

    # The table

    def show_decision(self, one: Judged) -> None:
        """Lay out the position before a decision, with what was played and what would have been better."""
        self._shown = one
        self._lay_out()
        self.side.show_decision(one)
        self.bar.practise.setEnabled(True)
        self.bar.status.say(self._state_in_words(self.review.kept, going=False), one.seat)

    def _show_near(self, ply: int) -> None:
        """The decision of a person nearest to a place in the graph."""
        found = self.review.kept.judged
        if found:
            self.show_decision(min(found, key=lambda one: abs(one.ply - ply)))

    def _lay_out(self) -> None:
        one, match = self._shown, self.match
        state = match.state if one is None else match.position(one.ply)
        seat = None if one is None else one.seat
        actions = [] if one is None else list(dict.fromkeys((one.best, one.played)))
        self.scene.show_position(state.view(seat), seat, actions, self.names, (), False)
        self._seat_all(state.view(seat))
        self.graph.show_ply(match.ply if one is None else one.ply)
        if one is None:
            return
        places = {place.action: place.targets for place in self.scene.affordances_of(actions)}
        self.scene.set_hint((one.best,))
        if one.played != one.best:
            self.scene.highlight(frozenset(places.get(one.played, ())))

    def _practise(self, level: str) -> None:
        """Take the seat that decided, against bots of that level."""
        if self._shown is not None:
            begun, name = origin(self.match, self._shown.ply, self._shown.seat), self.context.settings.player_name
            self.open_table.emit(against(begun.match, self._shown.seat, level, name), None)
            show_origin(self, begun.hidden)

    def _set_up(self) -> None:
        if self._shown is not None:
            begun, seats = origin(self.match, self._shown.ply, self._shown.seat), self.match.header.seats
            self.open_page.emit("position", (self.match.game.id, begun.match.state, seats, begun.hidden))

    def _learn(self) -> None:
        """Try the positions before the mistakes of the person chosen once more."""
        stack = mistakes(self.match, Review(self._known()), self.side.seat)
        if stack:
            self.open_page.emit("exercise", (stack,))
