"""Pebbles' last scene, and that its cards have words of their own. What holds of every voice: tests/every_game."""

import pytest

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, mixed_player
from cogs.pebbles.cog import surface
from cogs.pebbles.pictures.ending import HONOURS
from cogs.pebbles.rules.evening import CLOSE
from cogs.pebbles.state import PebblesState

SURFACE = surface()
GAME = SURFACE.game
VOICE = GAME.voice


def test_each_wave_and_each_coat_card_has_lines_of_its_own() -> None:
    assert VOICE is not None
    own = {one.id: set(one.own) for one in VOICE.occasions if one.by}
    waves = {card.id for card in GAME.content.shore.values() if card.kind == "wave"}
    assert own["tide"] == own["wave"] == waves
    assert own["card"] == set(GAME.content.coat)


def test_each_honour_has_a_title() -> None:
    assert VOICE is not None
    assert set(HONOURS) == {"", *(award.id for award in VOICE.awards)}


@pytest.mark.parametrize("seed", [b"scene %d" % n for n in range(8)])
def test_the_last_scene_says_by_how_much(seed: bytes) -> None:
    run: Run[PebblesState] = Run.start(GAME, seed, 1 + seed[-1] % 4)
    crowd, told = Crowd(mixed_player(seed), seed, 0), run.take_events()
    while not run.over:
        crowd.step(run)
        told += run.take_events()
    scene = next(event for event in told if event.kind.startswith("pebbles-end-"))
    over = run.state.laid - run.state.goal
    wanted = ("just" if over <= CLOSE else "plenty") if over >= 0 else ("near" if -over <= CLOSE else "short")
    assert (scene.kind, scene.params["n"]) == (f"pebbles-end-{wanted}", abs(over))
    assert scene.params["tides"] == sum(event.kind == "pebbles-tide" for event in told)
