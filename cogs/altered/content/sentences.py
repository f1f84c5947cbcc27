"""From sentences on imported cards to the effect vocabulary (rules 9.6). Pure.

A text is compiled only when every sentence of it is understood to the last word; there is no guessing. What the public
card files write is known here: `{J}`, `{H}`, `{R}` for join, hand and reserve, `{T}` for exhausting, `{D}` for support,
`[[Anchored]]` or `<ANCHORED>` for words, `#...#` around what a rarer printing changes, reminders in brackets.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from pydantic import ValidationError

from cogs.altered.content.cards import ON_CHARACTERS, Ability, Keyword
from cogs.altered.content.sentence_patterns import READ, NotUnderstood, Sentence, Step

LONGEST: Final = 1_200
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


@dataclass(slots=True)
class Compiled:
    """What a text says: plain data of `Ability` and `Keyword`, both checked; models: the abilities themselves."""

    abilities: list[Step] = field(default_factory=list)
    keywords: list[Step] = field(default_factory=list)
    models: tuple[Ability, ...] = ()


PATTERNS: Final = len(READ)


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
    for pattern, make in READ:
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
