"""The campaign of Near and Far: what goes along from map to map, what is bought between, who wins (NF-14)."""

from typing import Any

import pytest
from pydantic import ValidationError

from bot.rules.content.reader import effects_of
from bot.rules.errors import NoLongerPossible, NotPossible
from bot.rules.kernel.house import house_answer
from bot.rules.kernel.run import Run
from bot.rules.stories.shapes import GainKeyword
from bot.trials.named_options import with_options
from bot.trials.simulate import simulate
from cogs.near_and_far.campaign.epilogue import DEEDS, MOST_TOLD, epilogue, holders
from cogs.near_and_far.campaign.game import game
from cogs.near_and_far.campaign.readable import readable
from cogs.near_and_far.campaign.standings import trailing, winners
from cogs.near_and_far.campaign.state import CampaignOptions, CampaignRecord, Member, Played
from cogs.near_and_far.content.terms import CHARACTERS
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
    run = Run.start(game(), b"road", seats, CampaignOptions(**options))
    for seat, name in enumerate(CHARACTERS[:seats]):
        run.choose(seat, name)
    return run


def back(run: Run[Any], what: dict[str, Any]) -> None:
    """Begin the next session, and hand in what it left."""
    run.choose(0, "begin")
    assert run.state.session is not None
    run.supply(-1, {"child": run.state.session.key, "left": what})
    run.choose(-1, "over", by="table")


def house(run: Run[Any]) -> None:
    """One answer of the house, for whoever is asked."""
    seat, request = next((s, r) for s in range(run.state.seats) for r in run.requests(s) if not r.anytime)
    run.choose(seat, house_answer(run, request, seat))


def test_experience_buys_talents_and_what_lasts_goes_along() -> None:  # A19, NF-14.4, NF-14.5, NF-14.15
    run = begun()
    back(run, left(2, one(40, 2, keywords=["lantern"], worlds=["wor_19"]), one(50)))
    assert [member.xp for member in run.state.record.members] == [3, 1]
    run.choose(0, "buy:falconer")
    with pytest.raises(NotPossible):  # NF-E23
        run.choose(0, "buy:contact")
    run.choose(0, "buy:purse")  # after it nothing is left to spend, and nothing is asked
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


@pytest.mark.parametrize(
    ("owned", "xp", "wanted"),
    [
        ([], 2, "buy:scholar"),  # too little experience
        (["purse"], 9, "buy:purse"),  # owned
        (["purse", "larder", "prospector", "good_name", "ill_name"], 9, "buy:falconer"),  # a seventh, after `contact`
    ],
)
def test_talents_that_cannot_be_bought(owned: list[str], xp: int, wanted: str) -> None:
    """NF-E23: whoever lacks the experience, has the talent, or has six, is told so and may go on choosing."""
    run = begun()
    run.state.record.members[0].talents = owned
    back(run, left(2, one(50, xp - 1), one(40)))
    if len(owned) == 5:
        run.choose(0, "buy:contact")
        assert not [one for one in run.requests(0) if one.decision.key == "far.talents"], "nothing more is asked"
    with pytest.raises((NotPossible, NoLongerPossible)):
        run.choose(0, wanted)
    if len(owned) < 5:
        run.choose(0, "done")
    assert run.state.record.members[0].talents == [*owned, *(["contact"] if len(owned) == 5 else [])]


def test_no_talent_is_bought_in_the_middle_of_a_session() -> None:
    """NF-E23, NF-14.6."""
    run = begun()
    run.choose(0, "begin")
    with pytest.raises(NotPossible):
        run.choose(0, "buy:purse")
    assert run.state.record.members[0].talents == []


def test_with_a_fixed_roster_nobody_sits_a_session_out() -> None:  # NF-14.16
    run = begun(3)
    run.choose(0, "begin")
    assert run.state.session is not None and run.state.session.riders == [0, 1, 2]


def test_where_all_ride_nobody_is_asked_whether() -> None:  # NF-14.16
    (request,) = begun(3).requests(0)
    assert [option.id for option in request.decision.options()] == ["begin"]
    (request,) = begun(3, roster="open").requests(0)
    assert [option.id for option in request.decision.options()] == ["ride", "begin"]


def test_a_fixed_roster_takes_nobody_new_but_a_seat_that_was_given_up_again() -> None:  # NF-14.16, NF-E26
    run = begun(3)
    back(run, left(2, one(30), one(20), one(10)))
    while run.state.steps[0].name != "gate":
        run.choose(
            run.requests()[0].decision.seats[0], "done" if run.requests()[0].decision.key == "far.talents" else "no"
        )
    with pytest.raises(NotPossible, match="far-refused-roster"):
        run.admit(3)
    run.admit(2, is_taken=False)
    assert run.state.held == [0, 1] and run.state.record.members[2].given_up
    run.admit(2)
    assert run.state.held == [0, 1, 2] and not run.state.record.members[2].given_up


