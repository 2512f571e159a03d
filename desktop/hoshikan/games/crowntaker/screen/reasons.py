"""The words of CrownTaker's hints: one short phrase for each kind of feature and nudge of `teaching`."""

from __future__ import annotations

from collections.abc import Sequence

from hoshikan.engine.errors import Fact
from hoshikan.engine.tutor import Feature, Nudge
from hoshikan.games.crowntaker.screen.labels import LABELS
from hoshikan.ui.look.words import Words, fill


class CrownTakerReasons(Words):
    """One phrase at a time, for the language now installed."""

    def feature(self, feature: Feature, _: Sequence[str]) -> str:
        """A reason such as "the Duke wins this war in about 62 %"."""
        phrases = self._of_war(feature) | self._of_captives() | self._of_deals() | self._of_cards()
        return fill(phrases[feature.kind], self._in_words(feature.facts))

    def nudge(self, nudge: Nudge) -> str:
        """The first step of a hint."""
        sentences = {
            "look-at-lords": self.tr("Which lord can win this war, and which can you afford to lose?"),
            "look-at-enemy": self.tr(
                "The enemy's {lord} leads this army: what would it take to beat it, and is this war worth that?"
            ),
            "look-at-tokens": self.tr("Troops, arms, church, treasury: where would the next token change the most?"),
            "look-at-skill": self.tr("{skill} costs {asset_count}: is this round worth it?"),
            "look-at-captives": self.tr("Look at the captives: whose return would change something?"),
            "look-at-deal": self.tr("Who gains more from this deal?"),
            "look-at-table": self.tr(
                "A captive is on the table: which card could win, and is it worth more in another round?"
            ),
            "look-at-cards": self.tr(
                "Of the cards they have left, which would hurt you most, and which of yours beats it?"
            ),
            "look-at-captive-to-free": self.tr("Which captive do you miss most?"),
        }
        return fill(sentences[nudge.kind], self._in_words(nudge.facts))

    def theme(self, kind: str) -> str:
        """What a kind of feature is about, without telling a move; several kinds may be about the same."""
        kinds = {
            "war-chance army": self.tr("winning a war"),
            "lord-at-stake": self.tr("lords at stake"),
            "treasury idle-tokens spare-tokens": self.tr("the treasury"),
            "church-leads church-behind church-open": self.tr("the church"),
            "pays-skill saves-skill no-skill-now skill-uses": self.tr("when to use a skill"),
            "comes-home may-come-home": self.tr("bringing captives home"),
            "ransom-costs ransom-ruins ransom-comes ransom-ruins-them": self.tr("ransoms"),
            "gives-up-captive captives-held": self.tr("captives held"),
            "deal-brings-lord deal-frees-theirs deal-pays deal-earns they-would-decline": self.tr(
                "what a deal is worth"
            ),
            "refuses-loss forgoes-gain": self.tr("accepting or declining"),
            "no-request-pays better-request": self.tr("what to ask for"),
            "may-hit may-suffer card-odds loses-to": self.tr("duels of cards"),
            "spends-card spares-card keeps-card order-is-open": self.tr("cards for other rounds"),
            "rests-next keeps-lord": self.tr("lords for the next war"),
        }
        return next((name for told, name in kinds.items() if kind in told.split()), "")

    def _of_war(self, feature: Feature) -> dict[str, str]:
        facts = feature.facts
        if "enemy" in facts:
            chance = self.tr("the {lord} beats the {enemy} about {percent}% of the time")
        else:
            chance = self.tr("the {lord} wins this war about {percent}% of the time")
        return {
            "war-chance": chance,
            "lord-at-stake": self.tr("the {lord} (ransom {ransom}) becomes a captive about {percent}% of the time"),
            "treasury": self.tr("gains {asset_count} for {token_count} in the treasury"),
            "idle-tokens": self.tr("leaves {token_count} unused, worth {asset_count} in the treasury"),
            "church-leads": self.tr("ahead in the church, {tokens} to {others}: wins equal cards"),
            "church-behind": self.tr("behind in the church, {tokens} to {others}: loses equal cards"),
            "church-open": self.tr("{token_count} in the church, which the other side can still answer"),
            "pays-skill": self.tr("{skill} costs {asset_count}"),
            "saves-skill": self.tr("keeps {asset_count} that {skill} would cost"),
            "army": self.tr("{troop_count}, arms {arms}: a die has power on {hits} of its 6 faces"),
            "spare-tokens": self.tr("the {lord}'s largest army leaves {spare_count} for treasury and church"),
            "rests-next": self.tr("the {lord} misses the next war after a victory"),
            "keeps-lord": self.tr("the {lord} stays in hand for another war"),
            "skill-uses": self.tr(
                "{skill} can then be used %n more time(s) in this war", "", int(facts.get("left", 0))
            ),
            "no-skill-now": self.tr("the rules allow no skill this time"),
        }

    def _of_captives(self) -> dict[str, str]:
        return {
            "comes-home": self.tr("the {lord} comes home free of charge"),
            "may-come-home": self.tr("the {lord} comes home if your card wins ({percent}%)"),
            "ransom-costs": self.tr("the {lord}'s ransom costs {asset_count}"),
            "ransom-ruins": self.tr("the {lord}'s ransom of {asset_count} would ruin you"),
            "ransom-comes": self.tr("the {lord}'s ransom would bring {asset_count}"),
            "ransom-ruins-them": self.tr("the {lord}'s ransom of {asset_count} would ruin them"),
            "gives-up-captive": self.tr("the other side may get its {lord} back ({percent}%)"),
        }

    def _of_deals(self) -> dict[str, str]:
        return {
            "deal-brings-lord": self.tr("brings the {lord} home"),
            "deal-frees-theirs": self.tr("gives the other side its {lord} back"),
            "deal-pays": self.tr("costs {asset_count}"),
            "deal-earns": self.tr("earns {asset_count}"),
            "they-would-decline": self.tr("the other side would lose by it, and decline"),
            "refuses-loss": self.tr("the deal would harm you"),
            "forgoes-gain": self.tr("the deal would have helped you"),
            "no-request-pays": self.tr("no request promises more than a pass"),
            "captives-held": self.tr("captives: {own} of yours with them, {theirs} of theirs with you"),
            "better-request": self.tr("another request may be better than passing"),
        }

    def _of_cards(self) -> dict[str, str]:
        return {
            "may-hit": self.tr("card {card} hits the other side {percent}% of the time"),
            "may-suffer": self.tr("their card hits you {percent}% of the time"),
            "spends-card": self.tr("card {card} is then gone for the rounds to come"),
            "spares-card": self.tr("card {card} will be of little use later"),
            "card-odds": self.tr("of the cards they have left ({of}), card {card} beats {wins} and loses to {losses}"),
            "keeps-card": self.tr("keeps card {card}, which beats {wins} of the cards they have left ({of})"),
            "loses-to": self.tr("their card {card} would beat it and cost {loss}"),
            "order-is-open": self.tr("only what the cards themselves cost is at stake: any order will do"),
        }

    def _in_words(self, facts: dict[str, Fact]) -> dict[str, Fact]:
        words = dict(facts)
        for key, other in (("lord", 0), ("enemy", 1)):
            if key in facts:
                words[key] = LABELS.lord(int(facts["side"]) ^ other, str(facts[key]))
        if "skill" in facts:
            words["skill"] = LABELS.skill(str(facts["skill"]))
        words["loss"] = LABELS.loss(int(facts.get("tokens", 0)), int(facts.get("assets", 0)))
        if "assets" in facts:
            words["asset_count"] = LABELS.assets(int(facts["assets"]))
        if "tokens" in facts:
            words["token_count"] = LABELS.tokens(int(facts["tokens"]))
        if "spare" in facts:
            words["spare_count"] = LABELS.tokens(int(facts["spare"]))
        if "troops" in facts:
            words["troop_count"] = LABELS.troops(int(facts["troops"]))
        return words
