"""Duels, jail, the stranger and the Saloon's regulars (NF-10). Pure."""

from typing import Final

from bot.rules.decision import Option, Text, text
from cogs.near_and_far.content.terms import LEAST_REP, MOST_REP
from cogs.near_and_far.rules.abilities import fire
from cogs.near_and_far.rules.checks import DIE, end_check, pending_check, spend_hearts
from cogs.near_and_far.rules.free import ask_open
from cogs.near_and_far.rules.goods import FarPlay, change, content_of, settle, who
from cogs.near_and_far.rules.reading.odds import duel_chance, is_won
from cogs.near_and_far.rules.reading.scoring import rep_points
from cogs.near_and_far.rules.reading.table import stat
from cogs.near_and_far.state import PendingCheck

NPC, WANDERER, REGULAR = "npc", "wanderer", "regular"
STRANGERS: Final = (NPC, WANDERER, REGULAR)
HONEST, DIRTY = "honest", "dirty"


def named(rival: str) -> str:
    """A rival as a parameter of a sentence: `@seat:1`, or the id of a stranger."""
    return f"@seat:{rival}" if rival.isdigit() else rival


async def challenge(play: FarPlay, seat: int, rivals: list[str], *, optional: bool) -> bool | None:
    """D7: whom of those who stand there (NF-10.11), and how; gives whether the attacker has won, None: there was no
    duel."""

    def options() -> list[Option]:
        fights = [
            Option(f"{how}:{rival}", text(f"far-option-{how}", who=named(rival), stake=stake(play, seat, rival, how)))
            for rival in rivals
            for how in (HONEST, DIRTY)
        ]
        return [Option("none", text("far-option-no-duel")), *fights] if optional else fights

    def asked() -> Text:
        known = [text("far-duel-rival", who=named(rival), n=_swords(play, rival)) for rival in rivals]
        key = "far-ask-saloon-duel" if optional else "far-ask-duel"
        return text(key, swords=_swords(play, str(seat)), rivals=known)

    answer = await ask_open(play, seat, "far.duel", asked, options)
    if answer == "none":
        return None
    how, rival = answer.split(":")
    return await duel(play, seat, rival, dirty=how == DIRTY)


def stake(play: FarPlay, seat: int, rival: str, how: str) -> Text:
    """How likely the attacker wins by the dice, and with all hearts; a dirty blow is one sword more (NF-10.2). And what
    a victory does to their name (NF-10.5), as far as that goes (NF-12.3), and to their points (NF-13.5)."""
    own, dirty = play.state.players[seat], how == DIRTY
    mine, other = _swords(play, str(seat)) + dirty, _swords(play, rival)
    n, most = duel_chance(mine, other), duel_chance(mine, other, own.hearts)
    rep = max(LEAST_REP, min(own.rep - 1 if dirty else own.rep + 1, MOST_REP))
    points = rep_points(rep) - rep_points(own.rep)
    return text("far-stake", n=n, most=most, gain=most - n, rep=rep - own.rep, points=points)


def _swords(play: FarPlay, side: str) -> int:
    """All sources (NF-10.3); strangers have what the settings say."""
    if side in STRANGERS:
        return play.state.options.npc_swords
    return stat(play.state, content_of(play), int(side), "duel")


async def duel(play: FarPlay, seat: int, rival: str, *, dirty: bool) -> bool:
    """NF-10.2 to NF-10.7, NF-12.4: both dice, what cards do, the attacker's hearts; a tie is the defender's."""
    play.say("far-duel", who=who(seat), rival=named(rival), how=DIRTY if dirty else HONEST)
    play.state.turn.check = PendingCheck(seat, "duel_attack", 0, 0, rival=rival)
    await fire(play, seat, "before_roll", check="duel_attack")  # NF-17.4: the active player first
    if rival not in STRANGERS:
        await fire(play, int(rival), "before_roll", check="duel_defend")
    pending = pending_check(play)
    pending.stat = _swords(play, str(seat)) + dirty
    pending.rival_stat = _swords(play, rival)
    pending.die, pending.rival_die = play.roll(DIE, 2)
    play.say(
        "far-duel-dice",
        who=who(seat),
        n=pending.total,
        die=pending.die,
        rival=named(rival),
        other=pending.rival_total,
        other_die=pending.rival_die,
    )
    await fire(play, seat, "after_roll", check="duel_attack")
    if rival not in STRANGERS:
        await fire(play, int(rival), "after_roll", check="duel_defend")
    await spend_hearts(play, pending_check(play).rival_total + 1)
    pending = pending_check(play)
    won = is_won(pending.total, pending.rival_total)
    if won:  # NF-10.5
        change(play, seat, {"rep": -1 if dirty else 1})
        play.state.players[seat].duels_won += 1
        play.say("far-duel-won", who=who(seat), rival=named(rival))
        jail(play, rival)
    else:  # NF-10.6: the defender gains nothing but the place
        play.say("far-duel-lost", who=who(seat), rival=named(rival))
        jail(play, str(seat))
    await settle(play)
    await fire(play, seat, "win" if won else "fail", check="duel_attack")
    if rival not in STRANGERS:
        await fire(play, int(rival), "fail" if won else "win", check="duel_defend")
    end_check(play)
    return won


def jail(play: FarPlay, side: str) -> None:
    """NF-10.7: jail, 1 food, and any building without a duel next turn; strangers come back by themselves."""
    if side == REGULAR:
        return
    if side == NPC:
        play.state.npc = "jail"
        return
    if side == WANDERER:
        play.state.wanderer = "jail"
        return
    own = play.state.players[int(side)]
    own.area, own.at = "jail", ""
    own.jail_pass, own.jail_pass_ends = True, False
    play.say("far-jailed", who=who(int(side)))
    change(play, int(side), {"food": 1})
