"""Alembic runs this: the connection comes from `bring_up`, with a transaction that is open."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
context.run_migrations()