def test_a_campaign_of_which_one_is_left_ends_and_nobody_has_won() -> None:  # NF-14.16
    run = begun(2)
    run.admit(1, is_taken=False)
    assert run.over and run.state.result == "unfinished"
    assert game().result_text(run.state).key == "far-campaign-unfinished"
    assert not begun(1).over, "whoever began alone goes on alone"


def test_alone_nobody_trails() -> None:  # NF-16.5, NF-2.17
    run = begun(1)
    back(run, left(2, one(30)))
    assert [request.decision.key for request in run.requests(0)] == ["far.talents"]
    run.choose(0, "done")
    assert [request.decision.key for request in run.requests(0)] == ["campaign.gate"]


def test_with_an_open_roster_those_ride_who_say_so() -> None:  # NF-14.16
    run = begun(3, roster="open")
    run.choose(2, "ride")
    run.choose(0, "begin")
    assert run.state.session is not None and run.state.session.riders == [0, 2]


def test_of_several_at_least_two_play() -> None:  # NF-14.16
    run = begun(3, roster="open")
    with pytest.raises(NotPossible, match="campaign-refused-party"):
        run.choose(0, "begin")
    run.choose(0, "ride")
    run.choose(0, "begin")
    assert run.state.session is None and run.state.steps[0].name == "gate", "nobody has come to ride along"
    run.choose(1, "begin")
    assert run.state.session is not None and run.state.session.riders == [0, 1]
    alone = begun(1, roster="open")
    alone.choose(0, "begin")
    assert alone.state.session is not None and alone.state.session.riders == [0]


def test_a_session_that_was_given_up_leaves_nothing() -> None:  # NF-14.18
    run = begun()
    back(run, left(2, one(0, 2, keywords=["lantern"]), one(0), gave_up=1))
    record = run.state.record
    assert record.next_map == 2 and record.members[0].keywords == [] and record.members[0].xp == 0


def test_a_session_of_which_one_was_left_leaves_nothing() -> None:  # NF-14.14, NF-14.18
    session = session_game()
    run = Run.start(session, b"alone", 3, session.options(mode="campaign", map=2))
    while run.state.phase == "setup":
        house(run)
    for seat in (1, 2):
        run.choose(seat, "leave")
    while not run.over:
        house(run)
    assert run.state.result == "unfinished"
    over = begun(3)
    back(over, session.left(run.state))
    assert over.state.record.next_map == 2 and [one.xp for one in over.state.record.members] == [0, 0, 0]
    assert game().page_text(over.state.pages[-1]).key == "far-campaign-page-broken"
    assert [request.decision.key for request in over.requests(0)] == ["campaign.gate"], "nothing is bought for it"


def test_whoever_left_a_session_for_good_has_no_points_of_it_and_does_not_trail() -> None:  # NF-13.3, NF-2.17
    run = begun(3)
    back(run, left(2, one(30), one(0), one(20)) | {"won": [0], "gone": [1]})
    record = run.state.record
    assert record.played[0].points == {0: 30, 2: 20} and trailing(record) == 2


def test_the_order_of_turns_is_that_of_the_session() -> None:  # NF-2.2, NF-2.17
    session = session_game()
    run = Run.start(session, b"road", 3, session.options(mode="campaign", map=2, random_seats=True))
    while run.state.phase == "setup":
        house(run)
    run.state.order, run.state.first = [0, 2, 1], 2
    assert session.left(run.state)["order"] == [2, 1, 0]
    over = begun(3, random_seats=True)
    back(over, left(2, one(30), one(30), one(30)) | {"first": 2, "order": [2, 1, 0]})
    assert over.state.record.played[0].order == [2, 1, 0] and trailing(over.state.record) == 0


@pytest.mark.parametrize(("rulings", "kept"), [("second", False), ("first", True)])
def test_there_is_one_platypus(rulings: Any, kept: bool) -> None:
    """NF-2.17: it comes along in the session after; whoever sat that out had it for good once."""
    run = begun(3, roster="open", rulings=rulings)
    run.state.record.members[2].platypus = True
    run.choose(1, "ride")
    back(run, left(2, one(30), one(20)))
    assert run.state.record.members[2].platypus == kept


