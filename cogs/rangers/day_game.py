"""A day of Earthborne Rangers as a `Game`: what it is, wired of its rooms. `game.py` enters it into the lobby."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from cachetools import LRUCache
from pydantic import BaseModel, TypeAdapter, ValidationError

from bot import bundled
from bot.rules.decision import Answer, Option, Text, text
from bot.rules.errors import NotPossible
from bot.rules.kernel.game import Game, Order, StepFunction
from bot.rules.kernel.printed import Pace
from bot.rules.lessons.lesson import read_lesson
from bot.rules.piles.zones import Stock
from bot.rules.plans.step import PlanStep
from bot.rules.play.handle import Play
from bot.rules.play.request import Request
from bot.rules.stories.record import POSTS, pages_from
from bot.rules.table_state import Step
from cogs.rangers import bundled_files, bundled_prose
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.decks import RangerDeck, problems_of
from cogs.rangers.content.imports.cards import read_cards
from cogs.rangers.content.imports.own import PINNING, content_with
from cogs.rangers.content.imports.sample import sample_file
from cogs.rangers.content.pack import KINDS, counts, load
from cogs.rangers.content.stories import GUIDE
from cogs.rangers.content.vocabulary.effects import EFFECT_NAMES
from cogs.rangers.house import curious, greedy, openings
from cogs.rangers.house.balance import balance as measure
from cogs.rangers.options import RangersOptions
from cogs.rangers.rules import conservation, ground, orders, plans
from cogs.rangers.rules.day import STEPS
from cogs.rangers.rules.edge import AGAIN, again_options, edge_options, gear_options, go_again, hand_options, use_edge
from cogs.rangers.rules.effects.engine import rangers_effects
from cogs.rangers.rules.evening import hand_over
from cogs.rangers.rules.morning import (
    PROPOSE_WEATHER,
    expected_weather,
    lone_mission,
    may_propose_weather,
    propose_weather,
    take_ranger,
    weather_option,
)
from cogs.rangers.rules.reading.glance import Glance
from cogs.rangers.rules.refusals import why_refused
from cogs.rangers.rules.turn import why_not_now
from cogs.rangers.state import Brought, BroughtRanger, Ranger, RangersState
from cogs.rangers.view import telling
from cogs.rangers.view import view as views
from cogs.rangers.view.outcome import outcome

REMEMBERED: Final = 32
"""Tables whose own cards are kept read."""
MOST_AT_ONCE: Final = 2_000
"""Cards in a server's file that are read in two seconds while all tables go on."""
MOST_TOLD: Final = 5
"""Problems of a deck in one sentence."""


