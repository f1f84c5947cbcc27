"""The last scene: how it ended, who fell to what, how close it was, and what each is remembered for. Pure."""

from bot.rules.decision import text
from bot.rules.voice.honours import tell_honours
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.reading.names import foe, who
from cogs.doomrock.state import DoomrockState

CLOSE = 4
"""With so few hit points left a boss has only just won: a share of what it began with, one of so many."""

SCENES = frozenset({"library", "horse", "soup", "geese", "window", "laundry", "landlord", "horsemen", "audit"})
"""Encounters with a last scene of their own (`voice.en.ftl`); one of a group's own pack has none."""


def end(play: DoomrockPlay, result: str) -> None:
    """Tell the last scene and end the game."""
    state = play.state
    state.phase = "ended"
    play.say(f"dr-end-{_scene(state, result)}")
    if result == "lost-heroes":
        _tell_battle(play)
    owners = [f"@{hero.class_id}" for hero in state.heroes]
    tell_honours(play, play.content.voice, state.voice, owners)
    play.end(result)


def _scene(state: DoomrockState, result: str) -> str:
    if result != "lost-heroes":
        return result
    name = foe(state)
    return f"lost-{name if name in SCENES else 'here'}"


def _tell_battle(play: DoomrockPlay) -> None:
    state = play.state
    fallen = sorted((hero for hero in state.heroes if hero.fell is not None), key=lambda hero: hero.fell or (0, ""))
    for hero in fallen:
        assert hero.fell is not None
        number, by = hero.fell
        play.say("dr-end-fell", who=f"@{hero.class_id}", round=number, by=f"@{by}" if by else "none")
    bosses = [enemy for enemy in (state.battle.enemies if state.battle else ()) if enemy.kind == "boss"]
    if bosses:
        rows = [text("dr-end-left-row", who=who(play, one.id), hp=one.hp, max=one.max_hp) for one in bosses]
        is_close = CLOSE * sum(one.hp for one in bosses) <= sum(one.max_hp for one in bosses)
        play.say("dr-end-left" if is_close else "dr-end-far", rows=rows)
