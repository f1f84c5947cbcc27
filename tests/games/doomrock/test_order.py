"""What is said to be free of order is played in several orders on copies of one table, over all bundled cards (DR-1.3).

Two orders are alike when everything that anybody can see or count is: faces of markers lie hidden in a shuffled pool,
so only their number counts where nobody has turned them over.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any

import pytest

from bot.rules.content.reader import walk
from bot.rules.effects.order import Unit, contested
from bot.rules.kernel.run import Run
from cogs.doomrock.content.vocabulary import MANY
from cogs.doomrock.rules.battle import attack, moves
from cogs.doomrock.rules.battle import explosion as expose
from cogs.doomrock.rules.battle import handlers as battle_handlers
from cogs.doomrock.rules.battle.blows import Blows, order_matters
from cogs.doomrock.rules.battle.damage import strike
from cogs.doomrock.rules.battle.explosion import explode
from cogs.doomrock.rules.cards import triggers
from cogs.doomrock.rules.effects import targets
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.resolution import run_one
from cogs.doomrock.rules.map import counters
from cogs.doomrock.rules.map import handlers as map_handlers
from cogs.doomrock.rules.reading.order import DoomrockJudge
from cogs.doomrock.rules.reading.sight import AttackFrame, Context
from cogs.doomrock.rules.reading.standing import MINE, standing
from cogs.doomrock.state import DoomrockState, Status
from tests.games.doomrock.battle_table import content, enemy, field, hero

HEROES = ("h0", "h1", "h2")
FOES = ("e1", "e2", "e3", "e4")
BATTLE_MOMENTS = (
    "start_of_round",
    "end_of_round",
    "battle_start",
    "battle_end",
    "own_attack",
    "on_attacked",
    "on_damaged",
    "enemy_defeated",
    "hero_fallen",
    "roll_final",
)
TRIES = 6
"""Random tables for each set of cards and each effect."""


def shaken(seed: str, equipped: Sequence[tuple[str, str]] = ()) -> Callable[[DoomrockState], None]:
    """A table of three heroes and four enemies with everything that matters drawn by a seed."""
    dice = random.Random(seed)

    def edit(state: DoomrockState) -> None:
        assert state.battle is not None
        groups: list[list[str]] = [[], [], [], []]
        for one in (*HEROES, *FOES):
            dice.choice(groups).append(one)
        state.battle.groups = [group for group in groups if group]
        state.battle.round, state.battle.enrage = dice.randint(1, 6), dice.randint(0, 4)
        state.silver, state.time, state.leader = dice.randint(0, 3), dice.randint(0, 3), dice.randint(0, 2)
        state.options.cumulation = dice.choice(["revealed", "all_blanks"])
        dice.shuffle(state.pool)
        characters: list[Any] = [*state.heroes, *state.battle.enemies]
        for character in characters:
            character.hp = dice.randint(1, character.max_hp)
            character.shields = dice.choice([0, 0, 1, 2])
            for _ in range(dice.choice([0, 0, 0, 1, 2])):
                character.expose.append(state.pool.pop())
            if dice.random() < 0.2:
                character.statuses.append(Status(dice.choice(["hidden", "weakened", "immovable", "bogged"])))
        for fighter in state.heroes:
            fighter.heroism = dice.choice([0, 1, 2])
        short = dice.choice([0, 1, 2, 9, 9, 9])
        state.revealed, state.pool = state.pool[short:], state.pool[:short]
        for owner, card in equipped:
            state.hero(owner).equipped.append(card)
            state.items = [item for item in state.items if item != card]

    return edit


def seen(run: Run[DoomrockState]) -> dict[str, Any]:
    """Everything that the order must not change."""
    state = run.state.model_dump(mode="json", exclude={"asked", "seen", "used", "steps"})
    battle = state["battle"]
    if battle is not None:
        battle["groups"] = sorted(sorted(group) for group in battle["groups"])
        battle["reached"].sort()
    for character in [*state["heroes"], *(battle["enemies"] if battle is not None else [])]:
        character["expose"] = len(character["expose"])
        character["statuses"].sort(key=str)
    piles = Counter(state.pop("revealed")), Counter(state.pop("removed"))
    state["pool"] = len(state["pool"])
    state["modifiers"].sort(key=str)
    state["counters"] = {name: n for name, n in state["counters"].items() if name != "expose"}
    return {**state, "piles": piles}


def played(
    seed: str, rules: Callable[[DoomrockPlay], Any], equipped: Sequence[tuple[str, str]] = (), **more: Any
) -> Any:
    """Play rules on a fresh copy of the table of this seed; every question gets the first option by name."""
    heroes = [hero(0, "brawler"), hero(1, "hexer"), hero(2, "archer")]
    foes = [enemy(1, "boss", 9), enemy(2, hp=3), enemy(3, hp=3), enemy(4, hp=2)]
    run = field(
        heroes,
        foes,
        [["h0"], ["h1"], ["h2"], ["e1", "e2", "e3", "e4"]],
        rules,
        now="start",
        edit=shaken(seed, equipped),
        **more,
    )
    for _ in range(60):
        if run.over or not run.requests() or run.state.steps[0].name != "probe":
            return seen(run)
        request = run.requests()[0]
        legal = sorted(o.id for o in request.options(run) if o.refused is None)
        kind, least = request.decision.kind, request.decision.least
        answer: Any = legal[0] if kind == "one" else legal if kind == "order" else legal[:least]
        run.choose(request.decision.seats[0], 0 if kind == "amount" else answer)
    raise AssertionError("it never ends")


# ---------------------------------------------------------------- cards that wake together


@lru_cache(maxsize=1)
def wakers() -> list[tuple[str, str, tuple[Any, ...]]]:
    """Every bundled card that waits for a moment of a battle: (moment, card, its words)."""
    shelves = standing(content()).triggers
    return [(moment, card, words) for moment in BATTLE_MOMENTS for card, words in shelves.get(moment, {}).items()]


def is_owned(card: str) -> bool:
    return card.partition(".")[0] in ("it", "tr", "ab")


def pairs(moment: str) -> Iterator[tuple[Unit, Unit]]:
    """Any two of a moment's cards, of one hero and of two, of the table and of a hero."""
    found = [(card, words) for known, card, words in wakers() if known == moment]
    for (one, words), (other, more) in combinations(found, 2):
        for first, second in (("h0", "h0"), ("h0", "h1")):
            if not is_owned(one) and not is_owned(other) and first != second:
                continue
            yield (
                Unit(one, first if is_owned(one) else None, list(words)),
                Unit(other, second if is_owned(other) else None, list(more)),
            )