class RangersDay(Game[RangersState]):
    """Cooperative, one to four Rangers, one day."""

    id = "rangers"
    version = 1
    patience = 3  # ER-16.6
    sleeps = True  # ER-16.6
    seats = (1, 4)
    state = RangersState
    options = RangersOptions
    content: RangersContent
    posts = POSTS
    story_vocabulary = GUIDE

    def __init__(self, content: RangersContent) -> None:
        self.content = content
        self.content_hash = content.hash
        self.packs = content.register.names
        self.effects = rangers_effects()
        self.voice = content.voice
        self.lesson = read_lesson(bundled("rangers/lesson.yaml"))
        self._tables: LRUCache[str, RangersContent] = LRUCache(REMEMBERED)
        self.steps: Mapping[str, StepFunction] = STEPS

    def new(self, options: BaseModel, seats: int) -> RangersState:
        assert isinstance(options, RangersOptions)
        valley = next(iter(self.content.maps.values()))
        state = RangersState(
            steps=[Step(name="choose_rangers")],
            options=options,
            place=valley.start,
            terrain=valley.start_terrain,
            rangers=[Ranger() for _ in range(seats)],
        )
        lone = lone_mission(state, self.content)
        if lone is not None and (places := self.content.missions[lone].places):
            state.place = places[0]
            state.terrain = valley.ways[state.place][0].terrain
        return state

    # ------------------------------------------------------------------ a day of a campaign

    def receive(self, state: RangersState, brings: Any) -> None:
        """brings: the campaign's record and who rides, as `Brought` has it (ER-14.9)."""
        record = Brought.model_validate(brings)
        state.is_lone = False
        state.day, state.length, state.lead = record.day, record.length, record.lead
        state.place, state.terrain = record.place, record.terrain
        state.missions, state.done, state.rewards = record.missions, record.done, record.rewards
        state.day_entries = record.day_entries
        state.story.keywords.extend(record.events)
        PINNING.restore(state, record.pinned)
        for seat, ranger in enumerate(record.rangers):
            if ranger.role:  # whoever has none yet is asked (rules 3.0)
                take_ranger(state.rangers[seat], ranger)
                state.own_rangers[seat] = ranger
                state.kept[seat] = ranger.gear

    def content_of(self, state: RangersState) -> RangersContent:
        if not state.pinned_mark:
            return self.content
        found = self._tables.get(state.pinned_mark)
        if found is None:  # the mark names the cards, so that equal ones are read once
            found = self._tables[state.pinned_mark] = content_with(self.content, state)
        return found

    def own_names(self, state: RangersState) -> Mapping[str, str]:
        return self.content_of(state).own_names

    def supply(self, state: RangersState, seat: int, data: Any) -> None:
        """A Ranger off a user's shelf: `{"name", "data"}`, a `RangerDeck`; `pinned`: its cards that only this server
        has. Refuses one that may not ride, and says what is wrong with it (ER-18.3). Or ground to walk on: `{"ground",
        "pinned"}`, its name and its cards."""
        if isinstance(data, Mapping) and "ground" in data:
            ground.take(state, str(data["ground"]), data.get("pinned"))
            return
        try:
            deck = RangerDeck.model_validate(data["data"])
            name = str(data["name"])
        except (ValidationError, TypeError, KeyError):
            raise NotPossible(text("rangers-refused-deck")) from None
        taken = state.model_copy(update={"pinned": dict(state.pinned), "fetched": dict(state.fetched)})
        PINNING.take(taken, seat, data.get("pinned", []))
        problems = problems_of(self.content_of(taken), deck)
        if problems:
            told = [problem.said for problem in problems[:MOST_TOLD]]
            raise NotPossible(text("rangers-refused-deck-wrong", why=told, more=max(0, len(problems) - MOST_TOLD)))
        state.pinned, state.fetched, state.pinned_mark = taken.pinned, taken.fetched, taken.pinned_mark
        sets = {"background": deck.background, "specialty": deck.specialty}
        made = BroughtRanger(name=name, aspect=deck.aspect, role=deck.role, deck=dict(deck.cards), **sets)
        state.own_rangers[seat] = made

    def left(self, state: RangersState) -> Any:
        return hand_over(state, self.content_of(state))

    # ------------------------------------------------------------------ what is seen

    def view(self, state: RangersState, seat: int | None) -> dict[str, Any]:
        public = views.public_view(state, self.content_of(state))
        return public if seat is None else self.seat_view(state, seat, public)

    def seat_view(self, state: RangersState, seat: int, public: Mapping[str, Any]) -> dict[str, Any]:
        return views.seat_view(state, self.content_of(state), seat, public)

    def describe(self, view: Mapping[str, Any]) -> list[Text]:
        return telling.describe(view)

    def pages(self, view: Mapping[str, Any]) -> Sequence[Text]:
        return pages_from(view)

    def prose(self, ref: str, language: str = "en") -> str | None:
        return self.content.guide.prose.find(ref, language)

    def name_of(self, ref: str) -> str | None:
        return self.content.name_of(ref)

    def result_text(self, state: RangersState) -> Text:
        return outcome(state, self.content_of(state))

    # ------------------------------------------------------------------ at any moment

    def anytime(self, state: RangersState, seat: int) -> Sequence[Option]:
        """ER-5.8: at the edge of somebody's turn the others may use their abilities too. DP-25: in the morning anybody
        may propose another weather; ER-18.5: and, before that, ground of the server's own."""
        if ground.may_propose(state):
            return (ground.OPTION,)
        if may_propose_weather(state, seat):
            return (weather_option(expected_weather(state, self.content)[0]),)
        if not state.is_edge or state.turn_of is None or seat == state.turn_of:
            return ()
        look = Glance(state, self.content_of(state))
        own = [*edge_options(look, seat), *hand_options(look, seat), *gear_options(look, seat)]
        return [*again_options(look, seat), *own]

    async def act_anytime(self, play: Play[RangersState], seat: int, option: str) -> None:
        if option == ground.PROPOSE:
            await ground.propose(play, seat)
            return
        if option == PROPOSE_WEATHER:
            propose_weather(play, seat)
            return
        if option == AGAIN:
            await go_again(play, seat)
        await use_edge(play, seat, option)

    def refusal(self, state: RangersState, seat: int, request: Request | None, answer: str) -> Text | None:
        if request is None and (why := why_not_now(state, seat)) is not None:
            return why
        key = request.decision.key if request is not None else ""
        return why_refused(Glance(state, self.content_of(state)), seat, key, answer)

    # ------------------------------------------------------------------ trials and the house

    def answer(self, state: RangersState, request: Request, seat: int) -> Answer | None:
        """What the house would do; whoever is away takes each question's default instead (ER-16.6)."""
        return None if request.anytime else greedy.answer(state, self.content_of(state), request, seat)

    def explore(self, state: RangersState, request: Request, seat: int, unseen: Collection[str]) -> Answer | None:
        return curious.answer(state, self.content_of(state), request, seat, unseen)

    def orders(self, state: RangersState, seat: int) -> Sequence[Order]:
        return orders.ORDERS

    def obey(self, state: RangersState, request: Request, seat: int, option: str) -> Answer | None:
        return orders.obey(request, option)

    def plannable(self, state: RangersState, seat: int, before: Sequence[PlanStep]) -> Sequence[PlanStep]:
        return plans.plannable(Glance(state, self.content_of(state)), seat, before)

    plan_asides = plans.ASIDES

    def plan_sight(self, state: RangersState, seat: int) -> Any:
        return plans.sight(state, seat)

    def stocks(self, state: RangersState) -> Sequence[Stock]:
        return conservation.stocks(state, self.content_of(state))

    def invariants(self, state: RangersState) -> list[str]:
        return [*super().invariants(state), *conservation.broken(state, self.content_of(state))]

    def named_options(self) -> Mapping[str, Mapping[str, Any]]:
        return {
            "as published": {"preset": "full"},
            "one kind of energy": {
                "energy": "single",
                "path_draws": "per_ranger",
                "travel_gate": "open",
                "path_moments": True,
            },
        }

    def trial_opening(self, number: int, seats: int, unseen: Collection[str] = ()) -> Any:
        return openings.opening(self.content, number, seats)

    def usable(self) -> set[str]:
        return {*EFFECT_NAMES, *self.content.ranger_cards, *self.content.path_cards, *self.content.locations}

    def printed(self) -> set[str]:
        """Roles, weathers and missions besides: no random player has to come across each of them."""
        return {*super().printed(), *self.content.roles, *self.content.weathers, *self.content.missions}

    def paces(self) -> Mapping[str, Pace]:
        """Reading the bundled files anew, nothing kept of an earlier start, and a server's own cards (rules 14)."""
        many = sample_file(MOST_AT_ONCE)
        return {
            "loading the content": Pace(lambda: load(bundled_files(), bundled_prose()), lambda: None, 500),
            f"reading {MOST_AT_ONCE:,} cards of a server": Pace(
                lambda: read_cards(many, "large"), lambda: None, 2_000, beside=250
            ),
        }

    def balance(self, battles: int, games: int, seed: str, only: Sequence[str], progress: Callable[[str], None]) -> Any:
        return measure(self, self.content, battles, games, seed, only, progress)

    def counts(self) -> list[tuple[str, int, int]]:
        return counts(self.content)

    def schemas(self) -> dict[str, object]:
        return {kind: TypeAdapter(list[model]).json_schema() for kind, model in KINDS.items()}  # type: ignore[valid-type]
