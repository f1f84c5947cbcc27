"""What has no room as buttons: lists in pages, hands of many picks, orders put together, lines that share a list."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.rules.decision import Decision, Option, text
from bot.rules.plans.step import PlanStep
from bot.tables.model.plan import Plan
from bot.tables.model.proposal import Proposal
from bot.ui.panels import custom_id
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from bot.ui.panels.panel import Button, Panel, Words, as_text
from bot.ui.questions.controls import with_picks
from bot.ui.questions.plans import plan_lines
from bot.ui.questions.scene import Scene
from bot.ui.questions.votes import proposal_parts
from bot.ui.screens.present import hand
from bot.ui.screens.request_section import PartialAnswer, ask_of
from tests.ui.asker import asking, toy_surface


def named(names: Sequence[str], **more: Any) -> list[Option]:
    return [Option(f"o.{name}", text("asker-option", name=name), **more) for name in names]


def numbered(n: int) -> list[Option]:
    return named([f"N{i}" for i in range(n)])


def question(options: list[Option], kind: Any = "one", least: int = 1, most: int = 1) -> Scene:
    scene, _ = asking(Decision((0,), "k", text("asker-prompt", who="x"), lambda: options, kind, least, most))
    return scene


def shown(scene: Scene, draft: str = "", page: int = 0) -> Panel:
    return hand(scene, 0, PartialAnswer(scene.requests(0)[0][0], draft, page))


def picked(scene: Scene, picks: Sequence[str]) -> str:
    token, request = scene.requests(0)[0]
    return with_picks(ask_of(scene, token, request, PartialAnswer(token, "", 0)), picks)


def handing_in(panel: Panel) -> Button | None:
    presses = [(button, custom_id.parse(button.id)) for button in panel.buttons()]
    return next((button for button, press in presses if press is not None and press.op.startswith("=")), None)


@pytest.mark.parametrize(("n", "pages"), [(25, 1), (26, 2), (50, 2), (51, 3)])
def test_a_list_says_which_page_it_is_where_there_are_several(n: int, pages: int) -> None:
    scene = question(numbered(n))
    for page in range(pages):
        panel = shown(scene, page=page)
        (found,) = panel.selects()
        assert (f"(page {page + 1} of {pages})" in found.placeholder) is (pages > 1), found.placeholder
        turned = [button.label for button in panel.buttons() if "page" in button.label.casefold()]
        assert len(turned) == min(pages - 1, 2)
        assert (found.least, found.most) == (1, 1)


@pytest.mark.parametrize(("picks", "may"), [(1, False), (2, True), (3, True), (4, False)])
def test_many_picks_are_handed_in_once_they_are_as_many_as_asked(picks: int, may: bool) -> None:
    scene = question(numbered(60), "some", 2, 3)
    found = handing_in(shown(scene, picked(scene, [f"o.N{i}" for i in range(picks)])))
    assert found is not None and found.off is not may


@pytest.mark.parametrize("least", [0, 1])
def test_of_many_none_is_handed_in_only_where_none_is_an_answer(least: int) -> None:
    found = handing_in(shown(question(numbered(60), "some", least, 3)))
    assert found is not None and found.off is (least == 1)


def test_each_next_place_of_a_long_order_is_one_pick() -> None:
    panel = shown(question(numbered(12), "order"))
    (found,) = panel.selects()
    assert (found.least, found.most, len(found.picks)) == (1, 1, 12)
    (later,) = shown(
        question(numbered(12), "order"), custom_id.pack_picks(["o.N3"], [f"o.N{i}" for i in range(12)], True)
    ).selects()
    assert len(later.picks) == 11 and "N3" not in [pick.label for pick in later.picks]


def test_as_many_as_have_room_follow_as_buttons_in_an_order() -> None:
    assert shown(question(numbered(11), "order")).selects()
    panel = shown(question(numbered(10), "order"))
    assert not panel.selects() and {f"N{i}" for i in range(10)} <= {button.label for button in panel.buttons()}


@pytest.mark.parametrize("taken", [0, 1, 3])
def test_an_order_is_left_as_listed_begun_again_and_handed_in_when_each_makes_sense(taken: int) -> None:
    options = numbered(3)
    ids = [option.id for option in options]
    draft = custom_id.pack_picks(ids[:taken], ids, True) if taken else ""
    labels = [button.label for button in shown(question(options, "order"), draft).buttons()]
    assert ("As listed" in labels) is (taken == 0)
    assert ("Yes, in this order" in labels) is (taken == 3)
    assert ("Start again" in labels) is (taken > 0)


def test_of_lines_that_share_a_list_one_is_taken_at_a_time() -> None:
    (found,) = shown(question(named([f"L{i}" for i in range(9)], most=2), "amounts", 0, 6)).selects()
    assert (found.least, found.most, len(found.picks)) == (1, 1, 9)


@pytest.mark.parametrize(("most", "selects"), [((1, 1, 1), 0), ((1, 1, 2), 1), ((2, 1, 3), 2)])
def test_lines_are_switches_where_each_is_there_once_and_lists_where_one_is_there_twice(
    most: tuple[int, ...], selects: int
) -> None:
    options = [Option(f"o{i}", text("asker-option", name=f"L{i}"), most=n) for i, n in enumerate(most)]
    panel = shown(question(options, "amounts", 0, 3))
    assert len(panel.selects()) == selects
    switches = [button.label for button in panel.buttons() if button.label.startswith("L")]
    assert switches == [f"L{i}" for i, n in enumerate(most) if n == 1]


def test_nothing_is_added_by_name_where_a_line_says_what_that_comes_to() -> None:
    """A bare "Nothing" below what lies there already would read as if that were taken away."""
    scene = question(named(["Rope"], most=2), "amounts", 0, 2)
    assert "Nothing" in [button.label for button in shown(scene).buttons()]
    told = Decision(
        (0,), "k", text("asker-prompt", who="x"), partial(named, ["Rope"], most=2), "amounts", 0, 2,
        preview=lambda picked: text("asker-option", name="4 metres"),
    )  # fmt: skip
    panel = hand(asking(told)[0], 0)
    assert "4 metres" in as_text(panel)
    labels = [button.label for button in panel.buttons()]
    assert "Go on like this" in labels and "Nothing" not in labels


def test_the_first_of_each_group_has_a_button_beside_a_long_list() -> None:
    """In the order of the list, however the groups are mixed."""
    options = [
        Option(f"g{i % 3}>{i}", text("asker-option", name=f"N{i}"), group=f"g{i % 3}") for i in range(15)
    ]  # fmt: skip
    panel = shown(question(options))
    firsts = [button.label for button in panel.buttons() if button.label.startswith("N")]
    assert firsts == ["N0", "N1", "N2"]
    assert [pick.label for pick in panel.selects()[0].picks] == [f"N{i}" for i in range(3, 15)]


def test_what_is_short_is_said_of_the_buttons_beside_a_long_list() -> None:
    """Or nobody would learn it: only the list has room for the rest."""
    hints = {0: "costs 1", 1: "a card's whole text " * 9}
    said_of = [text("asker-option", name=hints.get(i, "more " * 20)) for i in range(12)]
    options = [
        Option(f"o{i}", text("asker-option", name=f"N{i}"), said, group=f"g{i % 2}") for i, said in enumerate(said_of)
    ]
    panel = shown(question(options))
    assert [button.label for button in panel.buttons() if button.label.startswith("N")] == ["N0", "N1"]
    said = as_text(panel)
    assert "**N0**: costs 1" in said and "whole text" not in said


@pytest.mark.parametrize(
    ("people", "told"),
    [
        (("Ada, the first", "Ben", "Eve"), "Ada, the first; Ben and Eve took a pebble."),
        (("Ben", "Ada, the first", "Eve"), "Ben; Ada, the first and Eve took a pebble."),
        (("Ben", "Ada", "Eve"), "Ben, Ada and Eve took a pebble."),
    ],
)
def test_a_kept_sentence_lists_names_with_commas_so_that_they_can_be_told_apart(
    people: tuple[str, ...], told: str
) -> None:
    said = text("toy-took", who=["@seat:0", "@seat:1", "@seat:2"])
    catalogue = Catalogue("toy", toy_surface().root)
    catalogue.format(said, SeatNames({0: "Cleo", 1: "Dan", 2: "Flo"}))
    assert catalogue.format(said, SeatNames(dict(enumerate(people)))) == told


@pytest.mark.parametrize(("kind", "is_taken", "called"), [("give", False, True), ("give", True, False)])
def test_who_is_asked_to_take_a_seat_is_called_until_they_have_said_yes(
    kind: Any, is_taken: bool, called: bool
) -> None:
    scene, _ = asking(Decision((0,), "k", text("asker-prompt", who="x"), lambda: numbered(3)))
    scene = replace(scene, proposal=Proposal(kind, 1, (1,), by=0, user=777, name="Cleo", is_taken=is_taken))
    words = [part.text for part in proposal_parts(scene, {1: 101}) if isinstance(part, Words)]
    assert any("<@777>" in line for line in words) is called
    assert any("<@101>" in line and "Ada" in line for line in words), "whoever asks is named, in the first seat too"


@pytest.mark.parametrize(
    ("written", "op"), [("wk:new:toy", "toy"), ("wk:new:", None), ("wk:old:toy", None), ("wk:new:toy:x", "x")]
)
def test_the_button_that_opens_a_table_names_its_game(written: str, op: str | None) -> None:
    press = custom_id.parse(written)
    assert (None if press is None else press.op) == op
    assert custom_id.opening("toy") == "wk:new:toy"


@pytest.mark.parametrize(("brief", "told"), [(0, ["head"]), (1, ["head", "one"]), (5, ["head", "one", "two"])])
def test_below_a_picture_stand_the_headline_and_as_many_lines_as_the_game_wants(brief: int, told: list[str]) -> None:
    surface = toy_surface()
    surface.brief = brief
    assert [line.key for line in surface.brief_of({}, lambda: [text("head"), text("one"), text("two")])] == told
    surface.lines = lambda view: [text("own")]
    assert [line.key for line in surface.brief_of({}, lambda: [text("head")])] == ["own"]


@pytest.mark.parametrize(
    ("plan", "told"),
    [
        (Plan(), []),
        (Plan(done=(text("asker-option", name="threw"),)), ["has answered for you: threw"]),
        (Plan(off=text("plan-off-over")), ["plan is off"]),
        (Plan((PlanStep("k", "o.N1", text("asker-option", name="one")),), is_ready=True), ["Your plan: one"]),
        (Plan((PlanStep("k", "o.N1", text("asker-option", name="one")),)), []),
    ],
)
def test_a_hand_says_of_a_plan_what_there_is_to_say(plan: Plan, told: list[str]) -> None:
    """What it has done, why it is off, what it waits for; one that is still being built waits for nothing."""
    scene = replace(question(numbered(3)), plans={0: plan})
    said = [part.text for part in plan_lines(scene, 0) if isinstance(part, Words)]
    assert len(said) == len(told) and all(words in line for words, line in zip(told, said, strict=True)), said


@pytest.mark.parametrize(("left", "is_list"), [(0, False), (1, False), (2, False), (3, True)])
def test_what_is_left_beside_the_first_of_each_group_is_no_list_where_it_is_hardly_anything(
    left: int, is_list: bool
) -> None:
    """*One more possibility…* had to be opened to see which one. It stands with its group, and what it does above the
    buttons, as it stood in the list."""
    why = text("asker-option", name="why " * 20)
    groups = [Option(f"o{n}", text("asker-option", name=f"G{n}"), why, group=f"g{n}") for n in range(4)]
    more = [replace(groups[0], id=f"x{n}", label=text("asker-option", name=f"X{n}")) for n in range(left)]
    panel = shown(question([groups[0], *more, *groups[1:]]))
    labels = [button.label for button in panel.buttons()]
    assert bool(panel.selects()) is is_list
    beside = [] if is_list else [f"X{n}" for n in range(left)]
    assert labels[: 4 + len(beside)] == ["G0", *beside, "G1", "G2", "G3"]
    assert as_text(panel).count("X1**: why") == (left == 2)


def test_a_long_label_stays_in_the_list() -> None:
    """A button has no room for it."""
    why = text("asker-option", name="why " * 20)
    groups = [Option(f"o{n}", text("asker-option", name=f"G{n}"), why, group=f"g{n}") for n in range(4)]
    long = replace(groups[0], id="x", label=text("asker-option", name="long " * 18))
    assert len(shown(question([*groups, long])).selects()) == 1
