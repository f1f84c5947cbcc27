"""What somebody has to give up, of their own choice (LE-9.9, LE-10.6, LE-10.9, D10, D31)."""

from collections.abc import Sequence

from bot.rules.decision import Option, text
from cogs.evershade.rules.character.burdens import boons_in_the_way
from cogs.evershade.rules.character.outcomes import tell_boon
from cogs.evershade.rules.combat.boons import label
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.state import Character


async def boons_for_terror(play: CombatPlay, name: str, n: int) -> list[int]:
    """LE-10.6: places of the boons whose slots n terror take."""
    return await _boons(play, name, boons_in_the_way(play.state.hero(name), n), "terror")


async def give_boons(play: CombatPlay, name: str, n: int) -> None:
    """So many boons, or all that there are (LE-10.11)."""
    hero = play.state.hero(name)
    gone = await _boons(play, name, min(n, len(hero.boons)))
    hero = play.state.hero(name)
    tell_gone(play, hero, gone)
    hero.boons = [one for place, one in enumerate(hero.boons) if place not in gone]


def tell_gone(play: CombatPlay, hero: Character, gone: Sequence[int]) -> None:
    """Which boons leave, by their places."""
    for place in gone:
        tell_boon(play, "evershade-boon-gone", hero.id, hero.boons[place])


async def _boons(play: CombatPlay, name: str, n: int, why: str = "none") -> list[int]:
    """Of some that are alike it does not matter which."""
    boons = play.state.hero(name).boons
    if all(one == boons[0] for one in boons):
        return list(range(len(boons)))[len(boons) - n :]
    options = [Option(str(place), label(one)) for place, one in enumerate(boons)]
    return [int(one) for one in await _picked(play, name, "evershade.boon-lost", options, n, why)]


async def cards_to_pouch(play: CombatPlay, name: str, n: int) -> None:
    """D31: so many cards of the hotbar; markers and effect tokens of theirs leave (LE-9.9)."""
    hero = play.state.hero(name)
    laid = [(str(place), slot.card) for place, slot in enumerate(hero.hotbar) if slot is not None]
    options = [Option(place, text("evershade-option-card", card=f"@{card}")) for place, card in laid]
    gone = await _picked(play, name, "evershade.card-lost", options, min(n, len(laid)))
    hero, fight = play.state.hero(name), play.state.fight
    for place, card in laid:
        if place in gone:
            hero.hotbar[int(place)] = None
            hero.pouch_cards.append(card)
            fight.laid = [one for one in fight.laid if (one.owner, one.card) != (name, card)]
            play.say("evershade-to-pouch", who=f"@{name}", what=f"@{card}")


async def item_to_pouch(play: CombatPlay, name: str) -> None:
    """LE-10.9, D31: a handheld item, any equipped one where there is none."""
    worn, items = play.state.hero(name).worn, play.content.items
    able = [one for one in worn if items[one.partition("/")[0]].slot == "hand"] or worn
    if not able:
        return
    options = [Option(one, text("evershade-option-thing", item=f"@{one}")) for one in able]
    gone = (await _picked(play, name, "evershade.item-lost", options, 1))[0]
    hero, item = play.state.hero(name), gone.partition("/")[0]
    hero.worn.remove(gone)
    hero.pouch_items.append(item)
    play.say("evershade-to-pouch", who=f"@{name}", what=f"@{item}")


async def _picked(
    play: CombatPlay, name: str, key: str, options: Sequence[Option], n: int, why: str = "none"
) -> list[str]:
    """Exactly so many of these, the last ones where nobody says. why: what needs the place of a boon."""
    last = [one.id for one in options[len(options) - n :]]
    if n in (0, len(options)):
        return last
    prompt = text("evershade-ask-lost", who=f"@{name}", n=n, what=key.rpartition(".")[2], why=why)
    seat = play.state.seat_of(name)
    if n == 1:
        return [await play.ask(seat, key, prompt, lambda: options, default=lambda: last[0])]
    return await play.ask_some(seat, key, prompt, lambda: options, n, n, default=lambda: last)
