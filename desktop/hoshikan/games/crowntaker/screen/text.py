"""The words of CrownTaker, through Qt Linguist: choices, the status line, scores and the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine import Event, ScoreLine
from hoshikan.engine.game import Option
from hoshikan.games.crowntaker.rules.actions import Deploy, Propose, parse
from hoshikan.games.crowntaker.rules.phases import ENGLAND, FRANCE, LEDGER, MEDALS_TO_WIN, NOBODY, SIDES
from hoshikan.games.crowntaker.rules.view import CrownTakerView
from hoshikan.games.crowntaker.screen.cover import COVER
from hoshikan.games.crowntaker.screen.events import LOG, CrownTakerLog
from hoshikan.games.crowntaker.screen.faces import CastleFace
from hoshikan.games.crowntaker.screen.labels import LABELS, labels_of
from hoshikan.games.crowntaker.screen.problems import CrownTakerProblems
from hoshikan.games.crowntaker.screen.reasons import REASONS
from hoshikan.games.crowntaker.screen.sums import SUMS
from hoshikan.ui.kit.look.words import listed, together
from hoshikan.ui.text.gametext import GameText, Heading, Measure

PROBLEMS: Final = CrownTakerProblems()


class CrownTakerText(GameText[CrownTakerView]):
    """All sentences of the game; names, log, `REASONS` and `PROBLEMS` have their own parts."""

    cover = COVER
    problems = PROBLEMS
    reasons = REASONS
    sums = SUMS

    def option(self, option: Option) -> tuple[str, str]:  # the game has one
        return (
            self.tr("Talks without limit"),
            self.tr("Propose as many deals as you like, and add assets to an exchange of captives."),
        )

    def option_source(self, option: Option) -> str:
        sentence = self.tr("The printed rule is “{on}”; “{off}” is our own.")
        return sentence.format(on=self.option_value(option, True), off=self.option_value(option, False))

    # What is asked

    def action(self, notation: str, view: CrownTakerView) -> str:
        verb, _, rest = notation.partition(" ")
        side = view.asked
        if verb in ("lord", "demand", "free"):
            return self._with_own(verb).format(lord=labels_of(view).lord(side, rest))
        if verb == "offer":
            return self.tr("Bring {lord} to the table").format(lord=labels_of(view).full(1 - side, rest))
        if verb == "propose":
            return self._proposal(notation, side, view)
        if verb == "deploy":
            return self._deployment(notation)
        if verb == "negotiate":
            sentence = self.tr("Play {card}: {effect}")
            return sentence.format(card=LABELS.card(rest), effect=LABELS.card_does(rest, view))
        if verb == "roll":
            return self.tr("Roll {dice}").format(dice=rest)
        return self._short(verb, side, view)

    def brief_value(self, kind: str, place: int, value: str, view: CrownTakerView) -> str:
        verb, _, rest = value.partition(" ")
        if verb == "negotiate":
            return LABELS.card(rest)
        return LABELS.rank(rest) if verb in ("lord", "free") else ""

    def _with_own(self, verb: str) -> str:
        return {
            "lord": self.tr("Give the command to the {lord}"),
            "demand": self.tr("Demand that your {lord} be brought to the table"),
            "free": self.tr("Call the {lord} home"),
        }[verb]

    def _proposal(self, notation: str, side: int, view: CrownTakerView) -> str:
        deal = parse(notation)
        assert isinstance(deal, Propose)
        terms = _log(view).terms(side, deal.ours, deal.theirs, deal.pays, deal.asks)
        return self.tr("Propose: {terms}").format(terms=terms)

    def _deployment(self, notation: str) -> str:
        placed = parse(notation)
        assert isinstance(placed, Deploy)
        return self.tr("Troops {troops}, arms {arms}, church {church}, treasury {treasury}").format(
            troops=placed.troops, arms=placed.arms, church=placed.church, treasury=placed.treasury
        )

    def _short(self, verb: str, side: int, view: CrownTakerView) -> str:
        if verb == "skill":
            lord = view.commanding(side)
            if lord is None:
                return self.tr("Use the skill")
            sentence = self.tr("Use {skill} for {assets}: {effect}")
            skill = lord.skill
            return sentence.format(
                skill=LABELS.skill(skill), assets=LABELS.assets(lord.cost), effect=LABELS.skill_does(skill)
            )
        return {
            "no-skill": self.tr("No skill this round"),
            "pass": LABELS.passing(),
            "accept": self.tr("Accept the deal"),
            "decline": self.tr("Decline the deal"),
        }[verb]

    def proposal(self, view: CrownTakerView) -> str:
        """The deal that is to be answered, in words."""
        deal = view.deal()
        return _log(view).terms(1 - view.asked, deal.ours, deal.theirs, deal.pays, deal.asks)

    def stage(self, view: CrownTakerView) -> str:
        return self.summary(view)

    def expectation(self, view: CrownTakerView, seat: int, names: Sequence[str]) -> str:
        step = view.step
        if step == "cards" and view.to_move != seat:
            return self.tr("{name}: waiting for the other card").format(name=names[seat])
        if step == "request" and not any(view.captives):
            return self.tr("{name}: there are no captives, so pass").format(name=names[seat])
        return {
            "lord": self.tr("{name}: choose the lord who takes command"),
            "deploy": self.tr("{name}: place tokens, then deploy"),
            "skill": self.tr("{name}: use the skill in this round, or not"),
            "roll": self.tr("{name}: the dice roll"),
            "request": self.tr("{name}: ask for a captive or pass"),
            "answer": self.tr("{name}: accept or decline the deal"),
            "cards": self.tr("{name}: choose a negotiation card"),
            "event": self.tr("{name}: the event is rolled"),
            "free": self.tr("{name}: choose a captive to call home"),
        }.get(step, "{name}").format(name=names[seat])

    def summary(self, view: CrownTakerView) -> str:
        """Return the stage of the game, in a few words: "Phase 3 · War, round 2"."""
        step, phase = view.step, view.phase
        if step in ("lord", "deploy"):
            return self.tr("Phase {phase} · Formation").format(phase=phase)
        if step in ("skill", "roll"):
            return self.tr("Phase {phase} · War, round {round}").format(phase=phase, round=view.war_round)
        if step in ("request", "answer", "cards"):
            sentence = self.tr("Phase {phase} · Negotiation {round} of 6")
            return sentence.format(phase=phase, round=view.card_round)
        if step in ("event", "free"):
            return self.tr("Phase {phase} · Event").format(phase=phase)
        return self.tr("The game is over")

    def castle(self, face: CastleFace) -> str:
        """Return the state of a castle on the map."""
        sentence = {
            "peace": self.tr("{side}'s castle"),
            "war": self.tr("{side}'s castle: the army is in the field"),
            "besieged": self.tr("{side}'s castle: besieged"),
            "ruined": self.tr("{side}'s castle: in ruins"),
        }[face.state]
        return sentence.format(side=LABELS.side(face.side))

    def balance(self, view: CrownTakerView) -> str:
        """Return the winner of equal cards."""
        france, england = view.church
        winner = view.equal_cards()
        if winner == NOBODY:
            return self.tr("Church: France {france}, England {england} – equal cards: nothing happens").format(
                france=france, england=england
            )
        sentence = self.tr("Church: France {france}, England {england} – equal cards: {side} wins")
        return sentence.format(france=france, england=england, side=LABELS.side(winner))

    def stake(self, view: CrownTakerView) -> str:
        """Return the stake of the cards of this round."""
        if any(lord is not None for lord in view.table):
            return self.tr("The winner's captive comes home for its ransom; the cards cost nothing else")
        return self.tr("The loser takes the loss printed on the winning card")

    def why_only_pass(self, view: CrownTakerView) -> str:
        """Why nothing can be requested."""
        if any(view.captives):
            return self.tr("There's nothing more to request in this round: pass")
        return self.tr("There are no captives, so there's nothing to request: pass")

    def asks(self, view: CrownTakerView) -> str:
        """Return the current decision and its player, for the others."""
        if view.step == "over":
            return self.end_line(view)
        if view.to_move < 0:
            return self.tr("The dice are rolling")
        sentence = self.tr("{side} decides: {what}")
        return sentence.format(side=LABELS.side(view.asked), what=PROBLEMS.step(view.step))

    # What happened

    def log(
        self,
        event: Event,
        view: CrownTakerView,
        names: Sequence[str],  # sides are spoken of, not seats
    ) -> str:
        return _log(view).sentence(event)

    def seat_of(self, event: Event) -> int | None:
        """The general of the side: seats 0 and 1 lead France and England, with four players too."""
        side = LOG.meaning(event).side
        return None if side == NOBODY else side

    # How much, and the end

    def score_line(self, line: ScoreLine) -> str:
        return {
            "start": self.tr("Assets at the start"),
            "treasury": self.tr("Tokens spent on the treasury"),
            "troops": self.tr("Troops left after won wars"),
            "skills": self.tr("Cost of skills"),
            "cards": self.tr("Lost to negotiation cards"),
            "ransom": self.tr("Ransoms"),
            "deals": self.tr("Deals"),
            "events": self.tr("Events"),
        }[line.kind]

    def heading(self, line: ScoreLine) -> Heading:
        return Heading(LEDGER.index(line.kind))

    def counted(self, points: int) -> str:
        return LABELS.assets(points)

    def points_word(self) -> str:
        return self.tr("Assets")

    def beside_points(self, view: CrownTakerView) -> Sequence[Measure]:
        medals = [view.medals_of(side) for side in view.sides]
        return [Measure(self.tr("Medals"), medals, MEDALS_TO_WIN)]

    def side(self, view: CrownTakerView, seat: int) -> str:
        return LABELS.side(view.sides[seat])

    def why_lost(self, view: CrownTakerView, seat: int) -> str:
        side = view.sides[seat]
        names = {"side": LABELS.side(side), "other": LABELS.side(1 - side)}
        if view.assets[side] <= 0:
            spent, kind = min(zip(view.ledger[side], LEDGER, strict=True))
            sentence = self.tr("No assets left: {assets} went on {what}")
            return sentence.format(assets=LABELS.assets(-spent), what=self._expense(kind))
        if view.medals_of(1 - side) >= MEDALS_TO_WIN:
            sentence = self.tr("{other} won {theirs} wars, {side} only {ours}")
            return sentence.format(theirs=view.medals_of(1 - side), ours=view.medals_of(side), **names)
        sentence = self.tr("After nine phases {other} is ahead by {assets}")
        return sentence.format(assets=LABELS.assets(view.assets[1 - side] - view.assets[side]), **names)

    def _expense(self, kind: str) -> str:
        """A use of assets, as the end of a sentence."""
        return {
            "skills": self.tr("skills", "what assets were spent on"),
            "cards": self.tr("lost negotiation cards", "what assets were spent on"),
            "ransom": self.tr("ransoms", "what assets were spent on"),
            "deals": self.tr("deals", "what assets were spent on"),
            "events": self.tr("events", "what assets were spent on"),
        }[kind]

    def is_draw(self, end: str) -> bool:
        return end in ("burgundy", "equal-assets")

    def tally(self, view: CrownTakerView) -> Sequence[tuple[str, Sequence[int]]]:
        return ((self.tr("Medals"), [view.medals_of(side) for side in dict.fromkeys(view.sides)]),)

    def end(self, end: str, winners: Sequence[int], names: Sequence[str]) -> str:
        who = together([names[seat] for seat in winners])
        ruined = "" if not winners else LABELS.side(1 - winners[0] % len((FRANCE, ENGLAND)))
        return {
            "five-medals": self.tr("Five medals: the crown goes to {names}"),
            "ruin": self.tr("{side} is ruined: the crown goes to {names}"),
            "burgundy": self.tr("Draw: Burgundy holds three medals"),
            "more-assets": self.tr("After nine phases the richer side takes the crown: {names}"),
            "equal-assets": self.tr("Draw: after nine phases both sides are equally rich"),
        }[end].format(names=who, side=ruined)

    def end_line(self, view: CrownTakerView) -> str:
        """The end as the table itself shows it."""
        if view.winner is None:
            return self.tr("No one takes the crown")
        return self.tr("{side} takes the crown").format(side=LABELS.side(SIDES.index(view.winner)))

    # The table

    def lord_label(self, side: int, rank: str, view: CrownTakerView) -> str:
        """A lord with all that is printed on it and where it is, for screen readers and tooltips."""
        lord = view.numbers.lords[rank]
        sentence = self.tr("{lord}, {where}: up to {troops} troops and {arms} arms, ransom {ransom}")
        return sentence.format(
            lord=labels_of(view).full(side, rank),
            where=self._where(side, rank, view),
            troops=lord.troops,
            arms=lord.arms,
            ransom=lord.ransom,
        )

    def lord_skill(self, rank: str, view: CrownTakerView) -> str:
        """A lord's skill with cost and effect."""
        lord = view.numbers.lords[rank]
        sentence = self.tr("{skill}, costs {cost}: {effect}", "a lord's skill")
        skill = lord.skill
        return sentence.format(
            skill=LABELS.skill(skill), cost=LABELS.assets(lord.cost), effect=LABELS.skill_does(skill)
        )

    def _where(self, side: int, rank: str, view: CrownTakerView) -> str:
        if view.commander[side] == rank:
            return self.tr("in command")
        if view.table[side] == rank:
            return self.tr("captive on the table")
        if rank in view.captives[side]:
            return self.tr("captive")
        return self.tr("resting in the castle") if view.waiting[side] == rank else self.tr("in hand")

    def realm_label(self, side: int, view: CrownTakerView, names: Sequence[str]) -> str:
        """A side with its public numbers."""
        who = listed(names[seat] for seat in view.seats_of(side))
        medals = LABELS.medals(view.medals_of(side))
        sentence = self.tr("{side} ({names}): {assets}, {medals}, {tokens} in hand")
        return sentence.format(
            side=LABELS.side(side),
            names=who,
            assets=LABELS.assets(view.assets[side]),
            medals=medals,
            tokens=LABELS.tokens(view.hand[side]),
        )

    def phase_label(self, phase: int, view: CrownTakerView) -> str:
        """A space of the map."""
        if phase <= len(view.medals):
            owner = view.medals[phase - 1]
            holder = self.tr("Burgundy") if owner == "burgundy" else LABELS.side(SIDES.index(owner))
            return self.tr("Phase {phase}: {side} has won its medal").format(phase=phase, side=holder)
        if phase == view.phase:
            return self.tr("Phase {phase}: being played now").format(phase=phase)
        return self.tr("Phase {phase}: its medal is still to be won").format(phase=phase)

    def role(self, seat: int, players: int) -> str:
        """Return a seat's role in its team; "" with two players, who do everything."""
        if players == len(SIDES) - 1:
            return ""
        return self.tr("General") if seat < len(SIDES) - 1 else self.tr("Negotiator")


def _log(view: CrownTakerView) -> CrownTakerLog:
    """Return the log of this game, with the names on its cards."""
    return CrownTakerLog(labels_of(view))


TEXT: Final = CrownTakerText()
