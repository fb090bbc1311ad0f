"""Strangers and private talk: whom somebody shuns, reports, who seeks a table, what persons write to each other."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0007", "0006"


def upgrade() -> None:
    op.create_index("ix_tables_public", "tables", ["public", "status", "created"])
    op.create_table(
        "shuns",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("other_id", sa.Text, primary_key=True, index=True),
        sa.Column("how", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("person_id", sa.Text, nullable=False, index=True),
        sa.Column("other_id", sa.Text, nullable=False, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("settled", sa.Float),
    )
    op.create_table(
        "seeks",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False, index=True),
        sa.Column("muster_id", sa.Text, nullable=False, index=True),
        sa.Column("yes", sa.Boolean, nullable=False),
    )
    op.create_table(
        "musters",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
    )
    op.create_table(
        "whispers",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("other_id", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("unheard", sa.Boolean, nullable=False),
    )
    op.create_index("ix_whispers_from", "whispers", ["person_id", "other_id", "id"])
    op.create_index("ix_whispers_to", "whispers", ["other_id", "person_id", "id"])
    op.create_table(
        "hearings",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("other_id", sa.Text, primary_key=True, index=True),
        sa.Column("heard", sa.Integer, nullable=False),
    )
