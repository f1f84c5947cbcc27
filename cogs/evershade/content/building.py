"""Making a character: what the choices bring, and all that is wrong with them at once (rules 3B, E10, E11, E22). Pure.

A draft may hold anything at any time: whoever changes the people later is told what no longer fits, and nothing is
thrown away for them. Ready-made heroes are drafts too, and are read by the same checks.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Annotated, Final, NamedTuple

from pydantic import BaseModel, Field

from cogs.evershade.content.cards import ActionCard
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.people import Path, Pregen
from cogs.evershade.content.vocabulary.terms import CAPACITY, OPENED_AT, SLOT_CLASSES

STARTER: Final = "club_sling"
"""3B.6: what everybody brings."""
LONGEST_NAME: Final = 32
Ref = Annotated[str, Field(max_length=60)]


class Draft(BaseModel):
    """A character that is being made. Ids; "" is what was not chosen yet.

    spread   which of the people's; skill: the one that some peoples choose freely
    worn     items, `club_sling/Club` for a side of one; hotbar: cards slot by slot, None for an empty one
    """

    name: Annotated[str, Field(max_length=200)] = ""
    race: Ref = ""
    spread: int = 0
    skill: Ref = ""
    origin: Ref = ""
    profession: Ref = ""
    path: Ref = ""
    worn: Annotated[list[Ref], Field(max_length=20)] = Field(default_factory=list)
    hotbar: Annotated[list[Ref | None], Field(max_length=20)] = Field(default_factory=list)


class Problem(NamedTuple):
    """What is wrong with a choice, and which one it is."""

    field: str
    what: str


def draft_of(ready: Pregen) -> Draft:
    """3B.9: a ready-made hero, to be changed or taken as it is."""
    return Draft(
        name=ready.name,
        race=ready.race,
        spread=ready.spread,
        skill=ready.skill,
        origin=ready.origin,
        profession=ready.profession,
        path=ready.path,
        worn=[ref for _, ref in ready.equip.worn()],
        hotbar=list(ready.hotbar),
    )


# ---------------------------------------------------------------------- what the choices bring


def path_of(content: EvershadeContent, draft: Draft) -> Path | None:
    """The path, if it is one of the profession."""
    profession = content.professions.get(draft.profession)
    return next((one for one in profession.paths if one.id == draft.path), None) if profession is not None else None


def items_brought(content: EvershadeContent, draft: Draft) -> list[str]:
    """3B.4, 3B.6: the origin's item, the path's, and what everybody has. The same one may come twice."""
    origin, path = content.origins.get(draft.origin), path_of(content, draft)
    found = [origin.item] if origin is not None else []
    found += [path.item] if path is not None else []
    return [*found, *([STARTER] if STARTER in content.items else [])]


def cards_brought(content: EvershadeContent, draft: Draft) -> list[str]:
    """3B.3, 3B.6, 3B.8: the people's basic cards, the path's, and those of the items; of a family only the best."""
    race, path = content.races.get(draft.race), path_of(content, draft)
    named = [*(race.cards if race is not None else ()), *([path.card] if path is not None else [])]
    items = [content.items[one].card for one in items_brought(content, draft) if one in content.items]
    named += [card for card in items if card is not None]
    cards = [content.action_cards[one] for one in dict.fromkeys(named) if one in content.action_cards]
    return [card.id for card in cards if not _is_beaten(card, cards)]


def _is_beaten(card: ActionCard, cards: Iterable[ActionCard]) -> bool:
    return card.family is not None and any(one.family == card.family and one.rank > card.rank for one in cards)


def keywords_brought(content: EvershadeContent, draft: Draft) -> list[str]:
    """LE-5.1: the tokens on the new board, each as often as it comes."""
    race, origin = content.races.get(draft.race), content.origins.get(draft.origin)
    profession = content.professions.get(draft.profession)
    found = [*(race.keywords if race is not None else ()), *(origin.keywords if origin is not None else ())]
    found += [profession.keyword] if profession is not None else []
    return [*found, *([draft.skill] if draft.skill else [])]


def laid_out(content: EvershadeContent, draft: Draft) -> Draft:
    """3B.10: the draft with all worn that there is room for, and the cards in the first slots that fit, the path's own
    first, then those of its things; so nobody has to place anything who does not care to. Whoever is more nimble than
    strong, and has nothing that wants a weapon close by, takes the sling and shoots."""
    made, used = draft.model_copy(update={"worn": [], "hotbar": []}), Counter[str]()
    path = path_of(content, draft)
    things = [content.items[name].card for name in items_brought(content, draft)]
    own = [*([path.card] if path is not None else []), *(card for card in things if card is not None)]
    weapon = _weapon(content, draft, own)
    for name in items_brought(content, draft):
        item = content.items[name]
        if used[item.slot] < CAPACITY[item.slot]:
            used[item.slot] += 1
            side = next((one for one in item.sides if weapon in one.keywords), next(iter(item.sides), None))
            made.worn.append(f"{name}/{side.name}" if side is not None else name)

    def turn(card: str) -> tuple[int, bool]:
        return (own.index(card) if card in own else len(own), not _asks_for(content.action_cards[card], weapon))

    cards = sorted(cards_brought(content, draft), key=turn)
    slots: list[str | None] = [None] * (min(OPENED_AT) - 1)
    for card in cards:
        fits = [
            n for n, classes in enumerate(SLOT_CLASSES[: len(slots)]) if content.action_cards[card].class_ in classes
        ]
        free = [n for n in fits if slots[n] is None]
        if free:
            slots[free[0]] = card
    made.hotbar = slots
    return made


def _weapon(content: EvershadeContent, draft: Draft, own: Sequence[str]) -> str:
    """The keyword of the weapon that suits: what own cards ask for and no other thing has, else by attributes."""
    held = {word for name in items_brought(content, draft) for word in content.items[name].keywords}
    wanted = [w for w in ("Melee", "Ranged") if any(_asks_for(content.action_cards[one], w) for one in own)]
    if missing := [one for one in wanted if one not in held]:
        return missing[0]
    race, path = content.races.get(draft.race), path_of(content, draft)
    if race is None or not 0 <= draft.spread < len(race.spreads):
        return "Melee"
    raised = [getattr(one, "what", "") for one in path.gain] if path is not None else []
    spread = race.spreads[draft.spread]
    is_nimble = spread.AGI + raised.count("AGI") > spread.STR + raised.count("STR")
    return "Ranged" if is_nimble else "Melee"


def _asks_for(card: ActionCard, weapon: str) -> bool:
    return any(isinstance(one, dict) and one.get("equipped_kw") == weapon for one in card.light.requires)


def suggested_names(content: EvershadeContent, draft: Draft) -> list[str]:
    """A first name of the people with a second one of where it comes from, as many as the people have."""
    race, origin = content.races.get(draft.race), content.origins.get(draft.origin)
    if race is None or origin is None:
        return []
    seconds = origin.bynames or ("",)
    return [f"{name} {seconds[n % len(seconds)]}".strip() for n, name in enumerate(race.names)]


# ---------------------------------------------------------------------- what is wrong


def problems(content: EvershadeContent, draft: Draft, taken: Collection[str] = ()) -> list[Problem]:
    """Everything that is wrong with it. taken: the professions of the others (LE-3.4)."""
    return [
        *_of_name(draft),
        *_of_choices(content, draft, taken),
        *_of_worn(content, draft),
        *_of_hotbar(content, draft),
    ]


def _of_name(draft: Draft) -> Iterator[Problem]:
    name = draft.name.strip()
    if not name or len(name) > LONGEST_NAME:
        yield Problem("name", f"a name has 1 to {LONGEST_NAME} characters; this one has {len(name)}")


def _of_choices(content: EvershadeContent, draft: Draft, taken: Collection[str]) -> Iterator[Problem]:
    yield from _unknown("race", draft.race, content.races)
    yield from _unknown("origin", draft.origin, content.origins)
    yield from _unknown("profession", draft.profession, content.professions)
    profession = content.professions.get(draft.profession)
    if profession is not None:
        yield from _unknown("path", draft.path, [one.id for one in profession.paths])
    if draft.profession in taken:
        yield Problem("profession", f"{draft.profession} is taken: no two of a party have the same (LE-3.4)")
    yield from _of_race(content, draft)


def _of_race(content: EvershadeContent, draft: Draft) -> Iterator[Problem]:
    """3B.3: one of the people's spreads, and a skill where it may choose one."""
    race = content.races.get(draft.race)
    if race is None:
        return
    if not 0 <= draft.spread < len(race.spreads):
        yield Problem("spread", f"{race.id} has {len(race.spreads)} spreads, from 0")
    if race.free_skill:
        skills = [word for word, keyword in content.keywords.items() if keyword.kind == "skill"]
        yield from _unknown("skill", draft.skill, skills)
    elif draft.skill:
        yield Problem("skill", f"{race.id} chooses no skill freely")


