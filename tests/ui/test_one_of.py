"""A question for one of several options: what is a button and what a line of a list, in which colour, and what of it
stands there only on request. Without a table: sentences are their keys."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.rules.decision import Decision, Option, Text, text
from bot.ui.panels.panel import Button, Part, Select, Words
from bot.ui.questions.controls import controls, fits_board, modal, read_partial, with_picks
from bot.ui.questions.request_controls import ADVICE, WHY, RequestControls, has_short_hints, paged_select


def said(words: Text) -> str:
    more = [str(value) for key, value in words.params.items() if key != "name"]
    return str(words.params["name"]) if "name" in words.params else " ".join([words.key, *more])


def option(ref: str, label: str = "", **more: Any) -> Option:
    return Option(ref, text("o", name=label or ref), **more)


def shut(ref: str, why: str = "rain") -> Option:
    return option(ref, refused=text("o", name=why))


def plain(n: int) -> list[Option]:
    return [option(f"o{i}") for i in range(n)]


def ask_of(options: Sequence[Option], kind: Any = "one", least: int = 1, most: int = 1, **more: Any) -> RequestControls:
    own = {name: more.pop(name) for name in ("irreversible", "private", "pictured") if name in more}
    decision = Decision((0,), "k", text("o", name="Q"), lambda: options, kind, least, most, **own)
    return RequestControls("t1", "7", decision, options, said, said, **more)


def rows(parts: Sequence[Part]) -> list[Any]:
    """Rows of buttons as [(label, style)], selects as their lines, words as they are."""
    found: list[Any] = []
    for part in parts:
        if isinstance(part, tuple):
            found.append([(one.label, one.style) for one in part if isinstance(one, Button)])
        elif isinstance(part, Select):
            found.append([pick.label for pick in part.picks])
        elif isinstance(part, Words) and part.text:
            found.append(part.text)
    return found


def labels(parts: Sequence[Part]) -> list[Any]:
    return [[one[0] if isinstance(one, tuple) else one for one in row] for row in rows(parts) if isinstance(row, list)]


def styles(ask: RequestControls) -> list[str]:
    (row,) = rows(controls(ask))
    return [style for _, style in row]


def test_one_button_is_coloured_at_most_and_what_ends_something_is_red() -> None:
    """What lies ready, else what is usual, else the only one that goes on."""
    four = [option("a"), option("done"), option("accept"), option("end", destructive=True)]
    assert styles(ask_of(four)) == ["secondary", "secondary", "primary", "danger"]
    assert styles(ask_of([option("a"), option("b"), option("pass")])) == ["secondary"] * 3
    assert styles(ask_of([option("a"), option("b", usual=True), option("pass")]))[1] == "primary"
    assert styles(ask_of([option("yes"), option("no")])) == ["primary", "secondary"]
    assert styles(ask_of([option("yes", usual=False), option("no")])) == ["secondary"] * 2
    assert styles(ask_of([option("go"), option("end", destructive=True)])) == ["primary", "danger"]
    assert styles(ask_of([option("pass")])) == ["primary"], "there is no other way"
    assert styles(ask_of([option("pass"), option("done")])) == ["secondary"] * 2
    aside = rows(controls(ask_of(four, aside=True)))
    assert [style for _, style in aside[0]] == ["secondary", "secondary", "secondary", "danger"]
    assert [style for _, style in rows(controls(ask_of(four[:2], irreversible=True)))[0]] == ["danger"] * 2


@pytest.mark.parametrize(("n", "is_list"), [(10, False), (11, True)])
def test_ten_are_buttons_and_eleven_a_list(n: int, is_list: bool) -> None:
    found = controls(ask_of(plain(n)))
    assert any(isinstance(part, Select) for part in found) == is_list
    assert sum(len(row) for row in labels(found)) == n


@pytest.mark.parametrize(
    ("n", "length", "is_list"), [(4, 60, False), (4, 61, True), (3, 61, False), (3, 79, False), (3, 81, True)]
)
def test_a_long_label_makes_a_list_unless_there_are_few(n: int, length: int, is_list: bool) -> None:
    """“Choose one of 2…” had to be opened to see two targets. What declines stands beside them anyway."""
    few = [option(f"a{place}") for place in range(n - 1)]
    found = controls(ask_of([*few, option("b", "x" * length), option("pass")]))
    assert any(isinstance(part, Select) for part in found) == is_list


def test_what_declines_stands_beside_a_list_and_the_first_of_each_group_before_it() -> None:
    many = [*plain(11), option("pass"), option("accept")]
    assert labels(controls(ask_of(many))) == [[f"o{i}" for i in range(11)], ["pass", "accept"]]
    hinted = [*plain(11), option("pass", hint=text("o", name="hint"))]
    assert labels(controls(ask_of(hinted))) == [[*(f"o{i}" for i in range(11)), "pass"]]
    grouped = [option(f"{group}{n}", group=group) for group in "ab" for n in range(6)]
    assert labels(controls(ask_of([*grouped, option("done")]))) == [
        ["a0", "b0", "done"],
        [*(f"a{n}" for n in range(1, 6)), *(f"b{n}" for n in range(1, 6))],
    ]
    alone = [option(ref, ref + "x" * 61) for ref in ("done", "pass", "skip")]
    assert labels(controls(ask_of(alone))) == [[one.id + "x" * 61 for one in alone]], "all of them quiet: a list"


def test_reasons_are_told_on_request_or_where_one_can_only_leave_it() -> None:
    asked = ask_of([*plain(2), shut("x"), shut("y", "snow")])
    assert labels(controls(asked)) == [["o0", "o1", "ask-why-not [] 0 2"]]
    told = rows(controls(replace(asked, draft=WHY)))
    assert told[0] == "-# ✗ x: rain\n-# ✗ y: snow" and [label for label, _ in told[1]] == ["o0", "o1"]
    for n, is_told in ((3, True), (4, False)):
        found = rows(controls(ask_of([option("pass"), *(shut(f"s{i}") for i in range(n))])))
        assert isinstance(found[0], str) == is_told and (len(found[-1]) == 1) == is_told
    assert isinstance(rows(controls(ask_of([option("pass"), option("go"), shut("s")])))[0], list)
    assert rows(controls(ask_of([shut("x"), shut("y")]))) == ["-# ✗ x: rain\n-# ✗ y: rain"]


def test_what_is_seldom_wanted_waits_behind_a_button_that_stands_in_the_last_row_with_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seldom = option("z", secondary=True)
    assert labels(controls(ask_of([*plain(2), seldom])))[-1][-1] == "ask-unfold", "too long to be named on a phone"
    monkeypatch.setattr("bot.ui.questions.controls.LONGEST_NAMED", 60)
    assert labels(controls(ask_of([*plain(4), seldom]))) == [
        ["o0", "o1", "o2", "o3", "ask-seldom [Text(key='o', params={'name': 'z'})] 0 0"]
    ]
    full = labels(controls(ask_of([*plain(5), seldom])))
    assert [len(row) for row in full] == [5, 1]
    assert labels(controls(ask_of([*plain(2), seldom], draft=WHY))) == [["o0", "o1", "z"]]
    assert labels(controls(ask_of([*plain(2), seldom], aside=True))) == [["o0", "o1", "z"]]
    assert labels(controls(ask_of([seldom]))) == [["z"]], "there is nothing else"
    both = labels(controls(ask_of([*plain(2), seldom, shut("x")])))
    assert both == [["o0", "o1", "ask-seldom [Text(key='o', params={'name': 'z'})] 0 1"]]
    many = [replace(seldom, id=f"z{n}") for n in range(3)]
    assert labels(controls(ask_of([*plain(2), *many]))) == [
        ["o0", "o1", "ask-seldom-many [Text(key='o', params={'name': 'z'})] 2 0"]
    ], "the first by name"
    of_one_kind = [replace(one, brief=text("o", name="kind")) for one in many]
    assert labels(controls(ask_of([*plain(2), *of_one_kind]))) == [
        ["o0", "o1", "ask-seldom [Text(key='o', params={'name': 'kind'})] 0 0"]
    ]


def test_hints_stand_above_few_buttons() -> None:
    hinted = [option("a", hint=text("o", name="first")), option("b")]
    assert rows(controls(ask_of(hinted)))[0] == "-# **a**: first"
    assert not isinstance(rows(controls(ask_of(hinted, pictured=True)))[0], str)
    seen = option("c", hint=text("o", name="n" * 400), pictured=True)  # its picture says it, and it takes no room
    assert rows(controls(ask_of([*hinted, seen, *plain(2)], in_hand=True)))[0] == "-# **a**: first"


@pytest.mark.parametrize(
    ("hints", "more", "in_hand", "is_short"),
    [
        (["h"] * 7, 0, False, True),
        (["h"] * 8, 0, False, False),
        (["h" * 99] * 3, 0, True, True),
        (["h" * 85] * 2, 2, True, True),
        (["h" * 86] * 2, 2, True, False),
        (["h" * 99] * 4, 0, False, True),
    ],
)
def test_how_many_hints_have_room(hints: list[str], more: int, in_hand: bool, is_short: bool) -> None:
    options = [option(f"h{n}", hint=text("o", name=hint)) for n, hint in enumerate(hints)]
    assert has_short_hints(ask_of([*options, *plain(more)], in_hand=in_hand)) is is_short


def test_that_the_house_answers_is_among_the_last_buttons_unless_it_would_do_what_lies_there() -> None:
    """It does not say what it does: above all that does, nobody is to be led to it."""
    asked = ask_of([option("a"), option("accept")])
    assert rows(controls(replace(asked, advice=[asked.options[0]])))[-1][-1] == ("ask-advice-plain", "secondary")
    for advice in ([], None, [asked.options[1]]):
        assert labels(controls(replace(asked, advice=advice))) == [["a", "accept"]]
    *_, button = [one for one in controls(replace(asked, advice=[asked.options[0]]))[-1] if isinstance(one, Button)]  # type: ignore[union-attr]
    assert button.id.endswith(f":={ADVICE}")
    assert rows(controls(replace(ask_of(plain(2)), is_advised=True)))[-1][-1] == ("ask-advice-plain", "secondary")
    assert len(rows(controls(replace(ask_of(plain(1)), is_advised=True)))) == 1, "one way needs no advice"


def test_a_list_that_is_too_long_has_pages() -> None:
    def shown(n: int, page: int) -> tuple[int, str, list[str]]:
        asked = ask_of(plain(n), page=page, draft="d")
        found = paged_select(asked, plain(n), "", "Pick", 1, 1, {"o1"})
        (select, *turns) = found
        assert isinstance(select, Select)
        ops = [
            one.id.rsplit(":", 1)[1]
            for row in turns
            if isinstance(row, tuple)
            for one in row
            if isinstance(one, Button)
        ]
        return len(select.picks), select.placeholder, ops

    assert shown(25, 0) == (25, "Pick", [])
    assert shown(26, 0) == (25, "Pick ask-page 1 2", [">1.d"])
    assert shown(26, 1) == (1, "Pick ask-page 2 2", [">0.d"])
    assert shown(60, 0) == (25, "Pick ask-page 1 3", [">2.d", ">1.d"])
    assert shown(60, 2) == (10, "Pick ask-page 3 3", [">1.d", ">0.d"])
    assert shown(60, 9)[:2] == (10, "Pick ask-page 3 3") and shown(60, -1)[:2] == (25, "Pick ask-page 1 3")
    (select, *_) = paged_select(ask_of(plain(3)), [*plain(2), shut("x")], "", "Pick", 1, 1, {"o1"})
    assert isinstance(select, Select)
    assert [(pick.label, pick.hint, pick.chosen) for pick in select.picks] == [
        ("o0", "", False),
        ("o1", "", True),
        ("x", "✗ rain", False),
    ]


@pytest.mark.parametrize(
    ("kind", "options", "least", "most", "private", "fits"),
    [
        ("one", plain(25), 1, 1, False, True),
        ("one", plain(26), 1, 1, False, False),
        ("one", [*plain(25), shut("x")], 1, 1, False, True),
        ("one", [shut("x")], 1, 1, False, False),
        ("one", plain(2), 1, 1, True, False),
        ("some", plain(2), 1, 2, False, False),
        ("amount", [], 0, 9, False, True),
        ("amount", [], 5, 14, False, True),
        ("amount", [], 0, 99, False, False),
    ],
)
def test_what_is_answered_on_the_board(
    kind: Any, options: list[Option], least: int, most: int, private: bool, fits: bool
) -> None:
    asked = ask_of(options, kind, least, most, private=private)
    assert fits_board(asked.decision, options) is fits


def test_what_is_written_in_a_modal() -> None:
    (field,) = modal(ask_of([], "amount", -5, 120)).fields
    assert (field.least, field.most, field.hint) == (1, 3, "ask-amount-range -5 120")
    (field,) = modal(ask_of([], "amount", -500, 20)).fields
    assert field.most == 4
    for most, long in ((100, False), (101, True)):
        (field,) = modal(ask_of([], "text", 2, most)).fields
        assert (field.least, field.most, field.long) == (2, most, long)
    (field,) = modal(ask_of(plain(3), "amounts", 1, 3)).fields
    assert (field.least, field.most) == (1, 400) and field.hint == "ask-amounts-line 1 o0, ask-amounts-line 1 o1"


def test_picks_of_a_page_take_the_place_of_those_of_that_page_alone() -> None:
    asked = ask_of(plain(30), "some", 0, 30)
    draft = with_picks(asked, ["o1", "o24"])
    assert read_partial(replace(asked, draft=draft)) == ["o1", "o24"]
    draft = with_picks(replace(asked, draft=draft, page=1), ["o25", "nothing"])
    assert read_partial(replace(asked, draft=draft)) == ["o1", "o24", "o25"]
    draft = with_picks(replace(asked, draft=draft, page=0), ["o2"])
    assert read_partial(replace(asked, draft=draft)) == ["o2", "o25"]
    order = ask_of(plain(4), "order")
    draft = with_picks(order, ["o2"])
    draft = with_picks(replace(order, draft=draft), ["o2", "o0"])
    assert read_partial(replace(order, draft=draft)) == ["o2", "o0"]
    assert read_partial(replace(order, draft="as-listed")) == ["o0", "o1", "o2", "o3"]
    assert read_partial(ask_of([], "amount", 0, 9, draft="12")) == 12
    assert read_partial(ask_of([], "amount", 0, 9, draft="x")) is None
