"""When open cards act: mandatory abilities first, then the owner says which optional ones are used (rules 9). Pure."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from bot.rules.decision import Option, Text, text
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.terms import CheckKind
from cogs.near_and_far.content.vocabulary import Ability
from cogs.near_and_far.rules.goods import FarPlay, content_of, pay_cost, settle, who
from cogs.near_and_far.rules.reading.costs import lacking
from cogs.near_and_far.rules.reading.odds import again
from cogs.near_and_far.rules.reading.table import is_met
from cogs.near_and_far.state import FarState


@dataclass(frozen=True, slots=True)
class Context:
    """Who the effects of a reward or an ability belong to. card: whose ability it is, empty for a story; paid_for: what
    of it the mode does not know and has given coins for already, once for all of it (NF-14.17)."""

    seat: int
    card: str = ""
    paid_for: list[str] = field(default_factory=list)


def found(
    state: FarState,
    content: FarContent,
    seat: int,
    trigger: str,
    *,
    check: CheckKind | None = None,
    building: str | None = None,
    card: str | None = None,
) -> Iterator[tuple[str, Ability]]:
    """The abilities of a seat's open cards that this moment wakes, by path, in the order of the cards' ids."""
    own = state.players[seat]
    working = content.working
    for card_id in sorted(own.cards) if card is None else [card]:
        for place, ability in enumerate(working[card_id].abilities):
            if ability.trigger != trigger or (ability.building is not None and ability.building != building):
                continue
            if ability.checks and check not in ability.checks:
                continue
            path = f"{card_id}/{place}"
            if not is_used_up(own.used, path, ability) and is_met(state, content, seat, ability.condition):
                yield path, ability


def is_used_up(used: dict[str, int], path: str, ability: Ability) -> bool:
    """Whether its limit is reached: `1/turn`, `2/game`."""
    if ability.limit is None:
        return False
    most, scope = ability.limit.split("/")
    return used.get(f"{scope}|{path}", 0) >= int(most)


def can_pay(state: FarState, content: FarContent, seat: int, path: str, ability: Ability) -> bool:
    """Whether an ability's cost can be paid now."""
    return lacking(state, content, seat, path.split("/")[0], ability.cost) is None


async def fire(
    play: FarPlay,
    seat: int,
    trigger: str,
    *,
    check: CheckKind | None = None,
    building: str | None = None,
    card: str | None = None,
) -> None:
    """Let a moment wake a seat's cards."""
    if not play.state.players[seat].cards:
        return
    content = content_of(play)
    here = list(found(play.state, content, seat, trigger, check=check, building=building, card=card))
    for path, ability in here:
        if not ability.optional and can_pay(play.state, content, seat, path, ability):
            await carry_out(play, seat, path, ability)
    asked: set[str] = set()
    while True:
        able = {
            path: ability
            for path, ability in found(play.state, content, seat, trigger, check=check, building=building, card=card)
            if ability.optional and path not in asked and can_pay(play.state, content, seat, path, ability)
            if not _is_vain(play.state, content, seat, ability)
        }
        if not able:
            return
        answer = await _which(play, seat, trigger, able)
        if answer == "no":
            return
        asked.add(answer)
        await carry_out(play, seat, answer, able[answer])


def _is_vain(state: FarState, content: FarContent, seat: int, ability: Ability) -> bool:
    """Whether it would use another talent where none could be used (NF-14.6a): its use would be spent on nothing."""
    uses_talent = all(effect.do == "use_talent" for effect in ability.do)
    return uses_talent and state.options.is_read_anew and not startable(state, content, seat)


def startable(state: FarState, content: FarContent, seat: int) -> list[str]:
    """The talents of a seat that would do something if a session started now."""
    talents = state.players[seat].talents
    return [name for name in talents if any(found(state, content, seat, "game_start", card=name))]


async def _which(play: FarPlay, seat: int, trigger: str, able: Mapping[str, Ability]) -> str:
    """The path of an optional ability, or `no`."""
    options = [
        Option(path, text("far-option-use", card=f"@{path.split('/')[0]}"), _odds(play, seat, ability))
        for path, ability in able.items()
    ]
    options.append(Option("no", text("far-option-no-card")))
    return await play.ask(
        seat, "far.use", text("far-ask-use", moment=trigger), lambda: options, forced=False, default=lambda: "no"
    )


def _odds(play: FarPlay, seat: int, ability: Ability) -> Text | None:
    """What rolling again may bring, for a card that does."""
    pending = play.state.turn.check
    if pending is None or not pending.die or all(effect.do != "reroll" for effect in ability.do):
        return None
    return again(pending, seat, play.state.players[seat].hearts)


async def carry_out(play: FarPlay, seat: int, path: str, ability: Ability) -> None:
    """Pay for an ability, note its use, and run its effects."""
    own, card = play.state.players[seat], path.split("/")[0]
    if ability.limit is not None:
        key = f"{ability.limit.split('/')[1]}|{path}"
        own.used[key] = own.used.get(key, 0) + 1
    play.used(card)
    play.say("far-card-used", who=who(seat), card=f"@{card}")
    if ability.cost is not None:
        await pay_cost(play, seat, card, ability.cost)
    await play.effects.run(play, ability.do, Context(seat, card))
    await settle(play)
