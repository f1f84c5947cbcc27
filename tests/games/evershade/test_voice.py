"""The Marches' last scene, and that enemies have words of their own. What holds of every voice: tests/every_game."""

import pytest

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, mixed_player
from cogs.evershade.cog import surface
from cogs.evershade.pictures.ending import HONOURS, TITLES
from cogs.evershade.state import EvershadeState

SURFACE = surface()
GAME = SURFACE.game
VOICE = GAME.voice


def test_enemies_have_lines_of_their_own() -> None:
    assert VOICE is not None
    own = {one.id: set(one.own) for one in VOICE.occasions if one.by == "who"}
    with_models = {name for name, card in GAME.content.enemies.items() if card.models}
    assert own["kill"] == own["comes"] <= with_models
    assert own["foe-acts"] == own["kill"] | {"rising_water"} <= set(GAME.content.enemies)


def test_each_honour_has_a_title_and_each_end_a_scene() -> None:
    assert VOICE is not None
    assert set(HONOURS) == {"", *(award.id for award in VOICE.awards)}
    assert all(SURFACE.words.has(f"evershade-end-{result}") for result in TITLES)


@pytest.mark.parametrize("seed", [b"scene %d" % n for n in range(4)])
def test_the_last_scene_tells_who_fell_and_who_does_not_go_on(seed: bytes) -> None:
    run: Run[EvershadeState] = Run.start(GAME, seed, 2)
    crowd, told = Crowd(mixed_player(seed), seed, 0), run.take_events()
    while not run.over:
        crowd.step(run)
        told += run.take_events()
    ended = next(event for event in told if event.kind == f"evershade-end-{run.state.result}")
    assert ended.params["time"] == run.state.tracker.time
    died = [event.params["who"] for event in told if event.kind == "evershade-died"]
    left = [who for event in told if event.kind == "evershade-end-dead" for who in event.params["who"]]
    assert sorted(left) == (sorted(died) if run.state.result != "lost" else [])
    downs = [event.params["who"] for event in told if event.kind == "evershade-down"]
    fell = {event.params["who"]: event.params["n"] for event in told if event.kind == "evershade-end-fell"}
    assert fell == {who: downs.count(who) for who in downs if who not in died}
    assert {row["owner"] for row in run.view(None)["ending"]["rows"] if row["dead"]} == set(died)
