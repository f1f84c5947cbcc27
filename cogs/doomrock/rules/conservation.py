"""Where every card and marker is, and who sees it: nothing is lost, nothing is doubled, and what is hidden can be dealt
anew. Pure."""

from collections import Counter
from collections.abc import Sequence

from bot.rules.piles.zones import Stock, Zone, hidden_zones, open_zones
from bot.rules.rng import Chance
from cogs.doomrock.content.content import DoomrockContent
from cogs.doomrock.state import DoomrockState

DECKS = ("common", "epic", "ability", "wilderness", "mountain", "settings")
MAP_CARDS = 10


def stocks(state: DoomrockState, content: DoomrockContent) -> list[Stock]:
    """All that is drawn from a pile."""
    if state.phase == "setup" or not state.setting:
        return []
    of_map = [Zone(state.map_deck, (), known=(0,)), *open_zones([area.card for area in state.row], state.map_discard)]
    return [
        *_decks(state, content),
        Stock("the map", MAP_CARDS, of_map),  # Doomrock is known to lie at the bottom (setup 7)
        *in_battle(state, content),
    ]


def in_battle(state: DoomrockState, content: DoomrockContent) -> list[Stock]:
    """The expose markers, on the field and off it, and the AI deck of a battle (DR-12, DR-13.1)."""
    found, battle = [], state.battle
    held = [hero.expose for hero in state.heroes]
    if battle is not None:
        held += [enemy.expose for enemy in battle.enemies]
        if battle.round and battle.step != "won":
            printed = Counter(content.ai_deck(battle.encounter, state.options.edition))
            drawn = [*hidden_zones(battle.ai_draw), *open_zones(battle.ai_discard)]
            found.append(Stock("the AI deck", printed, drawn))
    markers = [*hidden_zones(state.pool, *held), *open_zones(state.revealed, state.removed)]
    if any(zone.cards for zone in markers):  # before setup 14 there are none
        found.append(Stock("expose markers", content.expose, markers))
    return found


def _decks(state: DoomrockState, content: DoomrockContent) -> list[Stock]:
    lying: dict[str, list[str]] = {name: [] for name in DECKS}
    for item in [*state.items, *(i for hero in state.heroes for i in hero.equipped)]:
        lying[content.items[item].deck].append(item)
    for hero in state.heroes:
        lying["ability"] += [card for card in hero.abilities if card not in content.starting]
    for card in [*state.limbo, *(card for area in state.row for card in area.permanents)]:
        lying[_deck_of(card, content)].append(card)
    lying["settings"].append(state.setting)
    return [
        Stock(
            f"deck {name}",
            _printed(name, state, content),
            [*hidden_zones(state.decks[name]), *open_zones(state.discards.get(name, ()), cards)],
        )
        for name, cards in lying.items()
    ]


def _printed(name: str, state: DoomrockState, content: DoomrockContent) -> Counter[str]:
    edition, without = state.options.edition, state.options.without
    return Counter(card for card in content.deck(name) if content.fits(card, edition, without))


def _deck_of(card: str, content: DoomrockContent) -> str:
    if card in content.items:
        return content.items[card].deck
    if card in content.events:
        return content.events[card].deck
    return "ability" if card in content.abilities else "settings"


def redeal_encounters(state: DoomrockState, content: DoomrockContent, seed: bytes) -> None:
    """Deal the hidden encounters of later segments anew."""
    chance = Chance(seed, {})
    if state.options.hidden_encounters:
        for tier in range(state.segment, 3):
            same: Sequence[str] = [card.id for card in content.encounters.values() if card.tier == tier + 1]
            state.encounters[tier] = chance.pick("encounter", same)
