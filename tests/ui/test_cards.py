"""Whatever lies open can be read in two touches, by everybody who sees it and by nobody else; and what signs mean."""

import re
from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.installed import load_surfaces
from bot.rules.campaign.game import Campaign
from bot.rules.card_list import CardEntry, CardFace, CardGroup, once_each
from bot.rules.decision import text
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, random_player
from bot.ui.panels import custom_id
from bot.ui.panels.panel import OPTIONS, Panel, Select, as_text, fit
from bot.ui.panels.surface import Surface, View
from bot.ui.questions.scene import Scene
from bot.ui.screens.cards import card_select, find_modal, groups, offered_cards, read_card, typed_card
from bot.ui.screens.legend import Reading, explained, explanations, legend, name_of
from bot.ui.screens.present import board, hand
from tests.ui.asker import toy_surface
from tests.ui.library_layout import built_by_library

UNLISTED = Surface.__dataclass_fields__["cards"].default
READ = [surface for surface in load_surfaces() if surface.cards is not UNLISTED]
MISSING = re.compile(r"<[a-z][a-z0-9-]*>")
PILES = ("discard", "deck", "pool")
PLACES = {
    "altered": {"hand", "mana", "play", "reserve", "discard", "track"},
    "altered-draft": {"front", "pool"},
    "doomrock": {"foes", "setting", "area", "heroh"},
}
NAMES = {0: "Ada", 1: "Ben", 2: "Cleo", 3: "Dora"}


def scenes(surface: Surface, every: int, seed: bytes = b"cards", most: int = 400) -> Iterator[Scene]:
    """A random game at its largest table, looked at now and then."""
    run = Run.start(surface.game, seed, surface.game.seats[1])
    crowd = Crowd(random_player(seed), seed)
    while not run.over and run.index < most:
        if run.index % every == 0:
            yield Scene("abcdefgh", surface, run, NAMES, {seat: seat + 1 for seat in range(run.state.seats)})
        crowd.step(run)
    yield Scene("abcdefgh", surface, run, NAMES, {seat: seat + 1 for seat in range(run.state.seats)})


def shown(reading: Reading | None) -> str:
    assert reading is not None
    fitted = fit(reading.panel)
    built_by_library(fitted)
    return as_text(fitted)


def pressed(scene: Scene, mine: list[int], select: Select, value: str) -> str:
    """What comes of choosing in the select: the panel as text."""
    press = custom_id.parse(select.id)
    assert press is not None and not press.is_request
    word, rest = press.deed([value])
    assert word == "card"
    return shown(read_card(scene, mine, rest))


def the_select(panel: Panel) -> Select | None:
    return next((select for select in panel.selects() if ":*card-" in select.id), None)


@pytest.mark.parametrize("surface", READ, ids=lambda surface: surface.id)
def test_whatever_lies_open_is_read_in_two_touches(surface: Surface) -> None:
    """One opens the select, the other chooses: then what is printed on each card stands there. Only piles that have
    grown long go on on a second page."""
    met: set[str] = set()
    for scene in scenes(surface, 67):
        for seat in (None, 0):
            listed = groups(scene, seat)
            select = the_select(board(scene) if seat is None else hand(scene, seat))
            assert (select is None) == (not listed)
            if select is None:
                continue
            mine = [] if seat is None else [seat]
            told = [pressed(scene, mine, select, p.value) for p in select.picks if p.value != "legend"]
            for group in listed:
                kind = group.id.rstrip("0123456789")
                met.add(kind)
                for card in group.cards:
                    for line in card.read().lines:
                        if isinstance(line, str):
                            words = scene.words(text("cards-printed", words=line))
                            assert kind in PILES or any(words in one for one in told), (group.id, card.name, words)
    assert met >= PLACES.get(surface.id, set())


@pytest.mark.parametrize("surface", READ, ids=lambda surface: surface.id)
def test_each_card_has_a_panel_of_its_own_and_a_picture_with_the_same_facts(surface: Surface) -> None:
    drawn: set[str] = set()
    for scene in scenes(surface, 149):
        for seat in (None, 0):
            found = [card for group in groups(scene, seat) for card in group.cards]
            assert len({card.id for card in found}) == len(found)
            for card in found:
                mine = [] if seat is None else [seat]
                where = "p" if seat is None else str(seat)
                reading = read_card(scene, mine, f"{where}=c{custom_id.digest(card.id)}")
                words = shown(reading)
                assert reading is not None and not MISSING.findall(words)
                for spec in reading.pictures:
                    key = repr(spec.facts)
                    if key not in drawn and len(drawn) < 25:
                        drawn.add(key)
                        assert reading.shown is not None
                        picture = Image.open(BytesIO(surface.draw(reading.shown, spec.name)))
                        assert picture.width > 300 and picture.height > 80
    assert drawn


@pytest.mark.parametrize("surface", READ, ids=lambda surface: surface.id)
def test_nobody_reads_what_is_hidden_from_them(surface: Surface) -> None:
    """P6: what a seat cannot see is dealt anew; menus, counts, panels and autocomplete stay the same. A campaign's log
    hides nothing: what is secret lies at the tables of its sessions."""
    changed = 0
    for scene in scenes(surface, 97):
        run = scene.run
        kept = run.game.dump(run.state)
        for seat in (None, 0):
            before = all_read(scene, seat)
            other = run.game.load(kept)
            run.game.redeal(other, seat, b"other")
            changed += run.game.dump(other) != kept
            own, run.state, run.play.state = run.state, other, other
            run.ticks += 1
            try:
                assert all_read(scene, seat) == before
            finally:
                run.state = run.play.state = own
                run.ticks += 1
    assert bool(changed) is not isinstance(surface.game, Campaign)


