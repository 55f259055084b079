"""Storage in SQL: one SQLite file by default, PostgreSQL for a server of several machines."""
