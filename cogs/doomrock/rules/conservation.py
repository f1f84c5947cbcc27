"""Nothing is lost and nothing is doubled: where every card is; and dealing the hidden ones anew. Pure."""

from collections import Counter

from bot.rules.rng import Chance
from cogs.doomrock.content.content import DoomrockContent
from cogs.doomrock.state import DoomrockState


def cards(state: DoomrockState, content: DoomrockContent) -> list[str]:
    """What is broken about cards, silver and slots, in words."""
    if state.phase == "setup" or not state.setting:
        return []
    problems = []
    edition = state.options.edition
    places = {
        name: Counter(state.decks[name]) + Counter(state.discards.get(name, ()))
        for name in ("common", "epic", "ability", "wilderness", "mountain", "settings")
    }
    items = content.items
    for item in [*state.items, *(i for hero in state.heroes for i in hero.equipped)]:
        places[items[item].deck][item] += 1
    for hero in state.heroes:
        places["ability"].update(card for card in hero.abilities if card not in content.starting)
    for area in state.row:
        for card in area.permanents:
            places[content.events[card].deck][card] += 1
    for card in state.limbo:
        places[_deck_of(card, content)][card] += 1
    places["settings"][state.setting] += 1
    for name, found in places.items():
        printed = Counter(card for card in content.deck(name) if content.fits(card, edition, state.options.without))
        if found != printed:
            problems.append(f"deck {name}: lost {list(printed - found)}, too many {list(found - printed)}")
    for number, what in ((state.silver, "silver"), (state.time, "time")):
        if number < 0:
            problems.append(f"{what} is {number}")
    if any(area.secrets < 0 for area in state.row):
        problems.append("an area has fewer secrets than none")
    if len(state.map_deck) + len(state.row) + len(state.map_discard) != 10:
        problems.append("a map card is missing")
    return problems


def _deck_of(card: str, content: DoomrockContent) -> str:
    if card in content.items:
        return content.items[card].deck
    if card in content.events:
        return content.events[card].deck
    return "ability" if card in content.abilities else "settings"


def redeal(state: DoomrockState, content: DoomrockContent, seed: bytes) -> None:
    """Deal anew what nobody sees (DR-1.8): the order of every face-down deck and the faces of face-down markers. Of the
    map deck only Doomrock's place, at the bottom, is known."""
    chance = Chance(seed, {})
    for name, pile in state.decks.items():
        state.decks[name] = chance.shuffle(name, pile)
    state.map_deck = [*state.map_deck[:1], *chance.shuffle("map", state.map_deck[1:])]
    holders: list[list[str]] = [state.pool, *(hero.expose for hero in state.heroes)]
    battle = state.battle
    if battle is not None:
        battle.ai_draw = chance.shuffle("ai", battle.ai_draw)
        holders += [enemy.expose for enemy in battle.enemies]
    faces = chance.shuffle("faces", [kind for held in holders for kind in held])
    for held in holders:
        for place in range(len(held)):
            held[place] = faces.pop()
    if state.options.hidden_encounters:
        for tier in range(state.segment, 3):
            same = [card.id for card in content.encounters.values() if card.tier == tier + 1]
            state.encounters[tier] = chance.pick("encounter", same)
