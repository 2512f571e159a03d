"""Whole matches on sessions alone: bots, hints, undo, the coach, ratings, hot seat, an engine that dies."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QEventLoop

from hoshikan.bots import protocol
from hoshikan.engine import Event, Match, Seat
from hoshikan.engine.game import OptionValue
from hoshikan.games import GAMES
from hoshikan.library import Library
from hoshikan.library.help import Help
from hoshikan.library.notes import Kind
from hoshikan.teaching.rating import course, stakes
from hoshikan.ui.board.match.autosave import Autosave
from hoshikan.ui.board.match.engine_client import Budget, EngineClient, Listener
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.session import (
    Command,
    Enter,
    Play,
    Practise,
    Redo,
    RequestHint,
    RequestWhyNot,
    SetUp,
    Undo,
    WhyIllegal,
)
from hoshikan.ui.features.play.session import (
    MOVE,
    NUDGE,
    Answer,
    Consent,
    Costly,
    HelpCosts,
    Hurry,
    PlaySession,
    PlayState,
    TakeOver,
    Turn,
)
from tests.board.fakes import finished
from tests.bots import planted
from tests.playing import playing_of, playing_with

AKI, BEN = Seat("human", "Aki"), Seat("human", "Ben")
VEGA, DENEB = Seat("bot", "Vega", "casual"), Seat("bot", "Deneb", "casual")
PATIENCE_S: Final = 20.0
ENGINE: Final = (sys.executable, "-m", "hoshikan.bots.engine")


class FakeEngine(EngineClient):
    """Answers at once, or when a test lets it; no process is started."""

    def __init__(self, *, waits: bool = False) -> None:
        super().__init__(("never started",))
        self.waits = waits
        self.loss = 0.0
        """The loss that it finds in every move."""
        self._open: Callable[[], None] | None = None

    @property
    def busy(self) -> bool:
        return self._open is not None

    def start(self) -> None:
        pass

    def choose(self, match: Match, level: str, seed: int, listen: Listener) -> None:
        actions = [str(action) for action in match.state.legal_actions()]
        best = playing_with(match.game.id, match.header.options).wants(actions, Random(seed))
        self._later(lambda: listen(protocol.Best(1, best, 1, 1)))

    def analyse(self, match: Match, seed: int, listen: Listener, ply: int | None = None) -> None:
        actions = match.state.legal_actions()
        share = 1 / len(actions)
        ranking = [
            protocol.RankedAction(str(one), share, 0.9 - 0.01 * place, 9.0, 9) for place, one in enumerate(actions)
        ]
        self._later(lambda: listen(protocol.Best(1, str(actions[0]), 1, 1, ranking=ranking)))

    def review(
        self,
        match: Match,
        seats: Collection[int],
        listen: Listener,
        ply: int | None = None,
        playouts: int | None = None,
    ) -> None:
        assert ply is not None
        state, (seat,) = match.position(ply), seats
        best = next(str(one) for one in state.legal_actions() if one != match.actions[ply])

        def answer() -> None:
            judged = protocol.Judged(1, ply, seat, str(match.actions[ply]), best, 1.0, 0.6, self.loss, 0.01, [0.5, 0.5])
            listen(judged)
            listen(protocol.Reviewed(1, True))

        self._later(answer)

    def cancel(self) -> None:
        self._open = None

    def hurry(self) -> None:
        self.let_go()

    def let_go(self) -> None:
        """Give the answer that waits."""
        answer, self._open = self._open, None
        if answer is not None:
            answer()

    def _later(self, answer: Callable[[], None]) -> None:
        self._open = answer
        if not self.waits:
            self.let_go()


@dataclass
class Wishes:
    """The settings of a player."""

    only_answers: bool = False
    table_coach: bool = False
    player_name: str = "Aki"


@dataclass
class Notes:
    """The help used in each match, and guesses by their keys."""

    kept: dict[int | None, Help] = field(default_factory=dict)
    texts: dict[str, str] = field(default_factory=dict)

    def value(self, kind: Kind, key: str) -> str:
        return self.texts.get(key, "")

    def all(self, kind: Kind) -> dict[str, str]:
        return dict(self.texts)

    def keep(self, kind: Kind, key: str, value: str) -> None:
        self.texts[key] = value

    def help(self, match_id: int | None) -> Help:
        return self.kept.get(match_id, Help())

    def keep_help(self, match_id: int | None, used: Help) -> None:
        self.kept[match_id] = used


class Table:
    """A session, with everything that it has outside of itself."""

    def __init__(
        self,
        match: Match,
        library: Library,
        engine: EngineClient,
        judge: EngineClient,
        wishes: Wishes,
        notes: Notes | None = None,
    ):
        self.library, self.engine, self.judge, self.wishes = library, engine, judge, wishes
        self.notes = notes or Notes()
        people = [seat for seat in match.header.seats if not seat.is_bot]
        rated = stakes(match.game.id, match.header.seats) if len(people) == 1 else ()
        match_id = library.create(match, rated=rated)
        autosave = Autosave(match, library, match_id)
        text = text_of(match.game.id)
        self.session = PlaySession(match, text, autosave, engine, judge, wishes, self.notes, library)
        self.match_id = match_id
        self.sounds: list[str] = []
        self.refused: list[object] = []
        self.ends = 0
        self.session.sounded.connect(self.sounds.append)
        self.session.refused.connect(self.refused.append)
        self.session.finished.connect(self._on_finished)
        self.session.dispatch(Enter())

    def _on_finished(self) -> None:
        self.ends += 1

    @property
    def state(self) -> PlayState:
        return self.session.state

    def until(self, reached: Callable[[], bool]) -> None:
        """Let the session work until something is so."""
        end = monotonic() + PATIENCE_S
        while not reached():
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            assert monotonic() < end, f"still waiting at ply {self.state.ply}"

    def until_asked(self) -> None:
        """Let the session work until it waits for a person, or the match is over."""
        self.until(lambda: bool(self.state.actions or self.state.hand_over) or self.ends > 0)

    def do(self, action: str) -> None:
        self.session.dispatch(Play(action))


Seated = Callable[..., Table]


@pytest.fixture
def table(qapp: QCoreApplication) -> Iterator[Seated]:
    """Begins a match with these seats, or of this game at its smallest table."""
    made: list[Table] = []

    def begun(
        seats: Sequence[Seat] = (AKI, VEGA, DENEB),
        game: str = "conquestar",
        options: Mapping[str, OptionValue] | None = None,
        engine: EngineClient | None = None,
        wishes: Wishes | None = None,
    ) -> Table:
        match = Match.start(GAMES[game], seats, 7, options)
        library = Library.temporary()
        made.append(Table(match, library, engine or FakeEngine(), FakeEngine(waits=True), wishes or Wishes()))
        return made[-1]

    yield begun
    for one in made:
        one.session.close()
        one.library.close()


def seats_of(game: str, *people: Seat) -> list[Seat]:
    """These people, and bots up to the smallest table of the game."""
    return [*people, *(VEGA, DENEB)[: GAMES[game].players[0] - len(people)]]


def play_out(table: Table) -> None:
    """Play the persons' seats to the end."""
    match = table.session.match
    rng, playing = Random(3), playing_with(match.game.id, match.header.options)
    while not table.ends:
        table.until_asked()
        if table.state.hand_over is not None:
            assert table.state.seat is None
            assert table.state.actions == ()
            table.session.dispatch(TakeOver())
        elif table.state.actions:
            table.do(playing.wants(table.state.actions, rng))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_with_bots_is_stored_before_it_is_shown(table: Seated, game: str) -> None:
    at = table(seats_of(game, AKI), game)
    shown: list[tuple[int, int]] = []

    def on_changed(state: PlayState, _before: PlayState) -> None:
        shown.append((state.ply, at.library.load(at.match_id, GAMES).ply))

    at.session.changed.connect(on_changed)
    play_out(at)
    assert at.state.turn is Turn.OVER
    assert at.ends == 1
    assert all(kept == ply for ply, kept in shown)
    assert at.state.view == at.session.match.state.view(0)
    assert at.session.match.state.winners()


