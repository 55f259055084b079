"""One game in play and the company around it: commands in, events and views out, no input or output of its own."""
