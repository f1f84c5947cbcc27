"""What a battle's sentences leave out no more: markers, cards that come to nothing, whose turn is not over."""

from typing import Any

import pytest

from bot.rules.decision import Text, text
from cogs.doomrock.cog import surface
from cogs.doomrock.game import game
from cogs.doomrock.rules.battle.damage import sum_of
from cogs.doomrock.view.account import account
from cogs.doomrock.view.view import view
from tests.games.doomrock.battle_table import enemy, field, hero

GAME = game()
SURFACE = surface()
BOOK = text("dr-enemy", name="Bitey Book", n=2)


def words(line: Text, locale: str = "en") -> str:
    return SURFACE.words.format(line, GAME.name_of, locale)


def blow(
    before: int, after: int, plus: int, push: int, blank: int, shield: int = 0, n: int = -1, armor: int = 0
) -> list[Text]:
    """An attack on the Brawler that turned markers over: so many of each kind. n: what it was without; -1: a journal
    of before, which does not say it."""
    known = {} if n < 0 else {"n": n, "armor": armor}
    return [
        text("dr-ai", who=BOOK, card="@ai.library.1", active="@brawler", text="Attacks."),
        text("dr-attacks", who=BOOK, target="@brawler", n=1, card="@ai.library.1"),
        text("dr-revealed", who="@brawler", plus=plus, push=push, blank=blank, cumulation=0),
        text("dr-damage", who="@brawler", before=before, after=after, shield=shield, expose=plus, by=BOOK, **known),
    ]


@pytest.mark.parametrize(
    ("lines", "came"),
    [
        (blow(7, 7, 2, 1, 2, shield=3), ": unhurt (5 markers turned: +2 damage), 🛡️ −3"),
        (blow(7, 7, 2, 1, 2, shield=3, n=1), ": unhurt (3 damage: 1 + 2 for 5 markers), 🛡️ −3"),
        (blow(7, 7, 1, 0, 0, shield=1, n=1, armor=1), ": unhurt (2 damage: 1 + 1 for the marker, armor takes 1), 🛡️ −1"),
        (blow(7, 5, 1, 0, 0, n=1), ": −2 hp (5 left; 2 damage: 1 + 1 for the marker)"),
        (blow(7, 4, 2, 0, 1), ": −3 hp (4 left; 3 markers turned: +2 damage)"),
        (blow(7, 6, 0, 0, 3), ": −1 hp (6 left; 3 markers turned: all blank)"),
        (blow(7, 6, 0, 0, 1), ": −1 hp (6 left; 1 marker turned: blank)"),
        (blow(7, 6, 0, 1, 1), ": −1 hp (6 left; 2 markers turned: no damage)"),
    ],
)
def test_markers_that_a_blow_turns_over_are_told_with_it(lines: list[Text], came: str) -> None:
    """DR-12.2: a blow of 1 took three shields, and five markers were gone without a word."""
    (line,) = account(lines)
    assert words(line).endswith(came)
    assert "Marker" in words(line, "de")


@pytest.mark.parametrize(
    ("parts", "plus", "came"),
    [
        ([("base", 2), ("boost", 1), ("it.pointer", 1)], 0, " −4 hp (9 left; 3 + 1 Schoolmaster's Pointer)"),
        ([("base", 2), ("weakened", -1), ("it.pointer", 1)], 2,
         " −4 hp (9 left; 4 damage: 1 + 1 Schoolmaster's Pointer + 2 for 2 markers)"),
        ([("base", 3), ("en.library#0", 1)], 0, " −4 hp (9 left; 3 + 1 enrage)"),
        ([("base", 3), ("boost", 1)], 0, " −4 hp (9 left)"),
    ],
)  # fmt: skip
def test_what_a_card_added_to_a_blow_is_told_with_it(parts: list[tuple[str, int]], plus: int, came: str) -> None:
    """DR-11.8: Long Shot is 2, and 4 hit points were gone."""
    n = sum(by for _, by in parts)
    why = sum_of([*parts, ("expose", plus)]) or ""
    lines = [
        text("dr-activates", who="@brawler", card="@ab.haymaker", dice="", aimed=False, at="", boosts=0),
        text("dr-attacks", who="@brawler", target=BOOK, n=n, card="@ab.haymaker"),
        *([text("dr-revealed", who=BOOK, plus=plus, push=0, blank=0, cumulation=0)] if plus else []),
        text("dr-damage", who=BOOK, before=13, after=9, shield=0, expose=plus, by="@brawler", n=n, armor=0, why=why),
    ]
    (line,) = account(lines)
    assert words(line).endswith(came)
    assert "{" not in words(line, "de")


