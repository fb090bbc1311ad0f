"""Persons, the browsers they use, and the seats they hold. Older seats wait for who has the link."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0004", "0003"


def upgrade() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("arms", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, nullable=False, index=True),
        sa.Column("secret", sa.Text, nullable=False, unique=True),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("way", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False, index=True),
    )
    op.create_table(
        "tickets",
        sa.Column("secret", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, index=True),
        sa.Column("until", sa.Float, nullable=False, index=True),
        sa.Column("used", sa.Float),
        sa.Column("device", sa.Text, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, nullable=False, index=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.Column("invite", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("part", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("rev", sa.Integer, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("heard", sa.Integer, nullable=False),
    )
    op.create_index("ix_seats_person", "seats", ["person_id", "part", "due", "table_id", "number"])
    held = sa.text("number > -2")
    op.create_index("ix_seats_held", "seats", ["table_id", "number"], unique=True, sqlite_where=held,
                    postgresql_where=held)  # fmt: skip
