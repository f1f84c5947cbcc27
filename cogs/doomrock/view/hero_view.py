"""What everybody knows of a hero and of items. Pure."""

from collections.abc import Sequence
from typing import Any

from cogs.doomrock.content.content import DoomrockContent
from cogs.doomrock.rules.cards.abilities import STEPS, charged, has_target
from cogs.doomrock.rules.cards.laying import suggest
from cogs.doomrock.rules.effects.fitting import unmet
from cogs.doomrock.rules.map import items
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.sight import Context, limit_key
from cogs.doomrock.state import HeroState, Status

View = dict[str, Any]
LAID = ("initiative", "minions", "bosses", "heroes")
"""Steps of a round in which dice lie where they will be used."""


def hero_view(look: Look, hero: HeroState) -> View:
    content: DoomrockContent = look.content
    trait = content.traits[hero.trait_id]
    dice = dice_view(hero)
    rolling = look.state.battle is not None and hero.id in look.state.battle.rolling
    planned = _planned(look, hero) if rolling else {}
    aimless = _aimless(look, hero)
    is_laid = look.state.battle is not None and look.state.battle.step in LAID
    return {
        "id": hero.id,
        "seat": hero.seat,
        "mine": False,
        "class": hero.class_id,
        "name": content.heroes[hero.class_id].name,
        "trait": trait.name,
        "trait_text": trait.text,
        "hp": hero.hp,
        "max_hp": hero.max_hp,
        "shields": hero.shields,
        "heroism": hero.heroism,
        "armor": stats.armor(look, hero.id),
        "threat": stats.threat(look, hero.id),
        "stats": {name: stats.stat(look, hero.id, name) for name in ("str", "agi", "int")},
        "expose": len(hero.expose),
        "statuses": statuses_view(hero.statuses),
        "surrounded": not hero.fallen and stats.surrounded(look, hero.id),
        "fallen": hero.fallen,
        "abilities": [
            ability_view(content, dice, card, planned.get(card, ()), aimless=card in aimless, is_laid=is_laid)
            for card in hero.abilities
        ],
        "equipped": [
            item_view(content, item) | {"off": item in hero.off, "use": _use(look, hero, item)}
            for item in hero.equipped
        ],
        "dice": {place: dice.get(place, []) for place in ("pool", "idle", "spent")},
        "rolling": rolling,
        "stolen": sum(die.where.startswith("stolen:") for die in hero.dice),
    }


def _use(look: Look, hero: HeroState, item: str) -> str:
    """Whether what an item does once a round or battle can still come: `ready`, `used`; `spent`: its bonus is used up,
    and something else may come; `pushes`: the next blow takes whoever it is aimed at out of reach of all others; empty:
    it always does."""
    limited = [one for one in look.content.items[item].effects if one.limit in ("round", "battle")]
    if not limited or look.state.battle is None:
        return ""
    context = Context(source=item, user=hero.id)
    left = [one for one in limited if not look.state.limits.get(limit_key(look, one, context), 0)]
    if not left:
        return "used"
    if any(one.trigger == "own_attack" and one.do == "push" for one in left):
        return "pushes"
    bonuses = [one for one in limited if one.do == "attack_bonus"]
    return "spent" if bonuses and not any(one in left for one in bonuses) else "ready"


def _planned(look: Look, hero: HeroState) -> dict[str, list[int]]:
    """Between two throws: the faces that lie nowhere yet, by the ability on which they would, lowest first."""
    places = suggest(look, hero)
    found: dict[str, list[int]] = {}
    for die in sorted(hero.dice, key=lambda die: die.face):
        if die.where == "idle" and (place := places.get(die.id, "")).startswith("ability:"):
            found.setdefault(place.removeprefix("ability:"), []).append(die.face)
    return found


def _aimless(look: Look, hero: HeroState) -> set[str]:
    """The abilities on which enough dice lie for this step, and which have no target from where their hero stands."""
    battle = look.state.battle
    if battle is None or hero.fallen or battle.step not in STEPS:
        return set()
    cards = look.content.abilities
    return {card for card in charged(look, hero, STEPS[battle.step]) if not has_target(look, hero.id, cards[card])}


def dice_view(hero: HeroState) -> dict[str, list[int]]:
    """Faces by place, lowest first."""
    found: dict[str, list[int]] = {}
    for die in hero.dice:
        found.setdefault(die.where, []).append(die.face)
    for faces in found.values():
        faces.sort()
    return found


def statuses_view(statuses: Sequence[Status]) -> list[list[Any]]:
    """Names and numbers; the same status from several sources adds up."""
    found: dict[str, int] = {}
    for status in statuses:
        found[status.name] = found.get(status.name, 0) + status.n if status.name == "weakened" else 1
    return [[name, n] for name, n in found.items()]


def ability_view(
    content: DoomrockContent,
    dice: dict[str, list[int]],
    card_id: str,
    planned: Sequence[int] = (),
    *,
    aimless: bool = False,
    is_laid: bool = False,
) -> View:
    """A card with the dice on it. planned: faces that would lie there if nothing were thrown again; aimless: it has
    dice, and nobody to be used on; is_laid: whether this round's dice lie where they will be used, so that a card
    without one sleeps until the next."""
    card = content.abilities[card_id]
    here = [dice.get(f"{place}:{card_id}", []) for place in ("ability", "locked")]
    return {
        "id": card.id,
        "name": card.name,
        "text": card.text,
        "stat": card.stat,
        "faces": list(card.faces),
        "cost": card.cost,
        "symbol": card.symbol,
        "type": card.type,
        "range": card.range,
        "slots": card.slots,
        "dice": here[0],
        "locked": here[1],
        "planned": [*planned],
        "aimless": aimless,
        "asleep": is_laid and not any(here),
    }


def wearers(look: Look, item_id: str) -> list[str]:
    """The heroes, by id, who could put an item of the bag on as they stand."""
    card = look.content.items[item_id]
    heroes = () if card.slot == "consumable" else look.state.standing_heroes()
    return [hero.id for hero in heroes if items.refusal(look, hero, card) is None]


def burdened(look: Look, item_id: str) -> list[str]:
    """The heroes, by id, who have what an item needs (DR-5.6), but first have to take something off for it (DR-5.5)."""
    card = look.content.items[item_id]
    if card.slot == "consumable" or not card.req:
        return []
    able = [hero for hero in look.state.standing_heroes() if unmet(look, hero, card) is None]
    return [hero.id for hero in able if items.refusal(look, hero, card) is not None]


def item_view(content: DoomrockContent, item_id: str) -> View:
    card = content.items[item_id]
    return {
        "id": card.id,
        "name": card.name,
        "text": card.text,
        "deck": card.deck,
        "slot": card.slot,
        "req": [[stat, n] for stat, n in card.req.items()],
    }
