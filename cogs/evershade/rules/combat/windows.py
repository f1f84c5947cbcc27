"""Windows for reactions: all who hold one are asked at once, plays resolve in seat order, until all pass (LE-19.12 to
19.15)."""

from typing import Any, Final

from bot.rules.decision import Decision, Option, Text, text
from cogs.evershade.rules.combat import rolling
from cogs.evershade.rules.combat.reactions import Moment, Usable, option, spend, usable
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.rules.field.context import Deed

DEEPEST: Final = 3
PASS: Final = "pass"


async def opened(play: CombatPlay, moment: Moment) -> None:
    """D25: whoever holds a reaction is asked, and passes in silence. LE-19.13: nothing opens deeper than three windows
    inside each other."""
    if not play.state.fight.sheet or play.state.fight.windows >= DEEPEST:
        return
    passed: set[str] = set()
    play.state.fight.windows += 1
    while able := _able(play, moment, passed):
        answers = await play.ask_each([_asked(play, name, moment) for name in able])
        for name, answer in zip(able, answers, strict=True):
            if answer in ("", PASS):
                passed.add(name)
                continue
            again = [one for one in usable(play.state, play.content, play.state.hero(name), moment) if one.id == answer]
            if again:  # LE-19.14: one that is no longer legal is not spent
                await _use(play, again[0], moment)
    play.state.fight.windows -= 1


def _able(play: CombatPlay, moment: Moment, passed: set[str]) -> list[str]:
    state = play.state
    return [one.id for one in state.members if one.id not in passed and usable(state, play.content, one, moment)]


def _asked(play: CombatPlay, name: str, moment: Moment) -> Decision:
    def options() -> list[Option]:
        found = usable(play.state, play.content, play.state.hero(name), moment)
        return [Option(PASS, text("evershade-pass")), *(option(play.content, play.state, one) for one in found)]

    return Decision((play.state.seat_of(name),), "evershade.react", _prompt(name, moment), options)


def _prompt(name: str, moment: Moment) -> Text:
    who, by = f"@{name}", f"@{moment.source}" if moment.source else "none"
    if moment.kind == "attacked" and moment.coming is not None:
        coming = moment.coming
        return text(
            "evershade-ask-react", who=who, by=by, about=f"@{moment.about}", n=coming.damage, terror=coming.terror
        )
    about = f"@{moment.about}" if moment.about else "none"
    n = moment.lost or (moment.coming.terror if moment.coming is not None else 0)
    return text("evershade-ask-window", who=who, kind=moment.kind, about=about, by=by, n=n)


async def _use(play: CombatPlay, one: Usable, moment: Moment) -> None:
    """LE-19.15, LE-19.16: spent whatever comes of it; a failed reaction counts as the one defensive reaction."""
    if one.place >= 0:
        moment.is_defended = moment.kind == "attacked"
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
    )
    spec: Any = one.side.roll
    if spec is not None:
        rolled = await rolling.make(play, one.hero, spec, against)  # LE-14.17
        await play.effects.run(play, rolled.effects, deed.after(rolled))
        rolling.settle(play, one.hero, [rolled])
    await play.effects.run(play, one.side.effects, deed)


def _target_of(one: Usable, moment: Moment) -> str:
    """Of an attack it is the attacker that effects of a reaction mean, where the card names nobody."""
    if one.side.target is None and moment.source and board.is_foe(moment.source):
        return moment.source
    return one.target