@pytest.mark.parametrize("game", GAMES)
def test_events_and_actions_of_a_state_belong_to_its_view(table: Seated, game: str) -> None:
    at = table(seats_of(game, AKI), game)
    seen: list[Event] = []
    plies: list[int] = []

    def on_changed(state: PlayState, before: PlayState) -> None:
        if state.change != before.change:
            seen.extend(state.events)
            plies.append(state.ply)
            position = at.session.match.state
            assert state.view == position.view(state.seat)
            if state.actions:
                assert list(state.actions) == [str(action) for action in position.legal_actions()]

    at.session.changed.connect(on_changed)
    play_out(at)
    match = at.session.match
    assert seen == [event for ply in range(match.ply) for event in match.events(ply)]
    assert plies == sorted(plies)


@pytest.mark.parametrize("game", GAMES)
def test_in_hot_seat_nothing_secret_is_in_the_state_while_the_screen_passes_on(table: Seated, game: str) -> None:
    at = table(seats_of(game, AKI, BEN), game)
    curtains: list[PlayState] = []
    at.session.changed.connect(lambda state, _before: curtains.append(state) if state.hand_over else None)
    play_out(at)
    assert at.ends == 1
    assert all(state.seat is None and not state.actions for state in curtains)
    assert all(state.view.plain() == curtains[0].view.plain() for state in curtains[:1])
    hidden = GAMES[game].kind.hidden or GAMES[game].kind.simultaneous
    assert bool(curtains) == hidden


