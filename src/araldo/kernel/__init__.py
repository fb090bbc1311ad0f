"""The kernel: how any rulebook's procedure becomes plain data and plain functions.

Eight words carry everything: state, frame, step, question, action, chance, view, refusal. Nothing in this package
knows a game. A game's author imports from here and from nowhere else:

    from araldo.kernel import Game, State, Frame, public, zone, ask, call, end, ...
"""

from araldo.kernel.action import Action, Option, Span, Text, from_text, to_text
from araldo.kernel.chance import below, commitment, key_from_seed, pick, roll
from araldo.kernel.errors import AraldoError, Illegal, Refusal
from araldo.kernel.fields import Seen, listed, owned, public, secret, shared, zone
from araldo.kernel.flow import AGAIN, ASK, Free, ask, call, end, finish, leave
from araldo.kernel.game import Game, Outcome, Pairing, Result, Series, Setup, Steps
from araldo.kernel.log import Event, note
from araldo.kernel.offer import Offer
from araldo.kernel.pieces import mix, move, see, shuffle
from araldo.kernel.purse import open_books, pay
from araldo.kernel.question import DRAFT, SEALED, SINGLE, Question
from araldo.kernel.state import ALL, SPECTATOR, Asked, Frame, State, bit, mask

__all__ = [
    "AGAIN",
    "ALL",
    "ASK",
    "DRAFT",
    "SEALED",
    "SINGLE",
    "SPECTATOR",
    "Action",
    "AraldoError",
    "Asked",
    "Event",
    "Frame",
    "Free",
    "Game",
    "Illegal",
    "Offer",
    "Option",
    "Outcome",
    "Pairing",
    "Question",
    "Refusal",
    "Result",
    "Seen",
    "Series",
    "Setup",
    "Span",
    "State",
    "Steps",
    "Text",
    "ask",
    "below",
    "bit",
    "call",
    "commitment",
    "end",
    "finish",
    "from_text",
    "key_from_seed",
    "leave",
    "listed",
    "mask",
    "mix",
    "move",
    "note",
    "open_books",
    "owned",
    "pay",
    "pick",
    "public",
    "roll",
    "secret",
    "see",
    "shared",
    "shuffle",
    "to_text",
    "zone",
]
