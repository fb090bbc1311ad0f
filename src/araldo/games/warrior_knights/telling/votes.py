"""The Assembly: which Agenda, what it does, who gains or loses by it (WK-ASM, WK-PRV, WK-AGD, WK-BAN)."""

from __future__ import annotations

from typing import Any

from araldo.games.warrior_knights.board import CITIES, INCOME, KINGDOM_CITIES
from araldo.games.warrior_knights.box import (
    AGENDA_ID,
    AGENDA_TYPE,
    FACE,
    FIRST_AGENDA,
    LAW,
    MAINTAINED,
    TROOP_KINDS,
)
from araldo.games.warrior_knights.rules import agendas, assembly
from araldo.games.warrior_knights.rules.forces import wall
from araldo.games.warrior_knights.rules.places import army_of
from araldo.games.warrior_knights.rules.seats import alive
from araldo.games.warrior_knights.state import Assembly, Enactment, Knights, Motion, Vote
from araldo.games.warrior_knights.telling.base import (
    Briefer,
    Hinter,
    called,
    crowns,
    draft_of,
    force,
    pays,
    say,
    spot_of,
    text,
)
from araldo.games.warrior_knights.telling.stakes import at_stake
from araldo.kernel import Action
from araldo.kernel.telling import Brief, Change, Hint, Phrase, Spread, Target


def stakes(s: Knights, card: int) -> tuple[Change, ...]:
    """Who gains or loses, Baron by Baron."""
    name = AGENDA_ID[card - FIRST_AGENDA]
    if name == "AG-M03":
        broken = [city for city in KINGDOM_CITIES if s.breach[city] and s.siege[city] < 0]
        owners = [s.owner[city] for city in broken]
        return tuple(
            Change(say("stake-works", seat=x), None, owners.count(x), "WK-AGD-01") for x in alive(s) if x in owners
        )
    rule = "WK-AGD-02" if AGENDA_TYPE[card - FIRST_AGENDA] == LAW else "WK-AGD-01"
    return tuple(
        Change(say("stake-crowns", seat=x), s.crowns[x], s.crowns[x] + n, rule)
        for x, n in enumerate(at_stake(s, card))
        if n
    )


def on_table(s: Knights) -> int:
    return s.voted[-1] if s.voted else -1


def motion_of(s: Knights) -> Motion | None:
    return next((frame for frame in reversed(s.frames) if isinstance(frame, Motion)), None)


def meaning(s: Knights) -> Phrase:
    motion = motion_of(s)
    if motion is None or not motion.proposal or motion.proposal[0] == "revive":
        return text(FACE[on_table(s)])
    verb = motion.proposal[0]
    return text(str(motion.proposal[1])) if verb == "repeal" else say(f"help-motion-{verb}")


def vote_brief(kind: str, rule: str) -> Briefer:
    def brief(s: Knights, f: Vote, seat: int) -> Brief:
        card = on_table(s)
        held = (
            tuple(Change(say("tally-votes", seat=x), None, s.votes[x]) for x in attending(s)) if not f.amounts else ()
        )
        hurts = stakes(s, card) if card >= 0 and motion_of(s) is None else ()
        return Brief(
            title=say(f"title-{kind}", **subject_words(s)),
            help=meaning(s),
            rule=rule,
            tally=(*hurts, *held, *counted(f)),
            idle=say("idle-votes") if kind in ("commit", "ballot") else None,
            **hall_steps(s),
        )

    return brief


def subject_words(s: Knights) -> dict[str, Any]:
    """The Agenda by its name; of a Private Motion, that it is one."""
    motion = motion_of(s)
    own = motion is not None and motion.proposal and motion.proposal[0] != "revive"
    return {"agenda": "AG-PM" if own else FACE[on_table(s)]}


def attending(s: Knights) -> list[int]:
    hosts = assembly.hall(s)
    return [seat for seat in alive(s) if assembly.attends(hosts, seat)]


