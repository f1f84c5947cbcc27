"""From YAML texts to Doomrock's content: reading, cross checks, errata, editions, printed counts. Pure: the caller
brings the texts, the bundled ones first, users' packs after them.

Which kind of card a file holds follows from its name: `items.yaml`, `items_epic.yaml` and `items-of-mine.yaml` hold
items. All problems of all files are reported at once (E-19).
"""

from collections.abc import Collection, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from pydantic import BaseModel

from bot.rules.content import Entry, KeptEntries, Reader, walk
from bot.rules.effects import PerAmount
from cogs.doomrock.content.cards import (
    Ability,
    AiCard,
    Area,
    Card,
    Encounter,
    Erratum,
    EventCard,
    EventOption,
    ExposeKind,
    Hero,
    Item,
    Location,
    Setting,
    Trait,
)
from cogs.doomrock.content.vocabulary import CONDITIONS, NUMBERS, ChoiceOption, Choose, Cost, DoomrockEffect, Pay

KINDS: dict[str, type[BaseModel]] = {
    "starting_abilities": Ability,
    "abilities": Ability,
    "ai": AiCard,
    "areas": Area,
    "encounters": Encounter,
    "errata": Erratum,
    "events": EventCard,
    "expose": ExposeKind,
    "heroes": Hero,
    "items": Item,
    "settings": Setting,
    "traits": Trait,
}
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


@dataclass(slots=True, eq=False)
class DoomrockContent:
    """All printed facts, by id, in the order of the files.

    starting     ids of abilities that are not in the level-up deck (class cards, trait cards, Maneuver)
    expose       how many markers of each kind
    left_out     cards not used in this edition (DR-20.3); notices: the same in words
    pack_of      card -> the user's pack it is from; errata and markers belong to no pack and always count
    hash         of everything read, pinned in each stored table
    """

    abilities: dict[str, Ability] = field(default_factory=dict)
    starting: set[str] = field(default_factory=set)
    heroes: dict[str, Hero] = field(default_factory=dict)
    traits: dict[str, Trait] = field(default_factory=dict)
    items: dict[str, Item] = field(default_factory=dict)
    areas: dict[str, Area] = field(default_factory=dict)
    events: dict[str, EventCard] = field(default_factory=dict)
    settings: dict[str, Setting] = field(default_factory=dict)
    encounters: dict[str, Encounter] = field(default_factory=dict)
    ai: dict[str, AiCard] = field(default_factory=dict)
    expose: dict[str, int] = field(default_factory=dict)
    expose_kinds: dict[str, ExposeKind] = field(default_factory=dict)
    left_out: set[str] = field(default_factory=set)
    notices: list[str] = field(default_factory=list)
    pack_of: dict[str, str] = field(default_factory=dict)
    hash: str = ""
    _paths: dict[int, str] = field(default_factory=dict)
    _words: dict[str, DoomrockEffect] = field(default_factory=dict)
    _names: dict[str, str] = field(default_factory=dict)

    def path_of(self, item: DoomrockEffect) -> str:
        """Where a word stands, unique over all packs: `ab.haymaker/effects/0`."""
        return self._paths[id(item)]

    def word_at(self, path: str) -> DoomrockEffect:
        """The word at a path. Raises `KeyError`."""
        return self._words[path]

    def name_of(self, ref: str) -> str | None:
        """The printed name of a card, or of a location by its path (`ar.woods/locations/0`)."""
        return self._names.get(ref)

    def card(self, card_id: str) -> Card:
        """Any card by id. Raises `KeyError`."""
        for shelf in self.shelves():
            if card_id in shelf:
                return shelf[card_id]
        raise KeyError(card_id)

    def shelves(self) -> tuple[Mapping[str, Card], ...]:
        """All cards, a shelf a kind."""
        return (
            self.abilities,
            self.heroes,
            self.traits,
            self.items,
            self.areas,
            self.events,
            self.settings,
            self.encounters,
            self.ai,
        )

    @property
    def packs(self) -> tuple[str, ...]:
        """The users' packs with cards, by name."""
        return tuple(sorted(set(self.pack_of.values())))

    def fits(self, card_id: str, edition: str, without: Sequence[str] = ()) -> bool:
        """Whether a card may be used in this edition (DR-20.3) at a table that leaves these packs out."""
        return self.pack_of.get(card_id) not in without and _fits(self.card(card_id).incompatible_with, edition)

    def ai_deck(self, encounter: str, edition: str = "second") -> list[str]:
        """The AI cards of an encounter, unshuffled, those left out for the edition missing."""
        return [c for c in self.encounters[encounter].ai if c in self.ai and self.fits(c, edition)]

    def level_up(self) -> list[str]:
        """The shared deck of level-up abilities, unshuffled, with copies."""
        return [c.id for c in self.abilities.values() if c.id not in self.starting for _ in range(c.copies)]

    def deck(self, name: str) -> list[str]:
        """A deck, unshuffled, by name: common, epic, ability, wilderness, mountain or settings."""
        if name in ("common", "epic"):
            return [c.id for c in self.items.values() if c.deck == name]
        if name in ("wilderness", "mountain"):
            return [c.id for c in self.events.values() if c.deck == name]
        return self.level_up() if name == "ability" else list(self.settings)

    def index(self) -> None:
        """Build the tables of paths and names; once, after all cards stand."""
        for shelf in self.shelves():
            for card in shelf.values():
                self._names[card.id] = card.name
                for path, part in walk(card, card.id):
                    if isinstance(part, DoomrockEffect):
                        self._paths[id(part)] = path
                        self._words[path] = part
                    elif isinstance(part, Location):
                        self._names[path] = part.name


