"""The reasons for a move: each with the rule of its kind, the weightiest first."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from hoshikan.engine.tutor import Feature, Reasons

RULES = {"earns": "XX-1.1", "costs": "XX-1.2", "ends": "XX-2.1"}


def found(repeated: Literal["kept", "first", "summed"]) -> list[Feature]:
    reasons = Reasons(RULES, repeated)
    reasons.add("earns", 1.0, coins=1)
    reasons.add("costs", -3.0004, kind="route")
    reasons.add("earns", 1.5, coins=2)
    reasons.add("earns", 0.25, coins=3)
    return reasons.sorted()


@pytest.mark.parametrize(
    ("repeated", "earnings"),
    [
        ("kept", [(1.5, {"coins": 2}), (1.0, {"coins": 1}), (0.25, {"coins": 3})]),
        ("first", [(1.0, {"coins": 1})]),
        ("summed", [(2.75, {"coins": 2, "count": 3})]),
    ],
)
def test_features_of_one_kind(repeated: Literal["kept", "first", "summed"], earnings: list[Any]) -> None:
    first, *rest = found(repeated)
    assert first == Feature("costs", -3.0, "XX-1.2", {"kind": "route"})
    assert [(feature.worth, feature.facts) for feature in rest] == earnings
    assert {feature.rule for feature in rest} == {"XX-1.1"}


def test_a_feature_cites_a_rule_or_is_none() -> None:
    with pytest.raises(KeyError):
        Reasons(RULES).add("dances", 1.0)
