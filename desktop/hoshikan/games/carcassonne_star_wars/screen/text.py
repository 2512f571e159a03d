"""The words of Carcassonne: Star Wars, through Qt Linguist: what is asked, what happened, refusals, sums, scores and
the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, assert_never, cast

from hoshikan.engine import Event, ScoreLine
from hoshikan.engine.errors import Fact
from hoshikan.engine.game import Option, OptionValue
from hoshikan.engine.sums import Sum, Term
from hoshikan.games.carcassonne_star_wars.rules.actions import GEAR_NAMES, Claim, Draw, Fight, Place, parse
from hoshikan.games.carcassonne_star_wars.rules.grid import SPOTS, place_of
from hoshikan.games.carcassonne_star_wars.rules.view import StarWarsView
from hoshikan.games.carcassonne_star_wars.screen.cover import COVER
from hoshikan.games.carcassonne_star_wars.screen.events import LOG
from hoshikan.games.carcassonne_star_wars.screen.labels import StarWarsLabels
from hoshikan.games.carcassonne_star_wars.screen.reasons import StarWarsReasons
from hoshikan.games.carcassonne_star_wars.teaching import sums
from hoshikan.ui.kit.look.words import fill, sentence_case, together
from hoshikan.ui.text.gametext import GameText, Heading, Problems, SumWords


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
            words["place"] = _LABELS.place(int(facts["x"]), int(facts["y"]))
        if "spot" in facts:
            words["feature"] = _LABELS.spot(str(facts["spot"]))
        if "seat" in facts:
            words["player"] = int(facts["seat"]) + 1
        return words


_LABELS: Final = StarWarsLabels()


class StarWarsSums(SumWords[StarWarsView]):
    """One sum at a time, for the language now installed."""

    def at(self, key: str, view: StarWarsView, seat: int | None) -> Sequence[Sum]:  # same for all
        return sums.shown(key, view)

    def of_event(self, event: Event, before: StarWarsView, after: StarWarsView) -> Sequence[Sum]:
        return sums.of_event(event, before, after)

    def heading(self, found: Sum, view: StarWarsView, names: Sequence[str]) -> str:  # names say it all
        quantity, total = cast("sums.StarWarsQuantity", found.quantity), found.total
        points = _LABELS.points(total)
        match quantity:
            case sums.Value(kind=kind, place=place, complete=complete, seats=seats):
                sentence = self.tr("{feature} at {place}, unfinished: {points}")
                if complete:
                    sentence = self.tr("{feature} at {place}, complete: {points}")
                feature = _LABELS.kind(kind)
                heading = sentence_case(sentence.format(feature=feature, place=_LABELS.place(*place), points=points))
                return heading if seats is None else self._held(heading, seats, names)
            case sums.DiceCount(seat=seat):
                return self.tr("{name} rolls {dice}").format(name=names[seat], dice=_LABELS.dice_count(total))
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
                return self._each(_LABELS.tiles(count), points // count, points)
            case sums.PlanetTile():
                return self.tr("a point for the planet itself")
            case sums.TilesAround():
                return self.tr("a point for each tile around it", "a planet")
            case sums.Symbols(amount=points, symbols=count):
                return self._each(_LABELS.symbols(count), points // count, points)
            case sums.BestMeeple(large=large):
                return _LABELS.meeple(large)
            case sums.OwnSymbol(colour=colour):
                return self.tr("symbol of the same faction: {faction}").format(faction=_LABELS.faction_of(colour))
            case sums.YellowDie():
                return self.tr("blaster: one of them is yellow")
            case sums.HighestDie():
                return self.tr("highest die")
            case sums.Sabre():
                return _LABELS.gear("sabre")
            case sums.Earned():
                return self.tr("complete places and battles so far")
        assert_never(known)

    def _each(self, counted: str, points: int, total: int) -> str:
        """Return what is counted, with the points of each."""
        if points == total:
            return counted
        return self.tr("{things}, {points} each").format(things=counted, points=_LABELS.points(points))


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


LABELS: Final = StarWarsLabels()
TEXT: Final = StarWarsText()
