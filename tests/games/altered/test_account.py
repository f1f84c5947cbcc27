"""What a night came to, told at the question of the next morning to whoever slept through it."""

from bot.rules.decision import Text, text
from bot.rules.kernel.run import Run
from bot.tables.model.since import Since
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.addressed import addressed
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from bot.ui.panels.panel import Button, Keep, Picture, Words, as_text
from bot.ui.questions.scene import Scene
from bot.ui.screens.present import board, hand
from cogs.altered.cog import surface
from cogs.altered.state import AlteredOptions
from cogs.altered.view.account import account
from cogs.altered.view.happened import summary
from cogs.altered.view.retelling import retold

SURFACE = surface()
NAMES = SeatNames({0: "Ada", 1: "Ben"}, SURFACE.game.name_of)


def keys(lines: list[Text]) -> list[str]:
    return [line.key for line in account(lines)]


def test_a_morning_is_asked_with_all_that_the_night_brought() -> None:
    """Two strangers were asked for Mana with "Ben is first player. You draw ..." below the cards, and nothing else."""
    mornings = kept = 0
    for seed in range(4):
        word = b"account %d" % seed
        run = Run.start(SURFACE.game, word, 2, AlteredOptions())
        crowd, read = Crowd(greedy_player, word, 0), [0, 0]
        while not run.over:
            for request in run.requests():
                seat = request.decision.seats[0]
                news = run.journal[read[seat] :]
                if request.decision.key != "altered.expand" or not any("companion" in e.params for e in news):
                    continue  # no sums of two pairs of expeditions: no night, or one of the Arena
                if any(e.kind == "al-tiebreak" for e in news):
                    continue
                scene = Scene("abcdefgh", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, news)
                parts = hand(scene, seat).parts
                last = max(n for n, part in enumerate(parts) if isinstance(part, Picture))
                below = parts[last + 1]
                assert isinstance(below, Words)
                assert "🧭" in below.text and "🎒" in below.text and "🌅 **Day" in below.text
                assert any(word in below.text for word in ("stay", "move", "both at 0"))
                assert "ou are first" in below.text or "is first" in below.text
                kinds = {e.kind for e in news}
                assert "You draw" in below.text
                assert "keeps**" in below.text or "keep**" in below.text or "al-tidies" not in kinds
                assert "discarded: " not in below.text or "al-tidies" in kinds
                if "move" in below.text.replace("nobody moves", ""):
                    assert any(f"move{s}** by {sign}" in below.text for sign in ("🌲", "⛰️", "🌊") for s in ("", "s"))
                kept += "al-tidies" in kinds
                mornings += 1
            before = len(run.journal)
            seat, _, _ = crowd.step(run)
            read[seat] = before
    assert mornings > 10 and kept > 2


def test_what_is_kept_stands_for_what_came_to_rest() -> None:
    """Two Anvils were gone and nobody had been told; of one's own draw there was only the hand."""
    dusk = text("al-progress", hero=["1/0/0", "0/0/0"], companion=["0/0/0", "0/0/0"])
    whose = [text("al-rest-of", seat=f"@seat:{n}", home=["@a"], n=1, gone=[], m=0) for n in (0, 1)]
    rest = text("al-rest", home=["@a", "@a"], n=2, gone=[], m=0, of=whose)
    tidies = [text("al-tidies", seat=f"@seat:{n}", kept=["@a"], n=1) for n in (0, 1)]
    gone = [text("al-goes", card="@b", to="discard", sacrificed=one) for one in (False, False, True)]
    day = [text("al-day", day=2), text("al-first", seat="@seat:0"), text("al-you-draw", cards=["@c", "@d"], n=2)]
    assert keys([dusk, rest]) == ["al-account-dusk", "al-account-rest"], "both in one line"
    play = text("al-plays", seat="@seat:1", card="@d", source="hand", cost=1, exp="hero")
    passes = [text("al-passes", seat=f"@seat:{n}") for n in (1, 0)]
    assert keys([play, *passes, dusk, rest]) == ["al-summary", "al-account-dusk", "al-account-rest"]
    own = text("al-plays", seat="@seat:0", card="@e", source="hand", cost=1, exp="hero")
    (turns, *_) = account([own, play, *passes, dusk])
    assert turns.params["one"].params["card"] == "@d" and turns.params["n"] == 1, "the reader knows their own"
    again = text("al-plays", seat="@seat:1", card="@g", source="hand", cost=1, exp="hero")
    both = account([passes[1], play, again, passes[0], dusk])
    assert [turn.params["one"].params["card"] for turn in both[:-1]] == ["@d", "@g"], "the reader had passed before"
    assert keys([*passes, dusk]) == ["al-account-dusk"], "that all have passed goes without saying"
    assert keys([play, passes[0]]) == ["al-summary"], "by day the last turns, and nothing twice"
    one = account([dusk, rest, tidies[0], *gone, *day])
    assert [line.key for line in one] == ["al-account-dusk", "al-account-rest", "al-account-kept", "al-account-day"]
    assert one[1].params["one"].params["seat"] == "@seat:1" and one[1].params["n"] == 1
    assert one[2].params["gone"] == ["@b", "@b"] and one[2].params["n"] == 2
    assert one[2].params["two"] == "none" and one[3].params["drawn"] == ["@c", "@d"]
    both = account([dusk, rest, *tidies, *gone, *day])
    assert [line.key for line in both] == ["al-account-dusk", "al-account-kept", "al-account-day"]
    assert both[1].params["two"].params["seat"] == "@seat:1"


