"""A prompt for what is still to be chosen comes only while something is: not after the drop that did the action."""

from __future__ import annotations

from random import Random

import pytest

from hoshikan.engine.chance import sample
from hoshikan.engine.state import CHANCE
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.kit.look.theme import NIGHT
from tests.playing import PLAYINGS, Playing, decisions, playing_of, telling_deals

NAMES = ("Aki", "Ben", "Chiyo", "Dai", "Emi", "Fuyuko")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("speed", ["normal", "off"])
@pytest.mark.parametrize("name", PLAYINGS)
def test_a_drop_that_does_the_action_prompts_for_nothing(name: str, speed: str) -> None:
    game, playing = playing_of(name)
    scene = new_scene(game.id, NIGHT)
    scene.motion.take_the_time()
    scene.set_motion(speed)
    prompts: list[str] = []
    done: list[str] = []
    scene.prompted.connect(prompts.append)
    walk = playing.walk
    seed = telling_deals(game, playing)[0]
    state = game.new(players=walk.players, seed=seed, options=walk.options)
    names = NAMES[: state.players]

    def apply(notation: str) -> None:
        """As a match does: the next position comes before the choice has returned."""
        done.append(notation)
        after = state.clone()
        after.apply(game.parse(notation))
        events = tuple(after.events)
        while after.to_move == CHANCE:
            after.apply(sample(after, Random(1)))
        actions = [str(action) for action in after.legal_actions()] if after.to_move == seat else []
        scene.show_position(after.view(seat), seat, actions, names, events)

    scene.action_chosen.connect(apply)
    carried = 0
    for seat, actions, wanted in decisions(game, playing, state, Random(seed)):
        scene.fast_forward()
        scene.show_position(state.view(seat), seat, actions, names)
        way = playing.carries(scene, wanted)
        if way is None:
            continue
        for key in playing.prepares(scene, wanted):
            scene.choosing.activate(key)
        done.clear()
        prompts.clear()
        scene.choosing.pick_up(way[0])
        scene.choosing.drop(way[1])
        assert not (done and prompts), (wanted, done, prompts)
        carried += bool(done)
        if carried == 4:
            return
    assert carried or type(playing).carries is Playing.carries
