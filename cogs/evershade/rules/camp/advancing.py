"""Spending advancement tokens (LE-17.1, LE-8.4 to 8.9)."""

from collections.abc import Iterator
from typing import Final

from bot.rules.decision import Option, Text, text
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.people import Tree, TreeNode
from cogs.evershade.content.vocabulary.character_effects import Gain
from cogs.evershade.rules.character.advancing import open_nodes
from cogs.evershade.rules.field.board import hint
from cogs.evershade.rules.field.context import Deed
from cogs.evershade.rules.story.voting import Session
from cogs.evershade.state import Character

KEEP: Final = "keep"


def trees_of(content: EvershadeContent, hero: Character) -> list[Tree]:
    """LE-8.8: the primary tree of its profession and both secondary ones."""
    profession = content.professions[hero.profession]
    return [content.trees[one] for one in (profession.primary, *profession.secondary)]


def taken_of(hero: Character, tree: Tree) -> list[int]:
    """The nodes of a tree that it has taken."""
    parts = [one.split(":") for one in hero.taken]
    return [int(node) for name, node, _ in parts if name == tree.id]


def open_versions(content: EvershadeContent, hero: Character) -> Iterator[tuple[str, Tree, TreeNode, int]]:
    """(`tree:node:version`, tree, node, version) of what a token may buy now (LE-8.5, LE-8.7)."""
    for tree in trees_of(content, hero):
        for number in open_nodes(tree, taken_of(hero, tree), len(hero.taken)):
            node = next(one for one in tree.nodes if one.n == number)
            for version in range(len(node.versions)):
                yield f"{tree.id}:{number}:{version}", tree, node, version


async def advance(play: Session, seat: int) -> None:
    """D15: each token of each of its characters, or it is kept."""
    for name in [one.id for one in play.state.heroes_of(seat) if one.status == "ok"]:
        while play.state.hero(name).adv_pouch:
            hero = play.state.hero(name)
            options = [
                Option(way, told(tree, node, version), _printed(play.content, node, version))
                for way, tree, node, version in open_versions(play.content, hero)
            ]
            if not options:
                break
            options.append(Option(KEEP, text("evershade-option-keep-token")))
            prompt = text("evershade-ask-advance", who=f"@{name}", n=hero.adv_pouch)
            chosen = await play.ask(
                seat,
                "evershade.advance",
                prompt,
                lambda options=options: options,  # type: ignore[misc]
                default=lambda: KEEP,
                forced=False,
            )
            if chosen in ("", KEEP):
                break
            await take_node(play, name, chosen)


def told(tree: Tree, node: TreeNode, version: int) -> Text:
    """A node on one line: what it brings, and of which tree it is."""
    brings = [gain_text(effect) for effect in node.versions[version]]
    return text("evershade-option-node", tree=f"@{tree.id}", node=node.n, what=brings)


def _printed(content: EvershadeContent, node: TreeNode, version: int) -> Text | None:
    """The text of a card that it brings."""
    gains = [effect for effect in node.versions[version] if isinstance(effect, Gain) and effect.what == "card"]
    return hint(content, gains[0].id or "") if gains else None


def gain_text(effect: object) -> Text:
    """An effect of a tree in words: a raise, an upgrade, a card or a skill."""
    do = getattr(effect, "do", "")
    if do == "raise":
        return text("evershade-brings-raise", what=getattr(effect, "what", ""), n=getattr(effect, "n", 1))
    if do == "upgrade":
        card = getattr(effect, "card", None)
        family = getattr(effect, "family", None) or ""
        return text("evershade-brings-upgrade", card=f"@{card}" if card else family)
    what, name = getattr(effect, "what", ""), getattr(effect, "id", "") or ""
    return text("evershade-brings-gain", what=what, name=name if what == "skill" else f"@{name}")


async def take_node(play: Session, name: str, way: str) -> None:
    """LE-8.5: the token is spent and the version does what it says (LE-8.18: whatever of it can be done)."""
    hero = play.state.hero(name)
    tree, number, version = way.split(":")
    node = next(one for one in play.content.trees[tree].nodes if one.n == int(number))
    hero.adv_pouch -= 1
    hero.taken.append(way)
    play.used(f"tree:{tree}/{number}/{version}")
    play.say("evershade-advances", who=f"@{name}", tree=f"@{tree}", node=int(number))
    await play.effects.run(play, node.versions[int(version)], Deed(name))
