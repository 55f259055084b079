"""Which extra of the package brings a library: `pip install serao` alone has what games and terminal need."""

EXTRAS = {
    "photo": ("numpy", "PIL"),
    "client": ("httpx", "websockets"),
    "server": (
        "alembic",
        "aiosmtplib",
        "argon2",
        "cryptography",
        "httptools",
        "litestar",
        "openskill",
        "prometheus_client",
        "py_vapid",
        "pyotp",
        "segno",
        "sqlalchemy",
        "structlog",
        "uvicorn",
        "webauthn",
    ),
    "cluster": ("psycopg", "redis", "saq"),
    "research": ("gymnasium", "pettingzoo"),
    "ray": ("ray",),
    "kernels": ("Cython", "setuptools"),
    "testing": ("hypothesis", "pytest"),
}


def extra_with(module: str | None) -> str | None:
    """The extra that brings a module; None where it is not ours to name."""
    name = (module or "").partition(".")[0]
    return next((extra for extra, names in EXTRAS.items() if name in names), None)
