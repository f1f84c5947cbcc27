"""A form that is being filled in stays as it is while others act: nothing else comes under a finger."""

from dataclasses import replace

from bot.rules.decision import Decision, Form, FormPart, Option, text
from bot.ui.panels import custom_id
from bot.ui.panels.panel import as_text
from bot.ui.questions.forms import FormAnswer, opened, read_form
from bot.ui.questions.request_controls import RequestControls
from bot.ui.questions.scene import Scene
from bot.ui.screens.clicked_request import ClickedRequest
from bot.ui.screens.present import hand
from bot.ui.screens.request_section import NO_PARTIAL_ANSWER, PartialAnswer, ask_of
from tests.ui.asker import asking
from tests.ui.library_layout import built_by_library
from tests.ui.test_forms import BOOSTS, form_of, named


class Aimed:
    """A seat is asked `go` or `stay`; `go` asks for one of `targets` and for boosts."""

    def __init__(self, *targets: str) -> None:
        self.targets, self.options = list(targets), ["go", "stay"]
        decision = Decision((0,), "k", text("asker-prompt", who="x"), lambda: named(*self.options), form=self._form)
        self._scene = asking(decision)[0]
        self.token, self.request = self.scene.requests(0)[0]
        self.partial = self.looked_at(PartialAnswer(self.token, opened(self.ask(NO_PARTIAL_ANSWER), "go")))

    @property
    def scene(self) -> Scene:
        """As it is now: a scene knows what was asked for before."""
        self._scene.run.ticks += 1
        return self._scene

    def ask(self, partial: PartialAnswer) -> RequestControls:
        return ask_of(self.scene, self.token, self.request, partial)

    def handed_in(self, label: str) -> FormAnswer | None:
        """What the button stands for."""
        return read_form(self.ask(PartialAnswer(self.token, self.press(label)[1:])))

    def _form(self, option: str) -> Form | None:
        where = FormPart("k.where", text("asker-option", name="Where"), named(*self.targets))
        about, off = text("asker-option", name="About"), text("asker-option", name="Off")
        return Form(about, [BOOSTS, where], off, shown="panel") if option == "go" else None

    def looked_at(self, partial: PartialAnswer) -> PartialAnswer:
        return replace(partial, held=ClickedRequest(self.scene, 0, self.token, partial.draft).held)

    def shown(self) -> list[tuple[str, bool]]:
        """(label, whether it can be pressed) of the buttons of the form."""
        panel = hand(self.scene, 0, self.partial)
        built_by_library(panel)
        ours = [b for b in panel.buttons() if (press := custom_id.parse(b.id)) and press.token == self.token]
        return [(button.label, not button.off) for button in ours]

    def press(self, label: str) -> str:
        """The op of a button."""
        (found,) = (b for b in hand(self.scene, 0, self.partial).buttons() if b.label == label and not b.off)
        press = custom_id.parse(found.id)
        assert press is not None
        return press.op

    def switch(self, label: str) -> None:
        """One of the switches is pressed."""
        draft = self.press(label).partition(".")[2]
        self.partial = self.looked_at(PartialAnswer(self.token, draft))


MANY = ("north", "east", "south", "west")


def test_what_is_gone_keeps_its_place_and_nothing_else_moves() -> None:
    aimed = Aimed(*MANY)
    aimed.switch("ice")
    before = aimed.shown()
    assert before == [
        ("fire", False), ("✓ ice", True),
        ("north", True), ("east", True), ("south", True), ("west", True), ("← Back", True),
    ]  # fmt: skip
    aimed.targets.remove("east")  # somebody else's doing; three would have room as whole moves
    assert aimed.shown() == [("✗ east", False) if one[0] == "east" else one for one in before]
    answer = aimed.handed_in("south")
    assert answer is not None
    assert answer.follow == [("k.boost", "ice", None), ("k.boost", "enough", None), ("k.where", "south", None)]


def test_what_is_new_comes_last() -> None:
    aimed = Aimed(*MANY)
    aimed.targets.insert(0, "up")
    assert [label for label, _ in aimed.shown()][2:] == [*MANY, "up", "← Back"]


def test_the_only_one_that_is_left_is_still_chosen_there() -> None:
    aimed = Aimed(*MANY)
    aimed.targets[:] = ["west"]
    assert [label for label, is_on in aimed.shown() if is_on] == ["fire", "ice", "west", "← Back"]
    answer = aimed.handed_in("west")
    assert answer is not None and ("k.where", "west", None) in answer.follow


def test_whole_moves_keep_their_places_too() -> None:
    aimed = Aimed("north", "south")
    before = [label for label, _ in aimed.shown()]
    assert before == ["north", "south", "fire · north", "fire · south", "ice · north", "ice · south", before[-1]]
    aimed.targets.remove("north")
    after = [label for label, _ in aimed.shown()]
    assert after == [f"✗ {label}" if "north" in label else label for label in before]


def test_two_that_are_called_the_same_are_gone_each_in_its_place() -> None:
    """Their buttons had one id, and Discord takes none of a message with such."""
    aimed = Aimed("north", *MANY)
    before = aimed.shown()
    aimed.targets[:] = [one for one in MANY if one != "north"]
    after = [("✗ north", False) if one[0] == "north" else one for one in before]
    assert aimed.shown() == after and after.count(("✗ north", False)) == 2
    ids = [button.id for button in hand(aimed.scene, 0, aimed.partial).buttons()]
    assert len(set(ids)) == len(ids)


def test_a_long_label_that_is_gone_has_a_button_at_a_table_of_any_name() -> None:
    """The label stood in the button's id, which has room for a hundred signs with the table in it."""
    far = "a very long way round by the hills, past the second toll, the inn and the fords"
    aimed = Aimed(far, *MANY)
    aimed.targets.remove(far)
    (gone,) = [button for button in hand(aimed.scene, 0, aimed.partial).buttons() if far in button.label]
    assert len(gone.id) < custom_id.LIMIT - len(far)


def test_nothing_but_the_way_back_is_left_of_what_cannot_be_done_any_more() -> None:
    aimed = Aimed(*MANY)
    aimed.options.remove("go")
    assert aimed.shown() == [("← Back", True)]
    assert "What you were choosing is not possible any more." in as_text(hand(aimed.scene, 0, aimed.partial))
    aimed.options.append("go")
    aimed.targets.clear()
    assert aimed.shown() == [("← Back", True)]


def test_what_hands_in_is_green_where_there_is_one_way_and_nobody_would_rather_not() -> None:
    def styles(*targets: Option) -> list[str]:
        part = FormPart("k.where", text("asker-option", name="Where"), targets)
        scene = form_of(BOOSTS, part, shown="panel", stepwise=True)
        token, request = scene.requests(0)[0]
        partial = PartialAnswer(token, opened(ask_of(scene, token, request, NO_PARTIAL_ANSWER), "go"))
        shown = [(one, custom_id.parse(one.id)) for one in hand(scene, 0, partial).buttons()]
        return [one.style for one, press in shown if press is not None and press.op.startswith("=")]

    (north, south), (own,) = named("north", "south"), named("own")
    own.usual = False
    assert styles(north) == ["success"]
    assert styles(north, south) == ["secondary", "secondary"], "as where each of them is a button of the question"
    assert styles(own) == ["secondary"], "it harms oneself"


def test_a_form_that_nobody_remembers_begins_anew() -> None:
    aimed = Aimed(*MANY)
    aimed.partial = PartialAnswer(aimed.token, aimed.partial.draft)
    aimed.targets.remove("east")
    assert "stay" in [label for label, _ in aimed.shown()]
