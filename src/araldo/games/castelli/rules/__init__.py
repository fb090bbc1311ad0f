"""The rules of Castelli, one module a chapter. What may be done and what it does stands here, and only here."""
