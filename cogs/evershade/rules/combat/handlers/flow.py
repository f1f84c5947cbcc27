"""What holds effects inside: choices, costs, each of several, repetition (rules 9)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.rules.decision import Option, text
from bot.rules.effects.conditions import holds
from bot.rules.effects.registry import Result, combined
from cogs.evershade.content.vocabulary.base import Cost
from cogs.evershade.rules.character import sharing
from cogs.evershade.rules.combat import hurt, losses
from cogs.evershade.rules.combat.fate import pay_fate
from cogs.evershade.rules.combat.handlers.amounts import amount
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.rules.field.context import CombatFacts, Deed
from cogs.evershade.rules.field.meant import heroes_meant, meant
from cogs.evershade.state import Character


async def choose(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """One of several ways that can be paid for: whoever it is about says which, the holder where it is the party."""
    facts: Any = CombatFacts(play.state, play.content, deed)
    payer = _payer(play, effect.by, deed)
    able = [
        str(n)
        for n, way in enumerate(effect.options)
        if (way.need is None or holds(way.need, facts)) and can_pay(play, payer, way.cost)
    ]
    if not able:
        return Result.NOT_DONE
    options = [Option(n, text("evershade-option-way-on", what=effect.options[int(n)].text)) for n in able]
    seat = play.state.holder if payer is None else play.state.seat_of(payer.id)
    name = "none" if payer is None else f"@{payer.id}"
    answer = await play.ask(seat, "evershade.choose", text("evershade-ask-choose", who=name), lambda: options)
    way = effect.options[int(answer)]
    await take(play, None if payer is None else payer.id, way.cost)
    result: Result = await play.effects.run(play, way.effects, deed)
    return result


async def pay(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """Whoever it is about may pay; the engine runs what follows where they do, and where they do not."""
    payer = _payer(play, "self", deed)
    if payer is None or not can_pay(play, payer, effect.cost):
        return Result.NOT_DONE
    options = [Option("pay", text("evershade-option-pay-cost")), Option("no", text("evershade-option-not-pay"))]
    prompt = text("evershade-ask-pay", who=f"@{payer.id}", n=effect.cost.fate, brill=effect.cost.brill)
    seat = play.state.seat_of(payer.id)
    if await play.ask(seat, "evershade.pay", prompt, lambda: options, default=lambda: "no") != "pay":
        return Result.NOT_DONE
    await take(play, payer.id, effect.cost)
    return Result.DONE


def _payer(play: CombatPlay, who: Any, deed: Deed) -> Character | None:
    found = heroes_meant(play, who, deed) if who not in ("party", "each_ch", "each_pm") else []
    return found[0] if found else None


def can_pay(play: CombatPlay, hero: Character | None, cost: Cost) -> bool:
    """LE-1.8: in full. Brill is the party's."""
    if cost.brill > sum(one.brill for one in board.standing(play.state)):
        return False
    own = (cost.fate, cost.terror, cost.boon, cost.hp, cost.card)
    if hero is None:
        return not any(own)
    free = 4 - len(hero.boons) - hero.terror
    cards = sum(slot is not None for slot in hero.hotbar)
    have = (hero.fate, free, len(hero.boons), hero.hp - 1, cards)
    return all(want <= has for want, has in zip(own, have, strict=True))


async def take(play: CombatPlay, name: str | None, cost: Cost) -> None:
    """What can be paid is paid: fate to the pool, brill of the party, terror taken on, boons spent, HP, a card to the
    pouch."""
    if cost.brill:
        await sharing.pay_brill(play, [one.id for one in board.standing(play.state)], cost.brill)
    if name is None:
        return
    hero = play.state.hero(name)
    if cost.fate:
        pay_fate(play, hero, cost.fate)
    await losses.give_boons(play, name, cost.boon)
    if cost.terror:
        await hurt.add_terror(play, name, cost.terror)
    if cost.hp:
        await hurt.lose_hp(play, name, cost.hp)
    await losses.cards_to_pouch(play, name, cost.card)


async def each(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-1.7: for each of these in turn, as they stand before the first is touched."""
    found = meant(play.state, play.content, effect.sel, deed)
    results = [await play.effects.run(play, effect.effects, replace(deed, target=one)) for one in found]
    return combined(results) if results else Result.NOT_DONE


async def repeat(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    times = min(effect.max, amount(play, effect.n, deed))
    results = [await play.effects.run(play, effect.effects, deed) for _ in range(times)]
    return combined(results) if results else Result.NOT_DONE


async def together(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-1.4, D29: effects at the same time. They come as they are printed unless two of them are about the same model,
    and the table likes to be asked: then the holder of the decision token says which comes next."""
    left, results = dict(enumerate(effect.effects)), []
    while left:
        place = next(iter(left))
        if len(left) > 1 and play.state.options.ask_order != "never" and _touch(play, list(left.values()), deed):
            options = [
                Option(str(n), text("evershade-option-order", do=one.do, what=getattr(one, "what", "none")))
                for n, one in left.items()
            ]
            prompt = text("evershade-ask-order")
            place = int(await play.ask(play.state.holder, "evershade.order", prompt, lambda options=options: options))  # type: ignore[misc]
        results.append(await play.effects.run(play, [left.pop(place)], deed))
    return combined(results)


def _touch(play: CombatPlay, effects: Sequence[Any], deed: Deed) -> bool:
    """Whether two of these are about the same board; what names nobody is about whoever acts."""
    about = [set(meant(play.state, play.content, _whom(one), deed)) for one in effects]
    return any(one & other for n, one in enumerate(about) for other in about[:n])


def _whom(effect: Any) -> Any:
    return getattr(effect, "to", None) or getattr(effect, "who", None) or "self"