def test_a_campaign_is_played_by_one_reading_of_the_rules_to_its_end() -> None:
    for options, meant in ((CampaignOptions(), "second"), (CampaignOptions(rulings="first"), "first")):
        stored = CampaignOptions.model_validate(options.model_dump(mode="json"))
        assert stored.rulings == meant
        record = CampaignRecord(options=stored, members=[Member(character="vera"), Member(character="rin")])
        session = session_game().options.model_validate(dict(game().opening(record, [0, 1]).options))
        assert getattr(session, "rulings", None) == meant
    assert "rulings" not in CampaignOptions(rulings="first").model_dump(mode="json"), "as it was stored before"


def test_whoever_leaves_for_good_stays_listed_and_cannot_win() -> None:  # NF-14.16
    record = CampaignRecord(options=CampaignOptions(), members=[Member(character="vera"), Member(character="rin")])
    record.played.append(Played(map=2, points={0: 60, 1: 20}, won=[0], order=[0, 1]))
    game().farewell(record, 0)
    assert winners(record) == [1]
    game().welcome(record, 0)
    assert winners(record) == [0]
    game().welcome(record, 2)
    assert len(record.members) == 3 and record.members[2].character not in ("vera", "rin")


def test_a_newcomer_has_as_much_experience_as_who_has_least_of_those_who_play() -> None:  # NF-14.16
    run = begun(3, roster="open")
    for seat, xp in enumerate((5, 1, 7)):
        run.state.record.members[seat].xp = xp
    gone = run.state.model_copy(deep=True)
    game().dismiss(gone, 1)
    assert game().newcomers_seat(gone) == 3 and game().newcomers_seat(run.state) == 3
    gone.seats += 1
    game().admit(gone, 3)
    assert (gone.record.members[3].xp, gone.record.members[1].xp) == (5, 1)
    while len(gone.record.members) < len(CHARACTERS):
        game().dismiss(gone, gone.seats - 1)
        gone.seats += 1
        game().admit(gone, gone.seats - 1)
    game().dismiss(gone, gone.seats - 1)
    gone.seats += 1
    with pytest.raises(NotPossible, match="far-refused-newcomer"):
        game().admit(gone, gone.seats - 1)


def test_a_seat_of_a_fixed_roster_is_taken_over_with_its_record() -> None:  # NF-14.16
    run = begun(3)
    run.admit(1, is_taken=False)
    assert game().newcomers_seat(run.state) == 1


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


def test_everybody_chooses_a_character_that_nobody_has() -> None:  # NF-14.16, NF-E24
    run = Run.start(game(), b"road", 2, CampaignOptions())

    def named() -> list[Any]:
        return [line.params["name"] for line in game().describe(run.view(None)) if line.key == "far-campaign-member"]

    assert named() == ["none", "none"]
    run.choose(0, "vera")
    with pytest.raises(NotPossible):
        run.choose(1, "vera")
    run.choose(1, "grear")
    assert [member.character for member in run.state.record.members] == ["vera", "grear"]
    assert named() == ["Vera", "Grear"]
    assert run.state.steps[0].name == "gate"


@pytest.mark.parametrize(
    ("options", "queue"),
    [
        ({}, list(range(2, 12))),
        ({"maps": "2-4, 11"}, [2, 3, 4, 11]),
        ({"maps": "7"}, [7]),
        ({"mode": "character", "maps": "3 7 11"}, [3, 7, 11]),
    ],
)
def test_maps_are_played_in_their_order(options: Any, queue: list[int]) -> None:  # NF-14.3, NF-14.10
    assert CampaignRecord(options=CampaignOptions(**options), members=[]).queue == queue


@pytest.mark.parametrize(
    "options",
    [
        *({"maps": maps} for maps in ("", "1-11", "2-12", "3 2", "2 2", "two", "4-", "11-2", "2-999999999")),
        {"mode": "character", "maps": "2 11"},
        {"mode": "character", "maps": "2 3 4"},
    ],
)
def test_maps_that_cannot_be_a_campaign(options: Any) -> None:  # NF-E24
    with pytest.raises(ValidationError):
        CampaignOptions(**options)