def all_read(scene: Scene, seat: int | None) -> list[object]:
    """Everything that this part shows a reader."""
    mine = [] if seat is None else [seat]
    where = "p" if seat is None else str(seat)
    panels = [
        read_card(scene, mine, f"{where}=g{custom_id.digest(group.id)}.{page}")
        for group in groups(scene, seat)
        for page in (1, 2)
    ]
    names = [card.name for group in groups(scene, seat) for card in group.cards]
    typed = [typed_card(scene, mine, str(name)) for name in names[:5]]
    return [card_select(scene, seat), offered_cards(scene, mine, ""), offered_cards(scene, mine, "a"), panels, typed]


def test_a_planted_leak_is_found() -> None:
    """A listing that asks the state, past the view: the other's hand by number of its first letters."""
    surface = next(one for one in READ if one.id == "altered")

    def leaky(scene: Scene) -> Surface:
        def cards(view: View) -> list[CardGroup]:
            hands = [player.hand[:1] for player in scene.run.state.players]
            entry = CardEntry(f"x{hands}", "A card", lambda: CardFace(["nothing"]))
            return [CardGroup("x", text("al-cards-hand"), [entry])]

        return replace(surface, cards=cards)

    found = 0
    for scene in scenes(surface, 97):
        spied = replace(scene, surface=leaky(scene))
        run = scene.run
        before = all_read(spied, None)
        other = run.game.load(run.game.dump(run.state))
        run.game.redeal(other, None, b"other")
        run.state, own = other, run.state
        run.ticks += 1
        found += all_read(spied, None) != before
        run.state = own
        run.ticks += 1
    assert found


def test_another_players_hand_cannot_be_read_by_its_id() -> None:
    """The ids of cards are known to whoever has read the content; they open nothing."""
    surface = next(one for one in READ if one.id == "altered")
    tried = 0
    for scene in scenes(surface, 89):
        theirs = [card for group in groups(scene, 1) if group.id in ("hand", "mana") for card in group.cards]
        for card in theirs:
            for mine in ([], [0]):
                for where in ("p", "0", "1"):
                    tried += 1
                    assert read_card(scene, mine, f"{where}=c{custom_id.digest(card.id)}") is None
    assert tried


def test_what_is_typed_finds_the_card_or_says_what_is_near() -> None:
    surface = next(one for one in READ if one.id == "doomrock")
    scene = next(scene for scene in scenes(surface, 40) if scene.run.index)
    assert "Attack an adjacent enemy for 2" in shown(typed_card(scene, [0], "haymaker"))
    assert "Did you mean one of these?" in shown(typed_card(scene, [0], "Haimaker"))
    assert "Haymaker" in shown(typed_card(scene, [0], "Haimaker"))
    assert "Nothing that you can see is called" in shown(typed_card(scene, [0], "Xyzzy"))
    several = shown(typed_card(scene, [], "an"))
    assert "cards have “an” in their name" in several
    assert "stops 1 damage" in shown(typed_card(scene, [], "shield"))
    offered = offered_cards(scene, [], "haym")
    assert [name.partition(" · ")[0] for _, name in offered] == ["Haymaker"]
    assert "Attack an adjacent" in shown(typed_card(scene, [], offered[0][0]))
    assert len(offered_cards(scene, [0], "")) == OPTIONS
    assert find_modal(scene).fields[0].id == "answer"


@pytest.mark.parametrize("surface", READ, ids=lambda surface: surface.id)
def test_the_legend_has_a_sentence_for_each_sign_and_term(surface: Surface) -> None:
    scene = next(scenes(surface, 1))
    assert not any(said.startswith("<") or name == said for name, said in explanations(scene))
    names = [name for name, _ in explanations(scene)]
    assert len(names) == len(set(names))
    assert set(surface.explained) <= {*surface.terms, *surface.signs.values()}
    for page in (1, 2):
        reading = legend(scene, 0, page)
        words = shown(reading)
        assert reading is not None and not MISSING.findall(words)
        for spec in reading.pictures:
            assert reading.shown is not None
            assert Image.open(BytesIO(surface.draw(reading.shown, spec.name))).height > 300
    assert as_text(legend(scene, 0, 9).panel) == as_text(legend(scene, 0, 2).panel)  # type: ignore[union-attr]


def test_a_term_is_found_in_its_everyday_forms() -> None:
    assert name_of("**Tough X** 🪨: costs more") == "Tough"
    assert name_of("no name") == "no name"
    surface = next(one for one in READ if one.id == "altered")
    scene = next(scenes(surface, 1))
    assert explained(scene, "It gains 2 boosts.").startswith("-# **Boost**")
    assert "**Exhausted**" in explained(scene, "Exhaust up to one target card.")
    assert "**Resupply**" in explained(scene, "Whoever resupplies")
    assert explained(scene, "Boosted spirits") == "-# " + scene.words(text("al-term-boost"))
    assert explained(scene, "the rest to the bottom") == ""


def test_a_game_without_a_listing_has_no_select() -> None:
    surface = toy_surface()
    run: Run[Any] = Run.start(surface.game, b"plain", 2)
    scene = Scene("abcdefgh", surface, run, NAMES, {0: 1, 1: 2})
    assert card_select(scene, 0) == [] and legend(scene, 0, 1) is None
    assert the_select(board(scene)) is None and the_select(hand(scene, 0)) is None
    assert read_card(scene, [0], "0=cffffffffffff") is None
    assert "Nothing that you can see" in shown(typed_card(scene, [0], "card"))


def test_equal_cards_are_listed_once() -> None:
    cards = [CardEntry(str(n), "Trail Pup", lambda: CardFace([])) for n in range(3)]
    assert [card.id for card in once_each(cards, [("boost", 0), ("boost", 1), ("boost", 0)])] == ["0", "1"]
