"""The kernel: how any rulebook's procedure becomes plain data and plain functions.

Eight words carry everything: state, frame, step, question, action, chance, view, refusal. Nothing in this package
knows a game. A game's author imports from here and from nowhere else:

    from araldo.kernel import Game, State, Frame, public, zone, ask, call, end, ...
"""

from araldo.kernel.action import Action, Option, Span, Text, from_text, to_text
from araldo.kernel.chance import below, belows, commitment, key_from_seed, pick, roll
from araldo.kernel.chapter import Chapter, Procedure, procedure
from araldo.kernel.errors import AraldoError, BadSetup, Illegal, Refusal
from araldo.kernel.fields import Seen, listed, owned, public, screened, secret, shared, sided, zone
from araldo.kernel.flow import AGAIN, ASK, Free, ask, call, end, finish, leave, take_result
from araldo.kernel.game import (
    About,
    Game,
    HostChoice,
    Outcome,
    Pairing,
    Result,
    Series,
    Setup,
    TimeLimit,
    outcome_of_sides,
)
from araldo.kernel.log import Event, note
from araldo.kernel.offer import Offer, accept, counter, decline, expire, find, propose
from araldo.kernel.pieces import draw, forget, mix, move, see, shuffle, slip, stock, take
from araldo.kernel.purse import BANK, look, open_books, pay, show
from araldo.kernel.question import (
    DONE,
    DRAFT,
    PASS,
    SEALED,
    SINGLE,
    WINDOW,
    Question,
    Weighed,
    draft,
    either,
    passing,
    sealed,
    single,
    window,
    window_of_all,
)
from araldo.kernel.sides import TeamState, allies, sides_of
from araldo.kernel.state import ALL, SPECTATOR, Asked, Frame, State, bit, mask

__all__ = [
    "AGAIN", "ALL", "ASK", "BANK", "DONE", "DRAFT", "PASS", "SEALED", "SINGLE", "SPECTATOR", "WINDOW",
    "About", "Action", "AraldoError", "Asked", "BadSetup", "Chapter", "Event", "Frame", "Free", "Game", "HostChoice",
    "Illegal", "Offer", "Option", "Outcome", "Pairing", "Procedure", "Question", "Refusal", "Result", "Seen",
    "Series", "Setup", "Span", "State", "TeamState", "Text", "TimeLimit", "Weighed",
    "accept", "allies", "ask", "below", "belows", "bit", "call", "commitment", "counter", "decline", "draft", "draw",
    "either", "end", "expire", "find", "finish", "forget", "from_text", "key_from_seed", "leave", "listed", "look",
    "mask", "mix", "move", "note", "open_books", "outcome_of_sides", "owned", "passing", "pay", "pick", "procedure",
    "propose", "public", "roll", "screened", "sealed", "secret", "see", "shared", "show", "shuffle", "sided",
    "sides_of", "single", "slip", "stock", "take", "take_result", "to_text", "window", "window_of_all", "zone",
]  # fmt: skip
