"""Events: the steps printed on Action cards, run as data (chapter EVT).

`data/events.toml` says for every event its target, its requirements and its steps. A step is one of the operations
below; lists of steps inside a step (what follows a check, an option, a failed payment) are blocks of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from araldo.games.crusader_kings.board import COASTAL
from araldo.games.crusader_kings.box import (
    EVENT,
    FACE,
    PHYSICIAN,
    id_of,
    is_green,
    sex_of,
    trait_of,
)
from araldo.games.crusader_kings.rules.check import check, quick_draw
from araldo.games.crusader_kings.rules.choices import CHOICES, DECLINE, Choice, auto_option, option_options
from araldo.games.crusader_kings.rules.fallback import duellist
from araldo.games.crusader_kings.rules.family import bear, event_token, kill
from araldo.games.crusader_kings.rules.happening import BLOCKS, EVENTS, Step, branch, go_on, selected, target_of
from araldo.games.crusader_kings.rules.realm import (
    can_pay,
    gain,
    hand_over,
    human,
    lands_of,
    left_of,
    owns,
    spend,
    word,
)
from araldo.games.crusader_kings.rules.rights import ask_open
from araldo.games.crusader_kings.rules.verdict import verdict
from araldo.games.crusader_kings.state import Court, Happening, Kings
from araldo.kernel import AGAIN, Action, Option, bit, call, note, procedure, see, single


def start_event(s: Kings, actor: int, card: int) -> None:
    event = EVENT[card]
    target = target_of(s, actor, event)
    if target < 0:
        note(s, "event_ignored", event=event, rule="CK-EVT-03")
        return
    if s.log is not None:
        note(s, "event", event=event, house=word(s, target), rule="CK-EVT-01")
    call(s, Happening(block=EVENTS[event].block, actor=actor, target=target))


# -- running the steps


def run_step(s: Kings, f: Happening) -> int | None:
    steps = BLOCKS[f.block]
    if f.at == len(steps):
        return None
    step = steps[f.at]
    choice = CHOICES.get(step["op"])
    if choice is None:
        return OPERATIONS[step["op"]](s, f, step)
    return choose_step(s, f, step, choice)


def birth(s: Kings, f: Happening, step: Step) -> int:
    if f.count == step["n"]:
        return go_on(f)
    f.count += 1
    bear(s, f.target, step["trait"])
    return AGAIN


def gold(s: Kings, f: Happening, step: Step) -> int:
    if step["n"] > 0:
        tell_gold(s, "gained", f.target, gain(s, f.target, step["n"]))
    else:
        tell_gold(s, "paid", f.target, spend(s, f.target, -step["n"]))
    return go_on(f)


def tell_gold(s: Kings, kind: str, party: int, amount: int) -> None:
    """An automatic dynasty holds no Gold: nothing to tell (CK-AI-06)."""
    if human(s, party):
        note(s, kind, house=word(s, party), gold=amount, rule="CK-GEN-07")


def gold_per(s: Kings, f: Happening, step: Step) -> int:
    count = sum(COASTAL[t] for t in lands_of(s, f.target))
    tell_gold(s, "gained", f.target, gain(s, f.target, min(step["max"], step["n"] * count)))
    return go_on(f)


def pay(s: Kings, f: Happening, step: Step) -> int:
    payee = selected(s, f, step["to"])
    if payee >= 0:
        pay_over(s, f.target, payee, step["n"])
    return go_on(f)


def pay_over(s: Kings, payer: int, payee: int, amount: int) -> None:
    """As much as there is; what would go from the Treasury to itself is nothing (CK-AI-06)."""
    paid = hand_over(s, payer, payee, amount)
    if paid:
        note(s, "paid_to", house=word(s, payer), other=word(s, payee), gold=paid, rule="CK-EVT-10")


def pay_or(s: Kings, f: Happening, step: Step) -> int:
    able = can_pay(s, f.target, step["n"])
    tell_gold(s, "paid", f.target, spend(s, f.target, step["n"]))
    return go_on(f) if able else branch(s, f, step["else_steps"])


def take_from_actor(s: Kings, f: Happening, step: Step) -> int:
    pay_over(s, f.actor, f.target, step["n"])
    return go_on(f)


def bag_add(s: Kings, f: Happening, step: Step) -> int:
    token = event_token(s, step["trait"])
    if token < 0:
        note(s, "none_left", token=step["trait"], rule="CK-EVT-12")
    else:
        s.bags[f.target].append(token)
        note(s, "bag_added", house=word(s, f.target), trait=trait_of(token), rule="CK-EVT-12")
    return go_on(f)


def kill_step(s: Kings, f: Happening, step: Step) -> int:
    """The Court Physician may save somebody whom an event would kill."""
    person = f.picked
    if step["who"] == "king_spouse_if_female":
        person = s.spouses[f.target]
        if person < 0 or sex_of(person) != "f":
            return go_on(f)
    go_on(f)
    token = quick_draw(s, f.target) if owns(s, f.target, PHYSICIAN) else -1
    if token >= 0:
        note(s, "treated", person=id_of(person), trait=trait_of(token), rule="CK-DEV-07")
    if token >= 0 and is_green(token):
        note(s, "saved", person=id_of(person), rule="CK-DEV-07")
    else:
        kill(s, person)
    return AGAIN


def check_step(s: Kings, f: Happening, step: Step) -> int:
    """CK-EVT-06."""
    if not f.asked:
        f.asked = True
        check(s, f.target, "event_check", step["successes"], invests=step["invest"], sabotage=step["sabotage"])
        return AGAIN
    return branch(s, f, step["on_success"] if f.result else step["on_fail"])


def look_at_hand(s: Kings, f: Happening, step: Step) -> int:
    """CK-EVT-14: nothing if either is an automatic dynasty."""
    viewer, owner = selected(s, f, step["viewer"]), selected(s, f, step["owner"])
    if human(s, viewer) and human(s, owner):
        cards = [*sorted(s.hands[owner]), *s.laid[owner]]
        for card in cards:
            see(s, card, bit(viewer))
        faces = [FACE[card] for card in cards]
        note(
            s,
            "looked",
            house=word(s, viewer),
            other=word(s, owner),
            secret={"cards": faces},
            to=bit(viewer),
            rule="CK-EVT-10",
        )
    return go_on(f)


def may_marry(s: Kings, f: Happening, step: Step) -> int:
    go_on(f)
    call(s, Court(seat=f.target, event=step["extra_draws"]))
    return AGAIN


def age(s: Kings, f: Happening, step: Step) -> int:
    s.age[f.target] = max(0, s.age[f.target] + step["n"])
    note(s, "aged", house=word(s, f.target), age=s.age[f.target], rule="CK-EVT-10")
    return go_on(f)


OPERATIONS: dict[str, Callable[[Kings, Happening, Step], int]] = {
    "birth": birth,
    "gold": gold,
    "gold_per": gold_per,
    "pay": pay,
    "pay_or": pay_or,
    "take_from_actor": take_from_actor,
    "bag_add": bag_add,
    "kill": kill_step,
    "check": check_step,
    "look_at_hand": look_at_hand,
    "may_marry": may_marry,
    "age": age,
}


# -- steps in which somebody chooses


def choose_step(s: Kings, f: Happening, step: Step, choice: Choice) -> int | None:
    """CK-EVT-10: at once. Nothing to choose from: nothing happens."""
    options = choice.options(s, f, step)
    who = selected(s, f, step.get("chooser", "target"))
    if not options or who < 0:
        tell_idle(s, step)
        return go_on(f)
    if human(s, who):
        if len(options) > 1 or choice.may:
            return ask_open(s, choice.kind, who)
        settle(s, f, step, choice, options[0])
        return AGAIN
    secret = choice.kind == "event_token"  # what is in a bag
    action = verdict(s, f, who, options, partial(choice.auto, s, f, step, options), hidden=secret)
    if action is not None:
        settle(s, f, step, choice, action)
    return AGAIN


def tell_idle(s: Kings, step: Step) -> None:
    """An event that does nothing says so: no token is left, or nothing that it could concern."""
    if step["op"] == "place" and not left_of(s, step["token"]):
        note(s, "none_left", token=step["token"], rule="CK-LIM-01")
    else:
        note(s, "no_effect", rule="CK-EVT-10")


def settle(s: Kings, f: Happening, step: Step, choice: Choice, action: Action) -> None:
    if action == DECLINE:
        go_on(f)
    else:
        choice.answer(s, f, step, action)


def current(f: Happening) -> tuple[Step, Choice]:
    step = BLOCKS[f.block][f.at]
    return step, CHOICES[step["op"]]


def event_options(s: Kings, f: Happening, seat: int) -> list[Option]:
    step, choice = current(f)
    found: list[Option] = list(choice.options(s, f, step))
    return [DECLINE, *found] if choice.may else found


def event_answered(s: Kings, f: Happening, seat: int, action: Action) -> None:
    step, choice = current(f)
    settle(s, f, step, choice, action)


def event_default(s: Kings, f: Happening, seat: int) -> Action:
    """Decline what one may; pay rather than suffer; a duel only with somebody fit for it; otherwise the first."""
    step = BLOCKS[f.block][f.at]
    if step["op"] == "choose":
        return auto_option(s, f, step, option_options(s, f, step))
    if step.get("filter") == "male_family" and (person := duellist(s, f.target)) >= 0:
        return ("pick", id_of(person))
    return event_options(s, f, seat)[0]


PROCEDURES = [procedure(Happening, run_step)]
QUESTIONS = [
    single(kind, Happening, event_answered, options=event_options, default=event_default)
    for kind in sorted({choice.kind for choice in CHOICES.values()})
]
