"""The command line: games, rules, play, simulate, check, record, bench."""

from araldo.cli.app import main

__all__ = ["main"]
