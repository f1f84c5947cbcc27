"""What is gained, lost and healed (LE-5 to LE-11)."""

from typing import Any, Final

from bot.rules.effects.registry import Result, result_of
from cogs.evershade.rules.character import goods, sharing
from cogs.evershade.rules.character.burdens import gain_boon, gain_condition, has_room
from cogs.evershade.rules.character.outcomes import tell, tell_boon
from cogs.evershade.rules.character.pools import boons_left
from cogs.evershade.rules.character.tracker import mark as mark_letter
from cogs.evershade.rules.character.tracker import unmark as unmark_letter
from cogs.evershade.rules.combat import boons, hurt, losses
from cogs.evershade.rules.combat.fate import gain_fate, pay_fate
from cogs.evershade.rules.combat.handlers.amounts import amount
from cogs.evershade.rules.company.allies import gain_hp
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.rules.field.context import Deed
from cogs.evershade.rules.field.meant import healed, heroes_meant, meant
from cogs.evershade.state import Boon, Character


async def heal(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-5.7, LE-10.8; enemies may go above what they began with (LE-20.15)."""
    n, done = amount(play, effect.n, deed), 0
    for one in healed(play.state, effect.who, meant(play.state, play.content, effect.who, deed)):
        if board.is_foe(one):
            if board.where(play.state, one) is not None:  # LE-20.14
                board.foe_of(play.state, one)[1].hp += n
                done += n
            continue
        hero = play.state.hero(one)
        if hero.kind:  # LE-25.2
            done += gain_hp(play, hero, n)
            continue
        before = hero.hp if effect.what == "hp" else hero.terror
        if effect.what == "hp":
            hero.hp = min(hero.max_hp, hero.hp + n)
        else:
            hero.terror = max(0, hero.terror - n)
        got = abs(before - (hero.hp if effect.what == "hp" else hero.terror))
        done += got
        if got:
            tell(play, "evershade-heals", who=f"@{one}", what=effect.what, n=got)
    return result_of(1, done)


GAINS: Final = frozenset({"fate", "terror", "boon", "condition", "brill", "action", "exp", "item", "card", "skill"})
"""What can be gained in a combat."""
LOSSES: Final = frozenset({"hp", "fate", "brill", "terror", "item", "boon", "condition", "card", "skill"})
"""What can be lost in one."""


async def gain(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """Fate, terror, boons, conditions, brill and actions; each recipient in seat order (LE-2.2)."""
    n = amount(play, effect.n, deed)
    found = heroes_meant(play, effect.who, deed)
    if effect.what == "fate":
        names = healed(play.state, effect.who, [one.id for one in found])
        found = [play.state.hero(one) for one in names]
    for hero in found:
        if hero.kind:
            await _gain_of_ally(play, hero, effect, n, deed)
            continue
        match effect.what:
            case "fate":
                gain_fate(play, hero, n)
            case "terror":
                await hurt.add_terror(play, hero.id, n, deed.actor)
            case "boon":
                await _gain_boons(play, hero, effect, n)
            case "condition":
                if not gain_condition(hero, effect.kind):
                    await hurt.die(play, hero)
                elif effect.kind == "trauma" and play.state.fight.sheet:  # LE-10.10
                    await hurt.eliminate(play, hero)
            case "brill" if effect.who == "party":  # LE-4.9: one amount for all of them
                await sharing.gain_brill(play, [one.id for one in found], n)
                break
            case "brill":
                sharing.find_brill(play, hero.id, n)
            case "action":
                play.state.fight.actions += n
            case "exp":
                goods.gain_exp(play, hero, n)
            case "item":
                await goods.gain_item(play, hero.id, effect.id)
            case "card":
                goods.gain_card(play, hero, effect.id)
            case "skill":
                await goods.gain_skill(play, hero.id, effect.id)
    return result_of(1, len(found))


async def _gain_of_ally(play: CombatPlay, ally: Character, effect: Any, n: int, deed: Deed) -> None:
    """LE-25.1, LE-25.2, LE-25.9: fate is HP, terror costs them; what they find is their owner's; boons, conditions and
    experience they have none of."""
    match effect.what:
        case "fate":
            gain_fate(play, ally, n)
        case "terror":
            await hurt.add_terror(play, ally.id, n, deed.actor)
        case "item":
            await goods.gain_item(play, ally.owner, effect.id)
        case "brill":
            sharing.find_brill(play, ally.owner, n)
        case "action":
            play.state.fight.actions += n


async def _gain_boons(play: CombatPlay, hero: Character, effect: Any, n: int) -> None:
    """LE-10.3: one at a time; of any kind is what its owner says (D10). LE-1.3: none of a kind of which none is left,
    but a terror that goes instead of one takes none."""
    for _ in range(n):
        kind, name = effect.kind, hero.id
        if kind in (None, "any", "any_att") and has_room(play.state.hero(name)):
            kind = await boons.kind_of_choice(play, name, greater=effect.greater, any_att=kind == "any_att")
        found = play.state.hero(name)
        if not has_room(found) or boons_left(play.state.heroes, kind or "any", is_greater=effect.greater):
            boon, terror = Boon(kind or "any", effect.greater), found.terror
            if gain_boon(found, boon) and found.terror == terror:
                tell_boon(play, "evershade-gains-boon", name, boon)
            elif found.terror < terror:
                tell(play, "evershade-heals", who=f"@{name}", what="terror", n=1)


async def lose(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-10.11: as much as there is; HP past armor and cover (LE-21.6)."""
    found = meant(play.state, play.content, effect.who, deed)
    everything = 10**6 if effect.n == "all" else 0
    n = everything or amount(play, effect.n, deed)
    if effect.what == "brill" and effect.who == "party":
        await sharing.pay_brill(play, [one.id for one in heroes_meant(play, effect.who, deed)], n)
        return result_of(1, len(found))
    for one in found:
        if effect.what == "hp":
            await hurt.lose_hp(play, one, n)
        elif not board.is_foe(one):
            hero = play.state.hero(one)
            if hero.kind and effect.what == "terror":
                gain_hp(play, hero, n)
            if effect.what == "fate":
                pay_fate(play, hero, min(n, hero.fate))
            elif effect.what in ("brill", "terror"):
                setattr(hero, effect.what, max(0, getattr(hero, effect.what) - n))
            elif effect.what == "item":
                goods.lose_item(play, hero, effect.id)
            elif effect.what == "boon":
                await losses.give_boons(play, one, n)
            elif effect.what == "condition" and effect.kind in hero.conditions:
                hero.conditions.remove(effect.kind)
            elif effect.what == "card":
                goods.drop_card(hero, effect.id)
            elif effect.what == "skill" and effect.id in hero.skills:
                hero.skills.remove(effect.id)
    return result_of(1, len(found))


async def mark(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-13.1: marking twice is marking once."""
    mark_letter(play.state.tracker, effect.slot)
    return Result.DONE


async def unmark(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    return result_of(1, unmark_letter(play.state.tracker, effect.slot))
