"""What is told of the road in other words than the journal has for it: what was paid at an event and by whom, a camp in
which nobody could learn, and what was met on the way. Pure; knows only sentences."""

from collections.abc import Sequence
from itertools import takewhile

from bot.rules.decision import Text, text
from cogs.doomrock.view.act_parts import chained

CHOICES = ("dr-event-choice", "dr-event-only")
"""What was chosen at an event, or was the only way open to the party (DR-4.2)."""
EVENT, PERIL = "dr-event", "dr-peril"
MET = frozenset({PERIL, EVENT, *CHOICES})
LONGEST_STORY = 110
"""Characters: three lines of a phone."""
PAID, PAID_BY = "dr-paid", "dr-paid-by"
CAMP, UNABLE, LEARNED = "dr-camp", "dr-camp-unable", "dr-levelled"
MADE = ("dr-road-paid", "dr-road-camp")


def in_road_words(after: Sequence[Text], *, is_over: bool) -> list[Text]:
    """What followed an action, with those parts among it. is_over: whether another action has begun since, so that
    nobody is asked in a camp any more."""
    found: list[Text] = []
    learned = any(line.key == LEARNED for line in after)
    unable = any(line.key == UNABLE for line in after)
    chosen = False
    for place, line in enumerate(after):
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


def met(after: Sequence[Text]) -> Text | None:
    """The perils and events of an action by name, and how the last of them ended, where that is short in its own words
    too: it is the joke of the action. None: there was none, or an event is not answered yet."""
    found = [line for line in after if line.key in MET]
    if not found or found[-1].key == EVENT:
        return None
    told = []
    for before, line, then in zip([None, *found[:-1]], found, [*found[1:], None], strict=True):
        if line.key == EVENT and then is not None and then.key in CHOICES:  # its choice tells it
            continue
        told.append(_met(line, before, is_last=then is None))
    return chained("dr-road-and", told)


def _met(line: Text, before: Text | None, *, is_last: bool) -> Text:
    """A peril, or an event with what was chosen at it. before: the line before it, as a rule the event's own."""
    is_choice, story = line.key in CHOICES, str(line.params["story"])
    card = line if not is_choice else before if before is not None and before.key == EVENT else None
    is_told = is_last and 0 < len(story) <= LONGEST_STORY
    return text(
        "dr-road-met",
        kind="chosen" if is_choice else "event" if line.key == EVENT else "peril",
        card="" if card is None else card.params["card"],
        named="no" if card is None else "yes",
        choice=line.params.get("choice", ""),
        only="yes" if line.key == "dr-event-only" else "no",
        story=story if is_told else "",
        told="yes" if is_told else "no",
    )
