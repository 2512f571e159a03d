"""Refusals of Carcassonne: Star Wars, in words: illegal actions, and set-ups no game can start from."""

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
