"""Lines to one's own side, and who hears them."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0008", "0007"


def upgrade() -> None:
    op.add_column("chats", sa.Column("among", sa.Text))
