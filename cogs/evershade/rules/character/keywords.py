"""Which keywords a character has, and how often (LE-5.1, LE-5.2). Pure."""

from collections import Counter
from collections.abc import Iterable

from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.state import Character


def keywords_of(
    content: EvershadeContent,
    character: Character,
    place: Iterable[str] = (),
    companions: Iterable[str] = (),
    *,
    as_printed: bool = True,
) -> Counter[str]:
    """LE-5.1: tokens on the board, conditions, what is worn, and the visible sides on the hotbar. What lies in the
    pouch gives none (LE-5.2).

    place: keywords of the space and the sheet; companions: those of own ones, in exploration only (LE-25.3);
    as_printed: a condition is the keyword of its name, with a capital as all keywords are written.
    """
    conditions = [one.capitalize() if as_printed else one for one in character.conditions]
    found = [*character.keywords, *character.skills, *conditions, *place]
    for ref in character.worn:
        name, _, side = ref.partition("/")
        item = content.items[name]
        found += item.keywords
        if item.sides:
            found += item.side(side or None).keywords
    for slot in character.hotbar:
        if slot is not None:
            card = content.playable[slot.card]
            found += (card.light if slot.is_light else card.dark).keywords
    return Counter([*found, *companions])
