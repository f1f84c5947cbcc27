"""Altered as a `Game`: wires the steps of a day to the kernel. Pure but for reading the bundled pack once."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from cachetools import LRUCache
from pydantic import BaseModel

from bot import bundled
from bot.content_cache import content_cache
from bot.rules.content.shelves import on_top
from bot.rules.decision import Answer, Choice, Option, Text, text
from bot.rules.kernel.game import Game, Order, StepFunction
from bot.rules.kernel.run import Request
from bot.rules.lessons.lesson import read_lesson
from bot.rules.own_cards.by_hand import TOOLKIT
from bot.rules.piles.zones import Stock
from bot.rules.plans.step import PlanStep
from bot.rules.retelling import Told
from bot.rules.table_state import Step
from cogs.altered import bundled_files
from cogs.altered.content import import_cards, pack, pinned
from cogs.altered.content.pack import AlteredContent, load
from cogs.altered.content.printings import is_rare
from cogs.altered.content.vocabulary import VERBS
from cogs.altered.house import greedy
from cogs.altered.house.balance import balance as measure
from cogs.altered.rules import conservation, leaving
from cogs.altered.rules.by_hand.by_hand import BY_HAND
from cogs.altered.rules.day import STEPS
from cogs.altered.rules.effects import orders, plans
from cogs.altered.rules.events.match import is_cut_short, next_game, score_of
from cogs.altered.rules.handlers import EFFECTS
from cogs.altered.rules.reading.goal import apart
from cogs.altered.rules.reading.ids import Leaving
from cogs.altered.rules.resolving.context import AlteredPlay
from cogs.altered.rules.setup import deal, setup
from cogs.altered.state import ASKED, AlteredOptions, AlteredState
from cogs.altered.view.retelling import retold
from cogs.altered.view.view import describe, seat_view, view

_REMEMBERED = 64
"""Of so many sets of tables' own cards the facts are kept; one takes about 0.2 MB."""


