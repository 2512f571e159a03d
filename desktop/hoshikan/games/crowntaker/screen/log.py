"""The log of CrownTaker: events as a story between two crowns."""

from __future__ import annotations

from hoshikan.engine import Event
from hoshikan.games.crowntaker.rules import events
from hoshikan.games.crowntaker.rules.phases import CARDS, NOBODY
from hoshikan.games.crowntaker.screen.labels import LABELS, CrownTakerLabels
from hoshikan.ui.kit.look.words import Words

_ON_OWN: tuple[type[Event], ...] = (events.CardChosen, events.SkillKept)
"""Told by what follows."""


class CrownTakerLog(Words):
    """One sentence per event, "" for those that others include."""

    def __init__(self, labels: CrownTakerLabels = LABELS) -> None:
        """`labels` knows what the lords of this game are called."""
        self._labels = labels

    def sentence(self, event: Event) -> str:
        if isinstance(event, _ON_OWN):
            return ""
        return (
            self._formation(event)
            or self._round_of_war(event)
            or self._end_of_war(event)
            or self._recovery(event)
            or self._requests(event)
            or self._deals(event)
            or self._cards(event)
            or self._event(event)
            or self._end(event)
        )

    def _lord(self, side: int, lord: int) -> str:
        return self._labels.full(side, lord)

    def _formation(self, event: Event) -> str:
        if isinstance(event, events.PhaseBegan):
            reasons = {
                "medals": self.tr("Phase {phase}: {side} begins, ahead in medals"),
                "assets": self.tr("Phase {phase}: {side} begins, tied on medals but richer"),
                "unchanged": self.tr("Phase {phase}: medals and assets are tied, {side} begins again"),
            }
            return reasons[event.reason].format(phase=event.phase, side=LABELS.side(event.start))
        if isinstance(event, events.WaitingLordCalled):
            lord = self._lord(event.side, event.lord)
            return self.tr("No lords left in hand: {lord} is called from the castle").format(lord=lord)
        if isinstance(event, events.LordPlaced):
            return self.tr("{lord} takes command").format(lord=self._lord(event.side, event.lord))
        if isinstance(event, events.Deployed):
            return self._deployed(event)
        if isinstance(event, events.TreasuryFilled):
            sentence = self.tr("{side} puts {tokens} into the treasury and gains {assets}")
            return sentence.format(
                side=LABELS.side(event.side), tokens=LABELS.tokens(event.tokens), assets=LABELS.assets(event.assets)
            )
        return ""

    def _deployed(self, event: events.Deployed) -> str:
        sentence = self.tr("{side} deploys: {troops}, arms {arms}, church {church} (in hand: {kept})")
        return sentence.format(
            side=LABELS.side(event.side),
            troops=LABELS.troops(event.troops),
            arms=event.arms,
            church=event.church,
            kept=LABELS.tokens(event.kept),
        )

    def _round_of_war(self, event: Event) -> str:
        if isinstance(event, events.SkillUsed):
            sentence = self.tr("{lord} uses {skill} for {assets}")
            lord = self._lord(event.side, event.lord)
            return sentence.format(lord=lord, skill=LABELS.skill(event.skill), assets=LABELS.assets(event.cost))
        if isinstance(event, events.Levied):
            if event.from_castle:
                sentence = self.tr("{side} levies a troop from its castle (now {troops})")
            else:
                sentence = self.tr("{side} levies a troop from the hand (now {troops})")
            return sentence.format(side=LABELS.side(event.side), troops=LABELS.troops(event.troops))
        if isinstance(event, events.Rolled):
            france, england = event.powers
            return self.tr("The dice: France {france}, {power}; England {england}, {other}").format(
                france=LABELS.dice(event.france),
                power=LABELS.power(france),
                england=LABELS.dice(event.england),
                other=LABELS.power(england),
            )
        if isinstance(event, events.Pressed):
            return self.tr("{side} presses on and wins the tie").format(side=LABELS.side(event.side))
        if isinstance(event, events.Guarded):
            return self.tr("{side}'s Guard saves a troop").format(side=LABELS.side(event.side))
        if isinstance(event, events.TroopLost):
            sentence = self.tr("{side} loses a troop ({troops} left)")
            return sentence.format(side=LABELS.side(event.side), troops=LABELS.troops(event.left))
        return self.tr("No troops lost") if isinstance(event, events.NobodyLost) else ""

    def _end_of_war(self, event: Event) -> str:
        if isinstance(event, events.ArmsReturned):
            return self.tr("The war is over; arms return to hand") if event.france + event.england else ""
        if isinstance(event, events.WarWon):
            sentence = self.tr("{side} wins the war of phase {phase}: a medal and {assets}")
            return sentence.format(side=LABELS.side(event.side), phase=event.phase, assets=LABELS.assets(event.assets))
        if isinstance(event, events.LordCaptured):
            return self.tr("{lord} is taken captive").format(lord=self._lord(event.owner, event.lord))
        if isinstance(event, events.WarDrawn):
            return self.tr("No troops left on either side: the medal of phase {phase} goes to Burgundy").format(
                phase=event.phase
            )
        return ""

    def _recovery(self, event: Event) -> str:
        if isinstance(event, events.LordReturned):
            return self.tr("{lord} returns from the castle to hand").format(lord=self._lord(event.side, event.lord))
        if isinstance(event, events.LordWaits):
            return self.tr("{lord} rests in the castle for one war").format(lord=self._lord(event.side, event.lord))
        if isinstance(event, events.TokensReturned):
            sentence = self.tr("Recovery: France takes back {france}, England {england}")
            return sentence.format(france=LABELS.tokens(event.france), england=LABELS.tokens(event.england))
        return ""

    def _requests(self, event: Event) -> str:
        if isinstance(event, events.Passed):
            return self.tr("{side} passes").format(side=LABELS.side(event.side))
        if isinstance(event, events.PutUp):
            lord = self._lord(event.owner, event.lord)
            if event.demanded:
                sentence = self.tr("{side} demands that {lord} be brought to the table")
                return sentence.format(side=LABELS.side(event.owner), lord=lord)
            sentence = self.tr("{side} brings {lord} to the table")
            return sentence.format(side=LABELS.side(1 - event.owner), lord=lord)
        if isinstance(event, events.Proposed):
            terms = self.terms(event.side, event.ours, event.theirs, event.pays, event.asks)
            return self.tr("{side} proposes: {terms}").format(side=LABELS.side(event.side), terms=terms)
        return ""

    def terms(self, side: int, ours: int, theirs: int, pays: int, asks: int) -> str:
        """A deal in words, as `side` proposes it."""
        own = "" if ours == NOBODY else self._lord(side, ours)
        other = "" if theirs == NOBODY else self._lord(1 - side, theirs)
        if own and other:
            exchange = self.tr("{ours} in exchange for {theirs}").format(ours=own, theirs=other)
            if not pays and not asks:
                return exchange
            payer = LABELS.side(side if pays else 1 - side)
            sentence = self.tr("{exchange}, and {payer} pays {assets}")
            return sentence.format(exchange=exchange, payer=payer, assets=LABELS.assets(pays or asks))
        payer = LABELS.side(side if own else 1 - side)
        sentence = self.tr("{payer} pays {assets}, {lord} goes home")
        return sentence.format(lord=own or other, assets=LABELS.assets(pays if own else asks), payer=payer)

    def _deals(self, event: Event) -> str:
        if isinstance(event, events.Answered):
            sentence = self.tr("{side} accepts the deal") if event.accepts else self.tr("{side} declines the deal")
            return sentence.format(side=LABELS.side(event.side))
        if isinstance(event, events.DealPaid):
            return self.tr("{side} pays {assets}").format(
                side=LABELS.side(event.payer), assets=LABELS.assets(event.assets)
            )
        if isinstance(event, events.CaptiveReturned):
            return self.tr("{lord} comes home by the deal").format(lord=self._lord(event.owner, event.lord))
        return ""

    def _cards(self, event: Event) -> str:
        if isinstance(event, events.CardsRevealed):
            return self._revealed(event)
        if isinstance(event, events.Suffered):
            return self._suffered(event)
        if isinstance(event, events.Ransomed):
            sentence = self.tr("{lord} is ransomed: {side} pays {assets}")
            return sentence.format(
                lord=self._lord(event.owner, event.lord),
                side=LABELS.side(event.owner),
                assets=LABELS.assets(event.assets),
            )
        if isinstance(event, events.CaptiveKept):
            return self.tr("{lord} goes back to its captor").format(lord=self._lord(event.owner, event.lord))
        if isinstance(event, events.NegotiationEnded):
            return self.tr("The negotiation is over; cards and church tokens return to hand")
        return ""

    def _suffered(self, event: events.Suffered) -> str:
        sentence = self.tr("{side} loses {assets}")
        if event.tokens:
            sentence = self.tr("{side} loses {tokens} to the castle")
        if event.tokens and event.assets:
            sentence = self.tr("{side} loses {tokens} to the castle, and {assets}")
        side, tokens, assets = LABELS.side(event.side), LABELS.tokens(event.tokens), LABELS.assets(event.assets)
        return sentence.format(side=side, tokens=tokens, assets=assets)

    def _revealed(self, event: events.CardsRevealed) -> str:
        france, england = CARDS[event.france], CARDS[event.england]
        if event.winner == NOBODY:
            return self.tr("Cards: France {france}, England {england}. Nothing happens").format(
                france=france, england=england
            )
        if event.by_church:
            sentence = self.tr("Cards: France {france}, England {england}. Equal, so the church decides for {side}")
        else:
            sentence = self.tr("Cards: France {france}, England {england}. {side} wins")
        return sentence.format(france=france, england=england, side=LABELS.side(event.winner))

    def _event(self, event: Event) -> str:
        if isinstance(event, events.NoEvent):
            return self.tr("The sides are tied on medals: no event after phase {phase}").format(phase=event.phase)
        if isinstance(event, events.EventRolled):
            sentence = self.tr("Event after phase {phase}: {side} rolls a {die}")
            return sentence.format(phase=event.phase, side=LABELS.side(event.side), die=event.die)
        if isinstance(event, events.EventAssets):
            sentence = self.tr("{side} receives {assets}") if event.assets > 0 else self.tr("{side} loses {assets}")
            return sentence.format(side=LABELS.side(event.side), assets=LABELS.assets(abs(event.assets)))
        if isinstance(event, events.BurgundyTaken):
            sentence = self.tr("Burgundy's token goes to {side}")
            return sentence.format(side=LABELS.side(event.side))
        if isinstance(event, events.CaptiveFreed):
            return self.tr("{lord} comes home free of charge").format(lord=self._lord(event.owner, event.lord))
        return ""

    def _end(self, event: Event) -> str:
        if not isinstance(event, events.GameEnded):
            return ""
        drawn = event.winner == NOBODY
        winner, loser = ("", "") if drawn else (LABELS.side(event.winner), LABELS.side(1 - event.winner))
        return {
            "five-medals": self.tr("{side} holds five medals: the crown is taken"),
            "ruin": self.tr("{loser} is ruined: {side} wins"),
            "burgundy": self.tr("Three medals for Burgundy: no one takes the crown"),
            "more-assets": self.tr("After nine phases {side} is richer and takes the crown"),
            "equal-assets": self.tr("After nine phases both sides are equally rich: a draw"),
        }[event.reason].format(side=winner, loser=loser)
