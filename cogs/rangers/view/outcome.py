"""What a day that is over has come to, in a sentence: how it ended, how far the missions are, what was gained. Pure."""

from collections import Counter

from bot.rules.decision import Text, text
from cogs.rangers.content.content import RangersContent
from cogs.rangers.rules.evening import is_banked
from cogs.rangers.state import RangersState


def outcome(state: RangersState, content: RangersContent) -> Text:
    """ER-14.3: a day that is not banked loses its gains, so its missions are told without them. There is no score
    (ER-1.9)."""
    kept = is_banked(state)
    place = content.location(state.place)
    gained = Counter((gain.kind, gain.what if content.name_of(gain.what) else "") for gain in state.ledger)
    missions = [
        text(
            "rangers-result-mission",
            mission=f"@{name}",
            n=record.checks - (0 if kept else gained["check", name]),
            of=content.missions[name].checks,
            read=record.is_read and kept,
        )
        for name, record in state.missions.items()
        if kept or not gained["mission", name]
    ]
    gains = [
        text("rangers-result-gain", kind=kind, what=f"@{what}" if what else "", n=n)
        for (kind, what), n in gained.items()
    ]
    return text(
        "rangers-result",
        reason=str(state.result),
        place=f"@{place.id}" if place is not None else "none",
        missions=missions,
        many=len(missions),
        kept=kept,
        gains=gains,
        n=len(gains),
        lone=state.is_lone,
    )
