"""CrownTaker by hand."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from types import MappingProxyType
from typing import Final

from hoshikan.engine.view import View
from hoshikan.games.crowntaker.rules.phases import BURGUNDY
from hoshikan.games.crowntaker.rules.view import CrownTakerView
from hoshikan.games.crowntaker.screen import faces
from hoshikan.ui.board.table.scene import TableScene
from tests.playing import ODD, Mark, Playing, Profile, Walk


class CrownTaker(Playing):
    walk = Walk(2, "lord deploy skill no-skill propose demand offer accept decline pass negotiate free")

    def wants(self, actions: Sequence[str], rng: Random) -> str:
        """Passes are as likely as all deals together, so that games come to an end."""
        quick = [one for one in actions if not one.startswith("propose ")]
        return rng.choice(actions if rng.random() < 0.2 else quick)

    def presses(self, scene: TableScene[View], action: str) -> list[str]:
        assert isinstance(scene.view, CrownTakerView)
        return keys_for(scene.view, action)


class FreeTalks(CrownTaker):
    name = "talks"
    walk = Walk(2, CrownTaker.walk.kinds, {"free_talks": True})
    options = MappingProxyType({"free_talks": True})


def keys_for(view: CrownTakerView, notation: str) -> list[str]:
    """Keys of the pieces that make an action when nothing has been picked yet."""
    verb, *rest = notation.split(" ")
    side = view.asked
    if verb == "deploy":
        wanted = {word.split("=")[0]: int(word.split("=")[1]) for word in rest}
        least = {"troops": 1}
        counts = [f"{space}:{count}" for space, count in wanted.items() if count > least.get(space, 0)]
        return [*counts, "verb:lineup"]
    if verb == "lord":
        return [f"lord:{side}:{rest[0]}", f"post:{side}"]
    if verb == "free":
        return [f"lord:{side}:{rest[0]}"]
    if verb == "negotiate":
        return [f"card:{side}:{rest[0]}", f"choice:{side}"]
    if verb in ("demand", "offer"):
        owner = side if verb == "demand" else 1 - side
        return [f"lord:{owner}:{rest[0]}", f"verb:{verb}"]
    if verb != "propose":
        return [f"verb:{verb}"]
    if rest[0] == "swap":
        lords = [f"lord:{side}:{rest[1]}", f"lord:{1 - side}:{rest[2]}"]
        if len(rest) == len(("swap", "ours", "theirs")):
            return [*lords, "verb:swap"]
        verb = "verb:release" if rest[3] == "pay" else "verb:sell"
        mine, theirs = (view.numbers.lords[rank].ransom for rank in rest[1:3])
        payer = side if rest[3] == "pay" else 1 - side
        first = min(max(abs(mine - theirs), 1), view.assets[payer] - 1)
        return [*lords, verb, *_coins(first, int(rest[4])), "verb:propose"]
    owner = side if rest[0] == "release" else 1 - side
    payer = side if rest[0] == "release" else 1 - side
    first = min(view.numbers.lords[rest[1]].ransom, view.assets[payer] - 1)
    return [f"lord:{owner}:{rest[1]}", f"verb:{rest[0]}", *_coins(first, int(rest[2])), "verb:propose"]


def _coins(first: int, wanted: int) -> list[str]:
    """Presses that change the first amount of a deal into another."""
    word, much = "more" if wanted > first else "less", abs(wanted - first)
    return [f"{word}:5"] * (much // 5) + [f"{word}:1"] * (much % 5)


PROFILE: Final = Profile(
    (CrownTaker(), FreeTalks()),
    change=("ransom = 1", "ransom = 2"),
    published={"free_talks": True},
    readings=(
        "CT-0.2 CT-0.3 CT-0.4 CT-0.5 CT-2.1 CT-2.2 CT-2.3 CT-3.1 CT-3.2 CT-3.4 "
        "CT-4.2 CT-5.1 CT-5.2 CT-5.3 CT-5.4 CT-6.1 CT-7.1 CT-7.2 CT-7.3 CT-8.1"
    ),
    odd_names=((r'en = "[^"]*"', f'en = "{ODD}"'), (r'ja = "[^"]*"', 'ja = "' + "W" * 40 + '"')),
    marks=(
        Mark("realm", faces.RealmFace(0, active=True), faces.RealmFace(0, active=False)),
        Mark(
            "phase", faces.PhaseFace(3, None, now=True, event=False), faces.PhaseFace(3, None, now=False, event=False)
        ),
        Mark("skill", faces.SkillFace("Press", 1, 2, declared=True), faces.SkillFace("Press", 1, 2, declared=False)),
        Mark("castle", faces.CastleFace(1, "besieged", 1), faces.CastleFace(1, "war", 1)),
        Mark("castle", faces.CastleFace(1, "ruined"), faces.CastleFace(1, "war", 1), "card"),
        Mark("sum", faces.SumFace(12, "", 0, True), faces.SumFace(None, "", 0, True)),
        Mark("coin", ""),
        Mark("token", faces.TokenFace(BURGUNDY)),
        Mark("medal", faces.MedalFace(BURGUNDY)),
    ),
    # Whether a lord is worth the price of a deal is a close call, which the search settles and a sum does not.
    agreement=0.7,
)
