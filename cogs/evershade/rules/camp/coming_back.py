"""Whoever has lost their character comes back with another at the next camp (LE-7.7, rules 3D)."""

from typing import Final

from bot.rules.decision import Option, text
from cogs.evershade.content.building import draft_of
from cogs.evershade.rules.character.creating import created, join_late
from cogs.evershade.rules.story.acts import free_heroes
from cogs.evershade.rules.story.belongings import deal_secret
from cogs.evershade.rules.story.handlers import adventure_of
from cogs.evershade.rules.story.voting import Session
from cogs.evershade.state import EvershadeState

WATCH: Final = "watch"


async def come_back(play: Session) -> None:
    """D33: a new ready-made hero for each that has died, or none. It keeps the divinum of the dead, has no brill and
    spends its head start at once (3D.1 to 3D.5); the dead one's board goes back to the box (LE-7.9)."""
    for name in [one.id for one in play.state.heroes if one.is_dead]:
        able = free_heroes(play.state, play.content)
        if not able:
            return
        seat = play.state.seat_of(name)
        options = [Option(one.id, text("evershade-option-hero", who=f"@{one.id}")) for one in able]
        options.append(Option(WATCH, text("evershade-option-watch")))
        prompt = text("evershade-ask-come-back", who=f"@{name}")
        chosen = await play.ask(seat, "evershade.come-back", prompt, lambda options=options: options)  # type: ignore[misc]
        if chosen != WATCH:
            _replace(play, name, chosen)


def _replace(play: Session, name: str, ready: str) -> None:
    """The new character sits where the old one sat."""
    state: EvershadeState = play.state
    place = next(n for n, one in enumerate(state.heroes) if one.id == name)
    dead = state.heroes[place]
    made = created(play.content, draft_of(play.content.pregens[ready]), ready, divinum=dead.div_step)
    join_late(made, adventure_of(state, play.content).tier, state.chapter - 1)
    made.status = "ok"  # LE-17.1: the camp has begun
    state.heroes[place] = made
    state.gone.append(dead)
    deal_secret(play, ready)  # 3D.3
    play.used(f"hero:{ready}")
    play.say("evershade-joins", who=f"@seat:{state.seat_of(ready)}", hero=f"@{ready}")
