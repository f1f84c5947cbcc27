"""The Mine (NF-8.6 to NF-8.8): a camp on a number that one's skill reaches, beside any other. Pure."""

from bot.rules.decision import Option, Text, text
from cogs.near_and_far.rules.abilities import fire
from cogs.near_and_far.rules.free import ask_open, ends_at_once
from cogs.near_and_far.rules.goods import FarPlay, content_of, gain, gain_token, settle, who
from cogs.near_and_far.rules.reading.amounts import reward, said, worth
from cogs.near_and_far.rules.reading.table import mine_number, mine_spaces, stat


async def visit(play: FarPlay, seat: int) -> bool:
    """D14: one camp a visit, or none. True: none, and the visitor is done."""
    if not play.state.players[seat].camps:
        return False
    content = content_of(play)
    beside = mine_spaces(play.state, content)

    def skill() -> int:
        return stat(play.state, content, seat, "mine")  # a card that is bought meanwhile helps at once (NF-9.1)

    def options() -> list[Option]:
        spaces, have = [], skill()
        for space in beside:
            n = mine_number(content, space)
            hard = None if n <= have else text("far-refused-mine", n=n, skill=have)  # NF-E13
            spaces.append(Option(space, text("far-option-mine", n=n, goods=said(content, space)), refused=hard))
        return [*spaces, Option("none", text("far-option-no-camp", ends=ends_at_once(play.state)))]

    def best() -> str:
        able = [space for space in beside if mine_number(content, space) <= skill()]
        return max(able, key=lambda space: worth(content, space), default="none")

    def asked() -> Text:
        return text("far-ask-mine", skill=skill())

    space = await ask_open(play, seat, "far.mine", asked, options, default=best)
    if space == "none":
        return True
    await dig(play, seat, space)
    return False


async def dig(play: FarPlay, seat: int, space: str) -> None:
    """NF-8.6, NF-8.7: no hearts and no die."""
    state, content = play.state, content_of(play)
    state.mine[space] = seat
    state.players[seat].camps -= 1
    state.players[seat].mine_camps += 1
    play.say("far-mine-camp", who=who(seat), n=mine_number(content, space))
    goods = reward(content, space)
    tokens = goods.pop("token", 0)
    await settle(play)
    await gain(play, seat, goods)
    if tokens:
        await gain_token(play, seat, "choice", tokens)
    await fire(play, seat, "mine")
