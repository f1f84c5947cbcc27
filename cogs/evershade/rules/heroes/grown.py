"""A ready-made hero some advancements on, for an adventure that wants its heroes to have had them (rules 3B.9, 3E).
Nobody is asked: what is taken stands in the pack. Pure."""

from typing import Any

from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.rules.character.goods import owned_cards, replaced_by
from cogs.evershade.rules.character.growing import raise_for_good
from cogs.evershade.state import Character, HotbarCard


def grow(content: EvershadeContent, hero: Character) -> int:
    """The hero takes what its `later` says, and lays it out; gives how many advancements that were, 0 for a hero of
    whom the pack says nothing."""
    ready = content.pregens.get(hero.id)
    later = None if ready is None else ready.later
    if later is None:
        return 0
    for step in later.taken:
        tree, number, version = step.split(":")
        node = next(one for one in content.trees[tree].nodes if one.n == int(number))
        hero.taken.append(step)
        for effect in node.versions[int(version)]:
            _gain(content, hero, effect)
    _lay_out(hero, later.hotbar)
    hero.hp = hero.max_hp
    return len(later.taken)


def _gain(content: EvershadeContent, hero: Character, effect: Any) -> None:
    if effect.do == "raise":
        raise_for_good(hero, effect.what, effect.n)
    elif effect.do == "upgrade":
        _upgrade(content, hero, effect.family, effect.card)
    elif effect.what == "card":
        hero.pouch_cards.append(effect.id)
    else:
        hero.skills.append(effect.id)


def _upgrade(content: EvershadeContent, hero: Character, family: str | None, card: str | None) -> None:
    """LE-8.12: the better card takes the place of the one that it replaces. family: of which it is the best one
    (LE-8.13), where no card is named."""
    if card is None:
        owned = [content.action_cards[one] for one in owned_cards(hero)]
        worse = next((one for one in owned if family is not None and one.family == family), None)
        able = [one for one in content.action_cards.values() if worse is not None and one.family == family]
        better = [one for one in able if worse is not None and one.rank > worse.rank]
        card = max(better, key=lambda one: one.rank).id if better else None  # LE-8.13
        old = None if worse is None else worse.id
    else:
        old = replaced_by(content, hero, card)
    if old is None or card is None:
        return
    hero.hotbar = [HotbarCard(card) if slot is not None and slot.card == old else slot for slot in hero.hotbar]
    hero.pouch_cards = [card if one == old else one for one in hero.pouch_cards]


def _lay_out(hero: Character, hotbar: tuple[str | None, ...]) -> None:
    """LE-9.2: what lies there lies light side up, the rest is in the pouch."""
    owned = owned_cards(hero)
    for card in hotbar:
        if card is not None:
            owned.remove(card)
    slots = [*hotbar, *[None] * (len(hero.hotbar) - len(hotbar))]
    hero.hotbar = [HotbarCard(card) if card is not None else None for card in slots]
    hero.pouch_cards = owned
