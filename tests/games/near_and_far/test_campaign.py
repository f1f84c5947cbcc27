"""The campaign of Near and Far: what goes along from map to map, what is bought between, who wins (NF-14)."""

from typing import Any

import pytest

from bot.rules.errors import NotPossible
from bot.rules.kernel.run import Run
from bot.trials.named_options import with_options
from bot.trials.simulate import simulate
from cogs.near_and_far.campaign.campaign import game
from cogs.near_and_far.campaign.standings import trailing, winners
from cogs.near_and_far.campaign.state import CampaignOptions, CampaignRecord, Member, Played
from cogs.near_and_far.game import game as session_game


def one(total: int, xp: int = 0, **more: Any) -> dict[str, Any]:
    """What a session leaves of a player."""
    nothing: dict[str, Any] = {"worlds": [], "bosses": [], "character_cards": [], "keywords": [], "side_quests": {}}
    return {"total": total, "xp": xp, **nothing, **more}


def left(number: int, *players: dict[str, Any], gave_up: int | None = None) -> dict[str, Any]:
    """What a session leaves."""
    best = max(player["total"] for player in players)
    won = [seat for seat, player in enumerate(players) if player["total"] == best]
    done = {"map": number, "first": 0, "gave_up": gave_up, "undefeated": [], "won": won}
    return {**done, "players": list(players)}


def begun(seats: int = 2, **options: Any) -> Run[Any]:
    return Run.start(game(), b"road", seats, CampaignOptions(**options))


def back(run: Run[Any], what: dict[str, Any]) -> None:
    """Begin the next session, and hand in what it left."""
    run.choose(0, "begin")
    assert run.state.session is not None
    run.supply(-1, {"child": run.state.session.key, "left": what})
    run.choose(-1, "over", by="table")


def test_experience_buys_talents_and_what_lasts_goes_along() -> None:  # A19, NF-14.4, NF-14.5, NF-14.15
    run = begun()
    back(run, left(2, one(40, 2, keywords=["lantern"], worlds=["wor_19"]), one(50)))
    assert [member.xp for member in run.state.record.members] == [3, 1]
    run.choose(0, "buy:falconer")
    run.choose(0, "buy:purse")
    with pytest.raises(NotPossible):  # NF-E23
        run.choose(0, "buy:larder")
    run.choose(0, "done")
    run.choose(0, "yes")  # the platypus, for whoever had least (NF-2.17)
    run.choose(1, "done")
    ada = run.state.record.members[0]
    assert (ada.xp, ada.spent, ada.talents) == (3, 3, ["falconer", "purse"])
    run.choose(0, "begin")
    (child,) = game().child_tables(run.state)
    assert child.options["map"] == 3 and child.brings["session"] == 2
    mine = child.brings["players"][0]
    assert mine["companion"] == "platypus_hmm" and mine["keywords"] == ["lantern"] and mine["worlds"] == ["wor_19"]
    session = session_game()
    state = session.new(session.options.model_validate(dict(child.options)), 2)
    session.receive(state, child.brings)
    assert state.session == 2 and state.brought[0].talents == ["falconer", "purse"]


def test_with_a_fixed_roster_nobody_sits_a_session_out() -> None:  # NF-14.16
    run = begun(3)
    run.choose(0, "begin")
    assert run.state.session is not None and run.state.session.riders == [0, 1, 2]


def test_with_an_open_roster_those_ride_who_say_so() -> None:  # NF-14.16
    run = begun(3, roster="open")
    run.choose(2, "ride")
    run.choose(0, "begin")
    assert run.state.session is not None and run.state.session.riders == [0, 2]


def test_a_session_that_was_given_up_leaves_nothing() -> None:  # NF-14.18
    run = begun()
    back(run, left(2, one(0, 2, keywords=["lantern"]), one(0), gave_up=1))
    record = run.state.record
    assert record.next_map == 2 and record.members[0].keywords == [] and record.members[0].xp == 0


def test_whoever_leaves_for_good_stays_listed_and_cannot_win() -> None:  # NF-14.16
    record = CampaignRecord(options=CampaignOptions(), members=[Member(character="vera"), Member(character="rin")])
    record.played.append(Played(map=2, points={0: 60, 1: 20}, won=[0], order=[0, 1]))
    game().farewell(record, 0)
    assert winners(record) == [1]
    game().welcome(record, 0)
    assert winners(record) == [0]
    game().welcome(record, 2)
    assert len(record.members) == 3 and record.members[2].character not in ("vera", "rin")


def test_a_boss_that_stands_beats_everybody() -> None:  # NF-14.13
    record = CampaignRecord(options=CampaignOptions(), members=[Member(character="vera"), Member(character="rin")])
    record.played.append(Played(map=11, points={0: 60, 1: 20}, won=[0], order=[0, 1], undefeated=["zag"]))
    assert winners(record) == []


def test_ties_are_broken_by_sessions_won_then_by_the_last_map() -> None:  # NF-14.13
    record = CampaignRecord(options=CampaignOptions(), members=[Member(character="vera"), Member(character="rin")])
    record.played.append(Played(map=10, points={0: 30, 1: 40}, won=[1], order=[0, 1]))
    record.played.append(Played(map=11, points={0: 40, 1: 30}, won=[0], order=[0, 1]))
    assert winners(record) == [0]


def test_of_two_with_least_the_later_in_the_order_of_turns_trails() -> None:  # NF-2.17
    record = CampaignRecord(options=CampaignOptions(), members=[Member(character="vera"), Member(character="rin")])
    record.played.append(Played(map=2, points={0: 30, 1: 30}, won=[0, 1], order=[1, 0]))
    assert trailing(record) == 0


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_two_maps_with_an_open_roster_are_played_to_their_end(player: str) -> None:
    report = simulate(with_options(game(), "two maps, open roster"), 1, "road", player=player)
    assert report.broken == [] and report.finished == 1
