"""Characters: what a regent likes. One code, weighed differently; 1 is the taste of a sober player."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Character:
    land: float = 1.0  # independent territories
    war: float = 1.0  # what other dynasties hold
    castles: float = 1.0
    learning: float = 1.0  # Development cards
    crusade: float = 1.0
    intrigue: float = 1.0  # Plots and Overthrow
    family: float = 1.0  # marriages, heirs
    pacts: float = 1.0  # peace with other dynasties
    margin: float = 0.06  # what a bargain must bring at least
    grudge: float = 1.0  # harm to those ahead


REGENT = Character()
BUILDER = Character(land=0.95, war=0.7, castles=1.5, learning=1.4, intrigue=0.6, pacts=1.2, grudge=0.8)
RAIDER = Character(war=1.5, castles=0.8, learning=0.85, intrigue=1.1, family=0.9, pacts=0.5, margin=0.12, grudge=1.3)
DIPLOMAT = Character(war=0.75, intrigue=0.7, family=1.3, pacts=1.8, margin=0.03, grudge=0.8)
SCHEMER = Character(war=1.05, castles=0.9, intrigue=1.8, pacts=0.8, grudge=1.3)
PILGRIM = Character(war=0.85, crusade=1.6, family=1.2, intrigue=0.7)

CHARACTERS: dict[str, Character] = {
    "regent": REGENT,
    "regent_builder": BUILDER,
    "regent_raider": RAIDER,
    "regent_diplomat": DIPLOMAT,
    "regent_schemer": SCHEMER,
    "regent_pilgrim": PILGRIM,
}
