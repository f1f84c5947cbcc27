"""Without a store: who answers for a seat, what the others decide about it, and values as they are stored."""

from dataclasses import replace
from typing import Any, cast

import pytest

from bot.rules.decision import Text, text
from bot.rules.kernel.game import Game
from bot.tables.model.codec import pack, seal, unpack
from bot.tables.model.proposal import LASTS, Proposal, read_proposal
from bot.tables.model.seats import (
    Seat,
    given_orders,
    is_deserted,
    is_late,
    is_there,
    longest_seated,
    missed,
    seat_name,
    with_deputized,
    with_orders_of,
)
from tests.rules.duel import Duel

ADA, BEN, CLEO = Seat(0, 100, "Ada"), Seat(1, 101, "Ben"), Seat(2, 102, "Cleo")


# ---------------------------------------------------------------------- seats

SEATS: list[tuple[Seat, bool, bool, int | None]] = [
    # seat, whether the house answers at once, whether its own player does, who is waited for
    (ADA, False, True, 100),
    (replace(ADA, away=True), True, False, 100),
    (replace(ADA, house=True), True, False, 100),
    (Seat(0, None, "House", house=True), True, False, None),
    (Seat(0, None, "Gone"), True, False, None),
    (replace(ADA, away=True, deputy=105), False, False, 105),
    (replace(ADA, deputy=105), False, True, 100),
]


@pytest.mark.parametrize(("place", "is_absent", "is_attended", "actor"), SEATS)
def test_who_answers_for_a_seat(place: Seat, is_absent: bool, is_attended: bool, actor: int | None) -> None:
    assert (place.is_absent, place.is_attended, place.actor) == (is_absent, is_attended, actor)


def test_what_a_seat_remembers() -> None:
    prefs = {"kicked": 7, "former": 8, "opened": ["a", "b"], "since": 5, "index": 3, "missed": 2}
    place = replace(ADA, prefs=prefs)
    assert (place.kicked, place.former, replace(place, house=True).kicked) == (None, None, 7)
    assert replace(place, user=None).former == 8 and not replace(place, user=None).is_unclaimed
    assert Seat(0, None, "Ada").is_unclaimed and not ADA.is_unclaimed
    assert (place.opened, place.first_event, place.first_choice, missed(place)) == (frozenset({"a", "b"}), 5, 3, 2)
    assert (ADA.opened, ADA.first_event, ADA.first_choice, missed(ADA)) == (frozenset(), 0, 0, 0)
    orders = replace(ADA, prefs={"auto": {"k": ["yes", "game"], "old": "no", "both": ["yes", "game", "no"]}})
    assert [given_orders(orders, key) for key in ("k", "old", "x")] == [[("yes", "game")], [("no", "")], []]
    assert given_orders(orders, "both") == [("yes", "game"), ("no", "")] and given_orders(ADA, "k") == []
    (seat,) = with_orders_of([ADA], [orders])
    assert seat.prefs["auto"] == {"old": ["no", ""], "both": ["no", ""]}, "what holds for a day does not come along"


def test_a_name_is_fit_for_a_seat() -> None:
    assert seat_name("x" * 81) == "x" * 80 and seat_name("") == "…" and not seat_name("@seat:0").startswith("@")


def test_whoever_has_sat_longest() -> None:
    early, late = (replace(place, prefs={"since": n}) for place, n in ((CLEO, 3), (ADA, 4)))
    assert longest_seated([late, early]) is early and longest_seated([BEN, ADA]) is ADA
    assert longest_seated([Seat(0, None, "Gone"), late]) is late and longest_seated([Seat(0, None, "Gone")]) is None


@pytest.mark.parametrize(
    ("patience", "n", "late"), [(None, 99, False), (3, 2, False), (3, 3, True), (3, 4, True), (0, 0, True)]
)
def test_nobody_waits_for_somebody_who_missed_too_much(patience: int | None, n: int, late: bool) -> None:
    game = Duel()
    game.patience = patience
    place = replace(ADA, prefs={"missed": n})
    assert is_late(cast(Game[Any], game), place) is late and is_there(cast(Game[Any], game), place) is not late
    assert not is_late(cast(Game[Any], game), replace(place, away=True))
    assert not is_there(cast(Game[Any], game), replace(place, away=True))


