"""Making a character, joining later, and its keywords (rules 3B, 3D, 3E; LE-3.4, LE-5.1, LE-9.2, LE-11.1)."""

import pytest

from cogs.evershade.content.building import Draft, cards_brought, draft_of, problems
from cogs.evershade.content.vocabulary.terms import DIVINUM
from cogs.evershade.rules.character.creating import created, join_late
from cogs.evershade.rules.character.growing import threshold
from cogs.evershade.rules.character.keywords import keywords_of
from cogs.evershade.state import Character, HotbarCard
from tests.games.evershade import kit


def draft(name: str = "ysolde") -> Draft:
    return draft_of(kit.content().pregens[name])


def made(name: str = "ysolde") -> Character:
    return created(kit.content(), draft(name), name)


def fields(one: Draft) -> list[str]:
    return [problem.field for problem in problems(kit.content(), one)]


@pytest.mark.parametrize("name", ["ysolde", "perrin"])
def test_ready_made_heroes_are_drafts_without_problems(name: str) -> None:
    assert problems(kit.content(), draft(name)) == []


def test_everything_that_is_wrong_is_said_at_once() -> None:
    """LE-9.2, LE-11.1: an empty draft lacks all; one with everything wrong is told all of it."""
    assert fields(Draft()) == ["name", "race", "origin", "profession"]
    wrong = draft().model_copy(
        update={
            "name": "x" * 33,
            "spread": 1,
            "skill": "Lore",
            "path": "near",
            "worn": ["club_sling/Spoon", "club_sling/Club"],
            "hotbar": ["B04", None, "B00", None, "B00", None, "B15"],
        }
    )
    told = "\n".join(f"{one.field}: {one.what}" for one in problems(kit.content(), wrong))
    assert fields(wrong) == [
        "name",
        "path",
        "spread",
        "skill",
        "equip",
        "equip",
        "hotbar/1",
        "hotbar/1",
        "hotbar/5",
        "hotbar/7",
    ]
    assert "this one has 33" in told
    assert "found 'Spoon'; possible: Club, Staff Sling" in told
    assert "club_sling is not among what this character has left to wear" in told
    assert "slot 1 holds offensive (LE-9.2)" in told
    assert "slot 7 is locked" in told


def test_a_chest_has_room_for_one() -> None:
    """E11: LE-11.1: the ward's apron and the gatekeeper's are two, and one is worn."""
    twice = draft().model_copy(update={"worn": ["apron", "apron"]})
    assert [one.what for one in problems(kit.content(), twice)] == [
        "2 items are worn as chest; there is room for 1 (LE-11.1)"
    ]


def test_of_two_sides_one_is_chosen() -> None:
    """LE-11.4."""
    told = problems(kit.content(), draft().model_copy(update={"worn": ["club_sling"]}))
    assert [one.what for one in told] == ["found ''; possible: Club, Staff Sling"]


def test_a5_a_profession_is_taken_once() -> None:
    """E22: LE-3.4."""
    told = problems(kit.content(), draft(), taken=["reeve"])
    assert [one.field for one in told] == ["profession"]


def test_a_people_may_choose_a_skill() -> None:
    """3B.3: and then it has to be a skill."""
    assert fields(draft("perrin").model_copy(update={"skill": ""})) == ["skill"]
    assert fields(draft("perrin").model_copy(update={"skill": "Armor"})) == ["skill"]


def test_of_a_family_the_better_card_stays() -> None:
    """3B.8: the cairnkin's Clumsy Dodge goes back when the path brings Dodge."""
    assert "B06" in cards_brought(kit.content(), draft())
    found = cards_brought(kit.content(), draft().model_copy(update={"path": "warden"}))
    assert "B04" in found
    assert "B06" not in found


