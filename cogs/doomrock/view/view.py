"""What a seat may know of a table, as plain data built field by field. Pure, only looks.

Everything is open to everybody (DR-1.8) but four things, which never come in here: the order of face-down decks, the
faces of face-down expose markers, encounters whose turn has not come, and the seed. Piles are numbers. A view starts
empty; what is not added on purpose is not in it. `telling.py` says a view in words, `picture.py` draws it.
"""

from collections.abc import Mapping
from typing import Any

from cogs.doomrock.content.content import DoomrockContent
from cogs.doomrock.rules.map.camp_words import level_cost
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.coming import blow, boss_cards, joining
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.formation import to_come
from cogs.doomrock.rules.reading.names import for_party
from cogs.doomrock.state import BattleState, DoomrockState, EnemyState
from cogs.doomrock.view.area_view import area_view
from cogs.doomrock.view.endings import ending, is_beaten, type_name, victory
from cogs.doomrock.view.foe_view import foe_view
from cogs.doomrock.view.hero_view import View, ability_view, burdened, hero_view, item_view, statuses_view, wearers
from cogs.doomrock.view.telling import describe

__all__ = ["describe", "view"]

EVENT_DECKS = ("wilderness", "mountain")


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
        "level": min(map(level_cost, state.heroes), default=0),
        "time": state.time,
        "deck": len(state.map_deck),
        "doomrock": _doomrock(state, content),
        "setting": _setting(state, content),
        "foe": foe_view(state, content),
        "beaten": is_beaten(state),
        "row": [area_view(look, slot, area) for slot, area in enumerate(state.row)],
        "heroes": [hero_view(look, hero) for hero in state.heroes],
        "items": [
            item_view(content, item) | {"fits": wearers(look, item), "later": burdened(look, item)}
            for item in state.items
        ],
        "events": _events(state, content),
        "markers": {
            "pool": len(state.pool),
            "revealed": {kind: state.revealed.count(kind) for kind in content.expose},
            "removed": len(state.removed),
        },
        "offer": [ability_view(content, {}, card) for card in state.limbo if card in content.abilities],
        "goods": [item_view(content, card) for card in state.limbo if card in content.items],
        "victory": victory(state, content) if state.phase == "map" else None,
        "battle": _battle(look, state.battle) if state.battle is not None else None,
        "score": _score(state),
        "ending": ending(state, content) if state.phase == "ended" else None,
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


def _events(state: DoomrockState, content: DoomrockContent) -> list[View]:
    """What lies on top of each discard of events, face up (DR-4.2)."""
    tops = [state.discards[deck][-1] for deck in EVENT_DECKS if state.discards.get(deck)]
    cards = [content.events[card] for card in tops]
    return [{"id": card.id, "name": card.name, "story": card.story, "text": card.text} for card in cards]


def _battle(look: Look, battle: BattleState) -> View:
    content: DoomrockContent = look.content
    track = content.encounters[battle.encounter].enrage
    heroes = len(look.state.heroes)
    card = content.ai.get(battle.ai_card) if battle.ai_card is not None and _enemies_have_acted(battle) else None
    there = {hero.id for hero in look.state.heroes} | {enemy.id for enemy in battle.enemies}
    groups = [[who for who in group if who in there] for group in battle.groups]
    return {
        "round": battle.round,
        "step": battle.step,
        "enrage": battle.enrage,
        "impatience": {"now": stats.impatience(look.state), "at": stats.LONG + 1},
        "levels": [{"at": level.at, "text": for_party(level.text, heroes)} for level in track.levels],
        "ai": None
        if card is None
        else {
            "id": card.id,
            "name": card.name,
            "minion": for_party(card.minion_text, heroes),
            "boss": for_party(card.boss_text, heroes),
        },
        "ai_left": len(battle.ai_draw),
        "groups": [group for group in groups if group],
        "to_come": to_come(look),
        "joining": joining(look),
        "boss_cards": list(boss_cards(look)),
        "enemies": {enemy.id: _enemy(look, enemy) for enemy in battle.enemies},
        "slots": list(battle.slots),
        "active": battle.active_hero,
    }


def _enemies_have_acted(battle: BattleState) -> bool:
    """Whether the last AI card is one of this round: until then the one of the round before says nothing any more."""
    return battle.step not in ("start", "roll", "initiative") and any(enemy.activated for enemy in battle.enemies)


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
        "blow": blow(look, enemy.id),
        "shields": enemy.shields,
        "expose": len(enemy.expose),
        "statuses": statuses_view(enemy.statuses),
        "activated": enemy.activated and not _is_acting(look, enemy),
        "rampaging": enemy.rampaging,
        "stolen": sum(die.where == f"stolen:{enemy.id}" for hero in look.state.heroes for die in hero.dice),
    }


def _is_acting(look: Look, enemy: EnemyState) -> bool:
    """Whether it is the last boss in the midst of its turn: what is still asked then is what it does. Of the others
    nobody can tell from the state whether their turn is over."""
    battle = look.state.battle
    bosses = [one for one in battle.enemies if one.kind == "boss"] if battle is not None else []
    return battle is not None and battle.step == "bosses" and bool(bosses) and bosses[-1] is enemy


def _score(state: DoomrockState) -> View | None:
    score = state.score
    if score is None:
        return None
    return {
        "rows": [[kind, n] for kind, n in score.rows.items()],
        "total": score.total,
    }
