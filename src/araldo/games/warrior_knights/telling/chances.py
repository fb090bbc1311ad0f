"""What may come of an attack, told: chances, the sums of both sides, losses."""

from __future__ import annotations

from araldo.games.warrior_knights.board import AREAS, NUMBER
from araldo.games.warrior_knights.rules import battle
from araldo.games.warrior_knights.rules.forces import strength, wall
from araldo.games.warrior_knights.rules.places import army_of, noble
from araldo.games.warrior_knights.state import Battle, Card, Knights
from araldo.games.warrior_knights.telling import odds
from araldo.games.warrior_knights.telling.base import called, draft_of, say
from araldo.games.warrior_knights.telling.war import battle_name, own_side
from araldo.kernel import Action
from araldo.kernel.telling import Chance, Item, Loss, Odds, Phrase, Side


def odds_of(s: Knights, seat: int, action: Action) -> Odds | None:
    """Of an attack, of who fights, of what is kept."""
    f = s.frames[-1]
    if s.asked is None or seat not in s.asked.seats:
        return None
    verb = action[0]
    if isinstance(f, Card) and verb in ("assault", "attack"):
        made = odds.drafted(s, seat, str(verb), NUMBER[str(action[1])], int(action[2]) if verb == "attack" else -1)
        return told(s, made, seat, None)
    if not isinstance(f, Battle) or f.siege:
        return None
    if verb == "with" and s.asked.kind == "force":
        made = Battle(attacker=f.attacker, defender=f.defender, area=f.area, target=f.target)
        return told(s, odds.mustered(s, made, [army_of(seat, str(word)) for word in action[1:]]), seat, None)
    if s.asked.kind == "discard" and verb in ("done", "discard"):
        gone = [str(edit[1]) for edit in (*draft_of(s, seat), *([action] if verb == "discard" else []))]
        need = battle.must_discard(s, f, own_side(f, seat)) - len(gone)
        kept = odds.minus(odds.counted(s.drawn[seat]), odds.counted_words(gone))
        return told(s, f, seat, odds.usual_discard(kept, max(0, need), seat == f.attacker))
    return None


def told(s: Knights, f: Battle, seat: int, kept: odds.Cards | None) -> Odds | None:
    """None where nothing can come of it: the cards that the seat believes in do not suffice."""
    what = odds.prospect(s, f, seat, kept)
    if not what.ends:
        return None
    mine = seat == f.attacker
    good = {odds.FALLS: 1, odds.WON: 1, odds.DRAWN: 0, odds.DRIVEN: -1, odds.BEATEN: -1}
    chances = [
        Chance(say(f"odds-{how}", area=AREAS[f.area]), round(1000 * chance), sign if mine else -sign)
        for how, sign in good.items()
        if (chance := what.chance(how)) > 0.0004
    ]
    losses = tuple(lost(say("odds-lost" if (side == 0) == mine else "odds-dealt"), what, side) for side in (0, 1))
    unseen = odds.unseen_deck(s, seat).pools[0]
    note = say("odds-note", unseen=sum(unseen), deal=unseen[0], prevent=unseen[1], victory=unseen[2], draw=unseen[3])
    return Odds(battle_name(s, f), tuple(chances), (side_of(s, f, 0), side_of(s, f, 1)), losses, note)


def lost(label: Phrase, what: odds.Prospect, side: int) -> Loss:
    tokens = sorted(what.tokens(side).items())
    mean = sum(n * p for n, p in tokens)
    return Loss(label, round(1000 * mean), 100 * quantile(tokens, 0.05), 100 * quantile(tokens, 0.95))


def quantile(tokens: list[tuple[int, float]], share: float) -> int:
    below = 0.0
    for n, p in tokens:
        below += p
        if below >= share:
            return n
    return tokens[-1][0]


def side_of(s: Knights, f: Battle, side: int) -> Side:
    """The sum of a side: armies, commander, walls."""
    parts = [Item(called(noble(s, a)), strength(s, a), "WK-GEN-05") for a in (f.force if side == 0 else f.foes)]
    if f.leader[side] >= 0:
        rest = battle.side_strength(s, f, side) - sum(part.amount for part in parts)
        walls = wall(s, f.target) if side == 1 and f.target >= 0 else 0
        parts.append(Item("commander", rest - walls, "WK-OFB-02"))
    if side == 1 and f.target >= 0:
        parts.append(Item("walls", wall(s, f.target), "WK-ASL-01"))
    owner = f.attacker if side == 0 else f.defender
    label = say("side-seat", seat=owner) if owner >= 0 else say("side-city", city=AREAS[f.area])
    return Side(label, battle.side_strength(s, f, side), tuple(parts))
