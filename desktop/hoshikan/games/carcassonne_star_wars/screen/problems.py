"""What Carcassonne: Star Wars turns down, in words: actions the rules forbid, and set-ups no game can start from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hoshikan.engine.errors import Fact
from hoshikan.games.carcassonne_star_wars.screen.labels import StarWarsLabels
from hoshikan.ui.text.gametext import Problems

_LABELS: Final = StarWarsLabels()


class StarWarsProblems(Problems):
    """For the language now installed."""

    def sentences(self) -> dict[str, str]:
        return self._order() | self._tiles() | self._battle() | self._set_up()

    def _order(self) -> dict[str, str]:
        return {
            "draw-first": self.tr("First a tile is drawn."),
            "place-the-tile-first": self.tr("First the drawn tile must be laid."),
            "claim-or-skip-first": self.tr("First a meeple is placed, or none."),
            "name-a-fighter-first": self.tr("First it must be said who fights for the team."),
            "roll-the-dice-first": self.tr("First the battle is fought with dice."),
        }

    def _tiles(self) -> dict[str, str]:
        return {
            "no-such-tile-left": self.tr("No such tile ({face}) is left."),
            "tile-fits-nowhere": self.tr("This tile ({face}) fits nowhere: another one is drawn."),
            "place-taken": self.tr("A tile lies at {place} already."),
            "beside-no-tile": self.tr("{place} is beside no tile."),
            "looks-like-smaller-rotation": self.tr("The tile looks the same when turned less: choose that rotation."),
            "edges-differ": self.tr("The edges do not match at {place}: routes, fields and space must go on."),
            "no-such-feature": self.tr("The new tile has no such feature: {feature}."),
            "feature-held": self.tr("A meeple already holds that ({feature}) or what it is joined with."),
            "no-planet-beside": self.tr("There is no planet at {place} beside the new tile."),
            "own-planet": self.tr("You or your team hold the planet at {place} already."),
            "no-small-meeple-left": self.tr("You have no small meeple left in supply."),
            "no-large-meeple-left": self.tr("Your large meeple is on the board already."),
            "no-equipment-in-play": self.tr("Blasters and sabres come with the expansion only."),
            "equipment-in-use": self.tr("This piece of equipment is on the board already."),
        }

    def _battle(self) -> dict[str, str]:
        return {
            "does-not-fight-for-this-side": self.tr("Player {player} does not fight for this side here."),
            "wrong-number-of-dice": self.tr("Player {player} has another number of dice here: {dice}, not {rolled}."),
            "no-blaster": self.tr("Player {player} has no blaster here: no die is yellow."),
            "blaster-rolls-yellow": self.tr("Player {player} has a blaster here: one die is yellow."),
        }

    def _set_up(self) -> dict[str, str]:
        return {
            "component-id-twice": self.tr("Two kinds of tiles are called “{id}”."),
            "no-such-tile": self.tr("There is no kind of tile called “{tile}”."),
            "too-many-tiles": self.tr("{tiles} tiles are too many: at most {most}."),
            "bad-feature": self.tr("“{feature}” is no feature this tile's edges can have."),
            "edges-and-features-differ": self.tr("The features do not go with the edges {edges}."),
            "bad-symbol": self.tr("“{symbol}” is no copy of this tile: a symbol and its feature, or “-”."),
            "symbol-in-two-places": self.tr("The symbol {symbol} stands in two places of the same kind of tile."),
            "bad-colour": self.tr("“{colour}” is no colour of this game, or two players have it."),
            "needs-expansion": self.tr("The sixth player and the blue meeples come with the expansion only."),
            "colours-differ": self.tr("The option asks for other colours ({colours}) than the players have."),
            "sides-do-not-alternate": self.tr("In teams two rebels and two of the empire take turns ({rule})."),
            "teams-need-four": self.tr("Two teams need exactly four players, not {players}."),
            "no-such-seat": self.tr("There is no seat number {seat}."),
            "options-differ": self.tr("The option and the set-up say different things."),
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