def test_what_came_at_dusk_before_its_sums_is_told_with_them() -> None:
    """ "Ben moves by 2:0" stood in the news of a Dusk for which the board had shown 1, and no word of the boost."""
    play = text("al-plays", seat="@seat:1", card="@fern", source="hand", cost=1, exp="hero")
    passes = [text("al-passes", seat=f"@seat:{n}") for n in (1, 0)]
    first = [
        text("al-phase", phase="dusk"),
        text("al-reacts", seat="@seat:1", card="@wenna", text="", told=False),
        text("al-gains", card="@fern", what="boost", n=1),
    ]
    sums = text("al-progress", hero=["0/0/0", "2/2/2"], companion=["0/0/0", "0/0/0"])
    day = [text("al-day", day=2), text("al-first", seat="@seat:0")]
    told = account([play, *passes, *first, sums, *day])
    assert [line.key for line in told] == ["al-account-of-day", "al-summary", "al-account-dusk", "al-account-day"]
    names = SeatNames({0: "Ada", 1: "Ben"}, {"wenna": "Wenna & Thistle", "fern": "Pocket Fern"}.get)
    assert Catalogue("altered").format(told[1], names) == "Ben’s **Wenna & Thistle** triggers (Pocket Fern +1 boost)"
    begun = account([*first[1:], sums, *day])
    assert begun[0].key == "al-account-of-day" and len(begun) == 3, "once, also where the news begin there"
    again = [text("al-plays", seat="@seat:0", card="@fern", source="hand", cost=1, exp="hero")]
    (over, *_) = account([play, *passes, *first, sums, *day, *again])
    assert over.key == "al-account-over" and over.params["lates"] == 1, "also where a whole day has one line"


def test_the_first_morning_says_who_plays_what() -> None:
    sits = text("al-sits", seat="@seat:0", deck="Dog School", hero="Corporal Dunn")
    day, first = text("al-day", day=1), text("al-first", seat="@seat:1")
    assert keys([sits, first, day]) == ["al-sits", "al-account-day"]
    assert keys([sits]) == [], "no beginning as long as nobody is first"


def test_once_somebody_has_played_the_beginning_is_over() -> None:
    """The board told who plays which deck, and not the card that had been played since."""
    sits = text("al-sits", seat="@seat:0", deck="Dog School", hero="Corporal Dunn")
    begun = [sits, text("al-first", seat="@seat:1"), text("al-day", day=1), text("al-phase", phase="afternoon")]
    plays = text("al-plays", seat="@seat:1", card="@pup", zone="hand", exp="hero", cost=1, targets=[], aimed=False)
    assert keys([*begun, plays]) == ["al-summary"]
    assert keys([*begun, plays, text("al-progress")]) != ["al-summary"], "a Dusk is told otherwise"


def test_whoever_answered_at_night_is_told_the_day_as_well() -> None:
    """Who kept two cards was asked for Mana below what both had drawn, and who is first only the other was told."""
    kept = [
        text("al-tidies", seat="@seat:1", kept=["@a"], n=1),
        text("al-goes", card="@b", to="discard", sacrificed=False),
    ]
    day = [text("al-day", day=2), text("al-first", seat="@seat:0"), text("al-draws", seat="@seat:0", n=2)]
    day += [text("al-you-draw", cards=["@c", "@d"], n=2), text("al-expands", seat="@seat:0")]
    (first, mana) = account([*kept, *day])
    assert first.key == "al-account-day" and first.params["drawn"] == ["@c", "@d"] and mana.key == "al-expands"
    assert keys([*kept, *day, text("al-phase", phase="afternoon")]) == [], "what came after it is told by turns"
    assert keys(kept) == []


def test_another_race_has_no_account_of_the_last_one() -> None:
    dusk = text("al-progress", hero=["1/0/0", "0/0/0"], companion=["0/0/0", "0/0/0"])
    moves = text("al-moves", seat="@seat:0", exp="hero", n=1, due=[text("al-stat-forest")])
    assert keys([dusk, moves]) == ["al-account-dusk"]
    assert keys([dusk, moves, text("al-tiebreak")]) == []
    assert keys([moves]) == []


