"""Names, addresses and types are defined once, and every form for a system agrees."""

from __future__ import annotations

import os
import plistlib
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import desktopfiles
from hoshikan import __version__, product
from hoshikan.ui.app.window import MINIMUM
from macos.information import information
from product_check import complaint

ROOT = Path(__file__).parent.parent


@pytest.fixture
def desktop(tmp_path: Path) -> Path:
    desktopfiles.write(tmp_path)
    return tmp_path


def test_the_id_has_no_domain_to_own_and_is_in_lower_case() -> None:
    assert re.fullmatch(r"io\.github\.[a-z0-9_]+\.[a-z0-9_]+", product.APP_ID)


def test_addresses_and_id_stand_in_one_place() -> None:
    told = (*re.findall(r"github\.com/[\w-]+/hoshikan", product.REPOSITORY), product.APP_ID)
    places = [
        path.relative_to(ROOT).as_posix()
        for folder in ("desktop", "packaging", "resources")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".in", ".xml", ".spec", ".iss", ".sh", ".plist", ".toml", ".yml")
        if any(name in path.read_text("utf-8") for name in told)
    ]
    assert places == []


def test_every_form_of_the_desktop_has_the_id_and_the_type(desktop: Path) -> None:
    names = {path.name.removeprefix(product.APP_ID) for path in desktop.iterdir()}
    assert names == {".desktop", ".metainfo.xml", ".mime.xml", ".svg"}
    entry = (desktop / f"{product.APP_ID}.desktop").read_text("utf-8").splitlines()
    assert f"Icon={product.APP_ID}" in entry
    assert f"MimeType={product.MEDIA_TYPE};" in entry
    mime = (desktop / f"{product.APP_ID}.mime.xml").read_text("utf-8")
    assert f'type="{product.MEDIA_TYPE}"' in mime
    assert f'pattern="*{product.SUFFIX}"' in mime


def test_the_component_shows_what_a_store_shows(desktop: Path) -> None:
    component = ET.parse(desktop / f"{product.APP_ID}.metainfo.xml").getroot()  # noqa: S314  # our own
    assert component.findtext("id") == product.APP_ID
    assert component.findtext("launchable") == f"{product.APP_ID}.desktop"
    assert {url.get("type"): url.text for url in component.iter("url")} == {
        "homepage": product.REPOSITORY,
        "bugtracker": product.ISSUES,
        "vcs-browser": product.REPOSITORY,
    }
    newest = component.find("releases/release")
    assert newest is not None
    assert newest.get("version") == __version__
    assert newest.findtext("description/p")
    pictures = [image.text or "" for image in component.iter("image")]
    assert len(pictures) >= 3
    for picture in pictures:
        address, _, file = picture.partition(f"/raw/v{__version__}/")
        assert (address, (ROOT / file).is_file()) == (product.REPOSITORY, True), picture


def test_a_store_offers_it_wherever_the_smallest_window_fits(desktop: Path) -> None:
    """A length without a side would be the shortest, which a screen of 1366 × 768 lacks."""
    component = ET.parse(desktop / f"{product.APP_ID}.metainfo.xml").getroot()  # noqa: S314  # our own
    lengths = {one.get("side"): (one.get("compare"), int(one.text or 0)) for one in component.iter("display_length")}
    assert lengths == {"longest": ("ge", max(MINIMUM)), "shortest": ("ge", min(MINIMUM))}


@pytest.mark.parametrize(
    "command",
    [("desktop-file-validate", ".desktop"), ("appstreamcli", "validate", "--pedantic", "--no-net", ".metainfo.xml")],
    ids=lambda command: str(command[0]),
)
def test_the_desktop_s_own_checkers_are_content(desktop: Path, command: tuple[str, ...]) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    file = desktop / f"{product.APP_ID}{command[-1]}"
    done = subprocess.run([*command[:-1], str(file)], capture_output=True, text=True, check=False)
    # AppStream before 1.0 does not know the tag that 1.0 wants.
    found = [
        line for line in done.stdout.splitlines() if re.match("[EWIP]:", line) if "unknown-tag developer" not in line
    ]
    assert (done.returncode, found) == (0, [])


def test_a_mac_opens_records_with_us() -> None:
    told = plistlib.loads(plistlib.dumps(information()))
    assert told["LSBackgroundOnly"] is False
    assert told["CFBundleVersion"] == __version__
    (document,) = told["CFBundleDocumentTypes"]
    (declared,) = told["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == [product.SUFFIX[1:]]


def test_what_a_mac_allows_us_can_be_read() -> None:
    allowed = plistlib.loads((ROOT / "packaging" / "macos" / "entitlements.plist").read_bytes())
    assert set(allowed.values()) == {True}
    assert not [right for right in allowed if "network" in right]


def test_the_package_index_gets_the_same_addresses() -> None:
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["urls"]
    assert urls == {
        "Homepage": product.REPOSITORY,
        "Issues": product.ISSUES,
        "Changelog": f"{product.REPOSITORY}/blob/main/CHANGELOG.md",
    }


def test_no_release_is_built_elsewhere_or_from_another_version() -> None:
    assert complaint(product.REPOSITORY, f"v{__version__}") == ""
    assert complaint(f"{product.REPOSITORY}.git") == ""
    assert "OWNER" in complaint("https://github.com/a-stranger/hoshikan")
    assert __version__ in complaint(product.REPOSITORY, "v99.0.0")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [((product.REPOSITORY, f"v{__version__}"), 0), ((product.REPOSITORY,), 0), ((product.REPOSITORY, "v99.0.0"), 1)],
    ids=["ours", "no tag", "another version"],
)
def test_the_first_step_of_a_release_goes_on_only_where_nothing_is_wrong(arguments: tuple[str, ...], code: int) -> None:
    command = [sys.executable, str(ROOT / "packaging" / "product_check.py"), *arguments]
    bare = {**os.environ, "PYTHONPATH": str(ROOT / "desktop")}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=bare)
    assert (done.returncode, done.stdout) == (code, "")
    assert done.stderr.count("\n") == code
