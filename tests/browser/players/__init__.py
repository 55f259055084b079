"""How each game is played on its board: by pointing at what the board offers, or by keys alone."""
