"""The fitted numbers of CrownTaker's evaluation, from the tuning file."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.tuning import shipped_tuning
from hoshikan.games.crowntaker.rules.phases import RANKS
from hoshikan.resources import tuning

TUNING: Final = shipped_tuning(tuning("crowntaker"))

DRAWN: Final = TUNING.constants["drawn"]
"""Share of wars that end without survivors."""
ASSETS_DECIDE: Final = TUNING.constants["assets-decide"]
"""Log-odds that an asset more is worth when the assets will decide (CT-7.2)."""
RACE: Final = TUNING.constants["race"]
"""Share of the race's log-odds that an equal start into every later war leaves."""
ASSET: Final = TUNING.constants["asset"]
"""Log-odds of one asset among many: it saves half a treasury token."""
RUIN: Final = TUNING.constants["ruin"]
RUIN_RANGE: Final = TUNING.constants["ruin-range"]
"""Log-odds lost at no assets, and how many assets make the fear of ruin fade by a factor of e."""
LORD: Final = tuple(TUNING.constants[f"lord-{rank}"] for rank in RANKS)
"""Log-odds of a lord that is not captive, by rank."""
TOKEN: Final = TUNING.constants["token"]
"""Log-odds of a token that is not in the castle after the recovery, or of the Burgundy token."""
PAID_USES: Final = TUNING.constants["paid-uses"]
"""Share of the planned skill uses that a war lasts for."""
PRIOR_HEAT: Final = TUNING.constants["prior-heat"]
WAR_HEAT: Final = TUNING.constants["war-heat"]
"""Sharpness of the priors' preference for better-looking actions, per chance of winning. Wars are computed exactly:
the values of deployments and skills are surer than some hundred throws of the dice."""
EXPLORATION: Final = TUNING.constants["exploration"]
"""`Knowledge.exploration`: the closer worths lie together, the less; like the heats by games that searches played."""
