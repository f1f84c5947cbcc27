"""What stands between the last picture of a board or a hand and its question: what happened since, told at the question
in few words. A channel is read from its end. Pure.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.rules.decision import text
from bot.ui.panels.panel import Keep, Panel, Part, Picture, Words, join_lines
from bot.ui.questions.scene import Scene
from bot.ui.screens.news import LAST_SIZE, LATEST, LATEST_SIZE, split_latest

LATEST_ANSWERS = 5
"""With more answers no more than the last line stands below a board's picture, and nothing below a hand's, which are
higher."""
ACCOUNT_SIZE, ANSWER_SIZE = 800, 68
"""Characters of an account for which a phone has room between a hand's only picture and its question, and how many
fewer for each answer, which takes two lines there."""
MOST_OF_TABLE = 2
"""So many of the last lines about the table itself stand above an account that is all there is of the news, and so many
since the last thing that it tells below it."""


@dataclass(frozen=True, slots=True)
class CameTo:
    """What the news came to, in words, empty where there is nothing of the kind. account: deed by deed, each with the
    remark upon it; summary: in one line; cut: how many of the first deeds have no room -> a line that says so."""

    account: Sequence[str] = ()
    summary: str = ""
    cut: Callable[[int], str] = str

    def stands_whole(self, answers: int) -> bool:
        """Whether the account stands above so many answers; where they are many, one line does that says it as well."""
        return bool(self.account) and not (answers > LATEST_ANSWERS and self.summary)


def news_came_to(scene: Scene, seat: int | None) -> CameTo:
    told, found = scene.account(seat), scene.summary(seat)
    if told:  # nothing above the picture tells them
        before, since = (lines[-MOST_OF_TABLE:] for lines in scene.of_table(seat))
        told = [*before, *told, *since]
    return CameTo(
        account=[f"› {scene.words(scene.addressed(line, seat))}" for line in told],
        summary="" if found is None else f"› {scene.words(scene.addressed(found, seat))}",
        cut=lambda n: scene.words(text("news-cut", n=n)),
    )


def with_latest(
    panel: Panel, told: Words, answers: int, came_to: CameTo, *, in_hand: bool, most: int = LATEST
) -> Panel:
    """Where it fits a phone together with the picture and the question, the last that was told stands between them: a
    channel is read from its end, and above the picture nobody looked for what came of their answer. An account of all
    of it stands there in place of that, unless many answers follow and one line says it as well. Of news that have no
    room there, what they came to stands in place of the first, and with many answers in place of all."""
    places = [place for place, part in enumerate(panel.parts) if isinstance(part, Picture)]
    if not places or (told not in panel.parts and not came_to.account):
        return panel
    summary, is_short = came_to.summary, answers > LATEST_ANSWERS
    if came_to.stands_whole(answers):
        newest = without_room(came_to, [panel.parts[place] for place in places], answers, in_hand=in_hand)
        cut = [came_to.cut(newest)] if newest else []
        panel.parts.insert(places[-1] + 1, Words(join_lines([*cut, *came_to.account[newest:]]), Keep.NEWS))
        return panel
    if is_short and summary and (not told.text or "\n" in told.text):  # of one line it would say no more than that
        panel.parts.insert(places[-1] + 1, Words(summary, Keep.NEWS))
        return panel
    if is_short and in_hand:
        return panel
    earlier, latest = split_latest(told.text, 1, LAST_SIZE) if is_short else split_latest(told.text, most)
    if earlier and latest and summary and not is_short and most > 1:
        earlier, latest = split_latest(told.text, LATEST - 1, LATEST_SIZE - len(summary))
        latest = join_lines([summary, latest])
    if latest:
        panel.parts.insert(places[-1] + 1, Words(latest, Keep.NEWS))
        at = panel.parts.index(told)
        panel.parts[at : at + 1] = [Words(earlier, Keep.NEWS)] if earlier else []
    return panel


def leaves_out(came_to: CameTo, pictures: Sequence[Part], answers: int, *, in_hand: bool) -> bool:
    """Whether something of an account stands nowhere: above many answers, or for want of room."""
    if not came_to.stands_whole(answers):
        return len(came_to.account) > 1
    return bool(without_room(came_to, pictures, answers, in_hand=in_hand))


def without_room(came_to: CameTo, pictures: Sequence[Part], answers: int, *, in_hand: bool) -> int:
    """How many of the first deeds of an account have no room between a picture and its question."""
    # where a hand has two pictures its cards are a flick above, and all that happened stands below the nearer one
    if not in_hand or len(pictures) != 1 or not came_to.stands_whole(answers):
        return 0
    return _newest(came_to.account, ACCOUNT_SIZE - ANSWER_SIZE * answers)


def _newest(account: Sequence[str], room: int) -> int:
    """From which deed on an account has room, in characters; the last one always has."""
    first = len(account) - 1
    room -= len(account[first])
    while first and len(account[first - 1]) <= room:
        first -= 1
        room -= len(account[first])
    return first
