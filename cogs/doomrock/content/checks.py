"""Cross checks of a pack: what the models of single cards cannot see. Pure."""

from bot.rules.content.reader import Entry, Reader, walk
from bot.rules.effects import PerAmount
from cogs.doomrock.content.cards import (
    Ability,
    Card,
    Encounter,
    EventCard,
    EventOption,
    Hero,
    Item,
    Location,
    Trait,
)
from cogs.doomrock.content.content import DoomrockContent
from cogs.doomrock.content.vocabulary import CONDITIONS, NUMBERS, ChoiceOption, Choose, Cost, DoomrockEffect, Pay

REACTIONS = (
    "start_of_round",
    "end_of_round",
    "own_attack",
    "on_attacked",
    "on_damaged",
    "enemy_defeated",
    "hero_fallen",
)
ENDING_COSTS = frozenset({"time", "secret", "silver", "item"})


def check_card(reader: Reader, entry: Entry, card: Card, content: DoomrockContent) -> None:
    """Problems of one card beyond its own fields: names that nothing has, costs, conditions, what goes together."""
    left_out = content.left_out
    if isinstance(card, Hero):
        for place, ability in enumerate(card.starting):
            reader.known(entry, f"starting.{place}", ability, {*content.abilities, *left_out})
    elif isinstance(card, Trait):
        reader.known(entry, "ability", card.ability, {*content.abilities, *left_out})
    elif isinstance(card, Ability):
        if card.hero_class is not None:
            reader.known(entry, "class", card.hero_class, {*content.heroes, *left_out})
        if card.symbol == "reaction" and card.trigger is not None:  # DR-19.3: when dice lie on abilities
            reader.known(entry, "trigger", card.trigger, REACTIONS)
        if card.trait is not None:
            reader.known(entry, "trait", card.trait, {*content.traits, *left_out})
    elif isinstance(card, Encounter):
        _check_encounter(reader, entry, card, {*content.ai, *left_out})
    elif isinstance(card, EventCard):
        _check_event(reader, entry, card)
    elif isinstance(card, Item):
        for place, effect in enumerate(card.effects):
            if (effect.trigger == "use") != (card.slot == "consumable"):
                what = (
                    "a consumable acts when it is used: trigger: use"
                    if card.slot == "consumable"
                    else ("only a consumable is used")
                )
                reader.problem(entry, f"effects.{place}.trigger", what)
    for path, part in walk(card, ""):
        where = path.lstrip("/").replace("/", ".")
        if isinstance(part, DoomrockEffect):
            _check_effect(reader, entry, where, part)
        elif isinstance(part, Location):
            _check_cost(reader, entry, where, part.cost)
            if not part.once and not ENDING_COSTS & set(part.cost):  # DR-3.2, E-19
                wanted = "time, secret, silver or item"
                reader.problem(entry, f"{where}.once", f"a location that costs no {wanted} must be `once: true`")
        elif isinstance(part, EventOption | ChoiceOption):
            _check_cost(reader, entry, where, part.cost)


def _check_encounter(reader: Reader, entry: Entry, card: Encounter, known: set[str]) -> None:
    if len(card.ai) != 8:  # DR-13.1
        reader.problem(entry, "ai", f"found {len(card.ai)} cards; an AI deck has 8")
    for place, name in enumerate(card.ai):
        reader.known(entry, f"ai.{place}", name, known)
    if len(set(card.ai)) != len(card.ai):
        reader.problem(entry, "ai", "a card is named twice")


def _check_event(reader: Reader, entry: Entry, card: EventCard) -> None:
    needs = {"choice": ("a", "b"), "custom_loot": ("table",), "permanent": ("location",)}
    for name in ("a", "b", "table", "location"):
        wanted = name in needs[card.kind]
        if (getattr(card, name) is not None) != wanted:
            reader.problem(entry, name, f"a {card.kind} event {'needs it' if wanted else 'has none'}")
    if card.table is not None and set(card.table) != {1, 2, 3, 4, 5, 6}:
        reader.problem(entry, "table", "wants the faces 1 to 6, each once")


def _check_cost(reader: Reader, entry: Entry, where: str, cost: Cost) -> None:
    for kind, n in cost.items():
        if kind == "item":
            reader.known(entry, f"{where}.cost.item".lstrip("."), str(n), ("common", "epic", "any"))
        elif not isinstance(n, int) or n < 1:
            reader.problem(entry, f"{where}.cost.{kind}".lstrip("."), f"found {n!r}; possible: 1, 2, 3, ...")


def _check_effect(reader: Reader, entry: Entry, where: str, item: DoomrockEffect) -> None:
    reader.condition(entry, f"{where}.if", item.condition, CONDITIONS, NUMBERS)
    if isinstance(item, Pay):
        _check_cost(reader, entry, where, item.cost)
    n = getattr(item, "n", None)
    if isinstance(n, PerAmount):
        reader.known(entry, f"{where}.n.per", n.per, NUMBERS)
    elif isinstance(n, str):
        reader.known(entry, f"{where}.n", n, NUMBERS)
    elif n is not None and not isinstance(item, Choose):
        reader.condition(entry, f"{where}.n.if", getattr(n, "condition", None), CONDITIONS, NUMBERS)
