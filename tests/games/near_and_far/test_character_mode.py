"""A session in which everybody tells a story of their own (NF-14.10): its beginning, its end, what it leaves."""

import pytest

from bot.rules.kernel.house import house_answer
from bot.rules.kernel.run import Run
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
