"""What each effect of a combat does, and which effects a combat can carry out at all (rules 9)."""

from collections.abc import Iterator
from typing import Any, Final

from pydantic import BaseModel

from bot.rules.effects.conditions import condition_words
from bot.rules.effects.engine import EffectEngine, EffectRules
from bot.rules.effects.facts import Facts
from bot.rules.effects.model import effect_models, effect_name
from bot.rules.effects.registry import EffectRegistry, Handler, Result, result_of
from bot.rules.effects.shared import if_holds
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.effects import AnyEffect
from cogs.evershade.content.vocabulary.expressions import value_of
from cogs.evershade.rules import tracker
from cogs.evershade.rules.character import goods
from cogs.evershade.rules.character.burdens import gain_boon, gain_condition
from cogs.evershade.rules.combat import board, hurt, moving
from cogs.evershade.rules.combat.board import CombatPlay
from cogs.evershade.rules.combat.context import ASKS, CombatFacts, Deed
from cogs.evershade.rules.combat.meant import heroes_meant, meant
from cogs.evershade.state import Boon, Character, Foe, Model


def _n(play: CombatPlay, value: Any, deed: Deed) -> int:
    return value_of(value, CombatFacts(play.state, play.content, deed).number)


# ---------------------------------------------------------------------- blows and HP


