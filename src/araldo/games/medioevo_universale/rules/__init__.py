"""The rules of Medioevo Universale, one module a chapter: what may be done and what it does, here and only here."""
