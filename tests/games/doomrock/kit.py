"""What the tests of Doomrock's map share: tables with known heroes and areas, and a battle that is over at once."""

from typing import Any

from bot.rules.kernel.run import Run
from bot.rules.play.handle import Play
from bot.trials.house import Crowd, greedy_player, random_player
from cogs.doomrock.game import Doomrock, game
from cogs.doomrock.rules.effects.resolution import run
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.state import DoomrockOptions, DoomrockState, HeroState

SEED = b"doomrock on the map"
HEROES = ["brawler", "hexer", "archer", "sneak"]
TRAITS = ["tr.noble", "tr.loud", "tr.overpacked", "tr.lucky"]
AREAS = {
    "deck:town-areas": ["ar.adequate"],
    "deck:wilderness-areas": ["ar.woods"],
    "deck:mountain-areas": ["ar.stairs"],
    "deck:map-top": ["ar.woods", "ar.adequate", "ar.stairs"],
    "deck:settings": ["se.geese"],
}
"""Row: Woods, Fort Adequate (the party), Stairs; a setting that is quiet on travel, visits and camp."""


async def battle_won(play: Play[DoomrockState]) -> None:
    """In place of the battle: won without a scratch."""
    state = play.state
    await run(play, play.content.settings[state.setting].reward, Context(source=state.setting))
    play.next("next_segment" if state.segment < 3 else "final_score")


def without_battles() -> Doomrock:
    """The game with a battle that is won at once."""
    made = Doomrock(game().content)
    made.steps = {**made.steps, "battle": battle_won}
    return made


def table(seats: int = 2, *, script: dict[str, list[Any]] | None = None, **options: Any) -> Run[DoomrockState]:
    """A table at its first D-1 with the heroes and areas above; `script` adds streams, or replaces them."""
    streams = {"deck:heroes": list(HEROES), "deck:traits": list(TRAITS), **AREAS, **(script or {})}
    return Run.start(without_battles(), SEED, seats, DoomrockOptions(**options), script=streams)


def hero(run: Run[DoomrockState], class_id: str) -> HeroState:
    return next(h for h in run.state.heroes if h.class_id == class_id)


def touch(run: Run[DoomrockState]) -> None:
    """After a test changed the state by hand: options are looked at anew."""
    run.ticks += 1


def legal(run: Run[DoomrockState], seat: int | None = None) -> list[str]:
    """What may be chosen now in the first pending question."""
    return [o.id for o in run.requests(seat)[0].options(run) if o.refused is None]


def refused(run: Run[DoomrockState], option: str, seat: int = 0) -> str:
    """The key of the sentence that says why an option is not possible now."""
    for request in run.requests(seat):
        for found in request.options(run):
            if found.id == option:
                assert found.refused is not None, f"{option} is possible"
                return found.refused.key
    raise AssertionError(f"{option} is not offered at all")


def asked(run: Run[DoomrockState]) -> list[str]:
    return [request.decision.key for request in run.requests()]


def kinds(run: Run[DoomrockState]) -> list[str]:
    """The kinds of the journal lines since the last look."""
    return [event.kind for event in run.take_events()]


def act(run: Run[DoomrockState], answer: str) -> None:
    """The leader's action at D-1."""
    assert asked(run) == ["doomrock.action"], asked(run)
    run.choose(run.requests()[0].decision.seats[0], answer)


def settle(run: Run[DoomrockState], until: str = "doomrock.action", most: int = 60) -> None:
    """Let the house's defaults answer until `until` is asked or the game is over."""
    for _ in range(most):
        if run.over or until in asked(run):
            return
        request = next(r for r in run.requests() if not r.is_done(run))
        run.choose(request.decision.seats[0], request.decision.house_answer())
    raise AssertionError(f"{until} is never asked, but {asked(run)}")


def crowd(player: str, seed: str) -> Crowd:
    if player == "greedy":
        return Crowd(greedy_player, seed.encode(), 0)
    return Crowd(random_player(seed.encode()), seed.encode(), 8)
