"""Hypothesis profiles: "ci" is quick and repeats exactly; HYPOTHESIS_PROFILE=thorough searches longer and anew."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("ci", max_examples=8, deadline=None, derandomize=True, database=None)
settings.register_profile("thorough", max_examples=200, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
