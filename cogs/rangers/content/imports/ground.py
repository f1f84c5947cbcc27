"""Ground that a server has brought in: terrains, who lives at its places, the places and missions (F4, F5, ER-18.5).
Numbers, icons, keywords and thresholds are ruled; what a card says is carried out by hand when its moment comes, unless
a mapping says what it does (ER-18.4). Pure.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, Field, model_validator

from bot.rules.own_cards.files import words_of
from cogs.rangers.content.cards import CardSet, PathCard
from cogs.rangers.content.imports.normal import is_x, keywords_of, slug, small, threshold_of, traits_of
from cogs.rangers.content.vocabulary.effects import Effects
from cogs.rangers.content.vocabulary.terms import SetKind
from cogs.rangers.content.world import Location, Mission, Path, Spot, ValleyMap

LONGEST_TEXT: Final = 2_000
LONGEST_NAME: Final = 120
_Text = Annotated[str, Field(max_length=LONGEST_TEXT)]
_Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
_Presence = Annotated[int, Field(ge=0, le=9)]
OWN_CODE: Final = r"^[A-Z][0-9]$"
"""Of a place: a letter and a number, so that none is a place of the valley."""
Code = Annotated[str, Field(pattern=OWN_CODE)]
MOST_PLACES: Final = 100
_ICONS: Final = {"leaf": "leaf", "sun": "leaf", "mountain": "mountain", "crest": "crest"}
_AREAS: Final = {
    **dict.fromkeys(("reach", "within_reach"), "within_reach"),
    **dict.fromkeys(("along", "along_the_way"), "along_the_way"),
}
_WIDE, _HIGH, _MIDDLE = 380, 175, (450, 240)
"""Half the paper that a ring of places takes, and where its middle is."""


class _ByHand(BaseModel):
    """is_mapped: a mapping has said what it does."""

    name: _Name
    text: _Text = ""
    is_mapped: bool = False


class OwnPath(_ByHand, PathCard):
    """A card of the path. set_name, set_kind: of the set that it belongs to."""

    name: _Name
    text: _Text = ""
    qty: Annotated[int, Field(ge=1, le=12)] = 1
    presence: _Presence = 0
    set_name: Annotated[str, Field(max_length=40)] = ""
    set_kind: SetKind = "terrain"

    @model_validator(mode="after")
    def _can_be_dealt_with(self) -> "OwnPath":
        """In the place of the check that something clears it: an X is set by hand."""
        return self


class OwnPlace(_ByHand, Location):
    """A place; what it says of arriving is done by hand, by the Lead (D20: nobody else has an effect of their own)."""

    name: _Name
    text: _Text = ""
    code: Code
    presence: _Presence
    arrival: tuple[Effects, ...] = ()
    arrival_text: tuple[str, ...] = ()


class OwnMission(_ByHand, Mission):
    """A mission; the group sees for itself when it is done."""

    name: _Name
    text: _Text = ""
    kind: Literal["main", "side", "interlude"] = "side"
    objective: Any = None
    on_objective: str = ""


class OwnMap(ValleyMap):
    """The places of a server, one after the other in a ring."""

    start: Code


Ground = OwnPath | OwnPlace | OwnMission


# ---------------------------------------------------------------------- from a row


def by_hand(when: Any, words: str) -> dict[str, Any]:
    """An ability that is carried out by hand."""
    return {"when": when, "do": [{"do": "by_hand", "text": words}]}


def _challenges(row: Mapping[str, Any]) -> dict[str, str]:
    """Icon -> what the card says for it."""
    found = {icon: words_of(row.get(f"{name}_challenge"))[:LONGEST_TEXT] for name, icon in _ICONS.items()}
    return {icon: words for icon, words in found.items() if words}


def _abilities(row: Mapping[str, Any], words: str) -> list[dict[str, Any]]:
    found = [by_hand({"challenge": icon}, said) for icon, said in _challenges(row).items()]
    if re.search(r"\benter", words, re.IGNORECASE):
        found.append(by_hand("enters", words))
    if re.search(r"\bclear", words, re.IGNORECASE):
        found += [by_hand({"clear": kind}, words) for kind in ("progress", "harm")]
    return found


def _common(row: Mapping[str, Any], ref: str) -> dict[str, Any]:
    words = words_of(row.get("text"))[:LONGEST_TEXT]
    keywords = keywords_of(words)
    told = [words, *(f"{icon}: {said}" for icon, said in _challenges(row).items())]
    return {
        "id": ref,
        "name": row["name"],
        "traits": traits_of(row.get("traits")),
        "keywords": [word for word in keywords if word != "conduit"],
        **({"fatiguing": 1} if "fatiguing" in keywords else {}),
        "text": "\n".join(filter(None, told))[:LONGEST_TEXT],
        "abilities": _abilities(row, words),
    }


def path_fields(row: Mapping[str, Any], ref: str, kind: str, pack: str, set_kind: str) -> dict[str, Any]:
    """A row as an `OwnPath`. Raises `ValueError` for thresholds that cannot be."""
    called = str(row.get("set_id", row.get("set")) or "path")
    presence = small(row.get("presence"), 9)
    missing = is_x(row.get("presence")) or row.get("presence") in (None, "")
    return {
        **_common(row, ref),
        "type": kind,
        "set": f"{pack}_{slug(called)}"[:40],
        "set_name": called.replace("_", " ").strip().capitalize()[:40] or "Path",
        "set_kind": set_kind,
        "qty": small(row.get("quantity", row.get("qtd")), 12) or 1,
        "enters": _AREAS.get(str(row.get("area_id", ""))),
        "presence": 0 if missing else row.get("presence") if presence is None else presence,
        "harm": threshold_of(row.get("harm")),
        "progress": threshold_of(row.get("progress")),
    }


def place_fields(row: Mapping[str, Any], ref: str, number: int, pivotal: str) -> dict[str, Any]:
    """A row as an `OwnPlace`. number: of the place in its file; pivotal: the set of who lives there, "" for none."""
    made = _common(row, ref)
    arriving = "\n".join(filter(None, (words_of(row.get(name)) for name in ("path_deck_assembly", "arrival_setup"))))
    progress = threshold_of(row.get("progress"))
    traits = [trait for trait in made["traits"] if trait != "pivotal"]
    return {
        **made,
        "code": f"{chr(ord('A') + number // 10)}{number % 10}",
        "presence": small(row.get("presence"), 9) or 0,
        "progress": {"per_ranger": 3} if progress is None else progress,
        "pivotal": pivotal or None,
        "traits": [*traits, "pivotal"] if pivotal else traits,
        "text": "\n".join(filter(None, (made["text"], arriving)))[:LONGEST_TEXT],
        "once": [{"do": "by_hand", "text": arriving[:LONGEST_TEXT]}] if arriving else [],
    }


def mission_fields(row: Mapping[str, Any], ref: str) -> dict[str, Any]:
    """A row as an `OwnMission`."""
    return {**_common(row, ref), "checks": min(3, small(row.get("progress", row.get("checks")), 9) or 0)}


def kind_of_set(row: Mapping[str, Any], places: Iterable[str], copies: Counter[str]) -> str:
    """Of which kind the set of a path card is: as its words have it, else of a place that is called so, else a terrain
    where it has its twelve cards, else what missions bring. places: names as slugs; copies: by set."""
    called = slug(row.get("set_id", row.get("set")))
    words = " ".join(filter(None, (slug(row.get("category_id")), slug(row.get("set_type_id")), called)))
    for word, kind in (("terrain", "terrain"), ("pivotal", "pivotal"), ("location", "pivotal"), ("valley", "valley")):
        if word in words:
            return kind
    if called in places:
        return "pivotal"
    return "terrain" if copies[called] >= 12 else "added"


# ---------------------------------------------------------------------- a day on it


def sets_of(cards: Iterable[OwnPath]) -> dict[str, CardSet]:
    """The sets that these cards belong to."""
    return {card.set: CardSet(id=card.set, name=card.set_name, kind=card.set_kind) for card in cards}


def short_sets(cards: Iterable[OwnPath], whole: int) -> list[tuple[str, int]]:
    """ER-18.5: (name, cards) of terrains that have fewer or more cards than a whole one."""
    cards = list(cards)
    sums: Counter[str] = Counter()
    for card in cards:
        if card.set_kind == "terrain":
            sums[card.set] += card.qty
    names = {card.set: card.set_name for card in cards}
    return [(names[name], n) for name, n in sums.items() if n != whole]


def map_of(places: Sequence[OwnPlace], terrains: Sequence[str], valley: ValleyMap, known: Sequence[str]) -> ValleyMap:
    """The map of a day on a server's ground: its places in a ring, one terrain after the other; or, without places, the
    valley's own, with these terrains in the place of its first ones. known: the valley's terrains."""
    if not places:
        instead = dict(zip(known, terrains, strict=False))
        paths = tuple(Path(a, b, instead.get(name, name), locked) for a, b, name, locked in valley.paths)
        start = instead.get(valley.start_terrain, valley.start_terrain)
        return valley.model_copy(update={"paths": paths, "start_terrain": start})
    ways, codes = list(terrains) or list(known), [place.code for place in places]
    ends = zip(codes, [*codes[1:], codes[0]], strict=True) if len(codes) > 1 else ()
    paths = tuple(Path(a, b, ways[number % len(ways)]) for number, (a, b) in enumerate(ends))
    if len(codes) == 2 and len(ways) == 1:
        paths = paths[:1]
    spots = tuple(_spot(code, number, len(codes)) for number, code in enumerate(codes))
    return OwnMap(id="own", start=codes[0], start_terrain=ways[0], spots=spots, paths=paths)


def _spot(code: str, number: int, many: int) -> Spot:
    """On an oval; whole numbers without trigonometry, so that every machine draws the same."""
    x, y = _on_square(number, many)
    length = max(1, (x * x + y * y) ** 0.5)
    return Spot(code, round(_MIDDLE[0] + _WIDE * x / length), round(_MIDDLE[1] + _HIGH * y / length))


def _on_square(number: int, many: int) -> tuple[float, float]:
    """A place on the edge of a square, clockwise from its upper left corner."""
    side, rest = divmod(4 * number / many, 1)
    far = 2 * rest - 1
    return ((far, -1.0), (1.0, far), (-far, 1.0), (-1.0, -far))[int(side)]
