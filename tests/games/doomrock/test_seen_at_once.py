"""What somebody with a phone and no memory of the cards wants to see beside the buttons: what was thrown, what a die is
turned for, what a card does, what the signs are."""

import re

import pytest

from bot.rules.decision import Text
from bot.rules.kernel.run import Run
from bot.ui.panels.panel import Words, as_text
from bot.ui.questions.request_controls import LONGEST_BUTTON, RequestControls
from bot.ui.questions.scene import Scene
from bot.ui.questions.whole_moves import whole_moves
from bot.ui.screens.present import board, hand
from cogs.doomrock.cog import is_new, surface
from cogs.doomrock.game import game
from cogs.doomrock.pictures.map import NAMED, has_legend, legend_rows
from cogs.doomrock.pictures.picture import draw, pictures
from cogs.doomrock.rules.cards.abilities import act_label
from cogs.doomrock.rules.cards.rolling import assignments
from cogs.doomrock.rules.map.camp import covered
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.names import GLYPHS, character_option
from cogs.doomrock.state import Die, DoomrockState
from cogs.doomrock.view.account import account
from cogs.doomrock.view.view import view
from tests.games.doomrock.battle_table import enemy, field, hero, quick_cards_of_one
from tests.games.doomrock.board_states import CONTENT, map_state
from tests.games.doomrock.kit import table

SURFACE = surface()
GAME = game()
ROLL = "roll:1:1:h0"


def said(words: Text, language: str = "en") -> str:
    return SURFACE.words.format(words, GAME.name_of, language, label=True)


def scene(run: Run[DoomrockState]) -> Scene:
    return Scene("abcdefgh", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, run.journal)


def prompt(run: Run[DoomrockState]) -> str:
    return said(run.requests()[0].decision.prompt)


def rolled(faces: list[int]) -> Run[DoomrockState]:
    """A Brawler with four dice, before its first reroll."""
    run = field(
        [hero(0, "brawler", trait="tr.noble")],
        [enemy(1, "boss", 20)],
        [["h0", "e1"]],
        "battle_roll",
        edit=lambda state: setattr(state.battle, "round", 0),
        script={ROLL: faces},
    )
    assert run.requests()[0].decision.key == "doomrock.reroll"
    return run


def test_between_two_throws_what_was_thrown_kept_and_came_is_said() -> None:
    """DR-8.3: after a reroll nobody knew any more which dice were the new ones."""
    run = rolled([2, 6, 5, 2, 3, 1, 4])
    dice = {die.id: die.face for die in run.state.heroes[0].dice}
    short = SURFACE.words.short(run.requests()[0].decision.prompt, "en")
    assert short is not None and said(short) == "Brawler has 2️⃣ 6️⃣ 5️⃣ 2️⃣ (2 rerolls left)", "what the others read"
    assert "2️⃣" not in prompt(run) and "2 rerolls left" in prompt(run), "the dice are the buttons below"
    run.choose(0, [die for die, face in dice.items() if face == 2])
    assert prompt(run).startswith("Brawler kept 6️⃣ 5️⃣ and rerolled 2️⃣ 2️⃣ → 3️⃣ 1️⃣. Tap what else you keep")
    assert "last reroll" in prompt(run)
    short = SURFACE.words.short(run.requests()[0].decision.prompt, "en")
    assert short is not None
    assert said(short) == "Brawler kept 6️⃣ 5️⃣ and rerolled 2️⃣ 2️⃣ → 3️⃣ 1️⃣ (last reroll)", "what the others read"
    run.choose(0, ["d3"])
    lies = "Maneuver 1️⃣ · Haymaker 6️⃣ · Oi, You! 3️⃣ · My Man Will See to It 4️⃣"
    thrown = "2️⃣ 2️⃣ → 3️⃣ 1️⃣, then 5️⃣ → 4️⃣"
    assert prompt(run) == f"Rerolled {thrown}. Laid, a use each: {lies}", "so are both; it was the last one alone"
    told = {event.kind: said(Text(event.kind, event.params)) for event in run.journal}
    assert told["dr-threw-again"] == f"🎲 Brawler rerolls {thrown}.", "for the others, too"
    (news,) = account(
        [Text(one.kind, one.params) for one in run.journal if one.kind in ("dr-threw-again", "dr-rolled")]
    )
    assert said(news).endswith(f" (rerolled {thrown})")
    assert run.requests()[0].decision.key == "doomrock.assign"


def test_who_keeps_all_after_a_throw_reads_no_older_throw() -> None:
    """“Keep all” was followed by what had come up before it."""
    run = rolled([2, 6, 5, 2, 3, 1, 4])
    run.choose(0, ["d1"])
    run.choose(0, [])
    lies = "Maneuver 2️⃣ · Haymaker 6️⃣ 5️⃣ · Oi, You! 3️⃣"  # there is no other hero for My Man to help
    assert prompt(run) == f"Laid, a use each: {lies}"


