"""Contents of a bundle, and sources of its icons."""

from __future__ import annotations

import ast
import importlib.util
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QImage

from hoshikan.games import GAMES

ROOT = Path(__file__).parent.parent


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"hoshikan_{name}", ROOT / "packaging" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


trim = load("trim")
icons = load("icons")
bundle = load("bundle")
compiled = load("compiled")
translations = load("translations")


@pytest.mark.parametrize(
    "destination",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/platforminputcontexts/libibusplatforminputcontextplugin.so",
        "PySide6/Qt/translations/qtbase_ja.qm",
        "PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so",
        "libmd.so.0",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6/QtWidgets.abi3.so",
        "libQt6Core.so.6",
        "hoshikan/_data/translations/hoshikan_ja.qm",
        "hoshikan/_data/resources/games/conquestar/rules.ja.md",
    ],
)
def test_a_bundle_keeps_what_it_shows_and_types_with(destination: str) -> None:
    assert trim.wanted(destination)


@pytest.mark.parametrize(
    "destination",
    [
        "libQt6Network.so.6",
        "PySide6/Qt/lib/libQt6QmlModels.so.6",
        "PySide6\\Qt6Quick.dll",
        "PySide6\\opengl32sw.dll",
        "PySide6/Qt/lib/QtNetwork.framework/Versions/A/QtNetwork",
        "PySide6/Qt/plugins/sqldrivers/libqsqlite.so",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/platforms/libqvnc.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/Qt/plugins/wayland-shell-integration/libivi-shell.so",
        "PySide6/Qt/lib/libQt6OpenGL.so.6",
        "libmvec.so.1",
    ],
)
def test_a_bundle_leaves_out_what_it_never_loads(destination: str) -> None:
    assert not trim.wanted(destination)


def test_a_system_library_stays_only_while_something_kept_asks_for_it() -> None:
    entries = [
        ("PySide6/QtGui.abi3.so", "/qt/QtGui.abi3.so", "EXTENSION"),
        ("libdirect.so.1", "/lib/libdirect.so.1", "BINARY"),
        ("libindirect.so.1", "/lib/libindirect.so.1", "BINARY"),
        ("libgtk-3.so.0", "/lib/libgtk-3.so.0", "BINARY"),
    ]
    links = {"/qt/QtGui.abi3.so": ["libdirect.so.1", "libc.so.6"], "/lib/libdirect.so.1": ["libindirect.so.1"]}
    kept = trim.linked(entries, lambda path: links.get(path, []))
    assert [entry[0] for entry in kept] == ["PySide6/QtGui.abi3.so", "libdirect.so.1", "libindirect.so.1"]


def test_every_dependency_brings_its_licence_into_the_bundle() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    declared = [*project["dependencies"], *project["optional-dependencies"]["app"]]
    names = {requirement.replace(">", "=").split("=")[0] for requirement in declared}
    assert names <= set(bundle.SHIPPED)


def test_who_runs_the_tests_has_what_the_tools_need() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert {*extras["tune"], *extras["cluster"]} <= set(extras["dev"])


def test_a_bundle_has_no_library_that_only_tools_need() -> None:
    assert {"numpy", "scipy", "sklearn", "distributed", "matplotlib"} <= set(trim.EXCLUDED_MODULES)


