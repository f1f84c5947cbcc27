"""Questions with several picks, orders and forms, pressed button by button: what is on, what may be handed in, and what
each button stands for. Without a table: sentences are their keys."""

from dataclasses import replace
from functools import partial
from itertools import product
from typing import Any

import pytest

from bot.rules.decision import Form, FormPart, Option, Toggles, text
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button, Part, Select, Words
from bot.ui.questions.controls import controls, read_partial
from bot.ui.questions.forms import form_of, opened, read_form, whole_answers
from bot.ui.questions.request_controls import RequestControls
from bot.ui.questions.several import first_picks
from tests.ui.test_one_of import ask_of, option, plain, said, shut


def every(parts: list[Part]) -> list[Button]:
    rows = [part if isinstance(part, tuple) else (part,) for part in parts]
    return [one for row in rows for one in row if isinstance(one, Button)]


def shown(ask: RequestControls) -> list[tuple[str, bool]]:
    """(label, whether it may be pressed)."""
    return [(button.label, not button.off) for button in every(controls(ask))]


def pressed(ask: RequestControls, label: str) -> RequestControls:
    """After a press that changes the draft."""
    (button,) = [one for one in every(controls(ask)) if one.label == label]
    op = button.id.rsplit(":", 1)[1]
    assert op[0] == ">", "this one hands in"
    page, _, draft = op[1:].partition(".")
    return replace(ask, draft=draft, page=int(page))


def handed(ask: RequestControls, label: str) -> RequestControls:
    """As it is handed in."""
    (button,) = [one for one in every(controls(ask)) if one.label == label]
    op = button.id.rsplit(":", 1)[1]
    assert op[0] == "=", "this one hands nothing in"
    return replace(ask, draft=op[1:])


def picks(*names: str) -> str:
    return f"ask-hand-in {len(names)} {[text('o', name=name) for name in names]}"


# ---------------------------------------------------------------------- some of them


def test_switches_go_on_and_off_and_are_handed_in_within_their_number() -> None:
    ask = ask_of([*plain(3), shut("x")], "some", 1, 2)
    assert shown(ask) == [("o0", True), ("o1", True), ("o2", True), ("ask-some-first", False)]
    one = pressed(ask, "o2")
    assert shown(one) == [("o0", True), ("o1", True), ("✓ o2", True), (picks("o2"), True)]
    two = pressed(one, "o0")
    assert shown(two) == [("✓ o0", True), ("o1", False), ("✓ o2", True), (picks("o0", "o2"), True)]
    assert read_partial(handed(two, picks("o0", "o2"))) == ["o0", "o2"]
    assert shown(pressed(pressed(two, "✓ o0"), "✓ o2")) == shown(ask)
    assert next(part.text for part in controls(ask) if isinstance(part, Words)) == "-# ✗ x: rain"


def test_of_one_that_is_wanted_the_next_takes_the_place_of_the_last() -> None:
    ask = pressed(ask_of(plain(3), "some", 0, 1), "o0")
    assert shown(pressed(ask, "o1"))[:3] == [("o0", True), ("✓ o1", True), ("o2", True)]
    assert shown(ask_of(plain(2), "some", 0, 2))[-1] == ("ask-hand-in-none", True)
    assert shown(ask_of(plain(2), "some", 9, 9))[-1] == ("ask-some-first", False)
    both = pressed(pressed(ask_of(plain(2), "some", 9, 9), "o0"), "o1")
    assert shown(both)[-1] == (picks("o0", "o1"), True), "there are no more than two"


def test_a_rest_stays_out_of_the_answer() -> None:
    rest = Toggles(text("go"), text("none"), rest=True, first=("o0",))
    ask = ask_of(plain(3), "some", 0, 3)
    ask.decision.toggles = rest
    assert first_picks(ask) == ["o1", "o2"]
    throws = "go 2 [Text(key='o', params={'name': 'o1'}), Text(key='o', params={'name': 'o2'})]"
    assert shown(ask) == [("✓ o0", True), ("o1", True), ("o2", True), (throws, True), ("none 0 []", True)]
    assert read_partial(handed(ask, throws)) == ["o1", "o2"]
    kept = pressed(pressed(ask, "o1"), "o2")
    assert shown(kept) == [("✓ o0", True), ("✓ o1", True), ("✓ o2", True), ("none 0 []", True)]
    assert read_partial(handed(kept, "none 0 []")) == []
    ask.decision.least = 1
    assert [label for label, _ in shown(ask)][3:] == [throws], "nothing at all is no answer"


