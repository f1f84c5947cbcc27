"""Movement, spawning, borders and effect tokens on the sheet (LE-16, LE-18, LE-22, LE-23)."""

from typing import Any

from bot.rules.effects.registry import Result, result_of
from bot.rules.geometry.grid import ONE_SPACE, cell
from cogs.evershade.content.foes import Enemy
from cogs.evershade.content.vocabulary.expressions import value_of
from cogs.evershade.rules.combat import moving, tokens
from cogs.evershade.rules.combat.handlers.amounts import amount
from cogs.evershade.rules.company import allies
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.rules.field.context import CombatFacts, Deed
from cogs.evershade.rules.field.meant import meant
from cogs.evershade.state import CombatState, EffectToken, Foe, Model


async def push(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    n, made = amount(play, effect.n, deed), 0
    for one in meant(play.state, play.content, effect.who, deed):
        made += await moving.push(play, deed.actor, one, n)
    return result_of(1, made)


async def pull(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    n, made = amount(play, effect.n, deed), 0
    for one in meant(play.state, play.content, effect.who, deed):
        made += await moving.pull(play, deed.actor, one, n)
    return result_of(1, made)


async def drift(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """Those go first who stand furthest that way, so that nobody is in the way of who comes after."""
    n, made = amount(play, effect.n, deed), 0
    column, row = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}[effect.way]
    found = meant(play.state, play.content, effect.who, deed)

    def along(model: str) -> int:
        here = cell(board.where(play.state, model) or "A1")
        return here.column * column + here.row * row

    for one in sorted(found, key=along, reverse=True):
        made += await moving.drift(play, one, effect.way, n)
    return result_of(1, made)


async def lengths(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """The lead of what is being chased, between nothing and what it needs to be away."""
    chase = board.sheet(play.state, play.content).chase
    if chase is None:
        return Result.NOT_DONE
    before = play.state.fight.lead
    now = play.state.fight.lead = max(0, min(chase.away, before + effect.n))
    if now != before:
        play.say("evershade-lead", who=chase.name, n=now, more=int(now > before))
    return result_of(1, abs(now - before))


async def kindle(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    near = board.lost_near(play.state, play.content, deed.actor, effect.range)
    if not near:
        return Result.NOT_DONE
    play.state.fight.kept.append(near[0])
    name = next(one.name for one in board.sheet(play.state, play.content).wards if one.space == near[0])
    play.say("evershade-ward-kept", what=name, space=near[0])
    return Result.DONE


async def spawn(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-18.12, LE-18.15: on the first free of its places, else the closest empty one; a card not in the line joins
    its right end, a flipped one turns face up and keeps its token."""
    state, content = play.state, play.content
    if effect.summon is not None:
        return await _summon(play, effect, deed)
    card = content.enemies[effect.enemy]
    foe = next((one for one in state.fight.line if one.card == card.id), None)
    if foe is None:
        foe = Foe(card.id, deck=play.shuffle(f"deck:{card.id}", list(card.deck)))
        state.fight.line.append(foe)
    letter = next_letter(state, card, foe, effect.model)
    named = effect.at if isinstance(effect.at, tuple) else ()
    places = [one for one in named if one in board.chart(state, content)]  # a card may be drawn on several sheets
    fits = [one for one in places if board.nearest_empty(state, content, one, card.size) == one]
    space = fits[0] if fits else (board.nearest_empty(state, content, places[0], card.size) if places else None)
    if letter is None or space is None:
        return Result.NOT_DONE
    hp = value_of(card.hp, CombatFacts(state, content, Deed("")).number)
    if card.type != "minion":
        hp = card.eased(hp, is_alone=board.is_alone(state))
    foe.models.append(Model(letter, space, hp))
    board.meet(state, card.id, [letter])
    foe.is_flipped = False
    play.say("evershade-spawned", who=f"@{card.id}.{letter}", space=space)
    return Result.DONE


def next_letter(state: CombatState, card: Enemy, foe: Foe, named: str | None) -> str | None:
    """LE-18.15: the named one, else the next free one; while there is one, one that none had in this combat, so that
    nobody who was killed seems to stand there again."""
    used = {model.letter for model in foe.models}
    if named is not None and named not in used:
        return named
    free = [one for one in card.models if one not in used]
    return next((one for one in free if f"{card.id}.{one}" not in state.met), next(iter(free), None))


async def _summon(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-25.6: in the stated space, or in any of the closest empty ones; its card is one of a kind (LE-1.3)."""
    state, content = play.state, play.content
    here = board.where(state, deed.actor)
    if here is None or board.is_foe(deed.actor) or state.is_member(effect.summon):
        return Result.NOT_DONE
    owner = state.hero(deed.actor)
    named = [one for one in effect.at if one in board.chart(state, content)] if isinstance(effect.at, tuple) else []
    space = board.nearest_empty(state, content, named[0] if named else here)
    if space is None:
        return Result.NOT_DONE
    allies.summon(play, effect.summon, owner.owner or owner.id, deed, space)
    return Result.DONE


async def move_border(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    play.state.fight.walls[effect.edge] = effect.to
    play.say("evershade-border", edge=effect.edge, to=effect.to)
    return Result.DONE


async def set_space(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """What was in the space is gone as far as something else is said; what has become of it is data."""
    told = effect.model_dump(mode="json", by_alias=True, include={"cover", "danger", "keywords"}, exclude_none=True)
    changed = play.state.fight.changed
    named = {"here": deed.actor, "target": deed.target}.get(effect.space)
    spaces = [effect.space] if named is None else board.covered(play.state, play.content, named)
    for space in spaces:
        changed[space] = changed.get(space, {}) | told
        for what, now in told.items():
            play.say("evershade-space", space=space, what=what, n=int(bool(now)))
    return result_of(1, len(spaces))


async def move(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-19.3: up to so many spaces, where the player likes; past enemies, or without harm, if the card says so."""
    made = 0
    for one in meant(play.state, play.content, effect.who, deed):
        if board.is_foe(one) or board.where(play.state, one) is None:
            continue
        made += await moving.choose_way(play, one, amount(play, effect.n, deed), effect.how)
    return result_of(1, made)


async def swap(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """Two models of one space each exchange their spaces, which is no movement: nothing is entered."""
    first = meant(play.state, play.content, effect.who, deed)[:1]
    other = meant(play.state, play.content, effect.to, deed)[:1]
    pair = [*first, *other]
    spaces = [board.covered(play.state, play.content, one) for one in pair]
    if len(pair) != 2 or pair[0] == pair[1] or any(len(one) != 1 for one in spaces):
        return Result.NOT_DONE
    moving.put(play.state, pair[0], spaces[1][0])
    moving.put(play.state, pair[1], spaces[0][0])
    play.say("evershade-swapped", who=f"@{pair[0]}", target=f"@{pair[1]}")
    return Result.DONE


async def place(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """Into an empty space without danger, in reach of whoever acts: its player says which."""
    who = next(iter(meant(play.state, play.content, effect.who, deed)), "")
    if board.where(play.state, who) is None or board.size(play.content, who) != ONE_SPACE:
        return Result.NOT_DONE
    space = await tokens.choose_place(play, deed.actor, who, effect.to.space)
    if not space:
        return Result.NOT_DONE
    moving.put(play.state, who, space)
    play.say("evershade-placed", who=f"@{who}", space=space)
    return Result.DONE


async def token(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-23.1 to 23.4: of the card that is played, onto a model, or onto spaces of the player's choice."""
    if not deed.card or board.is_foe(deed.actor):
        return Result.NOT_DONE
    n = min(3, amount(play, effect.n, deed))
    if not await tokens.have_room(play, deed.actor, deed.card):
        return Result.NOT_DONE
    space = getattr(effect.onto, "space", None)
    if space is None:
        found = meant(play.state, play.content, effect.onto, deed)[:1] * n
    else:
        found = await tokens.choose_spaces(play, deed.actor, space, n)
    play.state.fight.laid += [EffectToken(deed.actor, deed.card, where) for where in found]
    for where in dict.fromkeys(found):
        play.say("evershade-token-laid", who=f"@{deed.actor}", card=f"@{deed.card}", where=tokens.named(where))
    return result_of(n, len(found))


async def untoken(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """So many tokens of this card go, from the target, or from anywhere (first where it has just been entered)."""
    n = amount(play, effect.n, deed)
    fight = play.state.fight
    here = board.covered(play.state, play.content, deed.entering) if deed.entering else []
    own = [one for one in fight.laid if one.owner == deed.actor and one.card == deed.card]
    if effect.onto != "any":
        places = meant(play.state, play.content, effect.onto, deed)
        own = [one for one in own if one.where in places]
    own.sort(key=lambda one: one.where not in here)
    for one in own[:n]:
        fight.laid.remove(one)
    return result_of(1, len(own[:n]))
