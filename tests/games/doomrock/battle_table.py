"""A battlefield laid out by hand, for tests of single rules: state first, then one step or one piece of rules."""

from collections.abc import Awaitable, Callable, Sequence
from functools import lru_cache
from typing import Any

from bot.rules.decision import Event
from bot.rules.kernel.run import Request, Run
from bot.rules.table_state import Step
from cogs.doomrock import bundled_files
from cogs.doomrock.content.content import DoomrockContent
from cogs.doomrock.content.pack import load
from cogs.doomrock.house.trial import BattleTrial
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.state import BattleState, Die, DoomrockOptions, DoomrockState, EnemyState, HeroState

SEED = b"battle test"
Edit = Callable[[DoomrockState], None]
Probe = Callable[[DoomrockPlay], Awaitable[None]]


@lru_cache(maxsize=1)
def content() -> DoomrockContent:
    return load(bundled_files())


def hero(place: int, class_id: str, *more: str, trait: str = "tr.lucky") -> HeroState:
    """A hero with its starting cards and `more`, all dice unrolled."""
    card = content().heroes[class_id]
    made = HeroState(f"h{place}", place, class_id, trait, card.hp, card.hp)
    made.abilities = [*card.starting, content().traits[trait].ability, *more]
    made.dice = [Die(f"d{n}") for n in range(1, len(made.abilities) + 1)]
    return made


def enemy(number: int, kind: str = "minion", hp: int = 2, armor: int = 0, dmg: int = 1) -> EnemyState:
    return EnemyState(f"e{number}", kind, "en.library:" + ("minion" if kind == "minion" else "0"), hp, hp, armor, dmg)


def field(
    heroes: Sequence[HeroState],
    enemies: Sequence[EnemyState],
    groups: Sequence[Sequence[str]],
    step: str | Probe = "battle_heroes",
    *,
    now: str = "heroes",
    edit: Edit | None = None,
    script: dict[str, list[Any]] | None = None,
    options: DoomrockOptions | None = None,
    cards: DoomrockContent | None = None,
    encounter: str = "en.library",
) -> Run[DoomrockState]:
    """A run that stands at the first question of a step (or of a coroutine, while the battle is at step `now`)."""
    known = cards or content()
    game = BattleTrial(known)
    steps = dict(game.steps)

    async def probe(play: DoomrockPlay) -> None:
        assert not isinstance(step, str)
        await step(play)

    steps["probe"] = probe
    game.steps = steps

    def patch(state: DoomrockState) -> None:
        state.heroes = list(heroes)
        state.segment = 1
        state.encounters = [encounter] * 3
        state.setting = "se.plans"
        state.phase = "battle"
        state.pool = [kind for kind, n in known.expose.items() for _ in range(n)]
        state.discards = {name: [] for name in ("common", "epic", "ability", "wilderness", "mountain", "settings")}
        state.decks = {name: list(known.deck(name)) for name in state.discards if name != "ability"}
        state.battle = BattleState(
            encounter,
            round=1,
            step=now,
            enemies=list(enemies),
            groups=[list(group) for group in groups],
            spawned=len(enemies),
            ai_draw=known.ai_deck(encounter),
        )
        for group in state.battle.groups:
            for one in group:
                assert state.character(one) is not None, one
        state.steps = [Step(name=step if isinstance(step, str) else "probe")]
        if edit is not None:
            edit(state)

    return Run.start(game, SEED, len(heroes), options or DoomrockOptions(), script, patch)


def quick_cards_of_one(class_id: str, edit: Edit) -> Run[DoomrockState]:
    """A hero alone against a boss, before the enemies act."""
    one, boss = hero(0, class_id), enemy(1, "boss", 20)
    return field([one], [boss], [["h0"], ["e1"]], "battle_initiative", now="initiative", edit=edit)


def take_markers(state: DoomrockState, *kinds: str) -> list[str]:
    """Markers out of the pool, for laying them somewhere."""
    for kind in kinds:
        state.pool.remove(kind)
    return list(kinds)


def lay(state: DoomrockState, hero_id: str, **dice: int) -> None:
    """Lay dice of a face on abilities: `lay(state, "h0", haymaker=5)`; two of them as `haymaker=55`."""
    owner = state.hero(hero_id)
    for card, faces in dice.items():
        for face in str(faces):
            die = next(die for die in owner.dice if die.where == "pool")
            symbol = content().abilities[f"ab.{card}"].symbol
            die.where, die.face = f"{'locked' if symbol == 'lock' else 'ability'}:ab.{card}", int(face)


def asked(run: Run[DoomrockState], key: str) -> Request:
    """The pending question with this key."""
    found = [request for request in run.requests() if request.decision.key == key]
    assert found, f"{key} is not asked, but {[request.decision.key for request in run.requests()]}"
    return found[0]


def choose(run: Run[DoomrockState], key: str, answer: Any) -> None:
    """Answer the question with this key."""
    request = asked(run, key)
    seat = request.decision.seats[0]
    if key == "doomrock.act":
        seat = next(
            r.decision.seats[0]
            for r in run.requests()
            if r.decision.key == key and any(o.id == answer for o in r.options(run))
        )
        request = next(r for r in run.requests() if r.decision.seats[0] == seat)
    run.choose(seat, answer, run.token(request, seat))


def legal(run: Run[DoomrockState], key: str) -> list[str]:
    return [option.id for option in asked(run, key).options(run) if option.refused is None]


def refused(run: Run[DoomrockState], key: str) -> dict[str, str]:
    """Illegal options that are shown, with the key of why not."""
    return {option.id: option.refused.key for option in asked(run, key).options(run) if option.refused is not None}


def said(run: Run[DoomrockState], kind: str) -> list[Event]:
    return [event for event in run.journal if event.kind == kind]
