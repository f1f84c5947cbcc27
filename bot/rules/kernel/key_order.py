"""What reaches the rules from elsewhere has one order, so that equal data makes an equal state. Pure."""

from typing import Any


def in_key_order(data: Any) -> Any:
    """The same JSON with the keys of all objects sorted, as exports are written and some databases give them back."""
    if isinstance(data, dict):
        return {key: in_key_order(data[key]) for key in sorted(data)}
    return [in_key_order(one) for one in data] if isinstance(data, list | tuple) else data
