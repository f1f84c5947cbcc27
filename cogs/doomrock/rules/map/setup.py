"""Setting up a table: heroes and traits, decks, map, encounters, setting, silver, markers (rules §3). Pure."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from bot.rules.decision import Option, Text, text
from bot.rules.piles.pile import face_down
from cogs.doomrock.rules.battle.markers import STREAM
from cogs.doomrock.rules.effects import decks
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.map.journey import reveal
from cogs.doomrock.rules.map.score import enter
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.state import DoomrockState, HeroState

SILVER: Final[Mapping[int, int]] = {2: 3, 3: 4, 4: 5}
DECKS = ("common", "epic", "ability", "mountain", "wilderness")
AREA_KINDS = ("wilderness", "mountain", "town")


def seats_of_heroes(state: DoomrockState) -> list[int]:
    """The seat of each hero: one player runs two, two may choose two each (setup 1)."""
    each = 2 if state.seats == 1 else state.options.heroes_per_player
    return [seat for seat in range(state.seats) for _ in range(each)]


async def setup(play: DoomrockPlay) -> None:
    """Everything of rules §3, which leaves the table as DR-2.1 says;
    questions are asked only for drafted or free heroes and for swaps (D-0)."""
    state, content = play.state, play.content
    for card, name in left_out(play):
        play.say("dr-left-out", card=card, name=name)  # DR-20.3
    await choose_heroes(play)
    if state.options.expansion_abilities:
        for hero in state.heroes:
            await swap_ability(play, hero.id)
    for deck in DECKS:  # setup 6
        decks.deck(state, deck).lay(play, usable(play, content.deck(deck)))
    lay_map(play)
    pick_encounters(play)
    decks.deck(state, "settings").lay(play, usable(play, content.deck("settings")))
    state.silver = SILVER[len(state.heroes)] - (state.options.difficulty == "doomed")  # setup 13
    markers = [kind for kind, n in content.expose.items() for _ in range(n)]
    state.pool = face_down(play.shuffle(STREAM, markers))  # setup 14
    state.leader = 0
    play.say(
        "dr-setup",
        heroes=[f"@{hero.class_id}" for hero in state.heroes],
        silver=state.silver,
        areas=[f"@{area.card}" for area in state.row],
        place=f"@{state.row[state.place].card}",
    )
    setting = decks.draw(play, "settings")
    assert setting is not None
    enter(play, decks.take(play, setting))  # setup 12
    play.next("map")


def usable(play: DoomrockPlay, cards: list[str]) -> list[str]:
    """The cards that fit the table's edition (DR-20.3) and are in no pack that it leaves out."""
    options = play.state.options
    return [card for card in cards if play.content.fits(card, options.edition, options.without)]


def left_out(play: DoomrockPlay) -> list[tuple[str, str]]:
    """The cards that do not."""
    edition = play.state.options.edition
    return [
        (card.id, card.name)
        for shelf in play.content.shelves()
        for card in shelf.values()
        if card.incompatible_with and not play.content.fits(card.id, edition)
    ]


async def choose_heroes(play: DoomrockPlay) -> None:
    """Setup 2: at random, drafted (two of each, keep one), or free; no repeats."""
    state, content = play.state, play.content
    classes = play.shuffle("deck:heroes", usable(play, list(content.heroes)))
    traits = play.shuffle("deck:traits", usable(play, list(content.traits)))
    play.mark_undo_boundary()
    way = state.options.hero_pick
    for number, seat in enumerate(seats_of_heroes(state)):
        if way == "random":
            class_id, trait_id = classes.pop(0), traits.pop(0)
        else:
            shown = 2 if way == "draft" else len(classes) + len(traits)
            class_id = await _pick(play, seat, "doomrock.pick_hero", "dr-ask-hero", classes[:shown])
            trait_id = await _pick(play, seat, "doomrock.pick_trait", "dr-ask-trait", traits[:shown])
            classes.remove(class_id)
            traits.remove(trait_id)
            if way == "draft":  # the rest go back
                classes = play.shuffle("deck:heroes", classes)
                traits = play.shuffle("deck:traits", traits)
                play.mark_undo_boundary()
        make_hero(play, f"h{number}", seat, class_id, trait_id)


