"""A button says what Dusk would make of an expedition with this card in it, and that is what the board shows then."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

from bot.rules.decision import text
from bot.rules.kernel.run import Request, Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from cogs.altered.cog import surface
from cogs.altered.content.cards import Card
from cogs.altered.rules.reading.boards import with_body, with_play
from cogs.altered.rules.reading.ids import HAND, SCOUT, TurnChoice
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.made import FROM, arrival, brought, made_by
from cogs.altered.rules.reading.prospects import Prospects
from cogs.altered.rules.reading.standing import dusk_outcome, expedition_options, moving
from cogs.altered.state import EXPEDITIONS, AlteredOptions, AlteredState, opposing, other
from cogs.altered.view.race import lack
from cogs.altered.view.telling import fate
from cogs.altered.view.view import view

ALTERED = surface()
NAMES = SeatNames({0: "Ada", 1: "Ben"}, ALTERED.game.name_of)
GAME = ALTERED.game
PAIRS = [("dog_school_2", "drum_corps_2"), ("goat_track", "closed_road"), ("trailwardens", "veilkeepers_2")]
FATES = {
    "moves": "moves",
    "wins": "moves",
    "anyway": "moves",
    "held": "held",
    "behind": "stays",
    "vain": "stays",
    "blocks": "stays",
    "slows": "stays",
    "nowhere": "stays",
}


def turns(pairs: Sequence[tuple[str, str]] = PAIRS) -> Iterator[tuple[Run[AlteredState], Crowd, Request]]:
    """Each turn of some games; the caller goes on with the crowd."""
    for n, pair in enumerate(pairs):
        seed = repr(pair if pairs is PAIRS else (n, pair)).encode()
        run: Run[AlteredState] = Run.start(GAME, seed, 2, AlteredOptions(confirm="never"))
        for seat, deck in enumerate(pair):
            run.choose(seat, deck)
        crowd = Crowd(greedy_player, seed, 0)
        while not run.over:
            (request, *_) = run.requests()
            if request.decision.key == "altered.turn":
                yield run, crowd, request
            if not run.over:
                crowd.step(run)


def fates(view: Any) -> dict[tuple[int, str], str]:
    return {(exp["seat"], exp["exp"]): fate(view, exp) for exp in view["expeditions"]}


def card_of(run: Run[AlteredState], option: str) -> Card | None:
    kind, _, of = option.partition(":")
    ref = run.state.objects[of].card if kind == "reserve" else of
    cards: dict[str, Card] = GAME.content.cards
    return cards.get(ref)


def sums(run: Run[AlteredState]) -> dict[tuple[int, str], list[int]]:
    return {(exp["seat"], exp["exp"]): exp["stats"] for exp in run.view(None)["expeditions"]}


def lacks(view: Any) -> dict[tuple[int, str], int]:
    """(seat, expedition) -> how much it is short of moving on."""
    there = {(exp["seat"], exp["exp"]): exp for exp in view["expeditions"]}
    return {(seat, exp): lack(one, there[1 - seat, exp])[0] for (seat, exp), one in there.items()}


def test_what_a_button_says_is_what_the_board_shows_after_the_play() -> None:
    """Wherever the numbers of the card and of the tokens that it brings along are all that has changed there."""
    met: Counter[str] = Counter()
    for run, crowd, request in turns():
        seat, form = request.decision.seats[0], request.decision.form
        was, had, lacking = fates(run.view(None)), sums(run), lacks(run.view(None))
        had_won = run.view(None)["dusk"]["winner"]
        forms = {one.id: form(one.id) for one in request.decision.legal()} if form is not None else {}
        cards = {one: card_of(run, one) for one in forms}
        _, _, chosen = crowd.step(run)
        played = str(chosen)
        made, card = forms[played], cards[played]
        if made is None or not made.in_row or run.requests()[0].decision.key != "altered.expedition":
            continue
        told = {one.id: one.label for one in made.parts[0].options}
        before = Look(run.state.model_copy(deep=True), GAME.content)
        _, _, chosen = crowd.step(run)
        own, foe = (seat, str(chosen)), (opposing(seat), str(chosen))
        if card is None or run.over or run.state.turn is None or told[str(chosen)].key != "al-dusk-outcome":
            continue
        has, source = sums(run), FROM[TurnChoice.read(played).kind]
        itself = arrival(before, seat, card, source, own[1]).row(card)
        rows = {one: [*itself] if one == own[1] else [0, 0, 0] for one in EXPEDITIONS}
        for token, one, n in brought(before, seat, card, source, own[1]):
            rows[one] = [a + n * b for a, b in zip(rows[one], token.row, strict=True)]
        if any(
            has[seat, one] != [a + b for a, b in zip(had[seat, one], rows[one], strict=True)] for one in EXPEDITIONS
        ):
            continue  # it has done something more
        if has[foe] != had[foe]:
            continue
        said, now = told[str(chosen)].params, fates(run.view(None))
        if said["fate"] in ("still", "on", "lost"):  # who wins is all that it says then
            assert had_won == seat and (said["fate"] != "lost") == (run.view(None)["dusk"]["winner"] == seat), said
            continue
        assert now[own] == FATES[said["fate"]], (said, now)
        assert said["fate"] != "anyway" or was[own] in ("moves", "held")
        winner = run.view(None)["dusk"]["winner"]
        assert (said["fate"] == "wins") == (winner == seat != had_won), (said, winner)
        assert said["stops"] != "win" or winner != opposing(seat)
        assert bool(said["stops"]) == (was[foe] == "moves" and now[foe] == "stays")
        if now[own] == "stays" and not said["stops"]:  # as many are lacking as the picture says then, and as before
            lack_now = lacks(run.view(None))
            is_behind, is_same = said["fate"] == "behind", lack_now[foe] == lacking[foe]
            assert is_behind != (lack_now[own] == lacking[own]), said
            assert is_behind or is_same == (said["fate"] == "vain"), said
            assert said["n"] == {"blocks": lack_now[foe], "slows": 1 - lack_now[foe]}.get(said["fate"], lack_now[own])
        besides = seat, other(own[1])
        if any(rows[besides[1]]) and has[foe[0], besides[1]] == had[foe[0], besides[1]]:
            joins = said["fate"] != "wins" and was[besides] != "moves" and now[besides] == "moves"
            assert (said["also"] == "moves") == joins, said
        met["made"] += rows[own[1]] != [*itself]
        met[said["fate"]] += 1
        met["stops"] += bool(said["stops"])
    assert met["made"], met
    assert met["moves"] > 5 and met["stops"] and met["anyway"] + met["behind"] > 2, met


def test_whoever_is_not_there_at_dusk_is_not_counted() -> None:
    """A Scout goes to the Reserve at once, and who falls asleep counts for nothing: their numbers were told as if they
    stood there still."""
    met: Counter[str] = Counter()
    for pair in (("toll_of_moths", "trailwardens"), ("toll_of_moths", "goat_track"), ("greenbound_2", "veilkeepers_2")):
        for run, crowd, request in turns([pair] * 3):
            seat, form = request.decision.seats[0], request.decision.form
            assert form is not None
            open_ = [one.id for one in request.decision.legal()]
            played = next((one for one in open_ if TurnChoice.read(one).kind == SCOUT), None)
            played = played or next((one for one in open_ if is_sleeper(run, one)), None)
            if played is None:
                continue
            card, labels = card_of(run, played), form(played)
            assert card is not None and labels is not None
            had, foes = sums(run), bodies_of(run, opposing(seat))
            run.choose(seat, played)
            run.choose(seat, "hero")
            while not run.over and run.requests()[0].decision.key != "altered.turn":
                crowd.step(run)
            if run.over or run.state.turn is None:
                continue
            if sums(run) != had or bodies_of(run, opposing(seat)) != foes:
                continue  # its words have done something to others
            said = labels.parts[0].options[0]
            scouted = TurnChoice.read(played).kind == SCOUT
            if said.label.key == "al-dusk-lost":  # then it is of no account
                continue
            assert said.label.key == "al-dusk-absent" and said.label.params["asleep"] != scouted, (card.name, said)
            met["scout" if TurnChoice.read(played).kind == SCOUT else "asleep"] += 1
    assert met["scout"] > 3 and met["asleep"], met


def is_sleeper(run: Run[AlteredState], option: str) -> bool:
    """Whether this plays a Character that falls asleep as it comes."""
    card = card_of(run, option)
    return card is not None and "When I join: I gain Asleep" in card.text


def bodies_of(run: Run[AlteredState], seat: int) -> set[str]:
    objects = [run.state.objects[oid] for oid in run.state.in_play]
    return {one.card for one in objects if one.controller == seat and one.zone == "expedition"}


def test_boosts_of_their_own_are_counted_and_silenced_icons_are_not() -> None:
    run, _, request = next(turns())
    look, seat = Look(run.state, GAME.content), request.decision.seats[0]
    named = {card.name: card for card in GAME.content.cards.values() if card.id.endswith("_C")}
    shoe, moth = named["Old Snowshoe"], named["Moth Breeder"]
    came = arrival(look, seat, shoe, "reserve", "hero")
    assert came.boosts == 2 and came.row(shoe) == tuple(one + 2 for one in shoe.row)
    assert arrival(look, seat, shoe, "hand", "hero").row(shoe) == shoe.row
    assert arrival(look, seat, moth, "scout", "hero").row(moth) == (0, 0, 0)
    assert arrival(look, seat, moth, "hand", "hero").row(moth) == moth.row
    asleep = arrival(look, seat, named["The Slow Stampede"], "hand", "hero")
    assert asleep.stays and asleep.row(named["The Slow Stampede"]) == (0, 0, 0)
    then = with_play(look, shoe, seat, "hero", "reserve")
    assert then is not None and Look(then, GAME.content).sum(seat, "hero") == came.row(shoe)
    assert with_play(look, moth, seat, "hero", "scout") is None, "nobody is there then"


def test_a_card_that_brings_tokens_says_which_and_what_they_do_beside_it() -> None:
    """Dusk was told without them, and nobody could see where the other numbers came from."""
    run, _, request = next(turns())
    look, seat, words = Look(run.state, GAME.content), request.decision.seats[0], Catalogue("altered")
    beside = next(
        card
        for card in GAME.content.cards.values()
        if any(made.at == "other" for made in made_by(GAME.content, card, "hand"))
    )
    run.state.players[seat].hand.append(beside.id)
    said = {exp: dusk_outcome(look, seat, exp, beside, source="hand") for exp in EXPEDITIONS}
    assert words.format(said["hero"], NAMES, label=True) == "🧭 and 🎒 move"
    named = dusk_outcome(look, seat, "companion", beside, source="hand", is_named=True)
    assert words.format(named, NAMES, label=True).endswith("; 🧭 moves too")
    assert dusk_outcome(look, seat, "hero", beside).params["also"] == "no", "a token brings nobody along"
    decision = request.decision
    assert decision.explain is not None
    row = next(one for one in decision.explain(decision.options()) if one.id == str(TurnChoice(HAND, beside.id)))
    assert words.format(row.label, NAMES, label=True).endswith("+Levy beside")


def test_the_gigantic_are_told_in_both_expeditions() -> None:
    """They were counted where they were put only, though they stand in the other one as well."""
    gigantic = next(
        card for card in GAME.content.cards.values() if card.words == "Gigantic. (I am in both your expeditions.)"
    )
    met: Counter[str] = Counter()
    for run, _, request in turns():
        state, seat = run.state, request.decision.seats[0]
        was, foe = fates(run.view(None)), opposing(seat)
        for exp in EXPEDITIONS if not state.tiebreak else ():
            said = dusk_outcome(Look(state, GAME.content), seat, exp, gigantic, source="hand").params
            then = view(with_body(state, gigantic, seat, exp), GAME.content, None)
            now, besides = fates(then), other(exp)
            if "fate" not in said:  # the other wins
                continue
            if said["fate"] in ("still", "on", "lost"):
                assert (said["fate"] != "lost") == (then["dusk"]["winner"] == seat), said
                continue
            assert now[seat, exp] == FATES[said["fate"]], said
            joins = was[seat, besides] != "moves" and now[seat, besides] == "moves"
            stops = was[foe, besides] == "moves" and now[foe, besides] == "stays"
            is_won, is_news = said["fate"] == "wins", run.view(None)["dusk"]["winner"] != seat
            assert said["also"] == ("no" if is_won else "moves" if joins else "stops" if stops else "no"), said
            assert is_won == (then["dusk"]["winner"] == seat and is_news), said
            met[said["also"]] += 1
            is_averted = run.view(None)["dusk"]["winner"] == foe != then["dusk"]["winner"] and not is_won
            assert is_averted == (said["way"] == "averts" or said["stops"] == "win"), said
            met["averts"] += said["way"] == "averts"
            met["too"] += said["also"] == "moves" and said["too"] and now[seat, exp] == "moves"
            met["alone"] += said["also"] == "moves" and not said["too"] and now[seat, exp] != "moves"
    assert met["averts"], met
    assert met["too"] and met["alone"] and met["too"] + met["alone"] == met["moves"], met
    assert met["moves"] > 3 and met["stops"], met


def test_all_that_a_button_may_say() -> None:
    """Each in the few words that a phone has room for beside another."""
    words, said = Catalogue("altered"), set()
    for run, _, request in turns():
        look, seat = Look(run.state, GAME.content), request.decision.seats[0]
        for ref in dict.fromkeys(run.state.players[seat].hand):
            for exp in EXPEDITIONS:
                found = dusk_outcome(look, seat, exp, GAME.content.cards[ref])
                fate = found.params.get("fate", "")
                said.add((found.key, fate))
                foe = lacks(run.view(None))[opposing(seat), exp]
                if fate in ("behind", "vain") and not found.params["stops"]:
                    helps = lacks(run.view(None))[seat, exp] - found.params["n"]
                    assert (helps == 0) == (fate == "vain") and helps >= 0, found
                if fate == "blocks":
                    assert found.params["n"] > max(foe, 0), "the other needs more than before"
                label = words.format(found, NAMES, label=True)
                assert label.startswith(("🧭 ", "🎒 ")) and len(label) <= 26, label
                named = words.format(
                    dusk_outcome(look, seat, exp, GAME.content.cards[ref], is_named=True), NAMES, label=True
                )
                rest = "moves too" if found.params.get("way") == "pair" else label[2:].strip()
                assert named.startswith(("🧭 Hero", "🎒 Companion")) and named.endswith(rest), named
    assert {("al-dusk-outcome", one) for one in ("moves", "anyway", "behind", "blocks")} <= said
    assert ("al-option-own-expedition", "") in said, "of gear without statistics there is nothing to say"


def test_a_play_is_no_help_only_where_it_leaves_the_other_as_near() -> None:
    """The Cat that kept the other from moving with the next card said that it was no help."""
    words, met = Catalogue("altered"), Counter[str]()
    bodies = [card for card in GAME.content.cards.values() if card.type == "character" and card.id.endswith("_C")]
    for run, _, request in turns(PAIRS[1:2]):
        look, seat = Look(run.state, GAME.content), request.decision.seats[0]
        foe = opposing(seat)
        for card, exp in ((card, exp) for card in bodies for exp in EXPEDITIONS if not run.state.tiebreak):
            found = dusk_outcome(look, seat, exp, card)
            fate, said = found.params.get("fate", ""), words.format(found, NAMES, label=True)
            if fate not in ("vain", "blocks", "slows") or found.params["stops"]:
                continue
            then = view(with_body(run.state, card, seat, exp), GAME.content, None)
            was, now = lacks(run.view(None))[foe, exp], lacks(then)[foe, exp]
            name = ("Ada", "Ben")[foe]
            if fate == "vain":
                assert now == was and "Dusk as now" in said
            elif fate == "blocks":
                assert now > was and now > 0 and f"{name} then needs {now} " in said
            else:
                assert was < now <= 0 and f"{name} then leads by {1 - now}" in said
            met[fate] += 1
    assert met["vain"] and met["blocks"] and met["slows"], met


def test_a_play_that_would_end_the_game_says_so() -> None:
    """Or would keep the other from ending it: that is what the preview of Dusk says after it."""
    met: Counter[str] = Counter()
    words = Catalogue("altered")
    for run, _, request in chain(turns(), turns([("goat_track", "long_garden")])):
        look, seat = Look(run.state, GAME.content), request.decision.seats[0]
        if run.state.tiebreak:
            continue
        before = run.view(None)["dusk"]["winner"]
        for ref in dict.fromkeys(run.state.players[seat].hand):
            for exp in EXPEDITIONS:
                said = dusk_outcome(look, seat, exp, GAME.content.cards[ref], source="hand")
                label = words.format(said, NAMES, label=True)
                is_last = said.params.get("fate") == "wins"
                ends = ("Wins the game", f"Wins unless {('Ada', 'Ben')[1 - seat]} acts")
                may_answer = opposing(seat) not in run.state.passed
                assert is_last == label.endswith(ends[may_answer]) and not label.endswith(ends[not may_answer]), label
                alone = words.format(text(said.key, **{**said.params, "open": False}), NAMES, label=True)
                assert is_last == alone.endswith(ends[False]), "where the other has passed it is sure"
                met["wins"] += is_last
                if said.key == "al-dusk-outcome" and before == opposing(seat) and not is_last:
                    assert "win" in label, label
                    met["stops"] += 1
                if said.key == "al-dusk-lost":
                    then = with_play(look, GAME.content.cards[ref], seat, exp, "hand") or run.state
                    assert view(then, GAME.content, None)["dusk"]["winner"] == opposing(seat), label
                    assert label.endswith("still wins" if before == opposing(seat) else "wins then"), label
                    foe, after = (opposing(seat), exp), Look(then, GAME.content)
                    if before == opposing(seat):  # the other half of a rescue may come of another card
                        is_half = moving(look)[foe] and not moving(after)[foe]
                        assert (" stays, " in label) == is_half, label
                        met["half"] += is_half
                    met["lost"] += 1
                if is_last:
                    markers = run.state.players[seat].marker
                    assert markers["companion"] - markers["hero"] <= 2, "nobody wins from afar"
    assert met["wins"] > 3 and met["stops"] > 3 and met["lost"] > 3 and met["half"], met


def test_who_is_held_is_told_so_also_where_they_lack_something() -> None:
    """ "Still needs 2 🌲" of a Defender, which could have had ten (AL-10.8)."""
    words, warden, met = Catalogue("altered"), GAME.content.cards["GM_BASE_B_CH_05_C"], 0
    for run, _, request in turns(PAIRS[:1]):
        look, seat = Look(run.state, GAME.content), request.decision.seats[0]
        if run.state.tiebreak or run.view(None)["dusk"]["winner"] is not None:
            continue
        for exp in EXPEDITIONS:
            said = dusk_outcome(look, seat, exp, warden, source="hand")
            then = Look(with_play(look, warden, seat, exp, "hand") or run.state, GAME.content)
            if said.key != "al-dusk-outcome" or then.winning(seat, exp):
                continue
            label = words.format(said, NAMES, label=True)
            assert said.params["fate"] == "held" and "eeds" not in label, label
            (side,) = (
                one
                for one in view(then.state, GAME.content, None)["expeditions"]
                if (one["seat"], one["exp"]) == (seat, exp)
            )
            assert fate(view(then.state, GAME.content, None), side) == "held"
            met += 1
    assert met > 2


def test_where_a_play_may_go_several_ways_what_they_have_in_common_is_told() -> None:
    """A Hero that may be exhausted for a boost left all buttons of a Reserve without a word."""
    run, _, request = next(turns())
    state, seat, words = run.state, request.decision.seats[0], Catalogue("altered")
    look = Look(state, GAME.content)
    bodies = sorted(
        (one for one in GAME.content.cards.values() if one.type == "character"), key=lambda one: sum(one.row)
    )
    strong, stronger = (with_body(state, one, seat, "hero") for one in bodies[-2:])

    def told(is_own: bool, *tables: AlteredState, is_random: bool = False, is_even: bool = False) -> str:
        (hero, _) = expedition_options(
            look,
            seat,
            bodies[-1],
            is_named=False,
            prospects=lambda exp: Prospects(tables, is_own, is_random, is_even),
        )
        return words.format(hero.label, NAMES, label=True)

    theirs = with_body(with_body(state, bodies[-1], opposing(seat), "hero"), bodies[0], seat, "hero")
    beaten = with_body(theirs, bodies[1], seat, "hero")
    assert told(False, strong) == told(False, strong, strong) and told(False, strong).startswith("🧭 Moves")
    assert told(True, strong, theirs) == "🧭 Can move", "it is the reader's choice"
    assert told(False, strong, theirs) == f"🧭 {('Ada', 'Ben')[opposing(seat)]} decides", "it is not"
    thrown = [strong, strong, theirs, strong, theirs, strong]
    assert told(False, *thrown, is_random=True, is_even=True) == "🧭 🎲 Moves in 4 of 6"
    assert told(False, *thrown, is_random=True) == "🧭 🎲 decides", "where somebody chooses as well, nobody knows"
    assert told(False, theirs, beaten) == "🧭 Stays" and told(False) == "🧭 Depends on what follows"
    won, tied = (strong.model_copy(update=how) for how in ({"winner": seat}, {"tiebreak": True}))
    assert told(True, tied, won) == "🧭 🏆 Can win the game", "some of their targets win, others bring tiebreakers"
    unsaid = "🧭 Depends on what follows"
    assert told(False, tied, won) == told(True, tied, strong) == unsaid, "how those end nobody can say"
    assert told(False, strong, with_body(stronger, bodies[-1], seat, "companion")) == "🧭 Moves"


def test_where_nothing_can_be_said_of_an_expedition_the_button_says_that() -> None:
    """It read *🧭 Hero* alone beside *🎒 Moves by 🌊*, as if nothing came of it."""
    run, _, _ = next(turns())
    look, levy = Look(run.state, GAME.content), GAME.content.cards[GAME.content.tokens["levy"]]
    options = expedition_options(look, 0, levy, source="hand", is_named=False, prospects=lambda exp: Prospects(()))
    said = [Catalogue("altered").format(one.label, NAMES, label=True) for one in options]
    assert said == ["🧭 Depends on what follows", "🎒 Depends on what follows"]
