"""The catalogue knows every sentence of dice and decks, and none that nobody says."""

import re
from pathlib import Path

from bot.rules.dice import MAX_DICE, REASONS, DiceError
from bot.rules.dice import errors as dice_errors
from bot.ui.panels.catalogue import Catalogue
from cogs.dice.screens import Say

WORDS = Catalogue()
FILES = sorted(Path(dice_errors.__file__).parents[3].glob("cogs/dice/*.py"))
OWN = ("roll", "rolls", "draw", "stats", "fair", "visibility", "for")


def test_each_reason_of_the_notation_is_in_the_catalogue_and_no_other() -> None:
    assert {key for key in sorted(WORDS.keys()) if key.startswith("dice-")} - {"dice-more", "dice-none"} == REASONS


def test_a_slip_is_told_from_the_catalogue_with_its_place() -> None:
    say = Say(WORDS)
    error = DiceError("dice-unclear", 5, found="?")
    error.expression = "2d6 +?"
    assert say.error(error) == "I cannot make sense of “?” here. `2d6+1` would work.\n```\n2d6 +?\n     ^\n```"
    assert str(say.error(DiceError("dice-too-many", limit=MAX_DICE))).endswith("1,000 at once is my limit.")


def test_every_key_that_is_used_exists_and_every_one_that_exists_is_used() -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in FILES)
    known = WORDS.keys()
    keys = {key for key in known if key.startswith(tuple(f"{name}-" for name in OWN))}
    keys |= {key for key in known if re.match(r"command-(rolls?|draw)(-|$)", key)}
    used = set(re.findall(rf"""["']((?:command-)?(?:{"|".join(OWN)})(?:-[a-z]+)*)["']""", code)) - set(OWN)
    made = {f"roll-only-{who}" for who in ("you", "host")} | {
        f"roll-head{again}{label}" for again in ("", "-again", "-none") for label in ("", "-label")
    }
    assert {key for key in used if "-" in key} - keys == set()
    assert keys - used - made == set()
