"""What people are told about a decision, from what their seat may know: see `kernel.telling`."""

from __future__ import annotations

from araldo.games.crusader_kings.state import Bargain
from araldo.games.crusader_kings.telling.deals import deal
from araldo.games.crusader_kings.telling.odds import odds
from araldo.games.crusader_kings.telling.options import option
from araldo.games.crusader_kings.telling.questions import brief
from araldo.games.crusader_kings.telling.tables import TABLES, sources
from araldo.kernel.telling import Tells

TELLS = Tells(option=option, brief=brief, odds=odds, tables=TABLES, sources=sources, offers={Bargain: deal})
