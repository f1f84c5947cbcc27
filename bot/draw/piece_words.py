"""Pieces and marks in words, for the text twins of charts and grids. Pure: sentences of `data/en.ftl`."""

from bot.draw.marks import Mark
from bot.draw.pieces import Piece
from bot.rules.decision import Text, text


def piece_words(piece: Piece, place: Text | None = None) -> Text:
    """A piece by name, with its place, hit points, where it looks, what lies on it and whether it is its turn."""
    facts: list[Text | str] = [] if place is None else [place]
    if piece.hp is not None:
        facts.append(text("piece-hp", now=piece.hp[0], most=piece.hp[1]))
    if piece.facing is not None:
        facts.append(text("piece-facing", way=piece.facing))
    facts += [
        text("piece-lies", n=1 if one.n is None else one.n, name=one.name) if one.number else one.name
        for one in piece.lies
        if one.name
    ]
    if piece.active:
        facts.append(text("piece-active"))
    if piece.faded:
        facts.append(text("piece-faded"))
    return with_facts(piece.name or piece.sign, facts)


def mark_words(mark: Mark) -> Text | str:
    """A mark by name; whether it is spent."""
    return text("mark-spent", name=mark.name) if mark.faded else mark.name


def with_facts(name: Text | str, facts: list[Text | str]) -> Text:
    """Something, and what there is to say of it in brackets."""
    if not facts:
        return text("piece-plain", name=name)
    told = facts[0]
    for fact in facts[1:]:
        told = text("piece-facts", told=told, fact=fact)
    return text("piece-words", name=name, facts=told)