def test_a_table_is_deserted_when_people_have_seats_and_none_is_there() -> None:
    game = cast(Game[Any], Duel())
    house, gone = Seat(1, None, "House", house=True), replace(ADA, away=True)
    assert [is_deserted(game, seats) for seats in ([gone, house], [gone, BEN], [house], [], [ADA])] == [
        True,
        False,
        False,
        False,
        False,
    ]
    assert not is_deserted(game, [replace(ADA, house=True)])


def test_one_decides_for_whom_one_is_put_in() -> None:
    assert with_deputized([0, 2], {1: 2, 3: 4, 2: 0}) == [0, 2, 1]


# ---------------------------------------------------------------------- what is asked of the others

VOTE = Proposal("away", 1, (0, 2, 3), by=0)
UNDO = Proposal("undo", 1, (0, 2), by=1)


@pytest.mark.parametrize(
    ("proposal", "agreed", "objected", "verdict"),
    [
        (UNDO, (), (), None),
        (UNDO, (0,), (), None),
        (UNDO, (0, 2), (), True),
        (UNDO, (0,), (2,), False),
        (VOTE, (0,), (), None),
        (VOTE, (0, 2), (), True),
        (VOTE, (0,), (2,), None),
        (VOTE, (), (2, 3), False),
        (Proposal("give", 1, (0,)), (0,), (), None),
        (Proposal("give", 1, (0,), is_taken=True), (0,), (), True),
        (Proposal("give", 1, (0,)), (), (0,), False),
        (Proposal("return", 1, (0, 2, 3)), (0, 2), (), None),
        (Proposal("return", 1, (0, 2, 3), is_taken=True), (0, 2), (), True),
        (Proposal("return", 1, (0, 2, 3)), (), (0, 2), False),
    ],
)
def test_what_the_others_have_decided(
    proposal: Proposal, agreed: tuple[int, ...], objected: tuple[int, ...], verdict: bool | None
) -> None:
    said = replace(proposal, agreed=agreed, objected=objected)
    assert said.verdict is verdict
    assert read_proposal(said.packed()) == said


def test_what_kind_of_question_it_is() -> None:
    kinds = {kind: Proposal(kind, 1) for kind in ("undo", "away", "free", "clock", "give", "return")}
    assert [kind for kind, one in kinds.items() if one.is_vote] == ["away", "free"]
    assert [kind for kind, one in kinds.items() if one.is_deed] == ["clock", "give", "return"]
    assert [kind for kind, one in kinds.items() if one.asks_user] == ["give", "return"]


def test_whoever_speaks_is_asked_and_may_say_otherwise_later() -> None:
    said = UNDO.spoken(2, True).spoken(3, False)
    assert (said.needed, said.agreed, said.objected, said.silent) == ((0, 2, 3), (2,), (3,), (0,))
    turned = said.spoken(2, False).spoken(0, True)
    assert (turned.agreed, turned.objected, turned.silent) == ((0,), (2, 3), ())
    assert said.among_spoken().needed == (2, 3)


def test_a_question_is_open_for_three_days_and_a_vote_has_a_rule_of_its_own() -> None:
    for proposal, then, is_expired in (
        (replace(UNDO, at=10.0), 10.0 + LASTS, True),
        (replace(UNDO, at=10.0), 9.0 + LASTS, False),
        (UNDO, 9 * LASTS, False),
        (replace(VOTE, at=10.0), 9 * LASTS, False),
    ):
        assert proposal.is_expired(then) is is_expired


def test_two_may_want_the_same_done() -> None:
    deed = Proposal("clock", -1, (0,), by=0, hours=24.0, bank=None, asker=100)
    assert deed.is_same_deed(replace(deed, by=1, asker=101, needed=(1,)))
    others = [{"kind": "end"}, {"seat": 2}, {"user": 7}, {"hours": 12.0}, {"bank": 3.0}]
    assert not any(deed.is_same_deed(replace(deed, **other)) for other in others)  # type: ignore[arg-type]


def fitted(proposal: Proposal, *after: Seat) -> Proposal | None:
    return proposal.fitted([ADA, BEN, CLEO], after)


