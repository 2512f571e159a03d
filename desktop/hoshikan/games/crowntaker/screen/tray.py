"""The tray where the player at the screen decides: lords, counters, requests, sums and cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from hoshikan.games.crowntaker.rules.setup import FREE_TALKS
from hoshikan.games.crowntaker.rules.view import CrownTakerView
from hoshikan.games.crowntaker.screen.arena import arena_pieces, shows_arena
from hoshikan.games.crowntaker.screen.draft import SPACES, Draft
from hoshikan.games.crowntaker.screen.faces import (
    CounterFace,
    HeadFace,
    PileFace,
    PlaceFace,
    SpeechFace,
    StepFace,
    SumFace,
    TileFace,
    TrayFace,
)
from hoshikan.games.crowntaker.screen.haggling import Opinion, opinion, speaker
from hoshikan.games.crowntaker.screen.labels import LABELS
from hoshikan.games.crowntaker.screen.layout import Layout
from hoshikan.games.crowntaker.screen.sides import CrownTakerSides
from hoshikan.games.crowntaker.screen.text import CrownTakerText
from hoshikan.geometry import Rect
from hoshikan.ui.board.table.model import Placement, TextFace, at
from hoshikan.ui.kit.look.portraits import Mood
from hoshikan.ui.kit.look.words import Words

_LETTERS: Final = MappingProxyType({"troops": "T", "arms": "A", "church": "C", "treasury": "Y"})
_MOODS: Final[Mapping[Opinion, Mood]] = MappingProxyType(
    {"ready": "calm", "mocked": "worried", "low": "worried", "dear": "worried", "fair": "calm", "good": "pleased"}
)
_LORD: Final = (190.0, 298.0)
_CARD: Final = (150.0, 210.0)
_THIRD: Final = (236.0, 240.0)


class CrownTakerTray(Words):
    """The pieces of the tray for one view; `decides` if the player at this screen chooses here."""

    def __init__(
        self,
        text: CrownTakerText,
        view: CrownTakerView,
        realms: CrownTakerSides,
        places: Layout,
        draft: Draft | None,
        legal: Sequence[str],
    ) -> None:
        self._text = text
        self._view = view
        self._realms = realms
        self._places = places
        self._draft = draft
        self._verbs = frozenset(
            " ".join(action.split(" ")[: 2 if action.startswith("propose") else 1]) for action in legal
        )
        self._legal = legal
        self._side = view.asked

    @property
    def large(self) -> frozenset[str]:
        """Keys of pieces that lie here rather than in a panel."""
        side, view = self._side, self._view
        if not self._legal:
            return frozenset()
        if view.step == "lord":
            return frozenset(f"lord:{side}:{rank}" for rank in view.lords[side])
        if view.step == "free":
            return frozenset(f"lord:{side}:{rank}" for rank in view.captives[side])
        if view.step == "cards":
            return frozenset(f"card:{side}:{card}" for card in view.cards[side])
        return frozenset()

    def pieces(self) -> Iterator[Placement]:
        places, step = self._places, self._view.step
        yield at(places.shelf, "shelf", "wood", z=-4)
        yield at(places.tray, "tray", "tray", TrayFace(bool(self._legal)), -3)
        if shows_arena(self._view, decides=bool(self._legal)):
            yield from arena_pieces(self._view, places)
            return
        if not self._legal:
            words = self._text.asks(self._view)
            yield at(
                places.tray_row(places.tray.height / 2 - 24, 48), "asks", "text", TextFace(words, "muted", "center")
            )
            return
        if step == "deploy":
            yield from self._deployment()
        elif step == "request":
            yield from self._requests()
        elif step == "answer":
            yield from self._answer()
        elif step == "skill":
            yield from self._skill()
        elif step == "cards":
            yield from self._cards()
        else:
            yield from self._lords(step)

    def _title(self, words: str) -> Placement:
        return at(self._places.tray_row(14, 40), "asks", "text", TextFace(words, "text", "center", bold=True))

    def _tile(
        self,
        place: Rect,
        verb: str,
        icon: str,
        words: str,
        short: str,
        more: str = "",
        usable: bool = True,
        brief: str | None = None,
    ) -> Placement:
        """`brief` is printed instead of `more`, which then is for the tool tip and the reader."""
        label = f"{words}: {more}" if more else words
        face = TileFace(icon, words, more if brief is None else brief, usable)
        return at(place, f"verb:{verb}", "tile", face, 3, label, short, more, "tray")

    def _lords(self, step: str) -> Iterator[Placement]:
        view, side = self._view, self._side
        if step == "free":
            yield self._title(self.tr("Which captive comes home?"))
            ranks = view.captives[side]
        else:
            yield self._title(self.tr("Who takes command?"))
            ranks = view.lords[side]
        for rank, place in zip(ranks, self._places.large(len(ranks), _LORD), strict=True):
            yield self._realms.lord(side, rank, place, 4, "tray")

    def _deployment(self) -> Iterator[Placement]:
        view, side, draft, places = self._view, self._side, self._draft, self._places
        assert draft is not None
        for index, space in enumerate(SPACES):
            now, most = draft.now[index], draft.most[index]
            word = LABELS.space(space)
            sentence = self.tr("{space}: {count} of {most}. {use}")
            label = sentence.format(space=word, count=now, most=most, use=LABELS.space_use(space))
            use = LABELS.space_short(space, view.numbers.per_token)
            face = CounterFace(space, word, use, now, most)
            yield at(places.counter(index), f"space:{space}", "counter", face, 3, label, _LETTERS[space], zone=space)
            for number in range(1, most + 1):
                words = self.tr("{space}: {tokens}").format(space=word, tokens=LABELS.tokens(number))
                state = "full" if number <= now else "open" if number - now <= draft.left else "far"
                place = PlaceFace(side, state)
                yield at(places.count(index, number), f"{space}:{number}", "place", place, 4, words, zone=space)
        words = self.tr("%n token(s) left to place", "", draft.left)
        yield at(places.pile, "pile", "pile", PileFace(side, draft.left, words), 3, words, "K", zone="lineup")
        gain = draft.now[3] * view.numbers.per_token
        remarks = [self.tr("treasury +{gain}").format(gain=gain)] if gain else []
        remarks += [self.tr("%n token(s) stay in hand", "", draft.left)] if draft.left else []
        more = self.tr(", ", "between two remarks").join(remarks)
        yield self._tile(places.seal, "lineup", "banner", self.tr("Deploy"), "D", more)

    def _skill(self) -> Iterator[Placement]:
        view = self._view
        lord = view.commanding(self._side)
        assert lord is not None
        yield self._title(self.tr("Use the skill in this round?"))
        use, keep, never = self._places.large(3, _THIRD)
        cost = LABELS.assets(lord.cost)
        words = self.tr("{skill} for {assets}").format(skill=LABELS.skill(lord.skill), assets=cost)
        does, brief = LABELS.skill_does(lord.skill), LABELS.skill_short(lord.skill)
        yield self._tile(use, "skill", "skill", words, "S", does, "skill" in self._verbs, brief)
        yield self._tile(keep, "no-skill", "dice", self.tr("No skill"), "N", self.tr("roll without it"))
        yield self._tile(never, "never", "pass", self.tr("Not in this war"), "W", self.tr("no more questions"))

    def _requests(self) -> Iterator[Placement]:
        release, sell = self.tr("assets for your captive's return"), self.tr("a captive you hold for assets")
        if FREE_TALKS in self._view.options:
            release = self.tr("assets for your captive's return; one you hold can be added")
            sell = self.tr("a captive you hold for assets; one of yours can be added")
        tiles = (
            (
                "demand",
                "demand",
                self.tr("Demand"),
                "D",
                self.tr("bring your captive to the table"),
                self.tr("your captive", "to be demanded"),
            ),
            (
                "propose swap",
                "swap",
                self.tr("Exchange"),
                "E",
                self.tr("a captive for a captive"),
                self.tr("one for one", "captives"),
            ),
            (
                "propose sell",
                "sell",
                self.tr("Release"),
                "S",
                sell,
                self.tr("for assets", "a captive is released"),
            ),
            (
                "offer",
                "offer",
                self.tr("Bring forward"),
                "T",
                self.tr("bring a captive you hold"),
                self.tr("one you hold", "to be brought to the table"),
            ),
            (
                "propose release",
                "release",
                self.tr("Ask for release"),
                "B",
                release,
                self.tr("yours, for assets", "a captive"),
            ),
            ("pass", "pass", LABELS.passing(), "P", self.tr("request nothing"), self.tr("for now", "to pass")),
        )
        for index, (verb, icon, words, short, more, brief) in enumerate(tiles):
            usable = verb in self._verbs
            yield self._tile(self._places.verb(index), verb.split(" ")[-1], icon, words, short, more, usable, brief)
        more = self.tr("pass for the rest of this negotiation, unless the other side requests something")
        brief = self.tr("to the end", "of a negotiation")
        place = self._places.verb(len(tiles))
        yield self._tile(place, "silent", "decline", self.tr("No requests"), "R", more, True, brief)
        if any(verb.startswith("propose ") for verb in self._verbs):
            yield from self._haggling()
        elif self._verbs == {"pass"}:
            words = self._text.why_only_pass(self._view)
            yield at(self._places.why_pass, "asks", "text", TextFace(words, "text", "center"))

    def _haggling(self) -> Iterator[Placement]:
        """Yield the other side's face and words, the two piles of coins, and the steps between them."""
        draft, talk, other = self._draft, self._places.talk, 1 - self._side
        deal = draft.deal if draft is not None else None
        thinks = opinion(self._view, deal)
        words = LABELS.opinion(thinks)
        yield at(talk("face"), "face", "head", HeadFace(other, speaker(self._view, other), _MOODS[thinks]), 3)
        note = self.tr("By the printed ransom alone: the answer may differ")
        yield at(talk("speech"), "speech", "speech", SpeechFace(words), 3, tooltip=note)
        total = draft.total if draft is not None else None
        payer = other if deal is not None and deal.asks else self._side
        side = LABELS.side(payer)
        keeps = self.tr("{side} keeps").format(side=side)
        rest = self._view.assets[payer] - (total or 0)
        label = self.tr("Amount: {sum}. {opinion}").format(sum="–" if total is None else total, opinion=words)
        yield at(
            talk("sum"),
            "sum",
            "sum",
            SumFace(total, self.tr("Price", "coins of a deal"), payer, True),
            3,
            label,
            zone="sum",
        )
        kept = self.tr("{words}: {assets}").format(words=keeps, assets=LABELS.assets(rest))
        yield at(
            talk("rest"),
            "rest",
            "sum",
            SumFace(rest, self.tr("Purse", "coins left"), payer, False),
            3,
            kept,
            zone="sum",
        )
        for key, coins, short in (("more:1", 1, "+"), ("more:5", 5, ""), ("less:1", -1, "-"), ("less:5", -5, "")):
            named = self.tr("%n coin(s) more", "", coins) if coins > 0 else self.tr("%n coin(s) less", "", -coins)
            yield at(talk(key), key, "step", StepFace(coins), 3, named, short, zone="sum")
        yield self._tile(talk("propose"), "propose", "scroll", self.tr("Propose"), "O", "", total is not None)

    def _answer(self) -> Iterator[Placement]:
        view, answer, other = self._view, self._places.answer, 1 - self._side
        deal = view.deal()
        yield self._title(self._text.proposal(view))
        yield at(answer("face"), "face", "head", HeadFace(other, speaker(view, other), "calm"), 3)
        total = deal.pays + deal.asks
        payer = other if deal.pays else self._side
        if total:
            face = SumFace(total, self.tr("Price", "coins of a deal"), payer, True)
            yield at(answer("coins"), "sum", "sum", face, 3)
        yield self._tile(answer("accept"), "accept", "accept", self.tr("Accept"), "Y")
        yield self._tile(answer("decline"), "decline", "decline", self.tr("Decline"), "N")

    def _cards(self) -> Iterator[Placement]:
        side, cards = self._side, self._view.cards[self._side]
        yield self._title(self.tr("Which card? The higher one wins; A beats 6"))
        for card, place in zip(cards, self._places.large(len(cards), _CARD), strict=True):
            yield self._realms.card(side, card, place, z=4, zone="tray")
