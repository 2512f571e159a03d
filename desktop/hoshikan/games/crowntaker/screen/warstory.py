"""Formation and war on the stage: tokens line up, dice decide a round, a war ends."""

from __future__ import annotations

from typing import Final

from hoshikan.games.crowntaker.rules import events
from hoshikan.games.crowntaker.rules.phases import BURGUNDY, SIDES
from hoshikan.games.crowntaker.screen.arena import LETTERS
from hoshikan.games.crowntaker.screen.faces import (
    AttackFace,
    MedalFace,
    PowerFace,
    SkillFace,
    StatFace,
    StoreFace,
)
from hoshikan.games.crowntaker.screen.field import army_face
from hoshikan.games.crowntaker.screen.labels import LABELS
from hoshikan.games.crowntaker.screen.story import BOTH, Story, lord_key
from hoshikan.ui.board.table.faces import TextFace

_MEDAL: Final = 0.88
"""The size of a medal on its space."""


class WarStory(Story):
    """The part of a phase that ends with a medal."""

    def war(self) -> None:
        """All that belongs to formation and war."""
        self._line_up()
        self._skills()
        self._round()
        self._won()
        self._drawn()

    # Formation and skills

    def _line_up(self) -> None:
        """One step for all tokens, however many places they go to."""
        deployed, filled = self.one(events.Deployed), self.one(events.TreasuryFilled)
        if deployed is None:
            return
        side = deployed.side
        self.beat((deployed, filled, self.one(events.WaitingLordCalled)), lasts="flight")
        for target, count in (
            (f"army:troops:{side}", deployed.troops),
            (f"army:arms:{side}", deployed.arms),
            (f"store:church:{side}", deployed.church),
            (f"store:castle:{side}", deployed.treasury),
        ):
            self.tokens(f"hand:{side}", target, side, count)
        self.cue(f"hand:{side}", kind="stat", face=self._hand(side, deployed.kept))
        if filled is not None:
            self.pay(side, filled.assets, f"store:castle:{side}")

    def _hand(self, side: int, tokens: int) -> StatFace:
        return StatFace("token", str(tokens), side, self.before.burgundy == SIDES[side])

    def _skills(self) -> None:
        used, levied = self.one(events.SkillUsed), self.one(events.Levied)
        if used is None:
            return
        side, numbers = used.side, self.before.numbers
        self.beat((used, levied), lasts="slow", hold="turn")
        face = SkillFace(LABELS.skill(used.skill), LABELS.uses(self.before.uses[side] + 1, numbers.uses_per_war), True)
        self.cue(f"skill:{side}", kind="skill", face=face)
        self.say(lord_key(side, used.lord), LABELS.skill(used.skill))
        self.pay(side, -used.cost)
        if levied is not None:
            source = f"store:castle:{side}" if levied.from_castle else f"hand:{side}"
            self.tokens(source, f"army:troops:{side}", side, 1)

    # A round of war

    def _round(self) -> None:
        rolled = self.one(events.Rolled)
        if rolled is None:
            return
        lights = ("field", "tray")
        self.beat(moment="roll", lights=lights, lasts="word")
        dice = (rolled.france, rolled.england)
        for side in BOTH:
            self.roll(f"die:{side}", side, dice[side])
        self.beat((rolled,), "roll", lights, lasts="turn", hold="word" if any(rolled.powers) else "turn")
        for side in BOTH:
            self._strength(side, dice[side], rolled.powers[side])
        self._outcome(rolled, lights)

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
        if before.declared[side]:
            reasons.append(self.banners.skill(lord.skill, row[best - 1]))
        for line, words in enumerate(reasons):
            self.cue(f"why:{side}:{line}", kind="text", face=TextFace(words, "text", "center", size=LETTERS))

    def _outcome(self, rolled: events.Rolled, lights: tuple[str, ...]) -> None:
        lost = self.all_of(events.TroopLost)
        told = (
            *self.all_of(events.Pressed),
            *self.all_of(events.Guarded),
            *lost,
            *self.all_of(events.NobodyLost),
        )
        castles = tuple(f"store:castle:{event.side}" for event in lost)
        banner = self.banners.round(rolled.powers, told)
        self.beat(told, "roll", (*lights, *castles), banner, lasts="flight", hold="hold" if lost else "word")
        france, england = rolled.powers
        sign = "=" if france == england else "＞" if france > england else "＜"
        self.cue("versus", kind="text", face=TextFace(sign, "text", "center", bold=True))
        losers = {event.side for event in lost}
        for side in BOTH:
            if side in losers:
                self.pose(f"die:{side}", "loses")
                self.pose(f"power:{side}", "loses")
            elif losers:
                self.pose(f"power:{side}", "wins")
        for event in lost:
            self._falls(event)
        guards, presses = self.all_of(events.Guarded), self.all_of(events.Pressed)
        for side in (*(event.side for event in guards), *(event.side for event in presses)):
            self.pose(f"skill:{side}", "wins")

    def _falls(self, event: events.TroopLost) -> None:
        """One troop leaves its row for the castle."""
        side, row = event.side, f"army:troops:{event.side}"
        self.tokens(row, f"store:castle:{side}", side, 1)
        if self.before.commanding(side) is not None:
            face = army_face(self.before, side, "troops", event.left)
            self.cue(row, kind="rank", face=face, caption="−1")

    # The end of a war

    def _won(self) -> None:
        won = self.one(events.WarWon)
        if won is None:
            return
        captured = self.one(events.LordCaptured)
        side, loser = won.side, 1 - won.side
        space = f"phase:{won.phase}"
        lights = ("field", space, f"medals:{side}", f"purse:{side}", self.prison(loser))
        self.beat(moment="war", lights=lights, banner=self.banners.won(won, captured), lasts="slow", hold="word")
        self.pose(self._commander(side), "wins")
        self.pose(self._commander(loser), "loses")
        self.beat((won,), "war", lights, lasts="flight", hold="turn")
        self.cue(f"post:{side}", space, "medal", MedalFace(side), stays=True, share=_MEDAL)
        medals = StatFace("medal", str(self.before.medals_of(side) + 1), side)
        self.cue(f"medals:{side}", kind="stat", face=medals, caption="+1")
        self.pay(side, won.assets, f"army:troops:{side}")
        if captured is not None:
            self.beat((captured,), "war", lights, lasts="flight", hold="word")
            word = self.banners.word_captive()
            lord = lord_key(captured.owner, captured.lord)
            self.cue(lord, self.prison(captured.owner), leaves=True, word=word, tone="bad")

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

    def recovery(self) -> None:
        """Everybody goes home at once: nothing of it is a choice."""
        arms, back = self.one(events.ArmsReturned), self.one(events.TokensReturned)
        if back is None:
            return
        lords = self.all_of(events.LordReturned, events.LordWaits)
        self.beat((arms, *lords, back), lasts="slow")
        for side, key in enumerate(("france", "england")):
            if arms is not None:
                source = f"army:arms:{side}"
                self.tokens(source, f"hand:{side}", side, getattr(arms, key), hides=source)
            store, count = f"store:castle:{side}", getattr(back, key)
            if count:
                self.tokens(store, f"hand:{side}", side, count)
                self.cue(store, kind="store", face=StoreFace("castle", side, 0))