def waking(units: list[Unit], found: list[bool], moment: str) -> Callable[[DoomrockPlay], Any]:
    """Rules that resolve these units in this order, and note whether the order was said to matter."""

    def context_of(unit: Unit) -> Context:
        frame = None
        if moment in ("own_attack", "on_attacked", "on_damaged"):
            frame = AttackFrame("h0", "e2") if moment == "own_attack" else AttackFrame("e2", "h0")
        return Context(
            source=unit.card.partition("#")[0],
            user=unit.owner,
            targets=["e2"] if moment == "own_attack" else [],
            subject="h0" if moment in MINE or moment == "hero_fallen" else "e2",
            subject_kind="minion",
            attacker="h0" if moment in ("own_attack", "enemy_defeated") else "e2",
            slayer="h0",
            attack=frame,
            faces=(1, 3, 4),
            stack=(f"{moment}|{unit.card}|{unit.owner}",),
        )

    async def rules(play: DoomrockPlay) -> None:
        contexts = [context_of(unit) for unit in units]
        found.append(bool(contested(units, contexts, DoomrockJudge(play, units, contexts))))
        await triggers.resolve(play, units, lambda unit: contexts[units.index(unit)])
        for unit, context in zip(units, contexts, strict=True):
            frame = context.attack
            assert unit.card
            if frame is not None:
                frame.dealt, frame.dealt_with = 1, True
                for word, its in frame.after:
                    await run_one(play, word, its)

    return rules


@pytest.mark.parametrize("moment", BATTLE_MOMENTS)
def test_cards_that_are_not_put_in_order_commute(moment: str) -> None:
    free = asked = 0
    for place, (one, other) in enumerate(pairs(moment)):
        for n in range(TRIES):
            seed = f"{moment} {place} {n}"
            matters: list[bool] = []
            forth = played(seed, waking([one, other], matters, moment))
            if matters[0]:
                asked += 1
                continue
            free += 1
            back = played(seed, waking([other, one], matters, moment))
            assert not matters[1], (one.card, other.card, "asked in one order only")
            assert forth == back, (one.card, other.card, seed)
    known = sum(found == moment for found, _, _ in wakers())
    assert known < 2 or free + asked > 0


def test_many_pairs_are_free_and_many_are_not() -> None:
    """The test above would prove nothing if everything were asked, and asking would be no use if nothing differed."""
    told: Counter[bool] = Counter()
    for moment in BATTLE_MOMENTS:
        for one, other in pairs(moment):
            matters: list[bool] = []
            played(f"count {moment}", waking([one, other], matters, moment))
            told[matters[0]] += 1
    assert told[False] > 100 and told[True] > 50, told


