"""Signs that nobody sees, or that turn what stands behind them: out of every text that others will see."""

import json
from typing import Any

import pytest

from bot.rules.cleaning import cleaned, no_reference
from bot.rules.dice import roll
from bot.rules.rng import Chance
from bot.tables.exports.export import export_table, import_table
from bot.tables.model.chain import TABLE
from bot.tables.model.seats import seat_name
from bot.tables.service import Tables
from bot.tables.shelf.shelf import checked_name
from bot.ui.panels.panel import escape, plain
from cogs.altered.content.import_cards import read_cards
from cogs.dice.deck import new_deck
from cogs.dice.throwing import saved_name, throw
from tests.attack.uploads import card
from tests.proof.forge import chain_anew
from tests.tables.play import ADA
from tests.tables.test_export import eventful

UNSEEN = [
    *"\u061c\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2066\u2067\u2068\u2069\ufeff\u00ad\u180e",
    *"\x00\x07\x1b\x7f\x9b\u034f\u115f\u3164\u2800\uffa0\ufff9\U000e0041\U000e0100\ue000\ud800\u200c\u200d\ufe0f",
]


@pytest.mark.parametrize("sign", UNSEEN, ids=[f"U+{ord(sign):04X}" for sign in UNSEEN])
def test_every_place_where_words_come_in(sign: str) -> None:
    typed = f"A{sign}da{sign}"
    assert cleaned(typed) == "Ada"
    assert seat_name(typed) == saved_name(typed).title() == checked_name(typed) == "Ada"
    assert escape(typed) == plain(typed) == "Ada"
    deck = new_deck(typed, 1, f"{typed}, 2x {typed}")
    assert (deck.name, deck.faces) == ("Ada", ["Ada"] * 3)
    (result,) = roll(f"1d6 # {typed}", Chance(b"k", {}), "r")
    assert result.note == "Ada" and sign not in result.explain()
    assert throw("1d6", typed, Chance(b"k", {}), "r", "{n}", "none").label == "Ada"
    found = read_cards(json.dumps([{**card(1), "name": typed, "imagePath": typed, "cardSubTypes": [typed]}]).encode())
    (row,) = found.stored()["cards"]
    assert (row["name"], row["image"], tuple(row["subtypes"])) == ("Ada", "Ada", ("ada",))


@pytest.mark.parametrize("typed", ["@seat:0", " @seat:0", "\u200b@prose:shore/evening1/intro", "@Ada"])
def test_words_of_people_are_no_references(typed: str) -> None:
    assert seat_name(typed) == no_reference(typed) == "\uff20" + typed.strip("\u200b ")[1:]
    assert no_reference("a@b ") == "a@b" and no_reference("@") == "\uff20" and not no_reference(" ")


@pytest.mark.parametrize(
    "kept",
    ["Zoë", "Jürgen", "李小龙", "عمر", "Ελένη", "नमस्ते", "می‌خواهم", "👩‍🚀", "❤️", "🏳️‍🌈", "a b", "O'Neil", "Nguyễn", "1️⃣"],
)
def test_what_people_are_called_stays(kept: str) -> None:
    assert cleaned(kept) == seat_name(kept) == kept


def test_towers_of_accents_end_and_lines_stay_where_they_may() -> None:
    assert cleaned("z" + "\u0301" * 40) == "z" + "\u0301" * 4
    assert cleaned(" one\u2028two \r\n\n\u202ethree ", lines=True) == "one\ntwo\nthree"
    assert cleaned("one\ntwo\u2029three") == "one two three"


def rename(bundle: Any, names: tuple[str, ...]) -> None:
    """As whoever runs another bot could do it: where the log speaks of the table too, with a chain that holds."""
    told = [row["answer"]["seats"] for row in bundle["choices"] if row["key"] == TABLE]
    for seats in (bundle["seats"], *told):
        for place, name in zip(seats, names, strict=False):
            place["name"] = name
    chain_anew(bundle)


async def test_names_of_an_export_are_cleaned_when_it_is_taken_in(tables: Tables) -> None:
    bundle: Any = json.loads(json.dumps(await export_table(tables, await eventful(tables, ended=False), private=True)))
    rename(bundle, ("\u202eadA\u200b", "@seat:0"))
    info = await import_table(tables, bundle, channel=903, host=ADA)
    assert [seat.name for seat in info.seats[:2]] == ["adA", "\uff20seat:0"]
