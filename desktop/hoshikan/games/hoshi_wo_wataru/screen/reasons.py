"""The words of the hints of 星を渡る: how each kind of reason helps and how it hurts, its themes and the nudges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, assert_never

from hoshikan.engine.errors import Fact
from hoshikan.engine.tutor import Nudge, Reason
from hoshikan.games.hoshi_wo_wataru.rules.components import SEASONS
from hoshikan.games.hoshi_wo_wataru.screen.labels import CARDS, LABELS
from hoshikan.games.hoshi_wo_wataru.teaching import reasons as given
from hoshikan.ui.kit.look.words import fill, percent, together
from hoshikan.ui.text.gametext import ReasonWords, Wording


class HoshiReasons(ReasonWords):
    """One reason at a time, for the language now installed."""

    kinds = given.KINDS

    def sentences(self, reason: Reason) -> Wording:  # noqa: C901  # one case for each kind
        assert isinstance(reason, given.HoshiReason)
        match reason:
            case given.Promises():
                return Wording(helps=self.tr("brings about {points} on average"))
            case given.Wins():
                return Wording(helps=self.tr("{chance} likely to win {prizes} ({points})"))
            case given.ObjectiveGains(seasons=0):
                return Wording(helps=self.tr("if it wins, adds {points} for the objective {objective}"))
            case given.ObjectiveGains():
                return Wording(
                    helps=self.tr("if it wins, you have {seasons} of {all} seasons for the objective {objective}")
                )
            case given.NeedsStars():
                return Wording(hurts=self.tr("with {prizes} you need ★{need}, and you have ★{have}"))
            case given.NearSupernova():
                return Wording(helps=self.tr("if it wins, you have {count} of three for the supernova ({season})"))
            case given.TiesWon():
                return Wording(helps=self.tr("{rivals} may set the same card: with marker 1, you win that tie"))
            case given.UsesCard() | given.Overbids():
                return self._using(reason)
            case given.StarsIfLost():
                return Wording(helps=self.tr("if it loses ({chance}), you may pool it for ★{stars}"))
            case given.MissedElsewhere():
                return Wording(hurts=self.tr("the {card} could win {prizes} in slot {slot} instead ({chance})"))
            case given.PoolsStars(need=need, have=have, stars=stars) if need > have - stars:
                return Wording(helps=self.tr("adds ★{stars}: then you have ★{have} for the ★{need} you need"))
            case given.PoolsStars():
                return Wording(helps=self.tr("adds ★{stars} for constellations still to come: then you have ★{have}"))
            case given.StarsToSpare():
                return Wording(hurts=self.tr("you have ★{have} already, and need ★{need} so far"))
            case given.SpoilsThrift():
                return Wording(hurts=self.tr("leaves ★{spare} over: too many for {objective}, which is worth {points}"))
            case given.TakesMarker():
                return Wording(helps=self.tr("★{stars} in your pool, the most of all: as it is, marker 1 next year"))
            case given.BackInHand() | given.FillsHand() | given.TooLate():
                return self._keeping(reason)
            case given.RaisesBid() | given.ThreeCards() | given.DecidedAnew():
                return self._shifting(reason)
        assert_never(reason)

    def _using(self, reason: given.UsesCard | given.Overbids) -> Wording:
        match reason:
            case given.UsesCard(card=0):
                return Wording(helps=self.tr("a dummy: none of your cards is used up here"))
            case given.UsesCard(wins=False):
                return Wording(hurts=self.tr("once pooled, the {card} can't bid in a later year"))
            case given.UsesCard(strong=0):
                return Wording(hurts=self.tr("if it wins, your last card of {first} or more is gone"))
            case given.UsesCard(strong=strong):
                left = self.tr("if it wins, the {card} is gone and you have %n card(s) of {first} or more", "", strong)
                return Wording(hurts=left)
            case given.Overbids():
                return Wording(hurts=self.tr("the {lower} would be as likely to win"))
        assert_never(reason)

    def _keeping(self, reason: given.BackInHand | given.FillsHand | given.TooLate) -> Wording:
        match reason:
            case given.BackInHand(years=0):
                return Wording(hurts=self.tr("if you win there, {all} are used up"))
            case given.BackInHand(years=years):
                return Wording(helps=self.tr("the {card} can still be used for %n more year(s)", "", years))
            case given.FillsHand(cards=cards):
                return Wording(helps=self.tr("%n card(s) in your hand then: one dummy fewer next year", "", cards))
            case given.TooLate():
                return Wording(hurts=self.tr("in the last year, a card in the hand is worth nothing"))
        assert_never(reason)

    def _shifting(self, reason: given.RaisesBid | given.ThreeCards | given.DecidedAnew) -> Wording:
        match reason:
            case given.RaisesBid():
                return Wording(
                    helps=self.tr(
                        "bids {bid} instead of {before} in slot {slot}: {chance} likely to win {prizes}, not"
                        " {chance_before}"
                    )
                )
            case given.ThreeCards(cards=cards):
                return Wording(
                    helps=self.tr("winning there with %n card(s) brings stardust, worth ★{stars}", "", cards)
                )
            case given.DecidedAnew(years=0):
                return Wording(helps=self.tr("if it loses in slot {slot} too, it can still be pooled"))
            case given.DecidedAnew():
                return Wording(helps=self.tr("if it loses in slot {slot} too, it can still be pooled or kept"))
        assert_never(reason)

    def in_words(self, reason: Reason, names: Sequence[str]) -> Mapping[str, object]:
        facts = _named(reason.facts)
        match reason:
            case given.ObjectiveGains():
                facts["all"] = len(SEASONS)
            case given.UsesCard():
                facts["first"] = given.STRONG
            case given.BackInHand(card=card, others=others):
                shifted = [*others.split("/"), str(card)] if others else [str(card)]
                facts["all"] = together(sorted(shifted, key=int))
            case given.TiesWon(rivals=rivals):
                facts["rivals"] = self.tr("%n other(s)", "players", rivals)
        return facts

    def theme_name(self, theme: str) -> str:
        names: dict[given.Theme, str] = {
            "objective": self.tr("the objective"),
            "winning": self.tr("winning constellations"),
            "needed stars": self.tr("the \u2605 that are needed"),
            "supernova": self.tr("the supernova"),
            "equal cards": self.tr("equal cards"),
            "sparing cards": self.tr("saving cards"),
            "stars for the pool": self.tr("\u2605 for the pool"),
            "right slot": self.tr("the right slot"),
            "marker": self.tr("the marker"),
            "cards for next year": self.tr("cards for next year"),
            "last year": self.tr("the last year"),
            "raising a bid": self.tr("raising a bid"),
            "stardust": self.tr("stardust"),
            "another chance": self.tr("another chance"),
        }
        return next((words for name, words in names.items() if name == theme), "")

    def nudge(self, nudge: Nudge) -> str:
        sentence = self._at_slot(nudge.kind) or self._at_lost_card(nudge)
        return fill(sentence, _named(nudge.facts))

    def _at_slot(self, kind: str) -> str:
        return {
            "look-at-objectives": self.tr("Which of the two objectives fits more constellations?"),
            "look-at-slot": self.tr("Look at slot {slot}: how much would you give to win {prizes}?"),
            "look-at-lost-slot": self.tr(
                "In slot {slot}, none of your cards is likely to win {prizes}: which one would you rather lose there?"
            ),
            "look-at-sure-win": self.tr(
                "Several of your cards are sure to win slot {slot}: would you spend one on {prizes}, and which?"
            ),
            "look-at-goal": self.tr("Winning {prizes} in slot {slot} helps your objective: how high would you go?"),
            "look-at-light": self.tr(
                "You have ★{have}, but need ★{need}, and with {prizes} ★{stars} more: win slot {slot}, or lose there"
                " for more ★?"
            ),
            "look-at-ties": self.tr(
                "You have marker 1, so equal numbers win for you: is {prizes} in slot {slot} worth a strong card?"
            ),
            "look-at-later-slots": self.tr(
                "Slot {slot} isn't the last one this year: where do you need your strong cards most?"
            ),
        }.get(kind, "")

    def _at_lost_card(self, nudge: Nudge) -> str:
        if nudge.kind == "look-at-hand":
            return self.tr(
                "%n card(s) in your hand: how many do you need next year?", "", int(nudge.facts.get("cards", 1))
            )
        if nudge.kind == "look-at-card":
            return self.tr(
                "What is the {card} best for: its ★, or a bid in the %n year(s) left?",
                "",
                int(nudge.facts.get("years", 1)),
            )
        return {
            "look-at-next-slot": self.tr(
                "With the {card}, you would bid {bid} instead of {before} in slot {slot}: worth it for {prizes}?"
            ),
            "look-at-stardust": self.tr(
                "Three of your cards could meet in slot {slot}: what would winning there bring, and what would it cost?"
            ),
            "look-at-marker": self.tr(
                "You have pooled ★{stars}, and the best of the others ★{most}: how much is marker 1 worth next year?"
            ),
            "look-at-stars": self.tr("You need ★{need} and have ★{have}: what are more ★ worth to you now?"),
            "look-at-last-card": self.tr("Nothing comes after this slot: can the {card} still change your score?"),
        }[nudge.kind]


def _named(facts: Mapping[str, Fact]) -> dict[str, object]:
    """Facts as they are called at the table."""
    words: dict[str, object] = dict(facts)
    for name, value in facts.items():
        match name:
            case "prizes":
                words[name] = together(CARDS.named(one) for one in str(value).split("/"))
            case "objective":
                words[name] = CARDS.named(value)
            case "season":
                words[name] = CARDS.season(value)
            case "points":
                words[name] = LABELS.points(int(value))
            case "chance" | "chance_before":
                words[name] = percent(int(value) / 100)
    return words


REASONS: Final = HoshiReasons()