def test_who_keeps_all_reads_the_last_throw_beside_the_cards() -> None:
    run = rolled([2, 6, 5, 2, 3, 1])
    run.choose(0, [])
    assert prompt(run).startswith("Laid, a use each: Maneuver 2️⃣ 2️⃣ · Haymaker")


def test_a_die_that_is_turned_is_named_with_its_card_and_each_face_with_what_takes_it() -> None:
    """ "To which face?" stood there without the die and the cards."""

    def lay(state: DoomrockState) -> None:
        state.heroes[0].dice = [Die("d1", 6, "ability:ab.calibrate"), Die("d2", 3, "ability:ab.unlicensed_lightning")]

    run = quick_cards_of_one("sparkwright", lay)
    run.choose(0, "h0:ab.calibrate")
    while run.requests()[0].decision.key == "doomrock.boost":
        run.choose(0, "go")
    assert prompt(run).startswith("Calibrate: ") and run.requests()[0].decision.key in (
        "doomrock.set_die",
        "doomrock.set_face",
    )
    if run.requests()[0].decision.key == "doomrock.set_die":
        assert "3️⃣ (Unlicensed Lightning)" in {said(option.label) for option in run.requests()[0].options(run)}
        run.choose(0, "d2")
    assert prompt(run).startswith("Calibrate: Sparkwright turns 3️⃣ (Unlicensed Lightning) to which face?")
    takes = {option.id: said(option.hint) for option in run.requests()[0].options(run) if option.hint is not None}
    for face in range(1, 7):
        cards = [GAME.content.abilities[one] for one in run.state.heroes[0].abilities]
        named = [card.name for card in cards if face in card.faces]
        assert all(name in takes[str(face)] for name in named) and (named or "no card" in takes[str(face)])
    last = {option.id for option in run.requests()[0].options(run) if option.secondary}
    assert last == {"3"}, "what it shows already is no turning, and stands behind the others"
    run.choose(0, "5")
    (laid,) = [event for event in run.journal if event.kind == "dr-die-laid"]  # one card takes it, so nobody is asked
    assert laid.params["die"] == GLYPHS[5]


def test_of_dice_that_lie_nowhere_yet_no_place_is_told() -> None:
    """*(no card)* stood beside each die that had just been thrown, and was laid right after the question."""

    def lay(state: DoomrockState) -> None:
        state.heroes[0].dice = [Die("d1", 6, "ability:ab.calibrate"), Die("d2", 3, "idle"), Die("d3", 5, "idle")]

    run = field(
        [hero(0, "sparkwright")],
        [enemy(1, "boss", 20)],
        [["h0"], ["e1"]],
        "battle_initiative",
        now="initiative",
        edit=lay,
    )
    run.choose(0, "h0:ab.calibrate")
    while run.requests()[0].decision.key == "doomrock.boost":
        run.choose(0, "go")
    assert {"3️⃣", "5️⃣"} <= {said(option.label) for option in run.requests()[0].options(run)}
    run.choose(0, "d2")
    assert prompt(run).startswith("Calibrate: Sparkwright turns 3️⃣ to which face?")


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_ability_says_on_its_button_what_it_does(language: str) -> None:
    """With many buttons there is no room for lines beside them; each has room for its own few words."""
    for card in GAME.content.abilities.values():
        if card.symbol != "lock":
            label = said(act_label(GAME.content, card.id, (6,) * card.cost * 2), language)
            shown = re.sub("\ufe0f\u20e3", "\u20e3", label)  # a die: three signs of a text, as wide as two digits
            assert ": " in label.removeprefix(card.name) and len(shown) <= LONGEST_BUTTON, label


def test_the_dice_on_a_button_are_those_that_are_spent() -> None:
    """`Maneuver 1️⃣ 1️⃣` spent one of the two."""
    content = GAME.content
    assert said(act_label(content, "ab.maneuver", (1,))) == "Maneuver 1️⃣: may move, +1 shield"
    assert said(act_label(content, "ab.maneuver", (2, 1))) == "Maneuver 2️⃣ (2 uses): may move, +1 shield"
    weak = said(act_label(content, "ab.haymaker", (3,), weak=1))
    assert weak == "Haymaker 3️⃣: 2 damage · weakened: each blow 1 less", "it promised 2 and did 1 (DR-11.8)"
    assert "weakened" not in said(act_label(content, "ab.maneuver", (1,), weak=1))
    two = content.abilities["ab.two_person_lift"]
    assert said(act_label(content, two.id, (5, 4, 4))) == "Two-Person Lift 5️⃣ 4️⃣: 4 damage, push"


