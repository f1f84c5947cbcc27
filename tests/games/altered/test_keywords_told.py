"""News name the keyword by which a card is discarded or stays in play, and say what it does."""

from collections import Counter
from collections.abc import Sequence

from bot.rules.decision import Text, text
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.addressed import addressed
from bot.ui.panels.catalogue import Catalogue
from cogs.altered.cog import surface
from cogs.altered.state import AlteredOptions, AlteredState
from cogs.altered.view.account import account
from tests.games.altered.test_telling import GAME, NAMES

WORDS = Catalogue("altered")
NEW = AlteredOptions()
OLD = AlteredOptions(telling="losses")
PAIRS = [("long_garden", "toll_of_moths"), ("goat_track", "reading_circle_4"), ("rabbit_revue", "root_cellar")]
KEEPING = [("greenbound_2", "trailwardens"), ("rabbit_revue", "greenbound_2")]
"""With cards that are Eternal, and with gear."""
SAPLING, LEVY, HUSH = "GM_BASE_B_GB_06_C", "GM_BASE_B_CH_90_C", "GM_BASE_B_VK_05_C"


def played(number: int, options: AlteredOptions, pairs: Sequence[tuple[str, str]] = PAIRS) -> Run[AlteredState]:
    seed = b"keywords %d" % number
    run: Run[AlteredState] = Run.start(GAME, seed, 2, options)
    for seat, deck in enumerate(pairs[number % len(pairs)]):
        run.choose(seat, deck)
    crowd = Crowd(greedy_player, seed, 0)
    while not run.over:
        crowd.step(run)
    return run


def told(*lines: Text, reader: int | None = None) -> list[str]:
    said = [addressed(surface().words, one.said, reader, "en") for one in GAME.retold(lines)]
    return [WORDS.format(one, NAMES) for one in said]


def test_games_are_the_same_and_only_the_journal_of_new_ones_says_why() -> None:
    why = Counter[str]()
    for number in range(6):
        new, old = played(number, NEW), played(number, OLD)
        left_out = {"options", "voice", "lines"}
        assert new.state.model_dump(exclude=left_out) == old.state.model_dump(exclude=left_out)
        assert not any("why" in event.params for event in old.journal if event.kind in ("al-goes", "al-loses"))
        for event in new.journal:
            if event.kind in ("al-goes", "al-loses") and "why" in event.params:
                why[f"{event.kind} {event.params['why']}"] += 1
            if event.kind == "al-rest":
                for side in event.params["of"]:
                    spent, lost = side.params["spent"], side.params["lost"]
                    assert sorted([*spent, *lost]) == sorted(side.params["gone"]), "all that is gone has its reason"
                    why["spent"] += len(spent)
                    why["lost"] += len(lost)
    assert all(why[one] > 2 for one in ("al-goes fleeting", "al-loses rest", "spent", "lost")), why


def test_whose_card_has_left_the_reserve_is_told_in_new_tables() -> None:
    """“Burr Collector is discarded” stood there, of which both had one."""
    left = 0
    for number in range(6):
        new, old = played(number, NEW), played(number, AlteredOptions(telling="keywords"))
        assert [one.kind for one in new.journal if "voice" not in one.kind] == [
            one.kind for one in old.journal if "voice" not in one.kind
        ]
        assert not any("left" in event.params for event in old.journal if event.kind == "al-goes")
        left += sum("left" in event.params for event in new.journal if event.kind == "al-goes")
    assert left > 6
    one = text("al-goes", card=f"@{HUSH}", to="discard", sacrificed=False, seat="@seat:0", left="reserve")
    assert told(one)[0].startswith("Ada’s ") and told(one)[0].endswith(" is discarded from the Reserve.")
    assert told(one, reader=0)[0].startswith("Your ")
    assert told(one, one, reader=0)[0].endswith(" are discarded from the Reserve.")


def test_that_support_costs_its_card_is_told_once() -> None:
    calls = text("al-supports", seat="@seat:0", card=f"@{HUSH}", targets=[], aimed=False)
    gone = text("al-goes", card=f"@{HUSH}", to="discard", sacrificed=False)
    for line in (gone, Text(gone.key, {**gone.params, "seat": "@seat:0", "left": "reserve"})):
        (said,) = told(calls, line)
        assert said.startswith("Ada discards ") and said.endswith(" from the Reserve for support."), said


def test_who_is_discarded_for_being_fleeting_is_told_so() -> None:
    one = text("al-goes", card=f"@{HUSH}", to="discard", sacrificed=False, why="fleeting")
    assert told(one)[0].endswith(" is discarded: ⏳ Fleeting, it does not go to the Reserve.")
    assert told(one, one)[0].endswith(" are discarded: ⏳ Fleeting, they do not go to the Reserve.")
    plain = text("al-goes", card=f"@{HUSH}", to="discard", sacrificed=False)
    assert told(plain)[0].endswith(" is discarded.") and len(told(plain, one)) == 2