class Altered(Game[AlteredState]):
    """Two players (rules: altered)."""

    id = "altered"
    version = 3
    seats = (2, 2)
    state = AlteredState
    options = AlteredOptions
    contest = True
    content: AlteredContent
    patience = 2  # D15
    scenario_options: Mapping[str, Any] = MappingProxyType({"idle_turns": ASKED})
    effects = EFFECTS

    def __init__(self, content: AlteredContent) -> None:
        self.content = content
        self.content_hash = content.hash
        self.voice = content.voice
        self.lesson = read_lesson(bundled("altered/lesson.yaml"))
        self._tables: LRUCache[str, AlteredContent] = LRUCache(_REMEMBERED)
        self.steps: Mapping[str, StepFunction] = {"setup": setup, "deal": deal, "next_game": next_game, **STEPS}

    def new(self, options: BaseModel, seats: int) -> AlteredState:
        assert isinstance(options, AlteredOptions)
        return AlteredState(steps=[Step(name="setup")], options=options)

    def content_of(self, state: AlteredState) -> AlteredContent:
        mark = state.pinned_mark
        if not mark:
            return self.content
        found = self._tables.get(mark)
        if found is None:  # the mark names the cards, so that equal ones are read once
            found = self._tables[mark] = pinned.content_with(self.content, state)
        return found

    def supply(self, state: AlteredState, seat: int, data: Any) -> None:
        pinned.PINNING.take(state, seat, data)

    def read_card_file(self, data: bytes) -> tuple[Mapping[str, Any], Sequence[Text]]:
        found = import_cards.read_cards(data)
        return {ref: asdict(card) for ref, card in found.cards.items()}, [problem.text for problem in found.problems]

    def own_names(self, state: AlteredState) -> Mapping[str, str]:
        return self.content_of(state).own_names

    def view(self, state: AlteredState, seat: int | None) -> dict[str, Any]:
        return view(state, self.content_of(state), seat)

    def seat_view(self, state: AlteredState, seat: int, public: Mapping[str, Any]) -> dict[str, Any]:
        return seat_view(state, self.content_of(state), seat, public)

    def describe(self, view: Mapping[str, Any]) -> list[Text]:
        return describe(view)

    def retold(self, lines: Sequence[Text]) -> Sequence[Told]:
        return retold(lines)

    def anytime(self, state: AlteredState, seat: int) -> Sequence[Option]:
        return [*BY_HAND.options(state, seat), *leaving.options(state, seat)]

    async def act_anytime(self, play: AlteredPlay, seat: int, option: str) -> None:
        if option == TOOLKIT:
            await BY_HAND.use(play, seat)
        else:
            await leaving.act(play, seat, option)

    def on_choice(self, state: AlteredState, choice: Choice) -> None:
        leaving.on_choice(state, choice)

    def orders(self, state: AlteredState, seat: int) -> Sequence[Order]:
        return orders.orders(state, seat)

    def obey(self, state: AlteredState, request: Request, seat: int, option: str) -> Answer | None:
        return orders.obey(state, self.content_of(state), request, seat, option)

    def plannable(self, state: AlteredState, seat: int, before: Sequence[PlanStep]) -> Sequence[PlanStep]:
        return plans.plannable(state, seat, before)

    def plan_along(
        self, state: AlteredState, request: Request, seat: int, last: PlanStep, following: PlanStep | None
    ) -> Answer | None:
        return self.house_answer(state, request, seat) if plans.is_aside(state, request, seat, last) else None

    def plan_holds(self, state: AlteredState, seat: int, when: str) -> bool:
        return 1 - seat in state.passed

    def plan_sight(self, state: AlteredState, seat: int) -> Any:
        return plans.sight(state, seat)

    def stocks(self, state: AlteredState) -> Sequence[Stock]:
        return conservation.stocks(state, self.content_of(state))

    def invariants(self, state: AlteredState) -> list[str]:
        return [*super().invariants(state), *conservation.invariants(state, self.content_of(state))]

    def redeal(self, state: AlteredState, seat: int | None, seed: bytes) -> None:
        super().redeal(state, seat, seed)
        conservation.redeal_track(state, seed)

    def answer(self, state: AlteredState, request: Request, seat: int) -> Answer | None:
        return greedy.answer(state, self.content_of(state), request, seat)

    def undo(self, state: AlteredState) -> str:
        return state.options.undo

    def counts(self) -> list[tuple[str, int, int]]:
        return pack.counts(self.content)

    def schemas(self) -> dict[str, object]:
        return {kind: model.model_json_schema() for kind, model in pack.KINDS.items()}

    def balance(self, battles: int, games: int, seed: str, only: Sequence[str], progress: Callable[[str], None]) -> Any:
        return measure(self, battles, games, seed, only, progress)

    def usable(self) -> set[str]:
        """Rares are in nobody's starter: drafts deal them."""
        used = {part.do for part in self.content.steps()}
        cards = {card.id for card in self.content.cards.values() if card.type != "token" and not is_rare(card)}
        return (used & set(VERBS)) | cards

    def printed(self) -> set[str]:
        """Tokens too, which no deck holds."""
        return set(self.content.cards)

    def winners(self, state: AlteredState) -> tuple[int, ...]:
        return (0, 1) if state.taken is None else (state.taken,)

    def is_rated(self, state: AlteredState) -> bool:
        """Rules 13: constructed decks, and the usual end of a game."""
        options = state.options
        constructed = options.decks != "own" or options.format in ("constructed", "no_unique", "singleton")
        return constructed and options.end_check == "immediate" and not options.allow_manual

    def gives_up(self, state: AlteredState, seat: int) -> str | None:
        if not state.players:  # decks are still being chosen
            return None
        return str(Leaving("concede", is_match=state.options.match != "single"))

    def result_text(self, state: AlteredState) -> Text:
        if state.options.match != "single":
            n, m = score_of(state)
            early = is_cut_short(state)
            if state.taken is None:
                return text("al-result-match-draw", n=n, m=m)
            return text("al-result-match", seat=f"@seat:{state.taken}", n=n, m=m, why=state.why, early=early)
        if state.winner is None:
            return text("al-result-draw", why=state.why, day=state.day)
        other = apart(state.players[1 - state.winner].marker) if state.why in ("meet", "cross") else 0
        foe = f"@seat:{1 - state.winner}"
        return text("al-result-win", seat=f"@seat:{state.winner}", why=state.why, day=state.day, other=other, foe=foe)

    def name_of(self, ref: str) -> str | None:
        return self.content.name_of(ref)


@lru_cache(maxsize=1)
def _bundled() -> Altered:
    return Altered(load(bundled_files(), strict=True, kept=content_cache()))


@lru_cache(maxsize=4)
def _with(packs: tuple[tuple[str, str], ...]) -> Altered:
    """Read once for each set of packs: a pack's content never changes after it was read."""
    return Altered(load(on_top(bundled_files(), dict(packs)), kept=content_cache()))


def game(packs: Mapping[str, str] | None = None) -> Altered:
    """The game with the bundled pack, and further pack files (name -> YAML text) on top. Raises `ContentError`."""
    return _with(tuple(sorted(packs.items()))) if packs else _bundled()
