"""Long trials of what the house promises: `make campaign`."""
