"""The same games for people who study them: arena, reports, PettingZoo, Gymnasium and OpenSpiel."""

from araldo.extras import need

need("research")
