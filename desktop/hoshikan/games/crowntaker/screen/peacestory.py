"""Negotiation and events on the stage: captives on the table, deals, cards, an event's die, the next phase, the end."""

from __future__ import annotations

from hoshikan.engine import Event
from hoshikan.games.crowntaker.rules import events
from hoshikan.games.crowntaker.rules.phases import BURGUNDY, CARDS, ENGLAND, FRANCE, NOBODY, RANKS
from hoshikan.games.crowntaker.screen.faces import BackFace, CardFace, StoreFace, TokenFace
from hoshikan.games.crowntaker.screen.labels import LABELS
from hoshikan.games.crowntaker.screen.story import BOTH, Story, lord_key


class PeaceStory(Story):
    """The part of a phase that begins with the first request."""

    def peace(self) -> None:
        """All that belongs to negotiation and event."""
        self._requests()
        self._deal()
        self._chosen()
        self._revealed()
        self._negotiation_over()
        self._event()
        self._freed()

    # Requests

    def _requests(self) -> None:
        passed, shown, proposed = (self.one(kind) for kind in (events.Passed, events.PutUp, events.Proposed))
        if isinstance(passed, events.Passed):
            self.beat((passed,), lasts="quick" if self.is_own else "turn")
            self.say(f"coat:{passed.side}", self.banners.word_passes(), "muted")
        if isinstance(shown, events.PutUp):
            self._put_up(shown)
        if isinstance(proposed, events.Proposed):
            lords = ((proposed.side, proposed.ours), (1 - proposed.side, proposed.theirs))
            keys = [lord_key(owner, lord) for owner, lord in lords if lord != NOBODY]
            purses = () if len(keys) > 1 else ("purse:0", "purse:1")
            lights, banner = (*keys, *purses, f"coat:{proposed.side}"), self.banners.proposed(proposed)
            self.beat((proposed,), "deal", lights, banner, "slow", "turn" if self.is_own else "hold")
            for key in keys:
                self.pose(key, "grows")

    def _put_up(self, event: events.PutUp) -> None:
        lord, ransom = lord_key(event.owner, event.lord), self.before.numbers.lords[RANKS[event.lord]].ransom
        lights = ("field", lord, f"coat:{event.owner}")
        banner = self.banners.put_up(event, ransom)
        self.beat((event,), "captive", lights, banner, "flight", "turn" if self.is_own else "hold")
        self.cue(lord, f"post:{event.owner}", leaves=True)

    def _deal(self) -> None:
        answered = self.one(events.Answered)
        if answered is None:
            return
        deal, asker = self.before.deal(), 1 - answered.side
        lords = [(asker, deal.ours), (answered.side, deal.theirs)]
        keys = [lord_key(owner, lord) for owner, lord in lords if lord != NOBODY]
        terms = self.banners.terms(asker, deal.ours, deal.theirs, deal.pays, deal.asks)
        banner = self.banners.answered(answered, terms)
        lights = (*keys, "purse:0", "purse:1", f"coat:{answered.side}")
        if answered.accepts:
            self.beat((answered,), "deal", lights, banner, "slow", "turn")
        else:
            self.beat((answered,), "deal", lights, banner, "slow", "word", "lose")
        for key in keys:
            self.pose(key, "grows" if answered.accepts else "loses")
        homes, paid = self.all_of(events.CaptiveReturned), self.one(events.DealPaid)
        if not homes and paid is None:
            return
        self.beat((*homes, paid), "deal", lights, lasts="flight", hold="word")
        for one in homes:
            lord = lord_key(one.owner, one.lord)
            self.cue(lord, self.home(one.owner), leaves=True, word=self.banners.word_home(), tone="good")
        if paid is not None:
            self._between(paid.payer, paid.assets)

    def _between(self, payer: int, assets: int) -> None:
        """Assets change hands."""
        self.pay(payer, -assets)
        self.pay(1 - payer, assets, f"purse:{payer}")

    # Cards

    def _chosen(self) -> None:
        """Cards that are laid face down; a player's own one comes from the others in the tray."""
        for event in self.all_of(events.CardChosen):
            self.beat((event,), lasts="flight")
            side, own = event.side, self._own_card(event.side)
            card = f"card:{side}:{own}" if own else ""
            source = card or f"heading:cards:{side}"
            back = BackFace(side)
            self.cue(source, f"choice:{side}", "back", back, stays=True, share=1, hides=card)

    def _own_card(self, side: int) -> str:
        """The card that this player has just laid down, "" for another's."""
        if not self.is_own or self.before.asked != side:
            return ""
        revealed = self.one(events.CardsRevealed)
        if revealed is not None:
            return CARDS[revealed.england]
        return (self.view.plan or "").removeprefix("negotiate ")

    def _revealed(self) -> None:
        event = self.one(events.CardsRevealed)
        if event is None:
            return
        churches = ("store:church:0", "store:church:1") if event.france == event.england else ()
        lights = ("field", "purse:0", "purse:1", "hand:0", "hand:1", *churches)
        self.beat(moment="cards", lights=lights, lasts="turn", hold="quick")
        for side, card in enumerate((event.france, event.england)):
            self.cue(f"choice:{side}", kind="card", face=self._face(side, card))
        effects = self.all_of(events.Suffered, events.Ransomed, events.CaptiveKept)
        church, said = self.before.church, self.banners.said(effects)
        if self._needs_a_reason(event):
            self.beat((event,), "cards", lights, self.banners.cards(event, church), "slow", "hold")
            self._winner(event)
            if effects:
                self.beat(effects, "cards", lights, self.banners.cards(event, church, said), "flight", "hold")
        else:
            self.beat((event, *effects), "cards", lights, self.banners.cards(event, church, said), "flight", "hold")
            self._winner(event)
        for effect in effects:
            self._effect(effect)

    def _needs_a_reason(self, event: events.CardsRevealed) -> bool:
        """True if the reason why a card wins deserves a step of its own: when it is not the higher one, and when a
        lord's fate depends on it."""
        higher = FRANCE if event.france > event.england else ENGLAND
        return event.winner != higher or event.by_church or any(lord is not None for lord in self.before.table)

    def _winner(self, event: events.CardsRevealed) -> None:
        for side in BOTH:
            if event.winner != NOBODY:
                self.pose(f"choice:{side}", "wins" if side == event.winner else "loses")

    def _effect(self, event: Event) -> None:
        if isinstance(event, events.Suffered):
            side = event.side
            self.tokens(f"hand:{side}", f"store:castle:{side}", side, event.tokens)
            self.pay(side, -event.assets)
        elif isinstance(event, events.Ransomed):
            lord = lord_key(event.owner, event.lord)
            self.cue(lord, self.home(event.owner), leaves=True, word=self.banners.word_home(), tone="good")
            self._between(event.owner, event.assets)
        elif isinstance(event, events.CaptiveKept):
            lord = lord_key(event.owner, event.lord)
            self.cue(lord, self.prison(event.owner), leaves=True, word=self.banners.word_stays(), tone="bad")

    def _face(self, side: int, card: int) -> CardFace:
        return CardFace(side, CARDS[card], LABELS.card_costs(CARDS[card], self.view))

    def _negotiation_over(self) -> None:
        ended = self.one(events.NegotiationEnded)
        if ended is None:
            return
        self.beat((ended,), lasts="slow")
        for side, count in enumerate((ended.france, ended.england)):
            store = f"store:church:{side}"
            if count:
                self.tokens(store, f"hand:{side}", side, count)
                self.cue(store, kind="store", face=StoreFace("church", side, 0))

    # Events, phases, the end

    def _event(self) -> None:
        rolled = self.one(events.EventRolled)
        if rolled is None:
            return
        side, calls = rolled.side, self.view.step == "free"
        lights = ("tray", f"phase:{rolled.phase}", "purse:0", "purse:1", "hand:0", "hand:1")
        self.beat(moment="event", lights=lights, lasts="word", hold="turn")
        self.roll("die:event", side, (rolled.die,))
        effects = self.all_of(events.BurgundyTaken, events.EventAssets)
        banner = self.banners.event(rolled, effects, calls)
        self.beat((rolled, *effects), "event", lights, banner, "flight", "banner")
        for effect in effects:
            if isinstance(effect, events.EventAssets):
                self.pay(effect.side, effect.assets, "die:event" if effect.assets > 0 else "")
            elif isinstance(effect, events.BurgundyTaken):
                source = "die:event" if effect.before == NOBODY else f"hand:{effect.before}"
                self.cue(source, f"hand:{effect.side}", "token", TokenFace(BURGUNDY))

    def _freed(self) -> None:
        freed = self.one(events.CaptiveFreed)
        if freed is None:
            return
        lord = lord_key(freed.owner, freed.lord)
        self.beat((freed,), "freed", (lord, f"coat:{freed.owner}"), self.banners.freed(freed), "flight", "word")
        self.cue(lord, self.home(freed.owner), leaves=True, word=self.banners.word_home(), tone="good")

    def next_phase(self) -> None:
        """A short banner."""
        began, called = self.one(events.PhaseBegan), self.one(events.WaitingLordCalled)
        if began is None:
            return
        space, coat = f"phase:{began.phase}", f"coat:{began.start}"
        latest = (*self.all_of(events.NoEvent), began, called)
        self.beat(latest, "phase", (space, coat), self.banners.phase(began), "slow", "hold")
        self.cue(space)
        self.pose(coat, "wins")

    def end(self) -> None:
        """Stage the winner of the crown."""
        ended = self.one(events.GameEnded)
        if ended is None:
            return
        medals = tuple(f"phase:{phase}" for phase in range(1, len(self.view.medals) + 1))
        lights = (*medals, "purse:0", "purse:1", *(() if ended.winner == NOBODY else (f"coat:{ended.winner}",)))
        self.beat((ended,), "end", lights, self.banners.end(ended), "slow", "banner")
        if ended.winner != NOBODY:
            self.pose(f"coat:{ended.winner}", "wins")