def test_strict_bookkeeping_is_played_by_hand(table: Seated) -> None:
    game = "sterre-en-kroon"
    at = table(seats_of(game, AKI), game, playing_of(f"{game} strict")[1].options)
    at.wishes.only_answers = True
    play_out(at)
    assert at.ends == 1


def test_undo_goes_back_across_bots_and_is_help(table: Seated) -> None:
    at = table()
    at.until_asked()
    first = at.state.actions[0]
    at.do(first)
    at.until_asked()
    assert at.state.ply == 3
    at.session.dispatch(Undo())
    assert at.state.question == HelpCosts(), "the match is rated"
    at.session.dispatch(Answer(False))
    assert at.state.ply == 3
    at.session.dispatch(Undo())
    at.session.dispatch(Answer(True))
    assert at.state.ply == 0
    assert at.state.undone is not None
    assert at.state.undone.others == (1, 2)
    assert "undo" in at.sounds
    at.session.dispatch(Redo())
    assert at.state.ply == 3
    assert at.session.help.undos == 0
    at.session.dispatch(Undo())
    at.do(at.state.actions[1])
    at.until_asked()
    assert at.notes.help(at.match_id).undos == 1


def at_next_person(table: Seated, game: str) -> Table:
    """The first person has decided, and the next one is at the screen."""
    at = table(seats_of(game, AKI, BEN), game)
    rng = Random(5)
    first = None
    while True:
        at.until_asked()
        if at.state.hand_over is not None:
            at.session.dispatch(TakeOver())
        first = at.state.seat if first is None else first
        if at.state.seat != first:
            return at
        at.do(rng.choice(at.state.actions))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("yes", [True, False])
def test_an_undo_of_another_person_s_choice_needs_consent(table: Seated, game: str, yes: bool) -> None:
    at = at_next_person(table, game)
    before = at.state
    at.session.dispatch(Undo())
    question = at.state.question
    assert isinstance(question, Consent)
    assert question.asker == before.seat
    at.session.dispatch(Answer(yes))
    assert at.state.question is None
    if yes:
        assert at.state.ply < before.ply
        assert at.state.can_redo
    else:
        assert (at.state.ply, at.state.view, at.state.seat) == (before.ply, before.view, before.seat)
        assert at.state.actions == before.actions


def test_one_s_own_choice_is_undone_without_a_question(table: Seated) -> None:
    at = table((AKI, BEN), "carcassonne-star-wars")
    at.until_asked()
    before = at.state
    at.do(before.actions[0])
    at.until_asked()
    assert at.state.seat == before.seat, "the meeple is still to be placed"
    at.session.dispatch(Undo())
    assert at.state.question is None
    assert at.state.ply == before.ply


def test_the_question_goes_when_the_game_goes_on(table: Seated) -> None:
    at = at_next_person(table, "carcassonne-star-wars")
    ply = at.state.ply
    at.session.dispatch(Undo())
    at.do(at.state.actions[0])
    assert at.state.question is None
    at.until_asked()
    assert at.state.ply > ply


