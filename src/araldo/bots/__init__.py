"""Players that are not people; they see only what the kernel shows a seat.

Every bot of a game plays at five levels: `novice`, `squire`, as it is, `scholar` and `sage` (see `levels`). The last
two search, 0.3 and 2 seconds a decision, in processes of their own. In arenas and studies a search can be spelt out:
`mcts@0.5s` thinks half a second, `mcts@200` makes 200 simulations (the same every time), `flat@200` is flat Monte
Carlo.
"""

from araldo.bots.detached import seat_levels
from araldo.bots.levels import FLAT, SLIPS, STRENGTHS, THINKS, TREE, known, plan_of, player
from araldo.bots.marks import mark_of

__all__ = ["FLAT", "SLIPS", "STRENGTHS", "THINKS", "TREE", "known", "mark_of", "plan_of", "player", "seat_levels"]
