"""A file of cards as large as a collection, made for measuring how long it takes to read. Pure."""

import json

TYPES = ("gear", "moment", "attachment", "attribute")
ASPECTS = ("AWA", "FIT", "SPI", "FOC")
ALIKE = {
    "level": 1,
    "cost": 1,
    "equip": 1,
    "approach_conflict": 1,
    "traits": "Tool / Mod",
    "quantity": 2,
    "token_id": "coil",
    "token_count": 2,
    "text": "Setup. Use 1 coil: tie something to something. " * 3,
}


def sample_file(cards: int) -> bytes:
    """So many cards of Rangers in the shape F3, in sets of eighteen."""
    rows = [
        ALIKE
        | {
            "id": f"{n:05d}",
            "name": f"Spare Rope {n}",
            "type_id": TYPES[n % len(TYPES)],
            "set_id": f"rope_{n // 18}",
            "set_position": str(n % 18),
            "aspect_id": ASPECTS[n % len(ASPECTS)],
        }
        for n in range(cards)
    ]
    return json.dumps(rows).encode()
