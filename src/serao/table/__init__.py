"""A table: one game in play and the company around it. Commands in, events and views out, no I/O."""
