"""How angry the encounter is, and what happens when it gets angrier (DR-15). Pure."""

from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.resolution import run
from cogs.doomrock.rules.reading.names import foe
from cogs.doomrock.rules.reading.sight import Context


async def change(play: DoomrockPlay, n: int) -> None:
    """Add (or with a negative n remove) enrage; levels reached for the first time act."""
    battle = play.state.battle
    if battle is None or not n:
        return
    before = battle.enrage
    battle.enrage = max(0, before + n)
    play.say("dr-enrage", before=before, after=battle.enrage, foe=foe(play.state))
    await reach_levels(play)


async def reach_levels(play: DoomrockPlay) -> None:
    """DR-15.2: `on_reach` acts once a battle."""
    battle = play.state.battle
    assert battle is not None
    levels = play.content.encounters[battle.encounter].enrage.levels
    due = [
        n
        for n, level in enumerate(levels)
        if level.on_reach and battle.enrage >= level.at and level.at not in battle.reached
    ]
    # noted before anything acts, so that what changes enrage again does not wake them twice
    battle.reached += dict.fromkeys(levels[n].at for n in due)
    for n in due:
        play.say("dr-enrage-level", text=levels[n].text)
        await run(play, levels[n].on_reach, Context(source=battle.encounter))
