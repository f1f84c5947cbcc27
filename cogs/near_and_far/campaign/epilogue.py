"""What is told when the last map has been played: what became of whom, by what they did on the way. Pure.

The sentences stand in the catalogue of the campaign, one for each keyword and each side quest: `far-epilogue-<id>`.
"""

from collections.abc import Iterator
from typing import Final

from bot.rules.decision import Text, text
from cogs.near_and_far.campaign.standings import total, winners
from cogs.near_and_far.campaign.state import CampaignRecord
from cogs.near_and_far.content.content import FarContent

DEEDS: Final = (
    "ferry_word",
    "lamp_oil",
    "return_the_pear_money",
    "owing",
    "salt_vow",
    "a_grain_for_ysolt",
    "lantern",
    "understudy",
    "ridge_letter",
    "paid",
    "bell_debt",
    "the_short_spoke",
    "ember",
    "sealed",
    "a_law_worth_breaking",
    "orchard_key",
    "spelled",
    "the_last_windfall",
    "truce",
    "opened",
    "parley_bread",
    "keystone",
    "twin_word",
    "say_it_for_pom",
    "mercy",
    "thorn",
    "a_nest_for_the_bell",
    "read",
    "unread",
    "the_way_down",
)
"""Keywords and side quests, in the order in which the road comes to them."""
REPLACED: Final = {"sealed": {"read", "unread"}, "opened": {"read", "unread"}}
"""What is no longer true once something else has happened to the same thing."""
MOST_TOLD: Final = 8
"""Deeds; an evening ends at some time."""


def epilogue(record: CampaignRecord, content: FarContent) -> list[Text]:
    """The lines of the end; none before it."""
    if not record.is_over or not record.played:
        return []
    deeds = [text(f"far-epilogue-{deed}", who=_names(seats), many=len(seats)) for deed, seats in _told(record)]
    return [text("far-epilogue"), *deeds, *_bosses(record), *_own_stories(record, content), _last(record)]


def holders(record: CampaignRecord, deed: str) -> list[int]:
    """The seats that have done something that is remembered."""
    after = REPLACED.get(deed, set())
    return [
        seat
        for seat, one in enumerate(record.members)
        if (deed in one.keywords and not after & set(one.keywords)) or one.side_quests.get(deed, False)
    ]


def _told(record: CampaignRecord) -> list[tuple[str, list[int]]]:
    """Deeds with who did them, in the order of the road: each player's latest first, until there are enough."""
    done = {deed: seats for deed in DEEDS if (seats := holders(record, deed))}
    chosen: list[str] = []
    latest = {seat: [deed for deed in reversed(done) if seat in done[deed]] for seat in range(len(record.members))}
    for turn in range(len(DEEDS)):
        for deeds in latest.values():
            if turn < len(deeds) and deeds[turn] not in chosen and len(chosen) < MOST_TOLD:
                chosen.append(deeds[turn])
    return [(deed, seats) for deed, seats in done.items() if deed in chosen]


def _bosses(record: CampaignRecord) -> Iterator[Text]:
    last = record.played[-1]
    for boss, seat in last.beaten.items():
        yield text("far-epilogue-boss", who=f"@seat:{seat}", boss=f"@{boss}")
    for boss in last.undefeated:
        yield text("far-epilogue-undefeated", boss=f"@{boss}")


def _own_stories(record: CampaignRecord, content: FarContent) -> Iterator[Text]:
    """NF-14.13: the ending that a character has reached; else what is still looked for."""
    if record.options.mode != "character":
        return
    for seat, member in enumerate(record.members):
        card = content.characters[member.character]
        told = {"who": f"@seat:{seat}", "name": card.name}
        ending = next((one for one in card.endings if one.id == member.ending), None)
        if ending is None:
            yield text("far-epilogue-still-looking", seeks=card.seeks, **told)
        else:
            yield text("far-epilogue-ending", ending=ending.name, text=ending.text, **told)


def _last(record: CampaignRecord) -> Text:
    won = winners(record)
    n = total(record, won[0]) if won else 0
    return text("far-epilogue-last", many=len(won), who=_names(won), n=n, maps=len(record.played))


def _names(seats: list[int]) -> list[str]:
    return [f"@seat:{seat}" for seat in seats]
