"""Boards for tests of views and pictures, made by hand: any encounter, any areas, as full as they may get."""

from random import Random

from cogs.doomrock import bundled_files
from cogs.doomrock.content.content import DoomrockContent
from cogs.doomrock.content.pack import load
from cogs.doomrock.state import AreaState, BattleState, Die, DoomrockState, EnemyState, HeroState, Score, Status

CONTENT: DoomrockContent = load(bundled_files())
KINDS = [kind for kind, n in CONTENT.expose.items() for _ in range(n)]
STEPS = ("roll", "start", "initiative", "minions", "bosses", "heroes", "end")


def made_state(seed: int, heroes: int = 3, cards: int = 5) -> DoomrockState:
    """A state without a place yet: heroes with abilities, dice, items and tokens; markers dealt."""
    chance = Random(seed)
    state = DoomrockState(seats=heroes, segment=chance.randint(1, 3), leader=chance.randrange(heroes))
    classes = chance.sample(sorted(CONTENT.heroes), heroes)
    traits = chance.sample(sorted(CONTENT.traits), heroes)
    deck = CONTENT.level_up()
    chance.shuffle(deck)
    markers = list(KINDS)
    chance.shuffle(markers)
    items = chance.sample(sorted(CONTENT.items), 12)
    for seat in range(heroes):
        card, trait = CONTENT.heroes[classes[seat]], CONTENT.traits[traits[seat]]
        hero = HeroState(f"h{seat}", seat, card.id, trait.id, chance.randint(1, card.hp), card.hp)
        hero.abilities = [*card.starting, trait.ability, *(deck.pop() for _ in range(cards - 4))]
        hero.shields, hero.heroism = chance.randint(0, 3), chance.randint(0, 3)
        hero.expose = [markers.pop() for _ in range(chance.randint(0, 2))]
        hero.equipped = [items.pop() for _ in range(chance.randint(0, 3))]
        hero.statuses = [Status(name) for name in ("hidden", "bogged", "weakened") if chance.random() < 0.25]
        for n in range(cards):
            face = chance.randint(1, 6)
            places = [f"ability:{a}" for a in hero.abilities if face in CONTENT.abilities[a].faces]
            hero.dice.append(Die(f"d{n + 1}", face, chance.choice([*places, "idle"])))
        state.heroes.append(hero)
    state.pool, state.revealed, state.removed = markers[:-8], markers[-8:-2], markers[-2:]
    state.silver, state.time = chance.randint(0, 9), chance.randint(1, 8)
    state.setting = chance.choice(sorted(CONTENT.settings))
    state.items = items[:3]
    state.encounters = [chance.choice([e.id for e in CONTENT.encounters.values() if e.tier == t]) for t in (1, 2, 3)]
    for name in ("common", "epic", "ability", "wilderness", "mountain", "settings"):
        state.decks[name] = CONTENT.deck(name)
        chance.shuffle(state.decks[name])
    return state


def map_state(seed: int, heroes: int = 3, areas: list[str] | None = None, permanents: int = 1) -> DoomrockState:
    """On the map, with these three areas or any."""
    chance = Random(seed)
    state = made_state(seed, heroes, chance.randint(4, 7))
    state.phase = "map"
    everywhere = sorted(CONTENT.areas)
    chance.shuffle(everywhere)
    names = areas or everywhere[:3]
    rest = [name for name in everywhere if name not in names]
    found = [event.id for event in CONTENT.events.values() if event.location is not None]
    state.row = [AreaState(name, CONTENT.areas[name].secrets) for name in names]
    state.place = chance.randrange(3)
    state.row[state.place].permanents = chance.sample(found, permanents)
    state.map_deck, state.map_discard = rest[:7], []
    once = [place.name for place in CONTENT.areas[names[0]].locations if place.once]
    state.row[0].used = once
    return state


def battle_state(seed: int, encounter: str = "en.geese", heroes: int = 3, minions: int | None = None) -> DoomrockState:
    """In the middle of a fight against this encounter."""
    chance = Random(seed)
    state = made_state(seed, heroes, chance.randint(4, 7))
    state.phase = "battle"
    card = CONTENT.encounters[encounter]
    state.segment = card.tier
    state.encounters[card.tier - 1] = encounter
    scale = heroes - 2
    fight = BattleState(encounter, chance.randint(1, 5), chance.randint(0, 5), step=chance.choice(STEPS))
    deck = list(card.ai)
    chance.shuffle(deck)
    fight.ai_card, fight.ai_discard, fight.ai_draw = deck[0], deck[:1], deck[1:]
    for n, boss in enumerate(card.bosses):
        most = boss.hp[scale]
        fight.enemies.append(
            EnemyState(f"e{n + 1}", "boss", f"{encounter}:{n}", chance.randint(1, most), most, boss.armor, boss.dmg)
        )
    few = card.minions
    for n in range(few.count[scale] if minions is None else minions):
        one = EnemyState(
            f"e{len(fight.enemies) + 1}",
            "minion",
            f"{encounter}:minion",
            chance.randint(1, few.hp),
            few.hp,
            few.armor,
            few.dmg,
        )
        one.activated = n % 3 == 0
        one.rampaging = n % 7 == 3
        fight.enemies.append(one)
    for enemy in fight.enemies:
        if state.pool and chance.random() < 0.4:
            enemy.expose.append(state.pool.pop())
        if chance.random() < 0.2:
            enemy.statuses.append(Status(chance.choice(("stunned", "bogged", "weakened"))))
    members = [hero.id for hero in state.heroes] + [enemy.id for enemy in fight.enemies]
    chance.shuffle(members)
    fight.groups = [[] for _ in range(chance.randint(2, 5))]
    for member in members:
        chance.choice(fight.groups).append(member)
    fight.groups = [group for group in fight.groups if group]
    fight.slots = [hero.id for hero in state.heroes]
    fight.active_hero = chance.choice(fight.slots)
    state.battle = fight
    state.heroes[0].dice[0].where = f"stolen:{fight.enemies[0].id}"
    return state


def ended_state(seed: int = 1) -> DoomrockState:
    """Won, with the score of the rules' example."""
    state = map_state(seed)
    state.phase, state.result, state.segment = "ended", "win", 3
    state.score = Score(21, 5, 4, 3, 7, 10, 4)
    return state
