"""The campaign of days: what goes from one to the next, rewards between them, how it ends (ER-14, ER-17.5 to 17.7)."""

from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.draw.themes import THEMES
from bot.rules.errors import NoLongerPossible, NotPossible, Refusal
from bot.rules.kernel.run import Run
from bot.tables.exports.campaign_file import as_ours, read_campaign
from bot.trials.simulate import simulate
from bot.ui.panels.catalogue import Catalogue
from cogs.rangers.campaign.closing import CLOSED, RUN_OUT
from cogs.rangers.campaign.game import game
from cogs.rangers.campaign.log import log_alt, log_of, log_words
from cogs.rangers.campaign.readable import pictures, readable
from cogs.rangers.campaign.state import MOST_EXTRA, CampaignOptions
from cogs.rangers.campaign.swaps import copies_left
from cogs.rangers.game import game as day_game
from cogs.rangers.pictures.picture import draw
from cogs.rangers.rules.evening import ready_made
from cogs.rangers.rules.morning import today
from cogs.rangers.rules.reading.record import remembers
from cogs.rangers.state import Brought, Gain
from tests.attack.campaigns import attack

CONTENT = game().content
GAMES: dict[str, Any] = {one.id: one for one in (game(), day_game())}
READY = list(CONTENT.prebuilt)
TEA, RELIGHT = "fern.w.worlds_end_tea", "fern.mi.relight"
MALADY = next(card.id for card in CONTENT.ranger_cards.values() if card.category == "malady")


def begun(seats: int = 2, **options: Any) -> Run[Any]:
    return Run.start(game(), b"valley", seats, CampaignOptions(**{"length": "5", **options}))


def one(place: int, **more: Any) -> dict[str, Any]:
    """What a day leaves of a Ranger."""
    who = ready_made(CONTENT, READY[place]).model_dump(mode="json", exclude={"gear"})
    return {"ranger": who, "maladies": [], "gone": [], "gear": [], **more}


def left(run: Run[Any], *gains: tuple[str, str, int], reason: str = "camp", **more: Any) -> dict[str, Any]:
    """What a day leaves; what is kept of it follows from how it ended, unless it is said."""
    camped = more.pop("camped", reason == "camp")
    kept = [{"kind": kind, "what": what, "n": n} for kind, what, n in gains] if camped else []
    record, riders = run.state.record, run.state.session.riders
    where = {"day": record.day, "place": "KF", "terrain": "shore", "lead": 0}
    ended = {"reason": reason, "camped": camped, "gains": kept, "read": [], "pinned": {}, "mission_tokens": {}}
    return {**where, **ended, "rangers": [one(seat) for seat in riders], **more}


def ride(run: Run[Any], *seats: int) -> dict[str, Any]:
    """These begin the next day; gives what it is brought."""
    for seat in seats[1:]:
        run.choose(seat, "ride")
    run.choose(seats[0], "begin")
    (child,) = game().child_tables(run.state)
    return dict(child.brings)


def back(run: Run[Any], what: dict[str, Any]) -> None:
    run.supply(-1, {"child": run.state.session.key, "left": what})
    run.choose(-1, "over", by="table")


def day(run: Run[Any], *gains: tuple[str, str, int], riders: tuple[int, ...] = (0, 1), **more: Any) -> dict[str, Any]:
    """A whole day; gives what it was brought."""
    given = ride(run, *riders)
    back(run, left(run, *gains, **more))
    return given


def told(run: Run[Any], kind: str) -> list[Any]:
    return [event.params for event in run.journal if event.kind == kind]


def asked(run: Run[Any], seat: int) -> str:
    return str(run.requests(seat)[0].decision.key)


# ---------------------------------------------------------------------- from day to day


