"""Who gains boosts by an answer besides whoever it names: what they change may be told of another expedition. Pure,
only looks."""

from collections import Counter

from bot.rules.decision import Text, text
from cogs.altered.rules.reading.look import Look


def with_boosted(label: Text, look: Look, now: Look, but: str) -> Text:
    """What is done, with who else has gained boosts then, copies together. but: whom it names."""
    gains = Counter(
        (obj.card, n)
        for oid in look.state.in_play
        if oid != but and (obj := now.state.objects.get(oid)) is not None
        if (n := obj.boosts - look.state.objects[oid].boosts) > 0
    )
    if not gains:
        return label
    told = [
        text("al-boosted", card=text("al-several-of", n=copies, card=f"@{card}") if copies > 1 else f"@{card}", n=n)
        for (card, n), copies in gains.items()
    ]
    return text("al-besides-boosted", what=label, boosted=told)
