"""A character of one's own, question by question (rules 3B): profession, path, people, skill, origin, name; then a look
at the whole. Nothing is in play before its player says so, and each question offers legal choices only."""

from collections.abc import Sequence
from typing import Final

from bot.rules.cleaning import cleaned
from bot.rules.decision import Decision, Option, Text, text
from cogs.evershade.content.building import (
    LONGEST_NAME,
    Draft,
    cards_brought,
    items_brought,
    keywords_brought,
    laid_out,
    path_of,
    suggested_names,
)
from cogs.evershade.content.cards import Attributes
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.people import Origin, Path, Profession, Race
from cogs.evershade.content.vocabulary.character_effects import Raise
from cogs.evershade.content.vocabulary.terms import ATTRIBUTES
from cogs.evershade.rules.character.creating import created
from cogs.evershade.rules.character.naming import own_id
from cogs.evershade.rules.heroes.equipping import equip_one
from cogs.evershade.rules.story.voting import Session
from cogs.evershade.state import Character, EvershadeState

READY: Final = "ready"
AGAIN: Final = "again"
WRITE: Final = "write"


def taken_professions(state: EvershadeState) -> set[str]:
    """LE-3.4, E22: of the party, of its dead, of those who stay at home, and of those who are being made."""
    own = {one.profession for one in [*state.heroes, *state.gone]}
    return own | set(state.elsewhere) | set(state.making.values())


def taken_told(state: EvershadeState, profession: str) -> Text | None:
    """Why it cannot be chosen: who has it already; None: nobody."""
    if profession not in taken_professions(state):
        return None
    seats = [state.seat_of(one.id) for one in state.heroes if one.profession == profession and one.status != "dead"]
    seats += [int(place) % state.seats for place, one in state.making.items() if one == profession]
    return text("evershade-taken", profession=f"@{profession}", who=f"@seat:{seats[0]}" if seats else "none")


async def reserve(play: Session, seat: int, place: int) -> None:
    """3B.5, LE-3.4: the profession, before anything else, since nobody else can have it. place: in the party."""
    prompt = text("evershade-ask-profession")
    options = [_profession(play.state, one) for one in play.content.professions.values()]
    chosen = await _ask(play, seat, "profession", prompt, options)
    play.state.making[str(place)] = chosen
    play.say("evershade-will-be", who=f"@seat:{seat}", profession=f"@{chosen}")


async def make(play: Session, seat: int, place: int, divinum: int | None = None) -> Character:
    """The finished character, of the profession that is reserved for its place. divinum: as in `created`."""
    profession = play.state.making[str(place)]
    while True:
        draft = laid_out(play.content, await _chosen(play, seat, profession))
        made = created(play.content, draft, own_id(profession), divinum)
        if await _is_accepted(play, seat, draft, made):
            break
    play.state.making.pop(str(place))
    for kind, name in (("race", draft.race), ("origin", draft.origin), ("path", draft.path)):
        play.used(f"{kind}:{name}")
    return made


async def equip_at_first(play: Session, name: str) -> None:
    """3B.10: what the house has laid out may be changed; nobody is asked who has it all in place."""
    await equip_one(play, play.state.seat_of(name), name, may_give=False)


async def _chosen(play: Session, seat: int, profession: str) -> Draft:
    """3B.3 to 3B.6, and the name."""
    content, draft = play.content, Draft(profession=profession)
    prompt = text("evershade-ask-path", profession=f"@{profession}")
    draft.path = await _ask(play, seat, "path", prompt, [_path(one) for one in content.professions[profession].paths])
    people = [option for race in content.races.values() for option in _spreads(race)]
    draft.race, _, spread = (await _ask(play, seat, "race", text("evershade-ask-race"), people)).partition(":")
    draft.spread = int(spread)
    if content.races[draft.race].free_skill:
        skills = [Option(one, text("evershade-option-word", word=one)) for one in _skills(content)]
        prompt = text("evershade-ask-free-skill", race=f"@{draft.race}")
        draft.skill = await _ask(play, seat, "skill", prompt, skills)
    origins = [_origin(one) for one in content.origins.values()]
    draft.origin = await _ask(play, seat, "origin", text("evershade-ask-origin"), origins)
    draft.name = await _name(play, seat, draft)
    return draft


