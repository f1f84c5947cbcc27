"""What a button would take back, in few words: which card was used, which place was called at. Nothing here is secret.
Pure, only looks."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.rules.decision import Choice, Text, text
from bot.rules.play.floor import DONE, NOT_DONE
from cogs.doomrock.state import DoomrockState

_PARTS: Final[Mapping[str, Text]] = MappingProxyType(
    {
        f"doomrock.{key}": text(f"dr-back-{part}")
        for key, part in {
            "target": "target",
            "group": "target",
            "boost": "boosts",
            "move": "move",
            "assign": "die",
            "reroll": "dice",
            "level": "lesson",
            "which_hero": "hero",
            "who": "hero",
        }.items()
    }
)
"""By the key of a question, what was answered there."""
_OF_ANYBODY: Final = frozenset({"doomrock.who", "doomrock.which_hero"})
"""Questions that may be about an enemy as well."""
_GONE_TO: Final = ("dr-visited", "dr-travelled", "dr-explored-on")
"""Lines that say where the party went."""


def taken_back(state: DoomrockState, choices: Sequence[Choice], lines: Sequence[Text], *, own: bool) -> Text | None:
    """choices: what would be taken back, the first one by whoever presses; lines: what they have read of late. None:
    the button need not say it."""
    key, answer = choices[0].key, str(choices[0].answer)
    if key == "doomrock.act":
        if answer in (DONE.id, NOT_DONE.id):
            return text("dr-back-done")
        return text("dr-back-card", card=f"@{answer.partition(':')[2]}")
    if key == "doomrock.action":
        return _of_the_road(answer.partition(":")[0], lines)
    if key in _OF_ANYBODY and answer[:1] == "e":
        return text("dr-back-target")
    return _PARTS.get(key)


def _of_the_road(what: str, lines: Sequence[Text]) -> Text | None:
    """Where the party went; the journal has the name of a place."""
    if what == "venture":
        return text("dr-back-venture")
    gone = next((line for line in reversed(lines) if line.key in _GONE_TO), None)
    if gone is None or what not in ("visit", "travel", "explore"):
        return None
    return text("dr-back-place", place=gone.params["place"], to=what)