def test_what_a_cumulation_takes_away_is_told() -> None:
    """DR-12.4."""
    (line,) = account([*blow(7, 6, 0, 0, 2), text("dr-cumulation", removed=3, back=1)])
    assert words(line).endswith("; a cumulation marker clears 3 markers away")
    assert "dr-term-cumulation" in SURFACE.terms


@pytest.mark.parametrize("why", ["dr-bogged", "dr-surrounded"])
def test_a_card_that_nobody_can_follow_is_told_with_what_it_says(why: str) -> None:
    """“Back in the Pot: Dumpling 2 bogged” left open what it had been about."""
    said = "Does not attack: moves to the boss and heals it 2."
    card = text("dr-ai", who=BOOK, card="@ai.library.1", active="@brawler", text=said)
    (line,) = account([card, text(why, who=BOOK, n=2)])
    assert words(line).endswith(f": {said} Bitey Book 2 cannot move") or words(line).endswith(f": {said} cannot move")


def test_a_boss_has_not_acted_before_its_turn_is_over() -> None:
    """Its tick stood there while the leader was asked whom it goes for."""
    run = field([hero(0, "brawler")], [enemy(1, "boss", 20), enemy(2)], [["h0", "e1", "e2"]])
    assert run.state.battle is not None
    run.state.battle.step = "bosses"
    for one in run.state.battle.enemies:
        one.activated = True
    told = view(run.state, GAME.content, 0)["battle"]["enemies"]
    assert [told[one]["activated"] for one in ("e1", "e2")] == [False, True]
    run.state.battle.step = "heroes"
    assert view(run.state, GAME.content, 0)["battle"]["enemies"]["e1"]["activated"] is True


def rerolled(faces: tuple[int, ...]) -> Any:
    """What is said of dice that the house throws again."""
    run = field([hero(0, "hexer")], [enemy(1, "boss", 20)], [["h0"], ["e1"]], "battle_roll", now="roll")
    for die, face in zip(run.state.hero("h0").dice, faces, strict=False):
        die.face = face
    request = next(one for one in run.requests(0) if one.decision.key == "doomrock.reroll")
    answer = GAME.answer(run.state, request, 0)
    assert isinstance(answer, list) and answer
    return GAME.reason(run.state, request, 0, answer)


def test_what_kept_sixes_would_bring_is_said_where_they_are_thrown_again() -> None:
    """DR-8.4: four of them were, as if they were worth nothing."""
    said = rerolled((6, 6, 6, 6))
    assert said is not None and said.key == "dr-why-sixes"
    assert words(said).endswith("Each 6️⃣, kept, would be ⭐ +1.") and said.params["n"] > 1


def test_dice_that_no_card_needs_say_which_cards_take_them() -> None:
    """“3 fits no card that needs it”, while a card for 3s lay there."""
    shown = {"none": "fits none of your cards.", "weak": "fits only Haymaker, which has no room for more."}
    shown |= {
        "laid": "fits only Haymaker, which has a die already.",
        "two": "fits only Haymaker, which takes two dice.",
    }
    for fits, end in shown.items():
        assert words(text("dr-why-idle", dice="3️⃣", n=1, fits=fits, cards=["@ab.haymaker"])) == f"3️⃣ {end}"


def test_what_a_boost_brings_besides_stands_apart() -> None:
    """“3 damage, 19 left · ⭐2 expose 1”."""
    besides = text("dr-gain", do="expose", n=1, what="")
    label = text("dr-option-move", who="@hexer", hurt=3, n=0, left=19, ends="no", cost=2, more=1, besides=besides)
    assert words(label).endswith("3 damage, 19 left · ⭐2 · expose 1")
