"""The last scene: how it ended, who fell to what, how close it was, and what each is remembered for. Pure."""

from bot.rules.decision import Text, text
from bot.rules.voice.honours import tell_honours
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.reading.names import foe, who
from cogs.doomrock.rules.reading.sight import Sight
from cogs.doomrock.state import DoomrockState

CLOSE = 4
"""With so few hit points left a boss has only just won: a share of what it began with, one of so many."""

SCENES = frozenset({"library", "horse", "soup", "geese", "window", "laundry", "landlord", "horsemen", "audit"})
"""Encounters with a last scene of their own (`voice.en.ftl`); one of a group's own pack has none."""


def end(play: DoomrockPlay, result: str) -> None:
    """Tell the last scene and end the game."""
    state = play.state
    state.phase = "ended"
    play.say(last_scene(state, result))
    if result == "lost-heroes":
        _tell_battle(play)
    owners = [f"@{hero.class_id}" for hero in state.heroes]
    tell_honours(play, play.content.voice, state.voice, owners)
    play.end(result)


def last_scene(state: DoomrockState, result: str) -> str:
    """The key of the sentence with which it ends so."""
    if result != "lost-heroes":
        return f"dr-end-{result}"
    name = foe(state)
    return f"dr-end-lost-{name if name in SCENES else 'here'}"


def _tell_battle(play: DoomrockPlay) -> None:
    state = play.state
    fallen = sorted((hero for hero in state.heroes if hero.fell is not None), key=lambda hero: hero.fell or (0, ""))
    for hero in fallen:
        assert hero.fell is not None
        number, by = hero.fell
        play.say("dr-end-fell", who=f"@{hero.class_id}", round=number, by=f"@{by}" if by else "none")
    found = how_close(play)
    if found is not None:
        play.say(found.key, **found.params)


def how_close(look: Sight) -> Text | None:
    """What the bosses had left that won; None: there is none."""
    battle = look.state.battle
    bosses = [enemy for enemy in (battle.enemies if battle is not None else ()) if enemy.kind == "boss"]
    if not bosses:
        return None
    rows = [text("dr-end-left-row", who=who(look, one.id), hp=one.hp, max=one.max_hp) for one in bosses]
    is_close = CLOSE * sum(one.hp for one in bosses) <= sum(one.max_hp for one in bosses)
    return text("dr-end-left" if is_close else "dr-end-far", rows=rows)
