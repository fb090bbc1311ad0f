"""Phase 5, chapters TAX, LON and BKR: income, loans, bankruptcy; a draft, for all players at the same time."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import HORDE, PLAIN, TERRAIN
from araldo.games.medioevo_universale.box import (
    BANCHE,
    BANKRUPT_FLORINS,
    CHURCH,
    FEUDALESIMO,
    INTEREST,
    LOAN_BONUS,
    LOAN_DIE,
    LOAN_UNIT,
    LOANS,
    LOANS_USURY,
    MATEMATICA,
    MULINO,
    PARAMS,
    TAX,
    TOWN,
    VASSALLAGGIO,
    best,
)
from araldo.games.medioevo_universale.frames import Aiming, Delivery, Taxes
from araldo.games.medioevo_universale.rules import offence, pacts, sale
from araldo.games.medioevo_universale.rules.delivered import before, lay
from araldo.games.medioevo_universale.rules.hands import held, throw
from araldo.games.medioevo_universale.rules.land import board, quiet
from araldo.games.medioevo_universale.rules.money import gain, spend
from araldo.games.medioevo_universale.rules.players import living, scores
from araldo.games.medioevo_universale.rules.structures import sound
from araldo.games.medioevo_universale.state import Medioevo
from araldo.kernel import DONE, Action, Option, ask, bit, call, draft, note, procedure, roll

VESCOVO: dict[str, int] = PARAMS["vescovo"]["florins_per_cathedral"]
CHAMBERLAIN = PARAMS["ciambellano"]
FARMER, MILLER = PARAMS["gabelliere"]["territory_factor"], PARAMS["gabelliere"]["plain_factor"]
USURY, BANKERS_USURY = PARAMS["usuraio"]["percent"], PARAMS["usuraio"]["percent_banche"]
JEST: int = PARAMS["giullare"]["tax_factor"]
LAND_TAX, CHURCH_TAX, LEVEL_TAX = TAX["territory"], TAX["cathedral"], TAX["per_lt"]
HORDE_TAX, BANK_PERCENT = TAX["russian_principality_horde"], TAX["banche_interest_percent"]
MILL_TAX, TOWN_TAX, CITY_TAX = TAX["mulino_plain"], TAX["vassallaggio_settlement"], TAX["feudalesimo_city"]


def open_phase(s: Medioevo, f: Taxes) -> None:
    """MU-TRN-03: cards aimed at others come first."""
    f.waiting = list(living(s))
    call(s, Aiming(kinds=("avaro", "usuraio")))


def ask_taxes(s: Medioevo, f: Taxes) -> int | None:
    waiting = [seat for seat in f.waiting if not s.out >> seat & 1]
    if not waiting:
        return None
    return ask(s, "taxes", *(waiting if s.options["simultaneous_phases"] else waiting[:1]))


# -- income (MU-TAX)


def cathedrals(s: Medioevo, seat: int) -> int:
    return sum(sound(s, t, CHURCH) for t in quiet(s, seat))


def income(s: Medioevo, seat: int, farmer: bool) -> int:
    """MU-TAX-01, MU-TAX-07, MU-TAX-08, MU-TAX-09. `farmer`: gabelliere is shown."""
    if s.delivered and before(s, seat, "avaro"):
        return 0
    total = sum(amount for _, amount in sheet(s, seat, farmer))
    percent = 100
    for d in before(s, seat, "usuraio") if s.delivered else ():
        step = BANKERS_USURY if s.tech[seat] & BANCHE else USURY
        percent += step if d.giver == seat else -step
    total = max(0, total * percent // 100)
    return total * JEST if s.doubled >> seat & 1 else total


def sheet(s: Medioevo, seat: int, farmer: bool) -> list[tuple[str, int]]:
    """MU-TAX-01, MU-TAX-02, MU-TAX-03, MU-TAX-04, MU-TAX-05, MU-TAX-06, line by line."""
    techs, lands = s.tech[seat], quiet(s, seat)
    farmer = farmer and bool(techs & MATEMATICA)
    lines = [
        ("territories", LAND_TAX * len(lands) * (FARMER if farmer else 1)),
        ("cathedrals", CHURCH_TAX * cathedrals(s, seat)),
        ("level", LEVEL_TAX * s.lt[seat]),
    ]
    if s.kingdom[seat] == HORDE:
        lines.append(("principalities", HORDE_TAX * len(free_principalities(s))))
    if techs & BANCHE:
        lines.append(("banche", s.florins[seat] * BANK_PERCENT // 100))
    if techs & MULINO:
        lines.append(("mulino", MILL_TAX * (MILLER if farmer else 1) * sum(TERRAIN[t] == PLAIN for t in lands)))
    if techs & VASSALLAGGIO:
        lines.append(("vassallaggio", TOWN_TAX * sum(sound(s, t, TOWN) > 0 for t in lands)))
    if techs & FEUDALESIMO:
        lines.append(("feudalesimo", CITY_TAX * sum(sound(s, t, TOWN) == 3 for t in lands)))
    return lines


def free_principalities(s: Medioevo) -> list[int]:
    """MU-TAX-02, MU-MAP-13: Russian principalities none of whose territories a player owns."""
    b = board(s)
    return [k for k in b.russian if all(s.owner[t] < 0 for t in b.members[k])]


# -- the draft: cards, loans, sales


def plan(s: Medioevo, seat: int, draft: list[Action]) -> tuple[int, set[str], int]:
    """Florins after a draft as far as they are known, the cards it plays, loans it returns (a mask)."""
    cards = {edit[1] for edit in draft if edit[0] == "play"}
    cash = s.florins[seat] + income(s, seat, "gabelliere" in cards)
    if "vescovo" in cards:
        cash += cathedrals(s, seat) * best(s.tech[seat], VESCOVO)
    repaid = 0
    for edit in draft:
        if edit[0] == "repay":
            repaid |= 1 << edit[1]
            cash -= owed(s.loans[seat][edit[1]])
        elif edit[0] in sale.VERBS:
            cash += sale.value(s, seat, edit)
    return cash, cards, repaid


def owed(loan: int) -> int:
    """MU-LON-02."""
    return loan + loan * INTEREST // 100


def edits(s: Medioevo, f: Taxes, seat: int, draft: list[Action]) -> list[Option]:
    cash, cards, repaid = plan(s, seat, draft)
    found: list[Option] = []
    hand, techs = s.hands[seat], s.tech[seat]
    if hand:
        if "gabelliere" not in cards and techs & MATEMATICA and held(s, seat, "gabelliere") >= 0:
            found.append(("play", "gabelliere"))
        if "ciambellano" not in cards and held(s, seat, "ciambellano") >= 0:
            found.append(("play", "ciambellano"))
        if "vescovo" not in cards and best(techs, VESCOVO) and held(s, seat, "vescovo") >= 0:
            found.append(("play", "vescovo"))
    loans = s.loans[seat]
    for i, loan in enumerate(loans):
        if not repaid >> i & 1 and owed(loan) <= cash:
            found.append(("repay", i))
    if ("loan",) not in draft and ("bankrupt",) not in draft and may_borrow(s, seat, repaid):
        found.append(("loan",))
    if ("bankrupt",) not in draft and ("loan",) not in draft and not repaid and may_fail(s, seat, cash):
        found.append(("bankrupt",))
    for option in sale.offers(s, seat):
        if option not in draft:
            found.append(option)
    return found


def options(s: Medioevo, f: Taxes, seat: int, draft: list[Action]) -> list[Option]:
    return [*edits(s, f, seat, draft), DONE]


def may_borrow(s: Medioevo, seat: int, repaid: int) -> bool:
    """MU-LON-03, MU-LON-05."""
    usury = before(s, seat, "usuraio") if s.delivered else []
    if any(d.giver != seat for d in usury):
        return False
    return len(s.loans[seat]) - repaid.bit_count() < (LOANS_USURY if usury else LOANS)


def may_fail(s: Medioevo, seat: int, cash: int) -> bool:
    """MU-BKR-01, MU-BKR-02."""
    debts = sum(owed(loan) for loan in s.loans[seat]) + pacts.debts(s, seat)
    return not s.bankrupt >> seat & 1 and debts > cash


def collected(s: Medioevo, f: Taxes, answers: dict[int, list[Action]]) -> None:
    for seat in living(s):
        if seat in answers:
            f.waiting.remove(seat)
            collect(s, seat, answers[seat])


def collect(s: Medioevo, seat: int, draft: list[Action]) -> None:
    cards = [edit[1] for edit in draft if edit[0] == "play"]
    if "gabelliere" in cards:
        note(s, "showed", rule="MU-TAX-03", seat=seat, card="gabelliere")
        s.shown += 1
    amount = income(s, seat, "gabelliere" in cards)
    gain(s, seat, amount)
    note(s, "taxes", rule="MU-TAX-01", seat=seat, amount=amount)
    repaid = []
    sale.sell_all(s, seat, draft)
    for edit in draft:
        if edit[0] == "play" and edit[1] != "gabelliere":
            play(s, seat, edit[1])
        elif edit[0] == "repay":
            spend(s, seat, owed(s.loans[seat][edit[1]]))
            repaid.append(edit[1])
            note(s, "repaid", rule="MU-LON-02", seat=seat, amount=owed(s.loans[seat][edit[1]]))
    for i in sorted(repaid, reverse=True):
        s.loans[seat].pop(i)
    if ("loan",) in draft:
        borrow(s, seat)
    if ("bankrupt",) in draft:
        fail(s, seat)


def play(s: Medioevo, seat: int, kind: str) -> None:
    if kind == "ciambellano":
        amount = CHAMBERLAIN["multiplier"] * roll(s, kind, CHAMBERLAIN["die_by_lt"][s.lt[seat] - 1])
        amount += best(s.tech[seat], CHAMBERLAIN["bonus"])
    else:
        amount = cathedrals(s, seat) * best(s.tech[seat], VESCOVO)
    throw(s, seat, kind)
    gain(s, seat, amount)
    note(s, "card_income", rule="MU-EMP-12", seat=seat, card=kind, amount=amount)


def borrow(s: Medioevo, seat: int) -> None:
    """MU-LON-01, MU-AMB-12."""
    amount = LOAN_UNIT * roll(s, "loan", LOAN_DIE[s.lt[seat] - 1]) + best(s.tech[seat], LOAN_BONUS)
    s.loans[seat].append(amount)
    gain(s, seat, amount)
    note(s, "borrowed", rule="MU-LON-01", seat=seat, amount=amount)


def fail(s: Medioevo, seat: int) -> None:
    """MU-BKR-01, MU-BKR-02: debts to the bank and under pacts are gone."""
    s.bankrupt |= bit(seat)
    s.loans[seat] = []
    pacts.cancel_debts(s, seat)
    gain(s, seat, BANKRUPT_FLORINS)
    scores(s, seat, "bankruptcy")
    note(s, "bankrupt", rule="MU-BKR-01", seat=seat)


def close_phase(s: Medioevo, f: Taxes) -> None:
    """MU-LON-05."""
    for d in s.delivered:
        if d.giver != d.target and s.loans[d.target] and d in before(s, d.target, "usuraio"):
            scores(s, d.target, "usuraio", len(s.loans[d.target]))


def miser(s: Medioevo, d: Delivery) -> None:
    """avaro, usuraio: they lie before their target for as many turns as the deliverer's LT."""
    lay(s, d.seat, d.card, d.target, s.lt[d.seat])


def default_taxes(s: Medioevo, f: Taxes, seat: int, draft: list[Action]) -> Action:
    """MU-DEC-28, MU-DEC-29: usable cards, and a loan returned if Florins exceed twice the sum."""
    cash, _, _ = plan(s, seat, draft)
    for option in edits(s, f, seat, draft):
        if option[0] == "play" or (option[0] == "repay" and cash > 2 * owed(s.loans[seat][option[1]])):
            assert isinstance(option, tuple)
            return tuple(option)
    return DONE


offence.EFFECTS["avaro"] = miser
offence.EFFECTS["usuraio"] = miser

PROCEDURES = [procedure(Taxes, open_phase, ask_taxes, close_phase)]

QUESTIONS = [draft("taxes", Taxes, collected, options=options, edits=edits, default=default_taxes)]
