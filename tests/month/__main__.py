"""A month of playing by post in some minutes, as figures (`docs/promises.md`):

python -m tests.month [--days 30] [--seed 1] [--json]
"""

import argparse
import asyncio
import json

from tests.month.figures import lines
from tests.month.month import play_month

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--days", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="one object")
    wish = parser.parse_args()
    found = asyncio.run(play_month(wish.seed, wish.days)).as_json()
    print(json.dumps(found, indent=1) if wish.json else "\n".join(lines(found)))