def test_a_new_board_is_what_the_choices_say() -> None:
    """LE-5.3: Ysolde of the rules' worked example: STR 3 and the path's step; LE-17.4: light side up, the rest in the
    pouch."""
    ysolde = made()
    assert ysolde.att == {"STR": 4, "AGI": 2, "INT": 2, "CHA": 1}
    assert (ysolde.mob, DIVINUM[ysolde.div_step], ysolde.hp, ysolde.max_hp, ysolde.brill) == (4, "D4", 8, 8, 1)
    assert ysolde.worn == ["club_sling/Club", "apron"]
    assert ysolde.pouch_items == ["apron"]
    assert [None if slot is None else slot.card for slot in ysolde.hotbar[:5]] == ["B00", "B06", "B15", "B02", None]
    assert len(ysolde.hotbar) == 10
    assert all(slot.is_light for slot in ysolde.hotbar if slot is not None)
    assert sorted(ysolde.pouch_cards) == ["B07", "B12"]


def test_a4_a_new_board_has_twelve_tokens() -> None:
    """LE-8.1: on the slots 3 to 14; the first empty one is the second."""
    ysolde = made()
    assert (ysolde.exp_tokens_left, ysolde.exp, threshold(ysolde)) == (12, 0, 2)


def test_what_is_wrong_becomes_no_board() -> None:
    with pytest.raises(ValueError, match="hotbar/1: B04 does not fit"):
        created(kit.content(), draft("perrin").model_copy(update={"hotbar": ["B04"]}), "perrin")


def test_a8_what_lies_hidden_gives_no_keyword() -> None:
    """LE-5.1, LE-5.2: the board, the place, what is worn and what is to be seen of the hotbar count; a hidden side and
    the pouch do not."""
    ysolde = made()
    assert keywords_of(kit.content(), ysolde)["Lore"] == 1
    assert keywords_of(kit.content(), ysolde, place=["Lore"])["Lore"] == 2
    assert keywords_of(kit.content(), ysolde)["Armor"] == 1  # the second apron is in the pouch
    assert keywords_of(kit.content(), ysolde)["Attack"] == 2  # Bash and Shoot
    ysolde.hotbar[0] = HotbarCard("B00", is_light=False)
    assert keywords_of(kit.content(), ysolde)["Attack"] == 1
    ysolde.worn = ["club_sling/Staff Sling"]
    found = keywords_of(kit.content(), ysolde)
    assert (found["Ranged"], found["Melee"], found["Armor"]) == (1, 0, 0)


def test_conditions_are_keywords() -> None:
    """LE-5.1, LE-7.1: written as all keywords are, so that a roll for `Dimrot` finds it; not at old tables."""
    ysolde = made()
    ysolde.conditions += ["injury", "injury", "dimrot"]
    found = keywords_of(kit.content(), ysolde)
    assert (found["Injury"], found["Dimrot"]) == (2, 1)
    assert keywords_of(kit.content(), ysolde, as_printed=False)["Dimrot"] == 0


def test_a73_who_comes_back_keeps_the_divinum_and_gains_no_brill() -> None:
    """3D.2, 3D.4: the people's D6 and the path's step change nothing; one chapter is one advancement."""
    again = created(kit.content(), draft("perrin"), "perrin", divinum=DIVINUM.index("D8"))
    join_late(again, "starting", chapters=1)
    assert (DIVINUM[again.div_step], again.brill) == ("D8", 0)
    assert (again.adv_pouch, again.exp_tokens_left, again.status) == (1, 11, "joining")
    assert DIVINUM[made("perrin").div_step] == "D8"  # D6 and the path's step


def test_a74_a_new_player_has_all_of_their_own_and_a_head_start() -> None:
    """3E: an advanced adventure, one chapter done: 1 + 4."""
    new = made()
    join_late(new, "advanced", chapters=1)
    assert (DIVINUM[new.div_step], new.brill, new.adv_pouch) == ("D4", 1, 5)
    join_late(new, "expert", chapters=9)
    assert (new.adv_pouch, new.exp_tokens_left) == (12, 0)  # never more than twelve
