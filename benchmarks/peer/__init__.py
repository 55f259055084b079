"""The peer: a boardgame.io server with a game of our size, and the clients that load it."""
