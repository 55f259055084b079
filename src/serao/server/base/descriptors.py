"""File descriptors: as many as the system allows, of which some are kept for the database, Redis and opponents."""

import sys
from contextlib import suppress

KEPT = 256  # for everything but connections: up to 32 connections of the database alone take two each
MANY = 65_536  # connections that one process would never get to


def raise_descriptor_limit() -> None:
    """Raise this process's limit of open files to the most that the system lets it have."""
    if sys.platform == "win32":  # which has no such limit
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY if hard == resource.RLIM_INFINITY else min(hard, MANY)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):  # macOS allows less than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def connections_possible() -> int:
    """How many connections may be open so that enough descriptors are left for everything else."""
    if sys.platform == "win32":
        return MANY
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft > MANY:
        return MANY
    return max(soft - KEPT, soft // 2)
