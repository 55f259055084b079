"""What Alembic runs: the migrations, in the transaction that `upgrade` has begun."""

from alembic import context

from serao.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by making it anew
    transactional_ddl=False,  # the transaction is not Alembic's: `upgrade` commits it, or nothing
)
context.run_migrations()
