"""The advancement trees of a character as plain data: what was taken, what may be taken now, what not yet (LE-8.5).
Pure."""

from collections.abc import Sequence
from typing import Any

from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.people import Tree, TreeNode
from cogs.evershade.rules.camp.advancing import open_versions
from cogs.evershade.rules.character.advancing import open_nodes
from cogs.evershade.state import Character


def trees_view(content: EvershadeContent, hero: Character) -> list[dict[str, Any]]:
    """Its three trees (LE-8.8), the primary one first."""
    profession = content.professions[hero.profession]
    return [_tree(content, hero, content.trees[name]) for name in (profession.primary, *profession.secondary)]


def _tree(content: EvershadeContent, hero: Character, tree: Tree) -> dict[str, Any]:
    taken = {int(one.split(":")[1]): int(one.split(":")[2]) for one in hero.taken if one.startswith(f"{tree.id}:")}
    able = open_nodes(tree, list(taken), len(hero.taken))
    nodes = [_node(content, one, taken.get(one.n), one.n in able) for one in tree.nodes]
    return {"id": tree.id, "name": tree.name, "nodes": nodes}


def offers_view(content: EvershadeContent, hero: Character) -> list[dict[str, Any]]:
    """What a token may buy now: the names of all that it brings, and what is printed on the cards among them."""
    found = []
    for _, tree, node, version in open_versions(content, hero):
        effects = node.versions[version]
        named = [one.id if one.do == "gain" else getattr(one, "card", None) for one in effects]
        cards = [content.action_cards[name] for name in named if name in content.action_cards]
        told = [one.text if len(cards) == 1 else f"{one.name}: {one.text}" for one in cards if one.text]
        brings = [_brought(content, one) for one in effects]
        found.append({"tree": tree.name, "n": node.n, "brings": brings, "texts": told})
    return found


def _node(content: EvershadeContent, node: TreeNode, version: int | None, is_open: bool) -> dict[str, Any]:
    """brings: a line for each version, of a taken node the one that was chosen."""
    versions = node.versions if version is None else (node.versions[version],)
    return {
        "n": node.n,
        "needs": list(node.needs),
        "gate": node.gate,
        "is": "taken" if version is not None else "open" if is_open else "shut",
        "brings": _lines(content, versions),
    }


def _lines(content: EvershadeContent, versions: Sequence[Sequence[Any]]) -> list[str]:
    """What all versions have in common stands first, once."""
    told = [[_brought(content, effect) for effect in version] for version in versions]
    common = [one for one in told[0] if all(one in other for other in told[1:])] if len(told) > 1 else []
    rest = [", ".join(one for one in version if one not in common) for version in told]
    return [*([", ".join(common)] if common else []), " or ".join(one for one in rest if one)]


def _brought(content: EvershadeContent, effect: Any) -> str:
    if effect.do == "raise":
        called = {"max_hp": "HP", "MOB": "mobility", "DIV": "divinum"}
        return f"+{effect.n} {called.get(effect.what, effect.what)}"
    if effect.do == "upgrade":
        return f"better {content.action_cards[effect.card].name if effect.card else effect.family}"
    return content.action_cards[effect.id].name if effect.what == "card" else str(effect.id)
