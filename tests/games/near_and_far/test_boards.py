"""Near and Far's other pictures: town, boards, packs, score: each is there when it is wanted, and shows all of it."""

from collections.abc import Callable
from functools import lru_cache
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.draw.themes import DARK, LIGHT
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.panel import ALT
from cogs.near_and_far.game import game
from cogs.near_and_far.pictures.picture import draw, pictures, shown
from cogs.near_and_far.pictures.readable import readable
from cogs.near_and_far.view.telling import brief, twin
from tests.games.near_and_far.test_picture import boards

WORDS = Catalogue("near_and_far")
View = dict[str, Any]


def check(png: bytes) -> None:
    picture = Image.open(BytesIO(png))
    assert picture.width == 1_100
    assert 300 < picture.height < 2_000
    assert len(png) < 200_000


@lru_cache
def seen() -> dict[str, View]:
    """By picture a view that asks for it, and in `late` the last one before the score, of a game of four."""
    found: dict[str, View] = {}
    for run in boards(4):
        for seat in (None, 0):
            view = run.view(seat)
            for spec in pictures(view):
                found[spec.name] = view
        if run.state.phase != "over" and run.state.round > 3:
            found["late"] = run.view(0)
    return found


def test_a_whole_game_shows_each_picture_when_it_is_wanted() -> None:
    met: dict[str, int] = {}
    for run in boards(2):
        for seat in (None, 0, 1):
            view = run.view(seat)
            specs = pictures(view)
            assert len(specs) == (2 if view["ending"] else bool(view["players"]))
            for spec in specs:
                met[spec.name] = met.get(spec.name, 0) + 1
                assert 15 < len(WORDS.format(spec.alt, label=True)) <= ALT
                if met[spec.name] in (1, 60):
                    check(draw(view, spec.name))
                if seat is None:
                    active = view["players"][view["active"]] if view["active"] is not None else None
                    stays = view["step"] == "end_turn" and active is not None and active["area"] == "building"
                    in_town = (view["step"] == "town" or stays) and not view["sheets"]
                    assert (spec.name == "town") == in_town, "the town while somebody visits it, to the end of the turn"
                    keys = {request.decision.key for request in run.requests()}
                    assert spec.name == "story" or "far.story" not in keys, "a story while it is read"
                elif view["pack"]:
                    assert spec.name == "pack"
    assert met.keys() == {"map", "town", "story", "pack", "board", "score", "ending"}


@pytest.mark.parametrize("name", ["map", "town", "story", "pack", "board", "score", "ending"])
def test_the_same_view_gives_the_same_bytes_in_the_dark_and_another_picture_in_the_light(name: str) -> None:
    view = seen()[name]
    assert draw(view, name, DARK) == draw(view, name, DARK) != draw(view, name, LIGHT)


def test_there_is_no_other_picture() -> None:
    with pytest.raises(ValueError, match="attic"):
        draw(seen()["late"], "attic")


TOWN: dict[str, Callable[[View], Any]] = {
    "somebody walks in": lambda v: v["town"]["buildings"][2].update(standees=[1]),
    "the stranger": lambda v: v["town"]["buildings"][4].update(npc=True),
    "jail": lambda v: v["town"]["jail"].update(standees=[0]),
    "a price": lambda v: v["town"]["row"][0].update(price=1),
    "a camp in the Mine": lambda v: v["town"]["mine"]["camps"].update({"3,3": 2}),
    "where one may dig": lambda v: (
        v["town"]["mine"].update(open=["3,2"]),
        [(one["icons"].update(mine=9), one.update(camps=3)) for one in v["players"]],
    ),
    "a token": lambda v: v["tokens_left"].update(mystic=1),
    "a chief": lambda v: v["chiefs"].update(nomad=3),
    "reputation": lambda v: v["players"][0].update(rep=11),
    "the threat": lambda v: v.update(threat={"id": "cow", "level": 15, "name": "A Cow", "points": 6}, threats_left=1),
    "a pile": lambda v: v["decks"]["basic"].update(pile=3),
}
BOARD: dict[str, Callable[[View], Any]] = {
    "hearts": lambda v: v["players"][0].update(hearts=12),
    "coins": lambda v: v["players"][0].update(coins=17),
    "tokens": lambda v: v["players"][0]["tokens"].update(lizard=6),
    "somebody leaves": lambda v: v["players"][0]["slots"].update(mystic=None, nomad=None, outlaw=None, lizard=None),
    "banners": lambda v: v["players"][0]["banners"].update(outlaw=7),
    "a figure": lambda v: v["players"][0]["icons"].update(duel=9),
    "camps": lambda v: v["players"][0].update(camps=v["players"][0]["camps"] + 1),
    "a card": lambda v: v["players"][0]["bought"].append({**v["hand"][0], "name": "A Borrowed Ladder"}),
    "the hand": lambda v: v["hand"].pop(),
    "what can be paid": lambda v: v["hand"][0].update(payable=not v["hand"][0]["payable"]),
}
CHANGES = [(name, why) for name, changes in (("town", TOWN), ("board", BOARD)) for why in changes]


