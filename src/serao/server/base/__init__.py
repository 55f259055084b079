"""What every other package of the server builds on: settings, clock, ids, database, limits, faults, metrics."""
