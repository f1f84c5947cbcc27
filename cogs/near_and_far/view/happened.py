"""What a reader's news hold of a story: its ending, with the die and the prize, for the picture that stands beside the
question after it. Pure; knows only sentences.

The words of an ending are a post of their own, above the board: whoever has just rolled looks at the board.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bot.rules.decision import Text
from bot.rules.stories.prose import PREFIX

Words = Callable[[str], str | None]
"""Reference, without what begins all of its kind -> the words of a story, or the name of a card."""
QUESTS: Final = ("quest_skill", "quest_combat")
CARDS: Final = ("far-treasure", "far-world", "far-recruits", "far-character-card", "far-chief", "far-side-quest")
"""What a story may bring that has a name."""
GOODS: Final[Mapping[str, int]] = {"far-gained": 1, "far-lost": -1}


def happened(lines: Sequence[Text], prose: Words, name_of: Words) -> dict[str, Any]:
    """{told: None or {title, label, text, roll, goods, names}, turns: begun since it was told, visiting: the building
    that was gone to in the last turn of these lines, or None}

    title, text: Markdown; label: what was tried, None: nothing was to be chosen; roll: {die, stat, spent, target,
    total}, die 0: it had been seen before; None: nothing is known of it; goods: name -> how many, negative: lost;
    names: of cards and keywords that it brought
    """
    found = _Told(prose, name_of)
    for line in lines:
        found.take(line)
    return {"told": found.told, "turns": found.turns, "visiting": found.visiting}


class _Told:
    """The last story of some lines. is_open: whether what comes next may still be its prize."""

    def __init__(self, prose: Words, name_of: Words) -> None:
        self._prose, self._name_of = prose, name_of
        self.told: dict[str, Any] | None = None
        self.turns = 0
        self.visiting: str | None = None
        self._roll: dict[str, int] | None = None
        self._is_open = self._goes_on = False

    def take(self, line: Text) -> None:
        key, params = line.key, line.params
        if key == "far-turn":
            self.turns += 1
            self._roll, self._is_open = None, False
            self.visiting = None
        elif key == "far-visits":
            self.visiting = str(params["building"].params["id"])
        elif key == "far-refreshed":
            self.visiting = "saloon"
        elif key == "far-quest":
            self.told, self._roll = None, None
        elif key == "far-rolled":
            self._rolled(params)
        elif key == "far-rerolled" and self._roll is not None:
            self._roll["die"] = params["n"]
        elif key == "far-spends-hearts":
            self._spent(_amounts(params["goods"]).get("hearts", 0))
        elif key in ("story-read", "story-more", "story-outcome"):
            self._read(key, params)
        elif self._is_open and self.told is not None:
            self._prize(self.told, line)

    def _rolled(self, params: Mapping[str, Any]) -> None:
        told = ("die", "stat", "target")
        self._roll = {name: params[name] for name in told} | {"spent": 0} if params["kind"] in QUESTS else None

    def _spent(self, n: int) -> None:
        """By somebody who saw the die before: it is in older news."""
        self._roll = (self._roll or {"die": 0, "stat": 0, "target": 0}) | {"spent": n}

    def _read(self, key: str, params: Mapping[str, Any]) -> None:
        """A story begins, goes on after what was tried, or ends."""
        words, told = self._words(params["page"]), self.told
        ends = key == "story-outcome"
        if told is None or (ends and (told["label"] is None or self._goes_on)) or (not ends and told["label"] is None):
            label = self._words(params["choice"]) if ends else None
            told = {"title": self._words(params["title"]), "label": label, "text": words}
            self.told = told | {"goods": {}, "names": [], "roll": self._total() if ends else None}
        else:
            told["text"] = f"{told['text']}\n\n{words}"
        self._goes_on, self._is_open = not ends, True
        self.turns = 0

    def _words(self, ref: str) -> str:
        return self._prose(ref.removeprefix(f"@{PREFIX}")) or ""

    def _total(self) -> dict[str, int] | None:
        roll = self._roll
        return None if roll is None else {**roll, "total": roll["die"] + roll["stat"] + roll["spent"]}

    def _prize(self, told: dict[str, Any], line: Text) -> None:
        key, params = line.key, line.params
        if key in GOODS:
            for name, n in _amounts(params["goods"]).items():
                told["goods"][name] = told["goods"].get(name, 0) + GOODS[key] * n
        elif key in CARDS:
            name = params.get("card", params.get("chief"))
            told["names"].append(self._name_of(name[1:]) or "")
        elif key == "far-keyword":
            told["names"].append(str(params["word"]))
        elif not key.startswith("far-voice-"):
            self._is_open = False


def _amounts(goods: Sequence[Text | str]) -> dict[str, int]:
    """Goods and how many; what is called by its name is no amount."""
    return {one.params["good"]: one.params["n"] for one in goods if isinstance(one, Text)}
