"""What a seat may know of a draft, as plain data, and that view in words. Pure, only looks.

Hidden are packs, picks, decks and piles of everybody else; how many cards somebody has and how many packs wait in front
of them lies on the table for all to see.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from bot.rules.decision import Text, text
from cogs.altered.content.cards import Card
from cogs.altered.content.notation import stats
from cogs.altered.content.pack import AlteredContent
from cogs.altered.draft.rules.deckmaking import by_faction
from cogs.altered.draft.rules.guide import pair_of
from cogs.altered.draft.rules.pairing import BYE, rounds_of, standings
from cogs.altered.draft.state import BOOSTERS, DraftState
from cogs.altered.view.printed import printed

View = dict[str, Any]


def view(state: DraftState, content: AlteredContent, seat: int | None) -> View:
    """All that a seat (None: anybody) may know."""
    table = {one.seat: one for one in standings(state.seats, state.rounds)}
    return {
        "you": seat,
        "kind": state.options.kind,
        "phase": state.phase,
        "pack": state.pack,
        "turn": state.turn,
        "stock": len(state.stock),
        "piles": [len(pile) for pile in state.piles],
        "drafters": [
            {
                "seat": n,
                "picks": len(d.pool),
                "waiting": len(d.queue),
                "ready": d.ready,
                "points": table[n].points,
                "against": table[n].against,
                "place": table[n].place,
            }
            for n, d in enumerate(state.drafters)
        ],
        "rounds": [[{"a": one.a, "b": one.b, "won": one.won} for one in made] for made in state.rounds],
        "of": rounds_of(state.seats, state.options.rounds == "everyone"),
        "own": _own(state, content, seat) if seat is not None and seat < len(state.drafters) else None,
    }


def _own(state: DraftState, content: AlteredContent, seat: int) -> View:
    drafter = state.drafters[seat]
    looks = state.phase == "drafting" and state.turn == seat and state.looking >= 0
    front = drafter.queue[0] if drafter.queue else state.piles[state.looking] if looks else []
    return {
        "front": [shown(content.cards[ref]) for ref in front],
        "pool": counted(content, drafter.pool),
        "factions": by_faction(content, drafter.pool),
        "pair": _pair(content, drafter.pool),
        "deck": counted(content, drafter.deck),
        "hero": None if drafter.hero is None else shown(content.cards[drafter.hero]),
        "costs": dict(sorted(Counter(content.cards[ref].hand_cost for ref in drafter.deck).items())),
    }


def _pair(content: AlteredContent, pool: Sequence[str]) -> View | None:
    """What the two factions of a pool do together, and three commons to look for."""
    found = pair_of(by_faction(content, pool))
    return None if found is None else {"pair": found.pair, "cards": [content.cards[ref].name for ref in found.cards]}


def shown(card: Card) -> View:
    """A card's face; in a draft nothing costs anything."""
    return printed(card) | {"affordable": True}


def counted(content: AlteredContent, refs: Sequence[str]) -> list[View]:
    """Each card once with its number, by faction and cost."""
    cards = sorted(Counter(refs).items(), key=lambda one: _order(content.cards[one[0]]))
    return [printed(content.cards[ref]) | {"cost": content.cards[ref].hand_cost, "n": n} for ref, n in cards]


def _order(card: Card) -> tuple[str, int, str]:
    return card.faction, card.hand_cost, card.id


# ---------------------------------------------------------------- in words


def describe(view: Mapping[str, Any]) -> list[Text]:
    """The view in words, headline first."""
    lines = [headline(view)]
    if view["kind"] == "winston" and view["phase"] == "drafting" and view["piles"]:
        lines.append(text("ad-view-piles", piles=[str(n) for n in view["piles"]], stock=view["stock"]))
    lines += brief(view)
    for number, made in enumerate(view["rounds"], 1):
        lines.append(text("ad-view-round", n=number, matches=[_match(one) for one in made]))
    if view["own"] is not None:
        lines += _words(view["own"], view["phase"])
    return lines