async def _ask(play: Session, seat: int, what: str, prompt: Text, options: Sequence[Option]) -> str:
    return await play.ask(seat, f"evershade.make-{what}", prompt, lambda: options, forced=False)


async def _name(play: Session, seat: int, draft: Draft) -> str:
    """E22: one of the names that such people have, or any other of 1 to 32 characters."""
    found = suggested_names(play.content, draft)
    options = [Option(str(n), text("evershade-option-name", name=one)) for n, one in enumerate(found)]
    options.append(Option(WRITE, text("evershade-option-write-name")))
    chosen = await _ask(play, seat, "name", text("evershade-ask-name"), options)
    if chosen != WRITE:
        return found[int(chosen)]
    usual = [*found, play.content.professions[draft.profession].name[:LONGEST_NAME]][0]
    while True:
        prompt = text("evershade-ask-write-name")
        key = "evershade.make-own-name"
        written = Decision((seat,), key, prompt, tuple, "text", 1, LONGEST_NAME, default=lambda: usual)
        _, typed = await play.decide(written)
        name = cleaned(str(typed)).lstrip("@").strip()
        if name:
            return name
        play.say("evershade-name-refused", most=LONGEST_NAME)


async def _is_accepted(play: Session, seat: int, draft: Draft, made: Character) -> bool:
    """3B: the whole at a glance, and whether it is to be."""
    path = path_of(play.content, draft)
    assert path is not None, "it was chosen of its profession's"
    prompt = text(
        "evershade-ask-made",
        name=made.name,
        race=f"@{draft.race}",
        origin=f"@{draft.origin}",
        profession=f"@{draft.profession}",
        path=path.name,
        att=[text("evershade-att", att=att, n=n) for att, n in made.att.items()],
        hp=made.max_hp,
        mob=made.mob,
        brill=made.brill,
        keywords=", ".join(dict.fromkeys(keywords_brought(play.content, draft))),
        items=[f"@{one}" for one in items_brought(play.content, draft)],
        cards=[f"@{one}" for one in cards_brought(play.content, draft)],
    )
    options = [Option(READY, text("evershade-option-made")), Option(AGAIN, text("evershade-option-make-again"))]
    return await _ask(play, seat, "done", prompt, options) == READY


# ---------------------------------------------------------------------- what each choice says


def _skills(content: EvershadeContent) -> list[str]:
    return [word for word, keyword in content.keywords.items() if keyword.kind == "skill"]


def _spreads(race: Race) -> list[Option]:
    """A people with each of its spreads: one question instead of two."""
    hint = text(
        "evershade-hint-race",
        hp=race.hp,
        mob=race.mob,
        div=race.div,
        words=", ".join(race.keywords),
        what=race.blurb,
        skill=int(race.free_skill),
    )
    return [
        Option(f"{race.id}:{n}", text("evershade-option-race", race=f"@{race.id}", att=_atts(spread)), hint)
        for n, spread in enumerate(race.spreads)
    ]


def _atts(spread: Attributes) -> str:
    return " ".join(f"{att} {spread.of(att)}" for att in ATTRIBUTES)


def _origin(one: Origin) -> Option:
    words = ", ".join(one.keywords)
    hint = text("evershade-hint-origin", words=words, item=f"@{one.item}", brill=one.brill, what=one.blurb)
    return Option(one.id, text("evershade-option-origin", origin=f"@{one.id}"), hint)


def _profession(state: EvershadeState, one: Profession) -> Option:
    hint = text("evershade-hint-profession", word=one.keyword, what=one.line or one.blurb)
    refused = taken_told(state, one.id)
    return Option(one.id, text("evershade-option-profession", profession=f"@{one.id}"), hint, refused)


def _path(one: Path) -> Option:
    gains = [f"+{effect.n} {effect.what}" for effect in one.gain if isinstance(effect, Raise)]
    hint = text("evershade-hint-path", gain=", ".join(gains), item=f"@{one.item}", card=f"@{one.card}", what=one.blurb)
    return Option(one.id, text("evershade-option-path", path=one.name), hint)
