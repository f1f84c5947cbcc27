"""What everybody may know of a table, field by field: all but the order of what lies face down, entries that nobody has
read, sheets that are not open, and what one player alone has read (rules 10.5). Pure."""

from collections.abc import Mapping
from typing import Any

from bot.rules.voice.honours import honour_rows
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.terms import DIVINUM
from cogs.evershade.rules.character.keywords import keywords_of
from cogs.evershade.rules.character.naming import told_as
from cogs.evershade.rules.story.acts import act_number
from cogs.evershade.rules.story.exploring import shut_borders, unread
from cogs.evershade.state import Character, EvershadeState
from cogs.evershade.view.cards import faces
from cogs.evershade.view.fight import active_hero, combat_view, reach, sights
from cogs.evershade.view.trees import offers_view, trees_view


def session_view(state: EvershadeState, content: EvershadeContent) -> dict[str, Any]:
    """What everybody may know of a table that plays acts."""
    adventure = content.adventures[state.adventure]
    return {
        **combat_view(state, content),
        "adventure": adventure.id,
        "chapter": state.chapter,
        "act": act_number(state, adventure),
        "time": state.tracker.time,
        "time_max": adventure.time.max,
        "marks": list(state.tracker.marks),
        "holder": state.holder if state.seats > 1 else None,
        "place": _place(state, content),
        "is_casting": bool(state.steps) and state.steps[0].name == "cast",
        "is_exploring": bool(state.steps) and state.steps[0].name == "explore",
        "camp": _camp(state, content),
        "rolled": _rolled(state),
        "achievements": list(state.achievements),
        "story": state.story.view(None),
        "ending": None if state.steps or not state.heroes else _ending(state, content),
        "faces": faces(state, content),
        "own": [],
        "trees": [],
    }


def _ending(state: EvershadeState, content: EvershadeContent) -> dict[str, Any]:
    """What each is remembered for; `award` empty: for having been there. falls: how often they went down."""
    falls, heroes = state.voice.tallies.get("floor", {}), state.everybody
    honours = honour_rows(content.voice, state.voice, [told_as(one) for one in heroes])
    rows = [
        {**row, "name": one.name or content.name_of(one.id), "falls": falls.get(row["owner"], 0), "dead": one.is_dead}
        for one, row in zip(heroes, honours, strict=True)
    ]
    return {"result": state.result, "act": act_number(state, content.adventures[state.adventure]), "rows": rows}


def _place(state: EvershadeState, content: EvershadeContent) -> dict[str, Any] | None:
    """The sheet that lies open: its spaces, how they are connected, and the numbers that can be read there."""
    if not state.sheet or state.fight.sheet or state.camp is not None:
        return None
    sheet = content.sheets[state.sheet]
    shut = shut_borders(state, content, sheet)
    return {
        "sheet": sheet.id,
        "space": state.space,
        "models": _models(state, content),
        "spaces": [
            {
                "id": one.id,
                "name": one.name,
                "at": None if one.at is None else list(one.at),
                "borders": [other for other in one.borders if not {f"{one.id}|{other}", f"{other}|{one.id}"} & shut],
                "unread": unread(state, sheet, one.id),
            }
            for one in sheet.large
        ],
    }


def _models(state: EvershadeState, content: EvershadeContent) -> list[dict[str, Any]]:
    """Who stands where, while the party has parted (D14); present: of the party whose turn it is."""
    if not state.models:
        return []
    return [
        {
            "id": one.id,
            "name": one.name or content.name_of(one.id),
            "profession": one.profession,
            "place": place,
            "space": state.place_of(one),
            "present": state.is_present(one),
            "waits": one.id in state.waiting,
        }
        for place, one in enumerate(state.heroes)
        if one.status == "ok"
    ]


def _camp(state: EvershadeState, content: EvershadeContent) -> dict[str, Any] | None:
    if state.camp is None:
        return None
    holders = content.sheets[state.camp.sheet].holders if state.camp.sheet else ()
    laid = [*state.holders, *[""] * len(holders)]
    return {
        "sheet": state.camp.sheet,
        "holders": [
            {"letter": letter, "card": card, "name": content.camp_cards[card].name if card else ""}
            for letter, card in zip(holders, laid, strict=False)
        ],
        "stored": list(state.stored),
        "names": {card: content.camp_cards[card].name for card in state.stored},
    }


def _rolled(state: EvershadeState) -> dict[str, Any] | None:
    """The last roll, as long as what it led to is what is being read."""
    rolled = state.rolled
    if rolled is None or state.fight.sheet or not state.story.entries or rolled.entry != state.story.entries[-1]:
        return None
    return {
        "performer": rolled.performer,
        "difficulty": rolled.difficulty,
        "dice": [list(die) for die in rolled.dice],
        "successes": rolled.successes,
        "outcome": rolled.outcome,
    }


def seat_view(state: EvershadeState, content: EvershadeContent, seat: int, public: Mapping[str, Any]) -> dict[str, Any]:
    """What a seat knows besides: what it alone has read; all of its own characters at a glance, and where the one
    that is active can go."""
    own = [_own(content, one) for one in state.heroes_of(seat) if one.id]
    active = active_hero(state)
    is_up = bool(active) and state.seat_of(active) == seat
    is_aiming = bool(state.fight.aiming) and state.seat_of(state.fight.aiming) == seat
    waiting = [one for one in state.heroes_of(seat) if one.id and one.adv_pouch]
    trees = [
        {**_spender(one), "trees": trees_view(content, one), "offers": offers_view(content, one)} for one in waiting
    ]
    more = {
        "story": state.story.view(seat),
        "own": own,
        "trees": trees,
        "reach": reach(state, content) if is_up else {},
        "sights": sights(state, content) if is_aiming else [],
    }
    return {**public, "you": seat, **more}


def _spender(one: Character) -> dict[str, Any]:
    """Whose tokens are to be spent (LE-8.4)."""
    return {"hero": one.id, "name": one.name, "profession": one.profession, "tokens": one.adv_pouch}


def _own(content: EvershadeContent, one: Character) -> dict[str, Any]:
    return {
        "id": one.id,
        "att": dict(one.att),
        "mob": one.mob,
        "divinum": DIVINUM[one.div_step],
        "worn": list(one.worn),
        "pouch": [*sorted(one.pouch_items), *sorted(one.pouch_cards)],
        "keywords": [f"{word} x{n}" if n > 1 else word for word, n in sorted(keywords_of(content, one).items())],
        "tokens": one.adv_pouch,
        "secret": one.secret,
    }


def name_of(content: EvershadeContent, ref: str) -> str | None:
    """`reed_jackals.b` is one of them with its letter, `toll_captain.a` stands alone and has the card's name;
    `club_sling/Club` is a side of an item, `low_ferring:pump` a space of a sheet."""
    if "/" in ref and ref.partition("/")[0] in content.items:
        return ref.partition("/")[2]
    if ":" in ref:
        sheet, _, space = ref.partition(":")
        large = content.sheets[sheet].large if sheet in content.sheets else ()
        return next((one.name for one in large if one.id == space), None)
    card, dot, letter = ref.partition(".")
    name = content.name_of(card)
    if name is None or not dot or card not in content.enemies:
        return name
    return content.enemies[card].called(letter)
