"""The words for what CrownTaker turns down: actions the rules forbid, and set-ups no game can start from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hoshikan.engine.errors import Fact
from hoshikan.games.crowntaker.rules.phases import RANKS
from hoshikan.games.crowntaker.screen.labels import LABELS
from hoshikan.ui.kit.look.words import Words
from hoshikan.ui.text.gametext import Problems


class CrownTakerObjections(Words):
    """Targets of a piece that was let go elsewhere; and the rule about it."""

    def about(self, step: str) -> tuple[str, str]:
        """The sentence and the rule's id for what is decided at a step."""
        return {
            "lord": (self.tr("The lord who takes command goes on the commander space of your side."), "CT-2.1"),
            "deploy": (self.tr("Tokens go to the troops, the arms, the church or the treasury."), "CT-2.1"),
            "cards": (self.tr("Lay the negotiation card on the place for your choice."), "CT-5.3"),
            "free": (self.tr("The captive who comes home goes to your side."), "CT-0.5"),
        }.get(step, (self.tr("A captive goes on the table, on the place of its own side, or into a deal."), "CT-5.1"))


OBJECTIONS: Final = CrownTakerObjections()


class CrownTakerProblems(Problems):
    """For the language now installed."""

    def sentences(self) -> dict[str, str]:
        return self._actions() | self._positions() | self._negotiations() | self._components()

    def _actions(self) -> dict[str, str]:
        return {
            "asked-for-something-else": self.tr("Another decision comes first: {step}."),
            "lord-not-in-hand": self.tr("The {lord} isn't in hand."),
            "no-captive": self.tr("The {lord} isn't a captive there."),
            "no-troops": self.tr("At least one token must be a troop."),
            "too-many-troops": self.tr("Troops under the {lord}: at most {most}."),
            "too-many-arms": self.tr("Arms of the {lord}: at most {most}."),
            "too-much-treasury": self.tr("Tokens for the treasury in one formation: at most {most}."),
            "too-few-tokens": self.tr("Tokens in hand: {tokens}. You can't place {placed}."),
            "skill-used-up": self.tr("The {lord} has used up the skill for this war ({most} of {most})."),
            "skill-too-dear": self.tr("The skill costs {cost}, and at least 1 must remain. Assets: {assets}."),
            "troops-full": self.tr("The {lord} already has all troops ({most}): a levy has nothing to bring back."),
            "no-token-left": self.tr("There's no token in hand or castle for a levy."),
            "card-used": self.tr("Card {card} has already been played in this phase."),
            "was-on-table": self.tr("The {lord} has already been on the table in this phase."),
            "one-captive-a-round": self.tr(
                "A captive of that side has already been brought to the table in this round."
            ),
            "one-proposal-a-step": self.tr("Each side may propose one deal before the cards; you've used yours."),
            "proposed-before": self.tr("You've already proposed this before these cards. Change the deal."),
            "no-combined-deal": self.tr("Assets can't be added to an exchange, except with talks without limit."),
            "sum-too-high": self.tr("The payer must keep 1: at most {most} may be offered or asked."),
            "wrong-dice": self.tr("Wrong number of dice: France rolls {france}, England {england}."),
        }

    def _positions(self) -> dict[str, str]:
        return {
            "step-not-in-this-phase": self.tr("This doesn't belong in the position's step or phase."),
            "already-over": self.tr("With these medals the game is over ({rule})."),
            "lord-in-two-places": self.tr("A lord is in two places at once."),
            "more-captives-than-lost-wars": self.tr("There are more captives than lost wars ({rule})."),
            "commander-needed": self.tr("At the step “{step}” this side needs a commander."),
            "no-commander-yet": self.tr("At the step “{step}” this side has no commander yet."),
            "bad-troops": self.tr("Troops here: {least} to {most}."),
            "bad-arms": self.tr("Arms here: at most {most}."),
            "church-token-too-early": self.tr("There can be no tokens in the church yet ({rule})."),
            "too-many-tokens": self.tr(
                "The tokens are more than the side has ({tokens}), or none is left for a troop."
            ),
            "not-declared-yet": self.tr("No skill can be declared here ({rule})."),
            "too-many-uses": self.tr("The skill cannot have been used so often ({rule})."),
        }

    def _negotiations(self) -> dict[str, str]:
        return {
            "cards-not-equal": self.tr("Both sides must have the same number of negotiation cards left ({rule})."),
            "bad-cards": self.tr("These negotiation cards cannot be left now ({rule})."),
            "no-captive-for-the-table": self.tr("Only a captive can be on the table, during the negotiation ({rule})."),
            "bad-shown": self.tr("A captive shown in this negotiation cannot be shown or on the table again ({rule})."),
            "proposal-belongs-to-answer": self.tr("A proposal belongs to the step “answer”, and only to it."),
            "impossible-deal": self.tr("This deal cannot have been proposed ({rule})."),
            "bad-ledger": self.tr("The sources of assets must add up to {assets}."),
            "no-roll": self.tr("“{text}” is not a roll of the dice."),
            "no-proposal": self.tr("“{text}” is not a proposal."),
            "fewer-medals-roll": self.tr("The side with fewer medals rolls for the event ({rule})."),
            "no-captive-to-free": self.tr("This side has no captive to free ({rule})."),
            "france-chooses-first": self.tr("France chooses its card first ({rule})."),
        }

    def _components(self) -> dict[str, str]:
        return {
            "bad-rank": self.tr("This lord must have the id “{expected}”."),
            "bad-card": self.tr("This negotiation card must have the id “{expected}”."),
            "one-row-per-armament": self.tr("The attack table needs {expected} rows, one per armament; it has {rows}."),
            "row-without-power": self.tr("With × alone in a row of the attack table, a war would go on for ever."),
            "cards-take-all-tokens": self.tr("Tokens that the cards take: {tokens} of {of}. One must always remain."),
            "bad-event-table": self.tr("The event table needs {lines} lines: both event phases with dice 1 to 6."),
        }

    def step(self, step: str) -> str:
        """Return the decision of a step."""
        return {
            "lord": self.tr("a lord to command", "what is to be decided"),
            "deploy": self.tr("where the tokens go", "what is to be decided"),
            "skill": self.tr("whether the skill is used", "what is to be decided"),
            "roll": self.tr("the dice of the war", "what is to be decided"),
            "request": self.tr("a request or a pass", "what is to be decided"),
            "answer": self.tr("yes or no to the deal", "what is to be decided"),
            "cards": self.tr("a negotiation card", "what is to be decided"),
            "event": self.tr("the die of the event", "what is to be decided"),
            "free": self.tr("which captive comes home", "what is to be decided"),
            "over": self.tr("nothing", "what is to be decided"),
        }.get(step, step)

    def in_words(self, facts: Mapping[str, Fact]) -> dict[str, Fact]:
        words = dict(facts)
        if facts.get("lord") in RANKS:
            words["lord"] = LABELS.rank(str(facts["lord"]))
        if "step" in facts:
            words["step"] = self.step(str(facts["step"]))
        return words
