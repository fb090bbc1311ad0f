"""When a table's clock is to be looked at: until then it may sleep."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0003", "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("wake", sa.Float))
    op.create_index("ix_tables_wake", "tables", ["wake"])
    op.create_index("ix_tables_due", "tables", ["due"])
