"""The words of Carcassonne: Star Wars, through Qt Linguist: what is asked, what happened, scores and the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine import Event, ScoreLine
from hoshikan.engine.game import Option, OptionValue
from hoshikan.games.carcassonne_star_wars.rules.actions import GEAR_NAMES, Claim, Draw, Fight, Place, parse
from hoshikan.games.carcassonne_star_wars.rules.grid import SPOTS, place_of
from hoshikan.games.carcassonne_star_wars.rules.view import StarWarsView
from hoshikan.games.carcassonne_star_wars.screen.cover import COVER
from hoshikan.games.carcassonne_star_wars.screen.events import LOG
from hoshikan.games.carcassonne_star_wars.screen.labels import StarWarsLabels
from hoshikan.games.carcassonne_star_wars.screen.problems import StarWarsProblems
from hoshikan.games.carcassonne_star_wars.screen.reasons import StarWarsReasons
from hoshikan.games.carcassonne_star_wars.screen.sums import SUMS
from hoshikan.ui.kit.look.words import sentence_case, together
from hoshikan.ui.text.gametext import GameText, Heading

PROBLEMS: Final = StarWarsProblems()
REASONS: Final = StarWarsReasons()


class StarWarsText(GameText[StarWarsView]):
    """All sentences of the game; its neighbours word the table, the log, hints and refusals."""

    cover = COVER
    problems = PROBLEMS
    reasons = REASONS
    sums = SUMS

    def option(self, option: Option) -> tuple[str, str]:
        return {
            "sixth_player": (
                self.tr("Sixth player"),
                self.tr("From the expansion: up to six players, and blue meeples for the order."),
            ),
            "extra_tiles": (
                self.tr("Extra tiles"),
                self.tr("From the expansion: 18 more tiles. All the others stay."),
            ),
            "equipment": (
                self.tr("Equipment"),
                self.tr("From the expansion: a blaster and a sabre for each player."),
            ),
            "teams": (self.tr("Two teams"), self.tr("Four players: rebels against the empire, one score per team.")),
        }[option.id]

    def option_value(self, option: Option, value: OptionValue) -> str:
        return self.tr("yes", "value of an option") if value else self.tr("no", "value of an option")

    def option_source(self, option: Option) -> str:
        if option.id == "extra_tiles":
            return self.tr("Both “no” and “yes” are official variants; the tile faces are our estimate.")
        return self.tr("Both “no” and “yes” are official variants.")

    # What is asked

    def action(self, notation: str, view: StarWarsView) -> str:
        action = parse(notation)
        if isinstance(action, Place):
            sentence = self.tr("Lay the tile at {place}, {turned}")
            return sentence.format(place=LABELS.place(*place_of(action.cell)), turned=LABELS.turned(action.rotation))
        if isinstance(action, Claim):
            return self._claim(action)
        if isinstance(action, Fight):
            return self.tr("Player {number} fights for the team").format(number=action.seat + 1)
        if isinstance(action, Draw):
            return self.tr("Draw: {tile}").format(tile=LABELS.face(view.face(action.face)))
        return self.tr("Dice: {dice}").format(dice=LABELS.dice(str(action).removeprefix("dice ")))

    def hidden(self, kind: str, place: int, view: StarWarsView) -> str:
        return self.tr("Next tile") if kind == "tile" else super().hidden(kind, place, view)

    def hidden_value(self, kind: str, place: int, value: str, view: StarWarsView) -> str:
        return LABELS.face(view.face(value)) if kind == "tile" else super().hidden_value(kind, place, value, view)

    def _claim(self, claim: Claim) -> str:
        if claim.spot < 0:
            return self.tr("Place no meeple")
        meeple = sentence_case(LABELS.meeple(claim.large == 1, GEAR_NAMES[claim.gear]))
        if not claim.on_own_tile:
            sentence = self.tr("{meeple} onto the planet at {place}")
            return sentence.format(meeple=meeple, place=LABELS.place(*place_of(claim.cell)))
        sentence = self.tr("{meeple} onto the new tile: {feature}")
        return sentence.format(meeple=meeple, feature=LABELS.spot(SPOTS[claim.spot]))

    def stage(self, view: StarWarsView) -> str:
        return self.tr("%n tile(s) left", "", view.left)

    def expectation(self, view: StarWarsView, seat: int, names: Sequence[str]) -> str:
        sentence = {
            "place": self.tr("{name}: lay the tile; wheel or Page Up/Down turns it"),
            "claim": self.tr("{name}: place a meeple, or none"),
            "fight": self.tr("{name}: choose who fights for your team"),
        }.get(view.phase, self.tr("{name}: a moment, please"))
        return sentence.format(name=names[seat])

    def log(self, event: Event, view: StarWarsView, names: Sequence[str]) -> str:
        return LOG.sentence_of(event, view, names)

    # How much, and the end

    def score_line(self, line: ScoreLine) -> str:
        if line.kind == "before":
            return self.tr("points at the start")
        place = LABELS.place(int(line.facts["x"]), int(line.facts["y"]))
        if line.kind == "tie":
            return self.tr("a tied roll in the battle at {place}").format(place=place)
        if line.kind == "defeat":
            dice = LABELS.dice_count(int(line.facts["dice"]))
            return self.tr("lost with {dice} at {place}").format(dice=dice, place=place)
        kind, _, unfinished = line.kind.partition("-")
        sentence = (
            self.tr("{feature} at {place}, unfinished: {sum}") if unfinished else self.tr("{feature} at {place}: {sum}")
        )
        counted = LABELS.sum(int(line.facts["tiles"]), int(line.facts["symbols"]))
        return sentence.format(feature=LABELS.kind(kind), place=place, sum=counted)

    def heading(self, line: ScoreLine) -> Heading:
        return {
            "route": Heading(0, self.tr("trade routes")),
            "asteroid": Heading(1, self.tr("asteroid fields")),
            "planet": Heading(2, self.tr("planets")),
            "tie": Heading(3, self.tr("battles")),
            "defeat": Heading(3, self.tr("battles")),
            "before": Heading(5, self.tr("points before")),
        }.get(line.kind, Heading(4, self.tr("unfinished")))

    def side(self, view: StarWarsView, seat: int) -> str:
        return LABELS.faction_of(view.colours[seat]) if view.options.get("teams") else ""

    def why_over(self, end: str) -> str:
        return {"last-tile": self.tr("The last tile has been laid")}.get(end, "")

    def tally(self, view: StarWarsView) -> Sequence[tuple[str, Sequence[int]]]:
        meeples = [small + large for small, large in zip(view.small, view.large, strict=True)]
        return ((self.tr("Meeples in supply"), meeples),)

    def end(self, end: str, winners: Sequence[int], names: Sequence[str]) -> str:
        who = together([names[seat] for seat in winners])
        if len(winners) > 1:
            return self.tr("{names} win together").format(names=who)
        if end == "nothing-fits":
            return self.tr("No tile fits any more. {names} wins").format(names=who)
        return super().end(end, winners, names)


LABELS: Final = StarWarsLabels()
TEXT: Final = StarWarsText()
