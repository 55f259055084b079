"""The contract every game keeps, and what the house gives each of them: chance, records, outcomes."""
