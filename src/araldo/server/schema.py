"""The schema of the database: what is kept, table by table. Whoever makes a new database makes all of it.

A change needs a migration: `migrations/__init__.py` says how.
"""

from __future__ import annotations

import sqlalchemy as sa

meta = sa.MetaData()
facts = sa.Table(
    "facts", meta,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)  # fmt: skip
tables = sa.Table(
    "tables", meta,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),  # open, running, over
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("rev", sa.Integer, nullable=False),
    sa.Column("due", sa.Boolean, nullable=False, index=True),  # somebody who is no person is to move
    sa.Column("head", sa.Text, nullable=False),
    sa.Column("sheet", sa.Text, nullable=False),  # the seating
    sa.Column("wake", sa.Float, index=True),  # when its clock is to be looked at; until then it may sleep
    sa.Index("ix_tables_public", "public", "status", "created"),
)  # fmt: skip
moves = sa.Table(
    "moves", meta,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("rev", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.Text, nullable=False),
    sa.Column("how", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)  # fmt: skip
keys = sa.Table(
    "keys", meta,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("viewer", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("key", sa.Text, primary_key=True),
)  # fmt: skip
chats = sa.Table(
    "chats", meta,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.Text, nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),  # a person, as to_seat (see `Seating.person_of`)
    sa.Column("to_seat", sa.Integer),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    # Of a line to one's own side, who hears it: persons between commas. Its to_seat is the speaker: to whoever does not
    # look here it is nobody else's.
    sa.Column("among", sa.Text),
)  # fmt: skip
notes = sa.Table(
    "notes", meta,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, key="person", primary_key=True, autoincrement=False),  # see `Seating.person_of`
    sa.Column("text", sa.Text, nullable=False),
)  # fmt: skip
outbox = sa.Table(
    "outbox", meta,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("once", sa.Text, nullable=False, unique=True),  # what it is about: never twice
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("ask", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),  # mail, webhook
    sa.Column("target", sa.Text, nullable=False),
    sa.Column("due", sa.Float, nullable=False, index=True),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("state", sa.Text, nullable=False),  # due, sent, dropped, failed
)  # fmt: skip
bans = sa.Table(
    "bans", meta,
    sa.Column("kind", sa.Text, primary_key=True),  # address, name, token; table: it is closed
    sa.Column("value", sa.Text, primary_key=True),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("until", sa.Float),
)  # fmt: skip
persons = sa.Table(
    "persons", meta,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("arms", sa.Text, nullable=False),  # a blazon, see `arms`
    sa.Column("settings", sa.Text, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
)  # fmt: skip
sessions = sa.Table(
    "sessions", meta,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person_id", sa.Text, nullable=False, index=True),
    sa.Column("secret", sa.Text, nullable=False, unique=True),  # only its hash
    sa.Column("device", sa.Text, nullable=False),
    sa.Column("way", sa.Text, nullable=False),  # how it came about: first, link, passkey, mail
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False, index=True),
)  # fmt: skip
tickets = sa.Table(
    "tickets", meta,
    sa.Column("secret", sa.Text, primary_key=True),  # only its hash
    sa.Column("kind", sa.Text, nullable=False),  # see `people.TicketKind`
    sa.Column("person_id", sa.Text, index=True),
    sa.Column("until", sa.Float, nullable=False, index=True),
    sa.Column("used", sa.Float),
    sa.Column("device", sa.Text, nullable=False),  # that has used it
    sa.Column("about", sa.Text, nullable=False),  # the address that it confirms, or the page to which it leads
)  # fmt: skip
passkeys = sa.Table(
    "passkeys", meta,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person_id", sa.Text, nullable=False, index=True),
    sa.Column("key", sa.Text, nullable=False),  # the public one
    sa.Column("count", sa.Integer, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("used", sa.Float),
)  # fmt: skip
seats = sa.Table(
    "seats", meta,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # see `held`
    sa.Column("person_id", sa.Text, primary_key=True),
    sa.Column("host", sa.Boolean, nullable=False),
    sa.Column("invite", sa.Text, nullable=False),  # the token of an invitation that is not taken up yet
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("part", sa.Integer, nullable=False),  # where it stands among the person's games, see `standings`
    sa.Column("due", sa.Float, nullable=False),  # its place in that part
    sa.Column("rev", sa.Integer, nullable=False),  # of the table, when this was so
    sa.Column("told", sa.Text, nullable=False),  # how it stood then, in words
    sa.Column("heard", sa.Integer, nullable=False),  # the last line of the chat that was there to read
    sa.Index("ix_seats_person", "person_id", "part", "due", "table_id", "number"),
    sa.Index("ix_seats_held", "table_id", "number", unique=True, sqlite_where=sa.text("number > -2"),
             postgresql_where=sa.text("number > -2")),
)  # fmt: skip
ways = sa.Table(
    "ways", meta,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person_id", sa.Text, nullable=False, index=True),
    sa.Column("kind", sa.Text, nullable=False),  # push, mail, webhook
    sa.Column("target", sa.Text, nullable=False),  # an address: of the push service, of mail, of the hook
    sa.Column("detail", sa.Text, nullable=False),  # of a browser: its keys; of a hook: the shape that it takes
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("session_id", sa.Text, nullable=False),  # of a browser: where it is signed in
    sa.Column("active", sa.Boolean, nullable=False),
    sa.Column("hour", sa.Integer, nullable=False),  # minute of the day at which all is told together; -1: at once
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("at", sa.Float),  # of the last delivery
    sa.Column("result", sa.Text, nullable=False),  # of it: see `ways.Result`
    sa.Column("said", sa.Text, nullable=False),  # what the other side answered
    sa.Column("failures", sa.Integer, nullable=False),  # in a row
    sa.Index("ix_ways_target", "kind", "target"),
)  # fmt: skip
tidings = sa.Table(
    "tidings", meta,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("once", sa.Text, nullable=False, unique=True),  # the way, and what it is about: never twice
    sa.Column("person_id", sa.Text, nullable=False, index=True),
    sa.Column("way_id", sa.Text, nullable=False, index=True),
    sa.Column("event", sa.Text, nullable=False),  # see `tidings.Event`
    sa.Column("table_id", sa.Text, index=True),  # none: it is of no table
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("ask", sa.Text, nullable=False),
    sa.Column("told", sa.Text, nullable=False),  # words that are known beforehand
    sa.Column("mark", sa.Text, nullable=False, unique=True),  # by which a browser says that it has shown it
    sa.Column("due", sa.Float, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("state", sa.Text, nullable=False),  # due, sent, shown, answered, withdraw, withdrawn, dropped, failed
    sa.Column("sent", sa.Float),
    sa.Index("ix_tidings_due", "state", "due"),
)  # fmt: skip
results = sa.Table(
    "results", meta,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("group_id", sa.Text, nullable=False),  # "" if it was no group's
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("people", sa.Integer, nullable=False),  # seats that were people's
    sa.Column("how", sa.Text, nullable=False),  # over, called off; fork, import, lesson: it was no game of its own
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("seen", sa.Integer, nullable=False),  # by whom, as all its people agree
    sa.Column("told", sa.Text, nullable=False),  # see `Tale`
    sa.Column("drawn", sa.Boolean, nullable=False),  # the annalist has been there
    sa.Index("ix_results_seen", "seen", "ended", "table_id"),
    sa.Index("ix_results_game", "game", "seen", "ended", "table_id"),
    sa.Index("ix_results_group", "group_id", "ended", "table_id"),
    sa.Index("ix_results_undrawn", "ended", sqlite_where=sa.text("not drawn"), postgresql_where=sa.text("not drawn")),
)  # fmt: skip
played = sa.Table(
    "played", meta,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # as in `seats`
    sa.Column("person_id", sa.Text, nullable=False),  # "" once deleted
    sa.Column("seat", sa.Integer, nullable=False),  # -1: all at one screen
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),  # 0: none
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("gone", sa.Boolean, nullable=False),  # gave up on the way
    sa.Column("house", sa.Text, nullable=False),  # the game's word for the seat
    sa.Column("agree", sa.Integer, nullable=False),  # by whom it may be seen, if all others agree
    sa.Column("mu", sa.Float),  # the rating after it; none: it was not rated
    sa.Column("sigma", sa.Float),
    sa.Column("change", sa.Integer),  # of the number that people are told
    sa.Column("answers", sa.Integer, nullable=False),  # how many were given by the person,
    sa.Column("usual", sa.Float),  # and the seconds that half of them took at most
    sa.Index("ix_played_person", "person_id", "ended", "table_id"),
    sa.Index("ix_played_curve", "person_id", "game", "ended"),
)  # fmt: skip
ratings = sa.Table(
    "ratings", meta,
    sa.Column("person_id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("won", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("placed", sa.Boolean, nullable=False),  # enough games for a place in a list
    sa.Column("seen", sa.Integer, nullable=False),  # as the person wishes: all, groups, nobody
    sa.Index("ix_ratings_list", "game", "placed", "seen", "mu"),
)  # fmt: skip
companies = sa.Table(
    "companies", meta,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("arms", sa.Text, nullable=False),  # a blazon
    sa.Column("invite", sa.Text, nullable=False, unique=True),  # the secret of its link; "" is nobody's
    sa.Column("likes", sa.Text, nullable=False),  # what fills the set-up of its tables
    sa.Column("made", sa.Float, nullable=False),
)  # fmt: skip
members = sa.Table(
    "members", meta,
    sa.Column("company_id", sa.Text, primary_key=True),
    sa.Column("person_id", sa.Text, primary_key=True, index=True),
    sa.Column("role", sa.Text, nullable=False),  # keeper, deputy, member
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("zone", sa.Text, nullable=False),  # the time zone in which they live, as their browser names it
    sa.Column("heard", sa.Integer, nullable=False),  # the last line of the chat that was there to read
)  # fmt: skip
evenings = sa.Table(
    "evenings", meta,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("company_id", sa.Text, nullable=False, index=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("minutes", sa.Integer, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("changed", sa.Integer, nullable=False),  # how often: a calendar takes the newest
)  # fmt: skip
answers = sa.Table(
    "answers", meta,
    sa.Column("evening_id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person_id", sa.Text, primary_key=True, index=True),
    sa.Column("answer", sa.Text, nullable=False),  # yes, maybe, no
)  # fmt: skip
talk = sa.Table(
    "talk", meta,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("company_id", sa.Text, nullable=False, index=True),
    sa.Column("person_id", sa.Text, nullable=False),  # "" once deleted
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)  # fmt: skip
hosted = sa.Table(
    "hosted", meta,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("company_id", sa.Text, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Index("ix_hosted_company", "company_id", "made", "table_id"),
)  # fmt: skip
shuns = sa.Table(
    "shuns", meta,
    sa.Column("person_id", sa.Text, primary_key=True),  # who wants it so; nobody else is told
    sa.Column("other_id", sa.Text, primary_key=True, index=True),
    sa.Column("how", sa.Text, nullable=False),  # mute: nothing of what they say; block: they do not meet either
    sa.Column("at", sa.Float, nullable=False),
)  # fmt: skip
reports = sa.Table(
    "reports", meta,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("person_id", sa.Text, nullable=False, index=True),  # who has reported; "" once deleted
    sa.Column("other_id", sa.Text, nullable=False, index=True),  # about whom
    sa.Column("name", sa.Text, nullable=False),  # what they were called then
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("place", sa.Text, nullable=False),  # the table or the group where it was, if it was at one
    sa.Column("lines", sa.Text, nullable=False),  # what they had said there, as the reporter heard it
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("settled", sa.Float),
)  # fmt: skip
seeks = sa.Table(
    "seeks", meta,
    sa.Column("person_id", sa.Text, primary_key=True),
    sa.Column("wish", sa.Text, nullable=False),  # see `seeks.Wish`
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("until", sa.Float, nullable=False, index=True),
    sa.Column("muster_id", sa.Text, nullable=False, index=True),  # those who have come together; "": not yet
    sa.Column("yes", sa.Boolean, nullable=False),  # and are still of that mind
)  # fmt: skip
musters = sa.Table(
    "musters", meta,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("lang", sa.Text, nullable=False),
    sa.Column("state", sa.Text, nullable=False),  # called, making, made
    sa.Column("until", sa.Float, nullable=False),  # all must have said yes, or another worker tries
    sa.Column("table_id", sa.Text, nullable=False),  # once it is made
)  # fmt: skip
whispers = sa.Table(
    "whispers", meta,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("person_id", sa.Text, nullable=False),  # who writes
    sa.Column("other_id", sa.Text, nullable=False),  # to whom
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("unheard", sa.Boolean, nullable=False),  # they wanted to hear nothing from there
    sa.Index("ix_whispers_from", "person_id", "other_id", "id"),
    sa.Index("ix_whispers_to", "other_id", "person_id", "id"),
)  # fmt: skip
hearings = sa.Table(
    "hearings", meta,
    sa.Column("person_id", sa.Text, primary_key=True),
    sa.Column("other_id", sa.Text, primary_key=True, index=True),
    sa.Column("heard", sa.Integer, nullable=False),  # the last line from there that was there to read
)  # fmt: skip
