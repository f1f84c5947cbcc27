"""A campaign that another program has kept (F8, ER-18.8): what our valley knows goes on, all else keeps its words.
Pure."""

from collections.abc import Container
from typing import Any, Final

from bot.rules.campaign.game import Campaign
from bot.rules.campaign.state import CampaignState
from bot.rules.decision import Option, text
from bot.rules.play.handle import Play
from cogs.rangers.campaign.state import CampaignOptions, PastDay, RangersRecord
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.imports.normal import same_name
from cogs.rangers.content.imports.tracker import FoundCampaign
from cogs.rangers.state import MissionRecord

PICK: Final = "pick_place"
LENGTHS: Final = ("12", "20", "30")


def taken_over(game: Campaign[RangersRecord], found: FoundCampaign) -> tuple[dict[str, Any], RangersRecord]:
    """(settings, record): the shortest calendar that still has a day, checked days, missions, rewards, events."""
    content: RangersContent = game.content
    length = next((one for one in LENGTHS if int(one) >= found.day), LENGTHS[-1])
    record = game.new_record(CampaignOptions.model_validate({"length": length}), 1)
    record.day, record.unknown = found.day, found.unknown
    record.place = place_called(content, found.location)
    record.terrain = terrain_called(content, found.terrain)
    record.events = list(found.events)
    missions = {same_name(name): one.id for one in content.missions.values() for name in (one.name, one.id)}
    record.missions = {}
    for one in found.missions:
        name = missions.get(same_name(one.name))
        if name is not None and one.is_done:
            record.done.append(name)
        elif name is not None:
            record.missions[name] = MissionRecord(one.started, min(one.checks, content.missions[name].checks))
    rewards = {same_name(name): one.id for one in _rewards(content) for name in (one.name, one.id)}
    record.rewards = [rewards[same_name(name)] for name in found.rewards if same_name(name) in rewards]
    for day in found.history:
        where = {"place": place_called(content, day.location), "terrain": terrain_called(content, day.terrain)}
        reason = "camp" if day.camped else "exhausted"
        record.past.append(PastDay(number=day.day, reason=reason, camped=day.camped, riders=[], **where))
    return {"length": length}, record


def _rewards(content: RangersContent) -> list[Any]:
    return [card for card in content.ranger_cards.values() if card.category == "reward"]


def place_called(content: RangersContent, name: str) -> str:
    """Code of a place by name or code; "" for none."""
    wanted = same_name(name)
    places = content.locations.values()
    return next((one.code for one in places if wanted in map(same_name, (one.name, one.id, one.code))), "")


def terrain_called(content: RangersContent, name: str) -> str:
    """Id of a terrain by name or id; "" for none."""
    wanted = same_name(name)
    found = (one for one in content.sets.values() if one.kind == "terrain")
    return next((one.id for one in found if wanted in map(same_name, (one.name, one.id))), "")


async def pick_place(content: RangersContent, play: Play[CampaignState[RangersRecord]]) -> None:
    """ER-18.8: the first day waits until place and terrain are picked, by anybody."""
    seats, valley = tuple(play.state.held), next(iter(content.maps.values()))
    if not play.state.record.place:
        places = [
            Option(spot.code, text("rangers-option-place", place=f"@{there.id}"))
            for spot in valley.spots
            if (there := content.location(spot.code)) is not None
        ]
        asked = text("rangers-ask-place-now")
        place = await play.ask(seats, "rangers.place", asked, lambda: places, default=lambda: valley.start)
        play.state.record.place = place
    if not play.state.record.terrain:
        known = list(dict.fromkeys(way.terrain for way in valley.ways[play.state.record.place]))
        ways = [Option(one, text("rangers-option-terrain", terrain=content.sets[one].name)) for one in known]
        asked = text("rangers-ask-terrain-now")
        terrain = await play.ask(seats, "rangers.terrain", asked, lambda: ways, default=lambda: known[0])
        play.state.record.terrain = terrain
    found = content.location(play.state.record.place)
    assert found is not None
    play.say("rangers-campaign-picked", place=f"@{found.id}")


def problem_of(content: RangersContent, record: RangersRecord) -> str:
    """The first thing in a record from a file that our valley does not know, or that cannot be; "" for none."""
    valley, seats = next(iter(content.maps.values())), range(len(record.members))
    gear = [kept for one in record.members for kept in one.gear]
    known: dict[str, tuple[set[Any], Container[Any]]] = {
        "place": ({record.place} - {""}, valley.ways),
        "terrain": ({record.terrain} - {""}, [one.id for one in content.sets.values() if one.kind == "terrain"]),
        "missions": ({*record.missions, *record.done}, content.missions),
        "rewards": (set(record.rewards), [card.id for card in _rewards(content)]),
        "entries": ({one for waiting in record.day_entries.values() for one in waiting}, content.guide.entries),
        "aspects": ({one.aspect for one in record.members} - {""}, content.aspects),
        "roles": ({one.role for one in record.members} - {""}, content.roles),
        "cards": ({card for one in record.members for card in (*one.deck, *one.displaced)}, content.ranger_cards),
        "gear": ({card for kept in gear for card in (kept.card, *kept.attached)}, content.ranger_cards),
        "riders": ({seat for day in record.past for seat in day.riders}, seats),
        "lead": ({record.lead} - {-1}, seats),
    }
    for field, (found, there) in known.items():
        if wrong := sorted(map(str, {one for one in found if one not in there})):
            return f"{field}: {wrong[0]}"
    for member in record.members:
        if any(kept.card not in member.deck for kept in member.gear):
            return "gear"
    return ""
