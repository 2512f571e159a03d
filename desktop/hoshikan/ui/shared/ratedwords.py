"""Words about ratings: before a game, when help is wanted in one, and after it."""

from __future__ import annotations

from typing import Final

from hoshikan.library import LibraryProblem
from hoshikan.teaching.practice import Strength
from hoshikan.teaching.rating import KNOWN, Company, Step
from hoshikan.ui.kit.look.words import Words, percent, signed, together
from hoshikan.ui.shared.messages import Messages
from hoshikan.ui.text.levels import LevelWords
from hoshikan.ui.text.strengths import STRENGTHS


class RatedWords(Words):
    """One sentence for each."""

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
            sentence = self.tr("You should win about {chance} of such games; {fair} is even. This is a rough guess.")
        else:
            sentence = self.tr("You should win about {chance} of such games; {fair} is even.")
        return sentence.format(**numbers)

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