def counted(f: Vote) -> tuple[Change, ...]:
    """The count so far, once Votes are on the table."""
    if not f.tally:
        return ()
    if f.named:
        return tuple(Change(say("tally-for", seat=x), None, n) for x, n in enumerate(f.tally) if n)
    return (Change(say("tally-yes"), None, f.tally[1]), Change(say("tally-no"), None, f.tally[0]))


def hall_steps(s: Knights) -> dict[str, Any]:
    """Agenda after Agenda."""
    hosts = assembly.hall(s)
    if motion_of(s) is not None or not hosts.ordered:
        return {"steps": (say("step-motions"), say("step-order"), say("step-votes")), "at": 0 if motion_of(s) else 1}
    return {"steps": (say("step-order"), *(called(FACE[c]) for c in hosts.order)), "at": 1}


def commit_hint(s: Knights, f: Vote, seat: int, action: Action) -> Hint | None:
    if action[0] == "abstain":
        return Hint(effect=say("effect-abstain"))
    others = sum(s.votes[x] for x in attending(s) if x != seat)
    return Hint(effect=say("effect-commit", votes=s.votes[seat], others=others))


def voice_hint(s: Knights, f: Vote, seat: int, action: Action) -> Hint:
    card = on_table(s)
    if action[0] == "name":
        gift = say("effect-name-harm" if f.harms else "effect-name")
        return Hint(effect=gift, detail=f"agendas/{FACE[card]}")
    if action[0] == "no":
        return Hint(effect=say("effect-no"))
    change = at_stake(s, card)[seat] if card >= 0 and motion_of(s) is None else 0
    after = (crowns(s, seat, change),) if change else ()
    return Hint(effect=say("effect-yes"), after=after, detail=f"agendas/{FACE[card]}")


def order_hint(s: Knights, f: Assembly, seat: int, action: Action) -> Hint:
    return Hint(effect=say("effect-order", agenda=action[1]))


def order_brief(s: Knights, f: Assembly, seat: int) -> Brief:
    held = tuple(Change(say("tally-votes", seat=x), None, s.votes[x]) for x in attending(s))
    return Brief(
        title=say("title-order"),
        help=say("help-order"),
        rule="WK-ASM-06",
        tally=held,
        steps=(say("step-motions"), say("step-order"), say("step-votes")),
        at=1,
    )


def appoint_hint(s: Knights, f: Assembly, seat: int, action: Action) -> Hint:
    return Hint(effect=say("effect-appoint", votes=s.votes[action[1]]))


def appoint_brief(s: Knights, f: Assembly, seat: int) -> Brief:
    return Brief(title=say("title-appoint"), help=say("help-appoint"), rule="WK-ASM-04")


def write_hint(s: Knights, f: Assembly, seat: int, action: Action) -> Hint | None:
    return Hint(effect=text(action[1]), detail=f"agendas/{action[1]}") if action[0] == "write" else None


def write_brief(s: Knights, f: Assembly, seat: int) -> Brief:
    draft = draft_of(s, seat)
    given = sum(edit[-1] for edit in draft)
    spread = None
    if s.options["vote_declaration"] == "ordered":
        now = {edit[1]: edit[-1] for edit in draft}
        targets = tuple(
            Target(
                FACE[c],
                FACE[c],
                ("write", FACE[c]),
                0,
                s.votes[seat] - given + now.get(FACE[c], 0),
                now.get(FACE[c], 0),
                text(FACE[c]),
            )
            for c in f.order
        )
        spread = Spread(say("spread-write"), s.votes[seat], targets)
    return Brief(
        title=say("title-write"),
        help=say("help-write"),
        rule="WK-ASM-16",
        spread=spread,
        done=say("done-write", votes=given),
        tally=(Change("votes", s.votes[seat], s.votes[seat] - given),),
    )


# -- Private Motions, and what was passed


def propose_hint(s: Knights, f: Motion, seat: int, action: Action) -> Hint:
    verb = action[0]
    if verb == "none":
        return Hint(effect=say("effect-propose-none"), rank=99)
    if verb in ("repeal", "revive"):
        return Hint(effect=text(action[1]), detail=f"agendas/{action[1]}", group=f"motion-{verb}")
    return Hint(effect=say(f"help-motion-{verb}"), group="motion")


