"""How several amounts are chosen: selects whose ids hold the answer so far, a form, typed words, the terminal."""

from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Any, cast

import pytest

from bot.rules.decision import Decision, Option, Text, text
from bot.rules.errors import NotPossible
from bot.terminal import TerminalTable
from bot.ui.panels import custom_id
from bot.ui.panels.panel import OPTIONS, Panel, Select, as_text
from bot.ui.questions.amounts import MOST_LINES, read_typed
from bot.ui.questions.controls import modal, read_partial, with_picks
from bot.ui.questions.request_controls import RequestControls
from bot.ui.questions.scene import Scene
from bot.ui.questions.typed import understand
from bot.ui.screens.present import hand
from bot.ui.screens.request_section import PartialAnswer, ask_of
from tests.ui.asker import asking


def goods(*names: str, most: int = 3) -> list[Option]:
    return [Option(f"get.{name.lower()}", text("asker-option", name=name), most=most) for name in names]


def no_two_gems(taken: Mapping[str, int]) -> Text | None:
    return text("asker-hint", why="one gem is enough") if taken.get("get.gem", 0) > 1 else None


def question(*options: Option, **more: Any) -> Decision:
    listed = list(options) or goods("Coin", "Food", "Gem")
    return Decision(
        (0,),
        "k",
        text("asker-prompt", who="x"),
        lambda: listed,
        "amounts",
        0,
        6,
        forced=False,
        **{"fits": no_two_gems, **more},
    )


def ask(scene: Scene, draft: str = "", page: int = 0) -> RequestControls:
    token, request = scene.requests(0)[0]
    return ask_of(scene, token, request, PartialAnswer(token, draft, page))


def shown(scene: Scene, draft: str = "") -> Panel:
    token, _ = scene.requests(0)[0]
    return hand(scene, 0, PartialAnswer(token, draft, 0))


def handing_in(panel: Panel) -> Any:
    return next(b for b in panel.buttons() if (press := custom_id.parse(b.id)) is not None and press.op.startswith("="))


def picked(scene: Scene, **taken: int) -> str:
    """The draft after the selects were used one after the other, each as it stands in the panel of then."""
    draft = ""
    for name, n in taken.items():
        select = next(s for s in shown(scene, draft).selects() if s.placeholder == name)
        press = custom_id.parse(select.id)
        assert press is not None
        page, _, before = press.op[1:].partition(".")
        draft = with_picks(ask(scene, before, int(page)), [str(n)])
    return draft


def test_each_line_has_a_select_and_the_whole_is_handed_in_with_one_button() -> None:
    scene, game = asking(question())
    assert [s.placeholder for s in shown(scene).selects()] == ["Coin", "Food", "Gem"]
    assert handing_in(shown(scene)).label == "Nothing"
    draft = picked(scene, Coin=2, Gem=1)
    panel = shown(scene, draft)
    assert handing_in(panel).label == "Done: 2 × Coin and 1 × Gem"
    assert [[p.label for p in s.picks if p.chosen] for s in panel.selects()] == [
        ["2 × Coin"],
        ["0 × Food"],
        ["1 × Gem"],
    ]
    answer = read_partial(ask(scene, draft))
    assert answer == ["get.coin", "get.coin", "get.gem"]
    scene.run.choose(0, answer)
    assert game.answers == [answer]


@pytest.mark.parametrize("lines", [3, MOST_LINES + 1])
def test_of_each_list_exactly_one_line_is_picked(lines: int) -> None:
    """Each pick shows the panel anew, so that a list of which Discord wants two picks would take none."""
    scene, _ = asking(question(*goods(*(f"Thing{n}" for n in range(lines))), fits=None))
    selects = shown(scene).selects()
    assert len(selects) == (lines if lines <= MOST_LINES else 1)
    assert {(select.least, select.most) for select in selects} == {(1, 1)}


def test_what_does_not_go_together_is_said_and_cannot_be_handed_in() -> None:
    scene, _ = asking(question())
    panel = shown(scene, picked(scene, Gem=2))
    assert handing_in(panel).off and "one gem is enough" in as_text(panel)
    assert not handing_in(shown(scene, picked(scene, Gem=2) and picked(scene, Gem=1))).off


