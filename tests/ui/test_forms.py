"""An option and what follows it are answered in one panel, and stored as the choices that they are."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.rules.decision import Decision, Form, FormPart, Option, Text, text
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button, Words, as_text
from bot.ui.questions.forms import FormAnswer, opened, read_form
from bot.ui.questions.request_controls import MOST_MOVES
from bot.ui.questions.scene import Scene
from bot.ui.screens.clicked_request import ClickedRequest
from bot.ui.screens.present import hand
from bot.ui.screens.request_section import PartialAnswer, ask_of, section
from tests.ui.asker import asking
from tests.ui.library_layout import built_by_library


def named(*names: str) -> list[Option]:
    return [Option(name, text("asker-option", name=name)) for name in names]


def form_of(
    *parts: FormPart, house: dict[str, str] | None = None, shown: Any = "either", in_row: bool = False, **more: Any
) -> Scene:
    """A seat is asked `go` or `stay`; `go` has these parts. house: what it answers to each key, if it gives advice."""
    about, off = text("asker-option", name="About"), text("asker-option", name="Off")
    form = Form(about, parts, off, [("k.sure", "yes")], shown, in_row=in_row, **more)
    decision = Decision(
        (0,),
        "k",
        text("asker-prompt", who="x"),
        lambda: named("go", "stay"),
        form=lambda option: form if option == "go" else None,
        advised=house is not None,
    )
    scene, game = asking(decision)
    game.answer = lambda state, request, seat: (house or {}).get(request.decision.key)  # type: ignore[method-assign]
    return scene


WHERE = FormPart("k.where", text("asker-option", name="Where"), named("north", "south"))
BOOSTS = FormPart(
    "k.boost",
    text("asker-option", name="Boost"),
    named("fire", "ice"),
    several=True,
    last="enough",
    costs={"fire": 2, "ice": 1},
    budget=2,
)
LATER = FormPart("k.next", text("asker-option", name="Then"), named("pass"), several=True, lasts=True)


def ask(scene: Scene, draft: str) -> FormAnswer | None:
    token, request = scene.requests(0)[0]
    return read_form(ask_of(scene, token, request, PartialAnswer(token, draft)))


def labels(scene: Scene, draft: str) -> dict[str, str]:
    """Label -> op of what can be pressed in the form."""
    token = scene.requests(0)[0][0]
    panel = hand(scene, 0, PartialAnswer(token, draft))
    built_by_library(panel)  # discord.py accepts it: no two ids are alike
    found = {b.label: custom_id.parse(b.id) for b in panel.buttons() if not b.off}
    return {label: press.op for label, press in found.items() if press is not None and press.token == token}


def begun(scene: Scene) -> str:
    token, request = scene.requests(0)[0]
    return opened(ask_of(scene, token, request), "go")


def test_all_that_can_be_chosen_is_a_button_while_there_is_room() -> None:
    scene = form_of(WHERE, BOOSTS)
    ops = labels(scene, begun(scene))
    assert list(ops) == [
        "north", "north · fire", "north · ice", "south", "south · fire", "south · ice", "← Back",
    ]  # fmt: skip
    answer = ask(scene, ops["south · ice"][1:])
    assert answer is not None and answer.option == "go"
    assert answer.follow == [
        ("k.where", "south", None),
        ("k.boost", "ice", None),
        ("k.boost", "enough", None),
        ("k.sure", "yes", None),
    ]


def moves(scene: Scene, draft: str = "") -> dict[str, str]:
    """Label -> op of what is offered before anything was pressed."""
    token = scene.requests(0)[0][0]
    found = {b.label: custom_id.parse(b.id) for b in hand(scene, 0, PartialAnswer(token, draft)).buttons()}
    return {label: press.op for label, press in found.items() if press is not None and press.token == token}


def test_each_whole_move_is_a_button_where_all_have_room() -> None:
    scene = form_of(WHERE, BOOSTS)
    ops = moves(scene)
    assert list(ops) == [
        "go → north", "go → north · fire", "go → north · ice",
        "go → south", "go → south · fire", "go → south · ice", "stay",
    ]  # fmt: skip
    answer = ask(scene, ops["go → south · ice"][1:])
    assert answer is not None and answer.option == "go"
    assert answer.follow == [
        ("k.where", "south", None),
        ("k.boost", "ice", None),
        ("k.boost", "enough", None),
        ("k.sure", "yes", None),
    ]


def test_beside_whole_moves_a_label_is_as_long_as_theirs() -> None:
    """ "Sit down until it lifts · ⏳" stood beside moves of 70 characters, and what it brings did not."""
    long, form = "x" * 70, Form(text("asker-option", name="About"), [WHERE], text("asker-option", name="Off"))
    stay = Option("stay", text("asker-option", name=long), brief=text("asker-option", name="x"))
    decision = Decision(
        (0,),
        "k",
        text("asker-prompt", who="x"),
        lambda: [*named("go"), stay],
        form=lambda option: form if option == "go" else None,
    )
    assert list(moves(asking(decision)[0])) == ["go → north", "go → south", long]


def test_moves_of_one_option_begin_alike() -> None:
    """`A long head → …` stood beside `Short → …`, and they were taken for two things."""
    where = FormPart("k.where", text("asker-option", name="Where"), named("here", "y" * 40))
    form = Form(text("asker-option", name="About"), [where], text("asker-option", name="Off"), shown="buttons")
    go = Option("go", text("asker-option", name="x" * 50), brief=text("asker-option", name="x"))
    decision = Decision((0,), "k", text("asker-prompt", who="x"), lambda: [go, *named("stay")], form=lambda _: form)
    found = list(moves(asking(decision)[0]))
    assert found[:2] == ["x → here", f"x → {'y' * 40}"], found


def test_a_move_of_answers_that_look_alike_says_what_the_second_one_answers() -> None:
    """`go → stay` alone does not say who does what; `go → north` does."""
    twin = FormPart("k.again", text("asker-option", name="And then who?"), named("go", "stay"))
    assert "After the →: And then who?" in as_text(hand(form_of(twin, shown="buttons"), 0))
    assert "After the →" not in as_text(hand(form_of(WHERE, shown="buttons"), 0))


def test_a_name_with_more_in_brackets_looks_alike_too() -> None:
    """`Hexer (5/7 hp) → Hexer`: who pays, and whom it heals."""
    twin = FormPart("k.again", text("asker-option", name="Whom is it for?"), named("Hexer", "Sneak"))
    form = Form(text("asker-option", name="About"), [twin], text("asker-option", name="Off"), shown="buttons")
    options = named("Hexer (5/7 hp)", "Sneak (3/6 hp)")
    decision = Decision((0,), "k", text("asker-prompt", who="x"), lambda: options, form=lambda option: form)
    assert "After the →: Whom is it for?" in as_text(hand(asking(decision)[0], 0))


def test_a_question_that_is_asked_twice_has_one_button_for_each_pair() -> None:
    """`Brawler → Archer` and `Archer → Brawler` are one thing, and "the first → the second" was machine talk."""
    prompt, names = text("asker-prompt", who="x"), ("a", "b", "c")
    again = Form(
        text("asker-option", name="About"), [FormPart("k", prompt, named(*names))], text("asker-option", name="Off")
    )
    decision = Decision((0,), "k", prompt, lambda: named(*names), form=lambda option: again, advised=True)
    scene, game = asking(decision)
    first = iter(("c", "a"))
    game.answer = lambda state, request, seat: next(first)  # type: ignore[method-assign]
    ops = moves(scene)
    assert list(ops) == ["a twice", "a and b", "💡 a and c", "b twice", "b and c", "c twice"]
    answer = ask(replace(scene), ops["b and c"][1:])
    assert answer is not None and (answer.option, answer.follow) == ("b", [("k", "c", None)])
    told = "Two of these are due: each button says both."
    assert told in as_text(hand(scene, 0)) and told not in as_text(hand(form_of(WHERE), 0))


@pytest.mark.parametrize(("size", "is_brief"), [(60, False), (75, True)])
def test_an_option_without_room_is_said_in_brief(size: int, is_brief: bool) -> None:
    """A longer label would make a list of the question, or leave whole moves without buttons."""
    label, brief = text("asker-option", name="w" * size), text("asker-option", name="brief")
    said = "brief" if is_brief else "w" * size
    decision = Decision(
        (0,), "k", text("asker-prompt", who="x"), lambda: [Option("go", label, brief=brief), *named("stay")]
    )
    assert list(moves(asking(decision)[0])) == [said, "stay"]
    form = Form(label, [WHERE], label, shown="buttons")
    decision.form = lambda option: form if option == "go" else None
    assert list(moves(asking(decision)[0])) == [f"{said} → north", f"{said} → south", "stay"]


def test_what_has_no_room_as_buttons_opens_a_panel() -> None:
    many = FormPart("k.where", text("asker-option", name="Where"), named(*"abcdefgh"))
    assert list(moves(form_of(many, BOOSTS))) == ["go", "stay"]


@pytest.mark.parametrize(("places", "shown"), [(8, "go → a"), (9, "go")])
def test_whole_moves_are_shown_up_to_the_last_one_that_has_room(places: int, shown: str) -> None:
    """With "stay" beside them they are nine buttons then."""
    many = FormPart("k.where", text("asker-option", name="Where"), named(*"abcdefghij"[:places]))
    ops = moves(form_of(many))
    assert next(iter(ops)) == shown
    assert len(ops) == (MOST_MOVES if places == 8 else 2)


def test_a_plan_goes_with_whichever_move_is_pressed_then() -> None:
    scene = form_of(WHERE, LATER)
    ops = moves(scene)
    assert list(ops) == ["go → north", "go → south", "stay", "☐ pass"]
    plain = ask(scene, ops["go → north"][1:])
    assert plain is not None and plain.orders == []
    after = moves(scene, ops["☐ pass"].partition(".")[2])
    assert list(after) == ["go → north · pass", "go → south · pass", "stay", "☑ pass"]
    planned = ask(scene, after["go → north · pass"][1:])
    assert planned is not None and planned.orders == [("k.next", "pass")]
    assert moves(scene, after["☑ pass"].partition(".")[2]) == ops


def test_whole_moves_may_stand_in_a_row_below_what_they_are_of() -> None:
    """They need not repeat it then, nor what is planned with all of them."""
    scene = form_of(WHERE, LATER, in_row=True)
    ops = moves(scene)
    assert list(ops) == ["north", "south", "stay", "☐ pass"]
    parts = hand(scene, 0).parts
    place = next(n for n, part in enumerate(parts) if isinstance(part, tuple))
    assert isinstance(parts[place - 1], Words) and parts[place - 1].text == "go"  # type: ignore[union-attr]
    assert [one.label for one in parts[place]] == ["north", "south"]  # type: ignore[union-attr]
    planned = moves(scene, ops["☐ pass"].partition(".")[2])
    assert list(planned) == ["north", "south", "stay", "☑ pass"]
    draft, token = ops["☐ pass"].partition(".")[2], scene.requests(0)[0][0]
    said = [
        [one.text for one in hand(scene, 0, PartialAnswer(token, now)).parts if isinstance(one, Words)]
        for now in ("", draft)
    ]
    assert ["**☑ pass**" in words for words in said] == [False, True], "once for all, above what does it"
    answer = ask(scene, planned["south"][1:])
    assert answer is not None and answer.follow[0] == ("k.where", "south", None)
    assert answer.orders == [("k.next", "pass")]


@pytest.mark.parametrize("places", [named(*"abcdefgh"), named("a" * 79, "b" * 79)])
def test_what_has_no_room_beside_rows_is_one_button_and_leaves_them_as_they_are(places: list[Option]) -> None:
    """A quick action with several targets made a list of all rows, in which half of the moves were hidden."""
    about, off = text("asker-option", name="About"), text("asker-option", name="Off")
    forms = {
        "go": Form(about, (WHERE,), off, [], "either", in_row=True),
        "aim": Form(about, (FormPart("k.aim", about, places),), off, [], "either"),
    }
    options = named("go", "aim", "stay")
    scene, _ = asking(Decision((0,), "k", text("asker-prompt", who="x"), lambda: options, form=forms.get))
    assert list(moves(scene)) == ["north", "south", "aim", "stay"]


@pytest.mark.parametrize(("places", "shown"), [("ab", "a"), ("abcde", "a"), ("abcdef", "go → a")])
def test_a_row_has_five_buttons_at_most(places: str, shown: str) -> None:
    many = FormPart("k.where", text("asker-option", name="Where"), named(*places))
    assert next(iter(moves(form_of(many, in_row=True)))) == shown


def test_where_a_panel_has_few_parts_left_each_move_says_what_it_is_of() -> None:
    scene = form_of(WHERE, in_row=True)
    token, request = scene.requests(0)[0]
    narrow = section(scene, 0, token, request, PartialAnswer(), excess=1)
    assert [one.label for row in narrow if isinstance(row, tuple) for one in row if isinstance(one, Button)] == [
        "go → north", "go → south", "stay",
    ]  # fmt: skip


@pytest.mark.parametrize(("shown", "offered"), [("buttons", "go → north"), ("panel", "go")])
def test_a_form_may_be_for_one_of_the_two_only(shown: str, offered: str) -> None:
    scene = form_of(WHERE, shown=shown)
    assert next(iter(moves(scene))) == offered
    assert bool(begun(scene)) is (shown == "panel")


USUAL = FormPart("k.where", text("asker-option", name="Where"), named(*"abcdefghi"), usual="c")


def test_where_all_have_no_room_the_usual_move_stands_ready_and_all_of_them_on_request() -> None:
    """One press takes what most would take, two take anything else."""
    scene = form_of(USUAL)
    ops = moves(scene)
    assert list(ops) == ["go → c", "stay", "More ways…"]
    answer = ask(scene, ops["go → c"][1:])
    assert answer is not None and answer.follow[0] == ("k.where", "c", None)
    every = moves(scene, ops["More ways…"].partition(".")[2])
    assert list(every) == [*(f"go → {name}" for name in "abcdefghi"), "stay"]
    assert "there is no room" not in as_text(hand(form_of(WHERE), 0))
    other = ask(scene, every["go → g"][1:])
    assert other is not None and other.follow[0] == ("k.where", "g", None)


def test_what_would_be_too_many_buttons_even_so_is_asked_about_one_by_one() -> None:
    twice = FormPart("k.whither", text("asker-option", name="Whither"), named("x", "y"), usual="y")
    scene = form_of(USUAL, twice)
    ops = moves(scene)
    assert list(ops) == ["go → c · y", "stay", "More ways…"]
    assert list(moves(scene, ops["More ways…"].partition(".")[2])) == ["go", "stay"]


def test_nothing_stands_ready_where_one_of_several_questions_has_no_usual_answer() -> None:
    assert list(moves(form_of(USUAL, BOOSTS))) == ["go", "stay"]


def test_the_usual_moves_are_planned_with_too() -> None:
    scene = form_of(USUAL, LATER)
    ops = moves(scene)
    assert list(ops) == ["go → c", "stay", "☐ pass", "More ways…"]
    planned = moves(scene, ops["☐ pass"].partition(".")[2])
    assert list(planned) == ["go → c · pass", "stay", "☑ pass", "More ways…"]
    every = moves(scene, planned["More ways…"].partition(".")[2])
    assert list(every) == [*(f"go → {name} · pass" for name in "abcdefghi"), "stay", "☑ pass"]


def test_a_standing_order_may_be_a_button_of_its_own() -> None:
    """Beside the answer without it: it costs no press more."""
    always = FormPart("k", text("asker-option", name="Then"), named("always"), several=True, lasts=True, beside=True)
    scene = form_of(always, shown="buttons")
    ops = moves(scene)
    assert list(ops) == ["go", "go → always", "stay"]
    once, ever = ask(scene, ops["go"][1:]), ask(scene, ops["go → always"][1:])
    assert once is not None and once.orders == []
    assert ever is not None and ever.orders == [("k", "always")]


def test_what_has_no_room_is_switched_on_and_off() -> None:
    many = FormPart("k.where", text("asker-option", name="Where"), named(*"abcdefg"))
    scene = form_of(many, BOOSTS)
    draft = labels(scene, begun(scene))["fire"].partition(".")[2]
    ops = labels(scene, draft)
    assert "✓ fire" in ops and "ice" not in ops, "both together cost too much"
    answer = ask(scene, ops["c"][1:])
    assert answer is not None
    assert answer.follow == [
        ("k.where", "c", None),
        ("k.boost", "fire", None),
        ("k.boost", "enough", None),
        ("k.sure", "yes", None),
    ]


def test_parts_may_be_chosen_one_by_one_and_the_last_says_what_all_of_it_comes_to() -> None:
    """Two answers of two each were four long buttons, two of them in the same words."""
    goal = FormPart("k.goal", text("asker-option", name="Goal"), named("hill", "lake"))

    def said(chosen: Sequence[Sequence[str]]) -> Text:
        return text("asker-option", name=" for ".join(one for (one,) in chosen))

    def wasted(chosen: Sequence[Sequence[str]]) -> bool:
        return chosen == [["south"], ["lake"]]

    scene = form_of(WHERE, goal, shown="panel", stepwise=True, said=said, wasted=wasted)
    ops = labels(scene, begun(scene))
    assert list(ops) == ["✓ north", "south", "north for hill", "north for lake", "← Back"]
    then = labels(scene, ops["south"].split(".", 1)[1])
    assert list(then) == ["north", "✓ south", "south for hill", "← Back"], "what pays for nothing is not there"
    answer = ask(scene, then["south for hill"][1:])
    assert answer is not None and answer.follow[:2] == [("k.where", "south", None), ("k.goal", "hill", None)]


def test_what_is_left_out_where_it_would_be_paid_for_nothing() -> None:
    """A target that falls anyway is still there while a boost is switched on, and is handed in without it."""

    def said(chosen: Sequence[Sequence[str]]) -> Text:
        return text("asker-option", name=" and ".join([chosen[0][0], *chosen[1]]))

    def wasted(chosen: Sequence[Sequence[str]]) -> bool:
        return chosen[0] == ["north"] and bool(chosen[1])

    scene = form_of(WHERE, BOOSTS, shown="panel", stepwise=True, said=said, wasted=wasted)
    draft = labels(scene, begun(scene))["fire"].partition(".")[2]
    ops = labels(scene, draft)
    assert "✓ fire" in ops and "north" in ops and "south and fire" in ops
    answer = ask(scene, ops["north"][1:])
    assert answer is not None and ("k.boost", "fire", None) not in answer.follow
    answer = ask(scene, ops["south and fire"][1:])
    assert answer is not None and ("k.boost", "fire", None) in answer.follow


def test_a_form_of_switches_alone_is_handed_in_with_a_button_of_its_own() -> None:
    many = FormPart("k.boost", text("asker-option", name="Boost"), named(*"abcdefgh"), several=True, budget=8)
    scene = form_of(many)
    ops = labels(scene, begun(scene))
    assert "Off" in ops
    answer = ask(scene, ops["Off"][1:])
    assert answer is not None and answer.follow == [("k.sure", "yes", None)]


def test_a_standing_order_is_given_with_the_answer() -> None:
    scene = form_of(WHERE, LATER)
    draft = labels(scene, begun(scene))["☐ pass"].partition(".")[2]
    assert "☑ pass" in labels(scene, draft), "on and off look as beside the question"
    answer = ask(scene, labels(scene, draft)["north"][1:])
    assert answer is not None
    assert (answer.follow, answer.orders) == (
        [("k.where", "north", None), ("k.sure", "yes", None)],
        [("k.next", "pass")],
    )


def advice(scene: Scene) -> tuple[str, str]:
    """Label and op of the one button of a hand that does as the house would."""
    (first,) = (button for button in hand(scene, 0).buttons() if "💡" in button.label)
    press = custom_id.parse(first.id)
    assert press is not None
    return first.label, press.op


def test_advice_on_an_option_holds_what_is_asked_together_with_it_and_says_so() -> None:
    scene = form_of(WHERE, BOOSTS, house={"k": "go", "k.where": "south", "k.boost": "ice"})
    built_by_library(hand(scene, 0))
    label, op = advice(scene)
    assert label == "💡 go → south · ice"
    answer = ask(scene, op.removeprefix("="))
    assert answer is not None and answer.option == "go"
    assert answer.follow == [
        ("k.where", "south", None),
        ("k.boost", "ice", None),
        ("k.boost", "enough", None),
        ("k.sure", "yes", None),
    ]


def test_advice_gives_no_standing_order_and_buys_no_more_than_it_can_pay() -> None:
    scene = form_of(WHERE, BOOSTS, LATER, house={"k": "go", "k.where": "north", "k.boost": "fire", "k.next": "pass"})
    label, op = advice(scene)
    answer = ask(scene, op.removeprefix("="))
    assert label == "💡 go → north · fire" and answer is not None and not answer.orders


def test_advice_on_an_option_with_which_nothing_is_asked_is_that_option() -> None:
    scene = form_of(WHERE, house={"k": "stay"})
    built_by_library(hand(scene, 0))
    assert advice(scene) == ("💡 stay", "stay")
    assert sum("stay" in button.label for button in hand(scene, 0).buttons()) == 1, "it is marked, not said twice"


def test_advice_on_an_option_whose_form_has_no_room_is_that_option() -> None:
    eleven = FormPart("k.where", text("asker-option", name="Where"), named(*"abcdefghijk"))
    assert advice(form_of(eleven, house={"k": "go", "k.where": "c"})) == ("💡 go", "go")


def test_nothing_is_opened_where_nothing_is_chosen() -> None:
    assert begun(form_of(FormPart("k.where", text("asker-option", name="Where"), named("north")))) == ""
    token, request = (scene := form_of(WHERE)).requests(0)[0]
    assert opened(ask_of(scene, token, request), "stay") == ""
    assert opened(ask_of(scene, token, request), "elsewhere") == ""


@pytest.mark.parametrize("parts", [("", "north"), ("north", "")])
def test_a_form_with_a_question_that_nothing_answers_is_asked_one_by_one(parts: tuple[str, str]) -> None:
    """And so is one that has no room in a panel."""
    asked = [FormPart(f"k.{n}", text("asker-option", name="?"), named(*part.split())) for n, part in enumerate(parts)]
    assert begun(form_of(*asked, BOOSTS)) == ""
    eleven = FormPart("k.where", text("asker-option", name="Where"), named(*"abcdefghijk"))
    ten = FormPart("k.where", text("asker-option", name="Where"), named(*"abcdefghij"))
    assert begun(form_of(eleven)) == "" and begun(form_of(ten, ten)) != "" and begun(form_of(ten, ten, WHERE)) == ""


def test_the_id_of_an_option_may_be_long() -> None:
    form = Form(text("asker-option", name="About"), [WHERE, LATER], text("asker-option", name="Off"), [], "panel")
    names = ["go" * 40, "stay"]
    decision = Decision((0,), "k", text("asker-prompt", who="x"), lambda: named(*names), form=lambda option: form)
    scene, _ = asking(decision)
    token, request = scene.requests(0)[0]
    draft = opened(ask_of(scene, token, request), names[0])
    answer = ask(scene, labels(scene, draft)["south"][1:])
    assert answer is not None and answer.option == names[0] and answer.follow[0][1] == "south"


@pytest.mark.parametrize(
    "forged",
    [
        "&",
        "&.go",
        "&00001.go",
        "&{check}3.go",
        "&{check}1-1.go",
        "&{check}f.no",
        "&{check}-1.go",
        "&{check}x.go",
        "&{check}0.go",
    ],
)
def test_a_forged_form_is_no_answer(forged: str) -> None:
    """More than one place, none, a part too many, another option, another check."""
    scene = form_of(WHERE)
    assert ask(scene, forged.replace("{check}", begun(scene)[1:5])) is None


def test_a_question_asked_twice_in_the_same_words_is_answered_in_either_order() -> None:
    """Two parts that nobody can tell apart: north and south is south and north; each goes to its own words."""
    once = FormPart("k.where", text("asker-option", name="Where"), named("north", "south"), exact=True)
    again = FormPart("k.where", text("asker-option", name="Whither"), named("north", "south"), exact=True)
    assert [label for label in moves(form_of(once, once, shown="buttons")) if label != "stay"] == [
        "go → north twice", "go → north · south", "go → south twice",
    ]  # fmt: skip
    scene = form_of(once, again, shown="buttons")
    ops = moves(scene)
    assert len(ops) == 5
    answer = ask(scene, ops["go → south · north"][1:])
    assert answer is not None
    assert answer.follow[:2] == [("k.where", "south", once.prompt), ("k.where", "north", again.prompt)]


def test_among_whole_moves_only_what_the_house_would_do_has_a_colour() -> None:
    """An option without questions stands among whole moves: in colour it would look like the one to press."""
    scene = form_of(WHERE, shown="buttons")
    styles = {button.label: button.style for button in hand(scene, 0).buttons()}
    assert styles["go → north"] == styles["stay"] == "secondary"
    scene = form_of(WHERE, house={"k": "go", "k.where": "south"})
    styles = {button.label: button.style for button in hand(scene, 0).buttons()}
    assert [label for label, style in styles.items() if style == "primary"] == ["💡 go → south"]


def test_whoever_pays_and_gets_it_is_named_once() -> None:
    """ "→ Archer · Archer" says no more than "→ Archer"; of two heroes both are named."""
    pays = FormPart("k.pays", text("asker-option", name="Pays"), named("Archer", "Hexer"))
    gets = FormPart("k.gets", text("asker-option", name="Gets"), named("Archer", "Hexer"))
    told = [label for label in moves(form_of(pays, gets, shown="buttons")) if label != "stay"]
    assert told == ["go → Archer", "go → Archer · Hexer", "go → Hexer · Archer", "go → Hexer"]


def test_what_was_handed_in_is_said_in_its_own_words() -> None:
    scene = form_of(WHERE)
    token = scene.requests(0)[0][0]
    clicked = ClickedRequest(scene, 0, token, moves(scene)["go → south"])
    assert clicked.handed_in is not None
    said = clicked.said_whole(clicked.handed_in)
    assert said is not None and scene.words(text("hand-done", what=said)) == "✓ go → south"
    one = clicked.said(["go"])
    assert one is not None and scene.words(text("hand-done", what=one)) == "✓ go"
    assert clicked.said([]) is None and clicked.said(7) is None
    both = clicked.said(["stay", "go"])
    assert both is not None and scene.words(both).index("stay") < scene.words(both).index("go"), "in the answer's order"


@pytest.mark.parametrize(("parts", "said"), [((), "go"), ((replace(WHERE, options=named("north")),), "go → north")])
def test_where_nothing_is_left_to_be_chosen_one_press_does_it_all(parts: tuple[FormPart, ...], said: str) -> None:
    """A quick action with one target was pressed, aimed where nothing else was possible, and confirmed."""
    ops = moves(form_of(*parts))
    assert list(ops) == [said, "stay"]
    answer = ask(form_of(*parts), ops[said][1:])
    assert answer is not None
    assert answer.follow == [*(("k.where", "north", None) for _ in parts), ("k.sure", "yes", None)]
    assert list(moves(form_of(*parts, shown="panel"))) == ["go", "stay"], "somebody wants to be asked"
