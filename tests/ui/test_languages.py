"""Other languages: what is called complete is complete, nothing is stale, and commands may be called what they are."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord.interactions
from discord import app_commands

from bot import DATA
from bot.app import make_bot
from bot.commands.check_language import texts_of
from bot.rules.decision import text
from bot.settings import Settings
from bot.trials.languages import COMMAND_NAMES, cards, catalogues
from bot.ui.door.command_payload import payload_of
from bot.ui.door.tree import Translator, key_of
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.translations import TranslationError, translations
from tests.simcord_world import simcord_world

COMPLETE = ("en.ftl", "doomrock/en.ftl", "doomrock/voice.en.ftl")
"""What is German as a whole. Whoever adds an English sentence there adds a German one (docs/translating.md)."""
GERMAN = (Catalogue(), Catalogue("doomrock"))
SHARED = (
    "table",
    "campaign",
    "help",
    "my",
    "server",
    "host",
    "together",
    "privacy",
    "roll",
    "rolls",
    "draw",
    "card",
    "rule",
    "learn",
    "story",
    "seat",
    "doomrock",
)
MOST_CHARACTERS = 8_000
"""Of a first word with everything below it: Discord refuses more, and all commands with it."""
NAME = re.compile(r"[-'\w]{1,32}")
"""What Discord takes for a name: letters of any alphabet, and no capitals."""


@pytest.mark.parametrize("part", COMPLETE)
def test_german_is_complete_where_it_is_called_so(part: str) -> None:
    found = next(one for one in catalogues("de") if one.part == part)
    assert (found.untranslated, found.stale, found.wrong) == ([], [], [])


def test_nothing_is_said_that_nobody_asks_for_any_more() -> None:
    """Also where a game is translated in part."""
    assert [(one.part, one.stale, one.wrong) for one in catalogues("de") if one.stale or one.wrong] == []


def test_a_deck_of_events_is_german() -> None:
    found = cards("doomrock", "de", texts_of("doomrock"))
    assert found is not None and found.stale == []
    deck = "events_wilderness.yaml"
    assert not set(texts_of("doomrock", deck)) & set(found.untranslated)
    words = Catalogue("doomrock")
    said = text("dr-event", card="@ev.goose", story="Nine mushrooms in a ring", deck="wilderness")
    printed = "He fights fair, low, and with a thorough knowledge of the ankle."
    told = words.format(text("dr-event", card="@ev.troll", story=printed), {"ev.troll": "Very Small Troll"}.get, "de")
    assert told == "🎴 **Sehr kleiner Troll.** Er kämpft fair, tief und mit gründlicher Kenntnis des Knöchels."
    assert "Nine mushrooms" in words.format(said, None, "de"), "what nobody has translated stays as it is printed"
    assert printed in words.format(text("dr-event", card="@ev.troll", story=printed), None, "en-GB")


def test_what_people_are_called_is_never_translated() -> None:
    """“Pay” and “Ring” stand on cards of that deck; a player of that name keeps it."""
    words = Catalogue("doomrock")
    assert "Zahlen" in words.format(text("dr-option-words", words="Pay"), None, "de")
    assert "Pay" in words.format(text("journal-kicked", name="Pay"), None, "de")
    assert "Ring" in words.format(text("dr-passed", seat="@seat:1"), {"seat:1": "Ring"}.get, "de")
    listed = words.format(text("dr-fallen", who=["@seat:1", "Pay"]), {"seat:1": "Ring"}.get, "de")
    assert "Ring und Zahlen" in listed


def test_a_broken_file_of_translations_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "translated" / "de" / "doomrock"
    folder.mkdir(parents=True)
    (folder / "events.yaml").write_text("- only a list\n", encoding="utf-8")
    with pytest.raises(TranslationError, match=r"events\.yaml"):
        translations("doomrock", "de", tmp_path)


def test_no_file_outside_of_the_folder_is_read() -> None:
    assert translations("../doomrock", "de") == {} == translations("doomrock", "../../de")


async def test_commands_have_german_names_that_discord_takes(tmp_path: Path) -> None:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    async with simcord_world(lambda: make_bot(settings)) as world:
        tree = world.bot.tree
        named: dict[str, str] = {}
        for command in walked(tree.get_commands()):
            if command.qualified_name.split()[0] in SHARED:
                named[command.qualified_name] = german(command)
        keys = {key for words in GERMAN for key in words.keys("de") if key.startswith(COMMAND_NAMES)}
        known = {COMMAND_NAMES + name.replace(" ", "-") for name in named}
        choices = {key for key in keys if key.startswith(COMMAND_NAMES + "choice-")}
        options = {key for key in keys if key.startswith(COMMAND_NAMES + "option-")}
        assert keys - choices - options == known
        assert options == {option_key(one.display_name) for one in parameters(tree)}, "each option, and no other"
        siblings: dict[str, list[str]] = {}
        for name, called in named.items():
            assert NAME.fullmatch(called) and called == called.lower(), (name, called)
            siblings.setdefault(name.rpartition(" ")[0], []).append(called)
        assert all(len(set(one)) == len(one) for one in siblings.values()), siblings
        offered = {
            COMMAND_NAMES + "choice-" + str(choice.name).replace(" ", "-")
            for command in walked(tree.get_commands())
            if isinstance(command, app_commands.Command) and command.qualified_name.split()[0] in SHARED
            for option in command.parameters
            for choice in option.choices
            if choice._locale_name is None or "key" not in choice._locale_name.extras
        }
        assert choices == offered
        for command in tree.get_commands():
            for path, field, said in localized(await command.get_translated_payload(tree, tree.translator)):
                most = 32 if field == "name_localizations" and "choices" not in path else 100
                assert 1 <= len(said) <= most, (path, said)
        assert_sentences_name_commands({" ".join(path_of(tree, name, named)) for name in named})


def parameters(tree: Any) -> list[Any]:
    """The options of all commands that are German."""
    found = [one for one in walked(tree.get_commands()) if isinstance(one, app_commands.Command)]
    return [option for one in found if one.qualified_name.split()[0] in SHARED for option in one.parameters]


def option_key(name: str) -> str:
    return f"{COMMAND_NAMES}option-{name.replace('_', '-')}"


async def test_options_have_german_names_where_their_command_has_and_no_two_alike(tmp_path: Path) -> None:
    async with simcord_world(lambda: make_bot(Settings(_env_file=None, data_dir=tmp_path))) as world:
        tree = world.bot.tree
        german_names = set()
        for command in tree.get_commands():
            payload = await command.get_translated_payload(tree, tree.translator)
            assert longest(payload) <= MOST_CHARACTERS, payload["name"]
            is_german = payload["name"] in SHARED
            for path, options in with_options(payload):
                named = [option.get("name_localizations", {}).get("de") for option in options]
                if not is_german:
                    assert named == [None] * len(named), path
                    continue
                assert all(name and NAME.fullmatch(name) and name == name.lower() for name in named), (path, named)
                assert len(set(named)) == len(named), (path, named)
                german_names |= set(named)
        # a sentence that names an option names it as Discord does there
        for file in ("de.ftl", "doomrock/de.ftl"):
            told = re.findall(r"`(?:/[\w -]+ )?([\w-]+):(?: [^`]*)?`", (DATA / file).read_text(encoding="utf-8"))
            assert set(told) <= german_names, (file, set(told) - german_names)


def longest(payload: Any) -> int:
    """Characters of names, descriptions and values of a command and all below it, each in its longest language."""
    fields = ("name", "description")
    own = sum(max(map(len, [payload.get(f) or "", *payload.get(f"{f}_localizations", {}).values()])) for f in fields)
    below = [one for kind in ("options", "choices") for one in payload.get(kind, ())]
    return own + len(str(payload.get("value", ""))) + sum(longest(one) for one in below)


def with_options(payload: Any, path: str = "") -> Iterator[tuple[str, list[Any]]]:
    """(command, its options) of a command as Discord is told it."""
    path = f"{path} {payload['name']}"
    groups = [one for one in payload.get("options", ()) if one["type"] in (1, 2)]
    yield path, [one for one in payload.get("options", ()) if one["type"] not in (1, 2)]
    for one in groups:
        yield from with_options(one, path)


def localized(payload: Any, path: str = "") -> Iterator[tuple[str, str, str]]:
    """(where, which field, words) of all that Discord is told in other languages: it refuses everything if one is too
    long."""
    for field in ("name_localizations", "description_localizations"):
        yield from ((path, field, said) for said in payload.get(field, {}).values())
    for kind in ("options", "choices"):
        for inner in payload.get(kind, ()):
            yield from localized(inner, f"{path}/{kind} {inner['name']}")


def walked(commands: Any) -> Iterator[Any]:
    """All commands and groups below these."""
    for command in commands:
        if isinstance(command, app_commands.Group):
            yield command
            yield from walked(command.commands)
        elif isinstance(command, app_commands.Command):
            yield command


def german(command: Any) -> str:
    key = key_of(
        app_commands.locale_str(command.name), context(app_commands.TranslationContextLocation.command_name, command)
    )
    words = next((words for words in GERMAN if key in words.keys("de")), None)
    assert words is not None and key is not None, f"{command.qualified_name} has no German name: {key}"
    return words.format(text(key), None, "de", label=True)


def context(place: app_commands.TranslationContextLocation, data: Any) -> Any:
    made: Any = app_commands.TranslationContext
    return made(place, data=data)


def path_of(tree: Any, name: str, named: dict[str, str]) -> list[str]:
    parts = name.split()
    return [named[" ".join(parts[: n + 1])] for n in range(len(parts))]


def assert_sentences_name_commands(known: set[str]) -> None:
    """Every command in a German sentence is called what Discord calls it there."""
    found = [
        (file, name)
        for file in ("de.ftl", "doomrock/de.ftl", "doomrock/voice.de.ftl")
        for name in re.findall(r"`/([\w -]+?)(?: \w+: \w+)?`", (DATA / file).read_text(encoding="utf-8"))
    ]
    assert len(found) > 40
    assert [one for one in found if one[1] not in known] == []


def test_a_new_language_lacks_the_names_of_commands_as_well(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hello = Hello\n", encoding="utf-8")
    (tmp_path / "voice.en.ftl").write_text("bye = Bye\n", encoding="utf-8")
    (tmp_path / "de.ftl").write_text("hello = Hallo\nslash-table = tisch\n", encoding="utf-8")
    (tmp_path / "fr.ftl").write_text("hello = Salut\n", encoding="utf-8")
    french, voice = catalogues("fr", tmp_path)
    assert (french.untranslated, french.all, french.stale) == (["slash-table"], 2, [])
    assert voice.untranslated == ["bye"]
    assert [one.untranslated for one in catalogues("de", tmp_path)] == [[], ["bye"]]


async def test_discord_is_told_the_german_of_names_descriptions_and_values() -> None:
    translator = Translator(*GERMAN)
    place = app_commands.TranslationContextLocation
    said = app_commands.locale_str("Sit down at this table", key="command-table-join")
    told = await translator.translate(said, discord.Locale.german, context(place.command_description, None))
    assert told == "Dich an diesen Tisch setzen"
    choice = context(place.choice_name, app_commands.Choice(name="here", value="here"))
    assert await translator.translate(app_commands.locale_str("here"), discord.Locale.german, choice) == "hier"
    assert await translator.translate(app_commands.locale_str("here"), discord.Locale.french, choice) is None


async def test_discord_is_told_what_discord_py_would_tell_it(tmp_path: Path) -> None:
    """Commands, groups, menus, options and values of all games."""
    async with simcord_world(lambda: make_bot(Settings(_env_file=None, data_dir=tmp_path))) as world:
        tree = world.bot.tree
        theirs = [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]
        assert await payload_of(tree) == theirs
        assert {kind for told in theirs for kind in [told["type"]]} == {1, 3}
        assert "Tisch" in str(theirs)


async def test_a_german_and_an_english_player_at_one_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The board speaks the language of the server, each private panel that of its reader."""
    settings = Settings(_env_file=None, data_dir=tmp_path)
    async with simcord_world(lambda: make_bot(settings)) as world:
        made = simcord.interactions.base_payload
        german_speaking = {world.user("Ben").id}

        def payload(*args: Any, **more: Any) -> Any:
            record, sent = made(*args, **more)
            person = sent.get("member", sent).get("user", {})
            sent["guild_locale"] = "de"
            sent["locale"] = "de" if int(person["id"]) in german_speaking else "en-US"
            return record, sent

        monkeypatch.setattr(simcord.interactions, "base_payload", payload)
        await world.slash("Ada", "table new", game="doomrock")
        await world.click("Ben", "Mitspielen")
        await world.click("Ada", "Beginnen")
        assert "Landkarte" in world.text(world.board()) and "Zeichen und Begriffe" in world.text(world.board())
        assert "Signs and terms" not in world.text(world.board())
        await world.slash("Ben", "table hand")
        await world.slash("Ada", "table hand")
        assert "nur für deine Augen" in world.text(world.ephemerals("Ben")[-1])
        assert "for your eyes only" in world.text(world.ephemerals("Ada")[-1])
        assert "**Die Reise.**" in world.text(await world.slash("Ben", "table rules"))
        assert "**The journey.**" in world.text(await world.slash("Ada", "table rules"))
