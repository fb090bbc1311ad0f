"""How persons are told that a table waits for them, what they are told, and what a ticket is about."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0005", "0004"


def upgrade() -> None:
    op.add_column("tickets", sa.Column("about", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "ways",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, nullable=False, index=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("session_id", sa.Text, nullable=False),
        sa.Column("active", sa.Boolean, nullable=False),
        sa.Column("hour", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("at", sa.Float),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.create_index("ix_ways_target", "ways", ["kind", "target"])
    op.create_table(
        "tidings",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("once", sa.Text, nullable=False, unique=True),
        sa.Column("person_id", sa.Text, nullable=False, index=True),
        sa.Column("way_id", sa.Text, nullable=False, index=True),
        sa.Column("event", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, index=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("ask", sa.Text, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("mark", sa.Text, nullable=False, unique=True),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("sent", sa.Float),
    )
    op.create_index("ix_tidings_due", "tidings", ["state", "due"])
