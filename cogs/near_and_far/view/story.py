"""The story that is being read just now, as part of a view: what its picture shows. Pure; nothing that is unread."""

from typing import Any, cast

from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.stories import FarCheck
from cogs.near_and_far.rules.reading.odds import chance
from cogs.near_and_far.rules.reading.table import stat
from cogs.near_and_far.state import FarState

READ = ("story-read", "story-more")


def story_read(state: FarState, content: FarContent) -> dict[str, Any] | None:
    """The entry whose choices the active player has before them, until its outcome has been told; None: there is none.

    {seat, space, title, text, choices: [{name, label, kind, target, have, chance, most}]}; title, text and labels are
    Markdown; have: what the player adds to the die; chance, most: in per cent, by the die alone and with all hearts
    """
    pages = state.story.pages
    if not pages or state.turn.unread or not state.steps or state.steps[0].name != "adventure":
        return None
    if pages[-1].kind not in READ or pages[-1].only is not None:
        return None
    entry = content.stories.entries[state.story.entries[-1]]
    prefixes = {content.stories.reference(entry.id, f"if.{one.name}"): one.name for one in entry.variants}
    variant = next((name for ref, name in prefixes.items() if pages[-1].page.startswith(ref)), "")
    return _facts(state, content, entry.id, variant)


def story_unread(state: FarState, content: FarContent) -> dict[str, Any] | None:
    """The same of the entry that its reader has before them (NF-7.2); for nobody else."""
    entry, _, variant = state.turn.unread.partition("|")
    return _facts(state, content, entry, variant) if entry else None


def _facts(state: FarState, content: FarContent, entry_id: str, variant_name: str) -> dict[str, Any] | None:
    seat, entry, found = state.turn.seat, content.stories.entries[entry_id], content.stories.text
    variant = next((one for one in entry.variants if one.name == variant_name), None)
    prefix = "" if variant is None else f"if.{variant.name}."
    hearts = state.players[seat].hearts
    choices = []
    for choice in (entry if variant is None else variant).choices:
        check = cast(FarCheck, choice.check)
        have = stat(state, content, seat, check.kind)
        odds = {"chance": chance(have, check.target), "most": chance(have, check.target, hearts)}
        label = found(entry.id, f"{prefix}{choice.name}")
        tried = {"kind": check.kind, "target": check.target, "have": have, **odds}
        choices.append({"name": choice.name, "label": label, **tried})
    if not choices:
        return None
    return {
        "seat": seat,
        "space": state.players[seat].at,
        "title": content.stories.title(entry.id),
        "text": found(entry.id, f"if.{variant.name}" if variant is not None else "intro"),
        "choices": choices,
    }
