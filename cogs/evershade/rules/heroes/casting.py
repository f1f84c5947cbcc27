"""Who sets out: each takes a ready-made hero or makes one (rules 3A, 3B)."""

from typing import Final

from bot.rules.decision import Option, Text, text
from cogs.evershade.content.building import draft_of
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.people import Pregen
from cogs.evershade.rules.character.creating import HEAD_START, created, join_late
from cogs.evershade.rules.character.naming import is_own
from cogs.evershade.rules.character.party import FATE_PER_CHARACTER, may_be_partners
from cogs.evershade.rules.heroes.company import along
from cogs.evershade.rules.heroes.grown import grow
from cogs.evershade.rules.heroes.making import equip_at_first, make, reserve, taken_professions, taken_told
from cogs.evershade.rules.story.belongings import draw_secret
from cogs.evershade.rules.story.handlers import adventure_of
from cogs.evershade.rules.story.voting import Session
from cogs.evershade.state import Character, EvershadeState

OWN: Final = "own"


async def cast(play: Session) -> None:
    """3B, LE-3.4: in seat order, who it is or of which profession, since there is one of each; all else that makes a
    character at the same time, one after the other for whoever has several."""
    state: EvershadeState = play.state
    missing = heroes_at(state, play.content) - len(state.heroes)
    state.heroes += [Character("") for _ in range(missing)]
    places = [place for place, one in enumerate(state.heroes) if not one.id]
    for place in places:
        prompt = text("evershade-ask-hero", who=f"@seat:{place % state.seats}")
        chosen = await choose_hero(play, place, "evershade.hero", prompt)
        if chosen != OWN:
            _join(play, place, ready_made(play.content, chosen))
    left = [place for place in places if str(place) in play.state.making]
    seats = sorted({place % state.seats for place in left})
    await play.together([_make_of(play, seat, [one for one in left if one % state.seats == seat]) for seat in seats])
    await along(play)
    known = {} if len(places) == len(play.state.heroes) else {"is_known": True}
    for place in places if known else ():
        draw_secret(play, play.state.heroes[place].id)  # 3E: steps 3 to 6 of 3D
    ahead = [place for place in places if play.state.heroes[place].adv_pouch]
    if ahead:
        play.next("head_start", places=ahead, **known)
    else:
        play.next("set_off", **known)


async def choose_hero(play: Session, place: int, key: str, prompt: Text, *more: Option) -> str:
    """A ready-made hero, `own` with the profession reserved, or one of `more`, the first of which nobody has to answer
    for whoever is away (D33)."""
    seat = place % play.state.seats
    options = [*candidates(play.state, play.content), *more]
    default = (lambda: more[0].id) if more else None
    chosen = await play.ask(seat, key, prompt, lambda: options, default=default, forced=False)
    if chosen == OWN:
        await reserve(play, seat, place)
    return chosen


async def _make_of(play: Session, seat: int, places: list[int]) -> None:
    for place in places:
        made = await make(play, seat, place)
        _join(play, place, made)
        await equip_at_first(play, made.id)


def heroes_at(state: EvershadeState, content: EvershadeContent) -> int:
    """LE-3.1, LE-3.9: at least one for each player, and two for one who plays alone, as far as professions are left
    (LE-3.4); one alone where there is somebody who can be the partner (LE-3.5)."""
    alone = 1 if may_be_partners(content.companions) and content.partners else 2
    there, wanted = len(state.heroes), max(state.options.heroes, state.seats, alone)
    left = len(set(content.professions) - taken_professions(state)) - sum(not one.id for one in state.heroes)
    return max(there, min(wanted, there + left))


def candidates(state: EvershadeState, content: EvershadeContent) -> list[Option]:
    """Ready-made heroes first: whoever would like to play at once takes one (3B.2). E22: whose profession is taken
    is refused."""
    taken = taken_professions(state)
    found = [_candidate(state, content, one) for one in content.pregens.values()]
    if set(content.professions) - taken:
        found.append(Option(OWN, text("evershade-option-own"), text("evershade-hint-own")))
    return found


def _candidate(state: EvershadeState, content: EvershadeContent, one: Pregen) -> Option:
    """Whom one would be: profession, attributes and HP, since a party wants each of them somewhere."""
    made = ready_made(content, one.id)
    att = " ".join(f"{name} {n}" for name, n in made.att.items())
    hint = text("evershade-hint-hero", of=f"@{one.profession}", att=att, hp=made.max_hp, mob=made.mob, what=one.blurb)
    who = text("evershade-option-hero", who=f"@{one.id}")
    return Option(one.id, who, hint, refused=taken_told(state, one.profession))


def _join(play: Session, place: int, made: Character) -> None:
    """The hero joins the party, with six fate more in the pool (LE-2.1). Whoever joins later, or where the party is
    known already, has had as many advancements as the others may have (3E, LE-26.12)."""
    state: EvershadeState = play.state
    tier, chapters = adventure_of(state, play.content).tier, state.chapter - 1 if state.is_campaign else 0
    if chapters or HEAD_START[tier]:
        join_late(made, tier, chapters)
        made.status = "ok"
        made.adv_pouch = max(0, made.adv_pouch - (grow(play.content, made) if HEAD_START[tier] else 0))
    state.heroes[place] = made
    state.fate += FATE_PER_CHARACTER
    greet(play, made)


def ready_made(content: EvershadeContent, name: str, divinum: int | None = None) -> Character:
    """3B.9."""
    return created(content, draft_of(content.pregens[name]), name, divinum)


def greet(play: Session, hero: Character) -> None:
    """Who has come."""
    play.used(f"hero:{OWN if is_own(hero) else hero.id}")
    play.say("evershade-joins", who=f"@seat:{play.state.seat_of(hero.id)}", hero=f"@{hero.id}")
