"""Planning, money and troops (WK-PLN, WK-BAC, WK-DFT, WK-NAC): which cards, where they go, what crowns buy."""

from __future__ import annotations

from araldo.games.warrior_knights.board import CITIES, COUNT, INCOME, TARGETS
from araldo.games.warrior_knights.box import (
    ASSEMBLY,
    CARDS,
    DRAFT_SOLDIERS,
    EXPEDITIONS,
    FEES,
    FIRST_AGENDA,
    FORTIFY_COST,
    HEAL_COST,
    INCOME_OF,
    KEEP,
    LEVY,
    MOBILIZE,
    NOBLES,
    PER_STACK,
    PHASE_CARDS,
    PHASES,
    RALLY,
    RALLY_VOTES,
    REPAIR_COST,
    SERVE,
    STACKS,
    STRENGTH,
    TAXATION,
    TITLE,
    TITLES,
    TROOP_KINDS,
    VERSATILE,
    VERSATILE_CROWNS,
    WAGE,
    WAGES,
)
from araldo.games.warrior_knights.rules.hiring import recipients
from araldo.games.warrior_knights.rules.places import army_of, cities_of, kingdom_cities_of
from araldo.games.warrior_knights.rules.seats import alive, barons
from araldo.games.warrior_knights.rules.taxation import owed
from araldo.games.warrior_knights.seneschal import odds
from araldo.games.warrior_knights.seneschal.hall import WORTH_A_VOTE, stake
from araldo.games.warrior_knights.seneschal.outlook import CHAIR, HEAD, Outlook
from araldo.games.warrior_knights.seneschal.war import best, campaign, gains, plain
from araldo.games.warrior_knights.state import Expedition, Knights
from araldo.kernel import DONE, Action, Span
from araldo.kernel.play import Eyes

RESERVE = 4  # crowns for a revolt, besides wages
A_BATTLE = 1.0  # a card that can take a city
COPY = 0.75  # the second of a title is worth less
DRAFT_HELD = 0.6  # how often a marker hires before the end
FRESH_CARD = 0.1  # an Action card that comes back to hand
AT_HOME = 0.4  # of troops that wait in the stronghold for a Noble
LONG_VOYAGE = 3  # Upkeeps that an expedition needs to be seen again


# -- planning


def card_worth(o: Outlook, title: int) -> float:
    """What an Action card is worth this round."""
    s, seat = o.s, o.seat
    if title in (MOBILIZE, VERSATILE):
        return A_BATTLE
    if title == DRAFT_SOLDIERS:
        return marker(o)
    if title == RALLY:
        best_agenda = max((stake(o, card) for card in s.agendas), default=0.0)
        chair = CHAIR * (seat != s.chairman) * (o.upkeeps - 1) * o.taste.politics
        return RALLY_VOTES * o.vote() * (2 if best_agenda >= 4 * WORTH_A_VOTE else 1) + chair / 2
    if title == SERVE:
        near = s.head != seat and s.faith[seat] + 1 > max(s.faith[x] for x in alive(s) if x != seat)
        return o.faith(s.faith[seat]) + near * HEAD * o.taste.church * (o.upkeeps - 1) / 2
    areas = {s.place[a] for a in NOBLES[seat] if 0 <= s.place[a] < COUNT}
    return o.crowns(len(areas))


def chosen_cards(o: Outlook) -> list[int]:
    """The six best titles of the hand."""
    seen: dict[int, int] = {}
    cards: list[tuple[float, int]] = []
    for card in sorted(o.s.hands[o.seat]):
        title = TITLE[card]
        cards.append((-card_worth(o, title) * COPY ** seen.get(title, 0), title))
        seen[title] = seen.get(title, 0) + 1
    return [title for _, title in sorted(cards)[: STACKS * PER_STACK]]


def ripe(o: Outlook) -> int:
    """Sieges of mine that fall this round if I go on."""
    return sum(b == o.seat and o.s.siege_since[t] < o.s.round for t, b in enumerate(o.s.siege))


_FIRST = {DRAFT_SOLDIERS: 0, LEVY: 1, SERVE: 2, RALLY: 3}