def test_the_last_turns_say_whose_token_it_is_and_count_boosts_together() -> None:
    """“+Levy 🧭 by Queue Here” was the other's, and “+1 boost” had been three times."""
    foe = {"seat": "@seat:1", "card": "@queue"}
    gains = [text("al-gains", card="@pup", what="boost", n=1)] * 3
    lines = [
        text("al-plays", seat="@seat:0", card="@pup", zone="hand", exp="hero", cost=1, targets=[], aimed=False),
        text("al-reacts", told=False, text="", **foe),
        text("al-creates", seat="@seat:1", card="@levy", exp="hero"),
        *gains,
    ]
    found = summary(lines)
    assert found is not None
    said = Catalogue("altered").format(found, NAMES)
    assert "Ben +" in said and "by " in said and "+3 boosts" in said, said
    own = summary([lines[0], text("al-creates", seat="@seat:0", card="@levy", exp="hero")])
    assert own is not None and "(+" in Catalogue("altered").format(own, NAMES), "of one's own no name"


def test_copies_that_gain_a_boost_each_are_not_one_that_gains_two() -> None:
    play = text("al-plays", seat="@seat:0", card="@drill", zone="hand", exp="hero", cost=1, targets=[], aimed=False)

    def said(*now: int) -> str:
        gains = [text("al-gains", card="@levy", what="boost", n=1, now=one) for one in now]
        found = summary([play, *gains])
        assert found is not None
        return Catalogue("altered").format(found, NAMES)

    assert "each " in said(1, 1) and "+1 boost)" in said(1, 1)
    assert "each " not in said(1, 2) and "+2 boosts)" in said(1, 2)


def test_what_comes_of_an_answer_within_a_play_names_who_reacted() -> None:
    """“Ben creates Levy in the hero expedition” had no cause, and the boost of one's own card was not told."""
    lines = [
        text("al-creates", seat="@seat:0", card="@pup", exp="hero"),
        text("al-reacts", told=True, text="When a token joins: I gain 1 boost.", seat="@seat:0", card="@burr"),
        text("al-gains", card="@burr", what="boost", n=1, now=1),
        text("al-reacts", told=False, text="", seat="@seat:1", card="@queue"),
        text("al-creates", seat="@seat:1", card="@levy", exp="hero"),
    ]
    found = summary(lines)
    assert found is not None
    said = Catalogue("altered").format(found, NAMES)
    assert said.count("+1 boost") == 1 and "Ben’s **" in said and said.endswith("🧭)"), said
    assert summary(lines[:2]) is None, "of whoever reacts without anything to tell nothing is said"
    play = text("al-plays", seat="@seat:0", card="@pup", zone="hand", exp="hero", cost=1, targets=[], aimed=False)
    whole = summary([play, *lines])
    assert whole is not None and whole.params["n"] == 1, "after a play it is the cause of what is made"


def test_whoever_has_gone_at_night_is_missed() -> None:
    """Three Characters of the reader had gone without a word, since nobody of theirs came to the Reserve."""
    dusk = text("al-progress", hero=["1/0/0", "0/0/0"], companion=["0/0/0", "0/0/0"])
    gone = text("al-rest-of", seat="@seat:0", home=[], n=0, gone=["@a", "@b"], m=2)
    rests = text("al-rest-of", seat="@seat:1", home=["@c"], n=1, gone=[], m=0)
    found = account([dusk, text("al-rest", home=["@c"], n=1, gone=["@a", "@b"], m=2, of=[gone, rests])])
    said = Catalogue("altered").format(found[-1], NAMES)
    assert found[-1].key == "al-account-rest" and " loses " in said and " · Into Ben’s Reserve: " in said, said


def test_one_of_two_that_have_the_same_name_is_another() -> None:
    """“Into your Reserve: Prompter's Cat (gone: Prompter's Cat)” was read three times."""
    cat, scout = "@GM_BASE_B_MQ_02_C", "@GM_BASE_B_CH_02_C"
    dusk = text("al-progress", hero=["1/0/0", "0/0/0"], companion=["0/0/0", "0/0/0"])
    rests = text("al-rest-of", seat="@seat:1", home=[cat], n=1, gone=[scout, scout, cat], m=3)
    found = account([dusk, text("al-rest", home=[cat], n=1, gone=[scout, scout, cat], m=3, of=[rests])])
    said = Catalogue("altered").format(found[-1], NAMES)
    assert said.endswith("(gone: 2 × Junior Recruiter and another Prompter's Cat)"), said


