"""Altered beyond its scenario files: every track occurs, words of the players, replays, what the journal may tell."""

from collections import Counter
from types import SimpleNamespace

from bot.rules.decision import Text, text
from bot.rules.kernel.run import Run
from bot.rules.rng import Chance
from bot.trials.house import Crowd, random_player
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.panel import OPTION_LABEL
from cogs import load_game
from cogs.altered.content.decks import figures, pool_of
from cogs.altered.content.glossary import TERMS, disrupts, label_of
from cogs.altered.rules.setup import about_deck, lay_track
from cogs.altered.state import AlteredState

DECKS = ("gearwrights_2", "veilkeepers_2")


def begun(seed: str) -> Run[AlteredState]:
    run = Run.start(load_game("altered"), seed.encode(), 2)
    for seat, deck in enumerate(DECKS):
        run.choose(seat, deck)
    return run


def test_all_tracks_occur() -> None:
    """S-1.3.1.a, AL-1.1: 3! orders times 2^3 orientations, all of them, about as often as each other."""
    found: Counter[tuple[tuple[str, int], ...]] = Counter()
    game = load_game("altered")
    for seed in range(5_000):
        chance = Chance(f"track {seed}".encode(), {})
        play = SimpleNamespace(content=game.content, state=AlteredState(), chance=chance, shuffle=chance.shuffle)
        lay_track(play)  # type: ignore[arg-type]
        regions = play.state.regions
        assert [region.face_up for region in regions] == [True, *[False] * 6, True]
        assert len({region.card for region in regions[1:7]}) == 3
        assert all(set(regions[end].types) == {"forest", "mountain", "water"} for end in (0, 7))
        found[tuple((region.card, region.half) for region in regions[1:7])] += 1
    assert len(found) == 48
    assert max(found.values()) < 1.5 * 5_000 / 48


def test_the_words_of_the_players_are_explained() -> None:
    """S-disrupt, AL-15.1."""
    catalogue = Catalogue("altered")
    for term in TERMS:
        assert len(catalogue.format(Text(f"al-term-{term}"))) > 30
    assert "opponent" in catalogue.format(Text("al-term-disrupt"))


def test_deck_labels() -> None:
    """S-midrange, AL-15.2, AL-15.3."""
    assert label_of(2.8, 0.1) == "midrange"
    assert label_of(2.2, 0.1) == "aggro"
    assert label_of(3.0, 0.31) == "control"
    content = load_game("altered").content
    assert disrupts(content.cards["GM_BASE_B_VK_03_C"]) and not disrupts(content.cards["GM_BASE_B_TW_04_C"])
    for deck in content.decks.values():
        made = figures(deck.cards, pool_of(content.cards.values()))
        assert made.label == "midrange", "one curve for all, as in the printed six (2.6 to 3.1): they differ in how"
        assert 2.6 <= made.mean_hand <= 3.1 and 0 < made.share < 0.5


def test_every_starter_says_in_a_line_how_it_wins() -> None:
    catalogue, content = Catalogue("altered"), load_game("altered").content
    said = [catalogue.format(about_deck(content, name), label=True) for name in content.starters()]
    assert all(" Wins " in words and "For people who" in words and len(words) <= OPTION_LABEL for words in said), said
    assert {words.partition(".")[0] for words in said} == {"Easy", "Medium", "Hard"}
    assert len(set(said)) == len(said) == 18


def test_nobody_reads_the_others_draws_and_mana() -> None:
    """S-38: in Mornings no public line names a card, whoever draws, expands or keeps."""
    run = begun("journal")
    crowd = Crowd(random_player(b"journal"), b"journal", 0)
    told = 0
    while not run.over:
        morning = run.state.phase == "morning"
        run.take_events()
        crowd.step(run)
        if morning:
            for event in run.take_events():
                line = event.text_for(None)
                if line is not None and line.key not in ("al-reacts", "al-gains", "al-creates"):
                    told += 1
                    assert "@GM_" not in repr(line.params), line
                if event.only is not None:
                    assert "@GM_" not in repr(event.text_for(1 - event.only))
    assert told > 20


def test_every_keyword_stands_on_two_cards() -> None:
    """The bundle shows what the rules have."""
    cards = load_game("altered").content.cards.values()
    words: Counter[str] = Counter()
    for card in cards:
        said = repr(card.abilities) + repr(card.keywords)
        for word in (
            "fleeting",
            "anchored",
            "asleep",
            "boost",
            "defender",
            "gigantic",
            "tough",
            "scout",
            "cooldown",
            "eternal",
            "seasoned",
            "resupply",
            "sabotage",
            "after_you",
        ):
            words[word] += f"'{word}'" in said
    assert min(words.values()) >= 2, words


def test_a_thing_without_statistics_has_no_gap_in_its_name() -> None:
    words = Catalogue("altered")
    facts = {"card": "Return to Sender", "seat": "Ben", "zone": "reserve", "stats": "0/0/0", "id": "o1"}
    assert words.format(text("al-option-object", body=False, **facts)) == "Return to Sender (Ben’s Reserve)"
    assert words.format(text("al-option-object", body=True, **facts)) == "Return to Sender 0/0/0 (Ben’s Reserve)"
