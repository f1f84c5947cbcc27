"""What a seat may know of a table, as plain data built field by field. Pure, only looks.

Everything is open to everybody (DR-1.8) but four things, which never come in here: the order of face-down decks, the
faces of face-down expose markers, encounters whose turn has not come, and the seed. Piles are numbers. A view starts
empty; what is not added on purpose is not in it. `telling.py` says a view in words, `picture.py` draws it.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from bot.rules.effects import PerAmount, TableAmount
from cogs.doomrock.content.cards import Location
from cogs.doomrock.content.content import DoomrockContent
from cogs.doomrock.content.vocabulary import Choose, Cost, Effects
from cogs.doomrock.rules.map import items
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.state import AreaState, BattleState, DoomrockState, EnemyState, HeroState, Status
from cogs.doomrock.view.telling import describe

__all__ = ["describe", "view"]

View = dict[str, Any]


def view(state: DoomrockState, content: DoomrockContent, seat: int | None) -> View:
    """All that a seat (None: anybody) may know. `you` is the seat; heroes of its own are `mine`."""
    public = _public(state, content)
    return public if seat is None else seat_view(seat, public)


def seat_view(seat: int, public: Mapping[str, Any]) -> View:
    """The same for a seat: nothing is hidden from anybody here."""
    heroes = [{**hero, "mine": hero["seat"] == seat} for hero in public["heroes"]]
    return {**public, "you": seat, "heroes": heroes}


def _public(state: DoomrockState, content: DoomrockContent) -> View:
    look = Look(state, content)
    found: View = {
        "you": None,
        "phase": state.phase,
        "segment": state.segment,
        "leader": state.leader,
        "over": not state.steps and state.phase == "ended",
        "result": state.result,
        "silver": state.silver,
        "time": state.time,
        "deck": len(state.map_deck),
        "doomrock": _doomrock(state, content),
        "setting": _setting(state, content),
        "foe": _foe(state, content),
        "row": [_area(look, slot, area) for slot, area in enumerate(state.row)],
        "heroes": [_hero(look, hero) for hero in state.heroes],
        "items": [_item(content, item) | {"fits": _fits(look, item)} for item in state.items],
        "markers": {
            "pool": len(state.pool),
            "revealed": {kind: state.revealed.count(kind) for kind in content.expose},
            "removed": len(state.removed),
        },
        "battle": _battle(look, state.battle) if state.battle is not None else None,
        "score": _score(state),
    }
    return found


def _doomrock(state: DoomrockState, content: DoomrockContent) -> str:
    """Whether Doomrock lies in the row (DR-2.2): `here`, `ahead`; it is always the last card of the map deck."""
    return "here" if any(content.areas[area.card].kind == "doomrock" for area in state.row) else "ahead"


def _setting(state: DoomrockState, content: DoomrockContent) -> View | None:
    if not state.setting:
        return None
    card = content.settings[state.setting]
    return {"id": card.id, "name": card.name, "text": card.text, "time": card.time}


def _foe(state: DoomrockState, content: DoomrockContent) -> View | None:
    """The encounter of this segment, unless it is kept face down until the battle; later ones are never told."""
    if state.battle is not None:
        card = content.encounters[state.battle.encounter]
    elif state.phase == "map" and not state.options.hidden_encounters and len(state.encounters) >= state.segment:
        card = content.encounters[state.encounters[state.segment - 1]]
    else:
        return None
    return {"id": card.id, "name": card.name, "text": card.text, "bosses": [boss.type for boss in card.bosses]}


# ---------------------------------------------------------------- the map


def _area(look: Look, slot: int, area: AreaState) -> View:
    state, content = look.state, look.content
    card = content.areas[area.card]
    heroes = len(state.heroes)
    locations = [(printed, False) for printed in _area_locations(content, area.card, heroes)]
    locations += [(printed, True) for event in area.permanents for printed in _event_locations(content, event, heroes)]
    return {
        "id": card.id,
        "name": card.name,
        "kind": card.kind,
        "secrets": area.secrets,
        "printed": card.secrets,
        "explored": area.explored or area.emptied,
        "here": slot == state.place,
        "bonus": bonus_of(card.text),
        "gives": gives(card.explored, heroes),
        "locations": [
            printed | {"used": printed["once"] and printed["name"] in area.used, "permanent": permanent}
            for printed, permanent in locations
        ],
    }


@lru_cache(maxsize=512)
def _area_locations(content: DoomrockContent, card: str, heroes: int) -> list[View]:
    return [_printed(location, heroes) for location in content.areas[card].locations]


@lru_cache(maxsize=512)
def _event_locations(content: DoomrockContent, event: str, heroes: int) -> list[View]:
    location = content.events[event].location
    return [] if location is None else [_printed(location, heroes)]


def bonus_of(words: str) -> str:
    """What an area's text says of being explored and of being left behind: all from that word on."""
    places = [at for at in (words.find("Explored:"), words.find("Left behind:")) if at >= 0]
    return words[min(places) :] if places else ""