def load(
    files: Mapping[str, str],
    *,
    edition: str = "second",
    strict: bool = False,
    packs: Collection[str] = (),
    kept: KeptEntries | None = None,
) -> DoomrockContent:
    """Checked content from file name -> YAML text. strict: the printed counts of the base game must be met too.
    packs: the files among them that are users' own; a pack is the folder of a file, or the file itself.
    kept: what was read before (`Reader`).

    Raises `ContentError` with every problem found.
    """
    reader = Reader(kept)
    read = reader.by_kind(files, KINDS)
    _apply_errata(reader, [e for k, e in read if k == "errata"], [e for k, e in read if k != "errata"])
    reader.unique([entry for kind, entry in read if kind not in ("errata", "expose")])
    content = DoomrockContent()
    checked: list[tuple[Entry, Card]] = []
    names: dict[tuple[str, str], Entry] = {}
    for kind, entry in read:
        if kind == "errata":
            continue
        for found in reader.check([entry], KINDS[kind]):
            if isinstance(found, ExposeKind):
                content.expose[found.kind] = content.expose.get(found.kind, 0) + found.n
                content.expose_kinds.setdefault(found.kind, found)
                continue
            assert isinstance(found, Card)
            first = names.setdefault((kind.removeprefix("starting_"), found.name), entry)
            if first is not entry:
                reader.problem(entry, "name", f"{found.name!r} is the name of {first.name!r} already ({first.file})")
            checked.append((entry, found))
            if not _fits(found.incompatible_with, edition):  # DR-20.3
                content.left_out.add(found.id)
                content.notices.append(f"{found.id} ({found.name}) is left out: not for the {edition} edition")
                continue
            _shelf(content, found)[found.id] = found
            if entry.file in packs:
                content.pack_of[found.id] = pack_name(entry.file)
            if isinstance(found, Ability) and (kind == "starting_abilities" or found.hero_class or found.trait):
                content.starting.add(found.id)
    for entry, card in checked:
        _check_card(reader, entry, card, content)
    if strict:
        for what, count, printed in counts(content):
            reader.count(what, count, printed)
    content.hash = f"{reader.finish()}-{edition}"
    content.index()
    return content


def pack_name(file: str) -> str:
    """The pack that a user's file belongs to: its folder, or its own name."""
    return file.partition("/")[0].removesuffix(".yaml")


