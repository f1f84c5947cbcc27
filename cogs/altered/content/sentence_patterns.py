"""What sentences on imported cards may look like, and the steps that each means (rules 9.6). Pure."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

Step = dict[str, Any]
_COUNTS: Final = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5}
_N = r"(?P<n>a|an|one|two|three|four|five|\{?[0-9]{1,2}\}?)"
_STATUS = r"(?P<what>fleeting|anchored|asleep)"
_KINDS: Final[dict[str, Step]] = {
    "character": {"type": "character"},
    "expedition permanent": {"type": "expedition_permanent"},
    "landmark permanent": {"type": "landmark", "zone": "landmark"},
    "landmark": {"type": "landmark", "zone": "landmark"},
    "permanent": {"type": ["landmark", "expedition_permanent"], "zone": "play"},
    "character or expedition permanent": {"type": ["character", "expedition_permanent"]},
    "character or permanent": {"type": ["character", "landmark", "expedition_permanent"], "zone": "play"},
    "card in reserve": {"zone": "reserve"},
    "card in a reserve": {"zone": "reserve"},
    "card in your reserve": {"zone": "reserve", "by": "me"},
    "card in an opponent's reserve": {"zone": "reserve", "by": "opponent"},
}
_KIND = "|".join(sorted(map(re.escape, _KINDS), key=len, reverse=True))
_TARGET = (
    r"(?P<limit>up to (?:one|two|three) )?(?P<other>another |other )?target (?P<kind>" + _KIND + r")s?"
    r"(?P<side> you control| controlled by an opponent| an opponent controls)?(?P<facing> facing me)?"
    r"(?: with (?P<cost>hand|reserve) cost \{?(?P<bound>[0-9]{1,2})\}? or (?P<way>less|more))?"
)
_AT: Final = {
    "my expedition": "mine",
    "your other expedition": "other",
    "my other expedition": "other",
    "your hero expedition": "hero",
    "your companion expedition": "companion",
    "each of your expeditions": "each",
    "target expedition": "any",
    "one of your expeditions": "pick",
    "target expedition you control": "pick",
}
_PLAYED: Final[dict[str, Step]] = {
    "card": {"zone": "hand"},
    "character": {"type": "character"},
    "spell": {"type": "spell"},
    "permanent": {"type": ["landmark", "expedition_permanent"]},
}


class NotUnderstood(Exception):
    """A sentence that no pattern fits. `args[0]` is the sentence."""


def _count(word: str) -> int:
    return _COUNTS.get(word) or int(word.strip("{}"))


@dataclass(frozen=True, slots=True)
class Sentence:
    """A match, and what the pattern may need beside it."""

    match: re.Match[str]
    tokens: Mapping[str, str]

    def __getitem__(self, name: str) -> str:
        """A part of the sentence; empty when it is not there."""
        return self.match.groupdict().get(name) or ""

    def n(self) -> int:
        return _count(self["n"])

    def target(self) -> Step:
        """The selector of a target phrase. Raises `NotUnderstood`."""
        wanted = dict(_KINDS[self["kind"]])
        if self["side"]:
            wanted["by"] = "me" if self["side"] == " you control" else "opponent"
        if self["facing"]:
            wanted["expedition"] = "facing"
        if self["other"]:
            wanted["not_me"] = True
        if self["cost"]:
            wanted[f"{self['cost']}_cost_{'max' if self['way'] == 'less' else 'min'}"] = int(self["bound"])
        chosen: Step = {"target": wanted}
        if self["limit"]:
            chosen |= {"n": _count(self["limit"].split()[2]), "up_to": True}
        return chosen


Maker = Callable[[Sentence], list[Step]]


def _one(do: str, **fields: Any) -> Maker:
    return lambda s: [{"do": do, **fields}]


def _aimed(do: str, **fields: Any) -> Maker:
    return lambda s: [{"do": do, "who": s.target(), **fields}]


def _create(s: Sentence) -> list[Step]:
    token = s.tokens.get(s["token"].strip())
    if token is None:
        raise NotUnderstood(s.match[0])
    return [{"do": "create", "token": token, "n": s.n(), "at": _AT[s["at"]]}]


def _next(s: Sentence) -> list[Step]:
    which = {} if s["kind"] == "card" else _PLAYED[s["kind"]]
    return [{"do": "next", "which": which, "until": s["until"], "minus": _count(s["n"])}]


_MINE = {"zone": "reserve", "by": "me"}
_PATTERNS: Final[tuple[tuple[str, Maker], ...]] = (
    (r"resupply", _one("resupply")),
    (r"exhausted resupply", _one("resupply", exhausted=True)),
    (r"each player resupplies", _one("resupply", player="each")),
    (r"sabotage", _one("sabotage")),
    (r"after you", _one("after_you")),
    (rf"draw {_N} cards?", lambda s: [{"do": "draw", "n": s.n()}]),
    (rf"each player draws {_N} cards?", lambda s: [{"do": "draw", "n": s.n(), "player": "each"}]),
    (rf"(?:your|target) opponent draws {_N} cards?", lambda s: [{"do": "draw", "n": s.n(), "player": "opponent"}]),
    (rf"discard {_N} cards? from your hand", lambda s: [{"do": "discard", "hand": s.n()}]),
    (r"each player discards a card from their hand", _one("discard", hand=1, player="each")),
    (r"(?:your|target) opponent discards a card from their hand", _one("discard", hand=1, player="opponent")),
    (r"discard a card from your reserve", _one("discard", who={"choose": _MINE})),
    (rf"i gain {_N} boosts?", lambda s: [{"do": "gain", "what": "boost", "n": s.n(), "who": "me"}]),
    (rf"i gain {_STATUS}", lambda s: [{"do": "gain", "what": s["what"], "who": "me"}]),
    (rf"i lose {_STATUS}", lambda s: [{"do": "lose", "what": s["what"], "who": "me"}]),
    (
        rf"{_TARGET}(?: each)? gains? {_N} boosts?(?: each)?",
        lambda s: [{"do": "gain", "what": "boost", "n": s.n(), "who": s.target()}],
    ),
    (rf"{_TARGET}(?: each)? gains? {_STATUS}", lambda s: [{"do": "gain", "what": s["what"], "who": s.target()}]),
    (rf"{_TARGET}(?: each)? loses? {_STATUS}", lambda s: [{"do": "lose", "what": s["what"], "who": s.target()}]),
    (
        rf"each character you control gains {_N} boosts?",
        lambda s: [{"do": "gain", "what": "boost", "n": s.n(), "who": {"all": {"type": "character", "by": "me"}}}],
    ),
    (
        rf"each character you control gains {_STATUS}",
        lambda s: [{"do": "gain", "what": s["what"], "who": {"all": {"type": "character", "by": "me"}}}],
    ),
    (rf"discard {_TARGET}", _aimed("discard")),
    (rf"send {_TARGET} to (?:reserve|its owner's reserve)", _aimed("send")),
    (rf"return {_TARGET} to its owner's hand", _aimed("return")),
    (r"return (?:a|(?P<other>another)) card from your reserve to your hand", lambda s: _from_reserve(s)),
    (rf"put {_TARGET} on top of its owner's deck", _aimed("to_deck_top")),
    (rf"exhaust {_TARGET}", _aimed("exhaust")),
    (rf"(?:switch|move) {_TARGET} to its other expedition", _aimed("switch")),
    (r"(?P<each>each player sacrifices|sacrifice) (?:a|(?P<other>another)) character", lambda s: _sacrifice(s)),
    (r"sacrifice me", _one("sacrifice", me=True)),
    (r"ready (?P<n>one|two|three|a|[0-9]) mana orbs?", lambda s: [{"do": "ready", "orbs": s.n()}]),
    (r"put the top card of your deck in your mana(?: zone)?,? exhausted", _one("to_mana", top=1)),
    (
        r"the next (?P<kind>card|character|spell|permanent) you play this (?P<until>turn|afternoon|day) "
        rf"costs {_N} less",
        _next,
    ),
    (
        rf"create {_N} (?P<token>[a-z' -]+?)(?: [0-9]/[0-9]/[0-9])?(?: [a-z]+)? tokens? in "
        rf"(?P<at>{'|'.join(_AT)})",
        _create,
    ),
)


def _from_reserve(s: Sentence) -> list[Step]:
    wanted = _MINE | ({"not_me": True} if s["other"] else {})
    return [{"do": "return", "who": {"choose": wanted}}]


def _sacrifice(s: Sentence) -> list[Step]:
    player = "each" if s["each"].startswith("each") else "me"
    who = {"type": "character"} | ({"not_me": True} if s["other"] else {})
    return [{"do": "sacrifice", "player": player, "who": who}]


READ: Final = tuple((re.compile(pattern), make) for pattern, make in _PATTERNS)
