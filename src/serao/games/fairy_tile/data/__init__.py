"""The tiles and pages of Fairy Tile, our own, as a data file."""