def test_whoever_does_not_move_in_the_last_dusk_stays() -> None:
    """“Ada (🌲4:0 ⛰️4:0 🌊4:0)” had no verb."""
    dusk = text("al-progress", hero=["4/4/4", "0/0/0"], companion=["0/0/0", "1/1/1"])
    moves = text("al-moves", seat="@seat:0", exp="hero", n=1, due=[text("al-stat-forest")])
    wins = text("al-wins", seat="@seat:0", why="meet")

    def fates(*lines: Text) -> list[str]:
        told = [one.said for one in retold(lines)]
        lanes = [one.params.get("lane", one) for one in told if one.key in ("al-dusk", "al-dusk-lane")]
        return [lane.params[side].params["fate"] for lane in lanes for side in ("one", "two")]

    assert fates(dusk, moves, wins) == ["moves", "stays", "stays", "stays"]
    assert fates(dusk, moves) == ["moves", "unknown", "unknown", "unknown"], "of a journal that tells no more"


def play_of(seat: int, card: str) -> Text:
    return text(
        "al-plays", seat=f"@seat:{seat}", card=card, zone="hand", exp="hero", cost=1, targets="none", aimed=False
    )


def test_what_somebody_else_draws_by_a_reaction_is_told_with_its_cause() -> None:
    """A card of Ada's drew in Ben's turn: "Ben plays Two for the Summit (... and Ada draws a card)", as if by that."""
    lines = [
        play_of(1, "Two for the Summit"),
        text("al-reacts", seat="@seat:0", card="Auditor Grice", text="", told=False),
        text("al-draws", seat="@seat:0", n=1),
    ]
    found = summary(lines)
    assert found is not None
    assert "Ada draws a card by Auditor Grice" in SURFACE.words.format(found, NAMES)


def test_what_is_drawn_in_the_morning_came_of_no_turn() -> None:
    """The reader's own morning cards stood behind the other's last play."""
    lines = [
        play_of(0, "Sentry, Off Duty"),
        text("al-day", day=4),
        text("al-first", seat="@seat:1"),
        text("al-you-draw", cards=["Moth", "Bear"]),
    ]
    found = summary(lines)
    assert found is not None and "Moth" not in SURFACE.words.format(found, NAMES)


def test_whom_an_effect_exhausts_is_told() -> None:
    """The best card of a Reserve was gone for the day, and no line said so."""
    lines = [play_of(1, "Bear With a Complaint"), text("al-exhausted", seat="@seat:0", card="Ambassador, Uninvited")]
    found = summary(lines)
    assert found is not None
    assert "Ada’s Ambassador, Uninvited is exhausted" in SURFACE.words.format(found, NAMES)


def test_a_die_is_told_with_what_it_has_brought_and_a_scout_with_where_she_goes() -> None:
    """Whoever waited read of an Understudy and of no die, and of a Scout who joined as if she had stayed."""
    twins = text("al-plays", seat="@seat:1", card="@twins", zone="hand", exp="companion", cost=2, targets=[])
    rolls = text("al-rolls", seat="@seat:1", n=3)
    made = text("al-creates", seat="@seat:1", card="@understudy", exp="companion")
    words, words_of = Catalogue("altered"), SeatNames({0: "Ada", 1: "Ben"}, lambda ref: ref.removeprefix("@"))

    def told(*lines: Text) -> str:
        found = summary(lines)
        assert found is not None
        return words.format(found, words_of, label=True)

    assert "(🎲 3: +understudy 🎒)" in told(twins, rolls, made)
    assert told(twins, rolls).endswith("(🎲 3)")
    leaves = text("al-goes", card="@twins", to="reserve", sacrificed=False)
    assert "(twins to the Reserve)" in told(twins, leaves)
    spell = text("al-plays", seat="@seat:1", card="@twins", zone="hand", exp="", cost=2, targets=[])
    assert "Reserve" not in told(spell, leaves), "a Spell always goes there"


def test_who_answered_at_night_is_told_what_became_of_the_reserve_since() -> None:
    """A Burr Collector was Sabotaged after its player had answered: the account of the morning began with the day."""
    words, words_of = Catalogue("altered"), SeatNames({0: "Ada", 1: "Ben"}, lambda ref: ref.removeprefix("@"))
    made = text("al-creates", seat="@seat:0", card="@pup", exp="hero")
    rest = text("al-rest-of", seat="@seat:0", home=["@burr", "@burr"], n=2, gone=[], m=0)
    warden = text("al-reacts", seat="@seat:1", card="@warden", text="Sabotage.", told=True)
    gone = text("al-goes", card="@burr", to="discard", sacrificed=False, seat="@seat:0", left="reserve")
    day = [text("al-day", day=3), text("al-first", seat="@seat:0")]
    both = text("al-rest", home=["@burr", "@burr"], n=2, gone=[], m=0, of=[rest])
    (rests, lost, new) = account([made, both, warden, gone, *day])
    assert (rests.key, new.key) == ("al-account-rest", "al-account-day")
    said = words.format(lost, words_of, label=True)
    assert said == "Ben’s warden triggers (Ada’s burr discarded from the Reserve)", said
    mine = words.format(addressed(SURFACE.words, lost, 0, "en"), words_of, label=True)
    assert mine == "Ben’s warden triggers (your burr discarded from the Reserve)", mine


