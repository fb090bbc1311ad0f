"""Araldo: a table for heavy medieval board games that knows every rule."""

__version__ = "0.1.0"