def test_too_many_in_all_cannot_be_handed_in() -> None:
    scene, _ = asking(question())
    assert not handing_in(shown(scene, picked(scene, Coin=3, Food=3))).off
    assert handing_in(shown(scene, picked(scene, Coin=3, Food=3, Gem=1))).off


@pytest.mark.parametrize("forged", ["", "x", "0000", "0000" + "1.1.1", "9" * 60])
def test_a_forged_draft_or_one_of_other_lines_is_nothing(forged: str) -> None:
    scene, _ = asking(question())
    draft = picked(scene, Coin=2)
    assert read_partial(ask(scene, forged)) is None
    for broken in (draft[:-1], draft + ".1", draft.replace("2.", "4."), draft.replace("2.", "-1.")):
        assert read_partial(ask(scene, broken)) is None
    other, _ = asking(question(*goods("Coin", "Food")))
    assert read_partial(ask(other, draft)) is None


def test_a_pick_of_a_line_that_is_not_there_or_of_too_much_does_no_harm() -> None:
    scene, _ = asking(question())
    assert read_partial(ask(scene, with_picks(ask(scene, "", 7), ["2"]))) == []
    assert read_partial(ask(scene, with_picks(ask(scene, "", 0), ["99"]))) == ["get.coin"] * 3
    assert read_partial(ask(scene, with_picks(ask(scene, "", 0), ["x"]))) == []


def one_more(scene: Scene, draft: str, name: str) -> str:
    """The draft after a line was picked in the select that all share."""
    (select,) = shown(scene, draft).selects()
    press = custom_id.parse(select.id)
    assert press is not None
    _, _, before = press.op[1:].partition(".")
    return with_picks(ask(scene, before), [next(pick.value for pick in select.picks if pick.label == name)])


def test_many_lines_share_a_select_of_which_each_pick_takes_one_more() -> None:
    names = [f"Thing{n}" for n in range(MOST_LINES + 1)]
    scene, game = asking(question(*goods(*names, most=2), fits=None))
    (select,) = shown(scene).selects()
    assert [pick.label for pick in select.picks] == names and not select.picks[0].chosen
    draft = one_more(scene, one_more(scene, one_more(scene, "", "Thing3"), "Thing8"), "Thing3")
    panel = shown(scene, draft)
    assert handing_in(panel).label == "Done: 2 × Thing3 and 1 × Thing8"
    assert "Thing3" not in [pick.label for pick in panel.selects()[0].picks], "there are no more"
    answer = read_partial(ask(scene, draft))
    assert answer == ["get.thing3", "get.thing3", "get.thing8"]
    again = next(button for button in panel.buttons() if button.label == "Start again")
    press = custom_id.parse(again.id)
    assert press is not None and read_partial(ask(scene, press.op.removeprefix(">0."))) == []
    scene.run.choose(0, answer)
    assert game.answers == [answer]


@pytest.mark.parametrize("forged", ["+99", "+", "+x", "++1", "+-1"])
def test_a_forged_line_of_the_shared_select_takes_no_more_than_there_is(forged: str) -> None:
    scene, _ = asking(question(*goods(*(f"Thing{n}" for n in range(MOST_LINES + 1)), most=1)))
    found = read_partial(ask(scene, with_picks(ask(scene, ""), [forged])))
    assert found in ([], ["get.thing0"])


def test_more_lines_than_a_select_holds_are_typed() -> None:
    names = [f"Thing{n}" for n in range(OPTIONS + 1)]
    scene, _ = asking(question(*goods(*names)))
    panel = shown(scene)
    assert not any(isinstance(part, Select) for part in panel.parts) and "/table do" in as_text(panel)


