"""Cards that people bring along, in a game of lanterns that is no real one: read, mapped, pinned, played by hand."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field, model_validator

from bot.rules.content.reader import Entry, Reader
from bot.rules.decision import Decision, Option, Text, text
from bot.rules.errors import NotPossible
from bot.rules.kernel.game import Game
from bot.rules.kernel.run import Run
from bot.rules.own_cards.by_hand import TOOLKIT, OpenFor, Toolkit, ToolQuestions
from bot.rules.own_cards.files import FileReport, Limits, NotRead, Problem, inner_word, number_of, read_all, words_of
from bot.rules.own_cards.mapping import ScriptReader, said
from bot.rules.own_cards.pinning import MOST_PINNED, Pinning, Row, unseen
from bot.rules.play.handle import Play
from bot.rules.table_state import Step, TableState


class Lantern(BaseModel):
    """A card: it gives light, or its player does what its text says. spark: the name by which `brings` finds it."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    id: str
    name: str
    light: int = Field(default=0, ge=0, le=9)
    brings: str = ""
    spark: str | None = None
    text: str = ""
    manual: bool = False

    @model_validator(mode="after")
    def _one(self) -> "Lantern":
        if self.manual and self.light:
            raise ValueError("what is manual gives no light by itself")
        return self


class LanternScript(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)
    id: str
    light: int = Field(default=0, ge=0, le=9)
    brings: str = ""


KNOWN: Final = {"plain": Lantern(id="plain", name="Plain Lantern", light=1)}


def made(row: Row) -> Lantern:
    facts = {"id": row["ref"], "name": row["name"], "text": row.get("text", ""), "spark": row.get("spark")}
    if row.get("effects") == "scripted":
        return Lantern.model_validate(facts | {name: row[name] for name in ("light", "brings") if name in row})
    return Lantern.model_validate(facts | {"manual": True})


def scripted(row: Row, script: LanternScript) -> Lantern:
    return made({**row, **said(script), "effects": "scripted"})


PINNING: Final = Pinning(
    Lantern, wanted=lambda card: {card.brings} - {""}, called=lambda card: card.spark, refused="toy-refused-cards"
)
SCRIPTS: Final = ScriptReader(LanternScript, scripted)


def pin(*rows: Row, companions: Mapping[str, Row] | None = None) -> list[dict[str, Any]]:
    return PINNING.collect(
        rows,
        companions or {},
        known=KNOWN,
        names=(),
        made=made,
        made_by_hand=lambda row: made({**row, "effects": "manual"}),
    )


# ---------------------------------------------------------------- the game


class LanternState(TableState):
    pinned: dict[str, dict[str, Any]] = Field(default_factory=dict)
    pinned_mark: str = ""
    fetched: dict[int, list[str]] = Field(default_factory=dict)
    toolkit: OpenFor = ""
    by_hand: int = 0
    resolving: int | None = None
    light: list[int] = Field(default_factory=lambda: [0, 0])
    checked: int = 0
    hidden: int = 7


class LanternOptions(BaseModel):
    undo: Literal["free", "consent"] = "free"


async def checked(play: Play[LanternState]) -> None:
    play.state.checked += 1


QUESTIONS: Final = ToolQuestions("lanterns", "toy", after_turn=checked)


def _add(play: Play[LanternState], seat: int, n: int) -> Any:
    async def act() -> None:
        play.state.light[seat] += n

    return act


async def kindle(play: Play[LanternState], seat: int) -> None:
    n = await QUESTIONS.how_many(play, seat, 3)
    if n:
        await QUESTIONS.change(play, seat, text("toy-kindled", n=n), _add(play, seat, n))


async def give(play: Play[LanternState], seat: int) -> None:
    whom = await QUESTIONS.ask(play, seat, "whom", lambda: [Option(str(s), text("toy-number", n=s)) for s in (0, 1)])
    if whom:
        await QUESTIONS.change(play, seat, text("toy-given"), _add(play, int(whom), 1))


async def peek(play: Play[LanternState], seat: int) -> None:
    await QUESTIONS.change(play, seat, text("toy-peeked"), _add(play, seat, 0), is_learned=True)
    play.tell(seat, "toy-hidden", n=play.state.hidden)


async def lift(play: Play[LanternState], seat: int) -> None:
    await QUESTIONS.change(play, seat, text("toy-peeked"), _add(play, seat, 0), is_learned=True)


TOOLS: Final = Toolkit(QUESTIONS, {"kindle": kindle, "give": give, "peek": peek, "lift": lift})


async def bring(play: Play[LanternState]) -> None:
    """Seat 0 brings one card of its own."""
    ask = Decision((0,), "lanterns.own", text("toy-bid"), list, "text", 1, 60, private=True, wants="cards")
    (ref,) = await play.ask_each([ask])
    PINNING.keep_only(play.state, [str(ref)])
    play.next("turn", ref=str(ref), seat=0)