# ---------------------------------------------------------------- one effect upon several


@lru_cache(maxsize=1)
def upon_several() -> list[tuple[str, Any]]:
    """Every bundled effect upon several characters, with its card."""
    found = []
    for shelf in content().shelves():
        for card in shelf.values():
            for _, part in walk(card, ""):
                if any(getattr(part, name, None) in MANY for name in ("to", "who", "source")) and hasattr(part, "do"):
                    found.append((card.id, part))
    return found


@pytest.mark.parametrize("place", range(len(upon_several())))
def test_an_effect_upon_several_that_asks_nobody_is_free_of_order(place: int, monkeypatch: pytest.MonkeyPatch) -> None:
    card, word = upon_several()[place]
    for n in range(TRIES * 2):
        outcomes = []
        for turn in (False, True):
            _turn_round(monkeypatch, turn)
            for user in ("h0", "e1"):
                asked: list[str] = []
                outcomes.append((user, asked, played(f"{card} {place} {n}", _rule(word, card, user, asked))))
        for user in ("h0", "e1"):
            (_, asked, forth), (_, _, back) = [found for found in outcomes if found[0] == user]
            if not asked:
                assert forth == back, (card, word, n, user)


def _rule(word: Any, card: str, user: str, asked: list[str]) -> Callable[[DoomrockPlay], Any]:
    async def rules(play: DoomrockPlay) -> None:
        was = play.ask_order

        async def noted(seats: Any, key: str, *rest: Any, **more: Any) -> Any:
            asked.append(key)
            return await was(seats, key, *rest, **more)

        play.ask_order = noted  # type: ignore[method-assign]
        battle = play.state.battle
        assert battle is not None
        group = next(found for found in battle.groups if user in found)
        context = Context(card, user, targets=["e2" if user == "h0" else "h0"], group=list(group), range="any")
        bare = word.model_copy(update={"condition": None, "optional": False, "limit": None, "when": "now", "tag": None})
        await play.effects.registry.bindings[bare.do].handler(play, bare, context)

    return rules


def _turn_round(monkeypatch: pytest.MonkeyPatch, turn: bool) -> None:
    """Let every word meet its characters in the opposite order."""

    async def picked(*args: Any, **more: Any) -> list[str]:
        found = await targets.pick(*args, **more)
        return found[::-1] if turn else found

    for module in (attack, battle_handlers, moves, counters, map_handlers):
        monkeypatch.setattr(module, "pick", picked)


# ---------------------------------------------------------------- blows and explosions


@pytest.mark.parametrize("n", range(120))
def test_blows_that_are_not_put_in_order_are_free_of_it(n: int) -> None:
    """Damage of any size to any of the seven, with gear that answers blows, in every third of the tables."""
    dice = random.Random(f"blows {n}")
    hurt = dice.sample([*HEROES, *FOES], dice.randint(2, 4))
    amounts = {one: dice.randint(1, 3) for one in hurt}
    gear = [[("h0", "it.doormat"), ("h1", "it.hedgehog_mail")], [("h2", "it.medal")], []][n % 3]

    def rules(turned: list[str], told: list[bool]) -> Callable[[DoomrockPlay], Any]:
        async def deal(play: DoomrockPlay) -> None:
            told.append(order_matters(play, Blows(None, amounts)))
            for one in turned:
                if play.state.character(one) is not None:
                    await strike(play, Context("it.soup"), one, amounts[one], attack=False)

        return deal

    told: list[bool] = []
    forth = played(f"blows {n}", rules(hurt, told), gear)
    if not told[0]:
        for turned in (hurt[::-1], sorted(hurt)):
            assert played(f"blows {n}", rules(turned, told), gear) == forth


@pytest.mark.parametrize("n", range(80))
def test_explosions_that_ask_nobody_are_free_of_order(n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    async def burst(play: DoomrockPlay) -> None:
        play.state.revealed += play.state.pool
        play.state.pool = []
        await explode(play)

    told: list[bool] = []

    def noted(look: DoomrockPlay, blows: Blows) -> bool:
        told.append(order_matters(look, blows))
        return False

    async def backwards(play: DoomrockPlay, context: Context, found: list[str], *rest: Any, **more: Any) -> list[str]:
        return found[::-1]

    monkeypatch.setattr(expose, "order_matters", noted)
    forth = played(f"burst {n}", burst)
    if not told[0]:
        monkeypatch.setattr(expose, "order_matters", lambda look, blows: True)
        monkeypatch.setattr(expose, "in_order", backwards)
        assert played(f"burst {n}", burst) == forth