def headline(view: Mapping[str, Any]) -> Text:
    """What is going on."""
    phase = view["phase"]
    if phase == "drafting":
        return text("ad-view-drafting", kind=view["kind"], n=view["pack"], of=BOOSTERS)
    if phase == "building":
        return text("ad-view-building")
    if phase == "matches":
        return text("ad-view-matches", n=len(view["rounds"]), of=view["of"])
    return text("ad-view-over")


def brief(view: Mapping[str, Any]) -> list[Text]:
    """A line for each player: what lies in front of them, or where they stand."""
    phase, found = view["phase"], []
    if phase in ("matches", "over"):
        for d in sorted(view["drafters"], key=lambda d: (d["place"], d["seat"])):
            found.append(
                text(
                    "ad-view-standing",
                    place=d["place"],
                    seat=f"@seat:{d['seat']}",
                    wins=_wins(d["points"]),
                    against=_wins(d["against"]),
                    met=d["against"] > 0,
                )
            )
        return found
    for d in view["drafters"]:
        state = phase if phase == "drafting" else "ready" if d["ready"] else "building"
        found.append(
            text(
                "ad-view-drafter",
                seat=f"@seat:{d['seat']}",
                picks=d["picks"],
                waiting=d["waiting"],
                state=state if view["kind"] == "booster" or phase != "drafting" else "plain",
            )
        )
    return found


def _wins(points: int) -> str:
    return f"{points // 2}{'½' if points % 2 else ''}" if points != 1 else "½"


def _match(one: Mapping[str, Any]) -> Text:
    if one["b"] == BYE:
        return text("ad-view-bye", a=f"@seat:{one['a']}")
    won = one["won"]
    how = "open" if won is None else "drawn" if won == -1 else "broken" if won == -2 else "won"
    a, b = (one["b"], one["a"]) if won == one["b"] else (one["a"], one["b"])
    return text("ad-view-match", a=f"@seat:{a}", b=f"@seat:{b}", how=how)


def _words(own: Mapping[str, Any], phase: str) -> list[Text]:
    lines = []
    if phase == "drafting":
        factions = [text("ad-faction-n", faction=f, n=n) for f, n in own["factions"].items()]
        lines.append(text("ad-view-factions", n=sum(c["n"] for c in own["pool"]), factions=factions))
    if own["pair"] is not None and phase in ("drafting", "building"):
        lines.append(pair_words(**own["pair"]))
    if own["front"]:
        lines.append(text("ad-view-front", n=len(own["front"])))
        for card in own["front"]:
            lines.append(
                text(
                    "ad-view-card",
                    name=card["name"],
                    faction=card["faction"],
                    hand=card["costs"][0],
                    reserve=card["costs"][1],
                    body=bool(card["stats"]),
                    stats=stats(card["stats"] or (0, 0, 0)),
                    words=card["text"],
                )
            )
    if own["pool"] and phase == "drafting":
        lines.append(text("ad-view-pool", cards=[_some(c) for c in own["pool"]]))
    elif own["deck"]:
        lines.append(
            text(
                "ad-view-deck",
                n=sum(c["n"] for c in own["deck"]),
                cards=[_some(c) for c in own["deck"]],
                hero=own["hero"]["name"] if own["hero"] else text("ad-nobody"),
            )
        )
    return lines


def pair_words(pair: str, cards: Sequence[str]) -> Text:
    """The guide's sentence about two factions."""
    names = " · ".join(pair.split("-"))
    return text(
        "ad-view-pair", pair=names, about=text("ad-pair", pair=pair), cards=[text("al-name", name=n) for n in cards]
    )


def _some(card: Mapping[str, Any]) -> Text:
    return text("ad-view-some", name=card["name"], n=card["n"])


def alt(view: Mapping[str, Any], name: str) -> Text:
    """What a picture shows, in one sentence."""
    own = view["own"]
    if name == "pack":
        names = [text("al-name", name=card["name"]) for card in own["front"]]
        return text("ad-view-alt-pack", n=len(names), cards=names)
    costs = [text("ad-view-cost", cost=cost, n=n) for cost, n in own["costs"].items()]
    return text("ad-view-alt-curve", n=sum(c["n"] for c in own["deck"]), costs=costs)
