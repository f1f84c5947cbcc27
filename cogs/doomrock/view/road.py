"""What the last actions on the road came to, a line for each; in one line the last of them, for whoever reads no more
than that. Pure; knows only sentences."""

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
MOST_ACTIONS = 3


def road(lines: Sequence[Text]) -> Text | None:
    """The last action and what came of it; None: there was none, or a battle has begun since."""
    begins = _begins(lines)
    if not begins or _is_over(lines):
        return None
    return _told(lines[begins[-1]], lines[begins[-1] + 1 :])


def roads(lines: Sequence[Text]) -> list[Text]:
    """The last actions, a line for each; none where nothing came of the last one, or a battle has begun since."""
    begins = _begins(lines)
    if road(lines) is None:
        return []
    ends = [*begins[1:], len(lines)]
    told = [
        _told(lines[begin], lines[begin + 1 : end]) or _short(lines[begin])
        for begin, end in zip(begins, ends, strict=True)
    ]
    return told[-MOST_ACTIONS:]


def _begins(lines: Sequence[Text]) -> list[int]:
    return [n for n, line in enumerate(lines) if line.key in ACTIONS]


def _is_over(lines: Sequence[Text]) -> bool:
    return any(line.key == "dr-battle" for line in lines)


def _told(action: Text, after: Sequence[Text]) -> Text | None:
    """An action and what came of it; None: nothing."""
    came = [line for line in after if line.key in CAUSES or line.key in OUTCOMES]
    for cause in CAUSES:
        if len(came) >= MOST_PARTS:
            came = [line for line in came if line.key != cause]
    told = _short(action)
    for line in came[-MOST_PARTS + 1 :]:
        told = text("dr-road-and", before=told, what=_short(line))
    return told if came else None


def _short(line: Text) -> Text:
    return Text(f"{line.key}-short", line.params)
