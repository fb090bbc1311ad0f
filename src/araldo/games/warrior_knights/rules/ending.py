"""The end of the game (WK-WIN)."""

from __future__ import annotations

from araldo.games.warrior_knights.board import INLAND
from araldo.games.warrior_knights.box import (
    FACE,
    KING_TARGET,
    MISSION_VALUE,
    TWO_BARON_GOAL,
)
from araldo.games.warrior_knights.rules.king import fulfilled, mission_points
from araldo.games.warrior_knights.rules.places import kingdom_cities_of
from araldo.games.warrior_knights.rules.ranking import decided_by, leaders
from araldo.games.warrior_knights.rules.seats import alive
from araldo.games.warrior_knights.state import RAZED, Knights
from araldo.kernel import ALL, Outcome, note, see


def goal(s: Knights) -> int:
    """WK-WIN-01, WK-WIN-04, WK-AMB-10, WK-AMB-11, WK-AMB-12: Kingdom cities needed to win at once."""
    left = INLAND - s.owner[:INLAND].count(RAZED)
    if s.seats == 2 and s.options["two_player_city_goal"] == "five":
        return max(1, min(TWO_BARON_GOAL, left))
    return left // 2 + 1


def won_by_cities(s: Knights) -> bool:
    need = goal(s)
    for seat in alive(s):
        if kingdom_cities_of(s, seat) >= need:
            s.winner, s.ending = seat, "cities"
            note(s, "won_cities", rule="WK-WIN-01", seat=seat, cities=kingdom_cities_of(s, seat), need=need)
            return True
    if s.owner[:INLAND].count(RAZED) == INLAND:  # WK-WIN-05
        if s.options["might_is_right"]:
            s.ending = "ruins"
            note(s, "ruins", rule="WK-WIN-05")
            return True
        if all(owner == RAZED for owner in s.owner):
            announce_last(s, "WK-WIN-05")
    return False


def announce_last(s: Knights, rule: str) -> None:
    if not s.last_round:
        s.last_round = True
        note(s, "last_round", rule=rule)


def end_of_round(s: Knights) -> None:
    """WK-WIN-02, WK-WIN-06, WK-VAR-13."""
    limit = s.options["round_limit"]
    if s.options["the_king"] and max(s.influence) >= KING_TARGET[s.options["influence_per_baron"]]:
        announce_last(s, "WK-VAR-13")
    if limit and s.round >= limit:
        announce_last(s, "WK-WIN-06")
    if s.last_round:
        count(s)


def count(s: Knights) -> None:
    """WK-VAR-14: Missions are revealed when Influence is counted."""
    s.ending = "influence"
    s.final = s.influence[:]
    if s.options["missions"] and not s.options["might_is_right"]:  # WK-VAR-05
        for seat in alive(s):
            reveal_missions(s, seat)
            s.final[seat] += mission_points(s, seat)
    tell_count(s)


def reveal_missions(s: Knights, seat: int) -> None:
    for mission in s.missions[seat]:
        see(s, mission, ALL)
        kind = "mission_met" if fulfilled(s, seat, mission) else "mission_missed"
        note(s, kind, rule="WK-VAR-14", seat=seat, mission=FACE[mission], influence=MISSION_VALUE)


def tell_count(s: Knights) -> None:
    """What each has and where it comes from, then who has won and by what."""
    points = measure(s)
    for seat in sorted(alive(s), key=lambda seat: -points[seat]):
        if s.options["might_is_right"]:
            note(s, "tally_cities", rule="WK-WIN-06", seat=seat, cities=points[seat])
        else:
            cities, crown = s.influence[seat] - s.reigned[seat], s.reigned[seat]
            mission = s.final[seat] - s.influence[seat]
            note(
                s, "tally", rule="WK-WIN-02", seat=seat, influence=points[seat], cities=cities, crown=crown,
                mission=mission,
            )  # fmt: skip
    first = best(s)
    if len(first) > 1:
        note(s, "drawn", rule="WK-WIN-03", seats=first)
    else:
        word, most = decided_by(s, points)
        rule = "WK-WIN-02" if word == "points" else "WK-WIN-03"
        note(s, "won_by_" + word, rule=rule, seat=first[0], points=points[first[0]], most=most)


def measure(s: Knights) -> list[int]:
    if s.options["might_is_right"]:
        return [kingdom_cities_of(s, seat) for seat in range(s.seats)]
    return s.final or s.influence


def best(s: Knights) -> list[int]:
    return leaders(s, measure(s))


def result(s: Knights) -> Outcome:
    """WK-WIN-03: if nothing tells them apart nobody has won, and the tied share the first place."""
    scores = tuple(measure(s))
    if s.winner >= 0:
        return Outcome(scores, (s.winner,), {"ending": s.ending})
    tied = alive(s) if s.ending == "ruins" else best(s)
    return Outcome(scores, tuple(tied), {"ending": s.ending or "cut", "drawn": len(tied) > 1})
