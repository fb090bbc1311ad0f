"""The games that come with Araldo: one folder each, found by scanning."""
