"""What a game asks and what is answered: one closed set of types for all games. Pure.

From `Decision` alone follow buttons and selects, reminders, auto-answers, undo fences, random players and leak tests,
so a game never describes any of those itself.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import is_
from typing import Any, Literal, NamedTuple

Kind = Literal["one", "some", "amount", "amounts", "order", "text"]
Answer = str | int | list[str]
"""one: option id; some, order: list of option ids; amounts: the same, each as often as taken; amount: int; text: str.
JSON as it stands."""

TABLE_SEAT = -1
"""Stands for the table itself: for dice after an agreed undo, and for what other tables hand in."""

_NOTHING: Mapping[str, Any] = {}


class Text(NamedTuple):
    """A sentence not yet written: a key of a catalogue and its parameters.

    A parameter that is a string beginning with `@` names something (`@seat:1`, `@ab.haymaker`) and is replaced by its
    name in the reader's language; other values stand for themselves.
    """

    key: str
    params: Mapping[str, Any] = _NOTHING


_make: Callable[[type[Text], tuple[str, Mapping[str, Any]]], Text] = tuple.__new__


def text(key: str, /, **params: Any) -> Text:
    """`Text` with keyword parameters."""
    return _make(Text, (key, params))  # what `Text(key, params)` does, without its call: rules say this all the time


def written_out(value: Any, names: Mapping[str, str]) -> Any:
    """A sentence, or a parameter of one, in which the references that `names` knows are written out as names; the very
    same object where there are none."""
    if isinstance(value, str):
        return names.get(value[1:], value) if value.startswith("@") else value
    if isinstance(value, Text):
        params = params_written_out(value.params, names)
        return value if params is value.params else Text(value.key, params)
    if isinstance(value, (list, tuple)):
        found = [written_out(inner, names) for inner in value]
        return value if all(map(is_, found, value)) else found
    return value


def params_written_out(params: Mapping[str, Any], names: Mapping[str, str]) -> Mapping[str, Any]:
    """The same for the parameters of a sentence."""
    found = {name: written_out(value, names) for name, value in params.items()}
    return params if all(map(is_, found.values(), params.values())) else found


@dataclass(slots=True)
class Option:
    """One thing that may be answered. `id` is stable: the same id means the same thing while the request stands.

    `refused` lists an illegal option together with why it cannot be taken; it may be shown, never chosen.
    destructive  asked twice, for it ends something for good, like conceding
    most       of `amounts`: how often it may be taken
    secondary  seldom wanted: of an anytime action kept behind the hand's button "More", of a question behind one that
               names it
    group  options of one group are steps of one thing (the cards a die may go to): where a list is too long for
    buttons, the first of each group has one, so that pressing it again and again goes through them
    alike      options with the same words here come to the same, such as copies of a card that nothing tells apart: one
               of them is shown, and any may be answered; empty: there is none like it
    stem       what stands for the label where a whole move follows it that says the rest itself: a card's name, where
               the label adds the damage that the move tells exactly
    brief      what stands for the label where a button has no room for that, and for several that are seldom wanted and
               have it in common
    usual      what most people would take here: its button is the coloured one. None: it is where nothing else goes on;
               False: not even there
    pictured   what it does stands in the picture above its button in a hand, and is not written there again
    on_board   of an anytime action that is no secret: a button of the board too, for what is best done at once
    """

    id: str
    label: Text
    hint: Text | None = None
    refused: Text | None = None
    destructive: bool = False
    secondary: bool = False
    most: int = 1
    group: str = ""
    alike: str = ""
    on_board: bool = False
    usual: bool | None = None
    stem: Text | None = None
    pictured: bool = False
    brief: Text | None = None


class Onward(NamedTuple):
    """What is usual after an empty answer, given with it.

    go       what that button says; apart: what the one says after which the next question is asked as ever; None: it
             would have one answer only
    key      of that question; answer: to it
    """

    go: Text
    apart: Text | None
    key: str
    answer: str


@dataclass(frozen=True, slots=True)
class Toggles:
    """How the picks of a question of kind `some` are worded where each option is a button that is switched on and off.

    rest      what is switched on stays out of the answer: dice that are kept, while the others are thrown again
    first     what is switched on at first
    go, none  what handing in says, with `n` and `picks` of the answer; none: for an empty answer
    onward    a button for picking nothing together with what is usual after it, always there; None: there is none
    ordered   the answer's order matters: it is that in which they were switched on, and the buttons number it
    is_own    `first` is what its player has switched on at the question before: the advice stands beside it, and
              with `rest` it switches what is new, never what was switched already
    """

    go: Text
    none: Text
    rest: bool = False
    first: tuple[str, ...] = ()
    onward: Onward | None = None
    ordered: bool = False
    is_own: bool = False


@dataclass(frozen=True, slots=True)
class FormPart:
    """A question that will follow an option, answered in the same panel.

    key      of that decision; an answer that it does not ask for after all is dropped
    options  all that could be answered; of refused ones the reason is told, where the form has a panel of its own
    several  any number of them, each given as an answer of its own, and `last` after them; else exactly one
    costs    what the options cost of `budget`, where that is limited: more cannot be chosen together
    lasts    not a question that follows but a standing order for `key` (`Game.orders`), given with the answer
    beside   of those: whether the answer with it is a button of its own beside the one without it, and no switch
    exact    whether only a question in the words of `prompt` is meant, since others of that key may come in between
    usual    the option that most people would take: where there is no room for all as buttons, one with it stands
             ready, and the others beside it on request; empty: there is none
    """

    key: str
    prompt: Text
    options: Sequence[Option]
    several: bool = False
    last: str = ""
    lasts: bool = False
    beside: bool = False
    costs: Mapping[str, int] = field(default_factory=dict)
    budget: int = 0
    exact: bool = False
    usual: str = ""

    def allows(self, ids: Sequence[str]) -> bool:
        """Whether these may be chosen together."""
        return len(ids) == 1 if not self.several else sum(self.costs.get(one, 0) for one in ids) <= self.budget


@dataclass(frozen=True, slots=True)
class Form:
    """What is asked together with an option, so that one panel answers all of it (`Decision.form`).

    about    what the option would do, in words
    go       the label of the button that hands it in, where no part is left of which exactly one must be chosen
    closing  answers that follow by themselves, (key, answer): a confirmation that the panel has been already
    shown    each whole move is a button where there is room for that, else there is a panel; `buttons`: or it is asked
             one by one, since a public board asks again with less trouble than a panel opens; `panel`: always a panel
    said     a whole move on its button, from the ids chosen in each part; None: the labels of what is chosen, in a row
    brief    the same where a button has no room for that; None: there is no shorter way to say it
    wasted   whether a whole move, as ids chosen in each part, pays for nothing: it has no button then, though the panel
             still takes it
    in_row   each whole move says by itself what comes of it: in a hand they stand in a row of their own below the
             option's label, which they need not repeat
    outlook  the best that comes of any of its whole moves, for the option's own button where these have no room; None:
             that is not said
    stepwise of a panel: its parts are chosen one by one however few whole moves there are, and the last says (`said`)
             what all of it comes to
    """

    about: Text
    parts: Sequence[FormPart]
    go: Text
    closing: Sequence[tuple[str, Answer]] = ()
    shown: Literal["either", "buttons", "panel"] = "either"
    said: Callable[[Sequence[Sequence[str]]], Text | None] | None = None
    brief: Callable[[Sequence[Sequence[str]]], Text | None] | None = None
    wasted: Callable[[Sequence[Sequence[str]]], bool] | None = None
    in_row: bool = False
    outlook: Text | None = None
    stepwise: bool = False


Prompt = Text | Callable[[], Text]


@dataclass(slots=True)
class Decision:
    """What is asked. `options` is lazy and is called again after anything may have changed; it must not change state.

    seats         who may answer; the first answer of any of them counts
    key           stable name of the question (`battle.target`); also the name by which defaults and coverage know it
    prompt_source  the question in words, or what makes them when somebody first reads `prompt`, where that is dear to
                  work out. Read-only
    least, most   some: how many options; amounts: how many in all; amount: the range (inclusive); text: the length in
                  characters
    fits          of `amounts`: why these, by option id, cannot be taken together; None: they can. Read-only
    private       only the asked seats may see what is asked and which options there are
    otherwise     the answer when no legal option is left (None: an empty answer is handed to the rules)
    preview       of `amounts` and `some`: what these, by option id, come to, told before they are handed in; the
                  controls of amounts begin with `default`. Of `some` it is shown where each option is a button.
                  Read-only
    default       what the house answers for an absent seat; None: first legal option, fewest picks (which `fits` has to
                  allow), order as it stands
    forced        answer at once, without asking, when one legal option is left and the question is public; the table
                  does when all that are left come to the same (`alike.one_for_all`). The rules ask each of several of
                  which the first answer counts, whatever is said here
    reveals       answering tells the seat something new: undo stops there
    irreversible  ask for a confirmation where a slip of the finger is likely
    deadline      class of clock: `turn`: the table's; `same`: what is left of this seat's last one, for questions that
                  belong together and tell nobody anything in between; `quick`: at most `Game.quick_minutes`, if the
                  table has a clock; `none`: nobody is waited for, so that there is no clock, nobody is called, and
                  neither the house nor the clock answers
    clock         so many times the table's clock, where a question deserves more (building a deck: 3) or less (a
                  reaction: 0.5); a due time is public, so it may tell no more of a private question than all know
    wants         what the table fetches for an answer before it is taken, such as `cards`; see `Run.supply`
    restated      the prompt as things stand now, where what a seat does meanwhile may change what it says: after each
                  choice it is what `prompt` is made by. Read-only
    explain       adds to all options what only people read and what is dear to work out, such as chances: their labels
                  and hints, never ids or refusals. Called when somebody looks, never by the rules. Read-only
    toggles       some: how its buttons are worded; they are used wherever there are few enough options
    form          option id -> what is asked together with it, looked up when somebody has pressed it; None: nothing.
                  What follows is still asked one by one of whoever answers by a command, the clock or the house
    advised       whether the private panel offers to answer as the house would: with a form that one option and what is
                  asked together with it, else all questions of this kind that follow
    pictured      whether the picture that stands above shows what the options do: few are buttons without their hints
    """

    seats: tuple[int, ...]
    key: str
    prompt_source: Prompt
    options: Callable[[], Sequence[Option]]
    kind: Kind = "one"
    least: int = 1
    most: int = 1
    private: bool = False
    otherwise: Answer | None = None
    default: Callable[[], Answer] | None = None
    forced: bool = True
    reveals: bool = False
    irreversible: bool = False
    deadline: str = "turn"
    clock: float = 1.0
    wants: str = ""
    fits: "Callable[[Mapping[str, int]], Text | None] | None" = None
    preview: "Callable[[Mapping[str, int]], Text] | None" = None
    toggles: Toggles | None = None
    form: Callable[[str], Form | None] | None = None
    advised: bool = False
    pictured: bool = False
    restated: Callable[[], Text] | None = None
    explain: Callable[[Sequence[Option]], Sequence[Option]] | None = None

    @property
    def prompt(self) -> Text:
        """The question in words, made once."""
        source = self.prompt_source
        if callable(source):
            source = self.prompt_source = source()
        return source

    def legal(self) -> list[Option]:
        """The options that may be chosen now."""
        return [option for option in self.options() if option.refused is None]

    def house_answer(self) -> Answer:
        """What the house answers for an absent seat; legal whenever anything is."""
        if self.default is not None:
            return self.default()
        if self.kind == "amount":
            return self.least
        if self.kind == "text":
            return ""
        legal = self.legal()
        if self.kind == "one":
            return legal[0].id if legal else ""
        if self.kind == "amounts":
            return [option.id for option in legal for _ in range(option.most)][: self.least]
        ids = [option.id for option in legal]
        return ids if self.kind == "order" else ids[: self.least]


@dataclass(slots=True)
class Choice:
    """What was answered, as it is stored. seat -1 is the table itself: fresh dice after an agreed undo, what it has
    fetched (`Run.supply`), or results of other tables (`Play.result_of`).

    key: of the decision; `key#1` for the second of two questions with the same key that the seat had at once.
    """

    seat: int
    key: str
    answer: Answer
    by: str = "player"
    """player, deputy (a player for another who is away), clock, host, house, table, or order (a standing one, given
    together with the answer before it, or the only one there was: see `alike.one_for_all`)."""


@dataclass(slots=True)
class Event:
    """What happened: a line of the journal, as kind and parameters.

    only    None: everybody may read it. A seat: it alone reads `kind`; the others read `public`, if there is one.
    """

    kind: str
    params: Mapping[str, Any] = field(default_factory=dict)
    only: int | None = None
    public: Text | None = None

    def text_for(self, seat: int | None) -> Text | None:
        """The sentence that this seat (None: a spectator) may read, or None."""
        if self.only is None or self.only == seat:
            return Text(self.kind, self.params)
        return self.public