def test_whom_a_spell_holds_and_what_it_takes_is_told_with_it() -> None:
    words, words_of = Catalogue("altered"), SeatNames({0: "Ada", 1: "Ben"}, lambda ref: ref.removeprefix("@"))
    spell = text("al-plays", seat="@seat:1", card="@order", zone="hand", exp="", cost=2, targets=[])

    def told(*lines: Text) -> str:
        found = summary([spell, *lines])
        assert found is not None
        return words.format(found, words_of, label=True).removeprefix("Ben plays order ")

    assert told(text("al-locked", seat="@seat:0", exp="hero")) == "(Ada’s 🧭 held today)"
    assert told(text("al-moves-back", seat="@seat:0", exp="companion")) == "(Ada’s 🎒 moves back)"
    assert told(text("al-puts", seat="@seat:1", card="@moth", to="reserve")) == "(moth to the Reserve)"
    assert told(text("al-takes", seat="@seat:1", n=1, to="hand")) == "(takes a card to hand)"
    back = text("al-goes", card="@order", to="hand", sacrificed=False)
    assert told(back) == "(order back to hand)", "where is the card?"


def test_a_dusk_is_told_once() -> None:
    """The same Dusk stood above the picture, in it and below it. What was played before it is told as ever."""
    once = 0
    run = Run.start(SURFACE.game, b"once", 2, AlteredOptions())
    crowd, read = Crowd(greedy_player, b"once", 0), [0, 0]
    while not run.over:
        for request in run.requests():
            seat = request.decision.seats[0]
            news = run.journal[read[seat] :]
            if request.decision.key != "altered.expand" or not any("companion" in e.params for e in news):
                continue
            scene = Scene("abcdefgh", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, news)
            said = [part.text for part in hand(scene, seat).parts if isinstance(part, Words)]
            assert sum("🌅 **Day" in one for one in said) == 1
            assert not any("Revealed" in one for one in said)
            once += any("play" in one for one in said)
        before = len(run.journal)
        seat, _, _ = crowd.step(run)
        read[seat] = before
    assert once


def test_who_was_not_asked_any_more_is_told_where_there_is_room() -> None:
    """A day ended under somebody's hands: the other had played and passed, and nothing said why nobody asked them."""
    play = text("al-plays", seat="@seat:1", card="@baroness", zone="hand", exp="hero", cost=2, targets=[])
    idle, passes = text("al-idle", seat="@seat:0"), text("al-passes", seat="@seat:1")
    sums = {"hero": ["0/0/0", "3/0/3"], "companion": ["0/0/0", "0/0/0"]}
    dusk = [text("al-progress", **sums), text("al-day", day=2), text("al-first", seat="@seat:0")]

    def turns(*lines: Text) -> list[str]:
        told = [line.params.get("turn", line) for line in account([*lines, *dusk])]
        told = [line for line in told if line.key == "al-summary"]
        return [line.params[name].key for line in told for name in ("one", "two")[: line.params["n"]]]

    assert turns(play, passes, idle) == ["al-summary-play", "al-summary-idle"]
    assert turns(play, play, passes, idle) == ["al-summary-play", "al-summary-play"]
    assert turns(play, passes) == ["al-summary-play"], "whoever passes knows"


def test_what_a_card_gains_itself_is_told_before_what_others_gain() -> None:
    """“Map Reader +1 boost and +1 boost”: the second one was of the card that was played."""
    play = text("al-plays", seat="@seat:1", card="@aunt", zone="hand", exp="hero", cost=2, targets=[])
    gains = [text("al-gains", card=card, what="boost", n=1) for card in ("@reader", "@aunt")]
    found = summary([play, *gains])
    assert found is not None
    words = Catalogue("altered").format(found, SeatNames({0: "Ada", 1: "Ben"}, lambda ref: ref.removeprefix("@")))
    assert "(+1 boost and reader +1 boost)" in words


def test_of_the_beginning_the_first_cards_are_the_picture() -> None:
    decks = [text("al-sits", seat=f"@seat:{n}", deck="@d", hero="@h") for n in (0, 1)]
    begun = [*decks, text("al-first", seat="@seat:0"), text("al-day", day=1), text("al-you-draw", cards=["@c"], n=1)]
    *_, day = account(begun)
    assert day.key == "al-account-day" and not day.params["drawn"]


