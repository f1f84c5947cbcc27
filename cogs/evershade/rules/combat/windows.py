"""Windows for reactions: all who hold one are asked at once, plays resolve from the target on, until all pass (LE-19.12
to 19.15)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from bot.rules.decision import Decision, Option, Text, text
from cogs.evershade.rules.combat import rolling, withstanding
from cogs.evershade.rules.combat.brings import brings
from cogs.evershade.rules.combat.enough import stops_all
from cogs.evershade.rules.combat.reactions import Moment, Usable, is_defensive, option, spend, usable
from cogs.evershade.rules.field import arming, board
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.rules.field.context import Deed, Reached

DEEPEST: Final = 3
PASS: Final = "pass"
FOR: Final = ">"
"""Between what is used and whom it is for, where several are attacked at once."""


async def opened(play: CombatPlay, *moments: Moment) -> None:
    """D25: whoever holds a reaction is asked, and passes in silence. LE-19.13: nothing opens deeper than three windows
    inside each other. LE-19.15: an attack on several is a moment for each of them, and one window for all."""
    if not moments or not play.state.fight.sheet or play.state.fight.windows >= DEEPEST:
        return
    passed: set[str] = set()
    play.state.fight.windows += 1
    while able := _able(play, moments, passed):
        answers = await play.ask_each([_asked(play, name, found) for name, found in able.items()])
        for (name, found), answer in zip(able.items(), answers, strict=True):
            if answer in ("", PASS):
                passed.add(name)
                continue
            again = _uses(play, name, found).get(str(answer))
            if again is not None:  # LE-19.14: one that is no longer legal is not spent
                await _use(play, *again)
    play.state.fight.windows -= 1


def _order(play: CombatPlay, moments: Sequence[Moment]) -> list[str]:
    """LE-19.14: whoever it happens to, or does it, then by seats from there."""
    names = [one.id for one in play.state.members]
    if play.state.options.windows == "each":
        return names
    meant = (one for moment in moments for one in (moment.about, moment.source) if one in names)
    first = names.index(next(meant, names[0])) if names else 0
    return [*names[first:], *names[:first]]


def _able(play: CombatPlay, moments: Sequence[Moment], passed: set[str]) -> dict[str, list[Moment]]:
    """Who can do something, and in which of the moments, in the order of `_order`."""
    found = {
        name: [one for one in moments if _uses(play, name, [one])]
        for name in _order(play, moments)
        if name not in passed
    }
    return {name: those for name, those in found.items() if those}


def _uses(play: CombatPlay, name: str, moments: Sequence[Moment]) -> dict[str, tuple[Usable, Moment]]:
    """What somebody may use, by the id under which it is offered: where it may be for several, for whom, too."""
    found: dict[str, tuple[Usable, Moment]] = {}
    for moment in moments:
        for one in usable(play.state, play.content, play.state.hero(name), moment):
            found[one.id if len(moments) == 1 else f"{one.id}{FOR}{moment.about}"] = (one, moment)
    return found


def _asked(play: CombatPlay, name: str, moments: Sequence[Moment]) -> Decision:
    def options() -> list[Option]:
        found = _uses(play, name, moments)
        return [Option(PASS, text("evershade-pass")), *(_offered(play, key, *one) for key, one in found.items())]

    def explain(options: Sequence[Option]) -> list[Option]:
        found = _uses(play, name, moments)
        told = [_with_chances(play, one, *found[one.id]) if one.id in found else one for one in options]
        return [_passed(play, one, moments[0]) if one.id == PASS and len(moments) == 1 else one for one in told]

    seat = play.state.seat_of(name)
    return Decision((seat,), "evershade.react", _prompt(play, name, moments), options, explain=explain)


def _passed(play: CombatPlay, made: Option, moment: Moment) -> Option:
    """To let an attack happen, with what is left of whoever is attacked then."""
    coming = withstanding.coming(moment)
    if coming is None:
        return made
    terror = max(0, coming.terror - coming.terror_prevented)
    left = withstanding.left(play.state, play.content, moment)
    hp = board.hp_of(play.state, moment.about)
    label = text("evershade-pass-attack", hp=hp, left=left, lost=hp - left, terror=terror)
    return replace(made, label=label, brief=made.label)


def _with_chances(play: CombatPlay, made: Option, one: Usable, moment: Moment) -> Option:
    """A reaction that is rolled for with how likely its first outcome is, and what each brings (LE-14.17); where an
    attack would leave nothing of somebody, with how likely it leaves something."""
    spec, state, content = one.side.roll, play.state, play.content
    if spec is None:
        return made
    against = moment.source or one.target
    best = rolling.best_chance(state, content, one.hero, spec, [against])
    deed = Deed(one.hero, target=_target_of(one, moment), coming=moment.coming, window=moment.kind)
    words = brings(state, content, spec, deed)
    least = words.get(min(rolling.outcomes_of(state, content, one.hero, spec, against)), "none")
    percent = 0 if best is None else best[0]
    label = text("evershade-react-odds", what=made.label, percent=percent, brings=least)
    if withstanding.coming(moment) is not None and not withstanding.left(state, content, moment):
        stands = withstanding.chance_to_stand(
            state, content, moment, deed, spec, rolling.pool(state, content, one.hero, spec, against)
        )
        if stands is not None:
            label = text("evershade-react-stands", what=made.label, percent=stands)
    odds = rolling.beside_label(state, content, one.hero, spec, against, deed)
    hint = odds if made.hint is None else text("evershade-hint-both", what=made.hint, odds=odds)
    return replace(made, label=label, hint=hint, brief=made.label)


def _offered(play: CombatPlay, key: str, one: Usable, moment: Moment) -> Option:
    made = option(play.content, play.state, one)
    if FOR not in key:
        return made
    return Option(key, text(f"{made.label.key}-for", **made.label.params, about=f"@{moment.about}"), made.hint)


def _prompt(play: CombatPlay, name: str, moments: Sequence[Moment]) -> Text:
    moment = moments[0]
    who, by = f"@{name}", f"@{moment.source}" if moment.source else "none"
    if moment.kind == "attacked" and moment.coming is not None:
        coming = moment.coming
        if len(moments) > 1:
            targets = [f"@{one.about}" for one in moments]
            return text(
                "evershade-ask-react-all", who=who, by=by, targets=targets, n=coming.damage, terror=coming.terror
            )
        life = board.hp_of(play.state, moment.about)
        return text(
            "evershade-ask-react",
            who=who,
            by=by,
            about=f"@{moment.about}",
            n=coming.damage,
            terror=coming.terror,
            hp=life,
        )
    about = f"@{moment.about}" if moment.about else "none"
    n = moment.lost or (moment.coming.terror if moment.coming is not None else 0)
    return text("evershade-ask-window", who=who, kind=moment.kind, about=about, by=by, n=n)


async def _use(play: CombatPlay, one: Usable, moment: Moment) -> None:
    """LE-19.15, LE-19.16: spent whatever comes of it; a failed reaction counts as the one defensive reaction."""
    if moment.kind == "attacked" and is_defensive(play.state, play.content, one):
        moment.is_defended = True
    weapon, types = arming.armed(play.content, play.state.hero(one.hero), one.side)
    if play.state.options.rulings == "at_first":
        weapon, types = 0, ()
    name = spend(play, one)
    against = moment.source or one.target
    deed = Deed(
        one.hero,
        target=_target_of(one, moment),
        entering=moment.about if moment.kind == "entered" else "",
        coming=moment.coming,
        aim=moment.aim,
        lost=moment.lost,
        slot=one.place,
        card=name,
        window=moment.kind,
        weapon=weapon,  # LE-11.9: a reaction may be an attack as well
        types=types,
        is_attack=arming.is_attack(one.side),
    )
    spec: Any = one.side.roll
    if spec is not None:

        def is_enough(rolled: Sequence[Reached]) -> bool:
            return stops_all(play.state, play.content, one.side, (moment.about, moment.source), deed, rolled)

        rolled = await rolling.make(play, one.hero, spec, against, is_enough, deed)  # LE-14.17
        await play.effects.run(play, rolled.effects, deed.after(rolled))
        rolling.settle(play, one.hero, [rolled])
    await play.effects.run(play, one.side.effects, deed)


def _target_of(one: Usable, moment: Moment) -> str:
    """Of an attack it is the attacker that effects of a reaction mean, where the card names nobody."""
    if one.side.target is None and moment.source and board.is_foe(moment.source):
        return moment.source
    return one.target
