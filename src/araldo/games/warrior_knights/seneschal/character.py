"""Characters: what a Baron likes. One code, weighed differently; 1 is the taste of a sober player."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Character:
    name: str
    conquest: float = 1.0  # what others hold
    patience: float = 1.0  # sieges
    politics: float = 1.0  # Votes, Agendas, the chair
    church: float = 1.0  # Faith and its Head
    trade: float = 1.0  # crowns, expeditions, isles
    grudge: float = 1.0  # harm to those ahead
    daring: float = 0.75  # the least chance at which he assaults


SOBER = Character("sober")
CHARACTERS: dict[str, Character] = {
    c.name: c
    for c in (
        Character("conqueror", conquest=1.3, patience=0.85, politics=0.6, church=0.5, trade=0.8, daring=0.6),
        Character("besieger", patience=1.3, politics=0.8, church=0.8, grudge=0.7, daring=0.85),
        Character("politician", conquest=0.9, politics=1.8, church=0.8, grudge=1.2, daring=0.8),
        Character("prelate", conquest=0.9, politics=0.8, church=2.0, grudge=0.5, daring=0.8),
        Character("merchant", conquest=0.9, politics=0.9, church=0.8, trade=1.6, grudge=0.4),
    )
}
