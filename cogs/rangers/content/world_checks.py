"""What must hold of the valley together (rules 8.2, 8.5): terrains, people, the map, the calendar, rewards. Pure."""

from collections import Counter
from itertools import pairwise
from typing import Final

from bot.rules.content.reader import Reader, effects_of
from bot.rules.effects import Effect
from bot.rules.geometry.graph import Graph
from cogs.rangers.content.cards import PathCard
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.vocabulary.effects import Reward
from cogs.rangers.content.vocabulary.terms import TERRAIN_CARDS
from cogs.rangers.content.world import ValleyMap

BEINGS: Final = 7
FEATURES: Final = 5
OBSTACLES: Final = 2
MOST_OF_ONE_ICON: Final = 0.45
"""Of the challenge effects of a set. The rules say "of its cards", which cannot be: with 1.4 effects a card on three
icons each icon is on nearly half of them."""
ENOUGH_EFFECTS: Final = 3
"""With fewer a share says nothing."""
FULL_MAP: Final = 35
"""From so many places on the map is held to the rules of the box."""


def check_terrains(reader: Reader, content: RangersContent) -> None:
    """Twelve cards each: seven beings, five features, two of them obstacles; no icon on most of them (rules 8.2)."""
    for name, found in content.sets.items():
        cards = [card for card in content.of_set(name) if isinstance(card, PathCard)]
        if found.kind == "terrain" and cards and all(content.register.pack_of(card.id) is None for card in cards):
            kinds = Counter[str]()
            for card in cards:
                kinds[card.type] += card.qty
            reader.count(f"terrain {name!r}", sum(kinds.values()), TERRAIN_CARDS)
            reader.count(f"terrain {name!r}, beings", kinds["being"], BEINGS)
            reader.count(f"terrain {name!r}, features", kinds["feature"], FEATURES)
            obstacles = sum(card.qty for card in cards if "obstacle" in card.keywords)
            reader.count(f"terrain {name!r}, obstacles", obstacles, OBSTACLES)
        icons = Counter(icon for card in cards for icon in card.icons)
        total = sum(icons.values())
        for icon, n in icons.items():
            if total >= ENOUGH_EFFECTS and n / total > MOST_OF_ONE_ICON:
                reader.add(f"set {name!r}: {n} of {total} challenge effects are on {icon}, wants at most 45 %")


def check_places(reader: Reader, content: RangersContent) -> None:
    """Every place on a map is there, with its people."""
    codes = {place.code for place in content.locations.values()}
    for valley in content.maps.values():
        for spot in valley.spots:
            if spot.code not in codes:
                reader.add(f"map {valley.id!r}: no location {spot.code}")
        for path in valley.paths:
            kind = content.sets.get(path.terrain)
            if kind is None or kind.kind != "terrain":
                reader.add(f"map {valley.id!r}: the path {path.a}-{path.b} goes through {path.terrain!r}, no terrain")
        _check_map(reader, content, valley)
    for place in content.locations.values():
        if place.pivotal is not None and (
            place.pivotal not in content.sets or content.sets[place.pivotal].kind != "pivotal"
        ):
            reader.add(f"{place.id}: there is no pivotal set {place.pivotal!r}")


def _check_map(reader: Reader, content: RangersContent, valley: ValleyMap) -> None:
    twice = [pair for pair, n in Counter((*sorted((p.a, p.b)), p.terrain) for p in valley.paths).items() if n > 1]
    for a, b, terrain in twice:
        reader.add(f"map {valley.id!r}: two paths join {a} and {b} through {terrain}")
    distances = valley.graph(locked=False).distances(valley.start)
    for spot in valley.spots:
        if spot.code not in distances:
            reader.add(f"map {valley.id!r}: {spot.code} is out of reach without a locked path")
    if len(valley.spots) >= FULL_MAP:
        _check_full_map(reader, content, valley, distances)


def _check_full_map(reader: Reader, content: RangersContent, valley: ValleyMap, distances: dict[str, int]) -> None:
    """The rules of a map of thirty-five places (rules 8.5)."""
    ways = {code: len(found) for code, found in valley.ways.items()}
    terrains = Counter(path.terrain for path in valley.paths)
    pivotal = [code for code in distances if (place := content.location(code)) is not None and place.pivotal]
    facts = [
        ("paths", len(valley.paths), 54, 62),
        ("locked paths", sum(bool(path.locked) for path in valley.paths), 2, 4),
        ("dead ends", sum(n == 1 for n in ways.values()), 0, 4),
        ("most paths of a place", max(ways.values(), default=0), 2, 5),
        ("paths of the rarest terrain", min(terrains.values(), default=0), 5, 62),
        ("pivotal places", len(pivotal), 9, 9),
        ("pivotal places within two legs", sum(0 < distances[code] <= 2 for code in pivotal), 2, 9),
        ("legs to the farthest place", max(distances.values(), default=0), 1, 8),
    ]
    for what, found, least, most in facts:
        if not least <= found <= most:
            reader.add(f"map {valley.id!r}: {what}: {found}, wants {least} to {most} (rules 8.5)")


def check_calendar(reader: Reader, content: RangersContent) -> None:
    """Days, missions and entries of each campaign are there; stages lie within six legs of each other (rules 8.5)."""
    missions = {name.rsplit(".", 1)[-1]: mission for name, mission in content.missions.items()}
    for campaign in content.campaigns.values():
        entries = [campaign.start_entry, campaign.epilogue]
        entries += [entry for days in campaign.days.values() for day in days for entry in day.entries]
        for entry in entries:
            if entry not in content.guide.entries:
                reader.add(f"campaign {campaign.id!r}: there is no entry {entry!r}")
        for days in campaign.days.values():
            for day in days:
                if content.card_id(day.weather) is None:
                    reader.add(f"campaign {campaign.id!r}: there is no weather {day.weather!r}")
        for name in campaign.missions:
            if name not in missions:
                reader.add(f"campaign {campaign.id!r}: there is no mission {name!r}")
    stages = sorted((m for m in missions.values() if m.stage is not None and m.places), key=lambda m: m.stage or 0)
    for valley in content.maps.values():
        graph = valley.graph(locked=False)
        for before, after in pairwise(stages):
            if not _are_near(graph, before.places, after.places):
                reader.add(f"{after.id}: its places are more than six legs from those of {before.id} (rules 8.5)")


def _are_near(graph: Graph, before: tuple[str, ...], after: tuple[str, ...]) -> bool:
    return any(graph.distances(a).get(b, 99) <= 6 for a in before for b in after)


def check_rewards(reader: Reader, content: RangersContent) -> None:
    """Every reward has a source (rules 8.7)."""
    effects: list[Effect] = [found for story in content.guide.entries.values() for found in effects_of(story)]
    effects += [found for card in content.cards().values() for found in effects_of(card)]
    given = {content.card_id(effect.card) for effect in effects if isinstance(effect, Reward)}
    rewards = [card.id for card in content.ranger_cards.values() if card.category == "reward"]
    if not content.campaigns:
        return
    for reward in rewards:
        if reward not in given:
            reader.add(f"{reward}: nothing gives this reward")
