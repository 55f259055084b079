"""The version of Serão that is installed."""

__version__ = "0.1.0"
