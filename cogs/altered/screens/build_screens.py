"""What building a deck looks like: panels as plain data. Pure; sentences under `al-build-`.

Custom ids: `wkab:<op>:<arg>`; what an op does to the deck stands in `content/building`, others in `build_cog.py`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bot.tables.shelf.shelf import LONGEST_NAME
from bot.ui.panels.custom_id import digest
from bot.ui.panels.panel import OPTIONS, Button, Field, Keep, Modal, Panel, Pick, Picture, Select, Words
from cogs.altered.content.building.collection import SORTS, called, choices, heroes_of, led_by, looked_at, page_of
from cogs.altered.content.decks import Facts
from cogs.altered.pictures.collection import COLLECTION, HEROES
from cogs.altered.screens.build_deck_screens import MOST_ARG, deck_panel, decks_panel, doctor_panel, shared
from cogs.altered.screens.build_room import (
    Made,
    Room,
    out_select,
    picture_of,
    printed_facts,
    select,
    starters,
    status,
    tools,
    wrong,
)
from cogs.altered.screens.deck_screens import ACCENT, Say

PRESS: Final = rf"wkab:(?P<op>[a-z]{{2,8}}):(?P<arg>[A-Za-z0-9_]{{1,{MOST_ARG}}})"
WRITTEN: Final = r"wkab-(?P<op>keep|cards|code|rename):(?P<arg>[0-9a-f]{1,12})"
PAGE: Final = 9
"""Cards on a page of the collection."""
_MOST_WRITTEN: Final = 2_000


def panel_of(say: Say, room: Room) -> Made:
    """The panel for what is looked at."""
    panel = Panel(_title(say, room), accent=ACCENT)
    if room.note:
        panel.add(Words(room.note, Keep.ANSWER))
    shown = _LOOKS[room.build.look](say, room, panel)
    return panel, shown


def _title(say: Say, room: Room) -> str:
    if room.build.name:
        return say("al-build-title-named", name=room.build.name)
    return say("al-build-title")


# ---------------------------------------------------------------- where to begin


def _begin(say: Say, room: Room, panel: Panel) -> dict[str, Any]:
    heroes = heroes_of(room.pool)[:OPTIONS]
    names = " · ".join(f"{one.name} ({one.faction})" for one in heroes)
    panel.add(Words(say("al-build-begin")), Picture(HEROES, say.plain("al-build-heroes-alt", names=names)))
    picks = [Pick(one.ref, one.name, say.plain("al-build-hero", faction=one.faction, text=one.text)) for one in heroes]
    panel.add(select(say, "hero", "0", "al-build-hero-pick", picks))
    panel.add(starters(say, room))
    buttons = [Button("wkab:write:code", say.plain("al-build-code-take"))]
    if room.own:
        buttons.append(Button("wkab:look:decks", say.plain("al-build-to-decks")))
    if room.build.cards:
        buttons.insert(0, Button("wkab:look:cards", say.plain("al-build-go-on"), "primary"))
    panel.add(tuple(buttons))
    return {"picture": HEROES, "heroes": [printed_facts(one) for one in heroes]}


# ---------------------------------------------------------------- the collection


def _cards(say: Say, room: Room, panel: Panel) -> dict[str, Any]:
    build, pool, hero = room.build, room.pool, room.hero
    found = looked_at(pool, hero, build.filters)
    cards, page, pages = page_of(found, build.page, PAGE)
    panel.add(status(say, room), wrong(say, room))
    alt = say.plain(
        "al-build-alt", page=page + 1, pages=pages, cards=" · ".join(_told(say, room, card) for card in cards)
    )
    panel.add(Picture(COLLECTION, alt))
    if cards:
        panel.add(_put(say, room, cards))
    out = out_select(say, room)
    if out is not None:
        panel.add(out)
    many = Button(f"wkab:many:{int(not build.many)}", say.plain("al-build-many", many=build.many))
    filters = Button(
        "wkab:look:filter", say.plain("al-build-filter", n=sum(bool(getattr(build.filters, s)) for s in SORTS))
    )
    panel.add(
        (
            Button(f"wkab:back:{max(page - 1, 0)}", "←", off=page == 0),
            Button(f"wkab:page:{page + 1}", f"{page + 1}/{pages} →", off=page + 1 == pages),
            filters,
            many,
            Button("wkab:write:cards", say.plain("al-build-write")),
        ),
        tools(say, room),
    )
    led = led_by(hero, pool)
    return picture_of(say, room, COLLECTION) | {
        "cards": [printed_facts(card) for card in cards],
        "counts": {card.ref: build.cards[card.ref] for card in cards if card.ref in build.cards},
        "foreign": [card.ref for card in cards if card.faction not in led],
    }


def _put(say: Say, room: Room, cards: Sequence[Facts]) -> Select:
    picks = []
    for card in cards:
        have = room.build.cards.get(card.ref, 0)
        label = say.plain("al-build-put-card", name=called(card), hand=card.hand_cost, n=have)
        picks.append(Pick(card.ref, label, card.text))
    return select(say, "put", "0", "al-build-put", picks, most=len(picks), many=room.build.many)


def _told(say: Say, room: Room, card: Facts) -> str:
    """A card of the collection in a few words."""
    forest, mountain, water = card.stats or (0, 0, 0)
    return say.plain(
        "al-build-told",
        name=card.name,
        rarity=card.rarity,
        type=card.type,
        hand=card.hand_cost,
        reserve=card.reserve_cost,
        body=card.stats is not None,
        forest=forest,
        mountain=mountain,
        water=water,
        n=room.build.cards.get(card.ref, 0),
    )


def _filter(say: Say, room: Room, panel: Panel) -> None:
    """Five selects; what they say holds at once."""
    found = looked_at(room.pool, room.hero, room.build.filters)
    panel.add(Words(say("al-build-filter-head", n=len(found))))
    for sort in SORTS:
        offered = choices(room.pool, room.hero, sort)[:OPTIONS]
        chosen = getattr(room.build.filters, sort)
        picks = [Pick(one, say.plain("al-build-choice", sort=sort, what=one), chosen=one in chosen) for one in offered]
        if picks:
            panel.add(select(say, "filter", sort, f"al-build-filter-{sort}", picks, least=0, most=len(picks)))
    panel.add(
        (
            Button("wkab:look:cards", say.plain("al-build-filter-show", n=len(found)), "primary"),
            Button("wkab:filter:none", say.plain("al-build-filter-none"), off=not room.build.filters.are_set),
        )
    )


# ---------------------------------------------------------------- what is written


def form_of(say: Say, op: str, room: Room) -> Modal | None:
    """The form for a press that wants words."""
    make = _FORMS.get(op)
    about = digest(room.build.picked) if op == "rename" else "0"
    return None if make is None else Modal(f"wkab-{op}:{about}", say.plain(f"al-build-modal-{op}"), (make(say, room),))


def _keep_field(say: Say, room: Room) -> Field:
    return Field("name", say.plain("al-deck-modal-name"), room.build.name[:LONGEST_NAME], least=1, most=LONGEST_NAME)


def _rename_field(say: Say, room: Room) -> Field:
    return Field("name", say.plain("al-deck-modal-name"), room.build.picked[:LONGEST_NAME], least=1, most=LONGEST_NAME)


def _cards_field(say: Say, room: Room) -> Field:
    hint = say.plain("al-build-modal-cards-hint")
    return Field("list", say.plain("al-deck-modal-list"), hint=hint, least=1, most=_MOST_WRITTEN, long=True)


def _code_field(say: Say, room: Room) -> Field:
    hint = say.plain("al-build-modal-code-hint")
    return Field("code", say.plain("al-build-modal-code-field"), hint=hint, least=1, most=_MOST_WRITTEN, long=True)


_FORMS: Final[Mapping[str, Callable[[Say, Room], Field]]] = {
    "keep": _keep_field,
    "rename": _rename_field,
    "cards": _cards_field,
    "code": _code_field,
}
_LOOKS: Final[Mapping[str, Callable[[Say, Room, Panel], dict[str, Any] | None]]] = {
    "begin": _begin,
    "cards": _cards,
    "filter": _filter,
    "deck": deck_panel,
    "doctor": doctor_panel,
    "decks": decks_panel,
}
__all__ = ["PRESS", "WRITTEN", "Room", "form_of", "panel_of", "shared"]
