"""Databases of earlier versions, opened, upgraded and played on by this one."""
