"""A running match: who sits where, its record, undo and clocks."""