def test_a_day_is_given_the_record_and_a_camp_banks_what_it_brings() -> None:
    """ER-14.9, ER-14.3, ER-14.11: missions, checks, events, entries on later days, rewards, place, gear."""
    run = begun()
    given = ride(run, 0, 1)
    assert Brought.model_validate(given).missions[RELIGHT].started == 1 and given["day"] == 1
    gear = [{"card": "fern.s.heron_staff", "tokens": {"stride": 2}, "attached": []}]
    gains = [("check", RELIGHT, 0), ("event", "boat", 0), ("entry", "D.2", 3), ("mission", "fern.mi.dims", 0)]
    what = left(run, *gains, ("reward", TEA, 0), mission_tokens={RELIGHT: {"hope": 2}}, read=[RELIGHT])
    what["rangers"][1]["gear"] = gear
    back(run, what)
    record = run.state.record
    assert (record.day, record.place, record.terrain, record.events) == (2, "KF", "shore", ["boat"])
    assert (record.missions[RELIGHT].checks, record.missions[RELIGHT].tokens) == (1, {"hope": 2})
    assert record.missions[RELIGHT].is_read and record.missions["fern.mi.dims"].started == 1
    assert record.day_entries == {3: ["D.2"]} and record.rewards == [TEA]
    for seat in (0, 1):
        run.choose(seat, "done")
    given = ride(run, 0, 1)
    assert given["rangers"][1]["gear"] == gear and given["rangers"][0]["role"] == CONTENT.prebuilt[READY[0]].role
    child = day_game()
    state = child.new(child.options(), 2)
    child.receive(state, given)
    assert (state.day, state.place, state.rangers[1].role) == (2, "KF", CONTENT.prebuilt[READY[1]].role)


def test_a_lost_day_counts_and_leaves_nothing_but_the_way_and_maladies() -> None:
    """A7, ER-14.2, ER-14.3, ER-17.5: day and place go on, the ledger is dropped, maladies come and go all the same."""
    run = begun(1)
    day(run, riders=(0,))
    ride(run, 0)
    what = left(run, ("reward", TEA, 0), reason="exhausted")
    what["rangers"] = [one(0, maladies=[MALADY])]
    back(run, what)
    record = run.state.record
    assert (record.day, record.rewards, record.members[0].deck[MALADY]) == (3, [], 1)
    assert record.past[-1].camped is False and record.past[-1].reason == "exhausted"
    assert asked(run, 0) == "campaign.gate"  # ER-14.6: no camp, no swaps
    ride(run, 0)
    what = left(run, reason="injury")
    what["rangers"] = [one(0, gone=[MALADY])]
    back(run, what)
    assert MALADY not in run.state.record.members[0].deck


def test_a_mission_that_is_done_leaves_the_row_and_a_trade_of_cards_lasts() -> None:  # ER-17.7
    run = begun(1)
    out = next(card for card, n in CONTENT.prebuilt[READY[0]].deck.items() if n == 2)
    came = next(card.id for card in CONTENT.ranger_cards.values() if card.category == "background" and card.level == 1)
    day(run, ("done", RELIGHT, 0), ("swap", f"{out}>{came}", 0), riders=(0,))
    record = run.state.record
    assert record.done == [RELIGHT] and RELIGHT not in record.missions
    assert (record.members[0].deck[out], game().invariants(run.state)) == (1, [])


def test_the_lead_goes_round_and_whoever_stays_at_home_has_packed() -> None:  # ER-14.10
    run = begun(3)
    ride(run, 0, 1)
    gear = [{"card": "fern.s.heron_staff", "tokens": {}, "attached": []}]
    what = left(run)
    what["rangers"] = [one(0, gear=gear), one(1, gear=gear)]
    back(run, {**what, "lead": 1})
    given = ride(run, 1, 2)
    assert given["lead"] == 1 and given["rangers"][1]["role"] == ""  # seat 2 follows 1, and is asked who they are
    back(run, left(run))
    assert [len(member.gear) for member in run.state.record.members] == [0, 0, 0]


def test_more_than_four_do_not_ride() -> None:  # ER-14.10, E-PLAYERS
    run = begun(6)
    for seat in range(5):
        run.choose(seat, "ride")
    with pytest.raises((NotPossible, NoLongerPossible)):
        run.choose(5, "begin")
    run.choose(4, "ride")
    assert len(ride(run, 0)["rangers"]) == 4


def test_a_page_torn_out_gives_the_record_back_swaps_and_all() -> None:  # ER-14.13
    run = begun(1)
    day(run, riders=(0,))
    before = run.state.record.model_dump(mode="json")
    day(run, ("reward", TEA, 0), riders=(0,))
    run.choose(0, TEA)
    run.choose(0, run.requests(0)[0].options(run)[0].id)
    run.choose(0, "done")
    assert run.state.record.members[0].deck[TEA] == 1
    run.choose(0, "tear")
    assert run.state.record.model_dump(mode="json") == before
    assert ride(run, 0)["day"] == 2


