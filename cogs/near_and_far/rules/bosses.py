"""The four of map 11 (NF-15): where they wait, and what it takes to get past them. Pure."""

from cogs.near_and_far.rules.checks import check
from cogs.near_and_far.rules.goods import FarPlay, content_of, settle, who
from cogs.near_and_far.rules.reading.table import the_map


def place(play: FarPlay) -> None:
    """NF-15.1: as many as there are players, on the boss spaces in their order; what is left over is ordinary. What one
    is worth is scored in every mode (NF-15.5)."""
    state, content = play.state, content_of(play)
    spaces = the_map(state, content).of_kind("boss")
    if spaces:
        drawn = play.shuffle("deck:bosses", list(content.bosses))[: state.seats]
        state.bosses = {space.id: boss for space, boss in zip(spaces, drawn, strict=False)}
        play.say("far-bosses", bosses=[f"@{boss}" for boss in drawn], n=len(drawn))


async def fight(play: FarPlay, seat: int) -> bool:
    """NF-15.2, NF-15.3: nothing but swords helps. Won: the card, a camp on it, the space free; lost: back."""
    own = play.state.players[seat]
    boss = content_of(play).bosses[play.state.bosses[own.at]]
    play.say("far-boss", who=who(seat), boss=f"@{boss.id}", n=boss.level)
    total = await check(play, seat, "boss", boss.level)
    own = play.state.players[seat]
    if total < boss.level:
        own.at = play.state.turn.came_from
        play.say("far-boss-lost", who=who(seat), boss=f"@{boss.id}")
        return False
    del play.state.bosses[own.at]
    own.bosses.append(boss.id)
    play.used(boss.id)
    if own.camps:
        own.camps -= 1
    play.say("far-boss-won", who=who(seat), boss=f"@{boss.id}")
    await settle(play)
    return True