async def _pick(play: DoomrockPlay, seat: int, key: str, ask: str, cards: list[str]) -> str:
    options = [Option(card, text("dr-option-card", card=f"@{card}"), _about(play, card)) for card in cards]
    return await play.ask(seat, key, text(ask), lambda: options)


def _about(play: DoomrockPlay, card: str) -> Text:
    return text("dr-text", text=play.content.card(card).text)


def make_hero(play: DoomrockPlay, hero_id: str, seat: int, class_id: str, trait_id: str) -> None:
    """Setup 3 and 4: three cards of the class and the one of the trait, a die for each, 1 heroism, full hp."""
    content = play.content
    printed = content.heroes[class_id]
    abilities = [*printed.starting, content.traits[trait_id].ability]
    hero = HeroState(hero_id, seat, class_id, trait_id, printed.hp, printed.hp, heroism=1, abilities=abilities)
    play.state.heroes.append(hero)
    stats.refresh(play, hero_id)
    hero.hp = hero.max_hp
    play.used(class_id)
    play.used(trait_id)
    play.say("dr-hero", seat=f"@seat:{seat}", hero=f"@{class_id}", trait=f"@{trait_id}", hp=hero.hp)


async def swap_ability(play: DoomrockPlay, hero_id: str) -> None:
    """Setup 5: one of the two class cards for another starting card of the class; never Maneuver or the trait's. It is
    no level (DR-17.3)."""
    content = play.content
    hero = play.state.hero(hero_id)
    printed = content.heroes[hero.class_id].starting
    own = [card for card in printed if content.abilities[card].hero_class == hero.class_id]
    others = [
        card.id
        for card in content.abilities.values()
        if card.hero_class == hero.class_id and card.id in content.starting and card.id not in printed
    ]
    others = usable(play, others)
    if not own or not others:
        return
    options = [Option("keep", text("dr-option-keep-both"))]
    for old in own:
        for new in others:
            label = text("dr-option-swap", old=f"@{old}", new=f"@{new}")
            options.append(Option(f"{old}>{new}", label, _about(play, new)))
    prompt = text("dr-ask-swap", hero=f"@{hero.class_id}")
    answer = await play.ask(hero.seat, "doomrock.swap", prompt, lambda: options, default=lambda: "keep")
    if answer != "keep":
        old, _, new = answer.partition(">")
        hero = play.state.hero(hero_id)
        hero.abilities[hero.abilities.index(old)] = new
        play.say("dr-swapped", hero=f"@{hero.class_id}", old=f"@{old}", new=f"@{new}")


def lay_map(play: DoomrockPlay) -> None:
    """Setup 7 to 10. Bottom: Doomrock; then 2 + 2 + 2 shuffled; the top 1 + 1 + 1 shuffled are the first row."""
    state, areas = play.state, play.content.areas
    every = usable(play, list(areas))
    kind_of = {kind: [a for a in every if areas[a].kind == kind] for kind in ("doomrock", *AREA_KINDS)}
    shuffled = {kind: play.shuffle(f"deck:{kind}-areas", cards) for kind, cards in kind_of.items()}
    top = play.shuffle("deck:map-top", [shuffled[kind][0] for kind in AREA_KINDS])
    below = play.shuffle("deck:map", [card for kind in AREA_KINDS for card in shuffled[kind][1:3]])
    state.map_deck = [shuffled["doomrock"][0], *face_down(below)]
    state.row = [reveal(play, card) for card in top]
    state.place = next(i for i, area in enumerate(state.row) if areas[area.card].kind == "town")
    play.mark_undo_boundary()


def pick_encounters(play: DoomrockPlay) -> None:
    """Setup 11: one at random of each tier."""
    encounters = play.content.encounters
    find = partial(usable, play)
    for tier in (1, 2, 3):
        fitting = find([card.id for card in encounters.values() if card.tier == tier])
        play.state.encounters.append(play.shuffle(f"deck:encounters-{tier}", fitting)[0])
    play.mark_undo_boundary()