async def turn(play: Play[LanternState], ref: str, seat: int) -> None:
    state = play.state
    state.toolkit = "turn"
    options = [Option("light", text("toy-take")), Option("pass", text("toy-no"))]
    answer = await play.ask(seat, "lanterns.turn", text("toy-take"), lambda: options, private=True)
    state.toolkit = ""
    if answer == "light":
        card = PINNING.own_cards(state).get(ref) or KNOWN[ref]
        if card.manual:
            await TOOLS.resolve(play, seat, ref, card.text)
        state.light[seat] += card.light
    if seat:
        play.end("done")
    play.next("turn", ref=ref, seat=1)


class Lanterns(Game[LanternState]):
    id = "lanterns"
    seats = (2, 2)
    state = LanternState
    options = LanternOptions
    content: Any = None
    content_hash = "toy"
    steps = {"bring": bring, "turn": turn}

    def __init__(self, undo: str = "free") -> None:
        self._undo = undo

    def new(self, options: BaseModel, seats: int) -> LanternState:
        return LanternState(steps=[Step(name="bring")])

    def supply(self, state: LanternState, seat: int, data: Any) -> None:
        PINNING.take(state, seat, data)

    def view(self, state: LanternState, seat: int | None) -> dict[str, Any]:
        return {"light": list(state.light)}

    def describe(self, view: Mapping[str, Any]) -> list[Text]:
        return [text("toy-board")]

    def anytime(self, state: LanternState, seat: int) -> Sequence[Option]:
        return TOOLS.options(state, seat)

    async def act_anytime(self, play: Play[LanternState], seat: int, option: str) -> None:
        await TOOLS.use(play, seat)

    def undo(self, state: LanternState) -> str:
        return self._undo


MANUAL: Final[Row] = {"ref": "glow", "name": "Odd Glow", "text": "Everybody kindles what seems right."}


def begin(row: Row = MANUAL, undo: str = "free") -> Run[LanternState]:
    run = Run.start(Lanterns(undo), b"lanterns", 2, LanternOptions())
    run.supply(0, pin(row))
    run.choose(0, row["ref"])
    run.take_events()
    return run


def answer(run: Run[LanternState], seat: int, *given: Any) -> None:
    for one in given:
        requests = run.requests(seat)
        request = next((r for r in requests if r.anytime is (one == TOOLKIT)), requests[0])
        run.choose(seat, one, run.token(request, seat))


def offers_toolkit(run: Run[LanternState], seat: int) -> bool:
    return any(option.id == TOOLKIT for r in run.requests(seat) if r.anytime for option in r.options(run))


# ---------------------------------------------------------------- by hand


def test_a_card_without_a_script_is_carried_out_by_its_owner_one_line_a_change() -> None:
    run = begin()
    answer(run, 0, "light")
    (request,) = [r for r in run.requests(0) if not r.anytime]
    assert request.decision.key == "lanterns.by_hand"
    assert [o.id for o in request.options(run)] == ["done", "kindle", "give", "peek", "lift"]
    assert not offers_toolkit(run, 0) and offers_toolkit(run, 1)
    assert [event.kind for event in run.take_events()] == ["toy-hand-resolves"]
    answer(run, 0, "kindle", 3, "give", "1")
    told = run.take_events()
    assert [event.kind for event in told] == ["toy-by-hand"] * 2 and all(event.only is None for event in told)
    assert run.state.light == [3, 1] and run.state.checked == 0  # nothing follows while a card is carried out
    answer(run, 0, "done")
    assert run.state.resolving is None and run.waiting() == [1]


def test_whatever_somebody_does_by_hand_is_asked_of_them_alone_and_stands_on_no_board() -> None:
    """Which tool, of how many, of whom: each would tell what they have in hand."""
    run = begin()
    seen = []
    for seat, given in ((0, "light"), (0, "kindle"), (0, 1), (0, "give"), (0, "1"), (1, TOOLKIT), (1, "give")):
        answer(run, seat, given)
        request = next(one for one in run.requests(seat) if not one.anytime)
        seen.append(request.decision.key.removeprefix("lanterns."))
        assert request.decision.private and request.decision.seats == (seat,), seen[-1]
    assert seen == ["by_hand", "hand_many", "by_hand", "hand_whom", "by_hand", "toolkit", "hand_whom"]


def test_a_card_with_a_script_asks_nobody() -> None:
    run = begin({**MANUAL, "effects": "scripted", "light": 4})
    answer(run, 0, "light")
    assert run.state.light == [4, 0] and run.waiting() == [1]


