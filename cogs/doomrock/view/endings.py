"""How a battle and the game ended, as plain data: who fell when, what each hero is remembered for. Pure, only looks."""

from cogs.doomrock.content.content import DoomrockContent
from cogs.doomrock.state import DoomrockState
from cogs.doomrock.view.hero_view import View


def type_name(content: DoomrockContent, type_id: str) -> str:
    """The printed name of an enemy type: `en.horse:1` is The Back Half."""
    encounter, _, place = type_id.partition(":")
    card = content.encounters[encounter]
    return card.minions.type if place == "minion" else card.bosses[int(place)].type


def is_beaten(state: DoomrockState) -> bool:
    """Whether the battle of this part is won, and its rewards are being shared out."""
    return state.battle is None and bool(state.steps) and state.steps[0].name == "after_battle"


def victory(state: DoomrockState, content: DoomrockContent) -> View | None:
    """Whom the party has beaten last, and what each hero has been good for so far; None: nobody yet."""
    number = state.segment if is_beaten(state) else state.segment - 1
    if not 0 < number <= len(state.encounters):
        return None
    card = content.encounters[state.encounters[number - 1]]
    bosses = [{"type": f"{card.id}:{n}", "name": boss.type} for n, boss in enumerate(card.bosses)]
    return {"foe": card.name, "bosses": bosses, "rows": _rows(state, content)}


def ending(state: DoomrockState, content: DoomrockContent) -> View:
    """Who fell when and to what, and what each hero is remembered for; `award` empty: for having been there."""
    left = state.battle.enemies if state.battle is not None and state.result != "win" else ()
    foes = [
        {"type": one.type_id, "name": type_name(content, one.type_id), "hp": one.hp, "max_hp": one.max_hp}
        for one in left
        if one.kind == "boss"
    ]
    return {"result": state.result or "", "rows": _rows(state, content), "foes": foes}


def _rows(state: DoomrockState, content: DoomrockContent) -> list[View]:
    owners = [f"@{hero.class_id}" for hero in state.heroes]
    honours = {found.owner: found for found in content.voice.honours(state.voice, owners)}
    rows = []
    for hero in state.heroes:
        found = honours.get(f"@{hero.class_id}")
        fell = None
        if hero.fell is not None:
            number, by = hero.fell
            fell = {"round": number, "by": type_name(content, by) if by else ""}
        award = {"award": "", "n": 0} if found is None else {"award": found.award, "n": found.n}
        name = content.heroes[hero.class_id].name
        rows.append({"class": hero.class_id, "name": name, "seat": hero.seat, "fell": fell, **award})
    return rows
