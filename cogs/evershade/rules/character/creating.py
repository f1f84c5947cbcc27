"""From the choices of a new character to its board, and what is different for one who joins later (rules 3B, 3D, 3E).
Pure."""

from typing import Final

from cogs.evershade.content.building import (
    Draft,
    cards_brought,
    items_brought,
    keywords_brought,
    path_of,
    problems,
)
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.character_effects import Raise
from cogs.evershade.content.vocabulary.terms import ATTRIBUTES, DIVINUM, SLOT_CLASSES
from cogs.evershade.rules.character.growing import TOKENS, raise_for_good
from cogs.evershade.state import Character, HotbarCard

HEAD_START: Final = {"starting": 0, "advanced": 4, "expert": 7}
"""3D.4: advancements of whoever joins, by the tier of the adventure."""


def created(content: EvershadeContent, draft: Draft, name: str, divinum: int | None = None) -> Character:
    """The board of a new character (3B). name: its id at the table; divinum: the place on the ladder that a dead
    character of the same player had: then nothing changes it, and no brill comes along (3D.2).

    Raises `ValueError` when something is wrong with the draft.
    """
    if wrong := problems(content, draft):
        raise ValueError("; ".join(f"{one.field}: {one.what}" for one in wrong))
    race, origin = content.races[draft.race], content.origins[draft.origin]
    spread = race.spreads[draft.spread]
    character = Character(
        id=name,
        name=draft.name.strip(),
        att={one: spread.of(one) for one in ATTRIBUTES},
        mob=race.mob,
        div_step=DIVINUM.index(race.div) if divinum is None else divinum,
        max_hp=race.hp,
        brill=origin.brill if divinum is None else 0,
        profession=draft.profession,
        race=draft.race,
        origin=draft.origin,
        path=draft.path,
        keywords=keywords_brought(content, draft),
    )
    _walk_path(content, draft, character, keeps_divinum=divinum is not None)
    character.hp = character.max_hp
    _lay_out(content, draft, character)
    return character


def _walk_path(content: EvershadeContent, draft: Draft, character: Character, *, keeps_divinum: bool) -> None:
    """3B.6: what the path raises."""
    path = path_of(content, draft)
    for effect in path.gain if path is not None else ():
        if isinstance(effect, Raise) and not (keeps_divinum and effect.what == "DIV"):
            raise_for_good(character, effect.what, effect.n)


def _lay_out(content: EvershadeContent, draft: Draft, character: Character) -> None:
    """3B.10, LE-17.4: what is worn and what lies on the hotbar, light side up; the rest is in the pouch."""
    slots = [*draft.hotbar, *[None] * (len(SLOT_CLASSES) - len(draft.hotbar))]
    character.worn = list(draft.worn)
    character.hotbar = [HotbarCard(card) if card is not None else None for card in slots]
    character.pouch_cards = [card for card in cards_brought(content, draft) if card not in draft.hotbar]
    character.pouch_items = items_brought(content, draft)
    for ref in draft.worn:
        character.pouch_items.remove(ref.partition("/")[0])


def join_late(character: Character, tier: str, chapters: int) -> None:
    """3D.4, 3D.6, 3E: as many advancements as the others may have had, to be spent at once; it plays from the next
    camp. chapters: how many of this adventure have ended."""
    earned = min(TOKENS, chapters + HEAD_START[tier])
    character.exp_tokens_left = TOKENS - earned
    character.adv_pouch = earned
    character.exp = 0
    character.status = "joining"
