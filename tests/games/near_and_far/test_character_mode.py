"""A session in which everybody tells a story of their own (NF-14.10): its beginning, its end, what it leaves."""

import pytest

from bot.rules.decision import Answer
from bot.rules.kernel.house import house_answer
from bot.rules.kernel.run import Run
from bot.rules.play.request import Request
from bot.trials.house import Crowd, Player, greedy_player, random_player
from cogs.near_and_far.content.characters import owner_of
from cogs.near_and_far.content.terms import CHARACTERS
from cogs.near_and_far.game import game
from cogs.near_and_far.state import FarOptions, FarState


def begun(number: int, seats: int, stage: int = 1) -> Run[FarState]:
    """A session of character mode with the first characters, who have come to that chapter."""
    kinds = [one.id for one in game().content.companions.values() if one.kind != "platypus"]
    players = [
        {"character": name, "companion": kinds[seat], "chapter": f"{name}_{stage}"}
        for seat, name in enumerate(CHARACTERS[:seats])
    ]
    options = FarOptions(mode="campaign", map=number)
    return Run.start(game(), b"own story", seats, options, brings={"session": 1, "players": players})


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", range(2, 12))
def test_named_places_have_tokens_first(number: int, seats: int) -> None:  # NF-2.12
    state = begun(number, seats).state
    books = game().content.maps[state.map_id].of_kind("quest")
    named = {space.id for space in books if space.name}
    assert len(state.quests) == {2: 7, 3: 10, 4: 13}[seats]
    assert named <= set(state.quests) or set(state.quests) <= named
    rest = [space.region for space in books if space.id in state.quests and not space.name]
    room = {space.region for space in books if not space.name}
    assert max(map(rest.count, room)) - min(map(rest.count, room)) <= 1  # NF-2.11


@pytest.mark.parametrize(("number", "stage"), [(2, 1), (11, 5)])
def test_the_house_plays_it_to_its_end(number: int, stage: int) -> None:
    run = begun(number, 2, stage)
    assert game().view(run.state, None)["mode"] == "character"
    for _ in range(4_000):
        waiting = [(seat, request) for seat in (0, 1) for request in run.requests(seat) if not request.anytime]
        if run.over or not waiting:
            break
        seat, request = waiting[0]
        run.choose(seat, house_answer(run, request, seat))
    assert run.over and run.state.sheets
    left = game().left(run.state)["players"]
    done = [len(one["character_cards"]) for one in left]
    assert [one["xp"] for one in left] == done or number == 11
    for own, one in zip(run.state.players, left, strict=True):
        assert bool(one["chapter"]) != bool(one["ending"])
        assert not one["chapter"] or owner_of(one["chapter"]) == own.character
        assert not one["keywords"] and not one["side_quests"]  # NF-14.17
    assert any(one["xp"] for one in left)


def wanderer(seed: bytes) -> Player:
    """Takes any way out of a story, and plays everything else as the house does."""
    at_random = random_player(seed)

    def player(run: Run[FarState], request: Request, seat: int) -> Answer:
        chosen = at_random if request.decision.key == "far.story" else greedy_player
        return chosen(run, request, seat)

    return player


def test_every_ending_of_everybody_is_reached_in_play() -> None:
    """Rules 8.8, NF-14.13: on map 11 with the last chapter before them, two at a table."""
    far = game()
    kinds = [one.id for one in far.content.companions.values() if one.kind != "platypus"]
    missing = {ending.id for one in far.content.characters.values() for ending in one.endings}
    for n in range(150):
        names = sorted(CHARACTERS, key=lambda name: not any(one.startswith(f"{name}_") for one in missing))[:2]
        players = [{"character": name, "companion": kinds[at], "chapter": f"{name}_6"} for at, name in enumerate(names)]
        seed = f"the last door {n}".encode()
        brings = {"session": 1, "players": players}
        run = Run.start(far, seed, len(names), FarOptions(mode="campaign", map=11), brings=brings)
        crowd = Crowd(wanderer(seed), seed, 0)
        while not run.over and not all(own.ending for own in run.state.players):
            crowd.step(run)
        missing -= {own.ending for own in run.state.players}
        if not missing:
            return
    raise AssertionError(f"nobody came to {sorted(missing)}")
