"""What everybody knows of the encounter that waits at the end of a part of the journey, or is being fought: who stands
there, and what its enemy cards may do (DR-1.8: all is open but their order). Pure."""

from cogs.doomrock.content.cards import Encounter
from cogs.doomrock.content.content import DoomrockContent
from cogs.doomrock.rules.reading.names import for_party
from cogs.doomrock.state import DoomrockState
from cogs.doomrock.view.hero_view import View


def foe_view(state: DoomrockState, content: DoomrockContent) -> View | None:
    """The encounter of this part, unless it is kept face down until the battle; later ones are never told."""
    if state.battle is not None:
        card = content.encounters[state.battle.encounter]
    elif state.phase == "map" and not state.options.hidden_encounters and len(state.encounters) >= state.segment:
        card = content.encounters[state.encounters[state.segment - 1]]
    else:
        return None
    heroes = len(state.heroes)
    return {
        "id": card.id,
        "name": card.name,
        "text": for_party(card.text, heroes),
        "bosses": [boss.type for boss in card.bosses],
        "waiting": _waiting(card, heroes),
        "levels": [{"at": level.at, "text": for_party(level.text, heroes)} for level in card.enrage.levels],
        "cards": _cards(card, state, content),
    }


def _waiting(card: Encounter, heroes: int) -> list[View]:
    """Who stands there when the battle begins (DR-7.2)."""
    place = max(0, heroes - 2)
    found = [
        _kind(f"{card.id}:{n}", boss.type, boss.hp[place], boss.dmg, boss.armor, 1, is_boss=True)
        for n, boss in enumerate(card.bosses)
    ]
    low = card.minions
    return [*found, _kind(f"{card.id}:minion", low.type, low.hp, low.dmg, low.armor, low.count[place], is_boss=False)]


def _kind(of: str, name: str, hp: int, dmg: int, armor: int, n: int, *, is_boss: bool) -> View:
    return {"type": of, "name": name, "boss": is_boss, "hp": hp, "dmg": dmg, "armor": armor, "n": n}


def _cards(card: Encounter, state: DoomrockState, content: DoomrockContent) -> list[View]:
    """All of its enemy cards in the order of their ids, and which of them lie open in the discard."""
    heroes, battle = len(state.heroes), state.battle
    return [
        {
            "id": one,
            "name": content.ai[one].name,
            "minion": for_party(content.ai[one].minion_text, heroes),
            "boss": for_party(content.ai[one].boss_text, heroes),
            "gone": battle is not None and one in battle.ai_discard,
        }
        for one in sorted(card.ai)
    ]
