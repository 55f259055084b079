"""How long a test waits for what must come: one number, so that no test depends on a quiet machine."""

PATIENCE = 300.0  # seconds: a busy machine is slow, not broken
