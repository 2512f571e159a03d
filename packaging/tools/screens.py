"""Every screen of the application as a sequence of positions in the real window, for pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from hoshikan.engine import CHANCE, TERMINAL, Match, Seat
from hoshikan.engine.game import Game, OptionValue
from hoshikan.teaching.lessons import lessons
from hoshikan.teaching.questions import questions
from hoshikan.ui.app.headless import seats
from hoshikan.ui.board.match.deals import bot_names
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.session import GoTo, Next, RequestWhyNot
from hoshikan.ui.features.learn.lesson import LessonPage
from hoshikan.ui.features.learn.questions import QuestionsPage
from hoshikan.ui.features.learn.questionsession import Choose, GiveAnswer
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.features.puzzles.exercise import ExercisePage
from hoshikan.ui.features.replay.page import ReplayPage
from tools.driver import WindowDriver

SEED = 7
Save = Callable[[str], None]


class Screens:
    """Goes through the screens in one language, theme and size; `save` is called with each one's name."""

    def __init__(self, driver: WindowDriver, game: Game, save: Save) -> None:
        self._driver = driver
        self._game = game
        self._save_as = save
        self._names = ["アキ", "ハル"] if driver.context.language() == "ja" else ["Aki", "Hal"]
        self._whole = self._random_match(seats(game, self._names[:1]))

    def everything(self) -> None:
        """All screens."""
        self.table()
        self.decisions()
        self.options()
        self.hot_seat()
        self.pages()
        self.lesson()
        self.questions()
        self.puzzle()
        self.replay()

    def table(self) -> None:
        """The table at the start, in the middle, with all its panels, and at the end."""
        page = self._table(self._whole.beginning(0))
        self._save("table-start")
        page = self._table(self._at_decision(self._whole, len(self._whole.actions) // 2))
        self._save("table-middle")
        self._driver.take_hint(page)
        self._save("table-hint")
        page.session.dispatch(RequestWhyNot(page.session.state.actions[-1]))
        self._save("table-why-not")
        page.scene.attempted.emit(self._forbidden(page))
        for name in ("score", "rules", "moves"):
            self._driver.settings.move_list = name == "moves"
            page.side.open(name)
            self._save(f"table-{name}")
        self._driver.settings.move_list = False
        page.session.controller.play(page.session.controller.actions()[-1])
        self._driver.ready(page)
        self._save("table-reveal")
        page = self._table(self._whole.beginning(self._whole.ply))
        self._driver.until(page.ending.isVisible, "the result")
        self._save("table-end")

    def tables(self) -> None:
        """The table alone: with the most players in the middle and at the end of a match, with the fewest in the
        middle."""
        self._table(self._at_decision(self._whole, len(self._whole.actions) // 2))
        self._save("table-middle")
        own = (self._whole.beginning(ply) for ply in reversed(range(self._whole.ply)) if self._whole.mover(ply) == 0)
        # A decision with one answer would be taken without asking.
        self._table(next(match for match in own if len(match.state.legal_actions()) > 1))
        self._save("table-late")
        few = self._random_match(seats(self._game, self._names[:1])[: self._game.players[0]])
        self._table(self._at_decision(few, len(few.actions) // 2))
        self._save("table-few")

    def decisions(self) -> None:
        """The table at the last decision of every kind that its person takes."""
        last: dict[str, int] = {}
        for ply, action in enumerate(self._whole.actions):
            if self._whole.mover(ply) == 0:
                last[str(action).partition(" ")[0]] = ply
        for verb, ply in last.items():
            self._table(self._whole.beginning(ply))
            self._save(f"table-{verb}")

    def options(self) -> None:
        """The middle of a match with the most players, once with each option that is not the usual one."""
        people = seats(self._game, self._names[:1])
        for option in self._game.options:
            for value in option.values:
                if value != option.default:
                    most = self._game.players_with({option.id: value})[-1]
                    match = self._random_match(people[:most], {option.id: value})
                    self._table(self._at_decision(match, len(match.actions) // 2))
                    self._save(f"table-{option.id}-{value}".lower())

    def hot_seat(self) -> None:
        """The curtain between people; a game without secrets has none."""
        names = [*self._names, *bot_names(text_of(self._game.id).taken_names(None))][: max(2, self._game.players[0])]
        page = self._driver.table(Match.start(self._game, [Seat("human", name) for name in names], SEED))
        controller, rng = page.session.controller, Random(SEED)
        while controller.waiting_for is None and not controller.over:
            if controller.deciding:
                controller.play(rng.choice(controller.actions()))
            self._driver.until(
                lambda: controller.deciding or controller.over or controller.waiting_for is not None, "a person"
            )
        if controller.waiting_for is not None:
            self._save("curtain")

    def house(self) -> None:
        """The screens that are there once for all games, with something in the library."""
        window = self._driver.window
        window.home()
        self._save_as("home")
        own = (
            ("learn", ("",)),
            ("puzzles", ("",)),
            ("books", ()),
            ("library", ()),
            ("library", ("statistics",)),
            ("settings", ()),
        )
        for name, arguments in own:
            window.open_page(name, *arguments)
            self._driver.app.processEvents()
            self._save_as(arguments[0] if name == "library" and arguments else name)

    def pages(self) -> None:
        """The screens around the table."""
        window = self._driver.window
        window.open_page("new_game", self._game.id)
        self._driver.app.processEvents()
        self._save("new-game")
        window.page.open_rules.emit(self._game.id, self._game.rule_ids[len(self._game.rule_ids) // 2])
        self._driver.app.processEvents()
        self._save("rules")
        if self._game.editor() is not None:
            window.open_page("position", self._game.id, self._game.new(seed=SEED))
            self._driver.app.processEvents()
            self._save("position")

    def lesson(self) -> None:
        """A lesson at a question, after a wrong and after the right answer."""
        one = lessons(self._game.id)[1]
        page = self._driver.window.open_page("lesson", self._game.id, one.id)
        assert isinstance(page, LessonPage)
        while page.session.state.step.kind != "move":
            page.go_on()
        self._save("lesson")
        accepted = page.session.state.step.accept
        page.attempt(next(action for action in page.session.state.actions if action not in accepted))
        self._save("lesson-wrong")
        page.attempt(accepted[0])
        self._save("lesson-right")

    def questions(self) -> None:
        """A round of questions: the first one answered, the first one with a position, and the result."""
        if not questions(self._game.id):
            return
        page = self._driver.window.open_page("questions", self._game.id, SEED)
        assert isinstance(page, QuestionsPage)
        seen: set[bool] = set()
        while page.stack.currentWidget() is not page.result:
            shown = page.session.state.question.is_shown
            if fresh := shown not in seen:
                seen.add(shown)
            page.session.dispatch(Choose(0))
            page.session.dispatch(GiveAnswer())
            if fresh:
                self._save("question-shown" if shown else "question")
            page.session.dispatch(Next())
        self._save("question-result")

    def puzzle(self) -> None:
        """A puzzle: asked, after a wrong try, and solved. A game without puzzles has none to show."""
        for puzzle in self._driver.context.puzzles.of(self._game.id)[:1]:
            page = self._driver.window.open_page("exercise", (puzzle,))
            assert isinstance(page, ExercisePage)
            self._save("puzzle")
            wrong = [action for action in puzzle.results if action not in puzzle.accepted]
            page.attempt(wrong[0])
            self._save("puzzle-wrong")
            page.attempt(puzzle.accepted[0])
            self._driver.until(page.coach.next.hasFocus, "the answer")
            self._save("puzzle-right")

    def replay(self) -> None:
        """A finished match with its graph."""
        page = self._driver.window.open_page("replay", self._whole)
        assert isinstance(page, ReplayPage)
        self._driver.until(lambda: page.session.state.course.known > page.session.state.course.plies, "the graph")
        page.session.dispatch(GoTo(self._whole.ply * 2 // 3))
        page.side.open("review")
        self._save("replay")
        page.bar.ask.click()
        self._driver.until(lambda: not page.analyst.busy, "the bot's opinion")
        self._save("replay-bot")

    def _save(self, name: str) -> None:
        self._save_as(f"{self._game.id}-{name}")

    def _table(self, match: Match) -> TablePage:
        page = self._driver.table(match)
        self._driver.ready(page)
        return page

    def _at_decision(self, match: Match, ply: int) -> Match:
        """The match up to the first decision of its person at or after `ply`."""
        ahead = (number for number in range(ply, len(match.actions)) if match.mover(number) == 0)
        return match.beginning(next(ahead))

    def _forbidden(self, page: TablePage) -> str:
        """An action of this match that the rules do not allow now."""
        state = page.session.match.state
        return next(str(action) for action in self._whole.actions if state.explain_illegal(action) is not None)

    def _random_match(self, places: list[Seat], options: Mapping[str, OptionValue] | None = None) -> Match:
        """A whole match without any search, so that pictures come quickly."""
        match = Match.start(self._game, places, SEED, options)
        rng = Random(SEED)
        while match.state.to_move != TERMINAL:
            if match.state.to_move == CHANCE:
                match.apply_chance()
            else:
                match.apply(rng.choice(match.state.legal_actions()))
        return match