def test_more_than_a_select_holds_is_typed_and_shown() -> None:
    scene, _ = asking(question(*goods("Coin", most=40), fits=None))
    select = shown(scene).selects()[0]
    assert len(select.picks) == 25
    draft = ask(scene).draft or picked(scene, Coin=24)
    typed = draft[:4] + "33"
    assert [p.label for p in shown(scene, typed).selects()[0].picks if p.chosen] == ["33 × Coin"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2 coin, 1 gem", {"get.coin": 2, "get.gem": 1}),
        ("2x Coin; gem", {"get.coin": 2, "get.gem": 1}),
        ("coin: 2, gem = 1", {"get.coin": 2, "get.gem": 1}),
        ("coin x2", {"get.coin": 2}),
        ("gem", {"get.gem": 1}),
        ("coin 1, coin 1", {"get.coin": 2}),
        ("get.food", {"get.food": 1}),
        ("-", {}),
        ("0", {}),
        ("2 cows", None),
        ("", None),
        ("99999 coin", None),
        ("coin gem", None),
        ("2 × Coin", {"get.coin": 2}),
    ],
)
def test_amounts_are_typed_as_people_write_them(typed: str, meant: dict[str, int] | None) -> None:
    scene, _ = asking(question())
    found = read_typed(goods("Coin", "Food", "Gem"), scene.label, typed)
    assert (None if found is None else dict(Counter(found))) == meant
    said = understand(scene, (0,), typed)
    assert (None if said is None else said.answer) == found


def test_absurd_numbers_stay_small_and_are_refused() -> None:
    scene, game = asking(question())
    found = read_typed(goods("Coin", "Food", "Gem"), scene.label, "9999 coin, " * 500)
    assert found == ["get.coin"] * 10
    assert read_typed(goods("Coin"), scene.label, "coin" + " " * 6_000 + "2") == ["get.coin"] * 2
    assert read_typed(goods("Coin"), scene.label, "a" + " " * 6_000 + "b") is None
    with pytest.raises(NotPossible):
        scene.run.choose(0, found)
    assert game.answers == []


def test_the_form_shows_how_it_is_written() -> None:
    scene, _ = asking(question())
    assert modal(ask(scene)).fields[0].hint == "1 × Coin, 1 × Food"
    hint = modal(ask(scene)).fields[0].hint
    assert read_typed(goods("Coin", "Food", "Gem"), scene.label, hint.replace("×", "x")) == ["get.coin", "get.food"]


def test_in_the_terminal_a_number_is_named_as_often_as_it_is_taken() -> None:
    scene, game = asking(question())
    (_, request) = scene.requests(0)[0]
    listed = [(request, option.id) for option in request.options(scene.run)]
    read = partial(TerminalTable._read, cast(Any, None))
    three = ["get.coin", "get.coin", "get.gem"]
    for line, answer in (("1 1 3", three), ("1x2, 3", three), ("-", [])):
        assert read(request, listed, line) == (request, answer)
    for line in ("4", "x2", "1x-2", "coin"):
        assert read(request, listed, line) is None
    assert game.answers == []


def test_of_single_things_each_is_a_switch() -> None:
    scene, _ = asking(question(*goods("Rope", "Lamp", most=1)))
    panel = shown(scene)
    assert not any(isinstance(part, Select) and ".here" not in part.id for part in panel.parts), "no select of 0 and 1"
    rope = next(button for button in panel.buttons() if button.label == "Rope")
    press = custom_id.parse(rope.id)
    assert press is not None and press.op.startswith(">0.")
    switched = shown(scene, press.op.removeprefix(">0."))
    on = next(button for button in switched.buttons() if button.label == "✓ Rope")
    assert read_partial(ask(scene, press.op.removeprefix(">0."))) == ["get.rope"]
    off = custom_id.parse(on.id)
    assert off is not None
    assert read_partial(ask(scene, off.op.removeprefix(">0."))) == []


def test_what_a_choice_comes_to_is_told_before_it_is_handed_in_and_begins_with_the_houses() -> None:
    def comes_to(taken: Mapping[str, int]) -> Text:
        return text("asker-hint", why=f"{sum(taken.values())} of them weigh a lot")

    things = goods("Rope", "Lamp", most=1)
    decision = question(*things, fits=None, preview=comes_to, default=lambda: ["get.lamp"])
    scene, _ = asking(decision)
    told = shown(scene)
    assert "1 of them weigh a lot" in as_text(told)
    press = custom_id.parse(handing_in(told).id)
    assert press is not None
    draft = press.op.removeprefix("=")
    assert read_partial(ask(scene, draft)) == ["get.lamp"]
    none = shown(scene, draft[:-3] + "0.0")
    assert "0 of them weigh a lot" in as_text(none), "what was switched off stays off"
