"""The words of Conquestar's hints: how each kind of reason helps and how it hurts, its themes and the nudges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, assert_never

from hoshikan.engine.tutor import Nudge, Reason
from hoshikan.games.conquestar.screen.labels import LABELS
from hoshikan.games.conquestar.teaching import reasons as given
from hoshikan.ui.kit.look.words import fill
from hoshikan.ui.text.gametext import ReasonWords, Wording


class ConquestarReasons(ReasonWords):
    """One reason at a time, for the language now installed."""

    kinds = given.KINDS

    def sentences(self, reason: Reason) -> Wording:  # noqa: C901  # one case for each kind
        assert isinstance(reason, given.ConquestarReason)
        match reason:
            case given.Income():
                return Wording(helps=self.tr("earns {coins}"))
            case given.Develops():
                return Wording(
                    helps=self.tr("{star} then holds {coins}, and you have more to spend than the others"),
                    hurts=self.tr("{star} then holds {coins}, and the others have more to spend than you"),
                )
            case given.FillsStar():
                return Wording(helps=self.tr("{star} is full then: {rivals} can no longer trade there"))
            case given.TakesStar():
                return Wording(helps=self.tr("takes {star}, worth {points}"))
            case given.CoinsBack():
                return Wording(helps=self.tr("brings {coins} from {star}"))
            case given.Pays():
                return Wording(hurts=self.tr("costs {coins} because of the stars allied with {star}"))
            case given.CannotPay():
                return Wording(hurts=self.tr("{star} costs {cost}, more than your {coins}"))
            case given.MayNotPay():
                return Wording(hurts=self.tr("too expensive if {visitors} also come to {star}"))
            case given.MayBeOutbid():
                return Wording(hurts=self.tr("{rivals} with up to {coins} may come to {star} and outbid you"))
            case given.MayTie():
                return Wording(hurts=self.tr("{rivals} with as many coins may come to {star}: then no one gets it"))
            case given.Richest():
                return Wording(helps=self.tr("no one who could also come to {star} has as many coins"))
            case given.Denies():
                return Wording(helps=self.tr("gets ahead of {rival}, who could pay for {star} now"))
            case given.CheaperLater():
                return Wording(hurts=self.tr("no one else can pay for {star} yet, and it will get cheaper"))
            case given.OpensAllies():
                return Wording(
                    helps=self.tr("makes {stars} allied with {star} one coin cheaper, and you have more to spend"),
                    hurts=self.tr(
                        "makes {stars} allied with {star} one coin cheaper, and the others have more to spend"
                    ),
                )
            case given.LastStar(lead=lead):
                return self._last_star(lead)
            case given.TieBreak():
                return Wording(
                    helps=self.tr("tied on points: your {coins} beat the others' {rival_coins}"),
                    hurts=self.tr("tied on points: your {coins} lose to the others' {rival_coins}"),
                )
            case given.KeepsReach():
                return Wording(
                    helps=self.tr("your remaining cards still lead to {stars}, {points} in all"),
                    hurts=self.tr("your remaining cards lead only to {stars}, {points} in all"),
                )
            case given.GivesUp():
                return Wording(hurts=self.tr("{star}, worth {points}, is out of reach until your cards come back"))
            case given.LaysDown():
                return Wording(hurts=self.tr("you lay down your remaining cards while {rivals} can play on"))
            case given.StandstillThreat(prevents=True):
                return Wording(
                    helps=self.tr("prevents a standstill that would end the game with you behind"),
                    hurts=self.tr("prevents a standstill that would end the game with you ahead"),
                )
            case given.StandstillThreat():
                return Wording(
                    helps=self.tr("the game may end by standstill with you ahead"),
                    hurts=self.tr("the game may end by standstill with you behind"),
                )
        assert_never(reason)

    def _last_star(self, lead: int) -> Wording:
        if lead > 0:
            return Wording(helps=self.tr("ends the game, %n point(s) ahead", "", lead))
        if lead < 0:
            return Wording(hurts=self.tr("ends the game, %n point(s) behind", "", -lead))
        return Wording(
            helps=self.tr("ends the game tied on points, and you have the most coins"),
            hurts=self.tr("ends the game tied on points, but you don't have the most coins"),
        )

    def in_words(self, reason: Reason, names: Sequence[str]) -> Mapping[str, object]:
        facts = reason.facts
        for fact, value in facts.items():
            match fact:
                case "coins":
                    facts[fact] = LABELS.coins(int(value))
                case "points":
                    facts[fact] = LABELS.points(int(value))
                case "stars":
                    facts[fact] = self.tr("%n star(s)", "", int(value))
                case "rivals" | "visitors":
                    facts[fact] = LABELS.players(int(value))
                case "rival":
                    facts[fact] = names[int(value)]
        return facts

    def theme_name(self, theme: str) -> str:
        names: dict[given.Theme, str] = {
            "earning": self.tr("earning coins"),
            "coins on a star": self.tr("coins on a star"),
            "taking": self.tr("taking stars"),
            "coins back": self.tr("coins that come back"),
            "cost": self.tr("the cost of an invasion"),
            "rivals": self.tr("rivals at the same star"),
            "denying": self.tr("a star that a rival wants"),
            "cheaper": self.tr("stars that get cheaper"),
            "last star": self.tr("the last star"),
            "tie-break": self.tr("tied on points"),
            "cards": self.tr("cards for later"),
            "end of hand": self.tr("the end of the hand"),
            "standstill": self.tr("standstill"),
        }
        return next((words for name, words in names.items() if name == theme), "")

    def nudge(self, nudge: Nudge) -> str:
        sentences = {
            "look-at-price": self.tr(
                "Look at {line}: which star is worth its price to you now, and who else could come?"
            ),
            "look-at-rival": self.tr("Look at {line}: which star could someone else take this round?"),
            "look-at-coins": self.tr("Look at {line}: where are coins waiting, and what would they pay for next?"),
            "look-at-earning": self.tr(
                "You can't pay for a star yet. Look at {line}: where do you earn and keep the cards you need?"
            ),
            "look-at-saving": self.tr(
                "You could take a star now, but look at {line}: what would another round of trade change?"
            ),
            "look-at-standstill": self.tr(
                "No star was taken in the last cycle: would it suit you if the game ended now?"
            ),
            "look-at-last-star": self.tr("Only one star is left: what does it decide?"),
        }
        line = LABELS.destination(str(nudge.facts.get("line", "")))
        return fill(sentences[nudge.kind], {"line": line})


REASONS: Final = ConquestarReasons()
