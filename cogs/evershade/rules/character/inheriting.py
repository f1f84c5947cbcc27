"""What becomes of what the dead had (LE-7.6, D32)."""

from collections.abc import Sequence
from typing import Any

from bot.rules.council.council import Council
from bot.rules.decision import Option, text
from bot.rules.play.handle import Play
from cogs.evershade.rules.character import sharing
from cogs.evershade.rules.character.party import next_holder


async def inherit(play: Play[Any], dead: str) -> None:
    """Things of the story go to whoever has the decision token, and so does all else unless the table wants to be
    asked: then the survivors vote on each thing and on who leads each companion, and the brill is divided as they agree
    (LE-4.10)."""
    state = play.state
    heirs = [one.id for one in state.heroes if one.id and one.id != dead and not one.is_dead]
    first = next((one.id for one in state.heroes_of(state.holder) if one.id in heirs), None)
    if first is None:
        return
    hero = state.hero(dead)
    things = [*(ref.partition("/")[0] for ref in hero.worn), *hero.pouch_items]
    allies, brill = [one.id for one in state.allies_of(dead)], hero.brill
    hero.worn, hero.pouch_items, hero.brill = [], [], 0
    items = play.content.items
    for what in sorted(things, key=lambda one: not items[one].quest):
        heir = first if items[what].quest else await _heir(play, dead, what, heirs, first)
        play.state.hero(heir).pouch_items.append(what)
    shares = {one: brill if one == first else 0 for one in heirs}
    for who, n in (await sharing.agreed(play, "gain", heirs, shares, dict.fromkeys(heirs, brill))).items():
        play.state.hero(who).brill += n
    for what in allies:
        heir = await _heir(play, dead, what, heirs, first)
        play.state.hero(what).owner = heir
        play.say("evershade-ally-goes-over", who=f"@{what}", to=f"@{heir}")


async def _heir(play: Play[Any], dead: str, what: str, heirs: Sequence[str], first: str) -> str:
    """Who gets one thing; whoever has the token where nobody is asked or nobody says."""
    state = play.state
    seats = sorted({state.seat_of(one) for one in heirs})
    if state.options.shares != sharing.ASKED or len(seats) < 2:
        return first
    options = [Option(one, text("evershade-option-hero", who=f"@{one}")) for one in heirs]
    council = Council(seats, state.holder, "vote", closes="reached", is_tie_asked=True, may_change=True)
    prompt = text("evershade-ask-heir", who=f"@{dead}", what=f"@{what}")
    verdict = await council.vote(play, "evershade.heir", prompt, lambda: options, default=lambda: first)
    if verdict.by_leader:
        play.state.holder = next_holder(play.state.holder, play.state.seats, seats)
        play.say("evershade-token", who=f"@seat:{play.state.holder}")
    if what in play.content.items:
        play.say("evershade-gains-item", who=f"@{verdict.option}", item=f"@{what}")
    return verdict.option