def test_both_have_the_toolkit_while_a_turn_is_asked_and_the_rules_go_on_after_it() -> None:
    run = begin()
    answer(run, 1, TOOLKIT, "kindle", 2)
    assert run.state.light == [0, 2] and run.state.checked == 1
    assert [r.decision.key for r in run.requests(0) if not r.anytime] == ["lanterns.turn"]


def test_the_way_back_changes_and_tells_nothing() -> None:
    run = begin()
    for given in (("back",), ("kindle", 0), ("give", "back")):
        answer(run, 1, TOOLKIT, *given)
    assert run.state.light == [0, 0] and run.state.by_hand == 0 and run.take_events() == []


def test_a_tool_that_was_begun_ends_when_the_board_has_changed() -> None:
    run = begin()
    answer(run, 1, TOOLKIT, "kindle")
    answer(run, 0, TOOLKIT, "kindle", 1)
    answer(run, 1, 3)
    assert run.state.light == [1, 0]


@pytest.mark.parametrize(("undo", "is_free"), [("free", True), ("consent", False)])
def test_a_change_is_taken_back_as_the_table_says(undo: str, is_free: bool) -> None:
    run = begin(undo=undo)
    answer(run, 0, TOOLKIT, "kindle", 2)
    assert (run.undo_index(0) is not None) is is_free
    if is_free:
        while (index := run.undo_index(0)) is not None:
            run.undo(index)
        assert run.state.light == [0, 0]


@pytest.mark.parametrize("tool", ["peek", "lift"])
def test_what_somebody_has_learned_is_not_taken_back_freely(tool: str) -> None:
    """Neither what was told nor what could be seen on the board."""
    run = begin()
    answer(run, 0, TOOLKIT, tool)
    assert run.undo_index(0) is None


def test_a_table_replays_with_what_was_done_by_hand() -> None:
    run = begin()
    answer(run, 1, TOOLKIT, "give", "0")
    answer(run, 0, "light", "kindle", 2, "done")
    again = Run.restore(run.game, b"lanterns", run.checkpoints[:1], run.choices)
    assert again.state == run.state and again.state.light == [3, 0]


# ---------------------------------------------------------------- pinning


def test_a_card_brings_its_companions_and_one_that_nobody_knows_makes_it_manual() -> None:
    spark = {"ref": "spark", "name": "Spark", "spark": "x_spark"}
    caller = {"ref": "caller", "name": "Caller", "effects": "scripted", "brings": "x_spark"}
    both = pin(caller, companions={"x_spark": spark})
    assert [card["id"] for card in both] == ["caller", "spark"]
    (alone,) = pin(caller)
    assert alone["manual"] is True and "brings" not in alone


def test_what_every_table_has_and_what_is_no_card_is_left_out() -> None:
    assert (
        pin({"ref": "plain", "name": "Plain"}, {"ref": "bad", "name": "Bad", "effects": "scripted", "light": 99}) == []
    )


def test_only_the_cards_that_are_played_stay_with_their_companions() -> None:
    state = LanternState()
    spark = {"ref": "spark", "name": "Spark", "spark": "x_spark"}
    caller = {"ref": "caller", "name": "Caller", "effects": "scripted", "brings": "x_spark"}
    PINNING.take(state, 0, pin(caller, MANUAL, companions={"x_spark": spark}))
    full = state.pinned_mark
    PINNING.keep_only(state, ["caller"])
    assert sorted(state.pinned) == ["caller", "spark"] and state.fetched == {} and state.pinned_mark not in ("", full)
    PINNING.keep_only(state, [])
    assert state.pinned_mark == ""


def test_one_seat_does_not_see_what_was_fetched_for_the_other() -> None:
    state = LanternState()
    PINNING.take(state, 0, pin(MANUAL))
    PINNING.take(state, 1, pin({"ref": "dusk", "name": "Dusk"}))
    assert unseen(state, 0) == {"dusk"} and unseen(state, 1) == {"glow"}
    PINNING.take(state, 0, [])
    assert sorted(state.pinned) == ["dusk"]  # the last try is forgotten, the other's cards stay


@pytest.mark.parametrize("data", [None, {"id": "x"}, [{"id": "x"}], [{"id": "x", "name": "n" * 20_000}]])
def test_what_are_no_cards_is_refused_and_changes_nothing(data: Any) -> None:
    state = LanternState()
    with pytest.raises(NotPossible):
        PINNING.take(state, 0, data)
    with pytest.raises(NotPossible):
        PINNING.take(state, 0, [{"id": str(n), "name": "n"} for n in range(MOST_PINNED + 1)])
    assert state == LanternState()


# ---------------------------------------------------------------- mapping


def fine(reader: Reader, entry: Entry, script: LanternScript) -> None:
    reader.known(entry, "brings", script.brings, ("", "x_spark"))


