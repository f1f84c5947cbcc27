"""Who stands where, and what they have: looks at a combat that several rules share. Pure; nothing is changed here.

A model is named by the character's id, or by `card.letter` of an enemy (`reed_jackals.a`).
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from bot.rules.decision import Text, text
from bot.rules.geometry.grid import ONE_SPACE, Grid, Size
from bot.rules.play.handle import Play
from cogs.evershade.content.cards import Side
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.foes import Enemy
from cogs.evershade.content.sheets import Sheet, Space
from cogs.evershade.rules.character.keywords import keywords_of
from cogs.evershade.state import Character, CombatState, Foe, HotbarCard, Model

CombatPlay = Play[CombatState]
NOWHERE = Space()


def sheet(state: CombatState, content: EvershadeContent) -> Sheet:
    return content.sheets[state.fight.sheet]


def chart(state: CombatState, content: EvershadeContent) -> Grid:
    """The grid with the borders that have changed (`move_border`), without what has gone under."""
    printed, fight = sheet(state, content), state.fight
    return printed.changed_chart(fight.walls, fight.sunk) if fight.walls or fight.sunk else printed.chart


def space_of(state: CombatState, content: EvershadeContent, name: str) -> Space:
    """What is in a space: what is printed, or what has become of it (`set_space`)."""
    printed, changed = sheet(state, content).spaces.get(name, NOWHERE), state.fight.changed.get(name)
    if changed is None:
        return printed
    now = Space.model_validate(changed)
    return printed.model_copy(update={name: getattr(now, name) for name in changed})


# ---------------------------------------------------------------------- models


def lost_near(state: CombatState, content: EvershadeContent, model: str, reach: int) -> list[str]:
    """Of a siege: the spaces of wards that were lost, within reach of a model and held by no enemy, the nearest
    first."""
    here, held = where(state, model), held_by_foes(state, content)
    if here is None:
        return []
    lost = [one.space for one in sheet(state, content).wards if one.space not in state.fight.kept]
    apart = {one: chart(state, content).range_between(here, one) for one in lost if one not in held}
    near = {one: n for one, n in apart.items() if n is not None and n <= reach}
    return sorted(near, key=lambda one: near[one])


def foe_of(state: CombatState, model: str) -> tuple[Foe, Model]:
    """The enemy card and the model of a name such as `reed_jackals.a`. Raises `StopIteration`."""
    card, letter = model.rsplit(".", 1)
    foe = next(one for one in state.fight.line if one.card == card)
    return foe, next(one for one in foe.models if one.letter == letter)


def meet(state: CombatState, card: str, letters: Iterable[str]) -> None:
    """Remember which models of a card have stood here; tables from before that do not."""
    if state.options.fights == "clear":
        state.met = [*state.met, *(f"{card}.{one}" for one in letters)]


def is_foe(model: str) -> bool:
    return "." in model


def foes(state: CombatState) -> Iterator[tuple[str, Model]]:
    """LE-21.7: the enemies that stand, from left to right and by letter."""
    for foe in state.fight.line:
        for model in sorted(foe.models, key=lambda one: one.letter):
            yield f"{foe.card}.{model.letter}", model


def hp_of(state: CombatState, model: str) -> int:
    """What life a model has left; 0 for one that is not there."""
    if not is_foe(model):
        return next((one.hp for one in state.members if one.id == model), 0)
    return next((one.hp for name, one in foes(state) if name == model), 0)


def standing(state: CombatState) -> list[Character]:
    """The characters that stand on the sheet, in seat order, a partner after its owner (LE-25.7); between combats all
    of the party that are in play (LE-4.1), but a partner without HP (LE-25.10)."""
    return [one for one in state.characters if is_in_play(state, one)]


def is_alone(state: CombatState) -> bool:
    """LE-3.5: whether a single character is in play, with a partner."""
    own = [one for one in state.heroes if one.id and not one.is_dead and one.status != "joining"]
    return len(own) == 1 and any(one.partner for one in state.allies)


def members(state: CombatState) -> list[Character]:
    """LE-1.7: the party members that stand on the sheet, or between combats are in play: companions and summons too."""
    return [one for one in state.members if is_in_play(state, one)]


def is_in_play(state: CombatState, one: Character) -> bool:
    """Whether it stands, and can do something; a companion without HP cannot (LE-25.1)."""
    if one.status != "ok" or (one.kind and not one.hp):
        return False
    return one.id in state.fight.spaces if state.fight.sheet else state.is_present(one)


def where(state: CombatState, model: str) -> str | None:
    """The space of a model; None for one that is not on the sheet."""
    if not is_foe(model):
        return state.fight.spaces.get(model)
    card, letter = model.rsplit(".", 1)
    for foe in state.fight.line:
        if foe.card == card:
            return next((one.space for one in foe.models if one.letter == letter), None)
    return None


def size(content: EvershadeContent, model: str) -> Size:
    """LE-16.8: columns and rows of a model."""
    return card_of(content, model).size if is_foe(model) else ONE_SPACE


def covered(state: CombatState, content: EvershadeContent, model: str) -> list[str]:
    """Every space that a model stands in, its first one first; none for one that is not on the sheet."""
    space = where(state, model)
    return [] if space is None else chart(state, content).covered(space, size(content, model))


def apart(state: CombatState, content: EvershadeContent, one: str, other: str) -> int | None:
    """LE-16.4, LE-16.8: the range between two models, from their nearest spaces; None where one is not there."""
    here, there = where(state, one), where(state, other)
    if here is None or there is None:
        return None
    if size(content, one) == size(content, other) == ONE_SPACE:
        return chart(state, content).range_between(here, there)
    found = nearest(state, content, one, other)
    return None if found is None else found[2]


def nearest(state: CombatState, content: EvershadeContent, one: str, other: str) -> tuple[str, str, int] | None:
    """LE-16.17: the pair of nearest spaces of two models and the range between them."""
    return chart(state, content).nearest(covered(state, content, one), covered(state, content, other))


def from_space(state: CombatState, content: EvershadeContent, space: str, model: str) -> int | None:
    """LE-16.8: the range between a space and a model."""
    here = where(state, model)
    return None if here is None else chart(state, content).apart(here, space, size(content, model))


def held_by_foes(state: CombatState, content: EvershadeContent, but: str = "") -> set[str]:
    """The spaces in which enemies stand, all but one of them."""
    grid, found = chart(state, content), set()
    for foe in state.fight.line:
        extent = content.enemies[foe.card].size
        for model in foe.models:
            if f"{foe.card}.{model.letter}" != but:
                found.update(grid.covered(model.space, extent))
    return found


def occupied(state: CombatState, content: EvershadeContent) -> set[str]:
    """LE-16.3: spaces with a model in them; tokens do not block (LE-16.12, LE-23.2)."""
    return {*state.fight.spaces.values(), *held_by_foes(state, content)}


def actor_is_hero(state: CombatState, name: str) -> bool:
    """Whether it is a party member of this table."""
    return state.is_member(name)


def nearest_empty(state: CombatState, content: EvershadeContent, start: str, large: Size = ONE_SPACE) -> str | None:
    """LE-16.14, LE-18.12: the space itself, else the closest empty one without danger, by row, then column. large:
    the size of the model that is to stand there, with its north-west corner."""
    taken, grid = occupied(state, content), chart(state, content)
    corners = grid.walked_by(large).places
    free = [s for s in corners if not taken & set(grid.covered(s, large))]
    if start in free:
        return start
    safe = [s for s in free if not any(space_of(state, content, one).danger for one in grid.covered(s, large))]
    return min(safe, key=lambda s: (grid.range_between(start, s) or 0, grid.spaces.index(s)), default=None)


# ---------------------------------------------------------------------- what they have


def visible(content: EvershadeContent, slot: HotbarCard) -> Side:
    """The side of a card that is up."""
    card = content.playable[slot.card]
    return card.light if slot.is_light else card.dark


def hint(content: EvershadeContent, card: str) -> Text | None:
    """What a card does, as it is printed."""
    printed = content.playable[card].text
    return text("evershade-hint-card", what=printed) if printed else None


def sides(content: EvershadeContent, hero: Character) -> list[Side]:
    return [visible(content, slot) for slot in hero.hotbar if slot is not None]


def gear(content: EvershadeContent, hero: Character) -> list[Any]:
    """What is worn: items, and those sides of items that were chosen (LE-11.4)."""
    return [content.worn[one] for one in hero.worn]


def item_keywords(content: EvershadeContent, hero: Character) -> Counter[str]:
    return Counter(word for item in gear(content, hero) for word in item.keywords)


def keywords(state: CombatState, content: EvershadeContent, hero: Character) -> Counter[str]:
    """LE-5.1: board, conditions, equipment, visible cards, space and sheet, each as often as it is there. Between
    combats the space is the party's on the sheet that lies open."""
    lent = [word for one in lent_by(state, hero) for word in state.hero(one).keywords]
    as_printed = state.options.rulings == "as_printed"
    return keywords_of(content, hero, _around(state, content, hero), lent, as_printed=as_printed)


