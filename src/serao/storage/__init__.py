"""Everything that must outlive the program, in SQL: SQLite in one file by default, PostgreSQL for a large house."""