def test_a_hand_tells_its_news_below_its_cards_and_nothing_of_them_above() -> None:
    """Three times on one screen stood who plays what: in the board’s news, above the cards, and below them."""
    found = 0
    run = Run.start(SURFACE.game, b"account once", 2, AlteredOptions())
    crowd, read = Crowd(greedy_player, b"account once", 0), [0, 0]
    while not run.over:
        for request in run.requests():
            seat = request.decision.seats[0]
            news = run.journal[read[seat] :]
            lines = [line for event in news if (line := event.text_for(seat)) is not None]
            told = account(lines)
            if request.decision.key == "altered.turn" and told:
                said = as_text(hand(Scene("t1", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, news), seat))
                assert "from hand for" not in said and "from Reserve for" not in said, said
                assert "What happened" in said or len(told) >= len(lines), said
                found += 1
        before = len(run.journal)
        seat, _, _ = crowd.step(run)
        read[seat] = before
    assert found > 20


def test_what_a_card_brings_at_night_is_told_with_its_die() -> None:
    """An Encore Ghost left at Night: only the board said that a 5 was rolled, and nobody said which card it drew."""
    dusk = text("al-progress", hero=["1/0/0", "0/0/0"], companion=["0/0/0", "0/0/0"])
    ghost = text("al-reacts", seat="@seat:0", card="@ghost", text="", told=False)
    rolls, draws = text("al-rolls", seat="@seat:0", n=5), text("al-you-draw", cards=["@c"], n=1)
    own, other = text("al-you-draw", cards=["@d", "@e"], n=2), text("al-draws", seat="@seat:1", n=2)
    day = [text("al-day", day=2), text("al-first", seat="@seat:0")]
    told = account([dusk, ghost, rolls, draws, *day, own, other])
    assert [line.key for line in told] == ["al-account-dusk", "al-summary", "al-account-day"]
    said = SURFACE.words.format(addressed(SURFACE.words, told[1], 0, "en"), NAMES)
    assert said == "Your **ghost** triggers (🎲 5: you draw c)"
    assert told[2].params["drawn"] == ["@d", "@e"]
    in_vain = account([dusk, ghost, text("al-rolls", seat="@seat:0", n=2), *day, own, other])
    assert [line.key for line in in_vain] == ["al-account-dusk", "al-summary", "al-account-day"], "a 2 is news as well"
    morning = account([dusk, *day, ghost, rolls, draws, own, other])
    assert [line.key for line in morning] == ["al-account-dusk", "al-account-day", "al-summary"]
    assert morning[1].params["drawn"] == ["@d", "@e"], "what is drawn for a card is not of the day"
    slept = account([*day, ghost, rolls, draws, own, other])
    assert [line.key for line in slept] == ["al-account-day", "al-reacts", "al-rolls", "al-you-draw"]
    assert slept[0].params["drawn"] == ["@d", "@e"]


def test_a_board_has_its_news_in_one_place_and_the_rest_a_press_away() -> None:
    """Some 23 lines stood above a phone’s picture, and the same in short below it; “Earlier: 4 steps to go” of a day
    long gone stood in between, while the picture had one step."""
    run = Run.start(SURFACE.game, b"board", 2, AlteredOptions())
    crowd = Crowd(greedy_player, b"board", 0)
    while run.state.day < 4 or run.state.turn is None:
        crowd.step(run)
    day = max(n for n, event in enumerate(run.journal) if event.kind == "al-progress")
    since = Since({}, day - 3)
    parts = board(Scene("abcdefgh", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, run.journal, since)).parts
    first = next(n for n, part in enumerate(parts) if isinstance(part, Picture))
    above = [part.text for part in parts[:first] if isinstance(part, Words)]
    assert not any("›" in words or "Earlier" in words for words in above)
    below = [part.text for part in parts[first:] if isinstance(part, Words) and part.keep is Keep.NEWS]
    assert len(below) == 1 and below[0].startswith("› ")
    buttons = [part.label for row in parts if isinstance(row, tuple) for part in row if isinstance(part, Button)]
    assert "What happened" in buttons


def test_what_is_done_by_hand_is_told_as_it_is() -> None:
    """One line of the turn left out what a card did whose text nobody but the players reads."""
    play = text("al-plays", seat="@seat:1", card="@own", zone="hand", exp="", cost=1, targets=[])
    by_hand = text("al-hand-resolves", seat="@seat:1", card="@own", text="Be quiet.")
    assert account([play]) and account([play, by_hand]) == []
    assert account([text("al-day", day=2), play, by_hand]) == []