def test_a_hint_comes_in_three_steps_and_why_not_beside_it(table: Seated) -> None:
    at = table((AKI, BEN, VEGA))
    at.until_asked()
    at.session.dispatch(RequestHint())
    assert at.state.advice.step == NUDGE
    hint = at.state.advice.hint
    assert hint is not None
    assert hint.action in at.state.actions
    for _ in range(3):
        at.session.dispatch(RequestHint())
    assert at.state.advice.step == MOVE
    assert at.sounds.count("hint") == 3
    asked = next(action for action in at.state.actions if action != hint.action)
    at.session.dispatch(RequestWhyNot(asked))
    explained = at.state.advice.explained
    assert explained is not None
    assert explained.asked == asked
    assert at.session.help.hints == 1, "for one decision it is one"
    at.do(hint.action)
    assert at.state.advice.hint is None


def test_help_in_a_rated_match_is_asked_about_once(table: Seated) -> None:
    at = table()
    at.until_asked()
    assert at.session.is_strict
    at.session.dispatch(RequestHint())
    assert at.state.advice.hint is None
    at.session.dispatch(Answer(True))
    assert at.state.advice.hint is not None
    assert at.state.rated is not None
    assert at.state.rated.helped
    assert not at.session.is_strict
    at.session.dispatch(Undo())
    assert at.state.question is None
    play_out(at)
    step = at.session.rating_step()
    assert step is not None
    assert step.game.helped


@pytest.mark.parametrize("command", [Practise("expert"), SetUp()])
def test_trying_a_rated_match_out_elsewhere_is_help(table: Seated, command: Command) -> None:
    at = table()
    at.until_asked()
    elsewhere: list[object] = []
    at.session.table_wanted.connect(elsewhere.append)
    at.session.page_wanted.connect(lambda name, _arguments: elsewhere.append(name))
    at.session.dispatch(command)
    assert at.state.question == HelpCosts()
    at.session.dispatch(Answer(False))
    assert (elsewhere, at.session.is_strict) == ([], True)
    at.session.dispatch(command)
    at.session.dispatch(Answer(True))
    assert (len(elsewhere), at.session.is_strict) == (1, False)
    assert at.state.ply == 0


@pytest.mark.parametrize("command", [Practise("expert"), SetUp()])
def test_the_match_is_not_tried_out_while_the_screen_passes_on(table: Seated, command: Command) -> None:
    at = table((AKI, BEN, VEGA))
    elsewhere: list[object] = []
    at.session.table_wanted.connect(elsewhere.append)
    at.session.page_wanted.connect(lambda name, _arguments: elsewhere.append(name))
    at.until_asked()
    at.do(at.state.actions[0])
    at.until_asked()
    assert at.state.hand_over is not None
    at.session.dispatch(command)
    assert elsewhere == []
    at.session.dispatch(TakeOver())
    at.session.dispatch(command)
    assert len(elsewhere) == 1


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_rated_by_its_places(game: str) -> None:
    match = finished(game)
    with closing(Library.temporary()) as library:
        match_id = library.create(match, rated=stakes(match.game.id, match.header.seats))
        library.load(match_id, GAMES)  # which notes the result
        (rated,) = library.ratings.finished()
    assert {seat for seat, one in enumerate(rated.result) if one.place == 1} >= match.state.winners()
    (step,) = course([rated], game, rated.player)
    person = next(seat for seat, one in enumerate(match.header.seats) if not one.is_bot)
    places = sorted(one.place for one in rated.result)
    if rated.result[person].place in (places[0], places[-1]) and places[0] != places[-1]:
        assert (step.change > 0) == (rated.result[person].place == 1)


@pytest.mark.parametrize("keeps", [True, False])
def test_the_coach_asks_before_the_bots_go_on(table: Seated, keeps: bool) -> None:
    at = table((AKI, BEN, VEGA), wishes=Wishes(table_coach=True))
    judge = at.judge
    assert isinstance(judge, FakeEngine)
    judge.loss = 0.3
    at.until_asked()
    at.do(at.state.actions[0])
    assert judge.busy
    judge.let_go()
    question = at.state.question
    assert isinstance(question, Costly)
    assert (question.seat, question.ply, question.loss) == (0, 0, 0.3)
    assert at.state.ply == 1
    at.session.dispatch(Answer(keeps))
    assert at.state.question is None
    assert at.state.ply == (1 if keeps else 0)
    assert at.session.help.questions == 1
    if not keeps:
        at.do(at.state.actions[1])
    assert at.session.help.undos == 1 - keeps


