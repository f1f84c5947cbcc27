"""From sentences on imported cards to the effect vocabulary (rules 9.6). Pure.

A text is compiled only when every sentence of it is understood to the last word; there is no guessing. What the public
card files write is known here: `{J}`, `{H}`, `{R}` for join, hand and reserve, `{T}` for exhausting, `{D}` for support,
`[[Anchored]]` or `<ANCHORED>` for words, `#...#` around what a rarer printing changes, reminders in brackets.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from pydantic import ValidationError

from cogs.altered.content.cards import ON_CHARACTERS, Ability, Keyword

Step = dict[str, Any]
LONGEST: Final = 1_200
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
_TRIGGERS: Final[tuple[tuple[str, Step], ...]] = (
    (r"\{j\}", {"when": "join"}),
    (r"\{h\}", {"when": "hand"}),
    (r"\{r\}", {"when": "reserve"}),
    (r"at noon —", {"when": "noon"}),
    (r"at dusk —", {"when": "dusk"}),
    (r"at night —", {"when": "night"}),
    (r"when i leave the expedition zone —", {"when": {"event": "leaves", "who": "me"}}),
    (
        r"when i go to reserve from the expedition zone —",
        {"when": {"event": "goes_to_reserve", "who": "me", "from": "expedition"}},
    ),
    (r"when i'm sacrificed —", {"when": {"event": "sacrificed", "who": "me"}}),
    (r"when you play a spell —", {"when": {"event": "played", "by": "me", "is": {"type": "spell"}}}),
    (
        r"when you play a permanent —",
        {"when": {"event": "played", "by": "me", "is": {"type": ["landmark", "expedition_permanent"]}}},
    ),
    (
        r"when my expedition fails to move forward during dusk — after rest:",
        {"when": {"event": "fails_to_move", "expedition": "mine"}, "delay": "after_rest"},
    ),
)
_STARTS = re.compile(r"(?<=[.!])\s+(?=\{[jhrtd]\}|\{[0-9]\}[,: ]|at (?:noon|dusk|night) —|when )")
_PAID = r"(?:\{(?:t|[0-9]{1,2})\}|sacrifice me)"
_COST = re.compile(rf"(?P<parts>{_PAID}(?:, ?{_PAID})*) ?:")
_KEYWORD = re.compile(
    r"(?P<k>gigantic|defender|eternal|seasoned|cooldown)|(?P<with>tough|scout) \{?(?P<x>[0-9]{1,2})\}?"
)


class NotUnderstood(Exception):
    """A sentence that no pattern fits. `args[0]` is the sentence."""


@dataclass(slots=True)
class Compiled:
    """What a text says: plain data of `Ability` and `Keyword`, both checked; models: the abilities themselves."""

    abilities: list[Step] = field(default_factory=list)
    keywords: list[Step] = field(default_factory=list)
    models: tuple[Ability, ...] = ()


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


_READ: Final = tuple((re.compile(pattern), make) for pattern, make in _PATTERNS)
PATTERNS: Final = len(_READ)


def compile_text(
    main: str, echo: str = "", kind: str = "character", tokens: Mapping[str, str] | None = None
) -> Compiled | None:
    """What a card's text and its support text say; None unless every sentence is understood.

    kind: the card's type, as in `Card.type`. tokens: names of tokens in small letters -> their short names.
    """
    made = Compiled()
    try:
        for paragraph in _paragraphs(main):
            _read_paragraph(made, paragraph, kind, tokens or {})
        for paragraph in _paragraphs(echo):
            _read_support(made, paragraph, kind, tokens or {})
        _check(made, kind)
    except NotUnderstood:
        return None
    return made


def plain(words: str) -> str:
    """A text without reminders and marks, in small letters."""
    if len(words) > LONGEST:
        raise NotUnderstood(words[:80])
    words = words.replace("\u00a0", " ").replace("’", "'").replace("–", "—").replace("[]", "")
    words = re.sub(r"\(([^()]*)\)", "", words)
    words = re.sub(r"[#$\[\]<>]", "", words)
    if "(" in words or ")" in words:
        raise NotUnderstood(words[:80])
    words = re.sub(r"[ \t]+([.,])", r"\1", words)
    words = re.sub(r" +- +", " — ", words)
    return words.strip().lower()


def _paragraphs(words: str) -> list[str]:
    parts = re.split(r"\n+| {2,}|\t+", plain(words))
    return [piece.strip() for part in parts for piece in _STARTS.split(part) if piece.strip()]


def _read_paragraph(made: Compiled, paragraph: str, kind: str, tokens: Mapping[str, str]) -> None:
    head: Step | None = None
    for pattern, ability in _TRIGGERS:
        found = re.match(pattern, paragraph)
        if found is not None:
            head, paragraph = dict(ability), paragraph[found.end() :]
            break
    else:
        found = _COST.match(paragraph)
        if found is not None:
            head, paragraph = {"quick": True, "cost": _cost(found["parts"])}, paragraph[found.end() :]
    sentences = _sentences(paragraph)
    while sentences and (word := _KEYWORD.fullmatch(sentences[-1])) and head is not None:
        made.keywords.append(_keyword(word))
        sentences.pop()
    if head is None and kind != "spell":
        for sentence in sentences:
            word = _KEYWORD.fullmatch(sentence)
            if word is None:
                raise NotUnderstood(sentence)
            made.keywords.append(_keyword(word))
        return
    if head is None:
        words = [word for word in map(_KEYWORD.fullmatch, sentences) if word is not None]
        made.keywords += [_keyword(word) for word in words]
        sentences = [sentence for sentence in sentences if not _KEYWORD.fullmatch(sentence)]
        if not sentences:
            return
        head = {"spell": True}
        spell = next((ability for ability in made.abilities if ability.get("spell")), None)
        if spell is not None:
            spell["do"] += _steps(sentences, tokens)
            return
    made.abilities.append({**head, "do": _steps(sentences, tokens)})


def _read_support(made: Compiled, paragraph: str, kind: str, tokens: Mapping[str, str]) -> None:
    found = re.match(r"\{d\} ?:", paragraph)
    if found is None or kind in ("hero", "token"):
        raise NotUnderstood(paragraph)
    made.abilities.append({"support": True, "do": _steps(_sentences(paragraph[found.end() :]), tokens)})


def _sentences(paragraph: str) -> list[str]:
    found = [part.strip().rstrip(".").strip() for part in re.split(r"(?<=\.)\s+|, then ", paragraph.strip())]
    return [part.removeprefix("then ") for part in found if part]


def _steps(sentences: list[str], tokens: Mapping[str, str]) -> list[Step]:
    """The steps of sentences in order. "If you do" needs something before it that may not happen (D10)."""
    steps: list[Step] = []
    for sentence in sentences:
        body = sentence.removeprefix("if you do: ").removeprefix("if you do, ")
        made = _read(body, tokens)
        if body != sentence:
            if not steps or len(made) != 1:
                raise NotUnderstood(sentence)
            made = [{**made[0], "if": "did"}]
        steps += made
    if not steps:
        raise NotUnderstood("nothing is done")
    return steps


def _read(sentence: str, tokens: Mapping[str, str]) -> list[Step]:
    body = sentence.removeprefix("you may ")
    for pattern, make in _READ:
        match = pattern.fullmatch(body)
        if match is not None:
            steps = make(Sentence(match, tokens))
            return steps if body == sentence else [{**steps[0], "optional": True}, *steps[1:]]
    raise NotUnderstood(sentence)


def _keyword(word: re.Match[str]) -> Step:
    return {"k": word["with"], "x": int(word["x"])} if word["with"] else {"k": word["k"]}


def _cost(words: str) -> Step:
    cost: Step = {}
    for part in words.split(","):
        part = part.strip()
        if part == "{t}":
            cost["exhaust_me"] = True
        elif part.startswith("{"):
            cost["mana"] = cost.get("mana", 0) + int(part[1:-1])
        else:
            cost["sacrifice_me"] = True
    return cost


def _count(word: str) -> int:
    return _COUNTS.get(word) or int(word.strip("{}"))


def _check(made: Compiled, kind: str) -> None:
    """What the vocabulary does not allow was not understood."""
    names = [keyword["k"] for keyword in made.keywords]
    if len(set(names)) != len(names):
        raise NotUnderstood("a keyword twice")
    for name in names:
        if (name in ON_CHARACTERS and kind not in ("character", "token")) or (name == "cooldown" and kind != "spell"):
            raise NotUnderstood(name)
    if kind == "spell" and not any(ability.get("spell") for ability in made.abilities):
        raise NotUnderstood("a spell without effect")
    if kind == "spell" and any("when" in a or "quick" in a for a in made.abilities):
        raise NotUnderstood("a spell with a reaction")
    try:
        made.models = tuple(Ability.model_validate(ability) for ability in made.abilities)
        for keyword in made.keywords:
            Keyword.model_validate(keyword)
    except ValidationError as error:
        raise NotUnderstood(str(error)) from None