def test_whoever_wins_is_told_so_in_their_own_hand() -> None:
    """“Ben wins”, it said to Ben, and “one step more, and it would not have been over”: whose step?"""
    run = Run.start(SURFACE.game, b"won", 2, AlteredOptions())
    crowd = Crowd(greedy_player, b"won", 0)
    while not run.over:
        crowd.step(run)
    winner = run.state.winner
    assert winner is not None
    scene = Scene("t1", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, [])
    said, name = [as_text(hand(scene, seat)) for seat in (0, 1)], scene.names[winner]
    assert "**You win**" in said[winner] and f"{name} wins" not in said[winner]
    assert f"**{name} wins**" in said[1 - winner] and f"**{name} wins**" in as_text(board(scene))


def test_an_account_leaves_out_nothing_that_came_of_a_turn() -> None:
    """Of “Levy sacrificed and +Levy 🧭” a second Levy was missing and the card that was drawn, also one's own."""
    words, words_of = Catalogue("altered"), SeatNames({0: "Ada", 1: "Ben"}, lambda ref: ref.removeprefix("@"))
    comes = [
        text("al-goes", card="@levy", to="discard", sacrificed=True),
        text("al-creates", seat="@seat:1", card="@levy", exp="hero"),
        text("al-creates", seat="@seat:1", card="@levy", exp="companion"),
    ]
    play = text("al-plays", seat="@seat:1", card="@conscription", zone="hand", exp="", cost=1, targets=[])

    def told(*lines: Text, reader: int) -> list[str]:
        return [
            words.format(addressed(SURFACE.words, one, reader, "en"), words_of, label=True) for one in account(lines)
        ]

    (said,) = told(play, *comes, text("al-draws", seat="@seat:1", n=1), reader=0)
    assert said == "Ben plays conscription (levy sacrificed, +levy 🧭, +levy 🎒 and draws a card)", said
    (own,) = told(play, *comes, text("al-you-draw", cards=["@sentry"], n=1), reader=1)
    assert own.endswith("you draw sentry)"), own
    dusk = text("al-progress", hero=["1/0/0", "0/0/0"], companion=["0/0/0", "0/0/0"])
    own, *_ = told(play, text("al-you-draw", cards=["@sentry"], n=1), play_of(0, "@pup"), dusk, reader=1)
    assert own.endswith("you draw sentry)"), "their own play has brought them something"


def test_every_turn_since_has_a_line_up_to_four() -> None:
    """Two turns were told, and before them nothing said that there had been more."""
    plays = [play_of(n % 2, f"@card{n}") for n in range(7)]
    passes = text("al-passes", seat="@seat:1")
    earlier, *turns = account([*plays, passes])
    assert (earlier.key, earlier.params["n"]) == ("al-account-earlier", 3)
    assert [turn.params["one"].params["card"] for turn in turns] == ["@card3", "@card4", "@card5", "@card6"]
    assert turns[-1].params["two"].key == "al-summary-pass", "a pass needs no line of its own"
    assert len(account(plays[:4])) == 4
    long = [text("al-tidies", seat=f"@seat:{n}", kept=["@a"], n=1) for n in (0, 1)]
    dusk = text("al-progress", hero=["1/0/0", "0/0/0"], companion=["0/0/0", "0/0/0"])
    rest = text("al-rest-of", seat="@seat:0", home=["@a"], n=1, gone=[], m=0)
    rests = text("al-rest", home=["@a"], n=1, gone=[], m=0, of=[rest])
    day = [text("al-day", day=2), text("al-first", seat="@seat:0")]
    night = account([*plays, dusk, *long, *day])
    assert [line.key for line in night][:3] == ["al-account-of-day", "al-summary", "al-account-dusk"], (
        "before a night too"
    )
    assert night[0].params["day"] == 1 and night[0].params["turn"].key == "al-account-after"
    stays = text("al-loses", card="@moth", what="asleep", why="rest")
    night = account([*plays, dusk, stays, *long, *day])
    assert [line.key for line in night][:2] == ["al-account-of-day", "al-account-dusk-stays"], (
        "one above a longer night"
    )
    night = account([*plays, dusk, rests, long[1], *day])
    assert [line.key for line in night][:2] == ["al-account-of-day", "al-account-dusk"]
    assert night[0].params["turn"].key == "al-account-plays", "a phone has no room for more above a long one"


