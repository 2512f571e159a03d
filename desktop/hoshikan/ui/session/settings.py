"""The player's settings, stored in one JSON file. Every setting is declared once, with default and check."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar, overload

from PySide6.QtCore import QObject, Signal

from hoshikan.ui.kit.sound.room import AMBIENCES, NO_AMBIENCE

VERSION = 1
"""Version of the file's meaning. A file with a higher one was written by a newer Hoshikan."""
MAX_BYTES = 100_000
TEXT_SIZES = range(100, 151)
TEXT_SIZE_STEP = 10
VOLUMES = range(10, 101)
VOLUME_STEP = 10

LONGEST = 4000
"""Characters of a text."""

HELPS = ("none", "moves", "numbers", "coach")

FORMER = ("new_game", "celebrated", "people", "wearers", "emblems", "lesson_steps", "taken_back", "guided")
"""Texts that older versions kept in this file. They are written again until the library has them; see `former`."""
_NOT_ON_THE_PAGE = (
    "player_name",
    "names_asked",
    "geometry",
    "rated_games",
    "folder",
    "last_game",
    "engines",
    "engine_seats",
)

T = TypeVar("T", bool, int, str)


class Setting(Generic[T]):
    """One setting: a typed attribute of `Settings` that checks, stores and signals its changes."""

    def __init__(self, default: T, allowed: Collection[T] | Callable[[T], bool]) -> None:
        self.default: T = default
        self._allowed: Collection[T] | Callable[[T], bool] = allowed
        self.key = ""

    def __set_name__(self, owner: type[Settings], name: str) -> None:
        self.key = name

    @overload
    def __get__(self, settings: None, owner: type[Settings]) -> Setting[T]: ...
    @overload
    def __get__(self, settings: Settings, owner: type[Settings]) -> T: ...
    def __get__(self, settings: Settings | None, owner: type[Settings]) -> Setting[T] | T:
        if settings is None:
            return self
        value: T = settings.value(self.key)
        return value

    def __set__(self, settings: Settings, value: T) -> None:
        settings.set_value(self.key, value)

    def accepts(self, value: Any) -> bool:
        """True if `value` has the right type and is one of the allowed values."""
        if type(value) is not type(self.default):
            return False
        return self._allowed(value) if callable(self._allowed) else value in self._allowed


def _switch(default: bool) -> Setting[bool]:
    return Setting(default, (False, True))


def _short_text(value: str) -> bool:
    return len(value) <= LONGEST


class SettingsProblem(NamedTuple):
    """The reason why the settings file could not be used as it was: `reason` is "damaged", "newer", "values" or
    "unwritable"; `kept` is the path of the original, if it was put aside."""

    reason: str
    path: Path
    kept: Path | None = None
    keys: tuple[str, ...] = ()


