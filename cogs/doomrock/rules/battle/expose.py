"""The life of expose markers: pool, face down on a character, revealed, removed; and the explosion. Pure."""

from bot.rules.decision import text
from cogs.doomrock.rules.battle.blows import Blows, order_matters
from cogs.doomrock.rules.effects import positions
from cogs.doomrock.rules.effects.names import who
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.resolution import Context
from cogs.doomrock.rules.effects.targets import in_order
from cogs.doomrock.state import EnemyState, HeroState

STREAM = "expose"


def return_to_pool(play: DoomrockPlay, markers: list[str]) -> None:
    """Turn markers face down and shuffle them into the pool."""
    state = play.state
    if markers:
        state.pool = play.shuffle(STREAM, [*state.pool, *markers])


def reveal(play: DoomrockPlay, character: HeroState | EnemyState) -> list[str]:
    """All markers of a character at once, onto the revealed pile (DR-12.2)."""
    found = character.expose
    if found:
        character.expose = []
        play.state.revealed += found
        play.mark_undo_boundary()
        play.say(
            "dr-revealed",
            who=who(play, character.id),
            plus=found.count("plus1"),
            push=found.count("push"),
            blank=found.count("blank"),
            cumulation=found.count("cumulation"),
        )
    return found


def clean_up(play: DoomrockPlay) -> None:
    """DR-12.4, DR-12.5: revealed blanks and cumulations leave the battle, the rest goes back."""
    state = play.state
    gone = [kind for kind in state.revealed if kind in ("blank", "cumulation")]
    back = [kind for kind in state.revealed if kind not in ("blank", "cumulation")]
    if state.options.cumulation == "all_blanks":
        gone += [kind for kind in state.pool if kind == "blank"]
        state.pool = [kind for kind in state.pool if kind != "blank"]
    state.removed += gone
    state.revealed = []
    return_to_pool(play, back)
    play.say("dr-cumulation", removed=len(gone), back=len(back))


async def expose(play: DoomrockPlay, target: str, k: int) -> None:
    """Lay k face-down markers on a character, one after another (DR-12.1)."""
    state = play.state
    laid = 0
    for _ in range(k):
        if state.character(target) is None:
            break
        if not state.pool:
            if state.battle is None:  # DR-12.7
                break
            await explode(play)
            if not state.pool:  # DR-12.6e
                break
        character = state.character(target)
        if character is None:
            break
        character.expose.append(state.pool.pop())
        laid += 1
    if laid:
        play.say("dr-exposed", who=who(play, target), n=laid, pool=len(state.pool))


async def explode(play: DoomrockPlay) -> None:
    """DR-12.6: the pool is empty and a marker is wanted."""
    from cogs.doomrock.rules.battle.damage import strike

    state = play.state
    assert state.battle is not None
    play.say("dr-explosion")
    order = [hero.id for hero in state.standing_heroes()] + [enemy.id for enemy in state.battle.enemies]
    shown: dict[str, list[str]] = {}
    for one in order:
        character = state.character(one)
        if character is not None:
            found = reveal(play, character)
            if found:
                shown[one] = found
    blows = {one: kinds.count("plus1") for one, kinds in shown.items() if "plus1" in kinds}
    hurt = list(blows)
    if order_matters(play, Blows(None, blows, shown=True)):  # DR-12.6b
        hurt = await in_order(play, Context(source="explosion"), hurt, text("dr-ask-explosion-order"), printed=True)
    for one in hurt:
        if state.character(one) is not None:
            await strike(play, Context(source="explosion"), one, blows[one], attack=False, reveals=False)
    for one, kinds in shown.items():
        if "push" in kinds and state.character(one) is not None and positions.push(play, one):
            play.say("dr-pushed", who=who(play, one))
    if any("cumulation" in kinds for kinds in shown.values()):
        clean_up(play)
    else:
        back, state.revealed = state.revealed, []
        return_to_pool(play, back)


def unexpose(play: DoomrockPlay, character: HeroState | EnemyState, k: int) -> int:
    """Take up to k markers off a character, unresolved, onto the revealed pile; gives how many."""
    taken = character.expose[-k:] if k > 0 else []
    if taken:
        del character.expose[-len(taken) :]
        play.state.revealed += taken
        play.mark_undo_boundary()
        play.say("dr-unexposed", who=who(play, character.id), n=len(taken))
    return len(taken)
