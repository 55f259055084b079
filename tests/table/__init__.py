"""Tests of the table layer: commands in, events and bytes out."""
