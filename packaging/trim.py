"""Parts of Qt and of Python that a bundle leaves out, since Hoshikan never loads them (165 MB become about 138)."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from pathlib import PurePosixPath

EXCLUDED_MODULES = [
    *(
        f"PySide6.Qt{part}"
        for part in ("Network", "Qml", "Quick", "QuickWidgets", "Sql", "Test", "Help", "PrintSupport")
    ),
    *(f"PySide6.Qt{part}" for part in ("OpenGL", "OpenGLWidgets", "Designer", "UiTools", "Xml", "Concurrent", "DBus")),
    "matplotlib",  # `arena --plot` is a developer's tool; it says so where matplotlib is missing
    "numpy",  # … and so is `tune`
    "scipy",
    "sklearn",
    "distributed",  # … and `--executor`
    "dask",
    "PIL",
    "tkinter",
    "ssl",  # no network
    "_hashlib",  # … nor OpenSSL's hashes, 5 MB: Python has its own
    *("asyncio", "ftplib", "smtplib", "xmlrpc"),  # … nor servers
    *(f"_codecs_{script}" for script in ("cn", "hk", "kr", "tw")),  # files are UTF-8, or Japanese
    "unittest",
    "pydoc",
    "pytest",
    "setuptools",
    "IPython",
    *(() if sys.platform == "win32" else ("platformdirs.windows",)),  # names libraries that are not there
]

_LIBRARY = re.compile(
    r"^(lib)?Qt6?(Network|Qml|Quick|Sql|Test|Help|PrintSupport|Pdf|VirtualKeyboard|Designer|UiTools|Concurrent"
    r"|EglFS|EglFs|OpenGL|OpenGLWidgets|WlShellIntegration|ShaderTools|WaylandCompositor|Lottie|LabsAnimation)\w*(\.|$)"
)
_PLUGIN_FOLDERS = frozenset(
    {"platforms", "imageformats", "iconengines", "styles", "platformthemes", "platforminputcontexts"}
    | {"wayland-shell-integration", "wayland-decoration-client"}
)
_PLUGINS_LEFT_OUT = re.compile(
    # frame buffer and remote screens; pictures other than SVG; the GTK theme, which would drag in the system's GTK
    r"(eglfs|linuxfb|minimalegl|vkkhrdisplay|vnc|direct2d|qminimal|qgif|qicns|qjpeg|qpdf|qtga|qtiff|qwbmp|qwebp|gtk3|qtvirtualkeyboard"
    # ways to talk to shells of phones and of long ago
    r"|ivi-shell|wl-shell|qt-shell|fullscreen-shell)"
)
_C_LIBRARY = re.compile(r"^lib(m|mvec|rt|dl|pthread)\.so")
"""Parts of the system's C library, which work with no other version of it."""
_LEFT_OUT = frozenset({"opengl32sw.dll"})
"""Mesa's OpenGL for Windows without a graphics driver, 21 MB: widgets are painted without OpenGL."""
_TRANSLATIONS_KEPT = frozenset({"qtbase_ja.qm", "qtbase_en.qm"})


Entry = tuple[str, str, str]
"""A file of a bundle as PyInstaller lists it: where it will lie, where it is, what kind it is."""


def wanted(destination: str) -> bool:
    """True if the file for `destination` inside the bundle is needed."""
    path = PurePosixPath(destination.replace("\\", "/"))
    if "PySide6" not in path.parts:
        return _LIBRARY.match(path.name) is None and _C_LIBRARY.match(path.name) is None
    if path.suffix == ".qm":
        return path.name in _TRANSLATIONS_KEPT
    if "plugins" in path.parts:
        folder = path.parts[path.parts.index("plugins") + 1]
        return folder in _PLUGIN_FOLDERS and _PLUGINS_LEFT_OUT.search(path.name) is None
    if path.name in _LEFT_OUT or "qml" in path.parts:
        return False
    return not any(_LIBRARY.match(part) for part in path.parts)


def linked(entries: Iterable[Entry], imports: Callable[[str], Iterable[str]]) -> list[Entry]:
    """`entries` without the system libraries that only left-out files asked for.

    System libraries lie at the top of a bundle, everything that asks for them in a folder. `imports(path)` names the
    libraries which the file at `path` is linked against.
    """
    listed = list(entries)
    by_name = {PurePosixPath(entry[0]).name: entry for entry in listed}
    queue = [entry for entry in listed if "/" in entry[0] or entry[2] != "BINARY" or "python" in entry[0]]
    kept = set(queue)
    while queue:
        for name in imports(queue.pop()[1]):
            found = by_name.get(name)
            if found is not None and found not in kept:
                kept.add(found)
                queue.append(found)
    return [entry for entry in listed if entry in kept]
