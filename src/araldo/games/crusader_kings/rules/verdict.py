"""What its strategy and the rules leave open, the players decide for an automatic dynasty (CK-AI-15).

Each says in secret what is best for it; if they differ, chance decides among what was named. With the option
`automata_choices` = program the ready answers of `fallback` are taken at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from araldo.games.crusader_kings.rules.realm import present, word
from araldo.games.crusader_kings.rules.rights import ask_open
from araldo.games.crusader_kings.state import Kings, OpenChoice
from araldo.kernel import Action, Frame, Option, below, call, end, note, procedure, sealed


def verdict(
    s: Kings, f: Frame, party: int, options: Sequence[Action], ready: Callable[[], Action], *, hidden: bool = False
) -> Action | None:
    """The choice among these for an automatic dynasty; None: the players are asked, enter the step again.

    `hidden`: the options would tell what nobody may see, so that only the program can choose.
    """
    if len(options) == 1:
        return options[0]
    if hidden or s.options["automata_choices"] == "program":
        return ready()
    if isinstance(f.result, tuple) and f.result in options:
        chosen, f.result = f.result, None
        return chosen
    call(s, OpenChoice(party=party, options=list(options), ready=options.index(ready())))
    return None


def ask_players(s: Kings, f: OpenChoice) -> int | None:
    return ask_open(s, "open_choice", *(p for p in range(s.seats) if present(s, p)))


def choice_options(s: Kings, f: OpenChoice, seat: int) -> list[Option]:
    return list(f.options)


def default_choice(s: Kings, f: OpenChoice, seat: int) -> Action:
    return f.options[f.ready]


def players_agreed(s: Kings, f: OpenChoice, answers: dict[int, Action]) -> None:
    named = [option for option in f.options if option in answers.values()]
    chosen = named[below(s, len(named))] if len(named) > 1 else named[0]
    note(s, "decided", house=word(s, f.party), agreed=int(len(named) == 1), rule="CK-AI-15")
    end(s, chosen)


PROCEDURES = [procedure(OpenChoice, ask_players)]
QUESTIONS = [sealed("open_choice", OpenChoice, players_agreed, options=choice_options, default=default_choice)]
