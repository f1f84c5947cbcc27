"""The valley's last scene; beings and places have words of their own. What holds of every voice: tests/every_game."""

import pytest

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, mixed_player
from cogs.rangers.cog import surface
from cogs.rangers.pictures.ending import HONOURS
from cogs.rangers.rules.evening import NEARLY
from cogs.rangers.state import RangersState

SURFACE = surface()
GAME = SURFACE.game
VOICE = GAME.voice


def test_all_who_live_here_and_all_places_have_lines_of_their_own() -> None:
    assert VOICE is not None
    own = {one.id: set(one.own) for one in VOICE.occasions if one.by}
    assert own["meet"] == {card.id for card in GAME.content.path_cards.values() if card.type != "moment"}
    assert own["arrive"] == set(GAME.content.locations)


def test_each_face_of_the_weather_has_lines_of_its_own() -> None:
    assert VOICE is not None
    told = {one.condition["name"] for one in VOICE.occasions if one.after == "rangers-flips"}
    assert told == {face.name for weather in GAME.content.weathers.values() for face in weather.faces}


def test_each_honour_has_a_title() -> None:
    assert VOICE is not None
    assert set(HONOURS) == {"", *(award.id for award in VOICE.awards)}


@pytest.mark.parametrize("seed", [b"scene %d" % n for n in range(4)])
def test_the_last_scene_tells_where_who_is_hurt_and_who_was_nearly_done(seed: bytes) -> None:
    run: Run[RangersState] = Run.start(GAME, seed, 2)
    crowd, told = Crowd(mixed_player(seed), seed, 0), run.take_events()
    while not run.over:
        crowd.step(run)
        told += run.take_events()
    rangers = run.state.rangers
    scene = next(event for event in told if event.kind == "rangers-end-place")
    hurt = [f"@seat:{seat}" for seat, own in enumerate(rangers) if own.injuries]
    assert (scene.params["who"], scene.params["hurt"]) == (hurt, len(hurt))
    place = GAME.content.location(run.state.place)
    assert place is not None and scene.params["place"] == f"@{place.id}"
    left = min(len(own.deck) for own in rangers)
    tired = [event.params["left"] for event in told if event.kind == "rangers-end-tired"]
    assert tired == ([left] if left <= NEARLY else [])
