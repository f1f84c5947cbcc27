"""The campaign: acts as sessions, who comes and goes, what goes along, records that come from a file (LE-26)."""

from copy import deepcopy
from typing import Any

import pytest

from bot.rules.campaign.state import CampaignState
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from cogs.evershade.campaign.checks import problem_of
from cogs.evershade.campaign.game import EvershadeCampaign, game
from cogs.evershade.campaign.state import CampaignOptions, EvershadeRecord, Member
from cogs.evershade.content.building import Draft, laid_out
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.rules.character.creating import created
from cogs.evershade.rules.character.naming import own_id
from cogs.evershade.rules.company.allies import companion, make_partner
from cogs.evershade.rules.heroes.casting import OWN, ready_made
from cogs.evershade.rules.story.handing import Handed
from cogs.evershade.state import Character

State = CampaignState[EvershadeRecord]


@pytest.fixture(scope="module")
def campaign() -> EvershadeCampaign:
    return game()


@pytest.fixture(scope="module")
def after_an_act(campaign: EvershadeCampaign) -> Run[State]:
    """Two have ridden act 1, and stand at the gate of act 2."""
    run: Run[State] = Run.start(campaign, b"campaign", 2)
    run.choose(1, "ride")
    crowd = Crowd(greedy_player, b"campaign")
    while not run.state.record.past:
        crowd.step(run)
    while run.state.steps[0].name != "gate":
        crowd.step(run)
    return run


def test_what_the_party_has_goes_from_act_to_act(campaign: EvershadeCampaign, after_an_act: Run[State]) -> None:
    """LE-26.7, LE-26.8: characters whole, tracker, what was read, the token; the next act begins with them."""
    record = after_an_act.state.record
    assert (record.chapter, record.act, record.past[0].how) == (1, 2, "act")
    assert all(len(member.heroes) == 1 for member in record.members)
    opening = campaign.opening(record, [0, 1])
    assert (opening.options["act"], opening.options["until"]) == (2, "act")
    act = campaign.children["evershade"]
    state = act.new(act.options.model_validate(opening.options), 2)
    state.seats = 2
    act.receive(state, opening.brings)
    assert [hero.id for hero in state.heroes] == [member.heroes[0].id for member in record.members]
    assert state.tracker == record.tracker and state.story.entries == record.entries
    assert act.invariants(state) == []  # LE-2.1: the pool has what the heroes have not


def test_after_an_act_nothing_begins_until_somebody_begins_it(after_an_act: Run[State]) -> None:
    """D37: save and stop, or go on: nobody is hurried, and any of those who ride opens the next act."""
    request = after_an_act.requests()[0]
    assert (request.decision.key, request.decision.seats, request.decision.deadline) == (
        "campaign.gate",
        (0, 1),
        "none",
    )
    assert "begin" in [option.id for option in request.decision.legal()]


def test_whoever_stays_at_home_keeps_a_hero_and_its_profession(
    campaign: EvershadeCampaign, after_an_act: Run[State]
) -> None:
    """LE-3.4, LE-26.10: nobody who joins can be of that profession."""
    record = after_an_act.state.record.model_copy(deep=True)
    record.members.append(Member())
    brings = Handed.model_validate(campaign.opening(record, [1, 2]).brings)
    assert brings.elsewhere == [record.members[0].heroes[0].profession]
    assert [len(own) for own in brings.heroes] == [1, 0]
    act = campaign.children["evershade"]
    options = act.options.model_validate(campaign.opening(record, [1, 2]).options)
    run = Run.start(act, b"joins", 2, options, brings=brings.model_dump(mode="json"))
    assert [one.decision.key for one in run.requests(1)] == ["evershade.hero"]
    legal = [one.id for one in run.requests(1)[0].decision.legal() if one.id != OWN]
    offered = {act.content.pregens[name].profession for name in legal}
    taken = {member.heroes[0].profession for member in record.members[:2]}
    assert offered == {one.profession for one in act.content.pregens.values()} - taken


def own_hero(content: EvershadeContent, profession: str) -> Character:
    """A character of one's own, of a profession, by its first path."""
    path = content.professions[profession].paths[0].id
    draft = Draft(name="Wat", race="marshfolk", origin="lockside", profession=profession, path=path)
    return created(content, laid_out(content, draft), own_id(profession))


def test_second_heroes_make_room(campaign: EvershadeCampaign) -> None:
    """LE-3.4, LE-3.9: of all professions two are new; the second heroes of two who once rode alone stay out of it."""
    content = campaign.content
    heroes = [ready_made(content, one.id) for one in content.pregens.values()]
    record = campaign.new_record(CampaignOptions(), 4)
    record.members[0].heroes, record.members[1].heroes = heroes[:2], heroes[2:]
    every = len(content.professions)
    brings = Handed.model_validate(campaign.opening(record, [2, 3]).brings)
    assert every - len(brings.elsewhere) >= 2
    assert {heroes[0].profession, heroes[2].profession} <= set(brings.elsewhere)
    made = [own_hero(content, one) for one in content.professions if one not in brings.elsewhere]
    left = Handed(heroes=[[made[0]], [made[1]]]).model_dump(mode="json")
    campaign.take_in(record, {"how": "act", "party": left}, [2, 3])
    assert problem_of(content, record, 4) is None


