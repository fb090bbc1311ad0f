"""The end of the game and the score (chapter END, and CK-AI-17)."""

from __future__ import annotations

from typing import Any

from araldo.games.crusader_kings.box import ACHIEVEMENTS
from araldo.games.crusader_kings.rules.realm import lands_of, points, present, shields_of, word
from araldo.games.crusader_kings.state import Kings
from araldo.kernel import Outcome, finish, note


def result(s: Kings) -> Outcome:
    """CK-END-02, CK-END-03. Seats first, automatic dynasties after them; together, the humans' sum against the others'
    (CK-AI-17)."""
    scores = [points(s, p) for p in range(s.parties)]
    rank = [(scores[p], shields_of(s, p)) for p in range(s.parties)]
    if s.options["automata_mode"] == "cooperative" and s.parties > s.seats:
        people, machines = sum(scores[: s.seats]), sum(scores[s.seats :])
        winners = tuple(range(s.seats)) if people > machines else tuple(range(s.seats, s.parties))
    else:
        winners = tuple(p for p in range(s.parties) if rank[p] == max(rank))
    shields = [shields_of(s, p) for p in range(s.parties)]
    words = [word(s, p) for p in range(s.parties)]
    return Outcome(tuple(scores), winners, {"shields": shields, "houses": words, "parties": words[s.seats :]})


def close_game(s: Kings) -> int:
    """CK-END-01: it is over; everybody hears the score of every dynasty, by what it comes from, and what decided."""
    if s.log is not None:
        outcome = result(s)
        for p in sorted(range(s.parties), key=lambda p: -outcome.scores[p]):
            lands = len(lands_of(s, p)) if present(s, p) else 0
            awards = [ACHIEVEMENTS[i] for i, holder in enumerate(s.awards) if holder == p]
            note(s, "score", house=word(s, p), points=outcome.scores[p], lands=lands, awards=awards, rule="CK-END-02")
        note(s, "won", houses=[word(s, p) for p in outcome.winners], **decided_by(s, outcome))
    return finish(s)


def decided_by(s: Kings, outcome: Outcome) -> dict[str, Any]:
    """By points, by Shields among those with as many (CK-END-03), or together (CK-AI-17)."""
    if s.options["automata_mode"] == "cooperative" and s.parties > s.seats:
        sums = sum(outcome.scores[: s.seats]), sum(outcome.scores[s.seats :])
        return {"by": "together", "points": max(sums), "rest": min(sums), "rule": "CK-AI-17"}
    points = outcome.scores[outcome.winners[0]]
    tied = [p for p in range(s.parties) if present(s, p) and outcome.scores[p] == points]
    if len(tied) == len(outcome.winners):
        return {"by": "points", "points": points, "rest": 0, "rule": "CK-END-02"}
    shields = shields_of(s, outcome.winners[0])
    return {"by": "shields", "points": points, "rest": shields, "rule": "CK-END-03"}
