"""From YAML texts to Doomrock's content: reading, cross checks, errata, editions, printed counts. Pure: the caller
brings the texts, the bundled ones first, users' packs after them.

Which kind of card a file holds follows from its name: `items.yaml`, `items_epic.yaml` and `items-of-mine.yaml` hold
items. All problems of all files are reported at once (E-19).
"""

from collections.abc import Collection, Mapping
from typing import Final

from pydantic import BaseModel

from bot.rules.content.errata import Erratum, apply_errata
from bot.rules.content.reader import Entry, KeptEntries, Reader
from bot.rules.content.shelves import check_counts
from bot.rules.effects.packs import PackRegister
from bot.rules.voice.speaking import read_voice
from cogs.doomrock.content.cards import (
    Ability,
    AiCard,
    Area,
    Card,
    Encounter,
    EventCard,
    ExposeKind,
    Hero,
    Item,
    Setting,
    Trait,
)
from cogs.doomrock.content.checks import check_card
from cogs.doomrock.content.content import DoomrockContent, is_of_edition

KINDS: Final[Mapping[str, type[BaseModel]]] = {
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
VOICE: Final = "doomrock/voice.yaml"
"""Not a kind of card: its sentences stand in the catalogue."""


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
    read = reader.by_kind({file: source for file, source in files.items() if file != VOICE}, KINDS)
    # DR-20.1, DR-20.2: by card id, silent where the card is absent, the last pack wins
    apply_errata(reader, [e for k, e in read if k == "errata"], [e for k, e in read if k != "errata"])
    reader.unique([entry for kind, entry in read if kind not in ("errata", "expose")])
    content = DoomrockContent(register=PackRegister(packs))
    if VOICE in files:
        content.voice = read_voice(reader, "dr", VOICE, files[VOICE])
    checked: list[tuple[Entry, Card]] = []
    names: dict[tuple[str, str], Entry] = {}
    for kind, entry in read:
        if kind == "errata":
            continue
        for found in reader.check([entry], KINDS[kind]):
            if isinstance(found, ExposeKind):
                content.expose[found.kind] = content.expose.get(found.kind, 0) + found.n
                continue
            assert isinstance(found, Card)
            first = names.setdefault((kind.removeprefix("starting_"), found.name), entry)
            if first is not entry:
                reader.problem(entry, "name", f"{found.name!r} is the name of {first.name!r} already ({first.file})")
            checked.append((entry, found))
            if not is_of_edition(found.incompatible_with, edition):  # DR-20.3
                content.left_out.add(found.id)
                content.notices.append(f"{found.id} ({found.name}) is left out: not for the {edition} edition")
                continue
            content.by_kind()[type(found)][found.id] = found
            content.register.note(found.id, entry.file)
            if isinstance(found, Ability) and (kind == "starting_abilities" or found.hero_class or found.trait):
                content.starting.add(found.id)
    for entry, card in checked:
        check_card(reader, entry, card, content)
    if strict:
        check_counts(reader, counts(content))
    content.hash = f"{reader.finish()}-{edition}"
    for shelf in content.shelves():
        for card in shelf.values():
            content.index.add(card, card.id, card.name)
    return content


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
