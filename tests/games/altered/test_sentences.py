"""The sentence compiler: understood to the last word, or not at all (rules 9.6, AL-14.10)."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.altered.content.cards import Ability
from cogs.altered.content.sentences import PATTERNS, compile_text

TOKENS = {"mud imp": "mud_imp"}
TARGET: dict[str, Any] = {"target": {"type": "character"}}


def one(words: str, kind: str = "character") -> dict[str, Any]:
    made = compile_text(words, "", kind, TOKENS)
    assert made is not None and len(made.abilities) == 1, words
    return made.abilities[0]


def steps(words: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = one(words, "spell")["do"]
    return found


def test_there_are_as_many_patterns_as_the_trial_had() -> None:
    assert PATTERNS >= 29


@pytest.mark.parametrize(
    ("words", "head"),
    [
        ("{J} Draw a card.", {"when": "join"}),
        ("{H} Draw a card.", {"when": "hand"}),
        ("#{R} Draw a card.#", {"when": "reserve"}),
        ("At Noon — Draw a card.", {"when": "noon"}),
        ("At Dusk – Draw a card.", {"when": "dusk"}),
        ("When I leave the Expedition zone — Draw a card.", {"when": {"event": "leaves", "who": "me"}}),
        ("{T} : Draw a card.", {"quick": True, "cost": {"exhaust_me": True}}),
        ("{2}, {T}: Draw a card.", {"quick": True, "cost": {"mana": 2, "exhaust_me": True}}),
        (
            "When my Expedition fails to move forward during Dusk — After Rest: Draw a card.",
            {"when": {"event": "fails_to_move", "expedition": "mine"}, "delay": "after_rest"},
        ),
    ],
)
def test_when_it_happens(words: str, head: dict[str, Any]) -> None:
    made = one(words)
    assert made == {**head, "do": [{"do": "draw", "n": 1}]}


@pytest.mark.parametrize(
    ("words", "step"),
    [
        ("[[Resupply]]. (Put the top card of your deck in Reserve.)", {"do": "resupply"}),
        ("<SABOTAGE>.", {"do": "sabotage"}),
        ("Each player draws two cards.", {"do": "draw", "n": 2, "player": "each"}),
        ("I gain [Fleeting].", {"do": "gain", "what": "fleeting", "who": "me"}),
        ("Target Character gains 2 boosts.", {"do": "gain", "what": "boost", "n": 2, "who": TARGET}),
        (
            "Up to two target Characters you control each gain 1 boost.",
            {
                "do": "gain",
                "what": "boost",
                "n": 1,
                "who": {"target": {"type": "character", "by": "me"}, "n": 2, "up_to": True},
            },
        ),
        (
            "Discard target Character with Hand Cost {3} or less.",
            {"do": "discard", "who": {"target": {"type": "character", "hand_cost_max": 3}}},
        ),
        ("Send target Character to Reserve.", {"do": "send", "who": TARGET}),
        (
            "Return another target Permanent to its owner's hand.",
            {
                "do": "return",
                "who": {"target": {"type": ["landmark", "expedition_permanent"], "zone": "play", "not_me": True}},
            },
        ),
        (
            "You may exhaust target card in Reserve.",
            {"do": "exhaust", "who": {"target": {"zone": "reserve"}}, "optional": True},
        ),
        (
            "Create two [Mud Imp 1/1/1] Goblin tokens in each of your Expeditions.",
            {"do": "create", "token": "mud_imp", "n": 2, "at": "each"},
        ),
        (
            "The next Spell you play this turn costs {1} less.",
            {"do": "next", "which": {"type": "spell"}, "until": "turn", "minus": 1},
        ),
        ("Put the top card of your deck in your Mana zone, exhausted.", {"do": "to_mana", "top": 1}),
        ("Target Character loses Fleeting.", {"do": "lose", "what": "fleeting", "who": TARGET}),
    ],
)
def test_what_happens(words: str, step: dict[str, Any]) -> None:
    assert steps(words) == [step]
    assert one("{J} " + words)["do"] == [step]


def test_sentences_in_order() -> None:
    assert steps("You may sacrifice a Character. If you do: Draw two cards. Then resupply.") == [
        {"do": "sacrifice", "player": "me", "who": {"type": "character"}, "optional": True},
        {"do": "draw", "n": 2, "if": "did"},
        {"do": "resupply"},
    ]


def test_several_abilities_keywords_and_support() -> None:
    made = compile_text(
        "[[Gigantic]]. (I'm considered present in each of your Expeditions.) \n<TOUGH 2>.\n{J} I gain 1 boost. "
        "{H} [Sabotage].  At Noon — I gain [[Anchored]].",
        "#{D} : Target Character gains 1 boost.# (Discard me from Reserve to do this.)",
    )
    assert made is not None
    assert made.keywords == [{"k": "gigantic"}, {"k": "tough", "x": 2}]
    assert [a.get("when") for a in made.abilities] == ["join", "hand", "noon", None]
    assert made.abilities[3]["support"] is True
    for ability in made.abilities:
        Ability.model_validate(ability)


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("{J} Draw a card. Your opponent laughs.", "character"),  # one sentence not understood
        ("{J} Draw a card unless it rains.", "character"),
        ("{J} Draw a card (or two.", "character"),  # a bracket that never ends
        ("Draw a card.", "character"),  # when?
        ("When the moon is full — Draw a card.", "character"),
        ("{J} If you do: Draw a card.", "character"),  # if you do what?
        ("{J}", "character"),
        ("{J} Create a [Golden Goose 9/9/9] Animal token in my Expedition.", "character"),  # no such token
        ("{J} Target opponent's hat gains 1 boost.", "character"),
        ("Defender. Defender.", "character"),
        ("Defender.", "spell"),
        ("Cooldown.", "spell"),  # and what does it do?
        ("Cooldown.", "character"),
        ("{J} Draw a card.", "spell"),
        ("{T} : Draw a card. {J}{H} Resupply.", "character"),
        ("x" * 5_000, "character"),
    ],
)
def test_never_guess(words: str, kind: str) -> None:
    assert compile_text(words, "", kind, TOKENS) is None


def test_support_is_for_cards_that_can_be_in_the_reserve() -> None:
    assert compile_text("", "{D} : Draw a card.", "hero") is None
    assert compile_text("", "Draw a card.", "character") is None


@given(
    st.lists(
        st.sampled_from(
            [
                "{J}",
                "{H}",
                "draw",
                "a",
                "card",
                ".",
                "target",
                "character",
                "gains",
                "1",
                "boost",
                "  ",
                "you may",
                "(",
                ")",
                "[",
                "]",
                "#",
                "if you do:",
                "each",
                "{T}",
                ":",
                "—",
                "at noon",
                "with hand cost {3} or less",
            ]
        ),
        max_size=14,
    )
)
def test_whatever_comes_out_is_valid(words: list[str]) -> None:
    made = compile_text(" ".join(words))
    for ability in made.abilities if made is not None else []:
        Ability.model_validate(ability)
