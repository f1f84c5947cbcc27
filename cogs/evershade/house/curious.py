"""What somebody does who would rather come across something new than win: for simulations (`Game.explore`). Pure.

Cards, entries and peoples that seldom turn up are come across in so few tables only if somebody makes for them.
"""

from collections.abc import Callable, Mapping
from typing import Final

from bot.rules.council.council import ABSTAIN
from bot.rules.decision import Answer
from bot.rules.play.request import Request
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.house import brought, curious_fights, curious_story
from cogs.evershade.house.brought import Unseen
from cogs.evershade.rules.heroes.casting import OWN
from cogs.evershade.state import CombatState, EvershadeState

MADE: Final = ("race:", "origin:", "path:")
"""What only somebody who makes a character of their own comes across."""


def answer(state: EvershadeState, content: EvershadeContent, request: Request, unseen: Unseen) -> Answer | None:
    """What brings something unseen nearer; None: nothing here does."""
    ask = _ASKED.get(request.decision.key.removesuffix(".tie"))
    if ask is None:
        return in_a_fight(state, content, request, unseen)
    legal = [one.id for one in request.decision.legal() if one.id != ABSTAIN.id]
    return ask(state, content, request, legal, unseen)


def in_a_fight(state: CombatState, content: EvershadeContent, request: Request, unseen: Unseen) -> Answer | None:
    """The same where nothing is asked that is no part of a fight."""
    ask = _FOUGHT.get(request.decision.key)
    return None if ask is None else ask(state, content, request, [one.id for one in request.decision.legal()], unseen)


# ---------------------------------------------------------------------- who rides


def _hero(
    state: EvershadeState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    ready = next((one for one in legal if f"hero:{one}" in unseen), None)
    is_left = any(one.startswith(MADE) or one in content.action_cards or one in content.items for one in unseen)
    return ready or (OWN if is_left and OWN in legal else None)


def _profession(
    state: EvershadeState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    return brought.best(legal, lambda one: len(brought.by_profession(content, content.professions[one]) & set(unseen)))


def _path(
    state: EvershadeState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    paths = {path.id: path for one in content.professions.values() for path in one.paths}
    return brought.best(legal, lambda one: len(brought.by_path(content, paths[one]) & set(unseen)))


def _race(
    state: EvershadeState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    def promise(option: str) -> int:
        race = option.partition(":")[0]
        return len({f"race:{race}", *content.races[race].cards} & set(unseen))

    return brought.best(legal, promise)


def _origin(
    state: EvershadeState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    return brought.best(
        legal, lambda one: len({f"origin:{one}", *brought.by_item(content, content.origins[one].item)} & set(unseen))
    )


def _advance(
    state: EvershadeState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    def promise(option: str) -> int:
        tree, _, way = option.partition(":")
        if tree not in content.trees:
            return 0
        number, version = map(int, way.split(":"))
        node = next(one for one in content.trees[tree].nodes if one.n == number)
        return len(brought.by_node(content, node.versions[version]) & set(unseen))

    return brought.best(legal, promise)


_Ask = Callable[[EvershadeState, EvershadeContent, Request, list[str], Unseen], Answer | None]
_ASKED: Final[Mapping[str, _Ask]] = {
    "evershade.hero": _hero,
    "evershade.make-profession": _profession,
    "evershade.make-path": _path,
    "evershade.make-race": _race,
    "evershade.make-origin": _origin,
    "evershade.advance": _advance,
    "evershade.explore": curious_story.explore,
    "story.choice": curious_story.choice,
    "evershade.each-choice": curious_story.choice,
    "evershade.camp-card": curious_fights.camp_card,
    "evershade.performer": curious_story.performer,
    "evershade.boons": curious_story.nothing,
    "evershade.reroll": curious_story.nothing,
    "evershade.camp-action": curious_fights.camp_action,
    "evershade.camp-equip": curious_fights.camp_equip,
    "evershade.companion": curious_fights.pick,
    "evershade.partner": curious_fights.partner,
    "evershade.partner-card": curious_fights.pick,
    "evershade.equip": curious_fights.pick,
}
_AskInAFight = Callable[[CombatState, EvershadeContent, Request, list[str], Unseen], Answer | None]
_FOUGHT: Final[Mapping[str, _AskInAFight]] = {
    "evershade.action": curious_fights.action,
    "evershade.space": curious_fights.space,
    "evershade.react": curious_fights.window,
    "evershade.support": curious_fights.window,
}