def test_a_day_that_is_broken_off_is_played_again() -> None:  # ER-14.14
    run = begun(1)
    ride(run, 0)
    run.choose(-1, "none", by="table")
    assert (run.state.record.day, run.state.record.past) == (1, [])
    assert ride(run, 0)["day"] == 1


# ---------------------------------------------------------------------- rewards


def test_a_reward_comes_in_for_a_card_that_waits_and_may_come_back() -> None:  # ER-17.6
    run = begun(1)
    day(run, ("reward", TEA, 0), riders=(0,))
    run.choose(0, TEA)
    offered = [option.id for option in run.requests(0)[0].options(run)]
    out = offered[0]
    run.choose(0, out)
    assert out not in [option.id for option in run.requests(0)[0].options(run)]  # not in the same camp
    run.choose(0, "done")
    member = run.state.record.members[0]
    assert (member.deck[TEA], member.displaced) == (1, {out: 1}) and not game().invariants(run.state)
    day(run, riders=(0,))
    run.choose(0, out)
    run.choose(0, TEA)
    assert run.state.record.members[0].displaced == {} and TEA not in run.state.record.members[0].deck


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_what_two_want_goes_by_seats_from_the_lead_whoever_was_quicker(order: tuple[int, int]) -> None:  # DP-19
    run = begun(2)
    day(run, ("reward", TEA, 0), lead=1)
    for seat in order:
        for _ in range(1 + seat):
            run.choose(seat, TEA)
            run.choose(seat, run.requests(seat)[0].options(run)[0].id)
        if seat == 0:
            run.choose(0, "done")
    record = run.state.record
    assert [member.deck.get(TEA, 0) for member in record.members] == [0, 2] and copies_left(record, TEA) == 0
    assert told(run, "rangers-reward-taken") and asked(run, 0) == "campaign.gate"


def test_gear_that_lies_ready_stays_in_the_deck() -> None:  # ER-17.7
    run = begun(1)
    deck = CONTENT.prebuilt[READY[0]].deck
    staff = next(card for card in deck if CONTENT.ranger_cards[card].type == "gear")
    ride(run, 0)
    what = left(run, ("reward", TEA, 0))
    what["rangers"][0]["gear"] = [{"card": staff, "tokens": {}, "attached": []}] * deck[staff]
    back(run, what)
    run.choose(0, TEA)
    assert staff not in [option.id for option in run.requests(0)[0].options(run)]


def test_whoever_leaves_gives_rewards_back_and_the_seat_keeps_its_ranger() -> None:  # ER-14.10
    run = begun(2)
    day(run, ("reward", TEA, 0))
    run.choose(0, TEA)
    run.choose(0, run.requests(0)[0].options(run)[0].id)
    run.choose(0, "done")
    run.choose(1, "done")
    deck = dict(CONTENT.prebuilt[READY[0]].deck)
    state = run.state.model_copy(deep=True)
    game().dismiss(state, 0)
    assert state.record.members[0].deck == deck and copies_left(state.record, TEA) == 2
    assert game().newcomers_seat(state) == 2, "it waits for whoever held it"
    game().admit(state, 0)
    assert not state.record.members[0].given_up and state.record.members[0].role
    grown = state.model_copy(deep=True)
    grown.seats = 3
    game().admit(grown, 2)
    assert grown.record.members[2].role == "" and not game().invariants(grown)


# ---------------------------------------------------------------------- how it ends


def test_the_calendar_runs_out_and_the_group_may_vote_for_more_days() -> None:
    """ER-14.7, ER-14.12: the epilogue is read once; eight more days at most, with the weather of the last three."""
    run = begun(1)
    for _ in range(5):
        day(run, riders=(0,), reason="called")
    assert asked(run, 0) == "rangers.one-more" and len(told(run, "story-read")) == 1
    run.choose(0, "go-on")
    for number in range(MOST_EXTRA):
        given = day(run, riders=(0,), reason="called")
        assert given["day"] == 6 + number
        if number < MOST_EXTRA - 1:
            run.choose(0, "go-on")
    assert run.over and run.state.result == RUN_OUT and len(told(run, "story-read")) == 1
    state = day_game().new(day_game().options(), 1)
    state.length = 5
    weathers = []
    for state.day in range(3, 10):
        found = today(state, CONTENT)
        assert found is not None and (state.day < 6 or not found.entries)
        weathers.append((found.weather, found.face))
    assert weathers[3:6] == weathers[:3] and weathers[6] == weathers[0]


