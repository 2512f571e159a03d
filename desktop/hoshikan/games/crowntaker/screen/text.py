"""The words of CrownTaker, through Qt Linguist: choices, the status line, refusals, sums, scores and the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, assert_never, cast

from hoshikan.engine import Event, ScoreLine
from hoshikan.engine.errors import Fact
from hoshikan.engine.game import Option
from hoshikan.engine.sums import Sum, Term
from hoshikan.games.crowntaker.rules.actions import Deploy, Propose, parse
from hoshikan.games.crowntaker.rules.component_box import POWERS
from hoshikan.games.crowntaker.rules.phases import (
    BURGUNDY,
    CHARGE,
    ENGLAND,
    FRANCE,
    LEDGER,
    MEDALS_TO_WIN,
    NOBODY,
    RANKS,
    SIDES,
    SKILLS,
)
from hoshikan.games.crowntaker.rules.view import CrownTakerView
from hoshikan.games.crowntaker.screen.cover import COVER
from hoshikan.games.crowntaker.screen.events import LOG, CrownTakerBanners, CrownTakerLog
from hoshikan.games.crowntaker.screen.faces import CastleFace
from hoshikan.games.crowntaker.screen.labels import LABELS, labels_of
from hoshikan.games.crowntaker.screen.reasons import REASONS
from hoshikan.games.crowntaker.teaching import quantities as of
from hoshikan.games.crowntaker.teaching import sums
from hoshikan.ui.kit.look.words import Words, figure, listed, together
from hoshikan.ui.text.gametext import GameText, Heading, Measure, Problems, SumWords


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


class CrownTakerSums(SumWords[CrownTakerView]):
    """One sum at a time, for the language now installed."""

    def at(self, key: str, view: CrownTakerView, seat: int | None) -> Sequence[Sum]:  # same for all
        return sums.shown(key, view)

    def of_event(self, event: Event, before: CrownTakerView, after: CrownTakerView) -> Sequence[Sum]:
        return sums.of_event(event, before, after)

    def heading(self, found: Sum, view: CrownTakerView, names: Sequence[str]) -> str:  # none needs them
        quantity, total = cast("of.CrownTakerQuantity", found.quantity), figure(found.total)
        match quantity:
            case of.Assets(side=side):
                return self.tr("{side}, assets: {total}").format(side=LABELS.side(side), total=total)
            case of.AssetsAfter(side=side):
                return self.tr("{side}, assets afterwards: {total}").format(side=LABELS.side(side), total=total)
            case of.Medals(owner=owner):
                if owner == BURGUNDY:
                    return self.tr("Burgundy medals: {total}").format(total=total)
                return self.tr("{side}, medals: {total}").format(side=LABELS.side(owner), total=total)
            case of.Lead(what=what):
                return self._difference(what).format(total=total)
            case of.Power(side=side):
                return self.tr("{side}, power: {total}").format(side=LABELS.side(side), total=total)
            case of.LastRoll(side=side, may_charge=uncharged):
                sentence = self.tr("{side}, last roll: {total}")
                if uncharged:
                    sentence = self.tr("{side}, last roll without Charge: {total}")
                return sentence.format(side=LABELS.side(side), total=total)
            case of.Uses(side=side, skill=skill):
                sentence = self.tr("{side}, uses of {skill} left: {total}")
                return sentence.format(side=LABELS.side(side), skill=LABELS.skill(skill), total=total)
            case _:
                return self._tokens(quantity).format(side=LABELS.side(quantity.side), total=total)

    def _tokens(self, quantity: of.TokenQuantity) -> str:
        match quantity:
            case of.Stock(place="hand"):
                return self.tr("{side}, tokens in hand: {total}")
            case of.Stock():
                return self.tr("{side}, tokens in the castle: {total}")
            case of.Kept():
                return self.tr("{side}, tokens left in hand: {total}")
            case of.Room(space="troops"):
                return self.tr("{side}, free places for troops: {total}")
            case of.Room():
                return self.tr("{side}, free places for arms: {total}")
            case of.Most(space=space):
                return self._most(space)
            case of.Troops():
                return self.tr("{side}, troops afterwards: {total}")
            case of.Returned():
                return self.tr("{side}, tokens taken back: {total}")
            case of.TokenLoss():
                return self.tr("{side}, tokens to the castle: {total}")
        assert_never(quantity)

    def _most(self, space: of.Space) -> str:
        match space:
            case "troops":
                return self.tr("{side}, troops at most: {total}")
            case "arms":
                return self.tr("{side}, arms at most: {total}")
            case "church":
                return self.tr("{side}, tokens in the church at most: {total}")
            case "treasury":
                return self.tr("{side}, tokens in the treasury at most: {total}")
        assert_never(space)

    def _difference(self, what: of.Comparable) -> str:
        match what:
            case "medals":
                return self.tr("Difference in medals: {total}")
            case "assets":
                return self.tr("Difference in assets: {total}")
            case "church":
                return self.tr("Difference in church tokens: {total}")
            case "cards":
                return self.tr("Difference between the cards: {total}")
        assert_never(what)

    def term(self, term: Term, view: CrownTakerView, names: Sequence[str]) -> str:  # none needs them
        known = cast("of.CrownTakerTerm", term)
        match known:
            case of.Compared(side=side):
                return LABELS.side(side)
            case of.At(place=place):
                return self._place(place)
            case of.Sign() | of.SpareDie() | of.Charged():
                return self._power(known, view)
            case of.OwnTokens() | of.BurgundyToken() | of.Limit() | of.NotInHand() | of.NeededTroop():
                return self._limit(known, view)
            case of.TroopsBefore():
                return self.tr("troops before")
            case of.Restored():
                return self.tr("brought back by Levy")
            case of.Fallen():
                return self.tr("lost in this round")
            case of.MedalsOf(phases=phases):
                sentence = self.tr("wars of phases {phases}") if len(phases) > 1 else self.tr("war of phase {phases}")
                return sentence.format(phases=together(map(str, phases)))
            case of.MostUses():
                return self.tr("uses in a war")
            case of.Used():
                return self.tr("used already")
            case _:
                return self._assets(known, view)

    def _assets(self, term: of.AssetTerm, view: CrownTakerView) -> str:
        match term:
            case of.AssetsBefore():
                return self.tr("assets before")
            case of.FromTreasury(tokens=tokens, each=each):
                return self.tr("%n token(s) in the treasury, {each} each", "", tokens).format(each=each)
            case of.SkillCost(skill=skill):
                return self.tr("for {skill}").format(skill=LABELS.skill(skill))
            case of.ForTroops():
                return self.tr("1 for each troop left")
            case of.OnCard(card=card):
                return self.tr("printed on {card}").format(card=LABELS.card(card))
            case of.Ransom(owner=owner, lord=lord):
                return self.tr("ransom for {lord}").format(lord=labels_of(view).full(owner, lord))
            case of.Deal(amount=amount):
                return self.tr("paid by the deal") if amount < 0 else self.tr("received by the deal")
            case of.FromEvent(die=die):
                return self.tr("event for a {die}").format(die=die)
        assert_never(term)

    def _place(self, place: of.Place) -> str:
        match place:
            case "hand":
                return self.tr("in hand", "tokens")
            case "troops":
                return self.tr("troops", "tokens")
            case "arms":
                return self.tr("arms", "tokens")
            case "church":
                return self.tr("in the church", "tokens")
            case "treasury":
                return self.tr("in the treasury", "tokens")
            case "castle":
                return self.tr("in the castle", "tokens")
        assert_never(place)

    def _power(self, term: of.PowerTerm, view: CrownTakerView) -> str:
        banners = CrownTakerBanners(labels_of(view))
        match term:
            case of.Sign(side=side, lord=lord, arms=arms, die=die, sign=sign):
                return banners.face(side, lord, arms, die, sign)
            case of.SpareDie(die=die):
                return self.tr("the {die} doesn't count").format(die=die)
            case of.Charged(amount=amount):
                return banners.skill(SKILLS[CHARGE], POWERS[amount])
        assert_never(term)

    def _limit(self, term: of.TokenTerm, view: CrownTakerView) -> str:
        match term:
            case of.OwnTokens():
                return self.tr("own tokens")
            case of.BurgundyToken():
                return self.tr("the Burgundy token")
            case of.Limit(side=side, lord=lord):
                if lord is None:
                    return self.tr("limit of the treasury")
                return self.tr("limit of {lord}").format(lord=labels_of(view).full(side, lord))
            case of.NotInHand():
                return self.tr("not in hand")
            case of.NeededTroop():
                return self.tr("needed as a troop")
        assert_never(term)


SUMS: Final = CrownTakerSums()


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
