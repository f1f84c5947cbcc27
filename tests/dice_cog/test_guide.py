"""The guide `docs/dice.md` is true: every notation in it rolls, every answer and every refusal is what it says."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import DATA
from bot.rules.dice import DiceError, check, explain_all, roll
from bot.rules.rng import Chance
from bot.ui.panels.catalogue import Catalogue
from cogs.dice.cog import Rolling
from cogs.dice.deck import read_cards
from cogs.dice.drawing import Drawing
from cogs.dice.screens import Say
from cogs.dice.throwing import expression

GUIDE = (Path(DATA).parent / "docs" / "dice.md").read_text(encoding="utf-8")


def rows(heading: str) -> Iterator[list[str]]:
    section = GUIDE.split(f"## {heading}\n")[1].split("\n## ")[0]
    table = [line for line in section.splitlines() if line.startswith("|")][2:]
    for line in table:
        yield [cell.strip() for cell in line.strip("|").split("|")]


def spans(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


NOTATION = [dice for row in rows("What you can write") for dice in spans(row[0])] + ["5d10!>=8", "5d10! >=8", "2d6+1"]
ANSWERS = [(spans(row[0])[0], row[1], spans(row[2])[0]) for row in rows("How an answer reads")]
REFUSED = [(spans(row[0])[0], row[1]) for row in rows("What I will not roll")]


@pytest.mark.parametrize("dice", NOTATION)
def test_what_you_can_write(dice: str) -> None:
    assert roll(expression(dice, 1, {}), Chance(b"guide", {}), "roll")


@pytest.mark.parametrize(("dice", "faces", "answer"), ANSWERS)
def test_how_an_answer_reads(dice: str, faces: str, answer: str) -> None:
    chance = Chance(b"guide", {}, script={"roll": [int(face) for face in faces.split(",")]})
    assert explain_all(roll(dice, chance, "roll")) == answer
    assert chance.unused_script() == {}


@pytest.mark.parametrize(("dice", "why"), REFUSED)
def test_what_is_not_rolled(dice: str, why: str) -> None:
    with pytest.raises(DiceError) as caught:
        check(dice)
    assert str(Say(Catalogue()).error(caught.value)).startswith(why)


def test_there_is_enough_to_test() -> None:
    assert len(NOTATION) > 40 and len(ANSWERS) >= 7 and len(REFUSED) >= 5


def test_the_decks_of_the_guide_can_be_made() -> None:
    section = GUIDE.split("## Decks and bags\n")[1]
    written = ["Comet, 3x Eclipse, Calm", "20", "5..9", "playing cards"]
    assert all(words in section for words in written)
    assert [len(read_cards(words)) for words in written] == [5, 20, 5, 52]


def test_every_command_of_the_guide_exists_and_every_one_is_in_it() -> None:
    named = set(re.findall(r"/((?:draw|rolls) [a-z]+)", GUIDE))
    known = {f"draw {command.name}" for command in Drawing.__cog_app_commands__}
    known |= {f"rolls {command.name}" for command in Rolling.rolls.commands}
    assert named == known
