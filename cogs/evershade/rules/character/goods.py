"""What characters gain and give beside wounds and terror: items, cards, skills, experience (LE-8 to LE-11)."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from bot.rules.decision import Option, Text, text
from bot.rules.play.handle import Play
from cogs.evershade.content.cards import ActionCard, Item
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.terms import CAPACITY, SLOT_CLASSES
from cogs.evershade.rules.character.advancing import better_of_family, fits_slot
from cogs.evershade.rules.character.growing import gain_experience
from cogs.evershade.rules.character.outcomes import tell
from cogs.evershade.state import Character, CombatState, HotbarCard

CombatPlay = Play[CombatState]
SKILLS = 3
"""LE-8.9."""


# ---------------------------------------------------------------------- items


def room_for(content: EvershadeContent, hero: Character, item: Item) -> bool:
    """LE-11.1: whether a slot of its kind is free."""
    worn = Counter(content.items[ref.partition("/")[0]].slot for ref in hero.worn)
    return worn[item.slot] < CAPACITY[item.slot]


def ways_to_wear(content: EvershadeContent, item: str) -> list[str]:
    """LE-11.4: as it is, or one side of it."""
    return [f"{item}/{side.name}" for side in content.items[item].sides] or [item]


def item_told(item: Item) -> Text:
    """Where a thing is worn, and what it does."""
    words = ", ".join(item.keywords) or "none"
    return text("evershade-hint-item", slot=item.slot, keywords=words, what=item.text, told=int(bool(item.text)))


def worn_told(content: EvershadeContent, ref: str) -> Text:
    """The same of something that is worn, or might be."""
    return item_told(content.items[ref.partition("/")[0]])


POUCH: Final = "pouch"
OVER: Final = ">"
"""Between what is worn and what makes room for it."""


def _places_for(content: EvershadeContent, hero: Character, item: Item) -> list[Option]:
    """LE-11.3: the ways to wear it, where no slot is free each in the place of something worn, and the pouch."""
    ways = ways_to_wear(content, item.id)
    if room_for(content, hero, item):
        options = [Option(way, text("evershade-option-equip", item=f"@{way}")) for way in ways]
    else:
        taken = [ref for ref in hero.worn if content.items[ref.partition("/")[0]].slot == item.slot]
        options = [
            Option(
                f"{way}{OVER}{old}",
                text("evershade-option-equip-over", item=f"@{way}", old=f"@{old}"),
                text("evershade-hint-over", old=f"@{old}", what=worn_told(content, old)),
            )
            for old in taken
            for way in ways
        ]
    return [*options, Option(POUCH, text("evershade-option-pouch"), text("evershade-hint-pouch"))]


async def gain_item(play: CombatPlay, hero: str, item: str) -> None:
    """LE-11.3, D11: equipped at once if its owner likes, also in the place of something worn that goes into the pouch;
    else it goes there itself, and nothing is lost (LE-11.6). Its card goes light side up into a fitting open slot, else
    into the pouch."""
    printed: Item = play.content.items[item]
    play.say("evershade-gains-item", who=f"@{hero}", item=f"@{item}")
    options = _places_for(play.content, play.state.hero(hero), printed)
    has_room = room_for(play.content, play.state.hero(hero), printed)
    prompt = text("evershade-ask-equip", who=f"@{hero}", item=f"@{item}", what=item_told(printed))
    chosen = await play.ask(
        play.state.seat_of(hero),
        "evershade.equip",
        prompt,
        lambda: options,
        default=lambda: options[0].id if has_room else POUCH,
    )
    owner, (ref, _, old) = play.state.hero(hero), chosen.partition(OVER)
    if old:
        owner.worn.remove(old)
        owner.pouch_items.append(old.partition("/")[0])
    (owner.pouch_items if ref == POUCH else owner.worn).append(item if ref == POUCH else ref)
    if ref != POUCH:
        tell(play, "evershade-wears", who=f"@{hero}", item=f"@{ref}")
    if old or ref == POUCH:
        tell(play, "evershade-to-pouch", who=f"@{hero}", what=f"@{old or item}")
    if printed.card is not None:
        gain_card(play, owner, printed.card)


def lose_item(play: CombatPlay, hero: Character, item: str) -> bool:
    """LE-9.7: whether there was one, worn or in the pouch; its own card returns to the box with it (A24)."""
    ref = next((one for one in hero.worn if one.partition("/")[0] == item), None)
    if ref is not None:
        hero.worn.remove(ref)
    elif item in hero.pouch_items:
        hero.pouch_items.remove(item)
    else:
        return False
    card = play.content.items[item].card
    if card is not None:
        drop_card(hero, card)
    play.say("evershade-loses-item", who=f"@{hero.id}", item=f"@{item}")
    return True


# ---------------------------------------------------------------------- cards


def owned_cards(hero: Character) -> list[str]:
    """On the hotbar and in the pouch."""
    return [*(slot.card for slot in hero.hotbar if slot is not None), *hero.pouch_cards]


def gain_card(play: CombatPlay, hero: Character, card: str) -> bool:
    """LE-8.11, LE-8.18: into the pouch; a second copy is ignored. An item's card goes onto the hotbar where a fitting
    slot is free (LE-11.3)."""
    if card in owned_cards(hero):
        return False
    printed: ActionCard = play.content.action_cards[card]
    is_of_item = any(play.content.items[ref.partition("/")[0]].card == card for ref in hero.worn)
    free = [n for n, slot in enumerate(hero.hotbar) if slot is None and fits_slot(printed, n + 1, len(hero.taken))]
    if is_of_item and free:
        hero.hotbar[free[0]] = HotbarCard(card)
    else:
        hero.pouch_cards.append(card)
    play.say("evershade-gains-card", who=f"@{hero.id}", card=f"@{card}")
    return True


def drop_card(hero: Character, card: str) -> None:
    """It returns to the box, wherever it is."""
    hero.hotbar = [None if slot is not None and slot.card == card else slot for slot in hero.hotbar]
    if card in hero.pouch_cards:
        hero.pouch_cards.remove(card)


CHAIN: Final = ("B00", "B14", "B15", "B16")
"""LE-8.14: Bash and Shoot, as they are printed: one after the other."""


def replaced_by(content: EvershadeContent, hero: Character, card: str) -> str | None:
    """LE-8.12, LE-8.14: the card of this character that goes back to the box for a better one: the one of its family;
    of Bash and Shoot the one printed before it."""
    owned, family = owned_cards(hero), content.action_cards[card].family
    if family is not None:
        return next((one for one in owned if content.action_cards[one].family == family), None)
    return next((before for before, there in pairwise(CHAIN) if there == card and before in owned), None)


def upgrade(play: CombatPlay, hero: Character, card: str) -> None:
    """LE-8.12: the better card takes the place of the one that it replaces, on the same side."""
    old = replaced_by(play.content, hero, card)
    for place, slot in enumerate(hero.hotbar):
        if slot is not None and slot.card == old:
            hero.hotbar[place] = HotbarCard(card, slot.is_light)
            break
    else:
        if old is not None:
            hero.pouch_cards.remove(old)
        hero.pouch_cards.append(card)
    play.say("evershade-upgraded", who=f"@{hero.id}", card=f"@{card}")


def better_cards(content: EvershadeContent, hero: Character, family: str | None, chain: str = "guarded") -> list[str]:
    """LE-8.12, LE-8.15: what a family may be upgraded to; where it is the best already, the next better card of every
    other basic family, of Bash and Shoot too. chain: the setting `bash_shoot_chain`."""
    cards, owned = list(content.action_cards.values()), owned_cards(hero)
    found: dict[str, str] = {}
    for one in owned:
        printed = content.action_cards[one]
        better = better_of_family(printed, owned, cards)
        if printed.family is not None and better is not None:
            found[printed.family] = better.id
    if family in found:
        return [found[family]]
    return [*found.values(), *_of_the_chain(content, owned, chain)]


def _of_the_chain(content: EvershadeContent, owned: Sequence[str], chain: str) -> list[str]:
    """LE-8.14: a step to a card that is owned already is none (LE-8.18: neither as it is printed); `split`: none leads
    from Bash to Shoot."""
    steps = [*pairwise(CHAIN)]
    if chain == "split":
        steps = [steps[0], steps[2]]
    known = content.action_cards
    return [there for here, there in steps if here in owned and there not in owned and there in known]


# ---------------------------------------------------------------------- skills and experience


async def gain_skill(play: CombatPlay, hero: str, skill: str) -> None:
    """LE-8.9, D34: three slots; with a fourth the owner says which of the four goes. Twice the same counts twice
    (LE-8.10)."""
    owner = play.state.hero(hero)
    owner.skills.append(skill)
    play.say("evershade-gains-skill", who=f"@{hero}", skill=skill)
    if len(owner.skills) <= SKILLS:
        return
    options = [Option(str(n), text("evershade-option-skill", skill=one)) for n, one in enumerate(owner.skills)]
    gone = await play.ask(
        play.state.seat_of(hero),
        "evershade.skill",
        text("evershade-ask-skill", who=f"@{hero}"),
        lambda: options,
        default=lambda: str(SKILLS),
    )
    del play.state.hero(hero).skills[int(gone)]


def gain_exp(play: CombatPlay, hero: Character, n: int) -> None:
    """LE-8.1 to 8.3."""
    earned = gain_experience(hero, n)
    play.say("evershade-exp", who=f"@{hero.id}", n=n, earned=earned)


# ---------------------------------------------------------------------- the hotbar


def slots_for(content: EvershadeContent, hero: Character, card: str) -> list[int]:
    """LE-9.2: places of the hotbar, from 0, that may hold a card."""
    printed = content.action_cards[card]
    return [n for n in range(len(SLOT_CLASSES)) if fits_slot(printed, n + 1, len(hero.taken))]
