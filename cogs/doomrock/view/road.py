"""What the last action on the road came to, in one line, for whoever reads no more than that. Pure; knows only
sentences."""

from collections.abc import Sequence

from bot.rules.decision import Text, text

ACTIONS = frozenset({"dr-travelled", "dr-visited", "dr-explored-on", "dr-ventured"})
"""With what an action of the party begins."""
CAUSES = ("dr-discovered", "dr-peril", "dr-event", "dr-event-choice", "dr-because", "dr-there")
"""What leads to something else, the first to be left out where there is no room."""
OUTCOMES = (
    "dr-test",
    "dr-kept",
    "dr-gave-item",
    "dr-levelled",
    "dr-gained-party",
    "dr-lost-party",
    "dr-lost-party-left",
    "dr-gained",
    "dr-gained-each",
    "dr-lost",
    "dr-healed",
    "dr-exposed",
    "dr-damage",
    "dr-lost-hp",
    "dr-fallen",
)
MOST_PARTS = 4


def road(lines: Sequence[Text]) -> Text | None:
    """The last action and what came of it; None: there was none, or a battle has begun since."""
    begins = [n for n, line in enumerate(lines) if line.key in ACTIONS]
    if not begins or any(line.key == "dr-battle" for line in lines):
        return None
    action = lines[begins[-1]]
    came = [line for line in lines[begins[-1] + 1 :] if line.key in CAUSES or line.key in OUTCOMES]
    for cause in CAUSES:
        if len(came) >= MOST_PARTS:
            came = [line for line in came if line.key != cause]
    told = Text(f"{action.key}-short", action.params)
    for line in came[-MOST_PARTS + 1 :]:
        told = text("dr-road-and", before=told, what=Text(f"{line.key}-short", line.params))
    return told if came else None
