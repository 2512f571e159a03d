"""The numbers of a component set in the shape that the rules look them up in."""

from __future__ import annotations

from functools import cache
from typing import Final

from hoshikan.engine.action import Action
from hoshikan.games.crowntaker.rules.actions import Deploy
from hoshikan.games.crowntaker.rules.components import COMPONENTS, Components, own_names
from hoshikan.games.crowntaker.rules.phases import DIE, SKILLS

POWERS: Final = "xs*"
"""Symbols of the attack tables in the order of their power (CT-0.3)."""


class ComponentBox:
    """Lookup tables by lord, card, phase and die. Only `deployments` remembers what it has worked out."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.printed = own_names(components)
        lords = components.lords
        self.troops: tuple[int, ...] = tuple(lord.troops for lord in lords)
        self.arms: tuple[int, ...] = tuple(lord.arms for lord in lords)
        self.ransom: tuple[int, ...] = tuple(lord.ransom for lord in lords)
        self.skill: tuple[int, ...] = tuple(SKILLS.index(lord.skill) for lord in lords)
        self.cost: tuple[int, ...] = tuple(lord.cost for lord in lords)
        self.power: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            tuple(tuple(POWERS.index(face) for face in row) for row in lord.attack) for lord in lords
        )
        """By lord, arms and die (from 0)."""
        self.card_tokens: tuple[int, ...] = tuple(card.tokens for card in components.cards)
        self.card_assets: tuple[int, ...] = tuple(card.assets for card in components.cards)
        self.event_lines = {line.phase * (DIE + 1) + line.die: line for line in components.events}
        self.assets = components.assets
        self.tokens = components.tokens
        self.uses_per_war = components.uses_per_war
        self.per_token = components.treasury.per_token
        self.most_treasury = components.treasury.most
        self._deployments: dict[int, list[Action]] = {}

    def deployments(self, lord: int, tokens: int) -> list[Action]:
        """Every way to place up to `tokens` tokens with `lord` in command (CT-2.1, CT-2.2); not to be changed."""
        key = lord * 64 + tokens
        found = self._deployments.get(key)
        if found is None:
            found = [
                Deploy(troops, arms, church, treasury)
                for troops in range(1, min(self.troops[lord], tokens) + 1)
                for arms in range(min(self.arms[lord], tokens - troops) + 1)
                for church in range(tokens - troops - arms + 1)
                for treasury in range(min(self.most_treasury, tokens - troops - arms - church) + 1)
            ]
            self._deployments[key] = found
        return found


@cache
def shipped_box() -> ComponentBox:
    """The box that comes with the application."""
    return ComponentBox(COMPONENTS.shipped())
