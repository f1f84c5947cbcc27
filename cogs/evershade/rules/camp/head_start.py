"""Whoever joins where others have been before has a head start, spent before they set off (rules 3D.5, 3E)."""

from cogs.evershade.rules.camp.advancing import advance
from cogs.evershade.rules.heroes.equipping import equip
from cogs.evershade.rules.story.voting import Session


async def head_start(play: Session, places: list[int], is_known: bool = False) -> None:
    """Each at their own pace: advancements, then what they brought is laid out. places: of the new ones in the party;
    is_known: others of it have ridden before."""
    seats = sorted({place % play.state.seats for place in places})
    await play.together([_outfit(play, seat) for seat in seats])
    play.next("set_off", is_known=is_known)


async def _outfit(play: Session, seat: int) -> None:
    await advance(play, seat)
    await equip(play, seat, may_give=False)
