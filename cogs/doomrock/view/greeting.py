"""What somebody reads first of the hero that was dealt to them: who it is, what it is good at, what to do first. Pure;
knows only views."""

from collections.abc import Sequence

from bot.rules.decision import Text, text
from cogs.doomrock.view.lines import View


def greeting(view: View) -> Sequence[Text]:
    """A line for each of the reader's heroes and one for what to do first, on the first road until everybody may have
    led once."""
    own, setting = [hero for hero in view["heroes"] if hero["mine"]], view["setting"]
    is_first = view["segment"] <= 1 and view["battle"] is None and view["phase"] == "map" and not view["beaten"]
    if not own or setting is None or not is_first or view["time"] <= setting["time"] - len(view["heroes"]):
        return []
    hello = [text("dr-hello", name=hero["name"], trait=hero["trait"], id=hero["class"]) for hero in own]
    return [*hello, text("dr-hello-first", leads=view["leader"] == view["you"])]
