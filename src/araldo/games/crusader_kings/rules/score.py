"""The end of the game and the score (chapter END, and CK-AI-17)."""

from __future__ import annotations

from araldo.games.crusader_kings.rules.realm import lands_of, points, present, shields_of, word
from araldo.games.crusader_kings.state import Kings
from araldo.kernel import Outcome, finish, note


def result(s: Kings) -> Outcome:
    """CK-END-02, CK-END-03. Seats first, automatic dynasties after them; together, the humans' sum against the others'
    (CK-AI-17)."""
    scores = [points(s, p) for p in range(s.parties)]
    rank = [(scores[p], shields_of(s, p)) if present(s, p) else (-1, 0) for p in range(s.parties)]
    if s.options["automata_mode"] == "cooperative" and s.parties > s.seats:
        people, machines = sum(scores[: s.seats]), sum(scores[s.seats :])
        winners = tuple(range(s.seats)) if people > machines else tuple(range(s.seats, s.parties))
    else:
        winners = tuple(p for p in range(s.parties) if rank[p] == max(rank))
    shields = [shields_of(s, p) for p in range(s.parties)]
    words = [word(s, p) for p in range(s.parties)]
    return Outcome(tuple(scores), winners, {"shields": shields, "houses": words, "parties": words[s.seats :]})


def close_game(s: Kings) -> int:
    """CK-END-01: it is over; everybody hears the score of every dynasty."""
    if s.log is not None:
        outcome = result(s)
        for p in sorted(range(s.parties), key=lambda p: -outcome.scores[p]):
            lands = len(lands_of(s, p)) if present(s, p) else 0
            total = outcome.scores[p]
            note(s, "score", house=word(s, p), points=total, lands=lands, awards=total - lands)
        note(s, "won", houses=[word(s, p) for p in outcome.winners])
    return finish(s)
