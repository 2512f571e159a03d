"""What is said of ratings: before a game, when help is wanted in one, and when it is over."""

from __future__ import annotations

from typing import Final

from hoshikan.library import LibraryProblem
from hoshikan.teaching.practice import Strength
from hoshikan.teaching.rating import KNOWN, Company, Step
from hoshikan.ui.look.words import Words, percent, signed, together
from hoshikan.ui.text.levels import LevelWords
from hoshikan.ui.text.messages import Messages


class RatedWords(Words):
    """One sentence for each."""

    def rules(self) -> str:
        """What a rated game is, told before it begins."""
        return self.tr(
            "The deal is random and counts once. You can still take moves back, ask for hints and practise from its "
            "positions: you are asked before the first help, and from then on the game can only lower your rating. "
            "The coach keeps quiet."
        )

    def own(self, strength: Strength) -> str:
        """Somebody's rating, with how sure it is."""
        if not strength.answers:
            return self.tr("You have no rating in this game yet.")
        rating = self.tr("Your rating: {number} ± {margin}").format(number=strength.number, margin=strength.margin)
        if strength.answers >= KNOWN:
            return rating
        guess = self.tr("{rating}: after %n game(s) little more than a guess", "", strength.answers)
        return guess.format(rating=rating)

    def chance(self, company: Company) -> str:
        """How the odds stand."""
        numbers = {"chance": percent(company.chance), "fair": percent(company.fair)}
        if not company.known:
            sentence = self.tr(
                "Expected: about {chance} of the games won (even is {fair}). So far this is a rough guess."
            )
        else:
            sentence = self.tr("Expected: about {chance} of the games won; even is {fair}.")
        return sentence.format(**numbers)

    def against(self, company: Company) -> str:
        """Who sits opposite."""
        words = LevelWords()
        return together(words.name(level) for level in company.levels)

    def unrated(self, problem: LibraryProblem) -> str:
        """Why a game that was to be rated is not."""
        return self.tr("This game is not rated: {problem}").format(problem=Messages().of(problem))

    def title(self, game: str, *, helped: bool) -> str:
        """What stands over a table with a rated game."""
        return (self.tr("{game}, rated, with help") if helped else self.tr("{game}, rated")).format(game=game)

    def wins(self, count: int) -> str:
        """Several wins one after another."""
        return self.tr("Wins in a row: {count}").format(count=count)

    def before_help(self) -> str:
        """The question before the first help."""
        return self.tr("This game is rated. Take help all the same?")

    def what_help_does(self) -> str:
        return self.tr("From then on it can only lower your rating, not raise it. The result will say so.")

    def after(self, step: Step) -> str:
        """What a game did to the rating."""
        if step.game.helped and step.before.number == step.after.number:
            return self.tr("Rated, with help: your rating stays at {number}").format(number=step.after.number)
        numbers = {"before": step.before.number, "after": step.after.number, "margin": step.after.margin}
        if step.before.answers == 0:
            return self.tr("Your first rating: {after} ± {margin}").format(**numbers)
        return self.tr("Rating: {before} → {after} ({change})").format(**numbers, change=signed(step.change))


RATED: Final = RatedWords()