def _printed(location: Location, heroes: int) -> View:
    return {
        "name": location.name,
        "text": location.text,
        "cost": cost_of(location.cost),
        "gives": gives(location.effects, heroes),
        "once": location.once,
    }


def cost_of(cost: Cost) -> list[list[Any]]:
    """A cost as pairs of kind and number; items by deck: `[["time", 1], ["item", "common"]]`."""
    return [[kind, n] for kind, n in cost.items()]


def gives(words: Effects, heroes: int) -> list[list[Any]]:
    """What effects amount to, as pairs of icon and number or letters, for a glance: no conditions, no targets."""
    found: list[list[Any]] = []
    for word in words:
        if word.do == "camp" or word.do in ("event", "loot", "peril"):
            found.append([word.do, None])
        elif word.do == "test":
            found.append(["test", f"{word.stat.upper()} {word.difficulty}"])
        elif word.do == "draw":
            found.append([word.deck, word.keep or _number(word.n, heroes)])
        elif word.do in ("gain", "heal", "expose", "unexpose", "enrage", "damage", "lose_hp"):
            kind = word.what if word.do == "gain" else word.do
            n = _number(word.n, heroes)
            if found and found[-1][0] == kind and isinstance(n, int) and isinstance(found[-1][1], int):
                found[-1][1] += n
            else:
                found.append([kind, n])
        elif isinstance(word, Choose):
            found.append(["choose", None])
    return found


