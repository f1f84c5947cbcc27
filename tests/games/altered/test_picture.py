"""Altered's pictures: they can always be drawn, the same view gives the same bytes, and nothing hidden is in them."""

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from functools import lru_cache
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.draw.pen import sprite
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player, random_player
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from cogs import load_game
from cogs.altered.cog import surface
from cogs.altered.content.decks import pool_of
from cogs.altered.content.notation import duel, stats
from cogs.altered.content.sets import common_of, grade_of
from cogs.altered.pictures import picture
from cogs.altered.pictures.collection import SHEET, SHEET_HEAD, draw_sheet
from cogs.altered.pictures.companions import COMPANIONS
from cogs.altered.pictures.emblems.by_card import EMBLEMS
from cogs.altered.pictures.faces import face
from cogs.altered.pictures.parts import PAD
from cogs.altered.pictures.picture import draw, draw_curve, pictures, shown
from cogs.altered.screens.build_room import printed_facts
from cogs.altered.state import AlteredState, Obj, Region
from cogs.altered.view.telling import brief, describe
from cogs.altered.view.view import view

GAME = load_game("altered")
WORDS = Catalogue("altered")
NAMES = SeatNames({0: "Wilhelmina of the Long Names", 1: "Bob"}, GAME.name_of)


@lru_cache(maxsize=1)
def states() -> tuple[AlteredState, ...]:
    """Some moments of some games, from the choice of decks to the end."""
    found = []
    for seed in range(3):
        word = b"pictures %d" % seed
        run = Run.start(GAME, word, 2)
        crowd = Crowd(greedy_player if seed else random_player(word), word, 0)
        for n in range(240):
            if run.over:
                break
            if n % 20 == 0:
                found.append(deepcopy(run.state))
            crowd.step(run)
        found.append(deepcopy(run.state))
    return tuple(found)


def crowded() -> AlteredState:
    """The fullest board of a game that goes on, made fuller: every status, six in an expedition, a long Reserve."""
    state = deepcopy(max((s for s in states() if not s.why), key=lambda s: len(s.in_play)))
    cards = [card for card in GAME.content.cards.values() if card.type == "character"]
    for n in range(6):
        obj = Obj(f"x{n}", cards[n].id, 0, 0, "expedition", 9_000 + n, "hero", ["fleeting", "anchored", "asleep"])
        obj.counters = {"boost": n, "card": 2}
        state.objects[obj.id] = obj
        state.in_play.append(obj.id)
        shelf = Obj(f"r{n}", cards[n].id, 1, 1, "reserve", 9_100 + n, exhausted=n % 2 == 0)
        state.objects[shelf.id] = shelf
        state.players[1].reserve.append(shelf.id)
    return state


def in_arena() -> AlteredState:
    state = crowded()
    state.tiebreak = True
    state.regions = [Region("companion", 0, ["forest", "mountain", "water"], True)]
    for player in state.players:
        player.marker = {"hero": 0, "companion": 0}
    return state


def drawn(state: AlteredState, seat: int | None = None) -> dict[str, bytes]:
    seen = view(state, GAME.content, seat)
    return {spec.name: draw(seen, spec.name) for spec in pictures(seen)}


def check(png: bytes) -> None:
    found = Image.open(BytesIO(png))
    found.load()
    assert found.width == 1_100
    assert 100 < found.height < 2_200
    assert len(png) < 200_000
    assert len(found.convert("RGB").getcolors(1 << 20) or ()) > 20


def test_every_moment_of_a_game_can_be_drawn() -> None:
    kinds: Counter[str] = Counter()
    for state in states():
        for seat in (None, 0):
            for name, png in drawn(state, seat).items():
                check(png)
                kinds[name] += 1
    assert min(kinds["board"], kinds["field"], kinds["hand"]) > 10


def test_before_the_track_lies_there_is_no_picture() -> None:
    assert drawn(AlteredState(seats=2)) == {}


@pytest.mark.parametrize("made", [crowded, in_arena])
def test_the_fullest_boards_can_be_drawn(made: Callable[[], AlteredState]) -> None:
    state = made()
    check(drawn(state)["board"])
    check(drawn(state)["field"])
    state.players[0].hand = state.players[0].deck[:14]
    state.players[0].looked = state.players[0].deck[:3]
    check(drawn(state, 0)["hand"])