def propose_brief(s: Knights, f: Motion, seat: int) -> Brief:
    return Brief(
        title=say("title-propose"), help=text("AG-PM"), rule="WK-PRV-02", idle=say("idle-nothing"), **hall_steps(s)
    )


def accept_brief(s: Knights, f: Enactment, seat: int) -> Brief:
    return Brief(
        title=say("title-accept", agenda=FACE[f.card]),
        help=text(FACE[f.card]),
        rule="WK-BAN-01",
        tally=tuple(c for c in (stake_of(s, f, seat),) if c is not None),
    )


def stake_of(s: Knights, f: Enactment, seat: int) -> Change | None:
    """What it costs or brings him now."""
    change = at_stake(s, f.card)[seat]
    name = AGENDA_ID[f.card - FIRST_AGENDA]
    if name == "AG-M02":
        change = agendas.SUBSIDY
    if name == "AG-M06":
        change = -min(s.crowns[seat], agendas.FINE)
    return crowns(s, seat, change) if change else None


def accept_hint(s: Knights, f: Enactment, seat: int, action: Action) -> Hint:
    if action[0] == "refuse":
        banned = bool(s.banned >> seat & 1)
        return Hint(effect=say("effect-refuse-again" if banned else "effect-refuse"), sure=not banned)
    change = stake_of(s, f, seat)
    cost = pays(change.before - change.after) if change and change.before > change.after else ()  # type: ignore[operator]
    return Hint(cost=cost, effect=say("effect-accept"), after=(change,) if change else ())


def charter_hint(s: Knights, f: Enactment, seat: int, action: Action) -> Hint:
    city = CITIES.index(action[1])
    return Hint(effect=say("effect-city", strength=wall(s, city), income=INCOME[city]), places=(action[1],))


def disarm_hint(s: Knights, f: Enactment, seat: int, action: Action) -> Hint:
    return Hint(after=(force(s, army_of(seat, action[1]), -TROOP_KINDS[action[2]][0]),))


def forgo_hint(s: Knights, f: Enactment, seat: int, action: Action) -> Hint:
    return Hint(effect=text(action[1]), detail=f"agendas/{action[1]}")


def grant_hint(s: Knights, f: Enactment, seat: int, action: Action) -> Hint:
    army = army_of(seat, action[1])
    old = s.offices[army]
    lost = MAINTAINED[old[0] - FIRST_AGENDA] if old else 0
    effect = say("effect-grant-instead", agenda=FACE[old[0]]) if old else say("effect-grant")
    return Hint(
        effect=effect, after=(force(s, army, MAINTAINED[f.card - FIRST_AGENDA] - lost),), places=spot_of(s, army)
    )


def passed_brief(kind: str, rule: str) -> Briefer:
    def brief(s: Knights, f: Enactment, seat: int) -> Brief:
        return Brief(title=say(f"title-{kind}", agenda=FACE[f.card]), help=text(FACE[f.card]), rule=rule)

    return brief


HINTS: dict[str, Hinter] = {
    "appoint": appoint_hint, "order": order_hint, "write": write_hint, "commit": commit_hint, "ballot": commit_hint,
    "declare": voice_hint, "tie": voice_hint, "propose": propose_hint, "accept": accept_hint, "charter": charter_hint,
    "disarm": disarm_hint, "forgo": forgo_hint, "grant": grant_hint,
}  # fmt: skip
BRIEFS: dict[str, Briefer] = {
    "appoint": appoint_brief, "order": order_brief, "write": write_brief, "commit": vote_brief("commit", "WK-ASM-09"),
    "ballot": vote_brief("ballot", "WK-ASM-09"), "declare": vote_brief("declare", "WK-ASM-10"),
    "tie": vote_brief("tie", "WK-ASM-12"), "propose": propose_brief, "accept": accept_brief,
    "charter": passed_brief("charter", "WK-AGD-01"), "disarm": passed_brief("disarm", "WK-AGD-01"),
    "forgo": passed_brief("forgo", "WK-AGD-03"), "grant": passed_brief("grant", "WK-AGD-05"),
}  # fmt: skip
