"""The house's own player: reads everything before it leaves, strikes what it can kill, steps where it can strike, keeps
out of danger, helps and defends. Pure."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from bot.rules.decision import Answer
from bot.rules.play.request import Request
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.house import stepping
from cogs.evershade.rules.combat import moving
from cogs.evershade.rules.field import board
from cogs.evershade.state import CombatState

Answers = Callable[[CombatState, EvershadeContent, Request, list[str]], Answer | None]


def answer(state: CombatState, content: EvershadeContent, request: Request) -> Answer | None:
    """None: the question's default."""
    found = ANSWERS.get(request.decision.key)
    legal = [option.id for option in request.decision.legal()]
    return found(state, content, request, legal) if found is not None and legal else None


# ---------------------------------------------------------------------- the activation


def _action(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> str:
    """First aid, an item that helps, the card that does most; else a step to where one can strike, then a rest."""
    name = stepping.active(state)
    hero = state.hero(name)
    for kind in ("aid:", "item:"):
        found = next((one for one in legal if one.startswith(kind)), None)
        if found is not None:
            return found
    cards = [one for one in legal if one.startswith("card:")]
    best = max(cards, key=lambda one: worth(state, content, name, int(one[5:])), default=None)
    if best is not None and worth(state, content, name, int(best[5:])) > 0:
        return best
    if "move" in legal and stepping.is_better_elsewhere(state, content, hero):
        return "move"
    if "fate" in legal and not state.fight.actions and hero.fate >= 4 and stepping.can_strike(state, content, hero):
        return "fate"
    return "end"


def worth(state: CombatState, content: EvershadeContent, name: str, place: int) -> float:
    """A rough figure for using a card now: attacks by what they do on average, others a little, if anybody needs it."""
    hero = state.hero(name)
    slot = hero.hotbar[place]
    assert slot is not None
    side = board.visible(content, slot)
    is_attack = side.target is not None and side.target.who == "EN"
    if is_attack:
        dice = 2.0 if side.roll is None else max(hero.att.get(one, 0) for one in side.roll.att)
        return 10 + dice
    effects = [effect.do for effect in stepping.effects_of(side)]
    party = board.standing(state)
    if "heal" in effects:
        hurt = sum(one.max_hp - one.hp for one in party) + sum(one.terror for one in party)
        return 8 if hurt >= 3 else 0
    if not slot.is_light:
        return 0
    return 5 if "activate" in effects or "gain" in effects else 1


def _target(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> str:
    """Of enemies one that falls, or is nearest to it; of the party whoever needs it most."""
    foes = [one for one in legal if board.is_foe(one)]
    if foes:
        strength = {one: board.foe_of(state, one)[1].hp for one in foes}
        elite = {one: board.card_of(content, one).type != "minion" for one in foes}
        return min(foes, key=lambda one: (strength[one] > 3 and not elite[one], not elite[one], strength[one]))
    return max(legal, key=lambda one: (state.hero(one).max_hp - state.hero(one).hp, state.hero(one).terror))


def _space(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> str | None:
    name = stepping.active(state)
    if not name or request.decision.kind != "one":
        return None
    hero = state.hero(name)
    reach = moving.ways(state, content, hero, moving.mobility(state, content, hero))
    able = [one for one in legal if one in reach] or [one for one in legal if one != "stay"]
    return stepping.best_space(state, content, hero, able) if able else None


def _start(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> str:
    """The first free space: it steps to where it can strike anyway."""
    return legal[0]


# ---------------------------------------------------------------------- windows


def _react(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> str:
    """Whatever there is; cards before fate."""
    options = {one.id: one for one in request.decision.legal()}
    cheap = [one for one in legal if one != "pass" and not options[one].label.params.get("n", 0)]
    return next(iter(cheap), next((one for one in legal if one != "pass"), "pass"))


def _support(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> str:
    return next((one for one in legal if one != "pass"), "pass")


def _reroll(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> list[str]:
    """Failures, where there are few successes and fate is left over."""
    params = request.decision.prompt.params
    difficulty, n, fate = int(params.get("difficulty", 8)), int(params.get("n", 0)), int(params.get("fate", 0))
    if n >= 2 or (fate < 2 and n):
        return []
    values = {option.id: int(option.label.params["n"]) for option in request.decision.legal()}
    return [one for one in legal if values[one] < difficulty and values[one] != 1] or []


def _all(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> list[str]:
    return legal[: request.decision.most]


def _the_first(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> str:
    """The first of them."""
    return legal[0]


# ---------------------------------------------------------------------- the story and the camp


def _first(prefix: str) -> Answers:
    def found(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> Answer | None:
        return next((one for one in legal if one.startswith(prefix)), None)

    return found


def _explore(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> Answer | None:
    """What is read soonest, so that the far end of the sheet comes last."""
    reading = [one for one in legal if one.startswith("read:")]
    options = {one.id: one for one in request.decision.legal()}
    return min(reading, key=lambda one: int(options[one].label.params.get("n", 0)), default=None)


def _choice(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> Answer | None:
    """Now one thing, now another, the same for all who vote: by how much has been read."""
    read: Sequence[Any] = state.story.entries if hasattr(state, "story") else ()
    return legal[len(read) % len(legal)]


def _advance(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> Answer:
    return legal[0]


def _equip(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> Answer | None:
    """What can be worn, and a card into a slot that is free."""
    options = {one.id: one for one in request.decision.legal()}
    free = [one for one in legal if one.startswith("lay:") and options[one].label.key == "evershade-option-lay"]
    return next((one for one in legal if one.startswith("wear:")), next(iter(free), "done"))


ANSWERS: Final[dict[str, Answers]] = {
    "evershade.action": _action,
    "evershade.target": _target,
    "evershade.space": _space,
    "evershade.start": _start,
    "evershade.react": _react,
    "evershade.support": _support,
    "evershade.reroll": _reroll,
    "evershade.reroll-free": _all,
    "evershade.boons": _all,
    "evershade.explore": _explore,
    "story.choice": _choice,
    "evershade.advance": _advance,
    "evershade.camp-equip": _equip,
    "evershade.camp-card": _first("build:"),
    "evershade.accept": _first("accept"),
    "evershade.ally-first": _first("self"),
    "evershade.ally": _the_first,
    "evershade.partner": _the_first,
    "evershade.partner-card": _the_first,
}
