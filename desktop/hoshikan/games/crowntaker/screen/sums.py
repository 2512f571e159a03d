"""Words of CrownTaker's sums: each quantity and each of its terms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never, cast

from hoshikan.engine import Event
from hoshikan.engine.sums import Sum, Term
from hoshikan.games.crowntaker.rules.component_box import POWERS
from hoshikan.games.crowntaker.rules.phases import BURGUNDY, CHARGE, SKILLS
from hoshikan.games.crowntaker.rules.view import CrownTakerView
from hoshikan.games.crowntaker.screen.events import CrownTakerBanners
from hoshikan.games.crowntaker.screen.labels import LABELS, labels_of
from hoshikan.games.crowntaker.teaching import quantities as of
from hoshikan.games.crowntaker.teaching import sums
from hoshikan.ui.kit.look.words import figure, together
from hoshikan.ui.text.gametext import SumWords


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