def counts(content: DoomrockContent) -> list[tuple[str, int, int]]:
    """Component, how many there are, how many are printed (rules §1)."""
    areas, events, items = content.areas.values(), content.events.values(), content.items.values()
    starting = sum(c.copies for c in content.abilities.values() if c.id in content.starting)
    rows = [
        ("starting ability cards", starting, 26),
        ("level-up ability cards", len(content.level_up()), 48),
        ("battle AI cards", len(content.ai), 72),
        ("wilderness event cards", sum(c.deck == "wilderness" for c in events), 20),
        ("mountain event cards", sum(c.deck == "mountain" for c in events), 20),
        ("common item cards", sum(c.deck == "common" for c in items), 32),
        ("epic item cards", sum(c.deck == "epic" for c in items), 30),
        ("map cards", len(areas), 17),
    ]
    for kind, printed in (("doomrock", 2), ("wilderness", 5), ("mountain", 5), ("town", 5)):
        rows.append((f"map cards, {kind}", sum(c.kind == kind for c in areas), printed))
    rows += [
        ("hero cards", len(content.heroes), 6),
        ("trait cards", len(content.traits), 8),
        ("setting cards", len(content.settings), 10),
        ("encounter cards", len(content.encounters), 9),
    ]
    for tier in (1, 2, 3):
        found = sum(c.tier == tier for c in content.encounters.values())
        rows.append((f"encounter cards, tier {tier}", found, 3))
    for marker, printed in (("blank", 12), ("plus1", 10), ("push", 4), ("cumulation", 3)):
        rows.append((f"expose markers, {marker}", content.expose.get(marker, 0), printed))
    return rows


def _fits(incompatible: Sequence[str], edition: str) -> bool:
    return edition not in incompatible and f"{edition}_edition" not in incompatible


def _shelf(content: DoomrockContent, card: Card) -> dict[str, Any]:
    shelves: dict[type[Card], dict[str, Any]] = {
        Ability: content.abilities,
        Hero: content.heroes,
        Trait: content.traits,
        Item: content.items,
        Area: content.areas,
        EventCard: content.events,
        Setting: content.settings,
        Encounter: content.encounters,
        AiCard: content.ai,
    }
    return shelves[type(card)]


# ---------------------------------------------------------------- errata


def _apply_errata(reader: Reader, errata: Sequence[Entry], cards: Sequence[Entry]) -> None:
    """Patch plain data before it is checked; by card id, silent where the card is absent, last pack wins (DR-20.1)."""
    by_id = {entry.name: entry for entry in cards}
    for entry in errata:
        for erratum in reader.check([entry], Erratum):
            card = by_id.get(erratum.card)
            if card is None:  # DR-20.2
                continue
            patch = deepcopy(erratum.patch)
            swap = patch.pop("replace_effect", None)
            if swap is not None:
                _replace_effect(reader, entry, card, swap)
            card.data.update(patch)
            fields = ", ".join([*patch, *(["effects"] if swap is not None else [])])
            card.data["errata"] = erratum.note or f"changed: {fields}"


def _replace_effect(reader: Reader, entry: Entry, card: Entry, swap: Any) -> None:
    fitting = (
        isinstance(swap, dict) and set(swap) == {"find", "put"} and all(isinstance(v, dict) for v in swap.values())
    )
    if not fitting:
        reader.problem(entry, "patch.replace_effect", "wants `find` and `put`, each with fields of one effect")
        return
    find, put = swap["find"], swap["put"]

    def replaced(part: Any) -> tuple[Any, bool]:
        if isinstance(part, dict):
            if part.get("do") is not None and all(part.get(key) == value for key, value in find.items()):
                # what the patch does not speak of stays: above all whom it concerns
                return {key: value for key, value in part.items() if key not in find} | put, True
            for key, value in part.items():
                new, done = replaced(value)
                if done:
                    return part | {key: new}, True
        if isinstance(part, list):
            for place, value in enumerate(part):
                new, done = replaced(value)
                if done:
                    return [*part[:place], new, *part[place + 1 :]], True
        return part, False

    data, done = replaced(card.data)
    if done:
        card.data = data


# ---------------------------------------------------------------- cross checks


def _check_card(reader: Reader, entry: Entry, card: Card, content: DoomrockContent) -> None:
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
            _check_word(reader, entry, where, part)
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


def _check_word(reader: Reader, entry: Entry, where: str, item: DoomrockEffect) -> None:
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
