"""The house's own player: reads everything before it leaves, strikes what it can kill, steps where it can strike, keeps
out of danger, helps and defends. Pure."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from bot.rules.council.council import ABSTAIN
from bot.rules.decision import Answer
from bot.rules.play.request import Request
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.house import parting, reacting, stepping
from cogs.evershade.house.worth import by_target, has_to_fall, of_side, turned, worth
from cogs.evershade.rules.combat import moving
from cogs.evershade.rules.field import board
from cogs.evershade.rules.turns.starting import to_place
from cogs.evershade.state import Character, CombatState, EvershadeState

FATE_TO_SPEND: Final = 4
"""As much as somebody has to have who buys an action."""
Answers = Callable[[CombatState, EvershadeContent, Request, list[str]], Answer | None]


def answer(state: CombatState, content: EvershadeContent, request: Request, seat: int = -1) -> Answer | None:
    """None: the question's default. seat: who answers, where several are asked the same."""
    if request.decision.key == "evershade.next":
        return _next(state, request, seat)
    found = ANSWERS.get(request.decision.key)
    legal = [option.id for option in request.decision.legal() if option.id != ABSTAIN.id]
    return found(state, content, request, legal) if found is not None and legal else None


def _next(state: CombatState, request: Request, seat: int) -> Answer | None:
    """D20: one's own character: nobody sends somebody else."""
    return next((one.id for one in request.decision.legal() if state.seat_of(one.id) == seat), None)


# ---------------------------------------------------------------------- the activation