def test_every_card_can_be_drawn() -> None:
    state = crowded()
    cards = [card.id for card in GAME.content.cards.values() if card.type not in ("hero", "token")]
    for first in range(0, len(cards), 9):
        state.players[0].hand = cards[first : first + 9]
        check(drawn(state, 0)["hand"])


def test_nothing_hidden_is_in_a_picture() -> None:
    for state in states()[1::4]:
        for seat in (None, 0, 1):
            before = drawn(state, seat)
            other = deepcopy(state)
            GAME.redeal(other, seat, b"anew")
            assert drawn(other, seat) == before
            assert drawn(state, seat) == before  # the same bytes each time


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: a board that named the next card of a deck would be noticed."""
    state = next(s for s in states() if s.day > 1 and s.players[0].deck)

    def leaking(state: AlteredState) -> dict[str, Any]:
        seen = view(state, GAME.content, None)
        for player, hidden in zip(seen["players"], state.players, strict=True):
            player["deck_name"] = GAME.content.cards[hidden.deck[-1]].name
            player["hero"] = None
        return seen

    other = deepcopy(state)
    GAME.redeal(other, None, b"anew")
    assert draw(leaking(state), "board") != draw(leaking(other), "board")
    assert draw(view(state, GAME.content, None), "board") == draw(view(other, GAME.content, None), "board")


def test_a_picture_shows_what_it_says_it_shows() -> None:
    """Screens draw anew when `facts` changed; so nothing else may change a picture, and each of these must."""
    state = next(s for s in states() if s.phase == "afternoon" and len(s.in_play) > 3 and not s.tiebreak)
    body = next(o for o in state.objects.values() if o.zone == "expedition" and o.card in GAME.content.cards)
    before = drawn(state)
    facts = {name: shown(view(state, GAME.content, None), name) for name in before}
    other = deepcopy(state)
    other.players[0].deck.reverse()
    other.turns += 1
    assert drawn(other) == before
    assert {name: shown(view(other, GAME.content, None), name) for name in before} == facts
    changes: list[Any] = [
        lambda s: setattr(s, "day", s.day + 1),
        lambda s: setattr(s, "first", 1 - s.first),
        lambda s: setattr(s, "passed", [] if s.passed else [0]),
        lambda s: s.objects[body.id].statuses.append("asleep"),
        lambda s: s.objects[body.id].counters.update(boost=4),
        lambda s: s.players[0].hand.append(s.players[0].deck.pop()),
        lambda s: s.players[1].marker.update(hero=0 if s.players[1].marker["hero"] else 7),
        lambda s: setattr(s.players[0].mana[0], "ready", not s.players[0].mana[0].ready),
    ]
    for change in changes:
        other = deepcopy(state)
        change(other)
        after = drawn(other)
        changed = {name for name in before if shown(view(other, GAME.content, None), name) != facts[name]}
        assert changed and changed == {name for name in before if after[name] != before[name]}


def test_alt_texts_are_short_and_lines_name_both() -> None:
    for state in (*states()[1:], crowded(), in_arena()):
        for seat in (None, 0):
            seen = view(state, GAME.content, seat)
            for spec in pictures(seen):
                assert 20 < len(WORDS.format(spec.alt, NAMES, label=True)) <= 1_024
            lines = "\n".join(WORDS.format(line, NAMES) for line in brief(seen))
            assert not seen["players"] or ("Wilhelmina" in lines and "Bob" in lines)


def test_the_words_have_what_the_picture_has() -> None:
    """Whatever lies on the board is named with its numbers in the text twin."""
    begun = [state for state in states() if state.players]
    for state in (*begun[::3], crowded()):
        seen = view(state, GAME.content, 0)
        told = "\n".join(WORDS.format(line, NAMES) for line in describe(seen)).replace("\\", "")
        things = [o for e in seen["expeditions"] for o in e["objects"]]
        things += [o for p in seen["players"] for o in (*p["reserve"], *p["landmarks"])]
        for obj in things:
            assert obj["name"] in told
            assert not obj["stats"] or obj["expedition"] is None or stats(obj["stats"]) in told
        for exp in seen["expeditions"]:
            foe = next(e for e in seen["expeditions"] if e["exp"] == exp["exp"] and e["seat"] != exp["seat"])
            assert duel(exp["stats"], foe["stats"]) in told
            assert (seen["regions"][exp["at"]]["name"] or "") in told
        for card in (*seen["own"]["hand"], *seen["own"]["mana"]):
            assert card["name"] in told


def test_a_defender_is_seen_before_dusk() -> None:
    """AL-10.8: the forecast says "held" in the Afternoon already."""
    state = deepcopy(next(s for s in states() if s.phase == "afternoon" and not s.tiebreak))
    defender = next(c for c in GAME.content.cards.values() if any(k.k == "defender" for k in c.keywords))
    state.objects["d"] = Obj("d", defender.id, 0, 0, "expedition", 9_999, "hero")
    state.in_play.append("d")
    held = {(e["seat"], e["exp"]): e["held"] for e in view(state, GAME.content, None)["expeditions"]}
    assert held[0, "hero"] == "defender"


def test_the_curve_of_a_deck() -> None:
    plain = draw_curve({1: 9, 2: 12, 3: 9, 7: 3}, title="Greenbound")
    check(plain)
    full = draw_curve(
        {1: 9, 2: 12}, {0: 21}, title="A" * 60, kinds={"character": 12, "GB": 9}, stats=(1.5, 2, 0), note="midrange"
    )
    check(full)
    check(draw_curve({}))
    assert plain == draw_curve({1: 9, 2: 12, 3: 9, 7: 3}, title="Greenbound") != full


def test_the_surface_draws() -> None:
    found = surface()
    seen = found.game.view(crowded(), None)
    assert [spec.name for spec in found.pictures(seen)] == ["board", "field"]
    assert found.pictures is picture.pictures
    check(found.draw(seen, "board"))
    check(found.draw(seen, "field"))


# ---------------------------------------------------------------- faces


def faces(ids: Callable[[str], bool] = lambda ref: True) -> dict[str, bytes]:
    """Each card's round face, by its reference."""
    return {
        card.id: sprite(face, 60, card.id, card.type, card.faction, tuple(card.subtypes)).tobytes()
        for card in GAME.content.cards.values()
        if ids(card.id)
    }


