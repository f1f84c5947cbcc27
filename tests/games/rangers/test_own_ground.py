"""Terrains, places and missions that a server has brought in: a day is walked on them (ER-18.4, ER-18.5)."""

import json
from typing import Any

import pytest

from bot.rules.errors import NotPossible
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player, random_player
from cogs.rangers.content.imports.cards import Found, read_cards
from cogs.rangers.content.imports.own import PINNING
from cogs.rangers.content.imports.scripts import add_scripts
from cogs.rangers.game import game
from cogs.rangers.options import RangersOptions
from cogs.rangers.pictures.picture import draw
from tests.games.rangers.kit import answer, asked, house
from tests.games.rangers.test_imports import box, path_row, place_row, row

TERRAIN = [path_row(f"0910{n}", name=f"Moss Back {n}") for n in range(6)]
PLACES = [place_row(f"0920{n}", name) for n, name in enumerate(("Mill Head", "Long Weir", "Otter Holt"))]
KEEPER = path_row("09301", name="Keeper", set_id="mill_head", category_id="", presence=1, text="Says good morning.")
ERRAND = {"id": "09401", "name": "Find Her", "type_id": "mission", "text": "Put progress here."}
GROUND = [*TERRAIN, *PLACES, KEEPER, ERRAND]
MAPPING = '- {id: "09100", abilities: [{when: {challenge: leaf}, do: [{do: fatigue}]}]}'


def of(rows: list[Any], scripts: str = "") -> Found:
    found = read_cards(box(*rows), "box")
    if scripts:
        add_scripts(found, scripts, game().content)
    assert found.problems == []
    return found


def packed(found: Found) -> list[Any]:
    """As the server's store gives it back."""
    return list(json.loads(json.dumps([PINNING.packed(card) for card in found.cards.values() if card.is_ground])))


def proposed(rows: list[Any], seats: int = 1, scripts: str = "") -> Run[Any]:
    """The last of them has proposed to walk there; nobody has chosen a Ranger yet."""
    run = Run.start(game(), b"ground", seats, RangersOptions(group_mode="lead"))
    seat = seats - 1
    extra = run.anytime(seat)
    assert extra is not None
    run.choose(seat, "ground", run.token(extra, seat))
    (named,) = [one for one in run.requests(seat) if one.decision.key == "rangers.ground"]
    assert named.decision.wants == "rangers.ground"
    run.supply(seat, {"ground": "Box", "pinned": packed(of(rows, scripts))})
    run.choose(seat, "box", run.token(named, seat))
    return run


def walking(rows: list[Any], seats: int = 1, scripts: str = "") -> Run[Any]:
    run = proposed(rows, seats, scripts)
    house(run, "rangers.walk")
    answer(run, "yes")
    return run


def test_the_group_walks_from_place_to_place_of_its_server() -> None:  # ER-18.5, ER-2.3
    """The terrain's twelve, whoever lives there, the mission in the row; the map is a ring of the three."""
    run = walking(GROUND)
    house(run, "rangers.turn")
    state, content = run.state, game().content_of(run.state)
    assert (state.place, content.name_of("imp.box.09200")) == ("A0", "Mill Head")
    lying = [*state.path_deck, *state.path_discard, *(card.card for card in state.cards)]
    assert sum(card.startswith("imp.box.0910") for card in lying) == 12 and "imp.box.09301" in lying
    assert list(state.missions) == ["imp.box.09401"]
    view = run.view(None)
    assert [spot["name"] for spot in view["map"]["spots"]] == ["Mill Head", "Long Weir", "Otter Holt"]
    assert [(path["a"], path["b"]) for path in view["map"]["paths"]] == [("A0", "A1"), ("A1", "A2"), ("A2", "A0")]
    assert draw(view, "map") and draw(view, "playmat")


def test_whoever_does_not_want_to_stays_in_the_valley() -> None:  # DP-25 alike
    run = proposed(GROUND, 2)
    house(run, "rangers.walk")
    assert run.requests()[0].decision.house_answer() == "no"
    answer(run, "no")
    house(run, "rangers.turn")
    assert run.state.place == "WA" and not run.state.pinned and run.state.ground == ""


def test_a_terrain_alone_lies_where_the_valleys_first_one_is() -> None:
    run = walking(TERRAIN)
    house(run, "rangers.turn")
    assert (run.state.place, run.state.terrain) == ("WA", "box_old_growth")
    ways = {path["terrain"] for path in run.view(None)["map"]["paths"]}
    assert "old growth" in ways and "wildwood" not in ways and "fen" in ways


def test_what_a_card_of_the_path_says_is_done_by_hand_when_its_icon_comes() -> None:  # ER-18.4, ER-8.4
    run = walking(GROUND)
    house(run, "rangers.turn")
    state = run.state
    moss = next(card for card in [*state.path_deck, *(one.card for one in state.cards)] if card == "imp.box.09100")
    asked_by_hand = set()
    for _ in range(300):
        if not run.requests():
            break
        if asked(run) == "rangers.by_hand":
            asked_by_hand.add(str(run.requests()[0].decision.prompt.params["text"]))
        answer(run, run.requests()[0].decision.house_answer())
        if asked_by_hand >= {"It moves."}:
            break
        if run.requests() and asked(run) == "rangers.turn":
            answer(run, "remember" if "remember" in legal(run) else "pass")
    assert moss and "It moves." in asked_by_hand


def legal(run: Run[Any]) -> list[str]:
    return [option.id for option in run.requests()[0].options(run) if option.refused is None]


def test_a_mapping_makes_it_act_by_itself() -> None:  # ER-18.4
    run = walking(GROUND, scripts=MAPPING)
    card = game().content_of(run.state).path_cards["imp.box.09100"]
    assert [one.do[0].do for one in card.abilities] == ["fatigue"]


@pytest.mark.parametrize("rows", [GROUND, TERRAIN, PLACES, PLACES[:1], PLACES[:2], [ERRAND]], ids=len)
@pytest.mark.parametrize("seats", [1, 3])
def test_days_on_it_come_to_their_end(rows: list[Any], seats: int) -> None:
    """Sensible and clumsy players, with no broken invariant."""
    for player in (greedy_player, random_player(b"ground")):
        run = walking(rows, seats)
        crowd = Crowd(player, b"ground", 0)
        for _ in range(4_000):
            if run.over:
                break
            crowd.step(run)
            assert not game().invariants(run.state)
        assert run.over


@pytest.mark.parametrize("cards", [7, [7], [{"id": "x"}] * 300, None])
def test_what_is_no_ground_is_refused(cards: Any) -> None:
    run = Run.start(game(), b"ground", 1, RangersOptions())
    before = game().dump(run.state)
    with pytest.raises(NotPossible):
        run.supply(0, {"ground": "Box", "pinned": cards})
    assert game().dump(run.state) == before


def test_a_campaign_stays_in_its_valley() -> None:
    run = Run.start(game(), b"ground", 1, RangersOptions(), patch=lambda state: setattr(state, "is_lone", False))
    assert run.anytime(0) is None


def test_two_thousand_cards_of_the_valley_take_less_than_two_seconds() -> None:
    import time

    rows = [path_row(f"{n:05d}", name=f"Moss {n}", set_id=f"old_{n // 6}") for n in range(2_000)]
    began = time.process_time()
    assert len(read_cards(box(*rows, row("99999")), "large").cards) == 2_001
    assert time.process_time() - began < 2
