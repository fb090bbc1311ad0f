"""Crowns, Votes and Faith (WK-GEN-04, WK-GEN-06), and the two tokens (WK-BAC-05).

`why`: what it is for, as the log tells it; `rule`: the rule that the log names.
"""

from __future__ import annotations

from araldo.games.warrior_knights.state import Knights
from araldo.kernel import note


def gain(s: Knights, seat: int, crowns: int, why: str, rule: str) -> None:
    if crowns:
        s.crowns[seat] += crowns
        note(s, "gained", rule=rule, seat=seat, crowns=crowns, why=why)


def charge(s: Knights, seat: int, crowns: int, why: str, rule: str) -> int:
    """Take crowns, or all there are; returns how many."""
    paid = min(crowns, s.crowns[seat])
    if paid:
        s.crowns[seat] -= paid
        note(s, "paid", rule=rule, seat=seat, crowns=paid, why=why)
    return paid


def gain_votes(s: Knights, seat: int, votes: int, why: str, rule: str) -> None:
    s.votes[seat] += votes
    note(s, "votes", rule=rule, seat=seat, votes=votes, why=why)


def gain_faith(s: Knights, seat: int, faith: int, why: str, rule: str) -> None:
    s.faith[seat] += faith
    note(s, "faith", rule=rule, seat=seat, faith=faith, why=why)


def spend_faith(s: Knights, seat: int, faith: int, why: str, rule: str) -> None:
    s.faith[seat] -= faith
    note(s, "faith_spent", rule=rule, seat=seat, faith=faith, why=why)


def make_chairman(s: Knights, seat: int, rule: str) -> None:
    if s.chairman != seat:
        s.chairman = seat
        note(s, "chairman", rule=rule, seat=seat)


def make_head(s: Knights, seat: int, rule: str) -> None:
    if s.head != seat:
        s.head = seat
        note(s, "head", rule=rule, seat=seat)
