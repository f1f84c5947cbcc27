"""How a battle and the game ended, as plain data: who fell when, what each hero is remembered for. Pure, only looks."""

from collections.abc import Sequence

from bot.rules.decision import Text, text
from bot.rules.voice.speaking import VoiceRecord
from cogs.doomrock.content.content import DoomrockContent
from cogs.doomrock.rules.effects.ending import how_close, last_scene
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.state import DoomrockState, Laurels
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
    """Whom the party has beaten last, and what each hero had been good for until then; None: nobody yet."""
    number = state.segment if is_beaten(state) else state.segment - 1
    if not 0 < number <= len(state.encounters):
        return None
    card = content.encounters[state.encounters[number - 1]]
    return {"foe": card.name, "bosses": _bosses(content, card.id), "rows": _rows(state, content, state.laurels)}


def result(look: Look) -> Text:
    """How it ended, as the last scene: the result, whom the party has beaten, how close it was."""
    state = look.state
    beaten = [f"@{one}" for one in _beaten(state)]
    close = how_close(look) if state.result == "lost-heroes" else None
    return text(
        f"dr-result-{state.result or 'open'}",
        total=state.score.total if state.score is not None else 0,
        segment=state.segment,
        beaten=beaten,
        many=len(beaten),
        close=close or "",
        left=close is not None,
        scene=text(last_scene(state, state.result)) if state.result else "",
    )


def _beaten(state: DoomrockState) -> Sequence[str]:
    """The encounters that the party has won."""
    return state.encounters if state.result == "win" else state.encounters[: state.segment - 1]


def ending(state: DoomrockState, content: DoomrockContent) -> View:
    """Who fell when and to what, and what each hero is remembered for; `award` empty: for having been there. beaten:
    the battles that the party has won, with their bosses."""
    left = state.battle.enemies if state.battle is not None and state.result != "win" else ()
    foes = [
        {"type": one.type_id, "name": type_name(content, one.type_id), "hp": one.hp, "max_hp": one.max_hp}
        for one in left
        if one.kind == "boss"
    ]
    beaten = [{"foe": content.encounters[one].name, "bosses": _bosses(content, one)} for one in _beaten(state)]
    return {"result": state.result or "", "rows": _rows(state, content), "foes": foes, "beaten": beaten}


def _bosses(content: DoomrockContent, encounter: str) -> list[View]:
    card = content.encounters[encounter]
    return [{"type": f"{card.id}:{n}", "name": boss.type} for n, boss in enumerate(card.bosses)]


def _rows(state: DoomrockState, content: DoomrockContent, laurels: Laurels | None = None) -> list[View]:
    """laurels: how it was then; None: as it is now."""
    owners = [f"@{hero.class_id}" for hero in state.heroes]
    record = state.voice if laurels is None else VoiceRecord(tallies=laurels.tallies)
    honours = {found.owner: found for found in content.voice.honours(record, owners)}
    rows = []
    for hero in state.heroes:
        found = honours.get(f"@{hero.class_id}")
        fell = None
        if hero.fell is not None:
            number, by = hero.fell
            fell = {"round": number, "by": type_name(content, by) if by else ""}
        award = {"award": "", "n": 0} if found is None else {"award": found.award, "n": found.n}
        name = content.heroes[hero.class_id].name
        rows.append(
            {
                "class": hero.class_id,
                "name": name,
                "seat": hero.seat,
                "fell": fell,
                "hp": hero.hp if laurels is None else laurels.hp[hero.id],
                "max_hp": hero.max_hp,
                **award,
            }
        )
    return rows
