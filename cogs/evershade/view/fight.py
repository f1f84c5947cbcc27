"""What everybody may know of a combat: the sheet, who stands where, the bag, enemies and what was seen of their decks
(rules 10.5: not the order of what lies face down). Pure."""

from typing import Any

from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.foes import Enemy
from cogs.evershade.content.vocabulary.expressions import value_of
from cogs.evershade.rules.combat import moving
from cogs.evershade.rules.combat.hurt import printed_combat
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.context import CombatFacts, Deed
from cogs.evershade.rules.field.cover import is_in_cover
from cogs.evershade.rules.turns.pressing import arrivals, coming, next_strip
from cogs.evershade.state import Character, CombatState, Foe, HotbarCard
from cogs.evershade.view.cards import activation_facts
from cogs.evershade.view.stakes import stakes_view


def fight_view(state: CombatState, content: EvershadeContent) -> dict[str, Any] | None:
    """A combat has no private hands."""
    fight = state.fight
    if not fight.sheet:
        return None
    return {
        "sheet": fight.sheet,
        "round": fight.round,
        "bag": {color: fight.bag.get(color, 0) for color in ("white", "black", "dual")},
        "closed": fight.is_closed,
        "grid": _grid(state, content),
        "line": [_foe(state, content, foe) for foe in fight.line],
        "chase": _chase(state, content),
        "wards": [
            {"space": one.space, "name": one.name, "kept": one.space in fight.kept}
            for one in board.sheet(state, content).wards
        ],
        "waves": _waves(state, content),
        "stakes": stakes_view(state, content),
    }


def _chase(state: CombatState, content: EvershadeContent) -> dict[str, Any] | None:
    """How far ahead the quarry is, what it gains at the end of a round, and what goes under then."""
    printed = board.sheet(state, content).chase
    if printed is None:
        return None
    grows = value_of(printed.grows, CombatFacts(state, content, Deed("")).number)
    sinks = list(next_strip(state, content))
    return {"name": printed.name, "lead": state.fight.lead, "away": printed.away, "grows": grows, "sinks": sinks}


def _waves(state: CombatState, content: EvershadeContent) -> dict[str, Any] | None:
    """Which waves are still to come: the next one with who comes in it, by the hour of the fight."""
    printed = printed_combat(state, content).waves
    if not printed:
        return None
    left = coming(state, content)
    told = None
    if left:
        enters = [{"card": one.enemy, "n": n, "at": list(one.at)} for one, n in arrivals(state, content, left[0])]
        told = {"name": left[0].name, "round": left[0].round, "early": left[0].when_clear, "enters": enters}
    return {"left": len(left), "next": told}


def _grid(state: CombatState, content: EvershadeContent) -> dict[str, Any]:
    """The sheet as it is now: borders that are not plainly open, spaces with something in them."""
    chart = board.chart(state, content)
    borders = [
        [a, b, border.kind, border.cost]
        for (a, b), border in sorted(chart.graph.borders.items())
        if border.kind != "open" or border.cost != 1
    ]
    flags = {space: _flags(state, content, space) for space in chart.spaces}
    return {
        "cols": chart.columns,
        "rows": chart.rows,
        "void": sorted(chart.void),
        "borders": borders,
        "spaces": {space: found for space, found in flags.items() if found},
    }


def _flags(state: CombatState, content: EvershadeContent, space: str) -> list[str]:
    printed = board.space_of(state, content, space)
    found = {
        "danger": bool(printed.danger),
        "trigger": moving.is_trigger(state, content, space),
        "cover": printed.cover,
        "ward": space in state.fight.kept,
        "lost": space not in state.fight.kept and any(w.space == space for w in board.sheet(state, content).wards),
        "sinks": space in next_strip(state, content),
    }
    return [name for name, is_there in found.items() if is_there]


