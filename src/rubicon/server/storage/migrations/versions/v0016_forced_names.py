"""Who was forced to another name signs in with that one, and is told so."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from rubicon.core.notation import fold

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Until now they signed in with the name that was taken from them, and nobody found them by the new one."""
    op.add_column("refused_names", sa.Column("person", sa.String(length=24), nullable=True))
    op.create_index(op.f("ix_refused_names_person"), "refused_names", ["person"])
    connection = op.get_bind()
    forced = "SELECT people.id, people.name, people.login FROM people JOIN refused_names ON folded = login"
    for id, name, login in connection.execute(sa.text(forced)).all():
        wanted = {"login": fold(name), "id": id}
        taken = connection.execute(sa.text("SELECT 1 FROM people WHERE login = :login"), {"login": wanted["login"]})
        if taken.first() is None:  # else somebody has an account with that name: all stays as it was
            connection.execute(sa.text("UPDATE people SET login = :login WHERE id = :id"), wanted)
            whose = {"person": id, "folded": login}
            connection.execute(sa.text("UPDATE refused_names SET person = :person WHERE folded = :folded"), whose)


def downgrade() -> None:
    """Back to the tables before; names to sign in with stay."""
    op.drop_index(op.f("ix_refused_names_person"), "refused_names")
    op.drop_column("refused_names", "person")