def test_what_is_on_at_first_and_what_the_house_would_switch_on() -> None:
    ask = ask_of(plain(3), "some", 0, 3)
    ask.decision.toggles = Toggles(text("go"), text("none"), first=("o1",))
    assert first_picks(ask) == ["o1"] and shown(ask)[1] == ("✓ o1", True)
    advised = replace(ask, advice=[ask.options[2]])
    assert first_picks(advised) == ["o2"] and shown(advised)[-1][0].startswith("ask-advice-on ")
    assert shown(pressed(advised, "o0"))[-1][0].startswith("ask-advice ")
    assert first_picks(ask_of(plain(2), "some", 0, 2)) == []


@pytest.mark.parametrize(("n", "lists"), [(10, 0), (11, 1)])
def test_more_than_ten_are_picked_from_a_list(n: int, lists: int) -> None:
    ask = ask_of(plain(n), "some", 1, 3)
    selects = [part for part in controls(ask) if isinstance(part, Select)]
    assert len(selects) == lists
    if selects:
        assert (selects[0].least, selects[0].most, selects[0].placeholder) == (0, 3, "ask-some 1 3 False")
        some = replace(ask, draft=custom_id.pack_picks(["o4"], ask.legal, False))
        (select,) = [part for part in controls(some) if isinstance(part, Select)]
        assert [pick.chosen for pick in select.picks].index(True) == 4
        assert shown(ask)[-1] == ("ask-some-first", False) and shown(some)[-1] == (picks("o4"), True)
        four = replace(ask, draft=custom_id.pack_picks(["o1", "o2", "o3", "o4"], ask.legal, False))
        assert shown(four)[-1] == (picks("o1", "o2", "o3", "o4"), False)
        free = ask_of(plain(n), "some", 0, 0)
        (select,) = [part for part in controls(free) if isinstance(part, Select)]
        assert select.most == 1 and shown(free)[-1] == ("ask-hand-in-none", True)


# ---------------------------------------------------------------------- an order


def test_an_order_is_pressed_one_after_the_other_and_the_last_follows_by_itself() -> None:
    ask = ask_of([*plain(3), shut("x")], "order")
    assert shown(ask) == [("o0", True), ("o1", True), ("o2", True), ("ask-as-listed", True)]
    first = pressed(ask, "o2")
    assert shown(first) == [("o0", True), ("o1", True), ("ask-start-again", True)]
    both = pressed(first, "o0")
    assert shown(both) == [("ask-hand-in-order", True), ("ask-start-again", True)]
    assert [part.text for part in controls(both) if isinstance(part, Words)][1] == "1\\. o2\n2\\. o0\n3\\. o1"
    assert read_partial(handed(both, "ask-hand-in-order")) == ["o2", "o0", "o1"]
    assert shown(pressed(both, "ask-start-again")) == shown(ask)
    assert read_partial(handed(ask, "ask-as-listed")) == ["o0", "o1", "o2"]
    assert shown(ask_of(plain(1), "order")) == [("ask-hand-in-order", True)]


def test_what_its_player_has_switched_on_before_stays_beside_another_advice() -> None:
    """The house's idea took the place of the dice that its player had kept; and then what was new and good stood there
    to be thrown again."""
    ask = ask_of(plain(3), "some", 0, 3)
    kept = Toggles(text("go"), text("none"), rest=True, first=("o0",))
    ask.decision.toggles = kept
    advised = replace(ask, advice=[ask.options[0]])
    house, new = "-# 💡 ask-ticked", "-# 💡 ask-ticked-new"
    mine = [("✓ o0", True), ("o1", True), ("✓ o2", True)]
    assert first_picks(advised) == ["o0"] and ticked(advised) == [house], "it says whose idea the ticks are"
    assert ticked(pressed(advised, "✓ o1")) == [], "from the first press on they are the player's"
    ask.decision.toggles = replace(kept, is_own=True)
    advised = replace(ask, advice=[ask.options[0], ask.options[1]])
    assert first_picks(advised) == ["o1"] and shown(advised)[:3] == mine, "of what is new the house ticks what is good"
    assert ticked(advised) == [new] and ticked(pressed(advised, "✓ o2")) == []
    idea = shown(advised)[-1][0]
    assert idea.startswith("ask-advice ") and "o0" in idea and "o1" in idea, "that is one press too"
    nothing = replace(ask, advice=ask.options)
    assert first_picks(nothing) == ["o1", "o2"] and ticked(nothing) == [], "the tick that is left is the player's own"


def test_of_two_that_read_the_same_another_advice_is_none() -> None:
    """*Reroll 2️⃣* and *💡 Reroll 2️⃣* stood together: each meant another of two twos."""
    ask = ask_of([replace(one, label=plain(1)[0].label) for one in plain(2)], "some", 0, 2)
    ask.decision.toggles = Toggles(text("go"), text("none"), first=("o0",), is_own=True)
    advised = replace(ask, advice=[ask.options[1]])
    assert shown(advised)[-1][0].startswith("ask-advice-on "), "what is ticked is as good as what the house would tick"


