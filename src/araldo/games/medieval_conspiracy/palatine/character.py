"""Characters: what a family likes. One code, weighed differently; 1 is the taste of a sober player."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Character:
    income: float = 1.0  # what lands and buildings will pay
    votes: float = 1.0  # electorates
    faith: float = 1.0  # the three Master cards
    war: float = 1.0
    trade: float = 1.0
    walls: float = 1.0  # castles
    thrift: float = 1.0  # ducats kept for the next electorate
    daring: float = 0.6  # the least chance of victory at which it attacks
    spite: float = 1.0  # what a rival's loss is worth
    bribes: float = 1.0  # how readily it pays for what it could win in an auction
    help: float = 1.0  # how readily it joins the battles of others


PALATINE = Character()
BUILDER = Character(income=1.25, votes=0.95, war=0.6, trade=1.5, walls=1.8, daring=0.75, spite=0.7)
RAIDER = Character(income=0.95, faith=0.8, war=1.8, trade=0.7, thrift=0.8, daring=0.5, spite=1.1, bribes=0.6, help=1.6)
DIPLOMAT = Character(faith=1.4, war=0.6, daring=0.75, spite=0.7, bribes=1.8, help=1.4)
SCHEMER = Character(income=0.95, thrift=1.2, spite=1.8, bribes=0.8, help=0.8)

CHARACTERS: dict[str, Character] = {
    "palatine": PALATINE,
    "palatine_builder": BUILDER,
    "palatine_raider": RAIDER,
    "palatine_diplomat": DIPLOMAT,
    "palatine_schemer": SCHEMER,
}
