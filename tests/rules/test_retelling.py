"""How a journal is told: what several lines say together, and what must not be joined."""

from typing import Any

import pytest

from bot.rules.decision import Text, text
from bot.rules.kernel.game import Game
from bot.rules.retelling import adding, as_they_are, joined, listing, replacing
from cogs import load_game

JOINS = {
    "gets": (adding("n", but=("left",)), listing("get", "who", but=("left",))),
    "goes": (listing("go", "card", repeats=True),),
    "rest": (replacing("phase", name="night"),),
}


def gets(who: str, n: int, left: int) -> Text:
    return text("gets", who=who, n=n, left=left)


def told(*lines: Text) -> list[tuple[int, Text]]:
    return [(one[0], one[1]) for one in joined(as_they_are(lines), JOINS)]


def test_the_same_twice_is_added_up() -> None:
    assert told(gets("Ada", 1, 9), gets("Ada", 2, 7)) == [(0, gets("Ada", 3, 7))]


def test_the_same_of_several_is_a_list() -> None:
    assert told(gets("Ada", 1, 9), gets("Ben", 1, 8), gets("Cleo", 1, 7)) == [
        (0, text("get", who=["Ada", "Ben", "Cleo"], n=1, left=7))
    ]


def test_whoever_gets_it_twice_is_not_in_the_list_twice() -> None:
    assert told(gets("Ada", 1, 9), gets("Ben", 1, 8), gets("Ben", 1, 7)) == [
        (0, text("get", who=["Ada", "Ben"], n=1, left=8)),
        (2, gets("Ben", 1, 7)),
    ]


def test_cards_of_one_name_may_be() -> None:
    assert told(text("goes", card="@a"), text("goes", card="@a")) == [(0, text("go", card=["@a", "@a"]))]


def test_what_differs_stays_two_lines() -> None:
    lines = (gets("Ada", 1, 9), gets("Ben", 2, 7), text("other"), gets("Ben", 2, 5))
    assert told(*lines) == list(enumerate(lines))


def test_a_remark_keeps_nothing_apart_and_comes_after() -> None:
    remark = text("ga-voice-well-1")
    assert told(gets("Ada", 1, 9), remark, gets("Ada", 1, 8)) == [(0, gets("Ada", 2, 8)), (1, remark)]


def test_a_heading_of_nothing_is_left_out() -> None:
    night, rest = text("phase", name="night"), text("rest")
    assert told(night, rest) == [(0, rest)]
    assert told(text("phase", name="noon"), rest) == [(0, text("phase", name="noon")), (1, rest)]


@pytest.fixture
def altered() -> Game[Any]:
    return load_game("altered")


def reacts(card: str, printed: str) -> Text:
    return text("al-reacts", seat="@seat:0", card=card, text=printed, told=True)


def quoted(game: Game[Any], *lines: Text) -> str:
    said: str = game.retold(lines)[-1].said.params["text"]
    return said


SAPLING = "When I join: I gain Anchored. At Noon: I gain 1 boost."
MOTHS = (
    "Gigantic. When I join: Each player sacrifices one. When I go to Reserve from an expedition: Create a Moth 0/1/1."
)


def test_a_card_is_quoted_with_the_clause_that_counts(altered: Game[Any]) -> None:
    afternoon, noon, night = (text("al-phase", phase=phase) for phase in ("afternoon", "noon", "night"))
    played = text("al-plays", card="@s")
    assert quoted(altered, afternoon, played, reacts("@s", SAPLING)) == "When I join: I gain Anchored."
    assert quoted(altered, noon, reacts("@s", SAPLING)) == "At Noon: I gain 1 boost."
    assert quoted(altered, played, reacts("@s", MOTHS)) == "When I join: Each player sacrifices one."
    rest = text("al-rest", home=["@s"], n=1, gone=[], m=0)
    assert quoted(altered, night, rest, reacts("@s", MOTHS)).startswith("When I go to Reserve")


def test_a_clause_that_may_be_the_one_is_never_left_out(altered: Game[Any]) -> None:
    """Where it is not known what happened, all that waits for something stands there; conditions go with their verb."""
    signed = MOTHS.replace("0/1/1", "🌲0 ⛰️1 🌊1")  # as every number of a card is written for people
    assert quoted(altered, reacts("@s", MOTHS)) == signed.removeprefix("Gigantic. ")
    bargain = "Scout 1. When I join: You may sacrifice another Character. If you do, draw a card."
    assert quoted(altered, text("al-plays", card="@s"), reacts("@s", bargain)) == bargain.removeprefix("Scout 1. ")
    of_another = text("al-phase", phase="dusk"), reacts("@s", "Tough 2.")
    assert quoted(altered, *of_another) == "Tough 2."


def test_dusk_says_once_who_stays_where_they_are(altered: Game[Any]) -> None:
    lines = [
        text("al-fails", seat=f"@seat:{seat}", exp=exp) for seat, exp in ((0, "hero"), (0, "companion"), (1, "hero"))
    ]
    (only,) = altered.retold([text("al-fails", seat="@seat:1", exp="hero")])
    assert only.said.key == "al-fails"
    (one,) = altered.retold(lines)
    assert one.said == text(
        "al-fails-several",
        whose=[text("al-fails-both", seat="@seat:0"), text("al-fails-whose", seat="@seat:1", exp="hero")],
    )


def test_an_attack_of_an_ability_is_told_once() -> None:
    used = text("dr-activates", who="@sneak", card="@stab", dice=[4], boosts=0, at="@goose", aimed=True)
    attack = text("dr-attacks", who="@sneak", card="@stab", target="@goose", n=2)
    again = text("dr-attacks", who="@sneak", card="@stab", target="@gander", n=1)
    told = [one.said for one in load_game("doomrock").retold([used, attack, text("dr-damage"), again])]
    assert told == [used, text("dr-damage"), again], "an attack on somebody else is news"


def test_the_next_enemy_with_the_same_card_says_so() -> None:
    def follows(who: str, card: str) -> Text:
        return text("dr-ai", who=who, card=card, active="@sneak", text=f"what {card} says")

    lines = [follows("1", "@bite"), follows("2", "@bite"), follows("3", "@hiss"), follows("4", "@bite")]
    told = [one.said.key for one in load_game("doomrock").retold(lines)]
    assert told == ["dr-ai", "dr-ai-again", "dr-ai", "dr-ai"]
    again = [one.said.key for one in load_game("doomrock").retold([lines[0], text("dr-round", round=2), lines[1]])]
    assert again == ["dr-ai", "dr-round", "dr-ai"], "in another round it is told anew"


def test_what_is_stored_is_not_touched() -> None:
    line = gets("Ada", 1, 9)
    joined(as_they_are([line, gets("Ada", 1, 8)]), JOINS)
    assert line == gets("Ada", 1, 9)
