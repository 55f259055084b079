"""The thin shell around the tables: HTTP, WebSockets, sessions, the lobby, and the work of opponents."""
