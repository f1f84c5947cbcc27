"""The house's own player: reads everything before it leaves, strikes what it can kill, steps where it can strike, keeps
out of danger, helps and defends. Pure."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from bot.rules.decision import Answer
from bot.rules.play.request import Request
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.house import stepping
from cogs.evershade.house.worth import ENOUGH, of_side, worth
from cogs.evershade.rules.combat import moving
from cogs.evershade.rules.field import board
from cogs.evershade.state import CombatState

Answers = Callable[[CombatState, EvershadeContent, Request, list[str]], Answer | None]


def answer(state: CombatState, content: EvershadeContent, request: Request, seat: int = -1) -> Answer | None:
    """None: the question's default. seat: who answers, where several are asked the same."""
    if request.decision.key == "evershade.next":
        return _next(state, request, seat)
    found = ANSWERS.get(request.decision.key)
    legal = [option.id for option in request.decision.legal()]
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
    best = max(cards, key=lambda one: cards[one], default=None)
    can_strike = stepping.can_strike(state, content, hero)
    if best is not None and cards[best] > (0.5 if can_strike else 2.5):
        return best
    if "move" in legal and stepping.is_better_elsewhere(state, content, hero):
        return "move"
    if best is not None and cards[best] > 0:
        return best
    if "fate" in legal and not state.fight.actions and hero.fate >= 4 and can_strike:
        return "fate"
    return "end"


def _thing(state: CombatState, content: EvershadeContent, name: str, ref: str) -> float:
    item, _, side = ref.partition("/")
    action = content.items[item].side(side or None).action
    return 0.0 if action is None else of_side(state, content, name, action)


def _target(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> str:
    """Of enemies one that falls, or is nearest to it; of the party whoever needs it most."""
    foes = [one for one in legal if board.is_foe(one)]
    if foes:
        strength = {one: board.foe_of(state, one)[1].hp for one in foes}
        elite = {one: board.card_of(content, one).type != "minion" for one in foes}
        spaces = {one: board.where(state, one) for one in foes}
        return min(
            foes,
            key=lambda one: (
                spaces[one] not in state.fight.kept,
                strength[one] > 3 and not elite[one],
                not elite[one],
                strength[one],
            ),
        )
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
    """Whatever there is that does its user no great harm; cards before fate."""
    options = {one.id: one for one in request.decision.legal()}
    wise = [one for one in legal if one != "pass" and not _harms(state, content, request, one)]
    cheap = [one for one in wise if not options[one].label.params.get("n", 0)]
    return next(iter(cheap), next(iter(wise), "pass"))


def _who(request: Request) -> str:
    """Whom a question is about."""
    return str(request.decision.prompt.params.get("who", "")).removeprefix("@")


def _harms(state: CombatState, content: EvershadeContent, request: Request, option: str) -> bool:
    """A fourth terror, or the last HP, for the sake of a reaction."""
    who = _who(request)
    hero = next((one for one in state.heroes if one.id == who), None)
    if hero is None or not option.isdigit():
        return False
    slot = hero.hotbar[int(option)]
    effects = [] if slot is None else content.playable[slot.card].light.effects
    own = [one for one in effects if getattr(one, "who", "") == "self"]
    terror = any(one.do == "gain" and one.what == "terror" for one in own)
    hp = any(one.do == "lose" and one.what == "hp" for one in own)
    return (terror and hero.terror >= ENOUGH) or (hp and hero.hp <= 2)


def _refresh(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> str:
    """Red text is paid as long as enough is left."""
    options = {one.id: one for one in request.decision.legal()}
    hero = state.hero(_who(request))
    price = options["pay"].label.params if "pay" in options else {}
    what, n = str(price.get("what", "")), int(price.get("n", 9))
    left = {"fate": hero.fate - n >= 0, "terror": hero.terror + n < ENOUGH, "hp": hero.hp - n >= 4}
    return "pay" if left.get(what, False) else "keep"


def _keep_dark(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> list[str]:
    """Cards whose dark side does more now than the light one would."""
    name = _who(request)

    def is_better(place: int) -> bool:
        slot = state.hero(name).hotbar[place]
        assert slot is not None
        card = content.playable[slot.card]
        if (card.dark.play or card.kind) != "action" or not card.dark.does_something:
            return False
        dark = worth(state, content, name, place, light=False)
        return dark > 1 + worth(state, content, name, place, light=True)

    return [one for one in legal if is_better(int(one))]


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


def _support(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> str:
    return next((one for one in legal if one != "pass"), "pass")


def _reroll(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> list[str]:
    """Failures, where there are few successes and fate is left over."""
    params = request.decision.prompt.params
    difficulty, n, fate = int(params.get("difficulty", 8)), int(params.get("n", 0)), int(params.get("fate", 0))
    if n >= 2 or (fate < 2 and n):
        return []
    values = {option.id: int(option.label.params["n"]) for option in request.decision.legal() if option.id.isdecimal()}
    return [one for one in legal if one in values and values[one] < difficulty and values[one] != 1] or []


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
    "evershade.refresh": _refresh,
    "evershade.keep-dark": _keep_dark,
    "evershade.place": _place,
    "evershade.token-spaces": _token_spaces,
    "evershade.pay": _first("pay"),
    "evershade.support": _support,
    "evershade.reroll": _reroll,
    "evershade.reroll-free": _all,
    "evershade.boons": _all,
    "evershade.explore": _explore,
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
