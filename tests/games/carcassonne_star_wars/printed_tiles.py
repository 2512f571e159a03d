"""The tables of CS-0.1 and CS-0.3, copied by hand: (id, edges N E S W, features, where its symbols are, symbols).

Features are a kind's letter with its sides: P planet, A asteroid field, R trade route. One symbol per copy.
"""

from __future__ import annotations

from collections.abc import Sequence

Row = tuple[str, str, Sequence[str], str, str]

BASE: Sequence[Row] = (
    ("planet", "SSSS", ["P"], "P", "rreeh"),
    ("planet-port", "SSRS", ["P", "RS"], "P", "rehh"),
    ("gate", "ARSR", ["AN", "REW"], "", "----"),
    ("core", "AAAA", ["ANESW"], "A", "h"),
    ("bay-route", "AARA", ["ANEW", "RS"], "A", "re-"),
    ("belt", "SASA", ["AEW"], "A", "eh-"),
    ("bend", "ASSA", ["ANW"], "A", "rh---"),
    ("bend-curve", "ARRA", ["ANW", "RES"], "A", "re---"),
    ("bay", "AASA", ["ANEW"], "A", "r---"),
    ("edge-curve-right", "ARRS", ["AN", "RES"], "R", "reh"),
    ("edge-crossing", "ARRR", ["AN", "RE", "RS", "RW"], "", "---"),
    ("edge-curve-left", "ASRR", ["AN", "RSW"], "", "---"),
    ("edge", "ASSS", ["AN"], "A", "eh---"),
    ("opposite", "ASAS", ["AN", "AS"], "", "---"),
    ("corner-pair", "ASSA", ["AN", "AW"], "", "--"),
    ("crossroads", "RRRR", ["RN", "RE", "RS", "RW"], "", "-"),
    ("junction", "SRRR", ["RE", "RS", "RW"], "", "-----"),
    ("curve", "SSRR", ["RSW"], "R", "reh------"),
    ("straight", "RSRS", ["RNS"], "R", "reh-----"),
)
EXPANSION: Sequence[Row] = (
    ("x-planet-pass", "SRSR", ["P", "RE", "RW"], "P", "oh"),
    ("x-planet", "SSSS", ["P"], "P", "o"),
    ("x-belt-pass", "ARAR", ["ANS", "RE", "RW"], "A", "or"),
    ("x-four-fields", "AAAA", ["AN", "AE", "AS", "AW"], "", "-"),
    ("x-crossroads", "RRRR", ["RN", "RE", "RS", "RW"], "", "-"),
    ("x-straight", "RSRS", ["RNS"], "R", "oe"),
    ("x-curve", "SSRR", ["RSW"], "R", "or"),
    ("x-bay", "AASA", ["ANEW"], "A", "oe"),
    ("x-belt", "SASA", ["AEW"], "A", "o"),
    ("x-bend-curve", "ARRA", ["ANW", "RES"], "AR", "oh"),
    ("x-corner-pair", "ASSA", ["AN", "AW"], "", "-"),
    ("x-bay-route", "AARA", ["ANEW", "RS"], "A", "o"),
)
