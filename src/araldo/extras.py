"""What is not part of the core: the optional sets of packages, and the sentence for one that is not there.

`pip install araldo` gives kernel, games, bots and the command line. What imports more says so where it begins, with
`need`; a test compares this table with what is imported and with pyproject.toml.
"""

from __future__ import annotations

from importlib.util import find_spec

from araldo.kernel.errors import AraldoError

EXTRAS = {
    "server": ("PIL", "aiosmtplib", "alembic", "cryptography", "fastapi", "itsdangerous", "openskill", "platformdirs",
               "prometheus_client", "psycopg", "pydantic", "sqlalchemy", "starlette", "structlog", "uvicorn",
               "webauthn", "websockets"),
    "research": ("gymnasium", "jinja2", "markupsafe", "matplotlib", "numpy", "openskill", "pettingzoo", "pyarrow"),
    "design": ("optuna",),
    "openspiel": ("pyspiel",),
    "ray": ("ray",),
    "learn": ("sb3_contrib", "stable_baselines3", "torch"),
}  # fmt: skip


class MissingExtra(AraldoError, ImportError):
    """Something that was asked for needs packages that are not installed."""

    code = "missing-extra"


def need(extra: str) -> None:
    missing = ", ".join(name for name in EXTRAS[extra] if find_spec(name) is None)
    if missing:
        raise MissingExtra(
            f"this needs packages that are not installed ({missing}): pip install 'araldo[{extra}]'",
            missing=missing,
            extra=extra,
        )
