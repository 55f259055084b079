"""Tables: the rooms open in this process, their sockets, their HTTP routes and what is kept of them."""
