"""The photo studio of Picture Perfect: its arithmetic, its art, and what the rules read off a photograph."""