def test_days_that_went_by_are_told_apart() -> None:
    """Whoever was away for three days found the turns of the first above the night of the last, as if they were one."""

    def day(n: int) -> list[Text]:
        dusk = text("al-progress", hero=["2/0/0", "0/0/0"], companion=["0/0/0", "0/0/0"])
        moves = text("al-moves", seat="@seat:0", exp="hero", n=1, due=[text("al-stat-forest")])
        begins = [text("al-day", day=n + 1), text("al-first", seat="@seat:0")]
        return [play_of(1, f"@card{n}"), play_of(1, "@levy"), dusk, moves, *begins]

    def told(lines: list[Text]) -> list[str]:
        words, names = Catalogue("altered"), SeatNames({0: "Ada", 1: "Ben"}, lambda ref: ref)
        return [words.format(addressed(SURFACE.words, one, 0, "en"), names) for one in account(lines)]

    ended = "🌇 🧭 **you move** by 🌲, Ben stays · 🎒 you stay, Ben stays"
    assert told([*day(3), *day(4)]) == [
        f"**Day 3**, after that · Ben plays card3 and levy · {ended}",
        "**Day 4** · Ben plays card4 and levy",
        ended.replace("🌲", "🌲2:0"),  # of the last Dusk by what sums, too
        "🌅 **Day 5** · ★ You are first player.",
    ]
    assert told([*day(3), play_of(1, "@cat")]) == [
        f"**Day 3**, after that · Ben plays card3 and levy · {ended}",
        "**Day 4** · Ben plays **cat** → 🧭",
    ]
    many = told([*day(3), *day(4), *day(5), *day(6), *day(7)])
    assert many[0] == "… and two days before that" or many[0] == "… and 2 days before that"
    assert [one[:9] for one in many[1:4]] == ["**Day 5**", "**Day 6**", "**Day 7**"]
    # what was played before the news begin is not said not to have been, and of a day within them nothing is left out
    mine = [play_of(0, "@bear"), *day(4)[:2], *day(4)[2:]]
    assert told([*day(3)[2:], *mine])[:2] == [
        f"**Day 3**, after that · nobody plays · {ended}",
        "**Day 4** · you play bear; Ben plays card4 and levy",
    ]


def test_what_reacts_to_a_dusk_is_told_before_the_night() -> None:
    """“Captain of the Rear Guard triggers” stood below what was kept, and who stayed of it above that."""
    dusk = text("al-progress", hero=["1/0/0", "0/0/0"], companion=["0/0/0", "0/0/0"])
    captain = text("al-reacts", seat="@seat:1", card="@captain", text="", told=False)
    comes = [
        text("al-creates", seat="@seat:1", card="@levy", exp="hero"),
        text("al-gains", card="@levy", what="anchored", n=1),
    ]
    loses = text("al-loses", card="@levy", what="anchored", why="rest")
    rest = text("al-rest-of", seat="@seat:0", home=["@a"], n=1, gone=[], m=0)
    rests = text("al-rest", home=["@a"], n=1, gone=[], m=0, of=[rest])
    ghost = [
        text("al-reacts", seat="@seat:0", card="@ghost", text="", told=False),
        text("al-rolls", seat="@seat:0", n=2),
    ]
    tidies = text("al-tidies", seat="@seat:1", kept=["@a"], n=1)
    day = [text("al-day", day=2), text("al-first", seat="@seat:0")]
    told = account([dusk, captain, *comes, loses, rests, *ghost, tidies, *day])
    assert [line.key for line in told] == [
        "al-account-dusk",
        "al-account-dusk-stays",
        "al-account-rest",
        "al-summary",
        "al-account-kept",
        "al-account-day",
    ]
    assert told[3].params["one"].params["card"] == "@ghost"
    said = Catalogue("altered").format(told[1], SeatNames({0: "Ada", 1: "Ben"}, lambda ref: ref.removeprefix("@")))
    assert said == "Ben’s **captain** triggers (+levy 🧭 and ⚓ Anchored) · in play still: ⚓ levy", said


def test_a_dusk_says_who_moves_by_what_sum_and_where_nobody_does() -> None:
    words, names = Catalogue("altered"), SeatNames({0: "Ada", 1: "Ben"}, lambda ref: ref)
    both = [text("al-fails", seat=f"@seat:{seat}", exp="companion") for seat in (0, 1)]
    due = [text("al-stat-forest"), text("al-stat-water")]
    lines = [
        text("al-progress", hero=["2/0/4", "0/0/1"], companion=["1/2/2", "1/2/2"]),
        text("al-moves", seat="@seat:0", exp="hero", n=2, due=due),
        text("al-fails", seat="@seat:1", exp="hero"),
        *both,
        text("al-day", day=5),
        text("al-first", seat="@seat:0"),
    ]
    said = [words.format(addressed(SURFACE.words, one, 0, "en"), names) for one in account(lines)]
    assert said[0] == "🌇 🧭 **you move** by 🌲🌊, Ben stays · 🎒 nobody moves", (
        "all of them: a card may wait for either"
    )
    lines[1] = text("al-moves", seat="@seat:0", exp="hero", n=1, due=due[1:])
    said = [words.format(addressed(SURFACE.words, one, 0, "en"), names) for one in account(lines)]
    assert said[0] == "🌇 🧭 **you move** by 🌊4:1, Ben stays · 🎒 nobody moves"
