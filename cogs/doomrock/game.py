"""Assault on Doomrock as a `Game`: wires the steps of map and battle to the kernel. Pure but for reading the bundled
pack once."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from pydantic import BaseModel, TypeAdapter

from bot import bundled
from bot.content_cache import content_cache
from bot.rules.content.shelves import on_top
from bot.rules.council.counting import next_present
from bot.rules.decision import TABLE_SEAT, Answer, Form, Option, Text, text
from bot.rules.errors import NotPossible
from bot.rules.kernel.game import Game, Order, StepFunction, Verdict
from bot.rules.kernel.run import Request
from bot.rules.lessons.lesson import read_lesson
from bot.rules.piles.zones import Stock
from bot.rules.plans.step import PlanStep
from bot.rules.retelling import Told
from bot.rules.table_state import Step
from bot.rules.voice.speaking import Voice
from cogs.doomrock import bundled_files
from cogs.doomrock.content.content import DoomrockContent
from cogs.doomrock.content.pack import KINDS, counts, load
from cogs.doomrock.content.vocabulary import EFFECT_NAMES
from cogs.doomrock.house import battle as battle_house
from cogs.doomrock.house import map as map_house
from cogs.doomrock.house.balance import balance as measure
from cogs.doomrock.house.battle_dice import spared, without_gains
from cogs.doomrock.house.reasons import reason
from cogs.doomrock.rules import anytime, conservation, invariants, orders, plans, refusals
from cogs.doomrock.rules.battle.rounds import STEPS as BATTLE_STEPS
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.map import setup
from cogs.doomrock.rules.map.journey import map_turn
from cogs.doomrock.rules.map.road_words import LESSON
from cogs.doomrock.rules.map.score import final_score, next_segment
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.registry import doomrock_effects
from cogs.doomrock.state import LEFT, PLAIN, SELDOM, DoomrockOptions, DoomrockState
from cogs.doomrock.view import view as views
from cogs.doomrock.view.endings import result
from cogs.doomrock.view.retelling import retold

MOST_HEROES = 4


class Doomrock(Game[DoomrockState]):
    """Cooperative, one to four players (rules: doomrock)."""

    id = "doomrock"
    version = 10
    seats = (1, 4)
    state = DoomrockState
    options = DoomrockOptions
    content: DoomrockContent
    has_anytime_forms = True
    scenario_options: Mapping[str, Any] = MappingProxyType({"free_dice": LEFT, "weights": PLAIN})
    rests = frozenset({"dr-all-passed"})  # D-1: every seat passed in a row
    spares_dice = True
    """Whether the house, and so its advice, keeps each 1 that it rolls and dice that end the battle; the yardstick of
    the balance table does not."""

    def __init__(self, content: DoomrockContent) -> None:
        self.content = content
        self.content_hash = content.hash
        self.packs = content.packs
        self.effects = doomrock_effects()
        self.voice = content.voice
        self._former_voice = content.voice.former()
        self.lesson = read_lesson(bundled("doomrock/lesson.yaml"))
        self.steps: Mapping[str, StepFunction] = {
            "setup": setup.setup,
            "map": map_turn,
            "next_segment": next_segment,
            "final_score": final_score,
            **BATTLE_STEPS,
        }

    def new(self, options: BaseModel, seats: int) -> DoomrockState:
        assert isinstance(options, DoomrockOptions)
        if seats > 1 and seats * options.heroes_per_player > MOST_HEROES:  # E-20
            raise NotPossible(text("dr-refused-heroes", most=MOST_HEROES, seats=seats))
        return DoomrockState(steps=[Step(name="setup")], options=options)

    def voice_of(self, state: DoomrockState) -> Voice | None:
        return self._former_voice if state.options.remarks == SELDOM else self.voice

    def view(self, state: DoomrockState, seat: int | None) -> dict[str, Any]:
        return views.view(state, self.content, seat)

    def seat_view(self, state: DoomrockState, seat: int, public: Mapping[str, Any]) -> dict[str, Any]:
        return views.seat_view(seat, public)

    def describe(self, view: Mapping[str, Any]) -> list[Text]:
        return views.describe(dict(view))

    def retold(self, lines: Sequence[Text]) -> Sequence[Told]:
        return retold(lines)

    def anytime(self, state: DoomrockState, seat: int) -> Sequence[Option]:
        return anytime.options(state, self.content, seat)

    def anytime_form(self, state: DoomrockState, seat: int, option: str) -> Form | None:
        return anytime.form(state, self.content, seat, option)

    async def act_anytime(self, play: DoomrockPlay, seat: int, option: str) -> None:
        await anytime.act(play, seat, option)

    def orders(self, state: DoomrockState, seat: int) -> Sequence[Order]:
        return orders.orders(state, seat)

    def obey(self, state: DoomrockState, request: Request, seat: int, option: str) -> Answer | None:
        return orders.obey(state, request, option, self.answer(state, request, seat))

    def plannable(self, state: DoomrockState, seat: int, before: Sequence[PlanStep]) -> Sequence[PlanStep]:
        return plans.plannable(state, self.content, seat, before)

    def plan_meets(self, state: DoomrockState, request: Request, seat: int, step: PlanStep) -> bool:
        return plans.meets(state, self.content, request, step)

    def planned_answer(self, state: DoomrockState, request: Request, seat: int, step: PlanStep) -> Answer | None:
        return plans.planned(state, request, step, self.answer(state, request, seat))

    plan_asides = plans.ASIDES

    def plan_along(
        self, state: DoomrockState, request: Request, seat: int, last: PlanStep, following: PlanStep | None
    ) -> Answer | None:
        passed = plans.let_pass(request, following)
        return super().plan_along(state, request, seat, last, following) if passed is None else passed

    def plan_holds(self, state: DoomrockState, seat: int, when: str) -> bool:
        return plans.holds(state, self.content, seat, when)

    def plan_sight(self, state: DoomrockState, seat: int) -> Any:
        return plans.sight(state, seat)

    def refusal_for_others(self, state: DoomrockState, seat: int, request: Request, answer: str) -> Text | None:
        if request.decision.key != LESSON and any(hero.id == answer for hero in state.heroes):
            return None  # whom something is for: a hero alone means a level, and that is no such question
        return super().refusal_for_others(state, seat, request, answer)

    def refusal(self, state: DoomrockState, seat: int, request: Request | None, answer: str) -> Text | None:
        return refusals.refusal(state, self.content, seat, request, answer)

    def stocks(self, state: DoomrockState) -> Sequence[Stock]:
        return conservation.stocks(state, self.content)

    def invariants(self, state: DoomrockState) -> list[str]:
        return [*super().invariants(state), *invariants.invariants(state, self.content)]

    def redeal(self, state: DoomrockState, seat: int | None, seed: bytes) -> None:
        super().redeal(state, seat, seed)
        conservation.redeal_encounters(state, self.content, seed)

    def answer(self, state: DoomrockState, request: Request, seat: int) -> Answer | None:
        found = map_house.answer(state, self.content, request, seat)
        if found is None:
            found = battle_house.answer(state, self.content, request, seat)
        if found is not None and self.spares_dice and request.decision.key == "doomrock.reroll":
            return spared(Look(without_gains(state, seat), self.content), request, seat, found)
        return found

    def reason(self, state: DoomrockState, request: Request, seat: int, answer: Answer) -> Text | None:
        seen = without_gains(state, seat) if request.decision.key == "doomrock.reroll" else state
        return reason(Look(seen, self.content), request, seat, answer)

    def stands_in(self, state: DoomrockState) -> bool:
        return state.options.away_mode == "house"  # rules 4.4

    def needs_word(self, state: DoomrockState, request: Request, answer: Answer) -> int | None:
        is_lesson = request.decision.key == "doomrock.camp" and answer not in ("done", "not-done")
        has_word = anytime.PURSE in state.standing.get(state.leader, ())
        return state.leader if is_lesson and not has_word else None

    def deputy(self, state: DoomrockState, seat: int, present: Sequence[int]) -> int | None:
        if state.options.away_mode != "leader":
            return None
        return next_present(state.leader, state.seats, present)  # rules 4.4

    def quick_minutes(self, state: DoomrockState) -> float:
        """D-22: how long a falling hero may wait for a consumable."""
        return float(state.options.save_timeout_minutes)

    def counts(self) -> list[tuple[str, int, int]]:
        return counts(self.content)

    def notices(self) -> list[str]:
        return list(self.content.notices)

    def schemas(self) -> dict[str, object]:
        return {kind: TypeAdapter(list[model]).json_schema() for kind, model in KINDS.items()}  # type: ignore[valid-type]

    def balance(self, battles: int, games: int, seed: str, only: Sequence[str], progress: Callable[[str], None]) -> Any:
        return measure(self, battles, games, seed, only, progress)

    def usable(self) -> set[str]:
        return set(EFFECT_NAMES).union(*(set(shelf) for shelf in self.content.shelves()))

    def verdict(self, state: DoomrockState, seat: int) -> Verdict:
        return "won" if state.score is not None else "lost"

    def roller(self, state: DoomrockState, stream: str) -> int | None:
        """A hero's dice are their player's, whoever's answer set them rolling."""
        kind, _, rest = stream.partition(":")
        if kind == "pick":
            return TABLE_SEAT
        named = rest.rpartition(":")[2] if kind == "roll" else ""
        return next((hero.seat for hero in state.heroes if hero.id == named), None)

    def result_text(self, state: DoomrockState) -> Text:
        return result(Look(state, self.content))

    def name_of(self, ref: str) -> str | None:
        found = self.content.name_of(ref)
        if found is None and ":" in ref:  # the type of an enemy: `en.library:0`, `en.library:minion`
            encounter, _, place = ref.partition(":")
            card = self.content.encounters.get(encounter)
            if card is not None:
                return card.minions.type if place == "minion" else card.bosses[int(place)].type
        return found


@lru_cache(maxsize=1)
def _bundled() -> Doomrock:
    return Doomrock(load(bundled_files(), strict=True, kept=content_cache()))


def game(packs: Mapping[str, str] | None = None) -> Doomrock:
    """The game with the bundled pack, and further pack files (name -> YAML text) on top. Raises `ContentError`."""
    if not packs:
        return _bundled()
    return Doomrock(load(on_top(bundled_files(), packs), packs=packs, kept=content_cache()))
