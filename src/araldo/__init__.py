"""Araldo: a table for heavy medieval board games that knows every rule."""

from araldo.environments import announce

__version__ = "0.1.0"

announce()
