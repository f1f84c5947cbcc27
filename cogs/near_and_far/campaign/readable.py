"""What can be read on the campaign's log: what each member carries, the talents, the eight characters. Pure."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from bot.rules.card_list import CardEntry, CardFace, CardGroup
from bot.rules.decision import text
from cogs.near_and_far.campaign.sheet import sheet_facts, sheet_lines
from cogs.near_and_far.content.cards import Character
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.view.cards import card_face
from cogs.near_and_far.view.view import card_facts

KEPT = ("talents", "character_cards", "worlds")


def readable(content: FarContent, view: Mapping[str, Any]) -> Sequence[CardGroup]:
    """The sheet first, then what each member carries, then what may be chosen."""
    sheet = CardEntry("sheet:all", text("far-cards-sheet-picture"), partial(_sheet, content, view["record"]))
    groups = [CardGroup("sheet", text("far-cards-sheet"), [sheet], is_listed=True)]
    groups += [
        CardGroup(f"m{one['seat']}", text("far-cards-member", who=f"@seat:{one['seat']}"), list(_kept(content, one)))
        for one in view["record"]["members"]
    ]
    talents = [_card("talent", content, name) for name in content.talents]
    characters = [CardEntry(f"who:{one.id}", one.name, partial(_character, one)) for one in content.characters.values()]
    groups += [
        CardGroup("talents", text("far-cards-talents"), talents),
        CardGroup("characters", text("far-cards-characters"), characters),
    ]
    return [group for group in groups if group.cards]


def _sheet(content: FarContent, record: Mapping[str, Any]) -> CardFace:
    return CardFace(sheet_lines(content, record), {"kind": "sheet", "part": sheet_facts(content, record)})


def _kept(content: FarContent, member: Mapping[str, Any]) -> Iterator[CardEntry]:
    where = f"m{member['seat']}"
    for kind in KEPT:
        yield from (_card(where, content, name) for name in member[kind])
    for name, is_done in member["side_quests"].items():
        if not is_done:
            quest = content.side_quests[name]
            yield CardEntry(f"{where}:{name}", quest.name, partial(CardFace, [quest.text, quest.flavour]))


def _card(where: str, content: FarContent, name: str) -> CardEntry:
    return CardEntry(f"{where}:{name}", content.working[name].name, lambda: card_face(card_facts(content, name)))


def _character(one: Character) -> CardFace:
    return CardFace([text("far-hint-seeks", seeks=one.seeks), one.blurb])
