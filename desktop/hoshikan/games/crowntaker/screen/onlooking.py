"""Staging in brief, for a player whose partner and opponents make war or negotiate: one show for each round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from hoshikan.engine import Event
from hoshikan.games.crowntaker.rules import events
from hoshikan.games.crowntaker.rules.view import CrownTakerView
from hoshikan.games.crowntaker.screen.events import BOTH, BRISK, PhaseStory, Staged, lord_key
from hoshikan.ui.board.table.model import Beat, Duration

_TALKS: Final = ("request", "answer", "cards")
_WAR: Final = ("lord", "deploy", "skill", "roll")
_PARTS: Final = ("roll", "captive", "deal", "cards")
"""Moments that are one in brief."""
_DONE: Final = (events.CaptiveReturned, events.DealPaid)


def looks_on(view: CrownTakerView, seat: int | None) -> bool:
    """True if the step of `view` is others' matter: of two players on a side the first makes war and the other one
    negotiates (CT-8.1). A spectator came to see everything."""
    for team in map(view.seats_of, BOTH):
        if seat in team and len(team) > 1:
            return view.step in (_WAR if team.index(seat) else _TALKS)
    return False


def runs_on(before: CrownTakerView, after: CrownTakerView, seat: int | None) -> bool:
    """True if what follows an action belongs to it. There is nothing to be seen of a skill that is not used; of others'
    negotiations the whole round runs on, of their orders all up to a deployment, and of a war that has become familiar
    all rounds without skills."""
    if before.step == "skill":
        return before.declared == after.declared
    if before.step == "roll":
        familiar = before.war_round >= BRISK and not any(before.declared)
        return looks_on(before, seat) and after.step == "skill" and familiar
    if not looks_on(before, seat) or (before.phase, before.card_round) != (after.phase, after.card_round):
        return False
    return (before.step in _TALKS and after.step in _TALKS) or (before.step, after.step) == ("lord", "deploy")


def goes_on(view: CrownTakerView, seat: int | None) -> bool:
    """True between two rounds of others' war or negotiation."""
    if not looks_on(view, seat):
        return False
    if view.step == "skill":
        return view.war_round > 1 and not any(view.declared)
    return view.step == "request" and view.card_round > 1 and not (view.passes or any(view.came) or any(view.proposed))


class OnlookerStory(PhaseStory):
    """A round in a few steps: the dice of a war with what comes of them; the requests of a negotiation, the answer to
    the last offer of a deal, the cards. The light stays from round to round, so that one press skips all of them."""

    def whole(self) -> list[Staged]:
        before = self.before
        moment = f"round {before.war_round if before.step in _WAR else before.card_round}"
        return [
            replace(one, moment=moment) if isinstance(one, Beat) and one.moment in _PARTS else one
            for one in super().whole()
        ]

    def _skills(self) -> None:
        if not self._rolled_before_skills:
            super()._skills()

    @property
    def _rolled_before_skills(self) -> bool:
        kinds = [type(event) for event in self.events]
        if events.Rolled not in kinds or events.SkillUsed not in kinds:
            return False
        return kinds.index(events.Rolled) < kinds.index(events.SkillUsed)

    def _round(self) -> None:
        lights = ("field", "tray", "store:castle:0", "store:castle:1")
        starts = [number for number, event in enumerate(self.events) if isinstance(event, events.Rolled)]
        for start, end in zip(starts, [*starts[1:], None], strict=False):
            rolled, latest = self.events[start], self.events[start:end]
            assert isinstance(rolled, events.Rolled)
            self.beat(moment="roll", lights=lights, lasts="turn" if self.is_familiar else "slow")
            dice = (rolled.france, rolled.england)
            for side in BOTH:
                self.roll(f"die:{side}", side, dice[side])
            hold: Duration | None = None if end is not None else "slow" if self.is_familiar else "word"
            self._outcome(latest, lights, hold, (rolled,))
            for side in BOTH:
                self._strength(side, dice[side], rolled.powers[side])
        if self._rolled_before_skills:
            super()._skills()

    def _talks(self) -> None:
        """Captives and cards are laid down together; of several offers the answer to the last one is shown."""
        laid: list[Event] = []
        haggle: list[Event] = []
        for event in self.events:
            match event:
                case events.Proposed() | events.Answered() | events.CaptiveReturned() | events.DealPaid():
                    if isinstance(event, events.Proposed) and any(isinstance(one, _DONE) for one in haggle):
                        haggle = self._haggled(haggle)
                    haggle += [*self._laid(laid), event]
                    laid = []
                case events.PutUp() | events.CardChosen():
                    laid += [*self._haggled(haggle), event]
                    haggle = []
                case events.Passed():
                    (haggle or laid).append(event)
                case _:
                    pass
        self._laid([*laid, *self._haggled(haggle)])
        self._revealed()

    def _laid(self, latest: list[Event]) -> list[Event]:
        """Show captives and cards that come onto the table; return what has not been seen: passes alone are not."""
        captives = [one for one in latest if isinstance(one, events.PutUp)]
        cards = [one for one in latest if isinstance(one, events.CardChosen)]
        if not captives and not cards:
            return latest
        lords = [lord_key(one.owner, one.lord) for one in captives]
        lights = ("field", "purse:0", "purse:1", "hand:0", "hand:1", *lords)
        banner = self.put_up_banner(captives) if captives else None
        hold: Duration | None = "word" if captives and not self.is_familiar else None
        moment = "cards" if captives or self.one(events.CardsRevealed) else ""  # else nothing is to be seen yet
        self.beat(latest, moment, lights, banner, "flight" if captives else "turn", hold)
        for one in captives:
            self.bring(one)
        for event in cards:
            self.lay_down(event.side)
        return []

    def _haggled(self, latest: list[Event]) -> list[Event]:
        """Show the end of a haggle; return what has not been seen."""
        offers = [one for one in latest if isinstance(one, events.Proposed)]
        answers = [number for number, one in enumerate(latest) if isinstance(one, events.Answered)]
        if not answers:
            if offers:
                self._propose(offers[-1])
            return [one for one in latest if not isinstance(one, events.Proposed)]
        answered, after = latest[answers[-1]], latest[answers[-1] + 1 :]
        assert isinstance(answered, events.Answered)
        deal = offers[-1] if offers else self.before.deal()
        self._deal(answered, deal, [one for one in after if isinstance(one, _DONE)], latest[: answers[-1]])
        return [one for one in after if not isinstance(one, _DONE)]

    def _needs_a_reason(self, event: events.CardsRevealed) -> bool:
        return False


def story(latest: Sequence[Event], before: CrownTakerView, view: CrownTakerView, seat: int | None) -> PhaseStory:
    """Return the staging of what led from one view to the other, as `seat` sees it."""
    kind = OnlookerStory if looks_on(before, seat) else PhaseStory
    return kind(latest, before, view, seat)
