"""People: who is asking, accounts, profiles, ratings."""
