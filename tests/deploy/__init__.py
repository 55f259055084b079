"""How a house is deployed: every file of deploy/ and every command of docs/running.md, run."""
