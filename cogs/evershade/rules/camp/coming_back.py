"""Whoever has lost their character comes back with another at the next camp (LE-7.7, rules 3D)."""

from typing import Final

from bot.rules.decision import Option, text
from cogs.evershade.rules.character.creating import join_late
from cogs.evershade.rules.heroes.casting import OWN, candidates, choose_hero, greet, ready_made
from cogs.evershade.rules.heroes.making import make
from cogs.evershade.rules.story.belongings import draw_secret
from cogs.evershade.rules.story.handlers import adventure_of
from cogs.evershade.rules.story.voting import Session
from cogs.evershade.state import EvershadeState

WATCH: Final = "watch"


async def come_back(play: Session) -> None:
    """D33: a new hero for each that has died, ready-made or one's own, or none. It keeps the divinum of the dead, has
    no brill and spends its head start at once (3D.1 to 3D.5); the dead one's board goes back to the box (LE-7.9)."""
    for name in [one.id for one in play.state.heroes if one.is_dead]:
        if all(one.refused is not None for one in candidates(play.state, play.content)):
            return
        place = next(n for n, one in enumerate(play.state.heroes) if one.id == name)
        watch = Option(WATCH, text("evershade-option-watch"))
        prompt = text("evershade-ask-come-back", who=f"@{name}")
        chosen = await choose_hero(play, place, "evershade.come-back", prompt, watch)
        if chosen != WATCH:
            await _replace(play, place, chosen)


async def _replace(play: Session, place: int, chosen: str) -> None:
    """The new character sits where the old one sat; what it wears may be changed in this camp (LE-17.4)."""
    seat, divinum = place % play.state.seats, play.state.heroes[place].div_step
    made = await make(play, seat, place, divinum) if chosen == OWN else ready_made(play.content, chosen, divinum)
    state: EvershadeState = play.state
    join_late(made, adventure_of(state, play.content).tier, state.chapter - 1)
    made.status = "ok"  # LE-17.1: the camp has begun
    state.gone.append(state.heroes[place])
    state.heroes[place] = made
    draw_secret(play, made.id)  # 3D.3
    greet(play, made)
