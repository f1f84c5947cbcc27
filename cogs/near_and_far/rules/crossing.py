"""What lies across a road (NF-6): chests and threats. Pure."""

from functools import partial

from bot.rules.decision import Option, text
from cogs.near_and_far.content.terms import threat_id, threat_points
from cogs.near_and_far.rules import abilities
from cogs.near_and_far.rules.cards import draw, make_room, take_treasure
from cogs.near_and_far.rules.checks import check
from cogs.near_and_far.rules.free import ask_open
from cogs.near_and_far.rules.goods import FarPlay, change, content_of, settle, who
from cogs.near_and_far.rules.reading.odds import chance, said
from cogs.near_and_far.rules.reading.table import has_shield, stat


async def cross(play: FarPlay, seat: int, symbol: str) -> str:
    """Meet the symbol of a road: `went`, `asked` (something was decided) or `failed`."""
    if symbol == "chest":
        return await _chest(play, seat)
    if symbol == "threat" and play.state.threats:  # NF-6.6
        return await _threat(play, seat)
    return "went"


async def _chest(play: FarPlay, seat: int) -> str:
    """NF-6.3: a treasure, if an animal can carry it; else one may be dropped for it (D19)."""
    await abilities.fire(play, seat, "cross_chest")
    asked = play.state.players[seat].room <= 0 and bool(play.state.players[seat].treasures)
    if await make_room(play, seat, partial(ask_open, play)):
        for card in draw(play, "treasure"):
            await take_treasure(play, seat, card)
    return "asked" if asked else "went"  # a plan goes on past a chest that asked nothing


def ways_past(play: FarPlay, seat: int) -> list[Option]:
    """NF-6.4: fight, a shield, a pack animal, a card; chosen before the roll (D17)."""
    state, content = play.state, content_of(play)
    own, level = state.players[seat], state.threats[0]
    swords = stat(state, content, seat, "threat")
    n, most = chance(swords, level), chance(swords, level, own.hearts)
    hint = text("far-hint-fight", odds=said(n, most), points=threat_points(level), camps=own.camps)  # NF-6.5, NF-13.6
    found = [Option("fight", text("far-option-fight", swords=swords, level=level), hint)]
    no_shield = None if has_shield(state, content, seat) else text("far-refused-no-shield")  # NF-E17
    found.append(Option("shield", text("far-option-shield"), refused=no_shield))
    for one in ("bird", "tortoise"):
        none_left = None if getattr(own, f"{one}s") else text("far-refused-no-animal", good=f"pack_{one}")
        found.append(Option(one, text("far-option-send", good=f"pack_{one}"), refused=none_left))
    for path, ability in abilities.found(state, content, seat, "cross_threat"):
        if any(effect.do == "ignore_threat" for effect in ability.do) and abilities.can_pay(
            state, content, seat, path, ability
        ):
            found.append(Option(f"card:{path}", text("far-option-use", card=f"@{path.split('/')[0]}")))
    return found


async def _threat(play: FarPlay, seat: int) -> str:
    """NF-6.4, NF-6.5: past it with a camp on it, or thrown back."""
    level = play.state.threats[0]
    play.say("far-threat", who=who(seat), threat=f"@{threat_id(level)}", n=level)
    shield = has_shield(play.state, content_of(play), seat)
    answer = await ask_open(
        play,
        seat,
        "far.threat",
        text("far-ask-threat", threat=f"@{threat_id(level)}", n=level),
        lambda: ways_past(play, seat),
        default=lambda: "shield" if shield else "fight",
    )
    if answer == "fight":
        return await _fight(play, seat, level)
    if answer == "shield":
        play.say("far-shielded", who=who(seat))
    elif answer in ("bird", "tortoise"):
        change(play, seat, {f"pack_{answer}": -1}, "far-sent-away")
        await settle(play)
    else:
        path = answer.removeprefix("card:")
        card, place = path.split("/")
        await abilities.carry_out(play, seat, path, content_of(play).working[card].abilities[int(place)])
    return "asked"


async def _fight(play: FarPlay, seat: int, level: int) -> str:
    total = await check(play, seat, "threat", level)
    state = play.state
    own = state.players[seat]
    if total < level:
        play.say("far-threat-lost", who=who(seat), threat=f"@{threat_id(level)}")
        return "failed"
    state.threats.remove(level)
    own.threats.append(level)
    play.used(threat_id(level))
    if own.camps:  # NF-6.7
        own.camps -= 1
    play.say("far-threat-won", who=who(seat), threat=f"@{threat_id(level)}")
    await settle(play)
    return "asked"
