"""The client, against real houses."""
