"""Words on the stage of CrownTaker: the origin of a side's strength, losses and their reasons, and deals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hoshikan.engine import Event
from hoshikan.games.crowntaker.rules import events
from hoshikan.games.crowntaker.rules.phases import CARDS, CHARGE, NOBODY, RANKS, SKILLS
from hoshikan.games.crowntaker.screen.labels import LABELS, CrownTakerLabels
from hoshikan.games.crowntaker.screen.log import CrownTakerLog
from hoshikan.ui.board.table.model import Banner
from hoshikan.ui.kit.look.words import Words, together


class CrownTakerBanners(Words):
    """Banners and the words beside pieces, for the language now installed."""

    def __init__(self, labels: CrownTakerLabels = LABELS) -> None:
        """`labels` knows what the lords of this game are called."""
        self._labels = labels
        self._log = CrownTakerLog(labels)

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

    def round(self, powers: tuple[int, int], latest: Sequence[Event]) -> Banner:
        """Return the loss of a troop, and its reason."""
        lost = [event for event in latest if isinstance(event, events.TroopLost)]
        if not lost:
            title = self.tr("No troops lost")
        elif len(lost) > 1:
            title = self.tr("Both sides lose a troop")
        else:
            sentence = self.tr("{side} loses a troop ({troops} left)")
            title = sentence.format(side=LABELS.side(lost[0].side), troops=LABELS.troops(lost[0].left))
        return Banner(title, self._because(powers, latest), "bad" if lost else "muted")

    def _because(self, powers: tuple[int, int], latest: Sequence[Event]) -> str:
        france, england = powers
        press = next((event.side for event in latest if isinstance(event, events.Pressed)), NOBODY)
        guards = [LABELS.side(event.side) for event in latest if isinstance(event, events.Guarded)]
        if not france and not england:
            return self.tr("× against ×")
        if press != NOBODY:
            reason = self.tr("Both have power {power}, and {side} wins by Press")
            said = reason.format(power=france, side=LABELS.side(press))
        elif france == england:
            said = self.tr("Both have power {power}").format(power=france)
        else:
            reason = self.tr("{side} is stronger, {more} to {less}")
            stronger = LABELS.side(int(england > france))
            said = reason.format(side=stronger, more=max(powers), less=min(powers))
        if not guards:
            return said
        return self.tr("{reason}; but Guard saves {side} a troop").format(reason=said, side=together(guards))

    # The end of a war

    def won(self, event: events.WarWon, captured: events.LordCaptured | None) -> Banner:
        """Return the winner of a war, and the gain."""
        title = self.tr("{side} wins the war of phase {phase}").format(side=LABELS.side(event.side), phase=event.phase)
        assets = LABELS.assets(event.assets)
        if captured is None:
            return Banner(title, self.tr("A medal, and {assets} for the troops left").format(assets=assets))
        sentence = self.tr("A medal, {assets} for the troops left, and a captive: {lord}")
        return Banner(title, sentence.format(assets=assets, lord=self._lord(captured.owner, captured.lord)))

    def drawn(self, phase: int) -> Banner:
        """A war without a winner."""
        title = self.tr("The war of phase {phase} is drawn").format(phase=phase)
        return Banner(title, self.tr("No troops left on either side: the medal goes to Burgundy"), "muted")

    def word_captive(self) -> str:
        """On a lord that is taken."""
        return self.tr("captive", "word on a lord")

    # The negotiation

    def put_up(self, event: events.PutUp, ransom: int) -> Banner:
        """A captive comes onto the table: at whose wish, and what for."""
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
        return Banner(title, self._log.terms(event.side, event.ours, event.theirs, event.pays, event.asks))

    def answered(self, event: events.Answered, terms: str) -> Banner:
        """A deal that is done, or not."""
        return Banner(self._log.sentence(event), terms, "good" if event.accepts else "bad")

    def terms(self, side: int, ours: int, theirs: int, pays: int, asks: int) -> str:
        """A deal in words, as `side` proposed it."""
        return self._log.terms(side, ours, theirs, pays, asks)

    def word_home(self) -> str:
        """On a captive that goes home."""
        return self.tr("goes home", "word on a lord")

    def word_stays(self) -> str:
        """On a captive that goes back to its captor."""
        return self.tr("stays captive", "word on a lord")

    def word_passes(self) -> str:
        """On the coat of arms of a side that requests nothing."""
        return LABELS.passing()

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

    # Events, phases, the end

    def said(self, latest: Sequence[Event]) -> str:
        """Return the log's sentences of some events, in one line."""
        return self._joined(self._log.sentence(event) for event in latest)

    def _joined(self, sentences: Iterable[str]) -> str:
        return self.tr(" · ", "between two sentences of a banner").join(one for one in sentences if one)

    def event(self, rolled: events.EventRolled, effects: Sequence[Event], calls: bool) -> Banner:
        """Describe the result of the event die; `calls`: a captive may be called home."""
        sentence = self.said(effects)
        if calls:
            called = self.tr("{side} may choose a captive to call home").format(side=LABELS.side(rolled.side))
            sentence = self.tr(" · ", "between two sentences of a banner").join(
                one for one in (sentence, called) if one
            )
        return Banner(self._log.sentence(rolled), sentence)

    def freed(self, event: events.CaptiveFreed) -> Banner:
        """A captive whom an event sends home."""
        return Banner(self._log.sentence(event))

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
            return Banner(self.tr("No one takes the crown"), self._log.sentence(event), "muted")
        title = self.tr("{side} takes the crown").format(side=LABELS.side(event.winner))
        return Banner(title, self._log.sentence(event))

    def _lord(self, side: int, lord: int) -> str:
        return self._labels.full(side, lord)
