"""The party on the road: who leads, who is asked, which hero is meant, who is down. Pure."""

from collections.abc import Callable, Sequence

from bot.rules.decision import Answer, Form, Option, Text, text
from cogs.doomrock.rules.effects.ending import end
from cogs.doomrock.rules.effects.party import DoomrockPlay, Options, ask_leader
from cogs.doomrock.state import DoomrockState, HeroState


def ref(state: DoomrockState, hero_id: str) -> str:
    """A reference to a hero's name for sentences; each class is in a game at most once."""
    return f"@{state.hero(hero_id).class_id}"


def hero_option(hero: HeroState) -> Option:
    """A hero as an option: name and hit points, what else it has as a hint."""
    label = text("dr-option-hero", hero=f"@{hero.class_id}", hp=hero.hp, max=hero.max_hp)
    hint = text("dr-hint-hero", heroism=hero.heroism, shields=hero.shields, expose=len(hero.expose))
    return Option(hero.id, label, hint)


def hero_options(state: DoomrockState, heroes: Sequence[str]) -> list[Option]:
    """These heroes as options."""
    return [hero_option(state.hero(h)) for h in heroes]


def heroes_of(state: DoomrockState, seat: int) -> list[HeroState]:
    """The heroes that a seat plays."""
    return [hero for hero in state.heroes if hero.seat == seat]


def pass_leadership(play: DoomrockPlay) -> None:
    """DR-1.5."""
    state = play.state
    state.leader = (state.leader + 1) % state.seats


async def ask_party(
    play: DoomrockPlay,
    key: str,
    prompt: Text,
    options: Options,
    default: Callable[[], Answer] | None = None,
    *,
    seat: int | None = None,
    pictured: bool = False,
    form: Callable[[str], Form | None] | None = None,
) -> str:
    """Ask the leader, in the way the table has agreed on (DR-1.6), or seat, where one player decides this one.
    Gives an option id, "" for none. pictured, form: as in `Decision`."""
    if seat is None:
        return await ask_leader(play, key, prompt, options, default, pictured=pictured, form=form)
    return await play.ask(seat, key, prompt, options, default=default, pictured=pictured, form=form)


async def pick_hero(
    play: DoomrockPlay,
    key: str,
    prompt: Text,
    heroes: Callable[[], Sequence[str]],
    default: Callable[[Sequence[str]], str],
    seat: int | None = None,
    form: Callable[[str], Form | None] | None = None,
) -> str | None:
    """D-2: which hero is meant; None when there is none."""
    state = play.state
    answer = await ask_party(
        play, key, prompt, lambda: hero_options(state, heroes()), lambda: default(heroes()), seat=seat, form=form
    )
    return answer or None


def most(state: DoomrockState, what: str) -> Callable[[Sequence[str]], str]:
    """The default of D-2: the hero with most of it; ties go to the lowest seat."""
    return lambda heroes: max(heroes, key=lambda h: (getattr(state.hero(h), what), -state.hero(h).seat))


def check_fallen_on_map(play: DoomrockPlay) -> None:
    """DR-16.1: after an effect on the map, whoever is at 0 gets up again with 1 hp if anybody still stands; if nobody
    does, the game is lost."""
    state = play.state
    if state.harming:
        return
    down = [hero for hero in state.heroes if hero.hp <= 0]
    if not down:
        return
    if len(down) == len(state.heroes):
        play.say("dr-lost-map")
        end(play, "lost-map")  # DR-17.1
    for hero in down:
        hero.hp = 1
        play.say("dr-back-on-feet", hero=f"@{hero.class_id}")
