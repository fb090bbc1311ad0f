"""Events: the choices that a card leaves to somebody (chapter EVT)."""

from __future__ import annotations

from araldo.games.crusader_kings.board import NUMBER
from araldo.games.crusader_kings.box import (
    CASTLE_COST,
    CRUSADER_TOKEN,
    KINDS,
    MOST_SHIELDS,
    PERSON,
    id_of,
)
from araldo.games.crusader_kings.regent import intrigue, pilgrimage, realm, war
from araldo.games.crusader_kings.regent.bargains import opening
from araldo.games.crusader_kings.regent.outlook import SHIELD, Outlook
from araldo.games.crusader_kings.regent.tools import plain
from araldo.games.crusader_kings.rules.happening import BLOCKS, Step, meets, target_of
from araldo.games.crusader_kings.rules.intrigue import reachable
from araldo.games.crusader_kings.rules.kin import heir
from araldo.games.crusader_kings.rules.realm import of_type, party_of, shields_of
from araldo.games.crusader_kings.rules.requirements import men, strangers
from araldo.games.crusader_kings.rules.tax import yield_of
from araldo.games.crusader_kings.state import Happening
from araldo.kernel import Action
from araldo.kernel.play import Eyes

# What the event of a card of mine is worth to me, when it concerns me; all others help somebody a little.
SELF = {
    "crop_failure": -0.1, "castle_fire": -0.15, "corrupt_officials": -0.16, "peasant_grievances": -0.04,
    "ambitious_councillor": -0.12, "lavish_feasts": -0.12, "closed_fist": -0.12, "taste_for_wine": -0.12, "duel": -0.05,
    "slander": -0.15, "blackmail": -0.15, "poisoned_cup": -0.15, "unrest_spreads": -0.05, "court_affair": -0.03,
    "heresy_at_court": -0.12, "pact_betrayed": -0.25, "treacherous_councillor": -0.15, "desertion": -0.15,
    "camp_fever": -0.15, "old_wound": -0.12, "foraging": -0.15, "cowardice": -0.12, "border_incident": -0.15,
    "lost_baggage": -0.1, "refugees": -0.04, "cruel_reputation": 0.05, "fallen_in_battle": -0.15, "tax_revolt": -0.06,
    "plague_ships": -0.12, "pestilence": -0.15, "loan_called_in": -0.25, "crusader_heir": 0.3, "holy_relic": 0.12,
    "spoils_of_the_east": 0.3, "absolution": 0.12, "banner_on_the_walls": 0.3, "papal_sanction": 0.2,
    "crusader_veteran": 0.06, "eastern_learning": 0.4, "miraculous_recovery": 0.05,
}  # fmt: skip
OTHER = {
    "crusade_tithe": 0.2, "regency_troubles": 0.06, "excommunication": 0.06, "master_mason": -0.12, "new_ideas": -0.12,
    "call_to_arms": -0.08, "guild_gift": -0.08, "tribute": -0.08, "merchants_favour": -0.08, "child_born": -0.06,
    "twins": -0.1, "ransom": -0.12, "intercepted_letters": -0.02, "truce_of_god": -0.03,
}  # fmt: skip
USUAL = -0.04


def price(o: Outlook, event: str) -> float:
    """What comes with a card of mine besides its action."""
    share = 0.3 + 0.7 * min(1.0, o.left / 6)
    if event in SELF:
        return SELF[event] * share if meets(o.s, o.seat, event) else 0.0
    return OTHER.get(event, USUAL) * share if target_of(o.s, o.seat, event) >= 0 else 0.0


def current(o: Outlook) -> tuple[Happening, Step]:
    f = o.s.frames[-1]
    assert isinstance(f, Happening)
    return f, BLOCKS[f.block][f.at]


def place(o: Outlook, eyes: Eyes) -> Action:
    """A gift where it bears most, harm of my own where it hurts least, harm to a rival where it serves me."""
    s = o.s
    f, step = current(o)
    token: str = step["token"]
    mine = f.target == o.seat
    near = reachable(s, o.seat, "overthrow") if token == "unrest" and not mine else set()

    def worth(option: Action) -> float:
        land = NUMBER[option[1]]
        if token == "harvest":
            good = yield_of(s, land) - s.harvest[land]
            return good if mine else -good
        if token == "unrest":
            hurt = 1.0 + 2 * (land in near) - s.castle[land] - (s.duke[land] >= 0) - 0.3 * s.unrest[land]
            if mine:
                hurt = o.danger(land) + (1.0 if not s.castle[land] else 0.0) - (s.duke[land] >= 0)
        else:
            hurt = yield_of(s, land) + 0.1 * s.harvest[land]
        return -hurt if mine else hurt

    return max(plain(eyes), key=worth)


def calm(o: Outlook, eyes: Eyes) -> Action:
    return max(plain(eyes), key=lambda a: o.s.unrest[NUMBER[a[1]]] + o.s.castle[NUMBER[a[1]]] + o.danger(NUMBER[a[1]]))


