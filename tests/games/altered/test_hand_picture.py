"""The picture of a hand: what a question offers from the Reserve stands in it, and nothing where nothing is asked."""

from copy import deepcopy
from functools import lru_cache
from typing import Any

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from cogs import load_game
from cogs.altered.pictures import card_box
from cogs.altered.pictures.hand import GAP, whole_names
from cogs.altered.pictures.parts import PAD, W
from cogs.altered.pictures.picture import draw, shown
from cogs.altered.rules.reading.ids import PASS, RESERVE, SUPPORT, TurnChoice
from cogs.altered.state import AlteredState, Obj
from cogs.altered.view.printed import printed
from cogs.altered.view.view import view

GAME = load_game("altered")


@lru_cache(maxsize=1)
def turns() -> tuple[tuple[AlteredState, int, frozenset[str]], ...]:
    """Turns of some games: the state, whose turn it is, which cards of the Reserve have a button then."""
    found: list[tuple[AlteredState, int, frozenset[str]]] = []
    for seed in range(4):
        word = b"reserves %d" % seed
        run = Run.start(GAME, word, 2)
        crowd = Crowd(greedy_player, word, 0)
        while not run.over and len(found) < 60 * (seed + 1):
            for request in run.requests():
                if request.decision.key == "altered.turn":
                    offered = [o for o in request.decision.options() if o.refused is None and o.id != PASS]
                    legal = [TurnChoice.read(o.id) for o in offered]
                    assert all(o.pictured for o in offered if TurnChoice.read(o.id).kind in (RESERVE, SUPPORT))
                    lying = frozenset(one.of for one in legal if one.kind in (RESERVE, SUPPORT))
                    found.append((deepcopy(run.state), request.decision.seats[0], lying))
            crowd.step(run)
    return tuple(found)


def own(state: AlteredState, seat: int) -> dict[str, Any]:
    seen: dict[str, Any] = view(state, GAME.content, seat)["own"]
    return seen


def test_whatever_the_reserve_offers_stands_in_the_picture_and_only_on_ones_turn() -> None:
    offered = 0
    for state, seat, lying in turns():
        there = {card["id"] for card in own(state, seat)["reserve"]}
        assert lying <= there
        assert own(state, 1 - seat)["reserve"] == []
        offered += len(lying)
    assert offered > 20


def test_a_card_of_the_reserve_that_can_do_nothing_now_is_not_drawn() -> None:
    state, seat, lying = next((s, who, ids) for s, who, ids in turns() if ids)
    spent = deepcopy(state)
    for oid in lying:
        spent.objects[oid].exhausted = True
    assert not {card["id"] for card in own(spent, seat)["reserve"]} & lying
    before, after = (draw(view(one, GAME.content, seat), "hand") for one in (state, spent))
    assert before != after


def test_at_clean_up_all_that_may_have_to_go_is_drawn() -> None:
    state, seat, _ = turns()[0]
    late = deepcopy(state)
    late.phase, late.turn = "night", None
    cards = [card.id for card in GAME.content.cards.values() if card.type == "character"]
    for n in range(3):
        late.objects[f"r{n}"] = Obj(f"r{n}", cards[n], seat, seat, "reserve", 9_100 + n, exhausted=True)
    late.players[seat].reserve = ["r0", "r1"]
    assert own(late, seat)["reserve"] == []
    late.players[seat].reserve = ["r0", "r1", "r2"]
    assert [card["id"] for card in own(late, seat)["reserve"]] == ["r0", "r1", "r2"]
    facts = shown(view(late, GAME.content, seat), "hand")
    assert len(facts["own"]["reserve"]) == 3


def test_of_cards_in_a_reserve_whole_names_are_told_and_how_many_more_there_are() -> None:
    """“Quartermaster Loaf, Junior …” was two cards or five."""
    names = ["Quartermaster Loaf", "Junior Recruiter", "Queue Here"]
    assert whole_names("You", names, 2_000) == "You: Quartermaster Loaf, Junior Recruiter, Queue Here"
    assert whole_names("You", names, 360) == "You: Quartermaster Loaf and 2 more"
    assert whole_names("You", names, 10) == "You: Quartermaster Loaf and 2 more", "one is named at least"


def test_a_full_hand_can_be_read_on_a_phone() -> None:
    """Three cards side by side had letters of seven pixels there. A phone shows the picture 329 pixels wide."""
    wide, phone = (W - 2 * PAD - 2 * GAP) // 3, 329 / W
    sizes = [card_box._text(printed(card), wide, False)[0] * phone for card in GAME.content.cards.values()]
    assert min(sizes) > 8 and sum(size > 9.5 for size in sizes) > 0.98 * len(sizes)