def test_who_stays_for_the_night_is_told_by_which_keyword() -> None:
    def stays(what: str) -> Text:
        return text("al-loses", card=f"@{SAPLING}", what=what, n=1, why="rest")

    anchored, asleep = stays("anchored"), stays("asleep")
    assert told(anchored) == ["⚓ Anchored: Mossback Sapling stays in play this night, and is Anchored no more."]
    assert told(asleep) == ["💤 Asleep: Mossback Sapling stays in play this night, and wakes."]
    assert told(anchored, anchored) == [
        "⚓ Anchored: 2 × Mossback Sapling stay in play this night, and are Anchored no more."
    ]
    taken = text("al-loses", card=f"@{SAPLING}", what="anchored", n=1)
    assert told(taken) == ["Mossback Sapling loses ⚓ Anchored."], "by somebody’s card"


def rested(home: list[str], spent: list[str], lost: list[str]) -> list[Text]:
    gone = [*spent, *lost]
    more = {"home": home, "n": len(home), "gone": gone, "m": len(gone)}
    side = text("al-rest-of", seat="@seat:0", **more, spent=spent, lost=lost)
    dusk = text("al-progress", hero=["1/0/0", "0/0/0"], companion=["0/0/0", "0/0/0"])
    stays = text("al-loses", card=f"@{SAPLING}", what="anchored", n=1, why="rest")
    return [dusk, stays, text("al-rest", **more, of=[side])]


def test_rest_says_who_was_fleeting_and_who_a_token() -> None:
    *_, rest = rested([f"@{SAPLING}"], [f"@{SAPLING}"], [f"@{LEVY}", f"@{LEVY}"])
    assert told(rest) == [
        "🌙 Rest, Ada: Mossback Sapling goes to the Reserve; Mossback Sapling is discarded (⏳ Fleeting); "
        "2 × Levy are gone, as tokens."
    ]
    assert told(rest, reader=0)[0].startswith("🌙 Rest: Mossback Sapling goes to your Reserve; ")
    (*_, rest) = rested([], [], [f"@{LEVY}"])
    assert told(rest) == ["🌙 Rest, Ada: Levy is gone, as a token."]


def test_the_short_account_of_a_night_names_them_too() -> None:
    lines = account(rested([f"@{SAPLING}"], [f"@{HUSH}"], [f"@{LEVY}"]))
    stays, rest = (WORDS.format(addressed(surface().words, one, 0, "en"), NAMES) for one in lines)
    assert stays.endswith(" · in play still: ⚓ Mossback Sapling")
    name = GAME.name_of(HUSH)
    assert rest == f"🌙 Into your Reserve: Mossback Sapling; gone: {name} (⏳), Levy (a token)"
    *_, rest = (WORDS.format(one, NAMES) for one in account(rested([], [f"@{HUSH}"], [])))
    assert rest == f"🌙 Ada loses {name} (⏳)"


def test_who_is_in_play_still_is_told_whatever_keeps_them_and_whose_they_are() -> None:
    """Only the Anchored and the Asleep were named, so that an Eternal one and gear that had not moved seemed gone."""
    still = Counter[str]()
    for number in range(6):
        run, before = (played(number, one, KEEPING) for one in (NEW, AlteredOptions(telling="places")))
        assert [one.kind for one in run.journal] == [one.kind for one in before.journal]
        assert not any("stay" in side.params for one in before.journal for side in one.params.get("of", ()))
        for event in run.journal:
            for side in event.params.get("of", ()) if event.kind == "al-rest" else ():
                still.update(one.params["why"] for one in side.params["stay"])
    assert all(still[why] > 1 for why in ("anchored", "asleep", "eternal", "gear")), still


def test_the_line_of_a_dusk_names_all_who_stay_each_side_apart() -> None:
    dusk = text("al-progress", hero=["1/0/0", "0/0/0"], companion=["0/0/0", "0/0/0"])
    stay = [
        [text("al-still", card=f"@{SAPLING}", why="anchored"), text("al-still", card=f"@{LEVY}", why="eternal")],
        [text("al-still", card=f"@{LEVY}", why="gear")] * 2,
    ]
    of = [
        text("al-rest-of", seat=f"@seat:{n}", home=[], n=0, gone=[], m=0, spent=[], lost=[], stay=stay[n])
        for n in (0, 1)
    ]
    of[0] = Text("al-rest-of", {**of[0].params, "home": [f"@{SAPLING}"], "n": 1})  # another of the name
    lines = [dusk, text("al-rest", home=[], n=0, gone=[], m=0, of=of)]
    said, rest = [WORDS.format(addressed(surface().words, one, 0, "en"), NAMES) for one in account(lines)]
    assert said.endswith(" · in play still: your ⚓ Mossback Sapling and ∞ Levy; Ben’s 2 × Levy"), said
    assert rest == "🌙 Into your Reserve: another Mossback Sapling", rest