def _action(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> str:
    """First aid, a thing that helps, the card that does most; else a step to where one can strike, then a rest. Whoever
    strikes harder after a run runs first."""
    name = stepping.active(state)
    hero = state.hero(name)
    aid = next((one for one in legal if one.startswith("aid:")), None)
    if aid is not None:
        return aid
    things = {one: _thing(state, content, name, one[5:]) for one in legal if one.startswith("item:")}
    helps = max(things, key=lambda one: things[one], default=None)
    if helps is not None and things[helps] > 0:
        return helps
    pressing = {f"sheet:{one.id}" for one in board.sheet(state, content).actions if stepping.does_press(one)}
    if able := [one for one in legal if one in pressing]:
        return able[0]
    if "move" in legal and stepping.goals(state, content) and stepping.is_better_elsewhere(state, content, hero):
        return "move"
    if "move" in legal and state.fight.actions > 1 and stepping.should_run(state, content, hero):
        return "move"
    cards = {one: worth(state, content, name, int(one[5:])) for one in legal if one.startswith("card:")}
    both = _of_two_actions(state, content, name, cards) if state.fight.actions > 1 else cards
    best = max(cards, key=lambda one: (both[one], cards[one]), default=None)
    can_strike = stepping.can_strike(state, content, hero)
    if best is not None and max(cards[best], both[best] / 2) > (0.8 if can_strike else 2.5):
        return best
    if "move" in legal and stepping.is_better_elsewhere(state, content, hero):
        return "move"
    if "move" in legal and stepping.is_safer_elsewhere(state, content, hero):
        return "move"
    if best is not None and cards[best] > 0:
        return best
    if "fate" in legal and not state.fight.actions and hero.fate >= FATE_TO_SPEND and _strikes_on(state, content, hero):
        return "fate"
    return "end"


def _of_two_actions(
    state: CombatState, content: EvershadeContent, name: str, cards: dict[str, float]
) -> dict[str, float]:
    """What comes of each card and of the best action after it: with its own dark side, or with another card."""
    found = {}
    for one, n in cards.items():
        rest = max((other for card, other in cards.items() if card != one), default=0.0)
        found[one] = n + max(rest, turned(state, content, name, int(one[5:])))
    return found


def _strikes_on(state: CombatState, content: EvershadeContent, hero: Character) -> bool:
    """Whether one more action would be a blow that is worth its price."""
    found = 0.0
    for place, slot in enumerate(hero.hotbar):
        if slot is not None and board.visible(content, slot) in stepping.attacks(state, content, hero):
            found = max(found, worth(state, content, hero.id, place))
    return found >= 3.0


def _thing(state: CombatState, content: EvershadeContent, name: str, ref: str) -> float:
    item, _, side = ref.partition("/")
    action = content.items[item].side(side or None).action
    return 0.0 if action is None else of_side(state, content, name, action)


def _target(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> str:
    """Against whom it does most: whoever falls by it, or is nearest to it; of the party whoever needs it most."""
    return _best_targets(state, content, request, legal)[0]


def _targets(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> list[str]:
    """As many of the best as are asked for."""
    return _best_targets(state, content, request, legal)[: request.decision.most]


def _best_targets(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> list[str]:
    params = request.decision.prompt.params
    name, what = (str(params.get(one, "")).removeprefix("@") for one in ("who", "what"))
    printed, place = _played(state, content, name, what)
    found = dict.fromkeys(legal, 0.0)
    if printed is not None:
        found = by_target(state, content, name, printed, legal, what.partition("/")[0], place)

    def turn(one: str) -> tuple[float, ...]:
        if not board.is_foe(one):
            hero = state.hero(one)
            return (-found[one], hero.hp - hero.max_hp, -hero.terror)
        is_near = board.where(state, one) in state.fight.kept
        return (not is_near, -found[one], not has_to_fall(state, content, one), board.hp_of(state, one))

    return sorted(legal, key=turn)


def _played(state: CombatState, content: EvershadeContent, name: str, what: str) -> tuple[Any, int]:
    """The side or the action that is used, and the place of a card; None: nothing that is known by its name."""
    if state.is_member(name):
        for place, slot in enumerate(state.hero(name).hotbar):
            if slot is not None and slot.card == what:
                return board.visible(content, slot), place
    item, _, side = what.partition("/")
    return (content.items[item].side(side or None).action, -1) if item in content.items else (None, -1)


def _space(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> str | None:
    name = stepping.active(state)
    if not name or request.decision.kind != "one":
        return None
    hero = state.hero(name)
    reach = moving.ways(state, content, hero, moving.mobility(state, content, hero))
    able = [one for one in legal if one in reach] or [one for one in legal if one != "stay"]
    return stepping.best_space(state, content, hero, able) if able else None


def _start(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> str:
    """The first free space that those of earlier seats leave: it steps to where it can strike anyway."""
    who = str(request.decision.prompt.params.get("who", "")).removeprefix("@")
    waiting = to_place(state)
    before = [one for one in waiting[: waiting.index(who)] if state.seat_of(one) != state.seat_of(who)]
    return legal[min(len(before), len(legal) - 1)]


def _place(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> str:
    """Where somebody is set down: oneself where one can strike, a friend in safety, an enemy far from everybody."""
    who = str(request.decision.prompt.params.get("target", "")).removeprefix("@")
    spaces = [one for one in legal if one != "stay"]
    if not spaces:
        return "stay"
    grid = board.chart(state, content)
    if board.is_foe(who):
        ours = list(state.fight.spaces.values())
        return max(spaces, key=lambda one: min(grid.range_between(one, other) or 0 for other in ours))
    hero = state.hero(who)
    if 2 * hero.hp <= hero.max_hp:
        foes = [model.space for _, model in board.foes(state)]
        return max(spaces, key=lambda one: min((grid.range_between(one, other) or 0 for other in foes), default=0))
    here = state.fight.spaces[who]
    best = stepping.best_space(state, content, hero, spaces)
    better = stepping.value(state, content, hero, best) > stepping.value(state, content, hero, here)
    return best if better else "stay"


def _token_spaces(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> list[str]:
    """On the way of enemies: nearest to them."""
    grid, foes = board.chart(state, content), [model.space for _, model in board.foes(state)]
    far = {one: min((grid.range_between(one, other) or 0 for other in foes), default=0) for one in legal}
    return sorted(legal, key=lambda one: far[one])[: request.decision.least]


def _the_first(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> str:
    """The first of them."""
    return legal[0]


# ---------------------------------------------------------------------- the story and the camp


def _first(prefix: str) -> Answers:
    def found(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> Answer | None:
        return next((one for one in legal if one.startswith(prefix)), None)

    return found


def _explore(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> Answer | None:
    """What is read soonest, so that the far end of the sheet comes last; whoever has parted first meets the others."""
    if isinstance(state, EvershadeState) and state.models:
        found = parting.apart(state, content, legal)
        if found is not None:
            return found
    reading = [one for one in legal if one.startswith("read:")]
    options = {one.id: one for one in request.decision.legal()}
    return min(reading, key=lambda one: int(options[one].label.params.get("n", 0)), default=legal[0])


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
    "evershade.targets": _targets,
    "evershade.space": _space,
    "evershade.start": _start,
    "evershade.react": reacting.react,
    "evershade.prevent": reacting.prevent,
    "evershade.refresh": reacting.refresh,
    "evershade.refresh-any": reacting.refresh_any,
    "evershade.keep-dark": reacting.keep_dark,
    "evershade.place": _place,
    "evershade.token-spaces": _token_spaces,
    "evershade.pay": _first("pay"),
    "evershade.support": reacting.support,
    "evershade.reroll": reacting.reroll,
    "evershade.reroll-free": reacting.reroll_free,
    "evershade.boons": reacting.boons,
    "evershade.explore": _explore,
    "evershade.part": parting.part,
    "story.choice": _choice,
    "evershade.each-choice": _choice,
    "evershade.advance": _advance,
    "evershade.camp-equip": _equip,
    "evershade.camp-card": _first("build:"),
    "evershade.accept": _first("accept"),
    "evershade.ally-first": _first("self"),
    "evershade.ally": _the_first,
    "evershade.pull": _the_first,
    "evershade.path-tie": _the_first,
    "evershade.area": _the_first,
    "evershade.order": _the_first,
    "evershade.partner": _the_first,
    "evershade.partner-card": _the_first,
}
