"""Errors in the user's language: one clear message with the place and the remedy for every error reason."""

from __future__ import annotations

from typing import Final

from hoshikan.engine import RecordError, SetupError
from hoshikan.engine.errors import HoshikanError
from hoshikan.games import GAMES
from hoshikan.resources import DamagedResourceError, MissingResourceError
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.kit.look.words import Words, fill

_MOVES: Final = frozenset({"not-notation", "after-the-end"})
"""Reasons about a single move of a record, besides those that name a rule."""


def _of_its_game(error: HoshikanError) -> str:
    """The sentence of the game that the error comes from; no other game is asked, since reasons are each game's own."""
    return text_of(error.game).problem(error) if error.game in GAMES else ""


class Messages(Words):
    """Sentences for the ids that engine, library and bots report; those of a game's own rules come from its text."""

    def of_copied(self, error: Exception) -> str:
        """Like `of`, for a copied text: it is no file, and it is corrected where it was copied."""
        if not isinstance(error, RecordError):
            return self.of(error)
        sentence = self._copied().get(error.reason, "") or self.sentence(error)
        return self._place(error) + sentence if sentence else self.of(error)

    def of(self, error: Exception) -> str:
        """The message for an error: where, what, and what to do about it."""
        if isinstance(error, DamagedResourceError):
            return self.tr("An application file is damaged: {path}. Please reinstall Hoshikan.").format(path=error.path)
        if isinstance(error, MissingResourceError):
            return self.tr("An application file is missing: {path}. Please reinstall Hoshikan.").format(path=error.path)
        if not isinstance(error, HoshikanError):
            return self.tr("Something unexpected happened: {detail}").format(detail=error)
        sentence = self.sentence(error)
        if not sentence:
            return self.tr("Something unexpected happened: {detail}").format(detail=error)
        return self._place(error) + sentence + self._remedy(error)

    def sentence(self, error: HoshikanError) -> str:
        """Return the fault, without its place and the remedy, for a caller that shows the place; "" without words for
        it."""
        return _of_its_game(error) or fill(self._sentence(error), error.facts)

    def _place(self, error: HoshikanError) -> str:
        if isinstance(error, RecordError) and error.line:
            where = self.tr("Line {line}: ").format(line=error.line)
            return where + (f"{error.rule}: " if error.rule else "")
        if isinstance(error, SetupError) and error.place:
            return self.tr("{place}: ", "key in set-up data").format(place=error.place)
        return ""

    def _remedy(self, error: HoshikanError) -> str:
        """For a move in a record that cannot be played; everything else names its remedy in its own sentence."""
        if isinstance(error, RecordError) and (error.rule or error.reason in _MOVES):
            return " " + self.tr("Correct this line, or delete it and everything after it.")
        return ""

    def _sentence(self, error: HoshikanError) -> str:
        if "doubtful" in error.facts:
            return self._sentences()[error.reason] + self.tr(
                " Of these, not quite as they were: {doubtful}. Look through their moves before you play on."
            )
        if "aside" not in error.facts and (sentence := self._without_another_file().get(error.reason)):
            return sentence
        return self._sentences().get(error.reason, "")

    def _sentences(self) -> dict[str, str]:
        return self._record() | self._start() | self._library() | self._actions()

    def _record(self) -> dict[str, str]:
        return {
            "not-a-record": self.tr("This is not a Hoshikan game record. Choose a file that ends in .hoshikan."),
            "not-text": self.tr("This is not a Hoshikan game record: it is not a text file."),
            "not-a-file": self.tr("This is not a file. Choose a file that ends in .hoshikan."),
            "too-large": self.tr("The file is far too large for a game record ({bytes} bytes)."),
            "newer-version": self.tr("A newer Hoshikan wrote this record. Update Hoshikan to open it."),
            "other-rules-version": self.tr(
                "The record follows version {rules} of the game's rules; this Hoshikan plays version {known}."
            ),
            "bad-tag": self.tr("The entry “{tag}” cannot be read: {detail}."),
            "tag-twice": self.tr("The entry “{tag}” appears twice. Remove one."),
            "tag-missing": self.tr("The entry “{tag}” is missing."),
            "bad-seat-kind": self.tr("A seat is either “human” or “bot”, not “{kind}”."),
            "too-long": self.tr("“{key}” has {length} characters; at most {most} are allowed. Shorten it."),
            "unshowable": self.tr("“{key}” holds the character {character}, which cannot be shown. Delete it."),
            "line-too-long": self.tr("The line has {length} characters; at most {most} are allowed. Shorten it."),
            "too-many": self.tr("There are too many entries or lines of the kind “{key}”: at most {most} are allowed."),
            "unknown-game": self.tr("This Hoshikan does not know the game “{game}”. A newer version may."),
            "options-differ": self.tr("The options contradict the set-up."),
            "seats-differ": self.tr("There are {seats} seats, but the set-up is for {players} players."),
            "after-the-end": self.tr("“{action}” comes after the end of the game."),
            "wrong-checksum": self.tr(
                "The file does not match its checksum: it was damaged, or changed by hand. To open it anyway, "
                "delete this line."
            ),
            "missing-actions": self.tr("Some moves of this game are missing from the library. The rest was kept."),
        }

    def _copied(self) -> dict[str, str]:
        return {
            "not-a-record": self.tr("There's no game in this text. Copy one as text first."),
            "too-large": self.tr("The copied text is far too long for a game."),
            "wrong-checksum": self.tr(
                "The copied text does not match its checksum: something was lost or changed on the way. Copy "
                "the whole game again."
            ),
        }

    def _start(self) -> dict[str, str]:
        return {
            "bad-player-count": self.tr("This game is for {least} to {most} players, not {players}."),
            "bad-option-value": self.tr("The option has no value “{value}”."),
            "unknown-option": self.tr("The game has no option “{option}”."),
            "one-per-seat": self.tr("There must be one entry per player: {players}, not {given}."),
            "bad-setup-value": self.tr("This value is not valid: {detail}."),
            "bad-component-file": self.tr("The component file cannot be read: {detail}."),
            "bad-component-value": self.tr("A value in the component file is not valid: {detail}."),
            "component-not-a-file": self.tr("This is not a file. Choose a component file (.toml or .json)."),
            "component-too-large": self.tr(
                "The file is too large for a component set ({bytes} bytes; at most {most}). Choose another one."
            ),
            "component-not-text": self.tr("This is not UTF-8 text. Save the component file as UTF-8."),
            "component-too-deep": self.tr(
                "This line has more brackets, dots or digits in a row than any component set needs. Simplify it."
            ),
            "no-such-edit": self.tr("You can't do that with this position."),
            "nothing-to-play": self.tr("The game would be over at once, with nothing to play."),
            "is-over": self.tr("The game is over: there's nothing left to play."),
            "no-editor": self.tr("You can't set up positions of this game."),
            "no-components": self.tr("This game's components can't be changed by a file. Play it without one."),
            "component-id-twice": self.tr("The id “{id}” is empty or appears twice."),
        }

    def _library(self) -> dict[str, str]:
        return {
            "damaged": self.tr(
                "The library file {path} is damaged. It was kept as {aside}; games saved from it: {salvaged}."
            ),
            "newer": self.tr(
                "A newer Hoshikan wrote the library {path}. It was left untouched; games are kept in {aside} meanwhile."
            ),
            "read-only": self.tr("{path} cannot be written. Check its permissions."),
            "disk-full": self.tr("The disk is full: {path}. Free some space."),
            "locked": self.tr("Another program is using {path}. Close it."),
            "disk-error": self.tr(
                "{path} could not be read or written. Check that its drive is connected and working, then try "
                "again. (Reported: “{detail}”)"
            ),
            "vanished": self.tr(
                "The library {path} was removed or replaced while Hoshikan was running. Check that its folder "
                "can be written."
            ),
            "played-elsewhere": self.tr(
                "This game was continued in another window. Open it again to go on from there."
            ),
            "not-a-library": self.tr("This file isn't a library of Hoshikan, or it is damaged. Nothing was changed."),
            "newer-library": self.tr("A newer Hoshikan wrote this file. Update Hoshikan to open it."),
            "damaged-match": self.tr(
                "This game was damaged on the disk. Restart Hoshikan, and its intact part will be saved."
            ),
            "no-such-match": self.tr("This game is no longer in the library."),
            "no-such-file": self.tr("File not found: {path}."),
            "is-folder": self.tr("{path} is a folder. Choose another name for the file."),
            "name-too-long": self.tr("The name {path} is too long. Choose a shorter one."),
            "bad-name": self.tr("The name {path} cannot be used on this computer. Choose another one."),
        }

    def _without_another_file(self) -> dict[str, str]:
        """For a library that nothing could be put beside."""
        return {
            "damaged": self.tr("The library file {path} is damaged. Check that its folder can be written."),
            "newer": self.tr("A newer Hoshikan wrote the library {path}. Update Hoshikan to use it."),
        }

    def _actions(self) -> dict[str, str]:
        return {
            "not-notation": self.tr("“{text}” is not a move in this game."),
        }
