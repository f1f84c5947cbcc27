"""Panels of every game in the house: random tables are looked at by everybody, before every choice.

They fit Discord, have a sentence for every key, name every picture, and tell nobody what is hidden.
"""

import random
import re
from collections.abc import Iterator
from itertools import takewhile
from typing import Any

import pytest

from bot.installed import load_surfaces
from bot.rules.decision import Answer, Event
from bot.rules.kernel.game import Order
from bot.rules.kernel.house import house_answer
from bot.rules.kernel.run import Request, Run
from bot.ui.panels.discord_panel import layout
from bot.ui.panels.panel import Keep, Panel, Picture, Rule, Words, as_text, fit
from bot.ui.panels.surface import Surface
from bot.ui.questions.scene import Scene
from bot.ui.questions.typed import offers
from bot.ui.screens.in_words import in_words
from bot.ui.screens.menu import menu
from bot.ui.screens.news import LATEST, LATEST_SIZE
from bot.ui.screens.present import board, hand
from tests.ui.asker import toy_surface
from tests.ui.library_layout import built_by_library

MISSING = re.compile(r"<[a-z][a-z0-9-]*>")
CHOICES = 150


def surfaces() -> list[Surface]:
    return [toy_surface(), *load_surfaces()]


def random_answer(chance: random.Random, run: Run[Any], request: Request, seat: int) -> Answer:
    decision = request.decision
    legal = [option.id for option in decision.legal()]
    if decision.kind == "one" and legal:
        return chance.choice(legal)
    if decision.kind == "amount":
        return chance.randint(decision.least, decision.most)
    if decision.kind == "order":
        return chance.sample(legal, len(legal))
    return house_answer(run, request, seat)


def table(surface: Surface, seats: int, seed: int) -> Iterator[Scene]:
    """A scene before each choice, and one when it is over."""
    chance = random.Random(seed)
    run = Run.start(surface.game, bytes([seed]) * 32, seats)
    names = {seat: f"Player {seat}" for seat in range(seats)}
    events: list[Event] = []

    def orders(seat: int) -> list[tuple[Order, bool]]:
        return [] if run.over else [(order, False) for order in surface.game.orders(run.state, seat)]

    for _ in range(CHOICES):
        events = [*events, *run.take_events()][-20:]
        yield Scene("abcdefgh", surface, run, names, {seat: 10**18 + seat for seat in names}, events, orders=orders)
        if run.over:
            return
        request = chance.choice(run.requests())
        seat = chance.choice(request.decision.seats)
        run.choose(seat, random_answer(chance, run, request, seat), run.token(request, seat))


def panels(scene: Scene) -> list[Panel]:
    seats = range(scene.run.state.seats)
    menus = [] if scene.run.over else [menu(scene, seat) for seat in seats]
    return [board(scene, list(seats)), in_words(scene, None), *(hand(scene, seat) for seat in seats), *menus]


@pytest.mark.parametrize("surface", surfaces(), ids=lambda surface: surface.id)
def test_panels_fit_and_have_all_their_sentences(surface: Surface) -> None:
    least, most = surface.game.seats
    for seats in {least, most}:
        for scene in table(surface, seats, seats):
            for panel in panels(scene):
                assert layout(panel).to_components() == built_by_library(panel).to_components()  # type: ignore[no-untyped-call]
                shown = as_text(fit(panel))
                assert not MISSING.findall(shown), shown
                assert all(picture.alt.strip() for picture in panel.pictures())
            for seat in range(seats):
                assert all(len(value) <= 100 and 1 <= len(shown) <= 100 for value, shown in offers(scene, [seat]))


@pytest.mark.parametrize("surface", surfaces(), ids=lambda surface: surface.id)
def test_the_question_stands_right_below_the_picture(surface: Surface) -> None:
    """Both are seen at once where a channel ends: between them stands at most the last that happened, briefly, or what
    a game tells in an account of its own."""
    drawn = looked_at = 0
    for scene in table(surface, surface.game.seats[0], 1):
        parts = board(scene).parts
        # each picture stands by itself: two in a row would be cut to squares
        assert not any(isinstance(part, tuple) and isinstance(part[0], Picture) for part in parts)
        last = max((n for n, part in enumerate(parts) if isinstance(part, Picture)), default=None)
        drawn += bool(scene.pictures(None)) and not scene.run.over
        if last is not None and not scene.run.over:
            between = list(takewhile(lambda part: not isinstance(part, Rule), parts[last + 1 :]))
            assert len(between) <= 1, between
            for part in between:
                assert isinstance(part, Words) and part.keep is Keep.NEWS
                lines = scene.account(None)
                told = part.text.count("› ")
                if lines:
                    assert told == len(lines) or (told == 1 and scene.summary(None) is not None)
                else:
                    assert len(part.text) <= LATEST_SIZE + LATEST
            looked_at += 1
    assert looked_at == drawn and (drawn or surface.id not in ("altered", "doomrock", "near_and_far", "pebbles"))


@pytest.mark.parametrize("surface", surfaces(), ids=lambda surface: surface.id)
def test_nobody_is_shown_what_is_hidden(surface: Surface) -> None:
    """P6: what a seat cannot see is dealt anew; its panels stay the same to the last character, ids included."""
    seats = min(surface.game.seats[1], 3)
    for step, scene in enumerate(table(surface, seats, 7)):
        if step % 5:
            continue
        run = scene.run
        kept = run.game.dump(run.state)
        for seat in (None, 0):
            look = [board, in_words_of(None)] if seat is None else [hand_of(0), in_words_of(0)]
            before = [make(scene) for make in look]
            redealt = run.game.load(kept)
            run.game.redeal(redealt, seat, b"other")
            own, run.state, run.play.state = run.state, redealt, redealt
            run.ticks += 1
            try:
                assert [make(scene) for make in look] == before
            finally:
                run.state = run.play.state = own
                run.ticks += 1


def hand_of(seat: int) -> Any:
    return lambda scene: hand(scene, seat)


def in_words_of(seat: int | None) -> Any:
    return lambda scene: in_words(scene, seat)
