"""The deck while it is built: its sheet, for oneself and for everybody; the doctor; the decks that somebody has kept.
Panels as plain data. Pure; sentences under `al-build-` and `al-doctor-`."""

from collections.abc import Sequence
from typing import Any, Final

from bot.rules.decision import Text, text
from bot.ui.panels.custom_id import digest
from bot.ui.panels.panel import OPTIONS, Button, Keep, Panel, Pick, Picture, Words, join_lines
from cogs.altered.content.building.build import beside
from cogs.altered.content.building.collection import called, in_order, page_of
from cogs.altered.content.deck_code import write_code
from cogs.altered.content.decks import FORMATS
from cogs.altered.pictures.collection import SHEET
from cogs.altered.screens.build_room import (
    Made,
    Room,
    leads,
    listed,
    numbers,
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

MOST_ARG: Final = 85
"""Characters behind the word in a custom id of the builder."""


def deck_panel(say: Say, room: Room, panel: Panel) -> dict[str, Any]:
    build = room.build
    panel.add(status(say, room), wrong(say, room), Picture(SHEET, _sheet_alt(say, room)))
    code = write_code(build.cards)
    if code is not None and build.cards:
        panel.add(Words(say("al-build-code", code=code)))
    out = out_select(say, room)
    if out is not None:
        panel.add(out)
    forms = [
        Pick(form, say.plain("al-build-form", format=say.format(form)), chosen=form == build.form) for form in FORMATS
    ]
    panel.add(select(say, "form", "0", "al-build-form-pick", forms))
    buttons = [
        Button("wkab:show:0", say.plain("al-build-show"), "success", off=not build.cards),
        Button(f"wkab:many:{int(not build.many)}", say.plain("al-build-many", many=build.many)),
    ]
    refs = [ref for ref in build.cards if not leads(room, ref)]
    panel.add((*buttons, *_further(say, room, refs)), tools(say, room))
    return sheet_picture(say, room)


def _further(say: Say, room: Room, things: Sequence[str]) -> list[Button]:
    """The way to the rest of what a select cannot hold."""
    _, place, places = page_of(things, room.build.place, OPTIONS)
    if places == 1:
        return []
    return [Button(f"wkab:place:{(place + 1) % places}", say.plain("al-build-place", n=place + 1, of=places))]


def sheet_picture(say: Say, room: Room) -> dict[str, Any]:
    """What the deck's picture shows."""
    refs = [ref for ref in in_order(room.known, room.pool) if not leads(room, ref)]
    return picture_of(say, room, SHEET) | {
        "cards": [printed_facts(room.pool[ref]) | {"n": room.build.cards[ref]} for ref in refs]
    }


def _sheet_alt(say: Say, room: Room) -> str:
    cards = [f"{n}× {called(room.pool[ref])}" for ref, n in listed(room)]
    name = "–" if room.hero is None else room.hero.name
    return say.plain(
        "al-build-sheet-alt", hero=text("al-name", name=name), cards=[text("al-name", name=c) for c in cards]
    )


def shared(say: Say, room: Room, who: str) -> Made:
    """The deck for everybody in the channel: its picture, the same in words, its code."""
    build = room.build
    name = build.name or ("" if room.hero is None else room.hero.name)
    panel = Panel(say("al-build-shared", who=who, name=name or "–"), accent=ACCENT)
    panel.add(Picture(SHEET, _sheet_alt(say, room)))
    costs: dict[int, list[str]] = {}
    for ref, n in listed(room):
        card = room.pool[ref]
        costs.setdefault(card.hand_cost, []).append(say("al-build-shared-card", n=n, name=called(card)))
    hero = "–" if room.hero is None else room.hero.name
    lines = [say("al-build-shared-hero", hero=hero, n=beside(build.cards, room.pool))]
    lines += [say("al-build-shared-cost", cost=cost, cards=" · ".join(cards)) for cost, cards in costs.items()]
    panel.add(Words(join_lines(lines), Keep.NEWS), Words(numbers(say, room)))
    code = write_code(build.cards)
    if code is not None:
        panel.add(Words(say("al-build-code", code=code), Keep.CALL))
        arg = code.replace("-", "")
        if len(arg) <= MOST_ARG:
            panel.add((Button(f"wkab:copy:{arg}", say.plain("al-build-copy")),))
    return panel, sheet_picture(say, room)


# ---------------------------------------------------------------- the doctor


def doctor_panel(say: Say, room: Room, panel: Panel) -> None:
    build, pool = room.build, room.pool
    panel.add(status(say, room), wrong(say, room))
    lines = [
        f"- {say('al-doctor-' + one.check.id, have=one.have, want=one.want)}"
        for one in room.doctor.findings(build.cards, pool)
    ]
    empty = not beside(build.cards, pool)
    panel.add(Words(join_lines([say("al-doctor-head", n=len(lines), empty=empty), *lines]), Keep.CALL))
    advice = room.doctor.advice(build.cards, pool, build.form)
    told = []
    for one in advice:
        card = pool[one.ref]
        why: Text = text(f"al-doctor-why-{one.why}", cost=one.cost)
        printed = text("al-name", name=card.text)
        line = say("al-doctor-advice", name=called(card), why=why, text=printed)
        told.append(f"- {line}")
    if told:
        panel.add(Words(join_lines([say("al-doctor-advised", n=len(lines)), *told]), Keep.PROMPT))
        panel.add(
            tuple(
                Button(
                    f"wkab:one:{one.ref}",
                    say.plain("al-doctor-put", name=called(pool[one.ref]), n=build.cards.get(one.ref, 0)),
                )
                for one in advice
            )
        )
    panel.add(tools(say, room))


# ---------------------------------------------------------------- decks of one's own


def decks_panel(say: Say, room: Room, panel: Panel) -> None:
    build = room.build
    names = list(room.own)
    here, _, _ = page_of(names, build.place, OPTIONS)
    panel.add(Words(say("al-build-decks", n=len(names))))
    if here:
        picks = [
            Pick(
                name,
                name,
                say.plain("al-build-own", n=room.own[name].size(), format=say.format(room.own[name].form)),
                chosen=name == build.picked,
            )
            for name in here
        ]
        panel.add(select(say, "picked", "0", "al-build-own-pick", picks))
    if build.picked in room.own:
        code = write_code(room.own[build.picked].cards)
        if code is not None:
            panel.add(Words(say("al-build-own-code", name=build.picked, code=code)))
        about = digest(build.picked)
        drop = Button(f"wkab:sure:{about}", say.plain("al-build-drop"))
        if build.sure:  # it is gone for good then
            drop = Button(f"wkab:drop:{about}", say.plain("al-build-drop-sure"), "danger")
        panel.add(
            (
                Button(f"wkab:load:{about}", say.plain("al-build-load"), "primary"),
                Button("wkab:write:rename", say.plain("al-build-rename")),
                drop,
            )
        )
    panel.add(starters(say, room))
    buttons = [
        Button("wkab:write:code", say.plain("al-build-code-take")),
        Button("wkab:anew:0", say.plain("al-build-anew")),
    ]
    panel.add((*buttons, *_further(say, room, names)), tools(say, room))
