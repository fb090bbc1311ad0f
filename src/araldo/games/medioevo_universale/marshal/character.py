"""What a marshal likes: weights on the terms of `worth`. A character changes taste, not competence; 1 is neutral."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Character:
    trade: float = 1.0  # transports and goods
    learning: float = 1.0  # technologies
    conquest: float = 1.0  # barbarian land
    war: float = 1.0  # what a war on a player brings
    nerve: float = 0.8  # the chance of victory below which it does not attack
    garrison: float = 1.0  # VF and walls that stay at home
    peace: float = 1.0  # what pacts are worth
    margin: float = 0.4  # it wants at least this part of what a pact brings to the other
    spite: float = 0.2  # what a rival's loss is worth, as a part of the loss
    offence: float = 1.0  # cards played against others
    bids: float = 1.0  # for the order, and for a second card


MARSHAL = Character()
MERCHANT = Character(trade=1.5, conquest=0.8, war=0.5, nerve=0.9, garrison=1.2, peace=1.1, spite=0.1, offence=0.6)
CONQUEROR = Character(
    trade=0.8, learning=0.9, conquest=1.4, war=1.5, nerve=0.75, garrison=0.8, peace=0.6, margin=0.8, spite=0.4,
    offence=1.2, bids=1.3,
)  # fmt: skip
SCHOLAR = Character(learning=1.4, conquest=0.8, war=0.6, nerve=0.9, garrison=1.2, peace=1.2, spite=0.1, offence=0.5)
DIPLOMAT = Character(trade=1.1, conquest=0.9, war=0.7, nerve=0.9, peace=1.5, margin=0.2)

CHARACTERS: dict[str, Character] = {
    "marshal": MARSHAL,
    "marshal_merchant": MERCHANT,
    "marshal_conqueror": CONQUEROR,
    "marshal_scholar": SCHOLAR,
    "marshal_diplomat": DIPLOMAT,
}
