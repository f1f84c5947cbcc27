"""Pebbles as a `Game`: what it is, wired of its rooms. Pure but for reading the bundled files once."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from pydantic import BaseModel, TypeAdapter

from bot import bundled
from bot.content_cache import content_cache
from bot.rules.content.shelves import on_top
from bot.rules.decision import Answer, Text, text
from bot.rules.kernel.game import Game, StepFunction, Verdict
from bot.rules.lessons.lesson import read_lesson
from bot.rules.piles.zones import Stock
from bot.rules.plans.step import PlanStep
from bot.rules.play.request import Request
from bot.rules.stories.record import POSTS, pages_from
from bot.rules.table_state import Step
from cogs.pebbles import bundled_files, story_files
from cogs.pebbles.content.cards import KINDS, STORIES, PebblesContent, counts, load
from cogs.pebbles.content.vocabulary import EFFECT_NAMES
from cogs.pebbles.house import greedy
from cogs.pebbles.rules import conservation, plans
from cogs.pebbles.rules.evening import STEPS
from cogs.pebbles.rules.handlers import pebbles_effects
from cogs.pebbles.state import EVENINGS, PebblesOptions, PebblesState, Walker
from cogs.pebbles.view import view as views


def goal_of(seats: int, walks: int) -> int:
    """PB-1: stones that the path wants of an evening: more walkers find more, but share the same shore."""
    return (11 + 2 * seats) * walks


class Pebbles(Game[PebblesState]):
    """Cooperative, one to four players, ten minutes."""

    id = "pebbles"
    version = 1
    seats = (1, 4)
    state = PebblesState
    options = PebblesOptions
    content: PebblesContent
    posts = POSTS
    story_vocabulary = STORIES

    def __init__(self, content: PebblesContent) -> None:
        self.content = content
        self.content_hash = content.hash
        self.packs = content.packs.names
        self.effects = pebbles_effects()
        self.voice = content.voice
        self.lesson = read_lesson(bundled("pebbles/lesson.yaml"))
        self.steps: Mapping[str, StepFunction] = STEPS

    def new(self, options: BaseModel, seats: int) -> PebblesState:
        assert isinstance(options, PebblesOptions)
        goal = goal_of(seats, options.walks)
        walkers = [Walker() for _ in range(seats)]
        return PebblesState(steps=[Step(name="door")], options=options, goal=goal, walkers=walkers)

    # ------------------------------------------------------------------ an evening of a campaign

    def receive(self, state: PebblesState, brings: Any) -> None:
        """brings: `evening`, `goal`, `keywords`, and `keepsakes`, a card or None for each seat."""
        state.evening = min(max(int(brings["evening"]), 1), EVENINGS)
        state.goal = int(brings["goal"])
        state.story.keywords = [word for word in brings["keywords"] if word != "bottle"]  # a new evening, a new tide
        deck = self.content.coat_deck(state.options.without)
        for walker, card in zip(state.walkers, brings["keepsakes"], strict=True):
            walker.coat = [card] if card in deck else []

    def left(self, state: PebblesState) -> Any:
        """What the campaign takes in: stones by seat, keywords, and what is still in each coat."""
        bags, coats = [w.bag for w in state.walkers], [sorted(w.coat) for w in state.walkers]
        return {"bags": bags, "coats": coats, "goal": state.goal, "keywords": list(state.story.keywords)}

    # ------------------------------------------------------------------ what is seen

    def view(self, state: PebblesState, seat: int | None) -> dict[str, Any]:
        public = views.public_view(state, self.content)
        return public if seat is None else self.seat_view(state, seat, public)

    def seat_view(self, state: PebblesState, seat: int, public: Mapping[str, Any]) -> dict[str, Any]:
        return views.seat_view(state, self.content, seat, public)

    def describe(self, view: Mapping[str, Any]) -> list[Text]:
        return views.describe(view)

    def pages(self, view: Mapping[str, Any]) -> Sequence[Text]:
        return pages_from(view)

    def prose(self, ref: str, language: str = "en") -> str | None:
        return self.content.stories.prose.find(ref, language)

    def name_of(self, ref: str) -> str | None:
        return self.content.name_of(ref)

    def verdict(self, state: PebblesState, seat: int) -> Verdict:
        return "won" if state.laid >= state.goal else "lost"

    def result_text(self, state: PebblesState) -> Text:
        return text(f"pebbles-result-{state.result}", laid=state.laid, goal=state.goal, n=state.goal - state.laid)

    # ------------------------------------------------------------------ trials and the house

    def answer(self, state: PebblesState, request: Request, seat: int) -> Answer | None:
        return greedy.answer(state, self.content, request, seat)

    def plannable(self, state: PebblesState, seat: int, before: Sequence[PlanStep]) -> Sequence[PlanStep]:
        return plans.plannable(state, seat, before)

    def plan_holds(self, state: PebblesState, seat: int, when: str) -> bool:
        return plans.holds(state, self.content)

    def plan_sight(self, state: PebblesState, seat: int) -> Any:
        return [state.walk, state.walkers[seat].is_out]

    def stocks(self, state: PebblesState) -> Sequence[Stock]:
        return conservation.stocks(state, self.content)

    def invariants(self, state: PebblesState) -> list[str]:
        return [*super().invariants(state), *conservation.broken(state)]

    def named_options(self) -> Mapping[str, Mapping[str, Any]]:
        return {"calm sea": {"sea": "calm"}}

    def usable(self) -> set[str]:
        return {*EFFECT_NAMES, *self.content.shore, *self.content.coat}

    def counts(self) -> list[tuple[str, int, int]]:
        return counts(self.content)

    def schemas(self) -> dict[str, object]:
        return {kind: TypeAdapter(list[model]).json_schema() for kind, model in KINDS.items()}  # type: ignore[valid-type]


@lru_cache(maxsize=1)
def _bundled() -> Pebbles:
    return _made({})


def _made(packs: Mapping[str, str]) -> Pebbles:
    files = on_top(bundled_files(), packs)
    return Pebbles(load(files, story_files(".yaml"), story_files(".md"), packs=packs, kept=content_cache()))


def game(packs: Mapping[str, str] | None = None) -> Pebbles:
    """The game with the bundled cards, and further pack files (name -> YAML text) on top. Raises `ContentError`."""
    return _made(packs) if packs else _bundled()
