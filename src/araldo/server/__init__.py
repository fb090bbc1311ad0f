"""The table over a network: transport, storage, people. Nothing here knows a rule.

`app.make_app` gives the ASGI application, `araldo serve` runs it. `hub` keeps the live tables, `store` what survives a
restart, `projection` builds what a viewer is sent.
"""

from araldo.extras import need

need("server")
