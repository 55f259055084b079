"""Picture Perfect, rule by rule."""