def test_no_two_cards_of_the_bundled_sets_look_alike() -> None:
    """Tokens and Heroes among them; a rare has its common's face in another frame, or in another faction's colours."""
    found = faces()
    same: dict[bytes, list[str]] = {}
    for ref, picture_ in found.items():
        same.setdefault(picture_, []).append(ref)
    assert [refs for refs in same.values() if len({common_of(ref) for ref in refs}) > 1] == []
    for ref, picture_ in found.items():
        if grade_of(ref) == "R":
            assert picture_ != found.get(common_of(ref))


def test_every_spell_place_and_gear_has_an_emblem_and_every_hero_a_companion() -> None:
    commons = [card for card in GAME.content.cards.values() if grade_of(card.id) == "C"]
    things = {card.id for card in commons if card.type in ("spell", "landmark", "expedition_permanent")}
    assert set(EMBLEMS) == things
    assert set(COMPANIONS) == {card.id for card in commons if card.type == "hero"}
    assert len({companion for _, companion in COMPANIONS.values()}) == len(COMPANIONS)


def test_an_imported_card_has_a_face_of_its_kind() -> None:
    for kind in ("character", "spell", "landmark", "expedition_permanent", "hero", "token"):
        assert sprite(face, 60, f"ALT_CORE_B_AX_07_{kind}", kind, "AX", ()).getbbox()
        assert sprite(face, 60, "ALT_CORE_B_AX_07_R1", kind, "AX", ("spirit",)).getbbox()


@pytest.mark.parametrize("title", ["", "Moths for Tuesday"], ids=["without a name", "named"])
def test_what_a_hero_does_stays_inside_its_banner_on_the_sheet_of_a_deck(title: str) -> None:
    """The row of pixels that is the banner's lower frame, and all below it, are the same whatever the Hero says."""
    pool = pool_of(GAME.content.cards.values())
    frame = PAD + SHEET_HEAD - 8
    for facts in (card for card in pool.values() if card.type == "hero"):
        hero = printed_facts(facts)
        shown = {
            "picture": SHEET,
            "hero": hero,
            "title": title or facts.name,
            "n": 39,
            "cards": [],
            "figures": {"hand": {}, "kinds": {}, "terrain": [1, 2, 3], "reserve": "2.5", "cheap": 4},
        }
        drawn, mute = (
            Image.open(BytesIO(draw_sheet(shown | {"hero": one}))).convert("RGB") for one in (hero, hero | {"text": ""})
        )
        other = ImageChops.difference(drawn, mute)
        below = other.crop((0, frame, drawn.width, drawn.height))
        assert max(below.tobytes()) < 20, facts.name  # a palette of its own each
        assert max(other.tobytes()) > 60
