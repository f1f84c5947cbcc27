"""The pictures of sheets: a character's, the camp's, the tracker and the dice of the last roll, each with its twin in
words. They know only the view."""

from collections.abc import Callable
from copy import deepcopy
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.draw.themes import DARK, LIGHT
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.catalogue import Catalogue
from cogs.evershade.game import game
from cogs.evershade.options import SessionOptions
from cogs.evershade.pictures.board import draw_board
from cogs.evershade.pictures.picture import draw, pictures
from cogs.evershade.pictures.readable import cards
from cogs.evershade.state import EvershadeState
from cogs.evershade.view.telling import brief

GAME = game()
WORDS = Catalogue("evershade")
View = dict[str, Any]


@pytest.fixture(scope="module")
def camping() -> View:
    """Of two in their first camp, with a cook fire and something packed up."""
    run: Run[EvershadeState] = Run.start(GAME, b"pictures", 2, SessionOptions(until="act"))
    crowd = Crowd(greedy_player, b"pictures", 0)
    while run.requests()[0].decision.key != "evershade.camp-equip":
        crowd.step(run)
    run.state.holders = ["cook_fire", "", "", "", ""]
    run.state.stored = ["whetstone"]
    run.state.tracker.marks, run.state.tracker.time = ["A", "H"], 3
    return GAME.view(run.state, 0)


def size(picture: bytes) -> tuple[int, int]:
    return Image.open(BytesIO(picture)).size


def words(view: View, name: str) -> str:
    """The twin of a picture of the board."""
    spec = next(one for one in pictures({**view, "you": None}) if one.name == name)
    return WORDS.format(spec.alt)


def party(view: View) -> View:
    """What everybody sees after a roll somewhere else."""
    dice = [("ysolde_karr", 12), ("corvin_teel", 1)]
    return {
        **view,
        "you": None,
        "camp": None,
        "rolled": {"performer": "ysolde_karr", "difficulty": 8, "successes": 2, "dice": dice},
    }


@pytest.mark.parametrize(
    "change",
    [
        lambda view: view["camp"]["holders"][1].update(card="wet_line", name="A Line for What Is Wet"),
        lambda view: view["camp"]["stored"].clear(),
        lambda view: view.update(time=4),
        lambda view: view["marks"].append("J"),
    ],
)
def test_the_camp_shows_its_holders_and_the_tracker(camping: View, change: Callable[[View], Any]) -> None:
    """LE-13, LE-17.5, LE-17.7: at 600 pixels, dark and light; each fact is in the picture and in its words."""
    picture, told = draw(camping, "camp"), words(camping, "camp")
    assert size(picture)[0] == 600 == size(draw(camping, "camp", LIGHT))[0]
    assert draw(camping, "camp", LIGHT) != picture == draw(camping, "camp", DARK)
    assert all(part in told for part in ("Cook Fire", "Whetstone", "Time 3 of 8", "A, H"))
    other = deepcopy(camping)
    change(other)
    assert draw(other, "camp") != picture and words(other, "camp") != told


@pytest.mark.parametrize(
    "change",
    [
        lambda view: view["rolled"]["dice"].append(("corvin_teel", 9)),
        lambda view: view["rolled"].update(successes=3),
        lambda view: view["heroes"][0].update(fate=view["heroes"][0]["fate"] + 1),
        lambda view: view["heroes"][0].update(hp=1),
        lambda view: view["heroes"][0]["boons"].append({"kind": "CHA", "greater": True}),
    ],
)
def test_the_party_shows_the_dice_and_how_everybody_is(camping: View, change: Callable[[View], Any]) -> None:
    view = party(camping)
    other = deepcopy(view)
    change(other)
    assert [one.name for one in pictures(view)] == ["party"] and size(draw(view, "party"))[0] == 600
    assert draw(other, "party") != draw(view, "party") != draw(view, "party", LIGHT)
    assert any("Time 3 of 8" in WORDS.format(line) for line in brief(view)), "the tracker stands above it in words"


def test_many_letters_are_a_number_in_the_end(camping: View) -> None:
    thirteen, fourteen = ({**camping, "marks": [f"A{n}" for n in range(count)]} for count in (13, 14))
    assert draw(thirteen, "camp") != draw(fourteen, "camp")
    assert size(draw(thirteen, "camp")) == size(draw(camping, "camp"))


def test_a_hand_shows_the_own_hero_and_nothing_while_heroes_are_chosen(camping: View) -> None:
    """It told a list of keywords; the strip of the party stood between whom one could be and the buttons."""
    view = {**camping, "trees": []}
    assert [one.name for one in pictures(view)] == ["hero-0"]
    assert [one.name for one in pictures({**view, "you": 1})] == ["hero-1"]
    other = deepcopy(view)
    other["heroes"][0]["hotbar"][0] = None
    assert draw(other, "hero-0") != draw(view, "hero-0")
    told = WORDS.format(pictures(view)[0].alt)
    assert all(part in told for part in ("STR", "Slot 2", view["heroes"][0]["hotbar"][1]["name"]))
    assert pictures({**view, "is_casting": True}) == []


def test_a_hand_shows_what_its_question_is_about(camping: View) -> None:
    """Who is asked what to build saw their own sheet, and not what there is room for."""
    hand = {**camping, "you": camping["heroes"][0]["seat"]}
    for asked, name in (([], "hero-0"), (["evershade.camp-equip"], "hero-0"), (["evershade.camp-card"], "camp")):
        assert [one.name for one in pictures({**hand, "asked": asked})] == [name]
    spends = {**hand, "trees": [{}], "asked": ["evershade.camp-action"]}  # the trees stood above the evening, too
    assert [one.name for one in pictures(spends)] == ["hero-0"]


@pytest.mark.parametrize(
    "change",
    [
        lambda hero: hero["hotbar"][0].update(light=False),
        lambda hero: hero["hotbar"][0].update(markers=2),
        lambda hero: hero["hotbar"].__setitem__(0, None),
        lambda hero: hero.update(hp=1),
        lambda hero: hero["conditions"].append("injury"),
        lambda hero: hero["boons"].append({"kind": "CHA", "greater": True}),
    ],
)
def test_a_sheet_shows_a_hero_whole(camping: View, change: Callable[[View], Any]) -> None:
    """LE-5, LE-9.2: attributes, what it has and wears, and ten slots with the side that is up."""
    other = deepcopy(camping)
    change(other["heroes"][0])
    shown = []
    for view in (camping, other):
        face = cards(view)[0].cards[0].read()
        told = " ".join(WORDS.format(line) if not isinstance(line, str) else line for line in face.lines)
        assert view["heroes"][0]["hotbar"][1]["name"] in told and "Slot 2" in told and "STR" in told
        assert face.shown is not None
        for name in ("Worn", "Keywords"):
            note = next(one for one in face.shown["notes"] if one.startswith(name))
            assert note.partition(": ")[2] in told
        picture = draw({"card": face.shown}, "card")
        assert size(picture)[0] == 600 and draw_board(face.shown, LIGHT) != picture
        shown.append((picture, told))
    assert shown[0][0] != shown[1][0]
    assert shown[0][1] != shown[1][1] or other["heroes"][0]["hotbar"][0] is not None
