"""The words of Conquestar: options, choices, scores and the end; the rest is in the files beside this."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from hoshikan.engine import Event, ScoreLine
from hoshikan.engine.game import Option, OptionValue
from hoshikan.games.conquestar.rules.actions import read_plan
from hoshikan.games.conquestar.rules.components import COMPONENTS
from hoshikan.games.conquestar.rules.field import CELL_NAMES
from hoshikan.games.conquestar.rules.view import ConquestarView
from hoshikan.games.conquestar.screen.cover import COVER
from hoshikan.games.conquestar.screen.events import EVENTS
from hoshikan.games.conquestar.screen.labels import LABELS
from hoshikan.games.conquestar.screen.problems import PROBLEMS
from hoshikan.games.conquestar.screen.reasons import REASONS
from hoshikan.games.conquestar.screen.sums import SUMS
from hoshikan.ui.text.gametext import GameText, Heading


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