async def damage(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-21.7: amounts are read once (LE-1.7), each target is finished before the next (LE-24.8)."""
    n = _n(play, effect.n, deed) + deed.weapon
    ignore = _n(play, effect.ignore, deed)
    lost = 0
    for one in meant(play.state, play.content, effect.to, deed):
        lost += hurt.strike(play, one, n, deed.actor, (*deed.types, *effect.types), ignore=ignore)
    return result_of(1, lost)


async def prevent(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-21.1, LE-21.8: so much of the attack that is coming; with an `or`, terror where there is no damage left."""
    if deed.coming is None:
        return Result.NOT_DONE
    other = effect.instead
    left = deed.coming.damage - deed.coming.prevented
    if other is not None and other.terror is not None and left <= 0 < deed.coming.terror:
        deed.coming.terror_prevented += _n(play, other.terror, deed)
        return Result.DONE
    deed.coming.prevented += _n(play, effect.damage or 0, deed)
    deed.coming.terror_prevented += _n(play, effect.terror or 0, deed)
    return Result.DONE


async def heal(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-5.7, LE-10.8; enemies may go above what they began with (LE-20.15)."""
    n, done = _n(play, effect.n, deed), 0
    for one in meant(play.state, play.content, effect.who, deed):
        if board.is_foe(one):
            board.foe_of(play.state, one)[1].hp += n
            done += n
            continue
        hero = play.state.hero(one)
        before = hero.hp if effect.what == "hp" else hero.terror
        if effect.what == "hp":
            hero.hp = min(hero.max_hp, hero.hp + n)
        else:
            hero.terror = max(0, hero.terror - n)
        done += abs(before - (hero.hp if effect.what == "hp" else hero.terror))
    return result_of(1, done)


async def gain(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """Fate, terror, boons, conditions, brill and actions; each recipient in seat order (LE-2.2)."""
    n = _n(play, effect.n, deed)
    found = heroes_meant(play, effect.who, deed)
    for hero in found:
        match effect.what:
            case "fate":
                hurt.gain_fate(play, hero, n)
            case "terror":
                hurt.add_terror(play, hero, n)
            case "boon":
                await _gain_boons(play, hero, effect, n)
            case "condition":
                if not gain_condition(hero, effect.kind):
                    hurt.die(play, hero)
                elif effect.kind == "trauma" and play.state.fight.sheet:  # LE-10.10
                    hurt.eliminate(play, hero)
            case "brill" if effect.who == "party":  # LE-4.9: one amount for all of them
                goods.share_brill(play, found, n)
                break
            case "brill":
                hero.brill += n
                play.say("evershade-brill", n=n)
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


async def _gain_boons(play: CombatPlay, hero: Character, effect: Any, n: int) -> None:
    """LE-10.3, D10: of any kind: the highest attribute's."""
    best = max(hero.att, key=lambda name: hero.att[name])
    for _ in range(n):
        gain_boon(hero, Boon(best if effect.kind in (None, "any", "any_att") else effect.kind, effect.greater))


async def lose(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-10.11: as much as there is; HP past armor and cover (LE-21.6)."""
    found = meant(play.state, play.content, effect.who, deed)
    everything = 10**6 if effect.n == "all" else 0
    n = everything or _n(play, effect.n, deed)
    if effect.what == "brill" and effect.who == "party":
        goods.pay_brill(play, heroes_meant(play, effect.who, deed), n)
        return result_of(1, len(found))
    for one in found:
        if effect.what == "hp":
            hurt.lose_hp(play, one, n)
        elif not board.is_foe(one):
            hero = play.state.hero(one)
            if effect.what == "fate":
                hurt.pay_fate(play, hero, min(n, hero.fate))
            elif effect.what in ("brill", "terror"):
                setattr(hero, effect.what, max(0, getattr(hero, effect.what) - n))
            elif effect.what == "item":
                goods.lose_item(play, hero, effect.id)
    return result_of(1, len(found))


async def defeat(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    found = [one for one in meant(play.state, play.content, effect.who, deed) if board.is_foe(one)]
    for one in found:
        hurt.defeat(play, one)
    return result_of(1, len(found))


async def knock_out(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-24.1: no matter how many HP are left."""
    found = heroes_meant(play, effect.who, deed)
    for hero in found:
        hurt.knock_out(play, hero)
    return result_of(1, len(found))


async def eliminate(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    found = heroes_meant(play, effect.who, deed)
    for hero in found:
        hurt.eliminate(play, hero)
    return result_of(1, len(found))


async def kill(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    found = heroes_meant(play, effect.who, deed)
    for hero in found:
        hurt.die(play, hero)
    return result_of(1, len(found))


async def stabilize(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-24.3: of somebody whose token lies there."""
    hero = next((one for one in play.state.heroes if one.id == deed.target), None)
    if hero is None or hero.status != "knocked_out":
        return Result.NOT_DONE
    hurt.stabilize(play, hero)
    return result_of(1, int(deed.target in play.state.fight.spaces))


# ---------------------------------------------------------------------- the sheet


async def push(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    n, made = _n(play, effect.n, deed), 0
    for one in meant(play.state, play.content, effect.who, deed):
        made += await moving.push(play, deed.actor, one, n)
    return result_of(1, made)


async def pull(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    n, made = _n(play, effect.n, deed), 0
    for one in meant(play.state, play.content, effect.who, deed):
        made += await moving.pull(play, deed.actor, one, n)
    return result_of(1, made)


async def spawn(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-18.12, LE-18.15: on the first free of its places, else the closest empty one; a card not in the line joins
    its right end, a flipped one turns face up and keeps its token."""
    state, content = play.state, play.content
    card = content.enemies[effect.enemy]
    foe = next((one for one in state.fight.line if one.card == card.id), None)
    if foe is None:
        foe = Foe(card.id, deck=play.shuffle(f"deck:{card.id}", list(card.deck)))
        state.fight.line.append(foe)
    used = {model.letter for model in foe.models}
    letter = effect.model if effect.model not in used else None
    letter = letter or next((one for one in card.models if one not in used), None)
    places = list(effect.at) if isinstance(effect.at, tuple) else []
    free = [one for one in places if one not in board.occupied(state)]
    space = free[0] if free else (board.nearest_empty(state, content, places[0]) if places else None)
    if letter is None or space is None:
        return Result.NOT_DONE
    hp = value_of(card.hp, CombatFacts(state, content, Deed("")).number)
    foe.models.append(Model(letter, space, hp))
    foe.is_flipped = False
    play.say("evershade-spawned", who=f"@{card.id}.{letter}", space=space)
    return Result.DONE


async def move_border(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    play.state.fight.walls[effect.edge] = effect.to
    play.say("evershade-border", edge=effect.edge, to=effect.to)
    return Result.DONE


async def mark(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-13.1: marking twice is marking once."""
    tracker.mark(play.state.tracker, effect.slot)
    return Result.DONE


async def unmark(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    return result_of(1, tracker.unmark(play.state.tracker, effect.slot))


# ---------------------------------------------------------------------- activations


async def extra_action(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    play.state.fight.actions += _n(play, effect.n, deed)
    return Result.DONE


async def activate(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """Command: somebody who has no token yet is next, and gets a white one."""
    fight = play.state.fight
    if board.is_foe(deed.target) or deed.target not in fight.spaces or deed.target in fight.tokens:
        return Result.NOT_DONE
    fight.called = deed.target
    return Result.DONE


async def end_activation(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    play.state.fight.actions = 0
    return Result.DONE


async def support(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-15.6: the roll itself asks for these dice; alone it does nothing."""
    return Result.NOT_DONE


async def refresh(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-9.4: all cards of those who are meant."""
    for hero in heroes_meant(play, effect.who, deed):
        for slot in hero.hotbar:
            if slot is not None:
                slot.is_light = True
    return Result.DONE


HANDLERS: Final[dict[str, Handler[CombatPlay, Deed]]] = {
    "damage": damage,
    "prevent": prevent,
    "heal": heal,
    "gain": gain,
    "lose": lose,
    "defeat": defeat,
    "knock_out": knock_out,
    "eliminate": eliminate,
    "kill": kill,
    "stabilize": stabilize,
    "push": push,
    "pull": pull,
    "spawn": spawn,
    "move_border": move_border,
    "mark": mark,
    "unmark": unmark,
    "extra_action": extra_action,
    "activate": activate,
    "end_activation": end_activation,
    "support": support,
    "refresh": refresh,
    "if": if_holds,
}
PASSIVE: Final = frozenset({"modify"})
"""Effects that are read where they stand and never carried out."""


class CombatRules(EffectRules[CombatPlay, Deed]):
    """What a combat answers for the engine."""

    def facts(self, look: CombatPlay, context: Deed) -> Facts:
        return CombatFacts(look.state, look.content, context)

    def may_go_on(self, play: CombatPlay, context: Deed) -> bool:
        """LE-19.9: once whoever acts has fallen, the rest does not happen."""
        in_fight = bool(play.state.fight.sheet)
        return not in_fight or not context.actor or board.where(play.state, context.actor) is not None

    def on_used(self, play: CombatPlay, effect: Any, context: Deed) -> None:
        play.used(effect.do)

    def on_result(self, play: CombatPlay, effect: Any, context: Deed, result: Result) -> None:
        """LE-18.10: checked after every effect."""
        hurt.conclude(play)


def combat_effects() -> EffectEngine[CombatPlay, Deed]:
    """The engine with a handler for each effect that a combat carries out."""
    models = [model for model in effect_models(AnyEffect) if effect_name(model) in HANDLERS]
    return EffectEngine(EffectRegistry(models, HANDLERS), CombatRules())


def unplayable(content: EvershadeContent) -> list[str]:
    """What cards of a fight say that no combat carries out yet, in words; a pack with any of it is not played."""
    problems = []
    for shelf in (content.action_cards, content.enemies, content.activations, content.sheets, content.items):
        for name, entry in shelf.items():
            for part in parts_of(entry):
                do = getattr(part, "do", None)
                if do is not None and do not in HANDLERS and do not in PASSIVE:
                    problems.append(f"{name}: no combat carries out {do!r}")
                for asked in ("condition", "holds", "need"):
                    words = condition_words(getattr(part, asked, None)) - set(ASKS)
                    problems += [f"{name}: no combat answers {word!r}" for word in sorted(words)]
    return problems


def parts_of(value: Any) -> Iterator[BaseModel]:
    """An entry and every part of it."""
    if isinstance(value, BaseModel):
        yield value
        for field in type(value).model_fields:
            yield from parts_of(getattr(value, field))
    elif isinstance(value, list | tuple):
        for one in value:
            yield from parts_of(one)
    elif isinstance(value, dict):
        for one in value.values():
            yield from parts_of(one)