def test_an_undo_answers_the_coach(table: Seated) -> None:
    at = table((AKI, BEN, VEGA), wishes=Wishes(table_coach=True))
    assert isinstance(at.judge, FakeEngine)
    at.judge.loss = 0.3
    at.until_asked()
    at.do(at.state.actions[0])
    at.judge.let_go()
    assert isinstance(at.state.question, Costly)
    at.session.dispatch(Undo())
    assert at.state.question is None
    assert at.state.ply == 0


def test_the_match_goes_on_without_a_coach_that_does_not_answer(table: Seated) -> None:
    at = table((AKI, BEN, VEGA), wishes=Wishes(table_coach=True))
    at.session._patience.setInterval(1)
    at.until_asked()
    at.do(at.state.actions[0])
    assert at.judge.busy
    at.until(lambda: at.state.hand_over is not None)
    assert at.state.question is None


def test_without_the_setting_the_coach_is_not_asked(table: Seated) -> None:
    at = table((AKI, BEN, VEGA))
    at.until_asked()
    at.do(at.state.actions[0])
    assert not at.judge.busy
    at.until(lambda: at.state.hand_over is not None)


def test_a_small_loss_is_passed_over(table: Seated) -> None:
    at = table((AKI, BEN, VEGA), wishes=Wishes(table_coach=True))
    at.until_asked()
    at.do(at.state.actions[0])
    assert isinstance(at.judge, FakeEngine)
    at.judge.let_go()
    assert at.state.question is None
    at.until(lambda: at.state.hand_over is not None)


def test_what_the_rules_forbid_is_refused_with_its_rule(table: Seated) -> None:
    at = table()
    at.until_asked()
    ply, actions = at.state.ply, at.state.actions
    at.do("invade Z9")
    at.session.dispatch(WhyIllegal("invade C3"))
    at.session.dispatch(WhyIllegal(actions[0]))
    assert len(at.refused) == 2 - ("invade C3" in actions)
    assert at.sounds.count("refuse") == 1
    assert (at.state.ply, at.state.actions) == (ply, actions)


def test_a_bot_answers_at_once_when_hurried(table: Seated) -> None:
    engine = FakeEngine(waits=True)
    at = table(engine=engine)
    at.until_asked()
    at.do(at.state.actions[0])
    at.until(lambda: engine.busy)
    assert (at.state.turn, at.state.can_hurry, at.state.actions) == (Turn.BOT, True, ())
    at.session.dispatch(Hurry())
    at.until(lambda: at.state.ply == 2)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_an_engine_that_dies_in_the_middle_is_started_again(table: Seated) -> None:
    engine = EngineClient(ENGINE, Budget(4))
    at = table(engine=engine)
    at.until_asked()
    restarts: list[str] = []
    engine.restarted.connect(restarts.append)
    at.do(at.state.actions[0])
    at.until(lambda: engine.busy and engine.process.process_id > 0)
    os.kill(engine.process.process_id, signal.SIGKILL)
    at.until_asked()
    assert at.state.ply == 3
    assert len(restarts) == 1


@pytest.mark.parametrize("places", [["determinizer"], ["determinizer", "greedy_values"]], ids="-".join)
def test_a_match_is_played_to_its_end_with_faults_of_bots(table: Seated, places: list[str]) -> None:
    engine = EngineClient(planted.command("conquestar", places, "second-to-move"), Budget(4))
    faults: list[str] = []
    engine.stumbled.connect(lambda: faults.append("stumbled"))
    engine.restarted.connect(lambda _text: faults.append("restarted"))
    engine.failed.connect(lambda _text: faults.append("failed"))
    skilled = [Seat("bot", name, "skilled") for name in ("Vega", "Deneb")]
    at = table((AKI, *skilled), engine=engine)
    play_out(at)
    assert at.ends == 1
    assert set(faults) == {"stumbled"}
