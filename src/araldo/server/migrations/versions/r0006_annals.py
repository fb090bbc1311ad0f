"""Games that are over: results, who played, ratings. Those from before are entered by the annalist."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0006", "0005"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("group_id", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("how", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("drawn", sa.Boolean, nullable=False),
    )
    op.create_index("ix_results_seen", "results", ["seen", "ended", "table_id"])
    op.create_index("ix_results_game", "results", ["game", "seen", "ended", "table_id"])
    op.create_index("ix_results_group", "results", ["group_id", "ended", "table_id"])
    undrawn = sa.text("not drawn")
    op.create_index("ix_results_undrawn", "results", ["ended"], sqlite_where=undrawn, postgresql_where=undrawn)
    op.create_table(
        "played",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("house", sa.Text, nullable=False),
        sa.Column("agree", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
        sa.Column("change", sa.Integer),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("usual", sa.Float),
    )
    op.create_index("ix_played_person", "played", ["person_id", "ended", "table_id"])
    op.create_index("ix_played_curve", "played", ["person_id", "game", "ended"])
    op.create_table(
        "ratings",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("placed", sa.Boolean, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
    )
    op.create_index("ix_ratings_list", "ratings", ["game", "placed", "seen", "mu"])
    op.create_table(
        "companies",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("arms", sa.Text, nullable=False),
        sa.Column("invite", sa.Text, nullable=False, unique=True),
        sa.Column("likes", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("company_id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, primary_key=True, index=True),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("heard", sa.Integer, nullable=False),
    )
    op.create_table(
        "evenings",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("company_id", sa.Text, nullable=False, index=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
    )
    op.create_table(
        "answers",
        sa.Column("evening_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.Text, primary_key=True, index=True),
        sa.Column("answer", sa.Text, nullable=False),
    )
    op.create_table(
        "talk",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("company_id", sa.Text, nullable=False, index=True),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "hosted",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("company_id", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("ix_hosted_company", "hosted", ["company_id", "made", "table_id"])
