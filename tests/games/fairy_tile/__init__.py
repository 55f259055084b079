"""Fairy Tile against its rules: a test for every numbered rule and every ruling."""