@pytest.mark.parametrize(("riders", "rode"), [([0], 2), ([0, 1], 1)])
def test_of_several_heroes_those_who_stayed_at_home_are_kept(
    campaign: EvershadeCampaign, riders: list[int], rode: int
) -> None:
    """LE-3.4: alone one rides with two, among others with one."""
    ready = [ready_made(campaign.content, one) for one in campaign.content.pregens]
    record = campaign.new_record(CampaignOptions(), 2)
    record.members[0].heroes, record.members[1].heroes = ready[:3], ready[3:4]
    left = Handed(heroes=[ready[:rode], ready[3:4]][: len(riders)]).model_dump(mode="json")
    campaign.take_in(record, {"how": "act", "party": left}, riders)
    assert [one.id for one in record.members[0].heroes] == [one.id for one in ready[:3]]
    assert [one.id for one in record.members[1].heroes] == [ready[3].id]


def test_where_no_profession_is_left_one_rides_alone(campaign: EvershadeCampaign) -> None:
    """LE-3.4, LE-3.9: the others stay at home and keep all that there are; nobody is asked for what cannot be."""
    content = campaign.content
    heroes = [ready_made(content, one.id) for one in content.pregens.values()]
    record = campaign.new_record(CampaignOptions(), len(heroes))
    for member, hero in zip(record.members, heroes, strict=True):
        member.heroes = [hero]
    opening = campaign.opening(record, [0])
    brings = Handed.model_validate(opening.brings)
    brings.elsewhere = [one for one in content.professions if one != heroes[0].profession]
    act = campaign.children["evershade"]
    options = act.options.model_validate(opening.options)
    run = Run.start(act, b"alone", 1, options, brings=brings.model_dump(mode="json"))
    assert [hero.id for hero in run.state.heroes] == [heroes[0].id]
    assert all(request.decision.key != "evershade.hero" for request in run.requests())


def test_a_lost_adventure_begins_anew_with_new_heroes(campaign: EvershadeCampaign, after_an_act: Run[State]) -> None:
    """LE-26.12."""
    record = after_an_act.state.record.model_copy(deep=True)
    told = campaign.take_in(record, {"how": "lost", "party": {}}, [0, 1])
    assert told[0].key == "evershade-campaign-lost"
    assert (record.chapter, record.act, record.entries, record.tracker.time) == (1, 1, [], 0)
    assert all(member.heroes == [] for member in record.members)


def test_the_token_goes_on_when_its_holder_leaves(campaign: EvershadeCampaign, after_an_act: Run[State]) -> None:
    """LE-26.6, LE-4.11."""
    record = after_an_act.state.record.model_copy(deep=True)
    record.holder = 0
    campaign.farewell(record, 0)
    assert record.holder == 1 and record.members[0].heroes


def test_whoever_leaves_takes_neither_quest_nor_companion_along(
    campaign: EvershadeCampaign, after_an_act: Run[State]
) -> None:
    """LE-26.6, D38: both go to whoever has the token now; the rest stays with the hero, whom a deputy may play on."""
    record = after_an_act.state.record.model_copy(deep=True)
    quest = next(name for name, item in campaign.content.items.items() if item.quest)
    leaver, heir = record.members[0].heroes[0], record.members[1].heroes[0]
    leaver.pouch_items.append(quest)
    kept, record.holder = [one for one in leaver.pouch_items if one != quest], 0
    record.allies = [companion(campaign.content, "soot", leaver.id)]
    campaign.farewell(record, 0)
    assert quest in heir.pouch_items and leaver.pouch_items == kept
    assert record.allies[0].owner == heir.id and record.members[0].heroes[0].terror == leaver.terror
    assert campaign.opening(record, [1]).brings["allies"][0]["id"] == "soot"