def lent_by(state: CombatState, hero: Character) -> list[str]:
    """LE-25.3, LE-15.5: the companions whose keywords count for their owner, and whose attributes it may use: outside
    of a combat, and none that lies there without HP. A partner is somebody of its own (LE-25.7)."""
    if state.fight.sheet or hero.kind:
        return []
    return [one.id for one in state.allies_of(hero.id) if one.kind == "companion" and not one.partner and one.hp]


def _around(state: CombatState, content: EvershadeContent, hero: Character) -> list[str]:
    """Those of its space and of the sheet."""
    name, where = (state.fight.sheet, state.fight.spaces.get(hero.id, "")) if state.fight.sheet else state.explored
    if not name:
        return []
    printed = content.sheets[name]
    space = space_of(state, content, where) if state.fight.sheet else printed.spaces.get(where, NOWHERE)
    return [*space.keywords, *printed.keywords]


def weapon_damage(content: EvershadeContent, hero: Character, wanted: Iterable[str]) -> tuple[int, tuple[str, ...]]:
    """LE-11.9, LE-11.10: what one weapon with one of these keywords adds, and its keywords; the best one is taken."""
    words = set(wanted)
    best: tuple[int, tuple[str, ...]] = (0, ())
    for item in gear(content, hero):
        if words & set(item.keywords):
            plus = sum(e.n for e in item.passive if getattr(e, "stat", None) == "weapon_damage")
            best = max(best, (plus, tuple(item.keywords)))
    return best


def card_of(content: EvershadeContent, model: str) -> Enemy:
    """The enemy card of a model."""
    return content.enemies[model.rsplit(".", 1)[0]]


def icons(content: EvershadeContent, hero: Character, kind: str) -> int:
    """LE-20.5, LE-25.8: suns or moons to be seen on the hotbar, or on the cards of a companion and a partner."""
    shown: list[Any] = [*sides(content, hero), *([content.partners[hero.partner]] if hero.partner else [])]
    return sum(one.sun if kind == "sun" else one.moon for one in shown)
