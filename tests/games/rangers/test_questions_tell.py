"""What a question says beside its answers: what a test brings, how far it is, what stirs, what a way leads to."""

import re
from typing import Any

import pytest

from bot.rules.kernel.run import Run
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from cogs.rangers.content.content import RangersContent
from cogs.rangers.game import game as fernreach
from cogs.rangers.pictures.chart import around
from cogs.rangers.pictures.picture import pictures
from cogs.rangers.rules.reading.naming import said_of_icon, said_of_test
from cogs.rangers.rules.reading.record import goes_on_at_places
from cogs.rangers.state import MissionRecord
from cogs.rangers.view.valley import valley
from tests.games.rangers.kit import answer, at_turn, game, house, lay, order_asked, resume
from tests.games.rangers.test_travel import goes, place_of, travelling

WORDS = Catalogue("rangers")
RING = "fern.wild.sweetcap"


NAMES = SeatNames({0: "Ada", 1: "Ben"}, game().name_of, game())


def told(run: Run[Any]) -> str:
    return WORDS.format(run.requests()[0].decision.prompt, NAMES, label=True)


def hints(run: Run[Any]) -> dict[str, str]:
    found = run.requests()[0].options(run)
    return {option.id: WORDS.format(option.hint, NAMES) for option in found if option.hint is not None}


def faces(content: RangersContent) -> list[Any]:
    """Every printed side of every card that can lie in play."""
    shelves: tuple[dict[str, Any], ...] = (
        content.path_cards,
        content.ranger_cards,
        content.weathers,
        content.locations,
        content.missions,
    )
    cards = [card for shelf in shelves for card in shelf.values()]
    return [face for card in cards for face in getattr(card, "faces", None) or (card,)]


def test_every_card_says_what_each_of_its_tests_and_icons_does() -> None:
    """Else a question would have nothing to say of it."""
    silent = [
        (face.text, name)
        for face in faces(fernreach().content)
        for name, found in [
            *((test.name, said_of_test(face.text, test.name)) for test in getattr(face, "tests", ())),
            *(
                (ability.when.challenge, said_of_icon(face.text, ability.when.challenge))
                for ability in getattr(face, "abilities", ())
                if ability.when.challenge
            ),
        ]
        if not found
    ]
    assert silent == []


@pytest.mark.parametrize(
    ("name", "brings"),
    [
        ("Taste", "soothe 1, and 1 progress here; on a failure suffer 1 fatigue"),
        ("Hold It Together", "add progress equal to effort"),
        ("Sing", ""),
    ],
)
def test_a_card_is_quoted_for_one_of_its_tests(name: str, brings: str) -> None:
    text = (
        "Taste (FOC, reason, 1): soothe 1, and 1 progress here; on a failure suffer 1 fatigue. Leaf: a prey moves. "
        "Hold It Together (SPI, connection, 2), all may contribute: add progress equal to effort."
    )
    assert said_of_test(text, name) == brings
    assert said_of_icon(text, "leaf") == "a prey moves"
    assert said_of_icon(text, "crest") == ""


def test_a_test_says_what_it_brings_and_how_far_it_is() -> None:  # ER-6.3
    state = at_turn()
    ring = lay(state, RING, "along", tokens={"progress": 1})
    run = resume(state)
    found = hints(run)
    assert found[f"test:{ring.uid}:0:{ring.uid}"].endswith(" % → soothe 1, and 1 progress here; else suffer 1 fatigue")
    assert " % → progress per effort (1/2), or injury" in found[f"traverse:{ring.uid}"]
    answer(run, f"test:{ring.uid}:0:{ring.uid}")
    house(run, "rangers.commit")
    assert told(run).endswith(" What for: soothe 1, and 1 progress here; else suffer 1 fatigue.")


def test_progress_says_what_comes_of_enough_of_it() -> None:  # ER-9.4, ER-13.1
    """*Traverse* said *progress 0/6*, and of the effort's question nothing was the purpose."""
    state = at_turn()
    place, lantern, carter = place_of(state), lay(state, "t.lantern", "along"), lay(state, "t.carter", "reach:0")
    state.card(place).is_ready = lantern.is_ready = carter.is_ready = False  # so that nothing tires on the way
    run = resume(state)
    found = hints(run)
    assert found[f"traverse:{place}"].endswith("progress per effort (0/8), or injury; at 8 the way on opens")
    assert found[f"traverse:{lantern.uid}"].endswith("(0/2), or injury; at 2: a check for Relight")
    answer(run, f"connect:{carter.uid}")
    house(run, "rangers.commit")
    assert "What for: progress per effort (0/2)" in told(run)


def test_where_no_progress_is_wanted_to_travel_the_place_does_not_promise_the_way() -> None:  # D: travel_gate
    state = at_turn(travel_gate="open")
    assert "way on" not in hints(resume(state))[f"traverse:{place_of(state)}"]


@pytest.mark.parametrize(
    ("exhausts", "is_ready", "says"),
    [
        ("yes", True, "exhausts it, next round too"),
        ("yes", False, "exhausted already, stays so next round"),
        ("no", True, "exhausts it"),
        ("no", False, "⚠️ Would do nothing now. AWA 1, from 67 % → exhausted already"),
    ],
)
def test_avoiding_says_what_it_does_to_whom_it_is_tried_on(exhausts: str, is_ready: bool, says: str) -> None:
    """ER-6.3c: *exhausts it* stood there of what was exhausted, too."""
    state = at_turn(exhaust_target=exhausts)
    hart = lay(state, "t.hart", "reach:0", is_ready=is_ready)
    found = hints(resume(state))[f"avoid:{hart.uid}"]
    assert found.endswith(says) and (says.startswith("⚠️") or found.startswith("AWA 1, from "))