@pytest.mark.usefixtures("qapp")
def test_the_icon_is_drawn_at_every_size() -> None:
    for size in (16, 64):
        picture = QImage.fromData(icons.png(size))
        assert (picture.width(), picture.height()) == (size, size)
        assert picture.pixelColor(0, 0).alpha() == 0
        assert picture.pixelColor(size // 2, size * 3 // 5).red() > 200  # the crown


@pytest.mark.usefixtures("qapp")
def test_qt_reads_the_windows_icon() -> None:
    picture = QImage.fromData(icons.ico({32: icons.png(32)}))
    assert (picture.width(), picture.height()) == (32, 32)


def test_a_mac_icon_states_its_own_length() -> None:
    data = icons.icns({size: b"1234567" for _, size in icons.ICNS_TYPES})
    assert data[:4] == b"icns"
    assert int.from_bytes(data[4:8], "big") == len(data) == 8 + len(icons.ICNS_TYPES) * (8 + 7)
    assert {b"ic11", b"ic12", b"ic13", b"ic14"} <= {kind for kind, _ in icons.ICNS_TYPES}  # for screens twice as dense


def test_untranslated_sentences_are_listed_with_their_context(tmp_path: Path) -> None:
    source = tmp_path / "hoshikan_ja.ts"
    source.write_text(
        "<TS><context><name>Home</name>"
        "<message><source>Play</source><translation>遊ぶ</translation></message>"
        '<message><source>Learn</source><translation type="unfinished">学ぶ</translation></message>'
        "</context></TS>",
        "utf-8",
    )
    assert translations.unfinished(source) == ["Home: Learn"]


def test_rules_bots_and_their_neighbours_are_compiled_and_shapes_of_data_are_not() -> None:
    hot = {path.relative_to(compiled.DESKTOP / "hoshikan").as_posix() for path in compiled.hot_modules()}
    assert {"engine/state.py", "bots/search.py", "games/conquestar/rules/field.py"} <= hot
    assert not hot & {"games/conquestar/rules/components.py", "games/conquestar/rules/events.py"}
    assert {f"games/{game.id.replace('-', '_')}/rules/state.py" for game in GAMES.values()} <= hot


def test_a_game_s_neighbours_are_found_by_what_rules_import(tmp_path: Path) -> None:
    rules = tmp_path / "hoshikan" / "games" / "toy" / "rules"
    rules.mkdir(parents=True)
    (rules / "state.py").write_text(
        "from hoshikan.games.toy.rules.hand import Hand\nfrom hoshikan.games.toy.rules import events\n"
    )
    (rules / "events.py").write_text("from hoshikan.engine import Event\n")
    (rules / "hand.py").write_text("from hoshikan.games.toy.rules import state, components\n")
    (rules / "components.py").write_text("import msgspec\n")
    (rules / "unused.py").write_text("")
    assert [path.name for path in compiled.hot_modules(tmp_path)] == ["hand.py", "state.py"]


every_hot_module = pytest.mark.parametrize(
    "path", compiled.hot_modules(), ids=lambda path: path.relative_to(compiled.DESKTOP / "hoshikan").as_posix()
)


@every_hot_module
def test_classes_in_hot_modules_assign_one_name_at_a_time(path: Path) -> None:
    """mypyc compiles no `a, b = 1, 2` in the body of a class."""
    classes = [one for one in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(one, ast.ClassDef)]
    lines = [line for one in classes for line in one.body if isinstance(line, ast.Assign)]
    assert [ast.unparse(line) for line in lines if not all(isinstance(to, ast.Name) for to in line.targets)] == []


@every_hot_module
def test_constant_tuples_of_floats_in_hot_modules_have_a_type(path: Path) -> None:
    """mypyc 2.4 never sets `X: Final = (0.5, 1.0)`; the type `Final[tuple[float, ...]]` helps."""
    bare = [
        ast.unparse(line.target)
        for line in ast.parse(path.read_text("utf-8")).body
        if isinstance(line, ast.AnnAssign) and ast.unparse(line.annotation) == "Final"
        if isinstance(line.value, ast.Tuple)
        if any(isinstance(part, ast.Constant) and isinstance(part.value, float) for part in ast.walk(line.value))
    ]
    assert bare == []


@pytest.mark.parametrize(
    "command",
    [
        [str(ROOT / "packaging" / "translations.py")],
        [str(ROOT / "packaging" / "bundle.py")],
        ["-m", "hoshikan.bots.engine"],
    ],
    ids=["translations", "bundle", "engine"],
)
def test_an_unknown_argument_is_named_and_nothing_is_done(command: list[str]) -> None:
    done = subprocess.run([sys.executable, *command, "--frob"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "'--frob'" in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_a_bundle_that_weighs_more_than_was_promised_is_refused(tmp_path: Path) -> None:
    for name, megabytes, told in (
        ("engine", 100, ""),
        ("window", 44, ""),
        ("more", 2, "146 MB, and 145 were promised"),
    ):
        with (tmp_path / name).open("wb") as file:
            file.truncate(megabytes * 1_000_000)
        assert bundle.too_large(tmp_path) == told


def test_the_source_archive_holds_all_that_a_wheel_of_the_checkout_has(tmp_path: Path) -> None:
    def build(target: str, source: Path) -> Path:
        folder = tmp_path / target
        command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
        subprocess.run(command, cwd=source, check=True, capture_output=True)
        return next(folder.iterdir())

    with tarfile.open(build("sdist", ROOT)) as archive:
        archive.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.glob("hoshikan-*")
    made_already = Path("resources/fonts")  # of a package, in some seconds
    shutil.copytree(ROOT / made_already, unpacked / made_already)
    with zipfile.ZipFile(build("wheel", unpacked)) as wheel:
        packed = {name for name in wheel.namelist() if ".dist-info/" not in name}
    source = {path.relative_to(ROOT / "desktop").as_posix() for path in (ROOT / "desktop").rglob("*.py")}
    data = {path for path in (ROOT / "resources").rglob("*") if path.is_file() and "pictures" not in path.parts}
    data |= set((ROOT / "translations").glob("*.qm"))
    named = {f"hoshikan/_data/{path.relative_to(ROOT).as_posix()}" for path in data}
    read = {path.relative_to(ROOT / "desktop").as_posix() for path in (ROOT / "desktop").rglob("*.md")}
    assert packed == source | named | read | {"hoshikan/py.typed"}


@pytest.mark.parametrize("identity", ["", "Developer ID Application: Somebody"])
def test_an_application_for_a_mac_is_sealed_with_one_identity(identity: str) -> None:
    """Binaries inside are signed already: signing them anew with --deep would take their entitlements away."""
    command = bundle.signing(identity)
    assert command[command.index("--sign") + 1] == (identity or "-")
    assert ("runtime" in command) == ("--entitlements" in command) == bool(identity)
    assert "--deep" not in command
