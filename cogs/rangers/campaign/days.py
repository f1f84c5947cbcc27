"""How a day begins and what it leaves in the record (ER-14.9). Pure."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from bot.rules.decision import Text, text
from cogs.rangers.campaign.state import Member, PastDay, RangersRecord
from cogs.rangers.content.content import RangersContent
from cogs.rangers.state import Brought, BroughtRanger, KeptGear, MissionRecord


def brought(record: RangersRecord, riders: Sequence[int]) -> dict[str, Any]:
    """What a day is given."""
    later = [place for place, seat in enumerate(riders) if seat > record.lead]
    given = Brought(
        day=record.day,
        length=record.length,
        place=record.place,
        terrain=record.terrain,
        lead=later[0] if later else 0,  # ER-14.10: the next one after yesterday's
        missions=record.missions,
        done=record.done,
        rewards=record.rewards,
        events=record.events,
        day_entries=record.day_entries,
        rangers=[_as_brought(record.members[seat]) for seat in riders],
        pinned=record.pinned,
    )
    return given.model_dump(mode="json")


def _as_brought(member: Member) -> BroughtRanger:
    return BroughtRanger.model_validate(member.model_dump(include=set(BroughtRanger.model_fields)))


def take_in(record: RangersRecord, content: RangersContent, left: Mapping[str, Any], riders: Sequence[int]) -> Text:
    """ER-14.9, in its order; gives what the journal tells. The ledger of a lost day has come back empty (ER-14.3)."""
    record.day += 1
    record.place, record.terrain = left["place"], left["terrain"]
    record.lead = riders[left["lead"]]
    record.pinned |= left["pinned"]
    for seat, own in zip(riders, left["rangers"], strict=True):
        _recognise(record.members[seat], own["ranger"])
        _maladies(record.members[seat], content, own)
    for gain in left["gains"]:
        bank(record, gain["kind"], gain["what"], gain["n"], riders, left["day"])
    for name, mission in record.missions.items():
        mission.is_read = mission.is_read or name in left["read"]
        mission.tokens = dict(left["mission_tokens"].get(name, mission.tokens))
    for member in record.members:  # ER-14.10: whoever stayed at home has packed
        member.gear = []
    for seat, own in zip(riders, left["rangers"], strict=True):
        record.members[seat].gear = [KeptGear(**one) for one in own["gear"]]
    what = {"place": left["place"], "terrain": left["terrain"], "reason": left["reason"], "camped": left["camped"]}
    record.past.append(PastDay(number=left["day"], riders=list(riders), **what))
    campaign = next(iter(content.campaigns.values()))
    if left["reason"] in campaign.endings:
        record.ending = left["reason"]
    return text("rangers-campaign-back", n=left["day"], gains=len(left["gains"]), **told_of(content, left))


def told_of(content: RangersContent, left: Mapping[str, Any]) -> dict[str, Any]:
    """Where a day ended and why, as parameters."""
    place = content.location(left["place"])
    return {"place": f"@{place.id}" if place is not None else "", "reason": left["reason"], "camped": left["camped"]}


def _recognise(member: Member, ranger: Mapping[str, Any] | None) -> None:
    """Who was chosen in the morning of the first day."""
    if member.role or ranger is None:
        return
    found = BroughtRanger.model_validate(ranger)
    for name in BroughtRanger.model_fields:
        setattr(member, name, getattr(found, name))


def _maladies(member: Member, content: RangersContent, own: Mapping[str, Any]) -> None:
    """ER-14.3, ER-17.5: those that came and those that went, however the day ended."""
    deck = Counter(member.deck)
    deck.update(own["maladies"])
    for card in own["gone"]:
        if content.ranger_cards[card].category == "malady":
            deck[card] -= 1
    member.deck = {card: n for card, n in deck.items() if n > 0}


def bank(record: RangersRecord, kind: str, what: str, n: int, riders: Sequence[int], day: int) -> None:
    """One gain of a day that is kept (ER-14.3). n: the day of an entry, the seat at the day's table of a swap."""
    if kind == "mission":
        record.missions.setdefault(what, MissionRecord(day))
    elif kind == "check":
        record.missions[what].checks += 1
    elif kind == "done":
        del record.missions[what]
        record.done.append(what)
    elif kind == "reward":
        record.rewards.append(what)
    elif kind == "event":
        record.events.append(what)
    elif kind == "entry":
        record.day_entries.setdefault(n, []).append(what)
    elif kind == "swap":  # ER-17.7: permanent
        left, _, came = what.partition(">")
        exchange(record.members[riders[n]], left, came)


def exchange(member: Member, left: str, came: str) -> None:
    """A card of the deck for another one."""
    deck = Counter(member.deck)
    deck[left] -= 1
    deck[came] += 1
    member.deck = {card: n for card, n in deck.items() if n > 0}
