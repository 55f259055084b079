"""Several processes that serve the same tables, on one machine or on many."""