def _foe(state: CombatState, content: EvershadeContent, foe: Foe) -> dict[str, Any]:
    card: Enemy = content.enemies[foe.card]
    is_shown = int(foe.card in state.fight.shown and bool(foe.deck))
    return {
        "card": foe.card,
        "name": card.name,
        "type": card.type,
        "many": len(card.models) > 1,
        "size": list(card.size),
        "en": card.en,
        "text": card.text,
        "keywords": list(card.keywords),
        "armor": card.armor,
        "max_hp": value_of(card.hp, CombatFacts(state, content, Deed("")).number),
        "token": foe.token,
        "flipped": foe.is_flipped,
        "models": [
            {"letter": m.letter, "name": card.called(m.letter), "space": m.space, "hp": m.hp} for m in foe.models
        ],
        "seen": [{"id": card, "does": activation_facts(content, card)} for card in foe.discard],
        "face_down": 0 if foe.is_known else len(foe.deck) - is_shown,
        "next": list(foe.deck) if foe.is_known else foe.deck[:is_shown],
    }


def allies_view(state: CombatState, content: EvershadeContent) -> list[dict[str, Any]]:
    """Companions, partners and summons, in the order of LE-1.7."""
    return [{**_hero(state, content, one), "name": content.playable[one.id].name} for one in state.members if one.kind]


def heroes_view(state: CombatState, content: EvershadeContent) -> list[dict[str, Any]]:
    """Boards and hotbars lie open; of whom nobody has chosen yet there is nothing to see."""
    return [_hero(state, content, one) for one in state.heroes if one.id]


def _hero(state: CombatState, content: EvershadeContent, one: Character) -> dict[str, Any]:
    fight = state.fight
    return {
        "id": one.id,
        "name": one.name,
        "profession": one.profession,
        "seat": state.seat_of(one.id),
        "space": fight.spaces.get(one.id) or fight.fallen.get(one.id),
        "hp": one.hp,
        "max_hp": one.max_hp,
        "fate": one.fate,
        "brill": one.brill,
        "terror": one.terror,
        "boons": [{"kind": boon.kind, "greater": boon.is_greater} for boon in one.boons],
        "status": one.status,
        "conditions": list(one.conditions),
        "advancements": len(one.taken),
        "token": fight.tokens.get(one.id),
        "owner": one.owner,
        "partner": one.partner,
        "hotbar": [None if slot is None else _slot(content, slot) for slot in one.hotbar],
    }


def _slot(content: EvershadeContent, slot: HotbarCard) -> dict[str, Any]:
    return {
        "card": slot.card,
        "light": slot.is_light,
        "name": content.playable[slot.card].name,
        "markers": slot.markers,
    }


def active_hero(state: CombatState) -> str:
    """Whose activation it is; empty: nobody's."""
    if state.fight.acting:  # LE-25.4
        return state.fight.acting
    step = state.steps[0] if state.steps else None
    return str(step.args["hero"]) if step is not None and step.name == "character" and state.fight.sheet else ""


def reach(state: CombatState, content: EvershadeContent) -> dict[str, int]:
    """Space -> steps, for whoever is active and has an action left; a look at the same sums that moving uses."""
    name = active_hero(state)
    if not name or not state.fight.actions or name not in state.fight.spaces:
        return {}
    hero = state.hero(name)
    steps = moving.mobility(state, content, hero)
    return {space: len(path) for space, path in moving.ways(state, content, hero, steps).items()}


def sights(state: CombatState, content: EvershadeContent) -> list[dict[str, Any]]:
    """A line from whoever chooses a target to each model that may be chosen, between their nearest spaces (LE-16.8):
    how far it is, and whether cover helps against it (LE-16.7)."""
    found = []
    for model in state.fight.aimed:
        ends = board.nearest(state, content, state.fight.aiming, model)
        if ends is not None and model != state.fight.aiming:
            a, b, n = ends
            cover = is_in_cover(state, content, model, state.fight.aiming, is_attack=state.is_attacking)
            found.append({"model": model, "from": a, "to": b, "n": n, "cover": cover})
    return found


def combat_view(state: CombatState, content: EvershadeContent) -> dict[str, Any]:
    """A table that plays one combat, and that part of one that plays whole acts."""
    return {
        "you": None,
        "fight": fight_view(state, content),
        "heroes": heroes_view(state, content),
        "allies": allies_view(state, content),
        "active": active_hero(state),
        "reach": {},
        "sights": [],
        "result": state.result,
    }
