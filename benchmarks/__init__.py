"""How fast the house is: `make bench` prints tables and writes JSON. Never a test: machines are shared and noisy."""
