"""Opponents: a memory in, an action out."""
