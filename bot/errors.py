"""Failures that are no bugs and end a command: their text is the one sentence the person needs."""


class CommandError(Exception):
    """Printed without a traceback; the exit code is 2."""
