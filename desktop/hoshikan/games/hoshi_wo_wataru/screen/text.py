"""The words of 星を渡る, through Qt Linguist: choices, what is asked, refusals, reasons of hints, sums, scores and the
end; log lines and labels have modules of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, assert_never, cast

from hoshikan.engine import Event, ScoreLine
from hoshikan.engine.errors import Fact
from hoshikan.engine.game import Option
from hoshikan.engine.sums import Sum, Term
from hoshikan.engine.tutor import Nudge, Reason
from hoshikan.games.hoshi_wo_wataru.rules.actions import ACTION_BY_TEXT, DUMMY, OBJECTIVE, POOL, REVEAL, SET, SHIFT
from hoshikan.games.hoshi_wo_wataru.rules.components import OBJECTIVES, SEASONS
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView
from hoshikan.games.hoshi_wo_wataru.screen.cover import COVER
from hoshikan.games.hoshi_wo_wataru.screen.events import LOG
from hoshikan.games.hoshi_wo_wataru.screen.labels import CARDS, LABELS
from hoshikan.games.hoshi_wo_wataru.teaching import reasons as given
from hoshikan.games.hoshi_wo_wataru.teaching import sums
from hoshikan.ui.kit.look.words import fill, listed, percent, together
from hoshikan.ui.text.gametext import GameText, Heading, Problems, ReasonWords, SumWords, Wording


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


class HoshiProblems(Problems):
    """For the language now installed."""

    def sentences(self) -> dict[str, str]:
        return self._steps() | self._set_up() | self._positions()

    def in_words(self, facts: Mapping[str, Fact]) -> dict[str, Fact]:
        words = dict(facts)
        if "objective" in facts:
            words["objective"] = CARDS.named(facts["objective"])
        return words

    def _steps(self) -> dict[str, str]:
        return {
            "objective-asked": self.tr("First choose which of your two objectives to keep."),
            "reveal-asked": self.tr("The constellations of the year are laid out first."),
            "card-to-set-asked": self.tr("Cards are being set face down; nothing has been lost yet."),
            "lost-card-asked": self.tr("Now decide about your lost card: pool it, shift it or keep it."),
            "objective-not-dealt": self.tr("{objective} is not one of your two objectives."),
            "constellation-seen-before": self.tr("Constellation {constellation} is no longer in the deck."),
            "no-dummy-in-hand": self.tr("You have no dummy in your hand."),
            "card-not-in-hand": self.tr("You have no {card} in your hand."),
            "other-card-first": self.tr("The highest lost card comes first: decide about the {due} before the {card}."),
            "nothing-after-last-slot": self.tr(
                "Slot {slot} is the last of the year: the {card} can only be pooled or kept."
            ),
        }

    def _set_up(self) -> dict[str, str]:
        return {
            "bad-markers": self.tr("The markers must be the numbers 1 to {players}, each once."),
            "not-two-objectives": self.tr("Every player is dealt two objectives, not {given}."),
            "bad-objective": self.tr("“{id}” is not an objective, or is dealt twice."),
            "number-twice": self.tr("Two constellations have the circled number {number}; each must have its own."),
            "bad-objective-id": self.tr("“{id}” is not one of the nine objectives, or appears twice."),
            "no-such-constellation": self.tr("The objective names “{id}”, which is not a constellation of this file."),
        }

    def _positions(self) -> dict[str, str]:
        return {
            "dummy-out-of-place": self.tr("Dummies can only be in hands and slots ({rule})."),
            "cards-do-not-add-up": self.tr("Player {seat}'s cards are not a full set of 15 ({rule})."),
            "kept-not-in-hand": self.tr("Cards that player {seat} kept this year are not in hand ({rule})."),
            "too-many-dummies": self.tr("Dummies in all: {dummies}."),
            "too-much-stardust": self.tr("Tiles of stardust in all: {tiles}."),
            "constellation-twice": self.tr("A constellation is in two places, or not where its slot was won."),
            "too-many-won": self.tr(
                "So far at most {most} constellations can have been won, not {won}: set a later year first ({rule})."
            ),
            "no-constellation-left": self.tr("No constellation is left for the empty place ({rule})."),
            "supernova-not-won": self.tr("A supernova goes to three constellations of its season ({rule})."),
            "phase-does-not-fit": self.tr("What is there doesn't belong in this part of the year."),
        }


PROBLEMS: Final = HoshiProblems()


class HoshiSums(SumWords[HoshiView]):
    """One sum at a time, for the language now installed."""

    def at(self, key: str, view: HoshiView, seat: int | None) -> Sequence[Sum]:
        return sums.shown(key, view, seat)

    def of_event(self, event: Event, before: HoshiView, after: HoshiView) -> Sequence[Sum]:
        return sums.of_event(event, before, after)

    def heading(self, found: Sum, view: HoshiView, names: Sequence[str]) -> str:  # names say it all
        quantity, total = cast("sums.HoshiQuantity", found.quantity), found.total
        name = names[quantity.seat]
        match quantity:
            case sums.Bid(slot=slot):
                return self.tr("{name}, bid in slot {slot}: {bid}").format(name=name, slot=slot + 1, bid=total)
            case sums.NextBid(slot=slot, cards=cards):
                sentence = self.tr("{name}, bid in slot {slot} with the {card} shifted there: {bid}")
                return sentence.format(name=name, slot=slot + 1, card=cards[-1], bid=total)
            case sums.PooledStars():
                return self.tr("{name}, pool: ★{stars}").format(name=name, stars=total)
            case sums.Light():
                return self.tr("{name} has ★{stars}").format(name=name, stars=total)
            case sums.Need():
                return self.tr("{name} needs ★{stars}").format(name=name, stars=total)
            case sums.Dummies():
                return self.tr("{name}, dummies: {count}").format(name=name, count=total)
            case sums.Points():
                return self.tr("{name}: {points}").format(name=name, points=LABELS.points(total))
        assert_never(quantity)

    def term(self, term: Term, view: HoshiView, names: Sequence[str]) -> str:  # none needs them
        known = cast("sums.HoshiTerm", term)
        match known:
            case sums.CardNumber(card=0):
                return self.tr("a dummy")
            case sums.CardNumber():
                return self.tr("number on the card")
            case sums.CardStars(card=card):
                return self.tr("★ on the {card}").format(card=card)
            case sums.FromPool():
                return self.tr("★ in the pool")
            case sums.FromStardust(tiles=tiles):
                return self.tr("★ on %n stardust tile(s)", "", tiles)
            case sums.NeededStars(constellation=number):
                return CARDS.constellation(view, number)
            case sums.HandSize():
                return self.tr("cards that a hand is filled up to")
            case sums.InHand():
                return self.tr("in hand already")
            case sums.Lacking():
                return self.tr("missing in the supply")
        assert_never(known)


SUMS: Final = HoshiSums()


class HoshiText(GameText[HoshiView]):
    """All sentences of the game."""

    cover = COVER
    problems = PROBLEMS
    reasons = REASONS
    sums = SUMS

    def option(self, option: Option) -> tuple[str, str]:
        return {
            "last_slot_double": (
                self.tr("Two in the last slot"),
                self.tr("The last slot of a year holds two constellations, so all 25 appear. Good for four players."),
            ),
            "supernova": (
                self.tr("Supernovas"),
                self.tr("The first to win a third constellation of a season takes a card worth 3 zs."),
            ),
            "dummy_at_four": (
                self.tr("A dummy at four"),
                self.tr("Players with four cards or fewer take one more dummy than they need."),
            ),
        }[option.id]

    def option_source(self, option: Option) -> str:
        sentence = {
            "last_slot_double": self.tr(
                "The author's test version plays with “{off}”; “{on}” follows the published edition."
            ),
            "supernova": self.tr(
                "The author's test version lists these cards without a rule, so “{on}” is our assumption."
            ),
            "dummy_at_four": self.tr(
                "The author's test version plays with “{on}”; the number of dummies and “{off}” are our assumptions."
            ),
        }[option.id]
        return sentence.format(on=self.option_value(option, True), off=self.option_value(option, False))

    # What can be done and is asked

    def action(self, notation: str, view: HoshiView) -> str:
        action = ACTION_BY_TEXT[notation]
        kind, value = action.kind, action.value
        if kind == OBJECTIVE:
            name, scores = CARDS.objective(view, OBJECTIVES[value])
            return self.tr("Keep the objective {name}: {scores}").format(name=name, scores=scores)
        if kind == REVEAL:
            return self.tr("Reveal {constellation}").format(constellation=CARDS.constellation(view, value))
        slot = view.slot
        if kind == SET:
            card = self.tr("a dummy") if value == DUMMY else str(value)
            names = self._slot_names(view, slot)
            return self.tr("Set {card} in slot {slot}, for {constellation}").format(
                card=card, slot=slot + 1, constellation=names
            )
        if kind == POOL:
            stars = view.box.stars_on(value)
            return self.tr("Pool the {card} for ★{stars}").format(card=value, stars=stars)
        if kind == SHIFT:
            if slot + 1 >= SLOTS:
                return self.tr("Shift the {card} on").format(card=value)
            return self.tr("Shift the {card} to slot {slot}, for {constellation}").format(
                card=value, slot=slot + 2, constellation=self._slot_names(view, slot + 1)
            )
        return self.tr("Keep the {card} for a later year").format(card=value)

    def hidden(self, kind: str, place: int, view: HoshiView) -> str:
        if kind == "card":
            return LABELS.slot(place)
        return self.tr("Objective") if kind == "objective" else super().hidden(kind, place, view)

    def hidden_value(self, kind: str, place: int, value: str, view: HoshiView) -> str:
        if kind == "card":
            return CARDS.bid_card(int(value))
        if kind == "objective":
            return CARDS.name(view.objective(value))
        return super().hidden_value(kind, place, value, view)

    def _slot_names(self, view: HoshiView, slot: int) -> str:
        return listed(CARDS.constellation(view, number) for number in view.slots[slot])

    def stage(self, view: HoshiView) -> str:
        return LABELS.year(view.year)

    def expectation(self, view: HoshiView, seat: int, names: Sequence[str]) -> str:
        facts: dict[str, Fact] = {"name": names[seat], "slot": view.slot + 1}
        if view.to_move != seat:
            return self.waiting(seat, names)
        if view.phase == "objectives":
            sentence = self.tr("{name}: choose which objective to keep")
        elif view.phase == "setting":
            sentence = self.tr("{name}: set a card face down for slot {slot}")
        else:
            facts["card"] = view.due(seat)
            last = view.slot + 1 == SLOTS
            sentence = (
                self.tr("{name}: pool the lost {card} or keep it")
                if last
                else self.tr("{name}: pool the lost {card}, shift it or keep it")
            )
        return fill(sentence, facts)

    def log(self, event: Event, view: HoshiView, names: Sequence[str]) -> str:
        return LOG.line(event, view, names)

    # How much, and the end

    def counted(self, points: int) -> str:
        return self.tr("%n zs", "points", points)

    def score_line(self, line: ScoreLine) -> str:
        facts = line.facts
        if line.kind == "supernova":
            return self.tr("supernova ({season})").format(season=CARDS.season(facts["season"]))
        if line.kind == "objective":
            return self.tr("objective {name}").format(name=CARDS.named(facts["objective"]))
        name = CARDS.named(facts["constellation"])
        if line.kind == "turned-over":
            return self.tr("{name} ({number}), turned over").format(name=name, number=facts["number"])
        return self.tr("{name} ({number})").format(name=name, number=facts["number"])

    def heading(self, line: ScoreLine) -> Heading:
        return {
            "constellation": Heading(0, self.tr("constellations")),
            "turned-over": Heading(1, self.tr("turned over, too few ★"), "lost"),
            "supernova": Heading(2, self.tr("supernovas")),
            "objective": Heading(3, self.tr("objectives"), "revealed"),
        }[line.kind]

    def why_over(self, end: str) -> str:
        return {"five-years": self.tr("Five years are over")}.get(end, "")

    def why_lost(self, view: HoshiView, seat: int) -> str:
        lost = [view.constellation(number) for number in view.turned[seat]]
        if not lost:
            return ""
        return self.tr("★{missing} short: {constellations} ({points}) went out").format(
            missing=view.need[seat] - view.have[seat],
            constellations=listed(CARDS.name(one) for one in lost),
            points=self.counted(sum(one.points for one in lost)),
        )

    def tally(self, view: HoshiView) -> Sequence[tuple[str, Sequence[int]]]:
        return ((self.tr("★", "stars had"), view.have), (self.tr("★ needed"), view.need))


TEXT: Final = HoshiText()
