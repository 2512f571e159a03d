"""No test of the library touches anybody's files."""

from __future__ import annotations

import pytest

from hoshikan.library import rescue


@pytest.fixture(autouse=True)
def _no_files_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that cannot be saved are not put among the files of the user who runs the tests."""
    monkeypatch.setattr(rescue, "lasting", lambda: ())
