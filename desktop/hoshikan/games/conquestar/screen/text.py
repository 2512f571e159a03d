"""The words of Conquestar: options, choices, refusals, reasons of hints, sums, scores and the end; the rest is in the
files beside this."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, assert_never, cast

from hoshikan.engine import Event, ScoreLine
from hoshikan.engine.errors import Fact
from hoshikan.engine.game import Option, OptionValue
from hoshikan.engine.sums import Sum, Term
from hoshikan.engine.tutor import Nudge, Reason
from hoshikan.games.conquestar.rules.actions import read_plan
from hoshikan.games.conquestar.rules.components import COMPONENTS
from hoshikan.games.conquestar.rules.field import CELL_NAMES
from hoshikan.games.conquestar.rules.view import ConquestarView
from hoshikan.games.conquestar.screen.cover import COVER
from hoshikan.games.conquestar.screen.events import EVENTS
from hoshikan.games.conquestar.screen.labels import LABELS
from hoshikan.games.conquestar.teaching import reasons as given
from hoshikan.games.conquestar.teaching import sums
from hoshikan.ui.kit.look.words import fill, listed
from hoshikan.ui.text.gametext import GameText, Heading, Problems, ReasonWords, SumWords, Wording


class ConquestarReasons(ReasonWords):
    """One reason at a time, for the language now installed."""

    kinds = given.KINDS

    def sentences(self, reason: Reason) -> Wording:  # noqa: C901  # one case for each kind
        assert isinstance(reason, given.ConquestarReason)
        match reason:
            case given.Income():
                return Wording(helps=self.tr("earns {coins}"))
            case given.Develops():
                return Wording(
                    helps=self.tr("{star} then holds {coins}, and you have more to spend than the others"),
                    hurts=self.tr("{star} then holds {coins}, and the others have more to spend than you"),
                )
            case given.FillsStar():
                return Wording(helps=self.tr("{star} is full then: {rivals} can no longer trade there"))
            case given.TakesStar():
                return Wording(helps=self.tr("takes {star}, worth {points}"))
            case given.CoinsBack():
                return Wording(helps=self.tr("brings {coins} from {star}"))
            case given.Pays():
                return Wording(hurts=self.tr("costs {coins} because of the stars allied with {star}"))
            case given.CannotPay():
                return Wording(hurts=self.tr("{star} costs {cost}, more than your {coins}"))
            case given.MayNotPay():
                return Wording(hurts=self.tr("too expensive if {visitors} also come to {star}"))
            case given.MayBeOutbid():
                return Wording(hurts=self.tr("{rivals} with up to {coins} may come to {star} and outbid you"))
            case given.MayTie():
                return Wording(hurts=self.tr("{rivals} with as many coins may come to {star}: then no one gets it"))
            case given.Richest():
                return Wording(helps=self.tr("no one who could also come to {star} has as many coins"))
            case given.Denies():
                return Wording(helps=self.tr("gets ahead of {rival}, who could pay for {star} now"))
            case given.CheaperLater():
                return Wording(hurts=self.tr("no one else can pay for {star} yet, and it will get cheaper"))
            case given.OpensAllies():
                return Wording(
                    helps=self.tr("makes {stars} allied with {star} one coin cheaper, and you have more to spend"),
                    hurts=self.tr(
                        "makes {stars} allied with {star} one coin cheaper, and the others have more to spend"
                    ),
                )
            case given.LastStar(lead=lead):
                return self._last_star(lead)
            case given.TieBreak():
                return Wording(
                    helps=self.tr("tied on points: your {coins} beat the others' {rival_coins}"),
                    hurts=self.tr("tied on points: your {coins} lose to the others' {rival_coins}"),
                )
            case given.KeepsReach():
                return Wording(
                    helps=self.tr("your remaining cards still lead to {stars}, {points} in all"),
                    hurts=self.tr("your remaining cards lead only to {stars}, {points} in all"),
                )
            case given.GivesUp():
                return Wording(hurts=self.tr("{star}, worth {points}, is out of reach until your cards come back"))
            case given.LaysDown():
                return Wording(hurts=self.tr("you lay down your remaining cards while {rivals} can play on"))
            case given.StandstillThreat(prevents=True):
                return Wording(
                    helps=self.tr("prevents a standstill that would end the game with you behind"),
                    hurts=self.tr("prevents a standstill that would end the game with you ahead"),
                )
            case given.StandstillThreat():
                return Wording(
                    helps=self.tr("the game may end by standstill with you ahead"),
                    hurts=self.tr("the game may end by standstill with you behind"),
                )
        assert_never(reason)

    def _last_star(self, lead: int) -> Wording:
        if lead > 0:
            return Wording(helps=self.tr("ends the game, %n point(s) ahead", "", lead))
        if lead < 0:
            return Wording(hurts=self.tr("ends the game, %n point(s) behind", "", -lead))
        return Wording(
            helps=self.tr("ends the game tied on points, and you have the most coins"),
            hurts=self.tr("ends the game tied on points, but you don't have the most coins"),
        )

    def in_words(self, reason: Reason, names: Sequence[str]) -> Mapping[str, object]:
        facts = reason.facts
        for fact, value in facts.items():
            match fact:
                case "coins":
                    facts[fact] = LABELS.coins(int(value))
                case "points":
                    facts[fact] = LABELS.points(int(value))
                case "stars":
                    facts[fact] = self.tr("%n star(s)", "", int(value))
                case "rivals" | "visitors":
                    facts[fact] = LABELS.players(int(value))
                case "rival":
                    facts[fact] = names[int(value)]
        return facts

    def theme_name(self, theme: str) -> str:
        names: dict[given.Theme, str] = {
            "earning": self.tr("earning coins"),
            "coins on a star": self.tr("coins on a star"),
            "taking": self.tr("taking stars"),
            "coins back": self.tr("coins that come back"),
            "cost": self.tr("the cost of an invasion"),
            "rivals": self.tr("rivals at the same star"),
            "denying": self.tr("a star that a rival wants"),
            "cheaper": self.tr("stars that get cheaper"),
            "last star": self.tr("the last star"),
            "tie-break": self.tr("tied on points"),
            "cards": self.tr("cards for later"),
            "end of hand": self.tr("the end of the hand"),
            "standstill": self.tr("standstill"),
        }
        return next((words for name, words in names.items() if name == theme), "")

    def nudge(self, nudge: Nudge) -> str:
        sentences = {
            "look-at-price": self.tr(
                "Look at {line}: which star is worth its price to you now, and who else could come?"
            ),
            "look-at-rival": self.tr("Look at {line}: which star could someone else take this round?"),
            "look-at-coins": self.tr("Look at {line}: where are coins waiting, and what would they pay for next?"),
            "look-at-earning": self.tr(
                "You can't pay for a star yet. Look at {line}: where do you earn and keep the cards you need?"
            ),
            "look-at-saving": self.tr(
                "You could take a star now, but look at {line}: what would another round of trade change?"
            ),
            "look-at-standstill": self.tr(
                "No star was taken in the last cycle: would it suit you if the game ended now?"
            ),
            "look-at-last-star": self.tr("Only one star is left: what does it decide?"),
        }
        line = LABELS.destination(str(nudge.facts.get("line", "")))
        return fill(sentences[nudge.kind], {"line": line})


REASONS: Final = ConquestarReasons()


class ConquestarProblems(Problems):
    """For the language now installed."""

    def sentences(self) -> dict[str, str]:
        return self._actions() | self._set_up()

    def _actions(self) -> dict[str, str]:
        return {
            "no-such-plan": self.tr("This game has no such choice."),
            "star-gone": self.tr("There's no star left at {star}."),
            "card-on-table": self.tr("{star} needs {cards}, which is not in your hand now."),
            "star-full": self.tr(
                "{star} already holds as many coins as it is worth ({coins} for {value}): you can only invade it."
            ),
        }

    def _set_up(self) -> dict[str, str]:
        return {
            "bad-star-name": self.tr("“{name}” cannot be the name of a star, or appears twice."),
            "bad-destination-card": self.tr("“{card}” is not a destination card, or appears twice."),
            "cards-do-not-add-up": self.tr("Hand and table together must hold exactly these cards: {cards}."),
            "coins-without-star": self.tr("There are coins where there is no star."),
            "empty-field": self.tr("At least one star must be on the field."),
            "hand-reaches-nothing": self.tr("This hand leads to no star; its cards belong on the table ({rule})."),
            "hand-too-small": self.tr("A hand this small belongs on the table ({rule})."),
            "no-hand-at-all": self.tr("At least one player must hold destination cards ({rule})."),
            "no-such-seat": self.tr("There is no player {seat}."),
            "plan-not-possible": self.tr("No player can choose {star} like that ({rule})."),
            "all-have-chosen": self.tr("At least one player must still have a choice to make."),
            "more-taken-than-gone": self.tr("More stars were won than are missing from the field."),
        }

    def in_words(self, facts: Mapping[str, Fact]) -> dict[str, Fact]:
        words = dict(facts)
        if "cards" in facts:
            words["cards"] = listed(LABELS.destination(line) for line in str(facts["cards"]))
        return words


PROBLEMS: Final = ConquestarProblems()


class ConquestarSums(SumWords[ConquestarView]):
    """One sum at a time, for the language now installed."""

    def at(self, key: str, view: ConquestarView, seat: int | None) -> Sequence[Sum]:  # same for all
        return sums.shown(key, view)

    def of_event(self, event: Event, before: ConquestarView, after: ConquestarView) -> Sequence[Sum]:
        return sums.of_event(event, before, after)

    def heading(self, found: Sum, view: ConquestarView, names: Sequence[str]) -> str:
        quantity = cast("sums.ConquestarQuantity", found.quantity)
        coins = LABELS.coins(found.total)
        match quantity:
            case sums.Income(cell=cell):
                return self.tr("Trading at {star}: {coins}").format(star=LABELS.star(cell, view), coins=coins)
            case sums.Cost(cell=cell, visitors=0):
                sentence = self.tr("Invading {star} with no one else there: {coins}")
                return sentence.format(star=LABELS.star(cell, view), coins=coins)
            case sums.Cost(cell=cell):
                return self.tr("Invading {star}: {coins}").format(star=LABELS.star(cell, view), coins=coins)
            case sums.Development(cell=cell):
                return self.tr("Coins on {star}: {coins}").format(star=LABELS.star(cell, view), coins=found.total)
            case sums.Conquest(seat=seat, cell=cell):
                sentence = self.tr("{name} after taking {star}: {coins}")
                return sentence.format(name=names[seat], star=LABELS.star(cell, view), coins=coins)
            case sums.Points(seat=seat):
                return self.tr("{name}: {points}").format(name=names[seat], points=LABELS.points(found.total))
        assert_never(quantity)

    def term(self, term: Term, view: ConquestarView, names: Sequence[str]) -> str:  # none needs them
        known = cast("sums.ConquestarTerm", term)
        match known:
            case sums.Basic():
                return self.tr("for every trade")
            case sums.OnStar():
                return self.tr("on the star")
            case sums.Added(amount=traders):
                return self.tr("added by %n trader(s)", "", traders)
            case sums.Allies(line=line):
                return self.tr("other stars in {line}").format(line=LABELS.destination(line))
            case sums.Visitors():
                return self.tr("other players at the star")
            case sums.InHand():
                return self.tr("in hand before the round")
            case sums.PaidOut():
                return self.tr("paid for the invasion")
        assert_never(known)


SUMS: Final = ConquestarSums()


class ConquestarText(GameText[ConquestarView]):
    """The game's words for the screens; labels, events, refusals and hints are in modules beside this."""

    cover = COVER
    problems = PROBLEMS
    reasons = REASONS
    sums = SUMS

    def option(self, option: Option) -> tuple[str, str]:
        assert option.id == "cost_counts"
        return self.tr("Invasion cost counts"), self.tr(
            "Which other players at a star make its invasion more expensive."
        )

    def option_value(self, option: Option, value: OptionValue) -> str:
        assert option.id == "cost_counts"
        return self.tr("all players there") if value == "all" else self.tr("only invaders")

    def option_source(self, option: Option) -> str:
        sentence = self.tr("The printed rule is “{printed}”; “{ours}” is our own.")
        return sentence.format(printed=self.option_value(option, "all"), ours=self.option_value(option, "invaders"))

    # What is asked and what happened

    def action(self, notation: str, view: ConquestarView) -> str:
        plan = read_plan(notation)
        star = LABELS.star_label if plan.invades else LABELS.star_described
        return self._plan(plan.invades, star(plan.cell, view))

    def hidden_value(self, kind: str, place: int, value: str, view: ConquestarView) -> str:
        plan = read_plan(value)
        return self._plan(plan.invades, LABELS.star(plan.cell, view))

    def brief_value(self, kind: str, place: int, value: str, view: ConquestarView) -> str:
        plan = read_plan(value)
        return self._plan(plan.invades, CELL_NAMES[plan.cell])

    def _plan(self, invades: bool, star: str) -> str:
        sentence = self.tr("Invade {star}") if invades else self.tr("Trade at {star}")
        return sentence.format(star=star)

    def expectation(self, view: ConquestarView, seat: int, names: Sequence[str]) -> str:
        if view.plan is not None or not view.hands[seat]:
            return self.waiting(seat, names)
        return self.tr("{name}: choose a star, then trade or invade").format(name=names[seat])

    def log(self, event: Event, view: ConquestarView, names: Sequence[str]) -> str:
        return EVENTS.sentence(event, view, names)

    # How much, and the end

    def taken_names(self, components: Mapping[str, Any] | None) -> Collection[str]:
        """Those of the stars."""
        if components is None:
            return {LABELS.star_name(card.id) for card in COMPONENTS.shipped().star}
        return {LABELS.star_name(star["id"]) for star in components["star"]}

    def score_line(self, line: ScoreLine) -> str:
        if line.kind == "star-before":
            return self.tr("a star won earlier")
        return LABELS.star_at(str(line.facts["name"]), str(line.facts["star"]))

    def heading(self, line: ScoreLine) -> Heading:  # all are stars
        return Heading(0, self.tr("stars won"))

    def why_over(self, end: str) -> str:
        return {"field-empty": self.tr("No stars are left on the field")}.get(end, "")

    def tally(self, view: ConquestarView) -> Sequence[tuple[str, Sequence[int]]]:
        return ((self.tr("Coins"), view.coins),)


TEXT: Final = ConquestarText()
