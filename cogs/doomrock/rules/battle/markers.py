"""Expose markers between pool, characters, the revealed pile and the box (DR-12). Pure."""

from bot.rules.piles.deck import Deck
from bot.rules.piles.pile import search, take_all
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.reading.names import who
from cogs.doomrock.state import DoomrockState, EnemyState, HeroState

STREAM = "expose"
SPRUNG = ("blank", "cumulation")
"""What a cumulation takes out of the battle."""


def pool(state: DoomrockState) -> Deck:
    """The face-down markers, and those that lie revealed."""
    return Deck(STREAM, state.pool, state.revealed, is_first_on_top=False)


def return_to_pool(play: DoomrockPlay, markers: list[str]) -> None:
    """Turn markers face down and shuffle them into the pool."""
    if markers:
        mix(play.state)
        pool(play.state).shuffle_in(play, markers)


def mix(state: DoomrockState) -> None:
    """Markers that were seen come under the face-down ones: those that lie on characters are not of them, so that one
    there is no longer as likely to be this or that as one of the pool (for the odds alone)."""
    if any(one.expose for one in bearers(state)):
        state.markers_alike = False


def bearers(state: DoomrockState) -> list[HeroState | EnemyState]:
    """Everybody who can carry markers."""
    return [*state.heroes, *(state.battle.enemies if state.battle is not None else ())]


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
    shown = take_all(state.revealed)
    gone = [kind for kind in shown if kind in SPRUNG]
    back = [kind for kind in shown if kind not in SPRUNG]
    if state.options.cumulation == "all_blanks":
        mix(state)
        gone += search(state.pool, lambda kind: kind == "blank", len(state.pool))
    state.removed += gone
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