@pytest.mark.parametrize(("name", "why"), CHANGES)
def test_whatever_changes_on_it_changes_the_picture_and_its_facts(name: str, why: str) -> None:
    view, wanted = _copied(seen()["late"]), "board:town" if name == "town" else "board:0"
    before = face(view, wanted)
    {"town": TOWN, "board": BOARD}[name][why](view)
    after = face(view, wanted)
    assert after != before
    assert draw({"card": after}, "card") != draw({"card": before}, "card")


def test_beside_a_question_the_town_is_less_tall_for_reputations_are_told_there() -> None:
    view = _copied(seen()["town"])
    beside, whole = (
        Image.open(BytesIO(png)) for png in (draw(view, "town"), draw({"card": face(view, "board:town")}, "card"))
    )
    assert beside.width == whole.width and beside.height < whole.height - 100
    before = shown(view, "town")
    view["players"][0]["rep"] += 1
    assert shown(view, "town") == before
    assert f"⭐ {view['players'][0]['rep']}" in " ".join(WORDS.format(line) for line in brief(view))


def face(view: View, wanted: str) -> Any:
    """What the picture of an entry is drawn from."""
    shown = next(card for group in readable(view) for card in group.cards if card.id == wanted).read().shown
    return _copied(shown)


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copied(one) for key, one in value.items()}
    return [_copied(one) for one in value] if isinstance(value, list | tuple) else value


def test_every_board_can_be_read_by_everybody_but_a_hand_by_its_owner_alone() -> None:
    view = seen()["late"]
    group = readable(view)[0]
    assert [card.id for card in group.cards] == ["board:map", "board:town", *(f"board:{seat}" for seat in range(4))]
    hands = [bool(face(view, f"board:{seat}")["part"]["hand"]) for seat in range(4)]
    assert hands == [True, False, False, False]
    assert not face({**view, "you": None, "hand": []}, "board:0")["part"]["hand"]


def test_nothing_hidden_is_in_a_picture() -> None:
    for n, run in enumerate(boards(2)):
        if n % 23:
            continue
        for seat in (None, 0):
            other = run.game.load(run.game.dump(run.state))
            run.game.redeal(other, seat, b"other")
            own, dealt = run.view(seat), game().view(other, seat)
            assert [(spec.name, spec.facts) for spec in pictures(own)] == [(s.name, s.facts) for s in pictures(dealt)]


def test_the_twin_of_a_story_has_its_title_and_the_odds_of_its_ways_once() -> None:
    """Its words are a post of their own."""
    view = _copied(seen()["story"])
    reading = view["reading"]
    reading["choices"][0].update(label="Try it", kind="combat", target=8, have=3, chance=33, most=83)
    reading["choices"][1].update(label="Leave it", kind="skill", target=5, have=6, chance=100, most=100)
    words = [WORDS.format(line) for line in twin(view)]
    assert sum(reading["title"] in line for line in words) == 1
    assert "Try it (combat 8, you add 3: 33 %, 83 % with all hearts)" in words
    assert "Leave it (skill 5, you add 6: 100 %)" in words
    assert not any(reading["text"][:40] in line for line in words)
    said = WORDS.format(pictures(view)[0].alt, label=True)
    assert "Try it (combat 8, you add 3: 33 %" in said
    assert not any("you add" in WORDS.format(line) for line in twin({**view, "reading": None}))


def test_the_twin_says_what_the_pictures_show() -> None:
    view = _copied(seen()["late"])
    words = [WORDS.format(line) for line in twin(view)]
    assert len(set(words)) == len(words)
    view["players"][1]["icons"]["farm"] = 8
    view["town"]["mine"]["open"] = ["3,3"]
    view["tokens_left"]["nomad"] = 4
    after = "\n".join(WORDS.format(line) for line in twin(view))
    assert "8 at the Farm" in after
    assert "skill 9 (2 gems and 1 token of any faction)" in after
    assert "4 nomad tokens" in after
