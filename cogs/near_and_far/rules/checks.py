"""One check, from the stat to the total (NF-12.1): die, what cards do to it, hearts. Pure."""

from bot.rules.decision import Option, text
from cogs.near_and_far.content.terms import CheckKind
from cogs.near_and_far.rules.abilities import fire
from cogs.near_and_far.rules.goods import FarPlay, change, content_of, who
from cogs.near_and_far.rules.reading.odds import is_reached
from cogs.near_and_far.rules.reading.table import USE_OF, camp_price, is_camp_site, stat
from cogs.near_and_far.state import PendingCheck

DIE = "die:check"


async def check(play: FarPlay, seat: int, kind: CheckKind, target: int, bonus: int = 0) -> int:
    """Try something; gives the total. bonus: so much above the target brings more (NF-7.5)."""
    state = play.state
    state.turn.check = PendingCheck(seat, kind, target, stat(state, content_of(play), seat, USE_OF[kind]))
    await fire(play, seat, "before_roll", check=kind)
    pending = pending_check(play)
    pending.die = play.roll(DIE)[0]
    play.say(
        "far-rolled",
        who=who(seat),
        kind=kind,
        die=pending.die,
        stat=pending.stat,
        n=pending.total,
        target=target,
    )
    await fire(play, seat, "after_roll", check=kind)
    await spend_hearts(play, target, bonus)
    total = pending_check(play).total
    won = is_reached(total, target)
    await fire(play, seat, "win" if won else "fail", check=kind)
    end_check(play)
    return total


def end_check(play: FarPlay) -> None:
    """It is over, and so is what cards added for it alone."""
    turn = play.state.turn
    turn.check = None
    turn.boosts = [one for one in turn.boosts if one.until == "turn"]


def pending_check(play: FarPlay) -> PendingCheck:
    """The check that is being made."""
    pending = play.state.turn.check
    assert pending is not None
    return pending


async def spend_hearts(play: FarPlay, target: int, bonus: int = 0) -> None:
    """D18: each heart adds one; nobody is asked when hearts cannot change what happens."""
    pending = pending_check(play)
    own = play.state.players[pending.seat]
    now = pending.total
    needed = max(0, target - now)
    most = min(own.hearts, max(0, target + bonus - now))  # more than that does nothing
    if most < needed or not most:
        return
    camp = _camp_price(play, pending)
    options = [_push(n, now, target, bonus) for n in range(most + 1)]
    answer = await play.ask(
        pending.seat,
        "far.hearts",
        text("far-ask-hearts", die=pending.die, stat=pending.stat, n=now, target=target, have=own.hearts, camp=camp),
        lambda: options,
        default=lambda: str(needed),
    )
    pending = pending_check(play)
    pending.spent = int(answer)
    if pending.spent:
        change(play, pending.seat, {"hearts": -pending.spent}, "far-spends-hearts")


def _camp_price(play: FarPlay, pending: PendingCheck) -> int:
    """Hearts that a camp takes which could be built after this story; 0: none could be."""
    state, content = play.state, content_of(play)
    own, price = state.players[pending.seat], camp_price(play.state, content, pending.seat)
    could = is_camp_site(state, pending.seat) and own.hearts >= price
    return price if could and pending.kind.startswith("quest") else 0


def _push(n: int, now: int, target: int, bonus: int) -> Option:
    """So many hearts; kept back where one less brings the same."""
    brings = _brings(now + n, target, bonus)
    is_idle = n > 0 and brings == _brings(now + n - 1, target, bonus)
    label = text("far-option-hearts", n=n, total=now + n, brings="same" if is_idle else brings)
    return Option(str(n), label, secondary=is_idle)


def _brings(total: int, target: int, bonus: int) -> str:
    if not is_reached(total, target):
        return "failure"
    return "bonus" if bonus and total >= target + bonus else "success"
