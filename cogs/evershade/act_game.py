"""Acts of an adventure as a `Game`, wired of their rooms. `game.py` enters it into the lobby. Pure."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

from pydantic import BaseModel, TypeAdapter

from bot import bundled
from bot.rules.decision import TABLE_SEAT, Answer, Text, text
from bot.rules.errors import ContentError, NotPossible
from bot.rules.kernel.game import Game, Order, Pace, StepFunction, Verdict
from bot.rules.lessons.lesson import read_lesson
from bot.rules.piles.zones import Stock
from bot.rules.plans.step import PlanStep
from bot.rules.play.request import Request
from bot.rules.stories.record import POSTS, pages_from
from bot.rules.table_state import Step
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.pack import AT_LEAST, KINDS, counts
from cogs.evershade.content.reachable import entries_from, foes_in, starts_of
from cogs.evershade.content.story import STORYBOOK
from cogs.evershade.house import curious, greedy, openings
from cogs.evershade.house.balance import balance as measure
from cogs.evershade.options import SessionOptions
from cogs.evershade.pace import activations
from cogs.evershade.rules import conservation, orders
from cogs.evershade.rules.camp.camping import CAMP_STEPS
from cogs.evershade.rules.camp.head_start import head_start
from cogs.evershade.rules.character.naming import own_names
from cogs.evershade.rules.combat.hurt import OVER
from cogs.evershade.rules.engine import evershade_effects, problems_of, said
from cogs.evershade.rules.heroes.casting import OWN, cast
from cogs.evershade.rules.proxies import ONES_OWN
from cogs.evershade.rules.story import handing
from cogs.evershade.rules.story.acts import acts_written, combat_over, end_act, place_of, set_off
from cogs.evershade.rules.story.exploring import entry, explore
from cogs.evershade.rules.story.handing import Handed
from cogs.evershade.rules.turns import plans
from cogs.evershade.rules.turns.rounds import STEPS
from cogs.evershade.skirmish import Skirmish
from cogs.evershade.state import EvershadeState
from cogs.evershade.view import telling
from cogs.evershade.view import view as views

STORY_STEPS: Mapping[str, StepFunction] = {
    **{
        "cast": cast,
        "head_start": head_start,
        "set_off": set_off,
        "entry": entry,
        "explore": explore,
        "end_act": end_act,
    },
    OVER: combat_over,
}


class Evershade(Game[EvershadeState]):
    """Cooperative, one to four players. Raises `ContentError` for a pack of which a table cannot carry out all."""

    id = "evershade"
    version = 3
    seats = (1, 4)
    state = EvershadeState
    options = SessionOptions
    content: EvershadeContent
    posts = POSTS
    story_vocabulary = STORYBOOK

    def __init__(self, content: EvershadeContent) -> None:
        if problems := problems_of(content):
            raise ContentError(problems)
        self.content, self.content_hash = content, content.hash
        self.packs = content.register.names
        self.effects = evershade_effects()
        self.voice = content.voice
        self.lesson = read_lesson(bundled("evershade/lesson.yaml"))
        self.steps: Mapping[str, StepFunction] = {**STEPS, **STORY_STEPS, **CAMP_STEPS}

    def new(self, options: BaseModel, seats: int) -> EvershadeState:
        """LE-3.1: the party is cast first. Raises `NotPossible` for an act that nobody has written yet."""
        assert isinstance(options, SessionOptions)
        adventure = self.content.adventure(options.adventure)
        if adventure is None:
            raise NotPossible(text("evershade-refused-adventure"))
        written = acts_written(self.content, adventure)
        if options.act > written:
            raise NotPossible(text("evershade-refused-act", n=options.act, written=written))
        chapter, act = place_of(adventure, options.act)
        agenda = [Step(name="cast")]
        return EvershadeState(steps=agenda, options=options, adventure=adventure.id, chapter=chapter, act=act)

    # ------------------------------------------------------------------ an act of a campaign

    def receive(self, state: EvershadeState, brings: Any) -> None:
        """brings: what the party is between two acts, as `Handed` has it (LE-26.7)."""
        handing.take(state, Handed.model_validate(brings))

    def left(self, state: EvershadeState) -> Any:
        return handing.hand_over(state)

    # ------------------------------------------------------------------ what is seen

    def view(self, state: EvershadeState, seat: int | None) -> dict[str, Any]:
        public = views.session_view(state, self.content)
        return public if seat is None else self.seat_view(state, seat, public)

    def seat_view(self, state: EvershadeState, seat: int, public: Mapping[str, Any]) -> dict[str, Any]:
        return views.seat_view(state, self.content, seat, public)

    def describe(self, view: Mapping[str, Any]) -> list[Text]:
        return telling.describe(view)

    def pages(self, view: Mapping[str, Any]) -> Sequence[Text]:
        return pages_from(view)

    def prose(self, ref: str, language: str = "en") -> str | None:
        return self.content.storybook.prose.find(ref, language)

    def own_names(self, state: EvershadeState) -> Mapping[str, str]:
        """Characters that people have made."""
        return own_names([*state.heroes, *state.gone])

    def name_of(self, ref: str) -> str | None:
        return views.name_of(self.content, ref)

    def verdict(self, state: EvershadeState, seat: int) -> Verdict:
        """An act that is over is neither: the adventure goes on."""
        return "won" if state.result == "won" else "lost" if state.result == "lost" else ""

    def roller(self, state: EvershadeState, stream: str) -> int | None:
        """A character's dice are their player's; whoever else throws is nobody's."""
        kind, _, name = stream.partition(":")
        if kind not in ("roll", "div", "terror"):
            return None
        return state.seat_of(name) if any(one.id == name for one in state.heroes) else TABLE_SEAT

    def proxies(self, state: EvershadeState, key: str, seat: int, present: Sequence[int]) -> Sequence[int]:
        """LE-4.8: anybody, for decisions of one named player; votes, the holder's and windows have their default."""
        return present if state.options.proxy_after_timeout and key in ONES_OWN else ()

    def refusal(self, state: EvershadeState, seat: int, request: Request | None, answer: str) -> Text | None:
        """E33: whoever has nobody in play is told when that changes (LE-7.7, 3D.6)."""
        own = [one for one in state.heroes_of(seat) if one.id]
        if request is None and own and all(one.is_dead or one.status in ("dead", "joining") for one in own):
            status = "joining" if any(one.status == "joining" for one in own) else "dead"
            return text("evershade-refused-out", who=f"@{own[0].id}", status=status)
        return None

    def result_text(self, state: EvershadeState) -> Text:
        return text(f"evershade-result-{state.result}", act=state.act, chapter=state.chapter)

    # ------------------------------------------------------------------ trials and the house

    def answer(self, state: EvershadeState, request: Request, seat: int) -> Answer | None:
        return greedy.answer(state, self.content, request, seat)

    def orders(self, state: EvershadeState, seat: int) -> Sequence[Order]:
        return orders.orders(state)

    def plannable(self, state: EvershadeState, seat: int, before: Sequence[PlanStep]) -> Sequence[PlanStep]:
        return plans.plannable(state, seat, before)

    def plan_meets(self, state: EvershadeState, request: Request, seat: int, step: PlanStep) -> bool:
        return plans.meets(request, step)

    def planned_answer(self, state: EvershadeState, request: Request, seat: int, step: PlanStep) -> Answer | None:
        return plans.planned(request, step)

    plan_asides = plans.ASIDES

    def plan_sight(self, state: EvershadeState, seat: int) -> Any:
        return plans.sight(state, seat)

    def obey(self, state: EvershadeState, request: Request, seat: int, option: str) -> Answer | None:
        return orders.obeyed(request, option, self.answer(state, request, seat))

    def stocks(self, state: EvershadeState) -> Sequence[Stock]:
        return conservation.stocks(state, self.content)

    def invariants(self, state: EvershadeState) -> list[str]:
        return [*super().invariants(state), *conservation.broken(state, self.content)]

    def redeal(self, state: EvershadeState, seat: int | None, seed: bytes) -> None:
        """Beside what lies face down: what others have read alone, and their secrets (rules 10.5)."""
        super().redeal(state, seat, seed)
        state.story.exchange(seat)
        for one in state.heroes:
            if one.secret and state.seat_of(one.id) != seat:
                one.secret = "exchanged"

    def values_of(self, setting: str) -> Sequence[str]:
        """Adventures of which an act is written, in the packs' order."""
        if setting != "adventure":
            return ()
        return [one.id for one in self.content.adventures.values() if acts_written(self.content, one)]

    def named_options(self) -> Mapping[str, Mapping[str, Any]]:
        return {
            "acts 3 and 4": {"act": 3, "until": "chapter"},
            "four heroes": {"heroes": 4, "until": "act"},
            "alone with a partner": {"heroes": 1, "until": "act"},
            "companions": {"companions": 2, "until": "act"},
            "ones cancel": {"ones_cancel_successes": True, "ones_fate_only_on_failure": True, "shares": "asked"},
            **{f"{one}, act {act}": found for one, act, found in self._every_act()},
        }

    def _every_act(self) -> Iterator[tuple[str, int, Mapping[str, Any]]]:
        """(adventure, act, options) of each single act that is written."""
        for adventure in self.content.adventures.values():
            for act in range(1, acts_written(self.content, adventure) + 1):
                yield adventure.id, act, {"adventure": adventure.id, "act": act, "until": "act"}

    def trial_opening(self, number: int, seats: int, unseen: Collection[str] = ()) -> Any:
        """A named act by turns as if others had been played before it, and as a table of its own."""
        options, turn = self.trial_options(number)
        adventure = self.content.adventure(options.get("adventure", ""))
        if adventure is None or "act" not in options:
            return None
        return openings.opening(self.content, adventure, options["act"], turn, seats, unseen)

    def trial_parts(self) -> Sequence[Game[Any]]:
        return (Skirmish(self.content),)

    def explore(self, state: EvershadeState, request: Request, seat: int, unseen: Collection[str]) -> Answer | None:
        return curious.answer(state, self.content, request, unseen)

    def usable_with(self, options: BaseModel) -> set[str]:
        """Of entries and foes only what lies in its acts; a partner has only whoever plays one hero alone."""
        assert isinstance(options, SessionOptions)
        content = self.content
        adventure = content.adventure(options.adventure)
        if adventure is None:
            return set()
        written = acts_written(content, adventure)
        chapter, act = place_of(adventure, options.act)
        of_chapter = options.act - act + len(adventure.chapters[chapter - 1].acts)
        last = {"act": options.act, "chapter": of_chapter, "adventure": written}
        told = entries_from(content, starts_of(adventure, options.act, min(written, last[options.until])))
        far = {f"entry:{name}" for name in content.storybook.entries if name not in told}
        far |= {*content.enemies, *content.activations} - foes_in(content, told)
        far |= set() if options.heroes == 1 else {*content.partners}
        return self.usable() - far

    def usable(self) -> set[str]:
        """Entries, heroes and what they are made of; cards that can be played, items with an action, enemies and their
        cards; and the effects that anything says, for some of the vocabulary are there for other packs."""
        content = self.content
        items = [name for name, item in content.items.items() if item.action is not None]
        allies = [*content.companions, *content.partners, *content.summons]
        cards = [*content.action_cards, *items, *allies, *content.enemies, *content.activations, *content.camp_cards]
        entries = [f"entry:{name}" for name in content.storybook.entries]
        heroes = [f"hero:{name}" for name in [*content.pregens, OWN]]
        paths = [path.id for one in content.professions.values() for path in one.paths]
        made_of = {"race": [*content.races], "origin": [*content.origins], "path": paths}
        parts = [f"{kind}:{name}" for kind, names in made_of.items() for name in names]
        return {*entries, *heroes, *parts, *said(content), *cards}

    def balance(self, battles: int, games: int, seed: str, only: Sequence[str], progress: Callable[[str], None]) -> Any:
        """battles: fights of each combat and size of the party; games: fights with each path; whole acts are not
        measured."""
        return measure(Skirmish(self.content), battles, games, seed, only, progress)

    def paces(self) -> Mapping[str, Pace]:
        """An enemy's whole activation, with eight models on a sheet of nine by seven."""
        whole, without = activations(self.content)
        return {"an enemy's activation, 9x7, eight models": Pace(whole, without, 5)}

    def counts(self) -> list[tuple[str, int, int]]:
        return counts(self.content)

    def at_least(self) -> Collection[str]:
        return AT_LEAST

    def schemas(self) -> dict[str, object]:
        return {kind: TypeAdapter(list[model]).json_schema() for kind, model in KINDS.items()}  # type: ignore[valid-type]