def test_another_advice_hands_in_what_it_says_and_no_more() -> None:
    """It went on as the house would, of which its button said nothing."""
    ask = ask_of(plain(3), "some", 0, 3)
    ask.decision.toggles = Toggles(text("go"), text("none"), first=("o0",), is_own=True)
    advised = replace(ask, advice=[ask.options[2]])
    idea = next(label for label, _ in shown(advised) if label.startswith("ask-advice "))
    assert read_partial(handed(advised, idea)) == ["o2"]


def test_what_the_house_would_pick_in_order_is_ticked_in_that_order() -> None:
    """“Which, and which first?” had ticks without numbers."""
    ask = ask_of(plain(3), "some", 2, 2)
    ask.decision.toggles = Toggles(text("go"), text("go"), ordered=True)
    advised = replace(ask, advice=[ask.options[2], ask.options[0]])
    assert first_picks(advised) == ["o2", "o0"]
    assert [label for label, _ in shown(advised)][:3] == ["✓2 o0", "o1", "✓1 o2"]
    assert "ask-advice-on " in shown(advised)[-1][0]
    turned = pressed(pressed(advised, "✓1 o2"), "o2")
    assert [label for label, _ in shown(turned)][:3] == ["✓1 o0", "o1", "✓2 o2"]
    assert shown(turned)[-1][0].startswith("ask-advice "), "the other way round is another answer"


def ticked(ask: RequestControls) -> list[str]:
    """The lines that say whose ticks these are."""
    return [one.text for one in controls(ask) if isinstance(one, Words) and "ask-ticked" in one.text]


@pytest.mark.parametrize(("n", "lists"), [(10, 0), (11, 1)])
def test_the_next_of_a_long_order_is_picked_from_a_list(n: int, lists: int) -> None:
    ask = ask_of(plain(n), "order")
    selects = [part for part in controls(ask) if isinstance(part, Select)]
    assert len(selects) == lists and (not selects or selects[0].placeholder == "ask-order-next 1")
    once = replace(ask, draft=custom_id.pack_picks(["o3"], ask.legal, True))
    assert not [part for part in controls(once) if isinstance(part, Select)]


def test_what_no_draft_can_hold_is_typed() -> None:
    for kind, most in (("some", 240), ("order", custom_id.MOST_ORDERED)):
        words = [part.text for part in controls(ask_of(plain(most), kind, 1, 3)) if isinstance(part, Words)]
        assert not any(one.startswith("ask-typed") for one in words)
        found = controls(ask_of(plain(most + 1), kind, 1, 3))
        how, lines = (part.text for part in found if isinstance(part, Words))
        assert how == f"ask-typed-{kind} 1 3" and lines.splitlines()[59] == "60\\. o59"
        assert lines.splitlines()[60:] == [f"ask-typed-more {most + 1 - 60}"]
        assert bool(every(found)) == (kind == "order")


# ---------------------------------------------------------------------- forms

PART = partial(FormPart, "part", text("o", name="Which?"))


def asking(*parts: FormPart, **more: Any) -> RequestControls:
    ask = ask_of([option("go"), option("stay")])
    form = Form(text("o", name="About"), parts, text("o", name="Go"), **more)
    ask.decision.form = lambda one: form if one == "go" else None
    return ask


def answers(ask: RequestControls) -> dict[str, Any]:
    """Label -> what each button of the form hands in: what follows and which orders are given."""
    ask = replace(ask, draft=opened(ask, "go"))
    found = {}
    for button in every(controls(ask)):
        op = button.id.rsplit(":", 1)[1]
        if op[0] == "=":
            read = read_form(replace(ask, draft=op[1:]))
            assert read is not None and read.option == "go"
            found[button.label] = ([(key, answer) for key, answer, _ in read.follow], list(read.orders))
    return found


def test_each_whole_answer_of_a_form_is_a_button() -> None:
    two = [PART(plain(2)), FormPart("other", text("o", name="And?"), plain(3))]
    found = answers(asking(*two, closing=[("sure", "yes")]))
    assert found == {
        # what is the same in both is named once
        f"o{a}" if a == b else f"o{a} · o{b}": ([("part", f"o{a}"), ("other", f"o{b}"), ("sure", "yes")], [])
        for a, b in product(range(2), range(3))
    }
    some = answers(asking(PART(plain(2), several=True, last="done", costs={"o0": 1, "o1": 1}, budget=1)))
    assert some == {
        "Go": ([("part", "done")], []),
        "o0": ([("part", "o0"), ("part", "done")], []),
        "o1": ([("part", "o1"), ("part", "done")], []),
    }
    ever = FormPart("order", text("o", name="Ever?"), [option("ever")], lasts=True, several=True, beside=True)
    beside = answers(asking(PART(plain(2)), ever))
    assert len(beside) == 4 and sum(bool(orders) for _, orders in beside.values()) == 2