def _number(amount: Any, heroes: int) -> int | None:
    """A printed amount as a number, None when it depends on more than the number of heroes."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, PerAmount) and amount.per in ("hero", "living_hero"):
        return min(heroes * amount.times + amount.plus, amount.max or 99)
    if isinstance(amount, TableAmount):
        return amount.table[min(max(heroes - 2, 0), len(amount.table) - 1)]
    return None


# ---------------------------------------------------------------- heroes


def _hero(look: Look, hero: HeroState) -> View:
    content: DoomrockContent = look.content
    trait = content.traits[hero.trait_id]
    dice = _dice(hero)
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
        "statuses": _statuses(hero.statuses),
        "surrounded": not hero.fallen and stats.surrounded(look, hero.id),
        "fallen": hero.fallen,
        "abilities": [_ability(content, dice, card) for card in hero.abilities],
        "equipped": [_item(content, item) | {"off": item in hero.off} for item in hero.equipped],
        "dice": {place: dice.get(place, []) for place in ("pool", "idle", "spent")},
        "stolen": sum(die.where.startswith("stolen:") for die in hero.dice),
    }


def _dice(hero: HeroState) -> dict[str, list[int]]:
    """Faces by place, lowest first."""
    found: dict[str, list[int]] = {}
    for die in hero.dice:
        found.setdefault(die.where, []).append(die.face)
    for faces in found.values():
        faces.sort()
    return found


def _statuses(statuses: Sequence[Status]) -> list[list[Any]]:
    """Names and numbers; the same status from several sources adds up."""
    found: dict[str, int] = {}
    for status in statuses:
        found[status.name] = found.get(status.name, 0) + status.n if status.name == "weakened" else 1
    return [[name, n] for name, n in found.items()]


def _ability(content: DoomrockContent, dice: dict[str, list[int]], card_id: str) -> View:
    card = content.abilities[card_id]
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
        "dice": dice.get(f"ability:{card_id}", []),
        "locked": dice.get(f"locked:{card_id}", []),
    }


def _fits(look: Look, item_id: str) -> list[str]:
    """The heroes, by id, who could put an item of the bag on as they stand."""
    card = look.content.items[item_id]
    heroes = () if card.slot == "consumable" else look.state.standing_heroes()
    return [hero.id for hero in heroes if items.refusal(look, hero, card) is None]


def _item(content: DoomrockContent, item_id: str) -> View:
    card = content.items[item_id]
    return {
        "id": card.id,
        "name": card.name,
        "text": card.text,
        "deck": card.deck,
        "slot": card.slot,
        "req": [[stat, n] for stat, n in card.req.items()],
    }


# ---------------------------------------------------------------- the battle


def _battle(look: Look, battle: BattleState) -> View:
    content: DoomrockContent = look.content
    track = content.encounters[battle.encounter].enrage
    card = content.ai.get(battle.ai_card) if battle.ai_card is not None else None
    there = {hero.id for hero in look.state.heroes} | {enemy.id for enemy in battle.enemies}
    groups = [[who for who in group if who in there] for group in battle.groups]
    return {
        "round": battle.round,
        "step": battle.step,
        "enrage": battle.enrage,
        "levels": [{"at": level.at, "text": level.text} for level in track.levels],
        "ai": None
        if card is None
        else {"id": card.id, "name": card.name, "minion": card.minion_text, "boss": card.boss_text},
        "ai_left": len(battle.ai_draw),
        "groups": [group for group in groups if group],
        "enemies": {enemy.id: _enemy(look, enemy) for enemy in battle.enemies},
        "slots": list(battle.slots),
        "active": battle.active_hero,
    }


def _enemy(look: Look, enemy: EnemyState) -> View:
    name = type_name(look.content, enemy.type_id)
    return {
        "type": enemy.type_id,
        "boss": enemy.kind == "boss",
        "name": name,
        "label": name if enemy.kind == "boss" else f"{name} {enemy.id[1:]}",
        "mark": "" if enemy.kind == "boss" else enemy.id[1:],
        "hp": enemy.hp,
        "max_hp": enemy.max_hp,
        "armor": stats.armor(look, enemy.id),
        "dmg": stats.base(look, enemy.id),
        "shields": enemy.shields,
        "expose": len(enemy.expose),
        "statuses": _statuses(enemy.statuses),
        "activated": enemy.activated,
        "rampaging": enemy.rampaging,
        "stolen": sum(die.where == f"stolen:{enemy.id}" for hero in look.state.heroes for die in hero.dice),
    }


def type_name(content: DoomrockContent, type_id: str) -> str:
    """The printed name of an enemy type: `en.horse:1` is The Back Half."""
    encounter, _, place = type_id.partition(":")
    card = content.encounters[encounter]
    return card.minions.type if place == "minion" else card.bosses[int(place)].type


def _score(state: DoomrockState) -> View | None:
    score = state.score
    if score is None:
        return None
    return {
        "rows": [
            ["abilities", score.abilities],
            ["common", score.common],
            ["epic", score.epic],
            ["silver", score.silver],
            ["hp", score.hp],
            ["done", score.done],
            ["time", score.time],
        ],
        "total": score.total,
    }
