"""Who is ahead over all sessions, and who has won the campaign (NF-14.13, NF-14.16). Pure."""

from cogs.near_and_far.campaign.state import CampaignRecord


def total(record: CampaignRecord, seat: int) -> int:
    """Points of a seat over all sessions."""
    return sum(one.points.get(seat, 0) for one in record.played)


def mean(record: CampaignRecord, seat: int) -> float:
    """Points a session, of those that it played."""
    ridden = sum(seat in one.points for one in record.played)
    return total(record, seat) / ridden if ridden else 0.0


def winners(record: CampaignRecord) -> list[int]:
    """NF-14.13: in a campaign nobody while a boss stands; else the highest sum, then most sessions won, then the last
    session, then together. With an open roster the highest mean of those who played at least half (NF-14.16)."""
    last = record.played[-1]
    if last.undefeated and record.options.mode == "campaign":
        return []
    is_open = record.options.roster == "open"
    able = [
        seat
        for seat, member in enumerate(record.members)
        if not member.given_up
        and (not is_open or 2 * sum(seat in one.points for one in record.played) >= len(record.played))
    ]

    def rank(seat: int) -> tuple[float, int, int]:
        first = mean(record, seat) if is_open else total(record, seat)
        return first, sum(seat in one.won for one in record.played), last.points.get(seat, 0)

    best = max((rank(seat) for seat in able), default=None)
    return [seat for seat in able if rank(seat) == best]


def trailing(record: CampaignRecord) -> int:
    """NF-2.17: who had least in the last session; of several whoever was later in its order of turns. Whoever left it
    for good had nothing to have least of."""
    last = record.played[-1]
    return min(
        (seat for seat in last.order if seat in last.points),
        key=lambda seat: (last.points[seat], -last.order.index(seat)),
    )
