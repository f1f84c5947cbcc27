"""What is wrong with a record that may come from a file: heroes that cannot be made, numbers out of bounds. Pure."""

from collections import Counter
from collections.abc import Collection, Iterator

from bot.rules.cleaning import cleaned
from cogs.evershade.campaign.adventures import adventure_of
from cogs.evershade.campaign.state import EvershadeRecord
from cogs.evershade.content.building import LONGEST_NAME
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.terms import ATTRIBUTES, CAPACITY, DIVINUM, MOBILITY, SLOT_CLASSES
from cogs.evershade.rules.character.advancing import fits_slot
from cogs.evershade.rules.character.burdens import MOST_CONDITIONS, SLOTS
from cogs.evershade.rules.character.growing import LAST_SLOT, MOST_ATTRIBUTE, MOST_HP, TOKENS
from cogs.evershade.rules.character.naming import is_own
from cogs.evershade.rules.character.party import MOST_COMPANIONS
from cogs.evershade.rules.combat.handlers.turns import MOST_MARKERS
from cogs.evershade.rules.company.allies import companion, make_partner
from cogs.evershade.state import Character

LONGEST = 200
CONDITIONS = ("injury", "trauma", "sunbleached", "dimrot")
BOONS = ("STR", "AGI", "INT", "CHA", "DIV", "DIFF")


def problem_of(content: EvershadeContent, record: EvershadeRecord, seats: int) -> str | None:
    """The first thing that is wrong, in words; None: nothing is."""
    return next(_problems(content, record, seats), None)


def _problems(content: EvershadeContent, record: EvershadeRecord, seats: int) -> Iterator[str]:
    adventure = adventure_of(content, record)
    if adventure is None:
        yield "its adventure is not installed here"
        return
    if len(record.members) != seats:
        yield "there are other members than seats"
    if record.chapter > len(adventure.chapters) or record.act > len(adventure.chapters[record.chapter - 1].acts):
        yield "it stands at an act that there is not"
    if not 0 <= record.holder < max(1, seats):
        yield "nobody has the decision token"
    if not 0 <= record.tracker.time <= adventure.time.max or len(record.tracker.marks) > LONGEST:
        yield "its tracker cannot stand like this"
    if set(record.following) - set(content.adventures):
        yield "it would go on with an adventure that is not installed here"
    if any(card and card not in content.camp_cards for card in [*record.holders, *record.stored]):
        yield "it has a camp card that is not installed here"
    heroes = [hero for member in record.members for hero in member.heroes]
    names = [hero.id for hero in heroes]
    if len(set(names)) != len(names) or len({hero.profession for hero in heroes}) != len(heroes):
        yield "somebody is in it twice"
    for hero in heroes:
        yield from _of_hero(content, hero)
    for ally in record.allies:
        yield from _of_ally(content, ally, names)
    if len(record.allies) > MOST_COMPANIONS or len({one.id for one in record.allies}) != len(record.allies):
        yield "there are more companions than a party may have"
    if any(name not in content.companions for name in record.offered):
        yield "somebody would come along whom this place does not know"


def _of_hero(content: EvershadeContent, hero: Character) -> Iterator[str]:
    name = hero.id[:40]
    is_ready = hero.id in content.pregens
    if not (is_ready or is_own(hero)) or hero.profession not in content.professions:
        yield f"{name} is nobody whom this place knows"
        return
    if not is_ready and not _is_name(hero.name):
        yield f"{name} is called what nobody can be called"
    if hero.race not in content.races or hero.origin not in content.origins:
        yield f"{name} is of a people or a place that there is not"
    numbers = [
        (hero.hp, 0, hero.max_hp),
        (hero.max_hp, 1, MOST_HP),
        (hero.fate, 0, 99),
        (hero.brill, 0, 999),
        (hero.terror, 0, SLOTS),
        (len(hero.boons) + hero.terror, 0, SLOTS),
        (len(hero.conditions), 0, MOST_CONDITIONS),
        (hero.exp, 0, LAST_SLOT),
        (hero.exp_tokens_left, 0, TOKENS),
        (hero.adv_pouch, 0, TOKENS),
        (hero.div_step, 0, len(DIVINUM) - 1),
        (len(hero.hotbar), 0, len(SLOT_CLASSES)),
        (len(hero.skills), 0, 3),
    ]
    if any(not least <= n <= most for n, least, most in numbers) or hero.mob not in MOBILITY:
        yield f"the board of {name} cannot be like this"
    if set(hero.att) != set(ATTRIBUTES) or any(not 1 <= n <= MOST_ATTRIBUTE for n in hero.att.values()):
        yield f"the attributes of {name} cannot be like this"
    if set(hero.conditions) - set(CONDITIONS) or {boon.kind for boon in hero.boons} - set(BOONS):
        yield f"{name} has conditions or boons that there are not"
    if hero.status != "ok" or hero.is_dead:
        yield f"{name} is not in play"
    yield from _of_things(content, hero, name)


