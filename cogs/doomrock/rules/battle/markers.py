"""Expose markers between pool, characters, the revealed pile and the box (DR-12). Pure."""

from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.reading.names import who
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


def unexpose(play: DoomrockPlay, character: HeroState | EnemyState, k: int) -> int:
    """Take up to k markers off a character, unresolved, onto the revealed pile; gives how many."""
    taken = character.expose[-k:] if k > 0 else []
    if taken:
        del character.expose[-len(taken) :]
        play.state.revealed += taken
        play.mark_undo_boundary()
        play.say("dr-unexposed", who=who(play, character.id), n=len(taken))
    return len(taken)
