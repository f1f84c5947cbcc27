"""Which of two ways to play a card is better, by what their buttons say. Pure; knows only what they say."""

from collections.abc import Sequence

from bot.rules.decision import Option, Text, text

DECIDES = frozenset({"win", "delay"})
"""What is worth more than that whoever is played is not there at Dusk."""
_END = 10
"""What to win, or to keep the other from it, is worth in moves of an expedition."""


def is_no_news(outcome: Text) -> bool:
    """Whether it only says what is lacking, by whatever else the play has brought."""
    said = outcome.params
    is_lacking = said.get("fate") in ("behind", "vain", "blocks", "slows", "nowhere")
    return is_lacking and not (said["stops"] or said["starts"]) and said["also"] == "no"


def best_of(ways: Sequence[Option]) -> Text:
    """The best of both expeditions, for the button of a card that has no room for both."""
    best = max(ways, key=lambda one: worth(one.label))  # the first of those that are as good
    return text("al-outlook", best=best.label)


def worth(outcome: Text) -> int:
    """How much better off somebody is who plays so, of two ways to play one card: whoever moves or is stopped by it."""
    said = outcome.params
    if outcome.key == "al-dusk-stepped":
        return 1 + worth(said["what"])
    if outcome.key == "al-dusk-averts":
        return _END
    if said.get("fate") in DECIDES:
        return _END
    if outcome.key == "al-dusk-lost":
        return int(said["but"] != "no")
    if outcome.key != "al-dusk-outcome":
        return int(said.get("n", 0)) if outcome.key == "al-dusk-outcome-arena" else int(said.get("fate") == "moves")
    better = [said["fate"] in ("moves", "on"), bool(said["stops"]), said["also"] in ("moves", "stops")]
    worse = [said["starts"], said["also"] in ("starts", "stays")]
    ends = [said["fate"] == "wins", said["stops"] == "win" or said["way"] == "averts"]
    return int(_END * (sum(ends) - (said["fate"] == "lost")) + sum(better) - sum(worse))