@pytest.mark.parametrize("ending", ["lit", "shared", "left_dark", "let_go"])
def test_each_ending_closes_the_campaign_with_the_valley_that_it_made(ending: str) -> None:
    """ER-14.12: its day is banked first, and the epilogue follows what was done."""
    event = {"lit": "lamp_lit", "shared": "lamp_shared", "left_dark": "lamp_dark", "let_go": "lamp_lent"}[ending]
    variant = {"lit": "lit", "shared": "shared", "left_dark": "dark", "let_go": "lent"}[ending]
    run = begun(1)
    day(run, ("event", event, 0), riders=(0,), reason=ending, camped=True)
    assert run.over and run.state.result == ending and run.state.record.is_closed
    assert told(run, "story-read")[0]["page"].endswith(f"/if.{variant}")
    assert run.describe(None) and game().result_text(run.state).params["ending"]


def test_the_group_may_close_it_between_two_days() -> None:  # ER-14.12
    run = begun(2)
    day(run)
    run.choose(1, "close")
    run.choose(1, "close")
    run.choose(0, "go-on")  # of two votes the last Lead's counts (ER-16.1)
    assert not run.over and asked(run, 0) == "campaign.gate"
    run.choose(1, "close")
    run.choose(1, "close")
    run.choose(0, "close")
    assert run.over and run.state.result == CLOSED


def test_a_fallen_day_costs_time_all_the_same() -> None:  # ER-14.8
    state = day_game().new(day_game().options(), 1)
    found = {}
    for state.day in (4, 5):
        for banked in (True, False):
            state.ledger = [Gain("check", RELIGHT)] if banked else []
            found[state.day, banked] = remembers(state, CONTENT, "late", "relight")
    assert found == {(4, True): False, (4, False): False, (5, True): True, (5, False): True}


# ---------------------------------------------------------------------- seen, carried, played


def test_the_log_shows_where_they_have_been_and_no_entry_that_waits() -> None:  # ER-14.11
    run = begun(2)
    day(run, ("entry", "D.7", 4), ("event", "boat", 0), ("reward", TEA, 0))
    view = run.view(None)
    assert "D.7" not in str(view) and "boat" not in str(view["record"])
    assert view["map"]["visited"] == ["KF"] and draw(view, pictures(view)[0].name).startswith(b"\x89PNG")
    assert {group.id for group in readable(CONTENT, view)} >= {"map", "missions", "rewards", "deck0", "deck1"}


def test_the_log_is_a_picture_and_the_same_in_words() -> None:  # ER-14.11
    """A day that ended in a camp, one that was lost, and the weathers that are ahead, however long the calendar is."""
    run = begun(2)
    day(run, ("reward", TEA, 0), ("check", RELIGHT, 0), riders=(0,), camped=True)
    run.choose(0, "done")
    day(run, riders=(0,), reason="called")
    view = run.view(None)
    said = [Catalogue("rangers").format(line) for line in log_words(view["log"])]
    assert said[:5] == [
        "Day 3 of 5 · Kestrel Ford · Shore",
        "✅ Day 1: camped at Kestrel Ford",
        "❌ Day 2: ended at Kestrel Ford without a camp",
        "Day 3: Still Air (easy)",
        "Day 4: Drumming Rain (normal)",
    ]
    assert {"Open: Relight the Fords, 1 of 3 checks", "Rewards: Tea at World's End"} <= set(said)
    assert "2 over, 1 of them in a camp" in Catalogue("rangers").format(log_alt(view["log"]))
    assert [spec.name for spec in pictures(view)] == ["log", "map"]
    shown = {name: draw(view, "log", theme) for name, theme in THEMES.items()}
    assert shown["dark"] != shown["light"] and all(len(png) < 200_000 for png in shown.values())
    days = [{**one, "camped": False} if "code" in one else one for one in view["log"]["days"]]
    assert draw({"log": {**view["log"], "days": days}}, "log") != shown["dark"]
    (entry,) = [one for group in readable(CONTENT, view) for one in group.cards if one.id == "log"]
    face = entry.read()
    assert face.lines == log_words(view["log"]) and draw({"card": face.shown}, "card") == shown["dark"]
    record = run.state.record.model_copy(update={"options": CampaignOptions(length="30"), "extra": MOST_EXTRA})
    long = log_of(CONTENT, record)
    assert [one["n"] for one in long["days"]] == list(range(1, 39)) and all(
        one.get("grade", "-") for one in long["days"]
    )
    picture = Image.open(BytesIO(draw({"log": long}, "log")))
    assert picture.width == 1_100 and picture.height < 1_000


