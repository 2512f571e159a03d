"""Formation (CT-2): a lord takes command, tokens are placed; the start player completely first."""

from __future__ import annotations

from hoshikan.games.crowntaker.rules import events
from hoshikan.games.crowntaker.rules.actions import Command, Deploy
from hoshikan.games.crowntaker.rules.phases import BY_TREASURY, DEPLOY, LORD, NOBODY
from hoshikan.games.crowntaker.rules.position import CrownTakerPosition
from hoshikan.games.crowntaker.rules.war import take_back


def ask_for_lord(state: CrownTakerPosition, side: int) -> None:
    """A side without a lord in hand gets the one that waits (CT-2.3), one without a token those in its castle (CT-2.2).

    Cards cannot take all nine tokens, but a position that was set up may have most of them in a castle.
    """
    if not state.hand[side]:
        take_back(state, side)
    lord = state.waiting[side]
    if not state.lords[side]:
        assert lord != NOBODY, "five captives would be five lost wars"
        state.lords[side] = 1 << lord
        state.waiting[side] = NOBODY
        if state.record_events:
            state.emit(events.WaitingLordCalled(side, lord))
    state.ask(LORD, side)


def take_command(state: CrownTakerPosition, action: Command) -> None:
    """The side asked puts a lord from its hand in command, then deploys (CT-2.1)."""
    side = state.side
    state.lords[side] &= ~(1 << action.lord)
    state.commander[side] = action.lord
    if state.record_events:
        state.emit(events.LordPlaced(side, action.lord))
    state.ask(DEPLOY, side)


def deploy(state: CrownTakerPosition, action: Deploy) -> bool:
    """Tokens go from the hand to the spaces, those of the treasury for assets (CT-2.1); whether both sides stand."""
    side = state.side
    state.hand[side] -= action.tokens
    state.troops[side] = action.troops
    state.arms[side] = action.arms
    state.church[side] = action.church
    if state.record_events:
        spaces = (action.troops, action.arms, action.church, action.treasury)
        state.emit(events.Deployed(side, *spaces, state.hand[side]))
    if action.treasury:
        state.castle[side] += action.treasury
        assets = action.treasury * state.box.per_token
        state.pay(side, assets, BY_TREASURY)
        if state.record_events:
            state.emit(events.TreasuryFilled(side, action.treasury, assets))
    if side != state.first:
        return True
    ask_for_lord(state, 1 - side)
    return False
