"""The command line `waykeeper`."""

import argparse
from collections.abc import Sequence

from bot import __version__


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the return value is the exit code."""
    parser = argparse.ArgumentParser(prog="waykeeper", description="A Discord game master.")
    parser.add_argument("--version", action="version", version=f"waykeeper {__version__}")
    parser.parse_args(argv)
    parser.print_help()
    return 2


if __name__ == "__main__":
    raise SystemExit(main())
