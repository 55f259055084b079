"""The arena: opponents against each other on the same deals, in every rotation of the seats."""