@pytest.mark.parametrize(
    ("progress", "obstacle", "tells"),
    [
        (3, False, "Round 1: what do you do? Gap has 3/8 progress to go on."),
        (8, False, "Round 1: what do you do? The way on is open once all have passed."),
        (8, True, "Round 1: what do you do?"),
    ],
)
def test_a_turn_says_what_opens_the_way_on(progress: int, obstacle: bool, tells: str) -> None:  # ER-13.1
    state = at_turn()
    state.missions.clear()
    state.card(place_of(state)).tokens = {"progress": progress}
    if obstacle:
        lay(state, "t.tangle", "along")
    assert told(resume(state)) == tells


def test_a_turn_says_how_far_the_missions_are_and_how_they_go_on() -> None:  # ER-14.2
    """*0 of 3 checks* told nobody what to do for one."""
    state = at_turn()
    state.missions = {"t.mi.relight": MissionRecord(), "t.mi.unread": MissionRecord(is_read=True)}
    assert "Mission Relight 0/1: progress on Lantern, a path card." in told(resume(state))
    lay(state, "t.lantern", "along")
    assert "Mission Relight 0/1: progress on Lantern." in told(resume(state))


def test_a_mission_says_that_the_path_has_what_it_waits_for_until_that_lies_there() -> None:  # ER-2.3
    """*By progress on Guttering Lantern*: nobody knew where to find one."""
    state = at_turn()
    state.missions = {"t.mi.relight": MissionRecord()}
    assert game().content.sought["t.mi.relight"] == ("t.lantern",)

    def line() -> list[str]:
        said = [WORDS.format(one, NAMES) for one in resume(state).describe(None)]
        return [one for one in said if one.startswith("Mission")]

    assert line() == ["Mission **Relight**: 0 of 1 checks, by progress on Lantern, which drawing path cards finds"]
    lay(state, "t.lantern", "along")
    assert line() == ["Mission **Relight**: 0 of 1 checks, by progress on Lantern"]


def test_what_stirs_is_said_where_its_order_is_asked() -> None:  # ER-8.4, DP-12
    run = order_asked()
    assert re.fullmatch(r"The \w+ on the challenge card stirs these cards: .+ In which order\?", told(run))
    assert list(hints(run).values()) == [
        "you suffer 1 fatigue",
        "with 3 fatigue or more it exhausts, and you suffer 1 injury",
    ]


# ---------------------------------------------------------------------- the way on


def test_a_way_says_who_lives_there_and_what_goes_on_there() -> None:  # ER-13.1
    state = travelling()
    state.missions = {"t.mi.relight": MissionRecord()}
    run = resume(state)
    assert hints(run) == {"FO:wildwood": "people live there", "stay": "another round here; you may go on after it"}
    assert told(run).startswith("The way is open. Where to? Where nothing is said, it is open country.")
    state.missions["t.mi.relight"].checks = 1  # all that it wants: what comes of it comes at its places alone
    run = resume(state)
    assert hints(run)["ME:fen"] == "Relight goes on there"
    assert "open country" not in told(run)


def test_a_mission_goes_on_at_its_places_alone_where_its_cards_come_nowhere_else_or_it_has_its_checks() -> None:
    content = fernreach().content
    found = {
        (name, checks): goes_on_at_places(content, f"fern.mi.{name}", MissionRecord(checks=checks))
        for name, checks in [("relight", 2), ("relight", 3), ("long_lamp", 0)]
    }
    assert found == {("relight", 2): False, ("relight", 3): True, ("long_lamp", 0): True}
    assert not goes_on_at_places(content, "fern.mi.long_lamp", MissionRecord(is_read=True))


def test_whoever_is_asked_where_to_sees_the_valley_and_after_the_arrival_the_hand() -> None:
    state = travelling()
    state.rangers[0].hand = ["fern.p.long_stride"]
    run = resume(state)
    assert [one.name for one in pictures(run.view(0))] == ["ways"]
    near = {spot["code"] for spot in pictures(run.view(0))[0].facts["map"]["spots"]}
    assert near == {"GA", "FO", "ME"}
    goes(run)
    assert run.state.has_arrived
    assert [one.name for one in pictures(run.view(0))] == ["hand"]


def test_a_card_that_asks_for_another_says_why() -> None:
    state = at_turn()
    chalk = lay(state, "fern.b.chalk", "area:0", owner=0, tokens={"mark": 1})
    for _ in range(2):
        lay(state, RING, "along")
    run = resume(state)
    answer(run, f"use:{chalk.uid}:0")
    assert told(run) == (
        "Lump of Chalk: “Exhaust and use 1 mark: your Ranger token goes onto a feature or the location.” Which card?"
    )


def test_the_map_beside_the_question_where_to_ends_two_steps_away_and_is_wider_than_tall() -> None:
    content = fernreach().content
    whole = valley(content, "WA")
    near = around(whole)
    assert len(near["spots"]) < len(whole["spots"])
    steps = next(iter(content.maps.values())).graph(locked=True).ranges("WA")
    assert {spot["code"] for spot in near["spots"]} == {code for code, n in steps.items() if n <= 2}
    tall, wide = ({spot[axis] for spot in near["spots"]} for axis in ("y", "x"))
    assert max(tall) - min(tall) <= 0.71 * (max(wide) - min(wide))
    assert around({**whole, "at": "nowhere"}) == {**whole, "at": "nowhere"}


def test_each_mission_that_wants_checks_knows_the_cards_that_give_them() -> None:
    content = fernreach().content
    counted = {name for name, mission in content.missions.items() if mission.checks}
    assert counted and counted <= content.checking.keys()