def test_nobody_waits_for_the_word_of_somebody_who_has_gone() -> None:
    gone = replace(CLEO, user=None)
    assert fitted(UNDO, ADA, BEN, CLEO) == UNDO
    assert fitted(UNDO, ADA, BEN, gone) == replace(UNDO, needed=(0,))
    assert fitted(UNDO, ADA, replace(BEN, user=None), CLEO) is None, "nobody is left who asked"
    assert fitted(replace(UNDO, agreed=(0,)), ADA, BEN, gone) is None, "nobody is left to ask"
    assert fitted(UNDO, ADA, BEN, replace(CLEO, away=True, deputy=105)) == replace(UNDO, needed=(0,))


def test_nobody_is_held_to_the_word_of_whoever_sat_there_before() -> None:
    vote = Proposal("away", 1, (0, 2), agreed=(0,), by=0)
    other = replace(CLEO, user=109)
    assert fitted(vote, ADA, BEN, other) == vote
    assert fitted(replace(vote, agreed=(2,), by=2), ADA, BEN, other) is None
    assert fitted(replace(vote, objected=(2,)), ADA, BEN, other) == vote
    assert fitted(vote, ADA, replace(BEN, user=109), CLEO) is None, "somebody else sits there"
    assert fitted(vote, ADA, BEN, replace(CLEO, user=None)) is None, "one alone has agreed: it is carried"


def test_what_needs_everybodys_word_falls_with_each_of_their_seats() -> None:
    strict = Proposal("end", -1, (0, 2), by=0, strict=True)
    assert fitted(strict, ADA, BEN, CLEO) == strict == fitted(strict, ADA, replace(BEN, user=109), CLEO)
    assert fitted(strict, ADA, BEN, replace(CLEO, user=109)) is None
    assert fitted(replace(strict, seat=1), ADA, replace(BEN, user=109), CLEO) is None
    assert fitted(replace(strict, needed=(2,)), replace(ADA, user=109), BEN, CLEO) is None, "who asked"
    assert fitted(replace(strict, by=-1, needed=(2,)), replace(ADA, user=109), BEN, CLEO) is not None


def test_whoever_would_come_back_needs_their_seat_and_somebody_to_ask() -> None:
    empty = replace(BEN, user=None, house=True)
    back = Proposal("return", 1, (0, 2), by=-1, user=101)

    def then(*after: Seat, **more: Any) -> Proposal | None:
        return replace(back, **more).fitted([ADA, empty, CLEO], after)

    assert then(ADA, empty, CLEO) == back and then(ADA, BEN, CLEO) is None
    assert then(ADA, empty, replace(CLEO, user=None)) == replace(back, needed=(0,))
    assert then(ADA, empty, replace(CLEO, user=109), agreed=(2,)) == replace(back, needed=(0,), agreed=())
    assert then(replace(ADA, away=True), empty, replace(CLEO, away=True)) is None
    assert then(ADA, empty, CLEO, needed=()) == replace(back, needed=())
    assert then(ADA, empty, replace(CLEO, user=None), objected=(0,)) is None, "all that are left have refused"


def test_an_old_proposal_is_to_take_something_back() -> None:
    assert read_proposal(None) is None
    found = read_proposal({"seat": 2, "to": 7, "needed": [0, 1]})
    assert found == Proposal("undo", 2, (0, 1), by=2, to=7)
    assert found is not None and not found.strict and not found.is_taken and found.asker == 0 == found.at


# ---------------------------------------------------------------------- values that are stored


@pytest.mark.parametrize(
    "value", [None, 1, 1.5, "x", [1, [2]], {"a": {"b": [None]}}, text("k", a=[text("l", n=1)], b={"c": "@seat:1"})]
)
def test_what_is_stored_comes_back(value: Any) -> None:
    assert unpack(pack(value)) == value


def test_what_cannot_be_stored_is_refused() -> None:
    assert pack((1, (2,))) == [1, [2]] and pack({1: 2}) == {"1": 2}
    for value in (object(), {1, 2}, [b"x"]):
        with pytest.raises(TypeError):
            pack(value)
    assert isinstance(unpack({"!text": "k", "params": {}}), Text)


def test_a_seal_names_the_state_the_seat_the_question_and_the_answer() -> None:
    seals = {
        seal(*one)
        for one in (
            ("a", 0, "k", "x"),
            ("b", 0, "k", "x"),
            ("a", 1, "k", "x"),
            ("a", 0, "l", "x"),
            ("a", 0, "k", ["x"]),
        )
    }
    assert len(seals) == 5 and all(len(one) == 16 for one in seals)