def in_stacks(o: Outlook, titles: list[int]) -> list[tuple[int, int]]:
    """Stack and title: ripe sieges before relief comes, markers early, new sieges when nobody can answer."""
    fights = [title for title in titles if title in (MOBILIZE, VERSATILE)]
    others = sorted((title for title in titles if title not in (MOBILIZE, VERSATILE)), key=_FIRST.__getitem__)
    early = fights[: ripe(o)]
    row = [*early, *others, *fights[len(early) :]]
    return sorted((i // PER_STACK + 1, title) for i, title in enumerate(row))


def plan(o: Outlook, eyes: Eyes) -> Action:
    assert o.s.asked is not None
    edits = in_stacks(o, chosen_cards(o))
    done = len(o.s.asked.drafts.get(o.seat, []))
    return ("plan", TITLES[edits[done][1]], edits[done][0]) if done < len(edits) else DONE


def allocate(o: Outlook, eyes: Eyes) -> Action:
    """To the phase that brings us more than the others, and our cards back."""

    def value(action: Action) -> float:
        area = PHASES.index(action[1])
        filled = (len(o.s.areas[area]) + 1) / (PHASE_CARDS * barons(o.s))
        mine = sum(card // CARDS == o.seat for card in o.s.areas[area])
        others = [phase_worth(o, area, x) for x in alive(o.s) if x != o.seat]
        return filled * (phase_worth(o, area, o.seat) - sum(others) / max(1, len(others)) + FRESH_CARD * mine)

    return max(plain(eyes), key=value)


def phase_worth(o: Outlook, area: int, who: int) -> float:
    s = o.s
    if area == TAXATION:
        return o.crowns(income(s, who))
    if area == WAGES:
        return -o.crowns(wages_due(s, who))
    assert area == ASSEMBLY
    return o.vote() * (s.votes[who] + 1 + kingdom_cities_of(s, who))


def wages_due(s: Knights, who: int) -> int:
    return sum(WAGE[piece] for cards in owed(s, who) for piece in cards)


def spare(o: Outlook) -> int:
    """Crowns beyond wages and a reserve."""
    return o.s.crowns[o.seat] - wages_due(o.s, o.seat) - RESERVE


def income(s: Knights, who: int) -> int:
    cities = sum(INCOME[city] for city in cities_of(s, who) if s.siege[city] < 0)
    return cities + sum(INCOME_OF[card - FIRST_AGENDA] for card in s.charges[who])


# -- markers and Mercenaries


def marker(o: Outlook) -> float:
    """A marker on the Mercenary Track: the best that is still there for it, if a Draft comes in time."""
    s = o.s
    before = sum(other >= 0 for other in s.track)
    left = sorted((STRENGTH[piece] for piece in s.offer), reverse=True)[min(before, len(s.offer)) :]
    if not left or o.upkeeps < 2 or not recipients(s, o.seat):
        return 0.0
    if spare(o) + income(s, o.seat) < left[0] // 50 * (1 + s.track.count(o.seat)):  # nothing to hire with
        return 0.0
    held = min(1.0, DRAFT_HELD + 0.4 * (before + 1) / (barons(s) + 1))
    return held * (o.troops(max(left[0], 100)) - o.crowns(left[0] // 50))


def mark(o: Outlook, eyes: Eyes) -> Action:
    """WK-BAC-02: the first free spot from the left chooses first."""
    return plain(eyes)[0] if o.upkeeps > 1 else ("decline",)


def use(o: Outlook, eyes: Eyes) -> Action:
    """A battle or a move if it is worth it; else a marker, Votes or crowns."""
    found = campaign(o, eyes)
    found.append((o.crowns(VERSATILE_CROWNS), ("crowns",)))
    found.append((o.vote() * o.s.options["versatile_votes"], ("votes",)))
    for action in plain(eyes):
        if action[0] == "mark":
            found.append((marker(o) - o.crowns(FEES[action[1] - 1]), action))
    return best(found, 0.0, ("crowns",))


def hire(o: Outlook, eyes: Eyes) -> Action:
    """The most strength that leaves something for wages; in the last round nothing."""
    left = o.s.crowns[o.seat] - wages_due(o.s, o.seat)
    fit = 1.0 if recipients(o.s, o.seat) != [KEEP[o.seat]] else AT_HOME

    def value(action: Action) -> float:
        if action[0] != "hire":
            return 0.0
        cost = sum(TROOP_KINDS[kind][1] for kind in action[1:])
        unpaid = max(0, 2 * cost - left) / (2 * cost)  # wages are as high as the fee
        strength = sum(TROOP_KINDS[kind][0] for kind in action[1:])
        return fit * o.troops(strength) * (1 - unpaid / 2) - o.crowns(cost)

    return max((a for a in plain(eyes) if a[0] != "defy"), key=value)


def wages(o: Outlook, eyes: Eyes) -> Action:
    """Who cannot be paid goes: from the stronghold first, never a Noble's last troops while others can go instead."""
    found = [action for action in plain(eyes) if action[0] == "dismiss"]
    if DONE in eyes.options or not found:
        return DONE

    def missed(action: Action) -> tuple[bool, bool, float]:
        army, kind = army_of(o.seat, action[1]), action[2]
        noble = army != KEEP[o.seat]
        last = noble and len(o.s.army[army]) - dismissed(o, action[1]) <= 1
        return last, noble, TROOP_KINDS[kind][0] / TROOP_KINDS[kind][1]

    return min(found, key=missed)


def dismissed(o: Outlook, holder: str) -> int:
    """Cards of an army that are struck off already."""
    assert o.s.asked is not None
    return sum(edit[1] == holder for edit in o.s.asked.drafts.get(o.seat, []))


# -- expeditions, walls, wounds


def voyage(o: Outlook, eyes: Eyes) -> Action:
    """The expedition that pays best, if we can stake something and will see it again."""
    rich = spare(o) > 2 and o.upkeeps >= LONG_VOYAGE
    found = [action for action in plain(eyes) if action[0] == "start"]
    blesses = o.s.head == o.seat and o.s.faith[o.seat] > 1
    if not (rich and found):
        return ("none",)
    return max(found, key=lambda action: odds.voyage(EXPEDITIONS.index(action[1]), blesses))


def fund(o: Outlook, eyes: Eyes) -> Action:
    """As much as the odds and the purse allow."""
    f, span = o.s.frames[-1], eyes.options[0]
    assert isinstance(f, Expedition)
    assert isinstance(span, Span)
    good = odds.voyage(f.chosen, False) * o.taste.trade > 1.2 and o.upkeeps >= LONG_VOYAGE
    return ("fund", max(0, min(span.high, spare(o))) if good else 0)


def defend(o: Outlook, eyes: Eyes) -> Action:
    """Walls where an enemy stands near; a crown more at each Taxation pays slowly."""
    best_gain, chosen = 0.0, ("none",)
    for option in eyes.options:
        head = option.head if isinstance(option, Span) else option
        if head[0] == "none":
            continue
        target = TARGETS + o.seat if head[1] == "castle" else CITIES.index(head[1])
        threat = 0.3 * o.exposed(target) if target < TARGETS else 0.05
        if isinstance(option, Span):
            tokens = option.high
            gain = (0.08 + threat / 2) * tokens - o.crowns(REPAIR_COST * tokens)
            action = (*head, tokens)
        else:
            gain = 0.1 + threat + o.crowns(o.upkeeps - 1) - o.crowns(FORTIFY_COST)
            action = head
        price = REPAIR_COST * option.high if isinstance(option, Span) else FORTIFY_COST
        if gain > best_gain and o.upkeeps > 1 and wages_due(o.s, o.seat) + price <= o.s.crowns[o.seat]:
            best_gain, chosen = gain, action
    return chosen


def heal(o: Outlook, eyes: Eyes) -> Action:
    """The army whose prospects gain most; else the worst while crowns are left."""
    found = []
    for option in eyes.options:
        if isinstance(option, Span):
            army = army_of(o.seat, option.head[1])
            gain = gains(o, army, 100 * option.high) + o.troops(100 * option.high) / 2
            found.append((gain - o.crowns(HEAL_COST * option.high), (*option.head, option.high)))
    return best(found, 0.0, ("none",))
