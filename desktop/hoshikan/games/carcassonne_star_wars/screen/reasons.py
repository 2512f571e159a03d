"""Words of the hints of Carcassonne: Star Wars: how each kind of reason helps and hurts, its themes, the nudges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, assert_never

from hoshikan.engine.tutor import Nudge, Reason
from hoshikan.games.carcassonne_star_wars.screen.labels import StarWarsLabels
from hoshikan.games.carcassonne_star_wars.teaching import reasons as given
from hoshikan.ui.kit.look.words import fill, together
from hoshikan.ui.text.gametext import ReasonWords, Wording

_LABELS: Final = StarWarsLabels()


class StarWarsReasons(ReasonWords):
    """One reason at a time, for the language now installed."""

    kinds = given.KINDS

    def sentences(self, reason: Reason) -> Wording:  # noqa: C901  # one case for each kind
        assert isinstance(reason, given.StarWarsReason)
        match reason:
            case given.CompletesOwn() | given.CompletesRival():
                return self._completed(reason)
            case given.ExtendsOwn() | given.ExtendsRival():
                return self._and_more(self._extended(reason), reason.count)
            case given.JoinsOwn() | given.StartsBattle() | given.RivalsBattle():
                return self._and_more(self._joined(reason), reason.count)
            case given.OpensClaim(open=0):
                return Wording(helps=self.tr("lets you claim a complete {feature}: {points} at once"))
            case given.OpensClaim():
                return Wording(helps=self.tr("lets you claim a free {feature}: {points} so far"))
            case given.OpensPlanet():
                return Wording(helps=self.tr("lets you land on the free planet at {place}: {points} so far"))
            case given.OpensAttack():
                return Wording(helps=self.tr("lets you attack {rival}'s planet at {place}: {points} so far"))
            case given.BringsHome():
                return Wording(helps=self.tr("brings {meeples} back to your supply"))
            case given.GoesOn(feature="planet"):
                return Wording(
                    helps=self.tr("{fit} of {left} remaining tiles would fit at {place}, beside the planet"),
                    hurts=self.tr("only {fit} of {left} remaining tiles would fit at {place}, beside the planet"),
                )
            case given.GoesOn(held=held):
                return self._going_on(held)
            case given.Stuck(held=held):
                return self._stuck(held)
            case given.Hinders(fit=0):
                return Wording(helps=self.tr("then no remaining tile fits at {place}, where {rival} needs one"))
            case given.Hinders():
                return Wording(
                    helps=self.tr(
                        "then only {fit} of {left} remaining tiles would fit at {place}, where {rival} needs one"
                    )
                )
            case given.Narrows(fit=0):
                return Wording(hurts=self.tr("then no remaining tile fits at {place}, where you need one"))
            case given.Narrows():
                return Wording(
                    hurts=self.tr("then only {fit} of {left} remaining tiles would fit at {place}, where you need one")
                )
            case given.LeavesFree():
                return Wording(hurts=self.tr("leaves another {feature} ({points}) free, which you can't claim too"))
            case given.ScoresNow():
                return Wording(
                    helps=self.tr("the {feature} is complete: {points} at once, and the meeple comes straight back")
                )
            case given.Promises():
                return Wording(helps=self.tr("claims the {feature}: {points} so far"))
            case given.Attacks():
                return Wording(helps=self._attack(reason))
            case given.Exposed():
                return Wording(hurts=self.tr("{rivals} could attack the planet; free places around it: {open}"))
            case given.MeeplesLeft():
                return self._meeples_left(reason)
            case given.EnoughMeeples(turns=turns):
                return self._enough(turns)
            case given.TakesPiece():
                return self._piece(reason)
            case given.FightsWith():
                return Wording(
                    helps=self.tr("{fighter} has more dice: {dice}"),
                    hurts=self.tr("{fighter} has fewer dice: {dice}"),
                )
            case given.BringsGear():
                return Wording(helps=self.tr("{fighter} has the {gear} in this battle"))
        assert_never(reason)

    def _completed(self, reason: given.CompletesOwn | given.CompletesRival) -> Wording:
        more, own = reason.count - 1, isinstance(reason, given.CompletesOwn)
        if more and own:
            return Wording(
                helps=self.tr("completes your {feature} at {place} and %n more: {points} in all", "", more),
                hurts=self.tr("ends your {feature} at {place} and %n more with only {points} in all", "", more),
            )
        if more:
            return Wording(
                helps=self.tr("ends {rival}'s {feature} at {place} and %n more with only {points} in all", "", more),
                hurts=self.tr(
                    "completes {rival}'s {feature} at {place} and %n more of others: {points} in all", "", more
                ),
            )
        if own:
            return Wording(
                helps=self.tr("completes your {feature} at {place}: {points}"),
                hurts=self.tr("ends your {feature} at {place} with only {points}"),
            )
        return Wording(
            helps=self.tr("ends {rival}'s {feature} at {place} with only {points}"),
            hurts=self.tr("completes {rival}'s {feature} at {place}: {points} for them"),
        )

    def _extended(self, reason: given.ExtendsOwn | given.ExtendsRival) -> Wording:
        match reason:
            case given.ExtendsOwn(feature="planet"):
                return Wording(
                    helps=self.tr("your planet at {place} then has {around} of 8 tiles around it"),
                    hurts=self.tr("your planet at {place} then has {open} of 8 places around it left to grow"),
                )
            case given.ExtendsOwn():
                return Wording(
                    helps=self.tr("extends your {feature} at {place} to {tiles}"),
                    hurts=self.tr("makes your {feature} at {place} harder to complete: {open_ends}"),
                )
            case given.ExtendsRival(feature="planet"):
                return Wording(
                    helps=self.tr("{rival}'s planet at {place} then has {open} of 8 places around it left to grow"),
                    hurts=self.tr("{rival}'s planet at {place} then has {around} of 8 tiles around it"),
                )
            case given.ExtendsRival():
                return Wording(
                    helps=self.tr("makes {rival}'s {feature} at {place} harder to complete: {open_ends}"),
                    hurts=self.tr("extends {rival}'s {feature} at {place} to {tiles}"),
                )
        assert_never(reason)

    def _joined(self, reason: given.JoinsOwn | given.StartsBattle | given.RivalsBattle) -> Wording:
        """Features that had meeples become one."""
        match reason:
            case given.JoinsOwn():
                return Wording(
                    helps=self.tr("joins what you hold at {place} into one {feature} of {tiles}"),
                    hurts=self.tr("ties up {meeples} of yours on one {feature} at {place}"),
                )
            case given.StartsBattle(dice=dice, rival_dice=rival_dice):
                return Wording(
                    helps=self.tr("a battle for {points} at {place}: your {dice} against {rival}'s {rival_dice}")
                    if dice >= rival_dice
                    else self.tr(
                        "puts {rival}'s {feature} at {place} ({points}) at stake: your {dice} against {rival_dice}"
                    ),
                    hurts=self.tr(
                        "puts your {feature} at {place} ({points}) at stake: your {dice} against {rival}'s {rival_dice}"
                    ),
                )
            case given.RivalsBattle():
                return Wording(
                    helps=self.tr("makes {rival} and {other} fight for the {feature} at {place}"),
                    hurts=self.tr("joins what {rival} and {other} hold at {place}: {points} for one of them"),
                )
        assert_never(reason)

    def _and_more(self, wording: Wording, count: int) -> Wording:
        if count == 1:
            return wording
        more = self.tr("{reason} (and %n more feature(s))", "", count - 1)
        return Wording(*(more.replace("{reason}", one) if one else "" for one in wording))

    def _going_on(self, held: bool) -> Wording:
        if held:
            return Wording(
                helps=self.tr("{fit} of {left} remaining tiles would fit at {place}, where your {feature} goes on"),
                hurts=self.tr(
                    "only {fit} of {left} remaining tiles would fit at {place}, where your {feature} goes on"
                ),
            )
        return Wording(
            helps=self.tr("{fit} of {left} remaining tiles would fit at {place}, where a free {feature} goes on"),
            hurts=self.tr("only {fit} of {left} remaining tiles would fit at {place}, where a free {feature} goes on"),
        )

    def _stuck(self, held: bool) -> Wording:
        if held:
            return Wording(hurts=self.tr("no remaining tile fits at {place}: your {feature} can't be completed"))
        return Wording(hurts=self.tr("no remaining tile fits at {place}: a free {feature} can't be completed"))

    def _attack(self, attack: given.Attacks) -> str:
        if attack.dice > attack.rival_dice:
            return self.tr("attacks {rival}'s planet ({points} so far) with more dice: {dice} against {rival_dice}")
        if attack.dice == attack.rival_dice:
            return self.tr("attacks {rival}'s planet ({points} so far) with as many dice: {dice} each")
        return self.tr(
            "attacks {rival}'s planet ({points} so far), {dice} against {rival_dice}: even losing scores {dice_points}"
        )

    def _meeples_left(self, reason: given.MeeplesLeft) -> Wording:
        if not reason.small + reason.large:
            return Wording(hurts=self.tr("leaves no meeple in supply for about %n more turn(s)", "", reason.turns))
        supply = self._supply(reason.small, reason.large)
        keeps = self.tr("keeps {supply} for about %n more turn(s)", "", reason.turns)
        leaves = self.tr("leaves {supply} for about %n more turn(s)", "", reason.turns)
        return Wording(keeps.replace("{supply}", supply), leaves.replace("{supply}", supply))

    def _enough(self, turns: int) -> Wording:
        if not turns:
            return Wording(
                helps=self.tr("your last turn: you can't place the meeple later"),
                hurts=self.tr("your last turn: a meeple in supply scores nothing"),
            )
        return Wording(
            helps=self.tr("{meeples} in supply, enough for about %n more turn(s)", "", turns),
            hurts=self.tr("{meeples} in supply, more than you can place in about %n more turn(s)", "", turns),
        )

    def _piece(self, piece: given.TakesPiece) -> Wording:
        yellow = piece.gear == "blaster"
        effect = self.tr("a yellow die (3 to 8)") if yellow else self.tr("1 more on your highest die")
        if piece.attacks:
            battle = self.tr("the {gear} gives you {effect} in this battle").replace("{effect}", effect)
            return Wording(battle, self.tr("the {gear} is tied up although it hardly helps in this battle"))
        defence = self.tr("the {gear} gives you {effect} if the planet is attacked").replace("{effect}", effect)
        return Wording(defence, self.tr("the {gear} is tied up on the {feature}, where no one has to fight yet"))

    def in_words(self, reason: Reason, names: Sequence[str]) -> Mapping[str, object]:
        facts: dict[str, object] = dict(reason.facts)
        for fact, value in reason.facts.items():
            match fact:
                case "feature":
                    facts[fact] = _LABELS.kind(str(value))
                case "points":
                    facts[fact] = _LABELS.points(int(value))
                case "tiles":
                    facts |= {fact: _LABELS.tiles(int(value)), "around": int(value) - 1}
                case "open":
                    facts["open_ends"] = self.tr("%n open end(s)", "", int(value))
                case "meeples":
                    facts[fact] = _LABELS.meeples(int(value))
                case "dice":
                    facts |= {fact: _LABELS.dice_count(int(value)), "dice_points": _LABELS.points(int(value))}
                case "rivals":
                    facts[fact] = _LABELS.players(int(value))
                case "gear":
                    facts[fact] = _LABELS.gear(str(value))
                case "rival" | "other" | "fighter":
                    facts[fact] = names[int(value)]
                case "x":
                    facts["place"] = _LABELS.place(int(value), int(reason.facts["y"]))
        return facts

    def _supply(self, small: int, large: int) -> str:
        parts = [self.tr("%n small meeple(s)", "", small)] if small else []
        return together([*parts, self.tr("the large meeple")] if large else parts)

    def theme_name(self, theme: str) -> str:
        names: dict[given.Theme, str] = {
            "completing": self.tr("completing your features"),
            "growing": self.tr("extending your features"),
            "joining": self.tr("joining two features"),
            "rival features": self.tr("what helps a rival"),
            "battles": self.tr("battles"),
            "battles of others": self.tr("other players' battles"),
            "free to claim": self.tr("what is free to claim"),
            "planets": self.tr("planets"),
            "meeples home": self.tr("meeples that come home"),
            "fitting tiles": self.tr("which tiles still fit"),
            "blocking": self.tr("getting in the way"),
            "supply": self.tr("meeples in supply"),
            "equipment": self.tr("equipment"),
        }
        return next((words for name, words in names.items() if name == theme), "")

    def nudge(self, nudge: Nudge) -> str:
        sentences = {
            "look-at-own": self.tr("Your {feature}: what would complete it, and what could still get in its way?"),
            "look-at-rival": self.tr("Another player's {feature}: would this tile help it or get in its way?"),
            "look-at-gap": self.tr("Which empty place do the others need, and which tiles would still fit there?"),
            "look-at-battle": self.tr("Where could there be a battle, and who has the better dice?"),
            "look-at-planet": self.tr(
                "Look at the planets within reach: how many places around them are free, and who could attack?"
            ),
            "look-at-complete": self.tr("Is anything complete already? Where are points that cost you no meeple?"),
            "look-for-claim": self.tr("What could you claim with this tile, and would you ever complete it?"),
            "look-for-harm": self.tr("This tile does little for you. Where does it help the others least?"),
            "look-at-supply": self.tr("How many meeples do you have left, and when will they come home?"),
            "look-at-last-turn": self.tr("This is your last turn: what still scores, for you or for the others?"),
            "count-dice": self.tr("Who would roll the most dice? Count meeple, symbol and equipment."),
        }
        return fill(sentences[nudge.kind], {"feature": _LABELS.kind(str(nudge.facts.get("feature", "")))})
