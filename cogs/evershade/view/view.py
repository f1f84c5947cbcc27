"""What everybody may know of a table, field by field: all but the order of what lies face down, entries that nobody has
read, sheets that are not open, and what one player alone has read (rules 10.5). Pure."""

from collections.abc import Mapping
from typing import Any

from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.terms import DIVINUM
from cogs.evershade.rules.character.keywords import keywords_of
from cogs.evershade.rules.story.acts import act_number
from cogs.evershade.rules.story.exploring import unread
from cogs.evershade.state import Character, CombatState, EvershadeState


def fight_view(state: CombatState) -> dict[str, Any] | None:
    """A combat has no private hands: the bag and the enemies lie open."""
    fight = state.fight
    if not fight.sheet:
        return None
    return {
        "sheet": fight.sheet,
        "round": fight.round,
        "bag": dict(fight.bag),
        "closed": fight.is_closed,
        "walls": dict(fight.walls),
        "line": [
            {
                "card": foe.card,
                "token": foe.token,
                "flipped": foe.is_flipped,
                "models": [{"letter": m.letter, "space": m.space, "hp": m.hp} for m in foe.models],
                "seen": list(foe.discard),
                "face_down": 0 if foe.is_known else len(foe.deck),
                "next": list(foe.deck) if foe.is_known else [],
            }
            for foe in fight.line
        ],
    }


def heroes_view(state: CombatState) -> list[dict[str, Any]]:
    """Boards, hotbars and pouches lie open."""
    return [_hero(state, one) for one in state.heroes]


def _hero(state: CombatState, one: Character) -> dict[str, Any]:
    fight = state.fight
    return {
        "id": one.id,
        "seat": state.seat_of(one.id),
        "space": fight.spaces.get(one.id) or fight.fallen.get(one.id),
        "hp": one.hp,
        "max_hp": one.max_hp,
        "fate": one.fate,
        "brill": one.brill,
        "terror": one.terror,
        "boons": [{"kind": boon.kind, "greater": boon.is_greater} for boon in one.boons],
        "status": one.status,
        "conditions": list(one.conditions),
        "exp": one.exp,
        "advancements": len(one.taken),
        "token": fight.tokens.get(one.id),
        "hotbar": [None if s is None else {"card": s.card, "light": s.is_light} for s in one.hotbar],
    }


def combat_view(state: CombatState) -> dict[str, Any]:
    """A table that plays one combat."""
    return {"you": None, "fight": fight_view(state), "heroes": heroes_view(state), "result": state.result}


def session_view(state: EvershadeState, content: EvershadeContent) -> dict[str, Any]:
    """What everybody may know of a table that plays acts."""
    adventure = content.adventures[state.adventure]
    return {
        **combat_view(state),
        "adventure": adventure.id,
        "chapter": state.chapter,
        "act": act_number(state, adventure),
        "time": state.tracker.time,
        "time_max": adventure.time.max,
        "marks": list(state.tracker.marks),
        "holder": state.holder if state.seats > 1 else None,
        "place": _place(state, content),
        "camp": _camp(state, content),
        "rolled": _rolled(state),
        "achievements": list(state.achievements),
        "story": state.story.view(None),
        "own": [],
    }


def _place(state: EvershadeState, content: EvershadeContent) -> dict[str, Any] | None:
    """The sheet that lies open: its spaces, how they are connected, and the numbers that can be read there."""
    if not state.sheet or state.fight.sheet or state.camp is not None:
        return None
    sheet = content.sheets[state.sheet]
    return {
        "sheet": sheet.id,
        "space": state.space,
        "spaces": [
            {"id": one.id, "name": one.name, "borders": list(one.borders), "unread": unread(state, sheet, one.id)}
            for one in sheet.large
        ],
    }


def _camp(state: EvershadeState, content: EvershadeContent) -> dict[str, Any] | None:
    if state.camp is None:
        return None
    holders = content.sheets[state.camp.sheet].holders if state.camp.sheet else ()
    laid = [*state.holders, *[""] * len(holders)]
    return {
        "sheet": state.camp.sheet,
        "holders": [{"letter": letter, "card": card} for letter, card in zip(holders, laid, strict=False)],
        "stored": list(state.stored),
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
    """What a seat knows besides: what it alone has read, and all of its own characters at a glance."""
    own = [_own(content, one) for one in state.heroes_of(seat)]
    return {**public, "you": seat, "story": state.story.view(seat), "own": own}


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
    """`toll_captain.a` is the card's name with the letter, where it is not alone; `club_sling/Club` a side of an item;
    `low_ferring:pump` a space of a sheet."""
    if "/" in ref and ref.partition("/")[0] in content.items:
        return ref.partition("/")[2]
    if ":" in ref:
        sheet, _, space = ref.partition(":")
        large = content.sheets[sheet].large if sheet in content.sheets else ()
        return next((one.name for one in large if one.id == space), None)
    card, dot, letter = ref.partition(".")
    name = content.name_of(card)
    if name is None or not dot or card not in content.enemies or len(content.enemies[card].models) == 1:
        return name
    return f"{name} {letter}"
