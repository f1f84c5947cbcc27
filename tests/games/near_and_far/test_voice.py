"""Last scenes of the road; threats, bosses and buildings have words of their own. Of every voice: tests/every_game."""

import pytest

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from cogs.near_and_far.cog import surface
from cogs.near_and_far.content.terms import BUILDINGS
from cogs.near_and_far.pictures.ending import HONOURS
from cogs.near_and_far.rules.ending import CLOSE, FAR
from cogs.near_and_far.state import FarState

SURFACE = surface()
GAME = SURFACE.game
VOICE = GAME.voice


def test_threats_bosses_chiefs_and_buildings_have_lines_of_their_own() -> None:
    assert VOICE is not None
    own = {one.id: set(one.own) for one in VOICE.occasions if one.by}
    assert own["threat"] == own["threat-won"] == own["threat-lost"] == set(GAME.content.threats)
    assert own["boss"] == own["boss-won"] == own["boss-lost"] == set(GAME.content.bosses)
    assert own["chief"] == set(GAME.content.chiefs)
    assert own["visit"] == set(BUILDINGS)


def test_each_honour_has_a_title() -> None:
    assert VOICE is not None
    assert set(HONOURS) == {"", *(award.id for award in VOICE.awards)}


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_last_scene_says_who_is_ahead_and_by_how_much(seats: int) -> None:
    run: Run[FarState] = Run.start(GAME, b"scene %d" % seats, seats)
    crowd, told = Crowd(greedy_player, b"scene", 0), run.take_events()
    while not run.over:
        crowd.step(run)
        told += run.take_events()
    scene = next(event for event in told if event.kind.startswith("far-end-"))
    first, *others = run.state.sheets
    if not others:
        assert scene.kind == "far-end-alone" and scene.params["winner"] == "@seat:0"
        return
    n = first.total - others[0].total
    assert scene.params["n"] == n and scene.params["winner"] == f"@seat:{first.seat}"
    assert scene.kind == f"far-end-{'close' if 0 < n <= CLOSE else 'far' if n >= FAR else 'won'}"
    hasty = [event.params["who"] for event in told if event.kind == "far-end-hasty"]
    assert hasty == ([f"@seat:{run.state.ended_by}"] if run.state.ended_by not in (None, first.seat) else [])
