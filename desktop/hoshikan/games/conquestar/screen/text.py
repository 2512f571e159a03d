"""The words of Conquestar, through Qt Linguist: log lines, choices, refusals, scores and the end."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from hoshikan.engine import Event, ScoreLine
from hoshikan.engine.game import Option, OptionValue
from hoshikan.games.conquestar.rules import events as happened
from hoshikan.games.conquestar.rules.actions import read_plan
from hoshikan.games.conquestar.rules.components import shipped
from hoshikan.games.conquestar.rules.field import CELL_NAMES
from hoshikan.games.conquestar.rules.view import ConquestarView
from hoshikan.games.conquestar.screen.cover import COVER
from hoshikan.games.conquestar.screen.problems import ConquestarProblems
from hoshikan.games.conquestar.screen.reasons import ConquestarReasons
from hoshikan.ui.gametext import GameText
from hoshikan.ui.look.words import listed

PROBLEMS: Final = ConquestarProblems()
REASONS: Final = ConquestarReasons()


class ConquestarText(GameText[ConquestarView]):
    """All sentences of the game; `ConquestarReasons` words those of hints, `ConquestarProblems` those of refusals."""

    cover = COVER
    problems = PROBLEMS
    reasons = REASONS

    def option(self, option: Option) -> tuple[str, str]:
        assert option.id == "cost_counts"
        return self.tr("Visitors raise the cost"), self.tr("Which other players at a star make its invasion dearer.")

    def option_value(self, option: Option, value: OptionValue) -> str:
        assert option.id == "cost_counts"
        return self.tr("everybody there") if value == "all" else self.tr("invaders only")

    def option_source(self, option: Option) -> str:
        sentence = self.tr("The printed rule is “{printed}”; “{ours}” is our own.")
        return sentence.format(printed=self.option_value(option, "all"), ours=self.option_value(option, "invaders"))

    # The table

    def trade(self) -> str:
        """The word on the trade card."""
        return self.tr("Trade", "word on a card")

    def invade(self) -> str:
        """The word on the invade card."""
        return self.tr("Invade", "word on a card")

    def supply(self) -> str:
        """The word on the tray of coins."""
        return self.tr("Supply", "the coins that belong to nobody")

    def star_name(self, name: str) -> str:
        """A star's printed name from its id."""
        return shipped().names(self.tr("en", "code of this language: en or ja")).get(name, name)

    def star(self, cell: int, view: ConquestarView) -> str:
        """A star with its place: "Vega (C3)"."""
        name, place = self.star_name(view.names[cell]), CELL_NAMES[cell]
        return self.tr("{name} ({place})", "a star, such as Vega (C3)").format(name=name, place=place)

    def star_label(self, cell: int, view: ConquestarView) -> str:
        """A star with all that can be seen of it, for screen readers and tooltips."""
        value, coins = view.stars[cell], view.star_coins[cell]
        if value is None:
            return self.tr("{place}: no star").format(place=CELL_NAMES[cell])
        sentence = self.tr("{star}: {points}, {coins} on it") if coins else self.tr("{star}: {points}")
        return sentence.format(star=self.star(cell, view), points=self.points(value), coins=self.coins(coins))

    def coins(self, count: int) -> str:
        return self.tr("%n coin(s)", "", count)

    def points(self, count: int) -> str:
        return self.tr("%n point(s)", "", count)

    def destination(self, line: str) -> str:
        """A destination card: "row C", "column 3"."""
        return PROBLEMS.destination(line)

    # What is asked and what happened

    def action(self, notation: str, view: ConquestarView) -> str:
        plan = read_plan(notation)
        sentence = self.tr("Invade {star}") if plan.invades else self.tr("Trade at {star}")
        return sentence.format(star=self.star_label(plan.cell, view))

    def expectation(self, view: ConquestarView, seat: int, names: Sequence[str]) -> str:
        if view.plan is not None or not view.hands[seat]:
            return self.tr("{name}: waiting for the others").format(name=names[seat])
        return self.tr("{name}: choose a star, then trade or invade").format(name=names[seat])

    def log(self, event: Event, view: ConquestarView, names: Sequence[str]) -> str:
        if isinstance(event, happened.Revealed | happened.SatOut | happened.LaidDown):
            return self._log_choice(event, view, names)
        if isinstance(event, happened.Traded | happened.Developed):
            return self._log_trade(event, view, names)
        if isinstance(event, happened.Paid | happened.Conquered):
            return self._log_invasion(event, view, names)
        if isinstance(event, happened.InvasionTied | happened.Outbid | happened.CouldNotPay):
            return self._log_failure(event, view, names)
        return self._log_round(event)

    def _log_choice(
        self,
        event: happened.Revealed | happened.SatOut | happened.LaidDown,
        view: ConquestarView,
        names: Sequence[str],
    ) -> str:
        name = names[event.seat]
        if isinstance(event, happened.Revealed):
            sentence = self.tr("{name}: invade {star}") if event.invades else self.tr("{name}: trade at {star}")
            return sentence.format(name=name, star=self.star(event.cell, view))
        if isinstance(event, happened.SatOut):
            return self.tr("{name} has no destination cards in hand and sits this round out").format(name=name)
        cards = listed([self.destination(line) for line in event.cards])
        return self.tr("{name} lays the rest of the hand down: {cards}").format(name=name, cards=cards)

    def _log_trade(
        self, event: happened.Traded | happened.Developed, view: ConquestarView, names: Sequence[str]
    ) -> str:
        star = self.star(event.cell, view)
        if isinstance(event, happened.Developed):
            return self.tr("{star} now holds {coins}").format(star=star, coins=self.coins(event.total))
        income = self.coins(event.income)
        return self.tr("{name} receives {coins} at {star}").format(name=names[event.seat], coins=income, star=star)

    def _log_invasion(
        self, event: happened.Paid | happened.Conquered, view: ConquestarView, names: Sequence[str]
    ) -> str:
        name, star = names[event.seat], self.star(event.cell, view)
        if isinstance(event, happened.Paid):
            sentence = self.tr("{name} pays {coins} for {star}: {allies} for its allies, {visitors} for others there")
            coins = self.coins(event.cost)
            return sentence.format(name=name, coins=coins, star=star, allies=event.allies, visitors=event.visitors)
        points = self.points(event.value)
        if not event.coins:
            return self.tr("{name} takes {star}: {points}").format(name=name, star=star, points=points)
        sentence = self.tr("{name} takes {star}: {points}, and {coins} with it")
        return sentence.format(name=name, star=star, points=points, coins=self.coins(event.coins))

    def _log_failure(
        self,
        event: happened.InvasionTied | happened.Outbid | happened.CouldNotPay,
        view: ConquestarView,
        names: Sequence[str],
    ) -> str:
        star = self.star(event.cell, view)
        if isinstance(event, happened.InvasionTied):
            who = listed([names[seat] for seat in event.seats])
            sentence = self.tr("The invasion of {star} fails: {names} are equally rich with {coins}")
            return sentence.format(names=who, coins=self.coins(event.coins), star=star)
        if isinstance(event, happened.Outbid):
            sentence = self.tr("{name}'s invasion of {star} fails: {richest} is richer")
            return sentence.format(name=names[event.seat], star=star, richest=names[event.richest])
        sentence = self.tr("{name}'s invasion of {star} fails: the cost is {cost}, in hand are {coins}")
        return sentence.format(name=names[event.seat], cost=event.cost, star=star, coins=self.coins(event.coins))

    def _log_round(self, event: Event) -> str:
        if isinstance(event, happened.LineEmptied):
            return self.tr("No stars are left in {line}: its cards leave the game").format(
                line=self.destination(event.line)
            )
        if isinstance(event, happened.TookBack):
            return self.tr("Everybody takes the destination cards back")
        if isinstance(event, happened.FieldEmptied):
            return self.tr("The last star is taken")
        if isinstance(event, happened.Standstill):
            return self.tr("Standstill: two cycles without a trade or a conquest end the game")
        return ""

    # How much, and the end

    def taken_names(self, components: Mapping[str, Any] | None) -> Collection[str]:
        """Those of the stars."""
        if components is None:
            return {self.star_name(card.id) for card in shipped().star}
        return {self.star_name(star["id"]) for star in components["star"]}

    def score_line(self, line: ScoreLine) -> str:
        if line.kind == "star-before":
            return self.tr("a star won before this position")
        name = self.star_name(str(line.facts["name"]))
        return self.tr("{name} ({place})", "a star, such as Vega (C3)").format(name=name, place=line.facts["star"])

    def tally(self, view: ConquestarView) -> Sequence[tuple[str, Sequence[int]]]:
        return ((self.tr("Coins"), view.coins),)

    def end(self, end: str, winners: Sequence[int], names: Sequence[str]) -> str:
        who = listed([names[seat] for seat in winners])
        if len(winners) > 1:
            return self.tr("Shared victory: {names}").format(names=who)
        if end == "standstill":
            return self.tr("Standstill. {names} wins").format(names=who)
        return self.tr("{names} wins").format(names=who)


TEXT: Final = ConquestarText()
