"""The server: HTTP and WebSockets around the tables, in packages by concern."""