def test_two_parts_of_one_question_are_answered_in_either_order_once() -> None:
    found = answers(asking(PART(plain(3)), PART(plain(3))))
    assert sorted(tuple(answer for _, answer in follow) for follow, _ in found.values()) == [
        ("o0", "o0"),
        ("o0", "o1"),
        ("o0", "o2"),
        ("o1", "o1"),
        ("o1", "o2"),
        ("o2", "o2"),
    ]


@pytest.mark.parametrize(
    ("sizes", "n"), [((10,), 10), ((2, 5), 10), ((2, 6), 0), ((11,), 0), ((1, 10), 10), ((3, 4), 0)]
)
def test_whole_answers_have_room_up_to_ten(sizes: tuple[int, ...], n: int) -> None:
    parts = [FormPart(f"k{place}", text("o", name=f"Q{place}"), plain(size)) for place, size in enumerate(sizes)]
    assert len(whole_answers(Form(text("o", name="A"), parts, text("o", name="G")))) == n


def test_what_has_no_room_is_switched_on_and_the_last_part_hands_in() -> None:
    parts = [FormPart(f"k{n}", text("o", name=f"Q{n}"), plain(4)) for n in range(2)]
    ask = asking(*parts)
    ask = replace(ask, draft=opened(ask, "go"))
    assert [label for label, _ in shown(ask)] == [
        "✓ o0",
        *["o1", "o2", "o3"],
        *["o0", "o1", "o2", "o3"],
        "ask-form-back",
    ]
    third = next(one for one in every(controls(ask))[:4] if one.label == "o2")
    ask = replace(ask, draft=third.id.rsplit(":", 1)[1][1:].partition(".")[2])
    assert [label for label, _ in shown(ask)][:4] == ["o0", "o1", "✓ o2", "o3"]
    last = every(controls(ask))[5]
    read = read_form(replace(ask, draft=last.id.rsplit(":", 1)[1][1:]))
    assert read is not None and [(key, answer) for key, answer, _ in read.follow] == [("k0", "o2"), ("k1", "o1")]
    words = [part.text for part in controls(ask) if isinstance(part, Words)]
    assert words == ["About", "Q0", "Q1"]


@pytest.mark.parametrize(
    ("parts", "is_one"),
    [
        ([PART(plain(2))], True),
        ([PART(plain(1))], False),
        ([PART(plain(1), several=True)], True),
        ([PART([option("a"), shut("b")])], False),
        ([PART(plain(2)), PART([shut("b")])], False),
        ([PART(plain(10)), PART(plain(10))], True),
        ([PART(plain(11))], False),
        ([PART(plain(10)), PART(plain(10)), PART(plain(1))], False),
        ([], False),
    ],
)
def test_what_is_a_form(parts: list[FormPart], is_one: bool) -> None:
    ask = asking(*parts)
    assert (form_of(ask, "go") is not None) is is_one and form_of(ask, "stay") is None
    assert bool(opened(ask, "go")) is is_one and form_of(ask, "none") is None


def test_a_form_that_has_moved_on_or_is_forged_is_not_read() -> None:
    ask = asking(PART(plain(3)), PART(plain(2), several=True, costs={"o0": 1, "o1": 1}, budget=1))
    draft = opened(ask, "go")
    assert draft.startswith("&") and read_form(replace(ask, draft=draft)) is not None
    head, _, rest = draft.partition(".")
    check, masks = head[:5], head[5:]
    assert masks == "1-0"
    for forged in ("1", "1-0-0", "x-0", "8-0", "-1-0", "3-0", "0-0", "1-3", "1-4"):
        assert read_form(replace(ask, draft=f"{check}{forged}.{rest}")) is None, forged
    assert read_form(replace(ask, draft=f"{check}4-2.{rest}")) is not None
    for wrong in (draft.replace(".go", ".stay"), draft.replace(".go", ".none"), f"&0000{masks}.{rest}"):
        assert read_form(replace(ask, draft=wrong)) is None
    other = asking(PART(plain(2)), PART(plain(2), several=True))
    assert read_form(replace(other, draft=draft)) is None and said(text("o", name="x")) == "x"
    assert isinstance(ask.options[0], Option)
