"""What is told of the road in other words than the journal has for it: what was paid at an event and by whom, and a
camp in which nobody could learn. Pure; knows only sentences."""

from collections.abc import Sequence
from itertools import takewhile

from bot.rules.decision import Text, text

CHOICES = ("dr-event-choice", "dr-event-only")
"""What was chosen at an event, or was the only way open to the party (DR-4.2)."""
EVENT, PERIL = "dr-event", "dr-peril"
PAID, PAID_BY = "dr-paid", "dr-paid-by"
CAMP, UNABLE, LEARNED = "dr-camp", "dr-camp-unable", "dr-levelled"
EXPLORED = "dr-explored"
MADE = ("dr-road-paid", "dr-road-camp")


def in_road_words(after: Sequence[Text], *, is_over: bool) -> list[Text]:
    """What followed an action, with those parts among it. is_over: whether another action has begun since, so that
    nobody is asked in a camp any more."""
    found: list[Text] = []
    learned = any(line.key == LEARNED for line in after)
    unable = any(line.key == UNABLE for line in after)
    chosen = False
    for place, line in enumerate(after):
        if line.key == EXPLORED and not line.params["anything"]:
            continue  # the last secret, as the action said
        chosen = chosen or line.key in CHOICES
        if line.key == PAID and chosen:  # what an action on the map costs stood on its button
            found.append(_paid(line, after[place + 1 :]))
        elif line.key == UNABLE and not learned:
            found.append(_no_level(_rows(line)))
        elif line.key == CAMP and is_over and not learned and not unable:
            found.append(_no_level([]))
        else:
            found.append(line)
    return found


def _paid(line: Text, then: Sequence[Text]) -> Text:
    """A price with the heroes who paid it; what the party has nobody pays."""
    payers = [one.params["hero"] for one in takewhile(lambda one: one.key == PAID_BY, then)]
    return text("dr-road-paid", cost=line.params["cost"], who=list(dict.fromkeys(payers)), n=len(payers))


def _no_level(rows: Sequence[Text]) -> Text:
    return text("dr-road-camp", rows=list(rows), many=len(rows))


def _rows(line: Text) -> list[Text]:
    """Who can learn nothing, by how much silver the party is short of (E-6); 0: it is something else (E-5)."""
    short: dict[int, list[str]] = {}
    for row in line.params["rows"]:
        why = row.params["why"]
        n = why.params["need"] - why.params["have"] if why.key == "dr-refused-cost" else 0
        short.setdefault(n, []).append(row.params["hero"])
    return [text("dr-road-camp-row", who=who, short=n) for n, who in short.items()]
