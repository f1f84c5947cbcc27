"""What the party can do from where it stands, and what each action costs and brings in words (D-1). Pure."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from bot.rules.decision import Option, Text, text
from cogs.doomrock.content.cards import Location
from cogs.doomrock.content.vocabulary import Cost
from cogs.doomrock.rules.map.camp_words import camp_tax, is_camp, is_idle, short_of_a_level, taxed, with_gifts
from cogs.doomrock.rules.map.costs import cost_texts, lacking
from cogs.doomrock.rules.reading.armored import armored
from cogs.doomrock.rules.reading.exchange import Odds, camp_first, glance, in_brief, price_in_signs, with_odds, woken
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.whom import odds_of
from cogs.doomrock.state import AreaState, DoomrockState

PASS = Option("pass", text("dr-option-pass-lead"), text("dr-hint-pass-lead"), secondary=True)
BATTLE = Option("battle", text("dr-option-battle"), text("dr-hint-battle"), secondary=True)
NO_AREA_LEFT = text("dr-refused-no-area")
USED_UP = text("dr-refused-used")
ROOM_FOR_LOST: Final = 19
"""Letters of the name of an area that is lost for which a short button has room."""
ONE_TIME: Final[Cost] = {"time": 1}
EXPLORING: Final[Cost] = {"time": 1, "secret": 1}


def places(area: AreaState, content: Any) -> list[tuple[str, str, Location]]:
    """The locations of an area, permanents last: (option id, path, location)."""
    found = [
        (f"visit:{n}", f"{area.card}/locations/{n}", location)
        for n, location in enumerate(content.areas[area.card].locations)
    ]
    for card in area.permanents:  # DR-4.4
        found.append((f"visit:{card}", f"{card}/location", content.events[card].location))
    return found


def visit_option(state: DoomrockState, content: Any, option: str, path: str, location: Location) -> Option:
    """Going to a place of the area where the party is, whether it can or not."""
    lesson = tax = have = 0
    idle = False
    if is_camp(location.effects):
        tax, (lesson, have) = camp_tax(state, content), short_of_a_level(state, content, location.cost)
        tax = min(tax, max(0, state.silver - int(location.cost.get("silver", 0))))
        idle = lesson > 0 and is_idle(state, content, location.effects)
    is_last = empties(state.row[state.place], location.cost)
    camp = (lesson, have, idle and not is_last)
    look = Look(state, content)
    odds = odds_of(look, location.effects)
    way = _visit(content, option, path, len(state.heroes), state.setting, is_last, camp, tax, odds)
    return armored(look, way)


@lru_cache(maxsize=512)
def _named(option: str, path: str) -> Option:
    """A place by its name alone."""
    return Option(
        option, text("dr-option-visit", place=f"@{path}", price=[], many=0, gives=[], last=0, bonus=[], short=False)
    )


@lru_cache(maxsize=512)
def _visit(
    content: Any,
    option: str,
    path: str,
    heroes: int,
    setting: str,
    empties: bool,
    camp: tuple[int, int, bool],
    tax: int,
    odds: Odds,
) -> Option:
    """empties: whether its price takes the last secret of the area, which brings a bonus (DR-3.7); camp: as in
    `camp_first`; tax: what the setting takes there; odds: of its TESTs."""
    card, _, at = path.partition("/")
    location = content.events[card].location if at == "location" else content.areas[card].locations[int(at[10:])]
    hint = text("dr-hint-visit", cost=cost_texts(location.cost), what=location.text)
    gives = with_odds(glance(with_gifts(location.effects, content, setting), heroes), odds)  # type: ignore[arg-type]
    bonus = last_secret(content, card, heroes) if empties else []
    # in words here and in signs there, nobody could compare them
    apart, paid, place = price_in_signs(location.cost, tax), price_in_signs(taxed(location.cost, tax)), f"@{path}"
    none: list[Text] = []
    label, brief, stem = (
        text(
            "dr-option-visit",
            place=place,
            price=paid if short else apart,
            many=len(found),
            gives=found,
            last=len(more),
            bonus=more,
            short=short,
        )
        for found, more, short in (
            (camp_first(gives, *camp), bonus, False),
            (camp_first(in_brief(gives), *camp, short=True), bonus, True),
            (none, none, False),
        )
    )
    return Option(option, label, hint, brief=brief, stem=stem)


def last_secret(content: Any, area: str, heroes: int) -> list[Text]:
    """What taking the last secret of an area brings, in words."""
    return glance(content.areas[area].explored, heroes)


def empties(area: AreaState, cost: Cost) -> bool:
    """Whether paying this takes the last secret of an area."""
    return not area.explored and 0 < area.secrets <= int(cost.get("secret", 0))


@lru_cache(maxsize=512)
def _travel(content: Any, option: str, card: str, secrets: int, explored: bool, setting: str, heroes: int) -> Option:
    """secrets, explored: what is known of the area."""
    wakes = _woken(content, setting, "travel", heroes)
    known = {"secrets": secrets, "explored": explored}
    label = text("dr-option-travel", place=f"@{card}", many=len(wakes), gives=wakes, **known)
    return Option(option, label, text("dr-hint-time"))


@lru_cache(maxsize=512)
def _explore(content: Any, emptied: str, setting: str, heroes: int) -> Option:
    """emptied: the area whose last secret this takes, with a bonus for the curious (DR-3.7); empty: none."""
    wakes = _woken(content, setting, "explore", heroes)
    bonus = last_secret(content, emptied, heroes) if emptied else []
    none: list[Text] = []
    label, brief = (
        text("dr-option-explore", many=len(found), gives=found, last=len(bonus), bonus=bonus, short=short)
        for found, short in ((wakes, False), (none, True))
    )
    return Option("explore", label, text("dr-hint-explore"), brief=brief)


@lru_cache(maxsize=512)
def _venture(content: Any, old: str, left: str, setting: str, heroes: int, is_broke: bool) -> Option:
    """old: the area that drops out (DR-3.5); left: the same where its loss does something to somebody; empty: none.
    is_broke: there is no silver to lose."""
    wakes = _woken(content, setting, "venture", heroes)
    does = glance(content.areas[left].left_behind, heroes) if left else []
    if is_broke:
        does = [one for one in does if one.params.get("what") != "lose_silver"]
    said = {"wakes": len(wakes), "gives": wakes, "many": len(does), "left": does, "old": f"@{old}"}
    said["short"] = len(content.areas[old].name) <= ROOM_FOR_LOST
    label, brief, stem = (text(f"dr-option-venture{form}", **said) for form in ("", "-brief", "-stem"))
    return Option("venture", label, text("dr-hint-venture"), stem=stem, brief=brief)


def _woken(content: Any, setting: str, trigger: str, heroes: int) -> list[Text]:
    """What the setting of this part of the journey does at an action (DR-2.1)."""
    return woken(content.settings[setting].global_, trigger, heroes) if setting else []


def refuse(option: Option, why: Any) -> Option:
    """The same option, not possible now and why."""
    return option if why is None else replace(option, refused=why)


def actions(state: DoomrockState, content: Any) -> Sequence[Option]:
    """D-1: everything that the party can do from here, and what it cannot with the reason (E-3, E-4, E-21); of places
    nothing but their names."""
    area = state.row[state.place]
    found = []
    for option, path, location in places(area, content):
        why = USED_UP if location.once and location.name in area.used else lacking(state, location.cost, content)
        found.append(refuse(_named(option, path), why))
    last = area.card if area.secrets == 1 and not area.explored else ""
    found.append(refuse(_explore(content, last, state.setting, len(state.heroes)), lacking(state, EXPLORING, content)))
    late = lacking(state, ONE_TIME, content)
    for slot, other in enumerate(state.row):
        if slot != state.place:  # DR-3.1
            known = other.secrets, other.explored
            way = _travel(content, f"travel:{slot}", other.card, *known, state.setting, len(state.heroes))
            found.append(refuse(way, late))
    found.append(refuse(going(state, content), late if state.map_deck else NO_AREA_LEFT))
    if state.options.early_battle:
        found.append(BATTLE)
    found.append(PASS)
    return found


def told_actions(state: DoomrockState, content: Any, options: Sequence[Option]) -> list[Option]:
    """The same with what a visit costs and brings, and how likely; worked out only when somebody looks."""
    visits = {option: (path, location) for option, path, location in places(state.row[state.place], content)}
    return [
        refuse(visit_option(state, content, one.id, *visits[one.id]), one.refused) if one.id in visits else one
        for one in options
    ]


def going(state: DoomrockState, content: Any) -> Option:
    """Venturing forth from here."""
    old = state.row[0]
    left = old.card if is_left_behind(old) else ""
    way = _venture(content, old.card, left, state.setting, len(state.heroes), state.silver == 0)
    return armored(Look(state, content), way)


def is_left_behind(area: AreaState) -> bool:
    """DR-3.8: whether something happens when an area is left."""
    return not area.explored and not area.emptied and area.secrets >= 1
