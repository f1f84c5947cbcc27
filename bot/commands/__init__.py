"""The subcommands of `waykeeper`, a module each: `arguments(parser)` says what it takes, `run(args)` does it.

They only put parts together and print; each imports what it needs when it runs, so that `waykeeper verify` works on a
machine without a Discord library's start-up time.
"""