def _unknown(field: str, found: str, possible: Collection[str]) -> Iterator[Problem]:
    if found not in possible:
        yield Problem(field, f"found {found!r}; possible: {', '.join(sorted(possible))}")


def _of_worn(content: EvershadeContent, draft: Draft) -> Iterator[Problem]:
    """LE-11.1, LE-11.4: only what was brought, each as often as it came, in slots that have room for it."""
    brought, used = Counter(items_brought(content, draft)), Counter[str]()
    for ref in draft.worn:
        name, _, side = ref.partition("/")
        item = content.items.get(name)
        brought[name] -= 1
        if brought[name] < 0 or item is None:
            yield Problem("equip", f"{name} is not among what this character has left to wear")
            continue
        used[item.slot] += 1
        if side or item.sides:
            yield from _unknown("equip", side, [one.name for one in item.sides])
    for slot, n in used.items():
        if n > CAPACITY[slot]:
            yield Problem("equip", f"{n} items are worn as {slot}; there is room for {CAPACITY[slot]} (LE-11.1)")


def _of_hotbar(content: EvershadeContent, draft: Draft) -> Iterator[Problem]:
    """LE-9.2: cards that came with the choices, each once, in slots of their class that are open at the start."""
    brought = cards_brought(content, draft)
    for place, card in enumerate(draft.hotbar, 1):
        field = f"hotbar/{place}"
        if card is None:
            continue
        if card not in brought:
            yield Problem(field, f"found {card!r}; this character brings {', '.join(brought) or 'no cards'}")
        if card in draft.hotbar[: place - 1]:
            yield Problem(field, f"{card} is there twice")
        if place > len(SLOT_CLASSES) or place in OPENED_AT:
            yield Problem(field, f"slot {place} is locked without advancements (LE-9.2)")
        elif card in content.action_cards and content.action_cards[card].class_ not in SLOT_CLASSES[place - 1]:
            yield Problem(
                field, f"{card} does not fit: slot {place} holds {' or '.join(SLOT_CLASSES[place - 1])} (LE-9.2)"
            )
