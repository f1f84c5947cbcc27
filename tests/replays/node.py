"""Runs a piece of JavaScript with the page's own dice in Node, and gives what it printed as JSON."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

DICE = Path(__file__).parents[2] / "bot" / "ui" / "replays" / "page" / "dice.js"
NODE = shutil.which("node")


def in_node(body: str, given: Any) -> Any:
    """`body` gives a value (it may await) and knows `Dice` and `given`."""
    assert NODE is not None, "node (20 or later) is needed: the page's dice are JavaScript"
    script = f"""
    const Dice = require({json.dumps(str(DICE))});
    const given = JSON.parse(require("fs").readFileSync(0, "utf8"));
    (async () => {{ {body} }})().then((found) => console.log(JSON.stringify(found)));
    """
    done = subprocess.run([NODE, "-e", script], input=json.dumps(given), capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