def test_a_blow_is_told_once_where_its_target_stands_on_the_button() -> None:
    """`Long Shot 6️⃣: 2 damage → Head Librarian · 2 damage` said it twice, in two rows of a phone."""

    def lay(state: DoomrockState) -> None:
        state.heroes[0].dice = [Die("d1", 3, "ability:ab.haymaker"), Die("d2", 1, "ability:ab.bellow")]

    run = field([hero(0, "brawler", "ab.bellow")], [enemy(1, "boss", 20), enemy(2)], [["h0", "e1", "e2"]], edit=lay)
    options = {option.id: option for option in run.requests()[0].options(run)}
    blow = options["h0:ab.haymaker"]
    assert blow.stem is not None
    assert (said(blow.label), said(blow.stem)) == ("Haymaker 3️⃣: 2 damage", "Haymaker 3️⃣")
    ask = RequestControls("t", "1", run.requests()[0].decision, list(options.values()), said, said)
    moves = [label for _, label in whole_moves(ask).buttons["h0:ab.haymaker"]]
    assert moves and all(label.startswith("Haymaker 3️⃣ → ") and label.count("damage") <= 1 for label in moves), moves


def test_a_die_says_what_its_move_brings_and_costs_on_the_button() -> None:
    def lay(state: DoomrockState) -> None:
        lift, blow = "ability:ab.two_person_lift", "ability:ab.haymaker"
        places = [(5, lift), (4, lift), (3, blow), (6, blow), (1, "idle")]
        state.heroes[0].dice = [Die(f"d{n}", face, where) for n, (face, where) in enumerate(places)]

    run = field([hero(0, "brawler", "ab.two_person_lift")], [enemy(1, "boss", 20)], [["h0", "e1"]], edit=lay)
    shown = assignments(Look(run.state, GAME.content), "h0")
    labels = {option.id: said(option.label) for option in shown}
    assert labels == {
        "accept": "Keep as laid",
        "d0>ab.haymaker": "Move 5️⃣ to Haymaker",
        "d0>idle": "Take 5️⃣ off Two-Person Lift",
        "d1>ab.oi_you": "Move 4️⃣ to Oi, You!",
        "d1>idle": "Take 4️⃣ off Two-Person Lift",
        "d2>ab.oi_you": "Move 3️⃣ to Oi, You!",
        "d2>idle": "Take 3️⃣ off Haymaker",
        "d3>ab.double_or_soup": "Move 6️⃣ to Double or Soup",
        "d3>idle": "Take 6️⃣ off Haymaker",
        "d4>ab.maneuver": "Lay 1️⃣ on Maneuver",
        "d4>ab.double_or_soup": "Lay 1️⃣ on Double or Soup",
    }
    run.state.heroes[0].dice = [Die("d0", 3, "ability:ab.haymaker"), Die("d1", 4, "idle")]
    alone = {one.id: said(one.label) for one in assignments(Look(run.state, GAME.content), "h0")}
    assert alone["d1>ab.two_person_lift"] == "Lay 4️⃣ on Two-Person Lift (with another die)"
    assert alone["d0>ab.oi_you"] == "Move 3️⃣ to Oi, You!"
    assert all(option.hint is None for option in shown), "no line above repeats it"
    run.state.heroes[0].dice = [Die("d0", 3, "ability:ab.haymaker"), Die("d1", 3, "ability:ab.two_person_lift")]
    twins = {one.id: said(one.label) for one in assignments(Look(run.state, GAME.content), "h0")}
    assert twins["d0>ab.oi_you"] == "Move Haymaker’s 3️⃣ to Oi, You!", "“(first)” and “(second)” told nobody which"
    assert twins["d1>ab.oi_you"] == "Move Two-Person Lift’s 3️⃣ to Oi, You!"


def test_who_is_surrounded_reads_on_the_button_that_nobody_moves() -> None:
    """E-15"""
    for is_stem in (False, True):  # what it brings all the same, also where the button has the short form
        label = said(act_label(GAME.content, "ab.maneuver", (1,), 2, is_stem=is_stem))
        assert label == "Maneuver 1️⃣: +1 shield · surrounded, cannot move"


def test_whom_a_marker_is_given_to_is_asked_with_what_it_does_and_how_many_lie_there() -> None:
    run = table(2)
    run.state.heroes[0].expose = ["x1"]
    look = Look(run.state, GAME.content)
    hints = [said(hint) for one in run.state.heroes if (hint := character_option(look, one.id, None, "expose").hint)]
    assert "1 expose" in hints[0] and "no expose marker yet" in hints[1]
    plain = character_option(look, "h1").hint
    assert plain is not None and "expose" not in said(plain)
    asked = said(Text("dr-ask-who", {"card": "A Pit", "why": "expose", "n": 1, "what": ""}))
    assert "who gets an expose marker?" in asked and "1 in 3 adds 1 damage" in asked


