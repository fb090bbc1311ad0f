"""Phase 6, chapter REI: VF for the pool, by land, technologies, cards and money."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import HORDE, KINGDOM, KINGDOMS, SIZE
from araldo.games.medioevo_universale.box import (
    ARMY_FIGURES,
    CASTLE_VF,
    CRUSADING_FANATICS,
    FACE,
    FANATICS,
    FANATISMO,
    FEUDALESIMO,
    FORT,
    HOME_VF,
    INVEST_PRICE,
    INVEST_VF,
    INVESTITURA,
    PARAMS,
    PRINCIPALITIES,
    SIZE_VF,
    TECH,
    best,
)
from araldo.games.medioevo_universale.frames import Reinforcements
from araldo.games.medioevo_universale.rules.armies import on_map
from araldo.games.medioevo_universale.rules.hands import held, throw
from araldo.games.medioevo_universale.rules.land import home, kingdom_owned, quiet
from araldo.games.medioevo_universale.rules.money import spend
from araldo.games.medioevo_universale.rules.players import living
from araldo.games.medioevo_universale.rules.structures import sound
from araldo.games.medioevo_universale.rules.taxes import cathedrals, free_principalities
from araldo.games.medioevo_universale.state import Medioevo
from araldo.kernel import DONE, Action, Option, Span, ask, draft, note, procedure

CARDINALE: dict[str, int] = PARAMS["cardinale"]["vf_per_cathedral"]
CAVALIERE: dict[str, int] = PARAMS["cavaliere"]["vf_per_castle"]
MERCENARY = tuple(TECH[name] for name in PARAMS["mercenario"]["techs"])
MERCENARIES, VF_PRICE = PARAMS["mercenario"]["vf_per_tech"], PARAMS["mercenario"]["price"]
PRICES = {"mercenaries": VF_PRICE, "invest": INVEST_PRICE}  # of one VF


def muster(s: Medioevo, f: Reinforcements) -> None:
    for seat in living(s):
        vf = sum(amount for _, amount in sheet(s, seat)) + s.returning[seat]
        s.returning[seat] = 0
        add(s, seat, vf)
        note(s, "mustered", rule="MU-REI-01", seat=seat, vf=vf)
    f.waiting = list(living(s))


def add(s: Medioevo, seat: int, vf: int) -> None:
    """Into the pool; with the option `figure_limits` no more than there are figures."""
    if s.options["figure_limits"]:
        vf = max(0, min(vf, ARMY_FIGURES - on_map(s, seat) - s.pool[seat] - s.reserve[seat]))
    s.pool[seat] += vf


def sheet(s: Medioevo, seat: int) -> list[tuple[str, int]]:
    """MU-REI-01, MU-REI-02, line by line."""
    lands = quiet(s, seat)
    lines = [("home", HOME_VF * sum(home(s, seat, t) for t in lands))]
    lines += [
        (KINGDOMS[k], SIZE_VF[SIZE[k]])
        for k in sorted({KINGDOM[t] for t in lands})
        if k != s.kingdom[seat] and kingdom_owned(s, seat, k)
    ]
    techs = s.tech[seat]
    if techs & FANATISMO:
        lines.append(("fanatismo", CRUSADING_FANATICS if s.crusade and s.crusade[2] >> seat & 1 else FANATICS))
    if techs & FEUDALESIMO:
        lines.append(("feudalesimo", CASTLE_VF * castles(s, seat)))
    if s.kingdom[seat] == HORDE:
        lines.append(("principalities", len(free_principalities(s)) // PRINCIPALITIES))
    return lines


def castles(s: Medioevo, seat: int) -> int:
    return sum(sound(s, t, FORT) == 3 for t in quiet(s, seat))


def ask_levies(s: Medioevo, f: Reinforcements) -> int | None:
    """MU-DEC-31. Who publicly has nothing to choose is not asked."""
    f_waiting = [seat for seat in f.waiting if not s.out >> seat & 1 and (s.hands[seat] or s.tech[seat] & INVESTITURA)]
    if not f_waiting:
        return None
    return ask(s, "levies", *(f_waiting if s.options["simultaneous_phases"] else f_waiting[:1]))


def edits(s: Medioevo, f: Reinforcements, seat: int, draft: list[Action]) -> list[Option]:
    """MU-REI-03, MU-EMP-06: cardinale, cavaliere once each; mercenario adds up; investitura one VF."""
    techs, played = s.tech[seat], [edit[1] for edit in draft if edit[0] == "play"]
    cash = s.florins[seat] - sum(PRICES[edit[0]] * edit[-1] for edit in draft if edit[0] in PRICES)
    found: list[Option] = []
    for kind, table in (("cardinale", CARDINALE), ("cavaliere", CAVALIERE)):
        if kind not in played and best(techs, table) and held(s, seat, kind) >= 0:
            found.append(("play", kind))
    copies = sum(FACE[p] == "mercenario" for p in s.hands[seat])
    each = hired(techs)
    if each and copies and cash >= VF_PRICE and not any(edit[0] == "mercenaries" for edit in draft):
        found.append(Span(("mercenaries",), 1, min(each * copies, cash // VF_PRICE)))
    if techs & INVESTITURA and cash >= INVEST_PRICE * INVEST_VF and ("invest", INVEST_VF) not in draft:
        found.append(("invest", INVEST_VF))
    return found


def hired(techs: int) -> int:
    """VF that one mercenario may buy."""
    return int(MERCENARIES * sum(techs >> tech & 1 for tech in MERCENARY))


def options(s: Medioevo, f: Reinforcements, seat: int, draft: list[Action]) -> list[Option]:
    return [*edits(s, f, seat, draft), DONE]


def levied(s: Medioevo, f: Reinforcements, answers: dict[int, list[Action]]) -> None:
    for seat in living(s):
        if seat not in answers:
            continue
        f.waiting.remove(seat)
        for edit in answers[seat]:
            if edit[0] == "play":
                throw(s, seat, edit[1])
                table = CARDINALE if edit[1] == "cardinale" else CAVALIERE
                count = cathedrals(s, seat) if edit[1] == "cardinale" else castles(s, seat)
                vf = count * best(s.tech[seat], table)
            else:
                vf = edit[1]
                if edit[0] == "mercenaries":
                    for _ in range(-(-vf // hired(s.tech[seat]))):
                        throw(s, seat, "mercenario")
                spend(s, seat, PRICES[edit[0]] * vf)
            add(s, seat, vf)
            note(s, "levied", rule="MU-REI-03", seat=seat, how=edit[1] if edit[0] == "play" else edit[0], vf=vf)


def default_levies(s: Medioevo, f: Reinforcements, seat: int, draft: list[Action]) -> Action:
    """MU-DEC-31: nothing bought; cards if they gain at least 3 VF."""
    for option in edits(s, f, seat, draft):
        if option[0] == "play":
            count = cathedrals(s, seat) if option[1] == "cardinale" else castles(s, seat)
            if count * best(s.tech[seat], CARDINALE if option[1] == "cardinale" else CAVALIERE) >= 3:
                assert isinstance(option, tuple)
                return tuple(option)
    return DONE


PROCEDURES = [procedure(Reinforcements, muster, ask_levies)]

QUESTIONS = [draft("levies", Reinforcements, levied, options=options, edits=edits, default=default_levies)]
