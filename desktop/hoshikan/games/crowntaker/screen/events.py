"""Looks, sounds and words of each event of CrownTaker, and the staging of several together."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from itertools import chain
from typing import Final, Literal, NamedTuple, TypedDict, TypeVar, Unpack, assert_never, cast

from msgspec.structs import replace

from hoshikan.engine import Event
from hoshikan.games.crowntaker.rules import events
from hoshikan.games.crowntaker.rules.actions import Propose
from hoshikan.games.crowntaker.rules.phases import (
    BURGUNDY,
    CARDS,
    CHARGE,
    DIE,
    ENGLAND,
    FRANCE,
    NOBODY,
    RANKS,
    SIDES,
    SKILLS,
)
from hoshikan.games.crowntaker.rules.view import CrownTakerView
from hoshikan.games.crowntaker.screen.arena import LETTERS
from hoshikan.games.crowntaker.screen.faces import (
    AttackFace,
    BackFace,
    CardFace,
    CastleFace,
    DiceFace,
    MedalFace,
    PowerFace,
    StatFace,
    StoreFace,
    TokenFace,
)
from hoshikan.games.crowntaker.screen.labels import (
    LABELS,
    CrownTakerLabels,
    army_face,
    army_words,
    castle_face,
    labels_of,
    lord_face,
    skill_face,
)
from hoshikan.ui.board.table.model import Banner, Beat, Cue, Duration, Stance, TextFace, Tone
from hoshikan.ui.kit.look.words import Words, figure, together
from hoshikan.ui.kit.sound.room import Sound

Staged = Cue | Beat
Effect = events.Suffered | events.Ransomed | events.CaptiveKept
"""Gain of a card that wins."""
E = TypeVar("E", bound=Event)
BOTH: Final = (FRANCE, ENGLAND)
TALKS: Final = ("request", "answer", "cards")
"""The steps of a negotiation."""
BRISK: Final = 3
"""The round of a war, and the phase, from which on its dice are shown more briefly: by then they are familiar."""
_MOST_COINS: Final = 5
_TUMBLES: Final = (2, 4, 1, 3, 5, 2, 4)
"""By how much dice differ, while they roll, from what they come to show."""
_MEDAL: Final = 0.88
"""The size of a medal on its space."""


def is_familiar(view: CrownTakerView) -> bool:
    """True in later phases, and in later rounds of a war or of cards: the like has been seen several times."""
    rounds = view.war_round if view.step in ("skill", "roll") else view.card_round
    return max(view.phase, rounds) >= BRISK


def lord_key(owner: int, lord: int) -> str:
    """The piece of a lord, by its number."""
    return f"lord:{owner}:{RANKS[lord]}"


class Meaning(NamedTuple):
    """One event for players: its sentence in the log ("" if another event's sentence includes it), and the rest."""

    sentence: str
    side: int = NOBODY
    """The side that it is about."""
    lord: int = NOBODY
    """The lord of this side that it is about."""
    pieces: tuple[str, ...] = ()
    """Further pieces that it is about."""
    sound: Sound | None = None
    """Its sound beside those of moving pieces."""
    pleased: int = NOBODY
    worried: int = NOBODY
    """Sides whose players are in this mood afterwards."""
    is_moment: bool = False
    """True if it has light and words."""

    @property
    def keys(self) -> frozenset[str]:
        """All pieces that it is about: of a side the coat of arms, or its lord."""
        if self.side == NOBODY:
            return frozenset(self.pieces)
        own = f"coat:{self.side}" if self.lord == NOBODY else lord_key(self.side, self.lord)
        return frozenset((own, *self.pieces))


class CrownTakerLog(Words):
    """The meaning of each event, as a story between two crowns."""

    def __init__(self, labels: CrownTakerLabels = LABELS) -> None:
        """`labels` knows what the lords of this game are called."""
        self._lord = labels.full

    def sentence(self, event: Event) -> str:
        return self.meaning(event).sentence

    def meaning(self, event: Event) -> Meaning:  # noqa: C901  # one case for each event
        """Describe an event of this game."""
        known = cast("events.CrownTakerEvent", event)
        match known:
            case events.PhaseBegan(phase=phase):
                return Meaning(self._phase_began(known), pieces=(f"phase:{phase}",), sound="round", is_moment=True)
            case events.WaitingLordCalled(side=side, lord=lord):
                sentence = self.tr("No lords left in hand: {lord} is called from the castle")
                return Meaning(sentence.format(lord=self._lord(side, lord)), side, lord)
            case events.LordPlaced(side=side, lord=lord):
                return Meaning(self.tr("{lord} takes command").format(lord=self._lord(side, lord)), side, lord)
            case events.Deployed(side=side):
                return Meaning(self._deployed(known), side, is_moment=True)  # the second one begins a war
            case events.TreasuryFilled(side=side, tokens=tokens, assets=assets):
                sentence = self.tr("{side} puts {tokens} into the treasury and gains {assets}").format(
                    side=LABELS.side(side), tokens=LABELS.tokens(tokens), assets=LABELS.assets(assets)
                )
                return Meaning(sentence, side)
            case events.SkillUsed(side=side, lord=lord, skill=skill, cost=cost):
                sentence = self.tr("{lord} uses {skill} for {assets}").format(
                    lord=self._lord(side, lord), skill=LABELS.skill(skill), assets=LABELS.assets(cost)
                )
                return Meaning(sentence, side, lord, sound="reveal")
            case events.SkillKept(side=side) | events.CardChosen(side=side):
                return Meaning("", side)  # what follows includes it
            case events.Levied(side=side, from_castle=from_castle, troops=troops):
                if from_castle:
                    sentence = self.tr("{side} levies a troop from its castle (now {troops})")
                else:
                    sentence = self.tr("{side} levies a troop from the hand (now {troops})")
                return Meaning(sentence.format(side=LABELS.side(side), troops=LABELS.troops(troops)), side)
            case events.Rolled():
                return Meaning(self._rolled(known), pieces=("die:0", "die:1", "attack:0", "attack:1"), is_moment=True)
            case events.Pressed(side=side):
                sentence = self.tr("{side} presses on and wins the tie")
                return Meaning(sentence.format(side=LABELS.side(side)), side, is_moment=True)
            case events.Guarded(side=side):
                sentence = self.tr("{side}'s Guard saves a troop")
                return Meaning(sentence.format(side=LABELS.side(side)), side, is_moment=True)
            case events.TroopLost(side=side, left=left):
                sentence = self.tr("{side} loses a troop ({troops} left)").format(
                    side=LABELS.side(side), troops=LABELS.troops(left)
                )
                return Meaning(sentence, side, sound="lose", is_moment=True)
            case events.NobodyLost():
                return Meaning(self.tr("No troops lost"), sound="tick", is_moment=True)
            case events.ArmsReturned(france=france, england=england):
                return Meaning(self.tr("The war is over; arms return to hand") if france + england else "")
            case events.WarWon(side=side, phase=phase, assets=assets):
                sentence = self.tr("{side} wins the war of phase {phase}: a medal and {assets}").format(
                    side=LABELS.side(side), phase=phase, assets=LABELS.assets(assets)
                )
                return Meaning(
                    sentence,
                    side,
                    pieces=(f"phase:{phase}",),
                    sound="win",
                    pleased=side,
                    worried=1 - side,
                    is_moment=True,
                )
            case events.LordCaptured(owner=owner, lord=lord):
                sentence = self.tr("{lord} is taken captive").format(lord=self._lord(owner, lord))
                return Meaning(sentence, owner, lord, sound="lose", worried=owner, is_moment=True)
            case events.WarDrawn(phase=phase):
                sentence = self.tr("No troops left on either side: the medal of phase {phase} goes to Burgundy")
                return Meaning(sentence.format(phase=phase), pieces=(f"phase:{phase}",), sound="lose", is_moment=True)
            case events.LordReturned(side=side, lord=lord):
                sentence = self.tr("{lord} returns from the castle to hand")
                return Meaning(sentence.format(lord=self._lord(side, lord)), side, lord)
            case events.LordWaits(side=side, lord=lord):
                sentence = self.tr("{lord} rests in the castle for one war")
                return Meaning(sentence.format(lord=self._lord(side, lord)), side, lord)
            case events.TokensReturned(france=france, england=england):
                sentence = self.tr("Recovery: France takes back {france}, England {england}")
                return Meaning(sentence.format(france=LABELS.tokens(france), england=LABELS.tokens(england)))
            case events.Passed(side=side):
                return Meaning(self.tr("{side} passes").format(side=LABELS.side(side)), side, sound="tick")
            case events.PutUp(owner=owner, lord=lord, demanded=demanded):
                if demanded:
                    sentence = self.tr("{side} demands that {lord} be brought to the table")
                else:
                    sentence = self.tr("{side} brings {lord} to the table")
                asker = LABELS.side(owner if demanded else 1 - owner)
                return Meaning(sentence.format(side=asker, lord=self._lord(owner, lord)), owner, lord, is_moment=True)
            case events.Proposed(side=side, ours=ours, theirs=theirs, pays=pays, asks=asks):
                terms = self.terms(side, ours, theirs, pays, asks)
                sentence = self.tr("{side} proposes: {terms}").format(side=LABELS.side(side), terms=terms)
                return Meaning(sentence, side, sound="hint", is_moment=True)
            case events.Answered(side=side, accepts=accepts):
                sentence = self.tr("{side} accepts the deal") if accepts else self.tr("{side} declines the deal")
                return Meaning(sentence.format(side=LABELS.side(side)), side, is_moment=True)
            case events.DealPaid(payer=payer, assets=assets):
                sentence = self.tr("{side} pays {assets}")
                return Meaning(sentence.format(side=LABELS.side(payer), assets=LABELS.assets(assets)), is_moment=True)
            case events.CaptiveReturned(owner=owner, lord=lord):
                sentence = self.tr("{lord} comes home by the deal").format(lord=self._lord(owner, lord))
                return Meaning(sentence, owner, lord, sound="win", pleased=owner, is_moment=True)
            case events.CardsRevealed():
                return Meaning(self._revealed(known), pieces=("choice:0", "choice:1"), is_moment=True)
            case events.Suffered(side=side):
                return Meaning(self._suffered(known), side, worried=side, is_moment=True)
            case events.Ransomed(owner=owner, lord=lord, assets=assets):
                sentence = self.tr("{lord} is ransomed: {side} pays {assets}").format(
                    lord=self._lord(owner, lord), side=LABELS.side(owner), assets=LABELS.assets(assets)
                )
                return Meaning(sentence, owner, lord, sound="win", is_moment=True)
            case events.CaptiveKept(owner=owner, lord=lord):
                sentence = self.tr("{lord} goes back to its captor").format(lord=self._lord(owner, lord))
                return Meaning(sentence, owner, lord, sound="lose", worried=owner, is_moment=True)
            case events.NegotiationEnded():
                return Meaning(self.tr("The negotiation is over; cards and church tokens return to hand"))
            case events.NoEvent(phase=phase):
                sentence = self.tr("The sides are tied on medals: no event after phase {phase}")
                return Meaning(sentence.format(phase=phase), pieces=(f"phase:{phase}",))
            case events.EventRolled(side=side, phase=phase, die=die):
                sentence = self.tr("Event after phase {phase}: {side} rolls a {die}").format(
                    phase=phase, side=LABELS.side(side), die=die
                )
                return Meaning(sentence, side, pieces=(f"phase:{phase}",), is_moment=True)
            case events.EventAssets(side=side, assets=assets):
                sentence = self.tr("{side} receives {assets}") if assets > 0 else self.tr("{side} loses {assets}")
                shown = LABELS.assets(abs(assets))
                return Meaning(sentence.format(side=LABELS.side(side), assets=shown), side, is_moment=True)
            case events.BurgundyTaken(side=side):
                sentence = self.tr("Burgundy's token goes to {side}").format(side=LABELS.side(side))
                return Meaning(sentence, side, pleased=side, is_moment=True)
            case events.CaptiveFreed(owner=owner, lord=lord):
                sentence = self.tr("{lord} comes home free of charge").format(lord=self._lord(owner, lord))
                return Meaning(sentence, owner, lord, sound="win", pleased=owner, is_moment=True)
            case events.GameEnded():
                return Meaning(self._ended(known), sound="round", is_moment=True)
        assert_never(known)

    def _phase_began(self, event: events.PhaseBegan) -> str:
        return {
            "medals": self.tr("Phase {phase}: {side} begins, ahead in medals"),
            "assets": self.tr("Phase {phase}: {side} begins, tied on medals but richer"),
            "unchanged": self.tr("Phase {phase}: medals and assets are tied, {side} begins again"),
        }[event.reason].format(phase=event.phase, side=LABELS.side(event.start))

    def _deployed(self, event: events.Deployed) -> str:
        sentence = self.tr("{side} deploys: {troops}, arms {arms}, church {church} (in hand: {kept})")
        return sentence.format(
            side=LABELS.side(event.side),
            troops=LABELS.troops(event.troops),
            arms=event.arms,
            church=event.church,
            kept=LABELS.tokens(event.kept),
        )

    def _rolled(self, event: events.Rolled) -> str:
        france, england = event.powers
        return self.tr("The dice: France {france}, {power}; England {england}, {other}").format(
            france=LABELS.dice(event.france),
            power=LABELS.power(france),
            england=LABELS.dice(event.england),
            other=LABELS.power(england),
        )

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

    def _ended(self, event: events.GameEnded) -> str:
        drawn = event.winner == NOBODY
        winner, loser = ("", "") if drawn else (LABELS.side(event.winner), LABELS.side(1 - event.winner))
        return {
            "five-medals": self.tr("{side} holds five medals: the crown is taken"),
            "ruin": self.tr("{loser} is ruined: {side} wins"),
            "burgundy": self.tr("Three medals for Burgundy: no one takes the crown"),
            "more-assets": self.tr("After nine phases {side} is richer and takes the crown"),
            "equal-assets": self.tr("After nine phases both sides are equally rich: a draw"),
        }[event.reason].format(side=winner, loser=loser)


LOG: Final = CrownTakerLog()


def wants_answer(event: Event) -> bool:
    """Return true if the other side wants something now: a captive is put up, or a deal proposed."""
    return isinstance(event, events.PutUp | events.Proposed)


class CrownTakerBanners(Words):
    """Banners and the words beside pieces, for the language now installed."""

    def __init__(self, labels: CrownTakerLabels = LABELS) -> None:
        """`labels` knows what the lords of this game are called."""
        self._labels = labels
        self.log = CrownTakerLog(labels)

    # A round of war

    def face(self, side: int, rank: str, arms: int, die: int, sign: str) -> str:
        """Describe the counting die in the attack row of a commander."""
        sentence = self.tr("{lord}, arms {arms}: {die} is {sign}", "a die of 1 to 6 and its sign, × or shield or star")
        name = {"x": "×", "s": self.tr("a shield", "sign on a die"), "*": self.tr("a star", "sign on a die")}[sign]
        return sentence.format(lord=self._labels.lord(side, rank), arms=arms, die=die, sign=name)

    def skill(self, skill: str, sign: str) -> str:
        """Describe the effect of a declared skill in this round."""
        if skill == SKILLS[CHARGE] and sign == "x":
            return self.tr("Charge: no help for ×")
        return {
            "levy": self.tr("Levy: one troop came back"),
            "feint": self.tr("Feint: the better die counts"),
            "press": self.tr("Press: wins if both are equal"),
            "charge": self.tr("Charge: 1 more power"),
            "guard": self.tr("Guard: loses no troop"),
        }[skill]

    def power(self, power: int) -> str:
        """Below the sign of a power."""
        return self.tr("power {power}").format(power=power)

    def round(self, latest: Sequence[Event]) -> Banner:
        """Return the loss of a troop in a round, and its reason."""
        (rolled,) = (event for event in latest if isinstance(event, events.Rolled))
        presses = [event for event in latest if isinstance(event, events.Pressed)]
        guards = [event for event in latest if isinstance(event, events.Guarded)]
        lost = [event for event in latest if isinstance(event, events.TroopLost)]
        if not lost:
            title = self.tr("No troops lost")
        elif len(lost) > 1:
            title = self.tr("Both sides lose a troop")
        else:
            title = self.log.sentence(lost[0])
        return Banner(title, self._because(rolled.powers, presses, guards), "bad" if lost else "muted")

    def _because(
        self, powers: tuple[int, int], presses: Sequence[events.Pressed], guards: Sequence[events.Guarded]
    ) -> str:
        france, england = powers
        if not france and not england:
            return self.tr("× against ×")
        if presses:
            reason = self.tr("Both have power {power}, and {side} wins by Press")
            said = reason.format(power=france, side=LABELS.side(presses[0].side))
        elif france == england:
            said = self.tr("Both have power {power}").format(power=france)
        else:
            reason = self.tr("{side} is stronger, {more} to {less}")
            stronger = LABELS.side(int(england > france))
            said = reason.format(side=stronger, more=max(powers), less=min(powers))
        if not guards:
            return said
        return self.tr("{reason}; but Guard saves {side} a troop").format(
            reason=said, side=together(LABELS.side(event.side) for event in guards)
        )

    def war(self, first: int, rounds: Sequence[Sequence[Event]]) -> Banner:
        """Return the losses of rounds of war, from the `first` one on."""
        if len(rounds) == 1:
            return self.round(rounds[0])
        lost = [event.side for one in rounds for event in one if isinstance(event, events.TroopLost)]
        title = self.tr("Rounds {first} to {last}: France loses {france}, England {england}").format(
            first=first,
            last=first + len(rounds) - 1,
            france=LABELS.troops(lost.count(FRANCE)),
            england=LABELS.troops(lost.count(ENGLAND)),
        )
        return Banner(title, "", "bad" if lost else "muted")

    def used(self, skills: Sequence[events.SkillUsed]) -> Banner:
        """The skill of one side, or of both, between the rounds of a war."""
        return Banner(self.log.sentence(skills[0]), self.joined(skills[1:]))

    # The end of a war

    def won(self, event: events.WarWon) -> Banner:
        """Return the winner of a war, and the gain."""
        title = self.tr("{side} wins the war of phase {phase}").format(side=LABELS.side(event.side), phase=event.phase)
        sentence = self.tr("A medal, and {assets} for the troops left")
        return Banner(title, sentence.format(assets=LABELS.assets(event.assets)))

    def march(self, phase: int, commanders: Sequence[tuple[int, str]]) -> Banner:
        """The beginning of a war: who leads the two armies."""
        names = [self._labels.full(side, rank) for side, rank in commanders]
        between = self.tr(" against ", "between the commanders of two armies")
        return Banner(self.tr("War of phase {phase}").format(phase=phase), between.join(names))

    def captured(self, event: events.LordCaptured, ransom: int) -> Banner:
        """A commander who is taken, and the price of the way home."""
        sentence = self.tr("In {captor}'s tower until a deal or a ransom of {assets}")
        captor = LABELS.side(1 - event.owner)
        return Banner(self.log.sentence(event), sentence.format(captor=captor, assets=LABELS.assets(ransom)), "bad")

    def ruined(self, side: int, cause: str) -> Banner:
        """A side without assets, and the reason in one sentence."""
        title = self.tr("{side} is ruined").format(side=LABELS.side(side))
        sentence = self.tr("{cause}, and nothing is left", "what a side has lost or paid").format(cause=cause)
        return Banner(title, sentence if cause else "", "bad")

    def drawn(self, phase: int) -> Banner:
        """A war without a winner."""
        title = self.tr("The war of phase {phase} is drawn").format(phase=phase)
        return Banner(title, self.tr("No troops left on either side: the medal goes to Burgundy"), "muted")

    def word_captive(self) -> str:
        """On a lord that is taken."""
        return self.tr("captive", "word on a lord")

    # The negotiation

    def put_up(self, requests: Sequence[events.PutUp], ransoms: Sequence[int]) -> Banner:
        """A captive comes onto the table: at whose wish, and what for; or several do."""
        if len(requests) > 1:
            return Banner(self.tr("Captives on the table"), self.joined(requests))
        (event,), (ransom,) = requests, ransoms
        sentence = self.tr("If {side} wins the cards now, the captive comes home for a ransom of {assets}")
        stake = sentence.format(side=LABELS.side(event.owner), assets=LABELS.assets(ransom))
        if event.demanded:
            title = self.tr("{side} demands its {lord}")
            owner, rank = event.owner, RANKS[event.lord]
            return Banner(title.format(side=LABELS.side(owner), lord=self._labels.lord(owner, rank)), stake)
        title = self.tr("{side} brings {lord} to the table")
        return Banner(title.format(side=LABELS.side(1 - event.owner), lord=self._lord(event.owner, event.lord)), stake)

    def proposed(self, event: events.Proposed) -> Banner:
        """A deal that is to be answered."""
        title = self.tr("{side} proposes a deal").format(side=LABELS.side(event.side))
        return Banner(title, self.log.terms(event.side, event.ours, event.theirs, event.pays, event.asks))

    def answered(self, event: events.Answered, terms: str, offers: int = 1) -> Banner:
        """A deal that is done, or not, after some `offers`."""
        many = self.tr("%n offers", "of a deal, one after another", offers) if offers > 1 else ""
        return Banner(self.log.sentence(event), self.joined((), terms, many), "good" if event.accepts else "bad")

    def word_home(self) -> str:
        """On a captive that goes home."""
        return self.tr("goes home", "word on a lord")

    def word_stays(self) -> str:
        """On a captive that goes back to its captor."""
        return self.tr("stays captive", "word on a lord")

    def cards(self, event: events.CardsRevealed, church: Sequence[int], sentence: str = "") -> Banner:
        """Which card wins, and why, or (`sentence`) what of it."""
        france, england = CARDS[event.france], CARDS[event.england]
        if event.winner == NOBODY:
            title = self.tr("Equal cards: nothing happens")
            reason = self.tr("%n church token(s) each", "", church[0])
            return Banner(title, reason, "muted")
        title = self.tr("{france} against {england}: {side} wins").format(
            france=france, england=england, side=LABELS.side(event.winner)
        )
        if event.by_church:
            more, less = max(church), min(church)
            reason = self.tr("Equal cards: more church tokens win, {more} to {less}").format(more=more, less=less)
        elif {france, england} == {CARDS[0], CARDS[-1]}:
            reason = self.tr("The A beats the 6 and nothing else")
        else:
            reason = self.tr("The higher card wins")
        return Banner(title, sentence or reason)

    def rounds(self, first: int, winners: Sequence[int], effects: Sequence[Effect]) -> Banner:
        """Return the score of several rounds of cards from the `first` one on, and what they have cost."""
        title = self.tr("Rounds {first} to {last}: France wins {france}, England {england}").format(
            first=first,
            last=first + len(winners) - 1,
            france=winners.count(FRANCE),
            england=winners.count(ENGLAND),
        )
        return Banner(title, self.joined(effects))

    # Events, phases, the end

    def joined(self, latest: Iterable[Event], *more: str) -> str:
        """Return the log's sentences of some events, and `more`, in one line."""
        sentences = (*map(self.log.sentence, latest), *more)
        return self.tr(" · ", "between two sentences of a banner").join(one for one in sentences if one)

    def event(self, rolled: events.EventRolled, effects: Sequence[Event], calls: bool) -> Banner:
        """Describe the result of the event die; `calls`: a captive may be called home."""
        called = self.tr("{side} may choose a captive to call home").format(side=LABELS.side(rolled.side))
        return Banner(self.log.sentence(rolled), self.joined(effects, called if calls else ""))

    def freed(self, event: events.CaptiveFreed) -> Banner:
        """A captive whom an event sends home."""
        return Banner(self.log.sentence(event))

    def phase(self, event: events.PhaseBegan) -> Banner:
        """A phase, and why its start player begins."""
        reasons = {
            "medals": self.tr("{side} begins: ahead in medals"),
            "assets": self.tr("{side} begins: tied on medals, but richer"),
            "unchanged": self.tr("{side} begins again: medals and assets are tied"),
        }
        title = self.tr("Phase {phase}").format(phase=event.phase)
        return Banner(title, reasons[event.reason].format(side=LABELS.side(event.start)))

    def end(self, event: events.GameEnded) -> Banner:
        """Return the winner of the crown, and the kind of win."""
        if event.winner == NOBODY:
            return Banner(self.tr("No one takes the crown"), self.log.sentence(event), "muted")
        title = self.tr("{side} takes the crown").format(side=LABELS.side(event.winner))
        return Banner(title, self.log.sentence(event))

    def _lord(self, side: int, lord: int) -> str:
        return self._labels.full(side, lord)


class More(TypedDict, total=False):
    """Further arguments of a `Cue`."""

    count: int
    stays: bool
    leaves: bool
    hides: str
    share: float
    through: tuple[Hashable, ...]
    caption: str
    word: str
    tone: Tone
    stance: Stance


class PhaseStory:
    """The steps of what happened in one action, from the position `before` it to `view`, in the order of a phase."""

    def __init__(self, events: Sequence[Event], before: CrownTakerView, view: CrownTakerView, seat: int | None) -> None:
        """`seat` is who looks on, None for a spectator."""
        self.events = events
        self.before = before
        self.view = view
        self.seat = seat
        self.banners = CrownTakerBanners(labels_of(view))
        self.staged: list[Staged] = []
        self._assets = list(before.assets)
        self._uses = list(before.uses)
        self._declared = list(before.declared)
        self._step = -1

    def whole(self) -> list[Staged]:
        """Return the staging of everything; the end of the game comes last, and then no lord goes home any more."""
        self._line_up()
        self._skills()
        self._round()
        self._won()
        self._drawn()
        self._recovery()
        self._talks()
        self._negotiation_over()
        self._event()
        self._freed()
        self._next_phase()
        self._end()
        return self.staged

    @property
    def is_own(self) -> bool:
        """True if the viewer has just decided this: it needs less time to be understood."""
        return self.seat is not None and self.before.to_move == self.seat

    @property
    def is_familiar(self) -> bool:
        """True if it needs less time, since the like has been seen several times."""
        return is_familiar(self.before)

    def all_of(self, *kinds: type[E]) -> list[E]:
        """The events of these kinds, in their order."""
        return [event for event in self.events if isinstance(event, kinds)]

    def one(self, kind: type[E]) -> E | None:
        """The first event of a kind."""
        return next((event for event in self.events if isinstance(event, kind)), None)

    def beat(
        self,
        shown: Iterable[Event | None] = (),
        moment: str = "",
        lights: Sequence[str] = (),
        banner: Banner | None = None,
        lasts: Duration | None = None,
        hold: Duration | None = None,
        sound: Sound | Literal[""] = "",
    ) -> None:
        """Begin the next step."""
        self._step += 1
        events = tuple(event for event in shown if event is not None)
        self.staged.append(Beat(self._step, events, moment, tuple(lights), banner, lasts, hold, sound))

    def cue(self, source: str, target: str = "", kind: str = "", face: Hashable = "", **more: Unpack[More]) -> None:
        """Motion in the step that has begun."""
        self.staged.append(Cue(self._step, source, target, kind, face, **more))

    def pose(self, source: str, stance: Stance) -> None:
        """Set the look of a piece from now on."""
        self.cue(source, stance=stance)

    def say(self, key: str, word: str, tone: Tone = "gold") -> None:
        """A word on a piece."""
        self.cue(key, word=word, tone=tone)

    def roll(self, key: str, side: int, dice: tuple[int, ...], earlier: Sequence[tuple[int, ...]] = ()) -> None:
        """Dice that tumble, or show those of `earlier` rolls, until they show this."""
        through = earlier or [tuple((die + turn) % DIE + 1 for die in dice) for turn in _TUMBLES]
        faces = tuple(DiceFace(side, one) for one in through)
        self.cue(key, kind="dice", face=DiceFace(side, dice), through=faces)

    # Assets, tokens, lords

    def pay(self, side: int, assets: int, source: str = "", target: str = "") -> None:
        """Assets come to a side from `source`, or (negative) leave it for `target`; its number changes as they do."""
        if not assets:
            return
        purse = f"purse:{side}"
        if source:
            self.cue(source, purse, "coin", "", count=min(assets, _MOST_COINS))
        if target:
            self.cue(purse, target, "coin", "", count=min(-assets, _MOST_COINS))
        self._assets[side] += assets
        face = StatFace("coin", figure(self._assets[side]), side)
        self.cue(purse, kind="stat", face=face, caption=LABELS.change("assets", assets))

    def tokens(self, source: str, target: str, side: int, count: int, hides: str = "") -> None:
        """Tokens on their way."""
        if count:
            stays = not target.startswith("hand:")
            self.cue(source, target, "token", TokenFace(side), count=count, stays=stays, hides=hides)

    def home(self, owner: int) -> str:
        """Return the place of lords in the hand of a side."""
        free = [rank for rank in self.before.lords[owner] if self.before.commander[owner] != rank]
        lies_in_tray = self.before.step == "lord" and self.before.asked == owner
        return f"lord:{owner}:{free[-1]}" if free and not lies_in_tray else f"heading:lords:{owner}"

    def prison(self, owner: int) -> str:
        """Return the place of captives that belong to `owner`."""
        held = [rank for rank in self.before.captives[owner] if rank != self.before.table[owner]]
        return f"lord:{owner}:{held[-1]}" if held else f"prison:{1 - owner}"

    # Formation and skills

    def _line_up(self) -> None:
        """One step for all tokens, however many places they go to."""
        kinds = (events.Deployed, events.TreasuryFilled, events.WaitingLordCalled)
        deployed = self.all_of(events.Deployed)
        if not deployed:
            return
        self.beat([event for event in self.events if isinstance(event, kinds)], lasts="flight")
        for event in deployed:
            side = event.side
            for target, count in (
                (f"army:troops:{side}", event.troops),
                (f"army:arms:{side}", event.arms),
                (f"store:church:{side}", event.church),
                (f"store:castle:{side}", event.treasury),
            ):
                self.tokens(f"hand:{side}", target, side, count)
            self.cue(f"hand:{side}", kind="stat", face=self._hand(side, event.kept))
        for filled in self.all_of(events.TreasuryFilled):
            self.pay(filled.side, filled.assets, f"store:castle:{filled.side}")
        if self.view.step == "skill":
            self._march()

    def _march(self) -> None:
        """Both armies leave for the front, which the table shows as it settles."""
        commanders = [(side, rank) for side, rank in enumerate(self.view.commander) if rank is not None]
        keys = [f"lord:{side}:{rank}" for side, rank in commanders]
        hold: Duration = "turn" if self.is_familiar else "word"
        banner = self.banners.march(self.view.phase, commanders)
        self.beat((), "march", ("field", *keys), banner, "turn", hold, "round")
        for side in BOTH:
            self.cue(f"castle:{side}", kind="castle", face=castle_face(self.view, side))
        for key in keys:
            self.pose(key, "grows")

    def _hand(self, side: int, tokens: int) -> StatFace:
        return StatFace("token", str(tokens), side, self.before.burgundy == SIDES[side])

    def _skills(self) -> None:
        if self.one(events.SkillUsed):
            self.use(self.events)

    def use(self, latest: Iterable[Event], moment: str = "", lights: Sequence[str] = ()) -> None:
        """Skills of commanders, and the troops that a levy brings back; within a `moment` more briefly, with a
        banner."""
        shown = [event for event in latest if isinstance(event, events.SkillUsed | events.Levied)]
        used = [event for event in shown if isinstance(event, events.SkillUsed)]
        levied = [event for event in shown if isinstance(event, events.Levied)]
        banner = self.banners.used(used) if moment else None
        self.beat(shown, moment, lights, banner, "turn" if moment else "slow", "turn")
        for event in used:
            self._uses[event.side] += 1
            self._declared[event.side] = True
            self._show_skill(event.side)
            self.say(lord_key(event.side, event.lord), LABELS.skill(event.skill))
            self.pay(event.side, -event.cost)
        for back in levied:
            source = f"store:castle:{back.side}" if back.from_castle else f"hand:{back.side}"
            self.tokens(source, f"army:troops:{back.side}", back.side, 1)

    def _show_skill(self, side: int) -> None:
        if self.before.commanding(side) is not None:
            face = skill_face(self.before, side, self._uses[side], self._declared[side])
            self.cue(f"skill:{side}", kind="skill", face=face)

    # A round of war

    def _round(self) -> None:
        rolled = self.one(events.Rolled)
        if rolled is None:
            return
        lights = ("field", "tray")
        brisk = self.is_familiar
        self.beat(moment="roll", lights=lights, lasts="slow" if brisk else "word")
        dice = (rolled.france, rolled.england)
        for side in BOTH:
            self.roll(f"die:{side}", side, dice[side])
        self.beat((rolled,), "roll", lights, lasts="turn", hold="word" if any(rolled.powers) and not brisk else "turn")
        for side in BOTH:
            self._strength(side, dice[side], rolled.powers[side])
        self._outcome(self.events, lights, self._glance if brisk else "hold" if self.one(events.TroopLost) else "word")

    @property
    def _glance(self) -> Duration:
        """The hold of what comes of familiar dice: less where the end of the war follows."""
        return "quick" if self.one(events.WarWon) else "slow"

    def _strength(self, side: int, dice: tuple[int, ...], power: int) -> None:
        """The faces rolled, the sign they give, and why, in words."""
        before, rank, lord = self.before, self.before.commander[side], self.before.commanding(side)
        if lord is None or rank is None:
            return
        arms = before.arms[side]
        row = lord.attack[min(arms, len(lord.attack) - 1)]
        self.cue(f"attack:{side}", kind="attack", face=AttackFace(row, dice))
        self.cue(f"power:{side}", kind="power", face=PowerFace(power, self.banners.power(power)))
        best = max(dice, key=lambda die: "xs*".index(row[die - 1]))
        reasons = [self.banners.face(side, rank, arms, best, row[best - 1])]
        if self._declared[side]:
            reasons.append(self.banners.skill(lord.skill, row[best - 1]))
        for line, words in enumerate(reasons):
            self.cue(f"why:{side}:{line}", kind="text", face=TextFace(words, "text", "center", size=LETTERS))

    def _outcome(
        self, latest: Sequence[Event], lights: tuple[str, ...], hold: Duration, first: tuple[Event, ...] = ()
    ) -> None:
        """What came of the roll in `latest`; `first` has not been seen yet."""
        (rolled,) = (event for event in latest if isinstance(event, events.Rolled))
        presses = [event for event in latest if isinstance(event, events.Pressed)]
        guards = [event for event in latest if isinstance(event, events.Guarded)]
        lost = [event for event in latest if isinstance(event, events.TroopLost)]
        nobody = [event for event in latest if isinstance(event, events.NobodyLost)]
        castles = tuple(f"store:castle:{event.side}" for event in lost)
        banner = self.banners.round(latest)
        shown = (*first, *presses, *guards, *lost, *nobody)
        self.beat(shown, "roll", (*lights, *castles), banner, "flight", hold)
        france, england = rolled.powers
        sign = "=" if france == england else "＞" if france > england else "＜"
        self.cue("versus", kind="text", face=TextFace(sign, "text", "center", bold=True))
        for event in lost:
            self._fall(event.side, 1, event.left)
        losers = {event.side for event in lost}
        for side in BOTH:
            if side in losers:
                self.pose(f"die:{side}", "loses")
                self.pose(f"power:{side}", "loses")
            elif losers:
                self.pose(f"power:{side}", "wins")
        for side in (*(event.side for event in guards), *(event.side for event in presses)):
            self.pose(f"skill:{side}", "wins")

    def _fall(self, side: int, count: int, left: int) -> None:
        """Troops leave their row for the castle."""
        row = f"army:troops:{side}"
        self.tokens(row, f"store:castle:{side}", side, count)
        if self.before.commanding(side) is not None:
            face = army_face(self.before, side, "troops", left)
            self.cue(row, kind="rank", face=face, caption=LABELS.change("troops", -count))
            self.cue(f"count:troops:{side}", kind="text", face=army_words(face))

    # The end of a war

    def _won(self) -> None:
        won = self.one(events.WarWon)
        if won is None:
            return
        captured = self.one(events.LordCaptured)
        side, loser = won.side, 1 - won.side
        space = f"phase:{won.phase}"
        lights = ("field", space, f"medals:{side}", f"purse:{side}", self.prison(loser))
        brisk = self.before.phase >= BRISK
        self.beat(
            moment="war", lights=lights, banner=self.banners.won(won), lasts="slow", hold=None if brisk else "word"
        )
        self.pose(self._commander(side), "grows")
        self.pose(self._commander(loser), "loses")
        self.beat((won,), "war", lights, lasts="flight", hold=None if brisk and captured else "turn")
        self.cue(self._commander(side), space, "medal", MedalFace(side), stays=True, share=_MEDAL)
        medals = StatFace("medal", str(self.before.medals_of(side) + 1), side)
        self.cue(f"medals:{side}", kind="stat", face=medals, caption=LABELS.change("medals", 1))
        self.pay(side, won.assets, f"army:troops:{side}")
        self._take_the_field(side)
        if captured is not None:
            self._captured(captured)

    def _take_the_field(self, winner: int) -> None:
        """The winner's troops stand before the castle of the loser, which burns."""
        loser = 1 - winner
        self.cue(f"castle:{loser}", kind="castle", face=CastleFace(loser, "besieged", loser))
        own, other = (army_face(self.before, side, "troops", 0).most for side in (winner, loser))
        self.cue(f"army:troops:{winner}", f"army:troops:{loser}", leaves=True, share=own / other)

    def _captured(self, event: events.LordCaptured) -> None:
        """The commander goes behind the bars of the captor's tower, and the captor takes its place."""
        lord, tower = lord_key(event.owner, event.lord), self.prison(event.owner)
        captor = 1 - event.owner
        lights = (lord, self._commander(captor), f"castle:{event.owner}", f"prison:{captor}", tower)
        hold: Duration = "word" if self.before.phase >= BRISK else "hold"
        banner = self.banners.captured(event, self.before.numbers.lords[RANKS[event.lord]].ransom)
        self.beat((event,), "war", lights, banner, "flight", hold)
        face = lord_face(self.before, event.owner, RANKS[event.lord], held=True, leads=True)
        word = self.banners.word_captive()
        self.cue(lord, tower, "lord", face, leaves=True, word=word, tone="bad")
        self.cue(self._commander(captor), lord, leaves=True)

    def _commander(self, side: int) -> str:
        return f"lord:{side}:{self.before.commander[side]}"

    def _drawn(self) -> None:
        drawn = self.one(events.WarDrawn)
        if drawn is None:
            return
        space = f"phase:{drawn.phase}"
        lights = ("field", space)
        self.beat(moment="war", lights=lights, banner=self.banners.drawn(drawn.phase), lasts="slow", hold="word")
        for side in BOTH:
            self.pose(self._commander(side), "loses")
        self.beat((drawn,), "war", lights, lasts="flight", hold="word")
        self.cue("field", space, "medal", MedalFace(BURGUNDY), stays=True, share=_MEDAL)

    def _recovery(self) -> None:
        """Everybody goes home at once: nothing of it is a choice."""
        arms, back, won = self.one(events.ArmsReturned), self.one(events.TokensReturned), self.one(events.WarWon)
        if back is None:
            return
        lords = self.all_of(events.LordReturned, events.LordWaits)
        self.beat((arms, *lords, back), lasts="turn" if self.before.phase >= BRISK else "slow")
        for side, key in enumerate(("france", "england")):
            if arms is not None:
                source = f"army:arms:{side}"
                self.tokens(source, f"hand:{side}", side, getattr(arms, key), hides=source)
            troops = won.assets if won is not None and won.side == side else 0
            self.tokens(f"army:troops:{side}", f"hand:{side}", side, troops, hides=f"army:troops:{side}")
            store, count = f"store:castle:{side}", getattr(back, key) - troops
            if count > 0:
                self.tokens(store, f"hand:{side}", side, count)
                self.cue(store, kind="store", face=StoreFace("castle", side, 0))

    # Requests

    def _talks(self) -> None:
        """Stage a step of a negotiation."""
        passed, shown, proposed = self.one(events.Passed), self.one(events.PutUp), self.one(events.Proposed)
        answered = self.one(events.Answered)
        if passed is not None:
            self.beat((passed,), lasts="quick" if self.is_own or self.is_familiar else "turn")
            self.say(f"coat:{passed.side}", LABELS.passing(), "muted")
        if shown is not None:
            self._put_up(shown)
        if proposed is not None:
            self._propose(proposed)
        if answered is not None:
            self._deal(answered, self.before.deal(), self.all_of(events.CaptiveReturned, events.DealPaid))
        self._chosen()
        self._revealed()

    def _propose(self, proposed: events.Proposed) -> None:
        lords = ((proposed.side, proposed.ours), (1 - proposed.side, proposed.theirs))
        keys = [lord_key(owner, lord) for owner, lord in lords if lord != NOBODY]
        exchange = len(keys) > 1 and not proposed.pays + proposed.asks
        purses = () if exchange else ("purse:0", "purse:1")
        lights, banner = (*keys, *purses, f"coat:{proposed.side}"), self.banners.proposed(proposed)
        hold: Duration = "turn" if self.is_own else "slow" if self.is_familiar else "hold"
        self.beat((proposed,), "deal", lights, banner, "turn" if self.is_familiar else "slow", hold)
        for key in keys:
            self.pose(key, "grows")

    def _put_up(self, event: events.PutUp) -> None:
        lights = ("field", lord_key(event.owner, event.lord), f"coat:{event.owner}")
        hold: Duration = "turn" if self.is_own else "slow" if self.is_familiar else "hold"
        self.beat((event,), "captive", lights, self.put_up_banner((event,)), "flight", hold)
        self.bring(event)

    def put_up_banner(self, requests: Sequence[events.PutUp]) -> Banner:
        """Return what is at stake as captives come onto the table."""
        ransoms = [self.before.numbers.lords[RANKS[one.lord]].ransom for one in requests]
        return self.banners.put_up(requests, ransoms)

    def bring(self, event: events.PutUp) -> None:
        """A captive goes to its place on the map."""
        self.cue(lord_key(event.owner, event.lord), f"post:{event.owner}", leaves=True)

    def _deal(
        self,
        answered: events.Answered,
        deal: events.Proposed | Propose,
        done: Sequence[events.CaptiveReturned | events.DealPaid],
        first: Sequence[Event] = (),
    ) -> None:
        """The answer to a deal and what is `done` then; `first` is what has not been seen yet, such as other offers."""
        asker = 1 - answered.side
        lords = [(asker, deal.ours), (answered.side, deal.theirs)]
        keys = [lord_key(owner, lord) for owner, lord in lords if lord != NOBODY]
        terms = self.banners.log.terms(asker, deal.ours, deal.theirs, deal.pays, deal.asks)
        offers = sum(isinstance(one, events.Proposed) for one in first)
        banner = self.banners.answered(answered, terms, offers)
        lights = (*keys, "purse:0", "purse:1", f"coat:{answered.side}")
        shown = (*first, answered)
        if answered.accepts:
            self.beat(shown, "deal", lights, banner, "slow", "turn")
        else:
            self.beat(shown, "deal", lights, banner, "slow", "turn" if self.is_familiar else "word", "lose")
        for key in keys:
            self.pose(key, "grows" if answered.accepts else "loses")
        if not done:
            return
        self.beat(done, "deal", lights, lasts="flight", hold="word")
        for one in done:
            if isinstance(one, events.DealPaid):
                self._between(one.payer, one.assets)
            else:
                self._goes_home(one.owner, one.lord)

    def _between(self, payer: int, assets: int) -> None:
        """Assets change hands."""
        self.pay(payer, -assets)
        self.pay(1 - payer, assets, f"purse:{payer}")

    # Cards

    def _chosen(self) -> None:
        for event in self.all_of(events.CardChosen):
            self.beat((event,), lasts="turn" if self.is_familiar else "flight")
            self.lay_down(event.side)

    def lay_down(self, side: int) -> None:
        """A card is laid face down; a player's own one comes from the others in the tray."""
        own = self._own_card(side)
        card = f"card:{side}:{own}" if own else ""
        source = card or f"heading:cards:{side}"
        self.cue(source, f"choice:{side}", "back", BackFace(side), stays=True, share=1, hides=card)

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
        captives = (lord_key(one.owner, one.lord) for one in self.all_of(events.PutUp))
        lights = ("field", "purse:0", "purse:1", "hand:0", "hand:1", *churches, *captives)
        brisk = self.is_familiar and all(lord is None for lord in self.before.table)
        self.beat(moment="cards", lights=lights, lasts="turn", hold=None if brisk else "quick")
        for side, card in enumerate((event.france, event.england)):
            self.cue(f"choice:{side}", kind="card", face=self._face(side, card))
        effects: list[Effect] = self.all_of(events.Suffered, events.Ransomed, events.CaptiveKept)
        church, said = self.before.church, self.banners.joined(effects)
        hold: Duration
        if self._needs_a_reason(event):
            hold = "word" if brisk else "hold"
            self.beat((event,), "cards", lights, self.banners.cards(event, church), "slow", hold)
            self._winner(event)
            if effects:
                self.beat(effects, "cards", lights, self.banners.cards(event, church, said), "flight", hold)
        else:
            hold = "slow" if brisk else "hold"
            self.beat((event, *effects), "cards", lights, self.banners.cards(event, church, said), "flight", hold)
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

    def _effect(self, event: Effect) -> None:
        match event:
            case events.Suffered(side=side, tokens=tokens, assets=assets):
                self.tokens(f"hand:{side}", f"store:castle:{side}", side, tokens)
                self.pay(side, -assets)
            case events.Ransomed(owner=owner, lord=lord, assets=assets):
                self._goes_home(owner, lord)
                self._between(owner, assets)
            case events.CaptiveKept(owner=owner, lord=lord):
                word = self.banners.word_stays()
                self.cue(lord_key(owner, lord), self.prison(owner), leaves=True, word=word, tone="bad")
            case _:
                assert_never(event)

    def _goes_home(self, owner: int, lord: int) -> None:
        self.cue(lord_key(owner, lord), self.home(owner), leaves=True, word=self.banners.word_home(), tone="good")

    def _face(self, side: int, card: int) -> CardFace:
        return CardFace(side, CARDS[card], LABELS.card_costs(CARDS[card], self.view))

    def _negotiation_over(self) -> None:
        """Cards and church tokens go home; in later phases only while the next one begins."""
        ended = self.one(events.NegotiationEnded)
        if ended is not None and self.before.phase < BRISK:
            self.beat((ended,), lasts="slow")
            self._church_goes_home(ended)

    def _church_goes_home(self, ended: events.NegotiationEnded) -> None:
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
        self.beat(moment="event", lights=lights, lasts="flight" if rolled.phase > BRISK else "word", hold="quick")
        self.roll("die:event", side, (rolled.die,))
        effects: list[events.BurgundyTaken | events.EventAssets] = self.all_of(events.BurgundyTaken, events.EventAssets)
        banner = self.banners.event(rolled, effects, calls)
        self.beat((rolled, *effects), "event", lights, banner, "flight", "hold")
        for effect in effects:
            match effect:
                case events.EventAssets(side=side, assets=assets):
                    self.pay(side, assets, "die:event" if assets > 0 else "")
                case events.BurgundyTaken(side=side, before=before):
                    source = "die:event" if before == NOBODY else f"hand:{before}"
                    self.cue(source, f"hand:{side}", "token", TokenFace(BURGUNDY))
                case _:
                    assert_never(effect)

    def _freed(self) -> None:
        freed = self.one(events.CaptiveFreed)
        if freed is None:
            return
        lord = lord_key(freed.owner, freed.lord)
        self.beat((freed,), "freed", (lord, f"coat:{freed.owner}"), self.banners.freed(freed), "flight", "word")
        self._goes_home(freed.owner, freed.lord)

    def _next_phase(self) -> None:
        """A short banner."""
        began, called = self.one(events.PhaseBegan), self.one(events.WaitingLordCalled)
        if began is None:
            return
        space, coat = f"phase:{began.phase}", f"coat:{began.start}"
        ended = self.one(events.NegotiationEnded) if self.before.phase >= BRISK else None
        latest = (ended, *self.all_of(events.NoEvent), began, called)
        hold: Duration = "slow" if began.phase > BRISK else "hold"
        self.beat(latest, "phase", (space, coat), self.banners.phase(began), "turn" if ended else "slow", hold)
        if ended is not None:
            self._church_goes_home(ended)
        self.cue(space)
        self.pose(coat, "wins")

    def _end(self) -> None:
        """Stage the fall of a ruined side, and the winner of the crown."""
        ended = self.one(events.GameEnded)
        if ended is None:
            return
        if ended.reason == "ruin" and ended.winner != NOBODY:
            self._ruin(1 - ended.winner)
        medals = tuple(f"phase:{phase}" for phase in range(1, len(self.view.medals) + 1))
        castles = (self._castle(FRANCE), self._castle(ENGLAND))
        coat = () if ended.winner == NOBODY else (f"coat:{ended.winner}",)
        lights = ("field", *medals, *castles, "purse:0", "purse:1", *coat)
        self.beat((ended,), "end", lights, self.banners.end(ended), "slow", "banner")
        if ended.winner != NOBODY:
            self.pose(f"coat:{ended.winner}", "wins")
            for side in BOTH:
                self.cue(self._castle(side), kind="castle", face=castle_face(self.view, side))

    def _castle(self, side: int) -> str:
        """Return the piece of a side's castle, or of the place where its captive is on the table before it."""
        return f"post:{side}" if self.before.table[side] is not None else f"castle:{side}"

    def _ruin(self, side: int) -> None:
        """A castle falls, as the last assets are gone."""
        castle = self._castle(side)
        lights = ("field", castle, f"purse:{side}", f"coat:{side}")
        losses = self.all_of(events.Suffered, events.Ransomed, events.EventAssets)
        banner = self.banners.ruined(side, self.banners.joined(losses))
        self.beat((), "ruin", lights, banner, "word", "turn", "lose")
        self.cue(castle, kind="castle", face=CastleFace(side, "besieged", side))
        self.pose(castle, "grows")
        self.beat((), "ruin", lights, banner, "slow", "hold")
        self.cue(castle, kind="castle", face=CastleFace(side, "ruined"))
        self.pose(f"coat:{side}", "loses")


_OPENING: Final = (events.SkillKept, events.SkillUsed, events.Passed, events.PutUp, events.Proposed, events.CardChosen)
"""Events that begin a round of war or of cards."""
_OF_DICE: Final = (events.Rolled, events.Pressed, events.Guarded, events.TroopLost, events.NobodyLost)
_ARENA: Final = ("field", "tray", "store:castle:0", "store:castle:1")
"""Lights of a round of war."""
_PARTS: Final = ("roll", "captive", "deal", "cards")
"""Moments that are one in brief."""
_DONE: Final = (events.CaptiveReturned, events.DealPaid)


def _in_rounds(latest: Sequence[Event]) -> list[list[Event]]:
    """Return events by rounds of war or of cards: one begins after the dice or the cards of another."""
    rounds: list[list[Event]] = [[]]
    is_decided = False
    for event in latest:
        decides = isinstance(event, events.Rolled | events.CardsRevealed)
        if is_decided and (decides or isinstance(event, _OPENING)):
            rounds.append([])
            is_decided = False
        is_decided = is_decided or decides
        rounds[-1].append(event)
    return rounds


def _together(effects: Sequence[Effect]) -> list[Effect]:
    """Return effects of cards with the losses of each side as one."""
    lost = [one for one in effects if isinstance(one, events.Suffered)]
    of_sides = ([one for one in lost if one.side == side] for side in BOTH)
    return [
        *(
            events.Suffered(side, sum(one.tokens for one in own), sum(one.assets for one in own))
            for side, own in enumerate(of_sides)
            if own
        ),
        *(one for one in effects if not isinstance(one, events.Suffered)),
    ]


class OnlookerStory(PhaseStory):
    """War and negotiation in brief, for a player whose partner makes them: the dice of a round with what comes of
    them, the cards with what they cost, the answer to the last offer of a deal. Rounds one after another are one
    moment, so that one press skips all of them; what is held is a captive's fate, and the end."""

    def __init__(self, events: Sequence[Event], before: CrownTakerView, view: CrownTakerView, seat: int | None) -> None:
        super().__init__(events, before, view, seat)
        self._rounds = _in_rounds(events)
        self.reached: dict[int, CrownTakerView] = {}
        """By step of a show of several rounds, a view of the round that it has come to."""

    def whole(self) -> list[Staged]:
        before = self.before
        moment = f"round {before.card_round if before.step in TALKS else before.war_round}"
        staged = super().whole()
        steps = {one.step for one in staged if isinstance(one, Beat) and one.moment in _PARTS}
        return [self._in_brief(one, moment) if one.step in steps else one for one in staged]

    def _in_brief(self, one: Staged, moment: str) -> Staged:
        """Part of a moment of one or several rounds: words on pieces would outlast their own."""
        if isinstance(one, Beat):
            return replace(one, moment=moment)
        return replace(one, word="") if len(self._rounds) > 1 else one

    def _reach(self, number: int) -> None:
        """Note the round that the step shows, where it is another one than before the show."""
        if len(self._rounds) > 1:
            self.reached[self._step] = replace(self.before, war_round=number, card_round=number)

    def _skills(self) -> None:
        if self.one(events.Rolled) is None:
            super()._skills()

    def _round(self) -> None:
        if self.one(events.Rolled) is None:
            return
        passed: list[list[Event]] = []
        for number, latest in enumerate(self._rounds, start=self.before.war_round):
            has_skills = any(isinstance(one, events.SkillUsed) for one in latest)
            is_last = latest is self._rounds[-1]
            if has_skills or is_last:
                self._pass_by(number - len(passed), passed)
                passed = []
            if has_skills:
                self.use(latest, "roll", _ARENA)
            if is_last:
                self._last_dice(latest)
            else:
                passed.append(latest)

    def _pass_by(self, first: int, rounds: Sequence[Sequence[Event]]) -> None:
        """Rounds of war from the `first` on in one step: all their dice, and all troops that fall."""
        if not rounds:
            return
        latest = [event for one in rounds for event in one]
        rolls = [one for one in latest if isinstance(one, events.Rolled)]
        lost = [one for one in latest if isinstance(one, events.TroopLost)]
        shown = (one for one in latest if isinstance(one, _OF_DICE))
        self.beat(shown, "roll", _ARENA, self.banners.war(first, rounds), "word")
        self._reach(first + len(rounds) - 1)
        for side in BOTH:
            *earlier, last = ((one.france, one.england)[side] for one in rolls)
            self.roll(f"die:{side}", side, last, earlier)
            fallen = [one for one in lost if one.side == side]
            if fallen:
                self._fall(side, len(fallen), fallen[-1].left)
            if self._declared[side]:  # for its own round, which is over
                self._declared[side] = False
                self._show_skill(side)

    def _last_dice(self, latest: Sequence[Event]) -> None:
        """The dice of the only round, or of the last one, and what comes of them."""
        rolled = next((one for one in latest if isinstance(one, events.Rolled)), None)
        if rolled is None:
            return
        self.beat(moment="roll", lights=_ARENA, lasts="turn" if self.is_familiar else "slow")
        self._reach(self.before.war_round + len(self._rounds) - 1)
        dice = (rolled.france, rolled.england)
        for side in BOTH:
            self.roll(f"die:{side}", side, dice[side])
        self._outcome(latest, _ARENA, self._glance if self.is_familiar else "word", (rolled,))
        for side in BOTH:
            self._strength(side, dice[side], rolled.powers[side])

    def _talks(self) -> None:
        """Captives and cards are laid down together; of several offers the answer to the last one is shown."""
        first = self.before.card_round
        for part in self._parts:
            laid: list[Event] = []
            haggle: list[Event] = []
            for event in chain(*part):
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
            unseen = self._laid([*laid, *self._haggled(haggle)])
            if len(self._rounds) > 1:
                self._turned(first, part, unseen)
                first += len(part)
            else:
                self._revealed()

    @property
    def _parts(self) -> list[list[list[Event]]]:
        """The rounds of cards: together those in which nothing is at stake but what the cards cost."""
        parts: list[list[list[Event]]] = []
        joins = False
        for latest in self._rounds:
            is_plain = not any(isinstance(one, events.PutUp | events.Proposed) for one in latest)
            if is_plain and joins:
                parts[-1].append(latest)
            else:
                parts.append([latest])
            joins = is_plain
        return parts

    def _laid(self, latest: list[Event]) -> list[Event]:
        """Show captives and cards that come onto the table; return what has not been seen: passes alone are not, nor
        are cards between the rounds of a moment."""
        captives = [one for one in latest if isinstance(one, events.PutUp)]
        cards = [one for one in latest if isinstance(one, events.CardChosen)]
        if not captives and (not cards or len(self._rounds) > 1):
            return latest
        lords = [lord_key(one.owner, one.lord) for one in captives]
        lights = ("field", "purse:0", "purse:1", "hand:0", "hand:1", *lords)
        banner = self.put_up_banner(captives) if captives and len(self._rounds) == 1 else None
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

    def _turned(self, first: int, part: Sequence[Sequence[Event]], unseen: Sequence[Event]) -> None:
        """The cards of rounds from the `first` one on, and what they cost, in one step."""
        latest = [event for one in part for event in one]
        revealed = [one for one in latest if isinstance(one, events.CardsRevealed)]
        if not revealed:
            return
        costs = [one for one in latest if isinstance(one, Effect)]
        effects = _together(costs)
        if len(part) > 1:
            banner = self.banners.rounds(first, [one.winner for one in revealed], effects)
        else:
            banner = self.banners.cards(revealed[0], self.before.church, self.banners.joined(effects))
        ransomed = any(isinstance(one, events.Ransomed) for one in effects)
        hold: Duration = "hold" if part[-1] is self._rounds[-1] else "slow" if ransomed else "quick"
        captives = (lord_key(one.owner, one.lord) for one in effects if not isinstance(one, events.Suffered))
        lights = ("field", "purse:0", "purse:1", "hand:0", "hand:1", *captives)
        shown = (*unseen, *revealed, *costs)
        self.beat(shown, "cards", lights, banner, "word" if len(part) > 1 else "flight", hold)
        self._reach(first + len(part) - 1)
        for side in BOTH:
            faces = tuple(self._face(side, (one.france, one.england)[side]) for one in revealed)
            self.cue(f"choice:{side}", kind="card", face=faces[-1], through=faces[:-1])
        for effect in effects:
            self._effect(effect)

    def _needs_a_reason(self, event: events.CardsRevealed) -> bool:
        return False
