"""The last scene of a table: how it ended, who does not go on, who fell, and what each is remembered for. Pure."""

from typing import NoReturn

from bot.rules.voice.honours import tell_honours
from cogs.evershade.rules.character.naming import told_as
from cogs.evershade.rules.story.voting import Session
from cogs.evershade.state import EvershadeState


def end(play: Session, result: str) -> NoReturn:
    """Tell it and end the table. result: `won`, `lost` or `act_over`."""
    state: EvershadeState = play.state
    play.say(f"evershade-end-{result}", time=state.tracker.time, max=play.content.adventures[state.adventure].time.max)
    dead = [told_as(one) for one in state.everybody if one.is_dead]
    if dead and result != "lost":
        play.say("evershade-end-dead", who=dead, n=len(dead))
    falls = state.voice.tallies.get("floor", {})
    owners = [told_as(one) for one in state.everybody]
    for who in owners:
        if falls.get(who) and who not in dead:
            play.say("evershade-end-fell", who=who, n=falls[who])
    tell_honours(play, play.content.voice, state.voice, owners)
    play.end(result)
