"""Facts for the sentences of each game: ids as in the rules, for everything that is not a plain count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

ABSENT: Final = object()
"""A fact that is left out."""

NUMBERS: Final = (0, 1, 2)
"""Every count in turn."""
SIGNED: Final = frozenset({"points", "assets", "lead"})
"""Counts that may be below zero."""

Facts = Mapping[str, Sequence[Any]]

SEATS: Final[Facts] = {
    "seat": (0, 1),
    "seats": ((0, 1), (1,)),
    "winners": ((0,), (0, 1)),
    "winner": (1, 0),
    "rival": (1,),
    "richest": (1,),
    "by": (1, 0),
    "defenders": ((1, 2), ()),
}
"""Facts of any game."""

_CONQUESTAR: Final[Facts] = {
    **SEATS,
    "cell": (12,),
    "star": ("C3",),
    "line": ("C", "3"),
    "cards": ("A2", "T"),
    "card": ("3",),
    "name": ("Vega",),
    "row": ("C",),
    "column": ("3",),
    "rule": ("CQ-2.4",),
}

_HOSHI: Final[Facts] = {
    **SEATS,
    "constellation": (7,),
    "number": (7,),
    "objective": ("spring", "thrift"),
    "season": ("spring", "polar"),
    "card": (9, 0),
    "BidRevealed.card": (9, -1),
    "cards": ((3,), (4, 9)),
    "moved": ((), (3,)),
    "top": (4,),
    "slot": (1, 0),
    "chance": (60,),
    "marker": (2,),
    "id": ("leo",),
    "year": (2,),
    "bid": (7,),
    "Checked.need": (3, 1),
    "constellation-seen-before.constellation": (21,),
}

_STERRE: Final[Facts] = {
    **SEATS,
    "number": (27, 0),
    "numbers": ((3,), (3, 16)),
    "line": ("row3", "p2-top"),
    "CardScored.line": ("col5", "diag1"),
    "bingo": ("row2", "col5"),
    "step": ("declare",),
    "reason": ("card-full", "eighteen-points", "pawns-gone", "standstill"),
    "column": (3,),
    "row": (5,),
    "space": (8,),
    "most": (24,),
    "counts": (True, False),
    "action": ("claim",),
}

_CROWNTAKER: Final[Facts] = {
    "side": (0, 1),
    "owner": (0, 1),
    "payer": (0, 1),
    "lord": (2, 4),
    "enemy": ("prince", ABSENT),
    "skill": (2, 0, 1, 3, 4),
    "start": (1,),
    "phase": (3,),
    "reason": ("five-medals", "ruin", "burgundy", "more-assets", "equal-assets"),
    "PhaseBegan.reason": ("medals", "assets", "unchanged"),
    "CardsRevealed.france": (2, 0),
    "CardsRevealed.england": (3, 5),
    "Rolled.france": ((3,), (2, 5)),
    "Rolled.england": ((6,), (1, 4)),
    "powers": ((1, 2), (0, 3)),
    "winner": (1, -1),
    "ours": (3, 2),
    "theirs": (1, 2),
    "card": ("2",),
    "die": (4,),
    "percent": (67,),
    "step": ("deploy", "over"),
    "rule": ("CT-5.3",),
    "text": ("buy king 3",),
    "expected": ("king",),
    "one-row-per-armament.expected": (7,),
    "bad-event-table.lines": (12,),
}

_STAR_WARS: Final[Facts] = {
    **SEATS,
    "x": (-1,),
    "y": (0,),
    "spot": ("route:E", "planet", "asteroid:N"),
    "kind": ("route", "planet", "asteroid"),
    "gear": ("", "sabre", "blaster"),
    "dice": ("4 2", "y5 3"),
    "rotation": (1,),
    "cells": ((),),
    "bonus": (0, 1),
    "value": (6,),
    "face": ("planet:r",),
    "faction": ("rebels",),
    "edges": ("RASA",),
    "symbol": ("e route:N",),
    "colour": ("pink",),
    "colours": ("red black",),
    "id": ("start",),
    "tile": ("start",),
    "feature": (ABSENT,),
    "rule": ("CS-7.1",),
    "place": ("(−1, 0)",),
}

FACTS: Final[Mapping[str, Facts]] = MappingProxyType(
    {
        "conquestar": _CONQUESTAR,
        "hoshi-wo-wataru": _HOSHI,
        "crowntaker": _CROWNTAKER,
        "carcassonne-star-wars": _STAR_WARS,
        "sterre-en-kroon": _STERRE,
    }
)
"""By the game's id; the first of several values is the usual one. What is missing here is a count; what only one kind
of sentence has is called after it."""

CELLS: Final[Facts] = {"cell": ("C3",)}
"""Names where events have numbers: of the other games."""
OF_REASONS: Final[Mapping[str, Facts]] = MappingProxyType(
    {
        "hoshi-wo-wataru": {
            "constellation": ("leo",),
            "prizes": ("leo", "orion/leo"),
            "card": (9,),
            "uses-card.card": (9, 0),
            "others": ("4", "", "4/9"),
            "points": (7,),
            "cards": (),
            "number": (21,),
        },
        "crowntaker": {
            "lord": ("duke", "king"),
            "enemy": ("prince", ""),
            "skill": ("press", "levy"),
            "percent": (67, 0),
            "card": ("2", "A"),
        },
        "carcassonne-star-wars": {
            "gear": ("sabre", "blaster"),
            "dice": (),
            "count": (1, 3),
            "feature": ("route", "planet", "asteroid"),
            "starts-battle.dice": (1, 3),
            "starts-battle.rival_dice": (2,),
            "attacks.dice": (1, 2, 3),
            "attacks.rival_dice": (2,),
            "spends-meeple.small": (0, 2),
            "spends-meeple.large": (0, 1),
        },
        "sterre-en-kroon": {
            "numbers": (),
            "step": ("draw", "declare", "record", "card", "score"),
            "rival": (1,),
            "claims.line": ("row3",),
        },
    }
)
"""Facts with other names in hints and refusals than in events; without values it is a count there."""

ENDS: Final[Mapping[str, Sequence[str]]] = MappingProxyType(
    {
        "crowntaker": ("five-medals", "ruin", "burgundy", "more-assets", "equal-assets"),
        "carcassonne-star-wars": ("last-tile", "nothing-fits"),
    }
)
"""Ends of games; "standstill" and an ordinary end are tried in every game."""