def test_cards_come_back_under_the_same_mark_whatever_order_a_database_has_put_their_facts_in() -> None:
    """What a table has computed for its cards is kept under their mark."""
    state, elsewhere, empty = LanternState(), LanternState(), LanternState()
    PINNING.take(state, 0, pin(MANUAL, {"ref": "dusk", "name": "Dusk"}))
    turned = {ref: dict(reversed(facts.items())) for ref, facts in reversed(state.pinned.items())}
    PINNING.restore(elsewhere, turned)
    assert elsewhere.pinned_mark == state.pinned_mark != ""
    PINNING.restore(empty, {})
    assert empty.pinned_mark == ""


def test_a_mapping_file_makes_cards_automatic() -> None:
    found, problems = SCRIPTS.read("- {id: glow, light: 2, brings: x_spark}\n", {"glow": MANUAL}, fine)
    assert problems == [] and scripted(MANUAL, found["glow"]).light == 2


def test_every_mistake_of_a_mapping_file_is_named_with_its_line() -> None:
    source = "- {id: glow, light: 99}\n- {id: glov, light: 1}\n- {id: glow, brings: x_spork}\n"
    found, problems = SCRIPTS.read(source, {"glow": MANUAL}, fine)
    assert found == {}
    assert [problem.split(": ")[0] for problem in problems] == ["scripts:3", "scripts:1", "scripts:2", "scripts:3"]
    assert "found twice" in problems[0] and "did you mean glow?" in problems[2] and "x_spork" in problems[3]


def test_a_mistake_that_only_the_whole_card_shows_is_named_with_its_field() -> None:
    _, problems = SCRIPTS.read("- {id: glow, light: 2}\n", {"glow": {**MANUAL, "name": 3}}, fine)
    assert len(problems) == 1 and problems[0].startswith("scripts:1: ") and "name" in problems[0]
    assert "(entry)" not in problems[0]


def test_a_card_is_packed_by_the_names_that_its_file_has() -> None:
    class Drawn(BaseModel):
        id: str
        source: str = Field(default="", alias="from")

    pinning = Pinning(Drawn, wanted=lambda card: (), called=lambda card: None, refused="toy-refused-cards")
    card = Drawn.model_validate({"id": "glow", "from": "reserve"})
    assert pinning.packed(card) == {"id": "glow", "from": "reserve"}
    assert Drawn.model_validate(pinning.packed(card)) == card


# ---------------------------------------------------------------- files


@dataclass
class Read(FileReport[Lantern, Problem]):
    def problem(self, code: str, params: Mapping[str, Any]) -> Problem:
        return Problem(code, params)


LIMITS: Final = Limits(size=2_000, entries=5, members=("member",))


def read_one(report: Read, entry: Any, place: int) -> Lantern:
    code = inner_word(entry, "code", "id") if isinstance(entry, dict) else ""
    light = number_of(entry.get("light", 0), 9, "#") if isinstance(entry, dict) else None
    if not code or light is None:
        report.add("IMP_MISSING_FIELD", place=place)
        raise NotRead
    return Lantern(id=code, name=words_of(entry.get("name")), light=light)


def read(data: Any) -> Read:
    report = Read()
    written = data if isinstance(data, bytes) else json.dumps(data).encode()
    for card in read_all(report, written, LIMITS, partial(read_one, report)):
        report.keep(card.id, card, name=lambda card: card.name)
    return report


@pytest.mark.parametrize("shape", [lambda c: c, lambda c: [c], lambda c: {"member": [c]}])
def test_a_card_a_list_and_a_collection_are_read(shape: Any) -> None:
    card = {"code": {"id": "glow"}, "name": {"de": "Schein", "en": "Glow"}, "light": "#3#"}
    report = read(shape(card))
    assert report.problems == [] and report.cards["glow"] == Lantern(id="glow", name="Glow", light=3)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"x" * 3_000, "IMP_TOO_BIG"),
        ([{"code": "a"}] * 6, "IMP_TOO_BIG"),
        (b"\xff", "IMP_NOT_JSON"),
        (b"[NaN]", "IMP_NOT_JSON"),
        (b"[" * 1_900, "IMP_NOT_JSON"),
        (b"3", "IMP_NOT_JSON"),
        ([], "IMP_EMPTY"),
        ([{"code": "a", "light": True}], "IMP_MISSING_FIELD"),
        ([{"code": "a", "name": "x"}, {"code": "a", "name": "y"}], "IMP_TWICE"),
    ],
)
def test_wrong_files_end_in_one_report(data: Any, code: str) -> None:
    assert [problem.code for problem in read(data).problems] == [code]


def test_a_problem_has_a_sentence_in_each_games_catalogue() -> None:
    assert Problem("IMP_NOT_JSON", {}, 3).text_in("er") == Text("er-imp-not-json", {"line": 3})
