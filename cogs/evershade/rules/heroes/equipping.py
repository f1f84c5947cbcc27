"""Re-equipping in camp: what is worn, what lies on the hotbar, what is handed to somebody else (LE-17.3, LE-17.4)."""

from typing import Final

from bot.rules.decision import Option, Text, text
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.rules.character.goods import (
    drop_card,
    owned_cards,
    room_for,
    slots_for,
    ways_to_wear,
    worn_told,
)
from cogs.evershade.rules.field.board import hint
from cogs.evershade.rules.story.voting import Session
from cogs.evershade.state import Character, EvershadeState, HotbarCard

DONE: Final = "done"
ACCEPT: Final = "accept"


async def equip(play: Session, seat: int, may_give: bool = True) -> None:
    """D16: any legal layout of each of its characters."""
    for name in [one.id for one in play.state.heroes_of(seat) if one.status == "ok"]:
        await equip_one(play, seat, name, may_give)


async def equip_one(play: Session, seat: int, name: str, may_give: bool) -> None:
    """One change after the other; nobody is asked who has nothing in the pouch."""
    prompt = text("evershade-ask-equip-camp", who=f"@{name}")

    def options() -> list[Option]:
        found = changes(play.state, play.content, play.state.hero(name), may_give)
        return [*found, Option(DONE, text("evershade-option-equipped"))]

    while len(found := options()) > 1:
        chosen = await play.ask(
            seat, "evershade.camp-equip", prompt, options, found, default=lambda: DONE, forced=False
        )
        if chosen in ("", DONE):
            break
        await _change(play, name, chosen)


def _is_offered(state: EvershadeState, hero: Character, item: str) -> bool:
    offers = state.camp.gifts.get(hero.id, []) if state.camp is not None else []
    return any(offer.rpartition(":")[0] == item for offer in offers)


def changes(state: EvershadeState, content: EvershadeContent, hero: Character, may_give: bool = True) -> list[Option]:
    """What can be changed, first what costs nothing: a card on an empty slot, a thing where nothing is worn. Nothing
    while the pouch is empty. A card's own item need not be worn for it to lie there (LE-9.7)."""
    free, over = list[Option](), list[Option]()
    for card in hero.pouch_cards:
        told = hint(content, card)
        for slot in slots_for(content, hero, card):
            covers = hero.hotbar[slot] is not None
            label = _lay_label(hero, card, slot)
            laid = Option(f"lay:{card}:{slot}", label, told, secondary=covers, group=card)
            (over if covers else free).append(laid)
    worn = [
        Option(f"wear:{way}", text("evershade-option-wear", item=f"@{way}"), worn_told(content, item))
        for item in dict.fromkeys(hero.pouch_items)
        if room_for(content, hero, content.items[item])
        for way in ways_to_wear(content, item)
    ]
    found = [*free, *worn, *(_gifts(state, content, hero) if may_give else ()), *over]
    if found:
        found += [
            Option(f"off:{ref}", text("evershade-option-take-off", item=f"@{ref}"), secondary=True) for ref in hero.worn
        ]
    return found


def _gifts(state: EvershadeState, content: EvershadeContent, hero: Character) -> list[Option]:
    """LE-11.2, LE-17.3, E34: what others may be offered; companions are exchanged too, a partner stays with its own."""
    things = [one for one in dict.fromkeys(hero.pouch_items) if not content.items[one].quest]
    things += [ally.id for ally in state.allies_of(hero.id) if not ally.partner]
    return [
        Option(
            f"give:{thing}:{other.id}",
            text("evershade-option-give", item=f"@{thing}", who=f"@{other.id}"),
            secondary=True,
        )
        for thing in things
        if not _is_offered(state, hero, thing)
        for other in state.heroes
        if other.id != hero.id and other.status == "ok"
    ]


def _lay_label(hero: Character, card: str, slot: int) -> Text:
    there = hero.hotbar[slot]
    if there is None:
        return text("evershade-option-lay", card=f"@{card}", slot=slot + 1)
    return text("evershade-option-lay-over", card=f"@{card}", slot=slot + 1, old=f"@{there.card}")


async def _change(play: Session, name: str, chosen: str) -> None:
    kind, _, what = chosen.partition(":")
    hero = play.state.hero(name)
    if kind == "wear":
        hero.pouch_items.remove(what.partition("/")[0])
        hero.worn.append(what)
        play.say("evershade-wears", who=f"@{name}", item=f"@{what}")
    elif kind == "off":
        hero.worn.remove(what)
        hero.pouch_items.append(what.partition("/")[0])
        play.say("evershade-takes-off", who=f"@{name}", item=f"@{what}")
    elif kind == "lay":
        card, _, slot = what.rpartition(":")
        _lay(hero, card, int(slot))
        play.say("evershade-lays", who=f"@{name}", card=f"@{card}", slot=int(slot) + 1)
    else:  # it stays in the pouch until it is taken
        play.state.camp.gifts.setdefault(name, []).append(what)


def _lay(hero: Character, card: str, slot: int) -> None:
    """LE-9.2, LE-17.4: light side up; what lay there goes into the pouch."""
    old = hero.hotbar[slot]
    hero.pouch_cards.remove(card)
    if old is not None:
        hero.pouch_cards.append(old.card)
    hero.hotbar[slot] = HotbarCard(card)


async def hand_over(play: Session) -> None:
    """D39: what was offered, in seat order; whoever has got something may equip once more."""
    takers = set()
    for giver in [one.id for one in play.state.heroes]:
        for gift in play.state.camp.gifts.pop(giver, ()):
            item, _, taker = gift.rpartition(":")
            if await _give(play, giver, item, taker):
                takers.add(play.state.seat_of(taker))
    await play.together([equip(play, seat, may_give=False) for seat in sorted(takers)])


async def _give(play: Session, giver: str, item: str, taker: str) -> bool:
    """Whether both owners agree; the item's card goes with it (LE-9.7)."""
    to = play.state.seat_of(taker)
    if to != play.state.seat_of(giver):
        options = [Option(ACCEPT, text("option-accept")), Option("no", text("option-decline"))]
        prompt = text("evershade-ask-accept", who=f"@{giver}", item=f"@{item}", to=f"@{taker}")
        answer = await play.ask(to, "evershade.accept", prompt, lambda: options, default=lambda: "no", forced=False)
        if answer != ACCEPT:
            play.say("evershade-declines", who=f"@{taker}", item=f"@{item}")
            return False
    one, other = play.state.hero(giver), play.state.hero(taker)
    if play.state.is_member(item):
        play.state.hero(item).owner = taker
        play.say("evershade-gives", who=f"@{giver}", item=f"@{item}", to=f"@{taker}")
        return True
    if item not in one.pouch_items:
        return False
    one.pouch_items.remove(item)
    other.pouch_items.append(item)
    card = play.content.items[item].card
    if card is not None and card in owned_cards(one):
        drop_card(one, card)
        if card not in owned_cards(other):
            other.pouch_cards.append(card)
    play.say("evershade-gives", who=f"@{giver}", item=f"@{item}", to=f"@{taker}")
    return True
