"""Near and Far as a `Game`: what it is, wired of its rooms. Pure but for reading the bundled files once."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any

from pydantic import BaseModel, TypeAdapter

from bot import bundled
from bot.content_cache import content_cache
from bot.rules.content.shelves import facts_and_prose, on_top
from bot.rules.decision import Answer, Option, Text, text
from bot.rules.errors import NotPossible
from bot.rules.kernel.game import Game, Pace, StepFunction, Verdict
from bot.rules.lessons.lesson import read_lesson
from bot.rules.piles.zones import Stock
from bot.rules.plans.step import PlanStep
from bot.rules.play.handle import Play
from bot.rules.play.request import Request
from bot.rules.retelling import Told
from bot.rules.stories.record import POSTS, pages_from
from bot.rules.table_state import Step
from cogs.near_and_far import bundled_files, bundled_prose
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.pack import KINDS, counts, load
from cogs.near_and_far.content.reachable import reachable
from cogs.near_and_far.content.stories import STORIES
from cogs.near_and_far.content.terms import MAPS
from cogs.near_and_far.house import curious, greedy, openings
from cogs.near_and_far.house.balance import balance as measure
from cogs.near_and_far.rules import conservation, free, plans
from cogs.near_and_far.rules.handlers import far_effects
from cogs.near_and_far.rules.reading import refusals
from cogs.near_and_far.rules.reading.scoring import winners
from cogs.near_and_far.rules.turn import STEPS
from cogs.near_and_far.state import Brought, FarOptions, FarState
from cogs.near_and_far.view import telling
from cogs.near_and_far.view import view as views
from cogs.near_and_far.view.retelling import retold


class NearAndFar(Game[FarState]):
    """Two to four, one map, against each other; or one, for a medal (NF-16.5)."""

    id = "near_and_far"
    version = 4
    seats = (1, 4)
    state = FarState
    options = FarOptions
    contest = True
    content: FarContent
    posts = POSTS
    story_vocabulary = STORIES

    def __init__(self, content: FarContent) -> None:
        self.content = content
        self.content_hash = content.hash
        self.packs = content.register.names
        self.effects = far_effects()
        self.voice = content.voice
        self.lesson = read_lesson(bundled("near_and_far/lesson.yaml"))
        self.steps: Mapping[str, StepFunction] = STEPS

    def new(self, options: BaseModel, seats: int) -> FarState:
        assert isinstance(options, FarOptions)
        map_id = f"m{options.map:02}"
        if options.mode == "first" and options.map != 1:  # NF-14.1, NF-E24
            raise NotPossible(text("far-refused-first-map"))
        if options.mode == "campaign" and options.map == 1:  # NF-14.3; the arcade is played on any (NF-14.2)
            raise NotPossible(text("far-refused-campaign-map"))
        if map_id not in self.content.maps:
            raise NotPossible(text("far-refused-map", n=options.map))
        state = FarState(seats=seats, options=options, map_id=map_id)
        state.steps = [Step(name="setup")]
        return state

    # ------------------------------------------------------------------ a session of a campaign

    def receive(self, state: FarState, brings: Any) -> None:
        """brings: `session`, and `players`: by seat what is kept of the sessions before (`Brought`)."""
        state.session = int(brings["session"])
        state.brought = TypeAdapter(list[Brought]).validate_python(brings["players"])

    def trial_opening(self, number: int, seats: int, unseen: Collection[str] = ()) -> Any:
        """A session in the middle of a campaign by turns: with what the map's stories ask for, in character mode, or
        with nothing."""
        options, turn = self.trial_options(number)
        if options.get("mode") != "campaign":
            return None
        return openings.opening(self.content, int(options["map"]), turn, seats)

    def left(self, state: FarState) -> Any:
        """What the campaign takes in: map, winners, first player, bosses that still stand, who gave up; by seat
        the points and what lasts (NF-14.4). Where turns went round in another order than people sit, `order`: of those
        who were there in the end; where somebody had left for good, `gone`: they have no points (NF-13.3); where
        nobody was left to win, `unfinished` (NF-14.14)."""
        totals = {one.seat: one.total for one in state.sheets}
        kept = [
            {
                "total": totals.get(seat, 0),
                "xp": own.xp,
                "worlds": [card for card in own.worlds if self.content.worlds[card].keep == "campaign"],
                "bosses": list(own.bosses),
                "character_cards": list(own.character_cards),
                "keywords": list(own.keywords),
                "side_quests": dict(own.side_quests),
                **({"chapter": own.chapter, "ending": own.ending} if state.mode == "character" else {}),
            }
            for seat, own in enumerate(state.players)
        ]
        done: dict[str, Any] = {"map": state.options.map, "first": state.first, "gave_up": state.gave_up}
        done["undefeated"], done["won"] = sorted(state.bosses.values()), list(self.winners(state))
        if state.order:
            done["order"] = [state.first, *state.after(state.first)]
        if gone := [seat for seat in range(state.seats) if seat not in state.present]:
            done["gone"] = gone
        return {**done, "unfinished": True, "players": kept} if not done["won"] else {**done, "players": kept}

    def anytime(self, state: FarState, seat: int) -> Sequence[Option]:
        return free.options(state, self.content, seat)

    async def act_anytime(self, play: Play[FarState], seat: int, option: str) -> None:
        await free.act(play, seat, option)

    def refusal(self, state: FarState, seat: int, request: Request | None, answer: str) -> Text | None:
        return refusals.refusal(state, self.content, seat, request, answer)

    # ------------------------------------------------------------------ what is seen

    def view(self, state: FarState, seat: int | None) -> dict[str, Any]:
        public = views.public_view(state, self.content)
        return public if seat is None else self.seat_view(state, seat, public)

    def seat_view(self, state: FarState, seat: int, public: Mapping[str, Any]) -> dict[str, Any]:
        return views.seat_view(state, self.content, seat, public) if state.players else {**public, "you": seat}

    def describe(self, view: Mapping[str, Any]) -> list[Text]:
        return telling.describe(view)

    def retold(self, lines: Sequence[Text]) -> Sequence[Told]:
        return retold(lines, self.content)

    def pages(self, view: Mapping[str, Any]) -> Sequence[Text]:
        return pages_from(view)

    def prose(self, ref: str, language: str = "en") -> str | None:
        return self.content.stories.prose.find(ref, language)

    def name_of(self, ref: str) -> str | None:
        return self.content.name_of(ref)

    def winners(self, state: FarState) -> tuple[int, ...]:
        if state.gave_up is not None:
            return tuple(seat for seat in state.present if seat != state.gave_up)
        return winners(state.sheets) if state.sheets else ()  # with one player left nobody has won (NF-14.14)

    def gives_up(self, state: FarState, seat: int) -> str | None:
        return free.GIVE_UP if free.may_give_up(state, seat) else None

    def verdict(self, state: FarState, seat: int) -> Verdict:
        """Alone a medal is a victory (NF-16.5); where only one player was left nobody has won (NF-14.14)."""
        if state.result in ("gold", "silver", "bronze", "no-medal"):
            return "lost" if state.result == "no-medal" else "won"
        return "" if state.result == "unfinished" else super().verdict(state, seat)

    def result_text(self, state: FarState) -> Text:
        won = [f"@seat:{seat}" for seat in self.winners(state)]
        n = state.sheets[0].total if state.sheets else 0
        return text(f"far-result-{state.result}", who=won, n=n)

    # ------------------------------------------------------------------ trials and the house

    def plannable(self, state: FarState, seat: int, before: Sequence[PlanStep]) -> Sequence[PlanStep]:
        return plans.plannable(state, seat, before)

    def plan_holds(self, state: FarState, seat: int, when: str) -> bool:
        return plans.holds(state, seat, when)

    def plan_sight(self, state: FarState, seat: int) -> Any:
        return plans.sight(state, seat)

    def answer(self, state: FarState, request: Request, seat: int) -> Answer | None:
        return greedy.answer(state, self.content, request, seat)

    def explore(self, state: FarState, request: Request, seat: int, unseen: Collection[str]) -> Answer | None:
        return curious.answer(state, self.content, request, seat, unseen)

    def stocks(self, state: FarState) -> Sequence[Stock]:
        return conservation.stocks(state, self.content)

    def invariants(self, state: FarState) -> list[str]:
        return [*super().invariants(state), *conservation.broken(state)]

    def named_options(self) -> Mapping[str, Mapping[str, Any]]:
        return {
            "arcade": {"mode": "arcade"},
            "dusk": {"side": "dusk", "threats": "shuffled", "draft": False},
            "other ways": {
                **{"draft_rank": True, "open_hands": True, "arcade_blend": True, "random_seats": True},
                "reader": "player",
            },
            "arcade on map 3": {"mode": "arcade", "map": 3, "more_quests": 2},
            "later ones richer": {"late_coins": "even"},
            **{
                f"campaign on map {n}": {"mode": "campaign", "map": n, "more_quests": 2 * (n % 2)}
                for n in range(2, MAPS + 1)
            },
        }

    def usable(self) -> set[str]:
        return reachable(self.content, self.content.maps)

    def usable_with(self, options: BaseModel) -> set[str]:
        assert isinstance(options, FarOptions)
        is_arcade = options.mode == "arcade"
        told = () if is_arcade else (f"m{options.map:02}",)
        return reachable(self.content, told, has_arcade=is_arcade or options.arcade_blend)

    def paces(self) -> Mapping[str, Pace]:
        """Reading the bundled files anew, with nothing kept of an earlier start."""
        return {"loading the content": Pace(lambda: load(bundled_files(), bundled_prose()), lambda: None, 500)}

    def balance(self, battles: int, games: int, seed: str, only: Sequence[str], progress: Callable[[str], None]) -> Any:
        return measure(self, battles, games, seed, only, progress)

    def counts(self) -> list[tuple[str, int, int]]:
        return counts(self.content)

    def schemas(self) -> dict[str, object]:
        return {kind: TypeAdapter(list[model]).json_schema() for kind, model in KINDS.items()}  # type: ignore[valid-type]


@lru_cache(maxsize=1)
def _bundled() -> NearAndFar:
    return _made({})


def _made(packs: Mapping[str, str]) -> NearAndFar:
    facts, prose = facts_and_prose(packs)
    files, words = on_top(bundled_files(), facts), on_top(bundled_prose(), prose)
    return NearAndFar(load(files, words, packs=facts, kept=content_cache()))


def game(packs: Mapping[str, str] | None = None) -> NearAndFar:
    """The game with the bundled content, and further pack files (name -> text of YAML, or of the prose
    of stories) on top. Raises `ContentError`."""
    return _made(packs) if packs else _bundled()
