"""Every kind of decision gets controls that fit Discord, and clicking through them gives a legal answer."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.decision import Decision, Option, Toggles, text
from bot.ui.panels import custom_id
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.discord_panel import dialog, layout
from bot.ui.panels.panel import Button, Panel, Words, as_text, fit
from bot.ui.questions.controls import modal, read_partial, with_picks
from bot.ui.questions.request_controls import MOST_REMARKS, RequestControls
from bot.ui.questions.scene import Scene
from bot.ui.questions.typed import understand
from bot.ui.screens.present import board, hand
from bot.ui.screens.request_section import PartialAnswer, ask_of, confirmation, section, strong
from tests.ui.asker import asking
from tests.ui.library_layout import built_by_library

names = st.text(min_size=1, max_size=200)


@pytest.mark.parametrize(("seats", "named"), [(2, True), (1, False)])
def test_a_question_in_a_hand_says_whose_move_it_is_where_several_play(seats: int, named: bool) -> None:
    """Of two hands beside each other nobody could tell which was whose."""
    options = [Option(one, text("asker-option", name=one)) for one in "ab"]
    decision = Decision((0,), "k", text("asker-prompt", who="x"), lambda: options)
    scene, _ = asking(decision, seats)
    prompt = scene.words(decision.prompt)
    assert (f"**Ada: {prompt}**" if named else f"**{prompt}**") in as_text(hand(scene, 0))


@st.composite
def decisions(draw: Any) -> Decision:
    kind = draw(st.sampled_from(["one", "some", "amount", "amounts", "order", "text"]))
    ids = draw(st.lists(names, min_size=2, max_size=62, unique=True))
    options = [
        Option(
            i,
            text("asker-option", name=draw(names)),
            draw(st.none() | st.builds(lambda w: text("asker-hint", why=w), names)),
            text("asker-hint", why="no") if place and draw(st.integers(0, 5)) == 0 else None,
            most=draw(st.integers(0, 40)),
        )
        for place, i in enumerate(ids)
    ]
    least = draw(st.integers(0, 3))
    most = draw(st.integers(least, 80))
    return Decision(
        (0, 1) if draw(st.booleans()) else (0,),
        "k",
        text("asker-prompt", who=draw(names)),
        lambda: options,
        kind,
        least,
        most,
        private=draw(st.booleans()),
        irreversible=draw(st.booleans()),
        forced=False,
    )


def sendable(panel: Panel) -> None:
    """Fits the limits, and discord.py itself accepts it."""
    view = built_by_library(panel)
    assert layout(panel).to_components() == view.to_components()  # type: ignore[no-untyped-call]
    assert view.content_length() <= 4_000
    as_text(fit(panel))


@settings(max_examples=60)
@given(decisions(), st.dictionaries(st.integers(0, 1), names))
def test_any_request_fits(decision: Decision, called: dict[int, str]) -> None:
    scene, _ = asking(decision, names=called)
    panels = [board(scene, (0, 1)), hand(scene, 0), hand(scene, 1)]
    if scene.run.over:  # nothing legal was left to ask
        return
    token, request = scene.requests(0)[0]
    for draft in ("", "0", "ffff", "x" * 40, "7"):
        for page in (0, 1, 9):
            panels.append(hand(scene, 0, PartialAnswer(token, draft, page)))
    panels += [confirmation(scene, token, request, option) for option in request.options(scene.run)[:2]]
    for panel in panels:
        sendable(panel)
    dialog(modal(ask_of(scene, token, request)))


def the_ask(scene: Scene, draft: str = "", page: int = 0) -> RequestControls:
    token, request = scene.requests(0)[0]
    return ask_of(scene, token, request, PartialAnswer(token, draft, page))


def options(n: int) -> list[Option]:
    return [Option(f"o{i}", text("asker-option", name=f"N{i}")) for i in range(n)]


def test_few_options_are_buttons_and_refused_ones_are_told_with_their_reason_on_request() -> None:
    listed = [*options(2), Option("bad", text("asker-option", name="Bad"), refused=text("asker-hint", why="it rains"))]
    scene, _ = asking(Decision((0,), "k", text("asker-prompt", who="@seat:0"), lambda: listed))
    panel = board(scene)
    assert [b.label for b in panel.buttons()][:3] == ["N0", "N1", "Not possible now: Bad…"]
    assert "it rains" not in as_text(panel) and "Bad: because" not in as_text(panel)
    assert "What will it be, Ada?" in as_text(panel)
    op = custom_id.parse(panel.buttons()[2].id).op  # type: ignore[union-attr]
    page, _, draft = op[1:].partition(".")
    asked = hand(scene, 0, PartialAnswer(scene.requests(0)[0][0], draft, int(page)))
    assert "Bad: because it rains" in as_text(asked)
    assert [b.label for b in asked.buttons()][:2] == ["N0", "N1"]
    assert not any("why not" in b.label for b in asked.buttons())


def test_what_is_switched_on_and_off_is_explained_above_the_switches() -> None:
    """Items of which two are kept once stood there by their names alone."""
    hinted = [replace(one, hint=text("asker-hint", why=f"It is {one.id}")) for one in options(3)]
    scene, _ = asking(Decision((0,), "k", text("asker-prompt", who="x"), lambda: hinted, kind="some", least=2, most=2))
    assert all(f"It is o{n}" in as_text(hand(scene, 0)) for n in range(3))
    long = [replace(one, hint=text("asker-hint", why="wordy " * 9)) for one in options(5)]
    scene, _ = asking(Decision((0,), "k", text("asker-prompt", who="x"), lambda: long, kind="some", least=2, most=2))
    assert "wordy" not in as_text(hand(scene, 0)), "a wall of words between a picture and its switches"


def test_where_one_can_only_leave_it_the_reasons_are_told_without_asking() -> None:
    quiet = [Option(name, text("asker-option", name=name)) for name in ("back", "skip")]
    bad = Option("bad", text("asker-option", name="Bad"), refused=text("asker-hint", why="it rains"))
    for n, is_told in ((1, True), (4, False)):
        listed = [*quiet, *(replace(bad, id=f"bad{i}") for i in range(n))]
        scene, _ = asking(Decision((0,), "k", text("asker-prompt", who="x"), partial(list, listed)))
        panel = board(scene)
        assert ("it rains" in as_text(panel)) is is_told
        assert any("Not possible now" in button.label for button in panel.buttons()) is not is_told


def pressed(scene: Scene, draft: str, label: str, page: int = 0) -> str:
    """What the button with this label says, in the hand where this much was picked."""
    panel = hand(scene, 0, PartialAnswer(scene.requests(0)[0][0], draft, page))
    op = custom_id.parse(next(b.id for b in panel.buttons() if b.label == label and not b.off)).op  # type: ignore[union-attr]
    return op


def test_few_picks_are_switched_on_and_off() -> None:
    scene, _ = asking(Decision((0,), "k", text("asker-prompt", who="x"), partial(options, 4), "some", 0, 2))
    draft = pressed(scene, "", "N1")[3:]
    draft = pressed(scene, draft, "N3")[3:]
    panel = hand(scene, 0, PartialAnswer(scene.requests(0)[0][0], draft))
    assert [(b.label, b.off) for b in panel.buttons()][:4] == [
        ("N0", True),
        ("✓ N1", False),
        ("N2", True),
        ("✓ N3", False),
    ]
    assert read_partial(the_ask(scene, pressed(scene, draft, "Done (2): N1 and N3")[1:])) == ["o1", "o3"]
    assert pressed(scene, pressed(scene, draft, "✓ N1")[3:], "Done (1): N3")


def test_switches_may_mark_what_is_left_out_and_begin_as_they_were() -> None:
    """Dice: those that are kept are marked, and stay marked for the next throw."""
    wording = Toggles(text("asker-option", name="Again"), text("asker-option", name="Keep"), rest=True, first=("o0",))
    decision = Decision((0,), "k", text("asker-prompt", who="x"), partial(options, 3), "some", 0, 3, toggles=wording)
    scene, _ = asking(decision)
    assert [b.label for b in hand(scene, 0).buttons()][:5] == ["✓ N0", "N1", "N2", "Again", "Keep"]
    assert read_partial(the_ask(scene, pressed(scene, "", "Again")[1:])) == ["o1", "o2"]
    assert read_partial(the_ask(scene, pressed(scene, "", "Keep")[1:])) == []
    draft = pressed(scene, "", "N2")[3:]
    assert read_partial(the_ask(scene, pressed(scene, draft, "Again")[1:])) == ["o1"]


def test_switches_hand_in_what_is_switched_on() -> None:
    wording = Toggles(text("asker-option", name="Spend"), text("asker-option", name="Spare"), first=("o1",))
    decision = Decision((0,), "k", text("asker-prompt", who="x"), partial(options, 3), "some", 0, 3, toggles=wording)
    scene, _ = asking(decision)
    assert [b.label for b in hand(scene, 0).buttons()][:4] == ["N0", "✓ N1", "N2", "Spend"]
    assert read_partial(the_ask(scene, pressed(scene, "", "Spend")[1:])) == ["o1"]
    draft = pressed(scene, "", "N2")[3:]
    assert read_partial(the_ask(scene, pressed(scene, draft, "Spend")[1:])) == ["o1", "o2"]


def test_switches_keep_their_order_where_it_is_the_answer() -> None:
    """Of cards that stay on top the first that was pressed came second."""
    wording = Toggles(text("asker-option", name="Go"), text("asker-option", name="None"), ordered=True)
    decision = Decision((0,), "k", text("asker-prompt", who="x"), partial(options, 3), "some", 0, 3, toggles=wording)
    scene, _ = asking(decision)
    draft = pressed(scene, "", "N2")[3:]
    draft = pressed(scene, draft, "N0")[3:]
    token, request = scene.requests(0)[0]
    rows = [row for row in section(scene, 0, token, request, PartialAnswer(token, draft)) if isinstance(row, tuple)]
    assert [one.label for one in rows[0] if isinstance(one, Button)] == ["✓2 N0", "N1", "✓1 N2"]
    assert read_partial(the_ask(scene, pressed(scene, draft, "Go")[1:])) == ["o2", "o0"]


def test_of_one_thing_that_may_be_picked_yes_and_no_are_a_press_each() -> None:
    wording = Toggles(text("asker-option", name="Up"), text("asker-option", name="Down"), first=("o0",), ordered=True)
    decision = Decision((0,), "k", text("asker-prompt", who="x"), partial(options, 1), "some", 0, 1, toggles=wording)
    scene, _ = asking(decision)
    assert [b.label for b in hand(scene, 0).buttons()][:2] == ["Up", "Down"]
    assert read_partial(the_ask(scene, pressed(scene, "", "Up")[1:])) == ["o0"]
    assert read_partial(the_ask(scene, pressed(scene, "", "Down")[1:])) == []


def test_of_a_fixed_number_one_more_may_be_marked_before_another_is_let_go() -> None:
    """A locked switch said nothing of why it is locked."""
    options = [Option(f"o{n}", text("asker-option", name=f"N{n}")) for n in range(4)]
    wording = Toggles(text("asker-option", name="Go"), text("asker-option", name="None"), first=("o0", "o1"))
    decision = Decision((0,), "k", text("asker-prompt", who="x"), lambda: options, "some", 2, 2, toggles=wording)
    scene, _ = asking(decision)
    token, request = scene.requests(0)[0]

    def shown(picks: Sequence[str]) -> dict[str, bool]:
        draft = custom_id.pack_picks(picks, [one.id for one in options], False)
        rows = [row for row in section(scene, 0, token, request, PartialAnswer(token, draft)) if isinstance(row, tuple)]
        return {one.label: one.off for row in rows for one in row if isinstance(one, Button)}

    assert shown(["o0", "o1"]) == {"✓ N0": False, "✓ N1": False, "N2": False, "N3": False, "Go": False}
    many = shown(["o0", "o1", "o2"])
    assert many.pop("3 are marked: no more than 2") and not any(many.values()), "which cannot be handed in"
    assert shown(["o1", "o2"])["Go"] is False


def test_steps_of_one_thing_share_a_button() -> None:
    """A die goes on to the next card that takes it; straight to another by the list."""
    listed = [Option(f"d{n % 4}>{n}", text("asker-option", name=f"N{n}"), group=f"d{n % 4}") for n in range(12)]
    scene, _ = asking(Decision((0,), "k", text("asker-prompt", who="x"), lambda: listed))
    panel = hand(scene, 0)
    assert [b.label for b in panel.buttons()][:4] == ["N0", "N1", "N2", "N3"]
    assert [pick.value for pick in panel.selects()[0].picks] == [o.id for o in listed[4:]]


def test_the_house_advises_where_it_is_asked_to() -> None:
    scene, _ = asking(Decision((0,), "k", text("asker-prompt", who="x"), partial(options, 3), advised=True))
    assert [button.label for button in hand(scene, 0).buttons()][3] == "🏠 Let the house answer", "after what says it"
    assert not {"💡", "🏠"} & set(as_text(board(scene)))


def test_nobody_is_advised_where_there_is_one_way() -> None:
    scene, _ = asking(
        Decision((0,), "k", text("asker-prompt", who="x"), partial(options, 1), private=True, advised=True)
    )
    assert [b.label for b in hand(scene, 0).buttons()][:1] == ["N0"]


def test_nobody_is_advised_to_leave_what_lies_there() -> None:
    """The button that does so stands there already."""
    both = [Option("accept", text("asker-option", name="Keep")), *options(2)]
    decision = Decision((0,), "k", text("asker-prompt", who="x"), lambda: both, advised=True, default=lambda: "accept")
    scene, _ = asking(decision)
    assert [b.label for b in hand(scene, 0).buttons()][:3] == ["Keep", "N0", "N1"]


def test_what_the_house_would_pick_stands_ready() -> None:
    """Who agrees hands it in at once; 💡 goes on so with the same kind of question after it."""
    wording = Toggles(text("asker-option", name="Again"), text("asker-option", name="Keep"), rest=True)
    decision = Decision(
        (0,), "k", text("asker-prompt", who="x"), partial(options, 3), "some", 0, 3, toggles=wording, advised=True
    )
    scene, game = asking(decision)
    game.answer = lambda state, request, seat: ["o1"]  # type: ignore[method-assign]
    assert [b.label for b in hand(scene, 0).buttons()][:6] == [
        *("✓ N0", "N1", "✓ N2", "Again", "Keep"),
        "💡 Again, then on as the house would",
    ]
    assert read_partial(the_ask(scene, pressed(scene, "", "Again")[1:])) == ["o1"]


@pytest.mark.parametrize(("pictured", "shown"), [(True, 10), (False, 0)])
def test_what_the_picture_shows_is_a_button_without_its_hint(pictured: bool, shown: int) -> None:
    """One press instead of two for whoever has looked at the picture."""
    hinted = [replace(option, hint=text("asker-option", name="Costly")) for option in options(10)]
    scene, _ = asking(Decision((0,), "k", text("asker-prompt", who="x"), lambda: hinted, pictured=pictured))
    panel = board(scene)
    assert sum(b.label.startswith("N") for b in panel.buttons()) == shown
    assert bool(panel.selects()) is not pictured
    assert "Costly" not in " ".join(words.text for words in panel.parts if isinstance(words, Words))


@pytest.mark.parametrize("remarks", [MOST_REMARKS, MOST_REMARKS + 1])
def test_with_more_remarks_than_a_board_has_room_for_options_are_a_list(remarks: int) -> None:
    """Each remark is a line above the buttons; in a list it stands below its option."""
    hinted = [replace(option, hint=text("asker-option", name="Costly")) for option in options(remarks)]
    scene, _ = asking(Decision((0,), "k", text("asker-prompt", who="x"), lambda: hinted))
    panel = board(scene)
    assert bool(panel.selects()) is (remarks > MOST_REMARKS)
    lines = "\n".join(words.text for words in panel.parts if isinstance(words, Words))
    assert lines.count("Costly") == (remarks if remarks <= MOST_REMARKS else 0)


def test_an_order_is_taken_as_it_stands_with_one_press() -> None:
    scene, _ = asking(Decision((0,), "k", text("asker-prompt", who="x"), partial(options, 4), "order"))
    token, request = scene.requests(0)[0]
    as_it_stands = next(b for b in hand(scene, 0).buttons() if b.label == "As listed")
    press = custom_id.parse(as_it_stands.id)
    assert press is not None and press.op.startswith("=")
    draft = PartialAnswer(token, press.op[1:])
    assert read_partial(ask_of(scene, token, request, draft)) == [o.id for o in options(4)]


def test_of_two_each_order_is_one_press() -> None:
    """What comes first, then the second by itself, then "Yes, in this order": three presses for a yes or no."""
    hinted = [replace(option, hint=text("asker-option", name="Costly")) for option in options(2)]
    scene, _ = asking(Decision((0,), "k", text("asker-prompt", who="x"), lambda: hinted, "order"))
    token, request = scene.requests(0)[0]
    ways = {b.label: custom_id.parse(b.id) for b in hand(scene, 0).buttons() if ", then " in b.label}
    assert list(ways) == ["N0, then N1", "N1, then N0"]
    assert as_text(hand(scene, 0)).count("Costly") == 2, "and what tells them apart is read"
    for press, wanted in zip(ways.values(), (["o0", "o1"], ["o1", "o0"]), strict=True):
        assert press is not None
        draft = PartialAnswer(token, press.op[1:])
        assert read_partial(ask_of(scene, token, request, draft)) == wanted


def test_taking_what_lies_there_is_a_button_beside_a_long_list() -> None:
    """The likeliest answer is one press, not two; so is declining, but that one is not coloured."""
    listed = [Option("accept", text("asker-option", name="Fine")), *options(20), Option("done", text("option-done"))]
    scene, _ = asking(Decision((0,), "k", text("asker-prompt", who="x"), lambda: listed))
    panel = hand(scene, 0)
    assert [(b.label, b.style) for b in panel.buttons()][:2] == [("Fine", "primary"), ("I am done", "secondary")]
    assert len(panel.selects()[0].picks) == 20


def test_a_confirmation_of_something_possible_at_any_time_asks_nothing_else() -> None:
    concede = Option("concede", text("asker-option", name="Concede"), destructive=True)
    scene, _ = asking(Decision((0,), "k", text("asker-prompt", who="x"), lambda: [concede, *options(2)]))
    token, request = scene.requests(0)[0]
    assert "What will it be" in as_text(confirmation(scene, token, request, concede))
    aside = SimpleNamespace(anytime=True, decision=request.decision)
    assert "What will it be" not in as_text(confirmation(scene, token, cast(Any, aside), concede))


def test_a_private_question_is_not_on_the_board() -> None:
    scene, _ = asking(Decision((0,), "k", text("asker-prompt", who="x"), partial(options, 3), private=True))
    shown = as_text(board(scene))
    assert "What will it be" not in shown and "N1" not in shown and "Ada" in shown
    assert "N1" in as_text(hand(scene, 0))
    assert "What will it be" not in as_text(hand(scene, 1))


def test_more_than_25_options_come_in_pages() -> None:
    scene, _ = asking(Decision((0,), "k", text("asker-prompt", who="x"), partial(options, 60)))
    assert not board(scene).selects()
    pages = [hand(scene, 0, PartialAnswer(scene.requests(0)[0][0], "", page)).selects()[0] for page in range(3)]
    assert [pick.value for page in pages for pick in page.picks] == [f"o{i}" for i in range(60)]


def test_some_keeps_picks_of_other_pages() -> None:
    scene, _ = asking(Decision((0,), "k", text("asker-prompt", who="x"), partial(options, 60), "some", 1, 60))
    first = with_picks(the_ask(scene), ["o1", "o2"])
    second = with_picks(the_ask(scene, first, 1), ["o30"])
    again = with_picks(the_ask(scene, second, 0), ["o2"])
    assert read_partial(the_ask(scene, again)) == ["o2", "o30"]


def test_an_order_is_clicked_together_and_the_last_place_fills_itself() -> None:
    scene, game = asking(Decision((0,), "k", text("asker-prompt", who="x"), partial(options, 3), "order"))
    token = scene.requests(0)[0][0]
    draft = ""
    for label in ("N2", "N0"):
        panel = hand(scene, 0, PartialAnswer(token, draft))
        op = custom_id.parse(next(b.id for b in panel.buttons() if b.label == label)).op  # type: ignore[union-attr]
        draft = op.removeprefix(">0.")
    panel = hand(scene, 0, PartialAnswer(token, draft))
    done = next(b for b in panel.buttons() if b.label == "Yes, in this order")
    answer = read_partial(the_ask(scene, custom_id.parse(done.id).op.removeprefix("=")))  # type: ignore[union-attr]
    assert answer == ["o2", "o0", "o1"]
    scene.run.choose(0, answer, token)
    assert game.answers == [["o2", "o0", "o1"]]


def test_a_large_amount_is_stepped_and_never_leaves_its_range() -> None:
    scene, _ = asking(Decision((0,), "k", text("asker-prompt", who="x"), tuple, "amount", 5, 40))
    token = scene.requests(0)[0][0]
    at_start = {b.label: b.off for b in hand(scene, 0).buttons()}
    assert at_start["-1"] and at_start["-10"] and not at_start["+10"]
    assert read_partial(the_ask(scene, "17")) == 17
    assert any(b.label == "Take 17" for b in hand(scene, 0, PartialAnswer(token, "17")).buttons())


def test_a_draft_of_other_options_is_not_read() -> None:
    before, _ = asking(Decision((0,), "k", text("asker-prompt", who="x"), partial(options, 5), "some", 1, 3))
    after, _ = asking(Decision((0,), "k", text("asker-prompt", who="x"), partial(options, 6), "some", 1, 3))
    draft = with_picks(the_ask(before), ["o1"])
    assert read_partial(the_ask(before, draft)) == ["o1"]
    assert read_partial(the_ask(after, draft)) is None


def test_equal_labels_in_one_list_are_told_apart() -> None:
    dice = [Option(f"d{n}", text("asker-option", name=name)) for n, name in enumerate(["2", "1", "2", "2"])]
    for kind in ("one", "some", "order"):
        scene, _ = asking(Decision((0,), "k", text("asker-prompt", who="x"), lambda: dice, kind, 0, 4))
        shown = as_text(hand(scene, 0))
        for label in ("2 (first)", "2 (second)", "2 (third)"):
            assert label in shown, kind
        assert "1 (" not in shown, "what stands alone keeps its name"
    typed = understand(scene, [0], "2 (third), 1")
    assert typed is not None and typed.answer == ["d3", "d1", "d0", "d2"]


def test_what_is_typed_needs_no_emoji() -> None:
    names = ["🏳️ Concede", "🏳️ Concede the match", "+1 boost", "-1 boost", "🂠 Twin", "🃏 Twin"]
    options = [Option(f"o{n}", text("asker-option", name=name)) for n, name in enumerate(names)]
    scene, _ = asking(Decision((0,), "k", text("asker-prompt", who="x"), lambda: options))

    def meant(typed: str) -> Any:
        found = understand(scene, [0], typed)
        return None if found is None else found.answer

    assert [meant(name) for name in names] == [option.id for option in options]
    assert (meant("concede the match"), meant("Concede")) == ("o1", "o0")
    assert [meant(vague) for vague in ("1 boost", "twin", "", "🏳️")] == [None] * 4


def test_what_is_typed_needs_no_price() -> None:
    names = [
        "🛒 Shop · 🪙2 → 1 item",
        "🏕️ Camp · ⏳ → rest",
        "⛺ Camp · 🪙1 → rest",
        "Nap",
        "Nap · for long",
        "📍 Window: Goods: 3 silver → 1 item",
    ]
    options = [Option(f"o{n}", text("asker-option", name=name)) for n, name in enumerate(names)]
    scene, _ = asking(Decision((0,), "k", text("asker-prompt", who="x"), lambda: options))
    found = [
        understand(scene, [0], typed)
        for typed in ("shop", "camp", "nap", "Nap · for long", "shop · 🪙2", "window: goods")
    ]
    assert [None if one is None else one.answer for one in found] == ["o0", None, "o3", "o4", None, "o5"]


def test_equal_labels_are_told_apart_where_long_ones_are_cut() -> None:
    twins = [Option(f"o{n}", text("asker-option", name="x" * 90)) for n in range(2)]
    scene, _ = asking(Decision((0,), "k", text("asker-prompt", who="x"), lambda: twins))
    labels = [pick.label for pick in fit(hand(scene, 0)).selects()[0].picks]
    assert len(set(labels)) == 2 and all("(" in label for label in labels)


def test_what_is_seldom_wanted_and_asks_more_ends_in_one_ellipsis() -> None:
    listed = [*options(2), Option("close", text("asker-option", name="Close it…"), secondary=True)]
    scene, _ = asking(Decision((0,), "k", text("asker-prompt", who="x"), lambda: listed))
    assert "Also: Close it…" in [button.label for button in board(scene).buttons()]


def test_what_is_seldom_wanted_is_named_on_one_button_and_shown_by_it() -> None:
    stay, go, close = (Option(name, text("asker-option", name=name)) for name in ("stay", "go", "close"))
    listed = [stay, go, replace(close, secondary=True)]
    scene, _ = asking(Decision((0,), "k", text("asker-prompt", who="x"), lambda: listed))
    token, _ = scene.requests(0)[0]
    shown = [button.label for button in board(scene).buttons()]
    assert {"stay", "go", "Also: close"} <= set(shown) and "close" not in shown
    opened = [button.label for button in hand(scene, 0, PartialAnswer(token, "why")).buttons()]
    assert {"stay", "go", "close"} <= set(opened) and not any(label.startswith("Also:") for label in opened)


def test_what_is_bold_in_part_is_not_made_bold_as_a_whole() -> None:
    won = Catalogue("altered").format(text("al-result-win", seat="@seat:0", why="concede", day=3))
    assert "**" in won, "or this shows nothing"
    assert (strong(won), strong("Nobody wins.")) == (won, "**Nobody wins.**")
