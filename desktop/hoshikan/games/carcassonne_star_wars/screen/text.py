"""The words of Carcassonne: Star Wars, through Qt Linguist: what is asked, what happened, refusals, reasons of hints,
sums, scores and the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, assert_never, cast

from hoshikan.engine import Event, ScoreLine
from hoshikan.engine.errors import Fact
from hoshikan.engine.game import Option, OptionValue
from hoshikan.engine.sums import Sum, Term
from hoshikan.engine.tutor import Nudge, Reason
from hoshikan.games.carcassonne_star_wars.rules.actions import GEAR_NAMES, Claim, Draw, Fight, Place, parse
from hoshikan.games.carcassonne_star_wars.rules.grid import SPOTS, place_of
from hoshikan.games.carcassonne_star_wars.rules.view import StarWarsView
from hoshikan.games.carcassonne_star_wars.screen.cover import COVER
from hoshikan.games.carcassonne_star_wars.screen.events import LOG
from hoshikan.games.carcassonne_star_wars.screen.labels import LABELS
from hoshikan.games.carcassonne_star_wars.teaching import reasons as given
from hoshikan.games.carcassonne_star_wars.teaching import sums
from hoshikan.ui.kit.look.words import fill, sentence_case, together
from hoshikan.ui.text.gametext import GameText, Heading, Problems, ReasonWords, SumWords, Wording


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
            case given.OpensClaim(complete=True):
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
            case given.EvenFighters():
                return Wording(helps=self.tr("{fighter} has as many dice as the rest of your team: {dice}"))
            case given.BringsMost() | given.PassesUp() | given.AnyMeeple() | given.LargeMeeple() | given.KeepsClear():
                return self._choice(reason)
        assert_never(reason)

    def _choice(
        self,
        reason: given.BringsMost | given.PassesUp | given.AnyMeeple | given.LargeMeeple | given.KeepsClear,
    ) -> Wording:
        """The other choices here."""
        match reason:
            case given.BringsMost():
                return Wording(
                    helps=self.tr("nothing else that is free here has as many points: {second}, {less}"),
                    hurts=self.tr("something else that is free here has more points: {second}, {less}"),
                )
            case given.PassesUp(open=0):
                return Wording(helps=self.tr("what is free here scores {points} at most: {feature}"))
            case given.PassesUp():
                return Wording(helps=self.tr("what is free here has {points} at most so far: {feature}"))
            case given.AnyMeeple():
                return Wording(helps=self.tr("a small meeple scores as much on this {feature} as the large one"))
            case given.LargeMeeple(large=True):
                return Wording(
                    helps=self.tr("the large meeple adds a die if the planet is attacked"),
                    hurts=self.tr("ties up the large meeple, which adds a die in a battle"),
                )
            case given.LargeMeeple():
                return Wording(helps=self.tr("keeps the large meeple, which adds a die in a battle"))
            case given.KeepsClear():
                return Wording(helps=self.tr("helps no rival's feature, unlike {places} of the {of} other places"))
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
        return self._facts(reason.facts, names)

    def _facts(self, known: Mapping[str, Fact], names: Sequence[str]) -> dict[str, object]:
        facts: dict[str, object] = dict(known)
        for fact, value in known.items():
            match fact:
                case "feature" | "second":
                    facts[fact] = LABELS.kind(str(value))
                case "points" | "less":
                    facts[fact] = LABELS.points(int(value))
                case "tiles":
                    facts |= {fact: LABELS.tiles(int(value)), "around": int(value) - 1}
                case "open":
                    facts["open_ends"] = self.tr("%n open end(s)", "", int(value))
                case "meeples":
                    facts[fact] = LABELS.meeples(int(value))
                case "dice":
                    facts |= {fact: LABELS.dice_count(int(value)), "dice_points": LABELS.points(int(value))}
                case "rivals":
                    facts[fact] = LABELS.players(int(value))
                case "gear":
                    facts[fact] = LABELS.gear(str(value))
                case "rival" | "other" | "fighter":
                    facts[fact] = names[int(value)]
                case "x":
                    facts["place"] = LABELS.place(int(value), int(known["y"]))
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
        left, turns = int(nudge.facts.get("left", 0)), int(nudge.facts.get("turns", 0))
        sentences = {
            "look-at-own": self.tr(
                "Your {feature} at {place}: what would complete it, and what could still get in its way?"
            ),
            "look-at-rival": self.tr(
                "Another player's {feature} at {place}: would this tile help it or get in its way?"
            ),
            "look-at-gap": self.tr("Who needs the empty place at {place}, and which tiles would still fit there?"),
            "look-at-battle": self.tr("Could there be a battle at {place}, and who has the better dice?"),
            "look-at-planet": self.tr(
                "Look at the planet at {place}: how many places around it are free, and who could attack?"
            ),
            "look-at-complete": self.tr(
                "Is anything complete already on the tile at {place}? Where are points that cost you no meeple?"
            ),
            "look-for-claim": self.tr(
                "With %n tile(s) to come: what could you claim with this one, and would you ever complete it?", "", left
            ),
            "look-at-ends": self.tr(
                "What is still open on the tile at {place}, and which tiles to come would go on with it?"
            ),
            "look-for-harm": self.tr(
                "With %n tile(s) to come, this one does little for you. Where does it help the others least?", "", left
            ),
            "look-at-supply": self.tr(
                "{meeples} for about %n more turn(s): when will the others come home, and what is worth one?", "", turns
            ),
            "look-at-last-turn": self.tr("This is your last turn: what still scores, for you or for the others?"),
            "count-dice": self.tr("Who would roll the most dice? Count meeple, symbol and equipment."),
        }
        known: dict[str, Fact] = {
            fact: nudge.facts[fact] for fact in ("feature", "x", "y", "meeples") if fact in nudge.facts
        }
        return fill(sentences[nudge.kind], self._facts(known, ()))


class StarWarsProblems(Problems):
    """For the language now installed."""

    def sentences(self) -> dict[str, str]:
        return self._order() | self._tiles() | self._battle() | self._set_up() | self._positions()

    def _order(self) -> dict[str, str]:
        return {
            "draw-first": self.tr("A tile must be drawn first."),
            "place-the-tile-first": self.tr("Lay the drawn tile first."),
            "claim-or-skip-first": self.tr("First place a meeple, or none."),
            "name-a-fighter-first": self.tr("First choose who fights for the team."),
            "roll-the-dice-first": self.tr("The dice of the battle must be rolled first."),
        }

    def _tiles(self) -> dict[str, str]:
        return {
            "no-such-tile-left": self.tr("No such tile ({face}) is left."),
            "tile-fits-nowhere": self.tr("This tile ({face}) fits nowhere: another one is drawn."),
            "place-taken": self.tr("There's already a tile at {place}."),
            "beside-no-tile": self.tr("{place} is not next to any tile."),
            "looks-like-smaller-rotation": self.tr("The tile looks the same with fewer turns."),
            "edges-differ": self.tr(
                "The edges do not match at {place}: trade routes, asteroid fields and space must continue."
            ),
            "no-such-feature": self.tr("The new tile has no such feature: {feature}."),
            "feature-held": self.tr("There's already a meeple on the {feature}, or on what is joined to it."),
            "no-planet-beside": self.tr("There's no planet at {place} beside the new tile."),
            "own-planet": self.tr("You or your team already hold the planet at {place}."),
            "no-small-meeple-left": self.tr("You have no small meeple left."),
            "no-large-meeple-left": self.tr("Your large meeple is already on the board."),
            "no-equipment-in-play": self.tr("Blasters and sabres come only with the option “Equipment”."),
            "equipment-in-use": self.tr("This piece of equipment is already on the board."),
        }

    def _battle(self) -> dict[str, str]:
        return {
            "does-not-fight-for-this-side": self.tr("Player {player} does not fight for this side here."),
            "wrong-number-of-dice": self.tr("Player {player}: the number of dice here is {dice}, not {rolled}."),
            "no-blaster": self.tr("Player {player} has no blaster here: no die is yellow."),
            "blaster-rolls-yellow": self.tr("Player {player} has a blaster here: one die is yellow."),
        }

    def _set_up(self) -> dict[str, str]:
        return {
            "component-id-twice": self.tr("Two kinds of tiles are called “{id}”."),
            "no-such-tile": self.tr("There is no kind of tile called “{tile}”."),
            "too-many-tiles": self.tr("Too many tiles ({tiles}): at most {most}."),
            "bad-feature": self.tr("The edges of this tile cannot have the feature “{feature}”."),
            "edges-and-features-differ": self.tr("The features do not fit the edges {edges}."),
            "bad-symbol": self.tr(
                "“{symbol}” does not describe a copy of this tile: write a symbol and its feature, or “-”."
            ),
            "symbol-in-two-places": self.tr("The symbol {symbol} is in two places of the same kind of tile."),
            "bad-colour": self.tr("“{colour}” is not a colour of this game, or two players have it."),
            "needs-sixth-player": self.tr("Six players, or blue meeples, need the option “Sixth player”."),
            "colours-differ": self.tr("The option asks for other colours ({colours}) than the players have."),
            "sides-do-not-alternate": self.tr(
                "In a team game rebels and empire take turns, two players each ({rule})."
            ),
            "teams-need-four": self.tr("Two teams need exactly four players, not {players}."),
            "no-such-seat": self.tr("There is no seat number {seat}."),
            "options-differ": self.tr("The option and the set-up contradict each other."),
        }

    def _positions(self) -> dict[str, str]:
        return {
            "no-copy-left": self.tr("No such tile ({face}) is left ({rule})."),
            "tile-too-far": self.tr("{place} is too far away."),
            "tile-does-not-fit": self.tr("The tile at {place} would not fit those around it ({rule})."),
            "no-feature-there": self.tr("The tile has no such feature: {feature}."),
            "no-meeple-left": self.tr("Player {player} has no such meeple left ({rule})."),
            "no-gear-left": self.tr(
                "Each player has one of each piece of equipment, with the option “Equipment” ({rule})."
            ),
            "no-such-battle": self.tr("There can be no such battle ({rule})."),
            "feature-contested": self.tr("Several sides would be there: they would fight at once ({rule})."),
            "feature-complete": self.tr("That's complete: it has scored, and its meeples are home ({rule})."),
            "phase-does-not-fit": self.tr("What is there doesn't belong in this part of the turn."),
            "nothing-to-draw": self.tr("No tile is left that fits: the game would be over ({rule})."),
            "fits-nowhere": self.tr("The drawn tile fits nowhere: another one would be drawn ({rule})."),
        }

    def in_words(self, facts: Mapping[str, Fact]) -> dict[str, Fact]:
        words = dict(facts)
        if "x" in facts and "y" in facts:
            words["place"] = LABELS.place(int(facts["x"]), int(facts["y"]))
        if "spot" in facts:
            words["feature"] = LABELS.spot(str(facts["spot"]))
        if "seat" in facts:
            words["player"] = int(facts["seat"]) + 1
        return words


class StarWarsSums(SumWords[StarWarsView]):
    """One sum at a time, for the language now installed."""

    def at(self, key: str, view: StarWarsView, seat: int | None) -> Sequence[Sum]:  # same for all
        return sums.shown(key, view)

    def of_event(self, event: Event, before: StarWarsView, after: StarWarsView) -> Sequence[Sum]:
        return sums.of_event(event, before, after)

    def heading(self, found: Sum, view: StarWarsView, names: Sequence[str]) -> str:  # names say it all
        quantity, total = cast("sums.StarWarsQuantity", found.quantity), found.total
        points = LABELS.points(total)
        match quantity:
            case sums.Value(kind=kind, place=place, complete=complete, seats=seats):
                sentence = self.tr("{feature} at {place}, unfinished: {points}")
                if complete:
                    sentence = self.tr("{feature} at {place}, complete: {points}")
                feature = LABELS.kind(kind)
                heading = sentence_case(sentence.format(feature=feature, place=LABELS.place(*place), points=points))
                return heading if seats is None else self._held(heading, seats, names)
            case sums.DiceCount(seat=seat):
                return self.tr("{name} rolls {dice}").format(name=names[seat], dice=LABELS.dice_count(total))
            case sums.Roll(seat=seat):
                return self.tr("{name}, value of the roll: {value}").format(name=names[seat], value=total)
            case sums.TiePoints(seats=seats):
                tied = together(names[seat] for seat in seats)
                return self.tr("{names}, tied: {points} each").format(names=tied, points=points)
            case sums.DefeatPoints(seat=seat):
                sentence = self.tr("{name}, one point per die for losing: {points}")
                return sentence.format(name=names[seat], points=points)
            case sums.Points(seat=seat):
                return self.tr("{name}: {points}").format(name=names[seat], points=points)
            case sums.Forecast(seat=seat):
                return self.tr("{name}, if the game ended now: {points}").format(name=names[seat], points=points)
        assert_never(quantity)

    def _held(self, heading: str, seats: Sequence[int], names: Sequence[str]) -> str:
        sentence = self.tr("{heading} (meeples of {names})") if seats else self.tr("{heading} (no meeples on it)")
        return fill(sentence, {"heading": heading, "names": together(names[seat] for seat in seats)})

    def term(self, term: Term, view: StarWarsView, names: Sequence[str]) -> str:  # none needs them
        known = cast("sums.StarWarsTerm", term)
        match known:
            case sums.Tiles(amount=points, tiles=count):
                if points == count:
                    return self.tr("a point for each tile")
                return self._each(LABELS.tiles(count), points // count, points)
            case sums.PlanetTile():
                return self.tr("a point for the planet itself")
            case sums.TilesAround():
                return self.tr("a point for each tile around it", "a planet")
            case sums.Symbols(amount=points, symbols=count):
                return self._each(LABELS.symbols(count), points // count, points)
            case sums.BestMeeple(large=large):
                return LABELS.meeple(large)
            case sums.OwnSymbol(colour=colour):
                return self.tr("symbol of the same faction: {faction}").format(faction=LABELS.faction_of(colour))
            case sums.YellowDie():
                return self.tr("blaster: one of them is yellow")
            case sums.HighestDie():
                return self.tr("highest die")
            case sums.Sabre():
                return LABELS.gear("sabre")
            case sums.Earned():
                return self.tr("complete places and battles so far")
        assert_never(known)

    def _each(self, counted: str, points: int, total: int) -> str:
        """Return what is counted, with the points of each."""
        if points == total:
            return counted
        return self.tr("{things}, {points} each").format(things=counted, points=LABELS.points(points))


SUMS: Final = StarWarsSums()


PROBLEMS: Final = StarWarsProblems()
REASONS: Final = StarWarsReasons()


class StarWarsText(GameText[StarWarsView]):
    """All sentences of the game; its neighbours word the table, the log, hints and refusals."""

    cover = COVER
    problems = PROBLEMS
    reasons = REASONS
    sums = SUMS

    def option(self, option: Option) -> tuple[str, str]:
        return {
            "sixth_player": (
                self.tr("Sixth player"),
                self.tr("From the expansion: up to six players, and blue meeples for the order."),
            ),
            "extra_tiles": (
                self.tr("Extra tiles"),
                self.tr("From the expansion: 18 more tiles. All the others stay."),
            ),
            "equipment": (
                self.tr("Equipment"),
                self.tr("From the expansion: a blaster and a sabre for each player."),
            ),
            "teams": (self.tr("Two teams"), self.tr("Four players: rebels against the empire, one score per team.")),
        }[option.id]

    def option_value(self, option: Option, value: OptionValue) -> str:
        return self.tr("yes", "value of an option") if value else self.tr("no", "value of an option")

    def option_source(self, option: Option) -> str:
        if option.id == "extra_tiles":
            return self.tr("Both “no” and “yes” are official variants; the tile faces are our estimate.")
        return self.tr("Both “no” and “yes” are official variants.")

    # What is asked

    def action(self, notation: str, view: StarWarsView) -> str:
        action = parse(notation)
        if isinstance(action, Place):
            sentence = self.tr("Lay the tile at {place}, {turned}")
            return sentence.format(place=LABELS.place(*place_of(action.cell)), turned=LABELS.turned(action.rotation))
        if isinstance(action, Claim):
            return self._claim(action)
        if isinstance(action, Fight):
            return self.tr("Player {number} fights for the team").format(number=action.seat + 1)
        if isinstance(action, Draw):
            return self.tr("Draw: {tile}").format(tile=LABELS.face(view.face(action.face)))
        return self.tr("Dice: {dice}").format(dice=LABELS.dice(str(action).removeprefix("dice ")))

    def hidden(self, kind: str, place: int, view: StarWarsView) -> str:
        return self.tr("Next tile") if kind == "tile" else super().hidden(kind, place, view)

    def hidden_value(self, kind: str, place: int, value: str, view: StarWarsView) -> str:
        return LABELS.face(view.face(value)) if kind == "tile" else super().hidden_value(kind, place, value, view)

    def _claim(self, claim: Claim) -> str:
        if claim.spot < 0:
            return self.tr("Place no meeple")
        meeple = sentence_case(LABELS.meeple(claim.large == 1, GEAR_NAMES[claim.gear]))
        if not claim.on_own_tile:
            sentence = self.tr("{meeple} onto the planet at {place}")
            return sentence.format(meeple=meeple, place=LABELS.place(*place_of(claim.cell)))
        sentence = self.tr("{meeple} onto the new tile: {feature}")
        return sentence.format(meeple=meeple, feature=LABELS.spot(SPOTS[claim.spot]))

    def stage(self, view: StarWarsView) -> str:
        return self.tr("%n tile(s) left", "", view.left)

    def expectation(self, view: StarWarsView, seat: int, names: Sequence[str]) -> str:
        sentence = {
            "place": self.tr("{name}: lay the tile; wheel or Page Up/Down turns it"),
            "claim": self.tr("{name}: place a meeple, or none"),
            "fight": self.tr("{name}: choose who fights for your team"),
        }.get(view.phase, self.tr("{name}: a moment, please"))
        return sentence.format(name=names[seat])

    def log(self, event: Event, view: StarWarsView, names: Sequence[str]) -> str:
        return LOG.sentence_of(event, view, names)

    # How much, and the end

    def score_line(self, line: ScoreLine) -> str:
        if line.kind == "before":
            return self.tr("points at the start")
        place = LABELS.place(int(line.facts["x"]), int(line.facts["y"]))
        if line.kind == "tie":
            return self.tr("a tied roll in the battle at {place}").format(place=place)
        if line.kind == "defeat":
            dice = LABELS.dice_count(int(line.facts["dice"]))
            return self.tr("lost with {dice} at {place}").format(dice=dice, place=place)
        kind, _, unfinished = line.kind.partition("-")
        sentence = (
            self.tr("{feature} at {place}, unfinished: {sum}") if unfinished else self.tr("{feature} at {place}: {sum}")
        )
        counted = LABELS.sum(int(line.facts["tiles"]), int(line.facts["symbols"]))
        return sentence.format(feature=LABELS.kind(kind), place=place, sum=counted)

    def heading(self, line: ScoreLine) -> Heading:
        return {
            "route": Heading(0, self.tr("trade routes")),
            "asteroid": Heading(1, self.tr("asteroid fields")),
            "planet": Heading(2, self.tr("planets")),
            "tie": Heading(3, self.tr("battles")),
            "defeat": Heading(3, self.tr("battles")),
            "before": Heading(5, self.tr("points before")),
        }.get(line.kind, Heading(4, self.tr("unfinished")))

    def side(self, view: StarWarsView, seat: int) -> str:
        return LABELS.faction_of(view.colours[seat]) if view.options.get("teams") else ""

    def why_over(self, end: str) -> str:
        return {"last-tile": self.tr("The last tile has been laid")}.get(end, "")

    def tally(self, view: StarWarsView) -> Sequence[tuple[str, Sequence[int]]]:
        meeples = [small + large for small, large in zip(view.small, view.large, strict=True)]
        return ((self.tr("Meeples in supply"), meeples),)

    def end(self, end: str, winners: Sequence[int], names: Sequence[str]) -> str:
        who = together([names[seat] for seat in winners])
        if len(winners) > 1:
            return self.tr("{names} win together").format(names=who)
        if end == "nothing-fits":
            return self.tr("No tile fits any more. {names} wins").format(names=who)
        return super().end(end, winners, names)


TEXT: Final = StarWarsText()
