"""Players that are not people; they see only what the kernel shows a seat.

Four levels at a table: `random`, the game's own heuristic bot, `scholar` and `sage`. The last two search, 0.3 and 2
seconds a decision, in processes of their own. In arenas and studies a search can be spelt out: `mcts@0.5s` thinks half
a second, `mcts@200` makes 200 simulations (the same every time), `flat@200` is flat Monte Carlo.
"""

from araldo.bots.detached import seat_thinkers
from araldo.bots.levels import FLAT, LEVELS, TREE, known, plan_of, player

__all__ = ["FLAT", "LEVELS", "TREE", "known", "plan_of", "player", "seat_thinkers"]
