"""Failures that are no bugs and end a command: their text is the one sentence the person needs."""


class CommandError(Exception):
    """Printed without a traceback. code: the exit code."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(sentence)
        self.code = code