def broken(record: dict[str, Any], name: str) -> dict[str, Any]:
    """The record with one lie in it."""
    told = deepcopy(record)
    hero = told["members"][0]["heroes"][0]
    lies: dict[str, Any] = {
        "hp": lambda: hero.update(hp=99),
        "attributes": lambda: hero["att"].update(STR=9),
        "card": lambda: hero["pouch_cards"].append("no_such_card"),
        "card twice": lambda: hero["pouch_cards"].append(hero["hotbar"][0]["card"]),
        "offensive card among the defensive ones": lambda: hero["hotbar"].reverse(),
        "locked slot": lambda: hero["hotbar"].__setitem__(9, {"card": "B12"}),
        "markers": lambda: hero["hotbar"][0].update(markers=7),
        "a longer hotbar": lambda: hero["hotbar"].append(None),
        "two hats": lambda: hero["worn"].extend(["choir_collar", "millers_apron"]),
        "item": lambda: hero["worn"].append("no_such_item"),
        "side": lambda: hero["worn"].append("club_sling/Cannon"),
        "node": lambda: hero["taken"].append("t_reeve:99:0"),
        "keyword": lambda: hero["keywords"].append("Invincible"),
        "boon": lambda: hero["boons"].append({"kind": "LUCK"}),
        "condition": lambda: hero["conditions"].append("joy"),
        "dead": lambda: hero.update(status="dead"),
        "nobody": lambda: hero.update(id="nobody"),
        "no name": lambda: hero.update(id=f"own_{hero['profession']}", name=""),
        "long name": lambda: hero.update(id=f"own_{hero['profession']}", name="x" * 33),
        "unseen name": lambda: hero.update(id=f"own_{hero['profession']}", name="Ada\u202e"),
        "named like another": lambda: hero.update(id=f"own_{hero['profession']}", name="@corvin_teel"),
        "another's id": lambda: hero.update(id="own_poet"),
        "people": lambda: hero.update(race="giants"),
        "twice": lambda: told["members"][1].update(heroes=deepcopy(told["members"][0]["heroes"])),
        "holder": lambda: told.update(holder=7),
        "act": lambda: told.update(chapter=6),
        "time": lambda: told["tracker"].update(time=-3),
        "camp": lambda: told.update(holders=["no_such_fire"]),
    }
    lies[name]()
    return told


@pytest.mark.parametrize(
    "lie",
    [
        *("hp", "attributes", "card", "card twice", "item", "side", "node", "keyword", "boon", "condition", "dead"),
        *("offensive card among the defensive ones", "locked slot", "markers", "a longer hotbar", "two hats"),
        *("nobody", "twice", "holder", "act", "time", "camp"),
        *("no name", "long name", "unseen name", "named like another", "another's id", "people"),
    ],
)
def test_a_record_with_a_lie_in_it_is_refused(campaign: EvershadeCampaign, after_an_act: Run[State], lie: str) -> None:
    """E35: it may come from a file."""
    honest = after_an_act.state.record.model_dump(mode="json")
    assert problem_of(campaign.content, EvershadeRecord.model_validate(honest), 2) is None
    told = EvershadeRecord.model_validate(broken(honest, lie))
    assert problem_of(campaign.content, told, 2) is not None


ALLIES: dict[str, dict[str, Any]] = {
    "of nobody": {"owner": "nobody"},
    "a summon": {"kind": "summon"},
    "not installed": {"id": "no_such_one"},
    "by no card": {"partner": "nobody"},
    "of another card": {"partner": "the_quick_one"},
    "without its card": {"partner": ""},
    "stronger": {"att": {"STR": 6}},
    "faster": {"mob": 9},
    "more hp than its card": {"hp": 9, "max_hp": 9},
    "more hp than its most": {"hp": 99},
    "fewer hp than none": {"hp": -1},
    "dressed": {"worn": ["club_sling/Staff Sling"]},
    "with things": {"pouch_items": ["peppermints"]},
    "with cards": {"pouch_cards": ["B00"]},
    "with other cards": {"hotbar": []},
    "frightened": {"terror": 1},
    "with fate": {"fate": 1},
    "not in play": {"status": "dead"},
}


@pytest.mark.parametrize("lie", ALLIES)
@pytest.mark.parametrize("partner", ["", "the_shoulder"])
def test_a_companion_in_a_record_is_as_its_card_makes_it(
    campaign: EvershadeCampaign, after_an_act: Run[State], lie: str, partner: str
) -> None:
    """E35, LE-25."""
    record = EvershadeRecord.model_validate(after_an_act.state.record.model_dump(mode="json"))
    ally = companion(campaign.content, "tam_osk", record.members[0].heroes[0].id)
    if partner:
        make_partner(campaign.content, ally, partner)
    record.allies = [ally]
    assert problem_of(campaign.content, record, 2) is None
    for name, value in ALLIES[lie].items():
        setattr(ally, name, value)
    is_as_before = lie == "without its card" and not partner
    assert (problem_of(campaign.content, record, 2) is None) is is_as_before


def test_a_character_of_ones_own_goes_along(campaign: EvershadeCampaign, after_an_act: Run[State]) -> None:
    """LE-26.7: a file may bring one too; everybody is told its name."""
    told = after_an_act.state.record.model_dump(mode="json")
    hero = told["members"][0]["heroes"][0]
    hero.update(id=f"own_{hero['profession']}", name="Aunt Verity")
    record = EvershadeRecord.model_validate(told)
    assert problem_of(campaign.content, record, 2) is None
    state = after_an_act.state.model_copy(update={"record": record})
    assert campaign.own_names(state) == {hero["id"]: "Aunt Verity"}
    assert campaign.record_view(record, None)["heroes"][0]["name"] == "Aunt Verity"


def test_a_new_record_waits_for_its_heroes(campaign: EvershadeCampaign) -> None:
    record = campaign.new_record(CampaignOptions(), 3)
    view = campaign.record_view(record, None)
    assert view["without"] == [0, 1, 2] and view["act"] == 1