def test_a_story_of_ones_own_goes_from_map_to_map() -> None:  # NF-14.9, NF-14.11, NF-14.13
    run = begun(mode="character", maps="2 6 11")
    assert [member.chapter for member in run.state.record.members] == ["shardling_1", "kiku_1"]
    first = one(30, 1, chapter="shardling_2a", ending="", character_cards=["cha_shardling_1"])
    back(run, left(2, first, one(20, chapter="kiku_1", ending="")))
    ada, ben = run.state.record.members
    assert (ada.xp, ben.xp) == (1, 0)  # nothing but chapters brings experience (NF-14.5, NF-14.17)
    run.choose(0, "done")
    run.choose(1, "no")  # with nothing to spend: asked about the platypus only
    run.choose(0, "begin")
    (child,) = game().child_tables(run.state)
    mine = child.brings["players"][0]
    assert child.options["map"] == 6 and mine["chapter"] == "shardling_2a"
    assert mine["character_cards"] == ["cha_shardling_1"]


def ended(*members: Member, mode: str = "campaign", **last: Any) -> CampaignRecord:
    """A record after its last map, on which the first seat had most points."""
    options = CampaignOptions(mode=mode, maps="2 6 11")
    points = {seat: 30 - seat for seat in range(len(members))}
    told = [Played(map=n, points=points, won=[0], order=list(points), **(last if n == 11 else {})) for n in (2, 6, 11)]
    return CampaignRecord(options=options, members=list(members), played=told)


def test_bosses_that_stand_beat_nobody_who_tells_a_story_of_their_own() -> None:  # NF-14.13
    members = [Member(character="kiku", ending="kiku_plays_it"), Member(character="rin", chapter="rin_5")]
    record = ended(*members, mode="character", undefeated=["zag"])
    assert winners(record) == [0]
    told = {line.key: dict(line.params) for line in epilogue(record, game().content)}
    assert told["far-epilogue-ending"]["ending"] == "See If I Follow"
    assert told["far-epilogue-still-looking"]["seeks"] == "A fair fight."


def test_the_epilogue_tells_what_was_done_and_nothing_else() -> None:
    ada = Member(character="vera", keywords=["lamp_oil", "sealed", "read"], side_quests={"parley_bread": True})
    ben = Member(character="rin", keywords=["lamp_oil"], side_quests={"ridge_letter": False})
    record = ended(ada, ben, beaten={"zag": 1})
    lines = epilogue(record, game().content)
    deeds = ["lamp_oil", "parley_bread", "read"]  # the sealed letter has been read, and one errand was never done
    assert [line.key for line in lines] == [
        "far-epilogue",
        *(f"far-epilogue-{deed}" for deed in deeds),
        "far-epilogue-boss",
        "far-epilogue-last",
    ]
    assert lines[1].params["who"] == ["@seat:0", "@seat:1"]
    record.played.pop()
    assert epilogue(record, game().content) == []


def test_an_epilogue_is_short_and_leaves_nobody_out() -> None:
    every = Member(character="vera", keywords=list(DEEDS))
    ben = Member(character="rin", keywords=["ferry_word"])
    record = ended(every, ben)
    told = [line.key.removeprefix("far-epilogue-") for line in epilogue(record, game().content)[1:-1]]
    assert len(told) == MOST_TOLD and "ferry_word" in told
    assert told == [deed for deed in DEEDS if deed in told]
    assert holders(record, "opened") == []


def test_the_epilogue_knows_every_keyword_and_side_quest() -> None:
    content = game().content
    campaign = (entry for name, entry in content.stories.entries.items() if content.stories.pack_of[name] != "m01")
    effects = [effect for entry in campaign for effect in effects_of(entry)]
    keywords = {effect.keyword for effect in effects if isinstance(effect, GainKeyword)}
    assert sorted(DEEDS) == sorted(keywords | set(content.side_quests))


def test_what_is_carried_along_and_what_may_be_chosen_can_be_read() -> None:
    run = begun()
    ada = run.state.record.members[0]
    ada.talents, ada.side_quests = ["falconer"], {"parley_bread": False, "ridge_letter": True}
    groups = {group.id: group for group in readable(game().content, run.view(None))}
    assert [card.name for card in groups["m0"].cards] == ["Falconer", "Parley Bread"] and "m1" not in groups
    (sheet,) = groups.pop("sheet").cards
    assert [line.key for line in sheet.read().lines if not isinstance(line, str)][1:] == ["far-campaign-member"] * 2
    told = {card.name: card.read().lines for group in groups.values() for card in group.cards}
    assert len(told) == 1 + len(game().content.talents) + len(CHARACTERS)
    assert all(lines[-1] for lines in told.values()) and told["Vera"][-1] == game().content.characters["vera"].blurb


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_two_maps_with_an_open_roster_are_played_to_their_end(player: str) -> None:
    report = simulate(with_options(game(), "two maps, open roster"), 1, "road", player=player)
    assert report.broken == [] and report.finished == 1