@pytest.mark.parametrize(("why", "told"), [("pull", ", in ring 2"), ("damage", "")])
def test_who_is_moved_between_rings_stands_there_with_their_own(why: str, told: str) -> None:
    """Of three dumplings nobody knew which one stood with them already."""
    run = field([hero(0, "brawler")], [enemy(1, "boss", 20), enemy(2)], [["h0", "e1"], ["e2"]])
    found = character_option(Look(run.state, CONTENT), "e2", why=why).hint
    assert found is not None and said(found) == f"2/2 hp{told}"


def test_one_marker_in_three_adds_a_damage() -> None:
    """What the question says of the 29 markers."""
    kinds = GAME.content.expose
    assert sum(kinds.values()) == 29 and 0.3 < kinds["plus1"] / 29 < 0.37


def test_a_lesson_shows_the_cards_and_says_which_faces_want_one() -> None:
    run = table(1)
    hero_ = run.state.heroes[0]
    rows = [said(row) for row in covered(GAME.content.abilities, hero_)]
    counted = {face: sum(face in GAME.content.abilities[one].faces for one in hero_.abilities) for face in range(1, 7)}
    for face, n in counted.items():
        (row,) = [row for row in rows if GLYPHS[face] in row]
        assert row.endswith({0: "nowhere yet", 1: "once", 2: "twice"}.get(n, f"{n} times")), (row, face, n)
    state = map_state(3)
    assert [spec.name for spec in pictures(view(state, CONTENT, None))] == ["map"]
    state.limbo = ["ab.haymaker", "ab.last_orders"]
    seen = view(state, CONTENT, None)
    (spec,) = pictures(seen)
    assert spec.name == "offer" and said(spec.alt) == "To choose from: Haymaker and Last Orders."
    assert pictures(view(state, CONTENT, state.heroes[0].seat))[0].name.startswith("hero-"), "a hand keeps its own"


def test_on_the_first_road_the_map_says_what_its_signs_are() -> None:
    state = map_state(3)
    rows = legend_rows(view(state, CONTENT, None))
    names = [name for row in rows for _, name in row]
    assert names[:3] == ["time", "silver", "secret"] and len(names) == len(set(names)) and len(rows) <= 2


def test_a_later_map_says_in_one_row_what_its_signs_are_until_the_first_action_there() -> None:
    """Signs that had not been met on the first road stood on the second one without a name."""
    seen = {**view(map_state(3), CONTENT, None), "segment": 2}
    seen["time"] = seen["setting"]["time"]
    (row,) = legend_rows(seen)
    assert has_legend(seen) and len(row) > 2 and not {"time", "silver", "secret"} & {name for _, name in row}
    later = {**seen, "time": seen["time"] - 1}
    assert not has_legend(later) and draw(seen, "map") != draw(later, "map")
    assert [spec.has_legend for spec in pictures(seen)] == [False], "what is on buttons is named below it, too"


def test_every_sign_that_a_place_can_show_has_a_name() -> None:
    shown = {
        kind
        for seed in range(12)
        for area in view(map_state(seed), CONTENT, None)["row"]
        for place in area["locations"]
        for kind, _ in (*place["cost"], *place["gives"])
    }
    assert len(shown) > 8 and shown - {"item"} <= set(NAMED), shown - set(NAMED)


def test_terms_are_explained_below_questions_until_the_first_round_is_over() -> None:
    assert is_new({"segment": 1, "battle": None}) and is_new({"segment": 1, "battle": {"round": 1}})
    assert not is_new({"segment": 1, "battle": {"round": 2}}) and not is_new({"segment": 2, "battle": None})


def test_what_the_picture_shows_is_not_said_above_it_and_cards_are_read_above_it() -> None:
    """On a phone the picture, the question and its answers are the end of the message."""
    run = table(2)
    for panel in (board(scene(run)), hand(scene(run), 1)):
        kinds = [type(part).__name__ for part in panel.parts]
        place = kinds.index("Picture")
        assert "Select" in kinds[:place] and "Select" not in kinds[place:]
    words = " ".join(part.text for part in board(scene(run)).parts if isinstance(part, Words))
    assert "Doomrock not found yet" not in words
    trait = GAME.content.traits[run.state.heroes[0].trait_id].text
    assert trait and trait not in as_text(hand(scene(run), 0)), "it stands on the hero's picture"