def disband(o: Outlook, eyes: Eyes) -> Action:
    return min(plain(eyes), key=lambda a: war.useful(o, NUMBER[a[1]]))


def forage(o: Outlook, eyes: Eyes) -> Action:
    """Who has a task is paid for."""
    s = o.s
    pays = plain(eyes, "pay_gold")
    if not pays:
        return disband(o, eyes)
    found = sorted((war.useful(o, t) for t in s.lands if s.foot[t] and s.owner[t] == o.seat), reverse=True)
    most = max(a[1] for a in pays)
    wanted = sum(use > o.cost(1) for use in found)
    return ("pay_gold", min(most, wanted))


def raze(o: Outlook, eyes: Eyes) -> Action:
    f, _ = current(o)
    sign = 1 if f.target == o.seat else -1
    return min(plain(eyes), key=lambda a: sign * o.danger(NUMBER[a[1]]))


def option(o: Outlook, eyes: Eyes) -> Action:
    """Gold rather than an enemy or a card that is needed; a duel only for who can be spared."""
    s, seat = o.s, o.seat
    names = {a[1] for a in plain(eyes)}
    if "fight" in names:
        fighters = men(s, seat)
        loss = min((pilgrimage.life(o, p) for p in fighters), default=9.0)
        odds, paid = o.venture("event_check", 1, loss + 0.12)
        fight = odds * 0.08 - (1 - odds) * loss - o.cost(paid)
        return ("option", "fight") if fight > -0.14 * min(1.0, o.left / 10) else ("option", "refuse")
    if "pay" in names:
        if "casus_belli" in names:
            foe = next(iter(strangers(s, seat)), -1)
            harm = o.hostility(foe) + o.spite[foe] * 0.1 if foe >= 0 else 0.0
        else:
            harm = min((realm.loss(o, c) for c in of_type(s, seat, True)), default=0.0)
        other = next(n for n in sorted(names) if n != "pay")
        return ("option", "pay") if o.cost(2) <= harm else ("option", other)
    return eyes.default


def person(o: Outlook, eyes: Eyes) -> Action:
    """A gift to the heir; into danger goes who is missed least."""
    _, step = current(o)
    found = plain(eyes)
    if step["op"] == "pick_character":
        return min(found, key=lambda a: pilgrimage.life(o, PERSON[a[1]]))
    first = heir(o.s, o.seat)
    return ("pick", id_of(first)) if first >= 0 and ("pick", id_of(first)) in found else found[0]


def foe(o: Outlook, eyes: Eyes) -> Action:
    found = plain(eyes)
    return max(found, key=lambda a: intrigue.claim(o, party_of(o.s, a[1])) + 0.1 * o.spite[party_of(o.s, a[1])])


def build(o: Outlook, eyes: Eyes) -> Action:
    _, step = current(o)
    found = plain(eyes, "site")
    best = max(found, key=lambda a: o.castle(NUMBER[a[1]]), default=None)
    cost = o.cost(min(step["cost"], CASTLE_COST))
    return best if best is not None and o.castle(NUMBER[best[1]]) > cost else ("decline",)


def card(o: Outlook, eyes: Eyes) -> Action:
    _, step = current(o)
    best = max(plain(eyes, "buy"), key=lambda a: realm.purchase(o, KINDS.index(a[1])), default=None)
    if best is None or realm.purchase(o, KINDS.index(best[1])) <= o.cost(step["cost"]):
        return ("decline",)
    return best


def mobilise(o: Outlook, eyes: Eyes) -> Action:
    best = max(plain(eyes, "raise"), key=lambda a: war.useful(o, NUMBER[a[1]]), default=None)
    return best if best is not None and war.useful(o, NUMBER[best[1]]) > o.cost(1) else ("decline",)


def end_war(o: Outlook, eyes: Eyes) -> Action:
    """The War that costs me more than it promises."""
    found = [(o.hostility(party_of(o.s, a[1])) - opening(o, party_of(o.s, a[1])), a) for a in plain(eyes, "end_war")]
    best = max(found, default=(0.0, ("decline",)))
    return best[1] if best[0] > 0 else ("decline",)


def discard(o: Outlook, eyes: Eyes) -> Action:
    f, _ = current(o)
    sign = 1 if f.target == o.seat else -1
    return min(plain(eyes), key=lambda a: sign * o.card(KINDS.index(a[1])))


def shield(o: Outlook, eyes: Eyes) -> Action:
    """The Shield that helps me and hurts who leads."""
    s, seat = o.s, o.seat
    if plain(eyes, "withdraw"):
        return pilgrimage.withdraw(o, eyes)
    grow = o.step(CRUSADER_TOKEN) if shields_of(s, seat) < MOST_SHIELDS else 0.0

    def worth(action: Action) -> float:
        there: int = action[1] - 1
        rival = s.shields[there]
        return grow + SHIELD[there] - o.spite[rival] * (o.step(CRUSADER_TOKEN, -1, rival) - 0.2)

    return max(plain(eyes), key=worth)
