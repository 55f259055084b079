"""The table as people meet it: real browsers, real servers, the client as it is built."""
