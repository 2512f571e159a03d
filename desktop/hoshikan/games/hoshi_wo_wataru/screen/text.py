"""The words of 星を渡る, through Qt Linguist: what can be done, what is asked, scores and the end.

Log lines, labels, refusals and reasons have modules of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine import Event, ScoreLine
from hoshikan.engine.errors import Fact
from hoshikan.engine.game import Option
from hoshikan.games.hoshi_wo_wataru.rules.actions import ACTION_BY_TEXT, DUMMY, OBJECTIVE, POOL, REVEAL, SET, SHIFT
from hoshikan.games.hoshi_wo_wataru.rules.components import OBJECTIVES
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView
from hoshikan.games.hoshi_wo_wataru.screen.cover import COVER
from hoshikan.games.hoshi_wo_wataru.screen.events import LOG
from hoshikan.games.hoshi_wo_wataru.screen.labels import CARDS, LABELS
from hoshikan.games.hoshi_wo_wataru.screen.problems import PROBLEMS
from hoshikan.games.hoshi_wo_wataru.screen.reasons import REASONS
from hoshikan.games.hoshi_wo_wataru.screen.sums import SUMS
from hoshikan.ui.kit.look.words import fill, listed
from hoshikan.ui.text.gametext import GameText, Heading


class HoshiText(GameText[HoshiView]):
    """All sentences of the game."""

    cover = COVER
    problems = PROBLEMS
    reasons = REASONS
    sums = SUMS

    def option(self, option: Option) -> tuple[str, str]:
        return {
            "last_slot_double": (
                self.tr("Two in the last slot"),
                self.tr("The last slot of a year holds two constellations, so all 25 appear. Good for four players."),
            ),
            "supernova": (
                self.tr("Supernovas"),
                self.tr("The first to win a third constellation of a season takes a card worth 3 zs."),
            ),
            "dummy_at_four": (
                self.tr("A dummy at four"),
                self.tr("Players with four cards or fewer take one more dummy than they need."),
            ),
        }[option.id]

    def option_source(self, option: Option) -> str:
        sentence = {
            "last_slot_double": self.tr(
                "The author's test version plays with “{off}”; “{on}” follows the published edition."
            ),
            "supernova": self.tr(
                "The author's test version lists these cards without a rule, so “{on}” is our assumption."
            ),
            "dummy_at_four": self.tr(
                "The author's test version plays with “{on}”; the number of dummies and “{off}” are our assumptions."
            ),
        }[option.id]
        return sentence.format(on=self.option_value(option, True), off=self.option_value(option, False))

    # What can be done and is asked

    def action(self, notation: str, view: HoshiView) -> str:
        action = ACTION_BY_TEXT[notation]
        kind, value = action.kind, action.value
        if kind == OBJECTIVE:
            name, scores = CARDS.objective(view, OBJECTIVES[value])
            return self.tr("Keep the objective {name}: {scores}").format(name=name, scores=scores)
        if kind == REVEAL:
            return self.tr("Reveal {constellation}").format(constellation=CARDS.constellation(view, value))
        slot = view.slot
        if kind == SET:
            card = self.tr("a dummy") if value == DUMMY else str(value)
            names = self._slot_names(view, slot)
            return self.tr("Set {card} in slot {slot}, for {constellation}").format(
                card=card, slot=slot + 1, constellation=names
            )
        if kind == POOL:
            stars = view.box.stars_on(value)
            return self.tr("Pool the {card} for ★{stars}").format(card=value, stars=stars)
        if kind == SHIFT:
            if slot + 1 >= SLOTS:
                return self.tr("Shift the {card} on").format(card=value)
            return self.tr("Shift the {card} to slot {slot}, for {constellation}").format(
                card=value, slot=slot + 2, constellation=self._slot_names(view, slot + 1)
            )
        return self.tr("Keep the {card} for a later year").format(card=value)

    def hidden(self, kind: str, place: int, view: HoshiView) -> str:
        if kind == "card":
            return LABELS.slot(place)
        return self.tr("Objective") if kind == "objective" else super().hidden(kind, place, view)

    def hidden_value(self, kind: str, place: int, value: str, view: HoshiView) -> str:
        if kind == "card":
            return CARDS.bid_card(int(value))
        if kind == "objective":
            return CARDS.name(view.objective(value))
        return super().hidden_value(kind, place, value, view)

    def _slot_names(self, view: HoshiView, slot: int) -> str:
        return listed(CARDS.constellation(view, number) for number in view.slots[slot])

    def stage(self, view: HoshiView) -> str:
        return LABELS.year(view.year)

    def expectation(self, view: HoshiView, seat: int, names: Sequence[str]) -> str:
        facts: dict[str, Fact] = {"name": names[seat], "slot": view.slot + 1}
        if view.to_move != seat:
            return self.waiting(seat, names)
        if view.phase == "objectives":
            sentence = self.tr("{name}: choose which objective to keep")
        elif view.phase == "setting":
            sentence = self.tr("{name}: set a card face down for slot {slot}")
        else:
            facts["card"] = view.due(seat)
            last = view.slot + 1 == SLOTS
            sentence = (
                self.tr("{name}: pool the lost {card} or keep it")
                if last
                else self.tr("{name}: pool the lost {card}, shift it or keep it")
            )
        return fill(sentence, facts)

    def log(self, event: Event, view: HoshiView, names: Sequence[str]) -> str:
        return LOG.line(event, view, names)

    # How much, and the end

    def counted(self, points: int) -> str:
        return self.tr("%n zs", "points", points)

    def score_line(self, line: ScoreLine) -> str:
        facts = line.facts
        if line.kind == "supernova":
            return self.tr("supernova ({season})").format(season=CARDS.season(facts["season"]))
        if line.kind == "objective":
            return self.tr("objective {name}").format(name=CARDS.named(facts["objective"]))
        name = CARDS.named(facts["constellation"])
        if line.kind == "turned-over":
            return self.tr("{name} ({number}), turned over").format(name=name, number=facts["number"])
        return self.tr("{name} ({number})").format(name=name, number=facts["number"])

    def heading(self, line: ScoreLine) -> Heading:
        return {
            "constellation": Heading(0, self.tr("constellations")),
            "turned-over": Heading(1, self.tr("turned over, too few ★"), "lost"),
            "supernova": Heading(2, self.tr("supernovas")),
            "objective": Heading(3, self.tr("objectives"), "revealed"),
        }[line.kind]

    def why_over(self, end: str) -> str:
        return {"five-years": self.tr("Five years are over")}.get(end, "")

    def why_lost(self, view: HoshiView, seat: int) -> str:
        lost = [view.constellation(number) for number in view.turned[seat]]
        if not lost:
            return ""
        return self.tr("★{missing} short: {constellations} ({points}) went out").format(
            missing=view.need[seat] - view.have[seat],
            constellations=listed(CARDS.name(one) for one in lost),
            points=self.counted(sum(one.points for one in lost)),
        )

    def tally(self, view: HoshiView) -> Sequence[tuple[str, Sequence[int]]]:
        return ((self.tr("★", "stars had"), view.have), (self.tr("★ needed"), view.need))


TEXT: Final = HoshiText()
