"""Araldo: a table for heavy medieval board games that knows every rule."""

from araldo.environments import announce
from araldo.native import guard

__version__ = "0.1.0"

guard()
announce()
