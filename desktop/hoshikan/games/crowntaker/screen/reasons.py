"""The words of CrownTaker's hints: how each kind of reason helps and how it hurts, its themes and the nudges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, assert_never

from hoshikan.engine.errors import Fact
from hoshikan.engine.tutor import Nudge, Reason
from hoshikan.games.crowntaker.screen.labels import LABELS
from hoshikan.games.crowntaker.teaching import reasons as given
from hoshikan.ui.kit.look.words import fill
from hoshikan.ui.text.gametext import ReasonWords, Wording


class CrownTakerReasons(ReasonWords):
    """One reason at a time, for the language now installed."""

    kinds = given.KINDS

    def sentences(self, reason: Reason) -> Wording:  # noqa: C901  # one case for each kind
        assert isinstance(reason, given.CrownTakerReason)
        match reason:
            case given.WarChance(percent=0):
                return Wording(hurts=self.tr("your {lord} hardly ever beats {enemy} this way"))
            case given.WarChance(full=True):
                return Wording(
                    helps=self.tr("at full strength, your {lord} beats {enemy} about {percent}% of the time"),
                    hurts=self.tr("even at full strength, your {lord} beats {enemy} only about {percent}% of the time"),
                )
            case given.WarChance():
                return Wording(
                    helps=self.tr("with this army, your {lord} beats {enemy} about {percent}% of the time"),
                    hurts=self.tr("with this army, your {lord} beats {enemy} only about {percent}% of the time"),
                )
            case given.LordAtStake():
                return Wording(
                    hurts=self.tr("your {lord} (ransom {ransom}) becomes a captive about {percent}% of the time")
                )
            case given.CheapLoss():
                return Wording(
                    helps=self.tr("if you lose, the captive is your {lord}, whose ransom of {ransom} is the lowest")
                )
            case given.RestsNext():
                return Wording(
                    helps=self.tr("keeps your {lord} in hand for the next war"),
                    hurts=self.tr("your {lord} misses the next war, even after a victory"),
                )
            case given.SpareTokens():
                return Wording(helps=self.tr("your {lord}'s largest army leaves {spare} for treasury and church"))
            case given.Army():
                return Wording(
                    helps=self.tr("{troops}, arms {arms}: the die has power on {hits} of its 6 faces"),
                    hurts=self.tr("{troops}, arms {arms}: the die has power on only {hits} of its 6 faces"),
                )
            case given.Treasury():
                return Wording(helps=self.tr("gains {assets} for {tokens} in the treasury"))
            case given.IdleTokens():
                return Wording(hurts=self.tr("leaves {tokens} unused, worth {assets} in the treasury"))
            case given.Church():
                return Wording(
                    helps=self.tr("ahead in the church, {tokens} to {others}: wins equal cards"),
                    hurts=self.tr("behind in the church, {tokens} to {others}: loses equal cards"),
                )
            case given.ChurchOpen():
                return Wording(helps=self.tr("{tokens} in the church may win equal cards"))
            case given.SkillChance() | given.SkillCost() | given.SkillUses() | given.NoSkillNow():
                return self._of_skills(reason)
            case given.ComesHome():
                return Wording(helps=self.tr("brings your {lord} home free of charge"))
            case given.MayComeHome() | given.GivesUpCaptive() | given.RansomRuins() | given.RansomRuinsThem():
                return self._of_captives(reason)
            case (
                given.DealBringsLord()
                | given.DealFreesTheirs()
                | given.DealAssets()
                | given.TheyWouldDecline()
                | given.Declines()
                | given.NoRequest()
            ):
                return self._of_deals(reason)
            case (
                given.MayHit()
                | given.MaySuffer()
                | given.CardOdds()
                | given.LosesTo()
                | given.KeepsCard()
                | given.SpendsCard()
            ):
                return self._of_cards(reason)
        assert_never(reason)

    def _of_skills(self, reason: given.SkillChance | given.SkillCost | given.SkillUses | given.NoSkillNow) -> Wording:
        match reason:
            case given.SkillChance(uses=True):
                return Wording(
                    helps=self.tr("using {skill} now raises your chance in this war from {without}% to {percent}%"),
                    hurts=self.tr(
                        "using {skill} now does not raise your chance in this war: "
                        "{percent}% with it, {without}% without"
                    ),
                )
            case given.SkillChance():
                return Wording(
                    helps=self.tr(
                        "using {skill} now would not raise your chance in this war: "
                        "{percent}% with it, {without}% without"
                    ),
                    hurts=self.tr("without {skill} now, your chance in this war is {without}% instead of {percent}%"),
                )
            case given.SkillCost():
                return Wording(
                    helps=self.tr("keeps {assets} that {skill} would cost"), hurts=self.tr("{skill} costs {assets}")
                )
            case given.SkillUses():
                return Wording(
                    helps=self.tr("keeps the last use of {skill} in this war"),
                    hurts=self.tr("spends the last use of {skill} in this war"),
                )
            case given.NoSkillNow():
                return Wording(helps=self.tr("the rules don't allow a skill this time"))
        assert_never(reason)

    def _of_captives(
        self, reason: given.MayComeHome | given.GivesUpCaptive | given.RansomRuins | given.RansomRuinsThem
    ) -> Wording:
        """A captive on the table, before the cards (without a chance) or with one of them."""
        match reason:
            case given.MayComeHome(percent=0):
                return Wording(
                    helps=self.tr("may bring your {lord} home for {assets}"),
                    hurts=self.tr("may make you pay {assets} for your {lord}"),
                )
            case given.MayComeHome():
                return Wording(
                    helps=self.tr("{percent}% of the time your {lord} comes home for {assets}"),
                    hurts=self.tr("{percent}% of the time you must pay {assets} for your {lord}"),
                )
            case given.GivesUpCaptive(percent=0):
                return Wording(
                    helps=self.tr("may bring you {assets} for their {lord}"),
                    hurts=self.tr("may give them their {lord} back for {assets}"),
                )
            case given.GivesUpCaptive():
                return Wording(
                    helps=self.tr("{percent}% of the time you get {assets} for their {lord}"),
                    hurts=self.tr("{percent}% of the time they get their {lord} back for {assets}"),
                )
            case given.RansomRuins(percent=0):
                return Wording(hurts=self.tr("the ransom of {assets} for your {lord} would ruin you"))
            case given.RansomRuins():
                return Wording(hurts=self.tr("{percent}% of the time the ransom of {assets} ruins you"))
            case given.RansomRuinsThem(percent=0):
                return Wording(helps=self.tr("the ransom of {assets} for their {lord} would ruin them"))
            case given.RansomRuinsThem():
                return Wording(helps=self.tr("{percent}% of the time the ransom of {assets} ruins them"))
        assert_never(reason)

    def _of_deals(
        self,
        reason: given.DealBringsLord
        | given.DealFreesTheirs
        | given.DealAssets
        | given.TheyWouldDecline
        | given.Declines
        | given.NoRequest,
    ) -> Wording:
        match reason:
            case given.DealBringsLord():
                return Wording(helps=self.tr("brings your {lord} home"))
            case given.DealFreesTheirs():
                return Wording(hurts=self.tr("gives them their {lord} back"))
            case given.DealAssets():
                return Wording(helps=self.tr("earns {assets}"), hurts=self.tr("costs {assets}"))
            case given.TheyWouldDecline():
                return Wording(hurts=self.tr("it would hurt them, so they would decline"))
            case given.Declines():
                return Wording(
                    helps=self.tr("declines a deal that would harm you"),
                    hurts=self.tr("declines a deal that would help you"),
                )
            case given.NoRequest(choice=False):
                return Wording(helps=self.tr("there's nothing you could ask for"))
            case given.NoRequest():
                return Wording(
                    helps=self.tr("no request is better than passing"),
                    hurts=self.tr("another request may be better than passing"),
                )
        assert_never(reason)

    def _of_cards(
        self,
        reason: given.MayHit | given.MaySuffer | given.CardOdds | given.LosesTo | given.KeepsCard | given.SpendsCard,
    ) -> Wording:
        match reason:
            case given.MayHit(ruins=True):
                return Wording(helps=self.tr("{percent}% of the time card {card} ruins them"))
            case given.MayHit():
                return Wording(helps=self.tr("{percent}% of the time card {card} costs them {loss}"))
            case given.MaySuffer(ruin=0):
                return Wording(hurts=self.tr("{percent}% of the time their card beats yours"))
            case given.MaySuffer():
                return Wording(hurts=self.tr("{ruin}% of the time their card ruins you"))
            case given.CardOdds():
                return Wording(
                    helps=self.tr("of their {of}, card {card} beats {wins} and loses to {losses}"),
                    hurts=self.tr("of their {of}, card {card} beats only {wins} and loses to {losses}"),
                )
            case given.LosesTo():
                return Wording(hurts=self.tr("their card {card} would beat it and cost you {loss}"))
            case given.KeepsCard():
                return Wording(helps=self.tr("keeps card {card}, which beats {wins} of their {of}"))
            case given.SpendsCard():
                return Wording(
                    helps=self.tr("your other cards do more than card {card} in a round without a captive"),
                    hurts=self.tr("card {card} does more than your other cards in a round without a captive"),
                )
        assert_never(reason)

    def in_words(self, reason: Reason, names: Sequence[str]) -> Mapping[str, object]:  # sides, no seats
        return self._words(reason.facts) | self._loss(reason)

    def _loss(self, reason: Reason) -> dict[str, str]:
        """Return the loss by a negotiation card."""
        if isinstance(reason, given.MayHit | given.LosesTo):
            return {"loss": LABELS.loss(reason.tokens, reason.assets)}
        return {}

    def _words(self, facts: Mapping[str, Fact]) -> dict[str, object]:
        words: dict[str, object] = dict(facts)
        for fact, value in facts.items():
            match fact:
                case "lord":
                    words[fact] = LABELS.rank(str(value))
                case "enemy":
                    words[fact] = self._enemy(str(value))
                case "skill":
                    words[fact] = LABELS.skill(str(value))
                case "assets":
                    words[fact] = LABELS.assets(int(value))
                case "troops":
                    words[fact] = LABELS.troops(int(value))
                case "spare":
                    words[fact] = LABELS.tokens(int(value))
                case "tokens" if "others" not in facts:
                    words[fact] = LABELS.tokens(int(value))
                case "of":
                    words[fact] = self.tr("%n card(s) left", "", int(value))
        return words

    def _enemy(self, rank: str) -> str:
        return self.tr("their {lord}").format(lord=LABELS.rank(rank)) if rank else self.tr("the enemy")

    def theme_name(self, theme: str) -> str:
        names: dict[given.Theme, str] = {
            "war": self.tr("winning a war"),
            "at stake": self.tr("lords at stake"),
            "next war": self.tr("lords for the next war"),
            "treasury": self.tr("the treasury"),
            "church": self.tr("the church"),
            "skill": self.tr("when to use a skill"),
            "home": self.tr("bringing captives home"),
            "captives": self.tr("captives held"),
            "ransom": self.tr("ransoms"),
            "deal": self.tr("what a deal is worth"),
            "answer": self.tr("accepting or declining"),
            "request": self.tr("what to ask for"),
            "duel": self.tr("duels of cards"),
            "later cards": self.tr("cards for other rounds"),
        }
        return next((words for name, words in names.items() if name == theme), "")

    def nudge(self, nudge: Nudge) -> str:
        sentences = self._nudges_of_war() | self._nudges_of_peace()
        return fill(sentences[nudge.kind], self._words(nudge.facts))

    def _nudges_of_war(self) -> dict[str, str]:
        return {
            "look-at-lords": self.tr("Which lord can win this war, and which can you afford to lose?"),
            "look-at-their-lord": self.tr(
                "Their {lord} is in command: which of yours can beat it, and is this war worth that lord?"
            ),
            "look-at-medals": self.tr("One more medal can decide the game: what is this war worth to each side?"),
            "look-at-tokens": self.tr("Troops, arms, church, treasury: where would the next token change the most?"),
            "look-at-enemy": self.tr(
                "Their {lord} leads this army: what would it take to beat it, and is this war worth that?"
            ),
            "look-at-church": self.tr(
                "They have {tokens} in the church: will equal cards matter, and what is left for the war?"
            ),
            "look-at-assets": self.tr("You have only {assets}: what can this war, a skill or a ransom still cost you?"),
            "look-at-skill": self.tr("{skill} costs {assets}: is this round worth it?"),
            "look-at-last-use": self.tr("{skill} can be used once more in this war: now, or in a later round?"),
            "no-skill-now": self.tr("Look at the skill: do you have a choice at all in this round?"),
        }

    def _nudges_of_peace(self) -> dict[str, str]:
        return {
            "look-at-captives": self.tr("Look at the captives: whose return would make a difference?"),
            "look-at-their-captives": self.tr("You hold captives: are they worth more in your hands, or in assets?"),
            "look-at-ransoms": self.tr("Compare the ransoms with the assets of both sides: who could be ruined?"),
            "nothing-to-request": self.tr("Look at the captives: is there anything to ask for now?"),
            "look-at-deal": self.tr("Who gains more from this deal?"),
            "look-at-table": self.tr(
                "A captive is on the table: which card could win, and is that card worth more in another round?"
            ),
            "look-at-cards": self.tr(
                "Of the cards they have left, which would hurt you most, and which of yours beats it?"
            ),
            "look-at-ruin": self.tr("The cards left could ruin a side: which of them must be beaten?"),
            "any-order": self.tr("No captives, no ruin in sight: all cards will be played, so does the order matter?"),
            "look-at-captive-to-free": self.tr("Which captive do you miss most?"),
        }


REASONS: Final = CrownTakerReasons()
