"""Companions, partners and summons in a combat and around it: what fate and terror are to them, when they leave
(LE-25)."""

from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.expressions import value_of
from cogs.evershade.rules.character.growing import NO_MOST
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.rules.field.context import CombatFacts, Deed
from cogs.evershade.state import Character, CombatState, HotbarCard


def companion(content: EvershadeContent, name: str, owner: str) -> Character:
    """LE-25.1: the board of a companion that comes along with somebody."""
    printed = content.companions[name]
    most = NO_MOST if printed.hp is None else printed.hp
    return Character(
        id=name,
        att={att: printed.att.of(att) for att in ("STR", "AGI", "INT", "CHA")},
        mob=printed.mob,
        hp=printed.hp or 1,
        max_hp=most,
        keywords=list(printed.keywords),
        hotbar=[HotbarCard(name)],
        kind="companion",
        owner=owner,
    )


def partner_cards(content: EvershadeContent, ally: Character) -> list[str]:
    """LE-3.5, LE-25.8: the partner cards that it may have: those of its highest attribute, several of them on a tie."""
    highest = max(ally.att.values())
    best = {att for att, n in ally.att.items() if n == highest}
    return [one.id for one in content.partners.values() if one.att in best]


def make_partner(content: EvershadeContent, ally: Character, card: str) -> None:
    """LE-25.8: the partner card changes attributes and keywords; its icons are counted where they are looked for."""
    printed = content.partners[card]
    ally.partner = card
    ally.att = {att: n + printed.plus.of(att) for att, n in ally.att.items()}  # type: ignore[arg-type]
    ally.keywords += printed.keywords


def summon(play: CombatPlay, name: str, owner: str, deed: Deed, space: str) -> None:
    """LE-25.6: card and model; its HP are read now, from the divinum of the roll that called it."""
    printed = play.content.summons[name]
    hp = max(1, value_of(printed.hp, CombatFacts(play.state, play.content, deed).number))
    play.state.allies.append(
        Character(
            id=name,
            att={att: printed.att.of(att) for att in ("STR", "AGI", "INT", "CHA")},
            mob=printed.mob,
            hp=hp,
            max_hp=hp,
            keywords=list(printed.keywords),
            hotbar=[HotbarCard(name)],
            kind="summon",
            owner=owner,
        )
    )
    play.state.fight.spaces[name] = space
    play.used(name)
    play.say("evershade-summoned", who=f"@{name}", by=f"@{owner}", space=space)


# ---------------------------------------------------------------------- what happens to them


def gain_hp(play: CombatPlay, ally: Character, n: int) -> int:
    """LE-25.1, LE-25.2: each fate gained and each terror healed is 1 HP, up to the printed maximum; gives how many.
    One whose model has left stays away until the camp."""
    got = min(n, ally.max_hp - ally.hp)
    if got > 0:
        ally.hp += got
        play.say("evershade-ally-heals", who=f"@{ally.id}", n=got)
    return max(0, got)


def terror_as_hp(content: EvershadeContent, ally: Character, n: int) -> int:
    """LE-25.2: the HP that so many terror cost it; a summon on whose card nothing is printed loses 1 for each."""
    printed = content.companions.get(ally.id)
    return n * (1 if printed is None else printed.terror_hp)


def fall(play: CombatPlay, ally: Character) -> None:
    """LE-25.1, LE-25.6: at 0 HP the model of a companion leaves until the camp, a summon leaves for good."""
    ally.hp = 0
    is_told = ally.kind == "summon" and play.state.options.farewells == "told"
    play.say("evershade-summon-falls" if is_told else "evershade-ally-falls", who=f"@{ally.id}")
    _off(play.state, ally)


def leave_with(play: CombatPlay, owner: str) -> None:
    """LE-24.2, LE-24.4, LE-24.5, LE-25.6: the companions and summons of somebody who has fallen leave this combat, and
    do not come back when their owner does; a partner stays."""
    for ally in play.state.allies_of(owner):
        if not ally.partner and ally.id in play.state.fight.spaces:
            play.say("evershade-ally-leaves", who=f"@{ally.id}")
            _off(play.state, ally)


def _off(state: CombatState, ally: Character) -> None:
    state.fight.spaces.pop(ally.id, None)
    state.fight.laid = [one for one in state.fight.laid if ally.id not in (one.owner, one.where)]
    if ally.kind == "summon":
        state.allies.remove(ally)


def after_combat(play: CombatPlay) -> None:
    """LE-18.11, LE-25.6, LE-25.8: summons leave, the partner's space for support is clear."""
    state = play.state
    if state.options.farewells == "told":
        for one in state.allies:
            if one.kind == "summon":
                play.say("evershade-summon-leaves", who=f"@{one.id}")
    state.allies = [one for one in state.allies if one.kind != "summon"]
    for one in state.allies:
        one.has_supported = False