class Settings(QObject):
    """The settings in use. Assigning an attribute stores it at once; `changed` carries its name."""

    changed = Signal(str)
    not_stored = Signal(object)
    """SettingsProblem "unwritable": from now on what is chosen lasts as long as the session. Told once."""

    language = Setting("", ("", "ja", "en"))
    theme = Setting("system", ("system", "night", "day", "contrast"))
    palette = Setting("standard", ("standard", "deutan", "tritan", "mono"))
    text_size = Setting(100, TEXT_SIZES)
    animation = Setting("system", ("system", "off", "normal", "fast"))
    """Speed of pieces; "system" is normal unless the system asks for less motion."""
    sounds = _switch(True)
    volume = Setting(60, VOLUMES)
    """Volume of all sounds, in percent."""
    ambience = Setting(NO_AMBIENCE, AMBIENCES)
    """The sound below them all the time."""
    confirm_moves = _switch(False)
    only_answers = _switch(True)
    """True if a decision with one legal action is made without asking."""
    move_list = _switch(False)
    review_games = _switch(False)
    """True if a game that ends is reviewed in the background."""
    panel_visible = _switch(False)
    """True if the player wants log and score beside the table."""
    help = Setting("numbers", HELPS)
    """Help at the table; each degree includes those before it."""
    player_name = Setting("", _short_text)
    names_asked = _switch(False)
    """True if a game began for which names were asked, whether any were given or not."""
    geometry = Setting("", _short_text)
    """The main window's place, as Qt encodes it, in base 64."""
    rated_games = _switch(False)
    """True if the last new game was to be rated."""
    celebrations = _switch(True)
    """True if a lesson done for the first time is celebrated."""
    engines = Setting("", _short_text)
    """Other people's engines by name, with command and games, as JSON."""
    engine_seats = Setting("", _short_text)
    """Which of them plays which seat of the last matches, by deal, as JSON; see `otherengines`."""
    last_game = Setting("", _short_text)
    """The game, by id, that was played or read about last: its rule book is opened first."""
    folder = Setting("", _short_text)
    """Folder in which a record was opened or saved last."""

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        """Read `path` if it exists; without a path nothing is stored. Never raises: see `problem`."""
        super().__init__(parent)
        self.path = path
        self.problem: SettingsProblem | None = None
        self._values: dict[str, Any] = {key: setting.default for key, setting in declared().items()}
        self._session: dict[str, Any] = {}
        self.former: dict[str, str] = {}
        """The texts of `FORMER` that the file has."""
        self._stored = False
        """True if there was a file."""
        if path is None:
            return
        try:
            there = path.exists()
        except OSError:
            self.problem = SettingsProblem("unwritable", path)
        else:
            if there:
                self._stored = True
                self._read(path)

    @property
    def glow_targets(self) -> bool:
        """True if legal places glow."""
        return self._helps("moves")

    @property
    def hints_enabled(self) -> bool:
        """True if hints are offered."""
        return self._helps("moves")

    @property
    def explain_refusals(self) -> bool:
        """True if a refused move is explained."""
        return self._helps("moves")

    @property
    def show_costs(self) -> bool:
        """True if costs and gains are shown beside the legal places."""
        return self._helps("numbers")

    @property
    def table_coach(self) -> bool:
        """True if the coach asks "Sure?" after a costly move."""
        return self._helps("coach")

    def _helps(self, least: str) -> bool:
        return HELPS.index(self.help) >= HELPS.index(least)

    def value(self, key: str) -> Any:
        return self._session.get(key, self._values[key])

    def use_for_session(self, key: str, value: Any) -> None:
        """Let `value` win until the setting is changed or the session ends; it is not stored."""
        self._check(key, value)
        self._session[key] = value
        self.changed.emit(key)

    def set_value(self, key: str, value: Any) -> None:
        """Like assigning the attribute `key`. Raises ValueError for a value the setting does not know."""
        self._check(key, value)
        if self.value(key) != value:
            self._session.pop(key, None)
            self._values[key] = value
            self.save()
            self.changed.emit(key)

    def reset(self) -> dict[str, Any]:
        """Every setting back to its default; what was not set on the page is kept, such as the window's place. Returns
        the values that were others, for `set_value`."""
        before: dict[str, Any] = {}
        for key, setting in declared().items():
            if key not in _NOT_ON_THE_PAGE:
                if self.value(key) != setting.default:
                    before[key] = self.value(key)
                self.set_value(key, setting.default)
        return before

    def save(self) -> None:
        """Write the file in one step: the old one stays whole until the new one is complete."""
        if self.path is None:
            return
        chosen = {key: value for key, value in self._values.items() if value != declared()[key].default}
        import json

        text = json.dumps({"version": VERSION, **chosen, **self.former}, ensure_ascii=False, indent=1)
        from hoshikan.library.files import private_folder, write_atomically

        try:
            private_folder(self.path.parent)
            # JSON keeps what is no text in UTF-8, such as the name of an old folder, as an escape.
            write_atomically(self.path, text.encode(errors="backslashreplace"))
            self._stored = True
        except OSError:
            known = self.problem is not None and self.problem.reason == "unwritable"
            self.problem = SettingsProblem("unwritable", self.path)
            if not known:
                self.not_stored.emit(self.problem)

    def forget_former(self) -> None:
        """Write the file without the texts of `former`: the library has them."""
        self.former = {}
        self.save()

    def keep(self) -> None:
        """Write the file again if something was stored and it is gone."""
        if self.path is not None and self._stored and not self.path.exists():
            self.save()

    def _check(self, key: str, value: Any) -> None:
        if not declared()[key].accepts(value):
            raise ValueError(f"{key}: {value!r}")

    def _read(self, path: Path) -> None:
        content = _content(path)
        if content is None:
            self.problem = SettingsProblem("damaged", path, _put_aside(path, "damaged"))
            return
        version = content.pop("version")
        _translate_former(content)
        known = declared()
        wrong = tuple(
            sorted(
                key
                for key, value in content.items()
                if (key in known and not known[key].accepts(value)) or (key in FORMER and not isinstance(value, str))
            )
        )
        self._values |= {key: value for key, value in content.items() if key in known and key not in wrong}
        self.former = {key: content[key] for key in FORMER if isinstance(content.get(key), str)}
        self._values["player_name"] = _showable(self._values["player_name"])
        if version > VERSION:
            self.problem = SettingsProblem("newer", path, _put_aside(path, "newer"))
        elif wrong:
            self.problem = SettingsProblem("values", path, _put_aside(path, "damaged"), wrong)


def _translate_former(content: dict[str, Any]) -> None:
    """Give the settings of today the values that older ones had."""
    if content.get("animation") == "slow":
        content["animation"] = "normal"
    if not any(content.get(f"sounds_{group}", True) for group in ("pieces", "turn", "results")):
        content["sounds"] = False
    if "help" not in content:
        assists = ("glow_targets", "hints_enabled", "show_costs")
        glow, hints, costs = (content.get(key) is not False for key in assists)
        if content.get("table_coach") is True:
            content["help"] = "coach"
        elif not glow and not hints:
            content["help"] = "none"
        elif not costs:
            content["help"] = "moves"


def _showable(name: str) -> str:
    """Return a player's name in the form that games accept, whatever the file contains."""
    if name.isprintable():
        # Nearly always, and then the start need not load the engine, whose limits these are.
        return name
    from hoshikan.engine import limits

    return limits.within(name, limits.NAME).strip()


def _content(path: Path) -> dict[str, Any] | None:
    """The file's entries with a whole number as "version"; None for anything else."""
    try:
        if path.stat().st_size > MAX_BYTES:
            return None
        text = path.read_bytes().decode("utf-8")
        import json  # where there are no settings yet nothing is to be read

        content = json.loads(text)
    except (OSError, ValueError, RecursionError):
        return None
    return content if isinstance(content, dict) and type(content.get("version")) is int else None


def declared() -> dict[str, Setting[Any]]:
    """All settings by name, in the order of their declaration."""
    return {key: value for key, value in vars(Settings).items() if isinstance(value, Setting)}


def _put_aside(path: Path, word: str) -> Path | None:
    """Keep the file under a free name beside its place. None if even that fails."""
    for number in range(1, 1000):
        kept = path.with_name(f"{path.stem}.{word}-{number}{path.suffix}")
        if not kept.exists():
            try:
                path.rename(kept)
            except OSError:
                return None
            return kept
    return None
