"""Single battles without a map: for balance, tests and speed. Pure."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from pydantic import BaseModel

from bot.rules.decision import Answer, Option, Text, text
from bot.rules.kernel.game import Game, StepFunction
from bot.rules.kernel.run import Request, Run
from bot.rules.piles.pile import draw
from bot.rules.piles.zones import Stock
from bot.rules.rng import Chance
from bot.rules.table_state import Step
from cogs.doomrock.house import battle
from cogs.doomrock.rules import anytime, conservation, invariants
from cogs.doomrock.rules.battle.rounds import STEPS
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.registry import doomrock_effects
from cogs.doomrock.state import DoomrockOptions, DoomrockState, HeroState

TARGET_LEVEL: Final[Mapping[int, float]] = {1: 5.0, 2: 6.0, 3: 6.7}
"""Ability cards a hero that a party should have at each battle (rules §8)."""
LONGEST = 4_000


async def over(play: DoomrockPlay, **args: Any) -> None:
    """The battle is won."""
    play.end("won")


class BattleTrial(Game[DoomrockState]):
    """One battle as a game of its own, beginning with the step `battle`."""

    id = "doomrock"
    seats = (1, 4)
    state = DoomrockState
    options = DoomrockOptions

    def __init__(self, content: Any) -> None:
        self.content = content
        self.content_hash = content.hash
        self.effects = doomrock_effects()
        self.steps: Mapping[str, StepFunction] = {**STEPS, "next_segment": over, "final_score": over}

    def new(self, options: BaseModel, seats: int) -> DoomrockState:
        assert isinstance(options, DoomrockOptions)
        return DoomrockState(options=options, steps=[Step(name="battle")])

    def view(self, state: DoomrockState, seat: int | None) -> dict[str, Any]:
        return {}

    def describe(self, view: Mapping[str, Any]) -> list[Text]:
        return []

    def anytime(self, state: DoomrockState, seat: int) -> Sequence[Option]:
        return anytime.options(state, self.content, seat)

    async def act_anytime(self, play: DoomrockPlay, seat: int, option: str) -> None:
        await anytime.act(play, seat, option)

    def stocks(self, state: DoomrockState) -> Sequence[Stock]:
        return conservation.in_battle(state, self.content)

    def invariants(self, state: DoomrockState) -> list[str]:
        return [*super().invariants(state), *invariants.invariants(state, self.content)]

    def answer(self, state: DoomrockState, request: Request, seat: int) -> Answer | None:
        return battle.answer(state, self.content, request, seat)

    def result_text(self, state: DoomrockState) -> Text:
        return text(f"dr-{state.result}")


def party(
    content: Any,
    state: DoomrockState,
    heroes: int,
    cards: float,
    seed: bytes,
    *,
    items: Sequence[str] = (),
    gear: bool = False,
    expose: int = 1,
    seats: int | None = None,
) -> None:
    """Put a party into a fresh state: random classes, traits and levels, full hp, `expose` markers each.

    cards: ability cards a hero; with 6.7 the first seven of ten heroes have seven. items: consumables of the party;
    gear: every hero also wears a random armor, artifact and weapon, whatever they require.
    """
    chance = Chance(seed, {})
    classes = chance.sample("classes", list(content.heroes), heroes)
    traits = chance.sample("traits", list(content.traits), heroes)
    deck = chance.shuffle("ability", content.level_up())
    state.seats = seats or heroes
    state.setting = chance.pick("setting", [c for c in content.settings if c not in ("se.curse",)])
    state.pool = chance.shuffle("expose", [kind for kind, n in content.expose.items() for _ in range(n)])
    state.items = list(items)
    state.discards = {name: [] for name in ("common", "epic", "ability", "wilderness", "mountain", "settings")}
    state.decks = {name: chance.shuffle(name, content.deck(name)) for name in state.discards if name != "ability"}
    for place in range(heroes):
        card = content.heroes[classes[place]]
        hero = HeroState(f"h{place}", place % state.seats, card.id, traits[place], hp=card.hp, max_hp=card.hp)
        hero.abilities = [*card.starting, content.traits[traits[place]].ability]
        state.heroes.append(hero)
    for place in range(round((cards - 4) * heroes)):
        hero = state.heroes[place % heroes]
        drawn = draw(deck, 3)
        hero.abilities.append(best_level(content, hero, drawn, chance))
        hero.levels += 1
    for hero in state.heroes if gear else ():
        for slot in ("armor", "artifact", "one_hand"):
            worn = {item for other in state.heroes for item in other.equipped}
            fitting = [i.id for i in content.items.values() if i.slot == slot and i.id not in worn]
            hero.equipped.append(chance.pick(f"gear:{slot}", fitting))
    look = Look(state, content)
    for hero in state.heroes:
        stats.refresh(look, hero.id)
        hero.hp = hero.max_hp
        hero.expose = draw(state.pool, expose)


def best_level(content: Any, hero: HeroState, drawn: Sequence[str], chance: Chance) -> str:
    """Which of three drawn cards a sensible player keeps: attacks first, then faces not yet covered."""
    covered = {face for card in hero.abilities for face in content.abilities[card].faces}

    def worth(card_id: str) -> tuple[int, int]:
        card = content.abilities[card_id]
        attacks = sum(content.abilities[c].type == "attack" for c in hero.abilities)
        return (2 if card.type == "attack" and attacks < 4 else 0) + len(set(card.faces) - covered), len(card.faces)

    return max(drawn, key=worth)


@dataclass(slots=True)
class Outcome:
    """How a battle went. hp: what the heroes have left, the fallen at 0."""

    won: bool
    rounds: int
    choices: int
    hp: int


def start(
    content: Any,
    encounter: str,
    heroes: int,
    cards: float,
    seed: str,
    *,
    options: DoomrockOptions | None = None,
    items: Sequence[str] = (),
    gear: bool = False,
    seats: int | None = None,
    script: dict[str, list[Any]] | None = None,
) -> Run[DoomrockState]:
    """A battle at its first question."""
    tier = int(content.encounters[encounter].tier)

    def patch(state: DoomrockState) -> None:
        party(content, state, heroes, cards, seed.encode(), items=items, gear=gear, seats=seats)
        state.segment = 1 if tier == 3 else tier  # no row is needed then (DR-7.1)
        state.encounters = [encounter] * 3
        state.phase = "map"

    return Run.start(BattleTrial(content), seed.encode(), seats or heroes, options or DoomrockOptions(), script, patch)


def battle_trial(
    content: Any, encounter: str, heroes: int, cards: float | None = None, seed: str = "trial", **more: Any
) -> Outcome:
    """One battle between greedy house players. cards: ability cards a hero, by default the target of its tier."""
    level = TARGET_LEVEL[content.encounters[encounter].tier] if cards is None else cards
    run = start(content, encounter, heroes, level, seed, **more)
    rounds, hp = 0, 0
    while not run.over and run.index < LONGEST:
        pending = run.requests()
        request = next((r for r in pending if _is_open(r)), pending[0])
        seat = request.decision.seats[0]
        answer = run.game.answer(run.state, request, seat)
        run.choose(seat, request.decision.house_answer() if answer is None else answer, run.token(request, seat))
        run.journal.clear()
        if run.state.battle is not None:
            rounds = run.state.battle.round
            hp = sum(hero.hp for hero in run.state.heroes)
    return Outcome(run.state.result == "won", rounds, run.index, hp)


def _is_open(request: Request) -> bool:
    """Not the question of a seat that is done and only waits for the others."""
    return request.decision.key != "doomrock.act" or any(o.id == "done" for o in request.decision.options())