def test_it_travels_to_another_place() -> None:
    run = begun(1)
    day(run, ("reward", TEA, 0), riders=(0,))
    run.choose(0, "done")
    carried = game().carried(run.state)
    other = game().new(CampaignOptions(length="5"), 1)
    game().receive(other, carried)
    assert other.record == run.state.record


@pytest.mark.parametrize("seats", [1, 3])
def test_whole_campaigns_end_with_nothing_broken(seats: int) -> None:
    options = CampaignOptions(length="5")
    report = simulate(game(), 2, "valley", player="mixed", seats=seats, options=options)
    assert report.finished == 2 and not report.broken
    assert report.decisions["rangers.turn"] > 50


TRACKED = {
    "day": 14,
    "current_location": "Nowhere Known",
    "current_path_terrain": "shore",
    "missions": [
        {"name": "Relight the Fords", "day": 1, "progress": 2},
        {"name": "Who Dims Them", "completed": True},
        {"name": "Some Other Errand"},
    ],
    "events": ["boat"],
    "rewards": ["Tea at World’s End", "No Such Card"],
    "history": [{"day": 1, "location": "Kestrel Ford", "path_terrain": "shore", "camped": True}, {"day": 2}],
}


def test_a_campaign_of_another_program_goes_on_here() -> None:  # F8, ER-18.8
    file = read_campaign(as_ours({"data": {"campaign": TRACKED}}, GAMES), GAMES)
    assert file.options == {"length": "20"}
    options = CampaignOptions.model_validate(file.options)
    run = Run.start(game(), b"elsewhere", 1, options, brings=file.campaign)
    assert asked(run, 0) == "rangers.place" and "Nowhere Known" in str(run.describe(None))
    run.choose(0, "KF")
    assert asked(run, 0) == "campaign.gate"  # the terrain is known
    record = run.state.record
    assert (record.day, record.place, record.terrain, record.events) == (14, "KF", "shore", ["boat"])
    assert record.missions[RELIGHT].checks == 2 and record.done == ["fern.mi.dims"] and record.rewards == [TEA]
    assert [(one.number, one.place, one.camped) for one in record.past] == [(1, "KF", True), (2, "", False)]
    given = ride(run, 0)
    assert (given["day"], given["length"], given["place"]) == (14, 20, "KF")


def test_a_file_that_nobody_can_read_stays_what_it_is() -> None:
    for data in ({"day": "x"}, {"kind": "campaign"}, [1], "words", None):
        assert as_ours(data, GAMES) == data


def honest() -> Any:
    """The file of a campaign after one day; its table is nowhere, so that its page proves nothing."""
    run = begun(2)
    day(run, ("reward", TEA, 0), ("event", "boat", 0))
    campaign = game().carried(run.state)
    told = {"kind": "campaign", "schema": 1, "game": "rangers-campaign", "packs": [], "options": {"length": "5"}}
    return {**told, "seats": ["Ada", "Ben"], "campaign": campaign, "sessions": {}}


def test_any_change_of_its_file_ends_in_a_sentence_or_at_a_table() -> None:
    tally = attack(honest(), GAMES, 150, 3)
    assert tally.wrong == [] and tally.ends["taken"] > 0 and tally.ends["campaign-refused-file"] > 30


@pytest.mark.parametrize(
    "lie",
    [
        {"place": "ZZ"},
        {"day": 10**9},
        {"rewards": ["fern.b.chalk"]},
        {"members": [{"role": "nobody"}, {}]},
        {"members": [{"deck": {"fern.b.chalk": 10**9}}, {}]},
        {"members": [{"deck": {"no.such": 1}}, {}]},
        {"members": [{"gear": [{"card": "fern.b.chalk"}]}, {}]},
        {"day_entries": {"2": ["X.9"]}},
        {"lead": 7},
        {"pinned": {"x": {"id": "x" * 10_000}}},
    ],
)
def test_a_record_that_cannot_be_is_refused_before_anything_stands(lie: dict[str, Any]) -> None:
    file = honest()
    assert read_campaign(file, GAMES).seats == ["Ada", "Ben"]
    file["campaign"]["record"] |= lie
    with pytest.raises(Refusal) as refused:
        read_campaign(file, GAMES)
    assert len(str(dict(refused.value.text.params))) < 1_000
