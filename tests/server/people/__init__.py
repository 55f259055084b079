"""Accounts when wanted: a name of one's own, ways to come back, profiles, friends; none of it shown to strangers."""