def _of_ally(content: EvershadeContent, ally: Character, owners: Collection[str]) -> Iterator[str]:
    """LE-25: one of the pack's companions, with somebody of the roster, its board as its cards make it."""
    name = ally.id[:40]
    if ally.kind != "companion" or ally.id not in content.companions or ally.owner not in owners:
        yield f"{name} walks along with nobody"
        return
    made = companion(content, ally.id, ally.owner)
    if ally.partner and ally.partner not in content.partners:
        yield f"{name} is a partner by no card"
        return
    if ally.partner:
        make_partner(content, made, ally.partner)
    numbers = (ally.att, ally.mob, ally.max_hp, sorted(ally.keywords), ally.worn, ally.fate, ally.terror, ally.status)
    if numbers != (made.att, made.mob, made.max_hp, sorted(made.keywords), [], 0, 0, "ok"):
        yield f"the card of {name} cannot be like this"
    cards = [None if slot is None else slot.card for slot in ally.hotbar]
    if not 0 <= ally.hp <= ally.max_hp or cards != [ally.id] or ally.pouch_items or ally.pouch_cards:
        yield f"the card of {name} cannot be like this"


def _is_name(name: str) -> bool:
    """E22, and nothing unseen in it."""
    return 0 < len(name) <= LONGEST_NAME and cleaned(name) == name and not name.startswith("@")


def _of_things(content: EvershadeContent, hero: Character, name: str) -> Iterator[str]:
    worn = [ref.partition("/") for ref in hero.worn]
    items = [*(item for item, _, _ in worn), *hero.pouch_items]
    if any(item not in content.items for item in items) or len(items) > LONGEST:
        yield f"{name} has an item that is not installed here"
        return
    if any(side and side not in [one.name for one in content.items[item].sides] for item, _, side in worn):
        yield f"{name} wears a side of an item that there is not"
    cards = [*(slot.card for slot in hero.hotbar if slot is not None), *hero.pouch_cards]
    if any(card not in content.action_cards for card in cards) or len(set(cards)) != len(cards):
        yield f"{name} has a card twice, or one that is not installed here"
        return
    laid = [(n, content.action_cards[slot.card], slot) for n, slot in enumerate(hero.hotbar, 1) if slot is not None]
    if any(not fits_slot(card, n, len(hero.taken)) or not 0 <= slot.markers <= MOST_MARKERS for n, card, slot in laid):
        yield f"the hotbar of {name} cannot be like this"
    full = Counter(content.items[item].slot for item, _, _ in worn)
    if any(n > CAPACITY[slot] for slot, n in full.items()):
        yield f"{name} wears more than fits"
    words = [*hero.keywords, *hero.skills]
    if any(word not in content.keywords for word in words) or len(words) > LONGEST:
        yield f"{name} has a keyword that there is not"
    if any(not _is_node(content, way) for way in hero.taken) or len(hero.taken) > TOKENS:
        yield f"{name} has an advancement that there is not"
    if hero.secret and hero.secret not in content.secrets:
        yield f"{name} has a secret that there is not"


def _is_node(content: EvershadeContent, way: str) -> bool:
    tree, _, rest = way.partition(":")
    number, _, version = rest.partition(":")
    if tree not in content.trees or not number.isdecimal() or not version.isdecimal():
        return False
    node = next((one for one in content.trees[tree].nodes if one.n == int(number)), None)
    return node is not None and int(version) < len(node.versions)
